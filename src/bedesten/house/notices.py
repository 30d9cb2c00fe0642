"""Notices to people that it is their turn, by webhook and by e-mail.

A message is a row that is written together with the entry it speaks of, so it is neither forgotten nor made twice. A
row is claimed, and the claim committed, before anything is sent: of several workers one sends it. What has failed for
certain is tried again, ever later; what may have arrived is not, since being told twice is worse than looking oneself.
Nothing here is waited for by a table.
"""

import asyncio
import hashlib
import json
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any
from urllib.parse import quote

import structlog
from sqlalchemy import ColumnElement, and_, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bedesten.core.errors import UnknownName
from bedesten.core.registry import find_game
from bedesten.house.clock import elapsed, now
from bedesten.house.errors import TooMany
from bedesten.house.history import ACTION, UNDO
from bedesten.house.mail import confirmation_mail, send, turn_mail
from bedesten.house.outage import is_away, outage
from bedesten.house.outcome import Fate, Outcome
from bedesten.house.schema import entries, messages, people, seats, tables
from bedesten.house.settings import Settings
from bedesten.house.webhook import deliver

RETRIES = (10.0, 60.0, 300.0, 1800.0, 7200.0)
"""Seconds to wait after the first, second, … failure; there is no further try after the last."""
GRACE = 120.0  # seconds after which a message that is being sent has been lost with its worker
AT_ONCE = 10  # messages on their way
LONGEST_SLEEP = 5.0
SHORTEST_SLEEP = 0.05  # however often a table wakes the notifier
MOST_ROWS = 100  # looked at in one go
MOST_MISSES = 20  # in a row, before a webhook is switched off
FAREWELL = 5.0  # seconds for messages on their way when the house closes
CONFIRMATIONS_AN_HOUR = 3  # to one address: nobody may fill a stranger's mailbox

Row = Mapping[str, Any]
log = structlog.get_logger()


def due_messages(
    whom: Sequence[Row], table: str, number: int, at: float, mail: bool = True, quiet: float = 0.0
) -> list[dict[str, object]]:
    """Return the rows that tell people of decision `number`, which came to them at this time, `quiet` until then.

    They are given as rows of people, or of seats with what their people have set. Without `mail` there is no e-mail.
    """
    rows: list[dict[str, object]] = []
    for person in whom:
        channels = []
        if person["webhook"]:
            channels.append("webhook")
        if mail and person["email"] and person["email_confirmed"]:
            channels.append("email")
        for channel in channels:
            rows.append(
                {
                    "person": person.get("person") or person["id"],
                    "table": table,
                    "number": number,
                    "channel": channel,
                    "due": max(at + person["tell_after"], quiet),
                    "attempts": 0,
                    "state": "waiting",
                }
            )
    return rows


async def insert_ignore(connection: AsyncConnection, rows: Sequence[Row]) -> None:
    """Write rows of messages; those that are there already stay as they are."""
    if not rows:
        return
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    await connection.execute(insert(messages).on_conflict_do_nothing(), [dict(row) for row in rows])


async def purge_messages(engine: AsyncEngine) -> None:
    """Forget messages that are done, about decisions that are answered: no such message can be made again."""
    answered = select(tables.c.id).where(tables.c.id == messages.c.table, tables.c.number >= messages.c.number)
    over = messages.c.state.not_in(("waiting", "sending"))
    async with engine.begin() as connection:
        await connection.execute(delete(messages).where(over, answered.exists()))


def _is_stale() -> ColumnElement[bool]:
    """Tell whether nothing waits any more: the game is over, or something was decided since, or the seat went to a bot.

    A seat of somebody else that goes to a bot, or comes back, is an entry too, and answers nothing.
    """
    concerns = or_(entries.c.kind.in_((ACTION, UNDO)), entries.c.seat == tables.c.waiting)
    since = select(entries.c.number).where(entries.c.table == messages.c.table, entries.c.number >= messages.c.number)
    return or_(tables.c.phase != "playing", since.where(concerns).correlate(messages, tables).exists())


def title_of(name: str) -> str:
    """Return what people call a game; one that this house no longer has goes by its name."""
    try:
        return find_game(name).title
    except UnknownName:
        return name


def message_id(row: Row) -> str:
    """Return the id under which a receiver knows a message: the same at every attempt, of no other message."""
    whole = " ".join(str(row[name]) for name in ("person", "table", "number", "channel"))
    return hashlib.sha256(whole.encode()).hexdigest()[:32]


