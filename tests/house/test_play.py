"""Whole games by HTTP and WebSocket only, against a real house."""

import asyncio
import hashlib
import json
from pathlib import Path
from random import Random

import jsonschema_rs
import pytest
from tests.house.client import ME, OPEN, ActRefused, Json, Person, Player, Refusal, SocketClosed, bot, me, run
from tests.house.fixtures import MakeHouse
from tests.house.playing import Party, run_async
from tests.house.server import House
from tests.samples import SOME_GAME

from bedesten.cli import run as bedesten
from bedesten.core.record import Record, replay
from bedesten.house.models import Offer

pytestmark = pytest.mark.slow


def seen_at(position: Json) -> Json:
    """Return what must be the same whenever a moment is looked at."""
    return {name: position[name] for name in ("number", "seat", "eye", "view", "standing")}


async def play_with_changes_of_mind(player: Player, undone: list[int]) -> None:
    """Play to the end; now and then lose the connection, or take something back, at least once where that can be."""
    while await player.turn():
        if player.luck.random() < 0.1:
            player.socket.tear()
            await player.reconnect()
            if not player.is_my_turn:
                continue
        if player.luck.random() < 0.15 or (player.position["undo"] and not undone):
            await take_back(player, undone)
        await player.act()


async def take_back(player: Player, undone: list[int]) -> None:
    if not player.position["undo"]:
        with pytest.raises(ActRefused) as refused:
            await player.undo()
        assert refused.value.code == "nothing-to-undo"
        assert seen_at(refused.value.answer["position"]) == seen_at(player.position)
        return
    before = player.number
    number = await player.undo()
    moment = player.moments[number - 1]
    assert (moment["kind"], moment["seat"]) == ("undo", player.seat)
    # The position is that before the decision taken back; the history has become longer, not shorter.
    there = player.positions[moment["undoes"] - 1]
    assert player.position["view"] == there["view"]
    assert player.position["actions"] == there["actions"]
    assert number == before + 1
    undone.append(number)


@pytest.mark.parametrize(("people", "bots"), [(1, 1), (2, 1), (2, 2), (3, 2)])
def test_a_whole_game(shared_house: House, people: int, bots: int, tmp_path: Path) -> None:
    undone: list[int] = []

    async def main() -> tuple[Player, str]:
        address = shared_house.address
        party = await Party.begin(address, people, ["greedy"] * bots, visibility="public", luck=Random(people + bots))
        open_table = await party.players[0].person.table(party.table)
        assert open_table["secret"] is None
        stranger = await Person.arrive(address)
        watcher = await Player.sit(stranger, party.table, None)
        games = [play_with_changes_of_mind(player, undone) for player in party.players]
        await asyncio.gather(*games, watcher.play())
        last = max(player.number for player in party.players)
        for eye in [*party.players, watcher]:
            assert eye.is_over
            assert [moment["number"] for moment in eye.moments] == list(range(1, last + 1))
            assert eye.position["standing"] == watcher.position["standing"]
        table = await stranger.table(party.table)
        assert table["phase"] == "over"
        assert hashlib.sha256(bytes.fromhex(table["secret"])).hexdigest() == open_table["commitment"]
        await check_replays(party, watcher)
        record = await stranger.record(party.table)
        await party.close()
        await watcher.close()
        await stranger.close()
        return watcher, record

    watcher, text = run(main())
    assert undone, "nobody has taken anything back"
    path = tmp_path / "game.record"
    path.write_text(text, encoding="utf-8")
    assert bedesten(["replay", str(path)]) == 0
    assert bedesten(["verify", str(path)]) == 0
    record = Record.read(text)
    final = replay(record)
    assert json.loads(json.dumps(final.view(None))) == watcher.position["view"]
    assert len(record.entries) == watcher.number - 2 * len(undone)


