"""Simulation: the numbers depend on seed and plan alone, and bots see imagined worlds only."""

import sys
import types
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import ClassVar

import pytest

from bedesten.arena.playing import play_out, play_randomly
from bedesten.arena.simulate import Plan, Tally, bot_luck, bots_for, derive_seed, game_luck, simulate
from bedesten.bots import Bot, GuestBot, RandomBot, bot
from bedesten.core.contract import OVER, State
from bedesten.core.errors import BadBot, BadOption, UnknownName
from bedesten.core.luck import Luck
from bedesten.core.record import Record, replay_steps
from bedesten.core.standing import Standing
from tests.every_game import every_game
from tests.samples import Samples


class Spy:
    """Plays at random and keeps everything that it is shown."""

    worlds: ClassVar[list[State]] = []

    def choose(self, world: State, luck: Luck) -> int:
        self.worlds.append(world.clone())
        actions = world.actions()
        return actions[luck.below(len(actions))]


class Stubborn:
    """Never wants anything."""

    def choose(self, world: State, luck: Luck) -> int:
        return world.actions()[-1]


class Clumsy:
    """Breaks down."""

    def choose(self, world: State, luck: Luck) -> int:
        return 1 // 0


class Liar:
    """Answers what nobody asked."""

    def choose(self, world: State, luck: Luck) -> int:
        return 10**6


class Mute:
    """Answers nothing."""

    def choose(self, world: State, luck: Luck) -> None:
        return None


@pytest.fixture(autouse=True)
def guests() -> Iterator[None]:
    """Let the bots of this file be found as a user's module."""
    module = types.ModuleType("guests")
    for guest in (Spy, Stubborn, Clumsy, Liar, Mute):
        setattr(module, guest.__name__, guest)
    sys.modules["guests"] = module
    Spy.worlds.clear()
    yield
    del sys.modules["guests"]


def plan(samples: Samples, *bots: str, games: int = 2, seed: int = 1, records: Path | None = None) -> Plan:
    return Plan(samples.game.name, len(bots), bots, games, seed, records=records)


def counted(tally: Tally) -> tuple[int, int, int, list[Fraction]]:
    return tally.games, tally.decisions, tally.rounds, tally.wins


def test_every_game_of_a_seed_has_luck_of_its_own() -> None:
    seeds = {
        derive_seed(seed, number, purpose) for seed in (1, 2) for number in range(50) for purpose in ("game", "bots")
    }
    assert len(seeds) == 200
    assert all(0 <= seed < 1 << 62 for seed in seeds)


@every_game
def test_a_game_does_not_depend_on_those_before_it(samples: Samples) -> None:
    three = simulate(plan(samples, "random", "random", games=3, seed=8))
    two = simulate(plan(samples, "random", "random", games=2, seed=8))
    state = samples.game.start(2, luck := game_luck(8, 2))
    assert three.decisions == two.decisions + play_randomly(state, luck, bot_luck(8, 2))


@every_game
def test_random_bots_play_the_same_with_and_without_the_short_cut(samples: Samples) -> None:
    game = samples.game
    short, long = game.start(3, first := game_luck(4)), game.start(3, second := game_luck(4))
    bots: list[Bot] = [RandomBot() for _ in range(3)]
    assert play_randomly(short, first, bot_luck(4)) == play_out(long, bots, second, bot_luck(4))
    assert game.write(short) == game.write(long)


@every_game
def test_progress_is_told_up_to_the_last_game(samples: Samples) -> None:
    told: list[int] = []
    simulate(plan(samples, "random", "random", games=3), progress=told.append)
    assert told[0] == 0
    assert told[-1] == 3
    assert told == sorted(told)


