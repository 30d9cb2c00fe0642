"""Tables that have been played for hours, made in seconds: written past a house that is closed."""

import asyncio
import json
from random import Random
from typing import Any

from sqlalchemy import insert, select, update
from tests.house.client import ME, Person, me
from tests.house.postgres import engine_of
from tests.house.server import House

from bedesten.bots import bot
from bedesten.core.luck import FastLuck
from bedesten.house.history import History, Start
from bedesten.house.schema import entries, tables


def lengthen(house: House, table: str, length: int, *, to_the_end: bool = False) -> None:
    """Play on at a table of a closed house, as two undecided people would, until it has so many entries.

    Then it is played to its end, or waits for the next decision.
    """
    assert house.process is None, "the house would not know of it"
    asyncio.run(_lengthen(house, table, length, to_the_end))


async def _lengthen(house: House, table: str, length: int, to_the_end: bool) -> None:
    engine = engine_of(house.stored)
    async with engine.begin() as connection:
        query = select(tables.c.start, tables.c.secret).where(tables.c.id == table)
        start, secret = (await connection.execute(query)).one()
        history = History(Start.read(start, secret, ["Ada", "Bo"]))
        undecided(history, length)
        if to_the_end:
            finish(history)
        rows = [{name: getattr(one, name) for name in one.__slots__} | {"table": table} for one in history.entries]
        await connection.execute(insert(entries), rows)
        values: dict[str, object] = {"number": len(rows), "waiting": history.seat}
        if to_the_end:
            winners = json.dumps(history.state.standing().winners)
            values |= {"phase": "over", "winners": winners, "due": None, "deadline": None}
        await connection.execute(update(tables).where(tables.c.id == table).values(values))
    await engine.dispose()


def undecided(history: History, length: int) -> None:
    """Decide at random, and take most of it back, without coming to an end."""
    luck = Random(history.start.game)
    while len(history.entries) < length:
        seat = history.seat
        assert seat is not None
        if history.can_undo(seat) and luck.random() < 0.8:
            history.accept(history.undo(seat, history.start.at))
            continue
        notation = history.game.lexicon.say(luck.choice(list(history.state.actions())))
        transition = history.act(seat, notation, history.start.at)
        if not transition.after.is_over:
            history.accept(transition)


def finish(history: History) -> None:
    """Decide well until the game is over."""
    luck = FastLuck(1)
    while history.seat is not None:
        action = bot("greedy").choose(history.state, luck)
        history.accept(history.act(history.seat, history.game.lexicon.say(action), history.start.at))


async def played_for_hours(house: House, length: int, *ends: bool, **fields: Any) -> tuple[Person, list[str]]:
    """Return somebody and their tables of so many entries, one for each of `ends`: whether it is over.

    The house was closed meanwhile, and holds none of them yet.
    """
    ada = await Person.arrive(house.address)
    made: list[str] = []
    for _ in ends:
        table = await ada.make_table([ME, me(f"Bo {len(made)}")], order="chosen", **fields)
        await ada.start(table["id"])
        made.append(table["id"])
    await asyncio.to_thread(house.stop)
    for table_id, is_over in zip(made, ends, strict=True):
        await asyncio.to_thread(lengthen, house, table_id, length, to_the_end=is_over)
    await asyncio.to_thread(house.start)
    return ada, made
