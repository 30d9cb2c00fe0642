"""When Bonus cards may be played: in OPEN and PAY windows, directly after an action, at its beginning, in phase 1."""

import pytest

from tests.istanbul.table import given, red

EVERY_CARD = [
    "any-good",
    "five-lira",
    "palace-again",
    "post-again",
    "dealer-again",
    "family-home",
    "stay",
    "far-move",
    "assistant-home",
    "any-sale",
]

# OPEN and PAY: cards of the classes O and P


@pytest.mark.rule("IST-BON-09")
@pytest.mark.rule("IST-BON-11")
@pytest.mark.rule("IST-BON-17")
@pytest.mark.parametrize("phase", ["move", "assist", "pay-merchants", "act", "encounters"])
def test_cards_of_class_o_and_p_are_offered_before_every_step_of_the_turn(phase: str) -> None:
    players = red(merchant=5, family=9, hand=["any-good", "five-lira", "family-home"]) | {"yellow": {"merchant": 5}}
    assert given(players, at=phase).offered("play") == {"any-good", "five-lira", "family-home"}


@pytest.mark.rule("IST-BON-09")
@pytest.mark.rule("IST-BON-11")
@pytest.mark.rule("IST-BON-17")
def test_cards_of_class_o_and_p_are_offered_between_two_encounters() -> None:
    hand = ["any-good", "five-lira", "family-home"]
    players = red(merchant=5, family=9, hand=hand) | {"yellow": {"family": 5}, "green": {"family": 5}}
    table = given(players, at="encounters").play("catch yellow", "reward none")
    assert table.offers() == {"catch green", "play any-good", "play five-lira", "play family-home"}


@pytest.mark.example("EX-70")
@pytest.mark.rule("IST-BON-11")
def test_b02_pays_the_merchants() -> None:
    """EX-70: on 5 with 1 Lira and two foreign Merchants b02 after step 1b pays the 4 Lira; 2 are left."""
    players = red(lira=1, hand=["five-lira"]) | {"yellow": {"merchant": 5}, "green": {"merchant": 5}}
    table = given(players).play("move 5", "lay")
    assert table.offers() == {"stop", "play five-lira"}
    table.play("play five-lira", "pay")
    assert table.player("red").lira == 2
    assert table.question() == "act"


@pytest.mark.rule("IST-BON-11")
@pytest.mark.rule("IST-BON-28")
def test_only_b02_can_be_played_before_the_governor_is_paid() -> None:
    table = given(red(merchant=5, family=9, lying=[2], hand=EVERY_CARD), at="encounters", governor=5)
    table.play("meet governor")
    assert table.offered("play") == {"five-lira"}
    table.play("play five-lira", "pay")
    assert table.player("red").lira == 3


@pytest.mark.example("EX-61")
@pytest.mark.rule("IST-BON-11")
@pytest.mark.rule("IST-BON-28")
def test_b02_just_drawn_pays_the_governor_who_brought_it() -> None:
    """EX-61: with b02 drawn it is played at once and 2 are paid: 3 Lira, no card; or b02 is discarded."""
    table = given(red(merchant=5), at="encounters", governor=5)
    table.play("meet governor", luck=table.drawing("five-lira"))
    assert table.offers() == {"play five-lira", "discard five-lira"}
    table.play("play five-lira")
    assert table.offers() == {"pay"}
    table.play("pay")
    assert table.player("red").lira == 3
    assert table.hand("red") == []


@pytest.mark.rule("IST-BON-28")
def test_last_means_of_payment_cannot_be_played_away() -> None:
    table = given(red(merchant=5, family=9), at="encounters", governor=5)
    table.play("meet governor", luck=table.drawing("family-home"))
    assert table.offers() == {"discard family-home"}


@pytest.mark.rule("IST-BON-11")
@pytest.mark.rule("IST-BON-28")
def test_only_b02_can_be_played_before_the_smuggler_is_paid() -> None:
    table = given(red(merchant=5, family=9, lying=[2], hand=EVERY_CARD), at="encounters", smuggler=5)
    table.play("meet smuggler")
    assert table.offered("play") == set()
    table.play("take B")
    assert table.offered("play") == {"five-lira"}
    table.play("play five-lira", "pay")
    assert table.player("red").lira == 3
    assert table.goods("red") == "B"


