"""The greedy bot: legal, honest, repeatable, and stronger than chance."""

from dataclasses import dataclass

import pytest

from bedesten.arena.playing import play_out
from bedesten.bots import Bot, GreedyBot, RandomBot, ask
from bedesten.bots.istanbul.judge import IstanbulJudge
from bedesten.bots.istanbul.worth import Worths
from bedesten.bots.judge import StandingJudge
from bedesten.bots.one_turn import LAST_STEPS, MOST_WORK
from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.core.registry import find_game
from bedesten.games.istanbul.chapters import RULE_SETS
from bedesten.games.istanbul.data import FOUNTAIN
from bedesten.games.istanbul.lexicon import LEXICON
from bedesten.games.istanbul.state import Istanbul
from tests.istanbul.games import MODES, Mode, all_modes, some_game
from tests.istanbul.letters.table import bazaar, lettered
from tests.istanbul.mocha.table import mocha
from tests.istanbul.table import Table, given

ISTANBUL = find_game("istanbul")


def decision(table: Table, seed: int = 1) -> str:
    """Return what the greedy bot does at this table, in notation."""
    return LEXICON.say(ask(GreedyBot(), table.state, FastLuck(seed)))


def turn(table: Table) -> list[str]:
    """Let the greedy bot play one turn; return what it did."""
    done = []
    seat, round_ = table.state.seat, table.state.round
    while table.state.seat == seat and table.state.round == round_:
        done.append(decision(table))
        table.play(done[-1])
    return done


def test_it_answers_a_legal_action_in_every_mode() -> None:
    bot, luck = GreedyBot(), FastLuck(1)
    for state in all_modes(200, every=20):
        if state.seat != OVER:
            assert bot.choose(state.imagine(state.seat, luck), luck) in state.actions()


def test_it_answers_whatever_comes_up_in_the_middle_of_a_game() -> None:
    bot, luck = GreedyBot(), FastLuck(2)
    asked = set()
    for state in all_modes(200, every=20, seed=1):
        if state.seat != OVER:
            asked.add(type(state.agenda))
            assert bot.choose(state.imagine(state.seat, luck), luck) in state.actions()
    assert len(asked) > 10


def test_it_leaves_the_world_it_is_handed_as_it_was() -> None:
    bot, luck = GreedyBot(), FastLuck(3)
    for state in all_modes(100, every=50, seed=3):
        if state.seat != OVER:
            before = ISTANBUL.write(state)
            bot.choose(state, luck)
            assert ISTANBUL.write(state) == before


def test_it_tries_no_more_actions_than_it_allows_itself() -> None:
    bot, luck = GreedyBot(), FastLuck(6)
    for state in all_modes(80, every=20, seed=9):
        if state.seat != OVER:
            bot.choose(state, luck)
            assert bot.tried <= MOST_WORK + 15 * LAST_STEPS


def test_the_same_seed_leads_to_the_same_choice() -> None:
    for state in all_modes(60, every=60, seed=5):
        if state.seat != OVER:
            assert GreedyBot().choose(state, FastLuck(8)) == GreedyBot().choose(state, FastLuck(8))


@pytest.mark.parametrize("number", range(len(MODES)))
def test_it_beats_random_players_in_every_mode(number: int) -> None:
    mode = MODES[number]
    players = mode.players
    state = some_game(mode, seed=number, layout=mode.layout(number))
    seat = number % players
    bots: list[Bot] = [GreedyBot() if other == seat else RandomBot() for other in range(players)]
    play_out(state, bots, FastLuck(10 + number), FastLuck(20 + number))
    assert state.standing().winners == (seat,)
    assert state.round < 60


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_greedy_players_finish_their_game_like_people(mode: Mode) -> None:
    state = some_game(mode, seed=40 + mode.players)
    bots: list[Bot] = [GreedyBot()] * mode.players
    play_out(state, bots, FastLuck(1), FastLuck(2))
    assert state.seat == OVER
    assert 8 < state.round < 60


def test_it_buys_the_ruby_that_wins() -> None:
    table = given({"red": {"merchant": 9, "lira": 20, "rubies": 4}, "yellow": {}, "green": {}})
    assert turn(table)[:3] == ["move 16", "lay", "act"]
    assert table.player("red").rubies == 5


