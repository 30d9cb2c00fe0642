"""Events say what was done, each of them declared with its facts; that no others are told is tested with the schema."""

import pytest

from bedesten.core.events import Event
from bedesten.games.istanbul.events import EVENTS
from bedesten.games.istanbul.words.log import SENTENCES
from tests.istanbul.table import Table, dice, given, red


def done(table: Table) -> list[str]:
    return [event.what for event in table.events]


def test_every_event_has_a_sentence_and_every_sentence_an_event() -> None:
    assert set(SENTENCES) == set(EVENTS)


def test_a_way_is_a_move_an_assistant_and_a_payment() -> None:
    table = given(red(lira=2) | {"yellow": {"merchant": 5}}).play("move 5", "lay", "pay")
    assert done(table) == ["move", "lay", "pay", "lira", "lira"]
    assert table.events[0].facts["how"] == "walk"
    assert table.events[2] == Event("pay", 0, {"for": "merchants"})


def test_picking_up_is_no_coming_back() -> None:
    table = given(red(lying=[5], stack=["own"] * 3)).play("move 5", "pick own")
    assert done(table) == ["move", "pick"]


@pytest.mark.parametrize(("token", "answers"), [("governor", ["pay"]), ("smuggler", ["take B", "give B"])])
def test_a_meeting_says_whom_and_when_he_is_paid(token: str, answers: list[str]) -> None:
    table = given(red(merchant=8, lira=2), "encounters", **{token: 8})
    table.play(f"meet {token}").play(*answers, luck=dice(3, 5))
    assert table.events[0] == Event("meet", 0, {"token": token})
    assert Event("pay", 0, {"for": token}) in table.events


def test_a_catch_says_whose_family_member_it_was() -> None:
    table = given(red(merchant=8) | {"yellow": {"family": 8}}, "encounters").play("catch yellow")
    assert table.events[0] == Event("catch", 0, {"whom": 1})
    assert table.events[1].facts["how"] == "caught"


def test_a_sale_says_its_goods() -> None:
    table = given(red(merchant=11, goods="RGYY"), "act", small_market={"top": "S1"}).play("act", "sell RGYY")
    assert Event("sell", 0, {"place": 11, "goods": "RGYY"}) in table.events


def test_a_ruby_is_bought_or_completes_a_set() -> None:
    bought = given(red(merchant=16, lira=30), "act").play("act")
    assert [event.facts["bought"] for event in bought.events if event.what == "ruby"] == [True]
    third = given(red(merchant=1, lira=7, extensions=2), "act").play("act")
    assert [event.facts["bought"] for event in third.events if event.what == "ruby"] == [False]


def test_the_tiles_that_are_used_are_named() -> None:
    green = given(red(merchant=2, lira=2, tiles=["green"]), "act").play("act", "take B")
    assert done(green) == ["act", "goods", "green tile", "lira", "goods"]
    yellow = given(red(lira=2, tiles=["yellow"], lying=[9], stack=["own"] * 3)).play("recall 9")
    assert done(yellow) == ["recall", "lira", "return"]
