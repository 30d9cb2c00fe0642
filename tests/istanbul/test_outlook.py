"""An outlook tells what an action would bring, as far as that is certain, and changes nothing."""

from typing import Any

from bedesten.core.events import Event
from bedesten.core.outlook import Outlook, outlook
from bedesten.core.registry import find_game
from bedesten.games.istanbul.lexicon import LEXICON
from tests.istanbul.letters.table import bazaar
from tests.istanbul.table import Table, given, red, red_with_neutrals, rest_of_deck

HERE = find_game("istanbul")


def ahead(table: Table, notation: str) -> Outlook:
    return outlook(HERE, table.state, LEXICON.parse(notation))


def walking(others: dict[str, Any] | None = None, **owned: Any) -> Table:
    """Return red's turn at the Fountain, from where most places are near; nobody waits anywhere."""
    return given(red(merchant=7, **owned) | (others or {}), governor=6, smuggler=6)


def path(table: Table, notation: str) -> list[str]:
    """Return what would be done for an action, and why no more."""
    seen = ahead(table, notation)
    return [*(LEXICON.say(action) for action in seen.path), seen.stop]


def told(table: Table, notation: str) -> dict[str, list[object]]:
    """Return what would happen by its kind: the change of Lira, the place of a ruby."""
    kinds: dict[str, list[object]] = {}
    for event in ahead(table, notation).events:
        kinds.setdefault(event.what, []).append(list(event.facts.values())[-1] if event.facts else None)
    return kinds


# How far it goes.


def test_a_move_is_seen_through_to_the_end_of_the_action() -> None:
    table = walking({"yellow": {"merchant": 2}}, lira=3)
    assert path(table, "move 2") == ["move 2", "lay", "pay", "act", "turn"]
    paid = {"pay": ["merchants"], "lira": [-2, 2]}
    assert told(table, "move 2") == {"move": ["walk"], "lay": [2], **paid, "act": [2], "goods": [2]}


def test_an_assistant_who_waits_is_picked_up() -> None:
    table = walking(stack=["own", "own", "own"], lying=[2])
    assert path(table, "move 2") == ["move 2", "pick own", "act", "turn"]


def test_the_place_itself_is_used_where_luck_begins() -> None:
    full = walking(goods="RRGGYY")
    assert path(full, "move 8") == ["move 8", "lay", "act", "luck"]
    assert path(walking(), "move 8") == ["move 8", "lay", "act", "choice"]
    assert path(walking(), "move 9") == ["move 9", "lay", "act", "choice"]
    assert path(given(at=["call", "encounters"]), "call 7") == ["call 7", "luck"]


def test_a_sale_is_certain_up_to_the_next_demand_tile() -> None:
    table = given(red(merchant=11, goods="RRGGYYBB"), at="act").play("act")
    sale = min(table.offers())
    assert ahead(table, sale).stop == "luck"
    assert "lira" in told(table, sale)
    assert "demand" not in told(table, sale)


def test_the_last_card_of_the_pile_is_hidden_though_no_luck_is_needed() -> None:
    held = given(red(merchant=6) | {"yellow": {"hand": rest_of_deck("stay", "far-move")}}, at="act")
    held.play("act", "draw pile")
    assert path(held, "draw pile") == ["draw pile", "hidden"]
    assert told(held, "draw pile") == {}


def test_two_assistants_to_pick_up_are_a_choice() -> None:
    table = given(red_with_neutrals(merchant=7, stack=["own", "own"], lying=[2]), neutral_assistants=[2])
    assert path(table, "move 2") == ["move 2", "choice"]


def test_how_one_goes_on_from_a_choice_is_told_too() -> None:
    two = given(red_with_neutrals(merchant=7, stack=["own", "own"], lying=[2]), neutral_assistants=[2], governor=6)
    assert [LEXICON.say(way.path[0]) for way in ahead(two, "move 2").ways] == ["pick own", "pick neutral"]
    sale = ahead(walking(goods="R", hand=["any-sale"]), "move 11")
    assert [[LEXICON.say(action) for action in way.path] for way in sale.ways] == [["act", "sell R"]]


def test_dice_that_only_send_a_neutral_merchant_on_do_not_hide_the_action() -> None:
    table = given(
        {"red": {"merchant": 7, "lira": 16}, "yellow": {}}, neutral_merchants=[14, 15, 16], governor=6, smuggler=6
    )
    assert path(table, "move 14") == ["move 14", "lay", "pay", "luck"]
    [way] = ahead(table, "move 14").ways
    assert [LEXICON.say(action) for action in way.path] == ["skip"]
    rich = given({"red": {"merchant": 3, "lira": 17}, "yellow": {}}, neutral_merchants=[14, 15, 16], governor=6)
    [way] = ahead(rich, "move 16").ways
    assert [LEXICON.say(action) for action in way.path] == ["act"]
    assert [event.what for event in way.events] == ["act", "lira", "ruby"]


