"""What a long table costs: little to look at, and nobody waits while a long history is read."""

import asyncio
import math
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest
from tests.house import shifted_server, timed_server
from tests.house.client import ME, PATIENCE, Json, Person, me
from tests.house.fixtures import MakeHouse
from tests.house.long_table import played_for_hours, undecided
from tests.house.playing import Party, run_async
from tests.house.server import House
from tests.house.test_history import START

from bedesten.core.engine import is_compiled
from bedesten.house import live_tables, tidying
from bedesten.house.history import STRIDE, Entry, History, Pace, Transition
from bedesten.house.live_tables import LiveTables
from bedesten.house.payloads import moments_for, position_for
from bedesten.house.slices import SLICE, Slices
from bedesten.house.subscribers import MOST_MOMENTS

T = TypeVar("T")

LENGTH = 20_000
LARGEST_WATCH = 300_000
LONGEST_STEP = 40.0 if is_compiled() else 50.0
"""Milliseconds of processor time for which what is read may hold the loop; nobody's decision may wait for 50."""

DECIDING = ("Decisions._say_to_the_end", "Decisions._go_on")
"""Steps that are decisions themselves. They show whoever is next their offers, and cost the same at every table."""

TRIES = 5
"""How many houses are opened before something that took long is taken to be long by itself."""

DECISIONS = 12
"""What others decide while somebody reads a long history."""


# Histories


@pytest.mark.parametrize("number", [0, 1, STRIDE - 1, STRIDE, STRIDE + 1, 5 * STRIDE + 7, 400])
def test_a_part_of_a_history_is_what_it_was(number: int) -> None:
    history = History(replace(START, pace=Pace("live", minutes=60)))
    undecided(history, 400)
    past, anew = history.at(number), History(history.start, history.entries[:number])
    assert past.entries == anew.entries
    assert (past.current.clock, past.current.used) == (anew.current.clock, anew.current.used)
    for eye in (None, 0, 1):
        assert position_for(past, eye) == position_for(anew, eye)
        whole = moments_for(history, list(history.walk()), eye)
        assert moments_for(history, history.transitions(number), eye) == whole[number:]
    undecided(past, number + 2 * STRIDE)
    assert past.at(number).game.write(past.at(number).state) == past.game.write(anew.state)


def test_a_part_of_a_history_is_folded_from_close_by(monkeypatch: pytest.MonkeyPatch) -> None:
    history = History(START)
    undecided(history, 10 * STRIDE)
    folded: list[int] = []
    consider = History.consider

    def counted(past: History, entry: Entry) -> Transition:
        folded.append(entry.number)
        return consider(past, entry)

    monkeypatch.setattr(History, "consider", counted)
    history.at(10 * STRIDE - 1)
    assert len(folded) < STRIDE
    folded.clear()
    history.transitions(9 * STRIDE + 5, 9 * STRIDE + 10)
    assert folded == list(range(9 * STRIDE + 1, 9 * STRIDE + 11))


@run_async
async def test_long_work_lets_others_have_their_turn() -> None:
    slices, ticks = Slices(), 0

    def work() -> Iterator[int]:
        for number in range(30):
            sum(range(100_000))
            yield number

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0)
            ticks += 1

    ticking = asyncio.create_task(tick())
    done = list(await asyncio.gather(slices.all(work()), slices.all(work())))
    ticking.cancel()
    assert done == [list(range(30))] * 2
    assert ticks >= 2


@run_async
async def test_short_work_does_not_wait_until_long_work_is_done() -> None:
    slices, order = Slices(), []

    def work(name: str, times: int) -> Iterator[None]:
        for _ in range(times):
            end = time.monotonic() + 2 * SLICE
            while time.monotonic() < end:
                pass
            order.append(name)
            yield

    long = [asyncio.create_task(slices.all(work("long", 20))) for _ in range(3)]
    await asyncio.sleep(0)
    while len(order) < 6:
        await asyncio.sleep(0)
    await slices.all(work("short", 1))
    before = order.index("short")
    await asyncio.gather(*long)
    assert before <= 8, "it has waited for all that came before"
    assert order.count("long") == 60


