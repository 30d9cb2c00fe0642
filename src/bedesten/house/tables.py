"""Tables before, around and after play: made, listed, joined, left, started, continued; and how they are shown."""

import json
import secrets
from collections.abc import AsyncIterator, Container, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bedesten.bots import plays
from bedesten.core.contract import OVER
from bedesten.core.errors import BadOption, BadPosition, UnknownName
from bedesten.core.fairness import seat_order, secret_with
from bedesten.core.luck import FastLuck
from bedesten.core.record import FORK
from bedesten.core.registry import find_game, known_name
from bedesten.house.bot_workers import LEVELS, USUAL_LEVEL, offered
from bedesten.house.clock import now
from bedesten.house.decisions import Decisions
from bedesten.house.errors import BadRequest, Conflict, NotFound, NotYours, TooMany
from bedesten.house.history import History, Pace, Start
from bedesten.house.lists import TableLists
from bedesten.house.live_tables import LiveTables
from bedesten.house.models import Continue, Join, NewTable, SeatChange, TableAnswer
from bedesten.house.models import Seat as SeatWish
from bedesten.house.names import clean_name, key_of
from bedesten.house.notices import due_messages, insert_ignore
from bedesten.house.people import Person, names_of_others
from bedesten.house.schema import people, seats, tables
from bedesten.house.shown import began_of, is_member, is_open, shown_table
from bedesten.house.store import Row, Store, publish
from bedesten.house.waiting import waiting

OPEN_SEAT = ""
LONGEST_SEAT_NAME = 40
MOST_ALIKE = 100

Json = dict[str, Any]


def new_id() -> str:
    """Return an id that nobody can guess."""
    return secrets.token_urlsafe(12)


