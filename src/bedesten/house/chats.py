"""The chat of a table: short lines between the people who sit there."""

import unicodedata
from typing import Any

from sqlalchemy import insert, select

from bedesten.house.clock import now
from bedesten.house.errors import BadRequest, Conflict, NotYours
from bedesten.house.hall import Hall
from bedesten.house.leaving import encode
from bedesten.house.limits import Limits
from bedesten.house.people import Person
from bedesten.house.schema import chat
from bedesten.house.store import Row, Store
from bedesten.house.tables import Tables

PAGE = 50


class Chats:
    """What people say at tables."""

    def __init__(self, store: Store, hall: Hall, tables: Tables, limits: Limits) -> None:
        self.store = store
        self.hall = hall
        self.tables = tables
        self.limits = limits

    async def say(self, table: str, person: Person, text: str) -> dict[str, Any]:
        """Store a line and send it to everybody who watches the table."""
        row, sitting = await self.tables.find(table, person)
        if not row["chat"] or not self.store.settings.chat:
            raise Conflict("The chat of this table is switched off.", "no-chat")
        mine = [seat for seat in sitting if seat["person"] == person.id]
        if not mine:
            raise NotYours("Only people who sit at the table can write.")
        clean = clean_text(text)
        self.limits.take("chat", person.id)
        line = {"table": table, "person": person.id, "name": mine[0]["name"], "text": clean, "at": now()}
        async with self.store.writing() as connection:
            key = (await connection.execute(insert(chat).values(line).returning(chat.c.id))).scalar_one()
            await self.store.publish(connection, [f"chat:{table}:{key}"])
        return self._tell(table, {**line, "id": key}, sitting)

    async def lines(self, table: str, before: int | None) -> dict[str, Any]:
        """Return the last lines before some id, the oldest first."""
        query = select(chat).where(chat.c.table == table)
        if before is not None:
            query = query.where(chat.c.id < before)
        found = await self.store.rows(query.order_by(chat.c.id.desc()).limit(PAGE + 1))
        _, sitting = await self.tables.find_any(table)
        return {"lines": [_line(row, sitting) for row in found[:PAGE][::-1]], "more": len(found) > PAGE}

    async def hear(self, table: str, key: int) -> None:
        """Pass on a line that somebody said at another worker."""
        if table in self.hall.ears:
            row = await self.store.row(select(chat).where(chat.c.id == key))
            if row is not None:
                self._tell(table, row, (await self.tables.find_any(table))[1])

    def _tell(self, table: str, row: Row, sitting: list[Row]) -> dict[str, Any]:
        line = _line(row, sitting)
        message = encode({"type": "chat", "table": table, "line": line})
        for ear in list(self.hall.ears.get(table, {})):
            ear.send(message)
        return line


def clean_text(text: str) -> str:
    """Return a line as it is shown: one line, nothing that cannot be seen or turns the writing around."""
    kept = "".join(sign if unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn") else " " for sign in text)
    line = " ".join(kept.split())
    if not line:
        raise BadRequest("There is nothing to read in this line.")
    return line


def _line(row: Row, sitting: list[Row]) -> dict[str, Any]:
    seat = next((one["seat"] for one in sitting if row["person"] and one["person"] == row["person"]), None)
    return {"id": row["id"], "name": row["name"], "seat": seat, "text": row["text"], "at": row["at"]}
