"""Medals (CAI-MED)."""

from dataclasses import dataclass
from typing import Any

import pytest

from tests.cairo.notation import SEATS
from tests.cairo.table import NINE_EACH, Table, given

ROWS = {1: ("B3", "A3"), 2: ("B6", "B5"), 3: ("B9", "B8")}


def red_stands(*sizes: int) -> str:
    """Return a bazaar with red stands of these sizes, one row for each player."""
    stands = []
    for seat, size in enumerate(sizes, start=1):
        stall, entry = ROWS[seat]
        row = stall[1:]
        stands.append(f"{seat} red {stall}>{entry} " + "".join(f"+{column}{row}" for column in "CDE"[: size - 1]))
    return "; ".join(["E0", *stands])


def red(sizes: tuple[int, ...], gold: int, silver: int, seat: int, **more: Any) -> Table:
    """Return a table with red stands of these sizes and these holders, at which a seat may expand."""
    medals = {"red": (gold, silver)} if gold else {}
    return given(red_stands(*sizes), seat, hand="7 8 9", money=NINE_EACH, medals=medals, **more)


def expand(table: Table, seat: int, size: int) -> Table:
    """Let a seat bring its red stand to this size."""
    row = ROWS[seat][0][1:]
    return table.build(f"exp {seat} red {'BCDE'[size - 1]}{row} [any]")


@dataclass(frozen=True)
class Medals:
    """An example: sizes, who holds gold and silver, who expands, and who holds them then, with the points."""

    name: str
    sizes: tuple[int, ...]
    holders: tuple[int, int]
    seat: int
    after: tuple[int, int]
    points: int

    def table(self, **more: Any) -> Table:
        return red(self.sizes, *self.holders, self.seat, **more)


EXAMPLES = [
    Medals("EX-27", (1, 1), (0, 0), 1, (1, 1), 7),
    Medals("EX-28", (2, 2, 1), (1, 2), 2, (2, 2), 6),
    Medals("EX-29", (2, 2, 2), (1, 3), 2, (2, 2), 8),
    Medals("EX-30", (2, 1), (1, 1), 2, (1, 2), 4),
    Medals("EX-31", (2, 2, 1), (1, 2), 3, (1, 3), 4),
    Medals("EX-32", (3, 2), (1, 1), 1, (1, 1), 4),
    Medals("TV-69", (3, 3), (1, 2), 1, (1, 1), 6),
    Medals("TV-70", (3, 1), (1, 1), 2, (1, 1), 2),
]


@pytest.mark.rule("CAI-MED-03")
@pytest.mark.rule("CAI-MED-04")
@pytest.mark.rule("CAI-MED-05")
@pytest.mark.rule("CAI-MED-06")
@pytest.mark.rule("CAI-MED-07")
@pytest.mark.rule("CAI-MED-08")
@pytest.mark.rule("CAI-MED-09")
@pytest.mark.rule("CAI-FIN-11")
@pytest.mark.example("EX-27")
@pytest.mark.example("EX-28")
@pytest.mark.example("EX-29")
@pytest.mark.example("EX-30")
@pytest.mark.example("EX-31")
@pytest.mark.example("EX-32")
@pytest.mark.parametrize("phase", ["normal", "final"])
@pytest.mark.parametrize("case", EXAMPLES, ids=[case.name for case in EXAMPLES])
def test_medals_go_to_the_largest_stands(case: Medals, phase: str) -> None:
    """In the final phase as before (TV-145)."""
    table = case.table(phase=phase)
    kinds = table.play("play 7+8+9").view(case.seat)["kinds"]
    foreseen = next(one for one in kinds if (one["kind"], one["trade"]) == ("expand", "red"))
    table = expand(case.table(phase=phase), case.seat, case.sizes[case.seat - 1] + 1)
    assert (table.medals("red"), table.points(case.seat)) == (case.after, case.points)
    told = [(event.facts["metal"], event.facts.get("from")) for event in table.told("medal")]
    taken = [
        (metal, before - 1 if before else None)
        for metal, before, after in zip(("gold", "silver"), case.holders, case.after, strict=True)
        if before != after
    ]
    assert told == taken
    assert foreseen["points"] == case.points
    words = [(one["metal"], one["from"]) for one in foreseen["medals"]]
    assert words == [(metal, None if seat is None else SEATS[seat]) for metal, seat in taken]


@pytest.mark.rule("CAI-MED-01")
def test_only_an_expansion_moves_medals_and_only_those_of_its_trade() -> None:
    table = given("S4; 2 white H9>H8 +G9; 4 blue K4>K5 +K3", hand={1: "1 1", 2: "2", 4: "8"}, money=NINE_EACH)
    table.build("exp 1 red B3 [1]")
    assert (table.medals("red"), table.medals("white"), table.medals("blue")) == ((1, 1), (2, 2), (4, 4))
    table.build("new 2 green F3>F4 [2]").play("draw pile", "draw barker", "lure D7")
    assert (table.medals("red"), table.medals("white"), table.medals("blue")) == ((1, 1), (2, 2), (4, 4))
    assert {event.facts["trade"] for event in table.told("medal")} == {"red"}


@pytest.mark.rule("CAI-MED-02")
@pytest.mark.rule("CAI-TWO-10")
def test_neutral_stalls_count_with_size_one_and_hold_nothing() -> None:
    """TV-71."""
    table = given("S2", hand="5").build("exp 1 green H6 [5]")
    assert (table.medals("green"), table.points(1)) == ((1, 1), 7)
    assert [SEATS[event.seat] for event in table.told("medal")] == ["arch", "arch"]


@pytest.mark.rule("CAI-MED-10")
def test_of_three_equal_ones_the_first_has_gold_and_the_last_silver() -> None:
    hands = {1: "7 8 9", 2: "7 8 9", 3: "7 8 9"}
    table = given(red_stands(1, 1, 1), 1, hand=hands, money=dict.fromkeys(range(1, 5), NINE_EACH))
    for seat in (1, 2, 3):
        expand(table, seat, 2)
        assert table.medals("red") == (1, seat)
    assert [table.points(seat) for seat in (1, 2, 3)] == [7, 4, 4]


@pytest.mark.rule("CAI-MED-11")
def test_points_stay_when_a_medal_goes() -> None:
    """TV-136."""
    table = expand(red((2, 1), 1, 1, 2, points={1: 7}), 2, 2)
    assert (table.medals("red"), table.points(1)) == ((1, 2), 7)


@pytest.mark.rule("CAI-MED-12")
def test_everybody_sees_the_medals() -> None:
    table = red((2, 2), 1, 2, 1)
    for eye in (None, 1, 2, 3):
        assert table.view(eye)["medals"]["red"] == {"gold": "arch", "silver": "star"}
        assert table.view(eye)["players"]["star"]["medal_points"] == 2