@run_async
async def test_whoever_gives_up_waiting_passes_the_turn_on() -> None:
    slices = Slices()

    def work() -> Iterator[int]:
        for number in range(20):
            end = time.monotonic() + 2 * SLICE
            while time.monotonic() < end:
                pass
            yield number

    async def give_up(after: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(after):
                await slices.all(work())

    await asyncio.gather(*(give_up(number / 500) for number in range(30)))
    async with asyncio.timeout(60):
        assert await slices.all(work()) == list(range(20))


# Memory


def test_tables_are_forgotten_by_what_they_weigh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables, "MOST_ENTRIES", 100)
    mine: Any = object.__new__(LiveTables)
    lock = SimpleNamespace(locked=lambda: False)

    def hold(table: str, entries: int, used: float) -> None:
        history = SimpleNamespace(entries=[None] * entries)
        parts = {"history": history, "used": used, "lock": lock, "thinking": None, "owners": lambda: {"ada"}}
        mine.held[table] = SimpleNamespace(table=table, **parts)
        mine._tables_of.setdefault("ada", set()).add(table)

    mine.held, mine._tables_of = {}, {}
    mine.subscribers = SimpleNamespace(by_table={"watched": {}})
    hold("watched", 90, used=1)
    hold("old", 5, used=2)
    hold("older", 1, used=1)
    hold("new", 4, used=3)
    mine._forget_some()
    assert set(mine.held) == {"watched", "old", "older", "new"}
    hold("newest", 1, used=4)
    mine._forget_some()
    assert set(mine.held) == mine._tables_of["ada"] == {"watched", "new", "newest"}


@run_async
async def test_memory_is_tidied_up_when_nobody_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    looks, decided, new = [], math.inf, tidying.ENOUGH
    monkeypatch.setattr(tidying, "QUIET", 0.001)
    monkeypatch.setattr("gc.get_count", lambda: (0, 0, new))
    monkeypatch.setattr("gc.collect", lambda: looks.append(1))
    keeping = asyncio.create_task(tidying.keep_tidy(lambda: decided))
    await asyncio.sleep(0.1)
    assert not looks, "somebody waits for a decision"
    decided, new = 0.0, tidying.ENOUGH - 1
    await asyncio.sleep(0.1)
    assert not looks, "there is little new"
    new = tidying.ENOUGH
    async with asyncio.timeout(30):
        while not looks:
            await asyncio.sleep(0.001)
    decided = math.inf
    looks.clear()
    monkeypatch.setattr(tidying, "LONGEST", 0.001)
    async with asyncio.timeout(30):
        while not looks:
            await asyncio.sleep(0.001)
    keeping.cancel()


# Limits


@pytest.mark.slow
@run_async
async def test_decisions_have_a_rate_and_the_socket_stays_open(start_house: MakeHouse) -> None:
    ada = await Person.arrive(start_house(rate=20).address)
    made = await ada.make_table([ME, {**ME, "name": "Bo"}])
    await ada.start(made["id"])
    async with await ada.socket() as socket:
        for number in range(60):
            kind = ("act", "undo")[number % 2]
            what = {"action": "end"} if kind == "act" else {}
            await socket.send(kind, table=made["id"], seat=0, number=500, client=f"c-{number}", **what)
        answers = [await socket.expect("refused", "error", client=f"c-{number}") for number in range(60)]
        codes = [answer["code"] for answer in answers]
        assert codes[:40] == ["stale"] * 40
        assert codes[-1] == "too-many"
        await socket.send("ping", client="p")
        await socket.expect("pong")


# A long table


