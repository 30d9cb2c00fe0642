"""Printed values replace those that are reconstructed, from one checked file."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bedesten.core.components import use_components
from bedesten.core.errors import BadComponents, BadRecord
from bedesten.core.luck import FastLuck
from bedesten.core.reasons import Reason
from bedesten.core.record import Record, Recorder, replay
from bedesten.games.cairo.reconstructed import NOW, OWN, Reconstructed
from bedesten.games.cairo.state import Cairo
from tests.cairo.plain import segment
from tests.cairo.samples import RULES
from tests.cairo.table import HERE, NINE_EACH, given, start

PRINTED = """
[cairo]
starts = ["B1", "K1", "B11", "K11", "G7"]
suggested = [
  "1 1 1 red B4 B5", "1 1 1 green H8 I8", "1 1 1 purple A8 B8", "2 2 N red E1 F1", "2 2 N white H10 H9",
  "2 2 N yellow C10 D10", "3 3 N blue H1 G1", "3 3 N green E9 E8", "3 3 2 yellow J10 I10", "4 - 2 blue K4 K5",
  "4 - N purple L8 K8", "4 - 2 white E7 D7",
]
[cairo.jokers]
J123 = [1, 2, 4]
[cairo.gold]
red = 4
[cairo.silver]
red = 1
"""


@pytest.fixture
def printed(tmp_path: Path) -> Iterator[Path]:
    file = tmp_path / "printed.toml"
    file.write_text(PRINTED, "utf-8")
    yield file
    restore()


def restore() -> None:
    """Put the reconstructed values back in force."""
    fresh = Reconstructed()
    for name in ("restaurant", "starts", "jokers", "gold", "silver", "suggested", "cap"):
        setattr(NOW, name, getattr(fresh, name))
    assert NOW.values() == OWN


def test_a_file_replaces_all_that_is_reconstructed(printed: Path) -> None:
    assert HERE.replaced_components({}) == ""
    use_components(printed)
    assert len(HERE.replaced_components({})) == 12
    table = start(4)
    assert set(table.bazaar().customers.values()) == {"B1", "K1", "B11", "K11", "G7"}
    assert table.stand(1, "green").stall == "H8"
    red = given("S4", hand="1", money=NINE_EACH).build("exp 1 red B3 [1]")
    assert red.points(1) == 2 + 4 + 1
    joker = given("S4", hand="J123", money=NINE_EACH).play("play J123", "fee white", "build yellow")
    assert {segment(site) for site in joker.offered("site")} == {1, 2, 4}
    facts: Any = HERE.components()
    assert facts["medals"]["red"] == {"gold": 4, "silver": 1}
    assert facts["card_segments"]["J123"] == [1, 2, 4]


def test_a_joker_is_called_by_the_segments_that_it_shows(printed: Path) -> None:
    use_components(printed)
    table = given("S4", hand="J123 5", money=NINE_EACH)
    play, drop = (HERE.lexicon.parse(text) for text in ("play J123", "drop J123"))
    assert "1, 2 or 4" in HERE.describe(table.state, play)
    assert HERE.describe(table.state, drop) == "put joker 1-2-4 on the discards"
    assert HERE.explain(Reason("CAI-CRD-23", "card-not-held", {"card": "J123"})) == "you do not hold joker 1-2-4"
    table.play("play J123")
    (played,) = table.told("play")
    assert HERE.sentence(table.state, played.seen_by(None)) == "Arch plays joker 1-2-4."
    restore()
    assert HERE.sentence(table.state, played.seen_by(None)) == "Arch plays joker 1-2-3."


def test_random_games_are_sound_with_other_values(printed: Path) -> None:
    use_components(printed)
    for players in (2, 3):
        luck = FastLuck(players)
        state = HERE.start(players, luck)
        assert isinstance(state, Cairo)
        while state.seat >= 0:
            actions = state.actions()
            state.apply(actions[luck.below(len(actions))], luck)
        assert HERE.write(HERE.read(HERE.write(state))) == HERE.write(state)


def begun() -> Record:
    """Return the beginning of a game with the values in force."""
    recorder = Recorder(HERE, 2, FastLuck(1), ["", ""])
    for _ in range(8):
        recorder.apply(recorder.state.actions()[0])
    return Record.read(recorder.record.write())


def test_a_record_is_replayed_with_the_values_it_was_begun_with_alone(printed: Path) -> None:
    without = begun()
    assert without.components == ""
    use_components(printed)
    other = begun()
    assert other.components == HERE.replaced_components(other.options)
    assert replay(other).seat >= 0
    with pytest.raises(BadRecord, match="begun without printed components"):
        replay(without)


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({"moon": 1}, "it has no 'moon'"),
        ({"restaurant": 5}, "restaurant is a list of different sites"),
        ({"restaurant": ["A13"]}, "restaurant is a list of different sites"),
        ({"restaurant": ["A2", "B1"]}, "the market hangs together"),
        ({"starts": ["A1"]}, "starts are the 5 sites of the customers"),
        ({"starts": ["A5", "L1", "B11", "K11", "F6"]}, "customers begin in the market"),
        ({"jokers": []}, "jokers is a table"),
        ({"jokers": {"J123": [1, 2]}}, "J123 has three segments"),
        ({"jokers": {"J124": [1, 2, 4]}}, "jokers has no 'J124'"),
        ({"gold": {"red": 21}}, "gold: red is a number from 0 to 20, not 21"),
        ({"silver": 3}, "silver is a table"),
        ({"silver": {"pink": 1}}, "silver has no 'pink'"),
        ({"suggested": []}, "suggested is a list of stalls"),
        ({"suggested": ["1 1 1 red B4"]}, "a stall is its owner with four, three and two players"),
        ({"suggested": ["1 1 1 red B4 B5"]}, "with 2 players"),
    ],
)
def test_wrong_values_are_refused_and_change_nothing(values: dict[str, Any], problem: str) -> None:
    assert any(problem in found for found in HERE.wrong_components(values)), HERE.wrong_components(values)
    with pytest.raises(BadComponents):
        HERE.use_components(values)
    assert NOW.values() == OWN


def test_the_page_shows_a_file_with_the_values_in_force(tmp_path: Path) -> None:
    page = RULES.read_text("utf-8")
    file = tmp_path / "printed.toml"
    file.write_text(page.partition("```toml\n")[2].partition("```")[0], "utf-8")
    use_components(file)
    assert NOW.values() == OWN
