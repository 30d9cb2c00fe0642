"""The places with a fixed exchange: Wainwright, Warehouses, Post Office, Fountain, Palace, Mosques, Gemstone Dealer."""

import pytest

from bedesten.games.istanbul.data import GEMSTONE_DEALER, GREAT_MOSQUE, SMALL_MOSQUE, SULTANS_PALACE, WAINWRIGHT
from tests.istanbul.table import given, red

# Wainwright (1)


@pytest.mark.rule("IST-PLC-01")
def test_wainwright_sells_an_extension_for_seven_lira() -> None:
    table = given(red(merchant=1, lira=9), at="act").play("act")
    assert table.player("red").lira == 2
    assert table.player("red").extensions == 1


@pytest.mark.rule("IST-PLC-01")
def test_seven_lira_of_the_wainwright_go_to_no_player() -> None:
    table = given(red(merchant=1, lira=9), at="act").play("act")
    assert table.player("yellow").lira == table.player("green").lira == 0


@pytest.mark.rule("IST-PLC-01")
def test_extension_makes_space_for_all_four_types() -> None:
    table = given(red(merchant=1, lira=7, goods="RRGGYYBB", hand=["any-good"]), at="act")
    assert table.offered("play") == set()
    table.play("act", "play any-good")
    assert table.offers() == {"take R", "take G", "take Y", "take B"}


@pytest.mark.rule("IST-PLC-01")
@pytest.mark.rule("IST-PLC-49")
def test_wainwright_refuses_six_lira() -> None:
    assert given(red(merchant=1, lira=6), at="act").offers() == {"skip"}


@pytest.mark.rule("IST-PLC-02")
def test_wainwright_sells_no_fourth_extension() -> None:
    table = given(red(merchant=1, lira=20, extensions=3, rubies=1), at="act")
    assert table.offers() == {"skip"}


@pytest.mark.rule("IST-PLC-03")
def test_third_extension_brings_a_ruby_of_the_wainwright() -> None:
    table = given(red(merchant=1, lira=7, extensions=2), at="act").play("act")
    assert table.player("red").rubies == 1
    assert table.state.rubies[WAINWRIGHT] == 2


@pytest.mark.rule("IST-PLC-03")
def test_second_extension_brings_no_ruby() -> None:
    table = given(red(merchant=1, lira=7, extensions=1), at="act").play("act")
    assert table.player("red").rubies == 0


@pytest.mark.rule("IST-PLC-03")
def test_third_extension_brings_its_ruby_through_the_family_member_too() -> None:
    table = given(red(merchant=12, lira=7, extensions=2), at="act").play("act", "send 1", "act")
    assert table.player("red").rubies == 1


@pytest.mark.rule("IST-PLC-04")
def test_one_action_buys_one_extension_whatever_the_purse_holds() -> None:
    table = given(red(merchant=1, lira=21), at="act").play("act")
    assert table.player("red").extensions == 1
    assert table.player("red").lira == 14
    assert table.offers() == {"end"}


# Warehouses (2, 3, 4)


@pytest.mark.rule("IST-PLC-05")
def test_fabric_warehouse_fills_red_for_nothing() -> None:
    table = given(red(merchant=2, lira=4, goods="RB", extensions=1), at="act").play("act")
    assert table.goods("red") == "RRRB"
    assert table.player("red").lira == 4


@pytest.mark.rule("IST-PLC-06")
def test_spice_warehouse_fills_green_for_nothing() -> None:
    table = given(red(merchant=3, lira=4, goods="GB", extensions=1), at="act").play("act")
    assert table.goods("red") == "GGGB"
    assert table.player("red").lira == 4


@pytest.mark.rule("IST-PLC-07")
def test_fruit_warehouse_fills_yellow_for_nothing() -> None:
    table = given(red(merchant=4, lira=4, goods="YB", extensions=1), at="act").play("act")
    assert table.goods("red") == "YYYB"
    assert table.player("red").lira == 4


@pytest.mark.rule("IST-PLC-08")
@pytest.mark.parametrize("warehouse", [2, 3, 4])
def test_full_row_does_not_close_the_warehouse(warehouse: int) -> None:
    table = given(red(merchant=warehouse, goods="RRGGYY"), at="act")
    assert table.offers() == {"act", "skip"}
    assert table.play("act").goods("red") == "RRGGYY"


