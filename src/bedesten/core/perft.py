"""Perft: counting every legal course of play to a depth, with luck enumerated, to guard the rules against drift."""

from typing import final

from mypy_extensions import i64

from bedesten.core.contract import OVER, State
from bedesten.core.luck import Luck


@final
class EveryLuck(Luck):
    """Luck that can be led through all of its outcomes, one course after the other."""

    def __init__(self) -> None:
        self.course: list[int] = []
        self.among: list[int] = []
        self.used: i64 = 0

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.used == len(self.course):
            self.course.append(0)
            self.among.append(n)
        outcome = self.course[self.used]
        self.used += 1
        return outcome

    def next_course(self) -> bool:
        """Go to the next course of outcomes; False when all have been."""
        self.used = 0
        while self.course:
            last = self.course.pop() + 1
            if last < self.among[-1]:
                self.course.append(last)
                return True
            self.among.pop()
        return False


def perft(state: State, depth: i64) -> i64:
    """Return how many courses of this many actions there are; a game that ends earlier counts once."""
    if depth == 0 or state.seat == OVER:
        return 1
    total: i64 = 0
    for action in state.actions():
        luck = EveryLuck()
        more = True
        while more:
            after = state.clone()
            after.apply(action, luck)
            total += perft(after, depth - 1)
            more = luck.next_course()
    return total
