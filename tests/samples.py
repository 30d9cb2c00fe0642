"""Samples of a game: what the tests that run over every game (`tests/every_game.py`) need to know of it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from bedesten.core.contract import OVER, State
from bedesten.core.events import Event
from bedesten.core.luck import FastLuck, Luck
from bedesten.core.registry import Game, find_game

TESTS = Path(__file__).parent

SOME_GAME = "istanbul"
"""A game for tests to which it does not matter which; it is named here and nowhere else."""


@dataclass(frozen=True)
class Mode:
    """A way to play a game: by how many, and with which options. Those that matter less are taken in turn."""

    game: str
    name: str
    players: int
    variants: Sequence[Mapping[str, str]] = ({},)

    def options(self, number: int = 0) -> Mapping[str, str]:
        return self.variants[number % len(self.variants)]

    def start(self, luck: Luck, number: int = 0) -> State:
        return find_game(self.game).start(self.players, luck, **self.options(number))

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


@dataclass(frozen=True)
class Playthrough:
    """One random game, written down move by move in `playthroughs/`."""

    name: str
    players: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Fixture:
    """A position, what is played from there, and who looks on, for the unit tests of the client; luck is any luck.

    They are named in FIXTURES in the module `fixtures` of a game's tests, in groups of which each begins with what the
    others are most like. The file is to stay small: what happened on the way is written where it `is_told`, and of what
    can be answered in the end only `offers`, where they are named.
    """

    position: Mapping[str, Any]
    plays: Sequence[str] = ()
    offers: Sequence[str] | None = None
    eye: int | None = 0
    is_told: bool = False


@dataclass(frozen=True)
class Samples:
    """Samples of one game, named SAMPLES in the module `samples` of its tests.

    `length` is how many decisions a random game has, as a rule. `positions` are those from which courses of play are
    counted, with the depth. `wrong_positions` are refused with a problem that says so, `wrong_options` are refused
    for a number of players. How an action begins that others could learn most of hidden things from is `telling`;
    after one that is `drawing` its player cannot but see a hidden thing; one that is `idle` brings nothing.

    Where everybody could know by memory what no eye is shown, `forgotten` makes a world that differs from a state in
    nothing else, for an eye, and in which what can be decided is the same. Everybody rightly learns of it by events
    that are `told`.
    """

    game: Game
    modes: Sequence[Mode]
    length: int
    playthroughs: Sequence[Playthrough]
    positions: Mapping[str, tuple[dict[str, Any], int]]
    wrong_positions: Sequence[tuple[Any, str]]
    wrong_options: Sequence[tuple[int, dict[str, Any]]]
    rule_pages: Sequence[Path]
    telling: Sequence[str] = ()
    drawing: Sequence[str] = ()
    idle: Sequence[str] = ()
    forgotten: Callable[[State, int | None, Luck], State | None] | None = None
    told: Sequence[str] = ()

    @property
    def folder(self) -> Path:
        """The folder of the game's tests, in which its files lie."""
        return TESTS / self.game.name

    def states(self, decisions: int, every: int = 1, seed: int = 0, games: int = 0) -> Iterator[State]:
        """Yield states of games of all modes, every so many decisions, up to their end; other seeds, other variants.

        Games of odd seeds are looked at from somewhere in their middle on.
        """
        for number in range(max(games, len(self.modes))):
            mode = self.modes[number % len(self.modes)]
            luck = FastLuck(1000 * seed + number)
            state = self.some_state(mode, 1000 * seed + number, luck.below(self.length) if seed % 2 else 0)
            for _ in range(decisions // every):
                yield state
                if state.seat == OVER:
                    break
                play_random(state, luck, every)

    def some_state(self, mode: Mode, seed: int, beginning: int = 0) -> State:
        """Return a random game after its beginning; never one that is over."""
        luck = FastLuck(seed)
        state = mode.start(luck, seed)
        before = state.clone()
        play_random(state, luck, beginning)
        return before if state.seat == OVER else state

    def tell_apart(self, real: Sequence[Event], other: Sequence[Event]) -> bool:
        """Tell whether what happened in two worlds rightly tells everybody what is different in them."""
        one, two = ([event for event in events if event.what in self.told] for events in (real, other))
        return [event.seen_by(None) for event in one] != [event.seen_by(None) for event in two]

    def __str__(self) -> str:
        return self.game.name


def play_random(state: State, luck: Luck, decisions: int | None = None) -> None:
    """Play some random decisions, or to the end."""
    for number in count():
        if number == decisions or state.seat == OVER:
            return
        actions = state.actions()
        state.apply(actions[luck.below(len(actions))], luck)
