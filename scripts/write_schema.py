"""Write the descriptions of the house for programs into docs/schema: client types are made from them."""

import json
from pathlib import Path

from bedesten.house.app import make_app
from bedesten.house.messages import schema
from bedesten.house.settings import read_settings

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "schema"


def descriptions() -> dict[str, str]:
    """Return the files with their texts."""
    app = make_app(read_settings(environment={}))
    described = {"openapi.json": app.openapi(), "socket.json": schema()}
    return {
        name: json.dumps(text, indent=1, ensure_ascii=False, sort_keys=True) + "\n" for name, text in described.items()
    }


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in descriptions().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
