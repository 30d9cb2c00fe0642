"""All parts of the house, as one worker has them."""

import asyncio
from importlib.metadata import PackageNotFoundError, version

import structlog
from starlette.requests import HTTPConnection

from bedesten.core.engine import is_compiled
from bedesten.house import metrics
from bedesten.house.bot_workers import LEVELS, BotWorkers
from bedesten.house.chats import Chats
from bedesten.house.decisions import Decisions
from bedesten.house.errors import NotFound
from bedesten.house.health import Health
from bedesten.house.hints import Hints
from bedesten.house.history import SetAside
from bedesten.house.limits import Limits
from bedesten.house.live_tables import LiveTables
from bedesten.house.news import EVERYTHING, News
from bedesten.house.notices import Notifier, purge_messages
from bedesten.house.outage import is_away, outage
from bedesten.house.payloads import encode
from bedesten.house.people import find_person, purge_guests
from bedesten.house.pulse import Pulse
from bedesten.house.settings import Settings
from bedesten.house.slices import Slices
from bedesten.house.store import Store
from bedesten.house.subscribers import Subscriber, Subscribers
from bedesten.house.sweep import Sweep
from bedesten.house.tables import Tables
from bedesten.house.tasks import Tasks
from bedesten.house.tidying import keep_tidy
from bedesten.house.walls import Walls

NO_PERSON = 4401
"""The code with which a socket is closed whose cookie is no longer good."""

GONE = "Nobody is known by your cookie any more."

LOBBY_SECONDS = 0.5
PURGE_SECONDS = 3600.0

log = structlog.get_logger()


