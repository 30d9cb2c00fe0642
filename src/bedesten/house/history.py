"""The history of a table: a start, then numbered entries. Everything else is a fold over them.

An entry is an action, the undoing of one, or a seat going to a bot or back to its person; nothing is ever changed or
taken away. The number of a decision is the number its entry will have. Nothing here knows of storage or sockets, and
the same entries give the same history on every worker.
"""

import json
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import zip_longest

from bedesten.core.contract import OVER, State
from bedesten.core.errors import OtherComponents, UnreadableAction
from bedesten.core.events import Event
from bedesten.core.fairness import stream
from bedesten.core.luck import FairLuck, NotedLuck, commitment
from bedesten.core.record import Bound, Fair, NameProof, Record, RecordEntry, result_of, seal_of, tag_of
from bedesten.core.registry import Game, find_game
from bedesten.house.clock import unseen
from bedesten.house.errors import Code, HouseError, RefusalCode

ACTION = "action"
UNDO = "undo"
TO_BOT = "bot"
TO_PERSON = "person"

DAY = 86400.0
END_OF_TIME = 1e11
"""No clock shows so many seconds since 1970."""

RECENT = 16
"""How many moments stay in memory for clients that come back; older ones are folded anew when somebody asks."""

STRIDE = 64
"""After every so many entries a history remembers how it stood: nothing is ever folded from the start to see a part."""

LEAST_TIME = 60.0
"""What somebody who comes back after running out of time has on the clock at least, in seconds."""


class SetAside(HouseError):
    """A table that this house cannot play as it is stored; why is said to its people and, once, to the host."""

    status = 409
    code: Code = "damaged"


class Refused(HouseError):
    """An entry that cannot be written, and why; where a rule forbids it, with its `reason`, and what is `accepted`."""

    status = 409

    def __init__(self, message: str, code: RefusalCode, **facts: object) -> None:
        super().__init__(message, code, **facts)


@dataclass(frozen=True)
class Pace:
    """How long people may think: `kind` is none, live (minutes for the game, seconds added a turn) or days a turn."""

    kind: str = "none"
    minutes: float = 0
    increment: float = 0
    days: float = 0


