"""Long work in the event loop, a little at a time: nobody waits for more than a few milliseconds of it."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from heapq import heappop, heappush
from itertools import count
from typing import TypeVar

SLICE = 0.002
"""Seconds of long work at a time."""

REST = 2
"""How many times as long as a slice the rest after it is: a decision of somebody takes several turns of the loop."""

Done = TypeVar("Done")


class Slices:
    """One slice of long work at a time, however many ask for some, and a rest after each, which the others have.

    Whoever has had the fewest slices is next: a glance at a table does not wait until long ones are read.
    """

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._arrivals = count()

    async def all(self, work: Iterable[Done]) -> list[Done]:
        """Return all that the work gives."""
        return [one async for some in self.pieces(work) for one in some]

    async def pieces(self, work: Iterable[Done]) -> AsyncIterator[list[Done]]:
        """Give what the work gives, as much at a time as a slice brings."""
        going_on = iter(work)
        is_over, had = False, 0
        while not is_over:
            await self._turn(had)
            had += 1
            some: list[Done] = []
            began = time.monotonic()
            is_over = True
            try:
                for one in going_on:
                    some.append(one)
                    if time.monotonic() >= began + SLICE:
                        is_over = False
                        break
            finally:
                asyncio.get_running_loop().call_later(REST * (time.monotonic() - began), self._pass_on)
            if some:
                yield some

    async def _turn(self, had: int) -> None:
        """Wait until nobody else has a slice or rests after one."""
        if not self._is_taken:
            self._is_taken = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (had, next(self._arrivals), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False
