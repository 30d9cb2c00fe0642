"""Every game at a table of the house: alone where that is possible, with others, with bots, on both databases."""

import asyncio
from random import Random

import pytest
from tests.every_game import every_game
from tests.house.client import ME, OPEN, ActRefused, Person, Player, Refusal, bot
from tests.house.fixtures import MakeHouse
from tests.house.playing import Party, run_async
from tests.house.server import House
from tests.house.test_notices import Receiver
from tests.house.test_set_aside import change, set_aside
from tests.samples import Samples

from bedesten.core.fairness import verify
from bedesten.core.luck import FastLuck
from bedesten.core.record import Record, replay
from bedesten.core.registry import Game, all_games

SOME = 30
"""How many entries of a game are played that would last for hours."""

LONG = 200
ALONE = [game for game in all_games() if 1 in game.players]


async def play(party: Party, samples: Samples) -> bool:
    """Play a game, to its end if that is near; tell whether it is over."""
    await party.play(SOME if samples.length > LONG else None)
    return party.players[0].is_over


@every_game
@run_async
async def test_a_game_is_played_watched_replayed_and_proved(
    either_database: str, start_house: MakeHouse, samples: Samples
) -> None:
    house, game = start_house(database=either_database), samples.game
    pace = {"kind": "live", "minutes": 60, "increment": 5}
    async with await Party.begin(
        house.address, 2, ["random"], game=game.name, visibility="public", pace=pace, luck=Random(1)
    ) as party:
        spectator = await Player.sit(party.players[0].person, party.table, None)
        is_over = await play(party, samples)
        person = party.players[0].person
        await person.say(party.table, "well played")
        assert [line["text"] for line in await party.players[1].person.chat_lines(party.table)] == ["well played"]
        last = party.players[0].number
        await spectator.seen(last)
        assert [moment["number"] for moment in spectator.moments] == list(range(1, last + 1))
        text = await person.record(party.table)
        if is_over:
            table = await person.table(party.table)
            record = Record.read(text)
            assert game.open_view(replay(record)) == (await person.replay(party.table, last, "all"))["view"]
            assert verify(record, table["commitment"], table["terms"]).began == "start"
        else:
            assert text.startswith("a game in progress")
        fork = await person.continue_from(party.table, last // 2, "random")
        assert fork["game"] == game.name
        again = await Player.sit(person, fork["id"], 0)
        await again.turn()
        await again.close()
        await spectator.close()


@pytest.mark.parametrize("game", ALONE, ids=lambda game: game.name)
@run_async
async def test_who_plays_alone_plays_to_the_end_and_is_proved_fair(
    either_database: str, start_house: MakeHouse, game: Game
) -> None:
    house = start_house(database=either_database)
    async with await Party.begin(house.address, 1, game=game.name, luck=Random(2)) as party:
        (player,) = party.players
        await party.play()
        assert player.is_over
        assert len(player.position["standing"]) == 1
        table = await player.person.table(party.table)
        record = Record.read(await player.person.record(party.table))
        assert verify(record, table["commitment"], table["terms"]).outcomes > 0
        listed = await player.person.tables("mine")
        assert [row["id"] for row in listed] == [party.table]


@pytest.mark.parametrize("game", [game for game in all_games() if game.for_people()], ids=lambda game: game.name)
@run_async
async def test_a_person_who_goes_on_from_a_game_of_bots_plays_as_people_do(shared_house: House, game: Game) -> None:
    """What holds where a person sits holds at every table of a person, whatever game it comes from."""
    options = {option.name: option.default for option in game.options if option.people}
    held, seats = game.for_people(), max(2, game.players[0])
    person = await Person.arrive(shared_house.address)
    bots = await person.make_table([bot("random")] * seats, game=game.name, options=options)
    await person.start(bots["id"])
    while (await person.table(bots["id"]))["phase"] != "over":
        await asyncio.sleep(0.1)
    fork = await person.continue_from(bots["id"], 3, "random", seat=0)
    position = game.write(game.start(seats, FastLuck(1), **options))
    assert game.settings_of(game.read(position)).items() >= options.items()
    begun = await person.make_table([ME, *[bot("random")] * (seats - 1)], game=game.name, position=position)
    for table in (fork, begun):
        assert (await person.table(table["id"]))["options"].items() >= held.items()
        if table is begun:
            await person.start(table["id"])
        player = await Player.sit(person, table["id"], 0)
        assert player.position["view"]["options"].items() >= held.items()
        await player.close()
    with pytest.raises(Refusal, match="where a person plays"):
        await person.make_table([ME, *[bot("random")] * (seats - 1)], game=game.name, options=options)


@every_game
@run_async
async def test_a_game_may_be_named_as_on_the_command_line(shared_house: House, samples: Samples) -> None:
    game = samples.game
    async with await Person.arrive(shared_house.address) as person:
        made = await person.make_table([ME, OPEN], game=game.word.upper(), visibility="public")
        assert (made["game"], made["title"]) == (game.name, game.title)
        for written in (game.name, game.word):
            listed = await person.tables(game=written)
            assert made["id"] in [table["id"] for table in listed]
            assert {table["game"] for table in listed} == {game.name}
        with pytest.raises(Refusal, match="There is no game 'no-such-game'"):
            await person.make_table([ME, OPEN], game="no-such-game")


async def take_back(house: House, game: Game) -> None:
    """Play until something can be taken back, and take it back."""
    async with await Party.begin(house.address, 2, game=game.name, luck=Random(3)) as party:
        # Where an outlook goes on to a choice of the same seat, nothing is left to luck and nothing is hidden. What was
        # dealt may offer no such action: then the game goes on until one is there, and nothing before it to take back.
        while True:
            mover = await party.mover()
            before = mover.position
            certain = [offer["action"] for offer in before["actions"] if offer.get("what") and "stop" not in offer]
            if certain and not before["undo"]:
                break
            await mover.act()
        await mover.act(certain[0])
        assert mover.position["undo"]
        await mover.undo()
        assert (mover.position["view"], mover.position["actions"]) == (before["view"], before["actions"])
        with pytest.raises(ActRefused):
            await mover.undo()


@every_game
@run_async
async def test_a_decision_is_taken_back_if_nothing_was_revealed(
    either_database: str, start_house: MakeHouse, samples: Samples
) -> None:
    await take_back(start_house(database=either_database), samples.game)


@every_game
@run_async
async def test_nobody_is_sent_what_another_seat_decided_with(shared_house: House, samples: Samples) -> None:
    """During play the notation of an action goes to its own seat only: it may name a hidden thing."""
    async with await Party.begin(shared_house.address, 2, game=samples.game.name, luck=Random(4)) as party:
        await party.play(12)
        last = await party.quiet()
        for player in party.players:
            assert len(player.moments) == last
            for moment in player.moments:
                assert (moment["action"] is not None) == (moment["seat"] == player.seat)
            seen = await player.person.record(party.table, eyes=player.seat)
            others = [line for line in seen.splitlines() if " decides" in line]
            assert len(others) == sum(moment["seat"] != player.seat for moment in player.moments)


@every_game
@run_async
async def test_whose_time_is_up_is_replaced_by_a_bot_who_plays_on(shared_house: House, samples: Samples) -> None:
    pace = {"kind": "live", "minutes": 0.02, "increment": 0}
    async with await Party.begin(shared_house.address, 2, game=samples.game.name, pace=pace, late="bot") as party:
        late = await party.mover()
        gone = await late.socket.until(lambda: next((m for m in late.moments if m["kind"] == "bot"), None))
        assert gone["seat"] == late.seat
        await late.seen(gone["number"] + 1)
        assert late.moments[gone["number"]]["kind"] == "action"
        assert not late.acknowledged


@every_game
@run_async
async def test_after_a_kill_a_game_goes_on_where_it_was(
    either_database: str, start_house: MakeHouse, samples: Samples
) -> None:
    house = start_house(database=either_database)
    async with await Party.begin(house.address, 2, game=samples.game.name) as party:
        await party.play(until=6)
        last = await party.quiet()
        before = [player.position for player in party.players]
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.start)
        for player, position in zip(party.players, before, strict=True):
            await player.reconnect()
            assert player.position == position
        await party.play(until=last + 4)
        assert all(player.number >= last + 4 for player in party.players)


