"""The lines over which people reach the house, as far as the server holds them: whoever blocks one is cut off.

What is asked must arrive in some seconds, and what is answered must be read: a line that does not move any more is cut,
and gives back what waited in it. The server itself would wait for both for ever. It would also take whatever somebody
sends at once; here it is taken a little at a time, and nothing from those who do not read.
"""

import asyncio
import socket
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

PIECE = 2048
"""Bytes that are taken at a time: hundreds of the smallest requests or messages that there are, but no more."""

LARGEST_HEAD = 64 * 1024
"""Bytes of the headers of a request."""

LARGEST_REQUEST = 1024 * 1024
"""Bytes after which a line is cut though the request has not ended: all that the house reads is much smaller."""

LARGEST_UNSENT = 256 * 1024
"""Bytes that the system may keep for somebody who does not read, beside those that the house keeps."""

MOST_FRAMES, FRAMES_SECONDS = 100, 10.0
"""How many frames may come in so many seconds that are no whole message: pings, pongs and fragments."""

TOO_MANY_FRAMES = 1008


class _Gate:
    """The transport of a line, as the server sees it: gives what comes a piece at a time, while it is wanted."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self.transport = transport
        self._loop = loop
        self._held = b""
        self._is_wanted = True
        self._is_read = True  # whether they read what they are sent
        self._next: asyncio.Handle | None = None
        line: socket.socket | None = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LARGEST_UNSENT)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def take(self, data: bytes) -> bytes:
        """Return what the server gets now; the rest is given to the line later, as if it came then."""
        self._held += data
        if self._next is not None or not self._is_open():
            self._settle()
            return b""
        piece, self._held = self._held[:PIECE], self._held[PIECE:]
        self._settle()
        return piece

    def pause_reading(self) -> None:
        self._is_wanted = False
        self._settle()

    def resume_reading(self) -> None:
        self._is_wanted = True
        self._settle()

    def hold_back(self, is_read: bool) -> None:
        """Note whether they read: nothing more is taken from those who do not."""
        self._is_read = is_read
        self._settle()

    def _is_open(self) -> bool:
        return self._is_wanted and self._is_read and not self.transport.is_closing()

    def _settle(self) -> None:
        if self.transport.is_closing():
            self._held = b""
        elif self._held or not self._is_open():
            self.transport.pause_reading()
            if self._is_open() and self._next is None:
                self._next = self._loop.call_soon(self._go_on)
        else:
            self.transport.resume_reading()

    def _go_on(self) -> None:
        self._next = None
        if self._is_open():
            # Not always the line it came for: one for requests may have become a socket.
            line = self.transport.get_protocol()
            assert isinstance(line, asyncio.Protocol)
            line.data_received(b"")


class _Unread:
    """Looks whether what waits in a line becomes less, as long as it is too much."""

    def __init__(self, loop: asyncio.AbstractEventLoop, gate: _Gate) -> None:
        self._loop = loop
        self._gate = gate
        self._timer: asyncio.TimerHandle | None = None
        self._before = 0

    def begin(self) -> None:
        self._gate.hold_back(False)
        self._watch()

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._gate.hold_back(True)

    def _watch(self) -> None:
        self._before = self._gate.transport.get_write_buffer_size()
        self._timer = self._loop.call_later(SECONDS_TO_READ, self._look)

    def _look(self) -> None:
        if self._gate.transport.get_write_buffer_size() < self._before:
            self._watch()
        else:
            self._gate.transport.abort()


class HttpLine(HttpToolsProtocol):
    """A line for requests."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._asking: asyncio.TimerHandle | None = None
        self._is_asked = False  # whether anything was ever asked here
        self._is_in_head = True
        self._came = 0  # bytes of the request that is arriving
        self._gate: _Gate | None = None
        self._unread: _Unread | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._gate = _Gate(self.loop, transport)
        super().connection_made(self._gate)  # type: ignore[arg-type]
        self._unread = _Unread(self.loop, self._gate)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._have_request()
        if self._unread is not None:
            self._unread.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        assert self._gate is not None
        piece = self._gate.take(data)
        if not piece:
            return
        self._came += len(piece)
        super().data_received(piece)
        if self._is_in_head and self._came > LARGEST_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._came > LARGEST_REQUEST:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_asked = self._is_in_head = True
        self._came = 0
        self._await_request()

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._have_request()
        self._came = 0
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
        elif self._is_asked:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.close()

    def _refuse(self, why: HTTPStatus) -> None:
        self.transport.write(f"HTTP/1.1 {why} {why.phrase}\r\nconnection: close\r\n\r\n".encode())
        self.transport.close()


class SocketLine(WebSocketsSansIOProtocol):
    """A line for a socket."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._gate: _Gate | None = None
        self._unread: _Unread | None = None
        self._hearing: asyncio.TimerHandle | None = None
        self._frames, self._frames_since = 0, 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, _Gate)
        self._gate = transport
        super().connection_made(transport)
        self._unread = _Unread(self.loop, self._gate)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._unread is not None:
            self._unread.end()
        if self._hearing is not None:
            self._hearing.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        assert self._gate is not None
        if not self.handshake_initiated:
            super().data_received(data)  # the request, as the line before has read it
        elif piece := self._gate.take(data):
            super().data_received(piece)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is not None:
            self._unread.begin()

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.end()
        super().resume_writing()

    def handle_ping(self) -> None:
        if self._may_come():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._may_come():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._may_come():
            super().handle_cont(event)

    def _may_come(self) -> bool:
        """Count a frame that is no message; cut the line if there are too many: nobody else would."""
        if self.close_sent:
            return False
        at = self.loop.time()
        if at >= self._frames_since + FRAMES_SECONDS:
            self._frames, self._frames_since = 0, at
        self._frames += 1
        if self._frames <= MOST_FRAMES:
            return True
        self.conn.fail(TOO_MANY_FRAMES, "too many frames")
        self.handle_parser_exception()
        return False

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            # A goodbye is short and waits for nobody; whoever does not read it in time has gone without.
            self.writable.set()
            self._hearing = self.loop.call_later(SECONDS_TO_HEAR, self.transport.abort)
        await super().send(message)
