"""People: guests and accounts, their names, passwords and cookies.

A guest is a name and a cookie; a password makes an account of it. The cookie says who somebody is, in which session
and of which generation: ending all sessions of a person is counting the generation up, and one that is ended alone is
noted with its person.
"""

import asyncio
import functools
import hmac
import secrets
import unicodedata
import weakref
from base64 import b64encode
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Protocol

import structlog
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import Depends
from itsdangerous import BadData, TimestampSigner, URLSafeTimedSerializer
from sqlalchemy import Integer, cast, delete, exists, func, insert, select, union, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from bedesten.house import clock
from bedesten.house.errors import BadRequest, Conflict, NotLoggedIn, NotYours
from bedesten.house.names import GONE, clean_name, key_of, look_of, shown_name
from bedesten.house.schema import chat, people, seats, tables
from bedesten.house.settings import Settings
from bedesten.house.store import publish
from bedesten.house.together import Together

if TYPE_CHECKING:
    from bedesten.house.limits import Limits

HOUR = 3600
DAY = 24 * HOUR
COOKIE = "bedesten"
DEVICE = "bedesten_device"
"""The cookie of a device on which somebody has logged in: strangers' guesses at their password do not hold them up."""

MOST_ACCOUNTS = 5
"""Accounts that are known of a device."""

COOKIE_AGE = 365 * DAY
COOKIE_RENEWED = 30 * DAY
CONFIRM_WITHIN = DAY
IDLE_DAYS = 30
"""So many days a guest is waited for; and on as many days somebody else must have come or played since."""

REMEMBERED_SECONDS = 3.0
MOST_REMEMBERED = 10_000
GUEST_DIGITS = range(4, 10)  # of the numbers behind the names of guests, one try with each
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
LONGEST_EMAIL = 254
MOST_ENDED = 100
"""Sessions of a person that are noted as ended; with one more, all are ended and the notes begin anew."""

log = structlog.get_logger(__name__)
hasher = PasswordHasher()

# Hashing takes a core and 64 MiB for a while: never more than two at a time, the others wait in line.
_hashing = ThreadPoolExecutor(max_workers=2, thread_name_prefix="passwords")

OnLeave = Callable[[str], Awaitable[None]]
"""Lets a person leave all tables: open ones become free, bots take over in running ones."""


@dataclass(frozen=True)
class Person:
    """Somebody the house knows. What only they may know is not shown in logs."""

    id: str
    name: str
    password: str | None = field(repr=False)
    generation: int
    ended: str | None = field(repr=False)
    made: float
    seen: float
    automatic_end: bool
    webhook: str | None = field(repr=False)
    webhook_key: str | None = field(repr=False)
    email: str | None = field(repr=False)
    email_confirmed: bool
    tell_after: int

    @property
    def has_account(self) -> bool:
        return self.password is not None

    @property
    def ended_sessions(self) -> list[str]:
        return (self.ended or "").split()

    def is_in(self, generation: int, session: str) -> bool:
        """Tell whether a session goes on."""
        return generation == self.generation and session not in self.ended_sessions


class _TablesToLeave(Protocol):
    """What people need of the tables."""

    async def person_leaves(self, person: str) -> None:
        """Let a person leave all tables."""


class _Confirmer(Protocol):
    """What people need of the notifier."""

    async def ask_to_confirm(self, person: Mapping[str, Any], address: str, token: str) -> None:
        """Send a link with this token to an e-mail address of a person."""


class HouseForPeople(Protocol):
    """What people need of the house; it is found at `app.state.house`."""

    settings: Settings
    engine: AsyncEngine
    key: bytes
    limits: "Limits"
    tables: _TablesToLeave
    notifier: _Confirmer

    async def person_changed(self, person: str) -> None:
        """Hear that a person has other wishes or a new generation, or is gone."""


def house_of(connection: HTTPConnection) -> HouseForPeople:
    """Return the house that somebody has called at."""
    house: HouseForPeople = connection.app.state.house
    return house


# Passwords


async def _hash(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_hashing, hasher.hash, _plain(password))


async def _is_password(hashed: str | None, password: str) -> bool:
    """Tell whether this is the password. It takes as long when there is none."""
    verify = functools.partial(_verify, hashed or _nobodys_hash(), _plain(password))
    return await asyncio.get_running_loop().run_in_executor(_hashing, verify)


