"""The 18 locations (CNW-LOC)."""

from typing import Any

import pytest

from tests.choose_write.table import Table, following, red, using

FULL: dict[str, Any] = {"FA": 5, "SP": 5, "FR": 5, "JE": 5}


@pytest.mark.rule("CNW-LOC-01")
@pytest.mark.rule("CNW-LOC-05")
@pytest.mark.rule("CNW-LOC-10")
@pytest.mark.rule("CNW-LOC-14")
@pytest.mark.rule("CNW-LOC-19")
@pytest.mark.rule("CNW-RES-01")
@pytest.mark.rule("CNW-IMP-03")
@pytest.mark.example("EX-05")
@pytest.mark.parametrize("checks", [0, 1, 2])
@pytest.mark.parametrize(("place", "good"), [("1", "FA"), ("5", "SP"), ("10", "FR"), ("14", "JE")])
def test_a_warehouse_gives_two_goods_and_one_more_for_each_check(place: str, good: str, checks: int) -> None:
    table = using(place, red(checks={place: checks}), display=[place, "9"]).play(f"use {place}")
    assert table.goods() == {good: f"{2 + checks}/0"}


@pytest.mark.rule("CNW-LOC-02")
@pytest.mark.rule("CNW-RES-02")
@pytest.mark.rule("CNW-RES-03")
def test_the_gemstone_dealer_sells_a_ruby_for_ten_lira() -> None:
    table = using("2", red(lira="25/12", rubies={"lira": 1}), display=["2", "5"]).play("use 2")
    assert (table.lira(), table.origins()) == ("25/22", {"dealer": 1, "lira": 1})
    short = using("2", red(lira="25/16"), display=["2", "5"])
    assert short.refused("use 2") == "CNW-LOC-02", "only what is not crossed off can be paid"


@pytest.mark.rule("CNW-LOC-21")
def test_the_dealers_price_stays_however_many_buy() -> None:
    rich = {"lira": 20}
    table = using("2", {"red": rich, "yellow": rich, "green": rich}, display=["2", "5"])
    table.play("use 2", "use 2", "use 2")
    assert [table.lira(colour) for colour in ("red", "yellow", "green")] == ["20/10"] * 3
    assert [table.origins(colour)["dealer"] for colour in ("red", "yellow", "green")] == [1] * 3


@pytest.mark.rule("CNW-LOC-03")
@pytest.mark.rule("CNW-BON-13")
@pytest.mark.rule("CNW-BON-10")
@pytest.mark.example("EX-25")
def test_the_large_market_buys_two_goods_of_a_kind() -> None:
    table = using("3", red(goods={"SP": 2, "FA": 1}, lira=4)).play("use 3")
    assert (table.goods(), table.lira(), table.actions()) == ({"FA": "1/0", "SP": "2/2"}, "7/0", "1/0")


@pytest.mark.rule("CNW-LOC-03")
def test_of_several_goods_one_is_chosen_for_the_large_market() -> None:
    table = using("3", red(goods={"SP": 2, "FA": 3, "JE": 1})).play("use 3")
    assert table.offers() == {"sell FA", "sell SP"}
    assert table.refused("sell JE") == "CNW-LOC-03"
    assert table.play("sell FA").goods() == {"FA": "3/2", "SP": "2/0", "JE": "1/0"}


@pytest.mark.rule("CNW-LOC-22")
@pytest.mark.rule("CNW-GDS-02")
@pytest.mark.example("EX-40")
def test_a_goods_card_alone_can_be_sold() -> None:
    table = using("3", red(goods_cards=["FA-FA"])).play("use 3", "sell FA", "card FA-FA")
    assert (table.cards(), table.discards("goods")) == ([], ["FA-FA"])
    assert (table.lira(), table.actions(), table.goods()) == ("3/0", "1/0", {})


@pytest.mark.rule("CNW-LOC-22")
@pytest.mark.rule("CNW-GDS-03")
@pytest.mark.example("EX-41")
def test_sheet_and_goods_card_pay_together_and_the_other_half_is_lost() -> None:
    table = using("3", red(goods={"FA": 1}, goods_cards=["FA-SP"])).play("use 3", "sell FA", "card FA-SP", "pass")
    assert (table.cards(), table.goods(), table.lira()) == ([], {"FA": "1/1"}, "3/0")


@pytest.mark.rule("CNW-LOC-04")
@pytest.mark.rule("CNW-RES-13")
def test_the_post_office_gives_a_goods_card_and_a_lira() -> None:
    table = using("4").drawing("use 4", "SP-JE")
    assert (table.cards(), table.lira()) == (["SP-JE"], "1/0")


