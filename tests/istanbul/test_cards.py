"""What each Bonus card does; when it may be played is in test_windows.py, what the piles do in test_caravansary.py."""

import pytest

from bedesten.games.istanbul.data import SULTANS_PALACE
from tests.istanbul.table import dice, given, red, rest_of_deck

# All cards


@pytest.mark.rule("IST-BON-01")
def test_hand_has_no_limit() -> None:
    table = given(red(merchant=5, lira=2, hand=rest_of_deck("stay")), at="encounters", governor=5)
    table.play("meet governor", "pay")
    assert len(table.hand("red")) == 26


@pytest.mark.rule("IST-BON-01")
def test_any_number_of_cards_may_be_played_in_a_turn() -> None:
    table = given(red(hand=["five-lira"] * 4 + ["any-good"] * 4))
    table.play("play five-lira", "play five-lira", "play five-lira", "play five-lira")
    table.play(
        "play any-good", "take R", "play any-good", "take R", "play any-good", "take B", "play any-good", "take B"
    )
    assert table.player("red").lira == 20
    assert table.goods("red") == "RRBB"
    assert table.question() == "move"


@pytest.mark.rule("IST-BON-07")
def test_cards_that_would_change_nothing_cannot_be_played() -> None:
    table = given(red(goods="RRGGYYBB", hand=["any-good", "family-home", "assistant-home"]))
    assert table.offered("play") == set()


@pytest.mark.rule("IST-BON-07")
def test_cards_that_would_change_something_can_be_played() -> None:
    table = given(red(goods="RRGGYYB", family=5, lying=[2], hand=["any-good", "family-home", "assistant-home"]))
    assert table.offered("play") == {"any-good", "family-home", "assistant-home"}


@pytest.mark.rule("IST-BON-07")
def test_taking_the_place_of_the_move_is_change_enough() -> None:
    assert given(red(hand=["stay"])).offered("play") == {"stay"}


@pytest.mark.rule("IST-BON-07")
def test_any_sale_cannot_be_played_without_goods() -> None:
    assert given(red(merchant=11, hand=["any-sale"]), at="act").offers() == {"skip"}


# b01: one good of choice


@pytest.mark.rule("IST-BON-09")
@pytest.mark.parametrize("good", ["R", "G", "Y", "B"])
def test_b01_gives_a_good_of_any_type(good: str) -> None:
    table = given(red(hand=["any-good"])).play("play any-good", f"take {good}")
    assert table.goods("red") == good
    assert table.hand("red") == []


@pytest.mark.rule("IST-BON-10")
def test_b01_gives_only_a_type_with_free_space() -> None:
    table = given(red(goods="RRGGYYB", hand=["any-good"])).play("play any-good")
    assert table.offers() == {"take B"}


@pytest.mark.rule("IST-BON-10")
def test_b01_cannot_be_played_with_four_full_rows() -> None:
    assert given(red(goods="RRGGYYBB", hand=["any-good"])).offered("play") == set()


# b02: five Lira


@pytest.mark.rule("IST-BON-11")
def test_b02_takes_five_lira_from_the_supply() -> None:
    table = given(red(lira=1, hand=["five-lira"]) | {"yellow": {"lira": 9}}).play("play five-lira")
    assert table.player("red").lira == 6
    assert table.player("yellow").lira == 9
    assert table.hand("red") == []


# b03, b04, b05: an action again


@pytest.mark.rule("IST-BON-12")
def test_b03_repeats_the_palace_at_the_raised_price() -> None:
    players = red(merchant=13, goods="RRRGGGYYYBBB", extensions=1, hand=["palace-again"])
    table = given(players, at="act").play("act", "give R", "play palace-again", "give G")
    assert table.player("red").rubies == 2
    assert table.goods("red") == "Y"
    assert table.state.rubies[SULTANS_PALACE] == 4
    assert table.discards() == ["palace-again"]


@pytest.mark.example("EX-33")
@pytest.mark.rule("IST-BON-13")
@pytest.mark.rule("IST-PLC-11")
def test_b04_repeats_the_post_office_in_its_next_state() -> None:
    """EX-33: from state 4, first R B and 4 Lira (state 0), then G Y and 2 Lira (state 1)."""
    table = given(red(merchant=5, hand=["post-again"]), at="act", mail=4).play("act")
    assert (table.goods("red"), table.player("red").lira, table.state.mail) == ("RB", 4, 0)
    table.play("play post-again")
    assert (table.goods("red"), table.player("red").lira, table.state.mail) == ("RGYB", 6, 1)


