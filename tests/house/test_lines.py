"""Lines that somebody blocks: who asks too slowly, or does not read, is cut off and costs little until then."""

import asyncio
import json
import re
import secrets
import socket
import time
import zlib
from base64 import b64encode
from contextlib import closing, suppress
from http.client import HTTPConnection

import pytest
from tests.house.client import ME, Person, Player, run
from tests.house.long_table import played_for_hours
from tests.house.playing import run_async
from tests.house.server import House

from bedesten.house.lines import LARGEST_HEAD, MOST_FRAMES, SECONDS_TO_ASK, SECONDS_TO_READ
from bedesten.house.serving import SECONDS_TO_KEEP
from bedesten.house.socket import ENOUGH_UNSENT, MOST_UNSENT
from bedesten.house.socket import Socket as HouseSocket

SLACK = 20.0
"""Seconds that a loaded machine may take longer."""

MEGABYTE = 1_000_000
MORE, TEXT, CLOSE, PING, PONG = 0x0, 0x1, 0x8, 0x9, 0xA
"""The kinds of frames."""

MOST_ROUNDS = 60
"""Of 20 decisions, each told to four eyes: more than the buffers of the system and of the house can hold."""


def dial(house: House, unread: int = 4096) -> socket.socket:
    """Open a line, with hardly any room for what comes and is not read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, unread)
    line.settimeout(SLACK)
    line.connect(("127.0.0.1", house.port))
    return line


def read_to_the_end(line: socket.socket) -> bytes:
    """Return all that comes until the house hangs up."""
    said = b""
    try:
        while more := line.recv(65536):
            said += more
    except ConnectionResetError:
        pass
    return said


def frame(kind: int, data: bytes = b"", *, is_last: bool = True, bits: int = 0) -> bytes:
    """Return a frame as it travels: masked with zeros, which changes nothing."""
    first = bytes([(0x80 if is_last else 0) | bits | kind])
    if len(data) < 126:
        return first + bytes([0x80 | len(data)]) + b"\0\0\0\0" + data
    return first + bytes([0x80 | 126]) + len(data).to_bytes(2) + b"\0\0\0\0" + data


def text_frame(message: dict[str, object]) -> bytes:
    """Return a message as it travels."""
    return frame(TEXT, json.dumps(message).encode())


def asking(house: House, person: Person, *more: str) -> bytes:
    """Return the request for a socket, but for its end."""
    key = b64encode(secrets.token_bytes(16)).decode()
    asked = (
        "GET /ws HTTP/1.1",
        f"Host: 127.0.0.1:{house.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        f"Cookie: {person.cookie}",
        *more,
    )
    return "\r\n".join((*asked, "")).encode()


def call(house: House, person: Person) -> socket.socket:
    """Open a socket that never reads, as somebody."""
    line = dial(house)
    line.sendall(asking(house, person) + b"\r\n")
    assert line.recv(15) == b"HTTP/1.1 101 Sw"
    return line


def speak(house: House, person: Person, *frames: bytes) -> int | None:
    """Open a socket, send what somebody would not send and then nothing; return the code of the goodbye, if any."""
    with dial(house, unread=65536) as line:
        line.sendall(asking(house, person, "Sec-WebSocket-Extensions: permessage-deflate") + b"\r\n")
        said = b""
        while b"\r\n\r\n" not in said:
            said += line.recv(1)
        assert said.startswith(b"HTTP/1.1 101 ")
        assert b"deflate" not in said.lower()
        with suppress(ConnectionError):
            for one in frames:
                line.sendall(one)
        said = read_to_the_end(line)
    while said:
        kind, size, rest = said[0] & 0x0F, said[1], 2
        if size == 126:
            size, rest = int.from_bytes(said[2:4]), 4
        if kind == CLOSE:
            return int.from_bytes(said[rest : rest + 2])
        said = said[rest + size :]
    return None


async def figure(person: Person, name: str) -> float:
    """Return a figure of the house."""
    shown = (await person.ask("GET", "/metrics")).text
    found = re.search(rf"^{name} (\S+)$", shown, re.MULTILINE)
    assert found
    return float(found[1])


@pytest.mark.slow
@pytest.mark.waits
def test_headers_that_come_a_byte_at_a_time_are_not_waited_for(shared_house: House) -> None:
    with dial(shared_house) as line:
        line.settimeout(1)
        line.sendall(b"GET /api/house HTTP/1.1\r\nHost: localhost\r\nSlow: ")
        began, said = time.monotonic(), b""
        while not said and time.monotonic() - began < SECONDS_TO_ASK + SLACK:
            try:
                line.sendall(b"x")
                said = line.recv(100)
            except TimeoutError:
                continue
    assert said.startswith(b"HTTP/1.1 408 Request Timeout\r\n")
    assert time.monotonic() - began >= SECONDS_TO_ASK - 1


@pytest.mark.slow
@pytest.mark.waits
def test_a_body_that_does_not_come_is_not_waited_for(shared_house: House) -> None:
    with dial(shared_house) as line:
        line.settimeout(SECONDS_TO_ASK + SLACK)
        line.sendall(b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        assert read_to_the_end(line) == b""


@pytest.mark.slow
@pytest.mark.waits
def test_a_line_on_which_nothing_is_asked_is_closed(shared_house: House) -> None:
    with dial(shared_house) as line:
        line.settimeout(SECONDS_TO_ASK + SLACK)
        assert read_to_the_end(line) == b""


@pytest.mark.slow
def test_a_line_is_kept_for_those_who_ask_again_after_a_while(shared_house: House) -> None:
    line = HTTPConnection("127.0.0.1", shared_house.port, timeout=SLACK)
    with closing(line):
        for pause in (8, 0):  # a server that is not told otherwise closes a line after 5
            line.request("GET", "/health")
            answer = line.getresponse()
            assert (answer.status, bool(answer.read())) == (200, True)
            time.sleep(pause)


def test_a_line_is_kept_longer_than_proxies_and_browsers_do() -> None:
    assert SECONDS_TO_KEEP > 60


@pytest.mark.slow
@pytest.mark.waits
def test_a_body_that_comes_a_byte_at_a_time_is_not_waited_for(shared_house: House) -> None:
    with dial(shared_house) as line:
        line.settimeout(1)
        line.sendall(b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{")
        began = time.monotonic()
        with suppress(ConnectionError):
            while time.monotonic() - began < SECONDS_TO_ASK + SLACK:
                with suppress(TimeoutError):
                    line.sendall(b" ")
                    assert line.recv(100) == b""
                    break
            else:
                pytest.fail("it is waited for")


@pytest.mark.slow
@pytest.mark.waits
@run_async
async def test_many_lines_on_which_nothing_comes_keep_nobody_out(shared_house: House) -> None:
    ada = await Person.arrive(shared_house.address)
    idle = [dial(shared_house) for _ in range(400)]
    unfinished = [dial(shared_house) for _ in range(20)]
    for line in unfinished:
        line.sendall(asking(shared_house, ada))
    assert (await ada.get("/api/me"))["id"] == ada.id
    async with await ada.socket() as heard:
        await heard.send("ping", client="p")
        await heard.expect("pong")
    for line in idle + unfinished:
        line.settimeout(SECONDS_TO_ASK + SLACK)
    assert {await asyncio.to_thread(read_to_the_end, line) for line in idle} == {b""}
    answers = {await asyncio.to_thread(read_to_the_end, line) for line in unfinished}
    assert answers == {b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n"}
    for line in idle + unfinished:
        line.close()


@pytest.mark.parametrize("begin", [b"GET /", b"GET / HTTP/1.1\r\nLong: ", b"GET / HTTP/1.1\r\n"])
def test_headers_without_end_are_refused(shared_house: House, begin: bytes) -> None:
    (worker,) = shared_house.workers()
    before = worker.memory_info().rss
    with dial(shared_house) as line:
        said = b""
        with suppress(ConnectionError):
            line.sendall(begin)
            for number in range(10 * MEGABYTE // LARGEST_HEAD):
                more = b"x" * LARGEST_HEAD if begin[-1:] != b"\n" else b"X-%d: y\r\n" % number * (LARGEST_HEAD // 8)
                line.sendall(more)
            pytest.fail("all of it was taken")
        said = read_to_the_end(line)
    assert said.startswith(b"HTTP/1.1 431 ") or not said  # it may be gone with the line
    assert worker.memory_info().rss - before < 5 * MEGABYTE


def test_requests_sent_together_are_answered_one_after_the_other(shared_house: House) -> None:
    times = 500
    with dial(shared_house, unread=65536) as line:
        line.sendall(b"GET /api/house HTTP/1.1\r\nHost: localhost\r\n\r\n" * (times - 1))
        line.sendall(b"GET /api/house HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert read_to_the_end(line).count(b"HTTP/1.1 200 OK\r\n") == times


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([frame(TEXT, b"{}")[:1] + bytes([0x80 | 127]) + (10 * MEGABYTE).to_bytes(8) + b"\0\0\0\0"], 1009),
        ([frame(TEXT, b" " * 4000, is_last=False), *[frame(MORE, b" " * 4000, is_last=False)] * 20], 1009),
        ([frame(TEXT, b"", is_last=False), *[frame(MORE, b"", is_last=False)] * (2 * MOST_FRAMES)], 1008),
        ([frame(PING, b"p" * 125)] * (2 * MOST_FRAMES), 1008),
        ([frame(PONG)] * (2 * MOST_FRAMES), 1008),
        # A megabyte of zeros, compressed, though nobody has agreed to that.
        ([frame(TEXT, zlib.compress(bytes(MEGABYTE), wbits=-15), bits=0x40)], 1002),
        ([text_frame({"type": "nothing"})] * 200, 4400),
    ],
    ids=["long", "long in fragments", "fragments without end", "pings", "pongs", "compressed", "nonsense"],
)
@run_async
async def test_a_socket_takes_no_more_than_it_can_hold(shared_house: House, frames: list[bytes], code: int) -> None:
    ada = await Person.arrive(shared_house.address)
    assert await asyncio.to_thread(speak, shared_house, ada, *frames) == code


@pytest.mark.slow
@pytest.mark.waits
@run_async
async def test_pings_of_somebody_who_never_reads_are_not_kept(house: House) -> None:
    ada = await Person.arrive(house.address)
    (worker,) = house.workers()
    before = worker.memory_info().rss

    def flood() -> None:
        with call(house, ada) as line, suppress(ConnectionError, TimeoutError):
            for _ in range(50 * MEGABYTE // 131):
                line.sendall(frame(PING, b"p" * 125))
            pytest.fail("all of them were taken")

    await asyncio.to_thread(flood)
    assert worker.memory_info().rss - before < 5 * MEGABYTE


@pytest.mark.slow
@run_async
async def test_readers_of_a_long_table_who_never_read_cost_little_and_give_it_back(house: House) -> None:
    ada, (table,) = await played_for_hours(house, 20_000, False)
    watch: dict[str, object] = {"table": table, "seat": None, "since": None}
    many = 4
    async with await ada.socket() as reader:
        for _ in range(3 * many):
            await reader.send("watch", **watch)
            await reader.expect("position", timeout=120)
    (worker,) = house.workers()
    nobody, before = await figure(ada, "bedesten_sockets"), worker.memory_info().rss
    for _ in range(2):
        lines = [call(house, ada) for _ in range(many)]
        for line in lines:
            for _ in range(30):
                line.sendall(text_frame({"type": "watch", **watch}))
        async with asyncio.timeout(SECONDS_TO_READ + 3 * SLACK):
            while await figure(ada, "bedesten_sockets") > nobody:
                assert worker.memory_info().rss - before < many * 5 * MEGABYTE
                await asyncio.sleep(0.05)
        for line in lines:
            line.close()


@pytest.mark.slow
@pytest.mark.waits
@run_async
async def test_a_reader_who_never_reads_costs_little_and_is_cut(house: House) -> None:
    ada = await Person.arrive(house.address)
    made = await ada.make_table([ME, {**ME, "name": "Bo"}, {**ME, "name": "Cem"}], order="chosen")
    await ada.start(made["id"])
    async with await ada.socket() as readers:
        players = [await Player.sit(ada, made["id"], seat, socket=readers) for seat in range(3)]
        (worker,) = house.workers()

        async def play(times: int) -> None:
            for _ in range(times):
                mover = next(player for player in players if player.is_my_turn)
                number = await mover.act()
                for player in players:
                    await player.seen(number)

        await play(60)
        open_before, memory_before = await figure(ada, "bedesten_sockets"), worker.memory_info().rss
        with call(house, ada) as line:
            for seat in (None, 0, 1, 2):
                line.sendall(text_frame({"type": "watch", "table": made["id"], "seat": seat}))
            for _ in range(MOST_ROUNDS):
                await play(20)
                assert worker.memory_info().rss - memory_before < 5 * MEGABYTE
                if await figure(ada, "bedesten_sockets") == open_before:
                    break
            else:
                pytest.fail("it was never cut")


def test_what_waits_for_a_socket_is_counted_in_bytes() -> None:
    async def work() -> None:
        mine = object.__new__(HouseSocket)
        mine.closing = asyncio.get_running_loop().create_future()
        mine._unsent, mine._weight, mine._reads = asyncio.Queue(), 0, asyncio.Event()
        mine._reads.set()
        word = "ş" * 50_000
        for _ in range(3):
            mine.send(word)
        assert not mine._reads.is_set()
        assert mine._weight > ENOUGH_UNSENT
        while not mine.closing.done():
            mine.send(word)
            assert mine._weight <= MOST_UNSENT + 2 * len(word) + 100
        assert mine._unsent.empty()
        mine.send(word)
        assert mine._unsent.empty()
        assert mine.closing.result()[0] == 4429

    run(work())
