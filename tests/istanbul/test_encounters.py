"""Phase 4: Family members, the Governor and the Smuggler."""

import pytest

from bedesten.core.errors import BadPosition
from bedesten.games.istanbul.actions import GOVERNOR, SMUGGLER
from tests.istanbul.table import dice, given, red, rest_of_deck

# Phase 4 in general


@pytest.mark.rule("IST-ENC-01")
def test_active_player_chooses_the_order_of_encounters() -> None:
    players = red(merchant=5) | {"yellow": {"family": 5}, "green": {"family": 5}}
    table = given(players, at="encounters", governor=5, smuggler=5)
    assert table.offers() == {"catch yellow", "catch green", "meet governor", "meet smuggler"}
    table.play("meet smuggler", "take R").play("give R", luck=dice(1, 1))
    assert table.offers() == {"catch yellow", "catch green", "meet governor"}
    table.play("catch green", "reward none")
    assert table.offers() == {"catch yellow", "meet governor"}


@pytest.mark.rule("IST-ENC-02")
def test_encounters_follow_an_action_that_was_declined() -> None:
    table = given(red(merchant=5) | {"yellow": {"family": 5}}, at="act").play("skip")
    assert table.offers() == {"catch yellow"}


@pytest.mark.rule("IST-ENC-02")
def test_encounters_follow_an_action_that_was_impossible() -> None:
    table = given(red(merchant=16) | {"yellow": {"family": 16}}, at="act")
    assert table.offers() == {"skip"}
    assert table.play("skip").offers() == {"catch yellow"}


@pytest.mark.rule("IST-ENC-19")
def test_encounters_are_those_of_the_target_place() -> None:
    table = given(red(merchant=7) | {"yellow": {"family": 2}}, governor=2, smuggler=7).play("move 5", "lay", "skip")
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-ENC-19")
def test_merchants_of_others_have_no_encounters_in_a_foreign_turn() -> None:
    players = red(merchant=5) | {"yellow": {"merchant": 9, "family": 8}, "green": {"family": 9}}
    table = given(players, at="encounters", governor=9)
    assert table.offers() == {"end"}
    assert table.play("end").player("green").family == 9


# Family members


@pytest.mark.rule("IST-ENC-03")
def test_foreign_family_member_is_sent_to_the_police_station() -> None:
    table = given(red(merchant=5) | {"yellow": {"family": 5}, "green": {"family": 6}}, at="encounters")
    table.play("catch yellow")
    assert table.player("yellow").family == 12
    assert table.player("green").family == 6


@pytest.mark.rule("IST-ENC-03")
def test_turn_cannot_end_before_everybody_is_caught() -> None:
    table = given(red(merchant=5) | {"yellow": {"family": 5}, "green": {"family": 5}}, at="encounters")
    assert table.offers() == {"catch yellow", "catch green"}
    table.play("catch yellow", "reward lira")
    assert table.offers() == {"catch green"}
    table.play("catch green", "reward lira")
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-ENC-04")
def test_reward_is_three_lira_or_a_card_or_nothing() -> None:
    table = given(red(merchant=5) | {"yellow": {"family": 5}}, at="encounters").play("catch yellow")
    assert table.offers() == {"reward lira", "reward card", "reward none"}


@pytest.mark.rule("IST-ENC-04")
def test_three_lira_come_from_the_supply() -> None:
    table = given(red(merchant=5, lira=1) | {"yellow": {"family": 5, "lira": 5}}, at="encounters")
    table.play("catch yellow", "reward lira")
    assert table.player("red").lira == 4
    assert table.player("yellow").lira == 5
    assert table.hand("red") == []


@pytest.mark.rule("IST-ENC-04")
def test_card_as_reward_is_drawn() -> None:
    table = given(red(merchant=5, lira=1) | {"yellow": {"family": 5}}, at="encounters").play("catch yellow")
    table.play("reward card", luck=table.drawing("far-move"))
    assert table.hand("red") == ["far-move"]
    assert table.player("red").lira == 1


