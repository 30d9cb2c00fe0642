"""A reader checks every part of what it is handed, and gathers all that is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

from bedesten.kit.reader import DataReader, numbers_text

FINE: dict[str, Any] = {"lira": 7, "open": True, "hand": ["b", "a"], "track": {"left": 2}}


def test_what_is_fine_is_read_and_nothing_is_wrong() -> None:
    reader = DataReader()
    reader.check_keys("a purse", FINE, ("lira", "open", "hand", "track"))
    assert reader.number(FINE, "lira", "", 0, 9, 0) == 7
    assert reader.flag(FINE, "open", "") is True
    assert reader.words(FINE, "hand", ("a", "b")) == [1, 0]
    assert reader.number(reader.table(FINE, "track"), "left", "track: ", 0, 9, 0) == 2
    assert reader.problems == []


def test_what_is_left_out_is_as_the_reader_says() -> None:
    reader = DataReader()
    assert reader.number({}, "lira", "", 0, 9, 5) == 5
    assert reader.flag({}, "open", "") is False
    assert reader.words({}, "hand", ("a", "b")) == []
    assert reader.table({}, "track") == {}
    assert reader.problems == []


@pytest.mark.parametrize(
    ("read", "instead", "problem"),
    [
        (lambda r: r.number({"lira": 10}, "lira", "red: ", 0, 9, 5), 5, "red: lira is a number from 0 to 9, not 10"),
        (lambda r: r.number({"lira": True}, "lira", "", 0, 9, 5), 5, "lira is a number from 0 to 9, not True"),
        (lambda r: r.number({"lira": "7"}, "lira", "", 0, 9, 5), 5, "lira is a number from 0 to 9, not '7'"),
        (lambda r: r.flag({"open": 1}, "open", ""), False, "open is true or false, not 1"),
        (lambda r: r.word("c", ("a", "b"), "a card"), 0, "a card is one of a, b, not 'c'"),
        (lambda r: r.word(["a"], ("a", "b"), "a card"), 0, "a card is one of a, b, not ['a']"),
        (lambda r: r.words({"hand": "a"}, "hand", ("a",), "red: "), [], "red: hand is a list, not 'a'"),
        (lambda r: r.words({"hand": ["z"]}, "hand", ("a",)), [0], "each of hand is one of a, not 'z'"),
        (lambda r: r.table({"track": 2}, "track"), {}, "track is a table of names and values, not 2"),
        (lambda r: r.check_keys("a purse", {"gold": 1}, ("lira",)), None, "a purse has no 'gold'; it has: lira"),
    ],
)
def test_what_is_wrong_is_said_and_something_that_fits_is_read_instead(
    read: Callable[[DataReader], object], instead: object, problem: str
) -> None:
    reader = DataReader()
    assert read(reader) == instead
    assert reader.problems == [problem]


def test_everything_wrong_is_gathered() -> None:
    reader = DataReader()
    reader.number({"lira": -1}, "lira", "", 0, 9, 0)
    reader.words({"hand": ["x", "a", "y"]}, "hand", ("a",))
    assert len(reader.problems) == 3


def test_runs_of_numbers_are_said_shortly() -> None:
    assert numbers_text([1, 2, 3, 7, 9, 10]) == "1 to 3 and 7 and 9 to 10"
