"""Notices of a turn: told once, told again only if it is certain that nobody has heard, never in the way."""

import asyncio
import hashlib
import hmac
import json
import logging
import re
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import pytest
import structlog
from aiosmtpd.smtp import SMTP, AuthResult, Envelope
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.house import fair
from tests.house.client import PATIENCE
from tests.samples import SOME_GAME

from bedesten.core.registry import find_game
from bedesten.house import mail, notices, webhook
from bedesten.house.clock import now
from bedesten.house.errors import BadRequest, TooMany
from bedesten.house.migrate import place_of
from bedesten.house.notices import Notifier, due_messages, insert_ignore
from bedesten.house.outcome import Fate
from bedesten.house.schema import entries, messages, metadata, people, seats, tables
from bedesten.house.settings import Settings, read_settings
from bedesten.house.store import make_engine
from bedesten.house.webhook import check_webhook, deliver

KEY = "a key of Ayşe"
LONG_AGO = 1000.0
NO_ANSWER, HANG_UP, FLOOD = -1, -2, -3


class Receiver:
    """A web server that answers as it is told to: with a status, not at all, or badly."""

    def __init__(self, answers: Sequence[int] = (), wait: float = 0.0) -> None:
        self.answers = list(answers)
        self.wait = wait
        self.requests: list[dict[str, Any]] = []
        self.at_once = self.most_at_once = 0
        self.port = 0
        self._talks: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/turn?mine=secret"

    @asynccontextmanager
    async def open(self, port: int = 0, tls: ssl.SSLContext | None = None) -> AsyncIterator["Receiver"]:
        server = await asyncio.start_server(self._talk, "127.0.0.1", port, ssl=tls)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for talk in self._talks:
                talk.cancel()
            await asyncio.gather(*self._talks, return_exceptions=True)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._talks.add(task)
        task.add_done_callback(self._talks.discard)
        try:
            await self._answer(reader, writer)
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append({"line": first, "headers": headers, "body": body})
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            await asyncio.sleep(self.wait)
        finally:
            self.at_once -= 1
        answer = self.answers.pop(0) if self.answers else 204
        if answer == NO_ANSWER:
            await asyncio.sleep(60)
        elif answer == FLOOD:
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n")
            while True:
                writer.write(b"x" * 65536)
                await writer.drain()
        elif answer != HANG_UP:
            place = f"Location: http://127.0.0.1:{self.port}/moved\r\n" if 300 <= answer < 400 else ""
            writer.write(f"HTTP/1.1 {answer} So\r\n{place}Set-Cookie: a=b\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()

    def told(self) -> list[dict[str, Any]]:
        return [json.loads(request["body"]) for request in self.requests]


class World:
    """A house with its database, in which decisions wait for people."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        self.settings = settings
        self.engine = engine

    async def add_person(self, key: str, **values: object) -> None:
        row = {"id": key, "name": key.title(), "name_key": key, "made": 1.0, "seen": 1.0, "tell_after": 0, **values}
        if "webhook" in values:
            row["webhook_key"] = KEY
        await self._write(insert(people).values(row))

    async def add_table(self, key: str, *sitting: str, number: int = 6, waiting: int = 0) -> None:
        """Set up a table at which decision `number` + 1 waits for a seat."""
        row = {
            "id": key,
            "phase": "playing",
            "game": SOME_GAME,
            "options": "{}",
            "visibility": "link",
            "invitation": "i",
            "order": "chosen",
            "pace": "{}",
            "late": "wait",
            "chat": True,
            "secret": b"s",
            "made": 1.0,
            "moved": LONG_AGO,
            "number": number,
            "waiting": waiting,
        }
        taken = [
            insert(seats).values(table=key, seat=seat, person=person, name=person, seed="")
            for seat, person in enumerate(sitting)
        ]
        await self._write(insert(tables).values(row), *taken)

    async def add_entry(self, key: str, number: int, kind: str, seat: int) -> None:
        row = {"table": key, "number": number, "kind": kind, "seat": seat, "notation": "end", "at": 2.0}
        moved = update(tables).where(tables.c.id == key).values(number=number)
        await self._write(insert(entries).values(row), moved)

    async def set_table(self, key: str, **values: object) -> None:
        await self._write(update(tables).where(tables.c.id == key).values(values))

    async def set_person(self, key: str, **values: object) -> None:
        await self._write(update(people).where(people.c.id == key).values(values))

    async def call(self, person: str, table: str, number: int = 7, at: float = LONG_AGO) -> None:
        """Write what tells a person of a decision, as an append does."""
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(people).where(people.c.id == person))).mappings().one()
            await insert_ignore(connection, due_messages([dict(row)], table, number, at))

    async def rows(self) -> list[dict[str, Any]]:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(messages).order_by(messages.c.id))
            return [dict(row) for row in found.mappings()]

    async def states(self) -> list[str]:
        return [row["state"] for row in await self.rows()]

    async def settled(self) -> list[str]:
        """Wait until no message waits or is on its way; return what became of them."""
        while {"waiting", "sending"} & set(await self.states()):
            await asyncio.sleep(0.02)
        return await self.states()

    @asynccontextmanager
    async def notifying(self, notifiers: int = 1) -> AsyncIterator[Notifier]:
        them = [Notifier(self.settings, self.engine) for _ in range(notifiers)]
        tasks = [asyncio.create_task(notifier.run()) for notifier in them]
        try:
            yield them[0]
        finally:
            await asyncio.gather(*(notifier.close() for notifier in them))
            async with asyncio.timeout(2):
                await asyncio.gather(*tasks)

    async def _write(self, *statements: Any) -> None:
        async with self.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)


@asynccontextmanager
async def world(folder: Path, **given: object) -> AsyncIterator[World]:
    settings = read_settings({"data": str(folder), "private_webhooks": True, "port": 8123, **given}, {})
    if settings.is_sqlite:
        Path(place_of(settings)).touch()
    engine = make_engine(settings)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(metadata.create_all)
        yield World(settings, engine)
    finally:
        await engine.dispose()


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait long."""
    monkeypatch.setattr(notices, "RETRIES", (0.05, 0.1))
    monkeypatch.setattr(notices, "LONGEST_SLEEP", 0.1)
    monkeypatch.setattr(notices, "SHORTEST_SLEEP", 0.01)
    monkeypatch.setattr(webhook, "SECONDS", 0.4)
    monkeypatch.setattr(mail, "SECONDS", 0.4)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(PATIENCE):
            await test()

    asyncio.run(whole())


# Webhooks


def test_a_webhook_gets_a_signed_message_that_a_decision_waits_and_nothing_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as here, Receiver().open() as receiver:
            await here.add_person("ayse", webhook=receiver.url)
            await here.add_person("bora")
            await here.add_table("t1", "bora", "ayse", waiting=1)
            async with here.notifying() as notifier:
                await here.call("ayse", "t1")
                notifier.wake()
                assert await here.settled() == ["sent"]
        (request,) = receiver.requests
        assert request["line"] == "POST /turn?mine=secret HTTP/1.1"
        headers = request["headers"]
        assert headers["host"] == f"127.0.0.1:{receiver.port}"
        assert headers["content-type"] == "application/json"
        assert headers["user-agent"].startswith("Bedesten/")
        assert "cookie" not in headers
        signed = headers["x-bedesten-time"].encode() + b"." + request["body"]
        expected = "sha256=" + hmac.new(KEY.encode(), signed, hashlib.sha256).hexdigest()
        assert headers["x-bedesten-signature"] == expected
        told = json.loads(request["body"])
        assert len(told["id"]) == 32
        assert told["id"] == headers["x-bedesten-id"]
        assert told == {
            "id": told["id"],
            "event": "your-turn",
            "person": {"id": "ayse", "name": "Ayse"},
            "table": "t1",
            "game": SOME_GAME,
            "title": find_game(SOME_GAME).title,
            "seat": 1,
            "number": 7,
            "link": "http://localhost:8123/t/t1",
            "at": LONG_AGO,
        }

    run(test)


def test_the_same_decision_makes_one_message_for_each_channel() -> None:
    ayse: dict[str, Any] = {
        "id": "ayse",
        "webhook": "https://example.org",
        "email": "a@example.org",
        "email_confirmed": True,
    }
    ayse["tell_after"] = 30
    rows = due_messages([ayse], "t1", 7, 100.0)
    assert [(row["channel"], row["due"], row["state"]) for row in rows] == [
        ("webhook", 130.0, "waiting"),
        ("email", 130.0, "waiting"),
    ]
    assert [row["channel"] for row in due_messages([ayse], "t1", 7, 1.0, mail=False)] == ["webhook"]
    assert due_messages([{**ayse, "webhook": None, "email_confirmed": False}], "t1", 7, 1.0) == []


def test_a_message_written_twice_is_told_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as here, Receiver().open() as receiver:
            await here.add_person("ayse", webhook=receiver.url)
            await here.add_table("t1", "ayse")
            await here.call("ayse", "t1")
            async with here.notifying() as notifier:
                assert await here.settled() == ["sent"]
                await here.call("ayse", "t1", at=LONG_AGO + 1)
                notifier.wake()
                await asyncio.sleep(0.2)
            assert await here.states() == ["sent"]
            assert len(receiver.requests) == 1

    run(test)


def _told_once(folder: Path, **given: object) -> None:
    async def test() -> None:
        async with world(folder, **given) as here, Receiver().open() as receiver:
            for person in range(8):
                await here.add_person(f"p{person}", webhook=receiver.url)
                for table in range(2):
                    await here.add_table(f"t{person}-{table}", f"p{person}")
                    await here.call(f"p{person}", f"t{person}-{table}")
            async with here.notifying(notifiers=3):
                assert set(await here.settled()) == {"sent"}
            told = [(said["table"], said["number"]) for said in receiver.told()]
            assert len(told) == 16
            assert len(set(told)) == 16
            assert len({said["id"] for said in receiver.told()}) == 16

    run(test)


def test_several_tellers_tell_everybody_once(tmp_path: Path) -> None:
    _told_once(tmp_path)


@pytest.mark.slow
def test_several_tellers_on_postgresql_tell_everybody_once(tmp_path: Path, database: str) -> None:
    _told_once(tmp_path, database=database)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("status", [503, 500, 429, 408])
def test_a_receiver_that_cannot_take_it_now_gets_the_same_message_later(tmp_path: Path, status: int) -> None:
    async def test() -> None:
        async with world(tmp_path) as here, Receiver([status]).open() as receiver:
            await here.add_person("ayse", webhook=receiver.url)
            await here.add_table("t1", "ayse")
            await here.call("ayse", "t1")
            async with here.notifying():
                assert await here.settled() == ["sent"]
            first, second = receiver.told()
            assert first == second
            assert (await here.rows())[0]["attempts"] == 2

    run(test)


@pytest.mark.usefixtures("quick")
def test_a_receiver_that_is_not_there_gets_the_message_when_it_is(tmp_path: Path) -> None:
    async def test() -> None:
        with socket.create_server(("127.0.0.1", 0)) as unused:
            port = unused.getsockname()[1]
        async with world(tmp_path) as here:
            await here.add_person("ayse", webhook=f"http://127.0.0.1:{port}/")
            await here.add_table("t1", "ayse")
            await here.call("ayse", "t1")
            async with here.notifying():
                while (await here.rows())[0]["attempts"] == 0:
                    await asyncio.sleep(0.01)
                async with Receiver().open(port) as receiver:
                    assert await here.settled() == ["sent"]
                    assert len(receiver.requests) == 1

    run(test)


@pytest.mark.usefixtures("quick")
def test_the_house_gives_up_after_the_last_try(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as here, Receiver([503] * 9).open() as receiver:
            await here.add_person("ayse", webhook=receiver.url)
            await here.add_table("t1", "ayse")
            await here.call("ayse", "t1")
            async with here.notifying():
                assert await here.settled() == ["failed"]
            assert len(receiver.requests) == len(notices.RETRIES) + 1
            assert (await here.rows())[0]["due"] is None

    run(test)


def test_the_tries_are_ever_further_apart(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as here, Receiver([503]).open() as receiver:
            await here.add_person("ayse", webhook=receiver.url)
            await here.add_table("t1", "ayse")
            await here.call("ayse", "t1")
            async with here.notifying():
                before = now()
                while (await here.states()) != ["waiting"] or not receiver.requests:
                    await asyncio.sleep(0.01)
                (row,) = await here.rows()
                assert before + 9 < row["due"] < before + 15
        assert list(notices.RETRIES) == sorted(notices.RETRIES)

    run(test)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("answer", [NO_ANSWER, HANG_UP, 504])
def test_what_may_have_arrived_is_not_sent_again(tmp_path: Path, answer: int) -> None:
    async def test() -> None:
        async with world(tmp_path) as here, Receiver([answer]).open() as receiver:
            await here.add_person("ayse", webhook=receiver.url)
            await here.add_table("t1", "ayse")
            await here.call("ayse", "t1")
            async with here.notifying():
                assert await here.settled() == ["failed"]
                await asyncio.sleep(0.15)
            assert len(receiver.requests) == 1

    run(test)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("status", [400, 404, 410, 302, 307])
def test_what_is_refused_is_not_sent_again_and_redirects_are_not_followed(tmp_path: Path, status: int) -> None:
    async def test() -> None:
        async with world(tmp_path) as here, Receiver([status]).open() as receiver:
            await here.add_person("ayse", webhook=receiver.url)
            await here.add_table("t1", "ayse")
            await here.call("ayse", "t1")
            async with here.notifying():
                assert await here.settled() == ["failed"]
                await asyncio.sleep(0.1)
            assert [request["line"] for request in receiver.requests] == ["POST /turn?mine=secret HTTP/1.1"]

    run(test)


DYING = """
import asyncio, sys
from bedesten.house.settings import read_settings
from bedesten.house.store import make_engine
from bedesten.house.notices import Notifier

settings = read_settings({"data": sys.argv[1], "private_webhooks": True}, {})
asyncio.run(Notifier(settings, make_engine(settings)).run())
"""


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_a_message_whose_sender_was_killed_is_not_sent_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with world(tmp_path) as here, Receiver([NO_ANSWER]).open() as receiver:
            await here.add_person("ayse", webhook=receiver.url)
            await here.add_table("t1", "ayse")
            await here.call("ayse", "t1")
            process = subprocess.Popen([sys.executable, "-c", DYING, str(tmp_path)])
            try:
                await until(lambda: len(receiver.requests) == 1)
            finally:
                process.send_signal(signal.SIGKILL)
                process.wait()
            assert await here.states() == ["sending"]
            async with here.notifying():
                await asyncio.sleep(0.3)
                assert await here.states() == ["sending"]
                later = now() + notices.GRACE
                monkeypatch.setattr("bedesten.house.notices.now", lambda: later)
                assert await here.settled() == ["failed"]
            assert len(receiver.requests) == 1

    run(test)


def _dropped(folder: Path, change: Callable[[World], Awaitable[None]]) -> None:
    async def test() -> None:
        async with world(folder) as here, Receiver().open() as receiver:
            await here.add_person("ayse", webhook=receiver.url)
            await here.add_person("bora")
            await here.add_table("t1", "ayse", "bora")
            await here.call("ayse", "t1", at=now() + 0.2)
            async with here.notifying():
                await asyncio.sleep(0.05)
                assert await here.states() == ["waiting"]
                await change(here)
                assert await here.settled() == ["dropped"]
            assert receiver.requests == []

    run(test)


def test_whoever_has_answered_in_time_is_not_told(tmp_path: Path) -> None:
    _dropped(tmp_path, lambda here: here.add_entry("t1", 7, "action", 0))


def test_whoever_has_gone_away_is_not_told_while_a_bot_plays(tmp_path: Path) -> None:
    _dropped(tmp_path, lambda here: here.add_entry("t1", 7, "bot", 0))


def test_somebody_else_who_leaves_keeps_nobody_from_being_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as here, Receiver().open() as receiver:
            await here.add_person("ayse", webhook=receiver.url)
            await here.add_person("bora")
            await here.add_table("t1", "ayse", "bora")
            await here.call("ayse", "t1")
            await here.add_entry("t1", 7, "bot", 1)
            async with here.notifying():
                assert await here.settled() == ["sent"]
            # The decision that waits has another number now.
            assert [said["number"] for said in receiver.told()] == [8]

    run(test)


def test_whoever_answers_just_before_the_sending_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    facts = Notifier._facts

    async def test() -> None:
        async with world(tmp_path) as here, Receiver().open() as receiver:

            async def answered(notifier: Notifier, key: int) -> Any:
                await here.add_entry("t1", 7, "action", 0)
                return await facts(notifier, key)

            monkeypatch.setattr(Notifier, "_facts", answered)
            await here.add_person("ayse", webhook=receiver.url)
            await here.add_table("t1", "ayse")
            await here.call("ayse", "t1")
            async with here.notifying():
                assert await here.settled() == ["dropped"]
            assert receiver.requests == []

    run(test)


@pytest.mark.parametrize(
    "values", [{"phase": "over", "waiting": None}, {"waiting": None}, {"waiting": 1}], ids=["over", "nobody", "other"]
)
def test_nobody_is_told_when_nothing_waits_for_them(tmp_path: Path, values: dict[str, object]) -> None:
    _dropped(tmp_path, lambda here: here.set_table("t1", **values))


def test_whoever_wants_no_messages_any_more_gets_none(tmp_path: Path) -> None:
    _dropped(tmp_path, lambda here: here.set_person("ayse", webhook=None, webhook_key=None))


def test_a_message_waits_until_it_is_due_and_no_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Whoever sleeps over it sleeps longer than this test.
    monkeypatch.setattr(notices, "LONGEST_SLEEP", 2 * PATIENCE)

    async def test() -> None:
        async with world(tmp_path) as here, Receiver().open() as receiver:
            await here.add_person("ayse", webhook=receiver.url, tell_after=1)
            await here.add_table("t1", "ayse")
            async with here.notifying() as notifier:
                await asyncio.sleep(0.1)
                at = now() - 0.5
                await here.call("ayse", "t1", at=at)
                notifier.wake()
                await until(lambda: len(receiver.requests) == 1)
                assert now() - at >= 1.0

    run(test)


def test_slow_receivers_hold_up_neither_the_others_nor_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "FAREWELL", 0.1)

    async def test() -> None:
        slow, quick = Receiver(wait=30), Receiver()
        async with world(tmp_path) as here, slow.open(), quick.open():
            for person in range(notices.AT_ONCE - 1):
                await here.add_person(f"slow{person}", webhook=slow.url)
                for table in range(2):
                    await here.add_table(f"s{person}-{table}", f"slow{person}")
                    await here.call(f"slow{person}", f"s{person}-{table}", at=LONG_AGO - 1)
            for person in range(6):
                await here.add_person(f"quick{person}", webhook=quick.url)
                await here.add_table(f"q{person}", f"quick{person}")
                await here.call(f"quick{person}", f"q{person}")
            begun = now()
            async with here.notifying():
                await until(lambda: len(quick.requests) == 6)
                assert now() - begun < 5
                assert slow.most_at_once == notices.AT_ONCE - 1  # one for each person, not two

    run(test)


def test_many_messages_of_one_person_do_not_hide_those_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "MOST_ROWS", 3)

    async def test() -> None:
        busy, other = Receiver(wait=0.1), Receiver()
        async with world(tmp_path) as here, busy.open(), other.open():
            await here.add_person("ayse", webhook=busy.url)
            await here.add_person("bora", webhook=other.url)
            for table in range(5):
                await here.add_table(f"t{table}", "ayse")
                await here.call("ayse", f"t{table}", at=LONG_AGO - 1)
            await here.add_table("last", "bora")
            await here.call("bora", "last")
            async with here.notifying():
                await until(lambda: len(other.requests) == 1)
                assert len(busy.requests) < 3
                assert set(await here.settled()) == {"sent"}
            assert len(busy.requests) == 5
            assert busy.most_at_once == 1

    run(test)


@pytest.mark.usefixtures("quick")
def test_a_webhook_that_never_takes_anything_is_switched_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "MOST_MISSES", 3)

    async def test() -> None:
        async with world(tmp_path) as here, Receiver([404, 404, 200, 404, 404, 404]).open() as receiver:
            await here.add_person("ayse", webhook=receiver.url)
            for table in range(7):
                await here.add_table(f"t{table}", "ayse")
                await here.call("ayse", f"t{table}")
            async with here.notifying():
                states = await here.settled()
            assert states == ["failed", "failed", "sent", "failed", "failed", "failed", "dropped"]
            async with here.engine.connect() as connection:
                assert (await connection.execute(select(people.c.webhook, people.c.webhook_key))).one() == (None, None)

    run(test)


