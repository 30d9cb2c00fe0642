"""Clients of the house as a browser would be one: HTTP with a cookie, a WebSocket, and a player at a seat.

    ada = await Person.arrive(house.address, "Ada")
    table = await ada.make_table(seats=[ME, bot("medium")])
    await ada.start(table["id"])
    async with await Player.sit(ada, table["id"], seat=0) as player:
        await player.play()

Nothing here knows the rules of a game, and nothing looks past what the house sends.
"""

import asyncio
import itertools
import json
import secrets
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from random import Random
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
from tests.samples import SOME_GAME
from tests.second_chance import promise
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

Json = dict[str, Any]
T = TypeVar("T")
MOST_MOMENTS = 400

PATIENCE = 180.0
"""How many seconds a client waits for the house before the test fails: only what hangs takes as long."""

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


def bot(level: str = "medium") -> Json:
    """Return a seat for a bot."""
    return {"kind": "bot", "bot": level}


def me(name: str) -> Json:
    """Return a seat for somebody who sits at my screen."""
    return {"kind": "me", "name": name}


_OPEN: set["Person | Socket"] = set()


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something in an event loop of its own; people and sockets that are still open then are closed."""

    async def whole() -> T:
        try:
            return await work
        finally:
            await asyncio.gather(*(one.close() for one in list(_OPEN)), return_exceptions=True)

    return asyncio.run(whole())


class Refusal(Exception):
    """The house has answered with an error."""

    def __init__(self, status: int, error: Json) -> None:
        self.status = status
        self.code: str = error.get("code", "")
        self.message: str = error.get("message", "")
        self.error = error
        super().__init__(f"{status} {self.code}: {self.message}")


class SocketClosed(Exception):
    """The socket has ended, or never began."""

    def __init__(self, code: int | None, reason: str) -> None:
        self.code = code
        self.reason = reason
        super().__init__(f"closed with {code}: {reason}")


class Person:
    """Somebody with a cookie. Every method is one request; an answer of 400 or more is raised as Refusal."""

    def __init__(self, address: str, *, cookies: httpx.Cookies | None = None) -> None:
        self.address = address
        # Nothing is encrypted here, and reading the certificates would take longer than the test.
        # A line that waits for another request is given up long before the house does so.
        kept = httpx.Limits(keepalive_expiry=30)
        self.http = httpx.AsyncClient(cookies=cookies, verify=False, trust_env=False, timeout=PATIENCE, limits=kept)
        self.me: Json = {}
        _OPEN.add(self)

    @classmethod
    async def arrive(cls, address: str, name: str | None = None) -> Self:
        """Come to the house as a new guest."""
        person = cls(address)
        person.me = await person.post("/api/people", name=name or f"guest {secrets.token_hex(4)}")
        return person

    def second_tab(self) -> Self:
        """Return the same person in another tab, with the same cookie."""
        tab = type(self)(self.address, cookies=self.http.cookies)
        tab.me = self.me
        return tab

    @property
    def id(self) -> str:
        return str(self.me["id"])

    @property
    def name(self) -> str:
        return str(self.me["name"])

    @property
    def cookie(self) -> str:
        """The cookie as a browser would send it."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    async def close(self) -> None:
        _OPEN.discard(self)
        await self.http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # Requests.

    async def ask(self, method: str, path: str, **parts: Any) -> httpx.Response:
        """Send a request and return whatever comes back."""
        headers = {"Origin": self.address, **parts.pop("headers", {})}
        return await self.http.request(method, self.address + path, headers=headers, **parts)

    async def status(self, method: str, path: str, **parts: Any) -> int:
        """Send a request and return its status only."""
        return (await self.ask(method, path, **parts)).status_code

    async def answer(self, method: str, path: str, **parts: Any) -> Any:
        """Send a request and return its JSON; raise Refusal if it is refused."""
        response = await self.ask(method, path, **parts)
        if response.status_code >= 400:
            raise Refusal(response.status_code, response.json()["error"])
        return response.json() if response.content else None

    async def get(self, path: str, **query: object) -> Any:
        given = {name: value for name, value in query.items() if value is not None}
        return await self.answer("GET", path, params=given)

    async def post(self, path: str, **fields: object) -> Any:
        return await self.answer("POST", path, json=fields)

    # People.

    async def whoami(self) -> Json:
        self.me = await self.get("/api/me")
        return self.me

    async def change(self, **fields: object) -> Json:
        """Change the settings of this person."""
        self.me = await self.answer("PATCH", "/api/me", json=fields)
        return self.me

    async def set_password(self, password: str, old: str | None = None) -> Any:
        return await self.post("/api/me/password", **_given(password=password, old=old))

    async def login(self, name: str, password: str) -> Json:
        self.me = await self.post("/api/login", name=name, password=password)
        return self.me

    async def logout(self, everywhere: bool = False) -> None:
        await self.post("/api/logout", everywhere=everywhere)

    async def delete(self, password: str | None = None) -> None:
        await self.answer("DELETE", "/api/me", json=_given(password=password))

    # The house.

    async def games(self) -> list[Json]:
        answer: list[Json] = await self.get("/api/games")
        return answer

    async def house(self) -> Json:
        answer: Json = await self.get("/api/house")
        return answer

    # Tables.

    async def tables(self, show: str = "open", game: str | None = None, page: int | None = None) -> list[Json]:
        answer: list[Json] = (await self.get("/api/tables", show=show, game=game, page=page))["tables"]
        return answer

    async def make_table(self, seats: Sequence[Json], game: str = SOME_GAME, **fields: object) -> Json:
        """Make a table; who is named first in `seats` has seat 0, unless `order` says otherwise."""
        wanted = {"order": "chosen", **fields, "game": game, "seats": list(seats)}
        table: Json = await self.post("/api/tables", **wanted)
        return table

    async def table(self, table: str, invitation: str | None = None) -> Json:
        answer: Json = await self.get(f"/api/tables/{table}", invitation=invitation)
        return answer

    async def join(self, table: str, seat: int | None = None, **fields: object) -> Json:
        answer: Json = await self.post(f"/api/tables/{table}/join", **_given(seat=seat, **fields))
        return answer

    async def leave(self, table: str) -> Any:
        return await self.post(f"/api/tables/{table}/leave")

    async def come_back(self, table: str) -> Any:
        return await self.post(f"/api/tables/{table}/return")

    async def start(self, table: str) -> Json:
        answer: Json = await self.post(f"/api/tables/{table}/start")
        return answer

    async def change_seat(self, table: str, seat: int, **wish: object) -> Json:
        answer: Json = await self.answer("PUT", f"/api/tables/{table}/seats/{seat}", json=wish)
        return answer

    async def add_seed(self, table: str, seed: str) -> Any:
        return await self.answer("PUT", f"/api/tables/{table}/seed", json={"seed": seed})

    async def continue_from(self, table: str, number: int, level: str = "medium", seat: int | None = None) -> Json:
        wanted = _given(number=number, level=level, seat=seat)
        answer: Json = await self.post(f"/api/tables/{table}/continue", **wanted)
        return answer

    async def record(self, table: str, **query: object) -> str:
        response = await self.ask("GET", f"/api/tables/{table}/record", params=_given(**query))
        if response.status_code >= 400:
            raise Refusal(response.status_code, response.json()["error"])
        return response.text

    async def replay(self, table: str, number: int, eyes: int | str | None = None, **query: object) -> Json:
        answer: Json = await self.get(f"/api/tables/{table}/replay/{number}", eyes=eyes, **query)
        return answer

    async def moments(self, table: str, since: int = 0, **query: object) -> list[Json]:
        """Return all moments after this number, page by page."""
        told: list[Json] = []
        while True:
            page = await self.get(f"/api/tables/{table}/moments", since=since + len(told), **query)
            told += page["moments"]
            if not page["more"]:
                return told

    async def chat_lines(self, table: str, before: int | None = None) -> list[Json]:
        answer: list[Json] = (await self.get(f"/api/tables/{table}/chat", before=before))["lines"]
        return answer

    async def say(self, table: str, text: str) -> Any:
        return await self.post(f"/api/tables/{table}/chat", text=text)

    # The socket.

    async def socket(self, **parts: Any) -> "Socket":
        """Open a socket with the cookie and the origin of this person."""
        return await Socket.open(self.address, cookie=self.cookie, **parts)


