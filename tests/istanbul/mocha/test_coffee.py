"""Coffee, the Coffee Trader and the places for coffee (MOC-COF, MOC-CTR, MOC-PLC)."""

from typing import Any

import pytest

from bedesten.core.errors import IllegalAction
from bedesten.games.istanbul.actions import COFFEE_TRADER
from bedesten.games.istanbul.data import COFFEE_HOUSE
from tests.istanbul.mocha.table import drawing_guilds, guild_discards, guilds, mocha
from tests.istanbul.table import Table, dice


def red(**owned: Any) -> dict[str, dict[str, Any]]:
    return {"red": owned, "yellow": {}, "green": {}}


# Coffee


@pytest.mark.rule("MOC-COF-01")
def test_coffee_needs_no_room_and_has_no_limit() -> None:
    table = mocha(red(merchant=17, lira=2, goods="RRGGYYBB", coffee=500), "act").play("act", "pay", "done")
    assert table.player("red").coffee == 502
    assert table.goods("red") == "RRGGYYBB"


@pytest.mark.rule("MOC-COF-02")
def test_coffee_pays_for_no_good() -> None:
    table = mocha(red(merchant=13, goods="RGYB", coffee=9), "act")
    assert "act" not in table.offers()
    table = mocha(red(merchant=5, coffee=3, goods="R"), "encounters", smuggler=5).play("meet smuggler", "take B")
    assert table.offers() == {"give R", "give B"}
    with pytest.raises(IllegalAction):
        table.play("give C")


@pytest.mark.rule("MOC-COF-02")
def test_coffee_is_no_good_of_choice() -> None:
    table = mocha(red(hand=["any-good"])).play("play any-good")
    assert table.offers() == {"take R", "take G", "take Y", "take B"}


@pytest.mark.rule("MOC-COF-03")
def test_coffee_breaks_no_tie() -> None:
    table = mocha(
        {"red": {"rubies": 6, "lira": 3, "coffee": 9}, "yellow": {"rubies": 6, "lira": 3}, "green": {}},
        at=[],
        finale=True,
        rubies={"palace": 0},
    )
    assert table.state.standing().winners == (0, 1)


# Coffee Trader


@pytest.mark.rule("MOC-CTR-01")
@pytest.mark.parametrize(("payment", "lira", "goods"), [("pay", 1, "B"), ("give B", 3, "")])
def test_the_coffee_trader_gives_coffee_for_lira_or_a_good(payment: str, lira: int, goods: str) -> None:
    table = mocha(red(merchant=5, lira=3, goods="B"), "encounters", coffee_trader=5).play("meet coffee-trader")
    assert table.player("red").coffee == 1
    assert table.offers() == {"pay", "give B"}
    table.play(payment)
    assert (table.player("red").lira, table.goods("red")) == (lira, goods)


@pytest.mark.rule("MOC-CTR-01")
def test_nobody_has_to_use_the_coffee_trader() -> None:
    table = mocha(red(merchant=5, lira=3), "encounters", coffee_trader=5)
    assert table.offers() == {"end", "meet coffee-trader"}


@pytest.mark.rule("MOC-CTR-02")
def test_without_lira_and_goods_the_coffee_trader_is_no_use() -> None:
    table = mocha(red(merchant=5, lira=1, coffee=7, hand=["five-lira"]), "encounters", coffee_trader=5)
    assert table.offers() == {"end", "play five-lira"}
    assert "meet coffee-trader" in table.play("play five-lira").offers()


@pytest.mark.rule("MOC-CTR-02")
def test_the_coffee_trader_takes_no_coffee() -> None:
    table = mocha(red(merchant=5, lira=3, coffee=4), "encounters", coffee_trader=5).play("meet coffee-trader")
    with pytest.raises(IllegalAction, match="MOC-CTR-02"):
        table.play("give C")


@pytest.mark.rule("MOC-CTR-03")
def test_the_coffee_trader_goes_where_two_dice_send_him_and_is_met_once() -> None:
    table = mocha(red(merchant=5, lira=9), "encounters", coffee_trader=5).play("meet coffee-trader")
    table.play("pay", luck=dice(2, 3))
    assert table.state.token_place(COFFEE_TRADER) == 5
    assert table.offers() == {"end"}


@pytest.mark.rule("MOC-CTR-03")
def test_no_card_changes_the_roll_of_the_coffee_trader() -> None:
    table = mocha(red(merchant=5, lira=9, hand=["turn-six"]), "encounters", coffee_trader=5)
    table.play("meet coffee-trader").play("pay", luck=dice(1, 1))
    assert table.state.token_place(COFFEE_TRADER) == 2
    assert table.question() == "encounters"


