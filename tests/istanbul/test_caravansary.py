"""The Caravansary (6) and the two piles of Bonus cards."""

from typing import Any

import pytest

from tests.istanbul.table import given, red, rest_of_deck


@pytest.mark.rule("IST-PLC-12")
def test_two_cards_join_the_hand_and_an_old_one_may_go() -> None:
    table = given(red(merchant=6, hand=["stay"]), at="act").play("act")
    table.play("draw pile", luck=table.drawing("any-good"))
    table.play("draw pile", luck=table.drawing("five-lira"))
    assert table.offers() == {"discard stay", "discard any-good", "discard five-lira"}
    table.play("discard stay")
    assert table.hand("red") == ["any-good", "five-lira"]


@pytest.mark.rule("IST-PLC-12")
def test_new_card_may_be_the_one_discarded() -> None:
    table = given(red(merchant=6, hand=["stay"]), at="act").play("act")
    table.play("draw pile", luck=table.drawing("any-good"))
    table.play("draw pile", luck=table.drawing("five-lira"))
    table.play("discard five-lira")
    assert table.hand("red") == ["any-good", "stay"]
    assert table.question() == "encounters"


@pytest.mark.rule("IST-PLC-13")
def test_both_cards_may_come_from_the_top_of_the_discard_pile() -> None:
    table = given(red(merchant=6), at="act", discards=["stay", "far-move", "any-good"])
    table.play("act", "draw discards", "draw discards")
    assert table.hand("red") == ["far-move", "stay"]
    assert table.discards() == ["any-good"]


@pytest.mark.rule("IST-PLC-13")
def test_one_card_may_come_from_each_pile() -> None:
    table = given(red(merchant=6), at="act", discards=["stay", "far-move"]).play("act", "draw discards")
    table.play("draw pile", luck=table.drawing("any-sale"))
    assert table.hand("red") == ["any-sale", "stay"]
    assert table.discards() == ["far-move"]


@pytest.mark.rule("IST-PLC-13")
def test_everybody_sees_a_card_taken_from_the_discard_pile() -> None:
    table = given(red(merchant=6), at="act", discards=["stay"]).play("act", "draw discards", "draw pile")
    [taken], [drawn] = table.told("take card"), table.told("draw")
    assert taken.seen_by(None)["card"] == "stay"
    assert "card" not in drawn.seen_by(None)


@pytest.mark.rule("IST-PLC-13")
def test_others_know_the_card_in_hand_that_was_taken_openly_and_no_other() -> None:
    table = given(red(merchant=6), at="act", discards=["stay"]).play("act", "draw discards", "draw pile")
    seen_by_yellow: Any = table.state.view(1)
    assert seen_by_yellow["players"]["red"]["hand"] == ["stay"]


@pytest.mark.rule("IST-PLC-14")
def test_first_card_is_seen_before_the_second_source_is_chosen() -> None:
    table = given(red(merchant=6), at="act", discards=["stay", "far-move"]).play("act")
    assert table.offers() == {"draw pile", "draw discards"}
    table.play("draw pile", luck=table.drawing("any-good"))
    assert table.hand("red") == ["any-good"]
    assert table.offers() == {"draw pile", "draw discards"}


@pytest.mark.rule("IST-PLC-14")
def test_discard_pile_without_cards_is_no_source() -> None:
    table = given(red(merchant=6), at="act", discards=["stay"]).play("act", "draw discards")
    assert table.offers() == {"draw pile"}


@pytest.mark.rule("IST-PLC-14")
def test_empty_draw_pile_is_a_source_while_there_are_discards() -> None:
    players = red(merchant=6) | {"yellow": {"hand": rest_of_deck("stay", "far-move")}}
    table = given(players, at="act", discards=["stay", "far-move"]).play("act")
    assert table.offers() == {"draw pile", "draw discards"}
    table.play("draw pile", luck=table.drawing("stay"))
    assert table.hand("red") == ["stay"]
    assert table.offers() == {"draw pile"}


@pytest.mark.rule("IST-PLC-14")
def test_empty_draw_pile_is_no_source_without_discards() -> None:
    players = red(merchant=6) | {"yellow": {"hand": rest_of_deck("stay", "far-move")}}
    table = given(players, at="act", discards=["stay", "far-move"])
    table.play("act", "draw discards", "draw discards")
    assert table.offers() == {"discard stay", "discard far-move"}


