"""Sheets: Improvements, Bonus Rubies, Bonus Actions and what is filled in (CNW-IMP, CNW-BON, CNW-RES)."""

from typing import Any

import pytest

from bedesten.games.choose_write import data as d
from tests.choose_write.table import Table, following, given, red, using

FULL: dict[str, Any] = dict.fromkeys(d.GOOD_WORDS, 12)


# Improvements.


@pytest.mark.rule("CNW-IMP-03")
@pytest.mark.rule("CNW-IMP-07")
def test_a_check_counts_from_the_next_use_on_for_its_owner() -> None:
    table = given({"red": {}, "yellow": {}}, display=["13", "8"]).play(
        "play 13", "use 13", "check 8", "check 8", "pass"
    )
    table.play("play 8", "use 8")
    assert table.lira("yellow") == "3/0", "a check of red does not help yellow"
    table.play("use 8")
    assert table.lira("red") == "5/0"
    through = using("12", red(checks={"1": 1})).play("target 1")
    assert through.goods() == {"FA": "3/0"}


@pytest.mark.rule("CNW-IMP-02")
@pytest.mark.rule("CNW-IMP-04")
@pytest.mark.rule("CNW-IMP-06")
def test_there_are_ten_squares_and_checks_stay() -> None:
    table = using("13", red(checks={"1": 2, "5": 2, "8": 2, "10": 2, "14": 1})).play("use 13")
    assert table.offers() == {"check 14", "done"}
    table.play("check 14")
    assert sum(table.checks().values()) == 10
    assert table.decides() == "yellow", "the second check has no square"
    again = using("13", red(checks={"1": 2, "5": 2, "8": 2, "10": 2, "14": 2})).play("use 13")
    assert (sum(again.checks().values()), again.decides()) == (10, "yellow")


@pytest.mark.rule("CNW-IMP-05")
@pytest.mark.parametrize("source", ["f4", "c8", "g1", "g10", "13"])
def test_the_location_of_a_check_is_chosen_freely(source: str) -> None:
    sheet = {"checks": {"1": 2}, "lira": 3, "guild_cards": ["g1", "g10"], "goods": {"FA": 3, "SP": 3, "FR": 3, "JE": 3}}
    table = given(red(**sheet), display=["13", "6"], caravan={"face_up": "c8"}, letters={"D": ["r1", "r6"]})
    if source == "f4":
        table.play("play 13", "use 13", "done").drawing("pass", "f4")
    elif source == "c8":
        table.play("play 6", "use 6", "take good", "take FA", "take improvement")
    elif source == "g1":
        table.play("play g1", "take FA", "take FA")
    elif source == "g10":
        table.play("play g10")
    else:
        table.play("play 13", "use 13")
    assert table.offered("check") == {"5", "8", "10", "14"}


# Bonus Rubies.


def roasting(goods: dict[str, Any], *taken: str, **sheet: Any) -> Table:
    table = using("7", red(goods=goods, **sheet)).play("use 7", *(f"take {good}" for good in taken))
    return table.pass_all()


@pytest.mark.rule("CNW-BON-01")
@pytest.mark.example("EX-58")
def test_twenty_lira_bring_a_ruby() -> None:
    table = using("8", red(lira="18/10")).play("use 8")
    assert (table.lira(), table.rubies()) == ("21/10", 0)
    assert table.play("pass").origins() == {"lira": 1}


@pytest.mark.rule("CNW-BON-02")
@pytest.mark.rule("CNW-BON-07")
@pytest.mark.example("EX-59")
def test_thirty_five_lira_bring_another_also_to_a_follower() -> None:
    table = following("4", {"lira": "34/30"}, "8").play("use 4")
    assert (table.lira("yellow"), table.origins("yellow")) == ("35/30", {"lira": 2})


@pytest.mark.rule("CNW-BON-03")
def test_the_small_section_brings_nothing() -> None:
    table = using("8", red(lira="38/0")).play("use 8", "pass")
    assert (table.lira(), table.origins()) == ("40/0", {"lira": 2})


@pytest.mark.rule("CNW-BON-04")
@pytest.mark.rule("CNW-BON-05")
@pytest.mark.rule("CNW-BON-06")
@pytest.mark.example("EX-56")
def test_a_row_that_all_columns_have_reached_brings_a_ruby_once() -> None:
    table = roasting({"FA": "5/4", "SP": 4, "FR": "6/6", "JE": "3/1"}, "JE", "JE")
    assert table.origins() == {"goods": 1}
    while not (table.decides() == "red" and table.question() == "play"):
        table.play("pass" if "pass" in table.offers() else min(table.offers()))
    assert table.origins() == {"goods": 1}


@pytest.mark.rule("CNW-BON-05")
def test_every_player_can_earn_the_same_bonus() -> None:
    table = using("8", {"red": {"lira": 18}, "yellow": {"lira": 18}}).play("use 8", "use 8")
    assert (table.origins("red"), table.origins("yellow")) == ({"lira": 1}, {"lira": 1})
    assert [event.facts["reached"] for event in table.told("ruby")] == [20, 20]


