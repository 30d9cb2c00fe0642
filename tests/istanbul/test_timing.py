"""When cards and the yellow tile may be used: the timing windows of a turn (IST-TRN-22 to IST-TRN-30).

Red holds one card of each kind and the yellow tile. Every test says exactly what of that is offered at one moment.
"""

from typing import Any

import pytest

from tests.istanbul.table import BASE_CARDS, Table, given

ANY_TIME = {"any-good", "five-lira", "family-home"}
MOVING = {"stay", "far-move"}
PHASE_ONE = {"assistant-home"}
NOTHING: set[str] = set()

READY: dict[str, Any] = {
    "hand": list(BASE_CARDS),
    "tiles": ["yellow"],
    "lying": [9],
    "family": 3,
    "lira": 4,
    "goods": "R",
}


def ready(
    at: str = "move", yellow: dict[str, Any] | None = None, governor: int = 2, smuggler: int = 2, **owned: Any
) -> Table:
    """Return a table at which red could use everything if only the time were right."""
    players = {"red": READY | owned, "yellow": yellow or {}, "green": {}}
    return given(players, at, governor=governor, smuggler=smuggler)


def usable(table: Table) -> tuple[set[str], set[str]]:
    """Return the cards that may be played, and the places from which the yellow tile may call back."""
    return table.offered("play"), table.offered("recall")


# The OPEN windows, one by one