@pytest.mark.rule("IST-PLC-15")
def test_single_card_left_is_taken_and_one_is_discarded() -> None:
    players = red(merchant=6, hand=["stay"]) | {"yellow": {"hand": rest_of_deck("stay", "far-move")}}
    table = given(players, at="act").play("act", "draw pile")
    assert table.offers() == {"discard stay", "discard far-move"}


@pytest.mark.rule("IST-PLC-15")
def test_without_cards_in_both_piles_one_of_the_hand_is_still_discarded() -> None:
    players = red(merchant=6, hand=["stay"]) | {"yellow": {"hand": rest_of_deck("stay")}}
    table = given(players, at="act").play("act")
    assert table.offers() == {"discard stay"}


@pytest.mark.rule("IST-PLC-15")
@pytest.mark.rule("IST-PLC-49")
def test_without_any_card_the_action_is_possible_and_does_nothing() -> None:
    players = red(merchant=6) | {"yellow": {"hand": rest_of_deck()}}
    table = given(players, at="act").play("act")
    assert table.question() == "encounters"
    assert table.hand("red") == []


# The piles


@pytest.mark.rule("IST-BON-02")
def test_played_card_lies_on_top_of_the_discard_pile() -> None:
    table = given(red(hand=["five-lira"]), discards=["stay", "any-good"]).play("play five-lira")
    assert table.discards() == ["five-lira", "stay", "any-good"]
    assert table.hand("red") == []


@pytest.mark.rule("IST-BON-02")
def test_card_discarded_at_the_caravansary_lies_on_top() -> None:
    table = given(red(merchant=6, hand=["any-sale"]), at="act", discards=["stay", "any-good"])
    table.play("act", "draw pile", "draw pile", "discard any-sale")
    assert table.discards() == ["any-sale", "stay", "any-good"]


@pytest.mark.rule("IST-BON-02")
def test_card_given_to_the_governor_lies_on_top() -> None:
    table = given(red(merchant=5, hand=["any-sale"]), at="encounters", governor=5, discards=["stay"])
    table.play("meet governor", "discard any-sale")
    assert table.discards() == ["any-sale", "stay"]


@pytest.mark.rule("IST-BON-02")
def test_last_card_to_leave_the_hand_is_the_top_one() -> None:
    table = given(red(merchant=5, hand=["five-lira", "any-sale"]), at="encounters", governor=5)
    table.play("meet governor", "play five-lira", "discard any-sale")
    assert table.discards() == ["any-sale", "five-lira"]


@pytest.mark.rule("IST-BON-03")
def test_governor_gives_a_card_of_the_draw_pile() -> None:
    table = given(red(merchant=5), at="encounters", governor=5, discards=["stay"])
    table.play("meet governor", luck=table.drawing("far-move"))
    assert table.hand("red") == ["far-move"]
    assert table.discards() == ["stay"]


@pytest.mark.rule("IST-BON-03")
def test_reward_is_a_card_of_the_draw_pile() -> None:
    table = given(red(merchant=5) | {"yellow": {"family": 5}}, at="encounters", discards=["stay"]).play("catch yellow")
    table.play("reward card", luck=table.drawing("far-move"))
    assert table.hand("red") == ["far-move"]
    assert table.discards() == ["stay"]


@pytest.mark.example("EX-59")
@pytest.mark.rule("IST-BON-04")
def test_discards_are_shuffled_in_the_middle_of_drawing() -> None:
    """EX-59: one card is drawn, the five discards are shuffled at once, one of them is drawn."""
    discards = ["stay", "stay", "far-move", "far-move", "far-move"]
    players = red(merchant=6) | {"yellow": {"hand": rest_of_deck("any-good", *discards)}}
    table = given(players, at="act", discards=discards).play("act", "draw pile")
    assert table.hand("red") == ["any-good"]
    assert table.discards() == []
    assert table.state.deck.size == 5
    table.play("draw pile", luck=table.drawing("far-move"))
    assert table.hand("red") == ["any-good", "far-move"]
    assert table.state.deck.size == 4


