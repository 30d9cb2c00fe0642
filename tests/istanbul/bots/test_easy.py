"""The easy bot: a friendly beginner, who is wrong at times and never silly."""

import pytest
from benchmarks.watching import Habits, watch

from bedesten.bots import Bot, EasyBot, RandomBot, ask
from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.core.registry import find_game
from bedesten.games.istanbul.chapters import RULE_SETS
from bedesten.games.istanbul.lexicon import LEXICON
from tests.istanbul.games import MODES, Mode, all_modes, some_game
from tests.istanbul.table import Table, given

ISTANBUL = find_game("istanbul")
SEEDS = range(20)


def decisions(table: Table) -> set[str]:
    """Return all that the easy bot might say at this table."""
    return {LEXICON.say(ask(EasyBot(), table.state, FastLuck(seed))) for seed in SEEDS}


def habits(mode: Mode, seed: int) -> Habits:
    """Return what all players of one game of easy bots did."""
    state = some_game(mode, seed, layout=mode.layout(seed))
    course = watch(state, [EasyBot()] * mode.players, FastLuck(seed + 1), FastLuck(seed + 2))
    assert 8 < course.rounds < 60
    found = Habits()
    for one in course.habits:
        found.add(one)
    return found


def assert_nothing_silly(found: Habits) -> None:
    assert found.cards > 0
    assert (found.stopped, found.skipped, found.null_cards, found.null_meetings) == (0, 0, 0, 0)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_it_plays_a_game_of_each_rule_set_without_anything_silly(rules: str) -> None:
    assert_nothing_silly(habits(Mode(rules, 2, rules in ("base", "letters")), seed=3))


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_it_never_ends_a_turn_early_nor_plays_for_nothing(mode: Mode) -> None:
    found = Habits()
    for seed in range(10, 14):
        found.add(habits(mode, seed))
    assert_nothing_silly(found)


def test_it_lays_an_assistant_rather_than_ending_its_turn() -> None:
    table = given({"red": {"merchant": 9}, "yellow": {}, "green": {}}, at="assist")
    assert decisions(table) == {"lay"}


def test_it_pays_the_merchants_and_acts() -> None:
    table = given({"red": {"merchant": 5, "lira": 4}, "yellow": {"merchant": 5}, "green": {}}, at="assist")
    table.play("lay")
    assert decisions(table) == {"pay"}
    table.play("pay")
    assert decisions(table) == {"act"}


def test_it_goes_where_there_is_something_to_do() -> None:
    """All its assistants lie somewhere, and it has no Lira for the merchant beside one of them."""
    red = {"merchant": 9, "stack": [], "lying": [1, 5, 10, 13], "lira": 0}
    table = given({"red": red, "yellow": {"merchant": 10}, "green": {}})
    assert decisions(table) <= {"move 5", "move 7"}  # nothing to pay with at 1 and 13


def test_it_does_not_give_the_smuggler_what_it_takes_from_him() -> None:
    red = {"merchant": 5, "lira": 1, "goods": "B"}
    table = given({"red": red, "yellow": {}, "green": {}}, at="encounters", smuggler=5, governor=2)
    assert decisions(table) == {"end"}


def test_it_has_moods() -> None:
    """Where to go is not always clear to a beginner."""
    assert len(decisions(given({"red": {"merchant": 7}, "yellow": {}, "green": {}}))) > 1


def test_it_answers_legally_whatever_comes_up_and_leaves_the_world_as_it_was() -> None:
    bot, luck = EasyBot(), FastLuck(2)
    for state in all_modes(120, every=40, seed=1):
        if state.seat != OVER:
            before = ISTANBUL.write(state)
            assert bot.choose(state.imagine(state.seat, luck), luck) in state.actions()
            assert ISTANBUL.write(state) == before


def test_the_same_seed_leads_to_the_same_choice_in_every_world_it_cannot_tell_apart() -> None:
    for state in all_modes(60, every=60, seed=5):
        if state.seat != OVER:
            worlds = [state, *(state.imagine(state.seat, FastLuck(seed)) for seed in (1, 2))]
            assert len({int(ask(EasyBot(), world, FastLuck(8))) for world in worlds}) == 1


@pytest.mark.parametrize("number", range(0, len(MODES), 5))
def test_it_beats_random_players(number: int) -> None:
    mode = MODES[number]
    seat = number % mode.players
    bots: list[Bot] = [EasyBot() if other == seat else RandomBot() for other in range(mode.players)]
    course = watch(some_game(mode, number, layout=mode.layout(number)), bots, FastLuck(10), FastLuck(20))
    assert course.winners == (seat,)
