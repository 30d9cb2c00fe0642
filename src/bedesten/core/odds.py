"""Odds: what a roll would bring, and how likely, if all that can still be done about it is done as well as possible.

The rules themselves are run with every outcome of luck in turn. So whatever changes a roll (a tile, a card in hand) is
counted because the rules offer it, and nothing outside a game knows how dice are read.
"""

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64

from bedesten.core.contract import State
from bedesten.core.luck import EveryLuck, MoreLuck
from bedesten.core.outlook import CHOICE, LUCK, NoLuck, Outlook
from bedesten.core.registry import Game


class Stake:
    """What a roll is about, as its game says it."""

    def __init__(self, what: str) -> None:
        self.what: str = what

    @abstractmethod
    def held(self, state: State, seat: i64) -> i64:
        """Return how much of it a seat has."""

    @abstractmethod
    def is_open(self, state: State) -> bool:
        """Tell whether the dice still lie there and can be changed."""

    @abstractmethod
    def key(self, state: State, action: i64) -> tuple[int, ...]:
        """Return what the outcome of an action depends on while the dice lie there."""

    @abstractmethod
    def facts(self, state: State) -> tuple[int | str, ...]:
        """Return all that the odds of an action depend on before the roll; they are worked out once for the same."""


@final
class Odds:
    """How likely each gain is. `answer` is the best one to the question before the roll, or NO_ANSWER."""

    def __init__(self, what: str, chances: dict[int, float], answer: int) -> None:
        self.what: str = what
        self.chances: dict[int, float] = chances
        self.answer: int = answer

    def mean(self) -> float:
        """Return the gain that can be expected."""
        return sum([gain * chance for gain, chance in self.chances.items()])


NO_ANSWER = -1

MOST_KNOWN: Final = 5000
"""Odds that are kept; the same few rolls come up again and again, and to think one through takes milliseconds."""

_known: dict[tuple[int | str, ...], dict[int, float]] = {}


def forget() -> None:
    """Forget all odds that were worked out."""
    _known.clear()


@final
class _Roll:
    """One roll that is thought through."""

    def __init__(self, stake: Stake, state: State) -> None:
        self.stake: Stake = stake
        self.seat: i64 = state.seat
        self.before: i64 = stake.held(state, state.seat)
        self.known: dict[tuple[int, ...], dict[int, float]] = {}

    def after(self, state: State, action: i64) -> dict[int, float]:
        """Return how likely each gain is once an action is done, whatever luck it takes."""
        chances: dict[int, float] = {}
        scripts: list[tuple[list[int], float]] = [([], 1.0)]
        while scripts:
            script, weight = scripts.pop()
            ahead = state.clone()
            try:
                ahead.apply(action, EveryLuck(script))
            except MoreLuck as more:
                scripts += [([*script, outcome], weight / more.n) for outcome in range(more.n)]
                continue
            for gain, chance in self.best(ahead).items():
                chances[gain] = chances.get(gain, 0.0) + weight * chance
        return chances

    def best(self, state: State) -> dict[int, float]:
        """Return how likely each gain is if the player does the best that the dice still allow."""
        if state.seat != self.seat or not self.stake.is_open(state):
            return {self.stake.held(state, self.seat) - self.before: 1.0}
        best: dict[int, float] = {}
        highest = -1.0
        for action in state.actions():
            key = self.stake.key(state, action)
            if key not in self.known:
                self.known[key] = self.after(state, action)
            mean = sum([gain * chance for gain, chance in self.known[key].items()])
            if mean > highest:
                best, highest = self.known[key], mean
        return best


def odds(here: Game, state: State, seen: Outlook) -> Odds | None:
    """Return the odds of the roll that an outlook leads to; nothing if it leads to none.

    If there is a choice before the roll, such as the number to call, they are those of the best answer.
    """
    if seen.stop not in (LUCK, CHOICE):
        return None
    certain = seen.path[:-1] if seen.stop == LUCK else seen.path
    ahead = state.clone()
    for action in certain:
        ahead.apply(action, NoLuck())
    if seen.stop == LUCK:
        return _odds_of(here, ahead, seen.path[-1], NO_ANSWER)
    best: Odds | None = None
    for action in ahead.actions():
        one = _odds_of(here, ahead, action, action)
        if one is not None and (best is None or one.mean() > best.mean()):
            best = one
    return best


def _odds_of(here: Game, state: State, action: int, answer: int) -> Odds | None:
    stake = here.stake(state, action)
    if stake is None:
        return None
    key = (here.name, stake.what, action, *stake.facts(state))
    if key not in _known:
        if len(_known) >= MOST_KNOWN:
            forget()
        _known[key] = _Roll(stake, state).after(state, action)
    return Odds(stake.what, _known[key], answer)
