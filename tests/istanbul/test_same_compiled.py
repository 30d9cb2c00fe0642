"""The compiled and the interpreted engine play the same games, action by action."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bedesten.core.contract import OVER
from bedesten.core.engine import BUILD, is_compiled
from bedesten.core.luck import FastLuck
from bedesten.core.registry import game
from tests.istanbul.games import MODES
from tests.istanbul.test_memory import busy_tables

ROOT = Path(__file__).parents[2]
GAMES = 1400
LONGEST = 600


def digest() -> str:
    """Play games of every mode and hash each seat, each list of actions, each final position and imagined ones."""
    here = game("istanbul")
    courses = hashlib.sha256()
    for number in range(GAMES):
        mode = MODES[number % len(MODES)]
        luck = FastLuck(number)
        state = mode.start(luck, mode.layout(number // len(MODES)))
        for _ in range(LONGEST):
            if state.seat == OVER:
                break
            actions = state.actions()
            courses.update(repr((int(state.seat), actions)).encode())
            state.apply(actions[luck.below(len(actions))], luck)
        courses.update(repr(here.write(state)).encode())
        courses.update(repr(here.write(state.imagine(0, luck))).encode())
    for doubtful, luck in busy_tables(range(8), 15):
        for seat in range(3):
            courses.update(repr(here.write(doubtful.imagine(seat, luck))).encode())
    return courses.hexdigest()


@pytest.mark.slow
def test_compiled_and_interpreted_play_the_same_games() -> None:
    if (BUILD / "INTERPRETED").exists():
        pytest.skip((BUILD / "INTERPRETED").read_text("utf-8"))
    other = "interpreted" if is_compiled() else "compiled"
    program = "import bedesten; from tests.istanbul import test_same_compiled as t; print(t.is_compiled(), t.digest())"
    answer = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "BEDESTEN_ENGINE": other},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert answer == [str(not is_compiled()), digest()]