class House:
    """What a worker works with."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.version = house_version()
        self.key = settings.secret_key()
        self.limits = Limits(settings)
        self.store = Store(settings)
        self.engine = self.store.engine
        self.health = Health(self.store)
        self.bot_workers = BotWorkers(settings.bot_workers)
        self.notifier = Notifier(settings, self.engine)
        self.hints = Hints(self._follow)
        self.slices = Slices()
        self.subscribers = Subscribers(self.store, self.slices)
        self.live_tables = LiveTables(self.store, self.slices, self.subscribers, self._table_changed, self.hints.give)
        self._tasks = Tasks()
        self.pulse = Pulse(self.store, self.live_tables.tell_time, self.health.trouble, self._tasks)
        self.decisions = Decisions(self.live_tables, self.bot_workers, self.notifier, self._tasks)
        self.sweep = Sweep(self.live_tables, self.decisions, self._tasks)
        self.tables = Tables(self.store, self.live_tables, self.decisions)
        self.walls = Walls(self.store, self.slices)
        self.chats = Chats(self.store, self.live_tables, self.tables, self.limits)
        self.news = None if settings.is_sqlite else News(settings, self._hear)
        self._changed: set[str] = set()
        self._lobby_changed = asyncio.Event()

    async def open(self) -> None:
        """Begin to work."""
        await self.store.open()
        await self.pulse.open()
        self.health.open()
        outage.changed = self._tell_trouble
        if self.news is not None:
            await self.news.open()
        await self.sweep.open()
        work = (self.notifier.run(), self._tell_lobby(), self._purge(), keep_tidy(lambda: self.decisions.last_at))
        for one in work:
            self._tasks.begin(one)

    async def close(self) -> None:
        """Stop, with everything stored that was acknowledged."""
        await self.notifier.close()
        await self._tasks.close()
        await self.bot_workers.close()
        if self.news is not None:
            await self.news.close()
        await self.hints.close()
        await self.pulse.close()
        await self.store.close()

    def about(self) -> dict[str, object]:
        """Return what this house offers."""
        return {
            "version": self.version,
            "compiled": is_compiled(),
            "levels": [{"name": level.name, "budget": level.budget} for level in LEVELS.values() if level.is_offered],
            "chat": self.settings.chat,
            "email": bool(self.settings.smtp),
            "socket": "/ws",
        }

    async def person_changed(self, person: str) -> None:
        """Take note that somebody has other wishes, another password, or is gone; the other workers hear of it too."""
        try:
            await self._look_at(person)
        except Exception as error:
            if not is_away(error):
                raise
            # It is stored: whoever asked need not ask again, and their sockets end as soon as we can look.
            self.hints.give(f"person:{person}")

    async def _look_at(self, person: str) -> None:
        await self.decisions.person_changed(person)
        found = await find_person(self.engine, person)
        for subscriber in list(self.subscribers.by_person.get(person, ())):
            if found is None or not found.is_in(subscriber.generation, subscriber.session):
                subscriber.end(NO_PERSON, GONE)

    def _tell_trouble(self) -> None:
        word = trouble_message()
        for listening in self.subscribers.by_person.values():
            for subscriber in listening:
                subscriber.send(word)

    # Tables as seen from outside: those who watch one get it anew, those in the lobby hear that there is something.

    def _table_changed(self, table: str) -> None:
        self._changed.add(table)
        self.tables.lists.forget()
        self._lobby_changed.set()

    async def _tell_lobby(self) -> None:
        while True:
            await self._lobby_changed.wait()
            self._lobby_changed.clear()
            changed, self._changed = self._changed, set()
            await asyncio.gather(*map(self._show_anew, changed))
            news = encode({"type": "lobby"})
            for subscriber in list(self.subscribers.in_lobby):
                subscriber.send(news)
            await asyncio.sleep(LOBBY_SECONDS)

    async def _show_anew(self, table: str) -> None:
        """Show a table to those who watch it as it is now."""
        try:
            await asyncio.gather(*(self._show_to(one, table) for one in self.subscribers.by_table.get(table, ())))
        except Exception as error:
            if is_away(error):
                self._table_changed(table)
            else:
                log.exception("a table could not be shown", table=table)

    async def _show_to(self, subscriber: Subscriber, table: str) -> None:
        person = await find_person(self.engine, subscriber.person)
        try:
            shown = await self.tables.show_watched(table, person)
        except NotFound:
            subscriber.send(encode({"type": "gone", "table": table}))
        except SetAside:
            return  # which those who listened were told
        else:
            subscriber.send(encode({"type": "table", "table": shown}))

    # News, our own among them: of what was stored for certain we know already, and nothing happens twice.

    def _hear(self, word: str) -> None:
        """Take a word of news; what concerns nobody here is forgotten."""
        metrics.news_total.inc()
        kind, _, rest = word.partition(":")
        table, _, number = rest.partition(":")
        if kind == EVERYTHING:
            self._look_at_all()
        elif kind == "table":
            self._table_changed(rest)
        elif kind == "entry":
            if self.live_tables.concerns(table, int(number)):
                self.hints.give(word)
        elif kind == "turn":
            # Whoever holds the table here tells them of it with the entry.
            person, _, table = rest.partition(":")
            if person in self.subscribers.by_person and table not in self.live_tables.held:
                self.hints.give(f"turn:{person}")
        elif kind == "person" or table in self.subscribers.by_table:
            self.hints.give(word)

    def _look_at_all(self) -> None:
        self.live_tables.look_at_all()
        for table in self.subscribers.by_table:
            self._table_changed(table)
            self.hints.give(f"chat:{table}")
        for person in self.subscribers.by_person:
            self.hints.give(f"person:{person}")
            self.hints.give(f"turn:{person}")
        self._lobby_changed.set()

    async def _follow(self, word: str) -> None:
        """Do what a hint says: read what is new, and tell whoever must hear of it."""
        kind, _, rest = word.partition(":")
        if kind == "chat":
            await self.chats.look(rest)
        elif kind == "person":
            await self._look_at(rest)
        elif kind == "turn":
            await self.subscribers.look_for_turns(rest)
        else:
            table, _, number = rest.partition(":")
            await self.live_tables.look(table, int(number))

    async def _purge(self) -> None:
        while True:
            try:
                await purge_guests(self.engine)
                await purge_messages(self.engine)
            except Exception as error:
                if not is_away(error):
                    log.exception("what is no longer needed could not be purged")
            await asyncio.sleep(PURGE_SECONDS)


def trouble_message() -> str:
    """Return the message that says whether the house is well."""
    return encode({"type": "trouble", "code": outage.trouble.code if outage.trouble else None})


def house_of(connection: HTTPConnection) -> House:
    """Return the house that somebody has called at."""
    house: House = connection.app.state.house
    return house


def house_version() -> str:
    """Return the version of the house."""
    try:
        return version("bedesten")
    except PackageNotFoundError:
        return "0"
