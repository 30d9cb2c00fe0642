"""Moving a blocked stall (CAI-MOV)."""

import pytest

from tests.cairo.table import NINE_EACH, ONE_EACH, Case, cases, given

CORNER = "E0; @white=C2; 1 green B2>B3; 2 blue A3>A2; 3 red D2>C2"
"""Green B2 is blocked: only B1 is free, and a tile there would cut off the entry A2."""

KEPT = CORNER.replace("E0", "E0; @yellow=B3")
"""The same with a customer on its entry."""

SHORE = "E0; 1 red L2>K2; 4 blue K3>L3"
"""Red L2 is blocked by the customer on L1."""


@pytest.mark.rule("CAI-MOV-01")
@pytest.mark.example("EX-24")
@pytest.mark.example("EX-25")
@cases(
    "EX-24 | E0; @green=C8; 1 green B10>C10; 3 red B8>C8 +B9 | move 1 green F3>G3 [2] | CAI-MOV-01",
    "EX-25 | E0; @green=C8; 1 green B10>C10; 3 red B8>C8 +B9; 2 purple B12>B11 | move 1 green F3>G3 [2] | allowed",
    "TV-25 | E0; @white=C2; 1 green B2>B3; 3 red D2>C2 | move 1 green F3>G3 [2] | CAI-MOV-01",
)
def test_only_a_blocked_stall_moves(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-MOV-01")
@pytest.mark.rule("CAI-MOV-09")
@pytest.mark.example("EX-25")
def test_the_sites_that_a_stall_leaves_are_free() -> None:
    table = given("E0; @green=C8; 1 green B10>C10; 3 red B8>C8 +B9; 2 purple B12>B11", hand="2")
    table.build("move 1 green F3>G3 [2]")
    stand = table.stand(1, "green")
    assert (stand.stall, stand.entry) == ("F3", "G3")
    taken = {site for one in table.bazaar().stands for site in (*one.tiles, one.entry)}
    assert not {"B10", "C10"} & taken
    assert [event.seen_by(None) for event in table.told("move")] == [
        {"what": "move", "seat": 0, "trade": "green", "from": "B10", "old_entry": "C10", "stall": "F3", "entry": "G3"}
    ]


@pytest.mark.rule("CAI-MOV-02")
@pytest.mark.rule("CAI-MOV-05")
def test_a_site_where_an_expansion_would_cut_a_way_does_not_help() -> None:
    """TV-24."""
    table = given(CORNER, hand="2", money=NINE_EACH)
    assert table.is_blocked(1, "green")
    assert table.build("move 1 green F3>G3 [2]").stand(1, "green").stall == "F3"


@pytest.mark.rule("CAI-MOV-03")
@pytest.mark.parametrize("money", [ONE_EACH, "0 0 0 0 0 0"])
def test_cards_and_money_do_not_block(money: str) -> None:
    """TV-99."""
    table = given("S4", hand="1", money=money)
    assert not table.is_blocked(1, "green")
    assert table.refused_build("move 1 green B2>B3 [1]") == "CAI-MOV-01"


@pytest.mark.rule("CAI-MOV-03")
def test_an_empty_supply_does_not_block() -> None:
    text = "E0; 1 green H3>H2; 2 green B4>B3 +C4+D4+E4; 3 green B8>B7 +C8+D8+E8"
    table = given(text, hand="6", money="0 0 0 0 0 0", phase="final")
    assert table.supply() == "6 6 0 6 6 6"
    assert not table.is_blocked(1, "green")
    assert table.refused_build("move 1 green I6>J6 [6]") == "CAI-MOV-01"


@pytest.mark.rule("CAI-MOV-04")
@cases(
    f"TV-30 | {SHORE} | move 1 red B8>C8 [4] | allowed",
    "TV-31 | E0; @red=L3; 1 red L2>K2; 4 blue K3>L3 | move 1 red B8>C8 [4] | CAI-MOV-01",
)
def test_a_customer_on_the_last_site_blocks(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-MOV-06")
@cases(f"TV-32 | {SHORE} | move 1 red L2>K2 [3] | CAI-MOV-06")
def test_a_stall_is_not_turned_in_its_place(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-MOV-07")
@cases(
    f"TV-101 | {CORNER} | move 1 green F3>G3 [5] | CAI-BLD-03",
    f"by joker | {CORNER} | move 1 green F3>G3 [J258] | allowed",
)
def test_a_move_needs_cards_for_its_new_place(case: Case) -> None:
    assert case.tried() in {case.expected, "CAI-MOV-07"} - ({"CAI-MOV-07"} if case.expected == "allowed" else set())


@pytest.mark.rule("CAI-MOV-08")
@cases("TV-34 | E0; 1 red L2>K2 +L3; 4 purple L5>L4; 2 white J3>K3 | move 1 red B8>C8 [4] | CAI-MOV-08")
def test_a_stall_with_an_expansion_never_moves(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-MOV-09")
@cases(
    f"TV-33 | {SHORE} | move 1 red I2>J2 [3] | allowed",
    f"into a foreign trade's reach | {CORNER} | move 1 green D3>D4 [1] | CAI-BLD-09",
)
def test_what_is_lifted_no_longer_counts_and_all_else_does(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-MOV-10")
@cases(
    f"TV-26 | {CORNER} | move 1 green B1>B2 [1] | allowed",
    f"TV-27 | {CORNER} | move 1 green C3>B3 [1] | allowed",
    f"TV-29 | {KEPT} | move 1 green C3>B3 [1] | CAI-BLD-02, CAI-BLD-12",
    f"old entry beside a tile | {CORNER} | move 1 green B3>B4 [1] | CAI-BLD-09",
)
def test_the_sites_it_leaves_can_be_used_again(case: Case) -> None:
    assert case.tried() in case.expected.split(", ")


@pytest.mark.rule("CAI-MOV-10")
def test_a_stall_may_go_where_its_entry_was() -> None:
    text = "E0; @green=C3; 1 green A2>A3; 2 blue C2>C3 +B2"
    table = given(text, hand="1")
    assert table.is_blocked(1, "green")
    table.build("move 1 green A3>A2 [1]")
    assert (table.stand(1, "green").stall, table.stand(1, "green").entry) == ("A3", "A2")


@pytest.mark.rule("CAI-MOV-11")
def test_a_customer_on_the_old_entry_stays() -> None:
    """TV-28."""
    table = given(KEPT, hand="2").build("move 1 green F3>G3 [2]")
    assert table.customer("yellow") == "B3"
    assert all(stand.entry != "B3" for stand in table.bazaar().stands)


@pytest.mark.rule("CAI-MOV-12")
def test_whether_it_is_blocked_is_seen_when_the_action_begins() -> None:
    """TV-137: 4 lures the red customer away from L1 before 1 has a turn."""
    table = given(f"{SHORE}; 2 red J6>J7", 4, hand={1: "4"}, barkers={4: 1})
    assert table.is_blocked(1, "red")
    table.play("lure J7")
    assert (table.decides(), table.is_blocked(1, "red")) == (1, False)
    assert table.refused_build("move 1 red B8>C8 [4]") == "CAI-MOV-01"


@pytest.mark.rule("CAI-MOV-13")
@pytest.mark.rule("CAI-MOV-07")
@pytest.mark.rule("CAI-CRD-07")
def test_a_move_costs_the_fee_of_a_joker_and_brings_nothing() -> None:
    """TV-100."""
    table = given(CORNER, hand="J258").build("move 1 green F3>G3 [J258]", fee="blue")
    assert (table.money(1), table.points(1)) == ("1 1 1 1 0 1", 0)
    assert table.medals("green") == (0, 0)
    assert table.view()["discards"] == ["J258"]


@pytest.mark.rule("CAI-MOV-14")
def test_a_stall_moves_in_the_final_phase_too() -> None:
    """TV-138."""
    table = given(CORNER, hand="2", phase="final").build("move 1 green F3>G3 [2]")
    assert table.stand(1, "green").stall == "F3"
