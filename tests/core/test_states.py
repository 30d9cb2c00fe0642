"""What holds for every state of every game: copies, round trips, refusals, and what a seat may know."""

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from bedesten.core.contract import OVER, SPECTATOR, State
from bedesten.core.errors import IllegalAction, UnreadableAction
from bedesten.core.events import Event
from bedesten.core.luck import FastLuck, Luck
from bedesten.core.perft import EveryLuck
from bedesten.core.record import Record, Recorder, replay
from bedesten.core.registry import find_game, play
from tests.every_game import every_game, every_game_to_remember, every_mode
from tests.samples import Mode, Samples, play_random

ROOT = Path(__file__).parents[2]

SOME = 4
"""How many actions of a state are tried where all would take too long."""

WORLDS = 2000
"""How many worlds are imagined where their spread is counted."""

four_seeds = pytest.mark.parametrize("seed", range(4))


def as_bytes(data: object) -> bytes:
    return json.dumps(data, sort_keys=False).encode()


def imagined(state: State, seat: int | None, luck: Luck) -> State:
    return state.imagine(SPECTATOR if seat is None else seat, luck)


def seats_of(state: State) -> range:
    return range(len(find_game(state.game).seat_names(state)))


def heard(state: State, action: int, luck: Luck) -> list[Event]:
    events: list[Event] = []
    state.apply(action, luck, events.append)
    return events


def seen(events: Sequence[Event], eye: int | None) -> list[bytes]:
    return [as_bytes(event.seen_by(eye)) for event in events]


# What a seat may know.


@four_seeds
@every_game
@pytest.mark.slow
def test_views_and_events_are_the_same_in_every_imagined_world(samples: Samples, seed: int) -> None:
    """What a seat cannot know is neither in its view nor in its events."""
    luck = FastLuck(seed)
    for state in samples.states(decisions=120, every=3, seed=seed):
        if state.seat == OVER:
            continue
        for seat in (None, *seats_of(state)):
            assert as_bytes(imagined(state, seat, luck).view(seat)) == as_bytes(state.view(seat))
        # Whatever the deciding seat does, the others hear the same in the worlds they imagine.
        actions = state.actions()
        some = {actions[luck.below(len(actions))] for _ in range(SOME)}
        for seat in (None, *seats_of(state)):
            world = imagined(state, seat, luck)
            for action in some:
                if seat != state.seat and action in world.actions():
                    compare(state, world, action, seat, seed)


@four_seeds
@every_game_to_remember
@pytest.mark.slow
def test_views_and_events_are_the_same_in_worlds_that_only_memory_tells_apart(samples: Samples, seed: int) -> None:
    """What everybody could add up is nevertheless in nobody's view, and told only when it happens."""
    assert samples.forgotten is not None
    luck, game, compared = FastLuck(seed), samples.game, 0
    for number, state in enumerate(samples.states(decisions=samples.length, every=3, seed=seed)):
        if state.seat == OVER:
            continue
        eyes = (None, *seats_of(state))
        for seat in (eyes[number % len(eyes)], state.seat):
            world = samples.forgotten(state, seat, luck)
            if world is None:
                continue
            compared += 1
            assert game.write(world) != game.write(state)
            assert as_bytes(world.view(seat)) == as_bytes(state.view(seat))
            assert game.prompt(world) == game.prompt(state)
            if seat == state.seat:
                texts = [[game.describe(one, action) for action in state.actions()] for one in (world, state)]
                assert texts[0] == texts[1]
            actions = state.actions()
            for action in {actions[luck.below(len(actions))] for _ in range(SOME)}:
                after = [state.clone(), world.clone()]
                told = [heard(copy, action, FastLuck(seed)) for copy in after]
                if not samples.tell_apart(*told) and all(copy.seat != OVER for copy in after):
                    compare(state, world, action, seat, seed)
    assert compared > samples.length // 3