@pytest.mark.example("EX-42")
@pytest.mark.rule("IST-ENC-03")
@pytest.mark.rule("IST-ENC-04")
def test_two_family_members_bring_two_rewards() -> None:
    """EX-42: two foreign Family members on 6 go to 12; one brings a card, the other 3 Lira."""
    table = given(red(merchant=6) | {"yellow": {"family": 6}, "green": {"family": 6}}, at="encounters")
    table.play("catch yellow", "reward card", "catch green", "reward lira")
    assert table.player("yellow").family == table.player("green").family == 12
    assert len(table.hand("red")) == 1
    assert table.player("red").lira == 3


@pytest.mark.rule("IST-ENC-05")
def test_family_member_goes_home_without_a_reward_too() -> None:
    table = given(red(merchant=5) | {"yellow": {"family": 5}}, at="encounters").play("catch yellow", "reward none")
    assert table.player("yellow").family == 12
    assert table.player("red").lira == 0
    assert table.hand("red") == []


@pytest.mark.rule("IST-ENC-06")
def test_nobody_is_caught_on_the_police_station() -> None:
    players = red(merchant=12) | {"yellow": {"family": 12}, "green": {"family": 12}}
    assert given(players, at="encounters").offers() == {"end"}


@pytest.mark.rule("IST-ENC-07")
def test_own_family_member_has_no_effect() -> None:
    table = given(red(merchant=5, family=5), at="encounters")
    assert table.offers() == {"end"}
    assert table.play("end").player("red").family == 5


# Governor


@pytest.mark.rule("IST-ENC-08")
def test_governor_draws_a_card_and_wants_two_lira_or_a_card() -> None:
    table = given(red(merchant=5, lira=2, hand=["stay"]), at="encounters", governor=5)
    table.play("meet governor", luck=table.drawing("far-move"))
    assert table.hand("red") == ["far-move", "stay"]
    assert table.offers() == {"pay", "discard stay", "discard far-move"}


@pytest.mark.rule("IST-ENC-08")
def test_two_lira_keep_both_cards() -> None:
    table = given(red(merchant=5, lira=3, hand=["stay"]), at="encounters", governor=5)
    table.play("meet governor", luck=table.drawing("far-move")).play("pay")
    assert table.player("red").lira == 1
    assert table.hand("red") == ["far-move", "stay"]


@pytest.mark.rule("IST-ENC-08")
def test_old_card_may_pay_the_governor() -> None:
    table = given(red(merchant=5, lira=3, hand=["stay"]), at="encounters", governor=5)
    table.play("meet governor", luck=table.drawing("far-move")).play("discard stay")
    assert table.player("red").lira == 3
    assert table.hand("red") == ["far-move"]
    assert table.discards() == ["stay"]


@pytest.mark.rule("IST-ENC-08")
def test_governor_need_not_be_used() -> None:
    assert given(red(merchant=5), at="encounters", governor=5).offers() == {"meet governor", "end"}


@pytest.mark.rule("IST-ENC-08")
def test_purse_of_one_lira_must_give_a_card() -> None:
    table = given(red(merchant=5, lira=1), at="encounters", governor=5)
    table.play("meet governor", luck=table.drawing("stay"))
    assert table.offers() == {"discard stay"}


@pytest.mark.rule("IST-ENC-09")
def test_card_just_drawn_may_be_the_one_discarded() -> None:
    table = given(red(merchant=5, hand=["stay"]), at="encounters", governor=5)
    table.play("meet governor", luck=table.drawing("far-move")).play("discard far-move")
    assert table.hand("red") == ["stay"]
    assert table.discards() == ["far-move"]


@pytest.mark.example("EX-40")
@pytest.mark.rule("IST-ENC-09")
def test_governor_without_lira_and_cards() -> None:
    """EX-40: the b01 drawn cannot be played now and must be discarded; the Governor rolls."""
    table = given(red(merchant=5), at="encounters", governor=5)
    table.play("meet governor", luck=table.drawing("any-good"))
    assert table.offers() == {"discard any-good"}
    table.play("discard any-good", luck=dice(5, 6))
    assert table.discards() == ["any-good"]
    assert table.state.token_place(GOVERNOR) == 11


