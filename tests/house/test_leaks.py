"""Nothing hidden leaves the house: whatever an eye is sent is the same in every world that it cannot tell apart.

Two houses begin alike, but for the cards that a seat or a spectator cannot see. The same is done in both, by the same
people at the same times, and every byte that reaches that seat and the spectators is compared: the socket, all answers
by HTTP with their headers, and the log.
"""

import asyncio
import json
import re
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass, field, fields
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any, Self
from unittest import mock

import pytest
from sqlalchemy import create_engine, insert, update
from tests.every_game import every_game, every_game_to_remember
from tests.house import still_server
from tests.house.client import Socket
from tests.house.server import House, free_port
from tests.house.worlds import (
    BEGIN,
    SECRET,
    Course,
    Deed,
    Pair,
    common_actions,
    forgotten_pairs,
    impossible,
    other_world,
    pairs_of,
)
from tests.samples import Samples

from bedesten.core.contract import OVER
from bedesten.house.history import UNDO, History
from bedesten.house.migrate import migrate
from bedesten.house.names import key_of
from bedesten.house.payloads import encode, moments_for, position_for, record_for
from bedesten.house.people import COOKIE, Person, cookie_value
from bedesten.house.schema import people, seats, tables
from bedesten.house.settings import read_settings

LENGTH = 20
"""Deeds at each table."""

SPECTATOR = "spectator"
SEAT = "seat"
STRANGER = "a stranger"  # without a cookie


# Two houses that begin alike.


@dataclass
class Scene:
    """A table with the course that it will take."""

    number: int
    pair: Pair
    course: Course
    wrong: dict[int, list[str]] = field(default_factory=dict)  # what the eye says in vain, by number

    @property
    def deeds(self) -> list[Deed]:
        return self.course.deeds

    @property
    def table(self) -> str:
        return f"table{self.number}"

    def person(self, seat: int | None) -> str:
        """Return the id of the person at a seat, or of the spectator."""
        return f"{self.number}-{SPECTATOR if seat is None else seat}"

    @classmethod
    def of(cls, number: int, pair: Pair) -> Self:
        """Go through a course; let the eye try what is not possible, at its own turn and at that of others."""
        scene = cls(number, pair, Course(pair, leaving=5 if pair.pace.kind == "live" else -1))
        luck = Random(pair.name)
        # What the house does by itself belongs to it, also behind the last deed.
        while len(scene.deeds) < LENGTH or scene.course.end:
            if scene.course.seat == pair.eye and len(scene.wrong) < 5:
                scene.wrong[scene.course.real.number] = impossible(scene.course.real, luck)
            if scene.course.seat != pair.eye and pair.eye is not None and len(scene.deeds) % 5 == 2:
                scene.wrong[scene.course.real.number] = ["end", UNDO]
            if not scene.course.go_on(1):
                break
        assert scene.course.end is None
        return scene


def scenes(of: Sequence[Pair]) -> list[Scene]:
    return [Scene.of(number, pair) for number, pair in enumerate(of)]


class StillHouse(House):
    """A house whose time stands still until the test moves it."""

    def __init__(self, folder: Path, port: int, *, leaky: bool = False) -> None:
        super().__init__(folder, log_level="debug")
        # Both houses have the same address, one after the other.
        self.port = self.settings["port"] = port
        self.address = f"http://127.0.0.1:{port}"
        self.log = folder / "house.log"
        self.words = ["leaky"] if leaky else []
        self.time = BEGIN

    def start(self) -> Self:
        self.pass_time(0)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, still_server.__file__, *self.words],
                env=self.environment(),
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        try:
            self.wait_until_ready()
        except BaseException:
            self.kill()
            raise
        return self

    def pass_time(self, seconds: float) -> None:
        """Let time pass for the house."""
        self.time += seconds
        new = self.folder / "clock.new"
        new.write_text(repr(self.time))
        new.replace(self.folder / "clock")

    def cookie(self, person: str) -> str:
        """Return the cookie of somebody, as a browser sends it."""
        key = (self.folder / "secret.key").read_text().strip().encode()
        with mock.patch("bedesten.house.clock.now", return_value=BEGIN):
            return f"{COOKIE}={cookie_value(key, somebody(person), 'still')}"

    def log_lines(self) -> list[str]:
        """Return what was logged, without times, process ids and the ports of those who came."""
        text = re.sub(r'"timestamp": ?"[^"]*"', '"timestamp"', self.log_text())
        text = re.sub(r"process \[\d+\]", "process", text)
        text = re.sub(r"127\.0\.0\.1(:|', |\", )\d+", "127.0.0.1", text)
        # Two who come at the same moment may be noted in either order.
        return sorted(text.splitlines())


