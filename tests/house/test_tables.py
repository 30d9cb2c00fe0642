"""What is around play: free seats for bots, games that go on elsewhere, and what lists say of a table."""

import time
from collections.abc import Awaitable
from pathlib import Path

import pytest
from tests.house.client import ME, OPEN, Json, Person, Player, Refusal, bot, me, run
from tests.house.playing import Party, run_async
from tests.house.server import House

from bedesten.cli import run as bedesten

pytestmark = pytest.mark.slow

DAY = 86400.0


async def refusal(person: Person, table: str, seat: int, **wish: object) -> tuple[int, str]:
    """Return how the house refuses a change of a seat."""
    with pytest.raises(Refusal) as refused:
        await person.change_seat(table, seat, **wish)
    return refused.value.status, refused.value.code


def names(table: Json) -> list[tuple[str, str]]:
    return [(seat["name"], seat["kind"]) for seat in table["seats"]]


def test_a_free_seat_goes_to_a_bot_and_the_luck_is_proved(shared_house: House, tmp_path: Path) -> None:
    """The order of the seats and the luck come from what was committed before the bots came."""

    async def main() -> str:
        hale = await Person.arrive(shared_house.address)
        guest = await Person.arrive(shared_house.address)
        made = await hale.make_table([ME, OPEN, OPEN], order="random", seed="tulip")
        await hale.change_seat(made["id"], 2, kind="bot", bot="greedy")
        table = await hale.change_seat(made["id"], 2, kind="bot", bot="random", name="Elif")
        assert names(table) == [(hale.name, "person"), ("", "open"), ("Elif", "bot")]
        await guest.join(made["id"], seed="rose")
        table = await hale.start(made["id"])
        assert table["commitment"] == made["commitment"]
        assert table["seeds"] == ["tulip", "rose", ""]
        joined = [hale.name, guest.name, "Elif"]
        assert [seat["name"] for seat in table["seats"]] == [joined[index] for index in table["seat_order"]]
        assert next(seat["bot"] for seat in table["seats"] if seat["name"] == "Elif") == "random"
        seat = next(seat["seat"] for seat in table["seats"] if seat["mine"])
        player = await Player.sit(hale, made["id"], seat)
        await guest.leave(made["id"])
        await player.play()
        assert player.is_over
        return await hale.record(made["id"])

    path = tmp_path / "with-bots.record"
    path.write_text(run(main()), encoding="utf-8")
    assert bedesten(["verify", str(path)]) == 0


@run_async
async def test_a_bot_without_a_name_is_called_bot_and_never_by_its_level(shared_house: House) -> None:
    person = await Person.arrive(shared_house.address)
    table = await person.make_table([ME, bot("greedy"), OPEN])
    assert table["seats"][1]["name"] == "Bot 2"
    table = await person.change_seat(table["id"], 2, kind="bot", bot="greedy")
    assert table["seats"][2]["name"] == "Bot 3"


@run_async
async def test_the_seat_of_a_bot_can_be_freed_again(shared_house: House) -> None:
    person, guest = await Person.arrive(shared_house.address), await Person.arrive(shared_house.address)
    table = await person.make_table([ME, bot("greedy")])
    table = await person.change_seat(table["id"], 1, kind="open")
    assert names(table)[1] == ("", "open")
    table = await guest.join(table["id"])
    assert names(table)[1] == (guest.name, "person")


@run_async
async def test_only_the_maker_gives_seats_to_bots_and_only_free_ones_before_the_start(shared_house: House) -> None:
    hale, guest, stranger = [await Person.arrive(shared_house.address) for _ in range(3)]
    table = (await hale.make_table([ME, OPEN, OPEN]))["id"]
    await guest.join(table, 1)
    wish = {"kind": "bot", "bot": "greedy"}
    assert await refusal(guest, table, 2, **wish) == (403, "forbidden")
    assert await refusal(stranger, table, 2, **wish) == (403, "forbidden")
    assert await refusal(hale, table, 1, **wish) == (409, "seat-taken")
    assert await refusal(hale, table, 0, kind="open") == (409, "seat-taken")
    assert await refusal(hale, table, 3, **wish) == (422, "bad-request")
    assert await refusal(hale, table, 2, kind="bot", bot="wizard") == (422, "bad-request")
    assert await refusal(hale, table, 2, **wish, name=guest.name.upper()) == (409, "name-taken")
    assert await refusal(hale, table, 2, kind="person") == (422, "bad-request")
    assert await refusal(hale, "nowhere", 2, **wish) == (404, "not-found")
    secret = (await hale.make_table([ME, OPEN], visibility="private"))["id"]
    assert await refusal(guest, secret, 1, **wish) == (404, "not-found")
    assert names(await hale.table(table))[2] == ("", "open")
    await hale.change_seat(table, 2, **wish)
    await hale.start(table)
    assert await refusal(hale, table, 2, kind="open") == (409, "started")


