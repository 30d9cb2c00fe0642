"""News from all workers: PostgreSQL's LISTEN, with a connection of its own that comes back by itself.

Each piece of news is a hint such as `entry:TABLE:57`. A worker that was cut off is told `everything`: it must look
again at all it holds.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import asyncpg
import structlog
from sqlalchemy.engine import make_url

from bedesten.house.outage import outage
from bedesten.house.settings import Settings
from bedesten.house.store import CHANNEL

EVERYTHING = "everything"
RETRY_SECONDS = 0.25
HEARTBEAT_SECONDS = 2.0
HEARTBEAT_PATIENCE = 5.0
"""A connection that ends is noticed at once; one that has vanished without a word, after a heartbeat."""

log = structlog.get_logger()


class News:
    """Listens for what workers tell, and passes on each word."""

    def __init__(self, settings: Settings, hear: Callable[[str], None]) -> None:
        self.address = make_url(settings.database).set(drivername="postgresql").render_as_string(hide_password=False)
        self.hear = hear
        self._task: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    async def open(self) -> None:
        """Begin to listen; return once nothing can be missed any more."""
        self._task = asyncio.create_task(self._listen())
        await asyncio.wait_for(self._listening.wait(), timeout=30)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _heard(self, _connection: object, _pid: int, _channel: str, said: object) -> None:
        for word in str(said).split():
            self.hear(word)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except Exception as error:
                # Whatever it was: a worker that no longer listens would be deaf for good. A line that was only cut is
                # there again at once.
                if not self._listening.is_set():
                    outage.notice(error)
            self._listening.clear()
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self) -> None:
        """Listen until the connection ends or does not answer."""
        ended = asyncio.Event()
        named = {"application_name": "bedesten news"}
        connection = await asyncpg.connect(self.address, timeout=10, server_settings=named)
        try:
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(CHANNEL, self._heard)
            # What was told while nobody listened, if that was ever so.
            self.hear(EVERYTHING)
            self._listening.set()
            while not ended.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(ended.wait(), HEARTBEAT_SECONDS)
                await connection.execute("SELECT 1", timeout=HEARTBEAT_PATIENCE)
        finally:
            connection.terminate()