def somebody(person: str) -> Person:
    """Return the person with this id."""
    nothing = dict.fromkeys((item.name for item in fields(Person)), None)
    given = {
        "id": person,
        "name": f"Person {person}",
        "generation": 1,
        "made": BEGIN,
        "seen": BEGIN,
        "automatic_end": True,
        "email_confirmed": False,
        "tell_after": 30,
    }
    return Person(**nothing | given)  # type: ignore[arg-type]


def two_houses(folder: Path, shown: Sequence[Scene], *, leaky: bool = False) -> tuple[StillHouse, StillHouse]:
    """Make two data folders that differ in nothing but what is hidden; the houses are not started."""
    real, other = folder / "real", folder / "other"
    real.mkdir()
    settings = read_settings({"data": str(real)}, {})
    settings.secret_key()
    migrate(settings)
    with create_engine(f"sqlite:///{real / 'house.db'}").begin() as connection:
        for scene in shown:
            sitting = range(scene.pair.players)
            everybody = [somebody(scene.person(seat)) for seat in (*sitting, None)]
            connection.execute(insert(people), [{**vars(one), "name_key": key_of(one.name)} for one in everybody])
            connection.execute(insert(tables), [table_row(scene)])
            connection.execute(insert(seats), [seat_row(scene, seat) for seat in sitting])
    shutil.copytree(real, other)
    with create_engine(f"sqlite:///{other / 'house.db'}").begin() as connection:
        for scene in shown:
            change = update(tables).where(tables.c.id == scene.table)
            connection.execute(change.values(start=scene.pair.starts()[1].write()))
    port = free_port()
    return StillHouse(real, port, leaky=leaky), StillHouse(other, port, leaky=leaky)


def table_row(scene: Scene) -> dict[str, object]:
    start = scene.pair.starts()[0]
    return {
        "id": scene.table,
        "phase": "playing",
        "game": start.game,
        "options": json.dumps(start.options),
        "visibility": "public",
        "invitation": f"come{scene.number}",
        "maker": scene.person(0),
        "order": "chosen",
        "pace": json.dumps(vars(start.pace)),
        "late": "wait",
        "chat": True,
        "secret": SECRET,
        "start": start.write(),
        "made": BEGIN,
        "started": BEGIN,
        "waiting": scene.pair.real.seat,
        "number": 0,
    }


def seat_row(scene: Scene, seat: int) -> dict[str, object]:
    start = scene.pair.starts()[0]
    row = {"table": scene.table, "seat": seat, "person": scene.person(seat), "bot": None, "away": False}
    return row | {"name": start.names[seat], "seed": start.seeds[seat]}


# What is done, and what is heard of it.


