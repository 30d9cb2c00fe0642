"""A question is declared once: what it is asked with is written and read, and its words are asked of it."""

from typing import Any

import pytest

from bedesten.core.reasons import Reason
from bedesten.kit import bags
from bedesten.kit.questions import Argument, Flag, Number, Question, Word, WordBag, WordSet
from bedesten.kit.reader import DataReader

KINDS = ("pearl", "shell", "stone")


class Dive:
    """A step: how deep somebody dives."""

    def __init__(self, then: "Dive | None", depth: int, is_last: bool) -> None:
        self.then = then
        self.depth = depth
        self.is_last = is_last


DIVE: Question[str, str, Dive] = Question(
    Dive,
    "dive",
    arguments=(Number("depth", 1, 9), Flag("last")),
    then=("dive", None),
    about="how deep you dive",
    prompt=lambda state, player, step: f"{player}, deeper than {step.depth}?",
    menu={"stop": "come up", "go": lambda state, player, step, depth: f"dive to {depth}" if depth > step.depth else ""},
    reason=lambda state, player, step, verb, depth: Reason("PRL-01", "too-deep") if depth > 9 else None,
)
REST: Question[str, str, Dive] = Question(Dive, "rest", then=(None,))
STEP = Dive(None, 4, False)


@pytest.mark.parametrize(
    ("argument", "value", "written"),
    [
        (Number("n", -1, 4), -1, -1),
        (Flag("n"), 1, True),
        (Word("n", KINDS), 2, "stone"),
        (WordSet("n", KINDS), 0b101, ["pearl", "stone"]),
        (WordBag("n", KINDS), bags.filled([2, 0, 1]), ["pearl", "pearl", "stone"]),
    ],
)
def test_an_argument_is_read_as_it_was_written(argument: Argument[DataReader], value: int, written: object) -> None:
    assert argument.write(value) == written
    reader = DataReader()
    assert argument.read(reader, {"n": written}, "agenda: ") == value
    assert reader.problems == []


def test_a_flag_may_be_left_out_and_nothing_else() -> None:
    reader = DataReader()
    assert Flag("n").read(reader, {}, "agenda: ") == 0
    assert reader.problems == []
    for argument in (Number("n", 1, 2), Word("n", KINDS), WordSet("n", KINDS), WordBag("n", KINDS)):
        argument.read(reader, {}, "agenda: ")
    assert reader.problems == ["agenda: n is missing"] * 4


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"depth": 10}, "agenda: dive: depth is a number from 1 to 9, not 10"),
        ({"depth": 3, "last": 1}, "agenda: dive: last is true or false, not 1"),
    ],
)
def test_what_is_wrong_with_an_argument_is_said(data: dict[str, Any], problem: str) -> None:
    reader = DataReader()
    DIVE.read(reader, data, "agenda: dive: ")
    assert reader.problems == [problem]


def test_a_question_without_arguments_is_its_name() -> None:
    assert DIVE.write([4, 0]) == {"dive": {"depth": 4, "last": False}}
    assert REST.write([]) == "rest"


def test_a_question_says_its_words_and_leaves_the_others_to_the_game() -> None:
    assert DIVE.ask("", "Red", STEP) == "Red, deeper than 4?"
    assert DIVE.describe("", "Red", STEP, "stop", 0) == "come up"
    assert DIVE.describe("", "Red", STEP, "go", 5) == "dive to 5"
    assert DIVE.describe("", "Red", STEP, "go", 3) == ""
    assert DIVE.describe("", "Red", STEP, "swim", 0) == ""
    assert DIVE.reason("", "Red", STEP, "go", 12) == Reason("PRL-01", "too-deep")
    assert REST.reason("", "Red", STEP, "go", 12) is None
