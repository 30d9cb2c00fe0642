"""The yardstick plays as it always did."""

import json

import pytest

from tests.istanbul.bots.yardstick import FILE, GAMES, digest
from tests.istanbul.games import Mode

SUMS = json.loads(FILE.read_text(encoding="utf-8"))
QUICK = [Mode("base", 3, False), Mode("letters", 2, True)]


@pytest.mark.parametrize(
    "mode", [pytest.param(mode, marks=() if mode in QUICK else pytest.mark.slow) for mode in GAMES], ids=str
)
def test_greedy_says_what_it_always_said(mode: Mode) -> None:
    assert digest(mode) == SUMS[str(mode)]
