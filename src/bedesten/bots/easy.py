"""The easy bot: a friendly beginner."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.bots.asking import Bot
from bedesten.bots.judge import Judge, judges_of
from bedesten.bots.one_turn import MOST_WORK, PLAN, PlainLuck, Search
from bedesten.core.contract import State
from bedesten.core.luck import Luck

FINE: Final = 1000
"""Into how many parts an error of judgement is divided."""


@final
class EasyBot(Bot):
    """Tries each candidate once, as if dice always fell in the middle, and is not quite sure what it is worth."""

    def __init__(self, judge: Judge | None = None) -> None:
        self.judge: Judge | None = judge  # None: the judge of the game that is played

    def choose(self, world: State, luck: Luck) -> int:
        actions = world.actions()
        if len(actions) == 1:
            return actions[0]
        judge = self.judge
        if judge is None:
            judge = judges_of(world.game).easy
        candidates = judge.candidates(world)
        if len(candidates) == 1:
            return candidates[0]
        doubt = judge.doubt(world)
        search = Search(judge, world.seat, world.round, min(PLAN, MOST_WORK // len(candidates)))
        seed = luck.below(1 << 30)
        best: i64 = candidates[0]
        highest = 0.0
        first = True
        for action in candidates:
            worth = search.look(world, action, PlainLuck(seed), PlainLuck(seed)) + doubt * error(luck)
            if first or worth > highest:
                best = action
                highest = worth
                first = False
        return best


def error(luck: Luck) -> float:
    """Return an error between -1 and 1, small ones more often than large ones."""
    return float(luck.below(FINE + 1) + luck.below(FINE + 1) - FINE) / float(FINE)
