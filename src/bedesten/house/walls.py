"""Walls: what the games that somebody has played alone add up to. A wall is its person's own, and nobody else sees it.

What a game adds is written with its last entry, in the same transaction, under the id of its table: nothing is lost,
and nothing counts twice.
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from sqlalchemy import select, update

from bedesten.core.errors import UnknownName
from bedesten.core.record import START
from bedesten.core.registry import Game, find_game
from bedesten.core.wall import Closest, Collection, SoloGame
from bedesten.house.errors import NotFound
from bedesten.house.history import TO_BOT, Transition
from bedesten.house.live_table import LiveTable
from bedesten.house.schema import solo_games, tables
from bedesten.house.slices import Slices
from bedesten.house.store import Row, Store

LAST_GAMES = 10
"""How many games are told of a wall, beside those that set a tile or came closest to one."""

Json = dict[str, Any]


def added_to_wall(live: LiveTable, last: Transition) -> Json | None:
    """Return what the end of a game adds to the wall of its player; nothing if it does not count.

    It counts for somebody who has played it alone, without a bot, from the set-up of the rules: a table that began in a
    position, in one of another table, or with a set-up of its maker's, tells nothing of what somebody can do.
    """
    start, wall, person = live.history.start, live.history.game.wall, live.owner(0)
    if wall is None or start.players != 1 or start.began != START or person is None:
        return None
    if start.bots[0] or any(entry.kind == TO_BOT for entry in live.history.entries):
        return None
    game = wall.finished(live.table, last.entry.at, start.options, last.after.state)
    return {
        "table": game.id,
        "person": person,
        "game": start.game,
        "at": game.at,
        "reached": json.dumps(game.reached),
        "tiles": json.dumps(game.tiles),
        "seen": False,
    }


class Walls:
    """The walls of everybody."""

    def __init__(self, store: Store, slices: Slices) -> None:
        self._store = store
        self._slices = slices

    async def show(self, name: str, person: str | None) -> Json:
        """Return the wall of somebody; for nobody, one that is empty. Raises NotFound if a game has none."""
        game = _game_with_wall(name)
        assert game.wall is not None
        collection = Collection(game.wall)
        rows = await self._store.rows(
            select(solo_games, tables.c.options)
            .join(tables, tables.c.id == solo_games.c.table)
            .where(solo_games.c.person == (person or ""), solo_games.c.game == game.name)
            .order_by(solo_games.c.at, solo_games.c.table)
        )
        await self._slices.all(_gather(collection, rows))
        new = {row["table"] for row in rows if not row["seen"]}
        return {"game": game.name, **_shown(collection, new)}

    async def note_seen(self, name: str, person: str, until: float) -> None:
        """Take note that somebody has seen what games that ended by then have set."""
        game = _game_with_wall(name)
        mine = update(solo_games).where(solo_games.c.person == person, solo_games.c.game == game.name)
        async with self._store.writing() as connection:
            await connection.execute(mine.where(solo_games.c.at <= until).values(seen=True))


def _game_with_wall(name: str) -> Game:
    try:
        game = find_game(name)
    except UnknownName as error:
        raise NotFound(str(error)) from error
    if game.wall is None:
        raise NotFound(f"{game.title} has no wall.")
    return game


def _gather(wall: Collection, rows: Iterable[Row]) -> Iterator[str]:
    """Take games up, one after the other, and give their tables: somebody may have played very many."""
    for row in rows:
        reached, tiles = json.loads(row["reached"]), tuple(json.loads(row["tiles"]))
        wall.add(SoloGame(row["table"], row["at"], json.loads(row["options"]), reached, tiles))
        yield row["table"]


def _shown(wall: Collection, new: set[str]) -> Json:
    proposal, best = wall.proposal(), wall.best()
    named = [*wall.games[-LAST_GAMES:], *wall.set.values(), *(near.game for near in wall.closest.values() if near.game)]
    told = {game.id: game for game in [*named, *([best] if best else [])]}
    return {
        "goal": wall.wall.goal,
        "score": list(wall.wall.score),
        "tiles": [
            {
                "name": tile.name,
                "level": tile.level,
                "set_by": wall.set[tile.name].id if tile.name in wall.set else None,
                "is_new": tile.name in wall.set and wall.set[tile.name].id in new,
                **_near(wall.closest[tile.name]),
            }
            for tile in wall.tiles
        ],
        "proposal": proposal.name if proposal else None,
        "best": best.id if best else None,
        "played": len(wall.games),
        "games": [
            {
                "table": game.id,
                "at": game.at,
                "score": list(wall.score_of(game)),
                "reached": dict(game.reached),
                "tiles": list(game.tiles),
            }
            for game in sorted(told.values(), key=lambda game: (-game.at, game.id))
        ],
    }


def _near(closest: Closest) -> Json:
    reached = closest.game.reached if closest.game else {}
    return {
        "closest": closest.game.id if closest.game else None,
        "missing": closest.steps,
        "conditions": [
            {
                "what": condition.what,
                "asks": condition.asks,
                "need": condition.need,
                "have": reached.get(condition.what),
                "missing": missing,
            }
            for condition, missing in zip(closest.conditions, closest.missed)
        ],
    }