class Tables:
    """Everything about tables that is not play."""

    def __init__(self, store: Store, live_tables: LiveTables, decisions: Decisions) -> None:
        self.store = store
        self.live_tables = live_tables
        self.decisions = decisions
        self.lists = TableLists(store, self.shown)

    # Finding and showing.

    async def find(self, table: str, person: Person | None, invitation: str | None = None) -> tuple[Row, list[Row]]:
        """Return a table and its seats; raise NotFound for one that this person may not know of."""
        row, sitting = await self.store.table(table)
        if not may_see(row, sitting, person, invitation):
            raise NotFound("There is no such table.")
        return row, sitting

    async def show_watched(self, table: str, person: Person | None) -> Json:
        """Return a table for somebody who watches it."""
        return self.shown(*await self.store.table(table), person)

    async def show(self, table: str, person: Person | None, invitation: str | None = None) -> Json:
        """Return a table as this person may know it."""
        row, sitting = await self.find(table, person, invitation)
        return self.shown(row, sitting, person)

    def shown(self, row: Row, sitting: Sequence[Row], person: Person | None) -> Json:
        """Return a table as somebody may know it; raise SetAside for one that is too damaged to be shown."""
        with self.live_tables.setting_aside(row["id"]):
            shown = shown_table(row, sitting, person)
            TableAnswer.model_validate(shown)
            _, shown["set_aside"] = self.live_tables.aside.get(row["id"], ("", None))
            return shown

    # Before the start.

    async def make(self, wish: NewTable, person: Person) -> str:
        """Make a table; return its id. Raises BadRequest or TooMany."""
        with_people = any(seat.kind != "bot" for seat in wish.seats)
        options = _settings(wish.game, len(wish.seats), wish.options, with_people)
        given = [seat.name for seat in wish.seats if seat.name]
        if len({key_of(name) for name in given}) < len(given):
            raise BadRequest("Two seats have the same name.", "name-taken")
        position = wish.position
        if position is not None:
            position = find_game(wish.game).seated(position) if with_people else position
            options |= _settings_of(wish.game, position, len(wish.seats))
        table = new_id()
        async with self.store.reading() as connection:
            rows = await _new_seats(connection, table, known_name(wish.game), wish.seats, person, wish.seed)
        row = {
            "id": table,
            "phase": "open",
            "game": known_name(wish.game),
            "options": json.dumps(options),
            "visibility": wish.visibility,
            "invitation": new_id(),
            "maker": person.id,
            "order": wish.order,
            "pace": json.dumps(vars(wish.pace.pace())),
            "late": wish.late,
            "chat": wish.chat and self.store.settings.chat,
            "several_seats": wish.several_seats,
            "secret": _new_secret(rows),
            "position": None if position is None else json.dumps(position),
            "made": now(),
        }
        async with self.store.writing() as connection:
            await self._demand_room(connection, person)
            await connection.execute(insert(tables), [row])
            await connection.execute(insert(seats), rows)
            await publish(connection, [f"table:{table}"])
        self.live_tables.changed(table)
        return table

    async def _demand_room(self, connection: AsyncConnection, person: Person) -> None:
        # One new table at a time for each person: whoever asks for many at once is counted all the same.
        await connection.execute(select(people.c.id).where(people.c.id == person.id).with_for_update())
        query = select(func.count()).select_from(tables).where(tables.c.maker == person.id, tables.c.phase != "over")
        query = query.where(tables.c.id.not_in(list(self.live_tables.aside)))
        most = self.store.settings.tables
        if (await connection.execute(query)).scalar_one() >= most:
            raise TooMany(f"You have {most} unfinished tables; finish or leave some before you make more.", 60)

    async def join(self, table: str, wish: Join, person: Person) -> None:
        """Let somebody sit down. Raises Conflict if there is no such open seat."""
        wished = clean_name(wish.name) if wish.name else None
        async with self._changing(table) as (connection, row, sitting):
            if not may_see(row, sitting, person, wish.invitation):
                raise NotFound("There is no such table.")
            _demand_open(row)
            free = [seat["seat"] for seat in sitting if is_open(seat)]
            if not free:
                raise Conflict("All seats are taken.", "full")
            if wish.seat is not None and wish.seat not in free:
                raise Conflict(f"Seat {wish.seat} is not open; open seats: {', '.join(map(str, free))}.", "seat-taken")
            mine = [seat for seat in sitting if seat["person"] == person.id]
            if mine and not row["several_seats"] and row["maker"] != person.id:
                raise Conflict("You sit here already; this table has one seat for each.", "seated")
            if wished is None and mine:
                wished = await _free_name(connection, person.name, sitting, person.id)
            name = wished or person.name
            if await names_of_others(connection, [name], person.id):
                raise _name_taken(name)
            for other in sitting:
                if key_of(other["name"]) == key_of(name):
                    if key_of(name) != key_of(person.name) or other in mine:
                        raise _name_taken(name)
                    # A name belongs to its person: a bot, or whoever only goes by it here, gives way.
                    otherwise = await _free_name(connection, other["name"], sitting, other["person"])
                    await connection.execute(_at(table, other["seat"]).values(name=otherwise))
            seat = free[0] if wish.seat is None else wish.seat
            values = {"person": person.id, "name": name, "seed": wish.seed}
            await connection.execute(_at(table, seat).values(values))

    async def change_seat(self, table: str, seat: int, wish: SeatChange, person: Person) -> None:
        """Give a free seat to a bot, or free the seat of a bot, as the one who made the table.

        The luck of the table stays what it is: a bot adds no seed, as nobody does who has not come yet.
        """
        async with self._changing(table) as (connection, row, sitting):
            if not may_see(row, sitting, person, None):
                raise NotFound("There is no such table.")
            if row["maker"] != person.id:
                raise NotYours("Only the person who made the table can give its seats to bots.")
            _demand_open(row)
            if seat >= len(sitting):
                raise BadRequest(f"The seats are 0 to {len(sitting) - 1}, not {seat}.")
            if sitting[seat]["person"]:
                raise Conflict(f"{sitting[seat]['name']} sits there.", "seat-taken")
            others = [one for one in sitting if one["seat"] != seat]
            if wish.kind == "open":
                values: Json = {"name": OPEN_SEAT, "bot": None}
            else:
                level = wish.bot or USUAL_LEVEL
                _demand_level(level, row["game"], len(sitting))
                name = clean_name(wish.name) if wish.name else ""
                if name and any(key_of(one["name"]) == key_of(name) for one in others):
                    raise _name_taken(name)
                named = await _free_name(connection, name or f"Bot {seat + 1}", others)
                values = {"name": named, "bot": level}
            await connection.execute(_at(table, seat).values(values))

    async def leave(self, table: str, person: Person) -> None:
        """Let somebody go: before the start the seat is open again, during play a bot takes it."""
        row, _ = await self.find(table, person)
        if row["phase"] == "playing":
            await self.decisions.leave(table, person.id)
            return
        async with self._changing(table) as (connection, row, sitting):
            _demand_open(row)
            mine = [seat["seat"] for seat in sitting if seat["person"] == person.id]
            if not mine and row["maker"] != person.id:
                raise NotFound("You do not sit at this table.")
            if row["maker"] == person.id:
                # The table goes with whoever made it.
                await connection.execute(delete(tables).where(tables.c.id == table))
            for seat in mine:
                await connection.execute(_at(table, seat).values(person=None, name=OPEN_SEAT, seed=""))

    async def person_leaves(self, person: str) -> None:
        """Take somebody who leaves the house for good away from every table."""
        await self.decisions.person_leaves(person)
        query = select(seats.c.table).join(tables, tables.c.id == seats.c.table)
        here = await self.store.rows(query.where(seats.c.person == person, tables.c.phase == "open"))
        made = await self.store.rows(select(tables.c.id).where(tables.c.maker == person, tables.c.phase == "open"))
        async with self.store.writing() as connection:
            await connection.execute(delete(tables).where(tables.c.maker == person, tables.c.phase == "open"))
            left = [row["table"] for row in here]
            vacated = update(seats).where(seats.c.person == person, seats.c.table.in_(left))
            await connection.execute(vacated.values(person=None, name=OPEN_SEAT, seed=""))
        for table in {row["table"] for row in here} | {row["id"] for row in made}:
            self.live_tables.changed(table)

    async def set_seed(self, table: str, seed: str, person: Person) -> None:
        """Let somebody change what they add to the luck of a table, before the start."""
        async with self._changing(table) as (connection, row, sitting):
            if not may_see(row, sitting, person, None):
                raise NotFound("There is no such table.")
            _demand_open(row)
            mine = [seat["seat"] for seat in sitting if seat["person"] == person.id]
            if not mine:
                raise NotYours("You do not sit at this table.")
            await connection.execute(_at(table, mine[0]).values(seed=seed))

    async def start(self, table: str, person: Person) -> None:
        """Begin the game. Raises Conflict as long as a seat is open."""
        async with self._changing(table) as (connection, row, sitting):
            if not may_see(row, sitting, person, None):
                raise NotFound("There is no such table.")
            if row["maker"] != person.id:
                raise NotYours("Only the person who made the table can start it.")
            _demand_open(row)
            if any(is_open(seat) for seat in sitting):
                raise Conflict("A seat is still open.", "open-seats")
            seeds = tuple(seat["seed"] for seat in sitting)
            order = seat_order(row["secret"], seeds) if row["order"] == "random" else tuple(range(len(sitting)))
            seated = [{**sitting[joined], "seat": seat} for seat, joined in enumerate(order)]
            await connection.execute(delete(seats).where(seats.c.table == table))
            await connection.execute(insert(seats), seated)
            position = json.loads(row["position"]) if row["position"] else None
            await self._begin(connection, row, seated, seeds, order, position)
        await self.decisions.begin(table)

    async def _begin(
        self,
        connection: AsyncConnection,
        row: Row,
        sitting: Sequence[Row],
        seeds: Sequence[str],
        order: Sequence[int],
        position: dict[str, object] | None,
    ) -> None:
        """Write the start of a game, and who must decide first."""
        game = find_game(row["game"])
        options = json.loads(row["options"])
        begun = now()
        start = Start(
            game=row["game"],
            rules=game.rules_version,
            players=len(sitting),
            options=options,
            names=tuple(seat["name"] for seat in sitting),
            bots=tuple(seat["bot"] for seat in sitting),
            seeds=tuple(seeds),
            order=tuple(order),
            at=begun,
            pace=Pace(**json.loads(row["pace"])),
            position=position,
            components=game.replaced_components(options),
            began=f"{FORK} {row['continues']} {row['continues_at']}" if began_of(row) == FORK else began_of(row),
            by_luck=row["order"] == "random" and began_of(row) != FORK,
            salts=tuple(seat["salt"] for seat in sitting),
            secret=row["secret"],
        )
        # Seats that were made before there were salts keep the luck that was committed to.
        start = start.bound() if all(start.salts) else start
        waits = waiting(History(start).current, sitting, row["late"], begun)
        values = {"phase": "playing", "start": start.write(), "started": begun, "waiting": waits.seat}
        values |= {"due": waits.due, "deadline": waits.deadline}
        await connection.execute(update(tables).where(tables.c.id == row["id"]).values(values))
        if waits.person and waits.person != row["maker"]:
            whom = (await connection.execute(select(people).where(people.c.id == waits.person))).mappings().all()
            await insert_ignore(
                connection,
                due_messages([dict(one) for one in whom], row["id"], 1, begun, bool(self.store.settings.smtp)),
            )
        turn = [f"turn:{waits.person}:{row['id']}"] if waits.person else []
        await publish(connection, [f"entry:{row['id']}:0", f"table:{row['id']}", *turn])

    @asynccontextmanager
    async def _changing(self, table: str) -> AsyncIterator[tuple[AsyncConnection, Row, list[Row]]]:
        """Give a table for a change; nobody else can change it meanwhile. Everybody who looks is told afterwards."""
        async with self.store.writing() as connection:
            row, sitting = await _read_locked(connection, table)
            yield connection, row, sitting
            await publish(connection, [f"table:{table}"])
        self.live_tables.changed(table)

    # Afterwards, and anew.

    async def play_on(self, table: str, wish: Continue, person: Person) -> str:
        """Make a new table that goes on from a moment of this one, against bots; return its id.

        A finished game is continued as it was. Of a running one nobody may learn what is hidden from them: it goes on
        from a world that the person cannot tell from the true one.
        """
        row, sitting = await self.find(table, person)
        live = await self.live_tables.get(table, row["number"])
        _demand_level(wish.level, row["game"], len(sitting))
        async with live.lock:
            if wish.number > len(live.history.entries):
                raise BadRequest(f"The table has the numbers 0 to {len(live.history.entries)}, not {wish.number}.")
            over, past = live.history.is_over, live.history.at(wish.number)
        if past.is_over:
            raise Conflict("The game is over at this number: there is nothing to play on.", "over")
        mine = [seat["seat"] for seat in sitting if seat["person"] == person.id]
        seat = wish.seat if wish.seat is not None else mine[0] if mine else 0
        if seat >= len(sitting):
            raise BadRequest(f"The seats are 0 to {len(sitting) - 1}, not {seat}.")
        if not over and seat not in mine:
            raise NotYours("A running game can be continued by its players only, from their own seats.")
        state = past.state if over else past.state.imagine(seat, FastLuck(secrets.randbits(62)))
        # Whoever sat there before: now a person does.
        position = past.game.seated(past.game.write(state))
        options = json.loads(row["options"]) | past.game.for_people()
        fresh = new_id()
        copied = ("game", "late", "order")
        anew: Json = {name: row[name] for name in copied} | {
            "id": fresh,
            "phase": "open",
            "options": json.dumps(options),
            "visibility": "link",
            "invitation": new_id(),
            "maker": person.id,
            "pace": json.dumps(vars(Pace())),
            "chat": self.store.settings.chat,
            "made": now(),
            "position": None,
            "continues": table,
            "continues_at": wish.number,
        }
        # The names stay with their seats. Who takes the seat of somebody else sits there under their own.
        own = sitting[seat]["name"] if seat in mine else person.name
        async with self.store.reading() as connection:
            if await names_of_others(connection, [own], person.id):
                own = person.name
        taken = [_seat_row(fresh, seat, person.id, own, None, "")]
        for one in sitting:
            if one["seat"] != seat:
                name = _numbered(one["name"], {key_of(two["name"]) for two in [*taken, *sitting[one["seat"] + 1 :]]})
                taken.append(_seat_row(fresh, one["seat"], None, name, wish.level, ""))
        taken.sort(key=lambda row: row["seat"])
        anew["secret"] = _new_secret(taken)
        async with self.store.writing() as connection:
            await self._demand_room(connection, person)
            await connection.execute(insert(tables), [anew])
            await connection.execute(insert(seats), taken)
            seeds = [one["seed"] for one in taken]
            await self._begin(connection, anew, taken, seeds, range(len(taken)), position)
        await self.decisions.begin(fresh)
        self.live_tables.changed(fresh)
        return fresh