@pytest.mark.rule("IST-BON-09")
@pytest.mark.rule("IST-BON-11")
def test_only_b02_can_be_played_before_the_green_tile_is_paid() -> None:
    table = given(red(merchant=2, family=9, lying=[2], tiles=["green"], hand=EVERY_CARD), at="act").play("act")
    assert table.offers() == {"done", "play five-lira"}
    table.play("play five-lira", "take B")
    assert table.player("red").lira == 3
    assert table.goods("red") == "RRB"


@pytest.mark.rule("IST-BON-09")
@pytest.mark.rule("IST-BON-11")
@pytest.mark.parametrize("market", [10, 11])
def test_only_b02_can_be_played_before_goods_are_sold(market: int) -> None:
    table = given(red(merchant=market, family=9, lying=[2], goods="R", hand=EVERY_CARD), at="act").play("act")
    assert table.offers() == {"sell R", "play five-lira"}


@pytest.mark.rule("IST-BON-09")
@pytest.mark.rule("IST-BON-11")
def test_only_b02_can_be_played_before_the_palace_gets_its_last_good() -> None:
    table = given(red(merchant=13, family=9, lying=[2], goods="RRGYB", hand=EVERY_CARD), at="act").play("act")
    assert table.offers() == {"give R", "play five-lira"}


@pytest.mark.rule("IST-BON-09")
@pytest.mark.rule("IST-BON-11")
@pytest.mark.parametrize(("mosque", "colour", "goods"), [(14, "green", "GG"), (15, "yellow", "YY")])
def test_only_b02_can_be_played_before_a_mosque_tile_is_paid(mosque: int, colour: str, goods: str) -> None:
    table = given(red(merchant=mosque, family=9, lying=[2], goods=goods, hand=EVERY_CARD), at="act").play("act")
    assert table.offers() == {f"tile {colour}", "play five-lira"}


@pytest.mark.rule("IST-BON-11")
@pytest.mark.parametrize("place", [1, 10, 13, 14, 15, 16])
def test_b02_can_be_played_when_the_family_member_is_at_a_place_with_a_cost(place: int) -> None:
    table = given(red(merchant=12, lying=[2], hand=EVERY_CARD), at="act").play("act", f"send {place}")
    assert table.offers() == {"skip", "play five-lira"}


@pytest.mark.rule("IST-BON-11")
def test_b02_and_b10_can_be_played_when_the_family_member_is_at_the_small_market() -> None:
    table = given(red(merchant=12, lying=[2], goods="R", hand=EVERY_CARD), at="act").play("act", "send 11")
    assert table.offers() == {"act", "skip", "play five-lira", "play any-sale"}


@pytest.mark.rule("IST-BON-11")
def test_b02_makes_the_action_of_the_family_member_possible() -> None:
    table = given(red(merchant=12, lira=2, hand=["five-lira"]), at="act").play("act", "send 1", "play five-lira", "act")
    assert table.player("red").extensions == 1
    assert table.player("red").lira == 0


@pytest.mark.rule("IST-BON-11")
@pytest.mark.parametrize("place", [2, 3, 4, 5, 6, 7, 8, 9])
def test_no_card_can_be_played_when_the_family_member_is_at_a_place_without_a_cost(place: int) -> None:
    table = given(red(merchant=12, lying=[2], hand=EVERY_CARD), at="act").play("act", f"send {place}")
    assert table.offers() == {"act", "skip"}


@pytest.mark.rule("IST-BON-09")
@pytest.mark.rule("IST-BON-11")
def test_no_card_can_be_played_while_the_family_member_waits_to_be_sent() -> None:
    table = given(red(merchant=12, lying=[2], hand=EVERY_CARD), at="act").play("act")
    assert table.offered("play") == set()


@pytest.mark.rule("IST-BON-09")
@pytest.mark.rule("IST-BON-11")
def test_no_card_can_be_played_at_the_call_of_the_tea_house_or_over_its_dice() -> None:
    table = given(red(merchant=9, family=5, lying=[2], tiles=["red"], hand=EVERY_CARD), at="act").play("act")
    assert table.offered("play") == set()
    table.play("call 7")
    assert table.question() == "dice"
    assert table.offered("play") == set()


