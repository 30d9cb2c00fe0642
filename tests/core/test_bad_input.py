"""Whatever comes in at the edge gets a clear error and never a traceback of ours."""

import json
import re
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bedesten
from bedesten.bots import GuestBot, ask
from bedesten.core.errors import shown
from bedesten.core.luck import FairLuck, FastLuck, Luck
from bedesten.core.record import Record, Recorder, replay
from bedesten.core.registry import Game
from tests.every_game import ALL_SAMPLES, every_game
from tests.samples import Samples

HUGE = 10**5000


@pytest.mark.parametrize("position", [[], "x", None, 3], ids=shown)
@every_game
def test_what_is_no_position_is_refused(samples: Samples, position: Any) -> None:
    with pytest.raises(bedesten.BadPosition):
        samples.game.read(position)


@pytest.mark.parametrize(
    ("game", "position", "problem"),
    [
        pytest.param(samples.game, position, problem, id=f"{samples}-{problem or shown(position)[:50]}")
        for samples in ALL_SAMPLES
        for position, problem in samples.wrong_positions
    ],
)
def test_a_wrong_position_is_explained(game: Game, position: Any, problem: str) -> None:
    with pytest.raises(bedesten.BadPosition) as refusal:
        game.read(position)
    assert any(problem in found for found in refusal.value.problems), refusal.value.problems


@every_game
def test_all_that_is_wrong_with_a_position_is_said_at_once(samples: Samples) -> None:
    game = samples.game
    position = game.write(samples.some_state(samples.modes[0], 1, 20)) | {
        "weather": "fine",
        "game": "chess",
        "round": -1,
    }
    with pytest.raises(bedesten.BadPosition) as refusal:
        game.read(position)
    assert len(refusal.value.problems) >= 3


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@every_game
@settings(max_examples=300, deadline=None, derandomize=True)
@given(seed=st.integers(0, 50), part_of=st.integers(0, 9), path=st.lists(st.integers(0, 30), max_size=4), bad=junk)
def test_a_position_with_anything_in_it_is_read_or_refused(
    samples: Samples, seed: int, part_of: int, path: list[int], bad: Any
) -> None:
    game = samples.game
    state = samples.some_state(samples.modes[seed % len(samples.modes)], seed, part_of * samples.length // 100)
    position: Any = json.loads(json.dumps(game.write(state)))
    part: Any = position
    for step in path:
        keys = list(part) if isinstance(part, dict) else list(range(len(part))) if isinstance(part, list) else []
        if not keys:
            break
        key = keys[step % len(keys)]
        if not isinstance(part[key], dict | list) or step == path[-1]:
            part[key] = bad
            break
        part = part[key]
    try:
        again = game.read(position)
    except bedesten.BadPosition as error:
        problems = error.problems
    else:
        problems = [] if again.actions() or again.seat == bedesten.OVER else ["nothing to decide"]
        assert problems == []
        return
    assert problems


@cache
def a_record(game: Game) -> str:
    """Return the record of the beginning of a game, in which something was left to chance."""
    recorder = Recorder(game, 2, FastLuck(1), ["Ayşe", "Bob"])
    for _ in range(8):
        recorder.apply(recorder.state.actions()[0])
    return recorder.record.write()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"option \w+: .*", "option players: 3"),
        (r"option \w+: .*", "option luck: x"),
        (r"option \w+: .*", "option self: x"),
        (r"option (\w+): .*", r"option \1: foo"),
        ("players: 2", "players: 999999999"),
        ("players: 2", "players: many"),
        (r"game: \w+", "game: chess"),
        (r"rules: \d", "rules: 99"),
        ("bedesten record 1", "something else"),
        ("result: unfinished", "result: 1 nobody 5/0/0/0"),
        ("0 set-up", "0 begin"),
        ("\n1 ", "\n7 "),
        (r" \| \d+/\d+", " | 9/x"),
        (r" \| (\d+)/\d+", r" | \1/99"),
    ],
)
@every_game
def test_a_bad_record_is_refused(samples: Samples, old: str, new: str) -> None:
    changed, times = re.subn(old, new, a_record(samples.game), count=1)
    assert times == 1
    with pytest.raises(bedesten.BadRecord):
        replay(Record.read(changed))