def compare(state: State, world: State, action: int, eye: int | None, seed: int) -> None:
    """Do the same in two worlds that an eye cannot tell apart; it hears the same unless it rightly learns more."""
    after, other = state.clone(), world.clone()
    luck: Luck = FastLuck(seed)
    told = heard(after, action, FastLuck(seed))
    if any(event.uncovers for event in told):
        return
    if any(event.secret and event.seat == eye for event in told):
        same = luck_to_hear(world, action, told, eye)
        # What it drew may lie elsewhere in the imagined world; then it learns so, and nobody else does.
        eye, luck = (None, luck) if same is None else (eye, same)
    guessed = heard(other, action, luck)
    assert seen(told, eye) == seen(guessed, eye)
    assert as_bytes(after.view(eye)) == as_bytes(other.view(eye))


def luck_to_hear(world: State, action: int, told: Sequence[Event], eye: int | None) -> Luck | None:
    """Return the luck with which an eye hears this in another world, if there is one."""
    luck = EveryLuck()
    more = True
    while more:
        if seen(heard(world.clone(), action, luck), eye) == seen(told, eye):
            luck.used = 0
            return luck
        more = luck.next_course()
    return None


@every_game
def test_the_deciding_seat_has_the_same_actions_in_its_imagined_worlds(samples: Samples) -> None:
    luck = FastLuck(4)
    for state in samples.states(decisions=400, every=4):
        if state.seat != OVER:
            assert state.imagine(state.seat, luck).actions() == state.actions()