@pytest.mark.rule("IST-BON-09")
@pytest.mark.rule("IST-BON-11")
def test_no_card_can_be_played_inside_the_black_market() -> None:
    table = given(red(merchant=8, family=5, lying=[2], hand=EVERY_CARD), at="act").play("act")
    assert table.offers() == {"roll", "take R", "take G", "take Y"}
    assert table.play("roll").offers() == {"take R", "take G", "take Y"}


@pytest.mark.rule("IST-BON-09")
@pytest.mark.rule("IST-BON-11")
def test_no_card_can_be_played_inside_the_fountain_action() -> None:
    table = given(red(merchant=7, family=5, lying=[2], hand=EVERY_CARD), at="act").play("act")
    assert table.offers() == {"return 2", "done"}


@pytest.mark.rule("IST-BON-09")
@pytest.mark.rule("IST-BON-11")
def test_no_card_can_be_played_between_a_catch_and_its_reward() -> None:
    players = red(merchant=5, family=9, lying=[2], hand=EVERY_CARD) | {"yellow": {"family": 5}}
    table = given(players, at="encounters").play("catch yellow")
    assert table.offers() == {"reward lira", "reward card", "reward none"}


@pytest.mark.rule("IST-BON-09")
@pytest.mark.rule("IST-BON-11")
def test_no_card_can_be_played_inside_another_card() -> None:
    table = given(red(family=9, lying=[2], hand=EVERY_CARD))
    assert table.play("play any-good").offered("play") == set()
    assert table.play("take R", "play family-home").offered("play") == set()
    assert table.play("reward lira", "play assistant-home").offered("play") == set()
    assert table.play("return 2", "play far-move").offered("play") == set()


# Directly after an action: b03, b04, b05


@pytest.mark.rule("IST-BON-13")
@pytest.mark.parametrize("phase", ["move", "assist", "pay-merchants", "act", "encounters"])
def test_b04_cannot_be_played_before_the_post_office_action(phase: str) -> None:
    players = red(merchant=5, hand=["post-again"]) | {"yellow": {"merchant": 5}}
    assert given(players, at=phase).offered("play") == set()


@pytest.mark.rule("IST-BON-13")
def test_b04_cannot_be_played_after_the_post_office_was_skipped() -> None:
    assert given(red(merchant=5, hand=["post-again"]), at="act").play("skip").offers() == {"end"}


@pytest.mark.rule("IST-BON-13")
def test_b04_cannot_be_played_when_the_family_member_skipped_the_post_office() -> None:
    table = given(red(merchant=12, hand=["post-again"]), at="act").play("act", "send 5", "skip")
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-BON-12")
@pytest.mark.rule("IST-BON-13")
@pytest.mark.rule("IST-BON-14")
def test_repeat_cards_follow_no_action_but_that_of_their_place() -> None:
    rich = red(merchant=2, lira=99, goods="RRRGGGYYYBBB", extensions=2, hand=EVERY_CARD)
    table = given(rich, at="act").play("act")
    assert table.offered("play") == {"any-good", "five-lira"}


@pytest.mark.rule("IST-BON-12")
def test_only_b03_follows_the_palace() -> None:
    rich = red(merchant=13, lira=99, goods="RRRGGGYYYBBB", extensions=2, hand=EVERY_CARD)
    table = given(rich, at="act").play("act", "give R")
    assert table.offered("play") == {"any-good", "five-lira", "palace-again"}


@pytest.mark.rule("IST-BON-14")
def test_only_b05_follows_the_gemstone_dealer() -> None:
    rich = red(merchant=16, lira=99, goods="RRRGGGYYYBBB", extensions=2, hand=EVERY_CARD)
    table = given(rich, at="act").play("act")
    assert table.offered("play") == {"any-good", "five-lira", "dealer-again"}


@pytest.mark.rule("IST-BON-12")
@pytest.mark.rule("IST-BON-15")
def test_b01_and_b02_may_come_between_the_palace_and_its_repetition() -> None:
    hand = ["any-good", "five-lira", "palace-again"]
    table = given(red(merchant=13, goods="RRRGGYYBBB", extensions=1, hand=hand), at="act").play("act", "give R")
    assert table.offered("play") == {"any-good", "five-lira"}
    table.play("play five-lira", "play any-good", "take R")
    assert table.goods("red") == "RRGYBB"
    table.play("play palace-again", "give R")
    assert table.player("red").rubies == 2
    assert table.goods("red") == ""


