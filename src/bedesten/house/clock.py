"""The time of the house, in one place."""

import time


def now() -> float:
    """Return the seconds since 1970, UTC."""
    return time.time()