def _plain(password: str) -> str:
    # Keyboards differ in how they compose letters; the password is the same.
    return unicodedata.normalize("NFC", password)


def _verify(hashed: str, password: str) -> bool:
    try:
        return hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


def _nobodys_hash() -> str:
    """Return a hash that costs as much to verify as a real one and belongs to no password."""
    salt, digest = (
        b64encode(secrets.token_bytes(length)).decode().rstrip("=") for length in (hasher.salt_len, hasher.hash_len)
    )
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${costs}${salt}${digest}"


# The people of the database

_COLUMNS = [people.c[item.name] for item in fields(Person)]


class _Remembered:
    """People seen a moment ago, so that not every request asks the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.asked: Together[str, Person] = Together(functools.partial(_read_people, weakref.ref(engine)))
        self.changes = 0
        self._people: OrderedDict[str, tuple[Person, float]] = OrderedDict()

    def get(self, person_id: str) -> Person | None:
        person, until = self._people.get(person_id, (None, 0.0))
        return person if clock.elapsed() <= until else None

    def put(self, person: Person, changes: int) -> None:
        """Remember somebody who was read when there had been so many changes; what is read is old after the next."""
        if changes != self.changes:
            return
        self._people[person.id] = (person, clock.elapsed() + REMEMBERED_SECONDS)
        self._people.move_to_end(person.id)
        if len(self._people) > MOST_REMEMBERED:
            self._people.popitem(last=False)

    def drop(self, person_id: str) -> None:
        self.changes += 1
        self._people.pop(person_id, None)

    def clear(self) -> None:
        self.changes += 1
        self._people.clear()


_remembered: "weakref.WeakKeyDictionary[AsyncEngine, _Remembered]" = weakref.WeakKeyDictionary()


def _memory_of(engine: AsyncEngine) -> _Remembered:
    memory = _remembered.get(engine)
    if memory is None:
        memory = _remembered[engine] = _Remembered(engine)
    return memory


async def create_guest(engine: AsyncEngine, name: str) -> Person:
    """Let somebody in under a name; raise BadRequest or Conflict if it cannot be theirs."""
    name, now, person_id = clean_name(name), clock.now(), secrets.token_hex(12)
    row = insert(people).values(id=person_id, **_named(name), generation=1, made=now, seen=now)
    try:
        async with engine.begin() as connection:
            await _demand_free(connection, name, person_id)
            person = _person((await connection.execute(row.returning(*_COLUMNS))).one())
    except IntegrityError:
        raise _name_taken(name) from None
    log.info("a guest has come", person=person.id)
    return person


async def create_numbered_guest(engine: AsyncEngine, name: str) -> Person:
    """Let somebody in who does not mind the name: with a number behind it, longer ones where many are taken."""
    for digits in GUEST_DIGITS:
        try:
            return await create_guest(engine, f"{name} {secrets.randbelow(10**digits)}")
        except Conflict:
            continue
    raise _name_taken(name)


async def find_person(engine: AsyncEngine, person_id: str) -> Person | None:
    """Return a person as the database has them now."""
    memory = _memory_of(engine)
    changes = memory.changes
    person = await memory.asked.get(person_id)
    if person is None:
        memory.drop(person_id)
    else:
        memory.put(person, changes)
    return person


async def _read_people(engine: "weakref.ref[AsyncEngine]", ids: Sequence[str]) -> dict[str, Person]:
    there = engine()
    assert there is not None
    async with there.connect() as connection:
        reading = await connection.execution_options(reading=True)
        rows = await reading.execute(select(*_COLUMNS).where(people.c.id.in_(ids)))
        return {person.id: person for person in map(_person, rows)}


async def log_in(engine: AsyncEngine, name: str, password: str) -> Person:
    """Return the person of that name and password; the same refusal for an unknown name, a guest, a wrong password."""
    person = await _find_by_name(engine, name)
    hashed = person.password if person else None
    if not await _is_password(hashed, password) or person is None or hashed is None:
        raise NotLoggedIn("The name or the password is wrong.", "wrong-password")
    values: dict[str, object] = {"seen": max(person.seen, clock.now())}
    if hasher.check_needs_rehash(hashed):
        values["password"] = await _hash(password)
    return await _change(engine, person.id, values, people.c.password == hashed)


async def set_password(engine: AsyncEngine, person_id: str, password: str, old: str | None = None) -> Person:
    """Make an account of a guest, or change the password of an account; all cookies given before are void."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise BadRequest(f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.", "bad-password")
    person = await _proven(engine, person_id, old)
    values = {"password": await _hash(password), "generation": person.generation + 1, "ended": None}
    # Of two changes at the same time one is made: the other has proven a password that is no longer true.
    return await _change(engine, person_id, values, people.c.generation == person.generation)