async def check_replays(party: Party, watcher: Player) -> None:
    """Any moment, looked at again, is as it was seen live."""
    luck = Random(party.table)
    for player in [*party.players, watcher]:
        eyes = "none" if player.seat is None else player.seat
        seen = sorted(player.positions)
        for number in {seen[0], *luck.sample(seen, 6), seen[-1]}:
            again = await player.person.replay(party.table, number, eyes)
            assert seen_at(again) == seen_at(player.positions[number])
    person = watcher.person
    opened = await person.replay(party.table, 10, "all")
    assert opened["number"] == 11
    with pytest.raises(Refusal) as refused:
        await person.replay(party.table, watcher.number + 1, "none")
    assert refused.value.status in (404, 422)


@run_async
async def test_who_comes_back_gets_exactly_what_was_missed(shared_house: House) -> None:
    async with await Party.begin(shared_house.address, 2, ["greedy"], visibility="public") as party:
        stranger = await Person.arrive(shared_house.address)
        watcher = await Player.sit(stranger, party.table, None)
        await party.play(until=10)
        await watcher.seen(10)
        await watcher.close()
        known = watcher.number
        await party.play(until=60)
        last = await party.quiet()
        async with await stranger.socket() as socket:
            await socket.send("watch", table=party.table, seat=None, since=known)
            answer = await socket.expect("position", table=party.table)
            assert [moment["number"] for moment in answer["moments"]] == list(range(known + 1, last + 1))
            assert answer["position"]["number"] == last + 1
            await socket.send("unwatch", table=party.table, seat=None)
            await socket.send("watch", table=party.table, seat=None, since=last)
            answer = await socket.expect("position", table=party.table)
            assert answer["moments"] == []
            await socket.send("unwatch", table=party.table, seat=None)
            await socket.send("watch", table=party.table, seat=None, since=None)
            answer = await socket.expect("position", table=party.table)
            assert [moment["number"] for moment in answer["moments"]] == list(range(1, last + 1))
            assert answer["moments"][:known] == watcher.moments
            assert answer["moments"] == await stranger.moments(party.table, words="en")
        await stranger.close()


@run_async
async def test_a_repeat_is_answered_the_same_and_done_once(shared_house: House) -> None:
    async with await Party.begin(shared_house.address, 2) as party:
        first = await party.mover()
        number = await first.act()
        message = json.dumps(next(iter(first.said.values())))
        other = await first.person.socket()
        for _ in range(2):
            await other.send_raw(message)
            assert (await other.expect("done"))["number"] == number
        await party.play(until=number + 5)
        await other.send_raw(message)
        assert (await other.expect("done"))["number"] == number
        told = await first.person.moments(party.table)
        assert len([moment for moment in told if moment["number"] == number]) == 1
        # Even when somebody else plays for them meanwhile.
        await first.person.leave(party.table)
        await other.send_raw(message)
        assert (await other.expect("done", "refused"))["type"] == "done"
        await other.close()


@run_async
async def test_an_id_used_twice_is_no_second_action(shared_house: House) -> None:
    async with await Party.begin(shared_house.address, 2) as party:
        first = await party.mover()
        number = await first.act()
        message = dict(next(iter(first.said.values())))
        while True:
            await party.play(until=first.number + 1)
            if first is await party.mover():
                break
        due = first.position["number"]
        async with await first.person.socket() as socket:
            message |= {"number": due, "action": first.actions[0]}
            await socket.send_raw(json.dumps(message))
            answer = await socket.expect("done", "refused")
            assert answer["type"] == "refused" or answer["number"] == number
        assert first.position["number"] == due
        assert await first.act() == due