def may_see(row: Row, sitting: Iterable[Row], person: Person | None, invitation: str | None) -> bool:
    """Tell whether somebody may know of a table."""
    if row["visibility"] != "private":
        return True
    if invitation is not None and secrets.compare_digest(invitation.encode(), row["invitation"].encode()):
        return True
    return person is not None and is_member(row, sitting, person)


async def _read_locked(connection: AsyncConnection, table: str) -> tuple[Row, list[Row]]:
    # SQLite knows no row locks and needs none: there a transaction that writes has the whole file.
    query = select(tables).where(tables.c.id == table).with_for_update()
    row = (await connection.execute(query)).mappings().first()
    if row is None:
        raise NotFound("There is no such table.")
    sitting = await connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
    return dict(row), [dict(seat) for seat in sitting.mappings()]


def _at(table: str, seat: int) -> Any:
    return update(seats).where(seats.c.table == table, seats.c.seat == seat)


def _demand_open(row: Row) -> None:
    if row["phase"] != "open":
        raise Conflict("The game has started already.", "started")


def _demand_level(level: str, game: str, players: int) -> None:
    if level not in LEVELS:
        raise BadRequest(f"There is no bot of the level '{level}'; levels: {', '.join(offered(game, players))}.")
    if not plays(LEVELS[level].bot, game, players):
        raise BadRequest(
            f"The bot '{level}' does not play this game with so many; levels: {', '.join(offered(game, players))}."
        )


