"""Ways: every customer reaches every entry (CAI-ACC)."""

import pytest

from tests.cairo.notation import Bazaar
from tests.cairo.plain import distances, is_accessible, lures, walkable
from tests.cairo.table import NINE_EACH, Case, cases, given

POCKET = "E0; @white=D1; 3 yellow C1>D1 +C2+B2"
"""A tile on A2 would cut off A1 and B1, where nobody is."""


YARD = "E0; @white=D4; 2 red C1>D1 +C2+C3+B3; 3 blue A4>B4 +A3"
"""A1, A2, B1 and B2 are cut off."""


@pytest.mark.rule("CAI-ACC-01")
@pytest.mark.rule("CAI-ACC-02")
def test_the_suggested_start_is_one_area_of_108_sites() -> None:
    """TV-142; the view shows a way to every entry of a customer's trade."""
    table = given("S4")
    bazaar = table.bazaar()
    sites = walkable(bazaar)
    assert len(sites) == 118 - 10
    assert set(distances("A1", sites)) == sites
    seen = {one["entry"]: one for one in table.view(1)["lures"]}
    assert set(seen) == {stand.entry for stand in bazaar.stands if stand.trade in bazaar.customers}
    for entry, one in seen.items():
        way = one["way"]
        assert (way[0], way[-1], len(way) - 1) == (one["from"], entry, one["steps"])
        assert set(way) <= sites
        assert distances(way[0], sites)[entry] == one["steps"]


@pytest.mark.rule("CAI-ACC-02")
@pytest.mark.rule("CAI-ACC-03")
@pytest.mark.example("EX-19")
@cases(
    "EX-19 | S4; 4 white E7>D7 +F7; 3 green E9>E8 +D9+D8 | exp 4 white F8 [5] | CAI-ACC-03",
    "TV-21 | E0; 2 red C1>D1 +B1; 1 blue A3>B3 | exp 1 blue A2 [1] | CAI-ACC-03",
    "TV-23 | E0; @white=C2; 1 green B2>B3; 2 blue A3>A2; 3 red D2>C2 | exp 1 green B1 [1] | CAI-ACC-03, CAI-EXP-03",
)
def test_an_expansion_cuts_no_way(case: Case) -> None:
    assert case.tried() in case.expected.split(", ")


@pytest.mark.rule("CAI-ACC-04")
@cases("TV-19 | E0; 2 red C1>D1 +B1 | new 1 blue A2>A3 [1] | CAI-ACC-04")
def test_a_stall_cuts_no_way(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-ACC-05")
@pytest.mark.example("EX-20")
@cases(
    f"EX-20 | {POCKET} | exp 3 yellow A2 [1] | allowed",
    "TV-20 | E0; @white=D1; 2 red C1>D1 +B1 | new 1 blue A2>A3 [1] | allowed",
    "TV-22 | E0; @white=D1; 2 red C1>D1 +B1; 1 blue A3>B3 | exp 1 blue A2 [1] | allowed",
)
def test_sites_without_entry_and_customer_may_be_cut_off(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-ACC-06")
def test_a_long_way_round_is_a_way() -> None:
    """As in TV-42: the fourth tile of the wall makes the way of the white customer longer by two, and is allowed."""
    table = given("S4; 1 red B4>B5 +C4+D4", hand="2", money=NINE_EACH)
    before = lures(table.bazaar())["D7"][0]
    table.build("exp 1 red E4 [2]")
    assert lures(table.bazaar())["D7"][0] == before + 2


@pytest.mark.rule("CAI-ACC-07")
@pytest.mark.example("EX-21")
@pytest.mark.example("EX-22")
@cases(
    f"EX-21 | {POCKET}+A2 | exp 3 yellow B1 [1] | allowed",
    f"EX-22 | {POCKET}+A2 | new 1 red A1>B1 [1] | CAI-BLD-09, CAI-ACC-04, CAI-ACC-07",
    f"far from tiles | {YARD} | new 1 green A1>B1 [1] | CAI-ACC-04, CAI-ACC-07",
)
def test_a_site_that_is_cut_off_takes_expansions_and_no_stall(case: Case) -> None:
    assert case.tried() in case.expected.split(", ")


@pytest.mark.rule("CAI-ACC-08")
def test_the_customer_outside_does_not_matter() -> None:
    """TV-143: whoever is outside, as long as the same sites have customers, the same places are offered."""
    offered = []
    for text in ("S4", "S4; @purple=F6; @out=blue", "S4; @purple=A1; @out=white"):
        table = given(text, hand="7 8 9").play("play 7+8+9", "build yellow")
        offered.append(table.sites())
    assert offered[0] == offered[1] == offered[2]
    assert len(offered[0]) > 50


@pytest.mark.rule("CAI-ACC-09")
def test_a_move_is_judged_in_its_new_place() -> None:
    """TV-144: with green on B1 the entry A2 is reached over B2, where green stood."""
    table = given("E0; @white=C2; 1 green B2>B3; 2 blue A3>A2; 3 red D2>C2", hand="1")
    table.build("move 1 green B1>B2 [1]")
    bazaar = table.bazaar()
    assert is_accessible(bazaar)
    assert "A2" in distances("B2", walkable(bazaar))


@pytest.mark.rule("CAI-ACC-10")
def test_purple_expansions_cut_nothing_off() -> None:
    """TV-91, and every restaurant site next to a purple stand."""
    table = given("S4", hand="J147 7 8 9", money=NINE_EACH).build("exp 1 purple A7 [J147]")
    assert walkable(table.bazaar()) == walkable(Bazaar.read("S4"))
    table = given("S4; 1 purple A8>B8 +A7", hand="7 8 9", money=NINE_EACH).play("play 7+8+9", "expand purple")
    assert table.offered("site") == {"A6", "A9"}
