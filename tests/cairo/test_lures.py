"""Luring customers (CAI-LUR)."""

from dataclasses import dataclass

import pytest

from tests.cairo.notation import TRADES, Bazaar
from tests.cairo.plain import distances, walkable
from tests.cairo.table import Table, given, money_of

GREEN_TWO = "S4; 1 green H7>I7 +H6; @green=K8"
FIVE_BLUE = "S4; 1 blue F11>F10; 2 blue C3>C2"


@dataclass(frozen=True)
class Lure:
    """An example: who lures which customer where, the steps and barkers, who earns, and who steps in from outside."""

    name: str
    position: str
    seat: int
    trade: str
    entry: str
    steps: int
    barkers: int
    earned: dict[int, int]
    enters: str

    @classmethod
    def read(cls, line: str) -> "Lure":
        """Read `TV-37 | S4 | lure 4 white D7 | 9 0 | 4+1 | purple`."""
        name, position, lure, numbers, earned, enters = (part.strip() for part in line.split("|"))
        _, seat, trade, entry = lure.split()
        steps, barkers = numbers.split()
        gains = {int(gain[0]): int(gain[2:]) for gain in earned.split()}
        return cls(name, position, int(seat), trade, entry, int(steps), int(barkers), gains, enters)

    def table(self, barkers: int) -> Table:
        return given(self.position, self.seat, barkers={self.seat: barkers})


def lures(*lines: str) -> pytest.MarkDecorator:
    rows = [Lure.read(line) for line in lines]
    return pytest.mark.parametrize("case", rows, ids=[row.name for row in rows])


@pytest.mark.rule("CAI-LUR-06")
@pytest.mark.rule("CAI-LUR-07")
@pytest.mark.rule("CAI-LUR-09")
@pytest.mark.rule("CAI-LUR-11")
@pytest.mark.rule("CAI-LUR-12")
@pytest.mark.rule("CAI-LUR-13")
@pytest.mark.rule("CAI-LUR-14")
@pytest.mark.rule("CAI-LUR-15")
@pytest.mark.rule("CAI-LUR-16")
@pytest.mark.rule("CAI-LUR-17")
@pytest.mark.rule("CAI-TWO-08")
@pytest.mark.rule("CAI-TWO-09")
@pytest.mark.example("EX-33")
@pytest.mark.example("EX-34")
@pytest.mark.example("EX-35")
@pytest.mark.example("EX-36")
@lures(
    f"EX-33 | {GREEN_TWO} | lure 1 green I7 | 3 0 | 1+2 | purple",
    f"EX-34 | {GREEN_TWO} | lure 3 green I7 | 3 0 | 1+2 3+1 | purple",
    "EX-35 | S4 | lure 1 blue G1 | 6 0 | 1+1 3+1 | purple",
    "EX-36 | S4 | lure 2 white H8 | 14 1 | 2+1 | purple",
    "TV-37 | S4 | lure 4 white D7 | 9 0 | 4+1 | purple",
    "TV-38 | S4 | lure 2 white H8 | 14 1 | 2+1 | purple",
    "TV-39 | S4 | lure 1 blue K5 | 6 0 | 1+1 4+1 | purple",
    "TV-40 | S4; @purple=K5; @out=red | lure 3 blue G1 | 6 0 | 3+1 | red",
    "TV-41 | S4; 1 green H7>I7 +G7+G8; 4 red J8>I8; @purple=I8; @out=yellow | lure 2 white H8 | 16 1 | 2+1 | yellow",
    "TV-42 | S4; 1 red B4>B5 +C4+D4+E4 | lure 4 white D7 | 13 0 | 4+1 | purple",
    f"TV-43 | {FIVE_BLUE} | lure 1 blue C2 | 7 3 | 1+1 2+1 | purple",
    f"TV-44 | {FIVE_BLUE} | lure 1 blue K5 | 6 1 | 1+1 4+1 | purple",
    "TV-47 | S2 | lure 1 red F1 | 8 0 | 1+1 | purple",
    "TV-102 | E0; 1 white C1>B1 | lure 1 white B1 | 1 0 | 1+1 | purple",
    "TV-105 | S2 | lure 1 red B5 | 14 1 | 1+1 | purple",
)
def test_a_customer_is_lured(case: Lure) -> None:
    spare = 1
    table = case.table(case.barkers + spare)
    told = table.lure(case.entry)
    assert (told["steps"], told["barkers"], told["reason"]) == (case.steps, case.barkers, None)
    assert told["from"] == table.customer(case.trade)
    table.play(f"lure {case.entry}")
    number = len(table.bazaar().customers)
    assert (table.customer(case.trade), table.customer(case.enters), number) == ("", case.entry, 5)
    assert (table.barkers(case.seat), table.view()["barkers"]) == (spare, 7 - spare)
    for seat in range(1, table.bazaar().players + 1):
        expected = dict.fromkeys(TRADES, 1) | {case.trade: 1 + case.earned.get(seat, 0)}
        assert money_of(table.money(seat)) == expected, seat
    [event] = table.told("lure")
    assert (event.facts["steps"], event.facts["barkers"]) == (case.steps, case.barkers)


