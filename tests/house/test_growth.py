"""What must not grow with the house: opening it, and looking at one person."""

import asyncio
import sqlite3
from contextlib import closing
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

PATIENCE = 60.0
FAR = 4_000_000_000.0
"""A time that no test lives to see."""


def stored(folder: Path, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """Run a statement on the database of a house, past the house."""
    with closing(sqlite3.connect(folder / "house.db")) as database, database:
        return database.execute(statement, values).fetchall()


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
        settings = Settings(data=str(tmp_path), database=f"sqlite+aiosqlite:///{tmp_path / 'house.db'}")
        await bring_up_to_date(settings)
        worker = Worker(settings)
        await worker.open()
        hall: Hall = worker.hall
        try:
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
        finally:
            await worker.close()

    run(look())
