"""A house with people and a guard at the door only: in this process, on a real database."""

import asyncio
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy import event
from sqlalchemy.ext.asyncio import create_async_engine

from bedesten.house import clock
from bedesten.house.errors import HouseError
from bedesten.house.limits import Guard, Limits
from bedesten.house.routes_people import router
from bedesten.house.schema import metadata
from bedesten.house.settings import Settings

T = TypeVar("T")
KEY = b"a key for the tests of the house, nothing else"


class Clock:
    """A clock that goes on only when told to."""

    def __init__(self) -> None:
        self.time = 1_900_000_000.0
        self.waited = 0.0

    def now(self) -> float:
        return self.time

    def elapsed(self) -> float:
        return self.waited

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.time += seconds
        self.waited += seconds

    def set(self, seconds: float) -> None:
        """Let the clock go wrong by so many seconds, in no time."""
        self.time += seconds


class Visitor:
    """A browser: it keeps its cookies."""

    def __init__(self, house: "SmallHouse", address: str = "203.0.113.7") -> None:
        self.house = house
        transport = httpx.ASGITransport(house.app, client=(address, 5000))
        self.browser = httpx.AsyncClient(transport=transport, base_url="http://testhouse")

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        if body is not None:
            more["json"] = body
        return self.house.run(self.browser.request(method, path, **more))

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("GET", path, **more)

    def post(self, path: str, body: object = None, **more: Any) -> httpx.Response:
        return self.ask("POST", path, body, **more)

    def patch(self, **changes: object) -> httpx.Response:
        return self.ask("PATCH", "/api/me", changes)

    def delete(self, body: object = None) -> httpx.Response:
        return self.ask("DELETE", "/api/me", body)

    @property
    def cookie(self) -> str | None:
        return self.browser.cookies.get("bedesten")


class SmallHouse:
    """What the routes of people find at `app.state.house`, and visitors."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        database = f"sqlite+aiosqlite:///{folder / 'house.db'}"
        plain: dict[str, Any] = {"data": str(folder), "database": database, "rate": 1000, "newcomers": 1000}
        self.settings = Settings(**plain | settings)
        self.engine = create_async_engine(self.settings.database)
        self.key = KEY
        self.limits = Limits(self.settings)
        self.tables = self
        self.notifier = self
        self.left: list[str] = []
        self.changed: list[str] = []
        self.mails: list[tuple[str, str, str]] = []
        self.app = FastAPI()
        self.app.state.house = self
        self.app.include_router(router)
        self.app.add_middleware(Guard)
        self.app.add_exception_handler(HouseError, _refuse)
        self.app.add_exception_handler(RequestValidationError, _misread)
        self._runner = asyncio.Runner()
        self._visitors: list[Visitor] = []

    def __enter__(self) -> "SmallHouse":
        @event.listens_for(self.engine.sync_engine, "connect")
        def _prepare(connection: Any, _: object) -> None:
            if self.settings.is_sqlite:
                connection.execute("PRAGMA foreign_keys=ON")

        async def make() -> None:
            async with self.engine.begin() as connection:
                await connection.run_sync(metadata.create_all)

        self.run(make())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for visitor in self._visitors:
            self.run(visitor.browser.aclose())
        self.run(self.engine.dispose())
        self._runner.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(work)

    def visitor(self, address: str = "203.0.113.7") -> Visitor:
        self._visitors.append(Visitor(self, address))
        return self._visitors[-1]

    def guest(self, name: str) -> Visitor:
        visitor = self.visitor()
        assert visitor.post("/api/people", {"name": name}).status_code == 201
        return visitor

    def account(self, name: str, password: str) -> Visitor:
        visitor = self.guest(name)
        assert visitor.post("/api/me/password", {"password": password}).status_code == 200
        return visitor

    def execute(self, query: Any) -> list[Mapping[str, Any]]:
        async def work() -> list[Mapping[str, Any]]:
            async with self.engine.begin() as connection:
                result = await connection.execute(query)
                return [dict(row) for row in result.mappings()] if result.returns_rows else []

        return self.run(work())

    async def person_changed(self, person: str) -> None:
        self.changed.append(person)

    # As the tables and the notifier of the house.

    async def person_leaves(self, person: str) -> None:
        self.left.append(person)

    async def ask_to_confirm(self, person: Mapping[str, Any], address: str, token: str) -> None:
        self.mails.append((person["name"], address, token))


@contextmanager
def standing_clock() -> Iterator[Clock]:
    """Let the house live by a clock of ours."""
    (now, elapsed), ours = (clock.now, clock.elapsed), Clock()
    clock.now, clock.elapsed = ours.now, ours.elapsed
    try:
        yield ours
    finally:
        clock.now, clock.elapsed = now, elapsed


async def _refuse(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HouseError)
    return JSONResponse(error.answer(), error.status)


async def _misread(_: Request, error: Exception) -> JSONResponse:
    return JSONResponse({"error": {"code": "bad-request", "message": "Unreadable."}}, 422)
