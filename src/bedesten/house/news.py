"""News from the other workers: PostgreSQL's LISTEN, with a connection of its own that comes back by itself.

Each piece of news is a word such as `entry:TABLE:57`. A worker that was cut off is told `everything`: it must look
again at all it holds.
"""

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg
import structlog
from sqlalchemy.engine import make_url

from bedesten.house.settings import Settings
from bedesten.house.store import CHANNEL

EVERYTHING = "everything"
RETRY_SECONDS = 1.0
HEARTBEAT_SECONDS = 10.0

Hear = Callable[[str], Awaitable[None]]
log = structlog.get_logger()


class News:
    """Listens for what other workers tell, and passes on each word."""

    def __init__(self, settings: Settings, worker: str, hear: Hear) -> None:
        self.address = make_url(settings.database).set(drivername="postgresql").render_as_string(hide_password=False)
        self.worker = worker
        self.hear = hear
        self._words: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self.listening = asyncio.Event()

    async def open(self) -> None:
        """Begin to listen; return once nothing can be missed any more."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._pass_on())]
        await asyncio.wait_for(self.listening.wait(), timeout=30)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _heard(self, _connection: object, _pid: int, _channel: str, said: object) -> None:
        worker, *words = str(said).split()
        if worker != self.worker:
            for word in words:
                self._words.put_nowait(word)

    async def _listen(self) -> None:
        again = False
        while True:
            try:
                connection = await asyncpg.connect(self.address, timeout=10)
            except (OSError, asyncpg.PostgresError, TimeoutError) as error:
                log.warning("no news from the database", reason=type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)
                continue
            try:
                await connection.add_listener(CHANNEL, self._heard)
                if again:
                    self._words.put_nowait(EVERYTHING)
                again = True
                self.listening.set()
                while not connection.is_closed():
                    await asyncio.sleep(HEARTBEAT_SECONDS)
                    await connection.execute("SELECT 1", timeout=10)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                log.warning("the news from the database broke off", reason=type(error).__name__)
            finally:
                connection.terminate()

    async def _pass_on(self) -> None:
        while True:
            word = await self._words.get()
            try:
                await self.hear(word)
            except Exception:
                log.exception("news could not be used", kind=word.partition(":")[0])
