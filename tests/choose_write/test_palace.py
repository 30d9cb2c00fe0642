"""Palaces and Ruby cards (CNW-PAL)."""

from typing import Any

import pytest

from bedesten.games.choose_write import data as d
from tests.choose_write.table import Table, following, given, red, using

FULL: dict[str, Any] = {"FA": 6, "SP": 6, "FR": 6, "JE": 6}
ALL_OUT: dict[str, list[str]] = {
    "A": ["r1", "r2", "r3", "r4", "r5", "r6"],
    "B": ["r7", "r8", "r9", "r10", "r11"],
    "C": ["r12", "r13", "r14", "r15"],
    "D": ["r16", "r17", "r18", "r19"],
}
TAKEN = {"rubies": {"A": 5, "B": 4, "C": 3, "D": 3}}


@pytest.mark.rule("CNW-PAL-01")
@pytest.mark.rule("CNW-PAL-05")
@pytest.mark.rule("CNW-PAL-06")
@pytest.mark.example("EX-06")
def test_a_ruby_card_beneath_adds_its_top_good() -> None:
    players = {"red": {"goods": FULL}, "yellow": {}, "green": {}}
    table = using("A", players, letters={"A": ["r1"]})
    assert table.price("A") == {"FA": 2, "SP": 1, "FR": 1}
    table.play("use A", "pass").drawing("pass", "2", "r6")
    assert table.price("A") == {"FA": 2, "SP": 2, "FR": 1}
    assert [event.facts for event in table.told("ruby card")] == [{"letter": "A", "card": "r6", "good": "SP"}]
    assert table.palace("A") == ["r1", "r6"]


@pytest.mark.rule("CNW-PAL-03")
@pytest.mark.example("EX-36")
def test_no_good_stands_for_another() -> None:
    players = {"red": {"goods": {"FA": 3, "SP": 1, "JE": 2}}, "yellow": {}, "green": {}}
    table = using("A", players, letters={"A": ["r1"]})
    assert table.refused("use A") == "CNW-PAL-02"


@pytest.mark.rule("CNW-PAL-04")
@pytest.mark.rule("CNW-PAL-05")
@pytest.mark.example("EX-37")
def test_all_pay_the_same_price_and_one_card_is_added() -> None:
    rich = {"goods": FULL, "actions": 1}
    table = using("A", {"red": rich, "yellow": rich, "green": rich}, letters={"A": ["r1"]})
    table.play("use A", "use A").drawing("use A", "2", "r20")
    for colour in ("red", "yellow", "green"):
        assert table.goods(colour) == {"FA": "6/2", "SP": "6/1", "FR": "6/1", "JE": "6/0"}
        assert table.origins(colour)["A"] == 1
    assert table.palace("A") == ["r1", "r20"]
    assert table.price("A") == {"FA": 2, "SP": 2, "FR": 1}


@pytest.mark.rule("CNW-PAL-07")
def test_other_letters_keep_their_price() -> None:
    table = using("A", red(goods=FULL), letters={"A": ["r1", "r6"]})
    before = [table.palace(letter) for letter in "BCD"]
    table.play("use A").drawing("pass", "2", "r20")
    assert [table.palace(letter) for letter in "BCD"] == before


@pytest.mark.rule("CNW-PAL-08")
@pytest.mark.rule("CNW-GLD-22")
@pytest.mark.parametrize(
    ("plays", "letter"),
    [
        (["play A", "use A", "pass"], "A"),
        (["play 12", "target B", "pass"], "B"),
        (["play g4", "palace D"], "D"),
        (["play g5"], "A"),
        (["play g6"], "B"),
        (["play g9", "take FA"], "C"),
        (["play g10", "check 1"], "D"),
    ],
)
def test_a_ruby_of_a_letter_raises_its_price_however_it_was_reached(plays: list[str], letter: str) -> None:
    sheet = {
        "goods": FULL,
        "lira": 20,
        "guild_cards": ["g4", "g5", "g6", "g9", "g10"],
        "rubies": {"lira": 1, "goods": 1},
    }
    table = given(red(**sheet), display=["A", "12"], letters={letter: ["r1", "r6"]})
    table.play(*plays)
    assert table.origins()[letter] == 1
    assert len(table.palace(letter)) == 3
    assert table.decides() == "yellow"


