"""A turn: movement, Assistants, Merchants, action (IST-TRN). When cards may be played stands in test_timing.py."""

from typing import Any

import pytest

from tests.istanbul.table import Table, dice, given, new_table, red, red_with_neutrals

IN_ORDER = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]


def others_stop(table: Table) -> Table:
    """Let yellow and green move and end their turns at once, so that red is to move again."""
    return table.play("move 11", "stop", "move 11", "stop")


# The order of turns and phases


@pytest.mark.rule("IST-TRN-01")
def test_the_start_player_begins() -> None:
    table = new_table(seed=3)
    assert table.state.start_seat != 0
    assert table.state.seat == table.state.start_seat


@pytest.mark.rule("IST-TRN-01")
def test_turns_pass_clockwise_and_come_back_to_the_start_player() -> None:
    table = given(start="yellow")
    assert table.decides() == "yellow"
    assert table.play("move 5", "stop").decides() == "green"
    assert table.play("move 5", "stop").decides() == "red"
    assert table.play("move 5", "stop").decides() == "yellow"


@pytest.mark.rule("IST-TRN-02")
def test_a_turn_goes_through_its_phases_in_order() -> None:
    players = {"red": {"lira": 2}, "yellow": {"merchant": 5}, "green": {"merchant": 9}}
    table = given(players, at="encounters", active="green").play("end")
    assert (table.decides(), table.question()) == ("red", "move")
    assert table.play("move 5").question() == "assist"
    assert table.play("lay").question() == "pay-merchants"
    assert table.play("pay").question() == "act"
    assert table.play("act").question() == "encounters"


@pytest.mark.rule("IST-TRN-02")
def test_a_phase_that_does_not_apply_is_skipped() -> None:
    table = new_table().play("move 5", "lay")
    assert table.question() == "act"


@pytest.mark.rule("IST-TRN-02")
@pytest.mark.rule("IST-TRN-21")
def test_after_the_encounters_the_turn_ends_and_no_phase_comes_again() -> None:
    table = given(red(merchant=5, lira=2), at="encounters", governor=5).play("meet governor", "pay")
    assert table.offers() == {"end"}
    table.play("end")
    assert (table.decides(), table.question()) == ("yellow", "move")


@pytest.mark.rule("IST-TRN-21")
def test_without_encounters_the_turn_only_has_to_be_ended() -> None:
    table = given(red(merchant=5), at="encounters")
    assert table.offers() == {"end"}
    assert table.play("end").decides() == "yellow"


# Step 1a: the move


@pytest.mark.rule("IST-TRN-03")
@pytest.mark.example("EX-25")
def test_from_the_fountain_of_short_paths_ten_places_are_near() -> None:
    table = given(red(merchant=7))
    assert table.offered("move") == {"1", "2", "3", "4", "5", "6", "9", "11", "12", "14"}


@pytest.mark.rule("IST-TRN-03")
def test_the_whole_stack_moves_with_the_merchant() -> None:
    table = given(red(merchant=7)).play("move 5")
    assert table.player("red").merchant == 5
    assert table.stack("red") == "oooo"
    assert table.lying("red") == set()


@pytest.mark.rule("IST-TRN-04")
def test_a_diagonal_neighbour_is_two_steps_away_and_two_diagonals_are_too_far() -> None:
    table = given(red(merchant=1), layout=IN_ORDER)
    assert table.offered("move") == {"2", "3", "5", "6", "9"}


@pytest.mark.rule("IST-TRN-04")
def test_the_edge_of_the_board_leads_nowhere() -> None:
    table = given(red(merchant=8), layout=IN_ORDER)
    assert table.offered("move") == {"3", "4", "6", "7", "11", "12", "16"}


@pytest.mark.rule("IST-TRN-05")
def test_the_merchant_must_move_and_not_stay() -> None:
    table = given(red(merchant=15))
    assert table.offers() == {"move 5", "move 2", "move 4", "move 8", "move 12"}


@pytest.mark.rule("IST-TRN-05")
def test_the_card_that_lets_the_merchant_stay_is_the_exception() -> None:
    staying = {"merchant": 5, "hand": ["stay"]}
    table = given({"red": staying, "yellow": {}, "green": {"merchant": 9}}, at="encounters", active="green")
    table.play("end", "play stay")
    assert (table.player("red").merchant, table.question()) == (5, "assist")
    assert table.play("lay", "act").goods("red") == "GY"