async def decide_beside(house: House, reading: Coroutine[Any, Any, T]) -> T:
    """Let two people play at another table while somebody reads; they must not wait until that is done."""
    async with await Party.begin(house.address, 2) as party:
        task = asyncio.create_task(reading)
        for _ in range(DECISIONS):
            await (await party.mover()).act()
        assert not task.done(), "they have waited for whoever reads"
        return await task


async def look(person: Person, table: str, seat: int | None = 0) -> int:
    """Look at a table once; return the bytes that came."""
    async with await person.socket() as socket:
        await socket.send("watch", table=table, seat=seat, since=None)
        await socket.expect("position", table=table, timeout=PATIENCE)
        return sum(len(text.encode()) for text in socket.texts)


@pytest.mark.slow
@pytest.mark.waits
@run_async
async def test_a_long_table_costs_little(house: House) -> None:
    ada, (table,) = await played_for_hours(house, LENGTH, False)
    # The first look folds all of it; others play on meanwhile.
    assert await decide_beside(house, look(ada, table)) < LARGEST_WATCH
    async with await ada.socket() as socket:
        await socket.send("watch", table=table, seat=0, since=None)
        seen = await socket.expect("position", table=table, timeout=PATIENCE)
        assert [moment["number"] for moment in seen["moments"]] == list(range(LENGTH - MOST_MOMENTS + 1, LENGTH + 1))
        assert seen["position"]["number"] == LENGTH + 1
    # What came before is there, page by page.
    page = await ada.get(f"/api/tables/{table}/moments", since=0)
    assert [moment["number"] for moment in page["moments"]] == list(range(1, MOST_MOMENTS + 1))
    assert page["more"]
    last = await ada.get(f"/api/tables/{table}/moments", since=LENGTH - MOST_MOMENTS, words="en")
    assert last["moments"] == seen["moments"]
    assert not last["more"]
    # So is the record, and nobody waits for it.
    record = await decide_beside(house, ada.record(table))
    assert len(record.splitlines()) > LENGTH


async def read(person: Person, path: str, **query: object) -> None:
    """Ask for something, however long it takes."""
    (await person.ask("GET", path, params=query, timeout=PATIENCE)).raise_for_status()


async def change_mind(person: Person, table: str) -> None:
    """Decide at a table, and take it back."""
    async with await person.socket() as socket:
        await socket.send("watch", table=table, seat=0, since=None)
        position = (await socket.expect("position", table=table, timeout=PATIENCE))["position"]
        mine = {"table": table, "seat": position["seat"]}
        await socket.send("watch", since=None, **mine)
        position = (await socket.expect("position", timeout=PATIENCE, **mine))["position"]
        number, action = position["number"], position["actions"][0]["action"]
        await socket.send("act", number=number, client="c-1", action=action, **mine)
        await socket.expect("done", client="c-1", timeout=PATIENCE)
        await socket.send("undo", number=number + 1, client="c-2", **mine)
        await socket.expect("done", "refused", client="c-2", timeout=PATIENCE)


async def play_on(person: Person, table: str, number: int) -> None:
    """Go on from a moment of a table, at another."""
    asked = await person.ask("POST", f"/api/tables/{table}/continue", json={"number": number}, timeout=PATIENCE)
    asked.raise_for_status()


