"""The planner alone: it knows no more than its player, plays alike on every machine, and plays for its goal."""

from collections import Counter

import pytest

import bedesten
from bedesten.bots import PlannerBot, ask
from bedesten.bots.choose_write.goals import Goal
from bedesten.bots.judge import guide_of
from bedesten.bots.planner import WORK, Line, PairedLuck, better_half
from bedesten.core.contract import OVER
from bedesten.core.errors import BadBot
from bedesten.core.luck import FastLuck
from bedesten.games.choose_write.data import NAME
from bedesten.games.choose_write.state import ChooseWrite
from tests.choose_write.samples import ALONE, few_cards
from tests.choose_write.table import HERE, alone
from tests.samples import play_random

QUICK = 0.08  # of the work


def some_decisions(games: int) -> list[ChooseWrite]:
    """Return positions of solo games with all kinds of goals."""
    found = []
    for number in range(games):
        luck = FastLuck(number)
        state = HERE.start(1, luck, **ALONE[number % len(ALONE)])
        play_random(state, luck, 9 * number % 70)
        assert isinstance(state, ChooseWrite)
        if state.seat != OVER:
            found.append(state)
    return found


def test_it_answers_a_legal_action_with_every_goal_and_leaves_the_world_as_it_was() -> None:
    for state in some_decisions(16):
        before = HERE.write(state)
        assert PlannerBot(share=QUICK).choose(state, FastLuck(1)) in state.actions()
        assert HERE.write(state) == before


def test_it_chooses_alike_in_worlds_that_its_seat_cannot_tell_apart() -> None:
    for state in some_decisions(6):
        worlds = [state.imagine(0, FastLuck(seed)) for seed in range(4)]
        assert all(world.view(0) == state.view(0) for world in worlds)
        assert len({PlannerBot(share=QUICK).choose(world, FastLuck(3)) for world in worlds}) == 1


def test_the_luck_of_the_game_is_not_its_own() -> None:
    """What comes next is decided when it comes: two games that differ in nothing but their luck look the same to it."""
    first, second = FastLuck(4), FastLuck(4)
    states = HERE.start(1, first), HERE.start(1, second)
    for _ in range(5):
        second.below(7)
    assert len({ask(PlannerBot(share=QUICK), state, FastLuck(5)) for state in states}) == 1


def test_the_same_seed_leads_to_the_same_choice() -> None:
    for state in some_decisions(5):
        bots = [PlannerBot(share=QUICK), PlannerBot(share=QUICK)]
        assert bots[0].choose(state, FastLuck(2)) == bots[1].choose(state, FastLuck(2))
        assert bots[0].tried == bots[1].tried


def test_it_counts_what_it_tries() -> None:
    for state in some_decisions(5):
        bot = PlannerBot(share=QUICK)
        bot.choose(state, FastLuck(2))
        if len(state.actions()) > 1:
            assert 0 < int(bot.tried) < QUICK * WORK + 3 * 10 * 130  # one more game for each line at most


def test_it_buys_the_ruby_of_the_last_turn() -> None:
    deck = few_cards(held=("2<", "13<", "9<"))
    state = alone({"lira": 10, "hand": "2<"}, display=["13<", "9<"], location_deck=deck).state
    while state.seat != OVER:
        state.apply(PlannerBot(share=QUICK).choose(state, FastLuck(1)), FastLuck(1))
    assert state.players[0].rubies == 1


def test_it_leaves_the_ruby_that_would_spoil_its_tile() -> None:
    """With ten rubies and all that the tile asks for, the eleventh is not wanted (CNW-SOL-28)."""
    red = {"lira": "12/2", "hand": "2<", "rubies": {"dealer": 10}}
    deck = few_cards(held=("2<", "13<", "9<"))
    for goal, wanted in (("1-10", 10), ("1-11", 11), ("high-score", 11)):
        state = alone(red, display=["13<", "9<"], location_deck=deck, options={"goal": goal}).state
        while state.seat != OVER:
            state.apply(PlannerBot(share=QUICK).choose(state, FastLuck(1)), FastLuck(1))
        assert state.players[0].rubies == wanted


@pytest.mark.parametrize(("goal", "challenge", "column", "target"), [("7-10", 6, 10, 10), ("14-12", 13, 12, 99)])
def test_a_goal_is_read_from_the_option(goal: str, challenge: int, column: int, target: int) -> None:
    state = HERE.start(1, FastLuck(1), goal=goal)
    assert isinstance(state, ChooseWrite)
    read = Goal(state.terms)
    assert (read.is_tile, read.challenge, read.column, read.target) == (True, challenge, column, target)


def test_of_equal_lines_the_likeliest_is_kept() -> None:
    lines = [Line([1]), Line([2]), Line([3])]
    lines[2].total = 1.0
    assert [line.actions for line in better_half(lines)] == [[3], [1]]


def test_another_line_must_prove_that_it_is_better_than_the_likeliest() -> None:
    sure, lucky = Line([1]), Line([2])
    for gain in (1.0, 1.0, 2.0, 1.0):
        sure.add(gain)
    for gain in (9.0, -3.0, -3.0, -2.0):
        lucky.add(gain)
    assert sure.is_better(4, caution=1.0)
    assert not lucky.is_better(4, caution=1.0)
    assert not Line([3]).is_better(4, caution=0.0)


def test_games_that_are_compared_meet_the_same_cards() -> None:
    first, second = PairedLuck(7), PairedLuck(7)
    cards = [first.below(size) for size in range(40, 20, -1)]
    others = []
    for size in range(40, 20, -1):
        second.below(6)
        others.append(second.below(size))
    assert cards == others
    assert cards != [PairedLuck(8).below(size) for size in range(40, 20, -1)]


def test_paired_luck_is_even() -> None:
    for n in (2, 5, 16, 37):
        counts = Counter(PairedLuck(seed).below(n) for seed in range(400 * n))
        assert len(counts) == n
        assert all(300 < count < 500 for count in counts.values())


def test_it_is_a_bot_of_the_house_and_plays_nothing_but_solo_games() -> None:
    planner = bedesten.bot("planner")
    assert isinstance(planner, PlannerBot)
    guide_of(NAME, 1)
    with pytest.raises(
        BadBot, match="planner does not play choose_write with 3 players; the bots easy, medium and gre"
    ):
        planner.choose(HERE.start(3, FastLuck(1)), FastLuck(1))


@pytest.mark.slow
def test_it_plays_better_than_its_habits() -> None:
    planned, by_habit = 0, 0
    guide = guide_of(NAME, 1)
    for number in range(4):
        luck, thinking = FastLuck(number), FastLuck(100 + number)
        state = HERE.start(1, luck, goal="high-score")
        other, other_luck = HERE.start(1, FastLuck(number), goal="high-score"), FastLuck(number)
        assert isinstance(state, ChooseWrite)
        assert isinstance(other, ChooseWrite)
        while state.seat != OVER:
            state.apply(ask(PlannerBot(share=0.4), state, thinking), luck)
        while other.seat != OVER:
            other.apply(guide.answer(other), other_luck)
        planned += state.players[0].rubies
        by_habit += other.players[0].rubies
    assert planned >= 4 * 11
    assert planned > by_habit
