"""The bots easy, medium and greedy of Cairo: legal, repeatable, stronger than chance, and never silly."""

from collections.abc import Callable
from typing import Any

import pytest

from bedesten.arena.playing import play_out
from bedesten.bots import Bot, EasyBot, GreedyBot, MediumBot, RandomBot, ask
from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.games.cairo.lexicon import LEXICON
from bedesten.games.cairo.state import Cairo
from tests.cairo.samples import SAMPLES
from tests.cairo.table import HERE, Table, given, start

Kind = Callable[[], Bot]
every_bot = pytest.mark.parametrize("kind", [EasyBot, MediumBot, GreedyBot], ids=["easy", "medium", "greedy"])

LATE: dict[str, Any] = {"phase": "final", "turn": 301, "round": 151}
"""The final phase, which begins at the latest after so many turns."""


def points(first: Kind, second: Kind, players: int, deals: int) -> float:
    """Play the same deals with the first bot in each seat and the second in all others; return its share of points."""
    won = 0.0
    for deal in range(deals):
        for seat in range(players):
            luck = FastLuck(1000 + deal)
            state = HERE.start(players, luck)
            bots: list[Bot] = [first() if other == seat else second() for other in range(players)]
            play_out(state, bots, luck, FastLuck(2000 + deal))
            winners = state.standing().winners
            won += (seat in winners) / len(winners)
    return won / (deals * players)


def turn_of(table: Table, kind: Kind = GreedyBot) -> list[str]:
    """Let a bot take its whole turn; return what it does."""
    state, luck, done = table.state, FastLuck(1), []
    seat, turn = state.seat, state.turn
    while (state.seat, state.turn) == (seat, turn):
        done.append(LEXICON.say(ask(kind(), state, luck)))
        table.play(done[-1])
    return done


# All of them.


@every_bot
def test_it_answers_a_legal_action_in_every_mode(kind: Kind) -> None:
    bot, luck, asked = kind(), FastLuck(1), set()
    for state in SAMPLES.states(decisions=120, every=19, seed=2):
        if state.seat != OVER:
            asked.add(SAMPLES.game.question(state))
            assert bot.choose(state.imagine(state.seat, luck), luck) in state.actions()
    assert asked >= {"turn", "kind", "site", "entry", "second"}


@every_bot
@pytest.mark.parametrize("name", SAMPLES.positions)
def test_it_answers_a_legal_action_to_every_question(kind: Kind, name: str) -> None:
    state = HERE.read(SAMPLES.positions[name][0])
    assert ask(kind(), state, FastLuck(3)) in state.actions()


@every_bot
def test_the_same_seed_leads_to_the_same_choice_and_the_world_stays_as_it_was(kind: Kind) -> None:
    for state in SAMPLES.states(decisions=60, every=30, seed=5):
        if state.seat != OVER:
            before = HERE.write(state)
            assert kind().choose(state, FastLuck(8)) == kind().choose(state, FastLuck(8))
            assert HERE.write(state) == before


@every_bot
def test_it_builds_for_points_when_nothing_else_is_left(kind: Kind) -> None:
    table = given("S2", hand="1", money="0 2 0 0 0 0", **LATE)
    done = turn_of(table, kind)
    assert done[:2] == ["play 1", "expand red"]
    assert table.points(1) == 7


@every_bot
def test_it_retires_rather_than_build_for_nothing(kind: Kind) -> None:
    assert turn_of(given("S2", hand="7 8", money="0 0 0 0 0 0", **LATE), kind) == ["retire"]


# The yardstick.


def test_greedy_beats_random() -> None:
    luck = FastLuck(1)
    state = HERE.start(2, luck)
    play_out(state, [GreedyBot(), RandomBot()], luck, FastLuck(2))
    assert state.standing().winners == (0,)


def test_greedy_bots_put_no_stall_that_is_blocked_at_once_and_come_to_an_end() -> None:
    luck, thinking, bot = FastLuck(4), FastLuck(5), GreedyBot()
    state = HERE.start(2, luck, start="variable")
    assert isinstance(state, Cairo)
    stalls = 0
    while state.seat != OVER:
        question, seat = HERE.question(state), state.seat
        before = {id(stand) for stand in state.ground.stands}
        state.apply(ask(bot, state, thinking), luck)
        if question == "entry":
            (new,) = (stand for stand in state.ground.stands if stand is not None and id(stand) not in before)
            if new.owner == seat:
                stalls += 1
                assert not state.see_room().is_blocked(new)
    assert stalls > 6
    assert state.turn < 200
    assert 0 in state.supply or state.supply.count(1) >= 2


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_in_duplicate_games(players: int) -> None:
    assert points(GreedyBot, RandomBot, players, deals=6) > 0.95


@pytest.mark.slow
def test_easy_beats_random_and_loses_to_medium() -> None:
    assert points(EasyBot, RandomBot, 2, deals=8) > 0.9
    assert points(MediumBot, EasyBot, 2, deals=8) > 0.75


def test_a_card_that_costs_nothing_is_played_rather_than_a_joker() -> None:
    done = turn_of(given("S2", hand="1 J123 J147", money="0 3 0 0 0 0", **LATE))
    assert done[:2] == ["play 1", "expand red"]


def test_the_fee_of_a_joker_is_no_money_that_is_needed() -> None:
    done = turn_of(given("S2", hand="J123", money="0 2 0 3 0 0", **LATE))
    assert done[:3] == ["play J123", "fee yellow", "expand red"]


def test_of_equal_ways_a_customer_is_lured_to_the_own_stand() -> None:
    """Both red entries are five steps away, and cards do not help."""
    table = given("S3; @white=L1; @blue=A1; @red=F6", hand="", money="0 1 0 0 0 0", barkers={1: 3})
    table.state.choices = [action for action in table.state.choices if LEXICON.say(action) in ("lure B5", "lure F1")]
    assert len(table.state.choices) == 2
    assert turn_of(table) == ["lure B5"]


def test_the_first_medals_of_a_trade_are_taken_while_they_are_to_be_had() -> None:
    table = given("S4", hand="1 7", money="1 2 1 1 1 1")
    assert turn_of(table)[:2] == ["play 1", "expand red"]
    assert table.medals("red") == (1, 1)


def test_stalls_of_a_variable_start_are_of_different_trades_and_have_room() -> None:
    table = start(2, start="variable")
    while table.phase() == "setup":
        table.play(LEXICON.say(ask(GreedyBot(), table.state, FastLuck(1))))
    stands = [stand for stand in table.view()["stands"] if stand["owner"] != "neutral"]
    assert not any(stand["blocked"] for stand in stands)
    assert len({stand["trade"] for stand in stands}) > 3


def test_in_the_final_phase_points_come_before_anything_else_and_then_it_retires() -> None:
    table = given("S2", hand={1: "1 7", 2: ""}, money={1: "1 2 0 0 0 0", 2: "0 0 0 0 0 0"}, **LATE)
    assert turn_of(table)[:2] == ["play 1", "expand red"]
    assert turn_of(table) == ["retire"]
