"""The compiled and the interpreted engine play the same games, action by action: in every game."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bedesten.core.contract import OVER
from bedesten.core.engine import BUILD, is_compiled
from bedesten.core.luck import FastLuck
from tests.every_game import ALL_SAMPLES, every_game
from tests.samples import Samples

ROOT = Path(__file__).parents[1]
DECISIONS = 75_000
"""How many decisions of each game are compared, about."""

LONGEST = 4
"""How many times as long as others a game is followed: not all that is played at random comes to an end."""


def digest(name: str, decisions: int = DECISIONS) -> str:
    """Play games of every mode and hash each seat, each list of actions, some positions and imagined ones."""
    samples = next(samples for samples in ALL_SAMPLES if samples.game.name == name)
    write = samples.game.write
    courses = hashlib.sha256()
    for number in range(decisions // samples.length + 1):
        mode = samples.modes[number % len(samples.modes)]
        luck = FastLuck(number)
        state = mode.start(luck, number)
        for made in range(LONGEST * samples.length):
            if state.seat == OVER:
                break
            actions = state.actions()
            courses.update(repr((int(state.seat), actions)).encode())
            state.apply(actions[luck.below(len(actions))], luck)
            if made % 50 == 49:
                for world in (state, state.imagine(number % mode.players, luck)):
                    courses.update(repr(write(world)).encode())
        courses.update(repr((write(state), state.standing())).encode())
    return courses.hexdigest()


def assert_same_compiled(module: str, function: str, *arguments: object) -> None:
    """Call a function of the tests here and with the other engine, where there is one: both return the same text."""
    if (BUILD / "INTERPRETED").exists():
        pytest.skip((BUILD / "INTERPRETED").read_text("utf-8"))
    call = f"{function}({', '.join(map(repr, arguments))})"
    program = (
        f"import tests.conftest, {module} as t; from bedesten.core.engine import is_compiled as c; print(c(), t.{call})"
    )
    answer = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "BEDESTEN_ENGINE": "interpreted" if is_compiled() else "compiled",
        },
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    here = getattr(sys.modules[module], function)(*arguments)
    assert answer == [str(not is_compiled()), here]


@pytest.mark.slow
@every_game
def test_compiled_and_interpreted_play_the_same_games(samples: Samples) -> None:
    assert_same_compiled(__name__, "digest", samples.game.name)


@every_game
def test_the_same_games_are_played_every_time(samples: Samples) -> None:
    """What is compared says something: it is the same again, and other for more games."""
    few = digest(samples.game.name, 0)
    assert few == digest(samples.game.name, 0)
    assert few != digest(samples.game.name, samples.length)
