"""What must not grow with the house: opening it, looking at one person, and a page of a list."""

import asyncio
import gc
import json
import sqlite3
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI, WebSocket
from tests.house.client import ME, PATIENCE, Json, Person, me, run
from tests.house.playing import run_async
from tests.house.server import House
from tests.samples import SOME_GAME

from bedesten.house import clock, lists
from bedesten.house.house import House as Worker
from bedesten.house.limits import Limits
from bedesten.house.lists import PAGE
from bedesten.house.live_table import LiveTable
from bedesten.house.migrate import bring_up_to_date
from bedesten.house.models import Join, NewTable, Seat
from bedesten.house.people import COOKIE, cookie_value, create_guest, new_session
from bedesten.house.people import Person as Housemate
from bedesten.house.settings import Settings
from bedesten.house.socket import Socket
from bedesten.house.store import Row

FAR = 4_000_000_000.0
"""A time that no test lives to see."""


def stored(folder: Path, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """Run a statement on the database of a house, past the house: in a thread, if that is at work in this process."""
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
        # It may be later, by the time for which the house was closed.
        ((due,),) = stored(tmp_path, "select due from tables")
        assert due >= FAR

        await asyncio.to_thread(house.kill)
        # Ada is gone for good: what waited for her waits for a bot, whatever the clock showed when that was stored.
        stored(tmp_path, "update seats set person = null")
        await asyncio.to_thread(house.start)
        async with asyncio.timeout(PATIENCE):
            while stored(tmp_path, "select number from tables") == [(0,)]:
                await asyncio.sleep(0.05)


def test_to_look_at_one_person_is_to_look_at_their_tables_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    seats_of = LiveTable.seats_of

    def noted(live: LiveTable, person: str | None) -> list[int]:
        looked.append(live.table)
        return seats_of(live, person)

    async def look() -> None:
        async with a_worker(tmp_path) as worker:
            mine: dict[str, list[str]] = {}
            for name in ("Ada", "Bo", "Cleo", "Dan"):
                person = await create_guest(worker.engine, name)
                mine[person.id] = []
                for _ in range(2):
                    wish = NewTable(game=SOME_GAME, seats=[Seat(kind="me"), Seat(kind="me")])
                    mine[person.id].append(await worker.tables.make(wish, person))
                    await worker.tables.start(mine[person.id][-1], person)
            assert len(worker.live_tables.held) == 8
            monkeypatch.setattr(LiveTable, "seats_of", noted)
            for person_id, tables in mine.items():
                looked.clear()
                await worker.decisions.person_changed(person_id)
                assert set(looked) == set(tables)

    run(look())


UNKNOWN = "nowhere-"
ABOUT: dict[str, dict[str, object]] = {
    "watch": {"seat": 0},
    "unwatch": {"seat": 0},
    "act": {"seat": 0, "number": 1, "client": "c", "action": "end"},
    "undo": {"seat": 0, "number": 1, "client": "c"},
    "why": {"seat": 0, "client": "c", "action": "end"},
    "chat": {"text": "Hello", "client": "c"},
}


class Silent(Socket):
    """A socket of somebody that counts what it would send."""

    def __init__(self, house: Worker, person: Housemate) -> None:
        app = FastAPI()
        app.state.house = house
        cookie = f"{COOKIE}={cookie_value(house.key, person, new_session())}".encode()
        scope = {"type": "websocket", "app": app, "headers": [(b"cookie", cookie)], "query_string": b"", "state": {}}
        super().__init__(house, WebSocket(scope, receive=nothing, send=nothing), person)
        self.answers: Counter[str] = Counter()

    def send(self, text: str) -> None:
        self.answers[json.loads(text)["code"]] += 1


async def nothing(*_: object) -> Any:
    """Neither send nor receive."""


def remembered(word: str) -> list[object]:
    """Return everything in memory that holds a string with this word, but for what looks for it."""
    found = []
    for thing in gc.get_objects():
        if isinstance(thing, dict):
            inside = [*thing.keys(), *thing.values()]
        elif isinstance(thing, list | tuple | set | frozenset | deque):
            inside = list(thing)
        else:
            continue
        if any(type(one) is str and one != word and word in one for one in inside):
            found.append(thing)
    return found


@pytest.mark.slow
def test_messages_about_tables_that_are_not_there_leave_nothing_behind(tmp_path: Path) -> None:
    async def ask() -> None:
        async with a_worker(tmp_path) as worker:
            worker.limits = Limits(replace(worker.settings, rate=1_000_000))
            socket = Silent(worker, await create_guest(worker.engine, "Ada"))
            worker.subscribers.arrive(socket)
            kinds = list(ABOUT)
            for number in range(10_000):
                kind = kinds[number % len(kinds)]
                await socket._take(json.dumps({"type": kind, "table": f"{UNKNOWN}{number}", **ABOUT[kind]}))
            assert sum(socket.answers.values()) > 8000
            assert set(socket.answers) == {"not-found"}
            gc.collect()
            # SQLAlchemy keeps each kind of query once, with what it was first asked for.
            assert len(remembered(UNKNOWN)) < 10

    run(ask())


def test_lists_come_in_pages_and_in_order(tmp_path: Path) -> None:
    async def look() -> None:
        async with a_worker(tmp_path) as worker:
            ada = await create_guest(worker.engine, "Ada")
            wish = NewTable(game=SOME_GAME, seats=[Seat(kind="me"), Seat(kind="me")], visibility="public")
            made = [await worker.tables.make(wish, ada) for _ in range(PAGE + 5)]
            for number, table in enumerate(made):
                await asyncio.to_thread(stored, tmp_path, "update tables set moved = ? where id = ?", number, table)
            latest = made[::-1]

            async def page(show: str, number: int = 0) -> list[str]:
                answer = json.loads(await worker.tables.lists.page(show, ada, None, number))
                assert answer["more"] is (number == 0)
                return [table["id"] for table in answer["tables"]]

            assert [*await page("open"), *await page("open", 1)] == latest
            # My own: what waits for me first, then what goes on, and what is over at last.
            over, waiting = latest[:2], made[:2]
            for table in over:
                await asyncio.to_thread(stored, tmp_path, "update tables set phase = 'over' where id = ?", table)
            for table in waiting:
                await asyncio.to_thread(
                    stored, tmp_path, "update tables set phase = 'playing', waiting = 0 where id = ?", table
                )
            assert [*await page("mine"), *await page("mine", 1)] == [*waiting[::-1], *latest[2:-2], *over]

    run(look())


async def seen_by(worker: Worker, person: Housemate | None, show: str = "open") -> list[Json]:
    """Return what somebody is shown in a public list."""
    found: list[Json] = json.loads(await worker.tables.lists.page(show, person, None, 0))["tables"]
    return found


def test_a_public_list_is_read_once_for_all_who_look_and_anew_when_it_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        async with a_worker(tmp_path) as worker:
            ada, bo = await create_guest(worker.engine, "Ada"), await create_guest(worker.engine, "Bo")
            wish = NewTable(game=SOME_GAME, seats=[Seat(kind="me"), Seat(kind="open")], visibility="public")
            table = await worker.tables.make(wish, ada)
            monkeypatch.setattr(lists, "GOOD_SECONDS", 1000.0)
            reads = 0
            rows = worker.store.rows

            async def counted(query: Any) -> list[Row]:
                nonlocal reads
                reads += "tables.visibility =" in str(query)
                return await rows(query)

            monkeypatch.setattr(worker.store, "rows", counted)
            shown = await asyncio.gather(*(seen_by(worker, person) for person in (None, ada, bo) * 20))
            assert reads == 1
            assert all(len(found) == 1 for found in shown)
            # Everybody sees what is theirs to see.
            assert [found[0]["is_maker"] for found in shown[:3]] == [False, True, False]
            assert [bool(found[0]["invitation"]) for found in shown[:3]] == [False, True, False]
            await worker.tables.join(table, Join(), bo)
            assert (await seen_by(worker, bo))[0]["seats"][1]["mine"]
            assert not (await seen_by(worker, None))[0]["seats"][1]["mine"]
            assert reads == 2
            # A list that could not be read is no list.
            worker.tables.lists.forget()
            monkeypatch.setattr(worker.store, "rows", failing)
            with pytest.raises(OSError, match="away"):
                await seen_by(worker, None)
            monkeypatch.setattr(worker.store, "rows", counted)
            assert len(await seen_by(worker, None)) == 1

    async def failing(query: Any) -> list[Row]:
        raise OSError("away")

    run(look())


def test_a_public_list_is_good_for_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with a_worker(tmp_path) as worker:
            ada = await create_guest(worker.engine, "Ada")
            wish = NewTable(game=SOME_GAME, seats=[Seat(kind="me"), Seat(kind="open")], visibility="public")
            table = await worker.tables.make(wish, ada)
            assert [one["number"] for one in await seen_by(worker, None)] == [0]
            await asyncio.to_thread(stored, tmp_path, "update tables set number = 7 where id = ?", table)
            monkeypatch.setattr(lists, "elapsed", lambda: clock.elapsed() + lists.GOOD_SECONDS)
            assert [one["number"] for one in await seen_by(worker, None)] == [7]

    run(look())