@pytest.mark.example("EX-39")
@pytest.mark.rule("IST-PLC-08")
@pytest.mark.rule("IST-MOS-07")
def test_full_warehouse_still_serves_the_green_tile() -> None:
    """EX-39: at 2 with R full, the green tile buys a B for the last 2 Lira."""
    table = given(red(merchant=2, lira=2, goods="RR", tiles=["green"]), at="act").play("act", "take B")
    assert table.goods("red") == "RRB"
    assert table.player("red").lira == 0


# Post Office (5)


@pytest.mark.rule("IST-PLC-09")
@pytest.mark.parametrize(
    ("mail", "goods", "lira"), [(0, "GY", 2), (1, "RY", 2), (2, "RY", 3), (3, "RB", 3), (4, "RB", 4)]
)
def test_post_office_pays_what_its_state_shows(mail: int, goods: str, lira: int) -> None:
    table = given(red(merchant=5), at="act", mail=mail).play("act")
    assert table.goods("red") == goods
    assert table.player("red").lira == lira


@pytest.mark.rule("IST-PLC-10")
@pytest.mark.parametrize("mail", [0, 1, 2, 3])
def test_one_indicator_moves_down_after_the_gain(mail: int) -> None:
    table = given(red(merchant=5), at="act", mail=mail).play("act")
    assert table.state.mail == mail + 1


@pytest.mark.rule("IST-PLC-11")
def test_all_indicators_return_to_the_top_when_all_are_down() -> None:
    table = given(red(merchant=5), at="act", mail=4).play("act")
    assert table.state.mail == 0


@pytest.mark.rule("IST-PLC-10")
def test_mail_stays_when_the_post_office_is_skipped() -> None:
    assert given(red(merchant=5), at="act", mail=2).play("skip").state.mail == 2


@pytest.mark.example("EX-07")
@pytest.mark.rule("IST-PLC-09")
@pytest.mark.rule("IST-PLC-10")
def test_post_office_in_state_two() -> None:
    """EX-07: state 2 gives 3 Lira, a Y and an R; then indicator III goes down."""
    table = given(red(merchant=5, lira=1), at="act", mail=2).play("act")
    assert table.player("red").lira == 4
    assert table.goods("red") == "RY"
    assert table.state.mail == 3


# Fountain (7)


@pytest.mark.rule("IST-PLC-16")
def test_fountain_offers_every_lying_assistant_and_an_end() -> None:
    table = given(red(merchant=7, lying=[2, 5, 9]), at="act").play("act")
    assert table.offers() == {"return 2", "return 5", "return 9", "done"}


@pytest.mark.rule("IST-PLC-16")
def test_some_assistants_may_return() -> None:
    table = given(red(merchant=7, lying=[2, 5, 9]), at="act").play("act", "return 5", "done")
    assert table.lying("red") == {2, 9}
    assert table.stack("red") == "oo"


@pytest.mark.rule("IST-PLC-16")
def test_no_assistant_needs_to_return() -> None:
    table = given(red(merchant=7, lying=[2, 5, 9]), at="act").play("act", "done")
    assert table.lying("red") == {2, 5, 9}
    assert table.question() == "encounters"


@pytest.mark.rule("IST-PLC-16")
def test_all_assistants_may_return_and_then_there_is_nothing_to_ask() -> None:
    table = given(red(merchant=7, lying=[2, 5, 9]), at="act").play("act", "return 2", "return 9", "return 5")
    assert table.lying("red") == set()
    assert table.stack("red") == "oooo"
    assert table.question() == "encounters"


@pytest.mark.rule("IST-PLC-16")
def test_fountain_leaves_foreign_assistants_where_they_lie() -> None:
    table = given(red(merchant=7, lying=[2]) | {"yellow": {"lying": [2, 5]}}, at="act").play("act", "return 2")
    assert table.lying("yellow") == {2, 5}


@pytest.mark.rule("IST-PLC-17")
def test_fountain_is_used_without_assistant_and_without_payment() -> None:
    table = given(red(merchant=12, lira=0, lying=[2, 5, 9, 16]) | {"yellow": {"merchant": 7}}).play("move 7")
    assert table.question() == "act"
    assert table.offers() == {"act", "skip"}


@pytest.mark.rule("IST-PLC-18")
def test_assistants_return_to_the_merchant_when_the_family_member_is_at_the_fountain() -> None:
    table = given(red(merchant=12, lying=[2, 9, 12]), at="act").play(
        "act", "send 7", "act", "return 9", "return 12", "done"
    )
    assert table.player("red").merchant == 12
    assert table.stack("red") == "ooo"
    assert table.lying("red") == {2}