@dataclass(frozen=True)
class Start:
    """All that is fixed when a table starts. Seeds are in the order in which people joined, names by seat.

    Without `terms` the table is of the first kind of fair luck, which binds none of them. `seals` and `tags` are what
    salts and names came to, for the day when a name is removed, and its salt with it.
    """

    game: str
    rules: int
    players: int
    options: dict[str, str]
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    seeds: tuple[str, ...]
    order: tuple[int, ...]
    at: float
    pace: Pace = field(default_factory=Pace)
    position: dict[str, object] | None = None
    components: str = ""
    began: str = ""
    by_luck: bool = False
    terms: str = ""
    seals: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    salts: tuple[bytes | None, ...] = field(default=(), repr=False)
    secret: bytes = field(default=b"", repr=False)

    def bound(self) -> "Start":
        """Return this start with all that it says bound into its luck."""
        seals = tuple(seal_of(salt) for salt in self.salts if salt)
        tags = tuple(tag_of(salt, name) for salt, name in zip(self.salts, self.names, strict=True) if salt)
        sealed = replace(self, seals=seals, tags=tags)
        return replace(sealed, terms=sealed.header().terms())

    def is_as_bound(self) -> bool:
        """Tell whether this is the start that was bound: with any other its luck is not the one committed to."""
        return not self.terms or self.header().terms() == self.terms

    def luck(self, name: str, used: int = 0) -> FairLuck:
        """Return the luck of this table, for its set-up or its play."""
        return stream(self.secret, self.seeds, self.terms, name, used)

    def header(self) -> Record:
        """Return the record of this table before its set-up."""
        gone = [bool(self.seals) and salt is None for salt in self.salts]
        names = ["" if removed else name for name, removed in zip_longest(self.names, gone)]
        proofs = tuple(
            NameProof(salt=salt.hex()) if salt else NameProof(seal=seal, tag=tag)
            for salt, seal, tag in zip(self.salts, self.seals, self.tags)
        )
        bound = Bound(self.terms, self.by_luck, self.bots, proofs) if self.seals else None
        return Record(
            game=self.game,
            rules=self.rules,
            players=self.players,
            options=self.options,
            names=names,
            setup=[],
            position=self.position,
            fair=Fair(commitment(self.secret), self.secret.hex(), self.seeds, self.order, bound),
            components=self.components,
            began=self.began,
        )

    def write(self) -> str:
        """Return the start as JSON, without the secret, the names and their salts, which are stored apart."""
        apart = ("secret", "names", "salts", "pace")
        parts = {name: getattr(self, name) for name in self.__dataclass_fields__ if name not in apart}
        return json.dumps(parts | {"pace": vars(self.pace)}, ensure_ascii=False)

    @classmethod
    def read(cls, text: str, secret: bytes, names: Iterable[str], salts: Iterable[bytes | None] = ()) -> "Start":
        """Return the start that `write` wrote."""
        parts = json.loads(text)
        for name in ("bots", "seeds", "order", "seals", "tags"):
            parts[name] = tuple(parts.get(name, ()))
        apart = {"secret": secret, "names": tuple(names), "salts": tuple(salts)}
        return cls(**parts | {"pace": Pace(**parts["pace"])} | apart)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the history. `client` says who sent it under which id.

    `unseen` are the seconds since the entry before in which nobody could play: they are on nobody's clock.
    """

    number: int
    kind: str
    seat: int
    notation: str
    at: float
    client: str | None = None
    unseen: float = 0.0


@dataclass(frozen=True, slots=True)
class Clock:
    """Who has how much time left: as of `since`, when somebody began to think."""

    since: float
    turn_since: float
    left: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """How a table stands after an entry. `used` counts the words of luck, `away` has the bots that stand in."""

    start: Start
    state: State
    used: int
    clock: Clock
    away: Mapping[int, str]

    @property
    def is_over(self) -> bool:
        return self.state.seat == OVER

    @property
    def seat(self) -> int | None:
        """The seat that must decide; None when the game is over."""
        return None if self.is_over else int(self.state.seat)

    @property
    def turn(self) -> tuple[int, int]:
        """Which turn this is: whose, and in which round. Others may be asked something in it."""
        return _turn(self.state)

    def bot_of(self, seat: int) -> str | None:
        """Return the level of the bot that plays this seat now, if one does."""
        return self.away.get(seat) or self.start.bots[seat]

    def clock_at(self, at: float) -> Clock:
        """Return the clock without the time in which nobody could play since the last entry."""
        lost = unseen(self.clock.since, at)
        return Clock(self.clock.since + lost, self.clock.turn_since + lost, self.clock.left) if lost else self.clock

    def deadline(self, at: float) -> float | None:
        """Return when, as it looks at this time, the person who must decide runs out of time."""
        seat, pace, clock = self.seat, self.start.pace, self.clock_at(at)
        if seat is None or self.bot_of(seat) is not None or pace.kind == "none":
            return None
        return clock.since + clock.left[seat] if pace.kind == "live" else clock.turn_since + pace.days * DAY

    def time_after(self, entry: Entry, state: State) -> Clock:
        """Return the clock when this entry is written and leads to this state."""
        clock, seat, increment = self.clock, self.seat, self.start.pace.increment
        left = list(clock.left)
        if seat is not None and self.bot_of(seat) is None:
            left[seat] -= max(0.0, entry.at - clock.since - entry.unseen)
        if entry.kind == TO_PERSON:
            left[entry.seat] = max(left[entry.seat], LEAST_TIME)
        # The increment is for a turn of one's own: not for an answer in somebody else's, and once if its end is undone.
        is_new = _turn(state) != self.turn
        if is_new and entry.kind == UNDO:
            left[_turn(state)[0]] -= increment
        elif is_new:
            left[self.turn[0]] += increment
        begins = is_new or state.seat != self.state.seat or entry.kind in (TO_BOT, TO_PERSON)
        return Clock(entry.at, entry.at if begins else clock.turn_since + entry.unseen, tuple(left))


def _turn(state: State) -> tuple[int, int]:
    return int(state.on_turn()), int(state.round)


@dataclass(frozen=True, slots=True)
class Transition:
    """An entry and what comes of it: how the table then stands, what happened, and the luck that it used."""

    entry: Entry
    after: Snapshot
    events: tuple[Event, ...] = ()
    luck: tuple[tuple[int, int], ...] = ()
    undoes: int | None = None


@dataclass(frozen=True, slots=True)
class _Undoable:
    """A decision that can still be taken back: the number of its entry and the state before it."""

    number: int
    state: State


@dataclass(frozen=True, slots=True)
class _Checkpoint:
    """How a table stood after some entries, and what could be taken back then."""

    snapshot: Snapshot
    undoable: tuple[_Undoable, ...]


class History:
    """A table from its start to its last entry so far."""

    def __init__(self, start: Start, entries: Iterable[Entry] = ()) -> None:
        self.start = start
        self.game: Game = find_game(start.game)
        if start.rules != self.game.rules_version:
            raise SetAside(
                f"This table was begun under version {start.rules} of the rules of {self.game.title}; "
                f"this house plays version {self.game.rules_version}.",
                "other-rules",
            )
        try:
            self.game.demand_components(start.options, start.components)
        except OtherComponents as error:
            raise SetAside(f"This table cannot go on: {error}.", "other-components") from error
        if start.position is None:
            state = self.game.start(start.players, start.luck("set-up"), **start.options)
        else:
            state = self.game.read(start.position)
        self.seat_names = self.game.seat_names(state)
        clock = Clock(start.at, start.at, (start.pace.minutes * 60,) * start.players)
        self.current = Snapshot(start, state, 0, clock, {})
        self.entries: list[Entry] = []
        self.recent: deque[Transition] = deque(maxlen=RECENT)
        self._undoable: list[_Undoable] = []
        self._checkpoints = [_Checkpoint(self.current, ())]
        for entry in entries:
            self.accept(self.consider(entry))

    # What is so.

    @property
    def number(self) -> int:
        """The number of the decision that is due, which its entry will have."""
        return len(self.entries) + 1

    @property
    def state(self) -> State:
        return self.current.state

    @property
    def is_over(self) -> bool:
        return self.current.is_over

    @property
    def seat(self) -> int | None:
        """The seat that must decide; None when the game is over."""
        return self.current.seat

    def can_undo(self, seat: int) -> bool:
        """Tell whether this seat can take its last decision back."""
        return bool(self._undoable) and self.seat == seat

    # What can be done.

    def act(self, seat: int, notation: str, at: float, client: str | None = None) -> Transition:
        """Return the transition of an action; raise Refused, with the reason, if it is not possible."""
        action = self.demand(seat, notation)
        return self.consider(self._next(ACTION, seat, self.game.lexicon.say(action), at, client))

    def demand(self, seat: int, notation: str) -> int:
        """Return the action that a seat may do now by this notation; raise Refused, with the reason, if it may not."""
        self._demand_turn(seat)
        try:
            action = self.game.lexicon.parse(notation)
        except UnreadableAction as error:
            raise Refused(str(error), "unreadable", accepted=error.near) from error
        if action not in self.state.actions():
            raise Refused(
                "A rule forbids this action now.",
                "illegal",
                action=self.game.lexicon.say(action),
                reason=self.game.why_not(self.state, action),
                accepted=[self.game.lexicon.say(legal) for legal in self.state.actions()],
            )
        return action

    def _demand_turn(self, seat: int) -> None:
        if self.is_over:
            raise Refused("The game is over.", "over")
        if seat != self.seat:
            raise Refused(f"{self.seat_names[int(self.state.seat)]} must decide now.", "not-your-turn")

    def undo(self, seat: int, at: float, client: str | None = None) -> Transition:
        """Return the transition that takes the last decision back; raise Refused if something was revealed since."""
        self._demand_turn(seat)
        if not self._undoable:
            why = "nothing was decided since luck was used, a hidden card was seen or another seat decided"
            raise Refused(f"There is nothing to undo: {why}.", "nothing-to-undo")
        return self.consider(self._next(UNDO, seat, "", at, client))

    def to_bot(self, seat: int, level: str, at: float) -> Transition:
        """Return the transition that lets a bot play for somebody."""
        return self.consider(self._next(TO_BOT, seat, level, at))

    def to_person(self, seat: int, at: float) -> Transition:
        """Return the transition that gives a seat back to its person."""
        return self.consider(self._next(TO_PERSON, seat, "", at))

    def _next(self, kind: str, seat: int, notation: str, at: float, client: str | None = None) -> Entry:
        # Time never goes back at a table, even if a clock does: it would be taken from somebody when it comes again.
        since = self.current.clock.since
        return Entry(self.number, kind, seat, notation, max(at, since), client, unseen(since, at))

    def consider(self, entry: Entry) -> Transition:
        """Return what comes of the next entry, which is possible; nothing changes yet."""
        current, away = self.current, dict(self.current.away)
        if entry.kind == ACTION:
            return self._consider_action(entry)
        if entry.kind == UNDO:
            last = self._undoable[-1]
            clock = current.time_after(entry, last.state)
            return Transition(entry, replace(current, state=last.state, clock=clock), undoes=last.number)
        if entry.kind == TO_BOT:
            away[entry.seat] = entry.notation
        else:
            away.pop(entry.seat, None)
        return Transition(entry, replace(current, clock=current.time_after(entry, current.state), away=away))

    def _consider_action(self, entry: Entry) -> Transition:
        state = self.state.clone()
        fair = self.start.luck("play", self.current.used)
        luck = NotedLuck(fair)
        events: list[Event] = []
        state.apply(self.game.lexicon.parse(entry.notation), luck, events.append)
        after = replace(self.current, state=state, used=int(fair.used), clock=self.current.time_after(entry, state))
        return Transition(entry, after, tuple(events), tuple(luck.take()))

    def accept(self, transition: Transition) -> None:
        """Go on by a transition; its entry is stored."""
        before = self.current
        self.entries.append(transition.entry)
        self.recent.append(transition)
        self.current = transition.after
        if transition.entry.kind == UNDO:
            self._undoable.pop()
        elif transition.entry.kind != ACTION or reveals(transition, before.seat):
            self._undoable.clear()
        else:
            self._undoable.append(_Undoable(transition.entry.number, before.state))
        if len(self.entries) % STRIDE == 0:
            self._checkpoints.append(_Checkpoint(self.current, tuple(self._undoable)))

    def take(self, entry: Entry) -> Transition:
        """Go on by a stored entry; raise SetAside for one that cannot have been written here."""
        try:
            self._demand(entry)
            transition = self.consider(entry)
        except Exception as error:
            why = f"This table cannot go on: its entry {self.number} is damaged ({type(error).__name__})."
            raise SetAside(why) from error
        self.accept(transition)
        return transition

    def _demand(self, entry: Entry) -> None:
        if entry.number != self.number:
            raise ValueError(f"entry {self.number} is missing")
        if self.is_over or not 0 <= entry.seat < self.start.players:
            raise ValueError("nobody can have decided this")
        if not (0 <= entry.at < END_OF_TIME and 0 <= entry.unseen < END_OF_TIME):
            raise ValueError("there is no such time")
        if entry.kind == ACTION:
            if entry.seat != self.seat or self.game.lexicon.parse(entry.notation) not in self.state.actions():
                raise ValueError("this was not possible")
        elif entry.kind not in (UNDO, TO_BOT, TO_PERSON):
            raise ValueError("there are no such entries")

    # What was.

    def transitions(self, since: int, until: int | None = None) -> list[Transition]:
        """Return the transitions with numbers above `since`, up to `until`."""
        last = len(self.entries) if until is None else min(until, len(self.entries))
        if since >= last:
            return []
        if self.recent and self.recent[0].entry.number <= since + 1:
            return [transition for transition in self.recent if since < transition.entry.number <= last]
        return list(self.walk(since, last))

    def walk(self, since: int = 0, until: int | None = None) -> Iterator[Transition]:
        """Fold anew, step by step, what has numbers above `since` up to `until`; all that there is now if not given."""
        entries = self.entries[since:until]
        past = self.at(since)
        for entry in entries:
            transition = past.consider(entry)
            past.accept(transition)
            yield transition

    def at(self, number: int) -> "History":
        """Return the history as it was after this many entries."""
        number = min(number, len(self.entries))
        checkpoint = self._checkpoints[number // STRIDE]
        past = object.__new__(History)
        past.start, past.game, past.seat_names = self.start, self.game, self.seat_names
        past.current, past._undoable = checkpoint.snapshot, list(checkpoint.undoable)
        past._checkpoints = self._checkpoints[: number // STRIDE + 1]
        past.recent = deque(maxlen=RECENT)
        begun = number - number % STRIDE
        past.entries = self.entries[:begun]
        for entry in self.entries[begun:number]:
            past.accept(past.consider(entry))
        return past

    def record(self) -> Record:
        """Return the game as a record with its luck and the proof of it. It tells all: for finished games only."""
        kept: list[RecordEntry] = []
        for _ in self.keep(kept):
            pass
        return self.record_of(kept)

    def keep(self, kept: list[RecordEntry]) -> Iterator[int]:
        """Note what a record keeps, step by step, and give the numbers; what was taken back is not kept."""
        for transition in self.walk():
            entry = transition.entry
            if entry.kind == ACTION:
                kept.append(RecordEntry(self.seat_names[entry.seat], entry.notation, list(transition.luck)))
            elif entry.kind == UNDO:
                kept.pop()
            yield entry.number

    def record_of(self, kept: list[RecordEntry]) -> Record:
        """Return the record of all that is kept."""
        start = self.start
        record = start.header()
        if start.position is None:
            setup = NotedLuck(start.luck("set-up"))
            self.game.start(start.players, setup, **start.options)
            record.setup = setup.take()
        record.entries = kept
        record.result = result_of(self.game, self.state)
        return record


def reveals(transition: Transition, decided: int | None) -> bool:
    """Tell whether an action brought something to light, so that nobody may go back behind it."""
    return (
        bool(transition.luck)
        or transition.after.seat != decided
        or any(event.shows_hidden for event in transition.events)
    )
