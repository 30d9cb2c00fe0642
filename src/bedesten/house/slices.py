"""Long work in the event loop, a little at a time: nobody waits for more than a few milliseconds of it."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from typing import TypeVar

SLICE, REST = 0.002, 0.004
"""Seconds of long work at a time, and of rest after it: a decision of somebody else takes several turns of the loop."""

Done = TypeVar("Done")


class Slices:
    """One slice of long work at a time, however many ask for some: they take turns, and the others have the rest."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def all(self, work: Iterable[Done]) -> list[Done]:
        """Return all that the work gives."""
        return [one async for some in self.pieces(work) for one in some]

    async def pieces(self, work: Iterable[Done]) -> AsyncIterator[list[Done]]:
        """Give what the work gives, as much at a time as a slice brings."""
        going_on = iter(work)
        is_over = False
        while not is_over:
            async with self._turn:
                some: list[Done] = []
                end = time.monotonic() + SLICE
                is_over = True
                for one in going_on:
                    some.append(one)
                    if time.monotonic() >= end:
                        is_over = False
                        break
                if not is_over:
                    await asyncio.sleep(REST)
            if some:
                yield some
