"""Random games of every mode, for tests of what is always true."""

from collections.abc import Iterator

from hypothesis import strategies as st

from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.core.registry import game
from bedesten.games.istanbul.state import Istanbul

LAYOUTS = ("short", "long", "order", "random")
MODES = [(players, neutral) for players in (2, 3, 4, 5) for neutral in (False, True) if players < 5 or not neutral]
"""Every number of players, with and without neutral assistants."""

seeds = st.integers(0, 2**40)
layouts = st.sampled_from(LAYOUTS)
beginnings = st.one_of(st.just(0), st.integers(0, 3000))
"""How many decisions of a game are played before a test looks: random games last some thousand."""


def play_random(state: Istanbul, luck: FastLuck, decisions: int) -> None:
    """Play some random decisions, or to the end."""
    for _ in range(decisions):
        if state.seat == OVER:
            return
        actions = state.actions()
        state.apply(actions[luck.below(len(actions))], luck)


def some_game(players: int, neutral: bool, seed: int, layout: str = "short", beginning: int = 0) -> Istanbul:
    """Return a random game after its beginning; never one that is over."""
    luck = FastLuck(seed)
    state = game("istanbul").start(players, luck, layout=layout, neutral=neutral)
    assert isinstance(state, Istanbul)
    before = state.clone()
    play_random(state, luck, beginning)
    return before if state.seat == OVER else state


def all_modes(decisions: int, every: int = 1, seed: int = 0) -> Iterator[Istanbul]:
    """Yield states of one game of each mode and layout, every so many decisions.

    Games of odd seeds are looked at from somewhere in their middle on.
    """
    for number, (players, neutral) in enumerate(MODES * len(LAYOUTS)):
        layout = LAYOUTS[number // len(MODES)]
        luck = FastLuck(1000 * seed + number)
        state = some_game(players, neutral, 1000 * seed + number, layout, luck.below(3000) if seed % 2 else 0)
        for _ in range(decisions // every):
            yield state
            play_random(state, luck, every)
