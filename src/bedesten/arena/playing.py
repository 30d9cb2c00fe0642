"""The loop over many decisions, compiled."""

from mypy_extensions import i64

from bedesten.bots.bot import Bot, ask
from bedesten.core.contract import OVER, State
from bedesten.core.luck import Luck


def play_randomly(state: State, luck: Luck) -> i64:
    """Play a state to its end, every decision an even choice; return how many there were."""
    decisions: i64 = 0
    while state.seat != OVER:
        actions = state.actions()
        state.apply(actions[luck.below(len(actions))], luck)
        decisions += 1
    return decisions


def play_out(state: State, bots: list[Bot], luck: Luck, bot_luck: Luck) -> i64:
    """Let a bot in each seat play a state to its end; return how many decisions there were."""
    decisions: i64 = 0
    while state.seat != OVER:
        state.apply(ask(bots[state.seat], state, bot_luck), luck)
        decisions += 1
    return decisions