def test_it_pays_the_palace_for_the_ruby_that_wins() -> None:
    table = given({"red": {"merchant": 8, "goods": "RGYYB", "rubies": 4}, "yellow": {}, "green": {}})
    turn(table)
    assert table.player("red").rubies == 5
    assert table.goods("red") == ""


def test_it_plays_five_lira_when_the_price_of_a_ruby_is_short_of_them() -> None:
    red = {"merchant": 16, "lira": 14, "rubies": 4, "hand": ["five-lira"]}
    table = given({"red": red, "yellow": {}, "green": {}}, at="act")
    assert turn(table)[:2] == ["play five-lira", "act"]
    assert table.player("red").rubies == 5


def test_it_buys_a_second_ruby_with_the_card_for_it() -> None:
    red = {"merchant": 16, "lira": 40, "rubies": 3, "hand": ["dealer-again"]}
    table = given({"red": red, "yellow": {}, "green": {}}, at="act")
    assert turn(table)[:2] == ["act", "play dealer-again"]
    assert table.player("red").rubies == 5


def test_it_goes_to_the_fountain_when_all_assistants_lie_far_away() -> None:
    red = {"merchant": 14, "stack": [], "lying": [1, 8, 10, 13]}
    table = given({"red": red, "yellow": {}, "green": {}})
    assert turn(table)[:2] == ["move 7", "act"]
    assert table.stack("red") == "oooo"


def test_it_plays_its_last_cards_when_lira_decide() -> None:
    red = {"rubies": 5, "lira": 3, "hand": ["five-lira", "any-good"]}
    table = given({"red": red, "yellow": {"rubies": 5, "lira": 5}, "green": {}}, at="final-step", finale=True)
    turn(table)
    assert table.player("red").lira == 8
    assert table.state.standing().winners == (0,)


def test_a_game_it_does_not_know_is_judged_by_the_standing() -> None:
    table = given({"red": {"merchant": 16, "lira": 20, "rubies": 4}, "yellow": {}, "green": {}}, at="act")
    stranger = GreedyBot(StandingJudge())
    assert LEXICON.say(stranger.choose(table.state, FastLuck(1))) == "act"


def test_a_bot_that_knows_only_the_standing_answers_legally_too() -> None:
    bot, luck = GreedyBot(StandingJudge()), FastLuck(4)
    for state in all_modes(60, every=30, seed=7):
        if state.seat != OVER:
            assert isinstance(state, Istanbul)
            assert bot.choose(state, luck) in state.actions()


# Mocha & Baksheesh


def test_it_buys_the_coffee_ruby_that_wins() -> None:
    table = mocha({"red": {"merchant": 2, "coffee": 6, "rubies": 5}, "yellow": {}, "green": {}})
    assert turn(table)[:3] == ["move 20", "lay", "act"]
    assert table.player("red").rubies == 6


def test_it_plays_the_guild_card_that_wins_from_afar() -> None:
    red = {"merchant": 13, "family": 3, "lira": 14, "rubies": 5, "guild": [5, 16]}
    table = mocha({"red": red, "yellow": {}, "green": {}}, rubies={"palace": 1})
    assert turn(table)[0] == "guild 16"


def test_it_plays_two_coffee_when_the_price_of_a_ruby_is_short_of_them() -> None:
    red = {"merchant": 20, "coffee": 4, "rubies": 5, "hand": ["two-coffee"]}
    table = mocha({"red": red, "yellow": {}, "green": {}}, at="act")
    assert turn(table)[:2] == ["play two-coffee", "act"]


def test_it_roasts_what_it_can_spare() -> None:
    red = {"merchant": 17, "lira": 6, "goods": "RR", "hand": ["assistant-home"]}
    table = mocha({"red": red, "yellow": {}, "green": {}}, at="act")
    turn(table)
    assert table.player("red").coffee >= 4


def test_it_does_not_draw_cards_for_ever() -> None:
    state = some_game(Mode("mocha", 2, False), seed=5)
    play_out(state, [GreedyBot(), GreedyBot()], FastLuck(3), FastLuck(4))
    assert state.round < 60
    assert all(len(player.hand) + len(player.guild) < 20 for player in state.players)


