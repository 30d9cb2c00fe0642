"""What must not grow with the house: opening it, looking at one person, and a page of a list."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from tests.house.client import ME, Person, me, run
from tests.house.playing import run_async
from tests.house.server import House

from bedesten.house.hall import Hall, Room
from bedesten.house.house import House as Worker
from bedesten.house.migrate import bring_up_to_date
from bedesten.house.models import NewTable, Seat
from bedesten.house.people import create_guest
from bedesten.house.settings import Settings
from bedesten.house.tables import PAGE

PATIENCE = 60.0
FAR = 4_000_000_000.0
"""A time that no test lives to see."""


def stored(folder: Path, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """Run a statement on the database of a house, past the house."""
    with closing(sqlite3.connect(folder / "house.db")) as database, database:
        return database.execute(statement, values).fetchall()


@asynccontextmanager
async def a_worker(folder: Path) -> AsyncIterator[Worker]:
    """A house in this process, on SQLite."""
    settings = Settings(data=str(folder), database=f"sqlite+aiosqlite:///{folder / 'house.db'}", tables=1000)
    await bring_up_to_date(settings)
    worker = Worker(settings)
    await worker.open()
    try:
        yield worker
    finally:
        await worker.close()


@run_async
async def test_a_house_that_opens_goes_on_with_bots_and_leaves_those_with_time_alone(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = await Person.arrive(house.address)
        table = (await ada.make_table([ME, me("Bo")], pace={"kind": "days", "days": 3}))["id"]
        await ada.start(table)
        await asyncio.to_thread(house.kill)
        stored(tmp_path, "update tables set due = ?", FAR)
        await asyncio.to_thread(house.start)
        assert stored(tmp_path, "select due from tables") == [(FAR,)]

        await asyncio.to_thread(house.kill)
        # Ada is gone for good: what waited for her waits for a bot, whatever the clock showed when that was stored.
        stored(tmp_path, "update seats set person = null")
        await asyncio.to_thread(house.start)
        async with asyncio.timeout(PATIENCE):
            while stored(tmp_path, "select number from tables") == [(0,)]:
                await asyncio.sleep(0.05)


def test_to_look_at_one_person_is_to_look_at_their_tables_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    seats_of = Room.seats_of

    def noted(room: Room, person: str | None) -> list[int]:
        looked.append(room.table)
        return seats_of(room, person)

    async def look() -> None:
        async with a_worker(tmp_path) as worker:
            hall: Hall = worker.hall
            mine: dict[str, list[str]] = {}
            for name in ("Ada", "Bo", "Cleo", "Dan"):
                person = await create_guest(worker.engine, name)
                mine[person.id] = []
                for _ in range(2):
                    wish = NewTable(game="istanbul", seats=[Seat(kind="me"), Seat(kind="me")])
                    mine[person.id].append(await worker.tables.make(wish, person))
                    await worker.tables.start(mine[person.id][-1], person)
            assert len(hall.rooms) == 8
            monkeypatch.setattr(Room, "seats_of", noted)
            for person_id, tables in mine.items():
                looked.clear()
                await hall.person_changed(person_id)
                assert set(looked) == set(tables)

    run(look())


def test_lists_come_in_pages_and_in_order(tmp_path: Path) -> None:
    async def look() -> None:
        async with a_worker(tmp_path) as worker:
            ada = await create_guest(worker.engine, "Ada")
            wish = NewTable(game="istanbul", seats=[Seat(kind="me"), Seat(kind="me")], visibility="public")
            made = [await worker.tables.make(wish, ada) for _ in range(PAGE + 5)]
            for number, table in enumerate(made):
                stored(tmp_path, "update tables set moved = ? where id = ?", number, table)
            latest = made[::-1]

            async def page(show: str, number: int = 0) -> list[str]:
                answer = await worker.tables.page(show, ada, None, number)
                assert answer["more"] is (number == 0)
                return [table["id"] for table in answer["tables"]]

            assert [*await page("open"), *await page("open", 1)] == latest
            # My own: what waits for me first, then what goes on, and what is over at last.
            over, waiting = latest[:2], made[:2]
            for table in over:
                stored(tmp_path, "update tables set phase = 'over' where id = ?", table)
            for table in waiting:
                stored(tmp_path, "update tables set phase = 'playing', waiting = 0 where id = ?", table)
            assert [*await page("mine"), *await page("mine", 1)] == [*waiting[::-1], *latest[2:-2], *over]

    run(look())
