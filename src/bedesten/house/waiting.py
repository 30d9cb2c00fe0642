"""What a table waits for: who decides next, until when, when somebody must look again, and who is told of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bedesten.house.bot_workers import LEVELS, USUAL_LEVEL
from bedesten.house.history import ACTION, TO_PERSON, UNDO, Entry, Snapshot
from bedesten.house.store import Row

STAND_IN = USUAL_LEVEL
"""The bot that plays for somebody who has left or run out of time."""

GRACE = 3.0
"""How long after its budget a bot's answer is waited for, before any worker asks again."""

SPELL = 60.0
"""Seconds for which somebody who has decided something is taken to be at the table."""


@dataclass(frozen=True)
class Waiting:
    """Who must decide: a bot of some level or a person, if the game is not over. `due` is when to look again."""

    seat: int | None = None
    level: str | None = None
    person: str | None = None
    deadline: float | None = None
    due: float | None = None


def waiting(current: Snapshot, sitting: Sequence[Row], late: str, at: float) -> Waiting:
    """Return what a table waits for at this time; a bot decides for a seat whose person is gone for good."""
    seat = current.seat
    if seat is None:
        return Waiting()
    person = sitting[seat]["person"]
    level = current.bot_of(seat) or (None if person else STAND_IN)
    if level:
        return Waiting(seat, level, due=at + LEVELS[level].budget + GRACE)
    deadline = current.deadline(at)
    return Waiting(seat, person=person, deadline=deadline, due=deadline if late == "bot" else None)


def is_called(person: str, entries: Iterable[Entry], sitting: Sequence[Row]) -> bool:
    """Tell whether a table waits for somebody anew after these entries: others have decided, or the seat came back."""
    return any(
        entry.kind == TO_PERSON if sitting[entry.seat]["person"] == person else entry.kind in (ACTION, UNDO)
        for entry in entries
    )


def quiet_until(person: str, before: Snapshot, after: Snapshot, at: float, entries: Sequence[Entry]) -> float:
    """Return until when somebody is not told that a table waits for them since `at`.

    A turn of their own is always told. What is asked in between, such as one bid after the other, is not told to
    somebody who has just decided something here, unless they do not answer it within the minute.
    """
    if after.turn != before.turn and after.turn[0] == after.seat:
        return at
    for entry in reversed(entries):
        if entry.at <= at - SPELL:
            break
        if entry.client is not None and entry.client.startswith(f"{person}:"):
            return entry.at + SPELL
    return at
