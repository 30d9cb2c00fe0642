"""The hall: the tables that are being played, as this worker holds them in memory.

No worker owns a table. Each keeps a fold of what is stored and catches up when it hears of more; whoever wants to add
an entry tries to store it under the next number, and only what is stored is told to anybody.

A room knows the last number it has read, every eye that watches the last number it was sent. There is one way to tell
anybody anything: read on in the log, then send each eye all that lies between its number and the room's.
"""

import asyncio
import contextlib
import heapq
import json
import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Protocol
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import func, or_, select, update

from bedesten.core.luck import FastLuck
from bedesten.house import metrics
from bedesten.house.clock import elapsed, now
from bedesten.house.errors import Conflict, HouseError, NotFound
from bedesten.house.history import RECENT, TO_BOT, TO_PERSON, History, Refused, SetAside, Start, Step
from bedesten.house.leaving import Json, encode, moment_for, moments_for, position_for
from bedesten.house.schema import people, seats, tables
from bedesten.house.slices import Slices
from bedesten.house.store import ENTRIES_PAGE, Append, NumberTaken, Row, Store, is_away
from bedesten.house.telling import Teller, due_messages
from bedesten.house.thinking import LEVELS, USUAL_LEVEL, BotFailed, Thinkers

STAND_IN = USUAL_LEVEL
"""The bot that plays for somebody who has left or run out of time."""

MOST_ROOMS, MOST_ENTRIES = 2000, 1_000_000
"""Tables that stay in memory though nobody watches them, and entries of all tables together."""

LEAVING_AT_ONCE = 2
"""Tables that are forgotten for each that comes: to forget many at once would take long."""

MOST_MOMENTS = 400
"""Moments that are told at a time: a message with them is never heavier than 300 kB."""

GRACE = 3.0
"""How long after its budget a bot's answer is waited for, before any worker asks again."""

SWEEP_SECONDS = 1.0
LARGEST_SWEEP = 100
LONG = 1000
"""Entries from which a table is looked after beside the others, as it takes long to read."""

MOST_LONG = 10
"""Long tables that are looked after at the same time."""

PUT_OFF = 60.0
"""When a table is looked after again that could not be, for a reason that nobody has foreseen."""

SHORTEST_WAIT, LONGEST_WAIT = 0.1, 1.0
"""Seconds that a bot waits for a database that is away, before it tries again."""

SKEW = 10.0
"""Seconds by which the clock of the worker that wrote when a turn began may differ from ours: a turn that is told twice
does less harm than one that is not told."""

NOT_SEATED = "You do not sit at such a table, or it has not started."

NOTHING = -1
"""The last number sent to an eye that has not been sent a position yet."""

log = structlog.get_logger()


class Ear(Protocol):
    """Somebody who listens: an open socket."""

    person: str
    generation: int
    session: str

    def send(self, text: str) -> None: ...

    def end(self, code: int, reason: str) -> None: ...


class Gallery(dict[Ear, dict[int | None, int]]):
    """Those who listen to a table: by ear, the last number sent to each of its eyes."""

    chat: int | None = None
    """The last line of the chat that they were sent."""


@dataclass
class Turns:
    """What somebody with open sockets was told of their turns: by table the number of the decision."""

    since: float
    told: dict[str, int] = field(default_factory=dict)


