"""The time of the house, in one place.

The clock of the house is the clock of the database: that of PostgreSQL for all workers on all machines, that of the
machine with SQLite. Each worker asks for it now and then (house/pulse.py), and counts on by a clock that nobody sets.
Time in which nobody could play is known here too, as the house was closed or its clock was set forward: it is nobody's.
"""

import time
from bisect import bisect_right
from collections.abc import Iterable

_begin: float | None = None  # when the count of `time.monotonic` began, by the clock of the house
_gaps: list[tuple[float, float]] = []


def now() -> float:
    """Return the seconds since 1970, UTC."""
    return time.time() if _begin is None else _begin + time.monotonic()


def elapsed() -> float:
    """Return seconds by a clock that nobody sets: for what lasts a while, and means nothing to another process."""
    return time.monotonic()


def is_set() -> bool:
    """Tell whether the clock of the house has been asked for the time."""
    return _begin is not None


def set_by(told: float, at: float) -> None:
    """Take the time that the clock of the house showed at this moment of `time.monotonic`."""
    global _begin  # noqa: PLW0603 - one process is one worker, and has one clock
    _begin = told - at


def leave_out(gaps: Iterable[tuple[float, float]]) -> None:
    """Take note of all the time in which nobody could play, from the first to the last."""
    _gaps[:] = gaps


def gaps() -> list[tuple[float, float]]:
    """Return all the time in which nobody could play, as far as it is known here."""
    return list(_gaps)


def unseen(since: float, until: float) -> float:
    """Return how many of the seconds between two moments were nobody's."""
    lost = 0.0
    for begin, end in reversed(_gaps[: bisect_right(_gaps, (until, until))]):
        if end <= since:
            break
        lost += min(end, until) - max(begin, since)
    return lost
