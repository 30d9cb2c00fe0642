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
from bedesten.core.errors import IllegalAction, OtherComponents, UnreadableAction
from bedesten.core.events import Event
from bedesten.core.fairness import stream
from bedesten.core.luck import FairLuck, NotedLuck, commitment
from bedesten.core.record import Bound, Fair, NameProof, Record, result_of, seal_of, tag_of
from bedesten.core.record import Entry as RecordEntry
from bedesten.core.registry import Game, game
from bedesten.house.errors import HouseError

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
    code = "damaged"


class Refused(HouseError):
    """An entry that cannot be written, with the reason; programs get the rule and what is accepted."""

    status = 409
    code = "refused"


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
    """One line of the history. `client` says who sent it under which id."""

    number: int
    kind: str
    seat: int
    notation: str
    at: float
    client: str | None = None


@dataclass(frozen=True, slots=True)
class Clock:
    """Who has how much time left: as of `since`, when somebody began to think."""

    since: float
    turn_since: float
    left: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Now:
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

    def bot_of(self, seat: int) -> str | None:
        """Return the level of the bot that plays this seat now, if one does."""
        return self.away.get(seat) or self.start.bots[seat]

    def deadline(self) -> float | None:
        """Return when the person who must decide runs out of time."""
        seat, pace, clock = self.seat, self.start.pace, self.clock
        if seat is None or self.bot_of(seat) is not None or pace.kind == "none":
            return None
        return clock.since + clock.left[seat] if pace.kind == "live" else clock.turn_since + pace.days * DAY

    def time_after(self, entry: Entry, next_seat: int | None) -> Clock:
        """Return the clock when this entry is written and the next seat begins to think."""
        clock, seat, pace = self.clock, self.seat, self.start.pace
        left = list(clock.left)
        if seat is not None and self.bot_of(seat) is None:
            left[seat] -= max(0.0, entry.at - clock.since)
        if entry.kind == TO_PERSON:
            left[entry.seat] = max(left[entry.seat], LEAST_TIME)
        turns = next_seat != seat
        if turns and seat is not None:
            left[seat] += pace.increment
        begins = turns or entry.kind in (TO_BOT, TO_PERSON)
        return Clock(entry.at, entry.at if begins else clock.turn_since, tuple(left))


@dataclass(frozen=True, slots=True)
class Step:
    """An entry and what comes of it."""

    entry: Entry
    now: Now
    events: tuple[Event, ...] = ()
    luck: tuple[tuple[int, int], ...] = ()
    undoes: int | None = None


@dataclass(frozen=True, slots=True)
class _Mark:
    """A decision that can still be taken back: the number of its entry and the state before it."""

    number: int
    state: State


@dataclass(frozen=True, slots=True)
class _Stand:
    """How a table stood after some entries, and what could be taken back then."""

    now: Now
    marks: tuple[_Mark, ...]


