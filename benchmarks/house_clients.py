"""Many people at many tables, in one process beside `house.py`: commands come in as lines of JSON, answers go out so.

Every person has a socket. Actions are offered at a steady rate, table by table, whatever the house does; each is one of
the legal actions, picked at random, and its latency counts from the moment at which it was due.
"""

import asyncio
import itertools
import json
import re
import sys
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import uvloop
from tests.house.client import ME, OPEN, Person, Socket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

GAME = "istanbul"
SEATS = 4
AT_ONCE = 20  # requests while tables are made
DRAIN = 10.0  # seconds after the end of the measurement in which late answers still count
RETRY = 0.02  # seconds between two attempts to reach a house that is gone
AGAIN = 0.7  # seconds after which is sent again what the house could not store, as the browser does
NO_DATABASE = "database"
MOST_WATCHED = 50  # tables on one socket
LOOKING_AT_ONCE = 8  # spectators who wait for a position
PATIENCE = 120.0

# A position for somebody who has nothing to decide need not be read, but for its number.
NOT_MINE = '"actions":[]'
NUMBER = re.compile(r'"position":\{"number":(\d+)')


class Waiting:
    """An action that was sent and is not yet acknowledged."""

    def __init__(self, seat: int, client: str, text: str, due: float) -> None:
        self.seat = seat
        self.client = client
        self.text = text
        self.due = due