async def demand_short_steps(house: House) -> None:
    """Ask for everything that there is to ask of long tables; the loop of the house is never held for long."""
    notes = house.folder / "steps"
    house.command = [sys.executable, timed_server.__file__, str(notes)]
    ada, (table, over) = await played_for_hours(house, LENGTH, False, True)
    path, path_over, late = f"/api/tables/{table}", f"/api/tables/{over}", LENGTH // STRIDE * STRIDE - 1
    is_over = False

    async def decide(party: Party) -> int:
        decided = 0
        while not is_over:
            await (await party.mover()).act()
            decided += 1
        return decided

    asked: dict[str, Callable[[], Awaitable[object]]] = {
        "a first look": lambda: look(ada, table),
        "a first look at one that is over": lambda: look(ada, over, None),
        "a second look": lambda: look(ada, table),
        "moments": lambda: read(ada, f"{path}/moments", since=late - MOST_MOMENTS),
        "a replay": lambda: read(ada, f"{path}/replay/{late}"),
        "a replay with all eyes": lambda: read(ada, f"{path_over}/replay/{late}", eyes="all"),
        "a record": lambda: read(ada, f"{path}/record"),
        "a record of one that is over": lambda: read(ada, f"{path_over}/record"),
        "its story": lambda: read(ada, f"{path_over}/story"),
        "a decision and its undoing": lambda: change_mind(ada, table),
        "playing on elsewhere": lambda: play_on(ada, table, late),
        "many looks": lambda: asyncio.gather(*(look(ada, one, None) for one in (table, over) * 10)),
    }
    doubtful: dict[str, list[tuple[float, str]]] = {name: [] for name in asked}
    for _ in range(TRIES):
        is_over = False
        async with await Party.begin(house.address, 2) as party:
            deciding = asyncio.create_task(decide(party))
            held: dict[str, list[tuple[float, str]]] = {}
            for name, ask in asked.items():
                began = time.monotonic()
                await ask()
                held[name] = [step for step in steps_since(notes, began) if step[0] >= LONGEST_STEP]
            is_over = True
            assert await deciding >= DECISIONS
        # What else the machine does only adds to what a step takes. What takes long by itself does so every time, in a
        # house that has just opened.
        doubtful = {name: held[name] for name in doubtful if held[name]}
        if not doubtful:
            return
        await asyncio.to_thread(house.restart)
    pytest.fail(f"the others wait: {doubtful}")


def steps_since(notes: Path, moment: float) -> list[tuple[float, str]]:
    """Return the steps of the loop that took long since some moment: their milliseconds, and what they were."""
    if not notes.exists():
        return []
    noted = [line.split(" ", 2) for line in notes.read_text().splitlines()]
    others = [note for note in noted if not any(name in note[2] for name in DECIDING)]
    return [(float(took), what) for at, took, what in others if float(at) >= moment]


@pytest.mark.slow
@pytest.mark.waits
@run_async
async def test_nothing_asked_of_a_long_table_holds_the_others(house: House) -> None:
    await demand_short_steps(house)


@pytest.mark.slow
@pytest.mark.waits
@run_async
async def test_nothing_asked_of_a_long_table_holds_the_others_on_postgresql(
    database: str, start_house: MakeHouse
) -> None:
    await demand_short_steps(start_house(database=database))


@pytest.mark.slow
@pytest.mark.waits
@run_async
async def test_clocks_and_bots_do_not_wait_until_long_tables_are_read(tmp_path: Path) -> None:
    ahead = tmp_path / "ahead"
    ahead.write_text("0")
    house = House(tmp_path)
    house.command = [sys.executable, shifted_server.__file__, str(ahead)]
    with house:
        clocks: Json = {"pace": {"kind": "live", "minutes": 5, "increment": 0}, "late": "bot"}
        ada, long = await played_for_hours(house, LENGTH, False, False, False, **clocks)
        short = (await ada.make_table([ME, me("Bo")], **clocks))["id"]
        await ada.start(short)
        # Everybody runs out of time, at the long tables first, and the house was not closed for long.
        await asyncio.to_thread(house.stop)
        await asyncio.to_thread(house.rows, "update pulse set seen = seen + 86400")
        ahead.write_text("86400")
        await asyncio.to_thread(house.start)
        async with asyncio.timeout(PATIENCE):
            while (await ada.get(f"/api/tables/{short}"))["number"] == 0:
                await asyncio.sleep(0.01)
            assert [(await ada.get(f"/api/tables/{table}"))["number"] for table in long] == [LENGTH] * 3
            # They are looked after too, all of them beside one another.
            for table in long:
                while (await ada.get(f"/api/tables/{table}"))["number"] == LENGTH:
                    await asyncio.sleep(0.1)