def test_without_an_assistant_or_the_fee_the_turn_ends_there() -> None:
    alone = walking(stack=[], lying=[3, 4, 10, 11])
    assert path(alone, "move 2") == ["move 2", "turn"]
    poor = walking({"yellow": {"merchant": 2}}, lira=1)
    assert path(poor, "move 2") == ["move 2", "lay", "turn"]


def test_an_action_that_is_not_possible_is_skipped_but_not_past_a_card_that_could_help() -> None:
    assert path(walking(lira=2), "move 1") == ["move 1", "lay", "skip", "turn"]
    held = walking(lira=2, hand=["five-lira"])
    assert path(held, "move 1") == ["move 1", "lay", "choice"]


def test_a_card_is_a_choice_where_it_becomes_playable_and_not_where_it_was_passed_over() -> None:
    table = walking(goods="R", hand=["five-lira", "any-sale"])
    assert path(table, "move 2") == ["move 2", "lay", "act", "turn"]
    assert path(table, "move 11") == ["move 11", "lay", "choice"]
    again = walking(hand=["post-again"])
    assert path(again, "move 5") == ["move 5", "lay", "act", "choice"]


def test_the_yellow_tile_is_a_choice_where_it_becomes_usable() -> None:
    behind = given(red(merchant=2, stack=["own", "own", "own"], lying=[2], tiles=["yellow"], lira=4))
    assert path(behind, "move 3") == ["move 3", "choice"]
    before = walking(stack=["own", "own", "own"], lying=[2], tiles=["yellow"], lira=4)
    assert path(before, "move 3") == ["move 3", "lay", "act", "turn"]


def test_in_the_middle_of_something_a_card_that_could_be_played_before_is_no_choice() -> None:
    table = given(red(merchant=12, lira=7, hand=["five-lira"]), at="act").play("act")
    assert path(table, "send 1") == ["send 1", "act", "turn"]
    far = given(red(merchant=7, hand=["far-move", "five-lira"]), governor=6, smuggler=6).play("play far-move")
    assert path(far, "move 13") == ["move 13", "lay", "choice"]  # nothing to pay with there, and a card that might help


def test_encounters_and_the_end_are_left_to_the_player() -> None:
    met = given(red(merchant=7, lira=2), governor=2)
    assert path(met, "move 2") == ["move 2", "lay", "act", "choice"]
    caught = walking({"yellow": {"family": 2}})
    assert path(caught, "move 2") == ["move 2", "lay", "act", "choice"]
    assert path(given(at="encounters"), "end") == ["end", "turn"]


# Rubies and tiles.


def test_the_third_extension_brings_its_ruby() -> None:
    table = walking(lira=7, extensions=2)
    assert told(table, "move 1")["extension"] == [3]
    assert ahead(table, "move 1").events[-1] == Event("ruby", 0, {"place": 1, "bought": False})


def test_the_second_tile_of_a_mosque_brings_its_ruby() -> None:
    table = walking(goods="GG", tiles=["red"])
    assert told(table, "move 14")["tile"] == ["green"]
    assert ahead(table, "move 14").events[-1] == Event("ruby", 0, {"place": 14, "bought": False})


def test_where_both_tiles_can_be_had_each_is_told() -> None:
    table = walking(goods="YYBB")
    assert path(table, "move 15") == ["move 15", "lay", "act", "choice"]
    assert [LEXICON.say(action) for action in ahead(table, "move 15").asked] == ["tile yellow", "tile blue"]
    ways = {LEXICON.say(way.path[0]): [event.what for event in way.events] for way in ahead(table, "move 15").ways}
    assert ways == {"tile yellow": ["goods", "tile"], "tile blue": ["goods", "tile", "fifth assistant"]}


def test_the_blue_tile_brings_the_fifth_assistant() -> None:
    table = walking(goods="BB")
    assert told(table, "move 15")["fifth assistant"] == [None]


# Where it stops.


def where(table: Table, notation: str) -> tuple[str, str]:
    seen = ahead(table, notation)
    return seen.stop, seen.what


