"""`bedesten games`: what can be played here."""

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from bedesten.cli.common import console, print_json
from bedesten.core.registry import Game, all_games, numbers_of


def games(as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False) -> None:
    """List the games of the house with their players, rule sets and options.

    The options are given to the other commands as words name=value behind the name of the game.

    [bold]Examples[/bold]
      bedesten games
      bedesten games --json
      bedesten play istanbul layout=long neutral=yes
    """
    if as_json:
        print_json([facts(game) for game in all_games()])
        return
    out = console()
    for game in all_games():
        players = numbers_of(game.players)
        out.print(Text.assemble((game.word, "bold"), f"   {game.title}, {players}, rules version {game.rules_version}"))
        out.print(game.summary, markup=False)
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="dim")
        table.add_column("option", no_wrap=True)
        table.add_column("default", no_wrap=True)
        table.add_column("accepts")
        for option in game.options:
            table.add_row(option.name, option.default, Text(f"{option.accepted()}\n({option.summary})"))
        out.print()
        out.print(table)
        out.print()


def facts(game: Game) -> dict[str, object]:
    """Return all that a game announces, ready for JSON."""
    return {
        "name": game.name,
        "title": game.title,
        "summary": game.summary,
        "rules_version": game.rules_version,
        "players": list(game.players),
        "options": [
            {
                "name": option.name,
                "summary": option.summary,
                "default": option.default,
                "choices": list(option.choices),
                "also": option.also,
                "players": {choice: list(players) for choice, players in option.players.items()},
            }
            for option in game.options
        ],
    }