@every_game
def test_an_imagined_world_is_a_sound_position(samples: Samples) -> None:
    luck, game = FastLuck(5), samples.game
    for state in samples.states(decisions=2000, every=max(1, samples.length // 30)):
        for seat in seats_of(state):
            world = state.imagine(seat, luck)
            again = game.read(game.write(world))
            assert again.actions() == world.actions()
            assert game.write(again) == game.write(world)


@every_game
def test_what_is_imagined_depends_on_nothing_that_is_hidden(samples: Samples) -> None:
    """From worlds that a seat cannot tell apart it imagines the same ones, draw by draw."""
    game, compared = samples.game, 0
    for number, state in enumerate(samples.states(decisions=600, every=max(1, samples.length // 50), seed=1)):
        for seat in seats_of(state):
            other = state.imagine(seat, FastLuck(number))
            one, two = (game.write(world.imagine(seat, FastLuck(number + 1))) for world in (state, other))
            assert one == two
            compared += game.write(state) != game.write(other)
    assert compared > 20


@every_game
def test_an_imagined_world_is_as_likely_from_any_other(samples: Samples) -> None:
    """The even spread over worlds is the only one that imagining anew does not change."""
    game, luck = samples.game, FastLuck(7)
    state = next(
        state
        for state in samples.states(decisions=samples.length, seed=1)
        if state.seat != OVER and len({as_bytes(game.write(state.imagine(0, luck))) for _ in range(20)}) > 2
    )
    once = Counter(as_bytes(game.write(state.imagine(0, luck))) for _ in range(WORLDS))
    twice = Counter(as_bytes(game.write(state.imagine(0, luck).imagine(0, luck))) for _ in range(WORLDS))
    for world, times in once.most_common(5):
        if times > WORLDS // 20:
            assert twice[world] == pytest.approx(times, rel=0.4)
    assert once[as_bytes(game.write(state))] < WORLDS


# Copies, positions and records.


@four_seeds
@every_game
@pytest.mark.slow
def test_a_clone_is_exact_and_shares_nothing_that_changes(samples: Samples, seed: int) -> None:
    game = samples.game
    for state in samples.states(decisions=100, seed=seed):
        copy = state.clone()
        before = game.write(state)
        assert game.write(copy) == before
        assert copy.actions() == state.actions()
        play_random(copy, FastLuck(seed), 5)
        assert game.write(state) == before


@four_seeds
@every_game
@pytest.mark.slow
def test_a_position_read_back_is_the_same_position(samples: Samples, seed: int) -> None:
    game = samples.game
    for state in samples.states(decisions=100, seed=seed):
        position = game.write(state)
        again = game.read(json.loads(json.dumps(position)))
        assert game.write(again) == position
        assert again.actions() == state.actions()
        assert again.seat == state.seat
        one = state.clone()
        for copy in (one, again):
            play_random(copy, FastLuck(seed), 3)
        assert game.write(one) == game.write(again)


@every_mode
def test_a_record_read_back_replays_to_the_same_game(mode: Mode) -> None:
    luck, game = FastLuck(mode.players), find_game(mode.game)
    recorder = Recorder(game, mode.players, luck, ["a"] * mode.players, **mode.options(mode.players))
    for _ in range(700):
        if recorder.state.seat == OVER:
            break
        actions = recorder.state.actions()
        recorder.apply(actions[luck.below(len(actions))])
    text = recorder.record.write()
    again = Record.read(text)
    assert again.write() == text
    assert game.write(replay(again)) == game.write(recorder.state)


@every_game
def test_a_state_shows_the_options_it_is_played_with(samples: Samples) -> None:
    game = samples.game
    for mode in samples.modes:
        for number in range(len(mode.variants)):
            shown = game.settings_of(mode.start(FastLuck(1), number))
            # Where luck chose, the state shows what it chose: with that the same game can be set up again.
            assert game.settings(mode.players, shown) == shown
            assert set(shown) <= {option.name for option in game.options}


# What can be said.


@every_game
def test_parse_and_say_are_inverse(samples: Samples) -> None:
    lexicon = samples.game.lexicon
    for action in lexicon.actions():
        assert lexicon.parse(lexicon.say(action)) == action
        assert lexicon.parse(f"  {lexicon.say(action).upper()} ") == action
        assert lexicon.saying(action).text == lexicon.say(action)
    assert lexicon.size == max(lexicon.actions()) + 1


@every_game
def test_what_cannot_be_read_gets_the_words_to_begin_with(samples: Samples) -> None:
    with pytest.raises(UnreadableAction, match="an action begins with one of "):
        samples.game.lexicon.parse("?!")


@four_seeds
@every_game
@pytest.mark.slow
def test_every_listed_action_applies_and_every_other_is_refused(samples: Samples, seed: int) -> None:
    game, lexicon = samples.game, samples.game.lexicon
    rules = {rule for page in samples.rule_pages for rule in re.findall(r"[A-Z]+-[A-Z]+-\d+", page.read_text("utf-8"))}
    for state in samples.states(decisions=30, seed=seed):
        legal = set(state.actions())
        before = game.write(state)
        for action in lexicon.actions():
            if action in legal:
                after = state.clone()
                after.apply(action, FastLuck(seed))
                assert game.write(after) != before
            else:
                with pytest.raises(IllegalAction) as refusal:
                    play(state, lexicon.say(action), FastLuck(seed))
                assert refusal.value.rule in rules
        assert game.write(state) == before


@every_game
def test_everything_has_words(samples: Samples) -> None:
    game = samples.game
    for state in samples.states(decisions=samples.length, every=max(1, samples.length // 30)):
        if state.seat == OVER:
            continue
        assert game.prompt(state)
        for action in state.actions():
            assert game.describe(state, action)
            for event in heard(after := state.clone(), action, FastLuck(action)):
                for eye in (None, *seats_of(state)):
                    assert isinstance(game.sentence(after, event.seen_by(eye)), str)


@every_game
def test_the_end_of_a_turn_is_obvious_to_everybody_or_to_nobody(samples: Samples) -> None:
    game, luck = samples.game, FastLuck(3)
    for state in samples.states(decisions=samples.length, every=max(1, samples.length // 100)):
        if state.seat != OVER:
            for seat in (None, *seats_of(state)):
                assert game.obvious_end(imagined(state, seat, luck)) == game.obvious_end(state)


RELEASED_DEEP_INSIDE = """
import tests.conftest
from bedesten.core.luck import FastLuck
from tests.every_game import ALL_SAMPLES

samples = next(samples for samples in ALL_SAMPLES if samples.game.name == {name!r})
for mode in samples.modes:
    for deep in range(30, 70):
        nest = samples.some_state(mode, seed=deep, beginning=samples.length // 4)
        for _ in range(deep):
            nest = [nest]
        del nest
"""
"""As a search tree lets go of its positions: CPython puts off what is nested deeply, and that must be able to wait."""


@every_game
def test_a_state_can_be_released_deep_inside_other_objects(samples: Samples) -> None:
    program = RELEASED_DEEP_INSIDE.format(name=samples.game.name)
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"exit code {done.returncode}: {done.stderr}"
