"""`bedesten wall`: what somebody has reached alone, over many games."""

from typing import Annotated

import typer
from rich.text import Text

from bedesten.cli.common import AsJson, console, print_json
from bedesten.core.errors import BadOption
from bedesten.core.registry import Game, all_games, find_game
from bedesten.core.wall import Collection, SoloGame
from bedesten.terminal.drawings import drawing_of
from bedesten.terminal.page import page_width
from bedesten.terminal.screen import Screen
from bedesten.terminal.walls import read_wall, wall_file


def wall(
    game_name: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game that has a wall.", show_default=False)
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Show your wall of a game that is played alone: which tiles are set, and which to try next.

    Every game that you finish alone in the terminal counts. The wall lies in your user's data folder, or in the one
    that BEDESTEN_DATA names; it is one file for each game, which you may copy or delete.

    [bold]Examples[/bold]
      bedesten wall choose-write
      bedesten wall choose-write --json
      bedesten play choose-write --next
      bedesten play choose-write -p 1 goal=7-11
    """
    game = _game_with_a_wall(game_name)
    kept = read_wall(game)
    if as_json:
        print_json(facts(game, kept))
        return
    screen = Screen(console())
    drawing = drawing_of(game.name)
    screen.show(Text(f"{game.title}: {counted_tiles(kept)}", "bold"), Text())
    screen.show(*drawing.wall(kept, page_width(screen)), Text())
    screen.show(*map(Text, _next(game, kept)))
    screen.console.print(f"Kept in {wall_file(game)}", style="dim", markup=False, soft_wrap=True)


def counted_tiles(kept: Collection) -> str:
    return f"{len(kept.set)} of {len(kept.tiles)} tiles"


def proposed(game: Game) -> str:
    """Return the option with which the game for the next tile begins."""
    if game.wall is None or not game.wall.goal:
        raise BadOption(f"{game.title} has no wall with tiles to play for, so there is nothing for --next.")
    tile = read_wall(game).proposal()
    if tile is None:
        raise BadOption("your wall is complete: there is no next tile. Name one to play for it again.")
    return f"{game.wall.goal}={tile.name}"


def told(game: Game, finished: SoloGame) -> list[str]:
    """Return what a finished game has changed on the wall."""
    kept = read_wall(game)
    new = [name for name in finished.tiles if kept.set[name] == finished]
    said = [f"On your wall: {counted_tiles(kept)}{f', new: {chr(44).join(new)}' if new else ''}."]
    if kept.best() == finished and len(kept.games) > 1:
        said.append("This was your best game so far.")
    return [*said, *_next(game, kept)]


def _next(game: Game, kept: Collection) -> list[str]:
    """Name the tile to try next, and how; nothing if the wall is complete."""
    tile = kept.proposal()
    if tile is None:
        return []
    return [f"Next: {tile.name}, with: bedesten play {game.word} {'--next' if kept.wall.goal else '--players 1'}"]


def facts(game: Game, kept: Collection) -> dict[str, object]:
    """Return all of a wall, ready for JSON."""
    best, next_tile = kept.best(), kept.proposal()
    return {
        "game": game.name,
        "file": str(wall_file(game)),
        "games": len(kept.games),
        "best": None if best is None else dict(best.reached),
        "next": None if next_tile is None else next_tile.name,
        "tiles": [
            {
                "name": tile.name,
                "level": tile.level,
                "set": tile.name in kept.set,
                "conditions": [
                    {"what": condition.what, "asks": condition.asks, "need": condition.need, "missing": missing}
                    for condition, missing in zip(
                        kept.closest[tile.name].conditions, kept.closest[tile.name].missed, strict=True
                    )
                ],
            }
            for tile in kept.tiles
        ],
    }


def _game_with_a_wall(name: str | None) -> Game:
    walled = [game for game in all_games() if game.wall is not None]
    if name is None and len(walled) == 1:
        return walled[0]
    words = ", ".join(game.word for game in walled)
    if name is None:
        raise BadOption(f"say of which game: {words}.")
    game = find_game(name)
    if game not in walled:
        raise BadOption(f"{game.title} has no wall; there is one of: {words}.")
    return game
