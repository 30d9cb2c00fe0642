"""One bad table stops nobody: it is set aside, its people and the host are told why, and all others go on."""

import asyncio
import json

import pytest
from tests.house.client import ME, OPEN, ActRefused, Json, Person, Player, Refusal, bot
from tests.house.fixtures import MakeHouse
from tests.house.playing import Party, run_async
from tests.house.server import House
from tests.house.storm import LONGEST_SILENCE
from tests.samples import SOME_GAME

from bedesten.core.registry import find_game

pytestmark = pytest.mark.slow

RULES = find_game(SOME_GAME).rules_version
OTHER_COMPONENTS = """update tables set start = replace(start, '"components": "{}"', '"components": "{}"')"""
SPOILT = {
    "other-rules": f"""update tables set start = replace(start, '"rules": {RULES}', '"rules": 99') where id = '{{}}'""",
    "other-components": OTHER_COMPONENTS.format("", "5eaf") + " where id = '{}'",
    "damaged": """update entries set notation = 'move nowhere' where number = 1 and "table" = '{}'""",
    "damaged start": "update tables set start = '[]' where id = '{}'",
    "damaged number": """update entries set number = 77 where number = 1 and "table" = '{}'""",
}


@pytest.fixture
def house(either_database: str, start_house: MakeHouse) -> House:
    """A house on either database."""
    return start_house(database=either_database)


def set_aside(house: House) -> list[Json]:
    """Return what the host was told of tables that were set aside."""
    lines = [json.loads(line) for line in house.log_text().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == "a table is set aside"]


async def change(house: House, *statements: str) -> None:
    """Close the house, change what is stored, and open it again."""
    await asyncio.to_thread(house.stop)
    for statement in statements:
        await asyncio.to_thread(house.rows, statement)
    await asyncio.to_thread(house.start)


async def played(person: Person, **fields: str) -> str:
    """Make a table with a bot, start it and let its maker decide once."""
    made = await person.make_table([ME, bot("random")], **fields)
    await person.start(made["id"])
    async with await Player.sit(person, made["id"], 0) as player:
        await player.turn()
        await player.act()
    return str(made["id"])


@run_async
async def test_tables_that_cannot_be_loaded_stop_nobody(house: House) -> None:
    ada = await Person.arrive(house.address)
    bad = {await played(ada): code for code in SPOILT}
    late = await Party.begin(house.address, 2, pace={"kind": "live", "minutes": 0.1, "increment": 0}, late="bot")
    bots = await Party.begin(house.address, 1, ["random"])
    spoils = [SPOILT[code].format(table) for table, code in bad.items()]
    # They have been due for longest: whoever sweeps comes to them first.
    due = [f"update tables set due = 1 where id = '{table}'" for table in bad]
    await change(house, *spoils, *due)

    # The clocks and the bots of the others go on.
    for party in (late, bots):
        for player in party.players:
            await player.reconnect()
    await late.players[0].seen(1)
    assert late.players[0].moments[0]["kind"] == "bot"
    await bots.play(until=20)

    # Their people are told why; lists show them as they were.
    listed = {table["id"]: table for table in await ada.tables("mine")}
    assert listed.keys() == bad.keys()
    async with await ada.socket() as socket:
        for table, spoilt in bad.items():
            code = spoilt.partition(" ")[0]
            messages = set()
            for request in (ada.moments(table), ada.record(table), ada.leave(table), ada.continue_from(table, 0)):
                with pytest.raises(Refusal) as refused:
                    await request
                assert (refused.value.status, refused.value.code) == (409, code)
                messages.add(refused.value.message)
            with pytest.raises(ActRefused) as unseen:
                await Player.sit(ada, table, 0, socket=socket)
            assert unseen.value.code == code
            assert {unseen.value.answer["message"]} == messages
            await socket.send("act", table=table, seat=0, number=2, client=f"c-{table}", action="end")
            assert (await socket.expect("error", client=f"c-{table}"))["code"] == code
    reasons = {line["table"]: line["reason"] for line in set_aside(house)}
    assert f"this house plays version {RULES}" in reasons[next(iter(bad))]

    # The host was told once of each, however often the tables were swept and asked for.
    assert sorted(line["table"] for line in set_aside(house)) == sorted(bad)

    # Who sits there can go for good, and whoever made them can make others.
    await ada.delete()
    for party in (late, bots):
        await party.close()


UNSHOWN = {
    "options": "update tables set options = 'null' where id = '{}'",
    "pace": "update tables set pace = 'slow' where id = '{}'",
    "seat": "update tables set waiting = 9 where id = '{}'",
    "winners": "update tables set winners = 'all' where id = '{}'",
    "seats": """delete from seats where "table" = '{}'""",
    "name": """update seats set name = x'ff' where "table" = '{}'""",
}
CHANGED = {
    "no start": "update tables set start = null where id = '{}'",
    "one seat": """delete from seats where seat = 1 and "table" = '{}'""",
    "name": """update seats set name = 'Eve' where seat = 0 and "table" = '{}'""",
    "terms": """update tables set start = replace(start, '"terms": "', '"terms": "0') where id = '{}'""",
    "seeds": """update tables set start = replace(start, 'tulip', 'daisy') where id = '{}'""",
    "time": """update entries set at = 1e300 where number = 1 and "table" = '{}'""",
}


