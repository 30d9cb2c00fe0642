"""What a table waits for: when somebody must look again, who is called, and how seldom they are told of it."""

from dataclasses import replace

import pytest
from tests.house.test_history import START

from bedesten.house.bot_workers import LEVELS
from bedesten.house.history import Entry, History, Pace
from bedesten.house.store import Row
from bedesten.house.waiting import GRACE, STAND_IN, Waiting, is_called, waiting

SITTING: list[Row] = [{"person": "ada"}, {"person": "bo"}]


def test_a_table_that_waits_for_a_person_is_looked_at_when_the_time_is_up() -> None:
    clocked = History(replace(START, pace=Pace("live", minutes=1))).current
    assert waiting(clocked, SITTING, "bot", 1005.0) == Waiting(0, person="ada", deadline=1060.0, due=1060.0)
    assert waiting(clocked, SITTING, "wait", 1005.0) == Waiting(0, person="ada", deadline=1060.0)
    assert waiting(History(START).current, SITTING, "bot", 1005.0) == Waiting(0, person="ada")


def test_a_table_that_waits_for_a_bot_is_looked_at_when_the_answer_is_late() -> None:
    by_bot = History(replace(START, bots=("easy", None), pace=Pace("live", minutes=1))).current
    due = 1005.0 + LEVELS["easy"].budget + GRACE
    assert waiting(by_bot, [{"person": None}, {"person": "bo"}], "bot", 1005.0) == Waiting(0, "easy", due=due)


def test_a_bot_stands_in_for_somebody_who_is_gone_for_good_or_away() -> None:
    past = History(START)
    assert waiting(past.current, [{"person": None}, {"person": "bo"}], "wait", 1.0).level == STAND_IN
    past.accept(past.to_bot(0, "random", 1001.0))
    assert waiting(past.current, SITTING, "wait", 1.0).level == "random"


def test_a_game_that_is_over_waits_for_nothing() -> None:
    past = History(START)
    past.current.state.seat = -1
    assert waiting(past.current, SITTING, "bot", 1.0) == Waiting()


@pytest.mark.parametrize(
    ("kind", "seat", "called"),
    [
        ("action", 1, True),
        ("undo", 1, True),
        ("person", 0, True),
        ("action", 0, False),
        ("bot", 1, False),
        ("person", 1, False),
    ],
)
def test_somebody_is_called_when_others_have_decided_or_their_seat_is_theirs_again(
    kind: str, seat: int, called: bool
) -> None:
    assert is_called("ada", [Entry(7, kind, seat, "", 1.0)], SITTING) is called
