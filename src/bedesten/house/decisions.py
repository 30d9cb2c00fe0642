"""What is decided at tables, by people, by bots and by the house: each decision is stored, then told.

Whoever decides, there is one way to add an entry: consider it on the fold that this worker holds, store it under the
next number, and go on by it when it is stored.
"""

import asyncio
import contextlib
import json
import secrets
from collections.abc import Callable

import structlog
from sqlalchemy import select

from bedesten.core.luck import FastLuck
from bedesten.house import metrics
from bedesten.house.bot_workers import BotFailed, BotWorkers
from bedesten.house.clock import elapsed, now
from bedesten.house.errors import Conflict, NotFound
from bedesten.house.history import History, Refused, SetAside, Transition
from bedesten.house.live_table import LiveTable
from bedesten.house.live_tables import LiveTables, concerns_lobby
from bedesten.house.notices import Notifier, due_messages
from bedesten.house.outage import is_away
from bedesten.house.schema import seats, tables
from bedesten.house.store import Append, NumberTaken
from bedesten.house.subscribers import NOTHING
from bedesten.house.tasks import Tasks
from bedesten.house.waiting import STAND_IN, is_called, quiet_until, waiting
from bedesten.house.walls import added_to_wall

SHORTEST_WAIT, LONGEST_WAIT = 0.1, 1.0
"""Seconds that a bot waits for a database that is away, before it tries again."""

log = structlog.get_logger()