class Socket:
    """An open socket. What comes in is first shown to `handlers`; what none of them takes waits to be expected."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.texts: list[str] = []  # every message as it came
        self.unread: list[Json] = []
        self.handlers: list[Callable[[Json], bool]] = []
        self.failure: BaseException | None = None
        self.closed: SocketClosed | None = None
        self._news = asyncio.Event()
        self._reader = asyncio.create_task(self._read())
        _OPEN.add(self)

    @classmethod
    async def open(
        cls, address: str, *, cookie: str = "", origin: str | None = "own", hello: bool = True, english: bool = True
    ) -> Self:
        """Open a socket; raise SocketClosed if the house refuses it, be it before or after the handshake.

        It asks for English too, so that whatever looks for leaks looks at all that the house can say.
        """
        headers = {"Cookie": cookie} if cookie else {}
        given = address if origin == "own" else origin
        try:
            connection = await connect(
                address.replace("http", "ws", 1) + ("/ws?words=en" if english else "/ws"),
                origin=None if given is None else Origin(given),
                additional_headers=headers,
                compression=None,
                proxy=None,
                max_size=None,
                ping_interval=None,
                open_timeout=PATIENCE,
                close_timeout=1,
            )
        except InvalidHandshake as error:
            status = getattr(getattr(error, "response", None), "status_code", None)
            raise SocketClosed(status, str(error)) from error
        except (OSError, EOFError, TimeoutError) as error:
            raise SocketClosed(None, str(error)) from error
        socket = cls(connection)
        if hello:
            await socket.expect("hello")
        return socket

    async def send(self, kind: str, **fields: object) -> None:
        """Send a message."""
        await self.send_raw(json.dumps({"type": kind, **fields}))

    async def send_raw(self, data: str | bytes) -> None:
        """Send a text or a binary message as it is."""
        try:
            await self.connection.send(data)
        except ConnectionClosed:
            await self._reader
            raise self._closing() from None

    async def expect(self, *kinds: str, timeout: float = PATIENCE, **facts: object) -> Json:
        """Return the first message of one of these kinds, with these facts, that nobody has taken; wait for it."""

        def taken() -> Json | None:
            for index, message in enumerate(self.unread):
                if message.get("type") in kinds and all(message.get(name) == fact for name, fact in facts.items()):
                    return self.unread.pop(index)
            return None

        try:
            return await self.until(taken, timeout)
        except TimeoutError:
            waiting = [str(message)[:200] for message in self.unread]
            raise AssertionError(f"no {' or '.join(kinds)} {facts or ''} in {timeout} s, but {waiting}") from None

    async def until(self, question: Callable[[], T | None], timeout: float = PATIENCE) -> T:
        """Ask after each message until the answer is something; raise SocketClosed or TimeoutError if it never is."""
        async with asyncio.timeout(timeout):
            while True:
                news = self._news
                if self.failure is not None:
                    raise self.failure
                if (answer := question()) is not None:
                    return answer
                if self.closed is not None:
                    raise self._closing()
                await news.wait()

    async def silence(self, seconds: float = 0.3) -> list[Json]:
        """Wait a moment; return what has come and was not taken."""
        await asyncio.sleep(seconds)
        unread, self.unread = self.unread, []
        return unread

    async def until_closed(self, timeout: float = PATIENCE) -> SocketClosed:
        """Wait until the house ends the socket; return how."""
        async with asyncio.timeout(timeout):
            await asyncio.shield(self._reader)
        return self._closing()

    async def close(self) -> None:
        """End the socket."""
        _OPEN.discard(self)
        await self.connection.close()
        await self._reader

    def tear(self) -> None:
        """End the socket as a lost network would: without saying goodbye."""
        self.connection.transport.abort()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def _closing(self) -> SocketClosed:
        assert self.closed is not None
        return SocketClosed(self.closed.code, self.closed.reason)

    async def _read(self) -> None:
        try:
            while True:
                text = await self.connection.recv()
                assert isinstance(text, str), "the house sends text only"
                self.texts.append(text)
                message = json.loads(text)
                if not any(handler(message) for handler in self.handlers):
                    self.unread.append(message)
                self._wake()
        except ConnectionClosed as error:
            frame = error.rcvd
            self.closed = SocketClosed(frame.code if frame else None, frame.reason if frame else "")
        except Exception as error:
            # Told to whoever waits next: a test must not pass because nobody awaited this task.
            self.failure = error
            self.closed = SocketClosed(None, repr(error))
        finally:
            self._wake()

    def _wake(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()


class ActRefused(Exception):
    """An action was refused; `answer` is the whole message."""

    def __init__(self, answer: Json) -> None:
        self.answer = answer
        self.code: str = answer["code"]
        super().__init__(f"{answer['code']}: {answer['message']}")


class ActFailed(ActRefused):
    """Something said could not be served; whether it was done nobody knows. It may be said again."""


class Player:
    """Somebody at a seat (None: a spectator), with all that was seen from there.

    Each moment must come exactly once and in order, across any number of sockets; if one does not, the next thing
    awaited fails. Something said and not yet answered is said again, under the same id, after `reconnect`.
    """

    def __init__(self, person: Person, table: str, seat: int | None, luck: Random | None = None) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.luck = luck or Random(f"{table} {seat}")
        self.number = 0  # of the last moment seen
        self.moments: list[Json] = []
        self.positions: dict[int, Json] = {}
        self.position: Json = {}
        self.acknowledged: dict[str, int] = {}  # number of the entry by client id
        self.said: dict[str, Json] = {}  # every message by client id
        self.pending: Json | None = None
        self.invitation: str | None = None
        self._answers: dict[str, Json] = {}
        self._ids = itertools.count(1)
        self._name = secrets.token_hex(4)
        self._socket: Socket | None = None

    @classmethod
    async def sit(cls, person: Person, table: str, seat: int | None, **parts: Any) -> Self:
        """Watch a seat over a new socket, or over `socket`."""
        socket: Socket | None = parts.pop("socket", None)
        invitation: str | None = parts.pop("invitation", None)
        player = cls(person, table, seat, **parts)
        player.invitation = invitation
        await player.watch(socket or await person.socket())
        return player

    @property
    def socket(self) -> Socket:
        assert self._socket is not None, "this player is not connected"
        return self._socket

    async def watch(self, socket: Socket) -> None:
        """Look from this seat through a socket; what was missed since the last moment seen comes first."""
        self._socket = socket
        socket.handlers.append(self._hear)
        before = len(socket.texts)
        self.position = {}
        since = self.number if self.moments else None
        asked = _given(table=self.table, invitation=self.invitation)
        await socket.send("watch", seat=self.seat, since=since, **asked)

        def answered() -> Json | None:
            return self.position or next((m for m in socket.unread if m.get("type") == "error"), None)

        answer = await socket.until(answered)
        if answer.get("type") == "error":
            socket.unread.remove(answer)
            socket.handlers.remove(self._hear)
            raise ActRefused(answer)
        assert len(socket.texts) > before

    async def reconnect(self) -> None:
        """Come back through a new socket, and say again what was not answered."""
        if self._socket is not None:
            with suppress(ValueError):
                self._socket.handlers.remove(self._hear)
            if self._socket.closed is None:
                await self._socket.close()
        await self.watch(await self.person.socket())
        if self.pending is not None:
            await self.say_again()

    async def say_again(self) -> None:
        """Say again what was not answered, under the same id."""
        assert self.pending is not None
        await self._say(self.pending)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # What is seen.

    @property
    def is_listening(self) -> bool:
        """Tell whether this player has a position, over a socket that is open."""
        return bool(self.position) and self._socket is not None and self._socket.closed is None

    @property
    def is_over(self) -> bool:
        return bool(self.position) and self.position["seat"] is None

    @property
    def is_my_turn(self) -> bool:
        return bool(self.position) and self.seat is not None and self.position["seat"] == self.seat

    @property
    def actions(self) -> list[str]:
        """What may be said now."""
        return [offer["action"] for offer in self.position["actions"]]

    async def seen(self, number: int, timeout: float = PATIENCE) -> Json:
        """Wait until the moment of this number was seen; return the position then."""
        with promise(f"seat {self.seat} is not deaf"):
            return await self.socket.until(lambda: self.position if self.number >= number else None, timeout)

    async def turn(self, timeout: float = PATIENCE) -> bool:
        """Wait until this seat must decide (True) or the game is over (False)."""

        def due() -> bool | None:
            return False if self.is_over else (True if self.is_my_turn else None)

        with promise(f"seat {self.seat} is not deaf"):
            return await self.socket.until(due, timeout)

    def _hear(self, message: Json) -> bool:
        if message.get("table") != self.table:
            return False
        kind = message["type"]
        if kind == "position" and message["seat"] == self.seat:
            self._take(message["moments"], message["position"])
            return True
        if kind in ("done", "refused", "error") and message["client"] in self.said:
            self._answers[message["client"]] = message
            return True
        return False

    def _take(self, moments: list[Json], position: Json) -> None:
        if not self.moments and len(moments) == MOST_MOMENTS:
            # Of a long history only the end comes at first.
            self.number = moments[0]["number"] - 1
        for moment in moments:
            assert moment["number"] == self.number + 1, (
                f"seat {self.seat} has seen moment {self.number}, and then {moment['number']}"
            )
            self.number += 1
            self.moments.append(moment)
        assert position["number"] == self.number + 1, (
            f"seat {self.seat} has seen moment {self.number}, but the position is that of {position['number']}"
        )
        assert position["eye"] == self.seat
        self.position = self.positions[self.number] = position

    # What is said.

    async def act(self, action: str | None = None, number: int | None = None) -> int:
        """Say an action, any if none is given, and wait until it is done and seen; return its number.

        Raises ActRefused if the house does not accept it.
        """
        chosen = action if action is not None else self.luck.choice(self.actions)
        return await self._settle({"type": "act", "action": chosen}, number)

    async def undo(self, number: int | None = None) -> int:
        """Take the last decision back; return the number of the entry that does so."""
        return await self._settle({"type": "undo"}, number)

    async def _settle(self, words: Json, number: int | None) -> int:
        client = f"{self._name}-{next(self._ids)}"
        due = self.position["number"] if number is None else number
        self.pending = {**words, "table": self.table, "seat": self.seat, "number": due, "client": client}
        self.said[client] = self.pending
        await self._say(self.pending)
        return await self.settled()

    async def _say(self, message: Json) -> None:
        await self.socket.send_raw(json.dumps(message))

    async def settled(self) -> int:
        """Wait for the answer to what was said last; also after a reconnect."""
        assert self.pending is not None, "nothing is waiting for an answer"
        client = self.pending["client"]
        answer = await self.socket.until(lambda: self._answers.get(client))
        if answer["type"] == "error":
            del self._answers[client]
            raise ActFailed(answer)
        self.pending = None
        if answer["type"] == "refused":
            raise ActRefused(answer)
        self.acknowledged[client] = answer["number"]
        await self.seen(answer["number"])
        number: int = answer["number"]
        return number

    async def play(self, most: int | None = None) -> int:
        """Decide at random whenever it is this seat's turn, until the game is over; return how often."""
        done = 0
        while (most is None or done < most) and await self.turn():
            await self.act()
            done += 1
        return done


def _given(**fields: object) -> Json:
    return {name: value for name, value in fields.items() if value is not None}