@pytest.mark.rule("IST-PLC-19")
def test_encounters_happen_on_the_fountain() -> None:
    table = given(red(merchant=7) | {"yellow": {"family": 7}}, at="act", governor=7, smuggler=7).play("skip")
    assert table.offers() == {"catch yellow", "meet governor", "meet smuggler"}


@pytest.mark.example("EX-60")
@pytest.mark.rule("IST-PLC-16")
@pytest.mark.rule("IST-PLC-17")
def test_lonely_merchant_gathers_his_assistants() -> None:
    """EX-60: at the Fountain foreign Merchants cost nothing, no Assistant is used, and lying ones return."""
    alone = red(merchant=12, lira=1, lying=[1, 2, 9, 16])
    table = given(alone | {"yellow": {"merchant": 7}, "green": {"merchant": 7}})
    table.play("move 7", "act", "return 2", "return 9", "done")
    assert table.stack("red") == "oo"
    assert table.lying("red") == {1, 16}
    assert table.player("red").lira == 1


# Sultan's Palace (13)

# Rubies left, a wheelbarrow that just pays the price, and how many of its R stand for a good of any type.
PALACE_PRICES = [
    (7, "RGYB", 0),
    (6, "RRGYB", 1),
    (5, "RRGYBB", 1),
    (4, "RRRGYBB", 1),
    (3, "RRRGGYBB", 1),
    (2, "RRRGGYYBB", 1),
    (1, "RRRRGGYYBB", 2),
]


@pytest.mark.rule("IST-PLC-38")
@pytest.mark.rule("IST-PLC-39")
@pytest.mark.parametrize(("left", "goods", "free"), PALACE_PRICES)
def test_palace_takes_the_goods_on_its_open_spaces(left: int, goods: str, free: int) -> None:
    players = red(merchant=13, goods=goods, extensions=2) | {"yellow": {"rubies": 7 - left}, "blue": {}}
    table = given(players, at="act", rubies={"palace": left}).play("act", *["give R"] * free)
    assert table.goods("red") == ""
    assert table.player("red").rubies == 1
    assert table.state.rubies[SULTANS_PALACE] == left - 1


@pytest.mark.rule("IST-PLC-38")
@pytest.mark.rule("IST-PLC-49")
def test_palace_refuses_a_wheelbarrow_that_lacks_one_shown_type() -> None:
    players = red(merchant=13, goods="RRGGYY") | {"blue": {}}
    assert given(players, at="act").offers() == {"skip"}


@pytest.mark.rule("IST-PLC-38")
@pytest.mark.rule("IST-PLC-49")
def test_palace_refuses_a_wheelbarrow_that_lacks_only_the_good_of_any_type() -> None:
    assert given(red(merchant=13, goods="RGYB"), at="act").offers() == {"skip"}


@pytest.mark.rule("IST-PLC-40")
def test_good_of_any_type_is_the_choice_of_the_payer() -> None:
    table = given(red(merchant=13, goods="RRGGYYBB"), at="act").play("act")
    assert table.offers() == {"give R", "give G", "give Y", "give B"}
    assert table.play("give B").goods("red") == "RGY"


@pytest.mark.rule("IST-PLC-40")
def test_good_of_any_type_must_be_owned() -> None:
    table = given(red(merchant=13, goods="RGYYB"), at="act").play("act")
    assert table.offers() == {"give Y"}


@pytest.mark.rule("IST-PLC-40")
def test_two_goods_of_any_type_may_differ() -> None:
    players = red(merchant=13, goods="RRRGGGYYYBBB", extensions=1) | {"yellow": {"rubies": 5}}
    table = given(players, at="act", rubies={"palace": 1}).play("act", "give Y")
    assert table.player("red").rubies == 0
    table.play("give G")
    assert table.goods("red") == "RB"
    assert table.player("red").rubies == 1


@pytest.mark.rule("IST-PLC-41")
@pytest.mark.rule("IST-PLC-49")
def test_palace_without_rubies_is_closed() -> None:
    players = red(merchant=13, goods="RRRGGGYYYBBB", extensions=1) | {"yellow": {"rubies": 6}}
    assert given(players, at="act", rubies={"palace": 0}).offers() == {"skip"}


