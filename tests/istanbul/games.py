"""Random games of every mode, for tests of what is always true."""

from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import strategies as st

from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.core.registry import find_game
from bedesten.games.istanbul.chapters import RULE_SETS
from bedesten.games.istanbul.options import layout_choices
from bedesten.games.istanbul.state import Istanbul


class Mode(NamedTuple):
    """What decides which questions a game can ask: the rule set, and what is chosen beside it."""

    rules: str
    players: int
    neutral: bool

    def options(self, layout: str = "first", number: int = 0) -> dict[str, str]:
        """Return the options; where Bonus cards can be chosen, numbers in a row have the new ones and all in turn."""
        cards, neutral = ("new", "all")[(self.players + number) % 2], ("no", "yes")[self.neutral]
        return {"rules": self.rules, "cards": cards, "neutral": neutral, "layout": layout}

    def layout(self, number: int) -> str:
        """Return one of the layouts of the rule set; numbers in a row give them in turn."""
        layouts = layout_choices(RULE_SETS[self.rules])
        return layouts[number % len(layouts)]

    def layouts(self) -> int:
        return len(layout_choices(RULE_SETS[self.rules]))

    def start(self, luck: FastLuck, layout: str = "first", number: int = 0) -> Istanbul:
        state = find_game("istanbul").start(self.players, luck, **self.options(layout, number))
        assert isinstance(state, Istanbul)
        return state

    def __str__(self) -> str:
        return f"{self.rules}-{self.players}{'-neutral' * self.neutral}"


MODES = [
    Mode(rules, players, neutral)
    for rules in RULE_SETS
    for players in (2, 3, 4, 5)
    for neutral in (False, True)
    if players < 5 or not neutral
]
"""Every rule set and number of players, with and without neutral assistants."""

seeds = st.integers(0, 2**40)
layout_numbers = st.integers(0, 3)
beginnings = st.one_of(st.just(0), st.integers(0, 3000))
"""How many decisions of a game are played before a test looks: random games last some thousand."""

GAMES = max(28, len(MODES))
"""How many games a test over all modes looks at for each of its seeds."""


def play_random(state: Istanbul, luck: FastLuck, decisions: int) -> None:
    """Play some random decisions, or to the end."""
    for _ in range(decisions):
        if state.seat == OVER:
            return
        actions = state.actions()
        state.apply(actions[luck.below(len(actions))], luck)


def some_game(mode: Mode, seed: int, layout: str = "first", beginning: int = 0, number: int = 0) -> Istanbul:
    """Return a random game after its beginning; never one that is over."""
    luck = FastLuck(seed)
    state = mode.start(luck, layout, number)
    before = state.clone()
    play_random(state, luck, beginning)
    return before if state.seat == OVER else state


def all_modes(decisions: int, every: int = 1, seed: int = 0) -> Iterator[Istanbul]:
    """Yield states of games of all modes, every so many decisions; other seeds have other layouts.

    Games of odd seeds are looked at from somewhere in their middle on.
    """
    for number in range(GAMES):
        mode = MODES[number % len(MODES)]
        luck = FastLuck(1000 * seed + number)
        layout = mode.layout(seed + number // len(MODES))
        state = some_game(mode, 1000 * seed + number, layout, luck.below(3000) if seed % 2 else 0)
        for _ in range(decisions // every):
            yield state
            play_random(state, luck, every)