def test_a_shared_victory_is_shared_in_the_numbers() -> None:
    tally = Tally([Fraction(0)] * 3)
    tally.add_game(10, 2, Standing.of(("rubies",), [[5], [5], [5]]))
    tally.add_game(20, 4, Standing.of(("rubies",), [[5], [4], [5]]))
    tally.seconds = 2.0
    numbers = tally.numbers()
    assert numbers["wins_by_seat"] == [0.8333, 0.3333, 0.8333]
    assert sum(tally.wins) == 2
    assert (numbers["games"], numbers["decisions"], numbers["mean_rounds"]) == (2, 30, 3.0)
    assert (numbers["decisions_per_second"], numbers["games_per_second"]) == (15.0, 1.0)


def test_bots_are_named_once_for_all_or_once_for_each() -> None:
    assert bots_for(["random"], 3) == ("random",) * 3
    assert bots_for(["random", "greedy"], 2) == ("random", "greedy")
    with pytest.raises(BadOption, match="2 bots are named for 3 seats"):
        bots_for(["random", "greedy"], 3)
    with pytest.raises(UnknownName):
        bots_for(["random", "nobody"], 2)


@every_game
def test_a_plan_that_cannot_be_played_is_refused(samples: Samples) -> None:
    name, option = samples.game.name, samples.game.options[0].name
    for wrong, reason in (
        (Plan(name, 2, ("random",) * 2, 0), "at least 1 game"),
        (Plan(name, 2, ("random",), 1), "1 bots are named for 2 seats"),
        (Plan(name, 9, ("random",) * 9, 1), "players, not 9"),
        (Plan(name, 2, ("random",) * 2, 1, options={option: "nonsense"}), f"{option}=nonsense"),
    ):
        with pytest.raises(BadOption, match=reason):
            simulate(wrong)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Clumsy", r"the bot guests:Clumsy failed: ZeroDivisionError: .* \(test_simulate\.py, line \d+\)"),
        ("Liar", "the bot guests:Liar answered 1000000, which is not one of the actions offered"),
        ("Mute", "the bot guests:Mute answered None"),
        ("Nobody", "the bot guests:Nobody cannot be made"),
    ],
)
@every_game
def test_a_bot_that_fails_is_named_with_what_it_did(samples: Samples, name: str, reason: str) -> None:
    with pytest.raises(BadBot, match=reason):
        simulate(plan(samples, f"guests:{name}", "random"))


@every_game
def test_bots_that_never_finish_are_given_up(samples: Samples, monkeypatch: pytest.MonkeyPatch) -> None:
    state = samples.game.start(2, luck := game_luck(1))
    bots = [bot("guests:Stubborn"), bot("guests:Stubborn")]
    assert play_out(state, bots, luck, bot_luck(1), 4) == 4
    assert state.seat != OVER
    monkeypatch.setattr("bedesten.arena.simulate.MOST_DECISIONS", 4)
    with pytest.raises(BadBot, match="game 0 was given up after 4 decisions"):
        simulate(plan(samples, "guests:Stubborn", "guests:Stubborn"))


@every_game
def test_a_spying_bot_sees_imagined_hands_and_never_the_true_state(samples: Samples, tmp_path: Path) -> None:
    game = samples.game
    simulate(plan(samples, "guests:Spy", "random", "random", games=1, records=tmp_path))
    record = Record.read((tmp_path / "00000.record").read_text(encoding="utf-8"))
    worlds = iter(Spy.worlds)
    wrong = 0
    for truth in replay_steps(record):
        if truth.seat != 0:
            continue
        world = next(worlds)
        assert world.view(0) == truth.view(0)
        wrong += game.write(world) != game.write(truth)
    assert next(worlds, None) is None
    assert wrong > len(Spy.worlds) // 8


@every_game
def test_a_bot_is_never_handed_the_state_itself(samples: Samples) -> None:
    handed: list[State] = []

    class Keeper:
        def choose(self, world: State, luck: Luck) -> int:
            handed.append(world)
            return world.actions()[0]

    state = samples.game.start(2, luck := game_luck(3))
    before = samples.game.write(state.clone())
    play_out(state, [GuestBot(Keeper(), "keeper"), RandomBot()], luck, bot_luck(3), 40)
    assert handed
    assert all(world is not state for world in handed)
    assert samples.game.write(state) != before
