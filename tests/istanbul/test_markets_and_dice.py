"""The places where goods are sold and dice are rolled: Black Market, Tea House, Large and Small Market."""

from typing import Any

import pytest

from bedesten.core.errors import IllegalAction
from bedesten.core.registry import find_game
from tests.istanbul.table import Table, dice, given, red

# Black Market (8)


@pytest.mark.rule("IST-PLC-20")
def test_black_market_offers_red_green_and_yellow_but_never_blue() -> None:
    table = given(red(merchant=8), at="act").play("act")
    assert table.offers() == {"take R", "take G", "take Y", "roll"}


@pytest.mark.rule("IST-PLC-20")
@pytest.mark.parametrize("good", ["R", "G", "Y"])
def test_black_market_gives_one_good_of_choice(good: str) -> None:
    table = given(red(merchant=8), at="act").play("act").play(f"take {good}", luck=dice(1, 1))
    assert table.goods("red") == good
    assert table.question() == "encounters"


@pytest.mark.rule("IST-PLC-20")
def test_black_market_rolls_at_once_when_no_common_good_has_space() -> None:
    table = given(red(merchant=8, goods="RRGGYY"), at="act").play("act", luck=dice(4, 4))
    assert table.goods("red") == "RRGGYYB"
    assert table.question() == "encounters"