@run_async
async def test_what_is_refused_says_why(shared_house: House) -> None:
    async with await Party.begin(shared_house.address, 2) as party:
        first = await party.mover()
        second = next(player for player in party.players if player is not first)
        due = first.position["number"]

        async def refused(player: Player, action: str, number: int | None = None) -> Json:
            with pytest.raises(ActRefused) as caught:
                await player.act(action, number)
            assert seen_at(caught.value.answer["position"]) == seen_at(player.position)
            return caught.value.answer

        unreadable = await refused(first, f"x{first.actions[0]}")
        assert unreadable["code"] == "unreadable"
        assert first.actions[0] in unreadable["accepted"]
        assert (await refused(first, first.actions[0], due + 1))["code"] == "stale"
        assert (await refused(first, first.actions[0], due - 1))["code"] == "stale"
        assert (await refused(second, first.actions[0]))["code"] == "not-your-turn"
        illegal = await refused(first, "reroll")
        assert illegal["code"] == "illegal"
        assert illegal["reason"] == {"rule": "IST-MOS-02", "key": "no-red-tile", "arguments": {}}
        assert illegal["accepted"] == first.actions
        assert illegal["message"].startswith("'reroll' is not possible")
        assert await first.act() == due


@run_async
async def test_people_choose_among_the_levels_made_for_them(shared_house: House) -> None:
    async with await Person.arrive(shared_house.address) as person:
        assert [level["name"] for level in (await person.house())["levels"]] == ["easy", "medium", "planner"]
        table = await person.make_table([ME, {"kind": "bot"}, bot("easy")])
        assert [seat["bot"] for seat in table["seats"]] == [None, "medium", "easy"]
        wanted = {"game": SOME_GAME, "seats": [ME, bot("gentle")]}
        answer = await person.ask("POST", "/api/tables", json=wanted)
        assert answer.status_code == 422
        assert answer.json()["error"]["message"] == "There is no bot of the level 'gentle'; levels: easy, medium."


@run_async
async def test_tables_with_the_first_bots_there_were_can_be_played_again(shared_house: House) -> None:
    async with await Party.begin(shared_house.address, 1, ["greedy", "random"]) as party:
        await party.play(until=60)
        assert party.players[0].number >= 60


@run_async
async def test_offers_have_their_parts(shared_house: House) -> None:
    async with await Party.begin(shared_house.address, 1, ["random"]) as party:
        player = party.players[0]
        await player.turn()
        assert player.position["prompt"]
        for offer in player.position["actions"]:
            assert {"action", "text"} <= set(offer) <= set(Offer.model_fields)
            assert offer["text"]
            assert offer.get("stop", "turn") in {"luck", "hidden", "choice", "turn", "over"}
        number = await player.act()
        moment = player.moments[number - 1]
        assert moment["action"] == next(iter(player.said.values()))["action"]
        assert all("sentence" in event for event in moment["events"])


@run_async
async def test_english_is_for_those_who_ask_for_it(shared_house: House) -> None:
    async with await Party.begin(shared_house.address, 1, ["random"]) as party:
        player = party.players[0]
        await player.turn()
        due = player.position["number"]
        async with await player.person.socket(english=False) as socket:
            await socket.send("watch", table=party.table, seat=player.seat, since=None)
            update = await socket.expect("position")
            assert "prompt" not in update["position"]
            assert all("text" not in offer for offer in update["position"]["actions"])
            assert all("sentence" not in event for moment in update["moments"] for event in moment["events"])
            await socket.send("why", table=party.table, seat=player.seat, action="reroll", client="w")
            why = await socket.expect("why")
            assert why["code"] == "illegal"
            assert why["reason"] == {"rule": "IST-MOS-02", "key": "no-red-tile", "arguments": {}}
            assert "message" not in why
            await socket.send("act", table=party.table, seat=player.seat, number=due, action="reroll", client="a")
            assert "message" not in await socket.expect("refused")
        for words, english in (("", False), ("?words=en", True)):
            answer = await player.person.ask("GET", f"/api/tables/{party.table}/moments{words}")
            events = [event for moment in answer.json()["moments"] for event in moment["events"]]
            assert all(("sentence" in event) == english for event in events)


