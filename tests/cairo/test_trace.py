"""A whole opening, turn by turn: the golden trace TR-1."""

from typing import Any

import pytest

from tests.cairo.notation import Bazaar
from tests.cairo.table import HERE, Table, position

PILE = "6 2 7 3 4 9 5 8 J258 1 J369 6 3 4 7 J123 J789"
HANDS = {1: "1 5 J147", 2: "2 8 7", 3: "8 2 9", 4: "3 6 J456"}


@pytest.fixture
def table() -> Table:
    cards = {card: PILE.split().count(card) for card in PILE.split()}
    state: Any = HERE.read(position("S4", hand=HANDS, display=["1", "4", "5", "9"], draw_pile={"cards": cards}))
    return Table(state)


def test_the_golden_trace(table: Table) -> None:
    # 1: both red medals for 7 points.
    table.build("exp 1 red B3 [1]", pay="white blue")
    assert (table.points(1), table.money(1), table.medals("red")) == (7, "0 0 1 1 0 1", (1, 1))
    # 2: the red customer comes to F1, purple steps in.
    assert (table.lure("F1")["steps"], table.lure("F1")["barkers"]) == (8, 0)
    table.play("lure F1")
    assert (table.money(2), table.customer("purple"), table.view()["outside"]) == ("1 2 1 1 1 1", "F1", "red")
    # 3: slot 4 and the pile, a 2 is dropped.
    table.play("draw 4").drawing("draw pile", "6").drawing("drop 2", "2")
    assert (table.hand(3), table.view()["display"][3], table.view()["pile"]) == (["6", "8", "9", "9"], "2", 15)
    # 4: K5 is as near as G1.
    assert [table.lure(entry)["steps"] for entry in ("K5", "G1")] == [6, 6]
    table.play("lure K5")
    assert (table.money(4), table.customer("red"), table.view()["outside"]) == ("1 1 1 1 2 1", "K5", "blue")
    # 5
    table.play("draw barker", "draw barker")
    assert (table.barkers(1), table.view()["barkers"]) == (2, 5)
    # 6: silver goes to 2.
    table.build("exp 2 red E2 [2]")
    assert (table.points(2), table.medals("red"), table.money(2)) == (4, (1, 2), "1 0 1 1 1 1")
    # 7
    table.build("new 3 white K9>K10 [9]")
    assert (table.points(3), table.hand(3)) == (0, ["6", "8", "9"])
    # 8: 11 steps to B8, K8 would be 12.
    assert [(table.lure(entry)["steps"], table.lure(entry)["barkers"]) for entry in ("B8", "K8")] == [(11, 0), (12, 1)]
    table.play("lure B8")
    assert (table.money(4), table.player(1)["money"]["purple"]) == ("1 1 1 1 2 2", 2)
    assert (table.customer("blue"), table.view()["outside"]) == ("B8", "purple")
    # 9: past E8 for a barker.
    assert (table.lure("I7")["steps"], table.lure("I7")["barkers"]) == (11, 1)
    table.play("lure I7")
    assert (table.player(1)["money"]["green"], table.barkers(1), table.view()["barkers"]) == (2, 1, 6)
    assert (table.customer("purple"), table.view()["outside"]) == ("I7", "green")
    # 10: two cards of the display, which is filled with 7 and 3.
    table.play("draw 1").drawing("draw 2", "7", "3")
    assert (table.hand(2), table.view()["display"], table.view()["pile"]) == (list("1478"), ["7", "3", "5", "2"], 13)
    # 11
    assert (table.lure("I10")["steps"], table.lure("I10")["barkers"]) == (3, 0)
    table.play("lure I10")
    assert (table.money(3), table.customer("green"), table.view()["outside"]) == ("1 1 1 2 1 1", "I10", "yellow")
    # 12: a joker for yellow, both white medals.
    table.build("exp 4 white F7 [J456]", fee="yellow", pay="red green")
    assert (table.points(4), table.medals("white")) == (7, (4, 4))
    assert_state_after(table)


def assert_state_after(table: Table) -> None:
    view = table.view()
    expected = {
        1: (["5", "J147"], "0 0 2 1 0 2", 7, 1),
        2: (["1", "4", "7", "8"], "1 0 1 1 1 1", 4, 0),
        3: (["6", "8", "9"], "1 1 1 2 1 1", 0, 0),
        4: (["3", "6"], "0 0 0 0 2 2", 7, 0),
    }
    for seat, facts in expected.items():
        assert (table.hand(seat), table.money(seat), table.points(seat), table.barkers(seat)) == facts
    assert (table.medals("red"), table.medals("white")) == ((1, 2), (4, 4))
    assert (view["display"], view["pile"], view["barkers"]) == (["7", "3", "5", "2"], 13, 6)
    assert view["discards"] == ["1", "2", "2", "9", "J456"]
    assert table.supply() == "5 4 6 6 6 6"
    assert table.bazaar().customers == {"white": "A1", "red": "K5", "blue": "B8", "purple": "I7", "green": "I10"}
    assert (view["outside"], table.decides(), view["turn"], view["round"]) == ("yellow", 1, 13, 4)
    changed = Bazaar.read("S4; 1 red B4>B5 +B3; 2 red E1>F1 +E2; 3 white K9>K10; 4 white E7>D7 +F7")
    assert set(table.bazaar().stands) == set(changed.stands)