@every_game
@run_async
async def test_a_table_begun_under_other_rules_is_set_aside_and_the_others_go_on(
    start_house: MakeHouse, samples: Samples
) -> None:
    house, game = start_house(), samples.game
    async with (
        await Party.begin(house.address, 2, game=game.name) as old,
        await Party.begin(house.address, 2, game=game.name) as good,
    ):
        newer = f'"rules": {game.rules_version + 1}'
        spoil = "update tables set start = replace(start, '\"rules\": {}', '{}') where id = '{}'"
        await change(house, spoil.format(game.rules_version, newer, old.table))
        with pytest.raises(ActRefused) as refused:
            await old.players[0].reconnect()
        assert refused.value.code == "other-rules"
        for player in good.players:
            await player.reconnect()
        await good.play(until=4)
        assert [line["table"] for line in set_aside(house)] == [old.table]
        assert (
            f"the rules of {game.title}; this house plays version {game.rules_version}" in set_aside(house)[0]["reason"]
        )


@every_game
@run_async
async def test_who_is_not_there_is_told_of_a_turn_once(start_house: MakeHouse, samples: Samples) -> None:
    house = start_house(private_webhooks=True)
    async with Receiver().open() as receiver, await Party.begin(house.address, 2, game=samples.game.name) as party:
        mover = await party.mover()
        (other,) = (player for player in party.players if player is not mover)
        await other.person.change(webhook=receiver.url, tell_after=0)
        await other.close()

        def mine() -> bool | None:
            return False if mover.position["seat"] == other.seat else mover.is_my_turn or None

        while await mover.socket.until(mine):
            await mover.act()
        async with asyncio.timeout(60):
            while not receiver.requests:
                await asyncio.sleep(0.05)
        # Nobody answers, and nothing more is told.
        await asyncio.sleep(1)
        (told,) = receiver.told()
        assert (told["table"], told["game"], told["seat"]) == (party.table, samples.game.name, other.seat)
