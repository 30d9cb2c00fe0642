"""Goods cards in payments (CNW-GDS)."""

from typing import Any

import pytest

from tests.choose_write.table import Table, following, given, red, using

A_TALL = {"A": ["r1", "r6"]}  # 2 FA, 2 SP, FR


def three(**sheet: Any) -> dict[str, Any]:
    return {"red": sheet, "yellow": {}, "green": {}}


@pytest.mark.rule("CNW-GDS-01")
@pytest.mark.rule("CNW-GDS-03")
@pytest.mark.rule("CNW-PAL-02")
@pytest.mark.example("EX-34")
def test_a_card_pays_a_part_and_its_other_half_is_lost() -> None:
    table = using("A", red(goods={"FA": 2, "SP": 1, "FR": 1}, goods_cards=["SP-JE"]), letters=A_TALL).play("use A")
    assert table.offers() == {"card SP-JE"}, "the sheet alone cannot pay"
    assert table.refused("pay sheet") == "CNW-RES-02"
    table.play("card SP-JE", "pass")
    assert table.goods() == {"FA": "2/2", "SP": "1/1", "FR": "1/1"}
    assert (table.cards(), table.discards("goods"), table.origins()) == ([], ["SP-JE"], {"A": 1})
    assert table.player().cards_used == 1


@pytest.mark.rule("CNW-GDS-05")
@pytest.mark.rule("CNW-GDS-06")
@pytest.mark.rule("CNW-GDS-07")
@pytest.mark.example("EX-35")
def test_cards_pay_together_and_each_must_be_needed() -> None:
    hand = ["FA-SP", "FA-FR", "SP-FR"]
    table = using("A", three(goods_cards=hand), letters={"A": ["r1"]}).play("use A", "card FA-SP")
    assert table.offers() == {"card FA-FR"}
    assert table.refused("card SP-FR") == "CNW-RES-08"
    table.play("card FA-FR")
    assert (table.cards(), table.goods(), table.origins()) == (["SP-FR"], {}, {"A": 1})


@pytest.mark.rule("CNW-GDS-07")
def test_a_card_that_is_not_needed_is_refused() -> None:
    rich = {"goods": {"FA": 3, "SP": 3, "FR": 3}, "goods_cards": ["JE-JE", "FA-FA", "FA-SP", "SP-SP"]}
    table = using("A", three(**rich), letters={"A": ["r1"]}).play("use A")
    assert table.refused("card JE-JE") == "CNW-GDS-07"
    table.play("card FA-FA")
    assert table.offers() == {"card FA-SP", "card SP-SP", "pay sheet"}
    table.play("card SP-SP")
    assert table.refused("card FA-SP") == "CNW-GDS-07"


@pytest.mark.rule("CNW-GDS-07")
def test_a_card_that_leads_nowhere_is_not_offered() -> None:
    """The card with both goods would make the other superfluous, so that one cannot come first."""
    table = using("D", three(goods={"FR": 1, "JE": 1}, goods_cards=["FA-FA", "FA-SP"]), letters={"D": ["r20"]})
    table.play("use D")
    assert table.offers() == {"card FA-SP"}
    assert table.refused("card FA-FA") == "CNW-RES-08"


@pytest.mark.rule("CNW-GDS-06")
@pytest.mark.rule("CNW-GDS-11")
def test_nobody_has_to_use_a_card_and_the_sheet_pays_exactly_the_rest() -> None:
    def market() -> Table:
        return using("3", red(goods={"FA": 2}, goods_cards=["FA-FA", "FA-SP"])).play("use 3", "sell FA")

    assert market().offers() == {"card FA-FA", "card FA-SP", "pay sheet"}
    assert market().play("pay sheet").goods() == {"FA": "2/2"}
    assert market().play("card FA-FA").goods() == {"FA": "2/0"}
    half = market().play("card FA-SP", "pay sheet")
    assert (half.goods(), half.cards()) == ({"FA": "2/1"}, ["FA-FA"])


@pytest.mark.rule("CNW-GDS-02")
def test_followers_pay_with_goods_cards_too() -> None:
    yellow = {"goods_cards": ["FA-FA"]}
    table = following("3", yellow, "4", display=["3", "5"])
    table.play("use 3", "sell FA", "card FA-FA")
    assert (table.lira("yellow"), table.icons("3", "yellow")) == ("3/0", 0)


