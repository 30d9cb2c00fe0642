"""Every registered game with its samples, which lie in the folder of its tests: no general test names a game."""

import importlib

import pytest

from bedesten.core.registry import Game, all_games
from tests.samples import Samples


def samples_of(game: Game) -> Samples:
    """Return the samples of a game."""
    samples = importlib.import_module(f"tests.{game.name}.samples").SAMPLES
    assert isinstance(samples, Samples)
    return samples


ALL_SAMPLES = [samples_of(game) for game in all_games()]
"""The samples of every registered game."""

(GUEST,) = [samples for samples in ALL_SAMPLES if not type(samples.game).__module__.startswith("bedesten.")]
"""The samples of the one that only the tests have."""

ALL_MODES = [mode for samples in ALL_SAMPLES for mode in samples.modes]

every_game = pytest.mark.parametrize("samples", ALL_SAMPLES, ids=str)
every_game_to_remember = pytest.mark.parametrize(
    "samples", [samples for samples in ALL_SAMPLES if samples.forgotten], ids=str
)
"""Games in which everybody could know by memory what no eye is shown."""
every_mode = pytest.mark.parametrize("mode", ALL_MODES, ids=str)