@pytest.mark.usefixtures("quick")
def test_the_teller_survives_a_database_that_is_not_there_yet(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as here, Receiver().open() as receiver:
            async with here.engine.begin() as connection:
                await connection.run_sync(metadata.drop_all)
            with structlog.testing.capture_logs() as logs:
                async with here.notifying():
                    await until(lambda: len(logs) > 1)
                    async with here.engine.begin() as connection:
                        await connection.run_sync(metadata.create_all)
                    await here.add_person("ayse", webhook=receiver.url)
                    await here.add_table("t1", "ayse")
                    await here.call("ayse", "t1")
                    assert await here.settled() == ["sent"]
            assert logs[0]["error"] == "OperationalError"

    run(test)


@pytest.mark.usefixtures("quick")
def test_a_message_that_cannot_be_made_stops_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("boom")

    async def test() -> None:
        async with world(tmp_path) as here, Receiver().open() as receiver:
            await here.add_person("ayse", webhook=receiver.url)
            await here.add_table("t1", "ayse")
            await here.add_table("t2", "ayse")
            await here.call("ayse", "t1")
            with structlog.testing.capture_logs() as logs, monkeypatch.context() as patch:
                patch.setattr(notices, "deliver", broken)
                async with here.notifying():
                    assert await here.settled() == ["failed"]
            assert any(line.get("exc_info") for line in logs)
            await here.call("ayse", "t2")
            async with here.notifying():
                assert await here.settled() == ["failed", "sent"]

    run(test)


@pytest.mark.usefixtures("quick")
def test_logs_hold_no_address_and_no_key(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def test() -> None:
        async with world(tmp_path) as here, Receiver([503, NO_ANSWER]).open() as receiver:
            await here.add_person("ayse", webhook=receiver.url)
            await here.add_table("t1", "ayse")
            await here.call("ayse", "t1")
            with structlog.testing.capture_logs() as logs:
                async with here.notifying():
                    assert await here.settled() == ["failed"]
            assert [line["fate"] for line in logs] == ["failed", "unknown"]
            said = str(logs) + "".join(
                record.getMessage() for record in caplog.records if not record.name.startswith(("aiosqlite", "asyncio"))
            )
            assert "mine=secret" not in said
            assert KEY not in said
            assert "sha256=" not in said

    run(test)


def test_the_check_in_the_docs_knows_a_true_message_from_a_false_one() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notices.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    room: dict[str, Any] = {}
    exec(code, room)
    is_from_the_house = room["is_from_the_house"]

    async def test() -> None:
        async with Receiver().open() as receiver:
            await deliver(receiver.url, b'{"id": "m"}', KEY, True, message="m")
        (request,) = receiver.requests
        names = ("X-Bedesten-Time", "X-Bedesten-Signature")
        headers = {name: request["headers"][name.lower()] for name in names}
        assert is_from_the_house(KEY, headers, request["body"])
        assert not is_from_the_house("another key", headers, request["body"])
        assert not is_from_the_house(KEY, headers, request["body"] + b" ")
        assert not is_from_the_house(KEY, {**headers, "X-Bedesten-Time": "1"}, request["body"])

    run(test)


# Where a webhook may be

PRIVATE = [
    "127.0.0.1",
    "127.1",
    "0x7f000001",
    "2130706433",
    "0.0.0.0",
    "10.0.0.8",
    "172.16.3.4",
    "192.168.1.1",
    "192.0.0.8",
    "192.88.99.1",
    "198.18.0.1",
    "100.64.0.1",
    "169.254.169.254",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "[::]",
    "[::1]",
    "[::127.0.0.1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:8.8.8.8]",
    "[64:ff9b::7f00:1]",
    "[64:ff9b:1::1]",
    "[2002:7f00:1::]",
    "[2001::1]",
    "[2001:db8::1]",
    "[fe80::1]",
    "[fec0::1]",
    "[fd00::1]",
    "[ff02::1]",
    "localhost",
    "me.localhost.",
]


@pytest.mark.parametrize("host", PRIVATE)
def test_private_addresses_are_refused_unless_the_host_allows_them(host: str) -> None:
    url = f"http://{host}:8080/x"
    with pytest.raises(BadRequest, match="private"):
        asyncio.run(check_webhook(url, False))
    asyncio.run(check_webhook(url, True))
    assert asyncio.run(deliver(url, b"{}", KEY, False, message="m")).fate is Fate.REFUSED


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("", "begins with https"),
        ("example.org/x", "begins with https"),
        ("ftp://example.org/x", "begins with https"),
        ("file:///etc/passwd", "begins with https"),
        ("https:///x", "names no host"),
        ("https://exa mple.org/", "names no host"),
        ("https://%6c%6fcalhost/", "names no host"),
        ("https://me:word@example.org/", "user name"),
        ("https://example.org@127.0.0.1/", "user name"),
        ("https://example.org:0/", "port"),
        ("https://example.org:70000/", "port"),
        ("https://example.org:port/", "web address"),
        ("https://[::1/", "web address"),
        ("https://example.org/\r\nHost: other", "web address"),
        ("https://example.org/\ud800", "web address"),
        ("https://example.org/" + "x" * 500, "at most 500"),
    ],
)
def test_what_is_no_webhook_is_refused_with_a_reason(url: str, why: str) -> None:
    with pytest.raises(BadRequest, match=why):
        asyncio.run(check_webhook(url, True))