class Room:
    """A table that has started."""

    def __init__(self, row: Row, sitting: Iterable[Row]) -> None:
        self.table: str = row["id"]
        self.late: str = row["late"]
        self.sitting: list[Row] = list(sitting)
        start = Start.read(row["start"], row["secret"], *self._named())
        self.history = History(start)
        if [seat["seat"] for seat in self.sitting] != list(range(start.players)) or not start.is_as_bound():
            raise SetAside("This table cannot go on: what it was started with has been changed.")
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.turn_told = 0  # up to which number those whose turn it is have been told
        self.is_stale = False  # more may be stored than this worker has heard of: read on before anything else
        self.used = now()

    def sit(self, sitting: Iterable[Row]) -> None:
        """Take note of who sits here and what they wish."""
        self.sitting = list(sitting)
        names, salts = self._named()
        self.history.start = replace(self.history.start, names=names, salts=salts)

    def _named(self) -> tuple[tuple[str, ...], tuple[bytes | None, ...]]:
        """Return the names of the seats, and their salts."""
        return tuple(seat["name"] for seat in self.sitting), tuple(seat["salt"] for seat in self.sitting)

    def owner(self, seat: int | None) -> str | None:
        """Return the person this seat belongs to."""
        return None if seat is None else self.sitting[seat]["person"]

    def owners(self) -> set[str]:
        """Return all people who have a seat here."""
        return {row["person"] for row in self.sitting if row["person"] is not None}

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats that belong to somebody."""
        return [row["seat"] for row in self.sitting if person is not None and row["person"] == person]

    def demand_bots(self) -> None:
        """Raise SetAside if a bot plays here that this house does not have."""
        unknown = {level for level in (*self.history.start.bots, *self.history.now.away.values()) if level} - {*LEVELS}
        if unknown:
            raise SetAside(f"This table cannot go on: this house has no bot of the level '{min(unknown)}'.")

    def takes_turn(self, seat: int) -> str | None:
        """Return the level of the bot that plays this seat; a seat whose person is gone for good has one too."""
        return self.history.now.bot_of(seat) or (None if self.owner(seat) else STAND_IN)


class Hall:
    """All tables that this worker holds, and everybody who listens to them."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        teller: Teller,
        changed: Callable[[str], None],
        hint: Callable[[str], None],
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.teller = teller
        self.changed = changed  # told of every table whose seats or phase have changed
        self.hint = hint  # told of every table that must be looked at until that works
        self.slices = Slices()
        self.rooms: dict[str, Room] = {}
        self._tables_of: dict[str, set[str]] = {}  # by person, the rooms in which they have a seat
        self.aside: dict[str, tuple[str, str]] = {}  # tables that cannot be played here: why, and the code of that
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # each as long as it is used
        self.ears: dict[str, Gallery] = {}
        self.sockets: dict[str, set[Ear]] = {}
        self._turns: dict[str, Turns] = {}  # by person, as long as they have a socket here
        self.in_lobby: set[Ear] = set()
        self.decided = elapsed()  # when anybody decided anything
        self._long: set[str] = set()  # long tables that are being looked after
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Go on with the tables that wait for a bot or a clock."""
        if self.store.settings.is_sqlite:
            # Nobody else is there: whatever waited for a bot waits for us. Whoever has time on the clock still has it.
            plays = or_(seats.c.bot.is_not(None), seats.c.away, seats.c.person.is_(None))
            by_bot = select(seats.c.seat).where(seats.c.table == tables.c.id, seats.c.seat == tables.c.waiting, plays)
            waiting = update(tables).where(tables.c.phase == "playing", tables.c.due.is_not(None))
            overdue = waiting.where(by_bot.correlate(tables).exists()).values(due=now())
            async with self.store.writing() as connection:
                await connection.execute(overdue)
        self._spawn(self._sweep())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Rooms.

    async def room(self, table: str) -> Room:
        """Return a started table; raise NotFound, Conflict, or SetAside."""
        room = self.rooms.get(table)
        if room is None:
            async with self._loading.setdefault(table, asyncio.Lock()):
                room = self.rooms.get(table) or await self._load(table)
        room.used = now()
        return room

    @contextlib.asynccontextmanager
    async def holding(self, room: Room) -> AsyncIterator[None]:
        """Have a table for oneself, knowing all of it that is stored and was heard of."""
        async with room.lock:
            if room.is_stale:
                await self._catch_up(room)
            yield

    async def _load(self, table: str) -> Room:
        if table in self.aside:
            raise SetAside(*self.aside[table])
        row = await self.store.row(select(tables).where(tables.c.id == table))
        if row is None:
            raise NotFound("There is no such table.")
        if row["phase"] == "open":
            raise Conflict("The game has not started.", "not-started")
        sitting = await self._sitting(table)
        with self.setting_aside(table):
            room = Room(row, sitting)
        await self._read_on(room)
        room.turn_told = len(room.history.entries)
        for owner in room.owners():
            self._tables_of.setdefault(owner, set()).add(table)
        self._forget_some()
        self.rooms[table] = room
        metrics.rooms.set(len(self.rooms))
        return room

    @contextlib.contextmanager
    def setting_aside(self, table: str) -> Iterator[None]:
        """Put a table aside that cannot be folded: its people and the host are told, and all others go on."""
        try:
            yield
        except Exception as error:
            why = error if isinstance(error, SetAside) else SetAside("This table cannot go on: it is damaged.")
            if table not in self.aside:
                self.aside[table] = (why.message, why.code)
                log.error("a table is set aside", table=table, code=why.code, reason=why.message)
                self._let_go(table)
                word = encode(
                    {"type": "error", "code": why.code, "message": why.message, "table": table, "client": None}
                )
                for ear in self.ears.pop(table, ()):
                    ear.send(word)
            raise why from error

    async def _sitting(self, table: str) -> list[Row]:
        wanted = (people.c.id, people.c.automatic_end, people.c.webhook, people.c.email, people.c.email_confirmed)
        query = (
            select(seats, *wanted, people.c.tell_after)
            .select_from(seats.outerjoin(people, seats.c.person == people.c.id))
            .where(seats.c.table == table)
            .order_by(seats.c.seat)
        )
        return await self.store.rows(query)

    def _forget_some(self) -> None:
        """Forget tables that nobody needs now, those first that were not used for longest."""
        held = sum(len(room.history.entries) for room in self.rooms.values())
        if len(self.rooms) <= MOST_ROOMS and held <= MOST_ENTRIES:
            return
        idle = [
            room
            for room in self.rooms.values()
            if room.table not in self.ears and not room.lock.locked() and room.thinking is None
        ]
        for room in heapq.nsmallest(LEAVING_AT_ONCE, idle, key=lambda room: room.used):
            self._let_go(room.table)

    def _let_go(self, table: str) -> None:
        """Hold a table no longer, if it is held."""
        room = self.rooms.pop(table, None)
        for owner in room.owners() if room else ():
            self._forget_seat(owner, table)

    def _forget_seat(self, person: str, table: str) -> None:
        tables_here = self._tables_of.get(person, set())
        tables_here.discard(table)
        if not tables_here:
            self._tables_of.pop(person, None)

    async def _catch_up(self, room: Room) -> None:
        """Read on in the log, and tell those who listen here. The room is locked."""
        was_stale, room.is_stale = room.is_stale, False
        try:
            if was_stale:
                room.sit(await self._sitting(room.table))
            is_news = await self._read_on(room)
            await self._tell(room)
        except BaseException:
            room.is_stale = room.is_stale or was_stale
            raise
        if is_news:
            self.changed(room.table)

    async def _read_on(self, room: Room) -> bool:
        """Fold all that is stored and not known here, a page at a time; return whether those outside must see it."""
        is_news = False
        while True:
            entries = await self.store.entries_after(room.table, len(room.history.entries))
            with self.setting_aside(room.table):
                folded = await self.slices.all(_concerns_lobby(room.history.take(entry)) for entry in entries)
                room.demand_bots()
            is_news = is_news or any(folded)
            if len(entries) < ENTRIES_PAGE:
                return is_news

    # Entries.

    async def act(self, table: str, person: str, seat: int, number: int, client: str, notation: str) -> int:
        """Do an action for somebody; return the number of its entry, stored. Raises Refused with the reason."""
        room = await self.room_with(table, person, seat)
        signed = f"{person}:{client}"
        return await self._say(room, seat, number, signed, lambda past: past.act(seat, notation, now(), signed))

    async def undo(self, table: str, person: str, seat: int, number: int, client: str) -> int:
        """Take somebody's last decision back; return the number of the entry."""
        room = await self.room_with(table, person, seat)
        signed = f"{person}:{client}"
        return await self._say(room, seat, number, signed, lambda past: past.undo(seat, now(), signed))

    async def leave(self, table: str, person: str) -> None:
        """Let bots play for somebody who goes away."""
        room = await self.room(table)
        if not room.seats_of(person):
            raise NotFound("You do not sit at this table.")
        for seat in room.seats_of(person):
            await self._hand_over(room, seat, STAND_IN)

    async def come_back(self, table: str, person: str) -> None:
        """Give somebody their seats back."""
        room = await self.room(table)
        if not room.seats_of(person):
            raise NotFound("You do not sit at this table.")
        for seat in room.seats_of(person):
            await self._hand_over(room, seat, None)

    async def person_leaves(self, person: str) -> None:
        """Let bots play everywhere for somebody who leaves the house for good."""
        query = select(tables.c.id).join(seats, seats.c.table == tables.c.id)
        for row in await self.store.rows(query.where(seats.c.person == person, tables.c.phase == "playing").distinct()):
            with contextlib.suppress(SetAside):
                await self.leave(row["id"], person)

    async def person_changed(self, person: str) -> None:
        """Look again at what somebody wants: to be told, to end turns automatically; or at their being gone."""
        # Not all rooms are looked through: after a database was away, everybody here is looked at in this way.
        for table in list(self._tables_of.get(person, ())):
            room = self.rooms.get(table)
            if room is not None and room.seats_of(person):
                room.sit(await self._sitting(table))
                if room.owner(room.history.seat) == person:
                    self._follow(room)
            if room is None or not room.seats_of(person):
                self._forget_seat(person, table)

    async def room_with(self, table: str, person: str, seat: int) -> Room:
        """Return a table at which somebody has this seat; to all others it may as well not be there."""
        try:
            room = await self.room(table)
        except (NotFound, Conflict):
            room = None
        except SetAside:
            if not any(row["person"] == person for row in await self._sitting(table)):
                raise NotFound(NOT_SEATED) from None
            raise
        if room is None or not room.seats_of(person):
            raise NotFound(NOT_SEATED)
        if seat not in room.seats_of(person):
            raise Refused("This seat is not yours.", "not-your-seat")
        return room

    async def _say(self, room: Room, seat: int, number: int, client: str, make: Callable[[History], Step]) -> int:
        # Whoever asked may be gone before it is done; the room must hear the end of it all the same, and stay locked.
        return await asyncio.shield(self._spawn(self._say_to_the_end(room, seat, number, client, make)))

    async def _say_to_the_end(
        self, room: Room, seat: int, number: int, client: str, make: Callable[[History], Step]
    ) -> int:
        async with self.holding(room):
            if number > room.history.number:
                # The sender may know of entries that another worker has stored.
                await self._catch_up(room)
            while True:
                if _is_repeat(room.history, number, client):
                    return number
                if number != room.history.number:
                    raise Refused(f"Decision {room.history.number} is due, not {number}.", "stale")
                if seat in room.history.now.away:
                    raise Refused("A bot plays for you; take your seat back first.", "away")
                step = make(room.history)
                try:
                    await self._store(room, step)
                except NumberTaken:
                    await self._catch_up(room)
                    if number == room.history.number:
                        raise Refused("This client id belongs to another message.", "client-used") from None
                else:
                    return number

    async def _hand_over(self, room: Room, seat: int, level: str | None, number: int | None = None) -> None:
        """Let a bot take a seat, or its person have it back; with a number, only if that decision is still due."""
        await asyncio.shield(self._spawn(self._hand_over_to_the_end(room, seat, level, number)))

    async def _hand_over_to_the_end(self, room: Room, seat: int, level: str | None, number: int | None) -> None:
        for _ in range(20):
            async with self.holding(room):
                past = room.history
                if past.is_over or past.now.away.get(seat) == level or number not in (None, past.number):
                    return
                step = past.to_bot(seat, level, now()) if level else past.to_person(seat, now())
                try:
                    await self._store(room, step)
                except NumberTaken:
                    await self._catch_up(room)
                else:
                    return
        raise Conflict("The table is too busy; try again.", "busy")

    async def _store(self, room: Room, step: Step) -> None:
        """Store a step, then tell of it and go on. The room is locked. Raises NumberTaken."""
        try:
            await self.store.append(self._append(room, step))
        except NumberTaken:
            raise
        except BaseException:
            # Nobody knows whether it was stored: the database does, as soon as it answers.
            room.is_stale = True
            self.hint(f"entry:{room.table}:0")
            self._follow(room)
            raise
        self.decided = elapsed()
        metrics.actions_total.labels(game=room.history.start.game, kind=step.entry.kind).inc()
        room.history.accept(step)
        await self._tell(room)
        self._follow(room)
        self.teller.wake()
        if _concerns_lobby(step):
            self.changed(room.table)

    def _append(self, room: Room, step: Step) -> Append:
        after, entry = step.now, step.entry
        seat = after.seat
        due: float | None = None
        deadline: float | None = None
        messages: list[Mapping[str, object]] = []
        turn_of: str | None = None
        if seat is not None:
            level = after.bot_of(seat) or (None if room.owner(seat) else STAND_IN)
            deadline = None if level else after.deadline()
            if level:
                due = now() + LEVELS[level].budget + GRACE
            elif room.late == "bot":
                due = deadline
            owner = room.owner(seat)
            began = seat != room.history.seat or entry.kind == TO_PERSON
            turn_of = owner if began and not level else None
            if turn_of and owner != room.owner(room.history.seat):
                mail = bool(self.store.settings.smtp)
                messages = list(due_messages([room.sitting[seat]], room.table, entry.number + 1, entry.at, mail))
        winners = json.dumps(after.state.standing().winners) if after.is_over else None
        phase = "over" if after.is_over else "playing"
        return Append(room.table, entry, phase, seat, due, deadline, winners, messages, turn_of)

    # Who decides next, if it is not a person at a screen.

    def _follow(self, room: Room) -> None:
        """Ask the bot whose turn it is, or end a turn for somebody who wants that."""
        if room.history.is_over or room.thinking is not None:
            return
        room.thinking = self._spawn(self._go_on(room))

    async def _go_on(self, room: Room) -> None:
        wait = SHORTEST_WAIT
        try:
            while self.rooms.get(room.table) is room:
                try:
                    if not await self._decide(room):
                        return
                    wait = SHORTEST_WAIT
                except Exception as error:
                    if not is_away(error):
                        raise
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
        except SetAside:
            return
        except Exception:
            # The sweep finds the table again.
            log.exception("a table could not go on", table=room.table)
        finally:
            room.thinking = None

    async def _decide(self, room: Room) -> bool:
        """Let a bot decide, or the house for somebody who wants no questions; return whether there may be more."""
        async with self.holding(room):
            seat, number = room.history.seat, room.history.number
            if seat is None:
                return False
            level = room.takes_turn(seat)
        notation = await self._ask_bot(room, level) if level else self._automatic_end(room, seat)
        if notation is None:
            return False
        async with self.holding(room):
            if room.history.number == number and room.takes_turn(seat) == level:
                try:
                    await self._store(room, room.history.act(seat, notation, now()))
                except NumberTaken:
                    await self._catch_up(room)
        return True

    async def _ask_bot(self, room: Room, level: str) -> str:
        """Return the notation a bot chooses; it is handed an imagined world, never the true one."""
        past = room.history
        state, here = past.state, past.here
        luck = FastLuck(secrets.randbits(62))
        world = here.write(state.imagine(state.seat, luck))
        for _ in range(2):
            try:
                with metrics.bot_seconds.time():
                    notation = await self.thinkers.choose(level, past.start.game, world, secrets.randbits(62))
            except BotFailed as error:
                metrics.bot_thoughts_total.labels(level=level, outcome="failed").inc()
                log.warning("a bot failed", level=level, table=room.table, reason=str(error))
                continue
            if here.lexicon.parse(notation) in state.actions():
                metrics.bot_thoughts_total.labels(level=level, outcome="answered").inc()
                return notation
        # A table never stops for a bot: any legal action will do.
        actions = state.actions()
        return here.lexicon.say(actions[luck.below(len(actions))])

    def _automatic_end(self, room: Room, seat: int) -> str | None:
        """Return the action that ends a turn, if everybody sees that nothing else is left and its player allows it."""
        if not room.sitting[seat]["automatic_end"]:
            return None
        here = room.history.here
        action = here.obvious_end(room.history.state)
        return None if action is None else here.lexicon.say(action)

    # Clocks, and tables that somebody else has left lying.

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS * (0.5 + secrets.randbelow(1000) / 1000))
            try:
                for row in await self.store.rows(self._due()):
                    if not row["is_long"] or row["id"] in self.rooms:
                        await self._look_after(row["id"])
                    elif len(self._long) < MOST_LONG:
                        self._long.add(row["id"])
                        self._spawn(self._look_after_long(row["id"]))
            except Exception as error:
                _complain_of_sweep(error)

    def _due(self) -> Any:
        """Return the query for what is due; tables that take long to read come last."""
        is_long = tables.c.number >= LONG
        query = select(tables.c.id, is_long.label("is_long"))
        due = query.where(tables.c.phase == "playing", tables.c.due <= now())
        others = due.where(tables.c.id.not_in([*self.aside, *self._long]))
        return others.order_by(is_long, tables.c.due).limit(LARGEST_SWEEP)

    async def _look_after_long(self, table: str) -> None:
        """Go on with a table that takes long to read; nobody waits for that."""
        try:
            await self._look_after(table)
        except Exception as error:
            _complain_of_sweep(error)
        finally:
            self._long.discard(table)

    async def _look_after(self, table: str) -> None:
        """Go on with a table that is due. One that fails is put off, so that it is in nobody's way."""
        try:
            await self._look_after_due(table)
        except (SetAside, NotFound):
            return
        except Exception as error:
            if is_away(error):
                raise
            log.exception("a table could not be looked after", table=table)
            await self._put_off(update(tables).where(tables.c.id == table), now() + PUT_OFF)

    async def _put_off(self, which: Any, until: float | None) -> None:
        async with self.store.writing() as connection:
            await connection.execute(which.values(due=until))

    async def _look_after_due(self, table: str) -> None:
        room = await self.room(table)
        async with room.lock:
            await self._catch_up(room)
            past = room.history
            seat, number, deadline = past.seat, past.number, past.now.deadline()
        if seat is not None and room.late == "bot" and deadline is not None and deadline <= now():
            await self._hand_over(room, seat, STAND_IN, number)
        if number == room.history.number:
            # Nothing was written that says when to look again. If nothing comes of this, the others will.
            level = None if seat is None else room.takes_turn(seat)
            later = deadline if level is None else now() + LEVELS[level].budget + GRACE
            await self._put_off(update(tables).where(tables.c.id == table, tables.c.number == number - 1), later)
        self._follow(room)

    # Those who listen.

    async def _tell(self, room: Room) -> None:
        """Send every eye that watches all it has not been sent yet, and say whose turn it is. The room is locked."""
        last = len(room.history.entries)
        made: dict[tuple[int | None, int], str] = {}
        listening = self.ears.get(room.table, Gallery())
        for eye, sent in {known for eyes in listening.values() for known in eyes.items()}:
            if sent < last - RECENT:
                made[eye, sent] = _position_message(room, eye, await self.moments(room.history, max(0, sent), eye))
        for ear, eyes in listening.items():
            for eye, sent in eyes.items():
                if sent >= last or not _may_look(room, ear, eye):
                    continue
                if (eye, sent) not in made:
                    steps = room.history.steps(max(0, sent))
                    made[eye, sent] = _position_message(room, eye, moments_for(room.history, steps, eye))
                ear.send(made[eye, sent])
                eyes[eye] = last
        seat, owner = room.history.seat, room.owner(room.history.seat)
        if room.turn_told < last and owner is not None and seat is not None and not room.takes_turn(seat):
            self._tell_turn(owner, room.table, seat, room.history.number)
        room.turn_told = last

    def _tell_turn(self, person: str, table: str, seat: int, number: int) -> None:
        """Say to somebody, once and on all their sockets, that a table waits for them."""
        turns = self._turns.get(person)
        if turns is None or turns.told.get(table, 0) >= number:
            return
        turns.told[table] = number
        turn = encode({"type": "turn", "table": table, "seat": seat, "number": number})
        for ear in list(self.sockets[person]):
            ear.send(turn)

    async def look_for_turns(self, person: str) -> None:
        """Find the tables that wait for somebody since they are here, also those that this worker does not hold."""
        turns = self._turns.get(person)
        if turns is None:
            return
        query = (
            select(tables.c.id, tables.c.number, seats.c.seat)
            .join(seats, (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.waiting))
            .where(seats.c.person == person, ~seats.c.away, tables.c.phase == "playing")
            .where(func.coalesce(tables.c.moved, tables.c.started) >= turns.since)
        )
        for row in await self.store.rows(query):
            self._tell_turn(person, row["id"], row["seat"], row["number"] + 1)

    async def watch(self, ear: Ear, table: str, eye: int | None, since: int | None) -> None:
        """Let somebody who listens to a table watch it from now on; send what they have missed and the position."""
        try:
            room = await self.room(table)
            past = room.history
            # What is long past is remembered while others play on.
            told = await self.moments(past, since or 0, eye)
            async with self.holding(room):
                if since is not None and since > len(past.entries):
                    await self._catch_up(room)
                last = len(past.entries)
                known = max(last - MOST_MOMENTS, since or 0, *(int(str(one["number"])) for one in told[-1:]))
                told += moments_for(past, past.steps(known), eye)
                # Not before the lock is ours: an entry on its way would be told twice.
                self.listen(ear, table)[eye] = last
                ear.send(_position_message(room, eye, told[-MOST_MOMENTS:]))
        except Conflict:
            # Not started: the position comes with the start.
            self.listen(ear, table)[eye] = NOTHING

    async def moments(self, past: History, since: int, eye: int | None) -> list[Json]:
        """Return the last moments after some number, as many as are told at a time."""
        last = len(past.entries)
        walk = past.walk(max(since, last - MOST_MOMENTS), last)
        return await self.slices.all(moment_for(past, step, eye) for step in walk)

    def listen(self, ear: Ear, table: str) -> dict[int | None, int]:
        """Let somebody hear of a table, with no eyes yet; return what its eyes were sent."""
        return self.ears.setdefault(table, Gallery()).setdefault(ear, {})

    def unwatch(self, ear: Ear, table: str, eye: int | None) -> None:
        eyes = self.ears.get(table, Gallery()).get(ear)
        if eyes is None:
            return
        eyes.pop(eye, None)
        if not eyes:
            self._drop(ear, table)

    def arrive(self, ear: Ear) -> None:
        self.sockets.setdefault(ear.person, set()).add(ear)
        self._turns.setdefault(ear.person, Turns(now() - SKEW))

    def depart(self, ear: Ear) -> None:
        """Forget a socket that has closed."""
        for table in [table for table, ears in self.ears.items() if ear in ears]:
            self._drop(ear, table)
        self.in_lobby.discard(ear)
        mine = self.sockets.get(ear.person)
        if mine is not None:
            mine.discard(ear)
            if not mine:
                del self.sockets[ear.person], self._turns[ear.person]

    def _drop(self, ear: Ear, table: str) -> None:
        self.ears[table].pop(ear, None)
        if not self.ears[table]:
            del self.ears[table]

    async def begin(self, table: str) -> None:
        """Go on with a table that has just been started here."""
        room = await self.room(table)
        room.turn_told = NOTHING
        async with room.lock:
            await self._tell(room)
        self._follow(room)

    def concerns(self, table: str, number: int) -> bool:
        """Tell whether somebody here must hear of this entry, or of the start, which is 0."""
        room = self.rooms.get(table)
        if room is None:
            return table in self.ears or table in self._loading
        return room.is_stale or len(room.history.entries) < number

    async def look(self, table: str, number: int) -> None:
        """Read on at a table, if this entry is not known yet, and tell those who listen."""
        try:
            room = await self.room(table)
            async with self.holding(room):
                if len(room.history.entries) < number:
                    await self._catch_up(room)
                await self._tell(room)
        except HouseError:
            # Not started, set aside, or gone: whoever watches is told otherwise.
            return

    def look_at_all(self) -> None:
        """Read on at all tables, those that are watched at once and the others before they are used."""
        for room in self.rooms.values():
            room.is_stale = True
        for table in self.ears:
            self.hint(f"entry:{table}:0")


def _complain_of_sweep(error: Exception) -> None:
    if is_away(error):
        log.warning("the sweep waits for the database", reason=type(error).__name__)
    else:
        log.exception("the sweep failed")


def _may_look(room: Room, ear: Ear, eye: int | None) -> bool:
    """Tell whether somebody may look with these eyes. Seats that were chosen before the start may be others' now."""
    return eye is None or room.history.is_over or room.owner(eye) == ear.person


def _position_message(room: Room, eye: int | None, moments: list[Json]) -> str:
    """Return the message that brings an eye up to date."""
    message = {
        "type": "position",
        "table": room.table,
        "seat": eye,
        "moments": moments,
        "position": position_for(room.history, eye),
    }
    return encode(message)


def _concerns_lobby(step: Step) -> bool:
    """Tell whether those who see a table from outside must see it anew."""
    return step.entry.kind in (TO_BOT, TO_PERSON) or step.now.is_over


def _is_repeat(history: History, number: int, client: str) -> bool:
    """Tell whether this very message has been stored: its entry has the number of the decision it answers."""
    return 1 <= number <= len(history.entries) and history.entries[number - 1].client == client
