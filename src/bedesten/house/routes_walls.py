"""Walls over HTTP: what the games that somebody has played alone add up to, told to nobody else."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from bedesten.house.house import house_of
from bedesten.house.models import WallAnswer, WallSeen
from bedesten.house.people import Anybody, Somebody
from bedesten.house.routes_people import refusals

NO_CONTENT = 204

router = APIRouter(prefix="/api/me/walls", tags=["walls"], responses=refusals(404, 413, 422, 429))

GameName = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="As /api/games lists it.")]


@router.get("/{game}", response_model=WallAnswer)
async def show_wall(request: Request, game: GameName, person: Anybody) -> dict[str, Any]:
    """Show my wall of a game: what is set, what came closest, and the tile to try next."""
    return await house_of(request).walls.show(game, person.id if person else None)


@router.post("/{game}/seen", status_code=NO_CONTENT, responses=refusals(400, 401, 403))
async def note_seen(request: Request, game: GameName, asked: WallSeen, person: Somebody) -> Response:
    """Say that I have seen my wall: what was set by then is new no longer."""
    await house_of(request).walls.note_seen(game, person.id, asked.until)
    return Response(status_code=NO_CONTENT)