@pytest.mark.rule("CAI-LUR-07")
@pytest.mark.rule("CAI-LUR-12")
@pytest.mark.parametrize(
    ("text", "seat", "entry", "barkers"),
    [("S4", 2, "H8", 0), (FIVE_BLUE, 1, "C2", 2), (FIVE_BLUE, 1, "G1", 0), ("S2", 1, "B5", 0)],
)
def test_without_barkers_enough_a_farther_entry_is_refused(text: str, seat: int, entry: str, barkers: int) -> None:
    """TV-38 with no barker; barkers of others are of no use."""
    table = given(text, seat, barkers={seat: barkers, 3 - min(seat, 2): 3})
    assert table.refused(f"lure {entry}") in {"CAI-LUR-07", "CAI-LUR-09", "CAI-LUR-12"}
    assert table.lure(entry)["reason"]["rule"] in {"CAI-LUR-07", "CAI-LUR-09", "CAI-LUR-12"}


@pytest.mark.rule("CAI-LUR-01")
@pytest.mark.rule("CAI-LUR-02")
@pytest.mark.parametrize(
    ("name", "entry", "rules"),
    [
        ("TV-45", "B8", {"CAI-LUR-01"}),
        ("no entry", "C3", {"CAI-LUR-02"}),
    ],
)
def test_only_customers_in_the_bazaar_come_and_only_to_entries(name: str, entry: str, rules: set[str]) -> None:
    table = given("S4", barkers={1: 3})
    assert table.refused(f"lure {entry}") in rules, name


@pytest.mark.rule("CAI-LUR-02")
def test_a_customer_goes_to_a_stall_of_its_own_trade() -> None:
    """TV-46: the entry says which customer comes; a red one brings the red customer and no other."""
    table = given("S4", barkers={1: 1}).play("lure B5")
    assert (table.customer("white"), table.customer("red")) == ("A1", "")
    assert {one["customer"] for one in given("S4").view(1)["lures"] if one["entry"] in ("B5", "F1")} == {"red"}


@pytest.mark.rule("CAI-LUR-03")
@pytest.mark.example("EX-37")
def test_an_occupied_entry_is_no_target() -> None:
    table = given("S4; @purple=K5; @out=red", 4, barkers={4: 3})
    assert table.refused("lure K5") == "CAI-LUR-03"
    assert table.lure("K5")["reason"]["rule"] == "CAI-LUR-03"


@pytest.mark.rule("CAI-LUR-04")
def test_customers_cross_entries_and_each_other() -> None:
    """TV-41: the only way leads over the entry I8, on which a customer stands."""
    table = given("S4; 1 green H7>I7 +G7+G8; 4 red J8>I8; @purple=I8; @out=yellow", 2, barkers={2: 1})
    assert "I8" in table.lure("H8")["way"]


@pytest.mark.rule("CAI-LUR-05")
def test_customers_walk_round_tiles_and_restaurants() -> None:
    """TV-42: B4 to E4 are a wall, and A5 is no way past it."""
    table = given("S4; 1 red B4>B5 +C4+D4+E4", 4)
    way = table.lure("D7")["way"]
    assert len(way) == 14
    assert set(way) <= walkable(table.bazaar())
    assert "A5" not in way


