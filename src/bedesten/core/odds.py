"""Odds: what a roll would bring, and how likely, if all that can still be done about it is done as well as possible.

The rules themselves are run with every outcome of luck in turn. So whatever changes a roll (a tile, a card in hand) is
counted because the rules offer it, and nothing outside a game knows how dice are read.
"""

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64

from bedesten.core.contract import State
from bedesten.core.luck import MoreLuck, ProbingLuck
from bedesten.core.outlook import CHOICE, LUCK, Outlook
from bedesten.core.registry import Game

Gain = tuple[int, ...]
"""How much of each thing that a roll is about."""


class Stake:
    """What a roll is about, as its game says it: one thing, or several."""

    def __init__(self, *what: str) -> None:
        self.what: tuple[str, ...] = what

    @abstractmethod
    def held(self, state: State, seat: i64) -> Gain:
        """Return how much of each thing a seat has."""

    @abstractmethod
    def dice(self, state: State, action: i64) -> int:
        """Return how many dice an action rolls. Whatever else is left to chance after them changes no amount."""

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

    def __init__(self, what: tuple[str, ...], chances: dict[Gain, float], answer: int) -> None:
        self.what: tuple[str, ...] = what
        self.chances: dict[Gain, float] = chances
        self.answer: int = answer

    def mean(self) -> list[float]:
        """Return how much of each thing can be expected."""
        return [sum([gain[i] * chance for gain, chance in self.chances.items()]) for i in range(len(self.what))]


NO_ANSWER = -1

MOST_KNOWN: Final = 5000
"""Odds that are kept; the same few rolls come up again and again, and to think one through takes milliseconds."""

_known: dict[tuple[int | str, ...], dict[Gain, float]] = {}


def forget() -> None:
    """Forget all odds that were worked out."""
    _known.clear()


def worth(chances: dict[Gain, float]) -> float:
    """Return how good a roll is: by how many things it can be expected to bring, of all kinds together."""
    return sum([sum(gain) * chance for gain, chance in chances.items()])


@final
class _Roll:
    """One roll that is thought through."""

    def __init__(self, stake: Stake, state: State) -> None:
        self.stake: Stake = stake
        self.seat: i64 = state.seat
        self.before: Gain = stake.held(state, state.seat)
        self.known: dict[tuple[int, ...], dict[Gain, float]] = {}

    def after(self, state: State, action: i64) -> dict[Gain, float]:
        """Return how likely each gain is once an action is done, whatever luck it takes."""
        chances: dict[Gain, float] = {}
        dice = self.stake.dice(state, action)
        scripts: list[tuple[list[int], float]] = [([], 1.0)]
        while scripts:
            script, weight = scripts.pop()
            ahead = state.clone()
            try:
                ahead.apply(action, ProbingLuck(script))
            except MoreLuck as more:
                outcomes = more.n if len(script) < dice else 1
                scripts += [([*script, outcome], weight / outcomes) for outcome in range(outcomes)]
                continue
            for gain, chance in self.best(ahead).items():
                chances[gain] = chances.get(gain, 0.0) + weight * chance
        return chances

    def best(self, state: State) -> dict[Gain, float]:
        """Return how likely each gain is if the player does the best that the dice still allow."""
        if state.seat != self.seat or not self.stake.is_open(state):
            held = self.stake.held(state, self.seat)
            return {tuple([now - before for now, before in zip(held, self.before)]): 1.0}
        best: dict[Gain, float] = {}
        highest = -1.0
        for action in state.actions():
            key = self.stake.key(state, action)
            if key not in self.known:
                self.known[key] = self.after(state, action)
            good = worth(self.known[key])
            if good > highest:
                best, highest = self.known[key], good
        return best


def odds(game: Game, seen: Outlook) -> Odds | None:
    """Return the odds of the roll that an outlook leads to; nothing if it leads to none.

    If there is a choice before the roll, such as the number to call, they are those of the best answer.
    """
    if seen.stop not in (LUCK, CHOICE):
        return None
    if seen.stop == LUCK:
        return _odds_of(game, seen.last, seen.path[-1], NO_ANSWER)
    best: Odds | None = None
    for action in game.answers(seen.last):
        one = _odds_of(game, seen.last, action, action)
        if one is not None and (best is None or worth(one.chances) > worth(best.chances)):
            best = one
    return best


def _odds_of(game: Game, state: State, action: int, answer: int) -> Odds | None:
    stake = game.stake(state, action)
    if stake is None:
        return None
    key = (game.name, *stake.what, action, *stake.facts(state))
    if key not in _known:
        if len(_known) >= MOST_KNOWN:
            forget()
        _known[key] = _Roll(stake, state).after(state, action)
    return Odds(stake.what, _known[key], answer)
