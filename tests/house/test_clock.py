"""Clocks may jump: one that is set, or two that differ, cost nobody their name, their session or their time."""

import asyncio
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import select
from tests.house import shifted_server
from tests.house.client import ME, OPEN, PATIENCE, Person, Player
from tests.house.playing import Party, run_async
from tests.house.server import House
from tests.house.small_house import Clock, SmallHouse, standing_clock
from tests.house.test_history import START
from tests.house.test_people import pass_days

from bedesten.house import clock
from bedesten.house.history import History, Pace
from bedesten.house.people import DAY, IDLE_DAYS, purge_guests
from bedesten.house.pulse import PULSE_SECONDS
from bedesten.house.schema import people

AHEAD = 100.0
"""Seconds between two clocks: more than any test takes, so that what is lost is seen."""

LIVE = {"kind": "live", "minutes": 10, "increment": 0}
LIVE_SECONDS = 600.0


class Shifted(House):
    """A house on a machine whose clock is wrong by some seconds."""

    def __init__(self, folder: Path, name: str, *words: str, **settings: object) -> None:
        super().__init__(folder, **settings)  # type: ignore[arg-type]
        self.file = folder / f"shift-{name}"
        self.shift(0)
        self.command = [sys.executable, shifted_server.__file__, str(self.file), *words]

    def shift(self, seconds: float) -> None:
        """Set the clock."""
        new = self.file.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self.file)


@pytest.fixture
def hours() -> Iterator[Clock]:
    with standing_clock() as ours:
        yield ours


@pytest.fixture
def small(tmp_path: Path) -> Iterator[SmallHouse]:
    with SmallHouse(tmp_path) as house:
        yield house


# A table


def clocked() -> History:
    return History(replace(START, pace=Pace("live", minutes=10)))


def act(history: History, at: float) -> None:
    seat = history.seat
    assert seat is not None
    history.accept(history.act(seat, history.game.lexicon.say(history.state.actions()[0]), at))


def test_a_clock_that_is_set_back_takes_no_time_from_anybody() -> None:
    history = clocked()
    act(history, START.at + 10)
    act(history, START.at - 3600)
    act(history, START.at + 20)
    assert [entry.at for entry in history.entries] == [START.at + 10, START.at + 10, START.at + 20]
    assert sum(600 - left for left in history.current.clock.left) == pytest.approx(20)


def test_handing_over_and_taking_back_do_not_set_the_time_back_either() -> None:
    history = clocked()
    act(history, START.at + 10)
    assert history.to_bot(0, "medium", START.at).entry.at == START.at + 10
    assert history.to_person(0, START.at).entry.at == START.at + 10
    assert history.undo(0, START.at).entry.at == START.at + 10


GAPS = [(START.at + 5, START.at + 3605), (START.at + 4000, START.at + 4100)]


@pytest.mark.parametrize(
    ("since", "until", "lost"),
    [(0, 5, 0), (0, 3605, 3600), (0, 105, 100), (3600, 3700, 5), (3605, 4000, 0), (0, 5000, 3700), (5000, 9000, 0)],
)
def test_time_that_nobody_has_seen_is_left_out(
    monkeypatch: pytest.MonkeyPatch, since: float, until: float, lost: float
) -> None:
    monkeypatch.setattr(clock, "_gaps", GAPS)
    assert clock.unseen(START.at + since, START.at + until) == lost


def test_time_that_nobody_has_seen_is_on_nobodys_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "_gaps", GAPS)
    history = clocked()
    assert history.current.deadline(START.at + 3610) == START.at + 600 + 3600
    act(history, START.at + 3610)
    act(history, START.at + 3620)
    assert sum(600 - left for left in history.current.clock.left) == pytest.approx(20)
    # Whoever reads what is stored need not know why.
    monkeypatch.setattr(clock, "_gaps", [])
    assert History(history.start, history.entries).current.clock == history.current.clock


def test_time_that_nobody_has_seen_does_not_shorten_the_days_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "_gaps", GAPS)
    history = History(replace(START, pace=Pace("days", days=3)))
    end = START.at + 3 * DAY + 3700
    assert history.current.deadline(START.at + 5000) == end
    act(history, START.at + 5000)
    assert history.current.turn == (0, 1)
    monkeypatch.setattr(clock, "_gaps", [])
    assert History(history.start, history.entries).current.deadline(START.at + 5000) == end


# People


def test_a_clock_that_is_set_back_ends_no_session(small: SmallHouse, hours: Clock) -> None:
    visitor = small.guest("Ayşe")
    for seconds in (-5, -3600, -40 * DAY):
        hours.set(seconds)
        assert visitor.get("/api/me").json()["name"] == "Ayşe"


