"""Whether the house is well: its database takes what is written, and the disk has room for more."""

import asyncio
import shutil
import time
from pathlib import Path

from sqlalchemy import text

from bedesten.house.errors import DatabaseAway, DatabaseGone, DiskFull, HouseError
from bedesten.house.migrate import place_of
from bedesten.house.outage import is_away, is_full, outage
from bedesten.house.store import Store

LEAST_FREE = 16 * 1024 * 1024
"""Bytes that must be free beside a database that is a file; with less it stops within minutes."""

SECONDS_TO_ANSWER = 10.0
SECONDS_GOOD = 1.0
"""How long an answer is good for: whoever asks more often makes the house write no more often."""

# Any row that is always there: what is written must not change anything.
WRITE = text("UPDATE alembic_version SET version_num = version_num")


class Health:
    """What a worker knows about its own state."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._file = Path(place_of(store.settings)) if store.settings.is_sqlite else None
        self._opened: tuple[int, int] | None = None
        self._asking = asyncio.Lock()
        self._asked = -SECONDS_GOOD
        self._trouble: HouseError | None = None

    def open(self) -> None:
        """Note which file the database is: if it is moved away, the house would write into nothing."""
        self._opened = self._identity()

    async def trouble(self) -> HouseError | None:
        """Return what is wrong, if anything is."""
        async with self._asking:
            if time.monotonic() - self._asked >= SECONDS_GOOD:
                self._trouble = await self._look()
                self._asked = time.monotonic()
                if self._trouble is None:
                    outage.end()
                else:
                    outage.notice(self._trouble)
            return self._trouble

    async def _look(self) -> HouseError | None:
        if self._file is not None:
            if self._identity() != self._opened:
                return DatabaseGone()
            if shutil.disk_usage(self._file.parent).free < LEAST_FREE:
                return DiskFull()
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER), self.store.writing() as connection:
                await connection.execute(WRITE)
        except Exception as error:
            if is_full(error):
                return DiskFull()
            if is_away(error):
                return DatabaseAway()
            raise
        return None

    def _identity(self) -> tuple[int, int] | None:
        if self._file is None or not self._file.exists():
            return None
        found = self._file.stat()
        return found.st_dev, found.st_ino
