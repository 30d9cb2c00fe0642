"""Tables that have been played for hours, made in seconds: written past a house that is closed."""

import sqlite3
from contextlib import closing
from random import Random

from tests.house.server import House

from bedesten.house.history import History, Start


def lengthen(house: House, table: str, length: int) -> None:
    """Play on at a table of a closed house on SQLite, as two undecided people would, until it has so many entries."""
    assert house.process is None, "the house would not know of it"
    with closing(sqlite3.connect(house.folder / "house.db")) as database:
        start, secret = database.execute("select start, secret from tables where id = ?", (table,)).fetchone()
        history = History(Start.read(start, secret, ["Ada", "Bo"]))
        undecided(history, length)
        rows = [(table, one.number, one.kind, one.seat, one.notation, one.at) for one in history.entries]
        with database:
            database.executemany(
                'insert into entries ("table", number, kind, seat, notation, at) values (?,?,?,?,?,?)', rows
            )
            database.execute("update tables set number = ?, waiting = ? where id = ?", (length, history.seat, table))


def undecided(history: History, length: int) -> None:
    """Decide at random, and take most of it back, without coming to an end."""
    luck = Random(history.start.game)
    while len(history.entries) < length:
        seat = history.seat
        assert seat is not None
        if history.can_undo(seat) and luck.random() < 0.8:
            history.accept(history.undo(seat, history.start.at))
            continue
        notation = history.here.lexicon.say(luck.choice(list(history.state.actions())))
        step = history.act(seat, notation, history.start.at)
        if not step.now.is_over:
            history.accept(step)