@pytest.mark.rule("CNW-GDS-04")
@pytest.mark.example("EX-42")
def test_goods_on_cards_fill_nothing() -> None:
    sheet = {"goods": {"FA": 4, "SP": 4, "FR": 4, "JE": 3}, "goods_cards": ["JE-JE"]}
    table = using("8", red(**sheet)).play("use 8", "pass")
    assert (table.rubies(), table.goods()["JE"]) == (0, "3/0")


@pytest.mark.rule("CNW-GDS-08")
@pytest.mark.rule("CNW-RES-14")
@pytest.mark.rule("CNW-GLD-10")
@pytest.mark.example("EX-54")
def test_a_card_given_up_is_part_of_a_shuffle_later_in_the_same_effect() -> None:
    held = ["FA-FA", "SP-SP", "FR-FR", "JE-JE", "SP-JE"]
    held += [card for card in ("FA-SP", "FA-FR", "FA-JE", "SP-FR", "FR-JE") for _ in range(2)]
    players = {
        "red": {"goods": {"FA": 1, "FR": 1}, "goods_cards": ["SP-JE"], "lira": 3, "guild_cards": ["g10"]},
        "yellow": {"goods_cards": held},
        "green": {},
    }
    table = given(players, letters={"D": ["r20"]})
    assert table.state.goods.size == 0
    table.play("play g10", "card SP-JE")
    assert table.goods() == {"FA": "1/1", "FR": "1/1"}
    assert (table.cards(), table.discards("goods"), table.origins()) == (["SP-JE"], [], {"D": 1})
    assert table.offered("check") == {"1", "5", "8", "10", "14"}


@pytest.mark.rule("CNW-GDS-10")
@pytest.mark.rule("CNW-GLD-12")
@pytest.mark.example("EX-52")
def test_the_card_discarded_for_g12_does_not_pay_its_good() -> None:
    one = given(red(lira=4, guild_cards=["g12"], goods_cards=["FA-SP"]))
    assert one.refused("play g12") == "CNW-GLD-19"
    two = given(red(lira=4, guild_cards=["g12"], goods_cards=["FA-SP", "JE-JE"]))
    two.play("play g12", "discard JE-JE", "card FA-SP")
    assert (two.cards(), sorted(two.discards("goods")), two.origins()) == ([], ["FA-SP", "JE-JE"], {"guild": 1})
    assert (two.player().cards_discarded, two.player().cards_used) == (1, 1)


@pytest.mark.rule("CNW-GDS-05")
@pytest.mark.rule("CNW-GLD-07")
@pytest.mark.example("EX-51")
def test_goods_of_any_kind_are_paid_with_cards() -> None:
    table = given(red(lira=3, guild_cards=["g7"], goods_cards=["FA-SP", "JE-JE"])).play("play g7")
    assert table.offers() == {"card FA-SP", "card JE-JE"}
    table.play("card FA-SP", "card JE-JE")
    assert (table.cards(), table.origins(), table.goods()) == ([], {"guild": 1}, {})


@pytest.mark.rule("CNW-GDS-06")
def test_goods_of_any_kind_are_paid_with_cards_first_and_then_with_the_sheet() -> None:
    sheet = {"lira": 3, "guild_cards": ["g7"], "goods_cards": ["FA-SP"], "goods": {"FA": 2, "JE": 2}}
    table = given(red(**sheet)).play("play g7")
    assert table.offers() == {"card FA-SP", "give FA", "give JE"}
    assert table.refused("give SP") == "CNW-RES-02"
    table.play("give FA")
    assert table.refused("card FA-SP") == "CNW-GDS-06"
    table.play("give JE", "give JE")
    assert (table.goods(), table.cards()) == ({"FA": "2/1", "JE": "2/2"}, ["FA-SP"])
    short = given(red(**sheet | {"goods": {"FA": 1}})).play("play g7")
    assert short.refused("give FA") == "CNW-RES-08"
    assert short.play("card FA-SP").goods() == {"FA": "1/1"}
