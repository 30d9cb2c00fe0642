"""Bots by name, bots of users, and what a bot is shown."""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import bedesten
from bedesten.bots import Bot, GuestBot, RandomBot, ask
from bedesten.core.contract import State
from bedesten.core.errors import BadBot, UnknownName
from bedesten.core.luck import FastLuck, Luck
from bedesten.core.registry import game
from bedesten.games.istanbul.state import Istanbul
from tests.istanbul.table import given, new_table

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


def test_random_is_a_bot_of_the_house() -> None:
    assert isinstance(bedesten.bot("random"), RandomBot)


def test_random_chooses_every_action_about_equally_often() -> None:
    table = new_table(3)
    random, luck = bedesten.bot("random"), FastLuck(5)
    chosen = Counter(ask(random, table.state, luck) for _ in range(6000))
    actions = table.state.actions()
    fair = 6000 / len(actions)
    assert set(chosen) == set(actions)
    assert all(0.85 * fair < count < 1.15 * fair for count in chosen.values())


def test_each_call_makes_a_new_bot() -> None:
    assert bedesten.bot("greedy") is not bedesten.bot("greedy")


def test_an_unknown_name_is_told_with_the_names_there_are() -> None:
    with pytest.raises(
        UnknownName, match="no bot 'gready'; there are: easy, medium, greedy, random, or your own as module:Class"
    ):
        bedesten.bot("gready")


@pytest.mark.usefixtures("folder")
def test_a_users_class_is_found_by_module_and_class() -> None:
    last = bedesten.bot("guests:Last")
    assert isinstance(last, GuestBot)
    assert last.name == "guests:Last"
    state = new_table(2).state
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
    state = new_table(2).state
    before = game("istanbul").write(state)
    with pytest.raises(BadBot, match=reason):
        ask(bedesten.bot(name), state, FastLuck(1))
    assert game("istanbul").write(state) == before


def shown(state: Istanbul, times: int) -> list[Istanbul]:
    """Return the worlds that a bot is shown when it is asked so often about one state."""
    spy, luck = Spy(), FastLuck(7)
    bot: Bot = GuestBot(spy, "spy")
    for _ in range(times):
        ask(bot, state, luck)
    worlds = [world for world in spy.worlds if isinstance(world, Istanbul)]
    assert len(worlds) == times
    return worlds


def test_a_bot_sees_an_imagined_world_and_never_the_true_state() -> None:
    state = new_table(3).state
    for world in shown(state, 5):
        assert world is not state
        assert all(theirs is not ours for theirs, ours in zip(world.players, state.players, strict=True))


def test_the_hands_of_others_vary_and_the_own_hand_is_true() -> None:
    table = given({"red": {"hand": ["stay"]}, "yellow": {"hand": ["five-lira", "any-sale"]}, "green": {}})
    worlds = shown(table.state, 30)
    assert {tuple(world.players[0].hand) for world in worlds} == {tuple(table.state.players[0].hand)}
    assert len({tuple(world.players[1].hand) for world in worlds}) > 10
    assert {len(world.players[1].hand) for world in worlds} == {2}


def test_what_a_bot_does_to_its_world_does_not_touch_the_game() -> None:
    state = new_table(3).state
    before = game("istanbul").write(state)
    (world,) = shown(state, 1)
    luck = FastLuck(3)
    for _ in range(200):
        world.apply(world.actions()[luck.below(len(world.actions()))], luck)
    assert game("istanbul").write(state) == before
