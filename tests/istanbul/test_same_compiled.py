"""The compiled and the interpreted engine play the same games, action by action."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import bedesten.games.istanbul.state as engine
from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.core.registry import game
from tests.istanbul.games import MODES
from tests.istanbul.test_memory import busy_tables

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"
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


def is_compiled() -> bool:
    return not engine.__file__.endswith(".py")


def test_the_engine_is_the_one_that_was_asked_for() -> None:
    assert is_compiled() == bool(os.environ.get("BEDESTEN_COMPILED"))


def test_no_compiled_module_is_left_in_the_source_tree() -> None:
    """A shared object beside a source file would shadow it for ever."""
    assert list((ROOT / "src").rglob("*.so")) == []


@pytest.mark.slow
def test_the_compiled_engine_is_not_older_than_its_source() -> None:
    for path in COMPILED.rglob("*.so"):
        source = ROOT / "src" / path.relative_to(COMPILED).with_name(path.name.partition(".")[0] + ".py")
        if source.exists():
            assert source.read_text("utf-8") == path.with_name(source.name).read_text("utf-8"), (
                f"{source.name} has changed since the engine was compiled; `make compiled` builds it again"
            )


@pytest.mark.slow
def test_compiled_and_interpreted_play_the_same_games() -> None:
    if (COMPILED / "INTERPRETED").exists():
        pytest.skip((COMPILED / "INTERPRETED").read_text("utf-8"))
    other = ROOT / "src" if is_compiled() else COMPILED
    program = "import bedesten; from tests.istanbul import test_same_compiled as t; print(t.is_compiled(), t.digest())"
    answer = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{other}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert answer == [str(not is_compiled()), digest()]