# Wainwright and Caravansary


@pytest.mark.rule("MOC-PLC-01")
def test_the_wainwright_is_the_old_one() -> None:
    table = mocha(red(merchant=1, lira=8), "act").play("act")
    assert (table.player("red").lira, table.player("red").extensions) == (1, 1)


@pytest.mark.rule("MOC-PLC-02")
def test_the_caravansary_gives_two_cards_and_coffee() -> None:
    table = mocha(red(merchant=6), "act").play("act", "draw pile", "draw pile")
    assert table.player("red").coffee == 1
    assert len(table.hand("red")) == 2
    table.play(f"discard {table.hand('red')[0]}")
    assert len(table.hand("red")) == 1


# Roasting Plant


def roasting(**owned: Any) -> Table:
    return mocha(red(merchant=17, **owned), "act").play("act")


@pytest.mark.rule("MOC-PLC-03")
@pytest.mark.rule("MOC-PLC-04")
def test_each_way_of_roasting_gives_two_coffee() -> None:
    table = roasting(lira=2, goods="G", hand=["stay"])
    assert table.offers() == {"pay", "give G", "discard stay"}
    table.play("give G")
    assert table.player("red").coffee == 2
    assert table.offers() == {"pay", "discard stay", "done"}
    table.play("discard stay")
    assert table.player("red").coffee == 4
    table.play("pay")
    assert table.player("red").coffee == 6
    assert table.question() == "encounters"


@pytest.mark.rule("MOC-PLC-03")
@pytest.mark.example("EX-17")
def test_roasting_with_lira_and_a_card() -> None:
    table = roasting(lira=2, hand=["stay"]).play("pay", "discard stay")
    assert (table.player("red").coffee, table.player("red").lira) == (4, 0)
    assert table.discards() == ["stay"]


@pytest.mark.rule("MOC-PLC-03")
def test_no_way_of_roasting_is_used_twice() -> None:
    table = roasting(lira=9, goods="RG").play("pay")
    assert table.offers() == {"give R", "give G", "done"}
    assert table.play("give R").question() == "encounters"


@pytest.mark.rule("MOC-PLC-03")
def test_without_anything_to_roast_the_plant_cannot_be_used() -> None:
    table = mocha(red(merchant=17, lira=1, coffee=5), "act")
    assert table.offers() == {"skip"}


@pytest.mark.rule("MOC-PLC-05")
def test_one_card_in_all_is_roasted_and_does_nothing() -> None:
    table = roasting(hand=["stay"], guild=[4, 9])
    assert table.offers() == {"discard stay", "drop 4", "drop 9"}
    table.play("drop 9")
    assert guild_discards(table) == [9]
    assert guilds(table) == [4]
    assert table.player("red").coffee == 2
    assert table.offers() == {"done"}


@pytest.mark.rule("MOC-PLC-10")
def test_after_the_first_way_one_may_stop_but_not_before() -> None:
    table = roasting(lira=2, goods="G")
    with pytest.raises(IllegalAction, match="MOC-PLC-10"):
        table.play("done")
    assert table.play("pay", "done").question() == "encounters"


@pytest.mark.rule("MOC-PLC-10")
def test_the_last_thing_to_roast_is_not_played_away() -> None:
    table = roasting(hand=["two-coffee"])
    assert table.offers() == {"discard two-coffee"}
    table = roasting(hand=["two-coffee", "stay"])
    assert "play two-coffee" in table.offers()


@pytest.mark.rule("MOC-PLC-10")
@pytest.mark.rule("IST-BON-11")
def test_roasting_waits_for_a_card_that_brings_the_lira() -> None:
    agenda = [{"roast": {"used": ["good"], "coffee": 2}}, "encounters"]
    table = mocha(red(merchant=17, coffee=2, hand=["five-lira", "stay"]), agenda).play("discard stay")
    assert table.offers() == {"play five-lira", "done"}
    table.play("play five-lira", "pay")
    assert (table.player("red").lira, table.player("red").coffee) == (3, 6)
    assert table.question() == "encounters"


