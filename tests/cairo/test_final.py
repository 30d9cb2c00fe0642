"""The final phase, the end and the score (CAI-FIN)."""

from typing import Any

import pytest

from bedesten.core.errors import BadOption
from tests.cairo.notation import SEATS
from tests.cairo.table import HERE, NINE_EACH, Table, given, start

ROWS = {
    "white": "2 white B2>B1 +C2+D2",
    "red": "2 red B4>B3 +C4+D4+E4+F4+G4",
    "green": "1 green B6>B5 +C6",
    "yellow": "1 yellow B8>B7",
    "blue": "1 blue B10>B9 +C10+D10+E10",
}
LOW = "; ".join(["E0", *ROWS.values()])
"""The supply is 4 1 5 6 3 6: 2 may add H4 or E2, 1 may add F10."""

HAND = dict.fromkeys((1, 2, 3), "7 8 9") | {4: "4 5 6"}
TWO_CARDS = {1: "1 2", 2: "1 2", 3: "1 2", 4: "3 4"}
RICH = dict.fromkeys(range(1, 5), NINE_EACH)


def low(seat: int, text: str = LOW, **more: Any) -> Table:
    return given(text, seat, hand=HAND, money=RICH, **more)


def with_blue(number: int) -> str:
    """Return the same bazaar with so many blue expansions."""
    more = "".join(f"+{column}10" for column in "CDEFG"[:number])
    return LOW.replace(ROWS["blue"], f"1 blue B10>B9 {more}")


@pytest.mark.rule("CAI-FIN-01")
@pytest.mark.rule("CAI-FIN-03")
def test_an_empty_supply_begins_the_final_phase() -> None:
    """TV-72."""
    table = low(2)
    assert (table.phase(), table.supply()) == ("normal", "4 1 5 6 3 6")
    table.build("exp 2 red H4 [any]")
    assert (table.phase(), table.supply()) == ("final", "4 0 5 6 3 6")
    assert [event.facts for event in table.told("final")] == [{"reason": "empty", "trades": ["red"]}]
    assert table.view()["ends"] == {"empty": ["red"], "low": []}


@pytest.mark.rule("CAI-FIN-02")
@pytest.mark.parametrize(("blue", "phase"), [(4, "final"), (3, "normal"), (2, "normal")])
def test_two_trades_with_one_left_begin_it_too(blue: int, phase: str) -> None:
    """TV-73 and TV-74."""
    table = low(1, with_blue(blue))
    table.build(f"exp 1 blue {'CDEFG'[blue]}10 [any]")
    assert (table.phase(), table.view()["supply"]["blue"]) == (phase, 5 - blue)
    if phase == "final":
        assert [event.facts for event in table.told("final")] == [{"reason": "low", "trades": ["red", "blue"]}]


@pytest.mark.rule("CAI-FIN-02")
def test_one_trade_with_one_left_does_not_begin_it() -> None:
    """TV-75."""
    table = low(2, LOW.replace("+F4+G4", "+F4")).build("exp 2 red G4 [any]")
    assert (table.phase(), table.view()["supply"]["red"]) == ("normal", 1)
    assert table.view()["ends"] == {"empty": [], "low": ["red"]}


@pytest.mark.rule("CAI-FIN-03")
@pytest.mark.rule("CAI-FIN-05")
def test_it_begins_with_the_next_player_and_whoever_began_it_goes_on() -> None:
    """TV-76."""
    table = low(2).build("exp 2 red H4 [any]")
    assert table.decides() == 3
    assert {offer.split()[0] for offer in table.offers()} == {"play", "retire"}
    own = given(LOW, 2, hand=HAND | {2: "3 7 8 9"}, money=RICH).build("exp 2 red H4 [any]")
    order = []
    for build in ("new 3 yellow J2>J3 [any]", "new 4 white F7>F8 [5]", "new 1 white J6>J7 [any]"):
        order.append(own.decides())
        own.build(build)
    assert (order, own.decides()) == ([3, 4, 1], 2)


@pytest.mark.rule("CAI-FIN-04")
@pytest.mark.parametrize("notation", ["draw 1", "draw pile", "draw barker", "lure D7"])
def test_nobody_draws_or_lures_in_the_final_phase(notation: str) -> None:
    """TV-77."""
    table = given("S4", hand="1", phase="final")
    assert table.refused(notation) == "CAI-FIN-04"


