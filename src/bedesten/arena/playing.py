"""The loops over many decisions, compiled."""

from typing import Final

from mypy_extensions import i64

from bedesten.bots.asking import Bot, ask
from bedesten.core.contract import OVER, State
from bedesten.core.luck import Luck

MOST_DECISIONS: Final = 100_000
"""Where `play_out` gives a game up. Games of random bots take some thousands; bots that never win, no end."""


def play_randomly(state: State, luck: Luck, bot_luck: Luck | None = None) -> i64:
    """Play a state to its end, every decision an even choice; return how many there were.

    The choices come from `bot_luck`, as those of random bots in `play_out` do, or else from the game's own luck.
    """
    chooser = luck if bot_luck is None else bot_luck
    decisions: i64 = 0
    while state.seat != OVER:
        actions = state.actions()
        state.apply(actions[chooser.below(len(actions))], luck)
        decisions += 1
    return decisions


def play_out(state: State, bots: list[Bot], luck: Luck, bot_luck: Luck, most: i64 = MOST_DECISIONS) -> i64:
    """Let a bot in each seat play a state to its end, or for `most` decisions; return how many there were."""
    decisions: i64 = 0
    while state.seat != OVER and decisions < most:
        state.apply(ask(bots[state.seat], state, bot_luck), luck)
        decisions += 1
    return decisions
