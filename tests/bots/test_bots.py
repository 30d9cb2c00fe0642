"""Bots by name, bots of users, and what a bot is shown."""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import bedesten
from bedesten.bots import Bot, GreedyBot, GuestBot, MediumBot, RandomBot, ask
from bedesten.bots.judge import Judges, judges_of, register_judges
from bedesten.core.contract import OVER, State
from bedesten.core.errors import BadBot, UnknownName
from bedesten.core.luck import FastLuck, Luck
from bedesten.core.registry import all_games, find_game
from tests.every_game import every_game
from tests.samples import SOME_GAME, Samples, play_random

GUESTS = '''
class Last:
    """Takes the last action."""

    def choose(self, world, luck):
        return world.actions()[-1]


class Mute:
    """Has nothing to say."""


class Shy:
    """Needs something that nobody gives it."""

    def __init__(self, courage):
        self.courage = courage


class Liar:
    def choose(self, world, luck):
        return 10**6


class Poet:
    def choose(self, world, luck):
        return "move 5"
'''


class Spy:
    """Keeps the worlds it is shown and takes the first action."""

    def __init__(self) -> None:
        self.worlds: list[State] = []

    def choose(self, world: State, luck: Luck) -> int:
        self.worlds.append(world)
        return world.actions()[0]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A current folder with a user's module in it."""
    (tmp_path / "guests.py").write_text(GUESTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield tmp_path
    sys.modules.pop("guests", None)


def test_every_game_of_the_house_has_judges_for_the_bots() -> None:
    for game in all_games():
        assert isinstance(judges_of(game.name), Judges)


def test_a_game_without_judges_is_refused_with_a_way_out() -> None:
    with pytest.raises(BadBot, match=r"cannot judge chess: no judges are registered for it .*the bot random plays any"):
        judges_of("chess")


def test_judges_that_are_registered_are_those_that_the_bots_ask() -> None:
    first = judges_of(SOME_GAME)
    register_judges(SOME_GAME, Judges(easy=first.greedy, medium=first.easy, greedy=first.medium))
    try:
        assert GreedyBot().judge_of(SOME_GAME) is first.medium
        assert MediumBot().judge_of(SOME_GAME) is first.easy
    finally:
        register_judges(SOME_GAME, first)


def test_random_is_a_bot_of_the_house() -> None:
    assert isinstance(bedesten.bot("random"), RandomBot)


@every_game
def test_random_chooses_every_action_about_equally_often(samples: Samples) -> None:
    random, luck = bedesten.bot("random"), FastLuck(5)
    state = next(state for state in samples.states(decisions=20) if len(state.actions()) > 2)
    chosen = Counter(ask(random, state, luck) for _ in range(6000))
    actions = state.actions()
    fair = 6000 / len(actions)
    assert set(chosen) == set(actions)
    assert all(0.85 * fair < count < 1.15 * fair for count in chosen.values())


def test_each_call_makes_a_new_bot() -> None:
    assert bedesten.bot("greedy") is not bedesten.bot("greedy")


def test_an_unknown_name_is_told_with_the_names_there_are() -> None:
    with pytest.raises(
        UnknownName,
        match="no bot 'gready'; there are: easy, medium, greedy, planner, random, or your own as module:Class",
    ):
        bedesten.bot("gready")


@pytest.mark.usefixtures("folder")
def test_a_users_class_is_found_by_module_and_class() -> None:
    last = bedesten.bot("guests:Last")
    assert isinstance(last, GuestBot)
    assert last.name == "guests:Last"
    state = find_game(SOME_GAME).start(2, FastLuck(1))
    assert ask(last, state, FastLuck(1)) == state.actions()[-1]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere:Last", "the bot nowhere:Last cannot be made: ModuleNotFoundError"),
        ("guests:First", "the bot guests:First cannot be made: AttributeError"),
        ("guests:Shy", "the bot guests:Shy cannot be made: TypeError"),
        ("guests:Mute", r"the bot guests:Mute has no method choose\(world, luck\)"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(name: str, reason: str) -> None:
    with pytest.raises(BadBot, match=reason):
        bedesten.bot(name)


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("guests:Liar", "the bot guests:Liar answered 1000000, which is not one of the actions offered"),
        ("guests:Poet", "the bot guests:Poet answered 'move 5', which is not one of the actions offered"),
    ],
)
def test_an_answer_that_was_not_offered_is_refused(name: str, reason: str) -> None:
    state = find_game(SOME_GAME).start(2, FastLuck(1))
    before = find_game(SOME_GAME).write(state)
    with pytest.raises(BadBot, match=reason):
        ask(bedesten.bot(name), state, FastLuck(1))
    assert find_game(SOME_GAME).write(state) == before


def shown(state: State, times: int) -> list[State]:
    """Return the worlds that a bot is shown when it is asked so often about one state."""
    spy, luck = Spy(), FastLuck(7)
    bot: Bot = GuestBot(spy, "spy")
    for _ in range(times):
        ask(bot, state, luck)
    assert len(spy.worlds) == times
    return spy.worlds


@every_game
def test_a_bot_sees_an_imagined_world_and_never_the_true_state(samples: Samples) -> None:
    game, differing = samples.game, 0
    for state in samples.states(decisions=samples.length, every=max(1, samples.length // 10)):
        if state.seat == OVER:
            continue
        for world in shown(state, 5):
            assert world is not state
            assert world.view(state.seat) == state.view(state.seat)
            differing += game.write(world) != game.write(state)
    assert differing > 10


@every_game
def test_what_a_bot_does_to_its_world_does_not_touch_the_game(samples: Samples) -> None:
    state = samples.modes[-1].start(FastLuck(1))
    before = samples.game.write(state)
    (world,) = shown(state, 1)
    play_random(world, FastLuck(3), 200)
    assert samples.game.write(state) == before
