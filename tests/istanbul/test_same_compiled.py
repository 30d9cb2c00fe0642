"""The compiled and the interpreted engine imagine the same where it is in doubt which draw piles cards came from."""

import hashlib

import pytest

from bedesten.core.registry import find_game
from tests.istanbul.test_memory import busy_tables
from tests.test_same_compiled import assert_same_compiled


def digest() -> str:
    """Hash what every seat imagines of busy tables."""
    game = find_game("istanbul")
    worlds = hashlib.sha256()
    for doubtful, luck in busy_tables(range(8), 15):
        for seat in range(3):
            worlds.update(repr(game.write(doubtful.imagine(seat, luck))).encode())
    return worlds.hexdigest()


@pytest.mark.slow
def test_compiled_and_interpreted_imagine_the_same() -> None:
    assert_same_compiled(__name__, "digest")