@pytest.mark.rule("CAI-FIN-06")
@pytest.mark.rule("CAI-FIN-08")
def test_who_retires_is_never_asked_again_though_building_would_be_possible() -> None:
    """TV-79."""
    table = given("S4", 4, hand=TWO_CARDS, phase="final").play("retire")
    assert table.view()["players"]["drop"]["retired"]
    assert [event.facts for event in table.told("retire")] == [{"forced": False}]
    seats = []
    while not table.is_over():
        seats.append(table.decides())
        table.play(table.some("play"))
        while table.question() in ("kind", "site", "entry", "pay"):
            table.play(min(table.offers()))
    assert 4 not in seats
    assert seats[:3] == [1, 2, 3]
    assert table.hand(4) == ["3", "4"]


@pytest.mark.rule("CAI-FIN-07")
def test_who_cannot_build_retires_without_being_asked() -> None:
    """TV-78."""
    table = given("S4", 2, hand={1: "1", 2: "3", 3: "", 4: "1"}, phase="final").build("new 2 green J2>J3 [3]")
    assert table.decides() == 4
    assert table.view()["players"]["hexagon"]["retired"]
    assert [(event.seat, event.facts) for event in table.told("retire")] == [(2, {"forced": True})]


@pytest.mark.rule("CAI-FIN-09")
@pytest.mark.rule("CAI-FIN-10")
@pytest.mark.example("EX-38")
def test_the_last_one_has_several_turns_running() -> None:
    retired: dict[str, Any] = {seat: {"retired": True} for seat in ("arch", "star", "drop")}
    table = given("S4", 3, hand={3: "5 8"}, phase="final", **retired)
    table.build("new 3 red F5>F4 [5]")
    assert table.decides() == 3
    table.build("new 3 purple F12>F11 [8]")
    assert table.is_over()
    assert [event.seat for event in table.told("retire")] == [2]
    assert table.told("over")


@pytest.mark.rule("CAI-FIN-10")
def test_the_game_is_over_when_all_have_retired() -> None:
    """TV-80."""
    table = given("S4", 3, hand=TWO_CARDS, phase="final").play(*["retire"] * 4)
    assert (table.is_over(), table.phase(), len(table.told("score"))) == (True, "over", 4)
    assert table.state.round == table.told("turn")[-1].facts["round"], "no round begins when nobody is left"


@pytest.mark.rule("CAI-FIN-11")
def test_medals_move_in_the_final_phase() -> None:
    """TV-145, as in EX-30."""
    table = given("E0; 1 red B3>A3 +C3; 2 red B6>B5", 2, hand={2: "4"}, money=RICH, phase="final").build(
        "exp 2 red C6 [4]"
    )
    assert (table.medals("red"), table.points(2)) == ((1, 2), 4)


@pytest.mark.rule("CAI-FIN-12")
def test_a_second_trigger_changes_nothing() -> None:
    """TV-146."""
    text = with_blue(5).replace("+F4+G4", "+F4+G4+H4")
    table = given(text, 1, hand=HAND | {1: "1 7 8 9"}, money=RICH, phase="final")
    assert table.supply() == "4 0 5 6 1 6"
    table.build("exp 1 blue H10 [any]")
    assert (table.phase(), table.supply(), table.told("final"), table.decides()) == ("final", "4 0 5 6 0 6", [], 2)


@pytest.mark.rule("CAI-FIN-13")
def test_nobody_builds_more_than_four_times_in_it() -> None:
    """TV-147."""
    retired: dict[str, Any] = {seat: {"retired": True} for seat in SEATS[1:]}
    table = given("S4", hand="1 2 4 5", money=NINE_EACH, phase="final", **retired)
    for build in (
        "exp 1 red B3 [1]", "new 1 white F3>F4 [2]", "new 1 yellow C6>C7 [4]", "exp 1 green H6 [5]",
    ):  # fmt: skip
        assert table.decides() == 1
        table.build(build)
    assert table.is_over()
    assert [event.facts["forced"] for event in table.told("retire")] == [True]


def scored(**more: Any) -> Table:
    """Return a finished game of four, all of whom retire at once."""
    hands = dict.fromkeys(range(1, 4), "1 2 3") | {4: "4 5 6"}
    return given(more.pop("text", "S4"), hand=hands, phase="final", **more).play(*["retire"] * 4)


