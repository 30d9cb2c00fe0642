"""Records: a whole game as a text that people can read and any machine can replay and verify."""

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from bedesten.core.contract import OVER, Listener, State
from bedesten.core.errors import BadRecord, BedestenError
from bedesten.core.luck import Luck, NotedLuck, ReplayLuck
from bedesten.core.registry import Game, find_game
from bedesten.core.standing import Standing

FORMAT = "bedesten record 1"
UNFINISHED = "unfinished"
MOST_PLAYERS = 100
BOUND = 2
"""The kind of fair luck whose streams are made from the terms of the table; the first kind has no line `fair`."""

BY_LUCK = "by luck"
AS_LISTED = "as listed"

START = "start"
POSITION = "position"
SET_UP = "set-up"
FORK = "fork"
"""Where a game began: with the set-up of its rules, in a position, arranged by hand, or as `fork TABLE ENTRY`."""

Outcomes = list[tuple[int, int]]


@dataclass(frozen=True)
class RecordEntry:
    """One action: who did it, what it was, and the luck it used."""

    seat: str
    notation: str
    luck: Outcomes = field(default_factory=list)


def seal_of(salt: bytes) -> str:
    """Return the hash of a salt, which stays when the salt itself is thrown away with a name."""
    return hashlib.sha256(salt).hexdigest()


def tag_of(salt: bytes, name: str) -> str:
    """Return what binds a name and tells nothing about it to those who do not know the salt."""
    return hashlib.sha256(salt + _one_line(name).encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True)
class NameProof:
    """What binds the name of a seat: its salt; of a name that was removed, only the hashes that came of both."""

    salt: str = ""
    seal: str = ""
    tag: str = ""

    def write(self) -> str:
        return self.salt or f"removed {self.seal} {self.tag}"

    def seal_of_salt(self) -> str:
        return seal_of(bytes.fromhex(self.salt)) if self.salt else self.seal

    def tag_with(self, name: str) -> str:
        return tag_of(bytes.fromhex(self.salt), name) if self.salt else self.tag


@dataclass(frozen=True)
class Bound:
    """What of a header is bound into all luck of the game: the hash of its terms, and what only they say."""

    terms: str
    by_luck: bool
    bots: tuple[str | None, ...]
    names: tuple[NameProof, ...]


@dataclass(frozen=True)
class Fair:
    """What proves that the luck of a game was fixed before it began.

    The seeds are in the order in which the players joined; `order` says for each seat which of them sits there.
    The secret, as hexadecimal digits, is empty as long as the house keeps it. Games of the first kind of fair luck have
    nothing bound: their luck comes from secret and seeds alone.
    """

    commitment: str
    secret: str = ""
    seeds: tuple[str, ...] = ()
    order: tuple[int, ...] = ()
    bound: Bound | None = None


