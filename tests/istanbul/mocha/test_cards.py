"""The Bonus cards of Mocha & Baksheesh (MOC-BON)."""

from typing import Any

import pytest

from bedesten.core.errors import IllegalAction
from tests.istanbul.mocha.table import drawing_guilds, guilds, mocha
from tests.istanbul.table import Table, dice


def red(**owned: Any) -> dict[str, dict[str, Any]]:
    return {"red": owned, "yellow": {}, "green": {}}


def holding(*cards: str, at: str = "start", **owned: Any) -> Table:
    return mocha(red(**{"merchant": 9, "hand": list(cards), **owned}), at)


@pytest.mark.rule("MOC-BON-01")
def test_two_coffee_also_before_a_payment() -> None:
    table = holding("two-coffee").play("play two-coffee")
    assert (table.player("red").coffee, table.discards()) == (2, ["two-coffee"])
    table = holding("two-coffee", at="act", merchant=19, coffee=1).play("act")
    assert table.offered("tavern") == {"movement", "encounter"}
    assert "barrier" in table.play("play two-coffee").offered("tavern")


@pytest.mark.rule("MOC-BON-02")
def test_a_guild_card_for_two_coffee() -> None:
    table = holding("buy-guild", coffee=2)
    table.play("play buy-guild", luck=drawing_guilds(table, 13))
    assert (table.player("red").coffee, guilds(table)) == (0, [13])


@pytest.mark.rule("MOC-BON-02")
def test_no_guild_card_without_coffee_or_without_cards() -> None:
    table = holding("buy-guild", coffee=1)
    with pytest.raises(IllegalAction, match=r"costs 2 coffee, you have 1 \(MOC-BON-02\)"):
        table.play("play buy-guild")
    players = {"red": {"hand": ["buy-guild"], "coffee": 9}, "yellow": {"guild": list(range(1, 21))}}
    with pytest.raises(IllegalAction, match="no guild card to draw"):
        mocha(players).play("play buy-guild")


@pytest.mark.rule("MOC-BON-03")
def test_coffee_is_sold_for_eight_lira_also_before_a_payment() -> None:
    table = holding("coffee-sale", coffee=1).play("play coffee-sale")
    assert (table.player("red").coffee, table.player("red").lira) == (0, 8)
    table = mocha(red(merchant=5, coffee=1, hand=["coffee-sale"]), "encounters", governor=5).play("meet governor")
    assert "play coffee-sale" in table.offers()
    with pytest.raises(IllegalAction, match="MOC-BON-03"):
        holding("coffee-sale").play("play coffee-sale")


@pytest.mark.rule("MOC-BON-04")
@pytest.mark.parametrize(
    ("first", "second", "coffee", "lira"),
    [(1, 1, 1, 0), (3, 3, 1, 0), (3, 4, 1, 3), (4, 4, 1, 3), (4, 5, 2, 4), (5, 5, 2, 4), (5, 6, 3, 5), (6, 6, 3, 5)],
)
def test_dice_for_coffee_and_lira(first: int, second: int, coffee: int, lira: int) -> None:
    table = holding("coffee-dice").play("play coffee-dice", luck=dice(first, second))
    assert (table.player("red").coffee, table.player("red").lira) == (coffee, lira)
    assert table.discards() == ["coffee-dice"]


@pytest.mark.rule("MOC-BON-05")
@pytest.mark.example("EX-16")
def test_three_goods_are_exchanged_for_goods_and_coffee() -> None:
    table = holding("exchange", goods="YYY", extensions=1).play("play exchange", "give Y", "give Y", "give Y")
    table.play("take B", "take B", "take C")
    assert (table.goods("red"), table.player("red").coffee) == ("BB", 1)
    assert table.discards() == ["exchange"]
    assert table.question() == "start"


