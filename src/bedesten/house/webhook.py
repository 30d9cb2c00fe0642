"""Webhooks: a signed message to an address that somebody chose.

The address is a stranger's choice, so it must not be a way into the host's own network. A name is resolved once, every
answer is checked, and the connection goes to a checked address: a second, different answer of the name server is never
asked for. Redirects are not followed.
"""

import asyncio
import hashlib
import hmac
import logging
import re
import socket
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from ssl import SSLContext

import httpx

from bedesten.house.clock import now
from bedesten.house.errors import BadRequest
from bedesten.house.outcome import Fate, Outcome

LONGEST_URL = 500
SECONDS = 10.0  # for a whole delivery
CONNECT_SECONDS = 4.0  # for one address of a name that has several
MOST_ADDRESSES = 4
AGAIN = (408, 425, 429)
GATEWAY_TIMEOUTS = (504, 524)  # a proxy has passed the message on and got no answer: like no answer at all

# What is refused although it may count as global somewhere: protocol assignments, the way back from 6to4.
SPECIAL_4 = (IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"))
# All IPv6 that is in use; outside lie loopback, mapped IPv4, NAT64, local networks and multicast.
GLOBAL_6 = IPv6Network("2000::/3")
# Within it: Teredo and other protocols, examples in texts, 6to4 (which carries any IPv4 address).
SPECIAL_6 = tuple(IPv6Network(text) for text in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"))

_LABEL = r"[A-Za-z0-9_-]{1,63}"
_NAME = re.compile(rf"{_LABEL}(?:\.{_LABEL})*\.?")

# They would log the whole address, which often holds a secret of its owner.
for _name in ("httpx", "httpcore"):
    logging.getLogger(_name).setLevel(logging.WARNING)

# Name servers of strangers may be slow; threads of their own leave those of the house alone.
_resolver = ThreadPoolExecutor(max_workers=10, thread_name_prefix="resolver")


async def check_webhook(url: str, allow_private: bool) -> None:
    """Raise BadRequest if the house would never send to this address. Names are looked up when sending."""
    _read(url, allow_private)


async def deliver(url: str, body: bytes, key: str, allow_private: bool, *, message: str) -> Outcome:
    """Send a message, which has this id, once; return what became of it."""
    try:
        target = _read(url, allow_private)
    except BadRequest as error:
        return Outcome(Fate.REFUSED, error.message)
    delivery = _Delivery(target, body, _headers(target, body, key, message), allow_private)
    try:
        async with asyncio.timeout(SECONDS):
            return await delivery.attempt()
    except TimeoutError:
        return delivery.broken("no answer in time")


def signature(key: str, time: str, body: bytes) -> str:
    """Return the signature of a message sent at this time."""
    return "sha256=" + hmac.new(key.encode(), time.encode() + b"." + body, hashlib.sha256).hexdigest()


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Tell whether an address is somewhere in the open internet."""
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast and not any(address in net for net in SPECIAL_4)
    return address in GLOBAL_6 and not any(address in net for net in SPECIAL_6)


async def resolve(host: str, port: int) -> list[str]:
    """Return the addresses of a name, in the order in which to try them."""
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(_resolver, _look_up, host, port)
    return list(dict.fromkeys(found))


def _look_up(host: str, port: int) -> Sequence[str]:
    return [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def _read(url: str, allow_private: bool) -> httpx.URL:
    if len(url) > LONGEST_URL:
        raise BadRequest(f"The address of a webhook has at most {LONGEST_URL} characters.", "bad-webhook")
    try:
        read = httpx.URL(url)
    except (httpx.InvalidURL, UnicodeError) as error:
        raise BadRequest(
            "The address of a webhook is a web address, such as https://example.org/turn.", "bad-webhook"
        ) from error
    if read.scheme not in ("http", "https"):
        raise BadRequest("The address of a webhook begins with https:// or http://.", "bad-webhook")
    if not _is_host(read.host, read.raw_host.decode("ascii")):
        raise BadRequest("The address of a webhook names no host, as https://example.org/turn does.", "bad-webhook")
    if read.userinfo:
        raise BadRequest(
            "The address of a webhook holds no user name or password; messages are signed instead.", "bad-webhook"
        )
    if read.port is not None and not 1 <= read.port <= 65535:
        raise BadRequest("The port of a webhook is a number from 1 to 65535.", "bad-webhook")
    if not allow_private and _is_plainly_private(read.host):
        raise BadRequest("This house sends no messages to private addresses.", "bad-webhook")
    return read


def _is_host(host: str, raw: str) -> bool:
    with suppress(ValueError):
        return bool(ip_address(host))
    return _NAME.fullmatch(raw) is not None


def _is_plainly_private(host: str) -> bool:
    name = host.rstrip(".").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    with suppress(ValueError):
        return not is_public(ip_address(name))
    with suppress(OSError, ValueError):
        # Short, octal and hexadecimal spellings such as 127.1, which the system would take for an address.
        return not is_public(IPv4Address(socket.inet_aton(name)))
    return False


def _headers(target: httpx.URL, body: bytes, key: str, message: str) -> dict[str, str]:
    time = str(int(now()))
    return {
        "Host": target.netloc.decode("ascii"),
        "Connection": "close",
        "Content-Type": "application/json",
        "User-Agent": f"Bedesten/{_version()}",
        "X-Bedesten-Id": message,
        "X-Bedesten-Time": time,
        "X-Bedesten-Signature": signature(key, time, body),
    }


@cache
def _version() -> str:
    try:
        return version("bedesten")
    except PackageNotFoundError:
        return "0"


@cache
def _certificates() -> SSLContext:
    return httpx.create_ssl_context()


class _Delivery:
    """One attempt at one message. It knows whether a byte of it has left: if so, a failure says nothing."""

    def __init__(self, target: httpx.URL, body: bytes, headers: dict[str, str], allow_private: bool) -> None:
        self.target = target
        self.body = body
        self.headers = headers
        self.allow_private = allow_private
        self.has_left = False

    async def attempt(self) -> Outcome:
        host = self.target.raw_host.decode("ascii")
        try:
            addresses = await resolve(host, self.target.port or 0)
        except (OSError, UnicodeError):
            return self.broken("the name was not found")
        if not self.allow_private and not all(is_public(ip_address(address)) for address in addresses):
            return Outcome(Fate.REFUSED, "a private address")
        # Reading all authorities takes a while, once.
        certificates = await asyncio.get_running_loop().run_in_executor(_resolver, _certificates)
        outcome = self.broken("no address")
        for address in addresses[:MOST_ADDRESSES]:
            outcome = await self._post(address, host, certificates)
            if self.has_left:
                break
        return outcome

    async def _post(self, address: str, host: str, certificates: SSLContext) -> Outcome:
        # A client for each message: connections kept by address would be shared between names with one address.
        client = httpx.AsyncClient(
            verify=certificates,
            trust_env=False,
            follow_redirects=False,
            timeout=httpx.Timeout(SECONDS, connect=CONNECT_SECONDS),
        )
        try:
            async with (
                client,
                client.stream(
                    "POST",
                    self.target.copy_with(host=address),
                    content=self.body,
                    headers=self.headers,
                    extensions={"sni_hostname": host.rstrip("."), "trace": self._trace},
                ) as response,
            ):
                # What the receiver has to say beyond the status is not read.
                return _judge(response.status_code)
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            return self.broken(type(error).__name__)

    async def _trace(self, event: str, _: object) -> None:
        if event == "http11.send_request_headers.started":
            self.has_left = True

    def broken(self, reason: str) -> Outcome:
        return Outcome(Fate.UNKNOWN if self.has_left else Fate.FAILED, reason)


def _judge(status: int) -> Outcome:
    reason = f"status {status}"
    if 200 <= status < 300:
        return Outcome(Fate.TAKEN, reason)
    if status in GATEWAY_TIMEOUTS:
        return Outcome(Fate.UNKNOWN, reason)
    if status in AGAIN or status >= 500:
        return Outcome(Fate.FAILED, reason)
    return Outcome(Fate.REFUSED, reason)
