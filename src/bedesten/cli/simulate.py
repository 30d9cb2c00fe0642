"""`bedesten simulate`: let bots play many games and count."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from bedesten.arena.simulate import Plan, Tally, bots_for
from bedesten.arena.simulate import simulate as run
from bedesten.cli.common import (
    AsJson,
    GameName,
    Seed,
    Words,
    Workers,
    console,
    engine_words,
    plain_table,
    print_json,
    read_words,
    usual_players,
)
from bedesten.cli.progress import games_bar
from bedesten.core.engine import is_compiled
from bedesten.core.registry import find_game


def simulate(
    game_name: GameName,
    words: Words = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help="How many seats.  [dim]\\[default: 4][/dim]")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-g", min=1, metavar="N", help="How many games.")] = 100,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            "-b",
            metavar="NAME",
            help="Who plays: easy, medium, greedy, random, or your own as module:Class. "
            "Once for all seats, or once for each seat.  [dim]\\[default: random][/dim]",
            show_default=False,
        ),
    ] = None,
    seed: Seed = 1,
    workers: Workers = 1,
    records: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep the record of each game in this folder.", show_default=False),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, and count who wins and how fast it goes.

    The numbers of a seed are the same however many workers play. A victory shared by two counts one half for each.
    A bot of yours is any class with a method choose(world, luck) that returns one of world.actions(); the current
    folder is searched for its module.

    [bold]Examples[/bold]
      bedesten simulate istanbul --players 4 --games 1000 --bot random --seed 1
      bedesten simulate istanbul -p 2 -g 200 --bot medium --bot easy --workers 2
      bedesten simulate istanbul neutral=yes -p 3 --bot my_module:MyBot --json
      bedesten simulate istanbul -p 3 -g 10 --bot medium --records games/
    """
    game = find_game(game_name)
    options = read_words(game, words or [])
    seats = usual_players(game, 4) if players is None else players
    settings = game.settings(seats, options)
    bots = bots_for(bot or ["random"], seats)
    plan = Plan(game.name, seats, bots, games, seed, options, records)
    with games_bar(games, shown=not as_json) as bar:
        tally = run(plan, workers, bar.update)
    facts = {
        **tally.numbers(),
        "compiled": is_compiled(),
        "game": game.name,
        "players": seats,
        "options": settings,
        "bots": list(bots),
        "seed": seed,
        "workers": workers,
    }
    if as_json:
        print_json(facts)
    else:
        _print_tables(tally, bots, facts, records)


def _print_tables(tally: Tally, bots: tuple[str, ...], facts: dict[str, object], records: Path | None) -> None:
    out = console()
    seats = plain_table(">seat", "bot", ">wins", ">share")
    for seat, (name, wins) in enumerate(zip(bots, tally.wins, strict=True)):
        share = float(wins) / tally.games
        seats.add_row(str(seat), Text(name), f"{float(wins):g}", f"{share:.1%}")
    out.print(seats)
    out.print()
    out.print(
        f"{tally.games} games, {tally.decisions} decisions, {facts['mean_rounds']} rounds a game on average\n"
        f"{tally.seconds:.2f} seconds: {facts['decisions_per_second']:,} decisions and "
        f"{facts['games_per_second']:,} games a second ({engine_words()})",
        markup=False,
    )
    if records is not None:
        out.print(f"The records are in {records}.", markup=False)
