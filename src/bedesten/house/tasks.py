"""Work that goes on beside everything else, and ends with the house."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Done = TypeVar("Done")


class Tasks:
    """Tasks that nobody waits for: kept as long as they go on."""

    def __init__(self) -> None:
        self._going_on: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, Done]) -> asyncio.Task[Done]:
        """Let some work go on."""
        task = asyncio.create_task(work)
        self._going_on.add(task)
        task.add_done_callback(self._going_on.discard)
        return task

    async def close(self) -> None:
        """End all that goes on."""
        for task in list(self._going_on):
            task.cancel()
        await asyncio.gather(*self._going_on, return_exceptions=True)
