"""Fountains (CNW-FTN)."""

from typing import Any

import pytest

from tests.choose_write.table import THREE, Table, ending, given, start

ALL_CHECKED = {"1": 2, "5": 2, "8": 2, "10": 2, "14": 2}


def turned_up(*cards: str, **players: Any) -> Table:
    """Return a table of three at which yellow has used 8, and these cards refill the display."""
    table = given(THREE | players, active="yellow", display=["8", "4"]).play("play 8", "use 8", "pass")
    return table.drawing("pass", *cards)


@pytest.mark.rule("CNW-FTN-01")
@pytest.mark.rule("CNW-FTN-07")
@pytest.mark.rule("CNW-FTN-09")
@pytest.mark.rule("CNW-BON-07")
@pytest.mark.example("EX-60")
def test_f1_gives_everybody_a_lira_and_bonus_rubies_come_before_the_next_card() -> None:
    table = turned_up("f1", "6", red={"lira": 19})
    assert [table.lira(colour) for colour in ("yellow", "green", "red")] == ["4/0", "1/0", "20/0"]
    assert table.origins("red") == {"lira": 1}
    poured = [
        (event.what, event.seat) for event in table.events if event.what in ("fountain", "lira", "ruby", "display")
    ]
    assert poured[-6:] == [("fountain", -1), ("lira", 1), ("lira", 2), ("lira", 0), ("ruby", 0), ("display", -1)]


@pytest.mark.rule("CNW-FTN-02")
@pytest.mark.rule("CNW-FTN-07")
@pytest.mark.rule("CNW-FTN-08")
def test_f2_lets_everybody_choose_a_good_from_the_active_player_on() -> None:
    table = turned_up("f2")
    before = [table.actions(colour) for colour in THREE]
    order = []
    for good in ("FA", "SP", "FR"):
        order.append(table.decides())
        assert table.refused("pass") == "CNW-RES-11"
        table.play(f"take {good}")
    assert order == ["yellow", "green", "red"]
    assert [table.goods(colour) for colour in order] == [{"FA": "1/0"}, {"SP": "1/0"}, {"FR": "1/0"}]
    assert [table.actions(colour) for colour in THREE] == before


@pytest.mark.rule("CNW-FTN-03")
def test_f3_gives_everybody_a_goods_card() -> None:
    table = turned_up("f3", "FA-FA", "SP-SP", "FR-FR", "6")
    assert [table.cards(colour) for colour in ("yellow", "green", "red")] == [["FA-FA"], ["SP-SP"], ["FR-FR"]]


@pytest.mark.rule("CNW-FTN-04")
@pytest.mark.rule("CNW-IMP-05")
def test_f4_gives_everybody_an_improvement() -> None:
    table = turned_up("f4").play("check 8", "check 8", "check 1")
    assert [table.checks(colour) for colour in ("yellow", "green", "red")] == [{"8": 1}, {"8": 1}, {"1": 1}]


@pytest.mark.rule("CNW-IMP-06")
@pytest.mark.example("EX-30")
def test_an_improvement_without_a_square_is_lost() -> None:
    table = turned_up("f4", yellow={"checks": ALL_CHECKED})
    assert (table.checks("yellow"), table.decides()) == (ALL_CHECKED, "green")
    assert table.told("lost")[0].seat == 1


@pytest.mark.rule("CNW-FTN-05")
@pytest.mark.rule("CNW-FTN-06")
def test_fountains_are_discarded_and_cards_come_until_one_is_none() -> None:
    table = turned_up("f1", "f3", "FA-FA", "SP-SP", "FR-FR", "6")
    assert table.display() == ["6", "4"]
    assert table.discards("location")[:2] == ["f3", "f1"]


@pytest.mark.rule("CNW-FTN-06")
@pytest.mark.rule("CNW-FTN-11")
def test_a_fountain_drawn_for_a_hand_is_shown_and_the_choice_does_not_come_again() -> None:
    table = given(THREE | {"red": {"hand": "8"}}, display=["1", "5"]).play("hand 8", "use 8", "pass", "pass")
    table.drawing("draw deck", "f1", "9")
    assert (table.hand(), table.display(), table.decides()) == ("9", ["1", "5"], "yellow")
    assert [event.facts for event in table.told("fountain")] == [{"fountain": "f1"}]
    assert [table.lira(colour) for colour in THREE] == ["4/0", "1/0", "1/0"]


@pytest.mark.rule("CNW-FTN-07")
def test_at_set_up_the_start_player_gains_first() -> None:
    table = start(3, "f2", seat=1)
    order = []
    while table.question() == "take-goods":
        order.append(table.decides())
        table.play("take FA")
        if len(order) == 3:
            break
    assert order == ["yellow", "green", "red"]


@pytest.mark.rule("CNW-FTN-10")
@pytest.mark.rule("CNW-END-07")
@pytest.mark.example("EX-67")
def test_a_fountain_that_is_the_last_card_is_resolved_before_the_end() -> None:
    table = ending("f1", players={"red": {}, "yellow": {"lira": 19}}).play("play 8", "use 8", "pass")
    assert table.is_over()
    assert (table.lira("yellow"), table.origins("yellow")) == ("20/0", {"lira": 1})


@pytest.mark.rule("CNW-FTN-08")
def test_a_fountain_cannot_be_declined_also_where_it_harms() -> None:
    table = turned_up("f4", yellow={"checks": {"1": 2, "5": 1}})
    assert "done" not in table.offers()
    assert table.refused("done") == "CNW-RES-11"
