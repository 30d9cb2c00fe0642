"""Memory that comes free only when somebody looks for it: objects in circles, of which Python looks at all there are.

A full look takes as long as there are objects: 100 ms for those of the libraries alone, in which nobody's decision goes
on. So what is there at the start is never looked at, and the rest when nobody plays.
"""

import asyncio
import gc
from collections.abc import Callable

from bedesten.house.clock import elapsed

QUIET = 5.0
"""Seconds without a decision after which nobody is likely to wait for one."""

LONGEST = 600.0
"""Seconds after which it is done all the same."""

ENOUGH = 10
"""Looks at what is young that must have been taken since: before, there is little new to find. Python's own measure."""

_NEVER = 2**31 - 1


def settle() -> None:
    """Leave all that is loaded by now out of every look, and let nobody but `keep_tidy` take a full one."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, _NEVER)


async def keep_tidy(last_decision: Callable[[], float]) -> None:
    """Take a full look whenever there is enough that is new and nobody plays, and now and then in any case."""
    looked = elapsed()
    while True:
        await asyncio.sleep(QUIET)
        is_quiet = elapsed() >= last_decision() + QUIET
        if gc.get_count()[2] >= ENOUGH and (is_quiet or elapsed() >= looked + LONGEST):
            gc.collect()
            looked = elapsed()
