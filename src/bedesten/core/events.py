"""Events: what an action made happen, told in small facts, each with who may see it."""

from dataclasses import dataclass, field
from typing import Final

Fact = int | str | list[int] | list[str] | dict[str, int]

NOBODY: Final = -1
"""No seat: that of an event which belongs to no player, or the owner of what nobody has."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Everybody sees `what`, `seat` and `facts`; only that seat sees `secret`.

    An event that `uncovers` turns up what some seat did not know before, such as the cards of another. If that was its
    seat's `own`, such as a card that has to be shown, this seat knew it.
    """

    what: str
    seat: int = NOBODY
    facts: dict[str, Fact] = field(default_factory=dict)
    secret: dict[str, Fact] = field(default_factory=dict)
    uncovers: bool = False
    own: bool = False

    @property
    def shows_hidden(self) -> bool:
        """Tell whether somebody learns from it what they could not see before."""
        return self.uncovers or bool(self.secret)

    def shows_hidden_to(self, seat: int) -> bool:
        """Tell whether this seat learns from it what it could not see before, or anybody what this seat will see."""
        return bool(self.secret) or (self.uncovers and not (self.own and seat == self.seat))

    def seen_by(self, seat: int | None) -> dict[str, Fact]:
        """Return what this seat (None: a spectator) learns from the event, ready for JSON."""
        seen: dict[str, Fact] = {"what": self.what}
        if self.seat != NOBODY:
            seen["seat"] = self.seat
        seen |= self.facts
        if seat == self.seat and seat is not None:
            seen |= self.secret
        return seen