@pytest.mark.example("EX-32")
@pytest.mark.rule("IST-BON-14")
def test_b05_repeats_the_gemstone_dealer_at_the_raised_price() -> None:
    """EX-32: two players, price 15, 31 Lira: action and b05 bring 2 rubies for all of it; then the price is 17."""
    players = {"red": {"merchant": 16, "lira": 31, "hand": ["dealer-again"]}, "yellow": {}}
    table = given(players, at="act").play("act", "play dealer-again")
    assert table.player("red").rubies == 2
    assert table.player("red").lira == 0
    assert table.state.dealer_price() == 17


@pytest.mark.rule("IST-BON-15")
def test_b05_cannot_be_played_one_lira_short_of_the_raised_price() -> None:
    table = given(red(merchant=16, lira=28, hand=["dealer-again"]), at="act").play("act")
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-BON-15")
def test_b05_cannot_be_played_after_the_last_ruby() -> None:
    players = red(merchant=16, lira=99, hand=["dealer-again"]) | {"yellow": {"rubies": 9}}
    assert given(players, at="act").play("act").offers() == {"end"}


@pytest.mark.rule("IST-BON-15")
def test_b03_cannot_be_played_one_good_short_of_the_raised_price() -> None:
    table = given(red(merchant=13, goods="RRRGGYYBB", extensions=1, hand=["palace-again"]), at="act")
    table.play("act", "give R")
    assert table.goods("red") == "RGYB"
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-BON-16")
def test_two_cards_b04_bring_two_repetitions() -> None:
    table = given(red(merchant=5, hand=["post-again", "post-again"]), at="act", mail=0).play("act")
    table.play("play post-again", "play post-again")
    assert table.state.mail == 3
    assert table.player("red").lira == 2 + 2 + 3
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-BON-16")
def test_two_cards_b05_bring_two_repetitions() -> None:
    table = given(red(merchant=16, lira=45, hand=["dealer-again", "dealer-again"]), at="act").play("act")
    table.play("play dealer-again", "play dealer-again")
    assert table.player("red").rubies == 3
    assert table.player("red").lira == 0


@pytest.mark.rule("IST-BON-16")
def test_one_card_brings_one_repetition() -> None:
    table = given(red(merchant=5, hand=["post-again"]), at="act", mail=0).play("act", "play post-again")
    assert table.state.mail == 2
    assert table.offers() == {"end"}


# b06: the Family member goes home


@pytest.mark.rule("IST-BON-17")
def test_b06_brings_the_family_member_home_for_three_lira() -> None:
    table = given(red(family=9, hand=["family-home"])).play("play family-home")
    assert table.offers() == {"reward lira", "reward card"}
    table.play("reward lira")
    assert table.player("red").family == 12
    assert table.player("red").lira == 3
    assert table.question() == "move"


@pytest.mark.rule("IST-BON-17")
def test_b06_brings_the_family_member_home_for_a_drawn_card() -> None:
    table = given(red(family=9, hand=["family-home"]), discards=["stay"]).play("play family-home")
    table.play("reward card", luck=table.drawing("far-move"))
    assert table.player("red").family == 12
    assert table.player("red").lira == 0
    assert table.hand("red") == ["far-move"]
    assert table.discards() == ["family-home", "stay"]


@pytest.mark.rule("IST-BON-18")
def test_b06_cannot_be_played_while_the_family_member_is_at_home() -> None:
    assert given(red(family=12, hand=["family-home"])).offered("play") == set()


# b07: stay


@pytest.mark.rule("IST-BON-19")
def test_b07_makes_the_own_place_the_target_place() -> None:
    table = given(red(merchant=5, hand=["stay"]), mail=0).play("play stay")
    assert table.question() == "assist"
    table.play("lay", "act")
    assert table.player("red").merchant == 5
    assert table.lying("red") == {5}
    assert table.goods("red") == "GY"


@pytest.mark.rule("IST-BON-20")
def test_b07_picks_up_the_assistant_who_lies_there() -> None:
    table = given(red(merchant=5, lying=[5], hand=["stay"])).play("play stay")
    assert table.offers() == {"pick own", "stop"}
    table.play("pick own")
    assert table.lying("red") == set()
    assert table.stack("red") == "oooo"


@pytest.mark.rule("IST-BON-20")
def test_b07_lays_an_assistant_down_where_none_lies() -> None:
    table = given(red(merchant=5, hand=["stay"])).play("play stay")
    assert table.offers() == {"lay", "stop"}


