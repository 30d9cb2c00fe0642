"""Tables of Istanbul that begin at a position: what the house makes of their options and of the end of a turn."""

import asyncio

import pytest

from tests.house.client import ME, Person, bot
from tests.house.playing import Party, run_async
from tests.house.server import House

pytestmark = pytest.mark.slow


@run_async
async def test_a_turn_ends_by_itself_only_for_who_wants_it(shared_house: House) -> None:
    async with await Party.begin(shared_house.address, 2, position={"players": {"red": {}, "yellow": {}}}) as party:
        _, quick = party.players
        await quick.person.change(automatic_end=True)
        asked = ended = 0
        while asked < 2 or ended < 2:
            player = await party.mover()
            before = player.number
            if player.actions != ["end"]:
                await player.act(next((action for action in player.actions if action in ("skip", "stop")), None))
            elif player is quick:
                await player.seen(before + 1)
                assert player.moments[before]["action"] == "end"
                ended += 1
            else:
                await asyncio.sleep(0.05)
                assert player.number == before
                await player.act()
                asked += 1


@run_async
async def test_the_options_of_a_table_are_those_of_its_position(shared_house: House) -> None:
    layout = [[row * 5 + column for column in range(1, 6)] for row in (4, 3, 2, 1, 0)]
    position = {"rules": "great-bazaar", "layout": layout, "players": {"red": {}, "yellow": {}}}
    async with await Person.arrive(shared_house.address) as host:
        made = await host.make_table([ME, bot("greedy")], position=position, options={"rules": "base"})
        assert (made["options"]["rules"], made["options"]["cards"]) == ("great-bazaar", "new")
        assert made["options"]["layout"] == "/".join(".".join(map(str, row)) for row in layout)


@run_async
async def test_who_holds_a_hidden_card_is_asked_whether_it_can_be_played_or_not(shared_house: House) -> None:
    """Otherwise the others would learn of a card by seeing that somebody is asked."""
    position = {"players": {"red": {"hand": ["palace-again"]}, "yellow": {"hand": ["palace-again"]}}}
    async with await Party.begin(shared_house.address, 2, position=position) as party:
        for player in party.players:
            await player.person.change(automatic_end=True)
        asked = 0
        while asked < 2:
            player = await party.mover()
            before = player.number
            if player.actions == ["end"]:
                await asyncio.sleep(0.05)
                assert player.number == before
                asked += 1
            await player.act(next((action for action in player.actions if action in ("skip", "stop")), None))