@pytest.mark.rule("IST-TRN-06")
def test_tokens_do_not_block_the_way() -> None:
    # Whoever leaves the corner place 15 comes through 4 or 5.
    players = {"red": {"merchant": 15}, "yellow": {"merchant": 5, "family": 4}, "green": {"merchant": 4, "family": 5}}
    table = given(players, governor=5, smuggler=4)
    assert table.offered("move") == {"2", "4", "5", "8", "12"}


@pytest.mark.rule("IST-TRN-06")
def test_on_a_place_only_passed_nothing_is_paid_picked_up_or_met() -> None:
    # From 7 to 4 the only way leads through 12.
    table = given(
        {"red": {"lira": 5, "lying": [12]}, "yellow": {"merchant": 12}, "green": {}}, governor=12, smuggler=12
    )
    table.play("move 4", "lay", "skip")
    assert table.offers() == {"end"}
    assert table.lying("red") == {4, 12}
    assert (table.player("red").lira, table.player("yellow").lira) == (5, 0)


@pytest.mark.rule("IST-TRN-07")
def test_lying_assistants_stay_where_they_are_when_the_merchant_leaves() -> None:
    table = given(red(merchant=5, lying=[5, 9])).play("move 2")
    assert table.lying("red") == {5, 9}
    assert table.stack("red") == "oo"


@pytest.mark.rule("IST-TRN-27")
def test_a_merchant_without_assistants_may_move() -> None:
    table = given(red(merchant=7, lying=[2, 3, 4, 9]))
    assert table.stack("red") == ""
    assert table.play("move 5").player("red").merchant == 5


@pytest.mark.rule("IST-TRN-27")
def test_the_last_assistant_of_a_stack_may_be_laid_down() -> None:
    table = given(red(merchant=5, lying=[2, 3, 4]), at="assist").play("lay", "act")
    assert table.stack("red") == ""
    assert table.question() == "encounters"


# Step 1b: the Assistant


@pytest.mark.rule("IST-TRN-08")
@pytest.mark.example("EX-03")
def test_an_own_assistant_on_the_target_place_joins_the_stack() -> None:
    table = given(red(merchant=5, lying=[5, 9]), at="assist").play("pick own")
    assert table.stack("red") == "ooo"
    assert table.lying("red") == {9}
    assert table.question() == "act"


@pytest.mark.rule("IST-TRN-08")
@pytest.mark.example("EX-03")
def test_an_assistant_who_was_picked_up_travels_with_the_next_move() -> None:
    table = given(red(merchant=5, lying=[5, 9]), at="assist").play("pick own", "act", "end")
    others_stop(table).play("move 2")
    assert table.stack("red") == "ooo"
    assert table.lying("red") == {9}


@pytest.mark.rule("IST-TRN-09")
@pytest.mark.example("EX-04")
def test_where_no_own_assistant_lies_one_of_the_stack_is_laid_down() -> None:
    table = given(red(merchant=5, lying=[3, 9]), at="assist").play("lay")
    assert table.stack("red") == "o"
    assert table.lying("red") == {3, 5, 9}
    assert table.question() == "act"


@pytest.mark.rule("IST-TRN-09")
@pytest.mark.example("EX-04")
def test_an_assistant_who_was_laid_down_is_left_behind_by_the_next_move() -> None:
    table = given(red(merchant=5, lying=[3, 9]), at="assist").play("lay", "act", "end")
    others_stop(table).play("move 2")
    assert table.stack("red") == "o"
    assert table.lying("red") == {3, 5, 9}


@pytest.mark.rule("IST-TRN-09")
def test_the_assistant_laid_down_is_the_bottom_one() -> None:
    table = given(red_with_neutrals(merchant=5, stack=["neutral", "own"], lying=[3, 9]), at="assist").play("lay")
    assert table.stack("red") == "n"
    assert table.lying("red") == {3, 5, 9}


@pytest.mark.rule("IST-TRN-09")
def test_assistants_of_others_on_the_place_do_not_matter() -> None:
    table = given({"red": {"merchant": 5}, "yellow": {"lying": [5]}, "green": {}}, at="assist")
    assert table.offers() == {"lay", "stop"}