@pytest.mark.parametrize(
    "url",
    ["https://example.org/turn?a=b", "http://8.8.8.8:8080", "https://[2606:4700::1111]/", "https://çarşı.example/"],
)
def test_public_addresses_are_taken(url: str) -> None:
    assert asyncio.run(check_webhook(url, False)) is None


@pytest.mark.parametrize(
    "found",
    [
        ["127.0.0.1"],
        ["93.184.216.34", "10.0.0.1"],
        ["::1"],
        ["::ffff:127.0.0.1"],
        ["fe80::1%eth0"],
        ["169.254.169.254"],
    ],
)
def test_names_of_private_addresses_are_refused(found: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def resolve(*_: object) -> list[str]:
        return found

    async def test() -> None:
        async with Receiver().open() as receiver:
            url = f"http://rebind.example:{receiver.port}/"
            await check_webhook(url, False)
            outcome = await deliver(url, b"{}", KEY, False, message="m")
            assert outcome.fate is Fate.REFUSED
            assert "private" in outcome.reason
            assert receiver.requests == []

    monkeypatch.setattr(webhook, "resolve", resolve)
    run(test)


def test_a_name_is_asked_for_once_and_the_checked_address_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append((host, port))
        return ["127.0.0.2", "127.0.0.1"]  # nobody listens at the first

    # Whatever the environment says, no proxy comes between.
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:1")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:1")

    async def test() -> None:
        async with Receiver().open() as receiver:
            url = f"http://receiver.example:{receiver.port}/x"
            outcome = await deliver(url, b"{}", KEY, True, message="m")
            assert outcome.fate is Fate.TAKEN
            assert asked == [("receiver.example", receiver.port)]
            assert receiver.requests[0]["headers"]["host"] == f"receiver.example:{receiver.port}"

    monkeypatch.setattr(webhook, "resolve", resolve)
    run(test)