@pytest.mark.rule("IST-BON-20")
def test_b07_without_an_assistant_to_use_ends_the_turn() -> None:
    table = given(red(merchant=5, lying=[1, 2, 3, 4], hand=["stay"])).play("play stay")
    assert table.offers() == {"stop"}
    table.play("stop")
    assert table.state.active == 1
    assert table.player("red").merchant == 5


@pytest.mark.rule("IST-BON-21")
def test_b07_is_followed_by_payment_action_and_encounters() -> None:
    players = red(merchant=5, lira=3, hand=["stay"]) | {"yellow": {"merchant": 5, "family": 5}}
    table = given(players).play("play stay", "lay")
    assert table.offers() == {"pay", "stop"}
    table.play("pay")
    assert (table.player("red").lira, table.player("yellow").lira) == (1, 2)
    assert table.offers() == {"act", "skip"}
    assert table.play("act").offers() == {"catch yellow"}


@pytest.mark.rule("IST-BON-22")
def test_b07_on_the_fountain_needs_no_assistant() -> None:
    table = given(red(merchant=7, lying=[2, 5], hand=["stay"])).play("play stay")
    assert table.question() == "act"
    assert table.play("act", "return 2", "done").lying("red") == {5}


# b08: move 3 or 4


@pytest.mark.example("EX-26")
@pytest.mark.rule("IST-BON-23")
def test_b08_reaches_the_places_at_distance_3_and_4() -> None:
    """EX-26: from the Fountain of the Short paths b08 reaches 8, 10, 13, 15 and 16."""
    table = given(red(merchant=7, hand=["far-move"])).play("play far-move")
    assert table.offers() == {"move 8", "move 10", "move 13", "move 15", "move 16"}


@pytest.mark.rule("IST-BON-23")
def test_b08_does_not_reach_farther_than_4() -> None:
    table = given(red(merchant=15, hand=["far-move"])).play("play far-move")
    assert table.offered("move") == {"14", "7", "6", "13", "3", "11", "10"}


@pytest.mark.rule("IST-BON-23")
def test_b08_moves_the_whole_stack_and_the_turn_goes_on() -> None:
    table = given(red(merchant=7, lying=[5], hand=["far-move"])).play("play far-move", "move 16")
    assert table.player("red").merchant == 16
    assert table.stack("red") == "ooo"
    assert table.question() == "assist"


# b09: one Assistant back


@pytest.mark.rule("IST-BON-24")
def test_b09_returns_one_assistant() -> None:
    table = given(red(lying=[2, 9], hand=["assistant-home"])).play("play assistant-home")
    assert table.offers() == {"return 2", "return 9"}
    table.play("return 9")
    assert table.lying("red") == {2}
    assert table.stack("red") == "ooo"
    assert table.question() == "move"


@pytest.mark.rule("IST-BON-24")
def test_b09_returns_no_foreign_assistant() -> None:
    players = red(lying=[2], hand=["assistant-home"]) | {"yellow": {"lying": [5]}}
    assert given(players).play("play assistant-home").offers() == {"return 2"}


@pytest.mark.rule("IST-BON-25")
def test_b09_may_return_an_assistant_from_the_merchants_own_place_before_the_move() -> None:
    table = given(red(merchant=5, lying=[5], hand=["assistant-home"])).play("play assistant-home", "return 5")
    assert table.lying("red") == set()
    assert table.question() == "move"


@pytest.mark.rule("IST-BON-25")
def test_b09_between_1a_and_1b_frees_the_place_for_another_assistant() -> None:
    table = given(red(merchant=7, lying=[5], hand=["assistant-home"])).play("move 5")
    assert table.offers() == {"pick own", "stop", "play assistant-home"}
    table.play("play assistant-home", "return 5")
    assert table.offers() == {"lay", "stop"}
    assert table.play("lay").lying("red") == {5}


# b10: any goods at the Small Market


@pytest.mark.rule("IST-BON-26")
def test_b10_sells_goods_that_are_not_demanded() -> None:
    table = given(red(merchant=11, goods="RBB", hand=["any-sale"]), at="act", small_market={"top": "S3"})
    table.play("play any-sale")
    assert table.offered("sell") == {"R", "B", "RB", "BB", "RBB"}
    table.play("sell BB")
    assert table.goods("red") == "R"


@pytest.mark.rule("IST-BON-27")
@pytest.mark.parametrize(("goods", "lira"), [("B", 2), ("BB", 5), ("RBB", 9), ("RRBB", 14), ("RRYBB", 20)])
def test_b10_pays_as_the_small_market_does(goods: str, lira: int) -> None:
    table = given(red(merchant=11, goods="RRYYBB", hand=["any-sale"]), at="act", small_market={"top": "S3"})
    assert table.play("play any-sale", f"sell {goods}").player("red").lira == lira


