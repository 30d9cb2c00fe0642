"""The pulse of the house: every worker notes now and then that it is there, so that time nobody has seen is known.

Where the note is old, the house was closed or the database away; where the clock of the house has gone further than the
one that nobody sets, somebody has set it forward. Either way nobody could play meanwhile: the gap is kept, and the
clocks at the tables leave it out.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable

import structlog
from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bedesten.house import clock
from bedesten.house.outage import is_away, outage
from bedesten.house.schema import gaps, pulse, tables
from bedesten.house.store import Store
from bedesten.house.tasks import Tasks

PULSE_SECONDS = 5.0
TROUBLED_SECONDS = 1.0
LONGEST_PAUSE = 10.0
"""Seconds without a pulse that prove nothing: a worker may be busy, and others may have just closed."""

STEP = 1.0
"""Seconds that two clocks may differ by."""

LONGEST_ANSWER = 1.0
"""Seconds after which an answer says too little about the time when it was given."""

REMEMBERED = 400 * 86400.0
"""No turn takes longer."""

log = structlog.get_logger()


class Pulse:
    """Notes that this worker is there, and asks for the time."""

    def __init__(
        self,
        store: Store,
        left_out: Callable[[], Awaitable[None]],
        look: Callable[[], Awaitable[object]],
        tasks: Tasks,
    ) -> None:
        self._store = store
        self._left_out = left_out  # called when clocks leave out more than before, or less
        self._look = look  # sees whether the house is well
        self._tasks = tasks

    async def open(self) -> None:
        """Take the time, and leave out what has passed since the house was closed."""
        # With SQLite nobody else can have been there.
        await self._beat(0.0 if self._store.settings.is_sqlite else LONGEST_PAUSE)
        self._tasks.begin(self._run())

    async def close(self) -> None:
        """Note that somebody was there until now."""
        try:
            await self._beat(LONGEST_PAUSE)
        except Exception as error:
            if not is_away(error):
                raise

    async def _run(self) -> None:
        while True:
            await self._rest()
            try:
                if await self._beat(LONGEST_PAUSE):
                    await self._left_out()
            except Exception as error:
                if not is_away(error):
                    log.exception("the time could not be taken")
            try:
                await self._look()
            except Exception:
                log.exception("nobody can say whether the house is well")

    async def _rest(self) -> None:
        """Wait until it is time again, which is sooner while the house is not well."""
        end = clock.elapsed() + PULSE_SECONDS
        while clock.elapsed() < end:
            await asyncio.sleep(TROUBLED_SECONDS)
            if outage.trouble is not None:
                return

    async def _beat(self, longest_pause: float) -> bool:
        """Note that somebody is there; return whether clocks must leave something out, or need no longer."""
        async with self._store.writing() as connection:
            # Whoever is first holds the others: each gap is found once.
            seen = float((await connection.execute(select(pulse.c.seen).with_for_update())).scalar_one())
            asked = time.monotonic()
            told = await self._time(connection)
            if clock.is_set() and time.monotonic() - asked > LONGEST_ANSWER:
                return False
            at = (asked + time.monotonic()) / 2
            known = await _gaps(connection, told)
            begin = told
            if seen and told - seen > longest_pause:
                begin = seen
            elif clock.is_set():
                # Others may have found a gap in the meantime.
                begin = min(told, clock.now() + _length(known) - _length(clock.gaps()))
            begin = max(begin, *(until for _, until in known[-1:]), 0.0)
            lost = told - begin
            if lost > STEP:
                await connection.execute(insert(gaps).values(since=begin, until=told))
            elif told < seen - STEP:
                # The clock was set back: what it left out before may be still to come.
                lost = -_length((max(since, told), until) for since, until in known if until > told)
                await connection.execute(delete(gaps).where(gaps.c.since >= told))
                await connection.execute(update(gaps).where(gaps.c.until > told).values(until=told))
            else:
                lost = 0.0
            if lost:
                what = "time is left out, for nobody has seen it" if lost > 0 else "time left out is still to come"
                log.info(what, seconds=round(abs(lost), 1))
                await connection.execute(_LATER.values(deadline=tables.c.deadline + lost, due=tables.c.due + lost))
                known = await _gaps(connection, told)
            await connection.execute(update(pulse).values(seen=told))
        # What is noted is committed: now the time may be taken.
        clock.leave_out(known)
        clock.set_by(told, at)
        return bool(lost)

    async def _time(self, connection: AsyncConnection) -> float:
        if self._store.settings.is_sqlite:
            return time.time()
        return float(await connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())")) or 0.0)


_LATER = update(tables).where(tables.c.phase == "playing", tables.c.deadline.is_not(None))


async def _gaps(connection: AsyncConnection, told: float) -> list[tuple[float, float]]:
    found = await connection.execute(
        select(gaps.c.since, gaps.c.until).where(gaps.c.until > told - REMEMBERED).order_by(gaps.c.since)
    )
    return [(since, until) for since, until in found]


def _length(some: Iterable[tuple[float, float]]) -> float:
    return sum(until - since for since, until in some)