async def end_sessions(engine: AsyncEngine, person_id: str) -> Person:
    """Make all cookies of a person void."""
    return await _change(engine, person_id, {"generation": people.c.generation + 1, "ended": None})


async def end_session(engine: AsyncEngine, person: Person, session: str) -> None:
    """Make the cookies of one session of a person void."""
    if len(person.ended_sessions) >= MOST_ENDED:
        await end_sessions(engine, person.id)
    else:
        # The database adds the word: two who log out at the same moment both do.
        same = people.c.generation == person.generation
        with suppress(NotLoggedIn):  # all sessions were ended at this very moment
            await _change(engine, person.id, {"ended": func.coalesce(people.c.ended, "") + f" {session}"}, same)


async def change_person(engine: AsyncEngine, person_id: str, **values: object) -> Person:
    """Change the name or the settings of a person: columns of the table `people`, already checked but for the name."""
    if "name" in values:
        name = clean_name(str(values["name"]))
        values |= _named(name)
        async with engine.connect() as connection:
            await _demand_free(await connection.execution_options(reading=True), name, person_id)
    try:
        return await _change(engine, person_id, values)
    except IntegrityError:
        raise _name_taken(str(values["name"])) from None


def _named(name: str) -> dict[str, object]:
    return {"name": name, "name_key": key_of(name), "name_look": look_of(name)}


async def _demand_free(connection: AsyncConnection, name: str, person_id: str) -> None:
    if await names_of_others(connection, [name], person_id):
        raise _name_taken(name)


async def names_of_others(connection: AsyncConnection, names: Iterable[str], person_id: str) -> set[str]:
    """Return the keys of those of these names that belong to somebody else of the house, or look as if they did."""
    looks = {key_of(name): look_of(name) for name in names}
    alike = people.c.name_key.in_(looks) | people.c.name_look.in_(set(looks.values()))
    found = (await connection.execute(select(people.c.id, people.c.name_key, people.c.name_look).where(alike))).all()
    others = [row for row in found if row.id != person_id]
    # One's own name is one's own, also if others had one that looks like it before that was looked at.
    own = {row.name_key for row in found if row.id == person_id}
    taken = {row.name_key for row in others} | {row.name_look for row in others}
    return {key for key, look in looks.items() if key not in own and {key, look} & taken}


async def delete_person(engine: AsyncEngine, person_id: str, password: str | None, on_leave: OnLeave) -> None:
    """Forget a person: they leave their tables, and their name is free. An account must give its password."""
    await _proven(engine, person_id, password)
    await on_leave(person_id)
    try:
        async with engine.begin() as connection:
            # Without its salt nobody can find out whose name a record has bound.
            await connection.execute(update(seats).where(seats.c.person == person_id).values(name=GONE, salt=None))
            await connection.execute(update(chat).where(chat.c.person == person_id).values(name=GONE))
            await connection.execute(delete(people).where(people.c.id == person_id))
            await publish(connection, [f"person:{person_id}"])
    finally:
        _memory_of(engine).drop(person_id)
    log.info("somebody has deleted themselves", person=person_id)


async def purge_guests(engine: AsyncEngine) -> int:
    """Forget guests who have not come for a month and sit at no table that goes on; return how many.

    The clock alone proves no month, for it may be wrong by years: what was stored since must show as many days.
    """
    sitting = (
        select(seats.c.seat)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.person == people.c.id, tables.c.phase != "over")
    )
    try:
        async with engine.begin() as connection:
            month_ago = clock.now() - IDLE_DAYS * DAY
            days = (await connection.execute(_days_until(clock.now()))).scalars().all()
            if len(days) < IDLE_DAYS:
                return 0
            # A day here begins within a day of where others do: databases round in different ways.
            idle = people.c.seen < min(month_ago, (days[-1] - 1) * DAY)
            result = await connection.execute(
                delete(people).where(people.c.password.is_(None), idle, ~exists(sitting.correlate(people)))
            )
    finally:
        _memory_of(engine).clear()
    if result.rowcount:
        log.info("idle guests are forgotten", guests=result.rowcount)
    return result.rowcount