class Heard:
    """All that reached somebody: each with where it came from."""

    def __init__(self) -> None:
        self.said: list[tuple[str, str]] = []

    def add(self, source: str, text: str) -> None:
        self.said.append((source, text))

    def differences(self, other: "Heard") -> Iterator[str]:
        """Yield each thing that is not the same as what another heard."""
        for (source, text), (other_source, other_text) in zip(self.said, other.said, strict=False):
            if (source, text) != (other_source, other_text):
                at = next((i for i, (one, two) in enumerate(zip(text, other_text)) if one != two), 0)
                excerpt = slice(max(0, at - 60), at + 60)
                yield f"{source} | {other_source}: …{text[excerpt]}… | …{other_text[excerpt]}…"
        if len(self.said) != len(other.said):
            yield f"{len(self.said)} messages and {len(other.said)}"


class Visitor:
    """Somebody who asks by HTTP. All of an answer but its date is noted, if there is somebody who hears."""

    def __init__(self, house: StillHouse, person: str | None, who: str = "", heard: Heard | None = None) -> None:
        self.who = who
        self.heard = heard
        self.connection = HTTPConnection("127.0.0.1", house.port, timeout=20)
        self.headers = {"Origin": house.address, "Content-Type": "application/json"}
        if person is not None:
            self.headers["Cookie"] = house.cookie(person)

    def close(self) -> None:
        self.connection.close()

    def ask(self, method: str, path: str, **body: object) -> tuple[int, str]:
        """Send a request; return the status and the text of the answer."""
        self.connection.request(method, path, None if method == "GET" else json.dumps(body), self.headers)
        response = self.connection.getresponse()
        text = response.read().decode()
        if self.heard is not None:
            headers = [f"{name}: {value}" for name, value in response.getheaders() if name.lower() != "date"]
            self.heard.add(f"{self.who} {method} {path}", "\n".join([str(response.status), *headers, "", text]))
        return response.status, text