@pytest.mark.rule("IST-TRN-10")
def test_no_second_own_assistant_is_laid_beside_the_first() -> None:
    table = given(red(merchant=5, lying=[5]), at="assist")
    assert table.offers() == {"pick own", "stop"}


@pytest.mark.rule("IST-TRN-11")
def test_whoever_has_no_assistant_to_use_must_end_the_turn() -> None:
    table = given(red(merchant=5, lying=[2, 3, 4, 9]), at="assist")
    assert table.offers() == {"stop"}


@pytest.mark.rule("IST-TRN-11")
def test_laying_down_and_picking_up_may_both_be_refused() -> None:
    assert given(red(merchant=5), at="assist").play("stop").decides() == "yellow"
    assert given(red(merchant=5, lying=[5]), at="assist").play("stop").decides() == "yellow"


@pytest.mark.rule("IST-TRN-11")
def test_ending_the_turn_at_step_1b_forfeits_payment_action_and_encounters() -> None:
    players = {"red": {"lira": 2}, "yellow": {"merchant": 5, "family": 5}, "green": {}}
    table = given(players, governor=5, smuggler=5).play("move 5", "stop")
    assert (table.decides(), table.question()) == ("yellow", "move")
    assert (table.player("red").lira, table.player("yellow").lira, table.state.mail) == (2, 0, 0)
    assert table.player("yellow").family == 5


@pytest.mark.rule("IST-TRN-11")
def test_ending_the_turn_at_step_1b_leaves_the_merchant_on_the_target_place() -> None:
    table = given().play("move 5", "stop")
    assert table.player("red").merchant == 5
    assert (table.stack("red"), table.lying("red")) == ("oooo", set())


@pytest.mark.rule("IST-TRN-12")
def test_a_merchant_may_move_to_where_he_will_have_to_end_his_turn() -> None:
    alone = given(red(merchant=7, lying=[2, 3, 4, 9]))
    assert alone.offered("move") == given(red(merchant=7)).offered("move")
    assert alone.play("move 5").offers() == {"stop"}


@pytest.mark.rule("IST-TRN-13")
def test_on_the_fountain_step_1b_is_skipped() -> None:
    table = given(red(merchant=3)).play("move 7")
    assert table.question() == "act"
    assert (table.stack("red"), table.lying("red")) == ("oooo", set())


@pytest.mark.rule("IST-TRN-13")
@pytest.mark.rule("IST-TRN-16")
@pytest.mark.example("EX-60")
def test_at_the_fountain_nothing_is_paid_and_assistants_come_back_to_an_empty_stack() -> None:
    table = given(red(merchant=3, lira=9, lying=[2, 4, 9, 14])).play("move 7", "act", "return 2", "return 9", "done")
    assert table.stack("red") == "oo"
    assert [player.lira for player in table.state.players] == [9, 0, 0]


@pytest.mark.rule("IST-TRN-29")
def test_an_assistant_picked_up_goes_to_the_bottom_of_the_stack() -> None:
    table = given(red_with_neutrals(merchant=5, stack=["own", "neutral"], lying=[5, 9]), at="assist")
    assert table.play("pick own").stack("red") == "ono"


@pytest.mark.rule("IST-TRN-29")
def test_assistants_returned_at_the_fountain_go_to_the_bottom_of_the_stack() -> None:
    table = given(red_with_neutrals(merchant=7, stack=["own", "neutral"], lying=[5, 9]), at="act")
    assert table.play("act", "return 5", "return 9").stack("red") == "onoo"


@pytest.mark.rule("IST-TRN-29")
def test_an_assistant_returned_by_card_goes_to_the_bottom_of_the_stack() -> None:
    hand = ["assistant-home"]
    table = given(red_with_neutrals(merchant=7, stack=["own", "neutral"], lying=[5, 9], hand=hand))
    assert table.play("play assistant-home", "return 9").stack("red") == "ono"


@pytest.mark.rule("IST-TRN-29")
def test_an_assistant_called_back_with_the_yellow_tile_goes_to_the_bottom_of_the_stack() -> None:
    owned = {"merchant": 7, "lira": 2, "tiles": ["yellow"]}
    table = given(red_with_neutrals(stack=["own", "neutral"], lying=[5, 9], **owned))
    assert table.play("recall 9").stack("red") == "ono"


