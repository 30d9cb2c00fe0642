"""The HTTP side of tables: what is not live. Play itself goes through the socket."""

from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import StreamingResponse

from bedesten.core.record import RecordEntry
from bedesten.core.registry import all_games
from bedesten.house.bot_workers import offered
from bedesten.house.errors import BadRequest, Conflict, NotFound, NotYours
from bedesten.house.history import History
from bedesten.house.house import house_of
from bedesten.house.limits import asker_of
from bedesten.house.live_table import LiveTable
from bedesten.house.messages import schema
from bedesten.house.models import (
    ChatAnswer,
    ChatLine,
    ChatText,
    Continue,
    GameAnswer,
    HouseAnswer,
    Join,
    Moments,
    NewSeed,
    NewTable,
    Position,
    SeatChange,
    Story,
    TableAnswer,
    TablesAnswer,
)
from bedesten.house.payloads import SafeJson, moment_for, open_position, position_for, rounds_of, seen_record, story_of
from bedesten.house.people import Anybody, Person, Somebody
from bedesten.house.routes_people import refusals
from bedesten.house.slices import Slices
from bedesten.house.store import Row
from bedesten.house.subscribers import MOST_MOMENTS

Json = dict[str, Any]

CREATED = 201
NO_CONTENT = 204

router = APIRouter(prefix="/api", responses=refusals(413, 429))

TableId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Invitation = Annotated[str | None, Query(max_length=64, description="For a private table.")]
Number = Annotated[int, Path(ge=0, le=1_000_000, description="How many entries have been played.")]
Eyes = Annotated[
    str | None, Query(pattern=r"^(\d{1,2}|none|all)$", description="A seat, none, or all once it is over.")
]
Words = Annotated[Literal["en"] | None, Query(description="Whether to say everything in English too.")]

CHANGES = refusals(400, 401, 403, 404, 409, 422)
READS = refusals(401, 403, 404, 409, 422)
TEXT: dict[int | str, Json] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "A text"}
}


@router.get("/house", response_model=HouseAnswer, tags=["house"])
async def about(request: Request) -> Json:
    """Tell what this house offers."""
    return house_of(request).about()


@router.get("/games", response_model=list[GameAnswer], tags=["house"])
async def games() -> list[Json]:
    """List the games with their options."""
    return [
        {
            "name": game.name,
            "title": game.title,
            "summary": game.summary,
            "rules_version": game.rules_version,
            "players": list(game.players),
            "levels": {players: offered(game.name, players) for players in game.players},
            "components": game.components(),
            "options": [
                vars(option)
                # A table of the house has people.
                | {"choices": [option.people] if option.people else list(option.choices)}
                | {"default": option.people or option.default}
                | {"players": {choice: list(players) for choice, players in option.players.items()}}
                for option in game.options
            ],
        }
        for game in all_games()
    ]


@router.get("/socket.schema.json", tags=["house"])
async def socket_schema() -> dict[str, Any]:
    """Describe every message of the socket, in both directions, as a JSON schema."""
    return schema()


@router.get("/tables", response_model=TablesAnswer, tags=["tables"], responses=refusals(401, 422))
async def list_tables(
    request: Request,
    person: Anybody,
    show: Literal["open", "mine", "playing", "over"] = "open",
    game: Annotated[str | None, Query(pattern=r"^[A-Za-z_-]{1,40}$")] = None,
    page: Annotated[int, Query(ge=0, le=1000)] = 0,
) -> Response:
    """List public tables, or my own: those that wait for me come first."""
    text = await house_of(request).tables.lists.page(show, person, game, page)
    return Response(text, media_type="application/json")


@router.post(
    "/tables",
    response_model=TableAnswer,
    tags=["tables"],
    status_code=CREATED,
    responses=refusals(400, 401, 403, 422),
)
async def make_table(request: Request, wish: NewTable, person: Somebody) -> Json:
    """Make a table."""
    house = house_of(request)
    return await house.tables.show(await house.tables.make(wish, person), person)


