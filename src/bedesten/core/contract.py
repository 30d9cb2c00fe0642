"""The contract between a game and everything that plays it: people, bots, gyms, servers and replays."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Final, Self

from mypy_extensions import i64, mypyc_attr

from bedesten.core.events import Event
from bedesten.core.luck import Luck
from bedesten.core.standing import Standing

OVER: Final = -1
"""The `seat` of a game that has ended."""

SPECTATOR: Final = -1
"""The seat to imagine for whoever watches and has none."""

Listener = Callable[[Event], None]
"""Whoever wants to hear what happens, for instance `events.append`."""

View = dict[str, object]
"""What one seat may know, as plain data ready for JSON."""


@mypyc_attr(allow_interpreted_subclasses=True)  # a game from outside need not be compiled
class State:
    """A position of a game at a moment when somebody must decide, or at its end.

    A state is plain data without a future: no generator, no order of a face-down pile.

    `seat` is who must decide, or OVER. `round` is counted by the game, from 1 on: a turn is that of a seat (`on_turn`)
    in a round, by which clocks and notices tell one turn from the next.
    """

    def __init__(self, game: str) -> None:
        self.game: str = game
        self.seat: i64 = OVER
        self.round: i64 = 0

    @abstractmethod
    def actions(self) -> list[int]:
        """Return every legal action, never empty before the end. The list is shared: do not change it."""

    def on_turn(self) -> i64:
        """Return whose turn it is: the seat that decides, where nobody is ever asked anything in another's turn."""
        return self.seat

    @abstractmethod
    def apply(self, action: i64, luck: Luck, tell: Listener | None = None) -> None:
        """Do one of the legal actions and go on to the next decision. The caller vouches that it is legal."""

    @abstractmethod
    def clone(self) -> Self:
        """Return a copy that can be played on without touching this state."""

    @abstractmethod
    def imagine(self, seat: i64, luck: Luck) -> Self:
        """Return a full state that `seat` cannot tell from this one, drawn evenly from all there are."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Return all that this seat (None: a spectator) may know, and nothing else."""

    @abstractmethod
    def standing(self) -> Standing:
        """Return the ranks and scores as they are now, with the tie-breaks."""