@pytest.mark.rule("IST-BON-14")
@pytest.mark.rule("IST-BON-15")
def test_b02_makes_the_repetition_at_the_dealer_affordable() -> None:
    table = given(red(merchant=16, lira=24, hand=["dealer-again", "five-lira"]), at="act").play("act")
    assert table.offered("play") == {"five-lira"}
    table.play("play five-lira", "play dealer-again")
    assert table.player("red").lira == 0
    assert table.player("red").rubies == 2


@pytest.mark.rule("IST-BON-13")
@pytest.mark.rule("IST-BON-16")
def test_cards_may_come_between_two_repetitions() -> None:
    hand = ["post-again", "post-again", "family-home"]
    table = given(red(merchant=5, family=9, hand=hand), at="act", mail=0).play("act", "play post-again")
    table.play("play family-home", "reward lira", "play post-again")
    assert table.state.mail == 3


@pytest.mark.rule("IST-BON-13")
@pytest.mark.rule("IST-MOS-11")
def test_yellow_tile_may_come_between_the_post_office_and_its_repetition() -> None:
    table = given(red(merchant=5, lying=[2], tiles=["yellow"], hand=["post-again"]), at="act", mail=0).play("act")
    assert table.play("recall 2").offered("play") == {"post-again"}
    assert table.play("play post-again").state.mail == 2


@pytest.mark.rule("IST-BON-08")
@pytest.mark.rule("IST-BON-14")
@pytest.mark.rule("IST-MOS-11")
def test_card_and_yellow_tile_may_come_between_the_family_members_action_and_its_repetition() -> None:
    hand = ["dealer-again", "five-lira"]
    table = given(red(merchant=12, lira=26, lying=[2], tiles=["yellow"], hand=hand), at="act")
    table.play("act", "send 16", "act", "play five-lira", "recall 2", "play dealer-again")
    assert table.player("red").rubies == 2
    assert table.player("red").lira == 0


@pytest.mark.rule("IST-BON-02")
@pytest.mark.rule("IST-BON-06")
@pytest.mark.rule("IST-BON-11")
def test_b02_played_inside_a_repetition_is_discarded_before_the_repeat_card() -> None:
    hand = ["palace-again", "five-lira"]
    table = given(red(merchant=13, goods="RRRGGGYYYBBB", extensions=1, hand=hand), at="act")
    table.play("act", "give R", "play palace-again")
    assert table.offers() == {"give G", "give Y", "play five-lira"}
    assert table.play("play five-lira").discards() == ["five-lira"]
    assert table.play("give G").discards() == ["palace-again", "five-lira"]


@pytest.mark.rule("IST-BON-13")
def test_b04_comes_too_late_after_the_governor() -> None:
    table = given(red(merchant=5, lira=2, hand=["post-again"]), at="act", governor=5).play("act")
    assert "play post-again" in table.offers()
    table.play("meet governor", luck=table.drawing("stay")).play("discard stay")
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-BON-13")
def test_b04_comes_too_late_after_a_catch() -> None:
    players = red(merchant=5, hand=["post-again"]) | {"yellow": {"family": 5}}
    table = given(players, at="act").play("act")
    assert "play post-again" in table.offers()
    assert table.play("catch yellow", "reward none").offers() == {"end"}


@pytest.mark.rule("IST-BON-14")
def test_b05_comes_too_late_after_the_smuggler_met_on_12() -> None:
    table = given(red(merchant=12, lira=31, hand=["dealer-again"]), at="act", smuggler=12)
    table.play("act", "send 16", "act")
    assert "play dealer-again" in table.offers()
    table.play("meet smuggler", "take R", "pay")
    assert table.player("red").lira == 15
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-BON-13")
def test_action_of_one_player_is_not_repeated_by_the_next() -> None:
    players = red(merchant=5) | {"yellow": {"merchant": 2, "lira": 2, "hand": ["post-again"]}}
    table = given(players, at="act").play("act", "end", "move 5", "lay", "pay", "skip")
    assert table.offers() == {"end"}


# At the beginning of an action: b10


@pytest.mark.rule("IST-BON-26")
@pytest.mark.parametrize("phase", ["move", "assist", "pay-merchants", "encounters"])
def test_b10_can_be_played_in_no_other_phase(phase: str) -> None:
    players = red(merchant=11, goods="RB", hand=["any-sale"]) | {"yellow": {"merchant": 11}}
    assert given(players, at=phase).offered("play") == set()