@every_game
@settings(max_examples=200, deadline=None, derandomize=True)
@given(line=st.integers(0, 40), text=st.text(max_size=30))
def test_a_record_with_any_line_in_it_is_read_or_refused(samples: Samples, line: int, text: str) -> None:
    lines = a_record(samples.game).splitlines()
    lines[line % len(lines)] = text
    answer = "replayed"
    try:
        replay(Record.read("\n".join(lines)))
    except bedesten.BadRecord as error:
        answer = str(error)
    assert answer


@every_game
def test_a_name_cannot_break_the_lines_of_a_record(samples: Samples) -> None:
    names = ["a\nresult: 1 red 9/9/9/9", "  b\u2028c  "]
    recorder = Recorder(samples.game, 2, FastLuck(1), names)
    text = recorder.record.write()
    assert Record.read(text).write() == text
    assert recorder.record.names == ["a result: 1 red 9/9/9/9", "b c"]


@pytest.mark.parametrize("players", [HUGE, 0, 99, 2.0, "two", True], ids=shown)
@every_game
def test_a_wrong_number_of_players_is_refused(samples: Samples, players: Any) -> None:
    with pytest.raises(bedesten.BadOption):
        samples.game.start(players, FastLuck(1))


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        pytest.param(samples.game, players, options, id=f"{samples}-{players}-{shown(options)}")
        for samples in ALL_SAMPLES
        for players, options in samples.wrong_options
    ],
)
def test_bad_options_are_refused(game: Game, players: int, options: dict[str, Any]) -> None:
    with pytest.raises(bedesten.BadOption):
        game.start(players, FastLuck(1), **options)


@pytest.mark.parametrize("n", [0, -5, 1 << 32, 1 << 40])
@pytest.mark.parametrize("luck", [FastLuck(1), FairLuck(bytes(32), ["a"])], ids=["fast", "fair"])
def test_a_choice_among_too_few_or_too_many_is_refused(luck: Luck, n: int) -> None:
    with pytest.raises(bedesten.BadLuck):
        luck.below(n)


def test_bad_fair_luck_is_refused() -> None:
    with pytest.raises(bedesten.BadLuck, match="0 or more"):
        FairLuck(bytes(32), ["a"], used=-1)
    with pytest.raises(bedesten.BadLuck, match="a list of texts"):
        FairLuck(bytes(32), "abc")
    assert FairLuck(bytes(32), ["\ud800"]).below(6) in range(6)


class Cheat:
    """Writes itself an action into the list and takes it."""

    def choose(self, world: bedesten.State, luck: Luck) -> int:
        lexicon = bedesten.game(world.game).lexicon
        action = next(action for action in lexicon.actions() if action not in world.actions())
        world.actions().append(action)
        return action


class Vandal:
    """Throws away what it is offered, and what is offered to others after it."""

    def choose(self, world: bedesten.State, luck: Luck) -> int:
        choice = world.actions()[0]
        for action in list(world.actions()):
            other = world.clone()
            other.apply(action, luck)
            other.actions().clear()
        world.actions().clear()
        return choice


@every_game
def test_a_bot_cannot_offer_itself_an_action(samples: Samples) -> None:
    state = samples.modes[-1].start(FastLuck(1))
    with pytest.raises(bedesten.BadBot):
        ask(GuestBot(Cheat(), "cheat"), state, FastLuck(2))


@every_game
def test_a_bot_that_spoils_its_lists_spoils_no_game(samples: Samples) -> None:
    for state in samples.states(decisions=100, every=max(1, samples.length // 100)):
        if state.seat != bedesten.OVER:
            before = list(state.actions())
            ask(GuestBot(Vandal(), "vandal"), state, FastLuck(2))
            assert state.actions() == before