BLUE_GOODS = [(2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (7, 1), (8, 1), (9, 2), (10, 2), (11, 3), (12, 3)]


@pytest.mark.rule("IST-PLC-21")
@pytest.mark.parametrize(("total", "blue"), BLUE_GOODS)
def test_black_market_gives_blue_goods_by_the_sum_of_the_dice(total: int, blue: int) -> None:
    first = min(6, total - 1)
    table = given(red(merchant=8, extensions=1), at="act").play("act")
    table.play("take R", luck=dice(first, total - first))
    assert table.goods("red") == "R" + "B" * blue


@pytest.mark.rule("IST-PLC-22")
def test_good_may_be_chosen_after_the_roll() -> None:
    table = given(red(merchant=8), at="act").play("act").play("roll", luck=dice(4, 5))
    assert table.goods("red") == "BB"
    assert table.offers() == {"take R", "take G", "take Y"}
    assert table.play("take Y").goods("red") == "YBB"


@pytest.mark.rule("IST-PLC-22")
def test_good_chosen_before_the_roll_is_the_only_one() -> None:
    table = given(red(merchant=8), at="act").play("act").play("take G", luck=dice(4, 5))
    assert table.goods("red") == "GBB"
    assert table.question() == "encounters"


@pytest.mark.example("EX-08")
@pytest.mark.rule("IST-PLC-21")
@pytest.mark.rule("IST-MOS-02")
def test_turned_die_counts_at_the_black_market() -> None:
    """EX-08: dice 2 and 5, the 2 turned to 4, make 9: two B besides the good of choice."""
    table = given(red(merchant=8, tiles=["red"]), at="act").play("act").play("take R", luck=dice(2, 5))
    table.play("turn 1")
    assert table.goods("red") == "RBB"


# Tea House (9)


@pytest.mark.rule("IST-PLC-23")
def test_tea_house_takes_calls_from_3_to_12() -> None:
    table = given(red(merchant=9), at="act").play("act")
    assert table.offers() == {f"call {number}" for number in range(3, 13)}


@pytest.mark.rule("IST-PLC-23")
def test_call_comes_before_the_roll() -> None:
    table = given(red(merchant=9), at="act").play("act")
    assert table.told("dice") == []
    table.play("call 7", luck=dice(3, 4))
    assert [event.what for event in table.events if event.what in {"call", "dice"}] == ["call", "dice"]


@pytest.mark.rule("IST-PLC-24")
def test_sum_equal_to_the_call_pays_the_call() -> None:
    table = given(red(merchant=9, lira=1), at="act").play("act").play("call 8", luck=dice(3, 5))
    assert table.player("red").lira == 9


@pytest.mark.rule("IST-PLC-24")
def test_sum_above_the_call_pays_no_more_than_the_call() -> None:
    table = given(red(merchant=9, lira=1), at="act").play("act").play("call 8", luck=dice(6, 5))
    assert table.player("red").lira == 9


@pytest.mark.rule("IST-PLC-25")
def test_sum_below_the_call_pays_two_lira() -> None:
    table = given(red(merchant=9, lira=1), at="act").play("act").play("call 8", luck=dice(3, 4))
    assert table.player("red").lira == 3


@pytest.mark.rule("IST-PLC-24")
def test_sum_that_the_red_tile_made_is_the_final_one() -> None:
    table = given(red(merchant=9, tiles=["red"]), at="act").play("act").play("call 9", luck=dice(1, 5))
    assert table.play("turn 1").player("red").lira == 9


@pytest.mark.rule("IST-PLC-25")
def test_roll_that_the_red_tile_replaced_no_longer_counts() -> None:
    table = given(red(merchant=9, tiles=["red"]), at="act").play("act").play("call 9", luck=dice(6, 5))
    assert table.play("reroll", luck=dice(1, 2)).player("red").lira == 2


@pytest.mark.example("EX-37")
@pytest.mark.rule("IST-PLC-24")
def test_highest_call_is_hit() -> None:
    """EX-37: call 12, roll 6 and 6: 12 Lira."""
    table = given(red(merchant=9), at="act").play("act").play("call 12", luck=dice(6, 6))
    assert table.player("red").lira == 12


@pytest.mark.example("EX-38")
@pytest.mark.rule("IST-PLC-25")
def test_lowest_call_is_missed() -> None:
    """EX-38: call 3, roll 1 and 1, no red tile: 2 Lira."""
    table = given(red(merchant=9), at="act").play("act").play("call 3", luck=dice(1, 1))
    assert table.player("red").lira == 2


# Large Market (10) and Small Market (11)


def demand(table: Table, market: str) -> Any:
    """Return the demand tiles of a market in words: what is on top, unseen and at the bottom."""
    return find_game("istanbul").write(table.state)[market]


@pytest.mark.rule("IST-PLC-26")
def test_large_market_buys_what_its_top_tile_shows() -> None:
    table = given(red(merchant=10, goods="RRGGYYBB"), at="act", large_market={"top": "L1"}).play("act")
    without_blue = {"R", "G", "RR", "RG", "RRG"}
    one_blue = {"B", "RB", "GB", "RRB", "RGB", "RRGB"}
    two_blue = {"BB", "RBB", "GBB", "RRBB", "RGBB", "RRGBB"}
    assert table.offered("sell") == without_blue | one_blue | two_blue


@pytest.mark.rule("IST-PLC-26")
def test_small_market_buys_what_its_top_tile_shows() -> None:
    table = given(red(merchant=11, goods="RRYY"), at="act", small_market={"top": "S5"}).play("act")
    assert table.offers() == {"sell Y", "sell YY"}


@pytest.mark.rule("IST-PLC-26")
def test_goods_must_be_owned_to_be_sold() -> None:
    table = given(red(merchant=10, goods="RB"), at="act", large_market={"top": "L1"}).play("act")
    assert table.offers() == {"sell R", "sell B", "sell RB"}


DEMAND = [
    (10, "L1", "RRGBB"),
    (10, "L2", "RGBBB"),
    (10, "L3", "RRYBB"),
    (10, "L4", "RYBBB"),
    (10, "L5", "RGYBB"),
    (11, "S1", "RGYYB"),
    (11, "S2", "RGGYB"),
    (11, "S3", "RGGGY"),
    (11, "S4", "RGGYY"),
    (11, "S5", "GGYYB"),
]


@pytest.mark.rule("IST-PLC-26")
@pytest.mark.parametrize(("market", "tile", "goods"), DEMAND)
def test_most_that_a_tile_accepts_are_its_five_symbols(market: int, tile: str, goods: str) -> None:
    tops = {"large_market": {"top": tile}} if market == 10 else {"small_market": {"top": tile}}
    table = given(red(merchant=market, goods="RRRGGGYYYBBB", extensions=1), at="act", **tops).play("act")
    assert {sale for sale in table.offered("sell") if len(sale) >= 5} == {goods}


@pytest.mark.example("EX-36")
@pytest.mark.rule("IST-PLC-26")
def test_good_that_is_not_demanded_is_refused() -> None:
    """EX-36: the Large Market with L1 on top, which shows no Y, refuses Y."""
    table = given(red(merchant=10, goods="RY"), at="act", large_market={"top": "L1"}).play("act")
    with pytest.raises(IllegalAction):
        table.play("sell Y")
    with pytest.raises(IllegalAction):
        table.play("sell RY")


@pytest.mark.rule("IST-PLC-27")
@pytest.mark.parametrize(("goods", "lira"), [("B", 3), ("RB", 7), ("RRB", 12), ("RRGB", 18), ("RRGBB", 25)])
def test_revenue_of_the_large_market(goods: str, lira: int) -> None:
    table = given(red(merchant=10, goods="RRGGYYBB"), at="act", large_market={"top": "L1"}).play("act", f"sell {goods}")
    assert table.player("red").lira == lira


@pytest.mark.rule("IST-PLC-28")
@pytest.mark.parametrize(("goods", "lira"), [("B", 2), ("YB", 5), ("YYB", 9), ("GYYB", 14), ("RGYYB", 20)])
def test_revenue_of_the_small_market(goods: str, lira: int) -> None:
    table = given(red(merchant=11, goods="RRGGYYBB"), at="act", small_market={"top": "S1"}).play("act", f"sell {goods}")
    assert table.player("red").lira == lira


@pytest.mark.rule("IST-PLC-26")
def test_goods_sold_are_gone_and_the_others_stay() -> None:
    table = given(red(merchant=10, goods="RRGGYYBB"), at="act", large_market={"top": "L1"}).play("act", "sell RGB")
    assert table.goods("red") == "RGYYB"


@pytest.mark.rule("IST-PLC-29")
def test_top_tile_of_the_large_market_goes_to_the_bottom_after_a_sale() -> None:
    seen = {"top": "L1", "bottom": ["L3", "L5", "L2", "L4"]}
    table = given(red(merchant=10, goods="R"), at="act", large_market=seen).play("act", "sell R")
    assert demand(table, "large_market") == {"top": "L3", "unseen": [], "bottom": ["L5", "L2", "L4", "L1"]}
    assert demand(table, "small_market")["top"] == "S1"


@pytest.mark.rule("IST-PLC-29")
def test_top_tile_of_the_small_market_goes_to_the_bottom_after_a_sale() -> None:
    seen = {"top": "S1", "bottom": ["S3", "S5", "S2", "S4"]}
    table = given(red(merchant=11, goods="R"), at="act", small_market=seen).play("act", "sell R")
    assert demand(table, "small_market") == {"top": "S3", "unseen": [], "bottom": ["S5", "S2", "S4", "S1"]}
    assert demand(table, "large_market")["top"] == "L1"


@pytest.mark.rule("IST-PLC-29")
def test_next_tile_is_the_one_that_counts_after_a_sale() -> None:
    seen = {"top": "L1", "bottom": ["L3", "L5", "L2", "L4"]}
    players = red(merchant=10, goods="R") | {"yellow": {"merchant": 6, "goods": "GY", "lira": 2}}
    table = given(players, at="act", large_market=seen).play("act", "sell R", "end")
    table.play("move 10", "lay", "pay", "act")
    assert table.offers() == {"sell Y"}


@pytest.mark.rule("IST-PLC-30")
def test_sale_once_begun_sells_at_least_one_good() -> None:
    table = given(red(merchant=10, goods="RB"), at="act", large_market={"top": "L1"}).play("act")
    assert {notation.split()[0] for notation in table.offers()} == {"sell"}


@pytest.mark.rule("IST-PLC-30")
@pytest.mark.rule("IST-PLC-49")
def test_market_that_demands_nothing_owned_is_closed_and_keeps_its_tile() -> None:
    table = given(red(merchant=10, goods="YY"), at="act", large_market={"top": "L1"})
    assert table.offers() == {"skip"}
    assert demand(table.play("skip"), "large_market")["top"] == "L1"


@pytest.mark.example("EX-09")
@pytest.mark.rule("IST-PLC-26")
@pytest.mark.rule("IST-PLC-28")
@pytest.mark.rule("IST-PLC-29")
@pytest.mark.parametrize("tile", ["S1", "S4"])
def test_four_goods_at_the_small_market(tile: str) -> None:
    """EX-09: with S1 or S4 on top R, G, Y, Y bring 14 Lira, and the tile goes to the bottom."""
    table = given(red(merchant=11, goods="RRGYY"), at="act", small_market={"top": tile}).play("act", "sell RGYY")
    assert table.player("red").lira == 14
    assert table.goods("red") == "R"
    assert demand(table, "small_market")["bottom"] == [tile]
    assert demand(table, "small_market")["top"] != tile


@pytest.mark.example("EX-35")
@pytest.mark.rule("IST-PLC-27")
def test_five_goods_at_the_large_market() -> None:
    """EX-35: with L5 on top 2B R G Y bring 25 Lira."""
    table = given(red(merchant=10, goods="RGYBB"), at="act", large_market={"top": "L5"}).play("act", "sell RGYBB")
    assert table.player("red").lira == 25
    assert table.goods("red") == ""