@pytest.mark.rule("IST-BON-27")
def test_b10_sells_no_more_than_five_goods_and_at_least_one() -> None:
    table = given(red(merchant=11, goods="RRGGYYBB", hand=["any-sale"]), at="act").play("play any-sale")
    assert {len(sale) for sale in table.offered("sell")} == {1, 2, 3, 4, 5}
    assert table.offered("sell") == {notation.removeprefix("sell ") for notation in table.offers()}


@pytest.mark.rule("IST-BON-27")
def test_b10_is_the_action_and_not_one_more() -> None:
    table = given(red(merchant=11, goods="RRGG", hand=["any-sale", "any-sale"]), at="act")
    table.play("play any-sale", "sell RR")
    assert table.offers() == {"end"}
    assert table.discards() == ["any-sale"]


@pytest.mark.example("EX-34")
@pytest.mark.rule("IST-BON-27")
def test_b10_sells_five_of_one_type() -> None:
    """EX-34: with room for 5, b10 sells 5 R for 20 Lira, and the tile goes to the bottom."""
    seen = {"top": "S1", "bottom": ["S3", "S5", "S2", "S4"]}
    players = red(merchant=11, goods="RRRRR", extensions=3, rubies=1, hand=["any-sale"])
    table = given(players, at="act", small_market=seen).play("play any-sale", "sell RRRRR")
    assert table.player("red").lira == 20
    assert table.goods("red") == ""
    assert table.state.small.top == 2
    assert table.state.small.seen[-1] == 0


@pytest.mark.example("EX-64")
@pytest.mark.rule("IST-BON-27")
@pytest.mark.rule("IST-PLC-49")
def test_b10_makes_the_action_possible() -> None:
    """EX-64: with S3 on top and only 2 B the action needs b10, which sells them for 5 Lira."""
    table = given(red(merchant=11, goods="BB", hand=["any-sale"]), at="act", small_market={"top": "S3"})
    assert table.offers() == {"skip", "play any-sale"}
    table.play("play any-sale", "sell BB")
    assert table.player("red").lira == 5


# Through the Family member


@pytest.mark.rule("IST-BON-08")
@pytest.mark.rule("IST-BON-12")
def test_b03_repeats_the_palace_through_the_family_member() -> None:
    players = red(merchant=12, goods="RRRGGGYYYBBB", extensions=1, hand=["palace-again"])
    table = given(players, at="act").play("act", "send 13", "act", "give R", "play palace-again", "give G")
    assert table.player("red").rubies == 2


@pytest.mark.rule("IST-BON-08")
@pytest.mark.rule("IST-BON-13")
def test_b04_repeats_the_post_office_through_the_family_member() -> None:
    table = given(red(merchant=12, hand=["post-again"]), at="act", mail=0).play("act", "send 5", "act")
    assert table.play("play post-again").state.mail == 2


@pytest.mark.rule("IST-BON-08")
@pytest.mark.rule("IST-BON-14")
def test_b05_repeats_the_gemstone_dealer_through_the_family_member() -> None:
    table = given(red(merchant=12, lira=29, hand=["dealer-again"]), at="act").play("act", "send 16", "act")
    table.play("play dealer-again")
    assert table.player("red").rubies == 2
    assert table.player("red").lira == 0


@pytest.mark.rule("IST-BON-08")
@pytest.mark.rule("IST-BON-27")
def test_b10_opens_the_small_market_to_the_family_member() -> None:
    table = given(red(merchant=12, goods="BB", hand=["any-sale"]), at="act", small_market={"top": "S3"})
    table.play("act", "send 11")
    assert "act" not in table.offers()
    table.play("play any-sale", "sell BB")
    assert table.player("red").lira == 5
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-BON-08")
def test_red_tile_changes_the_dice_of_the_family_member() -> None:
    table = given(red(merchant=12, tiles=["red"]), at="act").play("act", "send 9", "act")
    table.play("call 9", luck=dice(1, 5)).play("turn 1")
    assert table.player("red").lira == 9


@pytest.mark.rule("IST-BON-08")
def test_green_tile_serves_the_family_member() -> None:
    table = given(red(merchant=12, lira=2, tiles=["green"]), at="act").play("act", "send 3", "act", "take B")
    assert table.goods("red") == "GGB"
    assert table.player("red").lira == 0
