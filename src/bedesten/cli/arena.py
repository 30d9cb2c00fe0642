"""`bedesten arena`: let bots compete, and say who plays better, and how sure that is."""

from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from bedesten.arena.certainty import ERROR
from bedesten.arena.cluster import on_cluster
from bedesten.arena.competing import compete
from bedesten.arena.figures import Figures, Share, figures_of
from bedesten.arena.lineups import Lineup
from bedesten.arena.plots import demand_plot, draw
from bedesten.arena.processes import on_processes
from bedesten.arena.tournament import Runner, Tournament
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
from bedesten.core.errors import BadOption
from bedesten.core.registry import find_game

UNKNOWN = "–"


def arena(
    game_name: GameName,
    words: Words = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            metavar="NAMES",
            help="Who competes, with commas between: easy, medium, greedy, random, or your own as module:Class.",
        ),
    ] = "medium,easy",
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help="How many seats.  [dim]\\[default: 4][/dim]")
    ] = None,
    games: Annotated[
        int,
        typer.Option("--games", "-g", min=1, metavar="N", help="How many games at most; only whole deals are played."),
    ] = 1000,
    seed: Seed = 1,
    lineups: Annotated[
        str,
        typer.Option(
            metavar="WHICH",
            help="Who meets: mixed (everybody in every mix), alone (each in one seat against each other in the rest), "
            "first (only the first one so).",
        ),
    ] = "mixed",
    orders: Annotated[
        str, typer.Option(metavar="WHICH", help="In which seat orders: every, or rotated, which are fewer.")
    ] = "every",
    play_all: Annotated[
        bool, typer.Option("--play-all", help="Play all games, also when all is certain earlier.")
    ] = False,
    results: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Keep each game in this file (JSON), and go on from there.", show_default=False
        ),
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Draw win shares and ratings (.svg or .png).", show_default=False),
    ] = None,
    workers: Workers = 1,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: auto, or host:port.", show_default=False),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots compete, and say who plays better, and how sure that is.

    Everybody meets in every line-up and every seat order, and all these games have the same luck: a deal. Intervals
    are 95 %, over deals. It stops when it is certain who is better than whom; that is wrong at most once in 20 times.
    The results of a seed are the same however many workers or machines play.

    [bold]Examples[/bold]
      bedesten arena istanbul --bots medium,easy -p 2 --games 400 --workers 2
      bedesten arena istanbul layout=random --bots medium,greedy --plot shares.svg
      bedesten arena istanbul --bots my_module:MyBot,greedy --lineups first
      bedesten arena istanbul --bots medium,medium,easy --results mine.json --json
    """
    game = find_game(game_name)
    options = read_words(game, words or [])
    seats = usual_players(game, 4) if players is None else players
    names = tuple(filter(None, map(str.strip, bots.split(","))))
    tournament = Tournament(game.name, seats, names, games, seed, options, lineups, orders)
    tournament.demand_playable()
    if plot is not None:
        demand_plot(plot)
    with games_bar(tournament.last_game, shown=not as_json) as bar:
        played = compete(tournament, _runner(workers, ray), file=results, stops=not play_all, progress=bar.update)
    figures = figures_of(played)
    if plot is not None:
        draw(figures, plot)
    if as_json:
        print_json({**figures.data(), "compiled": is_compiled()})
    else:
        _print_tables(figures)
        for what, file in (("results are", results), ("plot is", plot)):
            if file is not None:
                console().print(f"The {what} in {file}.", markup=False)


def _runner(workers: int, ray: str | None) -> Runner:
    if ray is None:
        return partial(on_processes, workers=workers)
    if workers > 1:
        raise BadOption(
            "workers are processes of this machine; a cluster (--ray) has its own, so that --workers is left out."
        )
    return partial(on_cluster, address=ray)


def _print_tables(figures: Figures) -> None:
    out = console()
    table = plain_table("bot", ">win share", ">95 %", ">rating", ">round", f">{figures.score}", ">ms", ">99 %")
    for bot in figures.bots:
        rating = UNKNOWN if bot.rating is None else f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}"
        table.add_row(
            Text(bot.name),
            f"{bot.share.mean:.1%}",
            _interval(bot.share, figures.deals),
            rating,
            _number(bot.winning_round, ".1f"),
            f"{bot.score:.2f}",
            _number(bot.median_time, ".3g"),
            _number(bot.late_time, ".3g"),
        )
    out.print(table)
    out.print()
    if len(figures.lineups) > 1:
        _print_lineups(figures)
    size = len(figures.tournament.seatings)
    out.print(
        f"{_count(figures.deals, 'deal')} of {_count(size, 'game')}, seed {figures.tournament.seed}; "
        f"{figures.bots[0].share.fair:.1%} is fair ({engine_words()})",
        markup=False,
    )
    labels = figures.tournament.labels
    for (one, other), deals in figures.better.items():
        out.print(
            f"{labels[one]} plays better than {labels[other]}: certain after {_count(deals, 'deal')}.", markup=False
        )
    if figures.better:
        out.print(f"The chance that any of this is wrong is {ERROR:.0%} at most.", markup=False)
    if not figures.is_certain:
        out.print(
            "Of the others it is not certain who is better." if figures.better else "It is not certain who is better."
        )
    if not figures.courses:
        out.print("Ratings need openskill: pip install 'bedesten[arena]'", markup=False)


def _print_lineups(figures: Figures) -> None:
    labels = figures.tournament.labels
    table = plain_table("line-up", "bot", ">win share", ">95 %")
    for of in figures.lineups:
        name = lineup_name(of.lineup, labels)
        for one, share in of.shares.items():
            table.add_row(Text(name), Text(labels[one]), f"{share.mean:.1%}", _interval(share, figures.deals))
            name = ""
    console().print(table)
    console().print()


def lineup_name(lineup: Lineup, labels: tuple[str, ...]) -> str:
    """Return a line-up for people, such as `greedy, 3 medium`."""
    counts = [(labels[one], len(list(seats))) for one, seats in groupby(lineup)]
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in counts)


def _interval(share: Share, deals: int) -> str:
    return UNKNOWN if deals == 1 else f"{100 * share.low:.1f} – {100 * share.high:.1f}"


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _number(value: float | None, form: str) -> str:
    return UNKNOWN if value is None else format(value, form)