def test_where_luck_or_something_hidden_stops_it_that_is_named() -> None:
    assert where(walking(goods="RRGGYY"), "move 8") == ("luck", "dice")
    assert where(given(at=["call", "encounters"]), "call 7") == ("luck", "dice")
    assert where(walking(goods="R"), "move 11") == ("luck", "demand")
    assert where(given(red(merchant=6), at="act").play("act"), "draw pile") == ("luck", "draw")
    held = given(red(merchant=6) | {"yellow": {"hand": rest_of_deck("stay", "far-move")}}, at="act")
    assert where(held.play("act", "draw pile"), "draw pile") == ("hidden", "draw")
    assert where(bazaar(red(merchant=16)), "move 21") == ("luck", "letter")


def test_where_a_choice_stops_it_the_question_is_named() -> None:
    assert where(walking(), "move 8") == ("choice", "good-or-roll")
    assert where(walking(), "move 9") == ("choice", "call")
    assert where(walking(goods="RG"), "move 11") == ("choice", "sell")
    assert where(walking(lira=2, hand=["five-lira"]), "move 1") == ("choice", "act")
    assert where(given(red(merchant=7, lira=2), governor=2), "move 2") == ("choice", "encounters")


def ways(table: Table, notation: str) -> list[list[str]]:
    return [[LEXICON.say(action) for action in way.path] for way in ahead(table, notation).ways]


def test_of_a_sale_the_largest_is_told() -> None:
    table = given(red(merchant=7, goods="RRGGYYBB"), small_market={"top": "S1"}, governor=6, smuggler=6)
    [way] = ahead(table, "move 11").ways
    assert way.events[-1] == Event("lira", 0, {"change": 20})
    assert (way.stop, way.what) == ("luck", "demand")


def test_where_all_answers_bring_the_same_one_stands_for_all() -> None:
    palace = given(red(merchant=1, goods="RRGGYYBB"), governor=6, smuggler=6)
    seen = ahead(palace, "move 13")
    assert seen.what == "pay-palace"
    [way] = seen.ways
    assert [event.what for event in way.events] == ["goods", "ruby"]


def test_all_assistants_who_could_come_back_do() -> None:
    table = given(red(merchant=11, stack=["own"], lying=[2, 4, 9]), governor=6, smuggler=6)
    assert ways(table, "move 7") == [["return 2", "return 4", "return 9"]]


def test_whom_one_will_meet_is_told_wherever_it_stops() -> None:
    table = given(red(merchant=7, goods="RG") | {"yellow": {"family": 11}}, governor=11, smuggler=6)
    assert [LEXICON.say(action) for action in ahead(table, "move 11").later] == ["catch yellow", "meet governor"]
    assert ahead(table, "move 2").later == []


def test_nobody_is_met_where_the_turn_ends() -> None:
    alone = given(red(merchant=7, stack=[], lying=[3, 4, 10, 11]), governor=2, smuggler=6)
    assert ahead(alone, "move 2").later == []


def test_a_family_member_meets_nobody() -> None:
    table = given(red(merchant=12), governor=5, smuggler=12, at="act").play("act")
    assert ahead(table, "send 5").later == []


# Why not.


def why(table: Table, notation: str) -> tuple[str, str, dict[str, object]] | None:
    reason = ahead(table, notation).why
    return None if reason is None else (reason.rule, reason.key, dict(reason.arguments))


def test_where_a_place_is_of_no_use_the_reason_is_told() -> None:
    assert why(walking(lira=2), "move 1") == ("IST-PLC-01", "extension-price", {"price": 7, "have": 2})
    helped = why(walking(lira=2, hand=["five-lira"]), "move 1")
    assert helped == ("IST-PLC-01", "extension-price", {"price": 7, "have": 2})
    assert why(walking(lira=7), "move 1") is None


def test_the_reason_is_that_of_the_moment_after_what_was_paid() -> None:
    table = walking({"yellow": {"merchant": 1}}, lira=8)
    assert path(table, "move 1") == ["move 1", "lay", "pay", "skip", "turn"]
    assert why(table, "move 1") == ("IST-PLC-01", "extension-price", {"price": 7, "have": 6})


def test_merchants_who_cannot_be_paid_are_a_reason() -> None:
    poor = walking({"yellow": {"merchant": 2}}, lira=1)
    assert why(poor, "move 2") == ("IST-TRN-15", "merchants-due", {"price": 2, "owed": ["yellow"], "have": 1})


def test_want_of_an_assistant_is_a_reason() -> None:
    assert why(walking(stack=[], lying=[3, 4, 10, 11]), "move 2") == ("IST-TRN-11", "no-assistant", {})


def test_an_answer_tells_why_the_usual_one_is_not_there_and_a_card_does_not() -> None:
    table = given(red(merchant=1, lira=6, hand=["five-lira"]), at="act")
    assert why(table, "skip") == ("IST-PLC-01", "extension-price", {"price": 7, "have": 6})
    assert why(table, "play five-lira") is None
