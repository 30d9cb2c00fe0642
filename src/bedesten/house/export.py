"""All that the house keeps of a person, for that person alone."""

import json
from typing import Any

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bedesten.house.people import Person
from bedesten.house.schema import chat, seats, solo_games, tables

Json = dict[str, Any]


async def kept_of(engine: AsyncEngine, person: Person) -> Json:
    """Return where somebody has sat, what they have said, and the games on their walls."""
    sat = (
        select(tables.c.id.label("table"), tables.c.game, tables.c.phase, seats.c.seat, seats.c.name, seats.c.seed)
        .add_columns(tables.c.made, tables.c.started, tables.c.moved)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.person == person.id)
        .order_by(tables.c.made, tables.c.id, seats.c.seat)
    )
    said = select(chat.c.table, chat.c.text, chat.c.at).where(chat.c.person == person.id).order_by(chat.c.id)
    alone = (
        select(*(solo_games.c[name] for name in ("table", "game", "at", "reached", "tiles")))
        .where(solo_games.c.person == person.id)
        .order_by(solo_games.c.at, solo_games.c.table)
    )
    async with engine.connect() as connection:
        reading = await connection.execution_options(reading=True)

        async def rows(query: Select[Any]) -> list[Json]:
            return [dict(row) for row in (await reading.execute(query)).mappings()]

        games = [
            row | {"reached": json.loads(row["reached"]), "tiles": json.loads(row["tiles"])}
            for row in await rows(alone)
        ]
        return {"tables": await rows(sat), "chat": await rows(said), "solo_games": games}
