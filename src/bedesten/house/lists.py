"""The lists of tables, in pages. The public ones are read once a second at most, for all who look at them."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Select, case, func, or_, select

from bedesten.core.registry import known_name
from bedesten.house.clock import elapsed
from bedesten.house.history import SetAside
from bedesten.house.payloads import encode
from bedesten.house.people import Person
from bedesten.house.schema import seats, tables
from bedesten.house.shown import outline_of
from bedesten.house.store import Row, Store

PAGE = 30
GOOD_SECONDS = 1.0
"""How long a public list is good for, if no table comes, goes, fills or ends before."""

MOST_KEPT = 100
"""Public pages that are kept: whoever leafs through all of them must not fill the memory."""

Json = dict[str, Any]
Shown = Callable[[Row, Sequence[Row], Person | None], Json]


@dataclass(frozen=True)
class ListPage:
    """A page of a list: the tables, who sits there, whether there are more, who has made one or sits at one.

    A public one is written once for all who have nothing to do with its tables.
    """

    rows: list[Row]
    sitting: dict[str, list[Row]]
    more: bool
    members: frozenset[str]
    for_strangers: str = ""


class TableLists:
    """All lists of tables."""

    def __init__(self, store: Store, shown: Shown) -> None:
        self._store = store
        self._shown = shown  # raises SetAside for a table that is too damaged
        self._public: dict[tuple[str, str | None, int], tuple[float, asyncio.Task[ListPage]]] = {}

    def forget(self) -> None:
        """Read public lists anew: a table has come, filled, begun or ended."""
        self._public.clear()

    async def page(self, show: str, person: Person | None, game: str | None, number: int) -> str:
        """Return a page as JSON: open tables, my own (those that wait for me first), running or finished ones."""
        game = None if game is None else known_name(game)
        if show == "mine":
            return self._written(await self._read_mine(person, game, number), person, is_mine=True)
        page = await self._public_page(show, game, number)
        if person is None or person.id not in page.members:
            return page.for_strangers
        return self._written(page, person, is_mine=False)

    async def _public_page(self, show: str, game: str | None, number: int) -> ListPage:
        key = (show, game, number)
        end, reading = self._public.get(key, (0.0, None))
        if reading is None or elapsed() >= end:
            if len(self._public) >= MOST_KEPT:
                self.forget()
            reading = asyncio.create_task(self._read_public(show, game, number))
            self._public[key] = (elapsed() + GOOD_SECONDS, reading)
        try:
            # Others wait for it too, even if whoever asked first goes away.
            return await asyncio.shield(reading)
        except Exception:
            if self._public.get(key, (0.0, None))[1] is reading:
                del self._public[key]
            raise

    async def _read_public(self, show: str, game: str | None, number: int) -> ListPage:
        chosen = select(tables.c.id).where(tables.c.visibility == "public", tables.c.phase == show)
        page = await self._read(chosen, [_LAST.desc(), tables.c.id], game, number)
        return replace(page, for_strangers=self._written(page, None, is_mine=False))

    async def _read_mine(self, person: Person | None, game: str | None, number: int) -> ListPage:
        me = person.id if person else ""
        mine = select(seats.c.table).where(seats.c.person == me)
        waits = (
            select(seats.c.table)
            .where(seats.c.person == me)
            .where(seats.c.table == tables.c.id, seats.c.seat == tables.c.waiting, tables.c.phase == "playing")
            .correlate(tables)
            .exists()
        )
        chosen = select(tables.c.id).where(or_(tables.c.id.in_(mine), tables.c.maker == me))
        order = [case((waits, 0), else_=1), case((tables.c.phase == "over", 1), else_=0), _LAST.desc(), tables.c.id]
        return await self._read(chosen, order, game, number)

    async def _read(self, chosen: Select[Any], order: list[Any], game: str | None, number: int) -> ListPage:
        if game is not None:
            chosen = chosen.where(tables.c.game == game)
        # Only the ids of all are put in order: rows are heavy, and a house may have very many.
        page = chosen.order_by(*order).limit(PAGE + 1).offset(PAGE * number).subquery()
        rows = await self._store.rows(select(tables).join(page, page.c.id == tables.c.id).order_by(*order))
        rows, more = rows[:PAGE], len(rows) > PAGE
        sitting: dict[str, list[Row]] = {row["id"]: [] for row in rows}
        members = {row["maker"] for row in rows}
        for seat in await self._store.rows(select(seats).where(seats.c.table.in_(sitting)).order_by(seats.c.seat)):
            sitting[seat["table"]].append(seat)
            members.add(seat["person"])
        return ListPage(rows, sitting, more, frozenset(members))

    def _written(self, page: ListPage, person: Person | None, *, is_mine: bool) -> str:
        found = []
        for row in page.rows:
            # One that cannot be shown is in the way of no other; only those whose it is are told that it is there.
            try:
                found.append(self._shown(row, page.sitting[row["id"]], person))
            except SetAside as error:
                if is_mine:
                    found.append(outline_of(row, page.sitting[row["id"]], person) | {"set_aside": error.code})
        return encode({"tables": found, "more": page.more})


_LAST = func.coalesce(tables.c.moved, tables.c.started, tables.c.made)
