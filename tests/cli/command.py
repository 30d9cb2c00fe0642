"""The command under test: as a process of its own, or called in this one, which is faster."""

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bedesten.arena.simulate import Plan, game_luck, simulate
from bedesten.core.record import UNFINISHED, Record
from bedesten.core.registry import find_game
from tests.samples import SOME_GAME

WIDTH = 100
ENVIRONMENT = {
    "COLUMNS": str(WIDTH),
    "NO_COLOR": "1",
    "PYTHONIOENCODING": "utf-8",
}


@dataclass(frozen=True)
class Answer:
    """What a call of the command gave back."""

    code: int
    out: str
    err: str


def process(*arguments: str, stdin: str = "", cwd: Path | None = None, **environment: str) -> Answer:
    """Run the command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "bedesten", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=cwd,
        env=os.environ | ENVIRONMENT | environment,
        timeout=60,
        check=False,
    )
    return Answer(done.returncode, done.stdout, done.stderr)


def seed_with_start(seat: int, players: int = 3) -> int:
    """Return a seed whose game begins with this seat, so that a script can say what a person does first."""
    for seed in range(1000):
        if find_game(SOME_GAME).start(players, game_luck(seed)).seat == seat:
            return seed
    raise AssertionError


def random_game(folder: Path, players: int = 2, seed: int = 1) -> Record:
    """Return the record of a whole game of random bots."""
    simulate(Plan(SOME_GAME, players, ("random",) * players, 1, seed, records=folder))
    return Record.read((folder / "00000.record").read_text(encoding="utf-8"))


def cut_off(record: Record, names: Sequence[str], last: int) -> list[str]:
    """Take the last actions off a record and give it to other players; return what was taken off."""
    taken = [entry.notation for entry in record.entries[-last:]]
    del record.entries[-last:]
    record.result = UNFINISHED
    record.names = list(names)
    return taken