@pytest.mark.rule("IST-BON-26")
def test_b10_comes_too_late_once_the_sale_has_begun_or_ended() -> None:
    table = given(red(merchant=11, goods="RB", hand=["any-sale"]), at="act", small_market={"top": "S3"}).play("act")
    assert table.offers() == {"sell R"}
    assert table.play("sell R").offers() == {"end"}


@pytest.mark.rule("IST-BON-26")
@pytest.mark.parametrize("place", [2, 10, 13])
def test_b10_begins_the_action_of_no_other_place(place: int) -> None:
    assert given(red(merchant=place, goods="RRGGYYBB", hand=["any-sale"]), at="act").offers() == {"act", "skip"}


@pytest.mark.rule("IST-BON-11")
@pytest.mark.rule("IST-BON-26")
def test_b02_can_be_played_before_the_goods_of_b10_are_sold() -> None:
    table = given(red(merchant=11, goods="B", hand=["any-sale", "five-lira", "any-good"]), at="act")
    assert table.play("play any-sale").offers() == {"sell B", "play five-lira"}
    assert table.play("play five-lira", "sell B").discards() == ["any-sale", "five-lira"]


# Phase 1: b07, b08, b09


@pytest.mark.rule("IST-BON-19")
@pytest.mark.rule("IST-BON-23")
@pytest.mark.rule("IST-BON-24")
def test_cards_of_phase_1_before_the_move() -> None:
    table = given(red(merchant=5, lying=[2], hand=["stay", "far-move", "assistant-home"]))
    assert table.offered("play") == {"stay", "far-move", "assistant-home"}


@pytest.mark.rule("IST-BON-19")
@pytest.mark.rule("IST-BON-23")
@pytest.mark.rule("IST-BON-25")
def test_after_the_move_only_b09_is_left_until_step_1b_is_decided() -> None:
    table = given(red(merchant=7, lying=[2], hand=["stay", "far-move", "assistant-home"])).play("move 5")
    assert table.offered("play") == {"assistant-home"}
    assert table.play("lay").offered("play") == set()


@pytest.mark.rule("IST-BON-24")
@pytest.mark.parametrize("phase", ["pay-merchants", "act", "encounters"])
def test_b09_cannot_be_played_after_phase_1(phase: str) -> None:
    players = red(merchant=5, lying=[2], hand=["assistant-home"]) | {"yellow": {"merchant": 5}}
    assert given(players, at=phase).offered("play") == set()


@pytest.mark.rule("IST-BON-25")
def test_b09_can_be_played_on_the_fountain_until_its_action_is_begun() -> None:
    table = given(red(merchant=12, lying=[2, 9], hand=["assistant-home"])).play("move 7")
    assert table.offers() == {"act", "skip", "play assistant-home"}
    table.play("play assistant-home", "return 2")
    assert table.lying("red") == {9}
    assert table.question() == "act"


@pytest.mark.rule("IST-BON-25")
@pytest.mark.parametrize("decision", ["act", "skip"])
def test_b09_comes_too_late_when_the_fountain_action_is_begun_or_skipped(decision: str) -> None:
    table = given(red(merchant=12, lying=[2], hand=["assistant-home"])).play("move 7", decision)
    assert table.offered("play") == set()


@pytest.mark.rule("IST-BON-25")
def test_family_member_on_the_fountain_does_not_open_phase_1_again() -> None:
    table = given(red(merchant=12, lying=[2], hand=["assistant-home"]), at="act").play("act", "send 7")
    assert table.offers() == {"act", "skip"}


@pytest.mark.rule("IST-BON-25")
def test_b09_may_follow_b07_and_give_the_assistant_for_step_1b() -> None:
    table = given(red(merchant=5, lying=[1, 2, 3, 4], hand=["stay", "assistant-home"])).play("play stay")
    assert table.offers() == {"stop", "play assistant-home"}
    table.play("play assistant-home", "return 2", "lay")
    assert table.lying("red") == {1, 3, 4, 5}
    assert table.question() == "act"


@pytest.mark.rule("IST-BON-19")
def test_second_movement_replacement_finds_no_move_to_replace() -> None:
    table = given(red(merchant=5, hand=["stay", "stay", "far-move"])).play("play stay")
    assert table.offers() == {"lay", "stop"}