def _name_taken(name: str) -> Conflict:
    return Conflict(f"Somebody else is called {name}; take another name at this table.", "name-taken")


def _with_numbers(name: str) -> list[str]:
    """Return a name, and the same with numbers behind it."""
    return [name, *(f"{name[: LONGEST_SEAT_NAME - 4]} {number}" for number in range(2, MOST_ALIKE))]


def _numbered(name: str, taken: Container[str]) -> str:
    """Return this name, with a number if its key is taken."""
    return next((one for one in _with_numbers(name) if key_of(one) not in taken), secrets.token_hex(4))


async def _free_name(connection: AsyncConnection, name: str, others: Iterable[Row], person: str | None = None) -> str:
    """Return this name, with a number if it is that of another seat or of somebody else of the house."""
    here = {key_of(one["name"]) for one in others}
    if key_of(name) not in here and not await names_of_others(connection, [name], person or ""):
        return name
    return _numbered(name, here | await names_of_others(connection, _with_numbers(name), person or ""))


def _settings(name: str, players: int, options: Mapping[str, object], with_people: bool) -> dict[str, str]:
    try:
        game = find_game(name)
        return game.settings(players, game.with_people(options) if with_people else options)
    except (UnknownName, BadOption) as error:
        raise BadRequest(str(error)) from error


