"""The chat of a table: short lines between the people who sit there."""

import unicodedata
from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, insert, select

from bedesten.house.clock import now
from bedesten.house.errors import BadRequest, Conflict, NotYours
from bedesten.house.limits import Limits
from bedesten.house.live_tables import LiveTables
from bedesten.house.payloads import encode
from bedesten.house.people import Person, names_of_others
from bedesten.house.schema import chat, tables
from bedesten.house.store import Row, Store, publish
from bedesten.house.tables import Tables
from bedesten.house.together import Together

PAGE = 50


class Chats:
    """What people say at tables."""

    def __init__(self, store: Store, live_tables: LiveTables, tables: Tables, limits: Limits) -> None:
        self.store = store
        self.subscribers = live_tables.subscribers
        self.hint = live_tables.hint
        self.tables = tables
        self.limits = limits
        self._last = Together(self._read_last)

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
        async with self.store.writing() as connection:
            # Since they sat down, somebody may have come whose name this is.
            theirs = await names_of_others(connection, [mine[0]["name"]], person.id)
            name = person.name if theirs else mine[0]["name"]
            line = {"table": table, "person": person.id, "name": name, "text": clean, "at": now()}
            # One line at a time at a table, so that no line has a lower id than one that was read before.
            await connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
            key = (await connection.execute(insert(chat).values(line).returning(chat.c.id))).scalar_one()
            await publish(connection, [f"chat:{table}"])
        self.hint(f"chat:{table}")
        return _line({**line, "id": key}, sitting)

    async def lines(self, table: str, before: int | None) -> dict[str, Any]:
        """Return the last lines before some id, the oldest first."""
        query = select(chat).where(chat.c.table == table)
        if before is not None:
            query = query.where(chat.c.id < before)
        found = await self.store.rows(query.order_by(chat.c.id.desc()).limit(PAGE + 1))
        _, sitting = await self.store.table(table)
        return {"lines": [_line(row, sitting) for row in found[:PAGE][::-1]], "more": len(found) > PAGE}

    async def _read_last(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the last line of tables where anything was said."""
        query = select(chat.c.table, func.max(chat.c.id).label("last")).where(chat.c.table.in_(ids))
        return {row["table"]: row["last"] for row in await self.store.rows(query.group_by(chat.c.table))}

    async def listen(self, table: str) -> None:
        """Let those who listen to a table hear every line after those that are there now."""
        listening = self.subscribers.by_table.get(table)
        if listening is not None and listening.chat is None:
            last = await self._last.get(table) or 0
            if listening.chat is None:
                listening.chat = last

    async def look(self, table: str) -> None:
        """Send those who listen to a table the lines that they were not sent yet."""
        listening = self.subscribers.by_table.get(table)
        if listening is None or listening.chat is None or listening.chat >= (await self._last.get(table) or 0):
            return
        new = await self.store.rows(
            select(chat).where(chat.c.table == table, chat.c.id > listening.chat).order_by(chat.c.id)
        )
        _, sitting = await self.store.table(table)
        for row in new:
            # Somebody else may have looked at the same time.
            if row["id"] > listening.chat:
                listening.chat = row["id"]
                message = encode({"type": "chat", "table": table, "line": _line(row, sitting)})
                for subscriber in list(listening):
                    subscriber.send(message)


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