@run_async
async def test_a_table_that_cannot_be_shown_is_in_the_way_of_no_list(house: House) -> None:
    ada, eve = await Person.arrive(house.address), await Person.arrive(house.address)
    bad = {await played(ada, visibility="public", seed="tulip"): spoil for spoil in (UNSHOWN | CHANGED).values()}
    good = await played(ada, visibility="public")
    await change(house, *(spoil.format(table) for table, spoil in bad.items()))
    unshown = {table for table, spoil in bad.items() if spoil in UNSHOWN.values()}
    assert {table["id"] for table in await eve.tables("playing")} == bad.keys() - unshown | {good}
    # Those whose they are find all of them.
    for _ in range(2):
        mine = {table["id"]: table["set_aside"] for table in await ada.tables("mine")}
        assert mine.keys() == bad.keys() | {good}
        assert {table for table, code in mine.items() if code == "damaged"} >= unshown
        assert mine[good] is None
    for table in bad:
        with pytest.raises(Refusal) as refused:
            await eve.moments(table)
        assert (refused.value.status, refused.value.code) == (409, "damaged")
        assert await eve.status("GET", f"/api/tables/{table}") == (409 if table in unshown else 200)
    assert sorted(line["table"] for line in set_aside(house)) == sorted(bad)
    mine = {table["id"]: table["set_aside"] for table in await ada.tables("mine")}
    assert mine == dict.fromkeys(bad, "damaged") | {good: None}
    async with await Player.sit(ada, good, 0) as player:
        await player.play(most=3)


@run_async
async def test_strangers_learn_nothing_of_a_table_that_is_set_aside(house: House) -> None:
    """To them it is as if there were no such table, as it is with one that can be played."""
    ada, eve = await Person.arrive(house.address), await Person.arrive(house.address)
    table = await played(ada, visibility="private")
    await change(house, SPOILT["other-rules"].format(table))
    asked: list[Json] = [
        {"kind": "act", "client": "c", "seat": 0, "number": 2, "action": "end"},
        {"kind": "undo", "client": "c", "seat": 0, "number": 2},
        {"kind": "why", "client": "c", "seat": 0, "action": "end"},
        {"kind": "watch", "seat": None, "since": None},
        {"kind": "chat", "client": "c", "text": "hello"},
    ]
    async with await eve.socket() as socket, await ada.socket() as own:
        for fields in asked:
            answers = []
            for which in (table, "no-such-table"):
                await socket.send(**fields, table=which)
                answer = await socket.expect("error", table=which)
                answers.append({**answer, "table": ""})
            assert answers[0] == answers[1]
            assert answers[0]["code"] == "not-found"
        # Who sits there is told.
        await own.send("act", table=table, seat=0, number=2, client="c", action="end")
        assert (await own.expect("error", table=table))["code"] == "other-rules"
    for path in ("", "/moments", "/record", "/replay/0", "/story", "/chat"):
        assert await eve.status("GET", f"/api/tables/{table}{path}") == 404
    for path in ("/leave", "/return", "/start"):
        assert await eve.status("POST", f"/api/tables/{table}{path}") == 404


@run_async
async def test_with_the_right_values_a_table_goes_on(house: House) -> None:
    """What is set aside is not touched: once the house can read it again, it goes on where it was."""
    ada = await Person.arrive(house.address)
    table = await played(ada)
    await change(house, SPOILT["other-components"].format(table))
    with pytest.raises(Refusal):
        await ada.moments(table)
    await change(house, OTHER_COMPONENTS.format("5eaf", "") + f" where id = '{table}'")
    async with await Player.sit(ada, table, 0) as player:
        assert player.number >= 1
        await player.play(most=3)


@run_async
async def test_a_table_that_is_damaged_while_it_is_played_says_so_to_those_who_watch(
    database: str, start_house: MakeHouse
) -> None:
    house = start_house(database=database)
    async with await Party.begin(house.address, 2) as bad, await Party.begin(house.address, 2) as good:
        await (await bad.mover()).act()
        await bad.quiet()
        number = bad.players[0].number + 1
        spoil = f"""
            insert into entries ("table", number, kind, seat, notation, at)
            values ('{bad.table}', {number}, 'action', 0, 'fly away', 0)
        """
        await asyncio.to_thread(house.rows, spoil)
        await asyncio.to_thread(house.rows, f"select pg_notify('bedesten', 'entry:{bad.table}:{number}')")
        for player in bad.players:
            told = await player.socket.expect("error", table=bad.table, timeout=LONGEST_SILENCE)
            assert told["code"] == "damaged"
            assert f"entry {number} is damaged" in told["message"]
        await good.play(until=20)
    assert len(set_aside(house)) == 1


@run_async
async def test_a_seat_that_went_to_somebody_else_at_the_start_does_not_lend_its_eyes(house: House) -> None:
    """Seats are dealt anew at the start: who watched seat 0 before sees nothing with the eyes of its new owner."""
    for _ in range(6):
        ada, bo = await Person.arrive(house.address), await Person.arrive(house.address)
        made = await ada.make_table([ME, OPEN], order="random")
        async with await ada.socket() as socket:
            await socket.send("watch", table=made["id"], seat=0, since=None)
            await socket.expect("table")
            await socket.send("ping", client="p")
            await socket.expect("pong")
            await bo.join(made["id"], 1)
            started = await ada.start(made["id"])
            await socket.until(
                lambda: next(
                    (m for m in socket.unread if m["type"] == "table" and m["table"]["phase"] == "playing"), None
                )
            )
            mine = [seat["seat"] for seat in started["seats"] if seat["mine"]]
            shown = [message["seat"] for message in socket.unread if message["type"] == "position"]
            assert set(shown) <= set(mine)
