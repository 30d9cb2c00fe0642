"""Reading together: few queries however many come at once, and nobody is shown what was read before they asked."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fastapi import FastAPI, WebSocket
from sqlalchemy import event
from tests.house.client import run
from tests.house.test_growth import a_worker, nothing
from tests.samples import SOME_GAME

from bedesten.house.house import House as Worker
from bedesten.house.models import Join, NewTable, Seat
from bedesten.house.people import COOKIE, Person, cookie_value, create_guest, new_session
from bedesten.house.socket import Socket
from bedesten.house.together import MOST_TOGETHER, Together


class Shelf:
    """Something that is read slowly: numbers by their names."""

    def __init__(self) -> None:
        self.numbers = {"one": 1, "two": 2, "three": 3}
        self.reads: list[list[str]] = []
        self.is_open = asyncio.Event()
        self.together: Together[str, int] = Together(self._read)

    async def _read(self, names: Sequence[str]) -> dict[str, int]:
        self.reads.append(list(names))
        if "unreadable" in names:
            raise ValueError("unreadable")
        if "away" in names:
            raise OSError("away")
        found = {name: self.numbers[name] for name in names if name in self.numbers}
        await self.is_open.wait()
        return found

    async def ask(self, *names: str) -> "list[asyncio.Task[int | None]]":
        asked = [asyncio.create_task(self.together.get(name)) for name in names]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return asked


def test_all_who_ask_while_something_is_read_are_answered_by_one_query() -> None:
    async def look() -> None:
        shelf = Shelf()
        asked = await shelf.ask("one")
        asked += await shelf.ask("two", "three", "two", "nothing")
        shelf.is_open.set()
        assert await asyncio.gather(*asked) == [1, 2, 3, 2, None]
        assert shelf.reads == [["one"], ["two", "three", "nothing"]]

    run(look())


def test_nobody_is_told_what_was_read_before_they_asked() -> None:
    async def look() -> None:
        shelf = Shelf()
        early = await shelf.ask("one")
        shelf.numbers["one"] = 10
        late = await shelf.ask("one")
        shelf.is_open.set()
        assert await asyncio.gather(*early, *late) == [1, 10]

    run(look())


def test_no_query_is_for_more_than_some() -> None:
    async def look() -> None:
        shelf = Shelf()
        shelf.is_open.set()
        names = [str(number) for number in range(2 * MOST_TOGETHER + 1)]
        assert await asyncio.gather(*map(shelf.together.get, names)) == [None] * len(names)
        assert [len(read) for read in shelf.reads] == [MOST_TOGETHER, MOST_TOGETHER, 1]

    run(look())


def test_what_cannot_be_read_is_in_the_way_of_no_other() -> None:
    async def look() -> None:
        shelf = Shelf()
        shelf.is_open.set()
        asked = await shelf.ask("one", "unreadable", "two")
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert found[::2] == [1, 2]
        assert isinstance(found[1], ValueError)

    run(look())


def test_a_database_that_is_away_is_asked_once_for_all() -> None:
    async def look() -> None:
        shelf = Shelf()
        shelf.is_open.set()
        asked = await shelf.ask("one", "away", "two")
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(one) for one in found] == [OSError] * 3
        assert len(shelf.reads) == 1
        assert await shelf.together.get("one") == 1

    run(look())


def test_whoever_goes_away_keeps_nobody_from_an_answer() -> None:
    async def look() -> None:
        shelf = Shelf()
        first, second = await shelf.ask("one", "one")
        first.cancel()
        await asyncio.sleep(0)
        shelf.is_open.set()
        assert await second == 1

    run(look())


class Listening(Socket):
    """A socket of somebody in this process that keeps what it is sent."""

    def __init__(self, house: Worker, person: Person) -> None:
        app = FastAPI()
        app.state.house = house
        cookie = f"{COOKIE}={cookie_value(house.key, person, new_session())}".encode()
        scope = {"type": "websocket", "app": app, "headers": [(b"cookie", cookie)], "query_string": b"", "state": {}}
        super().__init__(house, WebSocket(scope, receive=nothing, send=nothing), person)
        self.sent: list[Any] = []

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text))


TABLES = 40


def test_everybody_who_comes_at_once_costs_few_queries(tmp_path: Path) -> None:
    queries: list[str] = []

    async def come() -> None:
        async with a_worker(tmp_path) as worker:
            people = [await create_guest(worker.engine, f"Somebody {number}") for number in range(2 * TABLES)]
            sat: list[tuple[str, Person, int]] = []
            for one, other in zip(people[::2], people[1::2], strict=True):
                wish = NewTable(game=SOME_GAME, seats=[Seat(kind="me"), Seat(kind="open")], order="chosen", chat=True)
                table = await worker.tables.make(wish, one)
                await worker.tables.join(table, Join(), other)
                await worker.tables.start(table, one)
                sat += [(table, one, 0), (table, other, 1)]
        # A house that knows nobody yet, and everybody comes back to it.
        async with a_worker(tmp_path) as worker:
            event.listen(worker.engine.sync_engine, "before_cursor_execute", lambda *given: queries.append(given[2]))
            sockets = [Listening(worker, person) for _, person, _ in sat]
            for socket in sockets:
                worker.subscribers.arrive(socket)
            words = [json.dumps({"type": "watch", "table": table, "seat": seat, "since": 0}) for table, _, seat in sat]
            await asyncio.gather(*(socket._take(word) for socket, word in zip(sockets, words, strict=True)))
            for socket, (table, person, seat) in zip(sockets, sat, strict=True):
                (shown,) = [message["table"] for message in socket.sent if message["type"] == "table"]
                (told,) = [message for message in socket.sent if message["type"] == "position"]
                assert shown["id"] == told["table"] == table
                assert [one["mine"] for one in shown["seats"]] == [one == seat for one in (0, 1)]
                assert told["seat"] == seat
                assert socket.person == person.id
            # The log of each table is read by itself, and all else of many at a time.
            assert TABLES <= len([query for query in queries if "SELECT" in query]) < 2 * TABLES
            queries.clear()
            for socket in sockets:
                socket.sent.clear()
            # News was lost: whatever may have changed is looked at again, for everybody.
            worker._look_at_all()
            async with asyncio.timeout(60):
                while worker.hints._tasks or not all(socket.sent for socket in sockets):
                    await asyncio.sleep(0.01)
            kinds = [{message["type"] for message in socket.sent} for socket in sockets]
            assert all({"table"} <= kind <= {"table", "turn"} for kind in kinds)
            assert 0 < len([query for query in queries if "SELECT" in query]) < TABLES

    run(come())