@pytest.mark.rule("IST-TRN-29")
def test_the_fifth_assistant_goes_to_the_bottom_of_the_stack() -> None:
    table = given(red_with_neutrals(merchant=15, goods="BB", stack=["own", "neutral"], lying=[5, 9]), at="act")
    assert table.play("act", "tile blue").stack("red") == "ono"


# Phase 2: foreign Merchants


@pytest.mark.rule("IST-TRN-14")
@pytest.mark.example("EX-05")
def test_the_owner_of_each_foreign_merchant_gets_two_lira() -> None:
    players = {"red": {"merchant": 5, "lira": 5}, "yellow": {"merchant": 5}, "green": {"merchant": 5}}
    table = given(players, at="assist").play("lay", "pay")
    assert [player.lira for player in table.state.players] == [1, 2, 2]
    assert (table.decides(), table.question()) == ("red", "act")


@pytest.mark.rule("IST-TRN-14")
def test_a_merchant_who_stands_elsewhere_gets_nothing() -> None:
    players = {"red": {"merchant": 5, "lira": 5}, "yellow": {"merchant": 5}, "green": {"merchant": 2}}
    table = given(players, at="pay-merchants").play("pay")
    assert [player.lira for player in table.state.players] == [3, 2, 0]


@pytest.mark.rule("IST-TRN-14")
@pytest.mark.example("EX-70")
def test_a_card_may_raise_the_lira_for_the_merchants() -> None:
    there: dict[str, Any] = {"merchant": 5}
    table = given({"red": there | {"lira": 1, "hand": ["five-lira"]}, "yellow": there, "green": there}, at="assist")
    table.play("lay")
    assert table.offers() == {"stop", "play five-lira"}
    table.play("play five-lira", "pay")
    assert table.player("red").lira == 2
    assert table.question() == "act"


@pytest.mark.rule("IST-TRN-15")
@pytest.mark.example("EX-06")
@pytest.mark.parametrize("lira", [5, 3])
def test_whoever_does_not_pay_all_merchants_pays_none_and_the_turn_is_over(lira: int) -> None:
    players = {"red": {"merchant": 5, "lira": lira}, "yellow": {"merchant": 5}, "green": {"merchant": 5}}
    table = given(players, at="assist").play("lay", "stop")
    assert [player.lira for player in table.state.players] == [lira, 0, 0]
    assert (table.decides(), table.question()) == ("yellow", "move")


@pytest.mark.rule("IST-TRN-15")
@pytest.mark.example("EX-06")
def test_payment_may_be_refused_and_must_be_without_enough_lira() -> None:
    players = {"red": {"merchant": 5, "lira": 4}, "yellow": {"merchant": 5}, "green": {"merchant": 5}}
    assert given(players, at="pay-merchants").offers() == {"pay", "stop"}
    players["red"]["lira"] = 3
    assert given(players, at="pay-merchants").offers() == {"stop"}


@pytest.mark.rule("IST-TRN-15")
def test_what_was_done_in_step_1b_stands_when_the_payment_is_not_made() -> None:
    table = given({"red": {"lira": 2}, "yellow": {"merchant": 5}, "green": {}}).play("move 5", "lay", "stop")
    assert table.lying("red") == {5}
    assert table.stack("red") == "ooo"
    assert table.player("red").merchant == 5


@pytest.mark.rule("IST-TRN-15")
def test_without_payment_there_is_no_action_and_no_encounter() -> None:
    players = {"red": {"merchant": 5}, "yellow": {"merchant": 5, "family": 5}, "green": {}}
    table = given(players, at="pay-merchants").play("stop")
    assert table.decides() == "yellow"
    assert table.state.mail == 0
    assert table.player("yellow").family == 5


@pytest.mark.rule("IST-TRN-16")
def test_on_the_fountain_nobody_is_paid() -> None:
    table = given(red(merchant=3, lira=9)).play("move 7")
    assert table.player("yellow").merchant == 7
    assert table.question() == "act"
    assert [player.lira for player in table.state.players] == [9, 0, 0]


@pytest.mark.rule("IST-TRN-17")
def test_own_tokens_cost_nothing() -> None:
    table = given(red(merchant=7, family=5, lira=9)).play("move 5", "lay")
    assert table.question() == "act"
    assert table.player("red").lira == 9


# Phase 3: the action


@pytest.mark.rule("IST-TRN-18")
def test_the_action_is_a_permission_and_phase_4_follows_without_it() -> None:
    table = given(red(merchant=5), at="act", governor=5)
    assert table.offers() == {"act", "skip"}
    assert table.play("skip").offers() == {"end", "meet governor"}
    assert table.goods("red") == ""