def test_a_name_that_is_not_found_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def look_up(*_: object) -> list[str]:
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    monkeypatch.setattr(webhook, "_look_up", look_up)
    outcome = asyncio.run(deliver("https://nobody.example/", b"{}", KEY, False, message="m"))
    assert outcome.fate is Fate.FAILED


def test_the_system_finds_names() -> None:
    assert "127.0.0.1" in asyncio.run(webhook.resolve("localhost", 80))


def test_an_endless_answer_is_not_read() -> None:
    async def test() -> None:
        async with Receiver([FLOOD]).open() as receiver:
            begun = fair.seconds()
            assert (await deliver(receiver.url, b"{}", KEY, True, message="m")).fate is Fate.TAKEN
            assert fair.seconds() - begun < 2

    run(test)


@pytest.fixture
def certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """A certificate for receiver.example and localhost that this process trusts."""
    names = "subjectAltName=DNS:receiver.example,DNS:localhost"
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=test"
    files = ["-keyout", str(tmp_path / "key.pem"), "-out", str(tmp_path / "cert.pem")]
    subprocess.run([*command.split(), "-addext", names, *files], check=True, capture_output=True)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "cert.pem"))
    monkeypatch.setattr(webhook, "_certificates", webhook._certificates.__wrapped__)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(tmp_path / "cert.pem", tmp_path / "key.pem")
    return context


