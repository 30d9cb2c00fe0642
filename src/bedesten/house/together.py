"""Reading together: those who ask for things of one kind while others are being read are answered by one query.

A query costs much more than the rows it brings. When a house opens again, or its database is back, everybody comes
at once, and what a thousand ask for is read in a few queries instead of thousands.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import islice
from typing import Generic, TypeVar

from bedesten.house.outage import is_away

MOST_TOGETHER = 200
"""Things that are read in one query: more would keep those who ask for others waiting."""

Key = TypeVar("Key")
Value = TypeVar("Value")


class Together(Generic[Key, Value]):
    """Things of one kind, read by their keys: one query at a time, for all who have asked before it began."""

    def __init__(self, read: Callable[[Sequence[Key]], Awaitable[Mapping[Key, Value]]]) -> None:
        self._read = read
        self._asked: dict[Key, asyncio.Future[Value | None]] = {}
        self._reading: asyncio.Task[None] | None = None

    async def get(self, key: Key) -> Value | None:
        """Return what there is of a key, as it is stored now or a moment later; None if there is nothing."""
        if key not in self._asked:
            self._asked[key] = asyncio.get_running_loop().create_future()
        answer = self._asked[key]
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_all())
        # Others wait for it too, even if whoever asked first goes away.
        return await asyncio.shield(answer)

    async def _read_all(self) -> None:
        try:
            while self._asked:
                some = dict(islice(self._asked.items(), MOST_TOGETHER))
                for key in some:
                    del self._asked[key]
                await self._answer(some)
        finally:
            self._reading = None

    async def _answer(self, asked: dict[Key, "asyncio.Future[Value | None]"]) -> None:
        try:
            found = await self._read(list(asked))
        except Exception as error:
            if len(asked) > 1 and not is_away(error):
                # One of them is in the way of the others: each for itself.
                for key, answer in asked.items():
                    await self._answer({key: answer})
                return
            for answer in asked.values():
                answer.set_exception(error)
        except BaseException:
            for answer in asked.values():
                answer.cancel()
            raise
        else:
            for key, answer in asked.items():
                answer.set_result(found.get(key))
