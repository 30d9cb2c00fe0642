"""Nobody goes deaf: after a failed write or a lost connection, open sockets hear all that they missed.

The database itself is killed in test_kill.py.
"""

import asyncio
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import pytest
from tests.house.client import ME, OPEN, ActFailed, Person, Player, Refusal, bot
from tests.house.fixtures import MakeHouse
from tests.house.playing import Party, run_async
from tests.house.postgres import CUT, CUT_NEWS, Postgres, fetch
from tests.house.server import House
from tests.house.storm import LONGEST_SILENCE

pytestmark = pytest.mark.slow

FULL = """
create function full_disk() returns trigger language plpgsql as
'begin raise exception ''could not extend file'' using errcode = ''53100''; end'
"""


@pytest.fixture
def two_houses(database: str, start_house: MakeHouse) -> tuple[House, House]:
    """One house with two server processes, and a database that can be told to be full."""
    houses = start_house(database=database), start_house(database=database)
    fetch(database, FULL)
    return houses


async def ask(house: House, statement: str) -> None:
    """Say something to the database."""
    await asyncio.to_thread(house.rows, statement)


@asynccontextmanager
async def full_database(house: House) -> AsyncIterator[None]:
    """Let nobody write entries."""
    await ask(house, "create trigger full_disk before insert on entries execute function full_disk()")
    try:
        yield
    finally:
        await ask(house, "drop trigger full_disk on entries")


@contextmanager
def full_disk(house: House) -> Iterator[None]:
    """Let the house write to no file."""
    (worker,) = house.workers()
    before = worker.rlimit(resource.RLIMIT_FSIZE)
    worker.rlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        worker.rlimit(resource.RLIMIT_FSIZE, before)


async def at(person: Person, house: House, table: str, seat: int | None) -> Player:
    """Let somebody look from another process."""
    tab = person.second_tab()
    tab.address = house.address
    return await Player.sit(tab, table, seat)


@run_async
async def test_after_a_failed_write_the_listeners_hear_of_what_others_store(two_houses: tuple[House, House]) -> None:
    here, there = two_houses
    async with await Party.begin(there.address, 2) as party:
        lurker = await at(party.players[0].person, there, party.table, None)
        for _ in range(3):
            mover = await party.mover()
            elsewhere = await at(mover.person, here, party.table, mover.seat)
            async with full_database(here):
                with pytest.raises(ActFailed) as failed:
                    await mover.act()
            assert failed.value.code == "database"
            # What was not stored is said elsewhere; it comes to those who were here when it failed.
            number = await elsewhere.act()
            for player in (*party.players, lurker):
                await player.seen(number, LONGEST_SILENCE)
            mover.pending = None
            mover.said.clear()


@run_async
async def test_what_could_not_be_stored_is_done_once_when_it_is_said_again(two_houses: tuple[House, House]) -> None:
    async with await Party.begin(two_houses[0].address, 2) as party:
        mover = await party.mover()
        async with full_database(two_houses[0]):
            with pytest.raises(ActFailed):
                await mover.act()
        await mover.say_again()
        number = await mover.settled()
        await party.quiet()
        assert [moment["number"] for moment in await mover.person.moments(party.table)] == list(range(1, number + 1))


@run_async
async def test_a_full_disk_under_sqlite_costs_nobody_anything(house: House) -> None:
    async with await Party.begin(house.address, 2, ["random"]) as party:
        lurker = await at(party.players[0].person, house, party.table, None)
        for _ in range(3):
            mover = await party.mover()
            with full_disk(house), pytest.raises(ActFailed) as failed:
                await mover.act()
            assert failed.value.code == "database"
            await mover.say_again()
            number = await mover.settled()
            await lurker.seen(number, LONGEST_SILENCE)
        await party.play(until=lurker.number + 20)


@pytest.mark.parametrize("cut", [CUT_NEWS, CUT], ids=["news", "every connection"])
@run_async
async def test_what_is_stored_while_a_worker_is_cut_off_is_heard(two_houses: tuple[House, House], cut: str) -> None:
    here, there = two_houses
    async with await Party.begin(here.address, 2) as party:
        lurker = await at(party.players[0].person, there, party.table, None)
        number = 0
        for _ in range(5):
            mover = await party.mover()
            await ask(here, cut)
            try:
                number = await mover.act()
            except ActFailed:
                await mover.say_again()
                number = await mover.settled()
            await lurker.seen(number, LONGEST_SILENCE)
        assert [moment["number"] for moment in lurker.moments] == list(range(1, number + 1))


@run_async
async def test_without_its_database_the_house_says_so_and_then_goes_on(
    own_postgres: Postgres, own_database: str, start_house: MakeHouse
) -> None:
    house = start_house(database=own_database)
    ada = await Person.arrive(house.address)
    made = await ada.make_table([ME, bot("random")])
    async with await ada.socket() as socket:
        await asyncio.to_thread(own_postgres.kill)
        async with asyncio.timeout(LONGEST_SILENCE):
            while await ada.status("GET", "/health") == 200:  # what it said last is good for a second
                await asyncio.sleep(0.05)
        for request in (ada.get("/health"), ada.make_table([ME, OPEN]), ada.start(made["id"])):
            with pytest.raises(Refusal) as refused:
                await request
            assert (refused.value.status, refused.value.code) == (503, "database")
        await socket.send("watch", table=made["id"], seat=None, since=None)
        assert (await socket.expect("error", table=made["id"]))["code"] == "database"
        await asyncio.to_thread(own_postgres.start)
        await ada.start(made["id"])
        await (await Player.sit(ada, made["id"], 0, socket=socket)).play(most=3)
    assert not await asyncio.to_thread(house.rows, "select 1 from tables where phase = 'open'")


@run_async
async def test_chat_seats_and_starts_are_not_missed_either(two_houses: tuple[House, House]) -> None:
    here, there = two_houses
    ada, bo = await Person.arrive(here.address), await Person.arrive(here.address)
    made = await ada.make_table([ME, OPEN])
    table = made["id"]
    tab = ada.second_tab()
    tab.address = there.address
    async with await tab.socket() as socket:
        await socket.send("watch", table=table, seat=None, since=None)
        await socket.expect("table")
        for word in ("one", "two", "three"):
            await ask(here, CUT_NEWS)
            await ada.say(table, word)
            line = await socket.expect("chat", table=table, timeout=LONGEST_SILENCE)
            assert line["line"]["text"] == word
        await ask(here, CUT_NEWS)
        await bo.join(table, 1)
        await socket.until(
            lambda: next((m for m in socket.unread if m["type"] == "table" and m["table"]["seats"][1]["name"]), None),
            LONGEST_SILENCE,
        )
        await ask(here, CUT_NEWS)
        await ada.start(table)
        position = await socket.expect("position", table=table, timeout=LONGEST_SILENCE)
        assert position["position"]["number"] == 1


@run_async
async def test_who_was_logged_out_everywhere_while_a_worker_was_cut_off_is_sent_away(
    two_houses: tuple[House, House],
) -> None:
    here, there = two_houses
    ada = await Person.arrive(here.address)
    tab = ada.second_tab()
    tab.address = there.address
    async with await tab.socket() as socket:
        await ask(here, CUT_NEWS)
        await ada.logout(everywhere=True)
        await socket.until(lambda: True if socket.closed else None, LONGEST_SILENCE)
