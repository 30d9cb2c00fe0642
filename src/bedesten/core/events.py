"""Events: what an action made happen, told in small facts, each with who may see it."""

from dataclasses import dataclass, field

Fact = int | str | list[int] | list[str]

NOBODY = -1
"""The seat of an event that belongs to no player."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Everybody sees `what`, `seat` and `facts`; only that seat sees `secret`."""

    what: str
    seat: int = NOBODY
    facts: dict[str, Fact] = field(default_factory=dict)
    secret: dict[str, Fact] = field(default_factory=dict)

    def seen_by(self, seat: int | None) -> dict[str, Fact]:
        """Return what this seat (None: a spectator) learns from the event, ready for JSON."""
        seen: dict[str, Fact] = {"what": self.what}
        if self.seat != NOBODY:
            seen["seat"] = self.seat
        seen |= self.facts
        if seat == self.seat and seat is not None:
            seen |= self.secret
        return seen