# Letters & Seals, the Great Bazaar


@dataclass
class Course:
    """How a game of greedy players went."""

    rounds: int = 0
    fountains: int = 0
    idle: int = 0
    """The most turns in a row in which somebody neither carried out an action nor played a Guild card."""


def course(rules: str, players: int, seed: int) -> Course:
    luck, thinking, bot = FastLuck(seed), FastLuck(seed + 1), GreedyBot()
    state = Mode(rules, players, False).start(luck, "random", seed)
    found = Course()
    idle = [0] * players
    turn = (0, 0)
    while state.seat != OVER and state.round < 60:
        if turn != (state.round, state.active):
            turn = (state.round, state.active)
            found.idle = max(found.idle, *idle)
            idle[state.active] += 1
        action = ask(bot, state, thinking)
        verb = LEXICON.saying(action).verb
        if state.seat == state.active and verb in ("act", "guild"):
            idle[state.active] = 0
            found.fountains += state.target == FOUNTAIN
        state.apply(action, luck)
    found.rounds = int(state.round)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULE_SETS)
def test_greedy_players_neither_stand_about_nor_dawdle(rules: str) -> None:
    courses = [course(rules, players, seed=players) for players in (2, 3, 4, 5)]
    rounds = [found.rounds for found in courses]
    assert max(rounds) <= 32
    assert sum(rounds) / len(rounds) <= 25
    assert max(found.idle for found in courses) <= 2
    assert sum(found.fountains for found in courses) >= len(courses), "they call their Assistants back"


def test_it_takes_the_short_way_through_the_catacombs() -> None:
    """The dealer with the ruby that wins is three turns away on foot, and two through the Catacombs."""
    table = bazaar({"red": {"merchant": 15, "lira": 40, "rubies": 5}, "yellow": {}, "green": {}})
    deeds = turn(table)
    assert deeds[0] == "move 25"
    assert "act" in deeds
    assert table.state.board.distance(table.player("red").merchant, 16) <= 2


def test_it_plans_to_come_out_of_the_catacombs_where_most_awaits_it() -> None:
    red = {"merchant": 25, "lira": 40, "rubies": 5}
    table = bazaar({"red": red, "yellow": {}, "green": {}}, at="act").play("act", "take R")
    (idea,) = IstanbulJudge(Worths()).ideas(table.state, FastLuck(1))
    way_out = int(LEXICON.say(idea).removeprefix("move "))
    assert table.state.board.distance(way_out, 16) <= 2


def test_it_buys_the_ruby_of_the_secret_society_that_wins() -> None:
    red = {"merchant": 23, "delivered": [1, 2, 3], "rubies": 5}
    table = lettered({"red": red, "yellow": {}, "green": {}})
    turn(table)
    assert table.player("red").rubies == 6


def test_it_goes_to_the_fountain_when_nobody_is_left_to_help() -> None:
    red = {"merchant": 8, "stack": [], "lying": [1, 5, 21, 25]}
    table = bazaar({"red": red, "yellow": {}, "green": {}})
    assert turn(table)[:2] == ["move 7", "act"]
    assert table.stack("red") == "oooo"


def test_it_brings_a_letter_to_its_place_on_the_way() -> None:
    """Two warehouses are as good as each other, but for the Letter."""
    for place in (3, 4):
        red = {"merchant": 2, "letters": [place]}
        table = lettered({"red": red, "yellow": {}, "green": {}}, layout=BOTH_NEAR)
        assert turn(table)[0] == f"move {place}"


def test_it_does_not_draw_cards_for_ever_with_letters_either() -> None:
    state = some_game(Mode("letters", 2, False), seed=5)
    play_out(state, [GreedyBot(), GreedyBot()], FastLuck(3), FastLuck(4))
    assert all(len(player.hand) < 12 for player in state.players)


BOTH_NEAR = [[3, 2, 4, 13, 16], [9, 14, 15, 22, 23], [24, 7, 21, 6, 12], [10, 11, 5, 8, 1]]
"""The Fabric Warehouse between the other two, all else of use farther away."""