def test_https_checks_the_name_and_not_only_the_address(
    certificate: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def resolve(*_: object) -> list[str]:
        return ["127.0.0.1"]

    async def test() -> None:
        async with Receiver().open(tls=certificate) as receiver:
            right = await deliver(f"https://receiver.example:{receiver.port}/", b"{}", KEY, True, message="m")
            wrong = await deliver(f"https://other.example:{receiver.port}/", b"{}", KEY, True, message="m")
            assert (right.fate, wrong.fate) == (Fate.TAKEN, Fate.FAILED)
            assert len(receiver.requests) == 1

    monkeypatch.setattr(webhook, "resolve", resolve)
    run(test)


# E-mail


class Post:
    """A mail server that takes everything, unless told to answer otherwise."""

    def __init__(self, to_recipient: Sequence[str] = (), to_data: Sequence[str] = ()) -> None:
        self.to_recipient = list(to_recipient)
        self.to_data = list(to_data)
        self.mails: list[EmailMessage] = []
        self.envelopes: list[Envelope] = []
        self.logins: list[tuple[bytes, bytes]] = []
        self.had_tls: list[bool] = []
        self.port = 0

    @asynccontextmanager
    async def open(self, tls: ssl.SSLContext | None = None, login: bool = False) -> AsyncIterator["Post"]:
        loop = asyncio.get_running_loop()
        wanted: dict[str, Any] = {"authenticator": self._authenticate, "auth_required": True} if login else {}
        if tls:
            wanted |= {"tls_context": tls, "require_starttls": True}
        server = await loop.create_server(
            lambda: SMTP(self, hostname="post.example", loop=loop, **wanted), "127.0.0.1", 0
        )
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            await asyncio.sleep(0.01)

    def _authenticate(self, _: object, __: object, ___: object, mechanism: str, data: Any) -> AuthResult:
        self.logins.append((data.login, data.password))
        return AuthResult(success=True)

    async def handle_RCPT(  # noqa: N802
        self, _: object, __: object, envelope: Envelope, address: str, ___: object
    ) -> str:
        answer = self.to_recipient.pop(0) if self.to_recipient else "250 OK"
        if answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(self, server: SMTP, session: Any, envelope: Envelope) -> str:  # noqa: N802
        read = message_from_bytes(envelope.content or b"", policy=policy.default)  # type: ignore[arg-type]
        assert isinstance(read, EmailMessage)
        self.mails.append(read)
        self.envelopes.append(envelope)
        self.had_tls.append(session.ssl is not None)
        answer = self.to_data.pop(0) if self.to_data else "250 OK"
        if answer == "":
            await asyncio.sleep(2)
        return answer or "250 OK"

    def settings(self, scheme: str = "smtp", login: str = "", host: str = "127.0.0.1") -> dict[str, str]:
        return {"smtp": f"{scheme}://{login}{host}:{self.port}", "mail_from": "Bedesten <house@play.example>"}


async def _ayse_with_mail(here: World) -> None:
    await here.add_person("ayse", name="Ayşe", email="ayse@example.org", email_confirmed=True)
    await here.add_table("t1", "ayse")
    await here.call("ayse", "t1")


def test_a_mail_says_whose_turn_it_is_and_where(tmp_path: Path) -> None:
    async def test() -> None:
        async with Post().open() as post, world(tmp_path, **post.settings()) as here:
            await _ayse_with_mail(here)
            async with here.notifying():
                assert await here.settled() == ["sent"]
            (said,), (envelope,) = post.mails, post.envelopes
            (row,) = await here.rows()
        assert envelope.mail_from == "house@play.example"
        assert envelope.rcpt_tos == ["ayse@example.org"]
        assert said["From"] == "Bedesten <house@play.example>"
        assert said["To"] == "ayse@example.org"
        assert said["Subject"] == f"It is your turn: {find_game(SOME_GAME).title}"
        assert said["Message-ID"] == f"<{notices.message_id(row)}@play.example>"
        assert said["Auto-Submitted"] == "auto-generated"
        assert abs(parsedate_to_datetime(said["Date"]).timestamp() - now()) < 60
        assert said.get_content_type() == "text/plain"
        text = said.get_content()
        assert text.startswith("Hello Ayşe,")
        assert "http://localhost:8123/t/t1" in text.splitlines()

    run(test)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("to_recipient", "to_data", "states", "mails"),
    [
        (["451 later"], [], ["sent"], 1),
        ([], ["451 later"], ["sent"], 2),
        (["550 unknown"], [], ["failed"], 0),
        ([], ["554 no"], ["failed"], 1),
        ([], [""], ["failed"], 1),
    ],
    ids=["recipient later", "mail later", "recipient never", "mail never", "no answer"],
)
def test_a_mail_is_sent_again_only_if_the_server_has_said_later(
    tmp_path: Path, to_recipient: list[str], to_data: list[str], states: list[str], mails: int
) -> None:
    async def test() -> None:
        async with Post(to_recipient, to_data).open() as post, world(tmp_path, **post.settings()) as here:
            await _ayse_with_mail(here)
            async with here.notifying():
                assert await here.settled() == states
                await asyncio.sleep(0.1)
            assert len(post.mails) == mails

    run(test)