@run_async
async def test_a_game_that_goes_on_keeps_the_names_of_its_seats(shared_house: House) -> None:
    hale = await Person.arrive(shared_house.address)
    guest = await Person.arrive(shared_house.address)
    seats = [ME, OPEN, {**bot("greedy"), "name": "Elif"}]
    made = await hale.make_table(seats, order="chosen")
    await guest.join(made["id"], 1)
    await hale.start(made["id"])
    player = await Player.sit(hale, made["id"], 0)
    await guest.leave(made["id"])
    await player.play()

    mine = await hale.continue_from(made["id"], 10)
    assert names(mine) == [(hale.name, "person"), (guest.name, "bot"), ("Elif", "bot")]
    other = await hale.continue_from(made["id"], 10, seat=2)
    assert names(other) == [(f"{hale.name} 2", "bot"), (guest.name, "bot"), (hale.name, "person")]
    stranger = await Person.arrive(shared_house.address)
    theirs = await stranger.continue_from(made["id"], 10, seat=1)
    assert names(theirs) == [(hale.name, "bot"), (stranger.name, "person"), ("Elif", "bot")]


@run_async
async def test_who_had_another_name_at_a_seat_keeps_it(shared_house: House) -> None:
    hale = await Person.arrive(shared_house.address)
    made = await hale.make_table([me("Red"), me("Blue")], order="chosen")
    await hale.start(made["id"])
    fork = await hale.continue_from(made["id"], 0, seat=1)
    assert names(fork) == [("Red", "bot"), ("Blue", "person")]


# Who is who


async def refused(work: Awaitable[object]) -> tuple[int, str]:
    """Return how the house refuses something."""
    with pytest.raises(Refusal) as error:
        await work
    return error.value.status, error.value.code


def wide(name: str) -> str:
    """Return a name in letters that only look wider."""
    return "".join(chr(ord(sign) + 0xFEE0) if "a" <= sign <= "z" else sign for sign in name)


@run_async
async def test_nobody_sits_down_under_the_name_of_somebody_else_of_the_house(shared_house: House) -> None:
    victim, hale, thief = [await Person.arrive(shared_house.address) for _ in range(3)]
    table = (await hale.make_table([ME, OPEN, OPEN]))["id"]
    for name in (victim.name, victim.name.upper(), wide(victim.name), f" {victim.name}"):
        assert await refused(thief.join(table, name=name[:24])) == (409, "name-taken")
        assert await refused(thief.make_table([me(name), me("Other")])) == (409, "name-taken")
    assert await refused(thief.join(table, name=wide(hale.name)[:24])) == (409, "name-taken")
    assert names(await hale.table(table))[1:] == [("", "open")] * 2
    # A name that nobody has is free, and so is one's own.
    joined = await thief.join(table, name="Free as a bird")
    assert joined["seats"][1]["name"] == "Free as a bird"
    assert names(await victim.make_table([me(victim.name.upper()), me("Mine too")]))[0][0] == victim.name.upper()


@run_async
async def test_nobody_chats_under_the_name_of_somebody_else_of_the_house(shared_house: House) -> None:
    hale, thief = await Person.arrive(shared_house.address), await Person.arrive(shared_house.address)
    table = (await hale.make_table([ME, OPEN]))["id"]
    await thief.join(table, name="Ephemera")
    assert (await thief.say(table, "hello"))["name"] == "Ephemera"
    # Somebody comes whose name it is, and somebody takes a name that another has given up.
    victim = await Person.arrive(shared_house.address, "Ephemera")
    assert (await thief.say(table, "it is me"))["name"] == thief.name
    former = hale.name
    await hale.change(name=f"{former} anew")
    assert (await hale.say(table, "still me"))["name"] == former
    await victim.change(name=former)
    assert (await hale.say(table, "and now"))["name"] == f"{former} anew"
    said = [line["name"] for line in await hale.chat_lines(table)]
    assert said == ["Ephemera", thief.name, former, f"{former} anew"]