class History:
    """A table from its start to its last entry so far."""

    def __init__(self, start: Start, entries: Iterable[Entry] = ()) -> None:
        self.start = start
        self.here: Game = game(start.game)
        if start.rules != self.here.rules_version:
            raise SetAside(
                f"This table was begun under version {start.rules} of the rules of {self.here.title}; "
                f"this house plays version {self.here.rules_version}.",
                "other-rules",
            )
        try:
            self.here.demand_components(start.options, start.components)
        except OtherComponents as error:
            raise SetAside(f"This table cannot go on: {error}.", "other-components") from error
        if start.position is None:
            state = self.here.start(start.players, start.luck("set-up"), **start.options)
        else:
            state = self.here.read(start.position)
        self.seat_names = self.here.seat_names(state)
        clock = Clock(start.at, start.at, (start.pace.minutes * 60,) * start.players)
        self.now = Now(start, state, 0, clock, {})
        self.entries: list[Entry] = []
        self.recent: deque[Step] = deque(maxlen=RECENT)
        self._marks: list[_Mark] = []
        self._stands = [_Stand(self.now, ())]
        for entry in entries:
            self.accept(self.consider(entry))

    # What is so.

    @property
    def number(self) -> int:
        """The number of the decision that is due, which its entry will have."""
        return len(self.entries) + 1

    @property
    def state(self) -> State:
        return self.now.state

    @property
    def is_over(self) -> bool:
        return self.now.is_over

    @property
    def seat(self) -> int | None:
        """The seat that must decide; None when the game is over."""
        return self.now.seat

    def can_undo(self, seat: int) -> bool:
        """Tell whether this seat can take its last decision back."""
        return bool(self._marks) and self.seat == seat

    # What can be done.

    def act(self, seat: int, notation: str, at: float, client: str | None = None) -> Step:
        """Return the step of an action; raise Refused, with the rule, if it is not possible."""
        if self.is_over:
            raise Refused("The game is over.", "over")
        if seat != self.seat:
            raise Refused(f"{self.seat_names[int(self.state.seat)]} must decide now.", "not-your-turn")
        try:
            action = self.here.lexicon.parse(notation)
        except UnreadableAction as error:
            raise Refused(str(error), "unreadable") from error
        text = self.here.lexicon.say(action)
        if action not in self.state.actions():
            rule, reason = self.here.why_not(self.state, action)
            accepted = [self.here.lexicon.say(legal) for legal in self.state.actions()]
            problem = IllegalAction(text, rule, reason, accepted)
            raise Refused(str(problem), "illegal", rule=rule, accepted=accepted)
        return self.consider(self._next(ACTION, seat, text, at, client))

    def undo(self, seat: int, at: float, client: str | None = None) -> Step:
        """Return the step that takes the last decision back; raise Refused if something was revealed since."""
        if self.is_over:
            raise Refused("The game is over.", "over")
        if seat != self.seat:
            raise Refused(f"{self.seat_names[int(self.state.seat)]} must decide now.", "not-your-turn")
        if not self._marks:
            why = "nothing was decided since luck was used, a hidden card was seen or another seat decided"
            raise Refused(f"There is nothing to undo: {why}.", "nothing-to-undo")
        return self.consider(self._next(UNDO, seat, "", at, client))

    def to_bot(self, seat: int, level: str, at: float) -> Step:
        """Return the step that lets a bot play for somebody."""
        return self.consider(self._next(TO_BOT, seat, level, at))

    def to_person(self, seat: int, at: float) -> Step:
        """Return the step that gives a seat back to its person."""
        return self.consider(self._next(TO_PERSON, seat, "", at))

    def _next(self, kind: str, seat: int, notation: str, at: float, client: str | None = None) -> Entry:
        # Time never goes back at a table, even if a clock does: it would be taken from somebody when it comes again.
        return Entry(self.number, kind, seat, notation, max(at, self.now.clock.since), client)

    def consider(self, entry: Entry) -> Step:
        """Return what comes of the next entry, which is possible; nothing changes yet."""
        now, away = self.now, dict(self.now.away)
        if entry.kind == ACTION:
            return self._consider_action(entry)
        if entry.kind == UNDO:
            mark = self._marks[-1]
            clock = now.time_after(entry, now.seat)
            return Step(entry, replace(now, state=mark.state, clock=clock), undoes=mark.number)
        if entry.kind == TO_BOT:
            away[entry.seat] = entry.notation
        else:
            away.pop(entry.seat, None)
        return Step(entry, replace(now, clock=now.time_after(entry, now.seat), away=away))

    def _consider_action(self, entry: Entry) -> Step:
        state = self.state.clone()
        fair = self.start.luck("play", self.now.used)
        luck = NotedLuck(fair)
        events: list[Event] = []
        state.apply(self.here.lexicon.parse(entry.notation), luck, events.append)
        clock = self.now.time_after(entry, None if state.seat == OVER else int(state.seat))
        now = replace(self.now, state=state, used=int(fair.used), clock=clock)
        return Step(entry, now, tuple(events), tuple(luck.take()))

    def accept(self, step: Step) -> None:
        """Go on by a step; its entry is stored."""
        before = self.now
        self.entries.append(step.entry)
        self.recent.append(step)
        self.now = step.now
        if step.entry.kind == UNDO:
            self._marks.pop()
        elif step.entry.kind != ACTION or reveals(step, before.seat):
            self._marks.clear()
        else:
            self._marks.append(_Mark(step.entry.number, before.state))
        if len(self.entries) % STRIDE == 0:
            self._stands.append(_Stand(self.now, tuple(self._marks)))

    def take(self, entry: Entry) -> Step:
        """Go on by a stored entry; raise SetAside for one that cannot have been written here."""
        try:
            self._demand(entry)
            step = self.consider(entry)
        except Exception as error:
            why = f"This table cannot go on: its entry {self.number} is damaged ({type(error).__name__})."
            raise SetAside(why) from error
        self.accept(step)
        return step

    def _demand(self, entry: Entry) -> None:
        if entry.number != self.number:
            raise ValueError(f"entry {self.number} is missing")
        if self.is_over or not 0 <= entry.seat < self.start.players:
            raise ValueError("nobody can have decided this")
        if not 0 <= entry.at < END_OF_TIME:
            raise ValueError("there is no such time")
        if entry.kind == ACTION:
            if entry.seat != self.seat or self.here.lexicon.parse(entry.notation) not in self.state.actions():
                raise ValueError("this was not possible")
        elif entry.kind not in (UNDO, TO_BOT, TO_PERSON):
            raise ValueError("there are no such entries")

    # What was.

    def steps(self, since: int, until: int | None = None) -> list[Step]:
        """Return the steps with numbers above `since`, up to `until`."""
        last = len(self.entries) if until is None else min(until, len(self.entries))
        if since >= last:
            return []
        if self.recent and self.recent[0].entry.number <= since + 1:
            return [step for step in self.recent if since < step.entry.number <= last]
        return list(self.walk(since, last))

    def walk(self, since: int = 0, until: int | None = None) -> Iterator[Step]:
        """Fold anew, step by step, what has numbers above `since` up to `until`; all that there is now if not given."""
        entries = self.entries[since:until]
        past = self.at(since)
        for entry in entries:
            step = past.consider(entry)
            past.accept(step)
            yield step

    def at(self, number: int) -> "History":
        """Return the history as it was after this many entries."""
        number = min(number, len(self.entries))
        stand = self._stands[number // STRIDE]
        past = object.__new__(History)
        past.start, past.here, past.seat_names = self.start, self.here, self.seat_names
        past.now, past._marks = stand.now, list(stand.marks)
        past._stands = self._stands[: number // STRIDE + 1]
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
        for step in self.walk():
            entry = step.entry
            if entry.kind == ACTION:
                kept.append(RecordEntry(self.seat_names[entry.seat], entry.notation, list(step.luck)))
            elif entry.kind == UNDO:
                kept.pop()
            yield entry.number

    def record_of(self, kept: list[RecordEntry]) -> Record:
        """Return the record of all that is kept."""
        start = self.start
        record = start.header()
        if start.position is None:
            setup = NotedLuck(start.luck("set-up"))
            self.here.start(start.players, setup, **start.options)
            record.setup = setup.take()
        record.entries = kept
        record.result = result_of(self.here, self.state)
        return record


def reveals(step: Step, decided: int | None) -> bool:
    """Tell whether an action brought something to light, so that nobody may go back behind it."""
    return bool(step.luck) or step.now.seat != decided or any(event.secret for event in step.events)