@pytest.mark.rule("CAI-LUR-08")
@pytest.mark.example("EX-35")
def test_of_entries_equally_near_any_may_be_chosen() -> None:
    assert {"G1", "K5"} <= given("S4").offered("lure")


@pytest.mark.rule("CAI-LUR-10")
@pytest.mark.parametrize(
    ("name", "text", "entry"),
    [
        ("TV-40, equally near", "S4; @purple=K5; @out=red", "G1"),
        ("strictly nearer", "S4; @purple=D7; @out=red", "H8"),
    ],
)
def test_occupied_entries_are_passed_by_without_a_barker(name: str, text: str, entry: str) -> None:
    table = given(text, 3)
    assert table.lure(entry)["barkers"] == 0, name
    assert entry in table.offered("lure")


@pytest.mark.rule("CAI-LUR-18")
@pytest.mark.rule("CAI-TRN-07")
def test_without_an_eligible_entry_there_is_no_luring_but_always_drawing() -> None:
    """TV-119."""
    table = given("E0", hand="", money="0 0 0 0 0 0")
    assert table.offers() == {"draw 1", "draw 2", "draw 3", "draw 4", "draw pile", "draw barker"}
    alone = given("E0; 1 white C1>B1; @red=B1")
    assert not alone.offered("lure"), "the only white entry is occupied"


@pytest.mark.rule("CAI-LUR-19")
def test_luring_changes_no_cards_and_no_points_and_who_steps_in_pays_nobody() -> None:
    """TV-139."""
    table = given("S4", 4)
    before = [(table.hand(seat), table.points(seat)) for seat in range(1, 5)]
    table.play("lure D7")
    assert [(table.hand(seat), table.points(seat)) for seat in range(1, 5)] == before
    assert [(event.seat, event.facts["trade"]) for event in table.told("earn")] == [(3, "white")]
    assert all(table.player(seat)["money"]["purple"] == 1 for seat in range(1, 5))


@pytest.mark.rule("CAI-LUR-20")
def test_the_bank_never_runs_out() -> None:
    """TV-140."""
    money = dict.fromkeys(range(1, 5), "0 0 5 0 0 0")
    table = given("S4; 1 green H7>I7 +H6+G7; @green=K8", money=money).play("lure I7")
    assert sum(table.player(seat)["money"]["green"] for seat in range(1, 5)) == 23


FROM = ("A1", "L1", "B11", "K11", "F6")
STEPS = {
    "B5": (7, 14, 6, 15, 5), "F1": (7, 8, 14, 15, 5), "I7": (14, 9, 11, 6, 4), "E8": (11, 14, 6, 9, 3),
    "B8": (10, 17, 3, 12, 6), "K8": (17, 10, 12, 3, 7), "H8": (14, 11, 9, 6, 4), "D7": (9, 14, 6, 11, 3),
    "D10": (12, 17, 3, 8, 6), "I10": (17, 12, 8, 3, 7), "G1": (8, 7, 15, 14, 6), "K5": (14, 7, 15, 6, 6),
}  # fmt: skip


@pytest.mark.rule("CAI-LUR-06")
@pytest.mark.parametrize("start", ["S4", "S3", "S2"])
def test_the_ways_of_the_suggested_start_are_as_long_as_dat_14_says(start: str) -> None:
    bazaar = Bazaar.read(start)
    for stand in bazaar.stands:
        plain = tuple(distances(site, walkable(bazaar))[stand.entry] for site in FROM)
        assert plain == STEPS[stand.entry]
        seen = []
        for site in FROM:
            # The customer of this trade begins on that site, in exchange with whoever would.
            other = next(trade for trade, place in bazaar.customers.items() if place == site)
            swapped = [trade for trade in TRADES if trade not in (stand.trade, other)]
            order = [other, *swapped] if other == stand.trade else [stand.trade, *swapped]
            sites = [site, *(place for place in FROM if place != site)]
            changes = "; ".join(f"@{trade}={place}" for trade, place in zip(order, sites, strict=False))
            outside = next(trade for trade in TRADES if trade not in order[:5])
            table = given(f"{start}; {changes}; @out={outside}")
            seen.append(next(one["steps"] for one in table.view(1)["lures"] if one["entry"] == stand.entry))
        assert tuple(seen) == STEPS[stand.entry]
