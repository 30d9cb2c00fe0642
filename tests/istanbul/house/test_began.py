"""A table says where it began: before one sits down, in lists, in its record during and after play, in the verdict."""

import asyncio
import json

import pytest

from bedesten.core.fairness import verify
from bedesten.core.record import Record
from bedesten.house.names import GONE
from bedesten.house.shown import may_be_rated
from tests.house.client import ME, OPEN, Json, Person, Player, bot, run
from tests.house.fixtures import MakeHouse
from tests.house.playing import Party
from tests.house.server import House
from tests.samples import SOME_GAME

GRID = "16.2.3.4/5.6.7.8/9.10.11.12/13.14.15.1"
POSITION: Json = {"players": {"red": {}, "yellow": {}}}
FACTS = ("began", "may_be_rated")


def facts(table: Json) -> tuple[object, ...]:
    return tuple(table[name] for name in FACTS)


@pytest.mark.parametrize(
    ("fields", "began"),
    [
        ({"position": None, "continues": None, "options": "{}"}, "start"),
        ({"position": "{}", "continues": None, "options": "{}"}, "position"),
        ({"position": None, "continues": "t1", "options": "{}"}, "fork"),
        ({"position": None, "continues": None, "options": json.dumps({"layout": GRID})}, "set-up"),
    ],
)
def test_a_table_that_began_elsewhere_can_never_be_rated(fields: Json, began: str) -> None:
    assert may_be_rated({"game": SOME_GAME, **fields}) is (began == "start")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fields", "began"),
    [({}, "start"), ({"position": POSITION}, "position"), ({"options": {"layout": GRID}}, "set-up")],
)
def test_where_a_table_begins_is_known_before_anybody_sits_down(shared_house: House, fields: Json, began: str) -> None:
    async def main() -> None:
        host = await Person.arrive(shared_house.address)
        guest = await Person.arrive(shared_house.address)
        made = await host.make_table([ME, OPEN], visibility="public", **fields)
        listed = next(table for table in await guest.tables("open") if table["id"] == made["id"])
        expected = (began, began == "start")
        assert facts(made) == facts(listed) == facts(await guest.table(made["id"])) == expected
        assert made["terms"] is None
        await guest.join(made["id"], seed="rose")
        started = await host.start(made["id"])
        assert facts(started) == expected
        assert len(started["terms"]) == 64
        lines = (await guest.record(made["id"])).splitlines()
        assert f"began: {began}" in lines
        assert f"commitment: {made['commitment']}" in lines
        assert f"terms: {started['terms']}" in lines

    run(main())


@pytest.mark.slow
def test_a_fork_says_of_which_table_and_its_record_is_proved_from_there(shared_house: House) -> None:
    async def main() -> tuple[str, Json]:
        async with await Party.begin(shared_house.address, 1, ["greedy"]) as party:
            await party.play(12)
            person = party.players[0].person
            fork = await person.continue_from(party.table, 6)
            assert facts(fork) == ("fork", False)
            assert fork["continues"] == {"table": party.table, "number": 6}
            assert f"began: fork {party.table} 6" in (await person.record(fork["id"])).splitlines()
            again = await Player.sit(person, fork["id"], 0)
            await again.play()
            await again.close()
            return await person.record(fork["id"]), await person.table(fork["id"])

    text, fork = run(main())
    verdict = verify(Record.read(text), fork["commitment"], fork["terms"])
    assert verdict.began == f"fork {fork['continues']['table']} 6"
    assert not verdict.seats_by_luck
    assert any("that of table" in claim for claim in verdict.unproved)
    assert any("no player has added a text" in claim for claim in verdict.unproved)


@pytest.mark.slow
def test_who_leaves_for_good_leaves_a_record_without_their_name(shared_house: House) -> None:
    async def main() -> tuple[str, str, Json, str]:
        host = await Person.arrive(shared_house.address)
        guest = await Person.arrive(shared_house.address)
        made = await host.make_table([ME, OPEN, bot("greedy")], order="random", seed="tulip")
        await guest.join(made["id"], seed="rose")
        table = await host.start(made["id"])
        await guest.leave(made["id"])
        mine = next(seat["seat"] for seat in table["seats"] if seat["mine"])
        player = await Player.sit(host, made["id"], mine)
        await player.play()
        await player.close()
        whole = await host.record(made["id"])
        name = guest.name
        await guest.delete()
        while name in (rest := await host.record(made["id"])):
            pass
        return whole, rest, await host.table(made["id"]), name

    whole, rest, table, name = run(main())
    assert f": {name}\n" in whole
    seat = next(seat["seat"] for seat in table["seats"] if seat["name"] == GONE)
    for text, removed in ((whole, []), (rest, [f"the name of seat {seat}: it was removed"])):
        verdict = verify(Record.read(text), table["commitment"], table["terms"])
        assert verdict.seats_by_luck
        assert [claim for claim in verdict.unproved if claim.startswith("the name")] == removed


@pytest.mark.slow
def test_a_table_made_before_headers_were_bound_keeps_the_luck_it_was_committed_to(
    either_database: str, start_house: MakeHouse
) -> None:
    house = start_house(database=either_database)

    async def main() -> tuple[str, Json]:
        person = await Person.arrive(house.address)
        made = await person.make_table([ME, bot("greedy")], seed="tulip")
        await asyncio.to_thread(house.stop)
        await asyncio.to_thread(house.rows, "update seats set salt = null")
        await asyncio.to_thread(house.start)
        table = await person.start(made["id"])
        assert (table["terms"], table["commitment"]) == (None, made["commitment"])
        player = await Player.sit(person, made["id"], 0)
        await player.play()
        await player.close()
        return await person.record(made["id"]), made

    text, made = run(main())
    assert "\nfair:" not in text
    verdict = verify(Record.read(text), made["commitment"])
    assert any(claim.startswith("names, and any other line of the header") for claim in verdict.unproved)
