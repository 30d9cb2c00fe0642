"""The lines over which people reach the house, as far as the server holds them: whoever blocks one is cut off.

What is asked must arrive in some seconds, and what is answered must be read: a line that does not move any more is cut,
and gives back what waited in it. The server itself would wait for both for ever.
"""

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SECONDS_TO_ASK = 15.0
"""In which a request has to arrive, its headers and its body."""

SECONDS_TO_READ = 20.0
"""In which something of an answer has to be read."""

SECONDS_TO_HEAR = 5.0
"""In which somebody who is sent away can read why."""


class _Unread:
    """Looks whether what waits in a line becomes less, as long as it is too much."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self._loop = loop
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None
        self._before = 0

    def begin(self) -> None:
        self._before = self._transport.get_write_buffer_size()
        self._timer = self._loop.call_later(SECONDS_TO_READ, self._look)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        if self._transport.get_write_buffer_size() < self._before:
            self.begin()
        else:
            self._transport.abort()


class HttpLine(HttpToolsProtocol):
    """A line for requests."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._asking: asyncio.TimerHandle | None = None
        self._is_asked = False  # whether anything was ever asked here
        self._unread: _Unread | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._unread = _Unread(self.loop, transport)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._have_request()
        if self._unread is not None:
            self._unread.end()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_asked = True
        self._await_request()

    def on_message_complete(self) -> None:
        self._have_request()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._have_request()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is not None:
            self._unread.begin()

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.end()
        super().resume_writing()

    def _await_request(self) -> None:
        if self._asking is None:
            self._asking = self.loop.call_later(SECONDS_TO_ASK, self._give_up)

    def _have_request(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    def _give_up(self) -> None:
        self._asking = None
        is_answering = self.cycle is not None and not self.cycle.response_complete  # type: ignore[redundant-expr]
        if is_answering:
            self.transport.abort()
            return
        if self._is_asked:
            late = HTTPStatus.REQUEST_TIMEOUT
            self.transport.write(f"HTTP/1.1 {late} {late.phrase}\r\nconnection: close\r\n\r\n".encode())
        self.transport.close()


class SocketLine(WebSocketsSansIOProtocol):
    """A line for a socket."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unread: _Unread | None = None
        self._hearing: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._unread = _Unread(self.loop, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._unread is not None:
            self._unread.end()
        if self._hearing is not None:
            self._hearing.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is not None:
            self._unread.begin()

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.end()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            # A goodbye is short and waits for nobody; whoever does not read it in time has gone without.
            self.writable.set()
            self._hearing = self.loop.call_later(SECONDS_TO_HEAR, self.transport.abort)
        await super().send(message)
