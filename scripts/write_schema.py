"""Write the descriptions of the house for programs into docs/schema: client types are made from them."""

import json
from pathlib import Path

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from bedesten.core.registry import all_games
from bedesten.house.app import make_app
from bedesten.house.messages import schema
from bedesten.house.settings import read_settings

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "schema"


def descriptions() -> dict[str, str]:
    """Return the files with their texts."""
    app = make_app(read_settings(environment={}))
    described: dict[str, dict[str, object]] = {"openapi.json": app.openapi(), "socket.json": schema()}
    for here in all_games():
        shapes: list[tuple[str, JsonSchemaMode, TypeAdapter[object]]] = [
            ("View", "serialization", TypeAdapter(here.view_shape)),
            ("Event", "serialization", TypeAdapter(here.event_shape)),
        ]
        found, shared = TypeAdapter.json_schemas(shapes, title=f"What leaves {here.title}")
        described[f"{here.name}.json"] = {**shared, "properties": {name: found[name, mode] for name, mode, _ in shapes}}
    return {name: _text(description) for name, description in described.items()}


def _text(description: dict[str, object]) -> str:
    return json.dumps(description, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in descriptions().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