class Notifier:
    """Sends the messages that are due. Every worker of the house has one."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        self._settings = settings
        self._engine = engine
        self._news = asyncio.Event()
        self._ended = asyncio.Event()
        self._ended.set()
        self._closing = False
        self._sending: dict[str, asyncio.Task[None]] = {}  # by person: one message at a time for each
        self._background: set[asyncio.Task[None]] = set()
        self._misses: dict[str, tuple[str, int]] = {}  # by person: webhook, messages it has missed in a row
        self._asked: list[tuple[str, float]] = []

    def wake(self) -> None:
        """Look at once, since there may be a new message."""
        self._news.set()

    async def run(self) -> None:
        """Send messages until closed, whatever happens."""
        self._ended.clear()
        try:
            while not self._closing:
                self._news.clear()
                wait = LONGEST_SLEEP
                try:
                    wait = await self._look()
                except Exception as error:
                    if is_away(error):
                        outage.notice(error)
                    else:
                        _complain("cannot look for messages", error)
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await self._news.wait()
                await asyncio.sleep(SHORTEST_SLEEP)
        finally:
            self._ended.set()

    async def close(self) -> None:
        """Begin nothing new; give what is on its way a moment."""
        self._closing = True
        self._news.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self._ended.wait()
        for task in self._background:
            task.cancel()
        tasks = [*self._sending.values(), *self._background]
        if tasks:
            await asyncio.wait(tasks, timeout=FAREWELL)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def ask_to_confirm(self, person: Row, address: str, token: str) -> None:
        """Ask by mail whether an address belongs to a person; raise TooMany if it has been asked too often.

        The mail is sent in the background. Without a mail server nothing happens.
        """
        if not self._settings.smtp or self._closing:
            return
        at = elapsed()
        self._asked = [(known, when) for known, when in self._asked if when > at - 3600]
        times = [when for known, when in self._asked if known == address.lower()]
        if len(times) >= CONFIRMATIONS_AN_HOUR:
            raise TooMany("That address has been asked several times; look for the mail there.", times[0] + 3600 - at)
        self._asked.append((address.lower(), at))
        link = f"{self._settings.web_address}/confirm-email?token={quote(token, safe='')}"
        unique = hashlib.sha256(f"confirm {address} {token}".encode()).hexdigest()[:32]
        mail = confirmation_mail(self._settings, address, unique, person["name"], link)

        async def ask() -> None:
            outcome = await send(self._settings, mail)
            for wait in RETRIES[:2]:
                if outcome.fate is Fate.FAILED:
                    await asyncio.sleep(wait)
                    outcome = await send(self._settings, mail)
            log.info("asked to confirm an address", fate=outcome.fate.value, reason=outcome.reason)

        self._in_background(ask())

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    # Looking: what is due is claimed, dropped or given up.

    async def _look(self) -> float:
        """Claim what is due and begin to send it; return the seconds until there may be more."""
        while len(self._sending) < AT_ONCE:
            at = now()
            async with self._engine.connect() as plain:
                connection = await plain.execution_options(reading=True)
                due = [dict(row) for row in (await connection.execute(self._due(at))).mappings()]
                following = await connection.scalar(select(func.min(messages.c.due)).where(messages.c.due > at))
            if not due:
                return LONGEST_SLEEP if following is None else min(LONGEST_SLEEP, max(0.0, following - at))
            if not await self._claim(due, at):
                # Another worker was faster.
                return SHORTEST_SLEEP
        # Whoever is done wakes the notifier.
        return LONGEST_SLEEP

    def _due(self, at: float) -> Any:
        return (
            select(messages.c.id, messages.c.person, messages.c.state, _is_stale().label("is_stale"))
            .join(tables, tables.c.id == messages.c.table)
            .where(messages.c.due <= at, messages.c.person.not_in(list(self._sending)))
            .order_by(messages.c.due, messages.c.id)
            .limit(MOST_ROWS)
        )

    async def _claim(self, due: Sequence[Row], at: float) -> bool:
        """Settle what needs no sending and begin to send the rest; return whether anything was left to do."""
        lost = [row["id"] for row in due if row["state"] == "sending"]
        stale = [row["id"] for row in due if row["state"] == "waiting" and row["is_stale"]]
        chosen: dict[str, int] = {}
        for row in due:
            if row["state"] == "waiting" and not row["is_stale"] and len(self._sending) + len(chosen) < AT_ONCE:
                chosen.setdefault(row["person"], row["id"])
        claimed: list[tuple[str, int]] = []
        changed = 0
        overdue = update(messages).where(messages.c.due <= at)
        async with self._engine.begin() as connection:
            for ids, before, after in ((lost, "sending", "failed"), (stale, "waiting", "dropped")):
                if ids:
                    these = overdue.where(messages.c.id.in_(ids), messages.c.state == before)
                    changed += (await connection.execute(these.values(state=after, due=None))).rowcount
            # In order of id, so that two workers cannot wait for each other in a circle.
            for person, key in sorted(chosen.items(), key=lambda item: item[1]):
                this = overdue.where(messages.c.id == key, messages.c.state == "waiting")
                claim = this.values(state="sending", attempts=messages.c.attempts + 1, due=at + GRACE)
                if (await connection.execute(claim)).rowcount == 1:
                    claimed.append((person, key))
        for person, key in claimed:
            self._begin(person, key)
        if lost:
            log.warning("messages were lost with a worker and are not sent again", messages=len(lost))
        return bool(claimed) or changed > 0

    def _begin(self, person: str, key: int) -> None:
        def done(_: object) -> None:
            del self._sending[person]
            self.wake()

        task = asyncio.create_task(self._tell(key))
        self._sending[person] = task
        task.add_done_callback(done)

    # Sending one message that has been claimed.

    async def _tell(self, key: int) -> None:
        try:
            row = await self._facts(key)
            if row is None:
                return
            if not self._is_wanted(row):
                await self._settle(key, "dropped")
                return
            try:
                outcome = await self._send(row)
            except Exception as error:
                _complain("a message could not be made", error)
                outcome = Outcome(Fate.UNKNOWN, type(error).__name__)
            await self._record(row, outcome)
        except Exception as error:
            # The row stays claimed, and is given up when the grace is over.
            _complain("a message was lost", error)

    async def _facts(self, key: int) -> Row | None:
        query = (
            select(
                messages,
                people.c.name,
                people.c.webhook,
                people.c.webhook_key,
                people.c.email,
                people.c.email_confirmed,
                tables.c.game,
                tables.c.number.label("decided"),
                _is_stale().label("is_stale"),
                func.coalesce(tables.c.moved, tables.c.started, tables.c.made).label("since"),
                seats.c.seat,
            )
            .join(people, people.c.id == messages.c.person)
            .join(tables, tables.c.id == messages.c.table)
            .outerjoin(
                seats,
                and_(
                    seats.c.table == tables.c.id,
                    seats.c.seat == tables.c.waiting,
                    seats.c.person == messages.c.person,
                ),
            )
            .where(messages.c.id == key)
        )
        async with self._engine.connect() as plain:
            connection = await plain.execution_options(reading=True)
            found = (await connection.execute(query)).mappings().first()
        return None if found is None else dict(found)

    def _is_wanted(self, row: Row) -> bool:
        """Tell whether the decision still waits for this person, and the person still wants to be told."""
        if row["is_stale"] or row["seat"] is None:
            return False
        if row["channel"] == "webhook":
            return bool(row["webhook"] and row["webhook_key"])
        return bool(self._settings.smtp and row["email"] and row["email_confirmed"])

    async def _send(self, row: Row) -> Outcome:
        link = f"{self._settings.web_address}/t/{row['table']}"
        title = title_of(row["game"])
        if row["channel"] == "email":
            mail = turn_mail(self._settings, row["email"], message_id(row), row["name"], title, link)
            return await send(self._settings, mail)
        body = {
            "id": message_id(row),
            "event": "your-turn",
            "person": {"id": row["person"], "name": row["name"]},
            "table": row["table"],
            "game": row["game"],
            "title": title,
            "seat": row["seat"],
            "number": row["decided"] + 1,
            "link": link,
            "at": row["since"],
        }
        return await deliver(
            row["webhook"],
            json.dumps(body).encode(),
            row["webhook_key"],
            self._settings.private_webhooks,
            message=message_id(row),
        )

    async def _record(self, row: Row, outcome: Outcome) -> None:
        key, attempts = row["id"], row["attempts"]
        facts = {"message": message_id(row), "channel": row["channel"], "attempt": attempts}
        if outcome.fate is Fate.TAKEN:
            await self._settle(key, "sent")
            self._misses.pop(row["person"], None)
            log.info("told somebody of their turn", **facts)
            return
        log.warning("could not tell somebody of their turn", **facts, fate=outcome.fate.value, reason=outcome.reason)
        if outcome.fate is Fate.FAILED and attempts <= len(RETRIES):
            await self._settle(key, "waiting", now() + RETRIES[attempts - 1])
            return
        await self._settle(key, "failed")
        if row["channel"] == "webhook":
            await self._count_miss(row["person"], row["webhook"])

    async def _settle(self, key: int, state: str, due: float | None = None) -> None:
        mine = update(messages).where(messages.c.id == key, messages.c.state == "sending")
        async with self._engine.begin() as connection:
            await connection.execute(mine.values(state=state, due=due))

    async def _count_miss(self, person: str, webhook: str) -> None:
        known, misses = self._misses.pop(person, (webhook, 0))
        misses = misses + 1 if known == webhook else 1
        if misses < MOST_MISSES:
            self._misses[person] = (webhook, misses)
            return
        this = update(people).where(people.c.id == person, people.c.webhook == webhook)
        async with self._engine.begin() as connection:
            await connection.execute(this.values(webhook=None, webhook_key=None))
        log.warning("a webhook that takes no messages is switched off", person=person)


def _complain(what: str, error: Exception) -> None:
    # Errors of the database quote what was asked of it, and with that perhaps somebody's address.
    is_known = isinstance(error, SQLAlchemyError | OSError)
    log.error(what, error=type(error).__name__, exc_info=None if is_known else error)
