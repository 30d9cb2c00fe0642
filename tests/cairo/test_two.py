"""Two players and six neutral stalls (CAI-TWO)."""

from typing import Any

import pytest

from bedesten.core.luck import FastLuck, ScriptedLuck
from bedesten.games.cairo.lexicon import LEXICON
from tests.cairo.notation import SEATS, TRADES, Bazaar
from tests.cairo.plain import is_blocked
from tests.cairo.table import HERE, NINE_EACH, Case, Table, cases, given, start

LAST = (
    "E0; 1 blue K7>K6; 1 green I11>H11; 1 yellow I5>I6; 2 green D6>D7; 2 white C7>C8; 2 red E10>E9; "
    "N white K9>J9; N red D9>D10; N green H10>I10; N yellow C11>C10"
)
"""A variable start of two in which the neutral blue stall is still to be put, and then the purple one."""


@pytest.mark.rule("CAI-TWO-03")
@pytest.mark.rule("CAI-TWO-04")
def test_neutral_stalls_are_drawn_and_put_in_turn() -> None:
    """TV-113."""
    seed = next(seed for seed in range(20) if start(2, seed, start="variable").decides() == 2)
    table = start(2, seed, start="variable")
    luck = FastLuck(seed)
    while table.phase() == "setup":
        if table.told("neutral") and not table.told("neutral gone"):
            drawn = {event.facts["trade"] for event in table.told("neutral")}
            assert set(table.view()["neutral"]) == set(TRADES) - drawn
        actions = table.state.actions()
        table.play(LEXICON.say(actions[luck.below(len(actions))]), luck=luck)
    assert [event.seat + 1 for event in table.told("neutral")] == [2, 1, 2, 1, 2, 1]
    assert {event.facts["trade"] for event in table.told("neutral")} == set(TRADES)
    assert table.decides() == 2
    orders = {tuple(neutral_order(seed)) for seed in range(8)}
    assert len(orders) > 5, "the bag is mixed"


def neutral_order(seed: int) -> list[str]:
    """Return the order in which neutral stalls come in a random set-up."""
    table = start(2, seed, start="variable")
    luck = FastLuck(seed)
    while table.phase() == "setup":
        table.play(LEXICON.say(table.state.actions()[0]), luck=luck)
    return [str(event.facts["trade"]) for event in table.told("neutral")]


@pytest.mark.rule("CAI-TWO-05")
def test_a_neutral_stall_without_a_place_is_out_of_the_game() -> None:
    """TV-48."""
    bazaar = Bazaar.read(LAST)
    state: Any = HERE.read(
        {
            "players": {SEATS[0]: {}, SEATS[1]: {}},
            "options": {"start": "variable"},
            "stands": [str(stand) for stand in bazaar.stands],
            "phase": "setup",
            "neutral": ["purple"],
            "start": "arch",
            "active": "arch",
            "agenda": [
                {"segment": {"cards": [], "fee": None, "kind": "neutral", "trade": "blue", "segments": list("1235")}}
            ],
        }
    )
    table = Table(state).put("K1")
    table.play("entry K2", luck=ScriptedLuck([]))
    assert [event.facts["trade"] for event in table.told("neutral gone")] == ["purple"]
    assert (table.phase(), table.decides(), table.view()["neutral"]) == ("normal", 1, [])
    assert sum(stand.owner == "neutral" for stand in table.bazaar().stands) == 5


@pytest.mark.rule("CAI-TWO-06")
@pytest.mark.rule("CAI-TWO-07")
def test_neutral_stalls_are_neither_moved_nor_expanded() -> None:
    """TV-151: nothing that is built touches a neutral stall, blocked or not."""
    text = "S2; 1 white I2>I1; 2 green H3>H2"
    table = given("S2", hand="7 8 9", money=NINE_EACH).play("play 7+8+9")
    assert table.offered("expand") == {"red", "green", "purple"}
    assert table.offered("move") == set()
    assert table.refused("expand yellow") == "CAI-EXP-01"
    assert table.refused("move yellow") == "CAI-MOV-01"
    blocked = given(text)
    neutral = next(stand for stand in blocked.bazaar().stands if stand.stall == "H1")
    assert is_blocked(blocked.bazaar(), neutral)
    assert all(not one["blocked"] for one in blocked.view()["stands"] if one["owner"] == "neutral")


@pytest.mark.rule("CAI-TWO-08")
def test_at_a_neutral_stall_only_the_active_player_earns() -> None:
    """TV-47."""
    table = given("S2").play("lure F1")
    assert (table.money(1), table.money(2)) == ("1 2 1 1 1 1", "1 1 1 1 1 1")
    assert "owner" not in table.told("lure")[0].facts


@pytest.mark.rule("CAI-TWO-09")
@cases(
    "TV-103 | S2 | new 1 white F11>F10 [8] | CAI-BLD-07",
    "TV-104 | S2 | new 1 white E2>E3 [2] | CAI-BLD-09",
    "TV-18 | S2; 1 green H7>I7 +G7+G8+G9 | exp 1 green F9 [8] | CAI-EXP-07",
    "entry | S2 | new 1 white F2>F1 [2] | CAI-BLD-11",
)
def test_in_all_else_neutral_stalls_are_like_others(case: Case) -> None:
    assert case.tried() in {case.expected, "CAI-BLD-02"} - ({"CAI-BLD-02"} if case.name != "entry" else set())


@pytest.mark.rule("CAI-TWO-09")
def test_a_nearer_neutral_entry_costs_a_barker() -> None:
    """TV-105."""
    assert given("S2").lure("B5")["barkers"] == 1
    assert "B5" not in given("S2").offered("lure")


@pytest.mark.rule("CAI-TWO-10")
def test_neutral_stalls_have_no_turn() -> None:
    table = given("S2").play("lure F1")
    assert table.decides() == 2
    assert table.play("draw barker", "draw barker").decides() == 1
    assert set(table.view()["players"]) == {"arch", "star"}
