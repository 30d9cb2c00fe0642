"""One house on several processes: the same PostgreSQL, news between them, no process that owns a table."""

import asyncio
import time
from collections.abc import Iterator

import psutil
import pytest
from tests.house import fair
from tests.house.client import ME, OPEN, PATIENCE, Json, Person, Player, Socket, bot, run
from tests.house.fixtures import MakeHouse, show_log
from tests.house.playing import Party, run_async
from tests.house.postgres import CUT_NEWS, Postgres
from tests.house.server import House

pytestmark = pytest.mark.slow

SOON = 1.0
"""In how many seconds news of one process must be at the others, as far as the machine lets them run."""


@pytest.fixture(scope="module")
def two_houses(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    """One house with two independent server processes, for tests that kill none of them."""
    folder = tmp_path_factory.mktemp("house")
    with (
        postgres.database() as database,
        House(folder, database=database) as here,
        House(folder, database=database) as there,
    ):
        yield here, there
        for house in (here, there):
            show_log(house)
            assert "Traceback" not in house.log_text()


async def across(houses: tuple[House, House], bots: int = 0) -> Party:
    """Begin a table with one person at each process; it is started at the first."""
    here, there = houses
    ada, bo = await Person.arrive(here.address), await Person.arrive(there.address)
    made = await ada.make_table([ME, OPEN, *[bot("greedy")] * bots])
    await bo.join(made["id"], 1)
    await ada.start(made["id"])
    return Party(made["id"], made["game"], [await Player.sit(ada, made["id"], 0), await Player.sit(bo, made["id"], 1)])


async def with_tabs_elsewhere(houses: tuple[House, House]) -> tuple[Person, Person, Json, list[Socket]]:
    """Make a table at the first process; both people, by seat, have another page open at the second."""
    here, there = houses
    ada, bo = await Person.arrive(here.address), await Person.arrive(here.address)
    made = await ada.make_table([OPEN, ME])
    await bo.join(made["id"], 0)
    tabs = [bo.second_tab(), ada.second_tab()]
    for tab in tabs:
        tab.address = there.address
    return ada, bo, made, [await tab.socket() for tab in tabs]


@pytest.mark.waits
@run_async
async def test_news_crosses_in_well_under_a_second(two_houses: tuple[House, House]) -> None:
    async with await across(two_houses) as party:
        delays: list[float] = []
        for _ in range(40):
            player = await party.mover()
            other = next(one for one in party.players if one is not player)
            number = await player.act()
            began = fair.seconds()
            await other.seen(number)
            delays.append(fair.seconds() - began)
        assert sorted(delays)[len(delays) // 2] < SOON / 4
        assert max(delays) < SOON
        shown = [[moment["number"] for moment in player.moments] for player in party.players]
        assert shown[0] == shown[1]


@run_async
async def test_a_whole_game_across_two_processes(two_houses: tuple[House, House]) -> None:
    async with await across(two_houses, bots=2) as party:
        await party.play()
        # Both processes know of each bot's turn; only one answer counts, and nothing is there twice.
        for player in party.players:
            assert player.is_over
            told = await player.person.moments(party.table)
            assert [moment["number"] for moment in told] == list(range(1, player.number + 1))
        views = [player.position["standing"] for player in party.players]
        assert views[0] == views[1]
        records = {await player.person.record(party.table) for player in party.players}
        assert len(records) == 1


@run_async
async def test_what_is_stored_can_be_looked_at_through_a_process_that_has_not_heard_of_it(
    two_houses: tuple[House, House],
) -> None:
    here, _ = two_houses
    async with await across(two_houses) as party:
        for _ in range(15):
            player = await party.mover()
            other = next(one for one in party.players if one is not player)
            await asyncio.to_thread(here.rows, CUT_NEWS)
            number = await player.act()
            assert (await other.person.replay(party.table, number))["number"] == number + 1
            told = await other.person.moments(party.table, since=number - 1)
            assert [moment["number"] for moment in told] == [number]


@run_async
async def test_who_logs_out_at_one_process_is_out_at_the_other(two_houses: tuple[House, House]) -> None:
    here, there = two_houses
    ada = await Person.arrive(here.address)
    copy = ada.second_tab()
    copy.address = there.address
    async with await copy.socket() as socket:
        await copy.whoami()
        await ada.logout()
        assert (await socket.until_closed()).code == 4401
        # The socket was closed by the news, and the news is all that the other process remembers of its person.
        assert await copy.status("GET", "/api/me") == 401


@pytest.mark.parametrize("is_cut", [False, True], ids=["listening", "cut off"])
@run_async
async def test_a_turn_is_told_at_a_process_that_does_not_hold_the_table(
    two_houses: tuple[House, House], is_cut: bool
) -> None:
    """Whoever looks at another page, through another process, hears of their turn all the same, and once."""
    here, _ = two_houses
    ada, bo, made, elsewhere = await with_tabs_elsewhere(two_houses)

    async def told(seat: int, number: int) -> None:
        await elsewhere[seat].expect("turn", table=made["id"], seat=seat, number=number)
        await elsewhere[seat].send("ping", client="p")
        await elsewhere[seat].expect("pong")
        assert not [message for message in elsewhere[seat].unread if message["type"] == "turn"]

    await ada.start(made["id"])
    first = (await ada.table(made["id"]))["waiting"]  # luck decides who begins
    await told(first, 1)
    party = Party(made["id"], made["game"], [await Player.sit(bo, made["id"], 0), await Player.sit(ada, made["id"], 1)])
    for seat in (1 - first, first, 1 - first):
        if is_cut:
            await asyncio.to_thread(here.rows, CUT_NEWS)
        while (mover := await party.mover()).seat != seat:
            await mover.act()
        await told(seat, mover.number + 1)
    await party.close()


@run_async
async def test_who_goes_on_with_a_turn_is_not_called_again(two_houses: tuple[House, House]) -> None:
    """A process that was cut off looks who must decide, and finds people in the middle of what they were told of."""
    here, _ = two_houses
    ada, bo, made, elsewhere = await with_tabs_elsewhere(two_houses)
    await ada.start(made["id"])
    party = Party(made["id"], made["game"], [await Player.sit(bo, made["id"], 0), await Player.sit(ada, made["id"], 1)])
    mover = await party.mover()
    calls = {(mover.seat, 1)}
    goes_on = 0
    while goes_on < 5 or len(calls) < 5:
        number = await mover.act()
        before, mover = mover, await party.mover()
        if mover is before:
            goes_on += 1
            await asyncio.to_thread(here.rows, CUT_NEWS)
            await asyncio.sleep(1)  # in which both processes listen again, and look
        else:
            assert mover.seat is not None
            calls.add((mover.seat, number + 1))
            await elsewhere[mover.seat].expect("turn", table=made["id"], seat=mover.seat, number=number + 1)
    unread = [message for one in elsewhere for message in one.unread if message["type"] == "turn"]
    assert {(message["seat"], message["number"]) for message in unread} <= calls
    await party.close()


@run_async
async def test_a_turn_is_told_if_it_began_just_before_by_the_clock_of_another_process(
    two_houses: tuple[House, House],
) -> None:
    here, there = two_houses
    ada, bo = await Person.arrive(here.address), await Person.arrive(here.address)
    made = await ada.make_table([OPEN, ME])
    await bo.join(made["id"], 0)
    await ada.start(made["id"])
    first = (await ada.table(made["id"]))["waiting"]
    tab = (bo, ada)[first].second_tab()
    tab.address = there.address
    async with await tab.socket() as socket:
        await asyncio.to_thread(here.rows, CUT_NEWS)
        await socket.expect("turn", table=made["id"], seat=first, number=1)


@run_async
async def test_a_seat_is_played_through_both_processes_at_once(two_houses: tuple[House, House]) -> None:
    async with await across(two_houses, bots=1) as party:
        here = party.players[0]
        tab = here.person.second_tab()
        tab.address = two_houses[1].address
        there = await Player.sit(tab, party.table, 0)
        for turn in range(30):
            player = await party.mover()
            if player is here and turn % 2:
                await there.seen(here.number)
                number = await there.act()
                await here.seen(number)
            else:
                await player.act()
        last = here.number
        await there.seen(last)
        assert there.moments[:last] == here.moments[:last]
        assert there.acknowledged
        await there.close()
        await tab.close()


@run_async
async def test_of_two_at_the_same_moment_one_is_stale(two_houses: tuple[House, House]) -> None:
    """The same decision is answered at both processes at once: one answer is stored, the other is refused."""
    async with await across(two_houses) as party:
        done = refused = 0
        for _ in range(15):
            player = await party.mover()
            sockets = []
            for house in two_houses:
                tab = player.person.second_tab()
                tab.address = house.address
                sockets.append(await tab.socket())
                await tab.close()
            due, action = player.position["number"], player.actions[0]
            words = {"table": party.table, "seat": player.seat, "number": due, "action": action}
            await asyncio.gather(
                *(socket.send("act", client=f"{due}-{name}", **words) for name, socket in enumerate(sockets))
            )
            answers = [(await socket.expect("done", "refused"))["type"] for socket in sockets]
            done, refused = done + answers.count("done"), refused + answers.count("refused")
            for socket in sockets:
                await socket.close()
            await player.seen(due)
        assert (done, refused) == (15, 15)


@run_async
async def test_chat_and_changes_of_a_table_cross(two_houses: tuple[House, House]) -> None:
    here, there = two_houses
    ada, bo = await Person.arrive(here.address), await Person.arrive(there.address)
    async with await bo.socket() as socket:
        await socket.send("lobby", on=True)
        await socket.send("ping", client="p")
        await socket.expect("pong")
        made = await ada.make_table([ME, OPEN], visibility="public")
        await socket.expect("lobby")
        await socket.send("watch", table=made["id"], seat=None, since=None)
        await bo.join(made["id"])
        await ada.say(made["id"], "hello over there")
        line = await socket.expect("chat", table=made["id"])
        assert line["line"]["text"] == "hello over there"
        await ada.start(made["id"])
        position = await socket.expect("position", table=made["id"])
        assert position["position"]["number"] == 1
    await ada.close()
    await bo.close()


@pytest.mark.waits
@run_async
async def test_a_bot_is_asked_again_when_its_process_dies(database: str, start_house: MakeHouse) -> None:
    here, there = start_house(database=database), start_house(database=database)
    person = await Person.arrive(there.address)
    tab = person.second_tab()
    tab.address = here.address
    made = await tab.make_table([ME, *[bot("greedy")] * 4])
    await tab.start(made["id"])
    player = await Player.sit(person, made["id"], 0)
    # The bots follow at the process that stores my last action: say it there, and let that process die.
    while True:
        assert await player.turn()
        async with await tab.socket() as socket:
            words = {"table": made["id"], "seat": 0, "number": player.position["number"]}
            await socket.send("act", client=f"tab-{player.number}", action=player.luck.choice(player.actions), **words)
            number = (await socket.expect("done"))["number"]
            await player.seen(number)
        if not player.is_my_turn:
            break
    await asyncio.to_thread(here.kill)
    assert await player.turn()


@pytest.mark.waits
def test_serve_with_two_workers(database: str, start_house: MakeHouse) -> None:
    house = start_house(database=database, workers=2)
    workers = house.workers()
    assert len(workers) == 2

    async def main() -> None:
        async with await Party.begin(house.address, 3, ["greedy"]) as party:
            await party.play(until=60)
            # A dead worker's people go on at the others, and it is replaced.
            await party.quiet()
            bots = workers[0].children(recursive=True)
            workers[0].kill()
            _, left = await asyncio.to_thread(psutil.wait_procs, bots, 10)
            assert not left, "bots think on for a worker that is dead"
            await asyncio.sleep(0.2)
            for player in party.players:
                if player.socket.closed is not None:
                    await player.reconnect()
            await party.play()
            assert all(player.is_over for player in party.players)

    run(main())
    deadline = time.monotonic() + PATIENCE
    while len(replaced := house.workers()) < 2 and time.monotonic() < deadline:
        time.sleep(0.1)
    assert len(replaced) == 2
    assert workers[0] not in replaced
    family = house.processes()
    assert house.stop() == 0
    assert not any(psutil.pid_exists(process.pid) for process in family)
