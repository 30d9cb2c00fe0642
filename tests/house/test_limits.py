"""Limits: buckets that fill again, and the guard at the door."""

import asyncio
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Iterable, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from starlette.requests import HTTPConnection
from tests.house import client
from tests.house.client import Person, Refusal, SocketClosed
from tests.house.fixtures import MakeHouse
from tests.house.playing import run_async
from tests.house.server import House
from tests.house.small_house import Clock, SmallHouse, Visitor, standing_clock

from bedesten.house import limits, people
from bedesten.house.errors import TooMany
from bedesten.house.limits import LARGEST_BODY, Kind, Limits, network_of, own_origin
from bedesten.house.settings import Settings

JSON = {"Content-Type": "application/json"}


@pytest.fixture(autouse=True)
def _quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture
def hours() -> Iterator[Clock]:
    with standing_clock() as ours:
        yield ours


@pytest.fixture
def small(tmp_path: Path) -> Iterator[SmallHouse]:
    with SmallHouse(tmp_path) as house:
        yield house


def taken(counted: Limits, kind: Kind, key: str, most: int = 1000) -> int:
    """Return how many can be taken at once."""
    for number in range(most):
        try:
            counted.take(kind, key)
        except TooMany:
            return number
    return most


@pytest.mark.parametrize(
    ("kind", "burst", "seconds", "refilled"),
    [
        ("request", 50, 1, 10),
        ("newcomer", 6, 20, 2),
        ("guess", 5, 60, 2),
        ("account", 25, 10, 2),
        ("chat", 5, 3, 3),
        ("mail", 3, 1200, 1),
    ],
)
def test_a_bucket_empties_and_fills_again(hours: Clock, kind: Kind, burst: int, seconds: float, refilled: int) -> None:
    counted = Limits(Settings(rate=10, newcomers=6))
    assert taken(counted, kind, "one") == burst
    assert taken(counted, kind, "one") == 0
    assert taken(counted, kind, "other") == burst
    hours.wait(seconds)
    assert taken(counted, kind, "one") == refilled
    hours.wait(1e6)
    assert taken(counted, kind, "one") == burst


def test_the_time_to_wait_is_right(hours: Clock) -> None:
    counted = Limits(Settings(newcomers=2))
    taken(counted, "newcomer", "one")
    hours.wait(10)
    with pytest.raises(TooMany) as caught:
        counted.take("newcomer", "one")
    assert caught.value.retry == pytest.approx(20)
    hours.wait(19)
    assert taken(counted, "newcomer", "one") == 0
    hours.wait(2)
    assert taken(counted, "newcomer", "one") == 1


@pytest.mark.parametrize("seconds", [-3, -100_000, 3, 100_000])
def test_a_clock_that_is_set_locks_nobody_out_and_lets_nobody_in(hours: Clock, seconds: float) -> None:
    counted = Limits(Settings(rate=10))
    taken(counted, "request", "one")
    hours.set(seconds)
    hours.wait(1)
    assert taken(counted, "request", "one") == 10


