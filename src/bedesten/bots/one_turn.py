"""Thinking one turn ahead: bots that look to the end of their own turn and go where they like the position best."""

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64

from bedesten.bots.asking import Bot
from bedesten.bots.judge import Judge
from bedesten.core.contract import State
from bedesten.core.luck import DIE, FastLuck, Luck

# The bot counts the actions it tries instead of the time it takes, so that it plays alike on every machine.
WORK: Final = 300  # no candidate is tried once more if that would take more actions for all
MOST_WORK: Final = 600  # shared by the first plans of all candidates
PLAN: Final = 40  # actions for one plan, beyond which no alternative is considered
LAST_STEPS: Final = 16  # actions to end a turn after that

TRIES: Final = 12  # times that a candidate is tried whose outcome is left to chance
FEWER_TRIES: Final = 3  # the same if chance only comes in later

# Twelve throws of two dice, counted from 0, that stand for all 36: their sums are spread alike.
FIRST_DIE: Final[list[int]] = [0, 2, 5, 1, 4, 0, 3, 5, 2, 4, 1, 3]
SECOND_DIE: Final[list[int]] = [1, 3, 3, 3, 2, 2, 2, 4, 2, 3, 2, 3]


@final
class TypicalLuck(Luck):
    """One of TRIES lucks that together stand for all: their first two choices are spread, the others are chance."""

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
        if n == DIE:
            return FIRST_DIE[self.number] if self.used == 1 else SECOND_DIE[self.number]
        # Steps of 5 go through all twelfths, and are spread from the beginning.
        twelfth: i64 = self.number * 5 % TRIES
        return (2 * twelfth + 1) * n // (2 * TRIES)


@final
class PlainLuck(Luck):
    """Luck for plans: dice fall in the middle, one low and the next high; all else is chance."""

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed
        self.rest: FastLuck | None = None
        self.is_low: bool = False
        self.used: i64 = 0

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if n == DIE:
            self.is_low = not self.is_low
            return DIE // 2 - 1 if self.is_low else DIE // 2
        self.used += 1
        if self.rest is None:
            self.rest = FastLuck(self.seed)
        return self.rest.below(n)


class OneTurnBot(Bot):
    """Tries each candidate, plans the rest of its turn, and takes the one after which it stands best."""

    def __init__(self, patience: i64 = 1) -> None:
        self.patience: i64 = patience  # how many times the usual work it takes on
        self.tried: i64 = 0  # actions tried for the last decision

    @abstractmethod
    def judge_of(self, game: str) -> Judge:
        """Return who judges the positions of a game."""

    def choose(self, world: State, luck: Luck) -> int:
        self.tried = 0
        actions = world.actions()
        if len(actions) == 1:
            return actions[0]
        judge = self.judge_of(world.game)
        candidates = judge.candidates(world)
        if len(candidates) == 1:
            return candidates[0]
        search = Search(judge, world.seat, world.round, self.patience * min(PLAN, MOST_WORK // len(candidates)))
        seed = luck.below(1 << 30)
        sums = [0.0] * len(candidates)
        tries = [TRIES] * len(candidates)
        number: i64 = 0
        while number < TRIES:
            before = search.work
            for index, action in enumerate(candidates):
                if number < tries[index]:
                    # All candidates meet the same luck.
                    now = TypicalLuck(number, seed + number)
                    later = PlainLuck(seed + number)
                    sums[index] += search.look(world, action, now, later)
                    if number == 0 and now.used == 0:
                        tries[index] = FEWER_TRIES if later.used else 1
            number += 1
            if search.work + (search.work - before) > WORK * self.patience:
                break
        self.tried = search.work
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
    """The look-ahead of one decision, to the end of the turn."""

    def __init__(self, judge: Judge, seat: i64, turn: i64, plan: i64) -> None:
        self.judge: Judge = judge
        self.seat: i64 = seat
        self.round: i64 = turn
        self.length: i64 = plan
        self.work: i64 = 0
        self.limit: i64 = 0

    def look(self, world: State, action: i64, now: Luck, later: Luck) -> float:
        """Return the worth of the position to which an action leads."""
        after = world.clone()
        after.apply(action, now)
        self.work += 1
        self.limit = self.work + self.length
        return self.plan(after, later)

    def plan(self, state: State, luck: Luck) -> float:
        """Return the worth of the best end of the turn in sight. The state is used up."""
        while state.seat == self.seat and state.round == self.round:
            ideas = self.judge.ideas(state, luck)
            if len(ideas) > 1 and self.work < self.limit:
                return self.best_of(state, ideas, luck)
            if self.work >= self.limit + LAST_STEPS:
                break
            state.apply(ideas[0], luck)
            self.work += 1
        return self.judge.worth(state, self.seat)

    def best_of(self, state: State, ideas: list[int], luck: Luck) -> float:
        best = 0.0
        first = True
        for idea in ideas:
            if first or self.work < self.limit:
                after = state.clone()
                after.apply(idea, luck)
                self.work += 1
                worth = self.plan(after, luck)
                if first or worth > best:
                    best = worth
                first = False
        return best
