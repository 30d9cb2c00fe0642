"""Storage: one database, the same code for SQLite and PostgreSQL.

An entry is written by `append`, and an append that has returned is on the disk. Entries of different tables that come
at the same time share a transaction, so that many tables cost few disk writes; of two writers with the same number one
gets `NumberTaken`, whatever worker or machine it runs on.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import bindparam, event, insert, select, text, update
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bedesten.house import metrics
from bedesten.house.errors import NotFound
from bedesten.house.history import TO_BOT, TO_PERSON, Entry
from bedesten.house.migrate import place_of
from bedesten.house.notices import insert_ignore
from bedesten.house.outage import is_away
from bedesten.house.schema import entries, people, seats, solo_games, tables
from bedesten.house.settings import Settings
from bedesten.house.together import Together

LARGEST_BATCH = 200
BUSY_SECONDS = 15
CLOSING_SECONDS = 10
ENTRIES_PAGE = 200
CHANNEL = "bedesten"
MOST_NEWS = 7000
"""PostgreSQL takes less than 8,000 bytes of news at a time."""

Row = Mapping[str, Any]
log = structlog.get_logger()


class NumberTaken(Exception):
    """Somebody else has written an entry with this number, or this very message before."""


async def publish(connection: AsyncConnection, words: Sequence[str]) -> None:
    """Tell all workers, once this transaction is committed. SQLite has one."""
    if connection.dialect.name == "sqlite":
        return
    said = ""
    for word in words:
        if len(said) + len(word) > MOST_NEWS:
            await connection.execute(text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": said})
            said = ""
        said += " " + word
    await connection.execute(text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": said})


@dataclass(frozen=True)
class Append:
    """An entry to be written, and what changes with it."""

    table: str
    entry: Entry
    phase: str
    waiting: int | None
    due: float | None
    deadline: float | None
    winners: str | None
    messages: Sequence[Mapping[str, object]] = ()
    turn_of: str | None = None
    """The person whose turn begins with it."""
    solo_game: Mapping[str, object] | None = None
    """What the game, which is over, adds to the wall of its player."""


def make_engine(settings: Settings) -> AsyncEngine:
    """Return the engine for the database of the house."""
    if not settings.is_sqlite:
        return create_async_engine(
            settings.database,
            pool_size=5,
            max_overflow=5,
            pool_timeout=BUSY_SECONDS,
            pool_pre_ping=True,
            # A database that has vanished without a word must not hold anybody for as long as TCP hopes.
            connect_args={"timeout": BUSY_SECONDS, "command_timeout": BUSY_SECONDS},
            hide_parameters=True,
        )
    # Never made anew: a file that was moved away may come back, and another in its place would be written meanwhile.
    file = Path(place_of(settings)).absolute().as_uri()
    there = make_url(settings.database).set(database=file, query={"mode": "rw", "uri": "true"})
    engine = create_async_engine(there, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _: object) -> None:
        # The driver must not begin transactions by itself: `_begin` below says how they begin.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # FULL: a commit has reached the disk when it returns, and survives a power cut too.
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        # Taking the write lock at once lets writers wait for each other instead of failing half-way.
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


class Store:
    """The database of the house."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = make_engine(settings)
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._tables = Together(self._read_tables)

    async def open(self) -> None:
        """Begin to take entries."""
        self._tasks = [asyncio.create_task(self._write(), name="store")]

    async def close(self) -> None:
        """Write what still waits, then let go of the database."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._queue.join(), CLOSING_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection for reading, all of it at one moment on SQLite."""
        async with self.engine.connect() as connection:
            yield await connection.execution_options(reading=True)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection whose transaction is committed at the end."""
        async with self.engine.begin() as connection:
            yield connection

    async def rows(self, query: Any) -> list[Row]:
        """Return the rows of a query."""
        async with self.reading() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def row(self, query: Any) -> Row | None:
        """Return the first row of a query, if there is one."""
        async with self.reading() as connection:
            found = (await connection.execute(query)).mappings().first()
            return None if found is None else dict(found)

    async def table(self, table: str) -> tuple[Row, list[Row]]:
        """Return a table and its seats, with the wishes of who sits there; raise NotFound if there is none."""
        found = await self._tables.get(table)
        if found is None:
            raise NotFound("There is no such table.")
        return found

    async def _read_tables(self, ids: Sequence[str]) -> dict[str, tuple[Row, list[Row]]]:
        async with self.reading() as connection:
            rows = await connection.execute(select(tables).where(tables.c.id.in_(ids)))
            found: dict[str, tuple[Row, list[Row]]] = {row["id"]: (dict(row), []) for row in rows.mappings()}
            for seat in (await connection.execute(_SITTING.where(seats.c.table.in_(ids)))).mappings():
                if seat["table"] in found:
                    found[seat["table"]][1].append(dict(seat))
        return found

    async def entries_after(self, table: str, number: int) -> list[Entry]:
        """Return the next entries of a table with numbers above this one, a page of them at most."""
        query = select(entries).where(entries.c.table == table, entries.c.number > number).order_by(entries.c.number)
        query = query.limit(ENTRIES_PAGE)
        return [
            Entry(
                row["number"],
                row["kind"],
                row["seat"],
                row["notation"],
                row["at"],
                row["client"],
                row["unseen"] or 0.0,
            )
            for row in await self.rows(query)
        ]

    async def append(self, item: Append) -> None:
        """Write an entry; it is durable when this returns. Raises NumberTaken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((item, done))
        with metrics.append_seconds.time():
            await done

    # The writer: one task takes all that waits into one transaction.

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < LARGEST_BATCH:
                batch.append(self._queue.get_nowait())
            try:
                await self._commit_all(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _commit_all(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        try:
            await self._commit([item for item, _ in batch])
        except DBAPIError as error:
            if len(batch) > 1 and not is_away(error):
                # One of them is in the way of the others: each for itself.
                for single in batch:
                    await self._commit_all([single])
                return
            problem = NumberTaken() if isinstance(error, IntegrityError) else error
            for _, done in batch:
                _answer(done, problem)
        except Exception as error:
            for _, done in batch:
                _answer(done, error)
        else:
            for _, done in batch:
                _answer(done, None)

    async def _commit(self, batch: list[Append]) -> None:
        # Everybody takes the tables in one order, so that two workers cannot wait for each other in a circle.
        batch = sorted(batch, key=lambda item: item.table)
        told = [message for item in batch for message in item.messages]
        async with self.writing() as connection:
            await connection.execute(insert(entries), [_entry_row(item) for item in batch])
            await connection.execute(_MOVED, [_table_row(item) for item in batch])
            away = [_away_row(item) for item in batch if item.entry.kind in (TO_BOT, TO_PERSON)]
            if away:
                await connection.execute(_AWAY, away)
            if told:
                await insert_ignore(connection, told)
            if solo := [item.solo_game for item in batch if item.solo_game]:
                await connection.execute(insert(solo_games), solo)
            entered = [f"entry:{item.table}:{item.entry.number}" for item in batch]
            turns = [f"turn:{item.turn_of}:{item.table}" for item in batch if item.turn_of]
            await publish(connection, entered + turns)


def _answer(done: "asyncio.Future[None]", problem: Exception | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def _entry_row(item: Append) -> dict[str, object]:
    entry = item.entry
    return {
        "table": item.table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "notation": entry.notation,
        "at": entry.at,
        "unseen": entry.unseen or None,
        "client": entry.client,
    }


_WISHES = (people.c.id, people.c.automatic_end, people.c.webhook, people.c.email, people.c.email_confirmed)
_SITTING = (
    select(seats, *_WISHES, people.c.tell_after)
    .select_from(seats.outerjoin(people, seats.c.person == people.c.id))
    .order_by(seats.c.table, seats.c.seat)
)

_MOVED = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(
        number=bindparam("to_number"),
        phase=bindparam("to_phase"),
        waiting=bindparam("to_waiting"),
        due=bindparam("to_due"),
        deadline=bindparam("to_deadline"),
        winners=bindparam("to_winners"),
        moved=bindparam("to_moved"),
    )
)


def _table_row(item: Append) -> dict[str, object]:
    return {
        "of_table": item.table,
        "to_number": item.entry.number,
        "to_phase": item.phase,
        "to_waiting": item.waiting,
        "to_due": item.due,
        "to_deadline": item.deadline,
        "to_winners": item.winners,
        "to_moved": item.entry.at,
    }


_AWAY = (
    update(seats)
    .where(seats.c.table == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
    .values(away=bindparam("to_away"))
)


def _away_row(item: Append) -> dict[str, object]:
    return {"of_table": item.table, "of_seat": item.entry.seat, "to_away": item.entry.kind == TO_BOT}