@dataclass
class Record:
    """A game from its set-up, or from a position, to its last action so far."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    names: list[str]
    setup: Outcomes
    entries: list[RecordEntry] = field(default_factory=list)
    result: str = UNFINISHED
    position: dict[str, object] | None = None
    fair: Fair | None = None
    components: str = ""
    began: str = ""

    def __post_init__(self) -> None:
        # A name is one line without spaces around it, one for each seat.
        names = [_one_line(name) for name in self.names[: self.players]]
        self.names = names + [""] * (self.players - len(names))

    def write(self) -> str:
        """Return the record as text; `read` is its inverse."""
        return "".join(self.lines())

    def lines(self) -> Iterator[str]:
        """Give the text of the record line by line: that of a long game is written a little at a time."""
        yield "\n".join([*self._header(), "", f"0 set-up{_luck_text(self.setup)}\n"])
        for number, entry in enumerate(self.entries, 1):
            yield f"{number} {entry.seat} {entry.notation}{_luck_text(entry.luck)}\n"

    def terms(self) -> str:
        """Return the hash of all that the header claims and that was so before the first roll.

        These are its lines without names, secret, terms and result; in place of a name and its salt stands their tag.
        """
        assert self.fair is not None
        assert self.fair.bound is not None
        tags = [proof.tag_with(name) for proof, name in zip(self.fair.bound.names, self.names, strict=True)]
        apart = re.compile(r"(seat \d+|secret|terms|salt \d+|result):")
        lines = [line for line in self._header()[1:] if not apart.match(line)]
        lines += [f"name {seat}: {tag}" for seat, tag in enumerate(tags)]
        return hashlib.sha256("\n".join(lines).encode("utf-8", "surrogatepass")).hexdigest()

    def _header(self) -> list[str]:
        return [
            FORMAT,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"players: {self.players}",
            *(f"option {name}: {value}" for name, value in self.options.items()),
            *(f"seat {seat}: {name}" for seat, name in enumerate(self.names)),
            *([f"components: {self.components}"] if self.components else []),
            *([f"began: {self.began}"] if self.began else []),
            *([] if self.position is None else [f"position: {_json(self.position)}"]),
            *([] if self.fair is None else _fair_lines(self.fair)),
            f"result: {self.result}",
        ]

    @classmethod
    def read(cls, text: str) -> "Record":
        """Read a record; raise BadRecord with the line that cannot be read."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != FORMAT:
            raise BadRecord(f"line 1: a record begins with '{FORMAT}'")
        header: dict[str, str] = {}
        number = 1
        while number < len(lines) and lines[number].strip():
            key, colon, value = lines[number].partition(":")
            if not colon:
                raise BadRecord(f"line {number + 1}: '{lines[number][:40]}' is not of the form 'name: value'")
            if key.strip() in header:
                raise BadRecord(f"line {number + 1}: '{key.strip()[:40]}' is said twice")
            header[key.strip()] = value.strip()
            number += 1
        entries = [_read_entry(i, line) for i, line in enumerate(lines[number:], number + 1) if line.strip()]
        for expected, (line, found, *_) in enumerate(entries):
            if found != expected:
                raise BadRecord(f"line {line}: number {expected} is due, not {found}")
        if not entries or entries[0][2:4] != ("set-up", ""):
            raise BadRecord("the first entry of a record is '0 set-up'")
        players = _number(header, "players")
        if players > MOST_PLAYERS:
            raise BadRecord(f"'players: {players}' is more than any game is for")
        record = cls(
            game=_field(header, "game"),
            rules=_number(header, "rules"),
            players=players,
            options={key[7:]: value for key, value in header.items() if key.startswith("option ")},
            names=[_read_name(header, seat) for seat in range(players)],
            setup=entries[0][4],
            entries=[RecordEntry(seat, notation, luck) for _, _, seat, notation, luck in entries[1:]],
            result=_field(header, "result"),
            position=_read_position(header),
            fair=_read_fair(header, players),
            components=header.get("components", ""),
            began=_read_began(header),
        )
        record._demand_header(lines[:number], header)
        return record

    def _demand_header(self, lines: list[str], header: dict[str, str]) -> None:
        """Raise BadRecord for a header with lines that say nothing, or, if it is bound, not as the house writes it."""
        due = self._header()
        known = {line.partition(":")[0] for line in due[1:]}
        for number, line in enumerate(lines[1:], 2):
            name = line.partition(":")[0].strip()
            # A line without a value is not written again: nothing is said by it.
            if name not in known and header[name]:
                raise BadRecord(f"line {number}: a record has no line '{name[:40]}: …' here")
        if self.fair is not None and self.fair.bound is not None:
            for number, (found, wanted) in enumerate(zip_longest(lines, due, fillvalue=""), 1):
                if found.rstrip() != wanted.rstrip():
                    raise BadRecord(f"line {number}: '{wanted[:60]}' is due, not '{found[:60]}'")


def _one_line(name: object) -> str:
    return " ".join(str(name).split())


def _json(value: object) -> str:
    """Return a value as JSON in one line: letters of all languages as they are, whatever could break a line escaped."""
    text = json.dumps(value, ensure_ascii=False)
    return text if text.isprintable() else json.dumps(value)


def _read_json(name: str, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"'{name}: {text[:40]}' is not written as JSON") from error


def _read_position(header: dict[str, str]) -> dict[str, object] | None:
    if "position" not in header:
        return None
    position = _read_json("position", header["position"])
    if not isinstance(position, dict):
        raise BadRecord("'position: …' is not a position, written as JSON in one line")
    return position


def _read_began(header: dict[str, str]) -> str:
    if "began" not in header:
        return ""
    began = header["began"]
    if not re.fullmatch(rf"{START}|{POSITION}|{SET_UP}|{FORK} [A-Za-z0-9_-]{{1,32}} \d{{1,9}}", began):
        raise BadRecord(f"'began: {began[:40]}' is none of {START}, {POSITION}, {SET_UP}, {FORK} TABLE ENTRY")
    has_position = began not in (START, SET_UP)
    if has_position != ("position" in header):
        raise BadRecord(f"the record says 'began: {began}', but it has {'no' if has_position else 'a'} position")
    return began


def _fair_lines(fair: Fair) -> list[str]:
    bound = fair.bound
    return [
        *([] if bound is None else [f"fair: {BOUND}"]),
        f"commitment: {fair.commitment}",
        *([f"secret: {fair.secret}"] if fair.secret else []),
        *([] if bound is None else [f"terms: {bound.terms}"]),
        *(f"luck seed {number}: {_json(seed)}" for number, seed in enumerate(fair.seeds)),
        *([f"order: {' '.join(map(str, fair.order))}"] if fair.order else []),
        *([] if bound is None else _bound_lines(bound)),
    ]


