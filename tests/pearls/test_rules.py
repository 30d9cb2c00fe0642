"""The rules of Pearls (RULES.md), one by one."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bedesten.core.components import use_components
from bedesten.core.contract import OVER
from bedesten.core.errors import BadComponents, BadOption, IllegalAction
from bedesten.core.events import Event
from bedesten.core.luck import FastLuck, ScriptedLuck
from bedesten.core.outlook import outlook
from bedesten.core.registry import find_game, play
from tests.pearls import PearlsGame
from tests.pearls.data import SET_BONUS, SHELL_WORDS, Printed
from tests.pearls.position import problems_of
from tests.pearls.samples import SAMPLES
from tests.pearls.state import Pearls, named

HERE = find_game("pearls")
CALM, SPRING, STORM = 0, 4, 6
"""Outcomes that turn up a tide from a full pile."""


def given(players: dict[str, Any] | None = None, **position: Any) -> Pearls:
    state = HERE.read({"players": {"amber": {}, "coral": {}} if players is None else players, **position})
    assert isinstance(state, Pearls)
    return state


def does(state: Pearls, notation: str, *luck: int) -> list[Event]:
    """Play an action with this luck, all of which is used; return what happened."""
    events: list[Event] = []
    script = ScriptedLuck(luck)
    play(state, notation, script, events.append)
    assert script.left() == 0
    return events


def offers(state: Pearls) -> list[str]:
    return [HERE.lexicon.say(action) for action in state.actions()]


def refused(state: Pearls, notation: str) -> str:
    with pytest.raises(IllegalAction) as refusal:
        play(state, notation, FastLuck(1))
    return f"{refusal.value.rule}: {refusal.value.reason}"


@pytest.mark.rule("PRL-SET-01")
def test_everything_begins_in_the_sea() -> None:
    state = HERE.start(3, ScriptedLuck([]))
    assert isinstance(state, Pearls)
    assert HERE.seat_names(state) == ["amber", "coral", "jade"]
    assert (state.sea.size, state.tide.size, state.seat) == (14, 8, 0)


@pytest.mark.rule("PRL-SET-02")
@pytest.mark.parametrize("days", [1, 2, 3])
def test_a_game_lasts_as_many_days_as_were_chosen(days: int) -> None:
    state = HERE.start(1, ScriptedLuck([]), days=str(days))
    assert state.view(None)["days"] == days


@pytest.mark.rule("PRL-SET-03")
def test_wild_tides_are_not_for_one_alone() -> None:
    wild = HERE.start(2, ScriptedLuck([]), tides="wild")
    assert isinstance(wild, Pearls)
    assert wild.tide.size == 9
    with pytest.raises(BadOption, match=r"tides=wild is not possible with 1 player \(PRL-SET-03\)"):
        HERE.start(1, ScriptedLuck([]), tides="wild")


@pytest.mark.rule("PRL-TRN-01")
def test_a_turn_is_one_of_three_things() -> None:
    state = given({"amber": {"hand": ["sand", "sand", "pink"], "chest": ["white"]}, "coral": {}})
    assert offers(state) == ["dive", "rest", "light", "hide sand", "hide pink"]
    does(state, "hide pink")
    assert state.seat == 1


@pytest.mark.rule("PRL-TRN-02")
def test_a_dive_brings_up_what_the_tide_says() -> None:
    state = given()
    events = does(state, "dive", SPRING, 13, 0)
    assert named(state.divers[0].hand) == ["sand", "black"]
    assert [event.seen_by(1) for event in events] == [
        {"what": "tide", "seat": 0, "tide": "spring"},
        {"what": "shell", "seat": 0},
        {"what": "shell", "seat": 0},
    ]
    assert events[1].seen_by(0) == {"what": "shell", "seat": 0, "shell": "black"}


@pytest.mark.rule("PRL-TRN-02")
def test_the_tide_cards_are_shuffled_when_all_have_been_turned_up() -> None:
    state = given(tide={"discards": ["calm"] * 4 + ["spring"] * 2 + ["storm"] * 2})
    assert [event.what for event in does(state, "dive", CALM, 0)] == ["turn of the tide", "tide", "shell"]
    assert (state.tide.number, state.tide.size) == (2, 7)


@pytest.mark.rule("PRL-TRN-02")
def test_nobody_dives_in_an_empty_sea() -> None:
    state = given(sea={"discards": ["sand"] * 4 + ["white"] * 5 + ["pink"] * 3 + ["black"] * 2})
    assert offers(state) == ["rest"]
    assert HERE.obvious_end(state) == HERE.lexicon.parse("rest")
    assert refused(state, "dive") == "PRL-TRN-02: the sea is empty"


@pytest.mark.rule("PRL-TRN-03")
def test_a_chest_holds_three_shells_and_only_its_owner_knows_which() -> None:
    state = given({"amber": {"hand": ["white", "white"], "chest": ["sand", "pink"]}, "coral": {"ashore": True}})
    (hidden,) = does(state, "hide white")
    assert (hidden.seen_by(0)["shell"], hidden.seen_by(1)) == ("white", {"what": "hide", "seat": 0})
    assert refused(state, "hide white") == "PRL-TRN-03: your chest holds 3 shells and is full"
    assert refused(state, "hide pink") == "PRL-TRN-03: you have no shell with pink in your hand"


@pytest.mark.rule("PRL-TRN-04")
def test_who_rests_has_no_more_turns_that_day() -> None:
    state = given({"amber": {"chest": ["sand"]}, "coral": {}})
    does(state, "rest")
    does(state, "dive", CALM, 0)
    assert state.seat == 1
    assert refused(state, "rest").startswith("PRL-TRN-04: nobody rests with an empty chest")


@pytest.mark.rule("PRL-TRN-05")
def test_a_lantern_saves_its_owner_from_the_storm_once_a_day() -> None:
    state = given({"amber": {"hand": ["black"]}, "coral": {"hand": ["white"]}})
    does(state, "light")
    assert state.seat == 0
    assert refused(state, "light") == "PRL-TRN-05: your lantern has been lit today"
    does(state, "dive", STORM)
    assert (state.seat, offers(state)) == (1, ["throw white"])


@pytest.mark.rule("PRL-STO-01")
def test_in_a_storm_everybody_at_sea_throws_a_shell() -> None:
    players = {"amber": {"hand": ["pink"], "ashore": True}, "coral": {"hand": ["sand", "black"]}, "jade": {}}
    state = given(players | {"jade": {"hand": ["white"]}}, active="jade")
    does(state, "dive", STORM)
    assert state.throwing == [2, 1]
    does(state, "throw white")
    assert refused(state, "dive") == "PRL-STO-01: in a storm you throw one of the shells in your hand"
    (thrown,) = does(state, "throw black")
    assert thrown.seen_by(None) == {"what": "throw", "seat": 1, "shell": "black"}
    assert state.view(None)["shore"] == {"white": 1, "black": 1}
    assert (state.seat, state.active) == (1, 1)
    assert refused(state, "throw sand") == "PRL-STO-01: shells are thrown in a storm only"


@pytest.mark.rule("PRL-DAY-01")
def test_the_next_day_begins_with_the_next_seat() -> None:
    state = given({"amber": {"chest": ["sand"]}, "coral": {"ashore": True, "chest": ["sand"]}})
    does(state, "rest")
    assert (state.day, state.seat) == (2, 1)


@pytest.mark.rule("PRL-DAY-02")
def test_at_the_end_of_a_day_chests_are_opened_and_the_sea_is_full_again() -> None:
    amber = {"chest": ["pink"], "hand": ["black"], "lantern": False}
    state = given({"amber": amber, "coral": {"ashore": True}}, sea={"discards": ["white"]})
    events = does(state, "rest")
    assert events[1].seen_by(None) == {"what": "chest", "seat": 0, "shells": ["pink"], "points": 2}
    assert [event.what for event in events] == ["rest", "chest", "chest", "day"]
    assert (state.sea.size, state.divers[0].hand, state.divers[0].lantern) == (14, [], True)


@pytest.mark.rule("PRL-DAY-03")
def test_white_pink_and_black_together_count_more() -> None:
    state = given({"amber": {"chest": ["white", "pink", "black"]}, "coral": {"ashore": True, "chest": ["black"] * 1}})
    does(state, "rest")
    assert [diver.points for diver in state.divers] == [10, 4]


@pytest.fixture
def printed() -> Iterator[None]:
    yield
    Printed.set_bonus = SET_BONUS


@pytest.mark.rule("PRL-DAY-03")
@pytest.mark.usefixtures("printed")
def test_a_printed_bonus_replaces_the_one_that_is_made_up(tmp_path: Any) -> None:
    file = tmp_path / "printed.toml"
    file.write_text("[pearls]\nset_bonus = 5\n", "utf-8")
    assert HERE.replaced_components({}) == ""
    use_components(file)
    assert HERE.replaced_components({}) == "set-bonus-5"
    assert HERE.components()["set_bonus"] == 5
    with pytest.raises(BadComponents, match=r"set_bonus is a number from 0 to 9, not 'x'"):
        PearlsGame().use_components({"set_bonus": "x"})


@pytest.mark.rule("PRL-DAY-04")
def test_the_best_day_decides_between_equals() -> None:
    coral = {"ashore": True, "points": 4, "best": 4}
    state = given({"amber": {"chest": ["pink"], "points": 2, "best": 2}, "coral": coral}, day=2)
    does(state, "rest")
    assert state.seat == OVER
    assert (state.standing().winners, state.standing().decided_by) == ((1,), "best day")
    assert refused(state, "dive") == "PRL-DAY-04: the game is over"


@pytest.mark.rule("PRL-SOL-01")
@pytest.mark.parametrize(
    ("diver", "tiles"),
    [
        ({"points": 3}, ()),
        ({"points": 4, "best": 3}, ("handful",)),
        ({"points": 11, "best": 6}, ("handful", "good-day")),
        ({"points": 12, "best": 6}, ("handful", "good-day", "treasure")),
        ({"points": 12, "best": 6, "lantern": False}, ("handful", "good-day")),
    ],
)
def test_who_dives_alone_sets_tiles(diver: dict[str, Any], tiles: tuple[str, ...]) -> None:
    state = given({"amber": {"ashore": True, **diver}}, active=None, day=2)
    assert state.seat == OVER
    assert HERE.wall is not None
    assert HERE.wall.finished("", 0.0, HERE.settings_of(state), state).tiles == tiles


@pytest.mark.rule("PRL-HID-01")
def test_everybody_sees_how_many_shells_others_have_and_not_which() -> None:
    state = given({"amber": {"hand": ["black"], "chest": ["pink"]}, "coral": {}})
    amber: Any = state.view(1)["players"]
    assert (amber[0]["shells"], amber[0]["hidden"], amber[0]["hand"], amber[0]["chest"]) == (1, 1, [], [])


def test_after_the_game_everything_lies_open() -> None:
    state = given({"amber": {"hand": ["black"], "chest": ["pink"]}, "coral": {"hand": ["sand"]}})
    divers: Any = HERE.open_view(state)["players"]
    assert [(diver["hand"], diver["chest"]) for diver in divers] == [(["black"], ["pink"]), (["sand"], [])]


@pytest.mark.rule("PRL-HID-02")
def test_a_hidden_shell_is_any_of_those_that_are_not_seen() -> None:
    state = given({"amber": {"hand": ["sand"] * 4}, "coral": {"chest": ["black"]}}, sea={"discards": ["black"]})
    luck = FastLuck(1)
    chests: Counter[str] = Counter()
    for _ in range(900):
        chests.update(named(state.imagine(0, luck).divers[1].chest))
    assert {shell: chests[shell] for shell in SHELL_WORDS} == {
        "sand": 0,
        "white": pytest.approx(500, rel=0.2),
        "pink": pytest.approx(300, rel=0.2),
        "black": pytest.approx(100, rel=0.3),
    }


def test_an_outlook_does_not_look_into_the_chests_of_others() -> None:
    state = given({"amber": {"chest": ["pink"]}, "coral": {"ashore": True, "chest": ["black"]}})
    seen = outlook(HERE, state, HERE.lexicon.parse("rest"))
    assert (seen.stop, [event.what for event in seen.events]) == ("hidden", ["rest"])


@pytest.mark.rule("PRL-INV-01")
@pytest.mark.rule("PRL-INV-02")
@pytest.mark.rule("PRL-INV-03")
@pytest.mark.rule("PRL-INV-04")
@pytest.mark.rule("PRL-INV-05")
@pytest.mark.rule("PRL-INV-06")
@pytest.mark.parametrize("seed", range(10))
def test_the_invariants_hold_in_random_games(seed: int) -> None:
    for state in SAMPLES.states(decisions=200, seed=seed, games=20):
        assert isinstance(state, Pearls)
        assert problems_of(state) == []


@pytest.mark.parametrize("language", ["en", "de", "tr"])
def test_the_page_in_the_browser_tells_every_rule_of_play(language: str) -> None:
    rules = re.findall(
        r"^- \*\*(PRL-(?!INV)\w+-\d+)\*\*", (SAMPLES.folder / "RULES.md").read_text("utf-8"), re.MULTILINE
    )
    words = SAMPLES.folder.parents[1] / "web/stories/pearls/words" / f"rule-texts.{language}.ts"
    told = re.findall(r"^  '([A-Z]+-\d+)':", words.read_text("utf-8"), re.MULTILINE)
    assert [f"PRL-{rule}" for rule in told] == rules