def test_what_no_longer_matters_is_forgotten(hours: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_COUNTED", 100)
    counted = Limits(Settings(rate=10))
    for number in range(1000):
        counted.take("request", f"key {number}")
    assert len(counted._full_at["request"]) == 100
    hours.wait(60)
    for _ in range(60):
        counted.take("request", "one")
        hours.wait(1)
    assert len(counted._full_at["request"]) == 1


def test_the_sockets_of_a_person_are_counted() -> None:
    counted = Limits(Settings(sockets=2))
    with counted.socket("ayse"):
        with counted.socket("ayse"):
            with pytest.raises(TooMany), counted.socket("ayse"):
                pass
            with counted.socket("leyla"):
                pass
        with pytest.raises(KeyError), counted.socket("ayse"):
            raise KeyError
        with counted.socket("ayse"):
            pass
    assert not counted._sockets


# Requests


def test_too_many_requests_are_refused_with_the_time_to_wait(tmp_path: Path, hours: Clock) -> None:
    with SmallHouse(tmp_path, rate=2) as house:
        visitor = house.guest("Ayşe")
        answers = [visitor.get("/api/me") for _ in range(11)]
        assert [answer.status_code for answer in answers] == [200] * 10 + [429]
        assert answers[-1].headers["retry-after"] == "1"
        assert answers[-1].json()["error"]["code"] == "too-many"
        assert answers[-1].json()["error"]["retry"] == 0.5
        assert house.guest("Leyla").get("/api/me").status_code == 200
        hours.wait(1)
        assert [visitor.get("/api/me").status_code for _ in range(3)] == [200, 200, 429]


def test_nobody_is_counted_by_network_address(tmp_path: Path, hours: Clock) -> None:
    with SmallHouse(tmp_path, rate=1) as house:
        for _ in range(5):
            assert house.visitor().get("/api/me").status_code == 200
        # A cookie that the house has not signed is nobody's.
        headers = {"Cookie": "bedesten=made.up.now"}
        assert house.visitor().get("/api/me", headers=headers).status_code == 429
        assert house.visitor("203.0.113.8").get("/api/me").status_code == 200


def test_health_and_metrics_are_always_answered(tmp_path: Path, hours: Clock) -> None:
    with SmallHouse(tmp_path, rate=1) as house:
        visitor = house.visitor()
        assert [visitor.get("/").status_code for _ in range(6)] == [404] * 5 + [429]
        for path in ("/health", "/metrics"):
            assert visitor.get(path).status_code == 404


def test_newcomers_are_counted_by_network_address(tmp_path: Path, hours: Clock) -> None:
    with SmallHouse(tmp_path, newcomers=4) as house:
        visitor = house.visitor()
        assert visitor.post("/api/people", {"name": "Ayşe"}).status_code == 201
        for _ in range(2):
            assert visitor.post("/api/login", {"name": "Leyla", "password": "wrong"}).status_code == 401
        assert visitor.post("/api/me/password", {"password": "x" * 8}).status_code == 200
        refused = [
            visitor.post("/api/people", {"name": "Zeynep"}),
            visitor.post("/api/login", {"name": "Ayşe", "password": "x" * 8}),
            visitor.post("/api/me/password", {"password": "y" * 8, "old": "x" * 8}),
            visitor.delete({"password": "x" * 8}),
        ]
        assert [answer.status_code for answer in refused] == [429] * 4
        assert visitor.get("/api/me").status_code == 200
        assert house.visitor("203.0.113.8").post("/api/people", {"name": "Zeynep"}).status_code == 201
        hours.wait(15)
        assert visitor.post("/api/login", {"name": "Ayşe", "password": "x" * 8}).status_code == 200


PASSWORD = "a carpet for a camel"


def guess(visitor: Visitor, name: str, password: str = "wrong word") -> int:
    return visitor.post("/api/login", {"name": name, "password": password}).status_code


def test_wrong_passwords_are_counted_by_account_and_network(small: SmallHouse, hours: Clock) -> None:
    small.account("Ayşe", PASSWORD)
    small.account("Leyla", PASSWORD)
    thief = small.visitor("203.0.113.50")
    names = ["Ayşe", "AYŞE", " ayşe", "Ayşe", "Ayşe", "Ayşe"]
    assert [guess(thief, name) for name in names] == [401] * 5 + [429]
    refused = thief.post("/api/login", {"name": "Ayşe", "password": PASSWORD})
    assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-many")
    assert refused.json()["error"]["retry"] == 30
    # Nobody else is kept out by that, here or elsewhere.
    assert guess(thief, "Leyla", PASSWORD) == 200
    assert guess(small.visitor("203.0.113.51"), "Ayşe", PASSWORD) == 200
    hours.wait(31)
    assert guess(thief, "Ayşe", PASSWORD) == 200


def test_wrong_passwords_from_many_networks_are_counted_by_account(small: SmallHouse, hours: Clock) -> None:
    small.account("Ayşe", PASSWORD)
    answers = [guess(small.visitor(f"203.0.113.{number}"), "Ayşe") for number in range(100, 130)]
    assert answers == [401] * 25 + [429] * 5
    # The owner waits for seconds, not longer, and has not used up any tries of theirs meanwhile.
    owner = small.visitor("198.51.100.1")
    waits = [
        owner.post("/api/login", {"name": "Ayşe", "password": PASSWORD}).json()["error"]["retry"] for _ in range(9)
    ]
    assert waits == [5] * 9
    hours.wait(6)
    assert guess(owner, "Ayşe", PASSWORD) == 200


def test_a_device_of_the_owner_is_not_held_up_by_guesses_of_strangers(small: SmallHouse, hours: Clock) -> None:
    owner = small.account("Ayşe", PASSWORD)
    assert owner.post("/api/logout").status_code == 204
    for _ in range(13):
        assert 429 in [guess(small.visitor(f"203.0.113.{number}"), "Ayşe") for number in range(100, 130)]
        assert guess(owner, "Ayşe", PASSWORD) == 200
        assert owner.post("/api/logout").status_code == 204
    # It is known for this account alone, and guesses on it are counted too.
    assert 429 in [guess(small.visitor(f"203.0.113.{number}"), "Leyla") for number in range(100, 130)]
    assert guess(owner, "Leyla") == 429
    assert [guess(owner, "Ayşe") for _ in range(6)] == [401] * 5 + [429]
    hours.wait(31)
    assert guess(owner, "Ayşe", PASSWORD) == 200


def test_a_device_is_known_by_what_the_house_has_signed(small: SmallHouse, hours: Clock) -> None:
    owner, thief = small.account("Ayşe", PASSWORD), small.visitor("203.0.113.200")
    assert 429 in [guess(small.visitor(f"203.0.113.{number}"), "Ayşe") for number in range(100, 130)]
    assert guess(thief, "Ayşe", PASSWORD) == 429
    known = owner.browser.cookies["bedesten_device"]
    for forged in (known[:-2] + "AA", "x", ""):
        thief.browser.cookies.set("bedesten_device", forged)
        assert guess(thief, "Ayşe", PASSWORD) == 429


def test_a_device_knows_several_accounts(small: SmallHouse, hours: Clock) -> None:
    names = [f"Account {number}" for number in range(6)]
    for name in names:
        small.account(name, PASSWORD)
    shared = small.visitor("203.0.113.200")
    assert [guess(shared, name, PASSWORD) for name in names] == [200] * 6
    for name in names:
        assert 429 in [guess(small.visitor(f"203.0.113.{number}"), name) for number in range(100, 130)]
    # The one that was used longest ago is forgotten.
    assert [guess(shared, name, PASSWORD) for name in names] == [429] + [200] * 5


def test_a_name_that_nobody_has_is_limited_alike(small: SmallHouse, hours: Clock) -> None:
    small.account("Ayşe", PASSWORD)
    small.guest("Guest")
    told = {}
    for name in ("Ayşe", "Guest", "Nobody", "\x00"):
        visitor = small.visitor("203.0.113.50")
        answers = [visitor.post("/api/login", {"name": name, "password": "wrong word"}) for _ in range(7)]
        told[name] = [(answer.status_code, answer.text) for answer in answers]
    assert [status for status, _ in told["Ayşe"]] == [401] * 5 + [429] * 2
    assert told["Ayşe"] == told["Guest"] == told["Nobody"] == told["\x00"]


def test_whoever_knows_the_password_is_not_counted(small: SmallHouse, hours: Clock) -> None:
    small.account("Ayşe", PASSWORD)
    assert [guess(small.visitor(), "Ayşe", PASSWORD) for _ in range(40)] == [200] * 40
    assert [guess(small.visitor(), "Ayşe") for _ in range(6)] == [401] * 5 + [429]


def test_a_right_password_that_took_long_to_check_keeps_nobody_out(hours: Clock) -> None:
    """While it was checked, other names came and what was counted for this one was forgotten."""
    counted = Limits(Settings())
    with counted.password("Ayşe", "203.0.113.7"):
        hours.wait(60)
        for name in ("Leyla", "Zeynep"):
            with counted.password(name, "203.0.113.7"):
                pass
    assert taken(counted, "account", "ayşe") == 25
    assert taken(counted, "guess", "203.0.113.7 ayşe") == 5


def test_a_stolen_cookie_gives_no_more_tries_at_the_password(small: SmallHouse, hours: Clock) -> None:
    visitor = small.account("Ayşe", PASSWORD)
    change = {"password": "another carpet", "old": "wrong word"}
    assert [visitor.post("/api/me/password", change).status_code for _ in range(3)] == [403] * 3
    assert [visitor.delete({"password": "wrong word"}).status_code for _ in range(3)] == [403, 403, 429]
    assert visitor.post("/api/me/password", change).status_code == 429
    assert guess(visitor, "Ayşe", PASSWORD) == 429


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::1", "::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_one_network_has_many_addresses(host: str, network: str) -> None:
    assert network_of(HTTPConnection({"type": "http", "client": (host, 1)})) == network
    assert network_of(HTTPConnection({"type": "http", "client": None})) == ""


# Bodies


def padded(size: int) -> bytes:
    body = b'{"name": "Ay\xc5\x9fe"}'
    return body + b" " * (size - len(body))


async def in_pieces(body: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(body), 1000):
        yield body[start : start + 1000]


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_is_read_up_to_64_kib(small: SmallHouse, chunked: bool) -> None:
    def send(size: int) -> tuple[int, str]:
        content = in_pieces(padded(size)) if chunked else padded(size)
        answer = small.visitor().post("/api/people", content=content, headers=JSON)
        return answer.status_code, answer.json().get("error", {}).get("code", "")

    assert send(LARGEST_BODY + 1) == (413, "too-large")
    assert send(10 * LARGEST_BODY) == (413, "too-large")
    assert send(LARGEST_BODY) == (201, "")


def test_a_body_without_end_is_not_read_to_its_end(small: SmallHouse) -> None:
    pieces = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal pieces
        while pieces < 10_000:
            pieces += 1
            yield b" " * 1024

    assert small.visitor().post("/api/people", content=endless(), headers=JSON).status_code == 413
    assert pieces <= 66


@pytest.mark.parametrize("length", ["65537", "9" * 5000])
def test_a_body_that_says_it_is_too_long_is_not_read(small: SmallHouse, length: str) -> None:
    answer = small.visitor().post("/api/people", content=b"{}", headers=JSON | {"Content-Length": length})
    assert answer.status_code == 413


# Origins


def from_page(visitor: Visitor, origin: str, method: str = "POST") -> int:
    body = {"name": "Ayşe"} if method == "POST" else None
    path = "/api/people" if method == "POST" else "/api/me"
    return visitor.ask(method, path, body, headers={"Origin": origin}).status_code


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "https://testhouse.evil.example", "http://testhouse:81", "null", "", "http://[", "x"],
)
def test_a_foreign_page_changes_nothing(small: SmallHouse, origin: str) -> None:
    visitor = small.visitor()
    answer = visitor.post("/api/people", {"name": "Ayşe"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign-origin")
    for method in ("PATCH", "PUT", "DELETE"):
        assert from_page(visitor, origin, method) == 403
    assert from_page(visitor, origin, "GET") == 200


@pytest.mark.parametrize(
    "origin", ["http://testhouse", "http://TestHouse:80", "https://testhouse", "https://play.example.org"]
)
def test_a_page_of_the_house_may(tmp_path: Path, origin: str) -> None:
    with SmallHouse(tmp_path, address="https://play.example.org/") as house:
        assert from_page(house.visitor(), origin) == 201


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        (None, "localhost:8000", True),
        ("http://localhost:8000", "localhost:8000", True),
        ("http://localhost:8000", "localhost:8001", False),
        ("http://127.0.0.1:8000", "localhost:8000", False),
        ("https://play.example.org", "10.0.0.5:8000", True),
        ("https://play.example.org:443", "10.0.0.5:8000", True),
        ("http://play.example.org", "10.0.0.5:8000", False),
        ("https://play.example.org:8443", "10.0.0.5:8000", False),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("file://", "", False),
        ("http://", "", False),
        ("http://localhost:port", "localhost:port", False),
        ("http://localhost:8000@evil.example", "localhost:8000", False),
    ],
)
def test_own_origin(origin: str | None, host: str, own: bool) -> None:
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    assert own_origin(headers, Settings(address="https://play.example.org")) is own


