"""Caravan cards (CNW-CAR) and their cycle."""

from typing import Any

import pytest

from bedesten.games.choose_write import data as d
from tests.choose_write.table import Table, following, red, using

FULL: dict[str, Any] = {"FA": 5, "SP": 5, "FR": 5, "JE": 5}
ALL_CHECKED = {"1": 2, "5": 2, "8": 2, "10": 2, "14": 2}


def caravan(card: str, returned: list[str] | None = None, **sheet: Any) -> Table:
    """Return a table at which red has used the Caravansary with this card."""
    table = using("6", red(**sheet), caravan={"face_up": card, "returned": returned or []})
    return table.play("use 6")


@pytest.mark.rule("CNW-CAR-01")
@pytest.mark.rule("CNW-RES-06")
@pytest.mark.example("EX-31")
def test_c1_gives_three_goods_of_one_type() -> None:
    assert caravan("c1").play("take SP").goods() == {"SP": "3/0"}
    table = caravan("c1", goods={"JE": 11})
    assert table.offered("take") == {"FA", "SP", "FR", "JE"}
    assert table.play("take JE").goods() == {"JE": "12/0"}
    assert [event.facts for event in table.told("lost")] == [{"thing": "JE", "amount": 2}]
    full = caravan("c1", goods={"JE": 12})
    assert full.refused("take JE") == "CNW-RES-06"


@pytest.mark.rule("CNW-CAR-02")
@pytest.mark.rule("CNW-RES-07")
def test_c2_gives_three_different_goods() -> None:
    table = caravan("c2").play("take FA")
    assert table.offered("take") == {"SP", "FR", "JE"}
    assert table.refused("take FA") == "CNW-RES-07"
    assert table.play("take JE", "take SP").goods() == {"FA": "1/0", "SP": "1/0", "JE": "1/0"}


@pytest.mark.rule("CNW-RES-07")
@pytest.mark.example("EX-32")
def test_full_columns_are_named_only_as_far_as_there_is_no_other() -> None:
    table = caravan("c2", goods={"SP": 12, "FR": 12})
    assert table.goods() == {"FA": "1/0", "SP": "12/0", "FR": "12/0", "JE": "1/0"}
    assert [event.facts for event in table.told("lost")] == [{"thing": "good", "amount": 1}]
    assert table.decides() == "yellow", "there was nothing to choose"


@pytest.mark.rule("CNW-CAR-03")
@pytest.mark.rule("CNW-RES-12")
def test_c3_gives_two_lira_and_a_goods_card() -> None:
    table = caravan("c3")
    assert (table.lira(), len(table.cards())) == ("2/0", 1)
    told = [event.what for event in table.events]
    assert told.index("lira") < told.index("draw card")


@pytest.mark.rule("CNW-CAR-04")
def test_c4_keeps_one_guild_card_of_two() -> None:
    table = using("6", caravan={"face_up": "c4"}).drawing("use 6", "g2", "g11")
    assert table.offers() == {"drop g2", "drop g11"}
    assert table.refused("drop g3") == "CNW-CAR-04"
    table.play("drop g2")
    assert (table.guilds(), table.discards("guild")) == (["g11"], ["g2"])


@pytest.mark.rule("CNW-CAR-13")
@pytest.mark.example("EX-47")
def test_with_one_guild_card_left_it_is_kept() -> None:
    held = [f"g{number}" for number in range(1, 17) if number != 9]
    table = using("6", {"red": {}, "yellow": {"guild_cards": held}}, caravan={"face_up": "c4"}).play("use 6")
    assert (table.guilds(), table.discards("guild"), table.decides()) == (["g9"], [], "yellow")
    none = {"guild_cards": [*held, "g9"]}
    empty = using("6", {"red": {}, "yellow": none}, caravan={"face_up": "c4"}).play("use 6")
    assert (empty.guilds(), empty.decides()) == ([], "yellow")


@pytest.mark.rule("CNW-CAR-05")
@pytest.mark.rule("CNW-CAR-09")
@pytest.mark.rule("CNW-REF-10")
@pytest.mark.example("EX-43")
def test_all_use_the_same_card_and_it_changes_once() -> None:
    players: dict[str, Any] = {"red": {}, "yellow": {}, "green": {}}
    table = using("6", players, caravan={"face_up": "c5"}).play("use 6", "use 6")
    assert table.caravan() == "c5"
    table.drawing("use 6", "9", "c2")
    assert [table.lira(colour) for colour in players] == ["4/0"] * 3
    assert (table.caravan(), table.state.returned) == ("c2", [d.CARAVAN_WORDS.index("c5")])


@pytest.mark.rule("CNW-REF-11")
@pytest.mark.example("EX-44")
def test_a_card_that_nobody_used_stays() -> None:
    table = using("6", caravan={"face_up": "c3"}).play("use 1", "pass")
    assert (table.caravan(), table.state.returned, table.decides()) == ("c3", [], "yellow")


