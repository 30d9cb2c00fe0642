"""Logs: readable, complete, and silent about what is nobody's business."""

import asyncio
import io
import json
import logging
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
import structlog
from pydantic import BaseModel, ValidationError
from sqlalchemy import create_engine, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool
from tests.house.client import PATIENCE, Person
from tests.house.fixtures import MakeHouse
from tests.house.playing import run_async
from tests.samples import SOME_GAME
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bedesten.core.errors import IllegalAction
from bedesten.house.logs import NAME, set_up_logs

WORD = "ses" + "ame"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Output:
    """What was written to the error output since the test began."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.written = ""

    def text(self) -> str:
        self.written += self.capsys.readouterr().err
        return self.written

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text().splitlines()]


@pytest.fixture
def output(capsys: pytest.CaptureFixture[str]) -> Iterator[Output]:
    names = ("", NAME, "uvicorn.access", "uvicorn.error")
    levels = {name: logging.getLogger(name).level for name in names}
    yield Output(capsys)
    root = logging.getLogger()
    root.handlers = [handler for handler in root.handlers if handler.get_name() != NAME]
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)
    structlog.reset_defaults()


def house_log() -> Any:
    return structlog.get_logger("bedesten.house.test")


def test_a_line_is_json(output: Output) -> None:
    set_up_logs("info")
    house_log().info("a table started", game=SOME_GAME, players=3, title="Ayşe’s")
    house_log().debug("nothing of interest")
    (line,) = output.lines()
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "event": "a table started",
        "level": "info",
        "game": SOME_GAME,
        "players": 3,
        "title": "Ayşe’s",
    }


def test_a_terminal_gets_a_readable_line(monkeypatch: pytest.MonkeyPatch, output: Output) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("NO_COLOR", "1")
    set_up_logs("info")
    house_log().warning("a bot was slow", seconds=3)
    assert "a bot was slow" in terminal.getvalue()
    assert "seconds=3" in terminal.getvalue()
    assert "{" not in terminal.getvalue()
    assert not output.text()


def test_setting_up_twice_does_not_say_things_twice(output: Output) -> None:
    set_up_logs("info")
    set_up_logs("warning")
    house_log().info("too quiet")
    house_log().warning("heard")
    assert [line["event"] for line in output.lines()] == ["heard"]


@pytest.mark.parametrize(
    "key",
    [
        "secret", "password", "key", "webhook_key", "cookie", "set-cookie", "Cookie", "token", "seed", "seeds", "hand",
        "authorization", "Authorization", "invitation", "body", "cards", "email", "database", "smtp", "webhook", "url",
    ],
)  # fmt: skip
def test_a_key_that_tells_too_much_is_masked(output: Output, key: str) -> None:
    set_up_logs("info")
    house_log().info("something", **{key: "open-sesame"}, deep={"list": [{key: "open-sesame"}], "raw": b"open-sesame"})
    assert "open-sesame" not in output.text()
    assert output.lines()[0][key] == "***"


def test_other_keys_are_left_alone(output: Output) -> None:
    set_up_logs("info")
    house_log().info("something", keyboard="a", handled=True, table="t1", number=57, code="stale")
    assert {"keyboard": "a", "handled": True, "table": "t1", "number": 57, "code": "stale"}.items() <= output.lines()[
        0
    ].items()


def test_a_request_is_logged_without_query_and_address(output: Output) -> None:
    set_up_logs("info")
    logging.getLogger("uvicorn.access").info(
        '%s - "%s %s HTTP/%s" %d', "203.0.113.9:1234", "GET", "/api/me/confirm-email?token=open-sesame", "1.1", 200
    )
    (line,) = output.lines()
    del line["timestamp"]
    assert line == {
        "event": "request",
        "level": "info",
        "method": "GET",
        "path": "/api/me/confirm-email",
        "status": 200,
    }
    assert "203.0.113.9" not in output.text()


def test_a_socket_is_logged_without_query_and_address(output: Output) -> None:
    set_up_logs("debug")
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "203.0.113.9:1", "/ws?token=open-sesame")
    assert output.lines()[0]["event"] == '"WebSocket /ws" [accepted]'


@pytest.mark.slow
@run_async
async def test_a_house_logs_no_address_of_anybody_at_any_level(start_house: MakeHouse) -> None:
    house = start_house(log_level="debug")
    far = {"X-Forwarded-For": "203.0.113.9"}
    ada = await Person.arrive(house.address)
    assert await ada.status("GET", "/api/me", headers=far) == 200
    assert await ada.status("POST", "/api/login", headers=far, json={"name": "x", "password": "y"}) == 401
    for cookie in (ada.cookie, "bedesten=forged"):
        headers = far | {"Cookie": cookie}
        async with connect(house.address.replace("http", "ws") + "/ws", additional_headers=headers, proxy=None) as talk:
            with suppress(ConnectionClosed):
                await talk.recv()
    async with asyncio.timeout(PATIENCE):
        while house.log_text().count("WebSocket") < 2:
            await asyncio.sleep(0.02)
    assert "203.0.113.9" not in house.log_text()


@pytest.mark.parametrize("name", ["uvicorn.error", "sqlalchemy.engine", "httpx", "websockets.server", "aiosqlite"])
def test_whole_messages_are_never_logged_even_at_debug(output: Output, name: str) -> None:
    set_up_logs("debug")
    logging.getLogger(name).debug('< TEXT \'{"password": "open-sesame"}\'')
    assert output.lines() == []
    logging.getLogger(name).warning("heard")
    assert [line["event"] for line in output.lines()] == ["heard"]


def test_an_error_has_its_traceback_without_values(output: Output) -> None:
    set_up_logs("info")
    password = "open-" + "sesame"
    try:
        raise RuntimeError("the roof leaks")
    except RuntimeError:
        house_log().exception("unforeseen", length=len(password))
    assert "RuntimeError: the roof leaks" in output.lines()[0]["exception"]
    assert "open-sesame" not in output.text()


class Parcel(BaseModel):
    number: int


def refused_by_sql() -> None:
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        connection.execute(text("insert into nowhere values (:password)"), {"password": f"open\n{WORD}"})


def refused_by_model() -> None:
    Parcel.model_validate({"number": WORD})


def refused_by_rules() -> None:
    raise IllegalAction("move 3", "IST-TRN-03", "it is too far", [f"play {WORD}", "end"])


def refused_by_server() -> None:
    raise OSError(f"cannot connect to smtp://ayse:{WORD}@mail.example.org")


@pytest.mark.parametrize("refused", [refused_by_sql, refused_by_model, refused_by_rules, refused_by_server])
def test_an_error_does_not_tell_what_it_was_about(output: Output, refused: Callable[[], None]) -> None:
    set_up_logs("info")
    try:
        refused()
    except (SQLAlchemyError, ValidationError, IllegalAction, OSError) as error:
        house_log().error("unforeseen", exc_info=error, reason=str(error))
        logging.getLogger("uvicorn.error").error("Exception in ASGI application\n", exc_info=error)
    assert len(output.lines()) == 2
    assert all("Traceback" in line["exception"] for line in output.lines())
    assert WORD not in output.text()


class LostConnection:
    """A connection to a database that was killed."""

    def rollback(self) -> None:
        pass

    def close(self) -> None:
        raise BrokenPipeError(32, "Broken pipe")


def test_a_connection_that_is_lost_is_told_in_a_line(output: Output) -> None:
    set_up_logs("info")
    pool = QueuePool(LostConnection)  # type: ignore[arg-type]
    pool.connect().close()
    pool.dispose()
    [line] = output.lines()
    assert line["event"] == "a connection to the database is given up"
    assert line["level"] == "warning"
    assert line["reason"] == "BrokenPipeError"
    assert "exception" not in line
