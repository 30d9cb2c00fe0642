"""The socket: one connection that carries everything live, for one person."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from bedesten.core.errors import shown
from bedesten.house import metrics
from bedesten.house.errors import Code, DatabaseAway, HouseError, NotFound, TooMany
from bedesten.house.history import Refused
from bedesten.house.house import GONE, NO_PERSON, House, house_of, trouble_message
from bedesten.house.limits import own_origin
from bedesten.house.messages import Act, Chat, Lobby, Ping, Undo, Unwatch, Watch, Why, from_client
from bedesten.house.outage import is_away, outage
from bedesten.house.payloads import encode, position_for, refusal_for, why_not
from bedesten.house.people import Person, person_of, session_of

UNREADABLE = 4400
FOREIGN = 4403
TOO_MANY = 4429
RESTART = 1012
LATER = 1013

MOST_WATCHED = 50
"""Eyes that one socket may have open."""

MOST_MISTAKES = 100
"""Unusable messages after which a socket is closed; each good one makes up for a bad one."""

MOST_UNSENT = 1_000_000
"""Bytes of memory that may wait for somebody whose connection is slow."""

ENOUGH_UNSENT = MOST_UNSENT // 4
"""Bytes above which nothing more is taken from them, until they have read."""

router = APIRouter()
log = structlog.get_logger()


class Socket:
    """An open connection of somebody."""

    def __init__(self, house: House, connection: WebSocket, person: Person) -> None:
        self.house = house
        self.connection = connection
        self.person = person.id
        self.generation = person.generation
        self.session = session_of(connection)
        self.english = connection.query_params.get("words") == "en"
        self.watched: set[tuple[str, int | None]] = set()
        self._unsent: asyncio.Queue[str] = asyncio.Queue()
        self._weight = 0  # of what is not sent, in bytes
        self._reads = asyncio.Event()  # whether they read what they are sent
        self._reads.set()
        self._mistakes = 0
        self.closing: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    def send(self, text: str) -> None:
        """Send a message when its turn comes; a client that does not read is let go."""
        if self.closing.done():
            return
        self._weight += sys.getsizeof(text)
        if self._weight > ENOUGH_UNSENT:
            self._reads.clear()
        if self._weight > MOST_UNSENT:
            self._unsent = asyncio.Queue()
            self.end(TOO_MANY, "You read too slowly; come back and say the last number you have.")
        else:
            self._unsent.put_nowait(text)

    def tell(self, **message: object) -> None:
        self.send(encode(message))

    def end(self, code: int, reason: str) -> None:
        """Close the connection soon, with a reason."""
        if not self.closing.done():
            self.closing.set_result((code, reason))

    async def run(self, person: Person) -> None:
        """Serve the connection until it ends."""
        self.house.subscribers.arrive(self)
        metrics.sockets.inc()
        self.tell(type="hello", person={"id": person.id, "name": person.name}, version=self.house.version)
        if outage.trouble is not None:
            self.send(trouble_message())
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        ends: list[asyncio.Future[Any]] = [writer, reader, self.closing]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if self.closing.done():
                writer.cancel()
                code, reason = self.closing.result()
                with suppress(RuntimeError, WebSocketDisconnect):
                    await self.connection.close(code, reason)
        finally:
            metrics.sockets.dec()
            self._unsent = asyncio.Queue()
            self.house.subscribers.depart(self)
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                text = await self._unsent.get()
                await self.connection.send_text(text)
                self._weight -= sys.getsizeof(text)
                if self._weight <= ENOUGH_UNSENT:
                    self._reads.set()

    async def _read(self) -> None:
        with suppress(WebSocketDisconnect):
            while not self.closing.done():
                await self._reads.wait()
                received = await self.connection.receive()
                if received["type"] == "websocket.disconnect":
                    return
                try:
                    self.house.limits.take("request", self.person)
                except TooMany as error:
                    self.end(TOO_MANY, error.message)
                    return
                await self._take(received.get("text"))

    async def _take(self, text: str | None) -> None:
        try:
            if text is None:
                raise ValueError("messages are text")
            message = from_client.validate_json(text)
        except (ValidationError, ValueError) as error:
            self._mistake(error)
            return
        self._mistakes = max(0, self._mistakes - 1)
        about = {"table": getattr(message, "table", None), "client": getattr(message, "client", None)}
        try:
            await _DOES[type(message)](self, message)
        except HouseError as error:
            self._tell_error(error.code, error.message, **about)
        except Exception as error:
            if is_away(error):
                outage.notice(error)
                away = DatabaseAway()
                self._tell_error(away.code, away.message, **about)
                return
            log.exception("a message could not be served", kind=message.type)
            self._tell_error("house", "Something went wrong in the house; try again.", **about)

    def _tell_error(self, code: Code, message: str, table: str | None = None, client: str | None = None) -> None:
        self.tell(type="error", code=code, message=message, table=table, client=client)

    def _mistake(self, error: Exception) -> None:
        self._mistakes += 1
        self._tell_error("bad-message", _what_is_wrong(error))
        if self._mistakes >= MOST_MISTAKES:
            self.end(UNREADABLE, "Too many messages could not be used.")

    # What the messages do.

    async def watch(self, message: Watch) -> None:
        person = await self._me()
        row, sitting = await self.house.tables.find(message.table, person, message.invitation)
        if message.seat is not None:
            mine = [seat["seat"] for seat in sitting if seat["person"] == person.id]
            if message.seat not in mine and row["phase"] != "over":
                raise NotFound(f"Seat {message.seat} is not yours.", "not-your-seat")
            if message.seat >= len(sitting):
                raise NotFound(f"There is no seat {message.seat}.", "not-your-seat")
        if len(self.watched) >= MOST_WATCHED:
            raise TooMany(f"A connection watches at most {MOST_WATCHED} tables.")
        # They listen first: what changes while this is under way must reach them too.
        house = self.house
        house.subscribers.listen(self, message.table)
        try:
            if row["chat"]:
                await self.house.chats.listen(message.table)
            self.tell(type="table", table=await self.house.tables.show_watched(message.table, person))
            await house.live_tables.watch(self, message.table, message.seat, message.since)
        except BaseException:
            if (message.table, message.seat) not in self.watched:
                house.subscribers.unwatch(self, message.table, message.seat)
            raise
        self.watched.add((message.table, message.seat))

    async def unwatch(self, message: Unwatch) -> None:
        self.watched.discard((message.table, message.seat))
        self.house.subscribers.unwatch(self, message.table, message.seat)

    async def act(self, message: Act) -> None:
        self.house.limits.take("act", self.person)
        decisions = self.house.decisions
        with metrics.answer_seconds.time():
            await self._answer(
                message,
                decisions.act(message.table, self.person, message.seat, message.number, message.client, message.action),
            )

    async def undo(self, message: Undo) -> None:
        self.house.limits.take("act", self.person)
        decisions = self.house.decisions
        await self._answer(
            message, decisions.undo(message.table, self.person, message.seat, message.number, message.client)
        )

    async def _answer(self, message: Act | Undo, work: Awaitable[int]) -> None:
        try:
            number = await work
        except Refused as refusal:
            metrics.refusals_total.labels(code=refusal.code).inc()
            live = await self.house.live_tables.get(message.table)
            mine = message.seat in live.seats_of(self.person)
            self.tell(
                type="refused",
                table=message.table,
                client=message.client,
                position=position_for(live.history, message.seat, self.english) if mine else None,
                **refusal_for(live.history, refusal, self.english),
            )
        else:
            self.tell(type="done", table=message.table, client=message.client, number=number)

    async def why(self, message: Why) -> None:
        live = await self.house.live_tables.get_seated(message.table, self.person, message.seat)
        told = why_not(live.history, message.seat, message.action, self.english)
        self.tell(type="why", table=message.table, client=message.client, **told)

    async def chat(self, message: Chat) -> None:
        await self.house.chats.say(message.table, await self._me(), message.text)

    async def lobby(self, message: Lobby) -> None:
        if message.on:
            self.house.subscribers.in_lobby.add(self)
        else:
            self.house.subscribers.in_lobby.discard(self)

    async def ping(self, message: Ping) -> None:
        self.tell(type="pong", client=message.client)

    async def _me(self) -> Person:
        """Return who this is now; a cookie that is no longer good ends the connection."""
        person = await person_of(self.connection)
        if person is None:
            self.end(NO_PERSON, GONE)
            raise NotFound(GONE, "no-person")
        return person


_DOES: dict[type, Callable[[Socket, Any], Awaitable[None]]] = {
    Watch: Socket.watch,
    Unwatch: Socket.unwatch,
    Act: Socket.act,
    Undo: Socket.undo,
    Why: Socket.why,
    Chat: Socket.chat,
    Lobby: Socket.lobby,
    Ping: Socket.ping,
}


def _what_is_wrong(error: Exception) -> str:
    if isinstance(error, ValidationError):
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        return f"{shown(where)[1:-1]}: {first['msg']}" if where else str(first["msg"])
    return f"A message is JSON text: {error}."


@router.websocket("/ws")
async def socket(connection: WebSocket) -> None:
    """Open a connection, for people of this house on pages of this house."""
    house = house_of(connection)
    try:
        person = await person_of(connection)
    except Exception as error:
        if not is_away(error):
            raise
        await connection.accept()
        await connection.close(LATER, DatabaseAway().message)
        return
    await connection.accept()
    if not own_origin(connection.headers, house.settings):
        await connection.close(FOREIGN, "This page is not of this house.")
    elif person is None:
        await connection.close(NO_PERSON, "Choose a name or log in first.")
    else:
        try:
            with house.limits.socket(person.id):
                await Socket(house, connection, person).run(person)
        except TooMany as error:
            await connection.close(TOO_MANY, error.message)
