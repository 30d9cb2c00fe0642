"""Expansions: where, for how much, and what they bring (CAI-EXP)."""

from typing import Any

import pytest

from tests.cairo.notation import Bazaar
from tests.cairo.plain import expansion_sites
from tests.cairo.table import NINE_EACH, Case, Table, cases, given

RED_THREE = "S4; 1 red B4>B5 +B3"


def first_red(money: str, hand: str = "1", text: str = "S4") -> Table:
    """Return a table at which 1 has some money and may add B3 or B2 to red B4."""
    return given(text, hand=hand, money=money)


@pytest.mark.rule("CAI-EXP-01")
@cases("TV-16 | S4 | exp 1 white D2 [1] | CAI-EXP-01")
def test_only_a_stall_in_the_bazaar_is_expanded(case: Case) -> None:
    assert case.tried() == case.expected


SIX_RED = "E0; 1 red B4>B3 +C4+D4+E4; 2 red B8>B7 +C8+D8+E8"


@pytest.mark.rule("CAI-EXP-01")
def test_the_supply_must_have_one() -> None:
    table = given(SIX_RED, hand="7 8 9", money=NINE_EACH, phase="final")
    assert table.supply() == "6 0 6 6 6 6"
    assert table.refused("play 7+8+9", "expand red") == "CAI-EXP-01"


@pytest.mark.rule("CAI-EXP-02")
def test_one_expansion_is_built_at_a_time() -> None:
    """TV-132."""
    table = first_red(NINE_EACH).play("play 1", "expand red", "site B3")
    assert table.decides() == 2
    assert table.refused("site A4").startswith("CAI-")
    assert table.stand(1, "red").expansions == ("B3",)


