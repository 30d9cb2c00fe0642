"""The greedy bot: looks to the end of its own turn and goes where it likes the position best."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.bots.asking import Bot
from bedesten.bots.istanbul import IstanbulJudge
from bedesten.bots.judge import Judge, StandingJudge
from bedesten.core.contract import State
from bedesten.core.luck import FastLuck, Luck
from bedesten.games.istanbul.state import NAME as ISTANBUL

JUDGES: Final[dict[str, Judge]] = {ISTANBUL: IstanbulJudge()}
ANY_GAME: Final[Judge] = StandingJudge()

WORK: Final = 300
"""How many actions may be tried for one decision, nearly: every candidate is tried at least once."""

PLAN: Final = 60
"""How many actions may be tried to plan the rest of a turn."""

LONGEST_TURN: Final = 40
"""How many actions a plan may go on, without alternatives, after that."""

FULL: Final = 12
"""How often a candidate that is left to chance is tried."""

SOME: Final = 3
"""How often a candidate is tried if only the plan after it is left to chance."""

DIE: Final = 6
# Twelve throws of two dice stand for all 36: they have nearly the same sums, and each die shows each number.
FIRST_DIE: Final[list[int]] = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
SECOND_DIE: Final[list[int]] = [1, 2, 2, 3, 2, 3, 2, 3, 2, 3, 3, 4]


@final
class TypicalLuck(Luck):
    """One of FULL lucks that together stand for all there are: its first two choices are spread, the rest is chance."""

    def __init__(self, number: i64, seed: i64) -> None:
        self.number: i64 = number
        self.seed: i64 = seed
        self.rest: FastLuck | None = None
        self.used: i64 = 0

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        self.used += 1
        if self.used > 2:
            if self.rest is None:
                self.rest = FastLuck(self.seed)
            return self.rest.below(n)
        spread = self.number * 5 % FULL
        if n == DIE:
            return FIRST_DIE[spread] if self.used == 1 else SECOND_DIE[spread]
        return (spread * 2 + 1) * n // (2 * FULL)


@final
class PlainLuck(Luck):
    """Luck for plans: dice fall in the middle, the first low and the second high; only cards are left to chance."""

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed
        self.rest: FastLuck | None = None
        self.high: bool = False
        self.used: i64 = 0

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if n == DIE:
            self.high = not self.high
            return 2 if self.high else 3
        self.used += 1
        if self.rest is None:
            self.rest = FastLuck(self.seed)
        return self.rest.below(n)


@final
class GreedyBot(Bot):
    """Tries each action, plans the rest of its turn, and takes the one after which it stands best."""

    def __init__(self, judge: Judge | None = None) -> None:
        self.judge: Judge | None = judge
        self.work: i64 = 0

    def choose(self, world: State, luck: Luck) -> int:
        actions = world.actions()
        if len(actions) == 1:
            return actions[0]
        judge = self.judge
        if judge is None:
            judge = JUDGES.get(world.game, ANY_GAME)
        candidates = judge.candidates(world)
        if len(candidates) == 1:
            return candidates[0]
        search = Search(judge, world.seat, world.round)
        seed = luck.below(1 << 30)
        sums = [0.0] * len(candidates)
        tries = [FULL] * len(candidates)
        number: i64 = 0
        while number < FULL:
            before: i64 = search.work
            for index, action in enumerate(candidates):
                if number >= tries[index]:
                    continue
                first = TypicalLuck(number, seed + number)
                then = PlainLuck(seed + number)
                after = world.clone()
                after.apply(action, first)
                search.work += 1
                search.plan_until = search.work + PLAN
                sums[index] += search.plan(after, then)
                if number == 0 and first.used == 0:
                    tries[index] = SOME if then.used else 1
            number += 1
            # Another round costs about as much as this one: leave it if that is too much, for all alike.
            if search.work + (search.work - before) > WORK:
                break
        self.work = search.work
        best: i64 = 0
        highest = 0.0
        for index, total in enumerate(sums):
            mean = total / float(min(number, tries[index]))
            if index == 0 or mean > highest:
                best = index
                highest = mean
        return candidates[best]


@final
class Search:
    """The look-ahead of one decision."""

    def __init__(self, judge: Judge, seat: i64, turn: i64) -> None:
        self.judge: Judge = judge
        self.seat: i64 = seat
        self.round: i64 = turn
        self.work: i64 = 0
        self.plan_until: i64 = 0

    def plan(self, state: State, luck: Luck) -> float:
        """Return the worth of the best end of the turn in sight. The state is used up."""
        while state.seat == self.seat and state.round == self.round:
            ideas = self.judge.ideas(state, luck)
            if len(ideas) > 1 and self.work < self.plan_until:
                best = 0.0
                first = True
                for idea in ideas:
                    if first or self.work < self.plan_until:
                        after = state.clone()
                        after.apply(idea, luck)
                        self.work += 1
                        worth = self.plan(after, luck)
                        if first or worth > best:
                            best = worth
                            first = False
                return best
            if self.work > self.plan_until + LONGEST_TURN:
                break
            state.apply(ideas[0], luck)
            self.work += 1
        return self.judge.worth(state, self.seat)