@pytest.mark.rule("CNW-LOC-06")
def test_the_caravansary_carries_out_the_card_that_is_face_up() -> None:
    table = using("6", caravan={"face_up": "c5"}).play("use 6")
    assert (table.lira(), table.state.caravan_used) == ("4/0", True)


@pytest.mark.rule("CNW-LOC-07")
@pytest.mark.rule("CNW-RES-05")
def test_the_roasting_plant_gives_two_goods_of_choice() -> None:
    table = using("7").play("use 7")
    assert table.offered("take") == {"FA", "SP", "FR", "JE"}
    assert table.play("take JE", "take JE").goods() == {"JE": "2/0"}


@pytest.mark.rule("CNW-LOC-08")
@pytest.mark.rule("CNW-LOC-20")
@pytest.mark.parametrize("checks", [0, 1, 2])
def test_the_tea_house_gives_three_lira_and_one_more_for_each_check(checks: int) -> None:
    table = using("8", red(checks={"8": checks})).play("use 8")
    assert table.lira() == f"{3 + checks}/0"


@pytest.mark.rule("CNW-LOC-20")
@pytest.mark.rule("CNW-RES-04")
@pytest.mark.example("EX-24")
def test_lira_without_a_space_are_lost() -> None:
    table = using("8", red(checks={"8": 1}, lira="38/20")).play("use 8")
    assert table.lira() == "40/20"
    assert [event.facts for event in table.told("lost")] == [{"thing": "lira", "amount": 2}]


@pytest.mark.rule("CNW-LOC-09")
def test_the_guild_hall_gives_a_guild_card() -> None:
    assert using("9").drawing("use 9", "g7").guilds() == ["g7"]


@pytest.mark.rule("CNW-RES-15")
@pytest.mark.rule("CNW-TRN-25")
@pytest.mark.example("EX-33")
def test_the_guild_hall_may_be_used_though_there_is_no_card() -> None:
    held = {"guild_cards": [f"g{number}" for number in range(1, 17)]}
    table = using("9", {"red": {}, "yellow": held}).play("use 9")
    assert (table.guilds(), table.decides()) == ([], "yellow")


@pytest.mark.rule("CNW-LOC-11")
@pytest.mark.rule("CNW-LOC-23")
@pytest.mark.rule("CNW-GDS-09")
@pytest.mark.example("EX-26")
def test_the_small_market_buys_a_whole_goods_card() -> None:
    table = using("11", red(goods_cards=["FA-JE"])).play("use 11")
    assert (table.discards("goods"), table.lira(), table.goods()) == (["FA-JE"], "5/0", {})
    assert table.player().cards_discarded == 1
    choice = using("11", red(goods_cards=["FA-JE", "SP-SP"])).play("use 11")
    assert choice.offers() == {"discard FA-JE", "discard SP-SP"}
    assert choice.refused("discard JE-JE") == "CNW-GDS-01"
    assert choice.play("discard SP-SP").cards() == ["FA-JE"]
    assert using("11").refused("use 11") == "CNW-LOC-11"


@pytest.mark.rule("CNW-LOC-12")
@pytest.mark.rule("CNW-LOC-28")
@pytest.mark.example("EX-28")
def test_the_catacombs_carry_out_another_action_for_its_cost() -> None:
    table = using("12", red(lira=10)).play("target 2")
    assert (table.lira(), table.origins()) == ("10/10", {"dealer": 1})
    poor = using("12", red(lira=9), caravan={"face_up": "c1"})
    assert poor.offered("target") == {"1", "4", "5", "6", "7", "8", "9", "10", "13", "14"}
    assert poor.refused("target 2") == "CNW-LOC-02"
    assert poor.refused("target A") == "CNW-PAL-02"


@pytest.mark.rule("CNW-LOC-26")
@pytest.mark.rule("CNW-LOC-27")
@pytest.mark.example("EX-27")
def test_a_follower_pays_at_12_and_not_at_the_target() -> None:
    table = using("12").play("target 8", "use 12", "target 7", "take FA", "take SP")
    assert (table.icons("12", "yellow"), table.icons("7", "yellow")) == (0, 1)
    assert table.goods("yellow") == {"FA": "1/0", "SP": "1/0"}
    without = using("12", {"red": {}, "yellow": {"icons": {"7": 1}}}).play("target 8")
    assert without.decides() == "yellow"
    assert without.question() == "play", "an icon at the target does not help"


@pytest.mark.rule("CNW-LOC-29")
def test_the_catacombs_do_not_lead_to_themselves() -> None:
    assert using("12").refused("target 12") == "CNW-LOC-29"