@run_async
async def test_messages_are_as_described(shared_house: House) -> None:
    async with await Party.begin(shared_house.address, 2, ["greedy"], visibility="public") as party:
        stranger = await Person.arrive(shared_house.address)
        watcher = await Player.sit(stranger, party.table, None)
        await watcher.socket.send("lobby", on=True)
        first = await party.mover()
        with pytest.raises(ActRefused):
            await first.act("dance")
        await first.person.say(party.table, "hello")
        await party.play()
        await watcher.seen(first.number)
        described = await stranger.get("/api/socket.schema.json")
        kinds = {"FromHouse": set[str](), "FromClient": set[str]()}
        texts = [text for player in [*party.players, watcher] for text in player.socket.texts]
        said = [json.dumps(message) for player in party.players for message in player.said.values()]
        for side, messages in (("FromHouse", texts), ("FromClient", said)):
            schema = jsonschema_rs.validator_for({"$defs": described["$defs"], **described["properties"][side]})
            for message in map(json.loads, messages):
                schema.validate(message)
                kinds[side].add(message["type"])
        assert kinds["FromHouse"] >= {"hello", "position", "done", "refused", "table", "chat", "turn"}
        assert kinds["FromClient"] == {"act"}


@run_async
async def test_two_tabs_of_one_person(shared_house: House) -> None:
    async with await Party.begin(shared_house.address, 2, ["greedy"]) as party:
        here = party.players[0]
        tab = await Player.sit(here.person.second_tab(), party.table, here.seat)
        await party.play(until=5)
        for _ in range(12):
            # Each tab shows at once what was done in the other, and may do the next thing.
            for player in (here, tab):
                if (await party.mover()) is not here:
                    break
                await tab.seen(here.number)
                assert player.is_my_turn
                number = await player.act()
                await asyncio.gather(here.seen(number), tab.seen(number))
            await party.play(until=here.number + 3)
        last = here.number
        await tab.seen(last)
        assert tab.moments[:last] == here.moments[:last]
        assert tab.acknowledged
        turns = [m for m in await tab.socket.silence() if m["type"] == "turn"]
        assert turns
        assert {turn["seat"] for turn in turns} == {here.seat}
        await tab.close()
        await tab.person.close()


@run_async
async def test_several_people_at_one_screen(shared_house: House) -> None:
    async with await Person.arrive(shared_house.address) as host:
        made = await host.make_table([me("Ali"), me("Oya"), bot("greedy")])
        table = await host.start(made["id"])
        assert [seat["name"] for seat in table["seats"]][:2] == ["Ali", "Oya"]
        assert [seat["mine"] for seat in table["seats"]] == [True, True, False]
        async with await host.socket() as socket:
            players = [await Player.sit(host, made["id"], seat, socket=socket) for seat in (0, 1)]
            await asyncio.gather(*(player.play() for player in players))
            assert all(player.is_over and player.acknowledged for player in players)


@run_async
async def test_a_bot_plays_for_who_leaves_until_they_return(shared_house: House) -> None:
    async with await Party.begin(shared_house.address, 2) as party:
        stays, goes = party.players
        await party.play(until=12)
        await goes.person.leave(party.table)
        left = await stays.socket.until(lambda: next((m for m in stays.moments if m["kind"] == "bot"), None))
        assert left["seat"] == goes.seat
        table = await stays.person.table(party.table)
        assert [seat["away"] for seat in table["seats"]] == [False, True]
        assert "table" in {message["type"] for message in await stays.socket.silence(0.2)}
        with pytest.raises(ActRefused) as refused:
            await goes.act("end")
        assert refused.value.code in ("away", "not-your-turn", "stale")
        said = len(goes.said)
        while not any(m["seat"] == goes.seat and m["number"] > left["number"] for m in stays.moments):
            await stays.turn()
            await stays.act()
            await asyncio.sleep(0)
        await goes.person.come_back(party.table)
        back = await stays.socket.until(lambda: next((m for m in stays.moments if m["kind"] == "person"), None))
        assert back["seat"] == goes.seat
        assert len(goes.said) == said
        while goes.number < back["number"] + 10 or not any(m["kind"] == "person" for m in goes.moments):
            await party.play(until=goes.number + 5)
        assert goes.acknowledged
        assert [seat["away"] for seat in (await stays.person.table(party.table))["seats"]] == [False, False]