@pytest.mark.rule("IST-TRN-18")
def test_whoever_cannot_act_goes_on_to_phase_4() -> None:
    table = given(red(merchant=12, family=3), at="act", governor=12)
    assert table.offers() == {"skip"}
    assert table.play("skip").offers() == {"end", "meet governor"}


@pytest.mark.rule("IST-TRN-19")
def test_the_action_is_carried_out_once() -> None:
    table = given(red(merchant=16, lira=50), at="act").play("act")
    assert table.player("red").rubies == 1
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-TRN-19")
def test_an_effect_that_says_so_repeats_the_action() -> None:
    table = given(red(merchant=5, hand=["post-again"]), at="act").play("act", "play post-again")
    assert table.state.mail == 2
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-TRN-20")
def test_a_begun_action_is_carried_out_with_its_mandatory_parts() -> None:
    table = given(red(merchant=6, lira=9), at="act").play("act")
    assert table.offers() == {"draw pile"}
    table.play("draw pile", luck=table.drawing("stay"))
    assert table.offers() == {"draw pile"}
    table.play("draw pile", luck=table.drawing("far-move"))
    assert table.offers() == {"discard stay", "discard far-move"}


@pytest.mark.rule("IST-TRN-20")
@pytest.mark.parametrize(
    ("place", "goods", "offers"),
    [(10, "R", {"sell R"}), (14, "RR", {"tile red"}), (13, "RGYBB", {"give B"})],
)
def test_a_begun_action_cannot_be_broken_off_before_its_cost(place: int, goods: str, offers: set[str]) -> None:
    table = given(red(merchant=place, goods=goods), at="act").play("act")
    assert table.offers() == offers


@pytest.mark.rule("IST-TRN-20")
@pytest.mark.parametrize(("place", "goods"), [(10, "Y"), (14, "RGYYBB"), (15, "RRGGYB"), (13, "RRGGYY")])
def test_an_action_whose_cost_cannot_be_met_cannot_be_begun(place: int, goods: str) -> None:
    table = given(red(merchant=place, goods=goods), at="act")
    assert table.offers() == {"skip"}


# Phase 4


@pytest.mark.rule("IST-TRN-26")
def test_a_merchant_who_was_moved_away_has_no_encounters() -> None:
    players = {"red": {"merchant": 5}, "yellow": {"family": 9}, "green": {"family": 5}}
    table = given(players, at="encounters", turn={"target": 9}, governor=9, smuggler=5)
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-TRN-26")
def test_a_merchant_still_on_the_target_place_has_his_encounters() -> None:
    players = {"red": {"merchant": 9}, "yellow": {"family": 9}, "green": {"family": 5}}
    table = given(players, at="encounters", turn={"target": 9}, governor=9, smuggler=5)
    assert table.offers() == {"catch yellow", "meet governor"}


# Cards and tiles within a turn


@pytest.mark.rule("IST-TRN-22")
def test_any_number_of_cards_may_be_played_in_a_turn() -> None:
    table = given(red(hand=["five-lira"] * 4 + ["any-good"] * 2 + ["stay"]))
    table.play("play five-lira", "play five-lira", "play five-lira", "play any-good", "take R", "play stay")
    table.play("play five-lira", "play any-good", "take B", "act")
    assert table.player("red").lira == 20
    assert table.goods("red") == "RB"
    assert table.hand("red") == []


@pytest.mark.rule("IST-TRN-22")
def test_cards_and_different_mosque_tiles_may_be_used_in_one_turn() -> None:
    table = given(red(merchant=7, lira=1, lying=[9], tiles=["green", "yellow"], hand=["five-lira"]))
    table.play("play five-lira", "recall 9", "move 2", "lay", "act", "take B")
    assert table.player("red").lira == 2
    assert table.goods("red") == "RRB"


@pytest.mark.rule("IST-TRN-22")
def test_the_yellow_and_the_red_tile_may_be_used_in_one_turn() -> None:
    table = given(red(merchant=9, lira=2, lying=[3], tiles=["red", "yellow"]), at="act")
    table.play("recall 3", "act").play("call 8", luck=dice(1, 4)).play("turn 1")
    assert table.player("red").lira == 8
