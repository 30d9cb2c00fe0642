"""The descriptions of the house that clients are made from."""

import json

import pytest
from scripts.write_schema import FOLDER, descriptions

from bedesten.house.messages import from_house, schema


@pytest.mark.parametrize("name", ["openapi.json", "socket.json"])
def test_the_descriptions_that_are_kept_are_those_of_the_house(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == descriptions()[name], "run: python -m scripts.write_schema"


def test_every_message_is_described_in_both_directions() -> None:
    described = schema()
    assert isinstance(described["properties"], dict)
    sides = {side: set(mapping["discriminator"]["mapping"]) for side, mapping in described["properties"].items()}
    assert sides["FromClient"] == {"watch", "unwatch", "act", "undo", "chat", "lobby", "ping"}
    assert sides["FromHouse"] >= {"hello", "position", "done", "refused", "table", "chat", "turn", "error"}


def test_the_whole_http_side_is_described_with_its_refusals() -> None:
    paths = json.loads(descriptions()["openapi.json"])["paths"]
    for path in ("/api/tables", "/api/tables/{table}/record", "/api/me", "/health", "/metrics"):
        assert path in paths
    for path, methods in paths.items():
        for method, route in methods.items():
            assert route["responses"], (path, method)
            if path.startswith("/api/tables/{table}"):
                assert "404" in route["responses"], (path, method)


def test_what_is_not_described_is_not_sent() -> None:
    with pytest.raises(ValueError, match="type"):
        from_house.validate_python({"type": "secret"})