@pytest.mark.rule("IST-BON-04")
def test_last_card_of_the_draw_pile_is_followed_by_the_shuffle_at_once() -> None:
    players = red(merchant=5) | {"yellow": {"hand": rest_of_deck("any-good", "stay", "far-move")}}
    table = given(players, at="encounters", governor=5, discards=["stay", "far-move"]).play("meet governor")
    assert table.question() == "pay-governor"
    assert table.discards() == []
    assert table.state.deck.size == 2
    table.play("discard any-good")
    assert table.discards() == ["any-good"]


@pytest.mark.rule("IST-BON-04")
def test_shuffle_leaves_out_nothing_and_adds_nothing() -> None:
    discards = ["stay", "five-lira", "five-lira"]
    players = red(merchant=5) | {"yellow": {"hand": rest_of_deck("any-good", *discards)}}
    table = given(players, at="encounters", governor=5, discards=discards).play("meet governor")
    assert sorted(table.draw_pile()) == ["five-lira", "five-lira", "stay"]


@pytest.mark.rule("IST-BON-05")
def test_without_discards_the_shuffle_waits_for_the_next_draw() -> None:
    players = red(merchant=5) | {"yellow": {"hand": rest_of_deck("any-good"), "family": 5}}
    table = given(players, at="encounters", governor=5).play("meet governor", "discard any-good")
    assert table.state.deck.size == 0
    assert table.discards() == ["any-good"]
    table.play("catch yellow", "reward card")
    assert table.hand("red") == ["any-good"]
    assert table.discards() == []


@pytest.mark.rule("IST-BON-05")
def test_while_no_card_exists_none_can_be_the_reward() -> None:
    players = red(merchant=5) | {"yellow": {"hand": rest_of_deck(), "family": 5}}
    table = given(players, at="encounters").play("catch yellow")
    assert table.offers() == {"reward lira", "reward none"}


@pytest.mark.rule("IST-BON-06")
def test_played_card_is_not_part_of_the_shuffle_that_its_effect_causes() -> None:
    deck = ["family-home", "any-good", "stay"]
    players = red(merchant=5, family=9, hand=["family-home"]) | {"yellow": {"hand": rest_of_deck(*deck)}}
    table = given(players, discards=["stay"]).play("play family-home", "reward card")
    assert table.hand("red") == ["any-good"]
    assert table.draw_pile() == ["stay"]
    assert table.discards() == ["family-home"]


@pytest.mark.rule("IST-BON-06")
@pytest.mark.rule("IST-BON-17")
def test_played_card_cannot_be_its_own_reward() -> None:
    players = red(merchant=5, family=9, hand=["family-home"]) | {"yellow": {"hand": rest_of_deck("family-home")}}
    table = given(players).play("play family-home")
    assert table.offers() == {"reward lira"}


@pytest.mark.rule("IST-BON-06")
def test_played_card_is_in_no_pile_while_it_takes_effect() -> None:
    table = given(red(hand=["far-move"]), discards=["stay"]).play("play far-move")
    assert table.discards() == ["stay"]
    assert table.hand("red") == []
    assert table.play("move 16").discards() == ["far-move", "stay"]


@pytest.mark.rule("IST-BON-29")
def test_nothing_can_be_played_between_drawing_and_discarding() -> None:
    table = given(red(merchant=6, hand=["five-lira", "any-good"], lying=[2], tiles=["yellow"], lira=2), at="act")
    table.play("act")
    assert table.offers() == {"draw pile"}
    table.play("draw pile")
    assert table.offers() == {"draw pile"}
    table.play("draw pile", luck=table.drawing("stay"))
    assert {notation.split()[0] for notation in table.offers()} == {"discard"}


@pytest.mark.example("EX-63")
@pytest.mark.rule("IST-BON-29")
def test_cards_just_drawn_wait_for_the_discard() -> None:
    """EX-63: with b02 and b01 drawn neither can be played before one of them is discarded."""
    table = given(red(merchant=6), at="act").play("act")
    table.play("draw pile", luck=table.drawing("five-lira"))
    table.play("draw pile", luck=table.drawing("any-good"))
    assert table.offers() == {"discard five-lira", "discard any-good"}
    assert table.play("discard any-good").offered("play") == {"five-lira"}
