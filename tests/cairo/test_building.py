"""New stalls (CAI-BLD)."""

import pytest

from tests.cairo.notation import Bazaar
from tests.cairo.plain import places, segment
from tests.cairo.table import Case, cases, given


@pytest.mark.rule("CAI-BLD-01")
@cases("TV-92 | S4 | new 1 red J2>J3 [3] | CAI-BLD-01", "a trade at hand | S4 | new 1 blue J2>J3 [any] | CAI-BLD-07")
def test_a_stall_is_one_that_its_player_still_has(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-BLD-01")
def test_every_trade_that_is_left_can_be_built_and_is_then_no_longer_at_hand() -> None:
    table = given("S4", hand="1 7 8 9")
    assert table.play("play 7+8+9").offered("build") == {"white", "yellow", "blue"}
    table.play("build white").put("D2").play("entry D3")
    assert table.unplaced(1) == ["yellow", "blue"]


@pytest.mark.rule("CAI-BLD-02")
@pytest.mark.rule("CAI-BLD-12")
@pytest.mark.example("EX-01")
@cases(
    "EX-01 | E0 | new 1 red B2>B3 [1] | allowed",
    "TV-05 | E0 | new 1 white C2>D3 [1] | CAI-BLD-02",
    "TV-06 | E0 | new 1 white A1>A2 [1] | CAI-BLD-02",
    "TV-07 | E0 | new 1 white A2>A1 [1] | CAI-BLD-02",
    "TV-95 | S4; 2 white H9>H8 +G9; 3 green E9>E8 +F9 | exp 3 green G9 [8] | CAI-EXP-03",
    "entry on an expansion | S4; 1 red B4>B5 +C4 | new 2 blue C3>C4 [1] | CAI-BLD-02",
    "entry on a stall | S4 | new 2 green B3>B4 [1] | CAI-BLD-02",
)
def test_a_stall_and_its_entry_take_two_free_sites_side_by_side(case: Case) -> None:
    refused = {case.expected, "CAI-BLD-12"} | ({"CAI-BLD-09"} if "on a" in case.name else set())
    assert case.tried() in ({case.expected} if case.expected == "allowed" else refused)


@pytest.mark.rule("CAI-BLD-02")
@pytest.mark.example("EX-01")
def test_afterwards_neither_of_the_two_is_free() -> None:
    table = given("E0", hand="1").build("new 1 red B2>B3 [1]")
    stand = table.stand(1, "red")
    assert (stand.stall, stand.entry) == ("B2", "B3")
    for entry in ("B2", "B3"):
        assert all(entry not in pair for pair in places(table.bazaar(), "star", "blue"))


@pytest.mark.rule("CAI-BLD-03")
@cases(
    "TV-01 | S4 | new 1 white D2>D3 [5] | CAI-BLD-03, CAI-BLD-07",
    "TV-03 | S4 | new 1 white D2>D3 [J258] | CAI-BLD-03",
    "TV-10 | E0 | new 1 purple A5>A4 [1] | CAI-BLD-03, CAI-CRD-08",
)
def test_the_stall_is_in_an_open_segment(case: Case) -> None:
    assert case.tried() in case.expected.split(", ")


@pytest.mark.rule("CAI-BLD-04")
@pytest.mark.example("EX-02")
@pytest.mark.example("EX-03")
@pytest.mark.example("EX-04")
@cases(
    "EX-02 | E0 | new 1 purple A6>B6 [4] | allowed",
    "EX-03 | E0 | new 1 purple B6>B7 [4] | CAI-BLD-04",
    "EX-04 | E0 | new 1 red A6>B6 [4] | CAI-BLD-04",
)
def test_purple_stalls_stand_among_the_restaurants_and_all_others_in_the_market(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-BLD-05")
@pytest.mark.example("EX-05")
@cases(
    "EX-05 | E0 | new 1 red B6>A6 [4] | CAI-BLD-05",
    "TV-08 | E0 | new 1 purple A12>A11 [7] | CAI-BLD-05",
    "between restaurants | E0 | new 1 purple A6>A7 [4] | CAI-BLD-05",
)
def test_every_entry_is_in_the_market(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-BLD-06")
@pytest.mark.rule("CAI-BLD-08")
@pytest.mark.example("EX-08")
@cases(
    "EX-08 | S4 | new 3 red D5>D4 [4] | allowed",
    "TV-09 | E0 | new 1 purple A5>A4 [4] | allowed",
    "expansion of its trade | S4; 2 red E1>F1 +E2+E3+E4+E5 | new 3 red G6>G5 [5] | allowed",
)
def test_an_entry_may_be_elsewhere_and_only_stalls_close_a_segment(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-BLD-07")
@pytest.mark.example("EX-06")
@cases(
    "EX-06 | S4 | new 3 red C2>C3 [1] | CAI-BLD-07",
    "TV-11 | S4 | new 2 purple A6>B6 [4] | CAI-BLD-07",
    "another trade | S4 | new 3 white C2>C3 [1] | allowed",
)
def test_a_segment_has_one_stall_of_a_trade(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-BLD-09")
@pytest.mark.example("EX-09")
@pytest.mark.example("EX-10")
@pytest.mark.example("EX-11")
@cases(
    "EX-09 | S4 | new 1 white E2>E3 [2] | CAI-BLD-09",
    "EX-10 | S4; 2 red E1>F1 +D1 | new 1 white C1>B1 [1] | CAI-BLD-09",
    "EX-11 | S4 | new 1 white D2>D3 [1] | allowed",
    "own tile | S4 | new 1 white B3>B2 [1] | CAI-BLD-09",
)
def test_no_tile_is_next_to_a_new_stall(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-BLD-10")
@cases(
    "TV-93 | S4 | new 1 white D2>D1 [1] | allowed",
    "TV-94 | S4 | new 1 white G2>G3 [2] | allowed",
    "customer beside it | S4 | new 1 white A2>A3 [1] | allowed",
)
def test_entries_and_customers_may_be_next_to_tiles(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-BLD-11")
@pytest.mark.example("EX-12")
@cases("EX-12 | S4 | new 1 white F2>F1 [2] | CAI-BLD-11")
def test_no_site_is_the_entry_of_two_stalls(case: Case) -> None:
    assert case.tried() in {case.expected, "CAI-BLD-02", "CAI-BLD-12"}


@pytest.mark.rule("CAI-BLD-13")
@cases(
    "TV-96 | S4; @purple=K5; @out=blue | new 1 yellow F6>F5 [5] | allowed",
    "entry there | S4; @purple=K5; @out=blue | new 1 yellow F5>F6 [5] | allowed",
    "customer still there | S4 | new 1 yellow F6>F5 [5] | CAI-BLD-02",
)
def test_where_a_customer_began_may_be_built_on_later(case: Case) -> None:
    assert case.tried() in {case.expected, "CAI-BLD-12"} - ({"CAI-BLD-12"} if case.expected == "allowed" else set())


@pytest.mark.rule("CAI-BLD-14")
@pytest.mark.rule("CAI-MED-01")
def test_a_new_stall_costs_nothing_and_brings_nothing() -> None:
    """TV-93 and TV-130."""
    table = given("S4; 2 white H9>H8 +G9", hand="1").build("new 1 white D2>D1 [1]")
    assert (table.money(1), table.points(1)) == ("1 1 1 1 1 1", 0)
    assert table.medals("white") == (2, 2)
    assert not table.told("medal")


@pytest.mark.rule("CAI-BLD-15")
def test_an_entry_stays_where_it_was_put() -> None:
    """TV-131."""
    table = given("S4", hand="1").build("exp 1 red B3 [1]")
    assert table.stand(1, "red").entry == "B5"


@pytest.mark.rule("CAI-BLD-16")
@pytest.mark.rule("CAI-MOV-02")
@pytest.mark.example("EX-23")
def test_a_new_stall_may_block_others() -> None:
    table = given("E0; @green=C8; 1 green B10>C10; 3 red B8>C8 +B9", 2, hand="7")
    assert not table.is_blocked(1, "green")
    table.build("new 2 purple B12>B11 [7]")
    assert table.is_blocked(1, "green")


EMPTY = {"white": [51, 60, 51, 44, 56, 44, 26, 44, 26], "purple": [0, 0, 0, 5, 0, 5, 4, 4, 4]}
PAIRS = {
    "S4": "white 164 yellow 200 blue 137, green 164 blue 137 purple 10, white 164 red 137 purple 10, "
    "red 137 green 164 yellow 200",
    "S3": "white 230 yellow 241 blue 212, green 197 blue 212 purple 16, white 230 red 179 purple 16",
    "S2": "white 164 yellow 200 blue 137, red 137 green 164 purple 10",
}


def pairs(text: str, seat: int, trade: str) -> list[tuple[str, str]]:
    """Return every place that is offered for a new stall to a seat with three cards."""
    table = given(text, seat, hand="7 8 9").play("play 7+8+9", f"build {trade}")
    return [
        (site, entry)
        for site in sorted(table.sites())
        for entry in sorted(
            given(text, seat, hand="7 8 9").play("play 7+8+9", f"build {trade}").put(site).offered("entry")
        )
    ]


@pytest.mark.parametrize("trade", EMPTY)
def test_places_in_an_empty_bazaar_are_as_many_as_dat_18_says(trade: str) -> None:
    found = pairs("E0", 1, trade)
    assert [sum(segment(site) == number for site, _ in found) for number in range(1, 10)] == EMPTY[trade]


@pytest.mark.parametrize("start", PAIRS)
def test_places_at_the_suggested_start_are_as_many_as_dat_18_says(start: str) -> None:
    for seat, listed in enumerate(PAIRS[start].split(", "), start=1):
        words = listed.split()
        for trade, number in zip(words[::2], words[1::2], strict=True):
            found = pairs(start, seat, trade)
            assert len(found) == int(number), (seat, trade)
            assert set(found) == set(places(Bazaar.read(start), "", trade))