# Headers


def test_every_answer_has_the_headers_that_protect(tmp_path: Path) -> None:
    with SmallHouse(tmp_path, rate=1) as house:
        visitor = house.visitor()
        answers = [
            visitor.get("/api/me"),
            visitor.get("/nowhere"),
            visitor.post("/api/people", {"name": "Ayşe"}, headers={"Origin": "null"}),
            visitor.post("/api/people", content=b" " * 70_000),
            *(visitor.get("/api/me") for _ in range(2)),
        ]
        assert [answer.status_code for answer in answers] == [200, 404, 403, 413, 200, 429]
        for answer in answers:
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "same-origin"
            assert answer.headers["x-frame-options"] == "DENY"
            stored = "no-store" if answer.url.path.startswith("/api/") else None
            assert answer.headers.get("cache-control") == stored


# Many at once, at real houses


AT_ONCE = 50
PARALLEL = Settings(newcomers=60, sockets=4, tables=3)
"""Limits that many requests at the same time would pass if each looked before the others are counted."""


class Since:
    """Counts what a bucket has got back since it was first asked, however slow the machine is."""

    def __init__(self) -> None:
        self.began = time.monotonic()

    def most(self, burst: int, per_second: float) -> int:
        return burst + math.ceil((time.monotonic() - self.began) * per_second)