@router.get("/tables/{table}", response_model=TableAnswer, tags=["tables"], responses=refusals(404, 422))
async def show_table(request: Request, table: TableId, person: Anybody, invitation: Invitation = None) -> Json:
    """Show a table."""
    return await house_of(request).tables.show(table, person, invitation)


@router.post("/tables/{table}/join", response_model=TableAnswer, tags=["tables"], responses=CHANGES)
async def join(request: Request, table: TableId, wish: Join, person: Somebody) -> Json:
    """Sit down at a table that has not started."""
    house = house_of(request)
    await house.tables.join(table, wish, person)
    return await house.tables.show(table, person)


@router.post("/tables/{table}/leave", tags=["tables"], status_code=NO_CONTENT, responses=CHANGES)
async def leave(request: Request, table: TableId, person: Somebody) -> Response:
    """Leave: before the start the seat is open again (the table goes with its maker), during play a bot takes it."""
    house = house_of(request)
    house.limits.take("act", person.id)
    await house.tables.leave(table, person)
    return Response(status_code=NO_CONTENT)


@router.post("/tables/{table}/return", response_model=TableAnswer, tags=["tables"], responses=CHANGES)
async def come_back(request: Request, table: TableId, person: Somebody) -> Json:
    """Take my seat back from the bot that plays for me."""
    house = house_of(request)
    house.limits.take("act", person.id)
    await house.tables.find(table, person)
    await house.decisions.come_back(table, person.id)
    return await house.tables.show(table, person)


@router.post("/tables/{table}/start", response_model=TableAnswer, tags=["tables"], responses=CHANGES)
async def start(request: Request, table: TableId, person: Somebody) -> Json:
    """Start the game, as the one who made the table."""
    house = house_of(request)
    await house.tables.start(table, person)
    return await house.tables.show(table, person)


@router.put("/tables/{table}/seats/{seat}", response_model=TableAnswer, tags=["tables"], responses=CHANGES)
async def change_seat(
    request: Request, table: TableId, seat: Annotated[int, Path(ge=0, le=99)], wish: SeatChange, person: Somebody
) -> Json:
    """Give a free seat to a bot, or free a bot's seat, as the one who made the table; before the start."""
    house = house_of(request)
    await house.tables.change_seat(table, seat, wish, person)
    return await house.tables.show(table, person)


@router.put("/tables/{table}/seed", tags=["tables"], status_code=NO_CONTENT, responses=CHANGES)
async def set_seed(request: Request, table: TableId, wish: NewSeed, person: Somebody) -> Response:
    """Change what I add to the luck of a table that has not started."""
    await house_of(request).tables.set_seed(table, wish.seed, person)
    return Response(status_code=NO_CONTENT)


@router.post(
    "/tables/{table}/continue",
    response_model=TableAnswer,
    tags=["tables"],
    status_code=CREATED,
    responses=CHANGES,
)
async def play_on(request: Request, table: TableId, wish: Continue, person: Somebody) -> Json:
    """Play on from any number of a table, at a new table against bots."""
    house = house_of(request)
    return await house.tables.show(await house.tables.play_on(table, wish, person), person)


@router.get("/tables/{table}/record", tags=["history"], response_class=Response, responses=READS | TEXT)
async def record(
    request: Request, table: TableId, person: Anybody, eyes: Eyes = None, invitation: Invitation = None
) -> Response:
    """Download the record: all of it once the game is over, before that what these eyes have seen."""
    house = house_of(request)
    house.limits.take("record", asker_of(request))
    live, eye = await _live_table(request, table, person, eyes, invitation)
    past, slices = live.history, house.slices
    text = _finished(past, slices) if past.is_over else _seen(past, eye, slices)
    return StreamingResponse(text, media_type="text/plain")


async def _finished(past: History, slices: Slices) -> AsyncIterator[str]:
    kept: list[RecordEntry] = []
    await slices.all(past.keep(kept))
    async for lines in slices.pieces(past.record_of(kept).lines()):
        yield "".join(lines)


async def _seen(past: History, eye: int | None, slices: Slices) -> AsyncIterator[str]:
    async for lines in slices.pieces(seen_record(past, eye)):
        yield "".join(lines)


