"""An outlook tells what an action would bring, as far as that is certain, and changes nothing: in every game."""

import pytest

from bedesten.core.contract import OVER, State
from bedesten.core.events import Event
from bedesten.core.luck import FastLuck
from bedesten.core.outlook import Outlook, outlook
from tests.every_game import every_game, every_game_to_remember
from tests.samples import Samples


def all_of(one: Outlook) -> object:
    """Return everything that an outlook says."""
    ways = [all_of(way) for way in one.ways]
    return one.path, one.brings, one.stop, one.what, one.why, one.asked, one.later, ways


@pytest.mark.parametrize("seed", [0, 1])
@every_game
def test_what_an_outlook_tells_happens_if_its_path_is_gone(samples: Samples, seed: int) -> None:
    game, looked = samples.game, 0
    for state in samples.states(decisions=800, every=max(1, samples.length // 400), seed=seed):
        if state.seat == OVER:
            continue
        before = game.write(state)
        seen = [outlook(game, state, action) for action in state.actions()]
        assert game.write(state) == before
        for one in seen:
            looked += 1
            events: list[Event] = []
            real, luck = state.clone(), FastLuck(looked)
            for answer in one.path:
                assert real.seat == state.seat
                assert answer in real.actions()
                real.apply(answer, luck, events.append)
            assert events[: len(one.events)] == one.events
            if one.stop in ("luck", "hidden"):
                continue
            assert len(events) == len(one.events)
            assert (one.stop == "over") == (real.seat == OVER)
            if one.stop == "choice":
                assert real.seat == state.seat
    assert looked > 300


@every_game
def test_what_is_certain_takes_no_luck(samples: Samples) -> None:
    game = samples.game
    for state in samples.states(decisions=200, every=max(1, samples.length // 150)):
        for action in [] if state.seat == OVER else state.actions():
            one = outlook(game, state, action)
            courses = []
            for seed in (1, 2):
                events: list[Event] = []
                real, luck = state.clone(), FastLuck(seed)
                for answer in one.path if one.stop not in ("luck", "hidden") else one.path[:-1]:
                    real.apply(answer, luck, events.append)
                courses.append((events, game.write(real)))
            assert courses[0] == courses[1]


@every_game
def test_an_outlook_is_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(samples: Samples) -> None:
    game, compared = samples.game, 0
    for state in samples.states(decisions=400, every=max(1, samples.length // 150), seed=1):
        if state.seat == OVER:
            continue
        world = state.imagine(state.seat, FastLuck(compared))
        for action in state.actions():
            one, other = outlook(game, state, action), outlook(game, world, action)
            assert all_of(one) == all_of(other)
        compared += game.write(state) != game.write(world)
    assert compared > 40


@every_game_to_remember
def test_an_outlook_tells_nothing_that_only_memory_could_tell_to_the_very_end(samples: Samples) -> None:
    assert samples.forgotten is not None
    game, compared, ends = samples.game, 0, 0
    for number, state in enumerate(samples.states(decisions=20 * samples.length)):
        ends_now = any(ends_game(state, action) for action in state.actions())
        if state.seat == OVER or (number % 10 and not ends_now):
            continue
        world = samples.forgotten(state, state.seat, FastLuck(number))
        if world is None:
            continue
        for action in state.actions():
            assert all_of(outlook(game, state, action)) == all_of(outlook(game, world, action))
        compared += 1
        ends += ends_now
    assert compared > 40
    assert ends > 0


def ends_game(state: State, action: int) -> bool:
    after = state.clone()
    after.apply(action, FastLuck(1))
    return after.seat == OVER
