"""What an update weighs: a position with its question is sent after every decision, and phones are on slow nets."""

from collections.abc import Mapping
from dataclasses import replace

from bedesten.core.registry import find_game
from bedesten.house.history import History
from bedesten.house.payloads import encode, position_for
from tests.house.test_history import START
from tests.istanbul.letters.table import bazaar
from tests.istanbul.table import Table, given, red

HERE = find_game("istanbul")


def update(table: Table, english: bool = False) -> Mapping[str, object]:
    """Return what the seat that decides is sent."""
    position = HERE.write(table.state)
    players = len(table.state.players)
    names, nobody = tuple("ABCDE"[:players]), (None,) * players
    start = replace(START, players=players, options=HERE.settings_of(table.state), names=names, bots=nobody)
    seeds, order = tuple("seed" for _ in range(players)), tuple(range(players))
    history = History(replace(start, position=position, seeds=seeds, order=order))
    return position_for(history, history.seat, english)


def offers(told: Mapping[str, object], verb: str) -> list[dict[str, object]]:
    found = told["actions"]
    assert isinstance(found, list)
    return [offer for offer in found if offer["action"].split()[0] == verb]


def test_the_most_sales_there_can_be_weigh_little() -> None:
    barrow = red(merchant=11, goods="RRRRRGGGGGYYYYYBBBBB", extensions=3, rubies=1, hand=["any-sale"])
    told = update(given(barrow, at="act").play("play any-sale"))
    assert len(offers(told, "sell")) == 125
    assert len(encode(told)) < 4_800


def test_a_sale_says_itself_what_it_brings() -> None:
    told = update(given(red(merchant=11, goods="RGYB", hand=["any-sale"]), at="act").play("play any-sale"), True)
    for offer in offers(told, "sell"):
        assert set(offer) == {"action", "text"}
        assert str(offer["action"]).removeprefix("sell ") in str(offer["text"])
        assert "Lira" in str(offer["text"])


def test_a_move_to_any_place_of_the_largest_bazaar_weighs_little() -> None:
    jumper = red(merchant=7, goods="RGY", lira=12, hand=["anywhere"])
    told = update(bazaar(jumper).play("play anywhere"))
    assert len(offers(told, "move")) == 24
    assert all("then" in offer for offer in offers(told, "move"))
    assert len(encode(told)) <= 6_600


def test_an_outlook_leaves_out_what_goes_without_saying() -> None:
    table = given(red(merchant=7, lira=3) | {"yellow": {"merchant": 2}}, governor=6, smuggler=6)
    [offer] = [offer for offer in offers(update(table), "move") if offer["action"] == "move 2"]
    assert offer == {
        "action": "move 2",
        "then": [
            *("lay", "pay", {"what": "lira", "change": -2}, {"what": "lira", "seat": 1, "change": 2}),
            *("act", {"what": "goods", "good": "R", "change": 2}),
        ],
    }


def told_of_moves(table: Table) -> dict[str, dict[str, object]]:
    """Return what a seat is told of moves from there with the card for any place."""
    return {str(offer["action"]): offer for offer in offers(update(table.play("play anywhere")), "move")}


def test_a_choice_is_named_by_its_question_and_luck_by_what_it_decides() -> None:
    told = told_of_moves(bazaar(red(merchant=7, lira=12, hand=["anywhere"])))
    assert told["move 12"] == {"action": "move 12", "what": "send", "then": ["lay", "act"]}
    assert told["move 21"] == {"action": "move 21", "stop": "luck", "what": "letter", "then": ["lay", "act"]}


def test_a_reason_in_an_offer_is_a_key_and_its_arguments() -> None:
    told = told_of_moves(bazaar(red(merchant=7, lira=12, hand=["anywhere"])))
    assert told["move 16"]["why"] == {"key": "ruby-price", "price": 14, "have": 9}
    needed = {"key": "tile-needs", "needs": 2, "have": 0}
    both = [needed | {"tile": "red", "good": "R"}, needed | {"tile": "green", "good": "G"}]
    assert told["move 14"]["why"] == {"key": "several", "reasons": both}