def test_a_link_that_confirms_an_address_is_good_on_a_clock_that_is_behind(tmp_path: Path, hours: Clock) -> None:
    with SmallHouse(tmp_path, smtp="smtp://mail.example.org:25", mail_from="house@example.org") as house:
        visitor = house.guest("Ayşe")
        assert visitor.patch(email="ayse@example.org").status_code == 200
        token = house.mails[-1][2]
        hours.set(-5)
        assert visitor.get("/api/me/confirm-email", params={"token": token}).status_code == 200


def guests(house: SmallHouse) -> set[str]:
    return {row["name"] for row in house.execute(select(people.c.name))}


@pytest.mark.parametrize("jump", [40 * DAY, 4000 * DAY, -40 * DAY])
def test_a_clock_that_is_wrong_by_days_deletes_nobody(small: SmallHouse, hours: Clock, jump: float) -> None:
    small.guest("Old")
    pass_days(small, hours, 20)
    small.guest("Ayşe")
    hours.set(jump)
    assert small.run(purge_guests(small.engine)) == 0
    # Whoever comes while it is wrong is stored with the wrong time, and proves nothing by that.
    small.guest("Leyla")
    assert small.run(purge_guests(small.engine)) == 0
    hours.set(-jump)
    assert small.run(purge_guests(small.engine)) == 0
    assert {"Old", "Ayşe", "Leyla"} <= guests(small)


def test_a_house_that_was_closed_for_a_year_waits_for_its_guests(small: SmallHouse, hours: Clock) -> None:
    small.guest("Ayşe")
    hours.wait(365 * DAY)
    pass_days(small, hours, IDLE_DAYS - 1)
    assert small.run(purge_guests(small.engine)) == 0
    pass_days(small, hours, 3)
    assert small.run(purge_guests(small.engine)) == 1
    assert "Ayşe" not in guests(small)


# Workers


def test_the_time_of_the_house_goes_on_without_the_clock_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "_begin", None)
    ticks = 500.0
    monkeypatch.setattr(time, "monotonic", lambda: ticks)
    monkeypatch.setattr(time, "time", lambda: 7.0)
    assert clock.now() == 7.0
    clock.set_by(2_000_000.0, 499.5)
    assert clock.now() == 2_000_000.5
    ticks = 510.0
    assert clock.now() == 2_000_010.5


@pytest.mark.slow
@run_async
async def test_workers_whose_clocks_differ_cost_nobody_anything(database: str, tmp_path: Path) -> None:
    with Shifted(tmp_path, "here", database=database) as here, Shifted(tmp_path, "there", database=database) as there:
        here.stop()
        here.shift(AHEAD)
        here.start()
        ada, bo = await Person.arrive(here.address), await Person.arrive(there.address)
        made = await ada.make_table([ME, OPEN], pace=LIVE)
        await bo.join(made["id"], 1)
        await ada.start(made["id"])
        # Each goes to the other worker in the middle of the game, with the cookie of the first.
        for one, other in ((ada, there), (bo, here)):
            one.address = other.address
            assert (await one.get("/api/me"))["name"] == one.name
        seats = [await Player.sit(ada, made["id"], 0), await Player.sit(bo, made["id"], 1)]
        async with Party(made["id"], made["game"], seats) as party:
            for turn in range(12):
                there.shift(AHEAD if turn % 2 else -AHEAD)
                mover = await party.mover()
                await mover.act()
            await party.quiet()
            shown = party.players[0].position
            assert shown is not None
            assert min(shown["clock"]["left"]) > LIVE_SECONDS - AHEAD / 2
            moments = await party.players[0].person.moments(made["id"])
            times = [moment["at"] for moment in moments]
            assert times == sorted(times)
        for house in (here, there):
            assert "Traceback" not in house.log_text()


@pytest.mark.slow
@run_async
async def test_a_clock_that_jumps_under_sqlite_costs_nobody_anything(tmp_path: Path) -> None:
    with Shifted(tmp_path, "alone") as house:
        async with await Party.begin(house.address, 2, pace=LIVE) as party:
            await (await party.mover()).act()
            house.shift(-AHEAD)
            for player in party.players:
                assert (await player.person.get("/api/me"))["name"] == player.person.name
            await (await party.mover()).act()
            house.shift(0)
            await (await party.mover()).act()
            await party.quiet()
            shown = party.players[0].position
            assert shown is not None
            assert min(shown["clock"]["left"]) > LIVE_SECONDS - AHEAD / 2
        assert "Traceback" not in house.log_text()


async def gaps(house: House) -> list[float]:
    found = await asyncio.to_thread(house.rows, "select until - since from gaps order by since")
    return [float(seconds) for (seconds,) in found]


