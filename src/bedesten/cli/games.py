"""`bedesten games`: what can be played here."""

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from bedesten.cli.common import console, print_json
from bedesten.core.registry import Game, all_games


def games(as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False) -> None:
    """List the games of the house with their players, rule sets and options.

    The options are given to the other commands as words name=value behind the name of the game.

    [bold]Examples[/bold]
      bedesten games
      bedesten games --json
      bedesten play istanbul layout=long neutral=yes
    """
    if as_json:
        print_json([facts(here) for here in all_games()])
        return
    out = console()
    for here in all_games():
        low, high = here.players[0], here.players[-1]
        players = f"{low} to {high} players" if low != high else f"{low} players"
        out.print(Text.assemble((here.name, "bold"), f"   {here.title}, {players}, rules version {here.rules_version}"))
        out.print(here.summary, markup=False)
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="dim")
        table.add_column("option", no_wrap=True)
        table.add_column("default", no_wrap=True)
        table.add_column("accepts")
        for option in here.options:
            table.add_row(option.name, option.default, Text(f"{option.accepted()}\n({option.summary})"))
        out.print()
        out.print(table)
        out.print()


def facts(here: Game) -> dict[str, object]:
    """Return all that a game announces, ready for JSON."""
    return {
        "name": here.name,
        "title": here.title,
        "summary": here.summary,
        "rules_version": here.rules_version,
        "players": list(here.players),
        "options": [
            {
                "name": option.name,
                "summary": option.summary,
                "default": option.default,
                "choices": list(option.choices),
                "also": option.also,
            }
            for option in here.options
        ],
    }
