"""The tables that are being played, as this worker holds them in memory: read, kept up to date, forgotten, set aside.

No worker owns a table. Each keeps a fold of what is stored and catches up when it hears of more; whoever wants to add
an entry tries to store it under the next number, and only what is stored is told to anybody.
"""

import asyncio
import contextlib
import heapq
from collections.abc import AsyncIterator, Callable, Iterator
from weakref import WeakValueDictionary

import structlog

from bedesten.house import metrics
from bedesten.house.clock import now
from bedesten.house.errors import Code, Conflict, HouseError, NotFound
from bedesten.house.history import RECENT, TO_BOT, TO_PERSON, Refused, SetAside, Transition
from bedesten.house.live_table import LiveTable
from bedesten.house.payloads import Json, encode
from bedesten.house.slices import Slices
from bedesten.house.store import ENTRIES_PAGE, Store
from bedesten.house.subscribers import NOTHING, Subscriber, Subscribers

MOST_TABLES, MOST_ENTRIES = 2000, 1_000_000
"""Tables that stay in memory though nobody watches them, and entries of all tables together."""

FORGOTTEN_AT_ONCE = 2
"""Tables that are forgotten for each that comes: to forget many at once would take long."""

NOT_SEATED = "You do not sit at such a table, or it has not started."

log = structlog.get_logger()