async def at_once(asked: Iterable[Awaitable[object]]) -> Counter[object]:
    """Ask all of this at the same time; return how often each status or close code came, None where all went well."""
    answers = await asyncio.gather(*asked, return_exceptions=True)
    for answer in answers:
        if isinstance(answer, BaseException) and not isinstance(answer, Refusal | SocketClosed):
            raise answer
    codes = {Refusal: "status", SocketClosed: "code"}
    return Counter(getattr(answer, codes[type(answer)]) if type(answer) in codes else None for answer in answers)


async def demand_limits(house: House, workers: int) -> None:
    """Ask too much of a house, always many times at once. Each worker counts for itself what is not stored."""
    ada = await Person.arrive(house.address)
    await ada.post("/api/me/password", password=PASSWORD)
    table = await ada.make_table([client.ME, client.OPEN])
    # Tables are counted in the database, and so is who sits where.
    made = await at_once(ada.make_table([client.ME, client.OPEN]) for _ in range(AT_ONCE))
    assert made == {None: PARALLEL.tables - 1, 429: AT_ONCE - PARALLEL.tables + 1}
    others = [await Person.arrive(house.address) for _ in range(10)]
    joined = await at_once(person.join(table["id"]) for person in others)
    assert joined == {None: 1, 409: 9}
    # What each worker counts.
    since = Since()
    said = await at_once(ada.say(table["id"], f"line {number}") for number in range(AT_ONCE))
    assert 5 <= said[None] <= workers * since.most(5, 1)
    assert said[429] == AT_ONCE - said[None]
    since = Since()
    visitors = [Person(house.address) for _ in range(AT_ONCE)]
    guessed = await at_once(visitor.login(ada.name, "wrong word") for visitor in visitors)
    assert 5 <= guessed[401] <= workers * since.most(5, 1 / 30)
    assert guessed[429] == AT_ONCE - guessed[401]
    since = Since()
    opened = await at_once(ada.socket() for _ in range(AT_ONCE))
    assert PARALLEL.sockets <= opened[None] <= workers * PARALLEL.sockets
    assert opened[4429] == AT_ONCE - opened[None]
    come = await at_once(Person.arrive(house.address) for _ in range(3 * AT_ONCE))
    assert come[None] <= workers * since.most(PARALLEL.newcomers, PARALLEL.newcomers / 60)
    assert come[429] == 3 * AT_ONCE - come[None] > 0


