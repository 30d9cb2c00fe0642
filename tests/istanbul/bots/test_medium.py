"""The medium bot: plays steadily, builds its wheelbarrow when that pays."""

import pytest
from benchmarks.watching import Habits, watch

from bedesten.bots import Bot, EasyBot, GreedyBot, MediumBot, ask
from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.core.registry import find_game
from bedesten.games.istanbul.lexicon import LEXICON
from tests.istanbul.games import MODES, Mode, all_modes, some_game
from tests.istanbul.table import Table, given

ISTANBUL = find_game("istanbul")


def turn(table: Table, bot: Bot) -> list[str]:
    """Let a bot play one turn; return what it did."""
    done = []
    seat, round_ = table.state.seat, table.state.round
    while table.state.seat == seat and table.state.round == round_:
        done.append(LEXICON.say(ask(bot, table.state, FastLuck(1))))
        table.play(done[-1])
    return done


def test_it_answers_legally_whatever_comes_up_and_leaves_the_world_as_it_was() -> None:
    bot, luck = MediumBot(), FastLuck(2)
    for state in all_modes(80, every=40, seed=1):
        if state.seat != OVER:
            before = ISTANBUL.write(state)
            assert bot.choose(state.imagine(state.seat, luck), luck) in state.actions()
            assert ISTANBUL.write(state) == before


def test_the_same_seed_leads_to_the_same_choice_in_every_world_it_cannot_tell_apart() -> None:
    for state in all_modes(60, every=60, seed=5):
        if state.seat != OVER:
            worlds = [state, *(state.imagine(state.seat, FastLuck(seed)) for seed in (1, 2))]
            assert len({int(ask(MediumBot(), world, FastLuck(8))) for world in worlds}) == 1


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_it_finishes_its_games_like_people(mode: Mode) -> None:
    state = some_game(mode, seed=40 + mode.players)
    course = watch(state, [MediumBot()] * mode.players, FastLuck(1), FastLuck(2))
    assert 8 < course.rounds < 60


def over_games(bot: Bot, games: int) -> Habits:
    """Return what two players did in some games of random layouts."""
    found = Habits()
    for seed in range(games):
        luck = FastLuck(seed)
        state = Mode("base", 2, False).start(luck, "random")
        for one in watch(state, [bot, bot], luck, FastLuck(1000 + seed)).habits:
            found.add(one)
    return found


@pytest.mark.slow
def test_it_buys_extensions_and_hoards_less_than_the_yardstick() -> None:
    medium, greedy = over_games(MediumBot(), 40), over_games(GreedyBot(), 40)
    assert medium.extensions >= 15
    assert greedy.extensions == 0
    assert medium.lira_left < 0.9 * greedy.lira_left
    assert medium.cards_left < greedy.cards_left
    assert medium.null_cards == medium.null_meetings == 0


@pytest.mark.parametrize("extensions", [0, 1, 2])
def test_it_builds_its_wheelbarrow_early_and_takes_its_ruby(extensions: int) -> None:
    """The cart is full and the Wainwright is next door. The yardstick walks past him, even past his ruby."""
    red = {"merchant": 2, "lira": 12, "goods": "RRGGYY", "extensions": extensions}
    rows = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]
    table = given({"red": red, "yellow": {}, "green": {}}, layout=rows)
    assert turn(table, MediumBot())[:3] == ["move 1", "lay", "act"]
    assert table.player("red").extensions == extensions + 1
    assert table.player("red").rubies == (extensions == 2)
    yardstick = given({"red": red, "yellow": {}, "green": {}}, layout=rows)
    assert "move 1" not in turn(yardstick, GreedyBot())


@pytest.mark.slow
def test_it_wins_most_games_against_a_beginner() -> None:
    won = 0
    for seed in range(20):
        luck = FastLuck(seed)
        state = Mode("base", 2, False).start(luck, "random")
        bots: list[Bot] = [EasyBot(), EasyBot()]
        bots[seed % 2] = MediumBot()
        won += watch(state, bots, luck, FastLuck(1000 + seed)).winners == (seed % 2,)
    assert won >= 15