class Table:
    """A table with its people; it knows the decision that is due and what is not yet acknowledged."""

    def __init__(self, play: "Play", name: str, cookies: list[str]) -> None:
        self.play = play
        self.id = name
        self.people = [Somebody(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        self.choice: tuple[Somebody, int, list[str]] | None = None
        self.waiting: Waiting | None = None
        self.due: deque[float] = deque()
        self.acknowledged = 0
        self.acknowledged_at = 0.0
        self.is_over = False

    def offer(self, due: float) -> None:
        """An action is due; it is sent now, or as soon as somebody here can decide."""
        self.due.append(due)
        self.go()

    def go(self) -> None:
        if self.choice is None or self.waiting is not None or not self.due:
            return
        somebody, number, actions = self.choice
        # Whoever comes back may be shown a decision that is answered already, with what was sent again.
        if not somebody.is_seated or number <= self.acknowledged:
            return
        self.choice = None
        client = self.play.next_id()
        action = self.play.luck.choice(actions)
        act = {"type": "act", "table": self.id, "seat": somebody.seat, "number": number, "client": client}
        self.waiting = Waiting(somebody.seat, client, json.dumps({**act, "action": action}), self.due.popleft())
        somebody.send(self.waiting.text)

    def hear(self, somebody: "Somebody", text: str) -> None:
        """Take a message of the house."""
        if text.startswith('{"type":"position"'):
            if somebody.is_seated and NOT_MINE in text:
                somebody.number = int(NUMBER.search(text)[1])  # type: ignore[index]
            else:
                self.look(somebody, json.loads(text)["position"])
        elif text.startswith('{"type":"done"'):
            self.settle(json.loads(text))
        elif text.startswith(('{"type":"refused"', '{"type":"error"')):
            message = json.loads(text)
            if message["code"] == NO_DATABASE:
                asyncio.get_running_loop().call_later(AGAIN, self.try_again, somebody)
                return
            self.play.problems[message["code"]] += 1
            if self.waiting is not None and message.get("client") == self.waiting.client:
                self.waiting = None
                if message.get("position"):
                    self.look(somebody, message["position"])

    def try_again(self, somebody: "Somebody") -> None:
        """Send what the house could not serve without its database."""
        if not somebody.is_seated:
            somebody.watch()
        elif self.waiting is not None and self.waiting.seat == somebody.seat:
            somebody.send(self.waiting.text)

    def look(self, somebody: "Somebody", position: dict[str, Any]) -> None:
        somebody.number = position["number"]
        if not somebody.is_seated:
            somebody.is_seated = True
            self.play.seated()
            if self.waiting is not None and self.waiting.seat == somebody.seat:
                somebody.send(self.waiting.text)
        if position["actions"]:
            self.choice = somebody, position["number"], [offer["action"] for offer in position["actions"]]
            self.go()
        elif position["seat"] is None:
            self.is_over = True

    def settle(self, done: dict[str, Any]) -> None:
        if self.waiting is None or done["client"] != self.waiting.client:
            return
        waiting, self.waiting = self.waiting, None
        self.acknowledged = done["number"]
        self.acknowledged_at = self.play.acknowledge(waiting)
        self.play.told.append((self.id, self.acknowledged, waiting.client))
        self.go()


class Somebody:
    """A person at a seat, with a socket that is opened again when it is lost."""

    def __init__(self, table: Table, seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.number = 1  # of the decision that is due
        self.is_seated = False
        self.connection: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None
        self.sending: set[asyncio.Task[None]] = set()

    def sit(self, address: str) -> None:
        """Keep a socket open from now on."""
        self.task = asyncio.create_task(self._stay(address))

    def send(self, text: str) -> None:
        task = asyncio.create_task(self._send(text))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    def watch(self) -> None:
        watch = {"type": "watch", "table": self.table.id, "seat": self.seat, "since": self.number - 1}
        self.send(json.dumps(watch))

    async def _send(self, text: str) -> None:
        with suppress(ConnectionClosed):  # it will be sent again
            if self.connection is not None:
                await self.connection.send(text)

    async def _stay(self, address: str) -> None:
        while True:
            try:
                await self._listen(address)
            except (OSError, EOFError, TimeoutError, InvalidHandshake, ConnectionClosed):
                self.is_seated = False
                self.connection = None
                await self.table.play.door_is_open()

    def has_heard(self) -> bool:
        """Tell whether this one knows of the last action that was acknowledged here."""
        return self.is_seated and self.number > self.table.acknowledged

    async def _listen(self, address: str) -> None:
        async with connect(
            address.replace("http", "ws", 1) + "/ws",
            origin=Origin(address),
            additional_headers={"Cookie": self.cookie},
            compression=None,
            proxy=None,
            max_size=None,
            ping_interval=None,
            open_timeout=60,
            close_timeout=1,
        ) as self.connection:
            self.watch()
            while True:
                text = await self.connection.recv()
                assert isinstance(text, str)
                self.table.hear(self, text)


class Play:
    """All tables of this process."""

    def __init__(self, name: str, address: str) -> None:
        self.name = name
        self.address = address
        self.luck = Random(name)
        self.tables: list[Table] = []
        self.ids = itertools.count()
        self.problems: Counter[str] = Counter()
        self.told: list[tuple[str, int, str]] = []  # table, number and id of all that was acknowledged
        self.to_seat = 0
        self.all_seated = asyncio.Event()
        self.seated_at = 0.0
        self.first_seated_at = 0.0
        self.answered: list[tuple[float, float]] = []  # when, and seconds after it was due
        self.offering: asyncio.Task[None] | None = None
        self.spectators: list[Socket] = []
        self.door = asyncio.Lock()
        self.open_until = 0.0

    def next_id(self) -> str:
        return f"{self.name}-{next(self.ids)}"

    def seated(self) -> None:
        self.to_seat -= 1
        self.seated_at = time.monotonic()
        self.first_seated_at = self.first_seated_at or self.seated_at
        if self.to_seat == 0:
            self.all_seated.set()

    def acknowledge(self, waiting: Waiting) -> float:
        now = time.monotonic()
        self.answered.append((now, now - waiting.due))
        return now

    async def make(self, tables: int, visibility: str = "link") -> dict[str, Any]:
        """Let people come, make tables, sit down and start."""
        free = asyncio.Semaphore(AT_ONCE // SEATS)

        async def one(number: int) -> Table:
            async with free:
                names = [f"{self.name} {number} {seat}" for seat in range(SEATS)]
                people = await asyncio.gather(*(Person.arrive(self.address, name) for name in names))
                table = await people[0].make_table([ME] + [OPEN] * (SEATS - 1), GAME, visibility=visibility)
                for seat in range(1, SEATS):
                    await people[seat].join(table["id"], seat, invitation=table["invitation"])
                await people[0].start(table["id"])
                for person in people:
                    await person.close()
                return Table(self, table["id"], [person.cookie for person in people])

        there = len(self.tables)
        self.tables += await asyncio.gather(*(one(there + number) for number in range(tables)))
        return {}

    async def sit(self, seats: list[int]) -> dict[str, Any]:
        """Open the sockets of these seats of every table, where they are not open, and wait for all positions."""
        start = time.monotonic()
        people = [table.people[seat] for table in self.tables for seat in seats]
        comers = [somebody for somebody in people if somebody.task is None]
        self._expect(len(comers))
        for somebody in comers:
            somebody.sit(self.address)
            await asyncio.sleep(0.001)
        await self.all_seated.wait()
        return {"seconds": time.monotonic() - start}

    async def play(self, rate: float, warm_up: float, seconds: float) -> dict[str, Any]:
        """Play at a rate, or as fast as the house answers if it is 0; return what was measured after the warm-up."""
        self.answered.clear()
        self.problems.clear()
        cpu = time.process_time()
        begin = time.monotonic()
        start, end = begin + warm_up, begin + warm_up + seconds
        self._offer(rate)
        await asyncio.sleep(warm_up + seconds)
        used = (time.process_time() - cpu) / (warm_up + seconds)
        unanswered = await self._stop_offering()
        in_time = [(when, latency) for when, latency in self.answered if start <= when < end]
        return {
            "acknowledged": len(in_time),
            # What was due in the measured time, however late its answer came.
            "latencies": [latency for when, latency in self.answered if start <= when - latency < end],
            "unanswered": unanswered,
            "over": sum(table.is_over for table in self.tables),
            "problems": self.problems,
            "cpu": used,
        }

    async def lose(self, rate: float) -> dict[str, Any]:
        """Play on; the house, or its database, will be gone in a moment."""
        self.answered.clear()
        self.problems.clear()
        # Nobody thinks of the action after the next while the house is gone.
        self._offer(rate, most_due=1)
        return {}

    async def expect_all(self) -> dict[str, Any]:
        """Note that the house will be gone in a moment, and that everybody has to come back to it."""
        self._expect(sum(len(table.people) for table in self.tables))
        return {}

    async def all_back(self) -> dict[str, Any]:
        """Wait until everybody is back."""
        await self.all_seated.wait()
        return {}

    async def recover(self, killed: float) -> dict[str, Any]:
        """Wait until everybody is back and something is acknowledged again; say when, after the kill."""
        await self.all_seated.wait()
        while not any(when - latency > self.seated_at for when, latency in self.answered):
            await asyncio.sleep(0.01)
        # An answer that was on its way when the house died may arrive just after; one that follows a position is new.
        return {"seated": self.seated_at - killed, **await self._recovered(killed, self.first_seated_at)}

    async def hear_again(self, started: float) -> dict[str, Any]:
        """Wait until something was acknowledged at every table since its database has started, and all know of it."""
        tables = [table for table in self.tables if not table.is_over]
        while not all(
            table.acknowledged_at > started and all(somebody.has_heard() for somebody in table.people)
            for table in tables
        ):
            await asyncio.sleep(0.02)
        heard = time.monotonic() - started
        return {"heard": heard, **await self._recovered(started, started)}

    async def _recovered(self, since: float, after: float) -> dict[str, Any]:
        unanswered = await self._stop_offering()
        first = min(when for when, _ in self.answered if when > after)
        return {"first_answer": first - since, "unanswered": unanswered, "problems": self.problems}

    async def what_was_told(self) -> dict[str, Any]:
        """Return all that was ever acknowledged: it must be stored."""
        return {"told": self.told}

    async def cookie(self) -> dict[str, Any]:
        """Return the cookie of somebody who sits at a table."""
        return {"cookie": self.tables[0].people[0].cookie}

    async def watch_all(self, tables: list[str]) -> dict[str, Any]:
        """Let spectators come, each of whom watches many tables, until each has all positions."""
        start = time.monotonic()

        async def one(some: list[str]) -> Socket:
            person = await Person.arrive(self.address)
            socket = await person.socket()
            await person.close()
            for table in some:
                await socket.send("watch", table=table, seat=None, since=None)
                found = await socket.expect("position", "error", table=table, timeout=PATIENCE)
                assert found["type"] == "position", found
                socket.unread.clear()
                socket.texts.clear()
            return socket

        free = asyncio.Semaphore(LOOKING_AT_ONCE)

        async def in_turn(some: list[str]) -> Socket:
            async with free:
                return await one(some)

        shares = [tables[first : first + MOST_WATCHED] for first in range(0, len(tables), MOST_WATCHED)]
        self.spectators += await asyncio.gather(*(in_turn(some) for some in shares))
        return {"seconds": time.monotonic() - start}

    async def leave_all(self) -> dict[str, Any]:
        """Let the spectators go."""
        await asyncio.gather(*(socket.close() for socket in self.spectators))
        self.spectators.clear()
        return {}

    async def door_is_open(self) -> None:
        """Wait until the house listens; one tries for all, who would else keep it from starting."""
        async with self.door:
            if time.monotonic() < self.open_until:
                return
            while True:
                await asyncio.sleep(RETRY)
                with suppress(OSError):
                    _, writer = await asyncio.open_connection(*self.address.removeprefix("http://").split(":"))
                    writer.close()
                    self.open_until = time.monotonic() + 1
                    return

    def _expect(self, comers: int) -> None:
        self.to_seat = comers
        self.first_seated_at = 0.0
        self.all_seated.clear()

    def _offer(self, rate: float, most_due: int | None = None) -> None:
        self.offering = asyncio.create_task(self._offer_at(rate, most_due) if rate else self._offer_all())

    async def _offer_at(self, rate: float, most_due: int | None) -> None:
        due = time.monotonic()
        for table in self._rounds():
            due += 1 / rate
            ahead = due - time.monotonic()
            if ahead > 0:
                await asyncio.sleep(ahead)
            if most_due is None or len(table.due) < most_due:
                table.offer(due)

    def _rounds(self) -> Iterator[Table]:
        order = self.tables.copy()
        self.luck.shuffle(order)
        while True:
            yield from (table for table in order if not table.is_over)

    async def _offer_all(self) -> None:
        while True:
            for table in self.tables:
                if not table.due and table.waiting is None and not table.is_over:
                    table.offer(time.monotonic())
            await asyncio.sleep(0.001)

    async def _stop_offering(self) -> int:
        """Offer no more; return how many actions were due and are not acknowledged after some time."""
        assert self.offering is not None
        self.offering.cancel()
        until = time.monotonic() + DRAIN
        while time.monotonic() < until and any(table.waiting or table.due for table in self.tables):
            await asyncio.sleep(0.01)
        unanswered = sum(len(table.due) + (table.waiting is not None) for table in self.tables)
        for table in self.tables:
            table.due.clear()
        return unanswered


async def main() -> None:
    play = Play(sys.argv[1], sys.argv[2])
    while line := await asyncio.to_thread(sys.stdin.readline):
        command: dict[str, Any] = json.loads(line)
        answer = await getattr(play, command.pop("do"))(**command)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