@pytest.mark.usefixtures("quick")
def test_a_mail_server_that_is_away_is_tried_again(tmp_path: Path) -> None:
    async def test() -> None:
        nobody = {"smtp": "smtp://127.0.0.1:1", "mail_from": "house@play.example"}
        async with world(tmp_path, **nobody) as here:
            await _ayse_with_mail(here)
            async with here.notifying():
                assert await here.settled() == ["failed"]
            assert (await here.rows())[0]["attempts"] == len(notices.RETRIES) + 1

    run(test)


def test_a_mail_server_may_want_tls_and_a_password(tmp_path: Path, certificate: ssl.SSLContext) -> None:
    async def test() -> None:
        async with Post().open(certificate, login=True) as post:
            given = post.settings("smtp+starttls", "house:p%40ss%2Fword@", "localhost")
            async with world(tmp_path, **given) as here:
                await _ayse_with_mail(here)
                async with here.notifying():
                    assert await here.settled() == ["sent"]
            assert post.logins == [(b"house", b"p@ss/word")]
            assert post.had_tls == [True]

    run(test)


def test_without_a_mail_server_or_a_confirmation_there_is_no_mail(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as here:
            await _ayse_with_mail(here)
            async with here.notifying():
                assert await here.settled() == ["dropped"]
            await here.set_person("ayse", email_confirmed=False)
            await here.call("ayse", "t1", number=8)
            assert await here.states() == ["dropped"]

    run(test)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ayse",
        "@example.org",
        "ayse@",
        "ayse@example.org\r\nBcc: all@example.org",
        "ayse@example.org\n",
        "ayse@example.org\0",
        "ay se@example.org",
        "ayse@example.org, bora@example.org",
        "Ayse <ayse@example.org>",
        "ayşe@example.org",
        "ayse@[127.0.0.1]",
        "ayse@-example.org",
        "a" * 65 + "@example.org",
        "a@" + ".".join(["b" * 60] * 5),
    ],
)
def test_what_is_no_mail_address_is_refused(address: str) -> None:
    with pytest.raises(BadRequest, match="e-mail address"):
        mail.check_address(address)