@pytest.mark.rule("MOC-PLC-10")
@pytest.mark.parametrize(
    ("hand", "stays_open"),
    [
        ([], False),
        (["stay"], True),
        (["stay openly"], False),
        (["five-lira openly"], True),
        (["stay openly", "stay"], True),
    ],
)
def test_whether_roasting_stays_open_is_seen_by_everybody(hand: list[str], stays_open: bool) -> None:
    """A hidden card might bring Lira, whatever it is; of a card that was taken openly everybody knows."""
    agenda = [{"roast": {"used": ["good"], "coffee": 2}}, "encounters"]
    table = mocha(red(merchant=17, guild=[4], hand=hand), agenda).play("drop 4")
    assert (table.question() == "roast") == stays_open
    if stays_open:
        assert "done" in table.offers()


@pytest.mark.rule("MOC-PLC-10")
def test_roasting_does_not_wait_for_goods_that_no_card_brings() -> None:
    agenda = [{"roast": {"used": ["lira"], "coffee": 2}}, "encounters"]
    table = mocha(red(merchant=17, hand=["five-lira", "stay"]), agenda).play("discard stay")
    assert table.question() == "encounters"


@pytest.mark.rule("MOC-GC-17")
def test_roasting_with_the_guild_card_waits_for_lira_too() -> None:
    table = mocha(red(guild=[17, 4], hand=["five-lira"])).play("guild 17", "drop 4")
    assert table.offers() == {"play five-lira", "done"}
    assert table.play("play five-lira", "pay").player("red").coffee == 6


# Guild Hall


@pytest.mark.rule("MOC-PLC-06")
def test_the_guild_hall_gives_coffee_and_two_guild_cards_of_which_one_goes() -> None:
    table = mocha(red(merchant=18, guild=[11]), "act")
    table.play("act", luck=drawing_guilds(table, 3, 20))
    assert table.player("red").coffee == 1
    assert table.offers() == {"drop 3", "drop 11", "drop 20"}
    table.play("drop 11")
    assert guilds(table) == [3, 20]
    assert guild_discards(table) == [11]
    assert table.question() == "encounters"


@pytest.mark.rule("IST-BON-29")
@pytest.mark.rule("MOC-PLC-06")
def test_nothing_is_played_between_drawing_and_discarding_guild_cards() -> None:
    table = mocha(red(merchant=18, hand=["five-lira", "two-coffee"]), "act").play("act")
    assert table.offered("play") == set()


@pytest.mark.rule("MOC-PLC-07")
def test_the_guild_hall_gives_what_there_is() -> None:
    others = [number for number in range(1, 21) if number != 5]
    table = mocha({"red": {"merchant": 18}, "yellow": {"guild": others}}, "act").play("act")
    assert table.offers() == {"drop 5"}
    table.play("drop 5")
    assert (guilds(table), guild_discards(table)) == ([], [5])
    table = mocha({"red": {"merchant": 18}, "yellow": {"guild": [*others, 5]}}, "act").play("act")
    assert table.player("red").coffee == 1
    assert table.question() == "encounters"


# Coffee House


@pytest.mark.rule("MOC-PLC-08")
def test_the_coffee_house_sells_rubies_for_more_and_more_coffee() -> None:
    table = mocha(red(merchant=20, coffee=13, hand=["coffee-again"]), "act").play("act")
    assert (table.player("red").coffee, table.player("red").rubies) == (7, 1)
    table.play("play coffee-again")
    assert (table.player("red").coffee, table.player("red").rubies) == (0, 2)
    assert table.state.rubies[COFFEE_HOUSE] == 3


@pytest.mark.rule("MOC-PLC-08")
def test_the_first_ruby_of_the_coffee_house_costs_six() -> None:
    assert mocha(red(merchant=20, coffee=5), "act").offers() == {"skip"}
    assert "act" in mocha(red(merchant=20, coffee=6), "act").offers()


@pytest.mark.rule("MOC-PLC-09")
def test_an_empty_coffee_house_cannot_be_used() -> None:
    table = mocha(red(merchant=20, coffee=50, rubies=5), "act", rubies={"coffee_house": 0})
    assert table.offers() == {"skip"}
    with pytest.raises(IllegalAction, match="MOC-PLC-09"):
        table.play("act")


@pytest.mark.rule("IST-PLC-49")
@pytest.mark.parametrize(
    ("place", "coffee", "possible"), [(18, 0, True), (17, 0, False), (19, 0, False), (19, 1, True)]
)
def test_which_actions_are_possible(place: int, coffee: int, possible: bool) -> None:
    table = mocha(red(merchant=place, coffee=coffee), "act")
    assert ("act" in table.offers()) == possible