class Stage:
    """A scene as it is played in one of the houses."""

    def __init__(self, house: StillHouse, scene: Scene, heard: Heard) -> None:
        self.house = house
        self.scene = scene
        self.heard = heard
        self.sockets: dict[int | None, Socket] = {}
        self.said = 0

    @property
    def eye(self) -> int | None:
        return self.scene.pair.eye

    @property
    def seats(self) -> list[tuple[str, int | None]]:
        """Whose messages are compared: those of the spectator, and of the seat that is the eye."""
        return [(SPECTATOR, None)] if self.eye is None else [(SPECTATOR, None), (SEAT, self.eye)]

    @property
    def ears(self) -> list[tuple[str, Socket]]:
        return [(who, self.sockets[seat]) for who, seat in self.seats]

    async def play(self) -> None:
        """Go through the whole scene."""
        async with AsyncExitStack() as stack:
            for seat in (*range(self.scene.pair.players), None):
                self.sockets[seat] = await stack.enter_async_context(await self._socket(seat))
            await self._watch()
            for deed in self.scene.deeds:
                self.house.pass_time(2.125)
                if deed.number in self.scene.wrong:
                    await self._say_in_vain(deed)
                await self._do(deed)
                if deed.number == LENGTH // 2:
                    await self._chat()
                    await asyncio.to_thread(self._read, whole=False)
            await self._come_again(stack)
            await self._refusals()
            await asyncio.to_thread(self._read, whole=True)
            await self._flush()
            for who, socket in self.ears:
                for text in socket.texts:
                    self.heard.add(f"{who} socket", text)

    async def _socket(self, seat: int | None) -> Socket:
        return await Socket.open(self.house.address, cookie=self.house.cookie(self.scene.person(seat)))

    def _visitor(self, seat: int | None, who: str = "") -> "closing[Visitor]":
        return closing(Visitor(self.house, self.scene.person(seat), who, self.heard if who else None))

    async def _watch(self) -> None:
        for _, seat in self.seats:
            await self.sockets[seat].send("lobby", on=True)
            await self.sockets[seat].send("watch", table=self.scene.table, seat=seat)
            await self.sockets[seat].expect("position")

    # Deeds.

    def _client_id(self) -> str:
        self.said += 1
        return f"said-{self.said}"

    async def _do(self, deed: Deed) -> None:
        table = self.scene.table
        if deed.kind in ("act", "undo"):
            words = {"action": deed.text} if deed.kind == "act" else {}
            client = self._client_id()
            socket = self.sockets[deed.seat]
            message = {"table": table, "seat": deed.seat, "number": deed.number, "client": client, **words}
            await socket.send(deed.kind, **message)
            await socket.expect("done", client=client)
            if deed.seat == self.eye:
                # Said twice, it is done once.
                await socket.send(deed.kind, **message)
                await socket.expect("done", client=client)
        elif deed.kind in ("leave", "return"):
            with self._visitor(deed.seat) as visitor:
                assert visitor.ask("POST", f"/api/tables/{table}/{deed.kind}")[0] < 300
        for _, socket in self.ears:
            position = await socket.expect("position", table=table)
            assert position["position"]["number"] == deed.number + 1
            if deed.kind in ("leave", "return"):
                await socket.expect("lobby")

    async def _say_in_vain(self, deed: Deed) -> None:
        """Let the eye say what is not possible, what cannot be read, and what comes too late."""
        texts = self.scene.wrong[deed.number]
        for text, number in (*((text, deed.number) for text in texts), (texts[0][1:], deed.number), (texts[0], 0)):
            client = self._client_id()
            kind, words = (UNDO, {}) if text == UNDO else ("act", {"action": text})
            socket = self.sockets[self.eye]
            await socket.send(kind, table=self.scene.table, seat=self.eye, number=number, client=client, **words)
            await socket.expect("refused", client=client)

    async def _chat(self) -> None:
        table = self.scene.table
        await self.sockets[0].send("chat", table=table, text="How <many> cards?", client="chat")
        await self._hear_chat("How <many> cards?")
        with self._visitor(1) as visitor:
            assert visitor.ask("POST", f"/api/tables/{table}/chat", text="As many as you.")[0] == 201
        await self._hear_chat("As many as you.")

    async def _hear_chat(self, text: str) -> None:
        for _, socket in self.ears:
            assert (await socket.expect("chat"))["line"]["text"] == text

    async def _come_again(self, stack: AsyncExitStack) -> None:
        """Watch through new sockets, with the last number seen and without."""
        last = len(self.scene.deeds)
        for who, seat in self.seats:
            socket = await stack.enter_async_context(await self._socket(seat))
            for since in (None, 0, last // 2, last, last + 5):
                await socket.send("watch", table=self.scene.table, seat=seat, since=since)
                await socket.expect("position")
            handshake = socket.connection.response
            assert handshake is not None
            headers = [
                line for line in handshake.headers.raw_items() if line[0] not in ("Sec-WebSocket-Accept", "date")
            ]
            self.heard.add(f"{who} handshake", f"{handshake.status_code} {headers}")
            for text in socket.texts:
                self.heard.add(f"{who} socket again", text)

    async def _refusals(self) -> None:
        """Ask for what is not theirs, over the socket."""
        number = len(self.scene.deeds) + 1
        for who, socket in self.ears:
            for seat in range(self.scene.pair.players):
                if who == SPECTATOR or seat != self.eye:
                    await socket.send("watch", table=self.scene.table, seat=seat)
                    await socket.expect("error")
                for kind, words in (("act", {"action": "end"}), ("undo", {})):
                    client = self._client_id()
                    # The number after the present one, so that nothing can come of it.
                    message = {"table": self.scene.table, "seat": seat, "number": number + 1, "client": client}
                    await socket.send(kind, **message, **words)
                    await socket.expect("refused", "error", client=client)

    async def _flush(self) -> None:
        for _, socket in self.ears:
            await socket.send("ping", client="last")
            await socket.expect("pong", client="last")

    # Requests.

    def _read(self, whole: bool) -> None:
        """Ask for all that can be asked for, with own eyes, with none, and with those of others.

        In a thread of its own: meanwhile the sockets must answer the house, or it would take them for dead.
        """
        for who, seat in self.seats:
            with self._visitor(seat, who) as visitor:
                self._read_as(visitor, seat, whole)
        if whole and self.scene.number % 4 == 0:
            with closing(Visitor(self.house, None, STRANGER, self.heard)) as visitor:
                self._read_as(visitor, None, whole)

    def _read_as(self, visitor: Visitor, mine: int | None, whole: bool) -> None:
        table = f"/api/tables/{self.scene.table}"
        last = len(self.scene.deeds) if whole else LENGTH // 2
        own = ["", "eyes=none"] if mine is None else ["", "eyes=none", f"eyes={mine}"]
        other = 0 if mine is None else (mine + 1) % self.scene.pair.players
        foreign = [f"eyes={other}", "eyes=all", "eyes=77"]
        wanted = [table, f"{table}/moments?since={last // 2}", f"{table}/record", f"{table}/replay/{last}"]
        if whole:
            wanted += ["/api/me", f"{table}/chat", f"{table}/replay/{last + 1}", f"{table}/moments?since={last + 1}"]
            wanted += [f"/api/tables?show={show}" for show in ("open", "mine", "playing", "over")]
            for eyes in (*own[1:], *foreign):
                wanted += [f"{table}/{what}?{eyes}" for what in ("record", "moments", f"replay/{last}")]
            every = range(last) if mine == self.eye else range(0, last, 5)
            wanted += [f"{table}/replay/{number}?{own[-1]}" for number in every]
        for path in wanted:
            visitor.ask("GET", path)
        if whole:
            visitor.ask("POST", f"{table}/join")
            visitor.ask("POST", f"{table}/start")
            visitor.ask("PUT", f"{table}/seed", seed="mine")
        if whole and mine is None:
            visitor.ask("POST", f"{table}/leave")
            visitor.ask("POST", f"{table}/return")
            visitor.ask("POST", f"{table}/continue", number=1)
            visitor.ask("POST", f"{table}/chat", text="Hello?")


async def play_on(house: StillHouse, scene: Scene, heard: Heard) -> None:
    """Continue a running game from the eye's seat at a new table, against bots, and play there."""
    eye = scene.pair.eye
    assert eye is not None
    person = scene.person(eye)

    async def my_turn(socket: Socket, table: str) -> dict[str, Any]:
        while True:
            position: dict[str, Any] = (await socket.expect("position", table=table))["position"]
            if position["seat"] == eye:
                return position

    # Where this seat must decide, no bot begins before everything is watched.
    mine = [deed.number - 1 for deed in scene.deeds if deed.seat == eye and deed.kind == "act"]

    def ask(method: str, path: str, **body: object) -> tuple[int, str]:
        # Anew for each: the house closes a line on which nothing is asked for as long as bots may think.
        with closing(Visitor(house, person, SEAT, heard)) as visitor:
            return visitor.ask(method, path, **body)

    async with await Socket.open(house.address, cookie=house.cookie(person)) as socket:
        await socket.send("lobby", on=True)
        for number in (mine[0], mine[-1]):
            status, text = ask("POST", f"/api/tables/{scene.table}/continue", number=number, level="greedy")
            assert status == 201, text
            fresh = json.loads(text)["id"]
            await socket.expect("lobby")
            await socket.send("watch", table=fresh, seat=eye)
            position = await my_turn(socket, fresh)
            for _ in range(6):
                client = f"{fresh}-{position['number']}"
                message = {"table": fresh, "seat": eye, "number": position["number"], "client": client}
                await socket.send("act", action=position["actions"][0]["action"], **message)
                position = await my_turn(socket, fresh)
            ask("GET", f"/api/tables/{fresh}/record")
        await socket.send("ping", client="last")
        await socket.expect("pong", client="last")
        for text in socket.texts:
            heard.add(f"{SEAT} socket of a continued game", text)


def hear_figures(house: StillHouse, heard: Heard) -> None:
    """Note all figures that the house shows, but those of time, when everybody has gone."""
    with closing(Visitor(house, None)) as nobody:
        for _ in range(100):
            _, text = nobody.ask("GET", "/metrics")
            if "bedesten_sockets 0.0" in text:
                break
            time.sleep(0.05)
        else:
            raise AssertionError("sockets stay open")
    for line in text.splitlines():
        if not re.search(r"_seconds|_created|/metrics|/health", line):
            heard.add("metrics", line)


def listen(house: StillHouse, shown: Sequence[Scene], *, continued: bool = False) -> Heard:
    """Play all scenes in a house; return all that the eyes and the log have heard."""
    heard = Heard()

    async def play() -> None:
        for scene in shown:
            await Stage(house, scene, heard).play()
        if continued:
            await play_on(house, shown[0], heard)
        hear_figures(house, heard)

    with house:
        asyncio.run(play())
        assert house.stop() == 0
    for line in house.log_lines():
        heard.add("log", line)
    assert "Traceback" not in house.log_text()
    return heard


# The comparisons.


def compare_made(pair: Pair) -> int:
    """Go on from a pair of worlds for a few deeds; return how many positions were compared."""
    course = Course(pair)
    compared = 0
    while compared < 4:
        for eye in {pair.eye, None}:
            real, other = (made_for(history, eye) for history in course.histories)
            assert real == other, f"{pair.name} after {course.deeds}, for {eye}"
        compared += 1
        if not course.go_on(1):
            break
    return compared


def made_for(history: History, eye: int | None) -> tuple[str, str, str]:
    """Return all that the house makes for an eye: the position, the moments, the record."""
    moments = encode(moments_for(history, history.transitions(0), eye, english=True))
    return encode(position_for(history, eye, english=True)), moments, record_for(history, eye)


@every_game
def test_what_is_made_for_an_eye_is_the_same_in_worlds_it_cannot_tell_apart(samples: Samples) -> None:
    compared = 0
    for number, state in enumerate(samples.states(decisions=200, every=max(1, samples.length // 60), seed=1)):
        players = len(samples.game.seat_names(state))
        eye = None if number % (players + 1) == players else number % (players + 1)
        other = None if state.seat == OVER else other_world(state, eye, tries=3)
        if other is not None and common_actions([state, other]):
            compared += compare_made(Pair(f"{samples} {number}", eye, state.clone(), other))
    assert compared > 40


@every_game_to_remember
def test_what_is_made_for_an_eye_is_the_same_in_worlds_that_only_memory_tells_apart(samples: Samples) -> None:
    pairs = forgotten_pairs(samples)
    assert len(pairs) > 1
    # Of what is undone nobody learns either: courses take deeds back.
    assert sum(compare_made(pair) for pair in pairs) > 2 * len(pairs)


def some_pairs(samples: Samples) -> list[Pair]:
    """Return a few pairs: of the first modes, a seat and a spectator of a full table, and what only memory tells."""
    pairs = pairs_of(samples)
    full = [pair for pair in pairs if pair.players == samples.game.players[-1]][-2:]
    return [*[pair for pair in pairs if pair not in full][:4], *full, *forgotten_pairs(samples)[-4:]]


@pytest.mark.slow
@every_game
def test_all_that_an_eye_is_sent_is_the_same_in_worlds_it_cannot_tell_apart(tmp_path: Path, samples: Samples) -> None:
    shown = scenes(some_pairs(samples))
    assert max(scene.pair.players for scene in shown) == samples.game.players[-1], "a full table is among them"
    kinds = Counter(deed.kind for scene in shown for deed in scene.deeds)
    assert kinds["act"] > 2 * len(shown)
    real, other = (listen(house, shown) for house in two_houses(tmp_path, shown))
    assert list(real.differences(other)) == []
    assert len(real.said) > 20 * len(shown)
