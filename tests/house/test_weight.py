"""What an update weighs: a position with its question is sent after every decision, and phones are on slow nets."""

from collections.abc import Mapping
from dataclasses import replace

from tests.house.test_history import START
from tests.istanbul.letters.table import bazaar
from tests.istanbul.table import Table, given, red

from bedesten.core.registry import game
from bedesten.house.history import History
from bedesten.house.leaving import encode, position_for

HERE = game("istanbul")


def update(table: Table) -> Mapping[str, object]:
    """Return what the seat that decides is sent."""
    position = HERE.write(table.state)
    players = len(table.state.players)
    names, nobody = tuple("ABCDE"[:players]), (None,) * players
    start = replace(START, players=players, options=HERE.settings_of(table.state), names=names, bots=nobody)
    seeds, order = tuple("seed" for _ in range(players)), tuple(range(players))
    history = History(replace(start, position=position, seeds=seeds, order=order))
    return position_for(history, history.seat)


def offers(told: Mapping[str, object], verb: str) -> list[dict[str, object]]:
    found = told["actions"]
    assert isinstance(found, list)
    return [offer for offer in found if offer["verb"] == verb]


def test_the_most_sales_there_can_be_weigh_little() -> None:
    barrow = red(merchant=11, goods="RRRRRGGGGGYYYYYBBBBB", extensions=3, rubies=1, hand=["any-sale"])
    told = update(given(barrow, at="act").play("play any-sale"))
    assert len(offers(told, "sell")) == 125
    assert len(encode(told)) < 18_000


def test_a_sale_says_itself_what_it_brings() -> None:
    told = update(given(red(merchant=11, goods="RGYB", hand=["any-sale"]), at="act").play("play any-sale"))
    for offer in offers(told, "sell"):
        assert "outlook" not in offer
        assert str(offer["value"]) in str(offer["text"])
        assert "Lira" in str(offer["text"])


def test_a_move_to_any_place_of_the_largest_bazaar_weighs_little() -> None:
    jumper = red(merchant=7, goods="RGY", lira=12, hand=["anywhere"])
    told = update(bazaar(jumper).play("play anywhere"))
    assert len(offers(told, "move")) == 24
    assert all("outlook" in offer for offer in offers(told, "move"))
    assert len(encode(told)) <= 8_000


def test_an_outlook_leaves_out_what_goes_without_saying() -> None:
    table = given(red(merchant=7, lira=3) | {"yellow": {"merchant": 2}}, governor=6, smuggler=6)
    [offer] = [offer for offer in offers(update(table), "move") if offer["value"] == 2]
    assert offer["outlook"] == {
        "then": ["lay", "pay", "act"],
        "events": [
            [],
            [],
            [{"what": "lira", "change": -2}, {"what": "lira", "seat": 1, "change": 2}],
            [{"what": "goods", "good": "R", "change": 2}],
        ],
    }
