"""Write the descriptions of the house for programs: client types are made from them.

Those of the house and its games lie in docs/schema. A game from outside (BEDESTEN_GAMES) has its own beside its module.
"""

import json
import sys
from pathlib import Path

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from bedesten.core.registry import Game, all_games
from bedesten.house.app import make_app
from bedesten.house.messages import schema
from bedesten.house.settings import read_settings

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "schema"


def descriptions() -> dict[Path, str]:
    """Return the files with their texts."""
    app = make_app(read_settings(environment={}))
    described = {FOLDER / "openapi.json": app.openapi(), FOLDER / "socket.json": schema()}
    described |= {file_of(game): description_of(game) for game in all_games()}
    return {path: _text(description) for path, description in described.items()}


def file_of(game: Game) -> Path:
    """Return where the description of a game lies."""
    module = type(game).__module__
    if module.startswith("bedesten.games."):
        return FOLDER / f"{game.name}.json"
    return Path(str(sys.modules[module].__file__)).resolve().parent / "schema.json"


def description_of(game: Game) -> dict[str, object]:
    """Return the shapes of what leaves a game, and its reasons."""
    shapes: list[tuple[str, JsonSchemaMode, TypeAdapter[object]]] = [
        ("View", "serialization", TypeAdapter(game.view_shape)),
        ("Event", "serialization", TypeAdapter(game.event_shape)),
        ("Components", "serialization", TypeAdapter(game.components_shape)),
    ]
    found, shared = TypeAdapter.json_schemas(shapes, title=f"What leaves {game.title}")
    properties = {name: found[name, mode] for name, mode, _ in shapes}
    # Each reason by its key with its arguments: the words of clients are typed by them.
    properties["Reasons"] = game.reasons.schema()
    definitions = {**shared.get("$defs", {}), **game.reasons.definitions()}
    return {**shared, "$defs": definitions, "properties": properties}


def _text(description: dict[str, object]) -> str:
    return json.dumps(description, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in descriptions().items():
        path.write_text(text, encoding="utf-8")
