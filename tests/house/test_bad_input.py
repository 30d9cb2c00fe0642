"""Bad input: whatever is sent, the house answers or closes with a reason; nothing breaks and no table changes."""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import hypothesis
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, Verbosity
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.house.client import ME, OPEN, Person, Player, Socket, SocketClosed, bot, run
from tests.house.fixtures import MakeHouse
from tests.house.fuzzing import CLASSES, FRAME_LIMIT, Target, frames
from tests.house.playing import Party, run_async
from tests.house.postgres import Postgres
from tests.house.server import House
from tests.samples import SOME_GAME

pytestmark = pytest.mark.slow

MESSAGES = 10_000
EXAMPLES = 16
AT_ONCE = 90
"""Messages sent before the answers are read; the house closes a socket after a hundred mistakes."""

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

MISTAKES = re.compile(r"Traceback|\"level\": ?\"(error|critical)\"|\[error|\[critical")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def fuzzed_house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> Iterator[House]:
    """A house for any number of messages. PostgreSQL is stricter about what it stores."""
    folder = tmp_path_factory.mktemp("house")
    if request.param == "sqlite":
        with House(folder) as house:
            yield house
    else:
        with postgres.database() as database, House(folder, database=database) as house:
            yield house


class Bystanders:
    """Tables of others, that nothing sent by a stranger may change: open, running, private, over."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: list[str] = []

    async def gather(self) -> None:
        for visibility in ("public", "private"):
            party = await Party.begin(self.house.address, 2, visibility=visibility)
            await party.play(until=12)
            await party.quiet()
            self.tables.append(party.table)
            maker = party.players[0].person
            self.tables.append((await maker.make_table([ME, OPEN], visibility=visibility))["id"])
            await party.close()

    def picture(self) -> list[tuple[Any, ...]]:
        """Return all that is stored of these tables."""
        ids = ", ".join(f"'{table}'" for table in self.tables)
        return [
            row
            for name, order in (("tables", "id"), ("seats", '"table", seat'), ("entries", '"table", number'))
            for row in self.house.rows(
                f"select * from {name} where {'id' if name == 'tables' else chr(34) + 'table' + chr(34)} "
                f"in ({ids}) order by {order}"
            )
        ]


@pytest.fixture(scope="module")
def bystanders(fuzzed_house: House) -> Bystanders:
    others = Bystanders(fuzzed_house)
    run(others.gather())
    return others


def no_mistakes(house: House) -> None:
    """Demand a log without a traceback or an error."""
    found = MISTAKES.search(text := house.log_text())
    assert found is None, text[max(0, found.start() - 500) : found.start() + 3000]


# Over HTTP.


def test_requests_of_any_kind(fuzzed_house: House, bystanders: Bystanders) -> None:
    """Every operation that the house describes is asked with what fits its description, and with what does not.

    Half of the requests come from somebody, half from nobody.
    """
    before = bystanders.picture()
    schema = schemathesis.openapi.from_url(f"{fuzzed_house.address}/openapi.json")
    asked: Counter[int] = Counter()
    failures: list[str] = []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        with requests.Session() as somebody, requests.Session() as nobody:
            name = {"name": f"fuzz {Random(operation.label).getrandbits(40):x}"}
            somebody.post(f"{fuzzed_house.address}/api/people", json=name, timeout=20).raise_for_status()
            for mode in GenerationMode:
                try:
                    asked += _ask(operation, mode, (somebody, nobody), bystanders)
                except FailureGroup as failure:
                    failures.append(f"{operation.label}: {failure}")
    assert not failures, "\n".join(failures)
    assert asked.total() > 500
    assert not any(status >= 500 for status in asked), asked
    assert {200, 401, 404, 422} <= asked.keys(), asked
    no_mistakes(fuzzed_house)
    assert bystanders.picture() == before


def _ask(
    operation: Any, mode: GenerationMode, sessions: Sequence[requests.Session], bystanders: Bystanders
) -> Counter[int]:
    asked: Counter[int] = Counter()
    luck = Random(operation.label)

    @hypothesis.seed(1)
    @hypothesis.settings(
        max_examples=EXAMPLES,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        verbosity=Verbosity.quiet,
        suppress_health_check=list(HealthCheck),
    )
    @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        if "table" in (case.path_parameters or {}) and luck.random() < 0.5:
            case.path_parameters["table"] = luck.choice(bystanders.tables)
        response = case.call_and_validate(session=luck.choice(sessions), checks=CHECKS, timeout=20)
        asked[response.status_code] += 1

    try:
        ask()
    except hypothesis.errors.Unsatisfiable:
        # Nothing that could be wrong: an operation without any parameter.
        assert mode is GenerationMode.NEGATIVE
    return asked


@run_async
async def test_bodies_that_are_no_json(shared_house: House) -> None:
    async with await Person.arrive(shared_house.address) as person:
        for body in (
            b"", b"{", b"[" * 30000, b'{"a":' * 9000, b"\xff\xfe", b"null", b"1", b'"text"', b"NaN",
            b'{"name": "\\ud800"}', b'{"name": "a\\u0000b"}', b'{"name": 1e999}', b'{"name": ' + b"9" * 5000 + b"}",
        ):  # fmt: skip
            for path in ("/api/people", "/api/tables", "/api/login", "/api/me/password"):
                headers = {"Content-Type": "application/json"}
                answer = await person.ask("POST", path, content=body, headers=headers)
                assert answer.status_code in (400, 401, 403, 422), (path, body[:40], answer.text)
                assert answer.json()["error"]["message"]
        for path in ("/api/nothing", "/api/tables/x/y/z", "/api/tables/%00", "/api/tables/%ff", "/api/..%2f..%2fetc"):
            answer = await person.ask("GET", path)
            assert answer.status_code in (404, 422)
            assert answer.json()["error"]["code"]
        strange = ("%00", "a/%00", "%ff", "..%2f..%2f..%2fetc/passwd", "a" * 300, "a/" * 3000, "a%0ab")
        for path in strange:
            answer = await person.ask("GET", f"/{path}")
            assert answer.status_code in (200, 404, 414, 422), path[:60]
            assert "root:" not in answer.text
        assert await person.status("PATCH", "/api/games") == 405
        assert await person.status("BREW", "/api/games") == 400
    no_mistakes(shared_house)


# Over the socket.


@asynccontextmanager
async def fuzzer(house: House, bystanders: Bystanders, seed: str) -> AsyncIterator[tuple[Player, Target]]:
    """Somebody at a table of their own, in the middle of a game."""
    async with await Party.begin(house.address, 2, visibility="public") as party:
        await party.play(until=8)
        player = await party.mover()
        due, actions = player.position["number"], player.actions
        yield player, Target(party.table, player.seat or 0, due, actions, bystanders.tables, Random(seed))
        assert player.position["number"] == due
        assert await player.act() == due, "the table does not go on"


@pytest.mark.parametrize("kind", CLASSES)
def test_messages_of_any_kind(fuzzed_house: House, bystanders: Bystanders, kind: str) -> None:
    sqlite = not fuzzed_house.database
    count = MESSAGES if sqlite else MESSAGES // 10
    before = bystanders.picture()
    endings: Counter[str] = Counter()

    async def main() -> None:
        async with fuzzer(fuzzed_house, bystanders, kind) as (player, target):
            record = await player.person.record(target.mine)
            sent = 0
            everything = frames(kind, target, count)
            while sent < count:
                sent += await _batch(player.person, everything, endings)
            assert await player.person.record(target.mine) == record
            assert (await player.person.table(target.mine))["number"] == target.due - 1

    run(main())
    assert endings.keys() <= {"open", "1009" if kind == "huge" else "4400"}, endings
    no_mistakes(fuzzed_house)
    assert bystanders.picture() == before


async def _batch(person: Person, everything: Iterator[str | bytes], endings: Counter[str]) -> int:
    """Send some messages over one socket, then a good one: either it is answered or the socket was closed, and why."""
    sent = 0
    too_large = False
    socket = await person.socket()
    try:
        for frame in everything:
            sent += 1
            too_large = len(frame) > FRAME_LIMIT
            await socket.send_raw(frame)
            if sent == AT_ONCE or too_large:
                break
        await socket.send("ping", client="still-there")
        await socket.expect("pong", client="still-there")
        endings["open"] += 1
    except SocketClosed as closed:
        # Who is still sending when the house hangs up may miss the reason.
        lost = too_large and closed.code is None
        endings["1009" if lost else f"{closed.code}"] += 1
    for message in socket.unread:
        assert message["type"] in ("error", "refused", "pong", "position", "table", "chat", "why"), message
        if message["type"] in ("error", "refused"):
            assert message["message"]
            assert message["code"] != "house", message
    await socket.close()
    return sent


async def flood(socket: Socket, frame: str, most: int) -> SocketClosed:
    """Send a message again and again until the house has enough."""
    try:
        for _ in range(most):
            await socket.send_raw(frame)
    except SocketClosed as closed:
        return closed
    return await socket.until_closed(10)


@run_async
async def test_a_socket_full_of_mistakes_is_closed_with_a_reason(shared_house: House) -> None:
    async with await Person.arrive(shared_house.address) as person:
        closed = await flood(await person.socket(), "{", 500)
        assert closed.code == 4400
        assert closed.reason


@run_async
async def test_a_message_that_is_too_large_closes_the_socket(shared_house: House) -> None:
    async with await Person.arrive(shared_house.address) as person:
        closed = await flood(await person.socket(), "x" * (FRAME_LIMIT + 1), 1)
        assert closed.code == 1009


# Limits, as the house has them when nothing is set.


@pytest.fixture
def limited_house(start_house: MakeHouse) -> House:
    """A house with the limits it has by default."""
    return start_house(limited=True)


def refused_as_too_many(answer: Any) -> None:
    assert answer.status_code == 429, answer.text
    assert answer.json()["error"]["code"] == "too-many"
    assert answer.json()["error"]["message"]
    assert int(answer.headers["Retry-After"]) >= 1


@run_async
async def test_limits(limited_house: House) -> None:
    address = limited_house.address
    async with await Person.arrive(address) as person, await Person.arrive(address) as other:
        # So many sockets for one person, and none less for another.
        sockets = [await person.socket() for _ in range(20)]
        with pytest.raises(SocketClosed) as closed:
            await person.socket()
        assert closed.value.code == 4429
        assert closed.value.reason
        await (await other.socket()).close()
        await sockets.pop().close()
        await asyncio.sleep(0.2)
        sockets.append(await person.socket())
        # Messages: a burst is fine, a flood is not.
        flooded = await flood(sockets[0], '{"type": "ping", "client": "again"}', 2000)
        assert flooded.code == 4429
        assert flooded.reason
        for socket in sockets:
            await socket.close()
        # Requests.
        answers = await asyncio.gather(*(other.ask("GET", "/api/me") for _ in range(600)))
        assert any(answer.status_code == 200 for answer in answers)
        refused_as_too_many(next(answer for answer in answers if answer.status_code != 200))
        assert limited_house.is_well()


@run_async
async def test_limits_on_tables_and_guests(limited_house: House) -> None:
    address = limited_house.address
    async with await Person.arrive(address) as person:
        wanted = {"game": SOME_GAME, "seats": [ME, bot("random")]}
        for _ in range(20):
            assert await person.status("POST", "/api/tables", json=wanted) == 201
            await asyncio.sleep(0.05)
        refused_as_too_many(await person.ask("POST", "/api/tables", json=wanted))
        async with Person(address) as crowd:
            answers = []
            for number in range(100):
                answers.append(await crowd.ask("POST", "/api/people", json={"name": f"guest {number}"}))
                crowd.http.cookies.clear()
            assert answers[0].status_code == 201
            refused_as_too_many(next(answer for answer in answers if answer.status_code != 201))
        await asyncio.sleep(1)
        answer = await person.ask("POST", "/api/people", json={"name": "a" * 70000})
        assert answer.status_code == 413
        assert answer.json()["error"]["code"] == "too-large"
