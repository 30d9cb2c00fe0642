"""Guild cards (CNW-GLD)."""

from typing import Any

import pytest

from bedesten.games.choose_write import data as d
from tests.choose_write.table import HERE, Table, given, red, using

FULL: dict[str, Any] = {"FA": 3, "SP": 3, "FR": 3, "JE": 3}
LETTERS = {"A": ["r1", "r6"], "B": ["r2", "r7"], "C": ["r3", "r8"], "D": ["r4", "r9"]}


def guild(card: str, **sheet: Any) -> Table:
    """Return a table at which red has 19 Lira and plays this card."""
    table = given(red(**{"lira": 19, "guild_cards": [card], **sheet}), letters=LETTERS)
    return table.play(f"play {card}")


@pytest.mark.rule("CNW-GLD-01")
@pytest.mark.rule("CNW-GLD-18")
def test_g1() -> None:
    table = guild("g1").play("take FA", "take SP", "check 8")
    assert (table.lira(), table.goods(), table.checks()) == ("19/2", {"FA": "1/0", "SP": "1/0"}, {"8": 1})


@pytest.mark.rule("CNW-GLD-02")
def test_g2() -> None:
    table = guild("g2")
    assert (table.lira(), table.origins(), table.decides()) == ("19/7", {"guild": 1}, "yellow")


@pytest.mark.rule("CNW-GLD-03")
def test_g3_shows_its_goods_cards_before_the_good_is_named() -> None:
    table = guild("g3")
    assert (len(table.cards()), table.question()) == (2, "take-goods")
    table.play("take JE")
    assert (table.lira(), table.goods(), table.actions()) == ("19/5", {"JE": "1/0"}, "1/0")


@pytest.mark.rule("CNW-GLD-04")
@pytest.mark.rule("CNW-GLD-21")
@pytest.mark.example("EX-50")
def test_g4_is_not_part_of_the_shuffle_that_it_causes() -> None:
    held = [f"g{number}" for number in range(1, 17) if number not in (4, 9)]
    players = {"red": {"lira": 4, "guild_cards": ["g4"], "goods": FULL}, "yellow": {"guild_cards": held}}
    table = given(players, letters=LETTERS, guild_deck={"discards": ["g9"]})
    table.play("play g4")
    assert table.offers() == {"palace A", "palace B", "palace C", "palace D"}
    table.play("palace D")
    assert (table.guilds(), table.discards("guild")) == (["g9"], ["g4"])
    assert (table.origins(), len(table.cards()), table.lira()) == ({"D": 1}, 1, "4/4")


@pytest.mark.rule("CNW-GLD-05")
@pytest.mark.rule("CNW-GLD-18")
@pytest.mark.example("EX-49")
def test_g5_is_not_paid_with_the_lira_it_brings() -> None:
    sheet = {"goods": FULL, "guild_cards": ["g5"]}
    table = given(red(lira=5, **sheet), letters=LETTERS).play("play g5")
    assert (table.lira(), table.origins(), len(table.palace("A"))) == ("10/5", {"A": 1}, 3)
    assert given(red(lira=4, **sheet), letters=LETTERS).refused("play g5") == "CNW-GLD-18"


@pytest.mark.rule("CNW-GLD-06")
def test_g6() -> None:
    table = guild("g6", goods=FULL)
    assert (table.origins(), len(table.guilds()), table.lira()) == ({"B": 1}, 1, "19/1")


@pytest.mark.rule("CNW-GLD-07")
def test_g7() -> None:
    table = guild("g7", goods={"FA": 1, "SP": 1, "JE": 1})
    assert (table.goods(), table.origins()) == ({"FA": "1/1", "SP": "1/1", "JE": "1/1"}, {"guild": 1})
    several = guild("g7", goods={"FA": 3, "JE": 1})
    assert several.offers() == {"give FA", "give JE"}
    several.play("give FA", "give FA", "give JE")
    assert several.goods() == {"FA": "3/2", "JE": "1/1"}


@pytest.mark.rule("CNW-GLD-08")
def test_g8() -> None:
    table = guild("g8", goods_cards=["FA-SP"])
    assert (table.cards(), table.origins(), table.actions(), table.lira()) == ([], {"guild": 1}, "1/0", "19/6")


@pytest.mark.rule("CNW-GLD-09")
def test_g9() -> None:
    table = guild("g9", goods=FULL).play("take FA")
    assert (table.origins(), table.goods()["FA"].split("/")[0], table.actions()) == ({"C": 1}, "4", "1/0")