def _days_until(time: float) -> Any:
    """Return a query for the last days, by number, on which somebody came or played."""
    times = (people.c.made, people.c.seen, tables.c.made, tables.c.moved)
    days = union(*(select(cast(column / DAY, Integer).label("day")).where(column <= time) for column in times))
    found = days.subquery()
    return select(found.c.day).order_by(found.c.day.desc()).limit(IDLE_DAYS)


def _person(row: Any) -> Person:
    return Person(**row._asdict())


def _name_taken(name: str) -> Conflict:
    return Conflict(f"Somebody here is called {name} already. Choose another name.", "name-taken")


async def _find_by_name(engine: AsyncEngine, name: str) -> Person | None:
    try:
        key = key_of(shown_name(name))
    except BadRequest:
        return None
    async with engine.connect() as connection:
        reading = await connection.execution_options(reading=True)
        row = (await reading.execute(select(*_COLUMNS).where(people.c.name_key == key))).one_or_none()
    return None if row is None else _person(row)


async def _proven(engine: AsyncEngine, person_id: str, password: str | None) -> Person:
    """Return a person who has shown that they are the owner of their account. A guest has nothing to show."""
    person = await find_person(engine, person_id)
    if person is None:
        raise NotLoggedIn("You are not known here any more.")
    if person.has_account and (password is None or not await _is_password(person.password, password)):
        raise NotYours("This is not your current password.", "wrong-password")
    return person


async def _change(engine: AsyncEngine, person_id: str, values: dict[str, object], *conditions: Any) -> Person:
    query = update(people).where(people.c.id == person_id, *conditions).values(values).returning(*_COLUMNS)
    try:
        async with engine.begin() as connection:
            row = (await connection.execute(query)).one_or_none()
            # With the change itself: a worker that did not hear of it would keep sockets open that have ended.
            await publish(connection, [f"person:{person_id}"])
    finally:
        _memory_of(engine).drop(person_id)
    if row is None:
        raise NotLoggedIn("You are not known here any more, or have changed your password elsewhere.")
    return _person(row)


# Cookies and tokens


class _Signer(TimestampSigner):
    def get_timestamp(self) -> int:
        return int(clock.now())


@functools.lru_cache(maxsize=8)
def _signer(key: bytes, salt: str) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(key, salt=salt, signer=_Signer)


def _read_signed(key: bytes, salt: str, value: str, longest: int) -> tuple[Any, float]:
    """Return what was signed, and when; raise BadData if it is too old, or not ours.

    What seems to come from the future is good: it was signed before the clock was set back, or by a clock ahead of it.
    """
    content, made = _signer(key, salt).loads(value, return_timestamp=True)
    if clock.now() - made.timestamp() > longest:
        raise BadData("too old")
    return content, made.timestamp()


class Cookie(NamedTuple):
    """What a cookie says: who, of which generation, in which session, and when it was made."""

    person: str
    generation: int
    session: str
    made: float


OLD_SESSION = ""
"""The session of all cookies from before there were sessions: logging out of it ends every session."""


def new_session() -> str:
    """Return the id of a new session."""
    return secrets.token_hex(8)


def cookie_value(key: bytes, person: Person, session: str) -> str:
    """Return a signed cookie for a session of a person."""
    return str(_signer(key, "person").dumps([person.id, person.generation, session]))


def read_cookie(key: bytes, value: str) -> Cookie | None:
    """Return what a cookie says that this house has signed."""
    try:
        said, made = _read_signed(key, "person", value, COOKIE_AGE)
    except BadData:
        return None
    person_id, generation, session = said if len(said) == 3 else (*said, OLD_SESSION)
    return Cookie(person_id, generation, session, made)


def session_of(connection: HTTPConnection) -> str:
    """Return the session of whoever has sent a request or opened a socket, who is known to be somebody."""
    cookie = read_cookie(house_of(connection).key, connection.cookies[COOKIE])
    assert cookie is not None
    return cookie.session


def email_token(key: bytes, person: Person, address: str) -> str:
    """Return what confirms for a day that somebody reads the mail of this address."""
    return str(_signer(key, "email").dumps([person.id, address]))