@run_async
async def test_a_bot_takes_the_seat_when_time_runs_out(shared_house: House) -> None:
    pace = {"kind": "live", "minutes": 0.04, "increment": 0}
    async with await Party.begin(shared_house.address, 1, ["greedy"], pace=pace) as party:
        player = party.players[0]
        await player.turn()
        clock = player.position["clock"]
        assert clock["kind"] == "live"
        assert clock["left"][0] <= 2.4
        gone = await player.socket.until(lambda: next((m for m in player.moments if m["kind"] == "bot"), None), 8)
        assert gone["seat"] == 0
        # Without its person the game goes to its end.
        await player.socket.until(lambda: player.is_over or None, 60)
        assert not player.acknowledged


@run_async
async def test_nobody_is_late_where_the_others_wait(shared_house: House) -> None:
    pace = {"kind": "live", "minutes": 0.01, "increment": 0}
    async with await Party.begin(shared_house.address, 2, pace=pace, late="wait") as party:
        player = await party.mover()
        await asyncio.sleep(3)
        assert player.is_my_turn
        assert await player.act()


@run_async
async def test_stop_and_start_in_the_middle(start_house: MakeHouse) -> None:
    house = start_house()

    async with await Party.begin(house.address, 2, ["greedy"]) as party:
        await party.play(until=40)
        last = await party.quiet()
        before = [player.position for player in party.players]
        code = await asyncio.to_thread(house.stop)
        assert code == 0
        for player in party.players:
            closing = await player.socket.until_closed()
            assert closing.code == 1012
        await asyncio.to_thread(house.start)
        for player, position in zip(party.players, before, strict=True):
            await player.reconnect()
            assert player.number == last
            assert player.position == position
        await party.play(until=last + 30)


@run_async
async def test_a_bot_that_was_thinking_at_the_stop_goes_on(start_house: MakeHouse) -> None:
    house = start_house()

    async with await Person.arrive(house.address) as host:
        made = await host.make_table([ME, bot("greedy"), bot("greedy"), bot("greedy"), bot("greedy")])
        await host.start(made["id"])
        player = await Player.sit(host, made["id"], 0)
        while player.is_my_turn or player.number < 3:
            await player.turn()
            await player.act()
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.start)
        await player.reconnect()
        assert await player.turn()
        await player.close()


@run_async
async def test_the_order_can_be_left_to_luck(shared_house: House) -> None:
    places: set[int] = set()
    async with (
        await Person.arrive(shared_house.address) as host,
        await Person.arrive(shared_house.address) as guest,
    ):
        for _ in range(12):
            made = await host.make_table([ME, OPEN, bot("random")], order="random", seed="a camel")
            assert made["phase"] == "open"
            await guest.join(made["id"], invitation=made["invitation"], seed="a carpet")
            table = await host.start(made["id"])
            assert {"a camel", "a carpet"} <= set(table["seeds"])
            places.add(next(seat["seat"] for seat in table["seats"] if seat["mine"]))
    assert len(places) > 1


@run_async
async def test_people_may_leave_before_the_start(shared_house: House) -> None:
    async with (
        await Person.arrive(shared_house.address) as host,
        await Person.arrive(shared_house.address) as guest,
    ):
        made = await host.make_table([ME, OPEN], visibility="public")
        assert made["id"] in [table["id"] for table in await guest.tables("open")]
        with pytest.raises(Refusal) as refused:
            await host.start(made["id"])
        assert refused.value.status == 409
        await guest.join(made["id"])
        with pytest.raises(Refusal):
            await guest.start(made["id"])
        await guest.leave(made["id"])
        assert (await host.table(made["id"]))["seats"][1]["kind"] == "open"
        await guest.join(made["id"], 1)
        await host.start(made["id"])
        assert made["id"] not in [table["id"] for table in await guest.tables("open")]
        mine = await guest.tables("mine")
        assert mine[0]["id"] == made["id"]


@run_async
async def test_tables_that_wait_for_me_come_first(shared_house: House) -> None:
    async with await Party.begin(shared_house.address, 2) as party:
        first = await party.mover()
        idle = await first.person.make_table([ME, OPEN])
        mine = await first.person.tables("mine")
        assert [table["id"] for table in mine] == [party.table, idle["id"]]