@pytest.mark.rule("CNW-GLD-10")
def test_g10() -> None:
    table = guild("g10", goods=FULL).play("check 14")
    assert (table.origins(), len(table.cards()), table.checks()) == ({"D": 1}, 1, {"14": 1})


@pytest.mark.rule("CNW-GLD-11")
@pytest.mark.rule("CNW-GLD-20")
def test_g11_and_its_guild_card_waits_for_a_later_turn() -> None:
    table = guild("g11")
    assert (table.lira(), table.origins(), len(table.cards()), len(table.guilds())) == ("19/10", {"guild": 1}, 1, 1)
    assert table.decides() == "yellow"


@pytest.mark.rule("CNW-GLD-12")
def test_g12() -> None:
    table = guild("g12", goods={"FA": 1}, goods_cards=["SP-JE"])
    assert (table.goods(), table.cards(), table.origins()) == ({"FA": "1/1"}, [], {"guild": 1})


@pytest.mark.rule("CNW-GLD-13")
@pytest.mark.rule("CNW-BON-14")
@pytest.mark.example("EX-53")
def test_g13_brings_two_fill_ins_and_nothing_else() -> None:
    table = guild("g13", lira=1, actions=7)
    assert (table.actions(), table.lira(), table.goods()) == ("8/0", "1/1", {})
    assert [event.facts for event in table.told("lost")] == [{"thing": "action", "amount": 1}]


@pytest.mark.rule("CNW-GLD-14")
def test_g14() -> None:
    table = guild("g14")
    assert (table.goods(), table.lira()) == (dict.fromkeys(d.GOOD_WORDS, "1/0"), "20/3")


@pytest.mark.rule("CNW-GLD-15")
def test_g15() -> None:
    table = guild("g15").play("take FR")
    assert (table.origins(), table.goods(), table.lira()) == ({"guild": 1}, {"FR": "1/0"}, "19/8")


@pytest.mark.rule("CNW-GLD-16")
def test_g16() -> None:
    assert guild("g16").play("take FA", "take FA", "take FA", "take JE").goods() == {"FA": "3/0", "JE": "1/0"}


@pytest.mark.rule("CNW-GLD-17")
def test_a_guild_card_takes_the_place_of_a_location_card() -> None:
    table = given(red(lira=7, guild_cards=["g2"]))
    assert "play g2" in table.offers()
    assert table.refused("play g3") == "CNW-GLD-17"
    following = using("8", {"red": {}, "yellow": {"lira": 7, "guild_cards": ["g2"]}}).play("use 8")
    assert following.decides() == "yellow"
    assert following.refused("play g2") == "CNW-GLD-17"


@pytest.mark.rule("CNW-GLD-18")
def test_every_guild_card_costs_one_to_ten_lira() -> None:
    facts: Any = HERE.components()
    costs = [guild["lira"] for guild in facts["guilds"].values()]
    assert costs == [2, 7, 5, 4, 5, 1, 3, 6, 3, 3, 10, 4, 1, 3, 8, 3]
    for number, cost in enumerate(costs, start=1):
        sheet = {"goods": FULL, "goods_cards": ["FA-FA", "SP-SP"], "guild_cards": [f"g{number}"]}
        assert f"play g{number}" in given(red(lira=cost, **sheet), letters=LETTERS).offers()
        assert given(red(lira=cost - 1, **sheet), letters=LETTERS).refused(f"play g{number}") == "CNW-GLD-18"


@pytest.mark.rule("CNW-GLD-19")
@pytest.mark.parametrize("card", ["g4", "g5", "g6", "g7", "g8", "g9", "g10", "g12"])
def test_every_further_cost_must_be_payable(card: str) -> None:
    table = given(red(lira=19, guild_cards=[card], goods={"FA": 1, "JE": 1}), letters=LETTERS)
    assert table.refused(f"play {card}") == "CNW-GLD-19"


@pytest.mark.rule("CNW-GLD-20")
def test_one_guild_card_is_played_in_a_turn() -> None:
    table = given(red(lira=19, guild_cards=["g2", "g13"])).play("play g13")
    assert (table.decides(), table.guilds()) == ("yellow", ["g2"])


@pytest.mark.rule("CNW-GLD-21")
def test_a_played_guild_card_lies_on_its_discards_at_the_end() -> None:
    table = given(red(lira=5, guild_cards=["g3"])).play("play g3")
    assert table.discards("guild") == [], "its effect is not finished"
    assert HERE.read(HERE.write(table.state)).actions() == table.state.actions()
    assert table.play("take FA").discards("guild") == ["g3"]
    assert table.player().guild_played == 1