@pytest.mark.example("EX-11")
@pytest.mark.rule("IST-PLC-38")
@pytest.mark.rule("IST-PLC-39")
def test_palace_with_four_rubies_left() -> None:
    """EX-11: the price is 2B 2R 1G 1Y 1*; a ruby later it is 8 goods."""
    players = red(merchant=13, goods="RRGYBBB", extensions=1) | {"yellow": {"rubies": 2}}
    table = given(players, at="act", rubies={"palace": 4})
    assert table.state.palace_price() == 7
    table.play("act", "give B")
    assert table.goods("red") == ""
    assert table.player("red").rubies == 1
    assert table.state.palace_price() == 8


# Mosques (14, 15)


@pytest.mark.rule("IST-PLC-42")
@pytest.mark.parametrize(
    ("mosque", "colour", "goods", "left"),
    [(14, "red", "RR", "R"), (14, "green", "GG", "G"), (15, "yellow", "YY", "Y"), (15, "blue", "BB", "B")],
)
def test_mosque_tile_needs_its_number_of_goods_and_costs_one(mosque: int, colour: str, goods: str, left: str) -> None:
    table = given(red(merchant=mosque, goods=goods), at="act").play("act")
    assert table.offers() == {f"tile {colour}"}
    table.play(f"tile {colour}")
    assert table.tiles("red") == [colour]
    assert table.goods("red") == left


@pytest.mark.rule("IST-PLC-42")
@pytest.mark.rule("IST-PLC-49")
def test_mosque_refuses_one_good_too_few() -> None:
    assert given(red(merchant=14, goods="RG"), at="act").offers() == {"skip"}


@pytest.mark.rule("IST-PLC-42")
@pytest.mark.rule("IST-PLC-49")
def test_mosque_refuses_goods_of_the_other_mosque() -> None:
    assert given(red(merchant=15, goods="RRGG"), at="act").offers() == {"skip"}


@pytest.mark.rule("IST-PLC-42")
def test_every_tile_taken_raises_the_number_on_its_own_stack_only() -> None:
    players = red(merchant=14, goods="RRGG") | {"yellow": {"tiles": ["red"]}}
    table = given(players, at="act").play("act")
    assert table.offers() == {"tile green"}


@pytest.mark.rule("IST-PLC-42")
def test_tile_taken_uncovers_the_next_number_for_the_next_player() -> None:
    table = given(red(merchant=14, goods="RR") | {"yellow": {"goods": "RR", "lira": 2}}, at="act")
    table.play("act", "tile red", "end", "move 14", "lay", "pay")
    assert table.offers() == {"skip"}


@pytest.mark.rule("IST-PLC-42")
def test_top_tile_of_either_stack_may_be_taken() -> None:
    table = given(red(merchant=15, goods="YYBB"), at="act").play("act")
    assert table.offers() == {"tile yellow", "tile blue"}


@pytest.mark.rule("IST-PLC-43")
@pytest.mark.rule("IST-PLC-49")
def test_nobody_gets_a_second_tile_of_one_colour() -> None:
    table = given(red(merchant=14, goods="RRRRR", extensions=3, rubies=1, tiles=["red"]), at="act")
    assert table.offers() == {"skip"}


@pytest.mark.example("EX-56")
@pytest.mark.rule("IST-PLC-44")
def test_second_colour_of_the_small_mosque_brings_its_ruby() -> None:
    """EX-56: the owner of the green tile takes the red one and gets a ruby from 14 at once."""
    table = given(red(merchant=14, goods="RR", tiles=["green"]), at="act").play("act", "tile red")
    assert table.player("red").rubies == 1
    assert table.state.rubies[SMALL_MOSQUE] == 2
    assert table.state.rubies[GREAT_MOSQUE] == 3


@pytest.mark.rule("IST-PLC-44")
def test_second_colour_of_the_great_mosque_brings_its_ruby() -> None:
    table = given(red(merchant=15, goods="YY", tiles=["blue"]), at="act").play("act", "tile yellow")
    assert table.player("red").rubies == 1
    assert table.state.rubies[GREAT_MOSQUE] == 2
    assert table.state.rubies[SMALL_MOSQUE] == 3


@pytest.mark.rule("IST-PLC-44")
def test_one_colour_of_each_mosque_brings_no_ruby() -> None:
    table = given(red(merchant=15, goods="YY", tiles=["red"]), at="act").play("act", "tile yellow")
    assert table.player("red").rubies == 0


@pytest.mark.rule("IST-PLC-44")
def test_pair_of_one_mosque_is_rewarded_only_once() -> None:
    table = given(red(merchant=15, goods="BB", tiles=["red", "green"], rubies=1), at="act").play("act", "tile blue")
    assert table.player("red").rubies == 1