@pytest.mark.rule("CNW-LOC-30")
@pytest.mark.rule("CNW-CAR-10")
def test_through_the_catacombs_a_caravan_card_is_used_and_a_letter_gives_a_ruby() -> None:
    table = using("12", red(goods=FULL), caravan={"face_up": "c5"})
    other = using("12", red(goods=FULL), letters={"C": ["r1", "r6"]}).play("target C")
    table.play("target 6")
    assert table.state.caravan_used
    assert other.state.taken == 1 << 2
    assert other.drawing("pass", "1", "r20").palace("C") == ["r1", "r6", "r20"]


@pytest.mark.rule("CNW-LOC-13")
@pytest.mark.rule("CNW-LOC-31")
@pytest.mark.rule("CNW-IMP-01")
@pytest.mark.rule("CNW-IMP-02")
@pytest.mark.example("EX-29")
def test_the_wainwright_sets_up_to_two_checks() -> None:
    def wainwright() -> Table:
        return using("13", red(checks={"8": 1, "14": 1})).play("use 13")

    assert wainwright().offers() == {"check 1", "check 5", "check 8", "check 10", "check 14", "done"}
    once = wainwright().play("check 8")
    assert once.refused("check 8") == "CNW-IMP-05"
    assert once.play("check 14").checks() == {"8": 2, "14": 2}
    assert wainwright().play("check 1", "check 1").checks() == {"1": 2, "8": 1, "14": 1}
    assert wainwright().play("check 1", "done").checks() == {"1": 1, "8": 1, "14": 1}
    assert wainwright().play("done").checks() == {"8": 1, "14": 1}


@pytest.mark.rule("CNW-LOC-15")
@pytest.mark.rule("CNW-LOC-16")
@pytest.mark.rule("CNW-LOC-17")
@pytest.mark.rule("CNW-LOC-18")
@pytest.mark.rule("CNW-PAL-02")
@pytest.mark.rule("CNW-PAL-11")
@pytest.mark.parametrize("letter", ["A", "B", "C", "D"])
def test_a_palace_sells_a_ruby_for_its_price(letter: str) -> None:
    table = using(letter, red(goods=FULL), letters={letter: ["r1", "r6"]}).play(f"use {letter}")
    assert table.goods() == {"FA": "5/2", "SP": "5/2", "FR": "5/1", "JE": "5/0"}
    assert table.origins() == {letter: 1, "goods": 1}
    assert table.decides() == "yellow"


@pytest.mark.rule("CNW-LOC-32")
@pytest.mark.rule("CNW-CAR-11")
@pytest.mark.example("EX-46")
def test_the_caravansary_needs_a_card_that_can_be_paid() -> None:
    table = following("6", {"goods": {"FA": 1}}, "1", caravan={"face_up": "c7"})
    assert table.refused("use 6") == "CNW-CAR-11"


@pytest.mark.rule("CNW-RES-04")
@pytest.mark.example("EX-23")
def test_goods_without_a_space_are_lost() -> None:
    table = using("1", red(checks={"1": 2}, goods={"FA": 10})).play("use 1")
    assert table.goods() == {"FA": "12/0"}
    assert [event.facts for event in table.told("lost")] == [{"thing": "FA", "amount": 2}]


@pytest.mark.rule("CNW-RES-05")
def test_a_good_of_choice_goes_where_there_is_room() -> None:
    table = using("7", red(goods={"FA": 12, "SP": 12, "FR": 11, "JE": 0})).play("use 7")
    assert table.offered("take") == {"FR", "JE"}
    assert table.refused("take FA") == "CNW-RES-05"
    assert table.refused("done") == "CNW-RES-11"
    table.play("take FR")
    assert table.goods()["JE"] == "1/0", "with one column left nothing is asked"
    full = using("7", red(goods={"FA": 12, "SP": 12, "FR": 12, "JE": 12}, rubies={"goods": 3})).play("use 7")
    assert full.decides() == "yellow"
    assert [event.facts for event in full.told("lost")] == [{"thing": "good", "amount": 2}]


@pytest.mark.rule("CNW-RES-09")
@pytest.mark.rule("CNW-RES-10")
def test_a_cost_comes_before_the_gain_of_the_same_effect() -> None:
    """c7 brings a good, which cannot be a part of the price; without the price c7 is not usable."""
    table = using("6", red(goods={"FA": 2, "SP": 2, "FR": 0}), letters={"C": ["r1", "r6"]}, caravan={"face_up": "c7"})
    assert table.refused("use 6") == "CNW-CAR-11"
    rich = using("6", red(goods={"FA": 2, "SP": 2, "FR": 1}), letters={"C": ["r1", "r6"]}, caravan={"face_up": "c7"})
    rich.play("use 6")
    assert rich.goods() == {"FA": "2/2", "SP": "2/2", "FR": "1/1"}
    assert (rich.origins(), rich.question()) == ({"C": 1}, "take-goods")