class Decisions:
    """All that is decided at this worker."""

    def __init__(self, live_tables: LiveTables, bot_workers: BotWorkers, notifier: Notifier, tasks: Tasks) -> None:
        self.live_tables = live_tables
        self.store = live_tables.store
        self.bot_workers = bot_workers
        self.notifier = notifier
        self.tasks = tasks
        self.last_at = elapsed()  # when anybody decided anything

    # People.

    async def begin(self, table: str) -> None:
        """Go on with a table that has just been started here."""
        live = await self.live_tables.get(table)
        live.turn_told = NOTHING
        async with live.lock:
            await self.live_tables.subscribers.tell(live)
        self.follow(live)

    async def act(self, table: str, person: str, seat: int, number: int, client: str, notation: str) -> int:
        """Do an action for somebody; return the number of its entry, stored. Raises Refused with the reason."""
        live = await self.live_tables.get_seated(table, person, seat)
        signed = f"{person}:{client}"
        return await self._say(live, seat, number, signed, lambda past: past.act(seat, notation, now(), signed))

    async def undo(self, table: str, person: str, seat: int, number: int, client: str) -> int:
        """Take somebody's last decision back; return the number of the entry."""
        live = await self.live_tables.get_seated(table, person, seat)
        signed = f"{person}:{client}"
        return await self._say(live, seat, number, signed, lambda past: past.undo(seat, now(), signed))

    async def leave(self, table: str, person: str) -> None:
        """Let bots play for somebody who goes away."""
        live = await self.live_tables.get(table)
        if not live.seats_of(person):
            raise NotFound("You do not sit at this table.")
        for seat in live.seats_of(person):
            await self.hand_over(live, seat, STAND_IN)

    async def come_back(self, table: str, person: str) -> None:
        """Give somebody their seats back."""
        live = await self.live_tables.get(table)
        if not live.seats_of(person):
            raise NotFound("You do not sit at this table.")
        for seat in live.seats_of(person):
            await self.hand_over(live, seat, None)

    async def person_leaves(self, person: str) -> None:
        """Let bots play everywhere for somebody who leaves the house for good."""
        query = select(tables.c.id).join(seats, seats.c.table == tables.c.id)
        for row in await self.store.rows(query.where(seats.c.person == person, tables.c.phase == "playing").distinct()):
            with contextlib.suppress(SetAside):
                await self.leave(row["id"], person)

    async def person_changed(self, person: str) -> None:
        """Look again at what somebody wants: to be told, to end turns automatically; or at their being gone."""
        async for live in self.live_tables.seated_anew(person):
            if live.owner(live.history.seat) == person:
                self.follow(live)

    async def _say(
        self, live: LiveTable, seat: int, number: int, client: str, make: Callable[[History], Transition]
    ) -> int:
        # Whoever asked may be gone before it is done; the table must hear the end of it all the same, and stay locked.
        return await asyncio.shield(self.tasks.begin(self._say_to_the_end(live, seat, number, client, make)))

    async def _say_to_the_end(
        self, live: LiveTable, seat: int, number: int, client: str, make: Callable[[History], Transition]
    ) -> int:
        async with self.live_tables.holding(live):
            if number > live.history.number:
                # The sender may know of entries that another worker has stored.
                await self.live_tables.catch_up(live)
            while True:
                if _is_repeat(live.history, number, client):
                    return number
                if number != live.history.number:
                    raise Refused(f"Decision {live.history.number} is due, not {number}.", "stale")
                if seat in live.history.current.away:
                    raise Refused("A bot plays for you; take your seat back first.", "away")
                transition = make(live.history)
                try:
                    await self._store(live, transition)
                except NumberTaken:
                    await self.live_tables.catch_up(live)
                    if number == live.history.number:
                        raise Refused("This client id belongs to another message.", "client-used") from None
                else:
                    return number

    async def hand_over(self, live: LiveTable, seat: int, level: str | None, number: int | None = None) -> None:
        """Let a bot take a seat, or its person have it back; with a number, only if that decision is still due."""
        await asyncio.shield(self.tasks.begin(self._hand_over_to_the_end(live, seat, level, number)))

    async def _hand_over_to_the_end(self, live: LiveTable, seat: int, level: str | None, number: int | None) -> None:
        for _ in range(20):
            async with self.live_tables.holding(live):
                past = live.history
                if past.is_over or past.current.away.get(seat) == level or number not in (None, past.number):
                    return
                transition = past.to_bot(seat, level, now()) if level else past.to_person(seat, now())
                try:
                    await self._store(live, transition)
                except NumberTaken:
                    await self.live_tables.catch_up(live)
                else:
                    return
        raise Conflict("The table is too busy; try again.", "busy")

    # Storing.

    async def _store(self, live: LiveTable, transition: Transition) -> None:
        """Store a transition, then tell of it and go on. The table is locked. Raises NumberTaken."""
        try:
            await self.store.append(self._append(live, transition))
        except NumberTaken:
            raise
        except BaseException:
            # Nobody knows whether it was stored: the database does, as soon as it answers.
            live.is_stale = True
            self.live_tables.hint(f"entry:{live.table}:0")
            self.follow(live)
            raise
        self.last_at = elapsed()
        metrics.actions_total.labels(game=live.history.start.game, kind=transition.entry.kind).inc()
        live.history.accept(transition)
        await self.live_tables.subscribers.tell(live)
        self.follow(live)
        self.notifier.wake()
        if concerns_lobby(transition):
            self.live_tables.changed(live.table)

    def _append(self, live: LiveTable, transition: Transition) -> Append:
        before, after, entry = live.history, transition.after, transition.entry
        waits = waiting(after, live.sitting, live.late, now())
        turn_of: str | None = None
        messages: list[dict[str, object]] = []
        if waits.person and waits.seat is not None and is_called(waits.person, [entry], live.sitting):
            turn_of = waits.person
            quiet = quiet_until(turn_of, before.current, after, entry.at, before.entries)
            whom, mail = [live.sitting[waits.seat]], bool(self.store.settings.smtp)
            messages = due_messages(whom, live.table, entry.number + 1, entry.at, mail, quiet)
        winners = json.dumps(after.state.standing().winners) if after.is_over else None
        solo_game = added_to_wall(live, transition) if after.is_over else None
        phase = "over" if after.is_over else "playing"
        moved = (phase, waits.seat, waits.due, waits.deadline, winners)
        return Append(live.table, entry, *moved, messages, turn_of, solo_game)

    # Who decides next, if it is not a person at a screen.

    def follow(self, live: LiveTable) -> None:
        """Ask the bot whose turn it is, or end a turn for somebody who wants that."""
        if live.history.is_over or live.thinking is not None:
            return
        live.thinking = self.tasks.begin(self._go_on(live))

    async def _go_on(self, live: LiveTable) -> None:
        wait = SHORTEST_WAIT
        try:
            while self.live_tables.held.get(live.table) is live:
                try:
                    if not await self._decide(live):
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
            log.exception("a table could not go on", table=live.table)
        finally:
            live.thinking = None

    async def _decide(self, live: LiveTable) -> bool:
        """Let a bot decide, or the house for somebody who wants no questions; return whether there may be more."""
        async with self.live_tables.holding(live):
            seat, number = live.history.seat, live.history.number
            if seat is None:
                return False
            level = live.waiting().level
        notation = await self._ask_bot(live, level) if level else _automatic_end(live, seat)
        if notation is None:
            return False
        async with self.live_tables.holding(live):
            if live.history.number == number and live.waiting().level == level:
                try:
                    await self._store(live, live.history.act(seat, notation, now()))
                except NumberTaken:
                    await self.live_tables.catch_up(live)
        return True

    async def _ask_bot(self, live: LiveTable, level: str) -> str:
        """Return the notation a bot chooses; it is handed an imagined world, never the true one."""
        past = live.history
        state, game = past.state, past.game
        luck = FastLuck(secrets.randbits(62))
        world = game.write(state.imagine(state.seat, luck))
        for _ in range(2):
            try:
                with metrics.bot_seconds.time():
                    notation = await self.bot_workers.choose(level, past.start.game, world, secrets.randbits(62))
            except BotFailed as error:
                metrics.bot_thoughts_total.labels(level=level, outcome="failed").inc()
                log.warning("a bot failed", level=level, table=live.table, reason=str(error))
                continue
            if game.lexicon.parse(notation) in state.actions():
                metrics.bot_thoughts_total.labels(level=level, outcome="answered").inc()
                return notation
        # A table never stops for a bot: any legal action will do.
        actions = state.actions()
        return game.lexicon.say(actions[luck.below(len(actions))])


def _automatic_end(live: LiveTable, seat: int) -> str | None:
    """Return the action that ends a turn, if everybody sees that nothing else is left and its player allows it."""
    if not live.sitting[seat]["automatic_end"]:
        return None
    game = live.history.game
    action = game.obvious_end(live.history.state)
    return None if action is None else game.lexicon.say(action)


def _is_repeat(history: History, number: int, client: str) -> bool:
    """Tell whether this very message has been stored: its entry has the number of the decision it answers."""
    return 1 <= number <= len(history.entries) and history.entries[number - 1].client == client
