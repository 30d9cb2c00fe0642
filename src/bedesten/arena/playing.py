"""The loops over many decisions, compiled."""

from time import perf_counter_ns
from typing import Final

from mypy_extensions import i64

from bedesten.arena.luck import DealLuck
from bedesten.arena.stopwatch import Stopwatch
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


def play_deal(
    state: State, bots: list[Bot], luck: DealLuck, bot_lucks: list[Luck], watches: list[Stopwatch], most: i64
) -> i64:
    """Let a bot in each seat play one game of a deal; return how many decisions there were.

    Every seat thinks with a luck of its own, and its stopwatch counts what it took over decisions that leave a choice.
    """
    decisions: i64 = 0
    while state.seat != OVER and decisions < most:
        seat = state.seat
        began: i64 = perf_counter_ns()
        action = ask(bots[seat], state, bot_lucks[seat])
        if len(state.actions()) > 1:
            watches[seat].add(perf_counter_ns() - began)
        luck.begin(state.round, state.on_turn())
        state.apply(action, luck)
        decisions += 1
    return decisions