@pytest.mark.rule("CNW-PAL-08")
@pytest.mark.parametrize(("caravan", "letter"), [("c6", "A"), ("c6", "B"), ("c7", "C"), ("c7", "D")])
def test_a_ruby_by_a_caravan_card_counts_for_its_letter(caravan: str, letter: str) -> None:
    table = using("6", red(goods=FULL), letters={letter: ["r1", "r6"]}, caravan={"face_up": caravan})
    table.play("use 6", f"palace {letter}")
    if caravan == "c7":
        table.play("take FA")
    table.play("pass")
    assert table.origins()[letter] == 1
    assert len(table.palace(letter)) == 3


@pytest.mark.rule("CNW-GLD-23")
@pytest.mark.example("EX-55")
def test_a_ruby_of_no_letter_raises_no_price() -> None:
    table = given(red(lira=7, guild_cards=["g2"]))
    before = [table.palace(letter) for letter in "ABCD"]
    table.play("play g2")
    assert (table.origins(), [table.palace(letter) for letter in "ABCD"]) == ({"guild": 1}, before)


@pytest.mark.rule("CNW-PAL-10")
@pytest.mark.example("EX-38")
def test_few_ruby_cards_go_to_the_first_letters() -> None:
    rich = {"goods": dict.fromkeys(d.GOOD_WORDS, 12), "actions": 1, "rubies": {"goods": 3}}
    table = using("A", {"red": rich | TAKEN, "yellow": rich, "green": {}}, letters=ALL_OUT)
    assert table.state.ruby_pile == 1 << 19
    table.play("use C", "use A", "pass")
    assert (table.palace("A")[-1], table.palace("C")[-1]) == ("r20", "r15")
    assert table.state.ruby_pile == 0


@pytest.mark.rule("CNW-PAL-09")
@pytest.mark.example("EX-39")
def test_with_an_empty_ruby_deck_prices_are_frozen() -> None:
    rich = {"goods": dict.fromkeys(d.GOOD_WORDS, 12), "rubies": {"goods": 3}}
    letters = ALL_OUT | {"D": ["r16", "r17", "r18", "r19", "r20"]}
    taken = {"rubies": {"A": 5, "B": 4, "C": 3, "D": 4, "goods": 3}}
    table = using("B", {"red": rich | taken, "yellow": rich | {"actions": 2}, "green": {}}, letters=letters)
    price = table.price("B")
    table.play("use B", "use B", "pass")
    assert (table.price("B"), table.origins()["B"], table.origins("yellow")["B"]) == (price, 5, 1)


@pytest.mark.rule("CNW-PAL-04")
def test_prices_change_between_turns_only() -> None:
    table = following("A", {"goods": FULL, "actions": 1}, "7", letters={"A": ["r1", "r6"]})
    assert table.question() == "take-goods"
    table.play("take FA", "take FA", "use A")
    assert len(table.palace("A")) == 3, "grown at the end of the turn"


def sizes_after(table: Table) -> list[int]:
    letters: Any = table.state.view(0)["letters"]
    return [letters[letter]["size_after"] for letter in "ABCD"]


@pytest.mark.rule("CNW-PAL-05")
def test_it_is_known_how_many_goods_a_letter_asks_for_after_a_ruby() -> None:
    table = using("A", {"red": {"goods": FULL}, "yellow": {}, "green": {}}, letters={"A": ["r1"]})
    assert sizes_after(table) == [5, 5, 5, 5]
    table.play("use A")
    assert sizes_after(table) == [5, 5, 5, 5], "one card, however many rubies"
    table.play("pass", "pass")
    assert sum(table.price("A").values()) == 5
    assert sizes_after(table) == [6, 5, 5, 5]


@pytest.mark.rule("CNW-PAL-09")
@pytest.mark.rule("CNW-PAL-10")
def test_it_is_known_which_letters_get_no_ruby_card() -> None:
    rich = {"goods": dict.fromkeys(d.GOOD_WORDS, 12), "actions": 1, "rubies": {"goods": 3}}
    table = using("A", {"red": rich | TAKEN, "yellow": rich, "green": {}}, letters=ALL_OUT)
    assert sizes_after(table) == [10, 9, 8, 8], "one card is left"
    table.play("use A")
    assert sizes_after(table) == [10, 8, 7, 7], "A gets it"
    table.play("pass", "pass")
    assert sizes_after(table) == [10, 8, 7, 7], "the deck is empty"
