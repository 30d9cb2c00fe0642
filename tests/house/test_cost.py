"""What a long table costs: little to look at, and nobody waits while a long history is read."""

import asyncio
import time
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

import pytest
from tests.house.client import ME, OPEN, Person, Refusal
from tests.house.conftest import MakeHouse
from tests.house.long_table import lengthen, undecided
from tests.house.playing import Party, run_async
from tests.house.server import House
from tests.house.test_history import START

from bedesten.house.hall import MOST_MOMENTS
from bedesten.house.history import STRIDE, Entry, History, Pace, Step
from bedesten.house.leaving import moments_for, position_for
from bedesten.house.slices import SLICE, Slices

T = TypeVar("T")

LENGTH = 20_000
LARGEST_WATCH = 300_000
DECISIONS = 12
"""What others decide while somebody reads a long history."""


# Histories


@pytest.mark.parametrize("number", [0, 1, STRIDE - 1, STRIDE, STRIDE + 1, 5 * STRIDE + 7, 400])
def test_a_part_of_a_history_is_what_it_was(number: int) -> None:
    history = History(replace(START, pace=Pace("live", minutes=60)))
    undecided(history, 400)
    past, anew = history.at(number), History(history.start, history.entries[:number])
    assert past.entries == anew.entries
    assert (past.now.clock, past.now.used) == (anew.now.clock, anew.now.used)
    for eye in (None, 0, 1):
        assert position_for(past, eye) == position_for(anew, eye)
        whole = moments_for(history, list(history.walk()), eye)
        assert moments_for(history, history.steps(number), eye) == whole[number:]
    undecided(past, number + 2 * STRIDE)
    assert past.at(number).here.write(past.at(number).state) == past.here.write(anew.state)


def test_a_part_of_a_history_is_folded_from_close_by(monkeypatch: pytest.MonkeyPatch) -> None:
    history = History(START)
    undecided(history, 10 * STRIDE)
    folded: list[int] = []
    consider = History.consider

    def counted(past: History, entry: Entry) -> Step:
        folded.append(entry.number)
        return consider(past, entry)

    monkeypatch.setattr(History, "consider", counted)
    history.at(10 * STRIDE - 1)
    assert len(folded) < STRIDE
    folded.clear()
    history.steps(9 * STRIDE + 5, 9 * STRIDE + 10)
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


# Limits


@pytest.mark.slow
@run_async
async def test_tables_asked_for_at_the_same_time_are_counted(start_house: MakeHouse) -> None:
    ada = await Person.arrive(start_house(tables=3).address)
    asked = await asyncio.gather(*(ada.make_table([ME, OPEN]) for _ in range(15)), return_exceptions=True)
    assert sum(isinstance(one, dict) for one in asked) == 3
    assert {one.status for one in asked if isinstance(one, Refusal)} == {429}


@pytest.mark.slow
@run_async
async def test_tables_asked_for_at_the_same_time_are_counted_on_postgresql(
    database: str, start_house: MakeHouse
) -> None:
    ada = await Person.arrive(start_house(tables=3, database=database).address)
    asked = await asyncio.gather(*(ada.make_table([ME, OPEN]) for _ in range(15)), return_exceptions=True)
    assert sum(isinstance(one, dict) for one in asked) == 3


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


async def long_table(house: House) -> tuple[Person, str]:
    """Return somebody and their table, which has been played for hours; the house does not hold it yet."""
    ada = await Person.arrive(house.address)
    made = await ada.make_table([ME, {**ME, "name": "Bo"}], order="chosen")
    await ada.start(made["id"])
    await asyncio.to_thread(house.stop)
    await asyncio.to_thread(lengthen, house, made["id"], LENGTH)
    await asyncio.to_thread(house.start)
    return ada, made["id"]


async def decide_beside(house: House, reading: Coroutine[Any, Any, T]) -> T:
    """Let two people play at another table while somebody reads; they must not wait until that is done."""
    async with await Party.begin(house.address, 2) as party:
        task = asyncio.create_task(reading)
        for _ in range(DECISIONS):
            await (await party.mover()).act()
        assert not task.done(), "they have waited for whoever reads"
        return await task


@pytest.mark.slow
@run_async
async def test_a_long_table_costs_little(house: House) -> None:
    ada, table = await long_table(house)
    # The first look folds all of it; others play on meanwhile.
    async with await ada.socket() as socket:
        await decide_beside(house, look(ada, table))
        await socket.send("watch", table=table, seat=0, since=None)
        seen = await socket.expect("position", table=table, timeout=60)
        assert max(len(text.encode()) for text in socket.texts) < LARGEST_WATCH
        assert [moment["number"] for moment in seen["moments"]] == list(range(LENGTH - MOST_MOMENTS + 1, LENGTH + 1))
        assert seen["position"]["number"] == LENGTH + 1
    # What came before is there, page by page.
    page = await ada.get(f"/api/tables/{table}/moments", since=0)
    assert [moment["number"] for moment in page["moments"]] == list(range(1, MOST_MOMENTS + 1))
    assert page["more"]
    last = await ada.get(f"/api/tables/{table}/moments", since=LENGTH - MOST_MOMENTS)
    assert last["moments"] == seen["moments"]
    assert not last["more"]
    # So is the record, and nobody waits for it.
    record = await decide_beside(house, ada.record(table))
    assert len(record.splitlines()) > LENGTH


async def look(person: Person, table: str) -> None:
    """Look at a table once."""
    async with await person.socket() as socket:
        await socket.send("watch", table=table, seat=0, since=None)
        await socket.expect("position", table=table, timeout=60)