def _bound_lines(bound: Bound) -> list[str]:
    return [
        f"seats: {BY_LUCK if bound.by_luck else AS_LISTED}",
        *(f"bot {seat}: {level}" for seat, level in enumerate(bound.bots) if level),
        *(f"salt {seat}: {proof.write()}" for seat, proof in enumerate(bound.names)),
    ]


def _read_fair(header: dict[str, str], players: int) -> Fair | None:
    if "commitment" not in header:
        return None
    secret = header.get("secret", "")
    if not re.fullmatch(r"[0-9a-f]{64}", header["commitment"]):
        raise BadRecord("'commitment: …' is not a hash of 64 hexadecimal digits")
    if secret and not re.fullmatch(r"([0-9a-f]{2}){16,64}", secret):
        raise BadRecord("'secret: …' is not 32 to 128 hexadecimal digits")
    seeds = tuple(_read_seed(header, number) for number in range(players))
    return Fair(header["commitment"], secret, seeds, _read_order(header, players), _read_bound(header, players))


def _read_name(header: dict[str, str], seat: int) -> str:
    name = f"seat {seat}"
    return _field(header, name) if "commitment" in header else header.get(name, "")


def _read_bound(header: dict[str, str], players: int) -> Bound | None:
    if "fair" not in header:
        return None
    if header["fair"] != str(BOUND):
        raise BadRecord(f"'fair: {header['fair'][:20]}' is a kind of fair luck that is not known here")
    _field(header, "began")
    terms = _field(header, "terms")
    if not re.fullmatch(r"[0-9a-f]{64}", terms):
        raise BadRecord("'terms: …' is not a hash of 64 hexadecimal digits")
    seats = _field(header, "seats")
    if seats not in (BY_LUCK, AS_LISTED):
        raise BadRecord(f"'seats: {seats[:20]}' is neither '{BY_LUCK}' nor '{AS_LISTED}'")
    _field(header, "order")
    bots = tuple(header.get(f"bot {seat}") for seat in range(players))
    names = tuple(_read_proof(header, seat) for seat in range(players))
    return Bound(terms, seats == BY_LUCK, bots, names)


def _read_proof(header: dict[str, str], seat: int) -> NameProof:
    text = _field(header, f"salt {seat}")
    match = re.fullmatch(r"([0-9a-f]{64})|removed ([0-9a-f]{64}) ([0-9a-f]{64})", text)
    if match is None:
        raise BadRecord(f"'salt {seat}: {text[:40]}' is neither 64 hexadecimal digits nor 'removed' and two hashes")
    if not match[1] and header[f"seat {seat}"]:
        raise BadRecord(f"the name of seat {seat} was removed, but the record says '{header[f'seat {seat}'][:40]}'")
    return NameProof(match[1] or "", match[2] or "", match[3] or "")


def _read_seed(header: dict[str, str], number: int) -> str:
    seed = _read_json(f"luck seed {number}", _field(header, f"luck seed {number}"))
    if not isinstance(seed, str):
        raise BadRecord(f"'luck seed {number}: …' is not a text in quotation marks")
    return seed


def _read_order(header: dict[str, str], players: int) -> tuple[int, ...]:
    if "order" not in header:
        return ()
    words = header["order"].split()
    if sorted(words) != sorted(map(str, range(players))):
        raise BadRecord(f"'order: {header['order'][:40]}' does not name each of the {players} who joined once")
    return tuple(map(int, words))


def _luck_text(outcomes: Outcomes) -> str:
    return f" | {' '.join(f'{outcome}/{among}' for outcome, among in outcomes)}" if outcomes else ""


def _read_entry(line: int, text: str) -> tuple[int, int, str, str, Outcomes]:
    said, _, luck = text.partition("|")
    number, _, rest = said.strip().partition(" ")
    seat, _, notation = rest.strip().partition(" ")
    if not re.fullmatch(r"\d{1,9}", number) or not seat:
        raise BadRecord(f"line {line}: '{text[:40]}' is not of the form 'number seat action | luck'")
    outcomes = []
    for word in luck.split():
        match = re.fullmatch(r"(\d{1,9})/(\d{1,9})", word)
        if match is None:
            raise BadRecord(f"line {line}: luck is written as outcome/choices, such as 3/6, not '{word[:20]}'")
        outcomes.append((int(match[1]), int(match[2])))
    return line, int(number), seat, notation.strip(), outcomes


def _field(header: dict[str, str], name: str) -> str:
    if name not in header:
        raise BadRecord(f"the header has no line '{name}: …'")
    return header[name]


def _number(header: dict[str, str], name: str) -> int:
    value = _field(header, name)
    if not re.fullmatch(r"\d{1,9}", value):
        raise BadRecord(f"'{name}: {value[:20]}' is not a whole number")
    return int(value)