def test_mail_addresses_are_taken_as_they_are() -> None:
    assert mail.check_address(" Ayse.Y+play@mail.example.org ") == "Ayse.Y+play@mail.example.org"


def test_no_name_can_add_a_header(tmp_path: Path) -> None:
    settings = read_settings({"data": str(tmp_path), "smtp": "smtp://h", "mail_from": "house@play.example"}, {})
    name = "Eve\r\nBcc: all@example.org"
    said = mail.turn_mail(settings, "a@example.org", "m", name, "A game", "http://localhost/")
    assert message_from_bytes(said.as_bytes())["Bcc"] is None
    with pytest.raises(ValueError, match="linefeed"):
        mail.turn_mail(settings, "a@example.org", "m", "Eve", name, "http://localhost/")


@pytest.mark.usefixtures("quick")
def test_an_address_is_confirmed_by_a_link(tmp_path: Path) -> None:
    async def test() -> None:
        async with Post(["451 later"]).open() as post, world(tmp_path, **post.settings()) as here:
            async with here.notifying() as notifier:
                await notifier.ask_to_confirm({"name": "Ayşe"}, "ayse@example.org", "a.token=+&c")
                await until(lambda: len(post.mails) == 1)
                await asyncio.sleep(0.2)
            (said,) = post.mails
            assert said["To"] == "ayse@example.org"
            assert said["Subject"] == "Please confirm your e-mail address"
            text = said.get_content()
            assert text.startswith("Hello Ayşe,")
            link = "http://localhost:8123/confirm-email?token=a.token%3D%2B%26c"
            assert link in text.splitlines()

    run(test)


