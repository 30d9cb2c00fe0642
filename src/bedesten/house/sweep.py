"""The sweep: clocks that run out, and tables that somebody else has left lying. Every worker of the house has one."""

import asyncio
import secrets
from typing import Any

import structlog
from sqlalchemy import or_, select, update

from bedesten.house.clock import now
from bedesten.house.decisions import Decisions
from bedesten.house.errors import NotFound
from bedesten.house.history import SetAside
from bedesten.house.live_tables import LiveTables
from bedesten.house.outage import is_away, outage
from bedesten.house.schema import seats, tables
from bedesten.house.tasks import Tasks
from bedesten.house.waiting import STAND_IN

SWEEP_SECONDS = 1.0
LARGEST_SWEEP = 100
LONG = 1000
"""Entries from which a table is looked after beside the others, as it takes long to read."""

MOST_LONG = 10
"""Long tables that are looked after at the same time."""

PUT_OFF = 60.0
"""When a table is looked after again that could not be, for a reason that nobody has foreseen."""

log = structlog.get_logger()


class Sweep:
    """Goes on with the tables that wait for a bot or a clock."""

    def __init__(self, live_tables: LiveTables, decisions: Decisions, tasks: Tasks) -> None:
        self._live_tables = live_tables
        self._store = live_tables.store
        self._decisions = decisions
        self._tasks = tasks
        self._long: set[str] = set()  # long tables that are being looked after

    async def open(self) -> None:
        """Begin to sweep."""
        if self._store.settings.is_sqlite:
            # Nobody else is there: whatever waited for a bot waits for us. Whoever has time on the clock still has it.
            plays = or_(seats.c.bot.is_not(None), seats.c.away, seats.c.person.is_(None))
            by_bot = select(seats.c.seat).where(seats.c.table == tables.c.id, seats.c.seat == tables.c.waiting, plays)
            waiting = update(tables).where(tables.c.phase == "playing", tables.c.due.is_not(None))
            overdue = waiting.where(by_bot.correlate(tables).exists()).values(due=now())
            async with self._store.writing() as connection:
                await connection.execute(overdue)
        self._tasks.begin(self._run())

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS * (0.5 + secrets.randbelow(1000) / 1000))
            try:
                for row in await self._store.rows(self._due()):
                    if not row["is_long"] or row["id"] in self._live_tables.held:
                        await self._look_after(row["id"])
                    elif len(self._long) < MOST_LONG:
                        self._long.add(row["id"])
                        self._tasks.begin(self._look_after_long(row["id"]))
            except Exception as error:
                _complain(error)

    def _due(self) -> Any:
        """Return the query for what is due; tables that take long to read come last."""
        is_long = tables.c.number >= LONG
        query = select(tables.c.id, is_long.label("is_long"))
        due = query.where(tables.c.phase == "playing", tables.c.due <= now())
        others = due.where(tables.c.id.not_in([*self._live_tables.aside, *self._long]))
        return others.order_by(is_long, tables.c.due).limit(LARGEST_SWEEP)

    async def _look_after_long(self, table: str) -> None:
        """Go on with a table that takes long to read; nobody waits for that."""
        try:
            await self._look_after(table)
        except Exception as error:
            _complain(error)
        finally:
            self._long.discard(table)

    async def _look_after(self, table: str) -> None:
        """Go on with a table that is due. One that fails is put off, so that it is in nobody's way."""
        try:
            await self._look_after_due(table)
        except (SetAside, NotFound):
            return
        except Exception as error:
            if is_away(error):
                raise
            log.exception("a table could not be looked after", table=table)
            await self._put_off(update(tables).where(tables.c.id == table), now() + PUT_OFF)

    async def _look_after_due(self, table: str) -> None:
        live = await self._live_tables.get(table)
        async with live.lock:
            await self._live_tables.catch_up(live)
            past = live.history
            seat, number, deadline = past.seat, past.number, past.current.deadline(now())
        if seat is not None and live.late == "bot" and deadline is not None and deadline <= now():
            await self._decisions.hand_over(live, seat, STAND_IN, number)
        if number == live.history.number:
            # Nothing was written that says when to look again. If nothing comes of this, the others will.
            unchanged = update(tables).where(tables.c.id == table, tables.c.number == number - 1)
            await self._put_off(unchanged, live.waiting().due)
        self._decisions.follow(live)

    async def _put_off(self, which: Any, until: float | None) -> None:
        async with self._store.writing() as connection:
            await connection.execute(which.values(due=until))


def _complain(error: Exception) -> None:
    if is_away(error):
        outage.notice(error)
    else:
        log.exception("the sweep failed")
