"""Limits: how much one person, or one network address, may ask of the house, and the guard at its door.

Every worker counts for itself. What is counted is forgotten as soon as it no longer matters.
"""

import ipaddress
import math
from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bedesten.house import clock
from bedesten.house.errors import Code, HouseError, NotYours, TooMany
from bedesten.house.names import LONGEST_KEY, key_of
from bedesten.house.people import COOKIE, house_of, read_cookie
from bedesten.house.settings import Settings

LARGEST_BODY = 64 * 1024
MOST_COUNTED = 50_000

Kind = Literal["request", "act", "record", "newcomer", "guess", "account", "chat", "mail"]

_SENTENCES: dict[Kind, str] = {
    "request": "You ask more than this house can answer; slow down.",
    "act": "You decide faster than anybody can follow; slow down.",
    "record": "You have asked for enough records; wait a little.",
    "newcomer": "Too many people have come from your network address; wait a little.",
    "guess": "Too many wrong passwords for this name; wait a little.",
    "account": "Too many wrong passwords for this name; wait a little.",
    "chat": "You write faster than the others can read; wait a little.",
    "mail": "Enough e-mails have been sent to confirm your address; wait a while.",
}
_UNLIMITED = ("/health", "/metrics")
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_PORTS = {"http": 80, "https": 443}


class TooLarge(HouseError):
    """More was sent than the house reads."""

    status = 413
    code: Code = "too-large"


@dataclass(frozen=True)
class Rate:
    """So many a second on average, and so many at once."""

    per_second: float
    burst: int