@router.get("/tables/{table}/replay/{number}", response_model=Position, tags=["history"], responses=READS)
async def replay(
    request: Request,
    table: TableId,
    number: Number,
    person: Anybody,
    eyes: Eyes = None,
    words: Words = None,
    invitation: Invitation = None,
) -> Response:
    """Show the position after this many entries, as these eyes saw it."""
    live, eye = await _live_table(request, table, person, eyes, invitation)
    if number > len(live.history.entries):
        raise NotFound(f"The table has the numbers 0 to {len(live.history.entries)}, not {number}.")
    past = live.history.at(number)
    english = words == "en"
    return SafeJson(open_position(past, english) if eyes == "all" else position_for(past, eye, english))


@router.get("/tables/{table}/moments", response_model=Moments, tags=["history"], responses=READS)
async def moments(
    request: Request,
    table: TableId,
    person: Anybody,
    since: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    eyes: Eyes = None,
    words: Words = None,
    invitation: Invitation = None,
) -> Response:
    """Tell what happened after this number, a page of it at a time."""
    live, eye = await _live_table(request, table, person, eyes, invitation)
    past, last = live.history, len(live.history.entries)
    walk = past.walk(since, min(since + MOST_MOMENTS, last))
    told = await house_of(request).slices.all(moment_for(past, transition, eye, words == "en") for transition in walk)
    return SafeJson({"moments": told, "more": since + MOST_MOMENTS < last})


@router.get("/tables/{table}/story", response_model=Story, tags=["history"], responses=READS)
async def story(request: Request, table: TableId, person: Anybody, invitation: Invitation = None) -> Json:
    """Tell how a finished game went, round by round."""
    house = house_of(request)
    house.limits.take("record", asker_of(request))
    live, _ = await _live_table(request, table, person, "none", invitation)
    if not live.history.is_over:
        raise Conflict("The game is not over.", "not-over")
    return story_of(live.history, await house.slices.all(rounds_of(live.history)))


@router.get("/tables/{table}/chat", response_model=ChatAnswer, tags=["chat"], responses=READS)
async def chat(
    request: Request,
    table: TableId,
    person: Anybody,
    before: Annotated[int | None, Query(ge=0, le=2**62)] = None,
    invitation: Invitation = None,
) -> Json:
    """Read the chat of a table."""
    house = house_of(request)
    await house.tables.find(table, person, invitation)
    return await house.chats.lines(table, before)


@router.post(
    "/tables/{table}/chat",
    response_model=ChatLine,
    tags=["chat"],
    status_code=CREATED,
    responses=CHANGES,
)
async def say(request: Request, table: TableId, wish: ChatText, person: Somebody) -> Json:
    """Say something at a table."""
    return await house_of(request).chats.say(table, person, wish.text)


async def _live_table(
    request: Request, table: str, person: Person | None, eyes: str | None, invitation: str | None
) -> tuple[LiveTable, int | None]:
    """Return a started table and the eye to look with; raise NotYours for eyes that are not the asker's."""
    house = house_of(request)
    row, sitting = await house.tables.find(table, person, invitation)
    if row["phase"] == "open":
        raise Conflict("The game has not started.", "not-started")
    # An entry is stored a moment before it is folded here: nobody is refused what the database has.
    return await house.live_tables.get(table, row["number"]), _eye(row, sitting, person, eyes)


def _eye(row: Row, sitting: list[Row], person: Person | None, eyes: str | None) -> int | None:
    mine = [seat["seat"] for seat in sitting if person is not None and seat["person"] == person.id]
    if eyes is None:
        return mine[0] if mine else None
    if eyes == "none":
        return None
    over = row["phase"] == "over"
    if eyes == "all":
        if not over:
            raise NotYours("All eyes are open only when the game is over.")
        return None
    seat = int(eyes)
    if seat >= len(sitting):
        raise BadRequest(f"The seats are 0 to {len(sitting) - 1}, not {seat}.")
    if seat not in mine and not over:
        raise NotYours(f"Seat {seat} is not yours.")
    return seat