def result_of(game: Game, state: State) -> str:
    """Return the result line: the seats by rank with their scores, or that the game is not finished."""
    if state.seat != OVER:
        return UNFINISHED
    standing: Standing = state.standing()
    names = game.seat_names(state)
    return ", ".join(f"{rank.place} {names[rank.seat]} {'/'.join(map(str, rank.scores))}" for rank in standing.ranks)


class Recorder:
    """Plays a game and keeps its record: hand all actions to `apply`."""

    def __init__(self, game: Game, players: int, luck: Luck, names: list[str], **options: object) -> None:
        self.game = game
        self.luck = NotedLuck(luck)
        settings = game.settings(players, options)
        self.state = game.start(players, self.luck, **settings)
        self.seats = game.seat_names(self.state)
        self.record = Record(
            game.name,
            game.rules_version,
            players,
            settings,
            names,
            self.luck.take(),
            components=game.replaced_components(settings),
        )

    def apply(self, action: int, tell: Listener | None = None) -> None:
        """Do a legal action and note it."""
        seat = self.seats[self.state.seat]
        self.state.apply(action, self.luck, tell)
        self.record.entries.append(RecordEntry(seat, self.game.lexicon.say(action), self.luck.take()))
        self.record.result = result_of(self.game, self.state)

    @classmethod
    def resume(cls, record: Record, luck: Luck) -> "Recorder":
        """Go on with a game where its record stops."""
        recorder = cls.__new__(cls)
        recorder.game = find_game(record.game)
        recorder.luck = NotedLuck(luck)
        recorder.state = replay(record)
        recorder.seats = recorder.game.seat_names(recorder.state)
        recorder.record = record
        return recorder


def replay_steps(record: Record, tell: Listener | None = None) -> Iterator[State]:
    """Yield the state after the set-up and after each action (always the same object, played on).

    Raises BadRecord at the first entry whose seat, action or luck does not fit the rules.
    """
    try:
        game = find_game(record.game)
        settings = game.settings(record.players, record.options)
    except BedestenError as error:
        raise BadRecord(f"the header does not fit: {error}") from error
    if record.rules != game.rules_version:
        raise BadRecord(
            f"the record follows rules {record.rules} of {game.title}; this house plays {game.rules_version}"
        )
    try:
        game.demand_components(settings, record.components)
    except BedestenError as error:
        raise BadRecord(f"the record does not fit: {error}") from error
    state = _first_state(record, game, settings)
    yield state
    seats = game.seat_names(state)
    for number, entry in enumerate(record.entries, 1):
        if state.seat == OVER:
            raise BadRecord(f"entry {number}: the game is over")
        if entry.seat != seats[state.seat]:
            raise BadRecord(f"entry {number}: {seats[state.seat]} must decide, not {entry.seat}")
        luck = ReplayLuck(entry.luck)
        try:
            action = game.lexicon.parse(entry.notation)
            if action not in state.actions():
                why = game.why_not(state, action)
                raise BadRecord(f"entry {number}: '{entry.notation}' is not possible: {game.explain(why)} ({why.rule})")
            state.apply(action, luck, tell)
        except BadRecord:
            raise
        except BedestenError as error:
            raise BadRecord(f"entry {number}: {error}") from error
        _demand_used(luck, number)
        yield state


def _first_state(record: Record, game: Game, settings: dict[str, str]) -> State:
    luck = ReplayLuck(record.setup)
    try:
        position = record.position
        state = game.start(record.players, luck, **settings) if position is None else game.read(position)
    except BedestenError as error:
        raise BadRecord(f"entry 0: {error}") from error
    if len(game.seat_names(state)) != record.players:
        raise BadRecord(f"entry 0: the position is not for {record.players} players")
    _demand_used(luck, 0)
    return state


def _demand_used(luck: ReplayLuck, number: int) -> None:
    if luck.left():
        raise BadRecord(f"entry {number}: {luck.left()} more outcomes are written than the rules use")


def replay(record: Record, until: int | None = None) -> State:
    """Return the state after `until` actions, or after all of them with the result verified."""
    if until is not None and not 0 <= until <= len(record.entries):
        raise BadRecord(f"the record has the positions 0 to {len(record.entries)}, not {until}")
    state: State | None = None
    for number, state in enumerate(replay_steps(record)):
        if number == until:
            return state
    assert state is not None
    demand_result(record, state)
    return state


def demand_result(record: Record, state: State) -> None:
    """Raise BadRecord if the last state of a record does not come to the result that it says."""
    result = result_of(find_game(record.game), state)
    if result != record.result:
        raise BadRecord(f"the record says 'result: {record.result}', but it comes to '{result}'")