@pytest.mark.rule("IST-ENC-13")
def test_governor_cannot_be_used_while_no_card_can_be_drawn() -> None:
    players = red(merchant=5) | {"yellow": {"hand": rest_of_deck()}}
    assert given(players, at="encounters", governor=5).offers() == {"end"}


@pytest.mark.rule("IST-ENC-13")
def test_governor_draws_from_discards_shuffled_anew() -> None:
    players = red(merchant=5) | {"yellow": {"hand": rest_of_deck("stay", "far-move")}}
    table = given(players, at="encounters", governor=5, discards=["stay", "far-move"])
    table.play("meet governor", luck=table.drawing("far-move"))
    assert table.hand("red") == ["far-move"]
    assert table.draw_pile() == ["stay"]


# Smuggler


@pytest.mark.rule("IST-ENC-10")
def test_smuggler_gives_a_good_of_choice_and_wants_two_lira_or_a_good() -> None:
    table = given(red(merchant=5, lira=2, goods="Y"), at="encounters", smuggler=5).play("meet smuggler")
    assert table.offers() == {"take R", "take G", "take Y", "take B"}
    table.play("take B")
    assert table.goods("red") == "YB"
    assert table.offers() == {"pay", "give Y", "give B"}


@pytest.mark.rule("IST-ENC-10")
def test_two_lira_keep_the_smugglers_good() -> None:
    table = given(red(merchant=5, lira=3, goods="Y"), at="encounters", smuggler=5)
    table.play("meet smuggler", "take B", "pay")
    assert table.player("red").lira == 1
    assert table.goods("red") == "YB"


@pytest.mark.rule("IST-ENC-10")
def test_good_of_any_type_pays_the_smuggler() -> None:
    table = given(red(merchant=5, lira=3, goods="RRY"), at="encounters", smuggler=5)
    table.play("meet smuggler", "take B", "give R")
    assert table.player("red").lira == 3
    assert table.goods("red") == "RYB"


@pytest.mark.rule("IST-ENC-10")
def test_smuggler_need_not_be_used() -> None:
    assert given(red(merchant=5), at="encounters", smuggler=5).offers() == {"meet smuggler", "end"}


@pytest.mark.example("EX-41")
@pytest.mark.rule("IST-ENC-11")
@pytest.mark.parametrize(("paid", "kept"), [("B", "Y"), ("Y", "B")])
def test_smuggler_without_lira(paid: str, kept: str) -> None:
    """EX-41: with 1 Y and no Lira a B is gained and B or Y paid; the Smuggler rolls."""
    table = given(red(merchant=5, goods="Y"), at="encounters", smuggler=5).play("meet smuggler", "take B")
    assert table.offers() == {"give Y", "give B"}
    table.play(f"give {paid}", luck=dice(2, 1))
    assert table.goods("red") == kept
    assert table.state.token_place(SMUGGLER) == 3


@pytest.mark.rule("IST-ENC-11")
def test_good_just_gained_may_be_the_only_means_of_payment() -> None:
    table = given(red(merchant=5, lira=1), at="encounters", smuggler=5).play("meet smuggler", "take R")
    assert table.offers() == {"give R"}


@pytest.mark.rule("IST-ENC-12")
def test_smuggler_cannot_be_used_with_four_full_rows() -> None:
    table = given(red(merchant=5, goods="RRGGYYBB", lira=9), at="encounters", smuggler=5)
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-ENC-12")
def test_smuggler_gives_a_type_with_free_space() -> None:
    table = given(red(merchant=5, goods="RRGYYBB"), at="encounters", smuggler=5).play("meet smuggler")
    assert table.offers() == {"take G"}


# How neutral tokens move


@pytest.mark.rule("IST-ENC-14")
def test_governor_goes_where_the_dice_send_him() -> None:
    table = given(red(merchant=5, lira=2), at="encounters", governor=5, smuggler=5).play("meet governor")
    assert table.state.token_place(GOVERNOR) == 5
    table.play("pay", luck=dice(3, 6))
    assert table.state.token_place(GOVERNOR) == 9
    assert table.state.token_place(SMUGGLER) == 5