@run_async
async def test_a_bot_never_has_the_name_of_somebody_of_the_house(shared_house: House) -> None:
    elif_, hale = await Person.arrive(shared_house.address, "Elif Su"), await Person.arrive(shared_house.address)
    await Person.arrive(shared_house.address, "Bot 3")
    await Person.arrive(shared_house.address, f"{hale.name} 4")
    seats = [ME, {**bot("greedy"), "name": "ELIF SU"}, bot("greedy"), ME, {**bot("greedy"), "name": hale.name}]
    table = await hale.make_table(seats)
    assert [name for name, _ in names(table)] == [
        hale.name, "ELIF SU 2", "Bot 3 2", f"{hale.name} 4 2", f"{hale.name} 2",
    ]  # fmt: skip
    table = await hale.make_table([ME, OPEN, OPEN])
    table = await hale.change_seat(table["id"], 1, kind="bot", bot="greedy", name="elif su")
    assert names(table)[1] == ("elif su 2", "bot")
    assert await elif_.join(table["id"])


@run_async
async def test_a_bot_gives_way_to_the_person_whose_name_it_has(shared_house: House) -> None:
    hale = await Person.arrive(shared_house.address)
    seats = [ME, me("Nurhan"), {**bot("greedy"), "name": "Perihan"}, OPEN, OPEN]
    table = (await hale.make_table(seats))["id"]
    nurhan, perihan = [await Person.arrive(shared_house.address, name) for name in ("Nurhan", "Perihan")]
    await nurhan.join(table)
    await perihan.join(table)
    shown = names(await hale.table(table))[1:]
    assert shown == [("Nurhan 2", "person"), ("Perihan 2", "bot"), ("Nurhan", "person"), ("Perihan", "person")]


@run_async
async def test_one_person_takes_one_free_seat(shared_house: House) -> None:
    hale, greedy, other = [await Person.arrive(shared_house.address) for _ in range(3)]
    made = await hale.make_table([ME, OPEN, OPEN, OPEN])
    assert made["several_seats"] is False
    await greedy.join(made["id"])
    assert await refused(greedy.join(made["id"])) == (409, "seated")
    assert await refused(greedy.join(made["id"], 3, name="Somebody else")) == (409, "seated")
    await other.join(made["id"])
    # The maker may: it is their table.
    table = await hale.join(made["id"], name="A friend beside me")
    assert [seat["mine"] for seat in table["seats"]] == [True, False, False, True]


@run_async
async def test_a_maker_may_allow_several_seats_for_one(shared_house: House) -> None:
    hale, guest = await Person.arrive(shared_house.address), await Person.arrive(shared_house.address)
    made = await hale.make_table([ME, OPEN, OPEN, OPEN], several_seats=True)
    assert made["several_seats"] is True
    await guest.join(made["id"])
    await guest.join(made["id"])
    assert await refused(guest.join(made["id"], name=guest.name)) == (409, "name-taken")
    table = await guest.join(made["id"], name="Beside me")
    assert [name for name, _ in names(table)] == [hale.name, guest.name, f"{guest.name} 2", "Beside me"]
    assert (await hale.start(made["id"]))["phase"] == "playing"


@run_async
async def test_lists_say_the_deadline_of_the_turn(shared_house: House) -> None:
    async with await Party.begin(shared_house.address, 2, pace={"kind": "days", "days": 2}, late="wait") as party:
        first = await party.mover()
        (table,) = await first.person.tables("mine")
        assert table["deadline"] == pytest.approx(table["started"] + 2 * DAY)
        assert table["winners"] is None
        while first.is_my_turn:
            await first.act()
        (table,) = await first.person.tables("mine")
        assert table["waiting"] != first.seat
        assert table["deadline"] == pytest.approx(time.time() + 2 * DAY, abs=60)


@run_async
async def test_there_is_no_deadline_without_a_clock(shared_house: House) -> None:
    async with await Party.begin(shared_house.address, 2) as party:
        (table,) = await party.players[0].person.tables("mine")
        assert table["deadline"] is None


@run_async
async def test_lists_say_who_won_and_when(shared_house: House) -> None:
    pace = {"kind": "days", "days": 2}
    async with await Party.begin(shared_house.address, 1, ["greedy", "random"], pace=pace) as party:
        await party.play()
        player = party.players[0]
        (table,) = await player.person.tables("mine")
        best = [rank["seat"] for rank in player.position["standing"] if rank["place"] == 1]
        assert table["winners"] == best
        assert table["deadline"] is None
        assert table["moved"] == pytest.approx(time.time(), abs=60)