def _settings_of(name: str, position: Mapping[str, object], seats_wished: int) -> dict[str, str]:
    """Return the options of a position, which count more than any that were wished."""
    game = find_game(name)
    try:
        state = game.read(position)
    except BadPosition as error:
        raise BadRequest(f"The position cannot be read: {error}", problems=error.problems) from error
    if len(game.seat_names(state)) != seats_wished:
        raise BadRequest(f"The position has {len(game.seat_names(state))} players, the table {seats_wished} seats.")
    if state.seat == OVER:
        raise BadRequest("The game is over in this position.")
    return game.settings_of(state)


def _seat_row(table: str, seat: int, person: str | None, name: str, bot: str | None, seed: str) -> Json:
    whose: Json = {"table": table, "seat": seat, "person": person, "name": name, "bot": bot, "seed": seed}
    return whose | {"salt": secrets.token_bytes(32), "away": False}


def _new_secret(sitting: Sequence[Row]) -> bytes:
    """Draw the secret of a new table; it binds the salts of its seats."""
    return secret_with(secrets.token_bytes(32), [seat["salt"] for seat in sitting])


async def _new_seats(
    connection: AsyncConnection, table: str, game: str, wishes: Sequence[SeatWish], person: Person, seed: str
) -> list[Json]:
    """Return the seats of a new table. The first seat of a person carries the seed.

    Nobody sits here under the name of somebody else of the house: a bot gets a number, people choose another.
    """
    rows: list[Json] = []
    own = [{"name": clean_name(wish.name)} for wish in wishes if wish.kind == "me" and wish.name]
    for one in own:
        if await names_of_others(connection, [one["name"]], person.id):
            raise _name_taken(one["name"])
    for index, wish in enumerate(wishes):
        name = clean_name(wish.name) if wish.name else ""
        if wish.kind == "bot":
            level = wish.bot or USUAL_LEVEL
            _demand_level(level, game, len(wishes))
            named = await _free_name(connection, name or f"Bot {index + 1}", [*rows, *own])
            rows.append(_seat_row(table, index, None, named, level, ""))
        elif wish.kind == "me":
            first = not any(row["person"] for row in rows)
            usual = person.name if first else f"{person.name} {index + 1}"
            named = name or await _free_name(connection, usual, [*rows, *own], person.id)
            rows.append(_seat_row(table, index, person.id, named, None, seed if first else ""))
        else:
            rows.append(_seat_row(table, index, None, OPEN_SEAT, None, ""))
    return rows
