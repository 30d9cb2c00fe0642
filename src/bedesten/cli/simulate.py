"""`bedesten simulate`: let bots play many games and count."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bedesten.arena.simulate import Plan, Tally, bots_for
from bedesten.arena.simulate import simulate as run
from bedesten.cli.common import AsJson, GameName, Words, console, error_console, print_json, read_words
from bedesten.core.engine import is_compiled
from bedesten.core.registry import game


def simulate(
    game_name: GameName,
    words: Words = None,
    players: Annotated[int, typer.Option("--players", "-p", metavar="N", help="How many seats.")] = 4,
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
    seed: Annotated[int, typer.Option(min=0, metavar="N", help="The same seed plays the same games.")] = 1,
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, metavar="N", help="How many processes play.")] = 1,
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
    here = game(game_name)
    options = read_words(here, words or [])
    settings = here.settings(players, options)
    bots = bots_for(bot or ["random"], players)
    plan = Plan(here.name, players, bots, games, seed, options, records)
    with _bar(games, shown=not as_json) as bar:
        tally = run(plan, workers, bar.update)
    facts = {
        **tally.numbers(),
        "compiled": is_compiled(),
        "game": here.name,
        "players": players,
        "options": settings,
        "bots": list(bots),
        "seed": seed,
        "workers": workers,
    }
    if as_json:
        print_json(facts)
    else:
        _print_tables(tally, bots, facts, records)


class _Bar:
    """A bar that appears with the first news, when all worker processes have been started."""

    def __init__(self, games: int, shown: bool) -> None:
        err = error_console()
        self.progress: Progress | None = None
        if shown and err.is_terminal:
            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self.progress = Progress(*columns, console=err, transient=True)
            self.task = self.progress.add_task("games", total=games)

    def update(self, games: int) -> None:
        if self.progress is not None:
            self.progress.start()
            self.progress.update(self.task, completed=games)

    def stop(self) -> None:
        if self.progress is not None:
            self.progress.stop()


@contextmanager
def _bar(games: int, shown: bool) -> Iterator[_Bar]:
    bar = _Bar(games, shown)
    try:
        yield bar
    finally:
        bar.stop()


def _print_tables(tally: Tally, bots: tuple[str, ...], facts: dict[str, object], records: Path | None) -> None:
    out = console()
    seats = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    seats.add_column("seat", justify="right")
    seats.add_column("bot")
    seats.add_column("wins", justify="right")
    seats.add_column("share", justify="right")
    for seat, (name, wins) in enumerate(zip(bots, tally.wins, strict=True)):
        share = float(wins) / tally.games
        seats.add_row(str(seat), Text(name), f"{float(wins):g}", f"{share:.1%}")
    out.print(seats)
    out.print()
    engine = "compiled" if facts["compiled"] else "interpreted, much slower than compiled"
    out.print(
        f"{tally.games} games, {tally.decisions} decisions, {facts['mean_rounds']} rounds a game on average\n"
        f"{tally.seconds:.2f} seconds: {facts['decisions_per_second']:,} decisions and "
        f"{facts['games_per_second']:,} games a second (engine {engine})",
        markup=False,
    )
    if records is not None:
        out.print(f"The records are in {records}.", markup=False)
