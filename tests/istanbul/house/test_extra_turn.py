"""An extra turn of Letters & Seals: what it does to a clock."""

from dataclasses import replace

from bedesten.core.registry import find_game
from bedesten.house.history import History, Pace, Start
from tests.house.test_history import START, go, offered
from tests.istanbul.letters.table import lettered


def before_an_extra_turn() -> Start:
    """A start at which red may pay for an extra turn, with a minute for each and five seconds a turn."""
    red = {"merchant": 5, "delivered": [2, 3]}
    table = lettered({"red": red, "yellow": {}}, at=["extra-turn"])
    game = find_game("istanbul")
    pace = Pace("live", minutes=1, increment=5)
    return replace(START, options=game.settings_of(table.state), position=game.write(table.state), pace=pace)


def test_an_extra_turn_belongs_to_the_turn_that_bought_it() -> None:
    history = History(before_an_extra_turn())
    go(history, "sealed 2", 1001.0)
    go(history, "sealed 3", 1002.0)
    assert [event.what for event in history.recent[-1].events].count("extra turn") == 1
    assert any(action.startswith("move") for action in offered(history)), "red begins again"
    assert list(history.current.clock.left) == [58, 60], "the turn goes on"
    while history.seat == 0:
        go(
            history,
            next(action for action in ("stop", "end", offered(history)[0]) if action in offered(history)),
            1004.0,
        )
    assert list(history.current.clock.left) == [60 - 4 + 5, 60], "both together are paid once"


def test_whoever_buys_none_is_paid_for_the_turn_alone() -> None:
    history = History(before_an_extra_turn())
    go(history, next(action for action in offered(history) if action in ("end", "done", "pass", "skip")), 1003.0)
    assert history.seat == 1
    assert list(history.current.clock.left) == [60 - 3 + 5, 60]
