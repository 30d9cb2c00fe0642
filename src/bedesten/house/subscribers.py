"""Those who listen: who watches which table with whose eyes, and what each eye was sent.

There is one way to tell anybody anything: read on in the log, then send each eye all that lies between the last number
it was sent and the last number of its table.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from sqlalchemy import func, or_, select

from bedesten.house.clock import now
from bedesten.house.history import ACTION, RECENT, TO_PERSON, UNDO, History
from bedesten.house.live_table import LiveTable
from bedesten.house.payloads import Json, encode, moment_for, moments_for, position_for
from bedesten.house.schema import entries, seats, tables
from bedesten.house.slices import Slices
from bedesten.house.store import Row, Store
from bedesten.house.together import Together
from bedesten.house.waiting import is_called

MOST_MOMENTS = 400
"""Moments that are told at a time: a message with them is never heavier than 300 kB."""

SKEW = 10.0
"""Seconds by which the clock of the worker that wrote when a turn began may differ from ours: a turn that is told twice
does less harm than one that is not told."""

NOTHING = -1
"""The last number sent to an eye that has not been sent a position yet."""


class Subscriber(Protocol):
    """Somebody who listens: an open socket."""

    person: str
    generation: int
    session: str
    english: bool

    def send(self, text: str) -> None: ...

    def end(self, code: int, reason: str) -> None: ...


class TableSubscribers(dict[Subscriber, dict[int | None, int]]):
    """Those who listen to a table: for each, the last number sent to each of its eyes."""

    chat: int | None = None
    """The last line of the chat that they were sent."""


@dataclass
class _Turns:
    """What somebody with open sockets was told of their turns: by table the number of the decision."""

    since: float
    told: dict[str, int] = field(default_factory=dict)


class Subscribers:
    """Everybody who has an open socket at this worker."""

    def __init__(self, store: Store, slices: Slices) -> None:
        self.by_table: dict[str, TableSubscribers] = {}
        self.by_person: dict[str, set[Subscriber]] = {}
        self.in_lobby: set[Subscriber] = set()
        self._store = store
        self._slices = slices
        self._turns_of = Together(self._read_turns)
        self._turns: dict[str, _Turns] = {}  # by person, as long as they have a socket here

    # Coming and going.

    def arrive(self, subscriber: Subscriber) -> None:
        self.by_person.setdefault(subscriber.person, set()).add(subscriber)
        self._turns.setdefault(subscriber.person, _Turns(now() - SKEW))

    def depart(self, subscriber: Subscriber) -> None:
        """Forget a socket that has closed."""
        for table in [table for table, listening in self.by_table.items() if subscriber in listening]:
            self._drop(subscriber, table)
        self.in_lobby.discard(subscriber)
        mine = self.by_person.get(subscriber.person)
        if mine is not None:
            mine.discard(subscriber)
            if not mine:
                del self.by_person[subscriber.person], self._turns[subscriber.person]

    def listen(self, subscriber: Subscriber, table: str) -> dict[int | None, int]:
        """Let somebody hear of a table, with no eyes yet; return what its eyes were sent."""
        return self.by_table.setdefault(table, TableSubscribers()).setdefault(subscriber, {})

    def unwatch(self, subscriber: Subscriber, table: str, eye: int | None) -> None:
        eyes = self.by_table.get(table, TableSubscribers()).get(subscriber)
        if eyes is None:
            return
        eyes.pop(eye, None)
        if not eyes:
            self._drop(subscriber, table)

    def dismiss(self, table: str, word: str) -> None:
        """Send those who listen to a table a last word."""
        for subscriber in self.by_table.pop(table, ()):
            subscriber.send(word)

    def _drop(self, subscriber: Subscriber, table: str) -> None:
        self.by_table[table].pop(subscriber, None)
        if not self.by_table[table]:
            del self.by_table[table]

    # What happens at a table.

    async def tell(self, live: LiveTable) -> None:
        """Send every eye that watches all it has not been sent yet, and say whose turn it is. The table is locked."""
        last = len(live.history.entries)
        made: dict[tuple[int | None, int, bool], str] = {}
        listening = self.by_table.get(live.table, TableSubscribers())
        for eye, sent, english in {(*known, one.english) for one, eyes in listening.items() for known in eyes.items()}:
            if sent < last - RECENT:
                moments = await self.moments(live.history, max(0, sent), eye, english)
                made[eye, sent, english] = _position_message(live, eye, moments, english)
        for subscriber, eyes in listening.items():
            english = subscriber.english
            for eye, sent in eyes.items():
                if sent >= last or not _may_look(live, subscriber, eye):
                    continue
                if (eye, sent, english) not in made:
                    moments = moments_for(live.history, live.history.transitions(max(0, sent)), eye, english)
                    made[eye, sent, english] = _position_message(live, eye, moments, english)
                subscriber.send(made[eye, sent, english])
                eyes[eye] = last
        waits, told = live.waiting(), live.turn_told
        if waits.person and waits.seat is not None:
            is_new = told == NOTHING or is_called(waits.person, live.history.entries[told:], live.sitting)
            if is_new:
                self._tell_turn(waits.person, live.table, waits.seat, live.history.number)
        live.turn_told = last

    def tell_time(self, live: LiveTable) -> None:
        """Send the position again to every eye that knows all of it: its clock has changed. The table is locked."""
        last = len(live.history.entries)
        for subscriber, eyes in self.by_table.get(live.table, TableSubscribers()).items():
            for eye, sent in eyes.items():
                if sent == last and _may_look(live, subscriber, eye):
                    subscriber.send(_position_message(live, eye, [], subscriber.english))

    async def moments(self, past: History, since: int, eye: int | None, english: bool) -> list[Json]:
        """Return the last moments after some number, as many as are told at a time."""
        last = len(past.entries)
        walk = past.walk(max(since, last - MOST_MOMENTS), last)
        return await self._slices.all(moment_for(past, transition, eye, english) for transition in walk)

    def begin_watching(
        self, subscriber: Subscriber, live: LiveTable, eye: int | None, since: int, told: Iterable[Json]
    ) -> None:
        """Let an eye watch from now on, and send the position with what it has missed since some number.

        The first of these moments are `told` already; the others are added. The table is locked, as an entry on its way
        would be told twice.
        """
        past, english, moments = live.history, subscriber.english, list(told)
        last = len(past.entries)
        known = max(last - MOST_MOMENTS, since, *(int(str(one["number"])) for one in moments[-1:]))
        moments += moments_for(past, past.transitions(known), eye, english)
        self.listen(subscriber, live.table)[eye] = last
        subscriber.send(_position_message(live, eye, moments[-MOST_MOMENTS:], english))

    # Whose turn it is.

    def _tell_turn(self, person: str, table: str, seat: int, number: int) -> None:
        """Say to somebody, once and on all their sockets, that a table waits for them."""
        turns = self._turns.get(person)
        if turns is None or turns.told.get(table, 0) >= number:
            return
        turns.told[table] = number
        turn = encode({"type": "turn", "table": table, "seat": seat, "number": number})
        for subscriber in list(self.by_person[person]):
            subscriber.send(turn)

    async def look_for_turns(self, person: str) -> None:
        """Find the tables that wait for somebody since they are here, also those that this worker does not hold."""
        turns = self._turns.get(person)
        if turns is None:
            return
        for row in await self._turns_of.get(person) or ():
            told = turns.told.get(row["id"])
            is_old = row["since"] < turns.since or (told is not None and told > row["number"])
            if not is_old and (told is None or await self._is_called_since(person, row["id"], told)):
                self._tell_turn(person, row["id"], row["seat"], row["number"] + 1)

    async def _read_turns(self, whom: Sequence[str]) -> dict[str, list[Row]]:
        """Return for each of these people the tables that wait for them."""
        moved = func.coalesce(tables.c.moved, tables.c.started)
        query = (
            select(seats.c.person, tables.c.id, tables.c.number, seats.c.seat, moved.label("since"))
            .join(seats, (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.waiting))
            .where(seats.c.person.in_(whom), ~seats.c.away, tables.c.phase == "playing")
            .where(moved >= min((self._turns[person].since for person in whom if person in self._turns), default=now()))
        )
        found: dict[str, list[Row]] = {}
        for row in await self._store.rows(query):
            found.setdefault(row["person"], []).append(row)
        return found

    async def _is_called_since(self, person: str, table: str, told: int) -> bool:
        """Tell, as `is_called` does, whether a table waits for somebody anew since the decision they were told of."""
        mine = seats.c.person.is_not_distinct_from(person)
        query = (
            select(entries.c.number)
            .join(seats, (seats.c.table == entries.c.table) & (seats.c.seat == entries.c.seat))
            .where(entries.c.table == table, entries.c.number >= told)
            .where(or_(mine & (entries.c.kind == TO_PERSON), ~mine & entries.c.kind.in_((ACTION, UNDO))))
            .limit(1)
        )
        return bool(await self._store.rows(query))


def _may_look(live: LiveTable, subscriber: Subscriber, eye: int | None) -> bool:
    """Tell whether somebody may look with these eyes. Seats that were chosen before the start may be others' now."""
    return eye is None or live.history.is_over or live.owner(eye) == subscriber.person


def _position_message(live: LiveTable, eye: int | None, moments: list[Json], english: bool) -> str:
    """Return the message that brings an eye up to date."""
    message = {
        "type": "position",
        "table": live.table,
        "seat": eye,
        "moments": moments,
        "position": position_for(live.history, eye, english),
    }
    return encode(message)
