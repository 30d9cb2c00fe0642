"""Hints: words that say what to look at again, such as `entry:TABLE:57`, each followed until that has worked.

A hint carries no facts: whoever follows one reads the database and finds out what is new. So a hint too many costs a
look, and none is ever lost, whatever happens to the database in between.
"""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bedesten.house.outage import is_away

FIRST_WAIT = 0.1
LONGEST_WAIT = 1.0
LONGEST_WAIT_FOR_MISTAKES = 60.0
"""A database that is away comes back; what else goes wrong will most likely go wrong again."""

log = structlog.get_logger()


class Hints:
    """All hints that are being followed, each by a task of its own."""

    def __init__(self, follow: Callable[[str], Awaitable[None]]) -> None:
        self._follow = follow
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._given_again: set[str] = set()

    def give(self, word: str) -> None:
        """Follow a hint; if that is under way, do so once more afterwards."""
        if word in self._tasks:
            self._given_again.add(word)
        else:
            self._tasks[word] = asyncio.create_task(self._until_it_works(word))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _until_it_works(self, word: str) -> None:
        wait = FIRST_WAIT
        try:
            while True:
                self._given_again.discard(word)
                try:
                    await self._follow(word)
                except Exception as error:
                    longest = LONGEST_WAIT
                    if not is_away(error):
                        longest = LONGEST_WAIT_FOR_MISTAKES
                        log.exception("a hint could not be followed", kind=word.partition(":")[0])
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, longest)
                else:
                    if word not in self._given_again:
                        return
        finally:
            del self._tasks[word]
            self._given_again.discard(word)
