"""Whether the house is well, as it tells its host."""

import asyncio
import resource
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy.engine import make_url
from tests.house.client import Json, Person, Refusal
from tests.house.fixtures import MakeHouse
from tests.house.playing import run_async
from tests.house.postgres import Postgres, fetch
from tests.house.server import House

from bedesten.house import health
from bedesten.house.health import Health
from bedesten.house.migrate import bring_up_to_date
from bedesten.house.settings import read_settings
from bedesten.house.store import Store

WELL = (200, {"status": "open"})


@contextmanager
def no_writing(house: House) -> Iterator[None]:
    """Let the house write to no file."""
    (worker,) = house.workers()
    before = worker.rlimit(resource.RLIMIT_FSIZE)
    worker.rlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        worker.rlimit(resource.RLIMIT_FSIZE, before)


async def said(house: House, status: int) -> tuple[int, Json]:
    """Ask until the house answers with this status: what it has said is good for a second."""
    async with Person(house.address) as anybody, asyncio.timeout(20):
        while True:
            answer = await anybody.ask("GET", "/health")
            if answer.status_code == status:
                return answer.status_code, answer.json()
            await asyncio.sleep(0.05)


@pytest.mark.slow
@run_async
async def test_a_database_that_cannot_be_written_is_told_until_it_can(house: House) -> None:
    assert await said(house, 200) == WELL
    with no_writing(house):
        _, answer = await said(house, 503)
        assert answer["status"] == answer["error"]["code"] == "database"
    assert await said(house, 200) == WELL


@pytest.mark.slow
@run_async
async def test_a_database_that_was_moved_away_is_told(house: House) -> None:
    assert await said(house, 200) == WELL
    file = house.folder / "house.db"
    file.rename(house.folder / "elsewhere.db")
    _, answer = await said(house, 503)
    assert answer["status"] == answer["error"]["code"] == "database-gone"
    # Another one in its place is not the one that the house has open.
    shutil.copy(house.folder / "elsewhere.db", file)
    _, answer = await said(house, 503)
    assert answer["status"] == "database-gone"
    file.unlink()
    (house.folder / "elsewhere.db").rename(file)
    assert await said(house, 200) == WELL


@pytest.mark.slow
@run_async
async def test_a_database_that_was_moved_away_is_not_made_anew_by_those_who_come(house: House) -> None:
    file = house.folder / "house.db"
    people = [await Person.arrive(house.address) for _ in range(20)]
    file.rename(house.folder / "elsewhere.db")
    await asyncio.gather(*(person.ask("GET", "/api/me") for person in people * 5))
    assert not file.exists()
    (house.folder / "elsewhere.db").rename(file)
    assert await said(house, 200) == WELL
    assert {answer.status_code for answer in await asyncio.gather(*(p.ask("GET", "/api/me") for p in people * 5))} == {
        200
    }


@pytest.mark.slow
@run_async
async def test_a_postgresql_that_lets_nobody_in_is_told(
    postgres: Postgres, database: str, start_house: MakeHouse
) -> None:
    house = start_house(database=database)
    assert await said(house, 200) == WELL
    name = make_url(database).database

    async def order(statement: str) -> None:
        await asyncio.to_thread(fetch, postgres.server.get_uri(), statement)

    await order(f"alter database {name} with allow_connections false")
    await order(f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'")
    _, answer = await said(house, 503)
    assert answer["status"] == answer["error"]["code"] == "database"
    await order(f"alter database {name} rename to {name}_away")
    async with Person(house.address) as anybody:
        with pytest.raises(Refusal) as refused:
            await anybody.tables()
    assert (refused.value.status, refused.value.code) == (503, "database")
    await order(f"alter database {name}_away rename to {name}")
    await order(f"alter database {name} with allow_connections true")
    assert await said(house, 200) == WELL


@pytest.mark.slow
@run_async
async def test_a_full_disk_of_postgresql_is_told(database: str, start_house: MakeHouse) -> None:
    house = start_house(database=database)
    assert await said(house, 200) == WELL
    full = (
        "create function full_disk() returns trigger language plpgsql as "
        "'begin raise exception ''could not extend file'' using errcode = ''53100''; end'"
    )
    await asyncio.to_thread(house.rows, full)
    trigger = "create trigger full_disk before update on alembic_version execute function full_disk()"
    await asyncio.to_thread(house.rows, trigger)
    _, answer = await said(house, 503)
    assert answer["status"] == answer["error"]["code"] == "disk-full"
    await asyncio.to_thread(house.rows, "drop trigger full_disk on alembic_version")
    assert await said(house, 200) == WELL


def test_a_disk_that_is_nearly_full_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free = SimpleNamespace(free=health.LEAST_FREE)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: free)
    monkeypatch.setattr(health, "SECONDS_GOOD", 0.0)

    async def main() -> list[str | None]:
        settings = read_settings({"data": str(tmp_path)}, {})
        await bring_up_to_date(settings)
        store = Store(settings)
        asked = Health(store)
        asked.open()
        codes: list[str | None] = []
        for room in (health.LEAST_FREE, health.LEAST_FREE - 1, health.LEAST_FREE):
            free.free = room
            trouble = await asked.trouble()
            codes.append(trouble.code if trouble else None)
        await store.close()
        return codes

    assert asyncio.run(main()) == [None, "disk-full", None]


def test_asking_often_does_not_write_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0
    real = Health._look

    async def counted(self: Health) -> object:
        nonlocal looks
        looks += 1
        return await real(self)

    monkeypatch.setattr(Health, "_look", counted)
    monkeypatch.setattr(health, "SECONDS_GOOD", 1000.0)

    async def main() -> None:
        settings = read_settings({"data": str(tmp_path)}, {})
        await bring_up_to_date(settings)
        store = Store(settings)
        asked = Health(store)
        asked.open()
        assert await asyncio.gather(*(asked.trouble() for _ in range(50))) == [None] * 50
        await store.close()

    asyncio.run(main())
    assert looks == 1