@pytest.mark.rule("MOC-BON-05")
def test_one_to_three_units_are_exchanged() -> None:
    table = holding("exchange", goods="RRGG", coffee=2).play("play exchange")
    with pytest.raises(IllegalAction, match="MOC-BON-05"):
        table.play("done")
    table.play("give R", "done", "take Y")
    assert (table.goods("red"), table.question()) == ("RGGY", "start")
    table = holding("exchange", goods="RRGG", coffee=2).play("play exchange", "give R", "give G", "give C")
    assert table.question() == "take-other", "three are the most"


@pytest.mark.rule("MOC-BON-06")
def test_what_is_given_is_not_taken() -> None:
    table = holding("exchange", goods="RG").play("play exchange", "give R", "done")
    assert table.offered("take") == {"G", "Y", "B", "C"}
    with pytest.raises(IllegalAction, match="MOC-BON-06"):
        table.play("take R")


@pytest.mark.rule("MOC-BON-06")
def test_there_must_be_room_for_what_is_taken() -> None:
    table = holding("exchange", goods="RRGGYYB", coffee=3).play("play exchange", "give C")
    assert table.question() == "take-other", "for a second unit there is no room, as only one B fits"
    assert table.offers() == {"take B"}
    table.play("take B")
    assert (table.goods("red"), table.player("red").coffee) == ("RRGGYYBB", 2)
    with pytest.raises(IllegalAction, match="MOC-BON-06"):
        mocha(red(hand=["exchange"], goods="", coffee=0)).play("play exchange")


@pytest.mark.rule("MOC-BON-07")
@pytest.mark.rule("MOC-BON-08")
def test_one_die_is_turned_to_six_after_an_own_roll() -> None:
    table = holding("turn-six", at="act").play("act").play("call 10", luck=dice(4, 2))
    assert table.offers() == {"keep", "play turn-six"}
    table.play("play turn-six")
    assert table.offers() == {"turn 1", "turn 2"}
    table.play("turn 2")
    assert (table.player("red").lira, table.discards()) == (10, ["turn-six"])


@pytest.mark.rule("MOC-BON-08")
def test_a_six_and_the_red_tile_go_together_in_any_order() -> None:
    table = holding("turn-six", at="act", tiles=["red"]).play("act").play("call 10", luck=dice(1, 2))
    table.play("play turn-six", "turn 1", "turn 2")
    assert table.player("red").lira == 10
    table = holding("turn-six", at="act", tiles=["red"]).play("act").play("call 10", luck=dice(1, 2))
    table.play("turn 2", "play turn-six", "turn 1")
    assert table.player("red").lira == 10
    table = holding("turn-six", at="act", tiles=["red"]).play("act").play("call 10", luck=dice(1, 2))
    table.play("reroll", luck=dice(4, 1)).play("play turn-six", "turn 2")
    assert table.player("red").lira == 10


@pytest.mark.rule("MOC-BON-08")
def test_both_sixes_may_be_turned() -> None:
    table = holding("turn-six", "turn-six", at="act", merchant=8).play("act").play("take R", luck=dice(1, 2))
    table.play("play turn-six", "turn 1", "play turn-six", "turn 2")
    assert table.goods("red") == "RBB"


@pytest.mark.rule("MOC-BON-08")
def test_a_six_may_be_turned_for_the_coffee_dice() -> None:
    table = holding("turn-six", "coffee-dice").play("play coffee-dice", luck=dice(5, 1))
    table.play("play turn-six", "turn 2")
    assert (table.player("red").coffee, table.player("red").lira) == (3, 5)


@pytest.mark.rule("MOC-BON-07")
def test_whoever_holds_a_card_is_asked_after_each_own_roll() -> None:
    """The question itself must not tell whether the card for a six is among them."""
    table = holding("stay", at="act").play("act").play("call 10", luck=dice(4, 2))
    assert table.offers() == {"keep"}
    table = holding(at="act").play("act").play("call 10", luck=dice(4, 2))
    assert table.question() == "encounters"
    table = holding("turn-six", at="act").play("act").play("call 10", luck=dice(6, 6))
    assert table.question() == "encounters", "nothing could be turned"


