"""The descriptions of the house that clients are made from."""

import json

import pytest
from pydantic import TypeAdapter
from scripts.write_schema import FOLDER, descriptions

from bedesten.bots import RandomBot, ask
from bedesten.core.contract import OVER
from bedesten.core.events import Event
from bedesten.core.luck import FastLuck
from bedesten.core.registry import Game, all_games
from bedesten.house.messages import from_house, schema


@pytest.mark.parametrize("name", ["openapi.json", "socket.json", "istanbul.json"])
def test_the_descriptions_that_are_kept_are_those_of_the_house(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == descriptions()[name], "run: python -m scripts.write_schema"


def test_every_message_is_described_in_both_directions() -> None:
    described = schema()
    assert isinstance(described["properties"], dict)
    sides = {side: set(mapping["discriminator"]["mapping"]) for side, mapping in described["properties"].items()}
    assert sides["FromClient"] == {"watch", "unwatch", "act", "undo", "why", "chat", "lobby", "ping"}
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


def _rule_sets(here: Game) -> list[dict[str, str]]:
    """Return the options for each rule set of a game, or none if it has but one."""
    rules = next((option for option in here.options if option.name == "rules"), None)
    return [{"rules": choice} for choice in rules.choices] if rules else [{}]


@pytest.mark.parametrize(
    ("here", "options"),
    [
        pytest.param(here, options, id="-".join([here.name, *options.values()]))
        for here in all_games()
        for options in _rule_sets(here)
    ],
)
def test_views_and_events_have_the_shape_that_a_game_announces(here: Game, options: dict[str, str]) -> None:
    # A shape that allowed more than it names would hide a forgotten key.
    views: TypeAdapter[object] = TypeAdapter(here.view_shape)
    told: TypeAdapter[object] = TypeAdapter(here.event_shape)
    kinds: set[str] = set()
    for players in here.players:
        luck = FastLuck(players)
        state = here.start(players, luck, **options)
        events: list[Event] = []
        for decision in range(1500):
            if state.seat == OVER:
                break
            state.apply(ask(RandomBot(), state, luck), luck, events.append)
            if decision % 25 == 0:
                for eye in (None, *range(players)):
                    views.validate_python(state.view(eye), strict=True, extra="forbid")
        for event in events:
            for eye in (None, *range(players)):
                told.validate_python(event.seen_by(eye), strict=True, extra="forbid")
            kinds.add(event.what)
    assert len(kinds) > 15