class Limits:
    """What people have asked of this worker lately."""

    def __init__(self, settings: Settings) -> None:
        self._rates: dict[Kind, Rate] = {
            "request": Rate(settings.rate, 5 * settings.rate),
            "act": Rate(settings.rate / 4, 2 * settings.rate),
            "record": Rate(settings.rate / 40, max(1, settings.rate // 2)),
            "newcomer": Rate(settings.newcomers / 60, settings.newcomers),
            # One network is soon told to wait. All together get more, and wait for seconds only: whoever guesses from
            # many networks must not keep the owner out for long.
            "guess": Rate(1 / 30, 5),
            "account": Rate(1 / 5, 25),
            "chat": Rate(1, 5),
            "mail": Rate(3 / 3600, 3),
        }
        # When a bucket will be full again; one that is full needs no place.
        self._full_at: dict[Kind, OrderedDict[str, float]] = {kind: OrderedDict() for kind in self._rates}
        self._most_sockets = settings.sockets
        self._sockets: Counter[str] = Counter()

    def take(self, kind: Kind, key: str) -> None:
        """Count one; raise TooMany if that is one too many for now."""
        rate, buckets, now = self._rates[kind], self._full_at[kind], clock.elapsed()
        empty = now + rate.burst / rate.per_second
        full_at = max(buckets.get(key, now), now)
        full_at += 1 / rate.per_second
        if full_at > empty + 1e-6:
            raise TooMany(_SENTENCES[kind], retry=full_at - empty)
        buckets[key] = full_at
        buckets.move_to_end(key)
        self._forget(buckets, now)

    def give_back(self, kind: Kind, key: str) -> None:
        """Count one less, as if it had not been taken."""
        buckets = self._full_at[kind]
        # A bucket may have been forgotten meanwhile, as full: there is nothing to give back then.
        if key in buckets:
            buckets[key] -= 1 / self._rates[kind].per_second

    @contextmanager
    def password(self, name: str, network: str, device: str | None = None) -> Iterator[None]:
        """Count a try at the password of a name, from a network, unless it turns out to be right; raise TooMany.

        Names that nobody has are counted too: the answer must not tell which are there. A device on which its owner
        has logged in before is counted for itself: guesses from elsewhere do not keep it out.
        """
        account = key_of(name)[:LONGEST_KEY]  # nobody has a longer one
        if device is not None:
            known = f"{device} {account}"
            self.take("guess", known)
            yield
            self.give_back("guess", known)
            return
        pair = f"{network} {account}"
        self.take("guess", pair)
        try:
            self.take("account", account)
        except TooMany:
            self.give_back("guess", pair)
            raise
        yield
        self.give_back("guess", pair)
        self.give_back("account", account)

    def _forget(self, buckets: OrderedDict[str, float], now: float) -> None:
        # Two for each that comes, from the one that has waited longest: so there are few that matter no longer.
        for _ in range(2):
            oldest = next(iter(buckets))
            if buckets[oldest] > now and len(buckets) <= MOST_COUNTED:
                return
            del buckets[oldest]

    @contextmanager
    def socket(self, person_id: str) -> Iterator[None]:
        """Count a socket of a person while it is open; raise TooMany if they have enough."""
        if self._sockets[person_id] >= self._most_sockets:
            raise TooMany(f"You have {self._most_sockets} connections already; close one.")
        self._sockets[person_id] += 1
        try:
            yield
        finally:
            self._sockets[person_id] -= 1
            if not self._sockets[person_id]:
                del self._sockets[person_id]


def network_of(connection: HTTPConnection) -> str:
    """Return the network address somebody comes from. One customer has a whole /64 of IPv6."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(address.ipv4_mapped or ipaddress.IPv6Network((int(address) >> 64 << 64, 64)))
    return host


def asker_of(connection: HTTPConnection) -> str:
    """Return for whom a request is counted. Whether the cookie is still good is asked later."""
    cookie = read_cookie(house_of(connection).key, connection.cookies.get(COOKIE, ""))
    return cookie.person if cookie else network_of(connection)


def own_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Tell whether a request comes from a page of this house, or from no page at all.

    A browser names the page for every socket and for everything that changes something.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    page = _origin(origin)
    if page is None:
        return False
    # A proxy may speak http to the house and https to people: the scheme is that of the page.
    return page in (_origin(f"{page[0]}://{headers.get('host', '')}"), _origin(settings.address))


def _origin(url: str) -> tuple[str, str, int] | None:
    try:
        parts = urlsplit(url)
        if parts.scheme not in _PORTS or not parts.hostname:
            return None
        return parts.scheme, parts.hostname, parts.port or _PORTS[parts.scheme]
    except ValueError:
        return None


class Guard:
    """The guard at the door (ASGI): lets in what is small, from here and not too often; sees to headers and cookies."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            _check(scope)
            receive = await _read_body(scope, receive)
        except HouseError as error:
            headers = {"Retry-After": str(math.ceil(error.retry))} if isinstance(error, TooMany) else None
            await JSONResponse(error.answer(), error.status, headers)(scope, receive, send_with_headers)
            return
        await self.app(scope, receive, send_with_headers)


def _check(scope: Scope) -> None:
    connection = HTTPConnection(scope)
    house = house_of(connection)
    if scope["path"] not in _UNLIMITED:
        house.limits.take("request", asker_of(connection))
    if scope["method"] not in _SAFE_METHODS and not own_origin(connection.headers, house.settings):
        raise NotYours("This request comes from a page of another house.", "foreign-origin")
    length = connection.headers.get("content-length", "")
    if length.isdecimal() and (len(length) > 20 or int(length) > LARGEST_BODY):
        raise _too_large()


async def _read_body(scope: Scope, receive: Receive) -> Receive:
    """Return what gives the body to the app. One that does not say its length is read here, until it is too long."""
    if Headers(scope=scope).get("content-length", "").isdecimal():
        return receive
    messages: list[Message] = []
    size = 0
    while not messages or messages[-1].get("more_body"):
        messages.append(await receive())
        size += len(messages[-1].get("body", b""))
        if size > LARGEST_BODY:
            raise _too_large()
    messages.reverse()

    async def receive_again() -> Message:
        return messages.pop() if messages else await receive()

    return receive_again


def _too_large() -> TooLarge:
    return TooLarge(f"The house reads {LARGEST_BODY // 1024} KiB at most.")


def _add_headers(scope: Scope, headers: MutableHeaders) -> None:
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "same-origin"
    headers["X-Frame-Options"] = "DENY"
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
    for cookie in scope["state"].get("set_cookies", {}).values():
        headers.append("Set-Cookie", cookie)
