"""Lines that somebody blocks: who asks too slowly, or does not read, is cut off and costs little until then."""

import asyncio
import json
import re
import secrets
import socket
import time
from base64 import b64encode

import pytest
from tests.house.client import ME, Person, Player, run
from tests.house.playing import run_async
from tests.house.server import House

from bedesten.house.lines import SECONDS_TO_ASK
from bedesten.house.socket import ENOUGH_UNSENT, MOST_UNSENT
from bedesten.house.socket import Socket as HouseSocket

SLACK = 20.0
"""Seconds that a loaded machine may take longer."""

MEGABYTE = 1_000_000
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


def text_frame(message: dict[str, object]) -> bytes:
    """Return a short message as it travels: masked with zeros, which changes nothing."""
    data = json.dumps(message).encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data)]) + b"\0\0\0\0" + data


def call(house: House, person: Person) -> socket.socket:
    """Open a socket that never reads, as somebody."""
    line = dial(house)
    key = b64encode(secrets.token_bytes(16)).decode()
    asked = (
        "GET /ws HTTP/1.1",
        f"Host: 127.0.0.1:{house.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        f"Cookie: {person.cookie}",
    )
    line.sendall("\r\n".join((*asked, "", "")).encode())
    assert line.recv(15) == b"HTTP/1.1 101 Sw"
    return line


async def figure(person: Person, name: str) -> float:
    """Return a figure of the house."""
    shown = (await person.ask("GET", "/metrics")).text
    found = re.search(rf"^{name} (\S+)$", shown, re.MULTILINE)
    assert found
    return float(found[1])


@pytest.mark.slow
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
def test_a_body_that_does_not_come_is_not_waited_for(shared_house: House) -> None:
    with dial(shared_house) as line:
        line.settimeout(SECONDS_TO_ASK + SLACK)
        line.sendall(b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        assert read_to_the_end(line) == b""


@pytest.mark.slow
def test_a_line_on_which_nothing_is_asked_is_closed(shared_house: House) -> None:
    with dial(shared_house) as line:
        line.settimeout(SECONDS_TO_ASK + SLACK)
        assert read_to_the_end(line) == b""


@pytest.mark.slow
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