@pytest.mark.rule("IST-BON-07")
@pytest.mark.rule("MOC-BON-07")
def test_no_card_is_spent_on_two_sixes() -> None:
    table = holding("turn-six", at="act", tiles=["red"]).play("act").play("call 10", luck=dice(6, 6))
    assert table.offers() == {"keep", "reroll", "turn 1", "turn 2"}
    with pytest.raises(IllegalAction, match=r"both dice show 6 already \(MOC-BON-07\)"):
        table.play("play turn-six")
    assert "play turn-six" in table.play("turn 1").offers()


@pytest.mark.rule("MOC-BON-09")
def test_the_merchant_jumps_to_a_corner() -> None:
    table = holding("corner-move", merchant=7).play("play corner-move")
    assert table.offered("move") == {"16", "10", "20", "13"}
    table.play("move 20")
    assert table.question() == "assist"
    assert table.player("red").merchant == 20
    assert table.discards() == ["corner-move"]


@pytest.mark.rule("MOC-BON-09")
def test_from_a_corner_the_merchant_jumps_to_another_one() -> None:
    table = holding("corner-move", merchant=16).play("play corner-move")
    assert table.offered("move") == {"10", "20", "13"}
    with pytest.raises(IllegalAction, match="MOC-BON-09"):
        table.play("move 16")


@pytest.mark.rule("MOC-BON-10")
def test_the_wainwright_is_used_again() -> None:
    table = holding("wainwright-again", at="act", merchant=1, lira=14).play("act", "play wainwright-again")
    assert (table.player("red").extensions, table.player("red").lira) == (2, 0)
    table = holding("wainwright-again", at="act", merchant=1, lira=13).play("act")
    assert table.offers() == {"end"}


@pytest.mark.rule("MOC-BON-11")
def test_the_coffee_house_is_used_again() -> None:
    table = holding("coffee-again", at="act", merchant=20, coffee=12).play("act")
    assert table.offers() == {"end"}, "7 more are needed"
    table = holding("coffee-again", "coffee-again", at="act", merchant=20, coffee=21)
    table.play("act", "play coffee-again", "play coffee-again")
    assert (table.player("red").rubies, table.player("red").coffee) == (3, 0)


@pytest.mark.rule("IST-BON-28")
@pytest.mark.example("EX-62")
def test_coffee_drawn_from_the_governor_cannot_be_played_before_he_is_paid() -> None:
    table = mocha(red(merchant=5), "encounters", governor=5)
    table.play("meet governor", luck=table.drawing("two-coffee"))
    assert table.offers() == {"discard two-coffee"}
    with pytest.raises(IllegalAction, match="IST-BON-28"):
        table.play("play two-coffee")


@pytest.mark.rule("IST-END-06")
def test_which_cards_are_played_in_the_final_step() -> None:
    cards = ["two-coffee", "buy-guild", "coffee-sale", "coffee-dice", "exchange", "turn-six", "corner-move"]
    table = mocha(
        {"red": {"rubies": 6, "coffee": 5, "hand": cards}, "yellow": {}, "green": {}}, at=["final-step"], finale=True
    )
    assert table.offered("play") == {"coffee-sale", "coffee-dice", "exchange"}
    table.play("play coffee-dice", luck=dice(1, 1))
    assert table.question() == "final-step", "no die is turned in the final step"
    table.play("play exchange", "give C", "give C", "done", "take B", "take R", "play coffee-sale", "done")
    assert (table.goods("red"), table.player("red").lira) == ("RB", 8)


@pytest.mark.rule("IST-TRN-25")
def test_one_card_replaces_the_move() -> None:
    table = holding("corner-move", "far-move").play("play corner-move")
    with pytest.raises(IllegalAction, match="IST-TRN-25"):
        table.play("play far-move")