@pytest.mark.slow
@run_async
async def test_limits_hold_against_many_requests_at_once(start_house: MakeHouse) -> None:
    limited = {name: getattr(PARALLEL, name) for name in ("newcomers", "sockets", "tables")}
    await demand_limits(start_house(**limited), 1)


@pytest.mark.slow
@run_async
async def test_limits_hold_against_many_requests_at_once_at_two_workers(database: str, start_house: MakeHouse) -> None:
    limited = {name: getattr(PARALLEL, name) for name in ("newcomers", "sockets", "tables")}
    await demand_limits(start_house(database=database, workers=2, **limited), 2)


@pytest.mark.slow
@run_async
async def test_decisions_and_records_have_a_rate_however_many_sockets_ask(start_house: MakeHouse) -> None:
    rate = 40
    ada = await Person.arrive(start_house(rate=rate).address)
    table = (await ada.make_table([client.ME, client.me("Bo")]))["id"]
    await ada.start(table)
    since = Since()
    read = await at_once(ada.record(table) for _ in range(AT_ONCE))
    assert rate // 2 <= read[None] <= since.most(rate // 2, rate / 40)
    assert read[429] == AT_ONCE - read[None]
    sockets = [await ada.socket() for _ in range(4)]
    since = Since()

    async def decide(socket: client.Socket, name: str) -> object:
        await socket.send("act", table=table, seat=0, number=500, client=name, action="end")
        return (await socket.expect("refused", "error", client=name))["code"]

    asked = [decide(socket, f"c-{number}-{index}") for number in range(30) for index, socket in enumerate(sockets)]
    codes = Counter(await asyncio.gather(*asked))
    assert 2 * rate <= codes["stale"] <= since.most(2 * rate, rate / 4)
    assert codes["too-many"] == len(asked) - codes["stale"]


@pytest.mark.slow
@run_async
async def test_leaving_and_coming_back_count_like_decisions(start_house: MakeHouse) -> None:
    rate = 20
    ada = await Person.arrive(start_house(rate=rate).address)
    table = (await ada.make_table([client.ME, client.bot("random")]))["id"]
    await ada.start(table)
    since = Since()
    answers: Counter[int] = Counter()
    for _ in range(rate + 10):
        for path in ("leave", "return"):
            answers[await ada.status("POST", f"/api/tables/{table}/{path}")] += 1
    assert 2 * rate <= answers[200] + answers[204] <= since.most(2 * rate, rate / 4)
    assert answers[429] == 2 * (rate + 10) - answers[200] - answers[204]