async def confirm_email(engine: AsyncEngine, key: bytes, token: str) -> Person:
    """Confirm an address with the token that was sent to it."""
    try:
        (person_id, address), _ = _read_signed(key, "email", token, CONFIRM_WITHIN)
    except BadData:
        raise BadRequest("This link is damaged or more than a day old. Ask for a new one.", "bad-token") from None
    try:
        return await _change(engine, person_id, {"email_confirmed": True}, people.c.email == address)
    except NotLoggedIn:
        raise BadRequest("This address is no longer anybody's. Ask for a new link.", "bad-token") from None


def remember(connection: HTTPConnection, person: Person, session: str | None = None) -> None:
    """Let the answer give this person a new cookie, for a new session if none is given."""
    house = house_of(connection)
    value = cookie_value(house.key, person, new_session() if session is None else session)
    _set_cookie(connection, COOKIE, value, COOKIE_AGE)
    if person.has_account:
        _note_device(connection, person.name)


def forget(connection: HTTPConnection) -> None:
    """Let the answer clear the cookie."""
    _set_cookie(connection, COOKIE, "", 0)


def device_of(connection: HTTPConnection, name: str) -> str | None:
    """Return the device somebody uses, if that account was logged in to on it before."""
    house = house_of(connection)
    device, accounts = _device(connection)
    return device if _account_mark(house.key, name) in accounts else None


def _note_device(connection: HTTPConnection, name: str) -> None:
    """Let the answer say that an account was logged in to on this device."""
    key = house_of(connection).key
    device, accounts = _device(connection)
    mark = _account_mark(key, name)
    known = [mark, *(one for one in accounts if one != mark)][:MOST_ACCOUNTS]
    _set_cookie(connection, DEVICE, str(_signer(key, "device").dumps([device, known])), COOKIE_AGE)


def _device(connection: HTTPConnection) -> tuple[str, list[str]]:
    """Return the device of somebody and marks of the accounts that were used on it; a new one without any."""
    try:
        (device, accounts), _ = _read_signed(
            house_of(connection).key, "device", connection.cookies.get(DEVICE, ""), COOKIE_AGE
        )
    except BadData:
        return secrets.token_hex(8), []
    return device, accounts


def _account_mark(key: bytes, name: str) -> str:
    return hmac.digest(key, f"account {key_of(name)}".encode(), "sha256").hex()[:24]


def _set_cookie(connection: HTTPConnection, name: str, value: str, age: int) -> None:
    # The answer is not made yet, and may become an error: the guard at the door adds what is noted here.
    secure = house_of(connection).settings.is_secure
    answer = Response()
    answer.set_cookie(name, value, max_age=age, path="/", secure=secure, httponly=True, samesite="lax")
    noted: dict[str, str] = getattr(connection.state, "set_cookies", {})
    connection.state.set_cookies = noted | {name: answer.headers["set-cookie"]}


# Who is asking


async def person_of(connection: HTTPConnection) -> Person | None:
    """Return who has sent a request or opened a socket; None if nobody is known by the cookie."""
    value = connection.cookies.get(COOKIE)
    if value is None:
        return None
    house = house_of(connection)
    cookie = read_cookie(house.key, value)
    person = await _person_of(house.engine, cookie) if cookie else None
    if cookie is None or person is None:
        forget(connection)
        return None
    now = clock.now()
    if now - cookie.made > COOKIE_RENEWED:
        remember(connection, person, cookie.session)
    if now - person.seen > HOUR:
        with suppress(NotLoggedIn):  # deleted at this very moment
            person = await _change(house.engine, person.id, {"seen": now})
    return person


async def somebody(request: Request) -> Person:
    """Return who has sent a request; raise NotLoggedIn if that is nobody."""
    person = await person_of(request)
    if person is None:
        raise NotLoggedIn("Nobody is known by your cookie. Choose a name, or log in.")
    return person


Somebody = Annotated[Person, Depends(somebody)]
"""A parameter of a route that only somebody may use."""

Anybody = Annotated[Person | None, Depends(person_of)]
"""A parameter of a route that nobody may use too."""


async def _person_of(engine: AsyncEngine, cookie: Cookie) -> Person | None:
    person = _memory_of(engine).get(cookie.person)
    # A cookie that is newer than what is remembered comes from another worker.
    if person is None or person.generation < cookie.generation:
        person = await find_person(engine, cookie.person)
    return person if person is not None and person.is_in(cookie.generation, cookie.session) else None