@pytest.mark.rule("CNW-BON-08")
@pytest.mark.example("EX-57")
def test_several_rows_at_once_bring_several_rubies() -> None:
    table = using("14", red(goods={"FA": 7, "SP": 7, "FR": 8, "JE": 3}, checks={"14": 2})).play("use 14", "pass")
    assert (table.goods()["JE"], table.origins()) == ("7/0", {"goods": 2})
    assert [event.facts["reached"] for event in table.told("ruby")] == [4, 7]


@pytest.mark.rule("CNW-BON-09")
def test_a_bonus_ruby_counts_for_the_end_and_raises_no_price() -> None:
    nine = {"lira": 18, "rubies": {"dealer": 9}}
    table = using("8", red(**nine))
    before = [table.palace(letter) for letter in "ABCD"]
    table.play("use 8", "pass")
    assert (table.rubies(), table.state.ending) == (10, True)
    assert [table.palace(letter) for letter in "ABCD"] == before


# Bonus Actions and fill-ins.


@pytest.mark.rule("CNW-BON-11")
def test_a_bonus_action_pays_for_the_catacombs() -> None:
    table = following("12", {"icons": {"1": 1}, "actions": 1}, "", display=["12", "5"])
    assert table.question() == "target"
    table.play("target 8", "use 12", "target 8")
    assert (table.actions("yellow"), table.lira("yellow")) == ("1/1", "3/0")


@pytest.mark.rule("CNW-BON-12")
def test_a_bonus_action_reaches_nothing_beyond_the_offer() -> None:
    table = following("8", {"actions": 3}, "8")
    assert table.offered("use") == {"8", "4", "9", "13"}
    guild = given({"red": {"lira": 7, "guild_cards": ["g2"]}, "yellow": {"actions": 3}}).play("play g2")
    assert guild.question() == "play", "nobody follows a guild card"


@pytest.mark.rule("CNW-BON-13")
def test_a_fill_in_may_be_any_space_where_that_was_agreed() -> None:
    options = {"options": {"space_means": "any"}}
    table = using("3", red(goods={"SP": 2, "FR": "12/12"}, actions=8), **options).play("use 3")
    assert table.offers() == {"take FA", "take SP", "take JE", "take lira"}
    assert table.refused("take FR") == "CNW-RES-04"
    assert table.refused("take action") == "CNW-RES-04"
    assert table.play("take lira").lira() == "4/0"
    full = {"goods": FULL, "lira": 40, "actions": 8}
    lost = using("3", red(**full), **options).play("use 3", "sell FA")
    assert [event.facts["thing"] for event in lost.told("lost")] == ["lira", "space"]


# Rubies.


@pytest.mark.rule("CNW-RES-01")
@pytest.mark.rule("CNW-RES-17")
@pytest.mark.rule("CNW-END-06")
def test_rubies_are_marked_without_a_limit_and_never_paid() -> None:
    table = using("2", red(lira=20, rubies={"dealer": 11, "lira": 1}), display=["2", "5"]).play("use 2")
    assert table.rubies() == 13
    assert table.told("ruby")[-1].facts == {"origin": "dealer", "rubies": 13}
    assert not [event for event in table.events if event.what == "ruby" and event.facts.get("change")]


@pytest.mark.rule("CNW-RES-16")
def test_there_is_no_limit_to_the_cards_in_hand() -> None:
    hand = [f"g{number}" for number in range(1, 13)]
    goods = ["FA-FA", "SP-SP", "FR-FR", "JE-JE", "FA-SP", "FA-FR", "FA-JE", "SP-FR", "SP-JE", "FR-JE"]
    table = using("9", red(guild_cards=hand, goods_cards=goods)).play("use 9")
    assert len(table.guilds()) == 13
    post = using("4", red(guild_cards=hand, goods_cards=goods)).play("use 4")
    assert len(post.cards()) == 11


@pytest.mark.rule("CNW-RES-18")
def test_nothing_passes_from_player_to_player() -> None:
    """Whatever red pays, nobody else gains."""
    rich = {"lira": 20, "goods": {"FA": 5, "SP": 5, "FR": 5, "JE": 5}, "goods_cards": ["FA-SP"]}
    for card, plays in (("2", ["use 2"]), ("3", ["use 3", "sell FA", "pay sheet"]), ("11", ["use 11"])):
        table = using(card, red(**rich), display=[card, "9"]).play(*plays, "pass")
        assert (table.lira("yellow"), table.goods("yellow"), table.cards("yellow")) == ("0/0", {}, [])


@pytest.mark.rule("CNW-RES-11")
def test_gains_are_not_optional() -> None:
    table = using("7").play("use 7")
    assert table.refused("pass") == "CNW-RES-11"
    assert table.refused("done") == "CNW-RES-11"


@pytest.mark.rule("CNW-RES-14")
@pytest.mark.rule("CNW-RES-25")
def test_an_empty_deck_is_made_anew_when_a_card_is_due() -> None:
    held = [f"g{number}" for number in range(3, 17)]
    table = using("9", {"red": {"guild_cards": held}, "yellow": {}}, guild_deck={"discards": ["g1", "g2"]})
    assert table.state.guilds.size == 0, "not before"
    table.drawing("use 9", "g2")
    assert ("g2" in table.guilds(), table.discards("guild"), table.state.guilds.size) == (True, [], 1)
    assert [event.facts for event in table.told("reshuffle")] == [{"deck": "guild", "cards": 2}]
