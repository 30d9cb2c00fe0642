"""The bots easy, medium and greedy of Choose & Write: legal, repeatable, and stronger than chance."""

from collections.abc import Callable

import pytest

from bedesten.arena.playing import play_out
from bedesten.bots import BOTS, TITLES, Bot, EasyBot, GreedyBot, MediumBot, RandomBot, ask, plays
from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.games.choose_write.data import NAME
from bedesten.games.choose_write.lexicon import LEXICON
from tests.choose_write.samples import SAMPLES, few_cards
from tests.choose_write.table import HERE, alone

Kind = Callable[[], Bot]
BOTS_WITH_A_JUDGE: list[Kind] = [EasyBot, MediumBot, GreedyBot]


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


@pytest.mark.parametrize("kind", BOTS_WITH_A_JUDGE, ids=["easy", "medium", "greedy"])
def test_it_answers_a_legal_action_in_every_mode(kind: Kind) -> None:
    bot, luck, asked = kind(), FastLuck(1), set()
    for seed in (2, 3):
        for state in SAMPLES.states(decisions=160, every=9, seed=seed):
            if state.seat != OVER:
                asked.add(SAMPLES.game.question(state))
                assert bot.choose(state.imagine(state.seat, luck), luck) in state.actions()
    assert len(asked) > 10


@pytest.mark.parametrize("kind", BOTS_WITH_A_JUDGE, ids=["easy", "medium", "greedy"])
def test_the_same_seed_leads_to_the_same_choice_and_the_world_stays_as_it_was(kind: Kind) -> None:
    for state in SAMPLES.states(decisions=60, every=20, seed=5):
        if state.seat != OVER:
            before = HERE.write(state)
            assert kind().choose(state, FastLuck(8)) == kind().choose(state, FastLuck(8))
            assert HERE.write(state) == before


@pytest.mark.parametrize("players", range(2, 6))
def test_greedy_beats_random_with_any_number_of_players(players: int) -> None:
    assert points(GreedyBot, RandomBot, players, deals=1) == 1.0


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 6))
def test_greedy_beats_random_in_duplicate_games(players: int) -> None:
    assert points(GreedyBot, RandomBot, players, deals=6) > 0.95


@pytest.mark.slow
def test_easy_beats_random_and_loses_to_medium() -> None:
    assert points(EasyBot, RandomBot, 2, deals=8) > 0.9
    assert points(MediumBot, EasyBot, 2, deals=12) > 0.6


@pytest.mark.parametrize("kind", BOTS_WITH_A_JUDGE, ids=["easy", "medium", "greedy"])
def test_a_ruby_that_can_be_bought_in_the_last_turn_is_bought(kind: Kind) -> None:
    deck = few_cards(held=("2<", "13<", "9<"))
    table = alone({"lira": 10, "hand": "2<"}, display=["13<", "9<"], location_deck=deck)
    for answer in ("hand 2", "use 2"):
        assert LEXICON.say(ask(kind(), table.state, FastLuck(1))) == answer
        table.play(answer)
    assert table.state.players[0].rubies == 1


def test_bots_have_a_name_before_people_and_all_but_the_planner_play_with_any_number() -> None:
    assert list(BOTS) == list(TITLES)
    for players in HERE.players:
        assert [name for name in BOTS if not plays(name, NAME, players)] == ([] if players == 1 else ["planner"])