@pytest.mark.rule("IST-PLC-45")
def test_one_action_takes_one_tile() -> None:
    table = given(red(merchant=14, goods="RRGG"), at="act").play("act", "tile red")
    assert table.tiles("red") == ["red"]
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-PLC-45")
@pytest.mark.rule("IST-PLC-49")
def test_empty_stack_offers_nothing() -> None:
    others = {colour: {"tiles": ["red"]} for colour in ("yellow", "green", "blue", "white")}
    players = {"red": {"merchant": 14, "goods": "RRRRR", "extensions": 3, "rubies": 1}} | others
    assert given(players, at="act").offers() == {"skip"}


@pytest.mark.example("EX-12")
@pytest.mark.rule("IST-PLC-42")
@pytest.mark.rule("IST-MOS-05")
def test_blue_tile_of_three_symbols() -> None:
    """EX-12: with 3 B the blue tile of 3 symbols costs one of them, and the fifth Assistant joins the stack."""
    players = red(merchant=15, goods="BBB", extensions=1) | {"yellow": {"tiles": ["blue"]}}
    table = given(players, at="act").play("act", "tile blue")
    assert table.goods("red") == "BB"
    assert table.tiles("red") == ["blue"]
    assert table.stack("red") == "ooooo"


# Gemstone Dealer (16)


@pytest.mark.example("EX-13")
@pytest.mark.rule("IST-PLC-46")
@pytest.mark.rule("IST-PLC-47")
def test_gemstone_dealer_takes_the_highest_open_number() -> None:
    """EX-13: at price 15 a player with 20 Lira has 5 left and a ruby; the next price is 16."""
    table = given(red(merchant=16, lira=20) | {"yellow": {"rubies": 1}}, at="act").play("act")
    assert table.player("red").lira == 5
    assert table.player("red").rubies == 1
    assert table.state.dealer_price() == 16


@pytest.mark.rule("IST-PLC-46")
@pytest.mark.rule("IST-PLC-49")
def test_dealer_refuses_a_purse_one_lira_short() -> None:
    assert given(red(merchant=16, lira=13), at="act").offers() == {"skip"}


@pytest.mark.rule("IST-PLC-46")
@pytest.mark.rule("IST-PLC-49")
def test_dealer_accepts_the_exact_price() -> None:
    table = given(red(merchant=16, lira=14), at="act").play("act")
    assert table.player("red").lira == 0
    assert table.player("yellow").lira == table.player("green").lira == 0


@pytest.mark.rule("IST-PLC-47")
def test_ruby_bought_by_the_family_member_raises_the_price_for_the_next_player() -> None:
    table = given(red(merchant=12, lira=14) | {"yellow": {"merchant": 9, "lira": 14}}, at="act")
    table.play("act", "send 16", "act", "end", "move 16", "lay")
    assert table.offers() == {"skip"}
    assert table.state.dealer_price() == 15


@pytest.mark.rule("IST-PLC-47")
def test_rubies_of_other_places_leave_the_dealers_price() -> None:
    table = given(red(merchant=13, goods="RRGYB"), at="act").play("act", "give R")
    assert table.state.dealer_price() == 14


@pytest.mark.rule("IST-PLC-48")
def test_last_ruby_of_the_dealer_costs_23() -> None:
    table = given(red(merchant=16, lira=23) | {"yellow": {"rubies": 9}}, at="act").play("act")
    assert table.player("red").lira == 0
    assert table.state.rubies[GEMSTONE_DEALER] == 0


@pytest.mark.rule("IST-PLC-48")
@pytest.mark.rule("IST-PLC-49")
def test_dealer_without_rubies_is_closed() -> None:
    assert given(red(merchant=16, lira=99) | {"yellow": {"rubies": 10}}, at="act").offers() == {"skip"}


# All places


@pytest.mark.rule("IST-PLC-49")
@pytest.mark.parametrize("place", [2, 3, 4, 5, 6, 7, 8, 9])
def test_some_actions_are_possible_even_without_any_gain(place: int) -> None:
    assert "act" in given(red(merchant=place, goods="RRGGYYBB"), at="act").offers()


@pytest.mark.rule("IST-PLC-49")
@pytest.mark.parametrize("place", [1, 10, 11, 13, 14, 15, 16])
def test_other_actions_are_impossible_for_a_player_with_nothing(place: int) -> None:
    assert given(red(merchant=place), at="act").offers() == {"skip"}