def test_a_game_goes_on_from_any_number_against_bots(shared_house: House, tmp_path: Path) -> None:
    texts: list[str] = []

    async def main() -> None:
        async with await Party.begin(shared_house.address, 1, ["greedy"]) as party:
            player = party.players[0]
            await party.play()
            person = player.person
            number = sorted(player.positions)[len(player.positions) // 2]
            table = await person.continue_from(party.table, number)
            assert table["continues"] == {"table": party.table, "number": number}
            if table["phase"] == "open":
                table = await person.start(table["id"])
            assert table["seats"][0]["mine"]
            again = await Player.sit(person, table["id"], 0)
            assert again.moments == [] or again.number > 0
            if not again.moments:
                assert again.position["view"] == player.positions[number]["view"]
            await again.play()
            assert again.is_over
            await again.close()
            texts.append(await person.record(table["id"]))

    run(main())
    path = tmp_path / "continued.record"
    path.write_text(texts[0], encoding="utf-8")
    assert bedesten(["replay", str(path)]) == 0
    assert bedesten(["verify", str(path)]) == 0


@run_async
async def test_chat(shared_house: House) -> None:
    async with await Party.begin(shared_house.address, 2, visibility="public") as party:
        ada, bo = party.players
        await ada.socket.send("chat", table=party.table, text="<b>hello</b> & good luck", client="c1")
        line = (await bo.socket.expect("chat", table=party.table))["line"]
        assert line["text"] == "<b>hello</b> & good luck"
        assert line["name"] == ada.person.name
        assert line["seat"] == 0
        raw = next(text for text in bo.socket.texts if '"chat"' in text)
        assert "<b>" not in raw
        await bo.person.say(party.table, "thank you")
        line = (await ada.socket.expect("chat", table=party.table))["line"]
        lines = await ada.person.chat_lines(party.table)
        assert [line["text"] for line in lines] == ["<b>hello</b> & good luck", "thank you"]
        assert (await ada.person.chat_lines(party.table, before=lines[1]["id"])) == lines[:1]


@run_async
async def test_a_table_without_chat(shared_house: House) -> None:
    async with await Party.begin(shared_house.address, 2, chat=False) as party:
        with pytest.raises(Refusal) as refused:
            await party.players[0].person.say(party.table, "hello")
        assert refused.value.status in (403, 404, 409)


@run_async
async def test_the_lobby_tells_of_changes(shared_house: House) -> None:
    async with await Person.arrive(shared_house.address) as host, await host.socket() as socket:
        await socket.send("lobby", on=True)
        await socket.send("ping", client="p1")
        await socket.expect("pong", client="p1")
        async with await Person.arrive(shared_house.address) as other:
            await other.make_table([ME, OPEN], visibility="public")
        await socket.expect("lobby")


@pytest.mark.parametrize("visibility", ["public", "link", "private"])
@run_async
async def test_who_may_watch(shared_house: House, visibility: str) -> None:
    async with await Party.begin(shared_house.address, 1, ["random"], visibility=visibility) as party:
        table = await party.players[0].person.table(party.table)
        stranger = await Person.arrive(shared_house.address)
        listed = [table["id"] for table in await stranger.tables("playing")]
        assert (party.table in listed) == (visibility == "public")
        if visibility == "private":
            with pytest.raises(Refusal) as refused:
                await stranger.table(party.table)
            assert refused.value.status in (403, 404)
            with pytest.raises((ActRefused, SocketClosed)):
                await Player.sit(stranger, party.table, None)
        else:
            assert (await stranger.table(party.table))["invitation"] is None
            watcher = await Player.sit(stranger, party.table, None)
            assert watcher.position["actions"] == []
            await watcher.close()
        # Whoever has the invitation may always watch.
        invited = await Player.sit(stranger, party.table, None, invitation=table["invitation"])
        assert invited.position["eye"] is None
        await invited.close()
        await stranger.close()