@pytest.mark.rule("IST-TRN-28")
def test_before_the_move() -> None:
    table = ready()
    assert usable(table) == (ANY_TIME | MOVING | PHASE_ONE, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_between_the_move_and_the_assistant() -> None:
    table = ready().play("move 5")
    assert table.question() == "assist"
    assert usable(table) == (ANY_TIME | PHASE_ONE, {"9"})


@pytest.mark.rule("IST-TRN-28")
@pytest.mark.rule("IST-MOS-10")
@pytest.mark.example("EX-69")
def test_an_assistant_called_back_between_the_move_and_the_assistant_is_laid_down_at_once() -> None:
    table = ready(merchant=7, lira=2, lying=[3, 4, 9, 14]).play("move 2", "recall 9", "lay")
    assert table.player("red").lira == 0
    assert (table.stack("red"), table.lying("red")) == ("", {2, 3, 4, 14})
    assert table.question() == "act"


@pytest.mark.rule("IST-TRN-28")
def test_between_staying_and_the_assistant() -> None:
    table = ready(merchant=5).play("play stay")
    assert table.question() == "assist"
    assert usable(table) == (ANY_TIME | PHASE_ONE, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_between_the_assistant_and_the_merchants() -> None:
    table = ready(yellow={"merchant": 5}).play("move 5", "lay")
    assert table.question() == "pay-merchants"
    assert usable(table) == (ANY_TIME, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_between_the_assistant_and_the_merchants_when_there_is_nothing_to_pay_with() -> None:
    table = ready(yellow={"merchant": 5}, lira=1).play("move 5", "lay")
    assert usable(table) == (ANY_TIME, NOTHING)


@pytest.mark.rule("IST-TRN-28")
def test_between_the_merchants_and_the_action() -> None:
    table = ready(yellow={"merchant": 5}).play("move 5", "lay", "pay")
    assert table.question() == "act"
    assert usable(table) == (ANY_TIME, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_between_the_assistant_and_the_action_where_no_merchant_stands() -> None:
    table = ready().play("move 5", "lay")
    assert table.question() == "act"
    assert usable(table) == (ANY_TIME, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_after_the_action() -> None:
    table = ready(merchant=2, at="act").play("act")
    assert table.question() == "encounters"
    assert usable(table) == (ANY_TIME, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_after_the_action_was_skipped() -> None:
    table = ready(merchant=5, at="act").play("skip")
    assert usable(table) == (ANY_TIME, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_before_a_family_member_that_must_be_caught() -> None:
    table = ready(merchant=5, at="encounters", yellow={"family": 5})
    assert table.offers() & {"catch yellow", "end"} == {"catch yellow"}
    assert usable(table) == (ANY_TIME, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_between_two_encounters() -> None:
    table = ready(merchant=5, at="encounters", yellow={"family": 5}, governor=5)
    table.play("catch yellow", "reward lira")
    assert "meet governor" in table.offers()
    assert usable(table) == (ANY_TIME, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_after_the_last_encounter() -> None:
    table = ready(merchant=5, at="encounters", smuggler=5).play("meet smuggler", "take B", "give B")
    assert table.offers() == {"end", "recall 9"} | {f"play {card}" for card in ANY_TIME}


@pytest.mark.rule("IST-TRN-28")
@pytest.mark.parametrize("use", ["play five-lira", "recall 9"])
def test_a_window_stays_open_after_a_card_or_the_tile(use: str) -> None:
    table = ready(merchant=5, at="act").play(use)
    assert table.question() == "act"
    assert {"any-good", "family-home"} <= table.offered("play")


# The Fountain, where phase 1 lasts until the action


@pytest.mark.rule("IST-TRN-28")
def test_on_the_fountain_phase_one_lasts_until_the_action() -> None:
    table = ready(merchant=3).play("move 7")
    assert table.question() == "act"
    assert usable(table) == (ANY_TIME | PHASE_ONE, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_on_the_fountain_phase_one_lasts_until_the_action_after_staying_too() -> None:
    table = ready(merchant=7).play("play stay")
    assert usable(table) == (ANY_TIME | PHASE_ONE, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_on_the_fountain_a_card_of_phase_one_is_too_late_once_the_action_is_skipped() -> None:
    table = ready(merchant=7, at="act").play("skip")
    assert usable(table) == (ANY_TIME, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_on_the_fountain_a_card_of_phase_one_is_too_late_once_the_action_is_begun() -> None:
    table = ready(merchant=7, at="act").play("act")
    assert usable(table) == (NOTHING, NOTHING)
    assert usable(table.play("done")) == (ANY_TIME, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_on_other_places_phase_one_ends_with_step_1b() -> None:
    table = ready(merchant=5, at="assist").play("lay")
    assert "assistant-home" not in table.offered("play")


# Cards of a place


@pytest.mark.rule("IST-TRN-28")
def test_after_the_post_office_its_card_may_be_played() -> None:
    table = ready(merchant=5, at="act").play("act")
    assert usable(table) == (ANY_TIME | {"post-again"}, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_after_the_sultans_palace_its_card_may_be_played() -> None:
    table = ready(merchant=13, at="act", extensions=1, goods="RRRGGGYYYBBB").play("act", "give R")
    assert usable(table) == (ANY_TIME | {"palace-again"}, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_after_the_gemstone_dealer_its_card_may_be_played() -> None:
    table = ready(merchant=16, at="act", lira=40).play("act")
    assert usable(table) == (ANY_TIME | {"dealer-again"}, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_the_card_of_a_place_may_be_played_after_its_action_by_the_family_member() -> None:
    table = ready(merchant=12, family=12, at="act").play("act", "send 5", "act")
    assert usable(table) == (ANY_TIME | {"post-again"}, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_the_card_of_a_place_is_of_no_use_if_the_family_member_only_goes_there() -> None:
    table = ready(merchant=12, family=12, at="act").play("act", "send 5", "skip")
    assert usable(table) == (ANY_TIME, {"9"})


@pytest.mark.rule("IST-TRN-28")
@pytest.mark.parametrize("between", ["play five-lira", "recall 9"])
def test_a_card_or_the_tile_in_between_leaves_the_card_of_the_place_playable(between: str) -> None:
    table = ready(merchant=5, at="act").play("act", between)
    assert "post-again" in table.offered("play")


@pytest.mark.rule("IST-TRN-28")
def test_a_good_taken_in_between_leaves_the_card_of_the_place_playable() -> None:
    table = ready(merchant=5, at="act").play("act", "play any-good", "take B")
    assert "post-again" in table.offered("play")


@pytest.mark.rule("IST-TRN-28")
def test_the_card_of_a_place_needs_its_action() -> None:
    table = ready(merchant=5, at="act")
    assert "post-again" not in table.offered("play")
    assert "post-again" not in table.play("skip").offered("play")


@pytest.mark.rule("IST-TRN-28")
def test_the_card_of_a_place_is_too_late_after_an_encounter() -> None:
    table = ready(merchant=5, at="act", yellow={"family": 5}).play("act", "catch yellow", "reward none")
    assert usable(table) == (ANY_TIME, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_the_card_of_the_small_market_belongs_to_the_beginning_of_its_action() -> None:
    table = ready(merchant=7).play("move 11")
    assert "any-sale" not in table.offered("play")
    assert usable(table.play("lay")) == (ANY_TIME | {"any-sale"}, {"9"})
    assert usable(table.play("act")) == ({"five-lira"}, NOTHING)
    assert usable(table.play("sell R")) == (ANY_TIME, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_a_sale_with_the_card_of_the_small_market_opens_the_window_of_no_other_place() -> None:
    table = ready(merchant=11, at="act").play("play any-sale", "sell R")
    assert table.question() == "encounters"
    assert usable(table) == (ANY_TIME, {"9"})


@pytest.mark.rule("IST-TRN-28")
def test_the_card_of_the_small_market_is_of_no_use_at_the_large_one() -> None:
    table = ready(merchant=10, at="act")
    assert usable(table) == (ANY_TIME, {"9"})


# Inside actions, cards and encounters


@pytest.mark.rule("IST-TRN-28")
@pytest.mark.parametrize(
    ("place", "actions", "question"),
    [
        (6, ["act"], "take-cards"),
        (6, ["act", "draw pile"], "take-cards"),
        (6, ["act", "draw pile", "draw pile"], "discard-one"),
        (7, ["act"], "gather"),
        (8, ["act"], "good-or-roll"),
        (8, ["act", "roll"], "take-good"),
        (9, ["act"], "call"),
    ],
)
def test_nothing_may_be_used_inside_an_action(place: int, actions: list[str], question: str) -> None:
    table = ready(merchant=place, at="act").play(*actions)
    assert table.question() == question
    assert usable(table) == (NOTHING, NOTHING)


@pytest.mark.rule("IST-TRN-28")
@pytest.mark.parametrize(("place", "actions"), [(8, ["act", "roll"]), (9, ["act", "call 7"])])
def test_only_the_red_tile_may_be_used_between_a_roll_and_its_result(place: int, actions: list[str]) -> None:
    table = ready(merchant=place, at="act", tiles=["red", "yellow"]).play(*actions)
    assert table.question() == "dice"
    assert {"keep", "reroll"} <= table.offers()
    assert usable(table) == (NOTHING, NOTHING)


@pytest.mark.rule("IST-TRN-28")
def test_nothing_may_be_used_while_the_family_member_is_sent() -> None:
    table = ready(merchant=12, family=12, at="act").play("act")
    assert usable(table) == (NOTHING, NOTHING)


@pytest.mark.rule("IST-TRN-28")
@pytest.mark.parametrize("place", [2, 5, 6, 7, 8, 9])
def test_nothing_may_be_used_before_a_free_action_of_the_family_member(place: int) -> None:
    table = ready(merchant=12, family=12, at="act").play("act", f"send {place}")
    assert table.offers() == {"act", "skip"}


@pytest.mark.rule("IST-TRN-28")
@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("any-good", "take-good"),
        ("family-home", "reward"),
        ("far-move", "far-move"),
        ("assistant-home", "return-one"),
    ],
)
def test_nothing_may_be_used_inside_a_card(card: str, question: str) -> None:
    table = ready().play(f"play {card}")
    assert table.question() == question
    assert usable(table) == (NOTHING, NOTHING)


@pytest.mark.rule("IST-TRN-28")
@pytest.mark.parametrize("encounter", ["catch yellow", "meet smuggler"])
def test_nothing_may_be_used_inside_an_encounter_before_its_cost(encounter: str) -> None:
    table = ready(merchant=5, at="encounters", yellow={"family": 5}, smuggler=5).play(encounter)
    assert usable(table) == (NOTHING, NOTHING)


# The PAY windows


@pytest.mark.rule("IST-TRN-28")
@pytest.mark.parametrize(
    ("place", "goods", "question"),
    [
        (10, "R", "sell"),
        (11, "R", "sell"),
        (13, "RGYBB", "pay-palace"),
        (14, "RR", "take-tile"),
        (15, "BB", "take-tile"),
    ],
)
def test_at_the_cost_of_an_action_only_the_lira_card_may_be_used(place: int, goods: str, question: str) -> None:
    table = ready(merchant=place, goods=goods, at="act").play("act")
    assert table.question() == question
    assert usable(table) == ({"five-lira"}, NOTHING)


@pytest.mark.rule("IST-TRN-28")
def test_at_the_cost_of_the_green_tile_only_the_lira_card_may_be_used() -> None:
    table = ready(merchant=2, tiles=["green", "yellow"], at="act").play("act")
    assert table.question() == "green-tile"
    assert usable(table) == ({"five-lira"}, NOTHING)


@pytest.mark.rule("IST-TRN-28")
@pytest.mark.parametrize("actions", [["meet governor"], ["meet smuggler", "take B"]])
def test_at_the_cost_of_a_neutral_token_only_the_lira_card_may_be_used(actions: list[str]) -> None:
    table = ready(merchant=5, at="encounters", governor=5, smuggler=5).play(*actions)
    assert "pay" in table.offers()
    assert usable(table) == ({"five-lira"}, NOTHING)


@pytest.mark.rule("IST-TRN-28")
@pytest.mark.parametrize("place", [1, 10, 13, 14, 15, 16])
def test_before_the_family_member_pays_only_the_lira_card_may_be_used(place: int) -> None:
    table = ready(merchant=12, family=12, at="act").play("act", f"send {place}")
    assert table.question() == "family-act"
    assert usable(table) == ({"five-lira"}, NOTHING)


@pytest.mark.rule("IST-TRN-28")
def test_before_the_family_member_sells_at_the_small_market_its_card_may_be_used() -> None:
    table = ready(merchant=12, family=12, at="act").play("act", "send 11")
    assert usable(table) == ({"five-lira", "any-sale"}, NOTHING)


# Turns that are over, and turns of others


@pytest.mark.rule("IST-TRN-24")
def test_after_a_turn_ended_at_the_assistant_nothing_may_be_used() -> None:
    table = ready(merchant=5, at="assist").play("stop")
    assert table.decides() == "yellow"
    assert usable(table) == (NOTHING, NOTHING)


@pytest.mark.rule("IST-TRN-24")
def test_after_a_turn_ended_at_the_merchants_nothing_may_be_used() -> None:
    table = ready(merchant=5, at="pay-merchants", yellow={"merchant": 5}).play("stop")
    assert table.decides() == "yellow"
    assert usable(table) == (NOTHING, NOTHING)


@pytest.mark.rule("IST-TRN-24")
def test_before_a_turn_is_ended_at_once_everything_timely_may_still_be_used() -> None:
    table = ready(merchant=5, at="assist", lying=[2, 3, 4, 9])
    assert usable(table) == (ANY_TIME | PHASE_ONE, {"2", "3", "4", "9"})
    table.play("play five-lira", "stop")
    assert table.player("red").lira == 9


@pytest.mark.rule("IST-TRN-23")
def test_in_the_turn_of_another_player_no_card_or_tile_may_be_used() -> None:
    there = READY | {"merchant": 5, "family": 5}
    table = given({"yellow": {"lira": 2}, "red": there, "green": {}}, governor=5)
    assert table.offered("play") | table.offered("recall") == NOTHING
    assert table.play("move 5").offers() == {"lay", "stop"}
    assert table.play("lay").offers() == {"pay", "stop"}
    assert table.play("pay").offers() == {"act", "skip"}
    assert table.play("act").offers() == {"catch red", "meet governor"}
    assert table.play("catch red").offers() == {"reward lira", "reward card", "reward none"}
    assert table.play("reward lira").offers() == {"end", "meet governor"}
    assert table.hand("red") == sorted(BASE_CARDS)


@pytest.mark.rule("IST-TRN-23")
def test_the_final_step_is_no_turn_so_cards_may_be_played_there() -> None:
    players = {"red": READY, "yellow": {}, "green": {"rubies": 5, "merchant": 5}}
    table = given(players, at="encounters", active="green").play("end")
    assert (table.decides(), table.question()) == ("red", "final-step")
    assert usable(table) == ({"any-good", "five-lira"}, NOTHING)


# Replacing the move, and step 0


@pytest.mark.rule("IST-TRN-25")
@pytest.mark.parametrize("after_moving", ["play far-move", "play stay", "move 5"])
def test_once_moved_by_whatever_means_no_card_replaces_the_move_again(after_moving: str) -> None:
    table = ready(hand=["stay", "stay", "far-move", "far-move"]).play(after_moving)
    assert table.offered("play") == NOTHING


@pytest.mark.rule("IST-TRN-25")
def test_a_replaced_move_is_not_followed_by_a_normal_one() -> None:
    table = ready(hand=["far-move", "stay"]).play("play far-move")
    assert table.offers() == {"move 8", "move 10", "move 13", "move 15", "move 16"}
    table.play("move 10")
    assert (table.question(), table.offered("move")) == ("assist", NOTHING)
    assert table.offered("play") == NOTHING


@pytest.mark.rule("IST-TRN-30")
@pytest.mark.parametrize(
    "actions", [["play any-good", "take B"], ["play five-lira"], ["play family-home", "reward lira"], ["recall 9"]]
)
def test_resource_cards_and_the_yellow_tile_do_not_end_the_beginning_of_a_turn(actions: list[str]) -> None:
    table = ready().play(*actions)
    assert table.question() == "move"
    assert table.offered("play") >= MOVING
    assert table.player("red").merchant == 7


@pytest.mark.rule("IST-TRN-30")
@pytest.mark.parametrize("actions", [["move 5"], ["play stay"], ["play far-move", "move 10"]])
def test_moving_or_replacing_the_move_ends_the_beginning_of_a_turn(actions: list[str]) -> None:
    table = ready().play(*actions)
    assert table.offered("move") == NOTHING
    assert table.offered("play").isdisjoint(MOVING)
