"""The time of the house, in one place.

With PostgreSQL the clock of the database is the clock of the house, for all workers on all machines: each asks for it
now and then, and counts on by a clock that is never set. With SQLite there is one worker, and the clock of its machine.
"""

import time

LONGEST_ANSWER = 1.0
"""Seconds after which an answer says too little about the time when it was given."""

_begin: float | None = None  # when the count of `time.monotonic` began, by the clock of the database


def now() -> float:
    """Return the seconds since 1970, UTC."""
    return time.time() if _begin is None else _begin + time.monotonic()


def elapsed() -> float:
    """Return seconds by a clock that nobody sets: for what lasts a while, and means nothing to another process."""
    return time.monotonic()


def set_by(told: float, asked: float) -> None:
    """Take the time that the database has told just now, having been asked at this moment of `time.monotonic`."""
    global _begin  # noqa: PLW0603 - one process is one worker, and has one clock
    answered = time.monotonic()
    if _begin is None or answered - asked <= LONGEST_ANSWER:
        _begin = told - (asked + answered) / 2