@pytest.mark.rule("CAI-EXP-03")
@pytest.mark.example("EX-16")
@cases(
    "EX-16 | S4 | exp 1 red B5 [4] | CAI-EXP-03",
    "TV-15 | E0; 1 red A2>A3 | exp 1 red A1 [1] | CAI-EXP-03",
    "TV-95 | S4; 2 white H9>H8 +G9; 3 green E9>E8 +F9 | exp 3 green G9 [8] | CAI-EXP-03",
    "foreign entry | S4; 3 green E9>E8 +D9 | exp 3 green D10 [7] | CAI-EXP-03",
)
def test_an_expansion_needs_a_free_site(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-EXP-04")
@cases(
    "TV-12 | S4 | exp 1 purple A9 [7] | allowed",
    "TV-14 | S4 | exp 1 red B3 [2] | CAI-EXP-04",
    "TV-90 | S4 | exp 1 purple A7 [J123] | CAI-EXP-04, CAI-CRD-08",
)
def test_its_site_is_in_an_open_segment_wherever_the_rest_of_the_stand_is(case: Case) -> None:
    assert case.tried() in case.expected.split(", ")


@pytest.mark.rule("CAI-EXP-05")
@cases(
    "TV-13 | S4; 1 red B4>B5 +A4 | exp 1 red A5 [4] | CAI-EXP-05",
    "purple in the market | E0; 1 purple A5>B5 | exp 1 purple A4 [1] | CAI-EXP-05, CAI-CRD-08",
)
def test_purple_grows_among_the_restaurants_and_all_else_in_the_market(case: Case) -> None:
    assert case.tried() in case.expected.split(", ")


@pytest.mark.rule("CAI-EXP-06")
@pytest.mark.example("EX-13")
@pytest.mark.example("EX-14")
@pytest.mark.example("EX-15")
@cases(
    "EX-13 | S4 | exp 1 red B3 [1] | allowed",
    "EX-14 | S4; 1 red B4>B5 +B3 | exp 1 red B2 [1] | allowed",
    "EX-15 | S4 | exp 1 red A3 [1] | CAI-EXP-06",
    "beside another trade | S4; 1 red B4>B5 +B3; 1 green H7>I7 +G7 | exp 1 red G6 [5] | CAI-EXP-06",
)
def test_it_is_next_to_a_tile_of_its_stand(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-EXP-07")
@pytest.mark.example("EX-18")
@cases(
    "EX-18 | S4; 1 green H7>I7 +G7+F7; 3 green E9>E8 +F9 | exp 3 green F8 [5] | CAI-EXP-07",
    "TV-18 | S2; 1 green H7>I7 +G7+G8+G9 | exp 1 green F9 [8] | CAI-EXP-07",
    "foreign stall | S4; 1 green H7>I7 +G7+G8+G9 | exp 1 green F9 [8] | CAI-EXP-07",
)
def test_stands_of_one_trade_never_touch(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-EXP-08")
@pytest.mark.example("EX-17")
@cases(
    "EX-17 | S4; 2 white H9>H8 +G9 | exp 3 green F9 [8] | allowed",
    "TV-17 | S4; 3 green E9>E8 +F9 | exp 3 green G9 [8] | allowed",
)
def test_tiles_of_other_trades_may_touch(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-EXP-09")
@pytest.mark.example("EX-07")
@cases("EX-07 | S4 | exp 2 red D1 [1] | allowed")
def test_a_stall_of_the_trade_does_not_close_its_segment_to_expansions(case: Case) -> None:
    assert case.tried() == case.expected


COSTS = [(2, "B3"), (3, "C3"), (4, "D3"), (5, "E3"), (6, "F3"), (7, "G3")]


@pytest.mark.rule("CAI-EXP-10")
@pytest.mark.rule("CAI-EXP-15")
@pytest.mark.parametrize(("size", "site"), COSTS[1:])
def test_an_expansion_costs_and_scores_the_size_of_its_stand(size: int, site: str) -> None:
    before = "".join(f"+{built}" for _, built in COSTS[: size - 2])
    table = given(f"E0; 1 red B4>B5 {before}", hand="7 8 9", money="0 9 0 0 0 0").build(f"exp 1 red {site} [any]")
    assert table.money(1) == f"0 {9 - size} 0 0 0 0"
    assert table.points(1) == size
    assert len(table.stand(1, "red").tiles) == size


@pytest.mark.rule("CAI-EXP-10")
@pytest.mark.rule("CAI-EXP-12")
@pytest.mark.rule("CAI-EXP-15")
@pytest.mark.rule("CAI-CRD-09")
def test_a_first_expansion_with_one_money_of_its_trade() -> None:
    """TV-51 and TV-123."""
    table = first_red("1 1 1 1 1 1").build("exp 1 red B3 [1]", pay="white blue")
    assert table.money(1) == "0 0 1 1 0 1"
    assert table.points(1) == 7
    assert table.medals("red") == (1, 1)
    assert table.supply() == "6 5 6 6 6 6"
    assert (table.view()["discards"], table.hand(1)) == (["1"], [])
    assert [event.seen_by(None) for event in table.told("play")] == [{"what": "play", "seat": 0, "cards": ["1"]}]


@pytest.mark.rule("CAI-EXP-11")
def test_who_has_enough_of_the_trade_pays_in_it_alone() -> None:
    """TV-52 and TV-53: nothing is asked, and other money is not taken."""
    table = first_red("0 3 5 0 0 0").play("play 1", "expand red", "site B3")
    assert (table.money(1), table.decides()) == ("0 1 5 0 0 0", 2)
    assert not table.offered("pay")
    assert table.refused("pay green").startswith("CAI-")
    assert [event.facts["money"] for event in table.told("pay")] == [{"red": 2}]


@pytest.mark.rule("CAI-EXP-12")
@pytest.mark.parametrize(
    ("name", "money", "pay", "left"),
    [
        ("TV-58", "2 1 2 0 0 0", "", "0 0 0 0 0 0"),
        ("mixed", "3 1 3 0 0 0", "white green green green", "2 0 0 0 0 0"),
        ("one trade", "0 1 0 9 0 0", "", "0 0 0 5 0 0"),
        ("more of the trade", "0 2 0 1 0 9", "yellow", "0 0 0 0 0 8"),
    ],
)
def test_every_missing_money_is_paid_with_two_of_others(name: str, money: str, pay: str, left: str) -> None:
    table = given(RED_THREE, hand="1", money=money).build("exp 1 red B2 [1]", pay=pay)
    assert (table.money(1), table.points(1)) == (left, 3), name
    assert not table.told("medal")


@pytest.mark.rule("CAI-EXP-12")
def test_money_of_the_trade_is_not_held_back() -> None:
    table = given(RED_THREE, hand="1", money="9 2 0 0 9 0").play("play 1", "expand red", "site B2")
    assert table.offered("pay") == {"white", "blue"}
    assert table.refused("pay red") in {"CAI-EXP-11", "CAI-EXP-12"}
    assert table.play("pay white", "pay blue").money(1) == "8 0 0 0 8 0"


@pytest.mark.rule("CAI-EXP-13")
@pytest.mark.parametrize(
    ("name", "text", "money", "build"),
    [
        ("TV-54", "S4", "9 0 9 9 9 9", "exp 1 red B3 [1]"),
        ("TV-57", RED_THREE, "2 1 1 0 0 0", "exp 1 red B2 [1]"),
    ],
)
def test_without_money_of_the_trade_or_with_too_little_there_is_no_expansion(
    name: str, text: str, money: str, build: str
) -> None:
    table = first_red(money, text=text)
    assert table.refused_build(build) == "CAI-EXP-13", name
    assert (table.decides(), table.money(1)) == (1, money)


@pytest.mark.rule("CAI-EXP-14")
def test_what_is_paid_is_exact() -> None:
    """TV-133: after the second coin nothing more is taken."""
    table = first_red("1 1 1 1 1 1").build("exp 1 red B3 [1]", pay="white blue")
    assert table.refused("pay green").startswith("CAI-")
    assert table.money(1) == "0 0 1 1 0 1"
    payments: list[Any] = [event.facts["money"] for event in table.told("pay")]
    assert sum(sum(money.values()) for money in payments) == 3


@pytest.mark.rule("CAI-EXP-16")
@pytest.mark.rule("CAI-MED-06")
def test_points_come_before_medals_and_medals_before_the_final_phase() -> None:
    """TV-134."""
    text = "E0; 1 red B4>B3 +C4+D4; 2 red B8>B7 +C8+D8; 3 red I8>I7 +J8"
    table = given(text, hand="2", money=NINE_EACH, medals={"red": (1, 2)})
    assert table.supply() == "6 1 6 6 6 6"
    table.build("exp 1 red E4 [2]")
    assert table.medals("red") == (1, 1)
    assert table.points(1) == 4 + 2
    assert table.phase() == "final"
    order = [event.what for event in table.events if event.what in {"expand", "medal", "final"}]
    assert order == ["expand", "medal", "final"]


@pytest.mark.rule("CAI-EXP-17")
@pytest.mark.rule("CAI-EXP-18")
def test_an_expansion_stays_part_of_its_stand() -> None:
    """TV-135."""
    table = given("S4; 2 white H9>H8 +G9; 3 green E9>E8 +F9", hand={1: "1", 3: "8"}, money=NINE_EACH)
    table.build("exp 1 red B3 [1]")
    assert table.stand(2, "white").expansions == ("G9",)
    assert table.stand(3, "green").expansions == ("F9",)
    owners = [(stand.owner, stand.trade) for stand in table.bazaar().stands if "G9" in stand.tiles]
    assert owners == [("star", "white")]


@pytest.mark.rule("CAI-EXP-19")
@cases(
    "TV-97 | S4 | exp 4 white E6 [5] | allowed",
    "TV-98 | S4 | exp 3 green D9 [7] | allowed",
)
def test_entries_and_customers_may_be_next_to_it(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-EXP-19")
def test_an_expansion_may_block_a_stall() -> None:
    table = given("E0; @green=C8; 1 green B10>C10; 3 red B8>C8; 2 purple B12>B11", 3, hand="7", money=NINE_EACH)
    assert not table.is_blocked(1, "green")
    assert table.build("exp 3 red B9 [7]").is_blocked(1, "green")


FIRST = {
    "B4": "B3 A4 C4", "H7": "H6 G7", "A8": "A7 A9", "E1": "D1 E2", "H9": "G9 I9 H10", "C10": "C9 B10 C11",
    "H1": "I1 H2", "E9": "D9 F9 E10", "J10": "J9 K10 J11", "K4": "K3 J4 L4", "L8": "L7 L9", "E7": "E6 F7",
}  # fmt: skip


@pytest.mark.parametrize("start", ["S4", "S3", "S2"])
def test_first_expansions_go_where_dat_18_says(start: str) -> None:
    bazaar = Bazaar.read(start)
    for stand in bazaar.stands:
        expected = set(FIRST[stand.stall].split())
        assert expansion_sites(bazaar, stand) == expected
        if stand.owner != "neutral":
            seat = ("arch", "star", "hexagon", "drop").index(stand.owner) + 1
            table = given(start, seat, hand="7 8 9", money=NINE_EACH).play("play 7+8+9", f"expand {stand.trade}")
            assert table.offered("site") == expected