@pytest.mark.rule("IST-ENC-14")
def test_smuggler_goes_where_the_dice_send_him() -> None:
    table = given(red(merchant=5, lira=2), at="encounters", governor=5, smuggler=5).play("meet smuggler", "take R")
    assert table.state.token_place(SMUGGLER) == 5
    table.play("pay", luck=dice(3, 6))
    assert table.state.token_place(SMUGGLER) == 9
    assert table.state.token_place(GOVERNOR) == 5


@pytest.mark.rule("IST-ENC-14")
def test_each_token_has_a_roll_of_its_own() -> None:
    table = given(red(merchant=5, lira=4), at="encounters", governor=5, smuggler=5)
    table.play("meet governor").play("pay", luck=dice(1, 3))
    table.play("meet smuggler", "take R").play("pay", luck=dice(6, 5))
    assert table.state.token_place(GOVERNOR) == 4
    assert table.state.token_place(SMUGGLER) == 11


@pytest.mark.rule("IST-ENC-15")
def test_tokens_that_were_not_used_stay() -> None:
    table = given(red(merchant=5, lira=4), at="encounters", governor=5, smuggler=5).play("end")
    assert (table.state.token_place(GOVERNOR), table.state.token_place(SMUGGLER)) == (5, 5)
    assert table.told("dice") == []


@pytest.mark.rule("IST-ENC-14")
@pytest.mark.rule("IST-ENC-16")
def test_governor_whom_the_dice_leave_here_is_not_met_again() -> None:
    table = given(red(merchant=5, lira=4), at="encounters", governor=5).play("meet governor")
    table.play("pay", luck=dice(2, 3))
    assert table.state.token_place(GOVERNOR) == 5
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-ENC-14")
@pytest.mark.rule("IST-ENC-16")
def test_smuggler_whom_the_dice_leave_here_is_not_met_again() -> None:
    table = given(red(merchant=5, lira=4), at="encounters", smuggler=5).play("meet smuggler", "take R")
    table.play("pay", luck=dice(2, 3))
    assert table.state.token_place(SMUGGLER) == 5
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-ENC-16")
def test_token_met_in_one_turn_can_be_met_in_the_next() -> None:
    table = given(red(merchant=5, lira=4), at="encounters", governor=5).play("meet governor")
    table.play("pay", luck=dice(1, 1)).play("end", "move 2", "lay", "skip")
    assert "meet governor" in table.offers()


@pytest.mark.rule("IST-ENC-17")
@pytest.mark.rule("IST-MOS-04")
def test_red_tile_does_not_change_the_roll_of_a_neutral_token() -> None:
    table = given(red(merchant=5, lira=4, tiles=["red"]), at="encounters", governor=5, smuggler=5)
    table.play("meet governor").play("pay", luck=dice(1, 3))
    assert table.state.token_place(GOVERNOR) == 4
    assert table.offers() == {"meet smuggler", "end"}
    table.play("meet smuggler", "take R").play("pay", luck=dice(1, 1))
    assert table.state.token_place(SMUGGLER) == 2
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-ENC-17")
@pytest.mark.rule("IST-MOS-04")
def test_red_tile_does_not_change_the_roll_of_a_neutral_merchant() -> None:
    table = given({"red": {"merchant": 16, "lira": 2, "tiles": ["red"]}, "yellow": {}}, at="pay-merchants")
    table.play("pay", luck=dice(1, 1))
    assert table.state.neutral_merchants == [14, 15, 2]
    assert table.question() == "act"


@pytest.mark.rule("IST-ENC-18")
@pytest.mark.parametrize(("first", "second", "place"), [(1, 1, 2), (6, 6, 12)])
def test_two_dice_reach_the_places_2_to_12(first: int, second: int, place: int) -> None:
    table = given(red(merchant=5, lira=2), at="encounters", governor=5).play("meet governor")
    assert table.play("pay", luck=dice(first, second)).state.token_place(GOVERNOR) == place


@pytest.mark.rule("IST-ENC-18")
@pytest.mark.parametrize("place", [1, 13, 16])
def test_no_position_has_a_neutral_token_elsewhere(place: int) -> None:
    with pytest.raises(BadPosition, match="places 2 to 12"):
        given(governor=place)
    with pytest.raises(BadPosition, match="places 2 to 12"):
        given(smuggler=place)