@pytest.mark.rule("CNW-CAR-06")
@pytest.mark.rule("CNW-LOC-30")
@pytest.mark.example("EX-45")
def test_c6_through_the_catacombs() -> None:
    sheet = {"goods": {"FA": 2, "SP": 2, "FR": 1}}
    letters = {"A": ["r1", "r6"], "B": ["r10", "r11"]}
    table = using("12", red(**sheet), letters=letters, caravan={"face_up": "c6"}).play("target 6")
    assert table.goods() == {"FA": "2/2", "SP": "2/2", "FR": "1/1"}
    assert (table.origins(), len(table.cards())) == ({"A": 1}, 1)
    table.drawing("pass", "9", "r20", "c1")
    assert (table.palace("A"), table.palace("B"), table.caravan()) == (["r1", "r6", "r20"], ["r10", "r11"], "c1")


@pytest.mark.rule("CNW-CAR-07")
@pytest.mark.rule("CNW-CAR-11")
def test_c7_asks_for_a_letter_that_can_be_paid() -> None:
    table = caravan("c7", goods=FULL)
    assert table.offers() == {"palace C", "palace D"}
    assert table.refused("palace A") == "CNW-CAR-11"
    table.play("palace D", "take FA")
    assert (table.origins()["D"], table.goods()["FA"].split("/")[0]) == (1, "6")


@pytest.mark.rule("CNW-CAR-12")
def test_the_palace_action_of_a_card_costs_no_more_than_its_price() -> None:
    yellow = {"goods": FULL, "actions": 1}
    table = following("6", yellow, "1", caravan={"face_up": "c6"}).play("use 6", "pay icon", "palace A")
    assert (table.actions("yellow"), table.icons("6", "yellow"), table.origins("yellow")["A"]) == ("1/0", 0, 1)


@pytest.mark.rule("CNW-CAR-08")
@pytest.mark.rule("CNW-CAR-14")
@pytest.mark.example("EX-48")
def test_c8_has_two_choices_and_a_lira() -> None:
    table = caravan("c8", actions="2/2")
    assert table.offers() == {"take card", "take good"}
    table.play("take good", "take SP")
    assert table.offers() == {"take improvement", "take space"}
    table.play("take space")
    assert (table.goods(), table.actions(), table.lira()) == ({"SP": "1/0"}, "3/2", "1/0")
    other = caravan("c8").play("take card", "take improvement", "check 8")
    assert (len(other.cards()), other.checks(), other.lira()) == (1, {"8": 1}, "1/0")


@pytest.mark.rule("CNW-CAR-14")
@pytest.mark.rule("CNW-RES-15")
@pytest.mark.rule("CNW-IMP-06")
@pytest.mark.example("EX-89")
def test_a_side_of_c8_may_be_chosen_though_it_is_lost() -> None:
    held = list(d.GOODS_CARD_WORDS[:4]) + [card for card in d.GOODS_CARD_WORDS[4:] for _ in range(2)]
    players = {"red": {"checks": ALL_CHECKED}, "yellow": {"goods_cards": held}}
    table = using("6", players, caravan={"face_up": "c8"}).play("use 6", "take card", "take improvement")
    assert (table.cards(), table.checks(), table.lira()) == ([], ALL_CHECKED, "1/0")


@pytest.mark.rule("CNW-REF-12")
@pytest.mark.rule("CNW-RES-24")
@pytest.mark.rule("CNW-RES-26")
@pytest.mark.example("EX-85")
def test_after_eight_changes_the_cards_come_in_the_same_cycle() -> None:
    """The eighth change draws nothing by lot: the first card that was returned comes again."""
    returned = [f"c{number}" for number in range(1, 8)]
    table = using("6", red(goods_cards=["FA-FA"]), caravan={"face_up": "c8", "returned": returned})
    table.play("use 6", "take good", "take FA", "take space").drawing("pass", "9")
    assert table.caravan() == "c1"
    assert table.state.view(1)["caravan"] == {
        "face_up": "c1",
        "returned": ["c2", "c3", "c4", "c5", "c6", "c7", "c8"],
        "unseen": [],
    }


@pytest.mark.rule("CNW-RES-26")
@pytest.mark.example("EX-88")
def test_cards_never_seen_come_by_lot_before_those_returned() -> None:
    found = set()
    for next_card in ("c3", "c4", "c6", "c7", "c8"):
        table = using("6", caravan={"face_up": "c2", "returned": ["c5", "c1"]})
        table.play("use 6", "take FA", "take SP", "take FR").drawing("pass", "9", next_card)
        found.add(table.caravan())
        assert table.state.view(None)["caravan"]["returned"] == ["c5", "c1", "c2"]  # type: ignore[index]
    assert found == {"c3", "c4", "c6", "c7", "c8"}