async def until_gaps(house: House, count: int) -> list[float]:
    """Wait until the house has noticed so many gaps; return how long they are."""
    async with asyncio.timeout(PATIENCE):
        while len(found := await gaps(house)) != count:
            await asyncio.sleep(0.1)
    return found


async def shown_left(party: Party) -> list[float]:
    """Return what is left on the clocks, as each player sees it who comes anew."""
    shown = []
    for player in party.players:
        await player.reconnect()
        assert player.position is not None
        shown.append(player.position["clock"])
    assert len({json.dumps(one) for one in shown}) == 1
    left: list[float] = shown[0]["left"]
    return left


HOUR = 3600.0
SOON = 120.0
"""Seconds that a test takes on a starved machine at most; all jumps are far larger."""

BLITZ = LIVE | {"minutes": 20}
BLITZ_SECONDS = 1200.0


@pytest.mark.slow
@pytest.mark.waits
@run_async
async def test_a_clock_that_is_set_forward_costs_nobody_time_or_a_seat(either_database: str, tmp_path: Path) -> None:
    words = ("database",) if either_database else ()
    with Shifted(tmp_path, "here", *words, database=either_database) as house:
        async with await Party.begin(house.address, 2, pace=BLITZ, late="bot") as party:
            await (await party.mover()).act()
            house.shift(HOUR)
            assert await until_gaps(house, 1) == [pytest.approx(HOUR, abs=SOON)]
            # Whoever looks on is told the new time at once.
            for player in party.players:
                await player.socket.until(partial(is_later, player, HOUR))
            await (await party.mover()).act()
            assert min(await shown_left(party)) > BLITZ_SECONDS - SOON
            # Back again: what was left out is still to come, and is not left out twice.
            house.shift(0)
            async with asyncio.timeout(PATIENCE):
                while sum(await gaps(house)) > SOON:
                    await asyncio.sleep(0.1)
            await (await party.mover()).act()
            assert min(await shown_left(party)) > BLITZ_SECONDS - SOON
            table = await party.players[0].person.table(party.table)
            assert not any(seat["away"] for seat in table["seats"])
        assert "Traceback" not in house.log_text()


def is_later(player: Player, seconds: float) -> bool | None:
    assert player.position is not None
    deadline = player.position["clock"]["deadline"]
    return True if deadline is not None and deadline > time.time() + seconds else None


@pytest.mark.slow
@pytest.mark.waits
@pytest.mark.parametrize("end", ["stop", "kill"])
@run_async
async def test_the_time_for_which_a_house_is_closed_is_on_nobodys_clock(
    end: str, either_database: str, tmp_path: Path
) -> None:
    words = ("database",) if either_database else ()
    with Shifted(tmp_path, "alone", *words, database=either_database) as house:
        async with await Party.begin(house.address, 2, pace=BLITZ, late="bot") as party:
            await (await party.mover()).act()
            table = await party.players[0].person.table(party.table)
            house.stop() if end == "stop" else house.kill()
            house.shift(HOUR)
            house.start()
            assert await gaps(house) == [pytest.approx(HOUR, abs=SOON)]
            later = await party.players[0].person.table(party.table)
            assert later["deadline"] == pytest.approx(table["deadline"] + HOUR, abs=SOON)
            assert min(await shown_left(party)) > BLITZ_SECONDS - SOON
            await (await party.mover()).act()
            assert min(await shown_left(party)) > BLITZ_SECONDS - SOON
        assert "Traceback" not in house.log_text()


@pytest.mark.slow
@pytest.mark.waits
@run_async
async def test_two_workers_leave_out_the_same_time_once(database: str, tmp_path: Path) -> None:
    here = Shifted(tmp_path, "here", "database", database=database)
    there = Shifted(tmp_path, "there", "database", database=database)
    with here, there:
        ada, bo = await Person.arrive(here.address), await Person.arrive(there.address)
        made = await ada.make_table([ME, OPEN], pace=BLITZ, late="bot")
        await bo.join(made["id"], 1)
        await ada.start(made["id"])
        seats = [await Player.sit(ada, made["id"], 0), await Player.sit(bo, made["id"], 1)]
        async with Party(made["id"], made["game"], seats) as party:
            await (await party.mover()).act()
            for house in (here, there):
                house.shift(HOUR)
            assert await until_gaps(here, 1) == [pytest.approx(HOUR, abs=SOON)]
            # Each takes the new time with its next pulse.
            await asyncio.sleep(2 * PULSE_SECONDS)
            assert sum(await gaps(here)) == pytest.approx(HOUR, abs=SOON)
            for _ in range(6):
                await (await party.mover()).act()
            assert min(await shown_left(party)) > BLITZ_SECONDS - SOON
        for house in (here, there):
            assert "Traceback" not in house.log_text()
