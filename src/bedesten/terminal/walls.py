"""The walls of games that are played alone at this terminal: what each finished game has reached, kept in a file.

A wall is a file of the user's data folder with one game in each line, the oldest first; nothing but new lines is ever
written to it.
"""

import hashlib
import json
import time
from dataclasses import asdict
from pathlib import Path

from bedesten.core.contract import OVER
from bedesten.core.errors import BadWall
from bedesten.core.folder import data_folder
from bedesten.core.record import Recorder
from bedesten.core.registry import Game
from bedesten.core.wall import Collection, SoloGame

ID = 16
"""Letters that tell games apart."""


def wall_file(game: Game) -> Path:
    """Return where the wall of a game is kept."""
    return data_folder() / f"wall-{game.name}.jsonl"


def read_wall(game: Game) -> Collection:
    """Return what is on the wall of a game that has one; raise BadWall, saying which line is wrong."""
    assert game.wall is not None
    file = wall_file(game)
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return Collection(game.wall, [_read(file, number, line) for number, line in enumerate(lines, 1)])


def keep_on_wall(recorder: Recorder) -> SoloGame | None:
    """Keep a finished game on the wall; nothing if it does not belong there.

    That is so if the game has no wall, is not over, was played by several, began in a position, or is there already.
    """
    game, record = recorder.game, recorder.record
    if game.wall is None or recorder.state.seat != OVER or record.players > 1 or record.position is not None:
        return None
    # What was played says which game it is, whoever sat there and wherever it was saved.
    course = [*record.options.items(), *record.setup, *((entry.notation, entry.luck) for entry in record.entries)]
    name = hashlib.sha256(repr(course).encode()).hexdigest()[:ID]
    if any(name == kept.id for kept in read_wall(game).games):
        return None
    finished = game.wall.finished(name, time.time(), record.options, recorder.state)
    file = wall_file(game)
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(f"{json.dumps(asdict(finished))}\n")
    return finished


def _read(file: Path, number: int, line: str) -> SoloGame:
    try:
        kept = json.loads(line)
        return SoloGame(
            str(kept["id"]),
            float(kept["at"]),
            {str(name): str(value) for name, value in kept["settings"].items()},
            {str(what): int(have) for what, have in kept["reached"].items()},
            tuple(map(str, kept["tiles"])),
        )
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadWall(f"line {number} of {file} is not a finished game; mend or remove it, or move the file") from error
