"""`bedesten perft`: count every legal course of play."""

import json
import time
import tomllib
from pathlib import Path
from typing import Annotated

import typer

from bedesten.arena.simulate import game_luck
from bedesten.cli.common import AsJson, GameName, Words, console, print_json, read_text, read_words, usual_players
from bedesten.core.engine import is_compiled
from bedesten.core.errors import BadOption, BadPosition
from bedesten.core.perft import perft as count_courses
from bedesten.core.registry import find_game


def perft(
    game_name: GameName,
    words: Words = None,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, metavar="N", help="How many actions deep.")] = 3,
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help="How many seats.  [dim]\\[default: 3][/dim]")
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="The luck of the set-up.  [dim]\\[default: 1][/dim]"),
    ] = None,
    position: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Begin at this position (JSON or TOML) instead of a new game."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Count every legal course of play, with every outcome of luck, to a depth.

    The counts guard the rules: whoever changes the engine and means no rule to change gets the same numbers. A game
    that ends on the way counts once.

    [bold]Examples[/bold]
      bedesten perft istanbul --depth 4
      bedesten perft istanbul layout=long -p 2 -d 3 --seed 5
      bedesten replay games/00000.record --at 40 --json > middle.json
      bedesten perft istanbul --depth 3 --position middle.json
    """
    game = find_game(game_name)
    if position is not None:
        if words or players is not None or seed is not None:
            raise BadOption("a position has its own players and options: --position goes with --depth and --json only.")
        state = game.read(read_position(position))
    else:
        options = read_words(game, words or [])
        seats = usual_players(game, 3) if players is None else players
        state = game.start(seats, game_luck(1 if seed is None else seed), **options)
    out = console()
    if not as_json:
        out.print(f"{'depth':>5} {'courses':>20} {'seconds':>10}", style="dim")
    rows = []
    for d in range(1, depth + 1):
        start = time.perf_counter()
        count = count_courses(state, d)
        seconds = time.perf_counter() - start
        rows.append({"depth": d, "count": count, "seconds": round(seconds, 6)})
        if not as_json:
            out.print(f"{d:>5} {count:>20,} {seconds:>10.3f}")
    if as_json:
        print_json({"game": game.name, "depths": rows, "compiled": is_compiled()})


def read_position(path: Path) -> dict[str, object]:
    """Read a position from a file of JSON or TOML; raise BadPosition if it is neither."""
    text = read_text(path)
    try:
        data: object = tomllib.loads(text) if path.suffix.lower() == ".toml" else json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(
            [f"{path} cannot be read as {'TOML' if path.suffix == '.toml' else 'JSON'}: {error}"]
        ) from error
    if not isinstance(data, dict):
        raise BadPosition([f"{path}: a position is a table of names and values"])
    return data