@pytest.mark.rule("CAI-FIN-14")
@pytest.mark.rule("CAI-FIN-15")
def test_medals_and_every_three_money_score_in_the_end() -> None:
    """TV-81."""
    text = "S4; 1 red B4>B5 +B3; 2 red E1>F1 +E2; 4 blue K4>K5 +K3; 1 blue C6>C7 +D6"
    medals = {"red": (1, 2), "blue": (4, 1)}
    table = scored(text=text, medals=medals, points={1: 31}, money={1: "2 0 1 3 1 1"})
    assert table.player(1)["score"] == 31 + 3 + 2 + 8 // 3 == 38
    assert table.told("score")[0].facts == {"medals": 5, "money": 2, "points": 38}
    assert table.state.standing().winners == (0,)


@pytest.mark.rule("CAI-FIN-15")
@pytest.mark.parametrize(
    ("money", "points"), [("1 1 1 0 0 0", 1), ("3 0 0 0 0 0", 1), ("2 2 1 0 0 0", 1), ("0 0 0 9 0 2", 3)]
)
def test_money_of_all_trades_is_put_together(money: str, points: int) -> None:
    assert scored(money={1: money}).player(1)["score"] == points


@pytest.mark.rule("CAI-FIN-16")
def test_all_else_is_worth_nothing() -> None:
    """TV-148: two money, three cards, two barkers and three stalls that were never put."""
    table = scored(money={1: "0 1 0 1 0 0"}, barkers={1: 2})
    assert (table.player(1)["score"], table.hand(1), len(table.unplaced(1))) == (0, ["1", "2", "3"], 3)


def finals(*points: int) -> list[int]:
    """Return the places of a game that ends with these scores."""
    broke = dict.fromkeys(range(1, 5), "0 0 0 0 0 0")
    table = scored(points=dict(enumerate(points, start=1)), money=broke)
    return [rank.place for rank in sorted(table.state.standing().ranks, key=lambda rank: rank.seat)]


@pytest.mark.rule("CAI-FIN-17")
def test_most_points_win() -> None:
    """TV-149."""
    assert finals(40, 35, 20, 7) == [1, 2, 3, 4]


@pytest.mark.rule("CAI-FIN-18")
def test_ties_stay_ties() -> None:
    """TV-82."""
    assert finals(38, 35, 38, 20) == [1, 3, 1, 4]
    assert finals(9, 5, 5, 5) == [1, 2, 2, 2]


@pytest.mark.rule("CAI-FIN-19")
def test_in_the_end_everything_is_open() -> None:
    """TV-150."""
    table = scored(money={2: "5 0 0 0 0 1"})
    for eye in (None, 1):
        star = table.view(eye)["players"]["star"]
        assert (star["hand"], star["money"]["white"], star["score"]) == (["1", "2", "3"], 5, 2)


def at_turn(turn: int, cap: str) -> Table:
    """Return a table of two in this turn, in which nothing was ever expanded."""
    return given("S2", hand={1: "1", 2: "3"}, turn=turn, options={"cap": cap}).play("draw barker", "draw barker")


@pytest.mark.rule("CAI-FIN-20")
def test_with_the_cap_the_final_phase_begins_after_300_turns() -> None:
    """TV-83 and TV-84."""
    assert at_turn(299, "300").phase() == "normal"
    capped = at_turn(300, "300")
    assert (capped.phase(), capped.decides()) == ("final", 2)
    assert [event.facts for event in capped.told("final")] == [{"reason": "cap", "trades": []}]
    assert at_turn(300, "off").phase() == "normal"
    assert at_turn(5000, "off").phase() == "normal"


@pytest.mark.rule("CAI-FIN-20")
def test_games_of_bots_are_capped_and_tables_of_people_are_not() -> None:
    assert start(3).view()["options"]["cap"] == "300"
    cap = next(option for option in HERE.options if option.name == "cap")
    assert (cap.default, cap.people) == ("300", "off")
    with pytest.raises(BadOption):
        HERE.with_people({"cap": "300"})


def test_the_cap_does_not_matter_once_the_final_phase_has_begun() -> None:
    table = given("S4", hand=TWO_CARDS, phase="final", turn=300).play("retire")
    assert (table.told("final"), table.decides()) == ([], 2)
