"""Whatever comes in at the edge gets a clear error and never a traceback of ours."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bedesten
from bedesten.bots import GuestBot, ask
from bedesten.core.errors import shown
from bedesten.core.luck import FairLuck, FastLuck, Luck
from bedesten.core.record import Record, Recorder, replay

HERE = bedesten.game("istanbul")
P: dict[str, Any] = {"red": {}, "blue": {}}
HUGE = 10**5000


@pytest.mark.parametrize(
    "position",
    [
        [],
        "x",
        None,
        3,
        {"players": {"red": {"lying": [2.0]}, "blue": {}}},
        {"players": P, "neutral_merchants": [14.0, 15, 16]},
        {"players": {"red": {"merchant": 2.0}, "blue": {}}},
        {"players": {"red": {"hand": ["stay of pile ²"]}, "blue": {}}},
        {"players": {"red": {"hand": ["stay of pile " + "1" * 5000]}, "blue": {}}},
        {"players": {"red": {"hand": ["stay 1"]}, "blue": {}}},
        {"players": {"red": {"hand": [["stay"]]}, "blue": {}}},
        {"players": {"red": {"stack": ["own"] * 64, "lying": [2, 3, 4, 5]}, "blue": {}}},
        {"players": P, "round": HUGE},
        {"players": {"red": {"lira": HUGE}, "blue": {}}},
        {"players": P, "layout": [[HUGE] * 4] * 4},
        {"players": P, "neutral_merchants": [1, 13, 13]},
        {"players": {"red": {"extensions": 3}, "blue": {"rubies": 1}}},
        {"players": P, "turn": {"target": 16}},
        {"players": P, "turn": {"met": ["governor"]}},
        {"players": P, "finale": True, "agenda": []},
        {"players": P, "agenda": [{"pay-palace": {"left": 1}}, "encounters"]},
        {"players": {"red": {"family": 3}, "blue": {}}, "agenda": ["send", "encounters"]},
        {"players": P, "agenda": ["green-tile", "encounters"]},
        {"players": P, "agenda": [{"reward": {"optional": False}}, "encounters"]},
        {"players": P, "agenda": [{"take-good": {"goods": "B"}}, "encounters"]},
        {"players": P, "agenda": ["far-move", {"put-away": {"card": "far-move"}}, "encounters"]},
        {"players": P, "agenda": ["far-move", {"put-away": {"card": "far-move"}}, "final-step"]},
        {"players": P, "agenda": ["gather", "encounters"], "turn": {"acted": 13}},
    ],
    ids=lambda position: shown(position)[:50],
)
def test_an_impossible_position_is_refused(position: Any) -> None:
    with pytest.raises(bedesten.BadPosition):
        HERE.read(position)


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(seed=st.integers(0, 50), decisions=st.integers(0, 300), path=st.lists(st.integers(0, 30), max_size=4), bad=junk)
def test_a_position_with_anything_in_it_is_read_or_refused(
    seed: int, decisions: int, path: list[int], bad: Any
) -> None:
    luck = FastLuck(seed)
    state = HERE.start(2 + seed % 4, luck)
    for _ in range(decisions):
        actions = state.actions()
        state.apply(actions[luck.below(len(actions))], luck)
    position: Any = json.loads(json.dumps(HERE.write(state)))
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
        again = HERE.read(position)
    except bedesten.BadPosition as error:
        problems = error.problems
    else:
        problems = [] if again.actions() or again.seat == bedesten.OVER else ["nothing to decide"]
        assert problems == []
        return
    assert problems


def a_record() -> str:
    luck = FastLuck(1)
    recorder = Recorder(HERE, 2, luck, ["Ayşe", "Bob"])
    for _ in range(20):
        recorder.apply(recorder.state.actions()[0])
    return recorder.record.write()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("option layout: short", "option players: 3"),
        ("option layout: short", "option luck: x"),
        ("option layout: short", "option self: x"),
        ("option layout: short", "option layout: foo"),
        ("players: 2", "players: 999999999"),
        ("players: 2", "players: many"),
        ("game: istanbul", "game: chess"),
        ("rules: 2", "rules: 99"),
        ("bedesten record 1", "something else"),
        ("result: unfinished", "result: 1 red 5/0/0/0"),
        ("0 set-up", "0 begin"),
        ("1 red", "7 red"),
        ("set-up |", "set-up | 9/x"),
        ("/26", "/27"),
    ],
)
def test_a_bad_record_is_refused(old: str, new: str) -> None:
    text = a_record()
    assert old in text or old == "1 red"
    changed = text.replace(old, new, 1) if old in text else text.replace("\n1 ", "\n7 ", 1)
    with pytest.raises(bedesten.BadRecord):
        replay(Record.read(changed))


@settings(max_examples=200, deadline=None, derandomize=True)
@given(line=st.integers(0, 40), text=st.text(max_size=30))
def test_a_record_with_any_line_in_it_is_read_or_refused(line: int, text: str) -> None:
    lines = a_record().splitlines()
    lines[line % len(lines)] = text
    answer = "replayed"
    try:
        replay(Record.read("\n".join(lines)))
    except bedesten.BadRecord as error:
        answer = str(error)
    assert answer


def test_a_name_cannot_break_the_lines_of_a_record() -> None:
    names = ["a\nresult: 1 red 9/9/9/9", "  b\u2028c  "]
    recorder = Recorder(HERE, 2, FastLuck(1), names)
    text = recorder.record.write()
    assert Record.read(text).write() == text
    assert recorder.record.names == ["a result: 1 red 9/9/9/9", "b c"]


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (HUGE, {}),
        (2.0, {}),
        ("two", {}),
        (True, {}),
        (2, {"layout": HUGE}),
        (2, {"layout": None}),
        (2, {"layout": [[1.2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]}),
        (2, {"colours": HUGE}),
        (2, {"colours": ["red", 7]}),
        (2, {"rules": HUGE}),
        (2, {"neutral": []}),
    ],
    ids=shown,
)
def test_bad_options_are_refused(players: Any, options: dict[str, Any]) -> None:
    with pytest.raises(bedesten.BadOption):
        HERE.start(players, FastLuck(1), **options)


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
        action = HERE.lexicon.parse("move 16")
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


def test_a_bot_cannot_offer_itself_an_action() -> None:
    state = HERE.start(3, FastLuck(1))
    with pytest.raises(bedesten.BadBot):
        ask(GuestBot(Cheat(), "cheat"), state, FastLuck(2))


def test_a_bot_that_spoils_its_lists_spoils_no_game() -> None:
    state = HERE.read({"players": {"red": {"merchant": 9}, "blue": {}}, "agenda": ["act", "encounters"]})
    ask(GuestBot(Vandal(), "vandal"), state, FastLuck(2))
    assert state.actions()
    bedesten.play(state, "act", FastLuck(1))
    assert len(state.actions()) == 10
    ask(GuestBot(Vandal(), "vandal"), state, FastLuck(2))
    assert len(state.actions()) == 10