def test_nobody_can_fill_the_mailbox_of_a_stranger(tmp_path: Path) -> None:
    async def test() -> None:
        async with Post().open() as post, world(tmp_path, **post.settings()) as here, here.notifying() as notifier:
            for _ in range(notices.CONFIRMATIONS_AN_HOUR):
                await notifier.ask_to_confirm({"name": "Eve"}, "ayse@example.org", "token")
            with pytest.raises(TooMany) as refused:
                await notifier.ask_to_confirm({"name": "Eve"}, "AYSE@example.org", "token")
            assert 3500 < refused.value.retry <= 3600
            await until(lambda: len(post.mails) == notices.CONFIRMATIONS_AN_HOUR)

    run(test)


def test_messages_that_are_done_and_answered_are_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        async with world(tmp_path) as here:
            await here.add_person("ada", webhook="http://127.0.0.1:9/")
            for table, number in (("answered", 6), ("unanswered", 6)):
                await here.add_table(table, "ada", number=number)
                await here.call("ada", table)
            await here.set_table("answered", number=7)
            await notices.purge_messages(here.engine)
            assert len(await here.rows()) == 2  # they still wait
            async with here.engine.begin() as connection:
                await connection.execute(update(messages).values(state="sent", due=None))
            await notices.purge_messages(here.engine)
            assert [row["table"] for row in await here.rows()] == ["unanswered"]

    run(test)