class LiveTables:
    """All tables that this worker holds."""

    def __init__(
        self,
        store: Store,
        slices: Slices,
        subscribers: Subscribers,
        changed: Callable[[str], None],
        hint: Callable[[str], None],
    ) -> None:
        self.store = store
        self.slices = slices
        self.subscribers = subscribers
        self.changed = changed  # told of every table whose seats or phase have changed
        self.hint = hint  # told of every table that must be looked at until that works
        self.held: dict[str, LiveTable] = {}
        self.aside: dict[str, tuple[str, Code]] = {}  # tables that cannot be played here: why, and the code of that
        self._tables_of: dict[str, set[str]] = {}  # by person, the tables held here at which they have a seat
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # each as long as it is used

    # Finding one.

    async def get(self, table: str, number: int = 0) -> LiveTable:
        """Return a started table that knows this entry, if it is stored; raise NotFound, Conflict, or SetAside."""
        live = self.held.get(table)
        if live is None:
            async with self._loading.setdefault(table, asyncio.Lock()):
                live = self.held.get(table) or await self._load(table)
        live.used = now()
        if len(live.history.entries) < number:
            async with self.holding(live):
                if len(live.history.entries) < number:
                    await self.catch_up(live)
        return live

    async def get_seated(self, table: str, person: str, seat: int) -> LiveTable:
        """Return a table at which somebody has this seat; to all others it may as well not be there."""
        try:
            live = await self.get(table)
        except (NotFound, Conflict):
            live = None
        except SetAside:
            if not any(row["person"] == person for row in (await self.store.table(table))[1]):
                raise NotFound(NOT_SEATED) from None
            raise
        if live is None or not live.seats_of(person):
            raise NotFound(NOT_SEATED)
        if seat not in live.seats_of(person):
            raise Refused("This seat is not yours.", "not-your-seat")
        return live

    @contextlib.asynccontextmanager
    async def holding(self, live: LiveTable) -> AsyncIterator[None]:
        """Have a table for oneself, knowing all of it that is stored and was heard of."""
        async with live.lock:
            if live.is_stale:
                await self.catch_up(live)
            yield

    async def _load(self, table: str) -> LiveTable:
        if table in self.aside:
            raise SetAside(*self.aside[table])
        row, sitting = await self.store.table(table)
        if row["phase"] == "open":
            raise Conflict("The game has not started.", "not-started")
        with self.setting_aside(table):
            live = LiveTable(row, sitting)
        await self._read_on(live)
        live.turn_told = len(live.history.entries)
        for owner in live.owners():
            self._tables_of.setdefault(owner, set()).add(table)
        self._forget_some()
        self.held[table] = live
        metrics.live_tables.set(len(self.held))
        return live

    # Letting one go.

    @contextlib.contextmanager
    def setting_aside(self, table: str) -> Iterator[None]:
        """Put a table aside that cannot be folded: its people and the host are told, and all others go on."""
        try:
            yield
        except Exception as error:
            why = error if isinstance(error, SetAside) else SetAside("This table cannot go on: it is damaged.")
            if table not in self.aside:
                self.aside[table] = (why.message, why.code)
                log.error("a table is set aside", table=table, code=why.code, reason=why.message)
                self._let_go(table)
                word = {"type": "error", "code": why.code, "message": why.message, "table": table, "client": None}
                self.subscribers.dismiss(table, encode(word))
            raise why from error

    def _forget_some(self) -> None:
        """Forget tables that nobody needs now, those first that were not used for longest."""
        entries = sum(len(live.history.entries) for live in self.held.values())
        if len(self.held) <= MOST_TABLES and entries <= MOST_ENTRIES:
            return
        idle = [
            live
            for live in self.held.values()
            if live.table not in self.subscribers.by_table and not live.lock.locked() and live.thinking is None
        ]
        for live in heapq.nsmallest(FORGOTTEN_AT_ONCE, idle, key=lambda live: live.used):
            self._let_go(live.table)

    def _let_go(self, table: str) -> None:
        """Hold a table no longer, if it is held."""
        live = self.held.pop(table, None)
        for owner in live.owners() if live else ():
            self._forget_seat(owner, table)

    def _forget_seat(self, person: str, table: str) -> None:
        tables_here = self._tables_of.get(person, set())
        tables_here.discard(table)
        if not tables_here:
            self._tables_of.pop(person, None)

    # Reading on.

    async def catch_up(self, live: LiveTable) -> None:
        """Read on in the log, and tell those who listen here. The table is locked."""
        was_stale, live.is_stale = live.is_stale, False
        try:
            is_behind = True
            if was_stale:
                row, sitting = await self.store.table(live.table)
                live.sit(sitting)
                is_behind = row["number"] > len(live.history.entries)
            is_news = is_behind and await self._read_on(live)
            await self.subscribers.tell(live)
        except BaseException:
            live.is_stale = live.is_stale or was_stale
            raise
        if is_news:
            self.changed(live.table)

    async def _read_on(self, live: LiveTable) -> bool:
        """Fold all that is stored and not known here, a page at a time; return whether those outside must see it."""
        is_news = False
        while True:
            entries = await self.store.entries_after(live.table, len(live.history.entries))
            with self.setting_aside(live.table):
                folded = await self.slices.all(concerns_lobby(live.history.take(entry)) for entry in entries)
                live.demand_bots()
            is_news = is_news or any(folded)
            if len(entries) < ENTRIES_PAGE:
                return is_news

    def concerns(self, table: str, number: int) -> bool:
        """Tell whether somebody here must hear of this entry, or of the start, which is 0."""
        live = self.held.get(table)
        if live is None:
            return table in self.subscribers.by_table or table in self._loading
        return live.is_stale or len(live.history.entries) < number

    async def look(self, table: str, number: int) -> None:
        """Read on at a table, if this entry is not known yet, and tell those who listen."""
        try:
            live = await self.get(table, number)
            async with self.holding(live):
                await self.subscribers.tell(live)
        except HouseError:
            # Not started, set aside, or gone: whoever watches is told otherwise.
            return

    def look_at_all(self) -> None:
        """Read on at all tables, those that are watched at once and the others before they are used."""
        for live in self.held.values():
            live.is_stale = True
        for table in self.subscribers.by_table:
            self.hint(f"entry:{table}:0")

    async def tell_time(self) -> None:
        """Let everybody who watches a clock see it anew: some time was left out."""
        for live in list(self.held.values()):
            if live.history.start.pace.kind != "none":
                async with live.lock:
                    self.subscribers.tell_time(live)

    async def watch(self, subscriber: Subscriber, table: str, eye: int | None, since: int | None) -> None:
        """Let somebody who listens to a table watch it from now on; send what they have missed and the position."""
        try:
            live = await self.get(table)
            told: list[Json] = []
            if (since or 0) < len(live.history.entries) - RECENT:
                # What is long past is remembered while others play on.
                told = await self.subscribers.moments(live.history, since or 0, eye, subscriber.english)
            async with self.holding(live):
                if since is not None and since > len(live.history.entries):
                    await self.catch_up(live)
                self.subscribers.begin_watching(subscriber, live, eye, since or 0, told)
        except Conflict:
            # Not started: the position comes with the start.
            self.subscribers.listen(subscriber, table)[eye] = NOTHING

    async def seated_anew(self, person: str) -> AsyncIterator[LiveTable]:
        """Look again at the wishes of somebody, or at their being gone; give the tables held here at which they sit."""
        # Not all tables are looked through: after a database was away, everybody here is looked at in this way.
        for table in list(self._tables_of.get(person, ())):
            live = self.held.get(table)
            if live is not None and live.seats_of(person):
                live.sit((await self.store.table(table))[1])
                yield live
            if live is None or not live.seats_of(person):
                self._forget_seat(person, table)


def concerns_lobby(transition: Transition) -> bool:
    """Tell whether those who see a table from outside must see it anew."""
    return transition.entry.kind in (TO_BOT, TO_PERSON) or transition.after.is_over
