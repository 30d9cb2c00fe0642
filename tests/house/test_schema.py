"""The descriptions of the house that clients are made from."""

import json
import os

import pytest
from pydantic import TypeAdapter
from scripts.write_fixtures import fixtures
from scripts.write_schema import FOLDER, descriptions, file_of

from bedesten.bots import RandomBot, ask
from bedesten.core.contract import OVER
from bedesten.core.events import Event
from bedesten.core.luck import FastLuck
from bedesten.core.registry import VARIABLE, Game, all_games
from bedesten.house.messages import from_house, schema


def test_the_descriptions_that_are_kept_are_those_of_the_house_and_of_every_game() -> None:
    kept = {*FOLDER.glob("*.json"), *(file_of(game) for game in all_games())}
    made = descriptions()
    # Whole files side by side would take pytest minutes to tell apart.
    stale = [
        path.name
        for path in kept | made.keys()
        if path not in kept or path.read_text(encoding="utf-8") != made.get(path)
    ]
    assert not stale, f"run: {VARIABLE}={os.environ[VARIABLE]} python -m scripts.write_schema"


def test_the_client_is_tested_with_what_the_house_would_send() -> None:
    assert fixtures()
    for path, text in fixtures().items():
        assert path.read_text(encoding="utf-8") == text, "run: python -m scripts.write_fixtures"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_components_have_the_shape_that_a_game_announces(game: Game) -> None:
    shape: TypeAdapter[object] = TypeAdapter(game.components_shape)
    shape.validate_python(game.components(), strict=True, extra="forbid")


def test_every_message_is_described_in_both_directions() -> None:
    described = schema()
    assert isinstance(described["properties"], dict)
    sides = {side: set(mapping["discriminator"]["mapping"]) for side, mapping in described["properties"].items()}
    assert sides["FromClient"] == {"watch", "unwatch", "act", "undo", "why", "chat", "lobby", "ping"}
    assert sides["FromHouse"] >= {"hello", "position", "done", "refused", "table", "chat", "turn", "error"}


def test_the_whole_http_side_is_described_with_its_refusals() -> None:
    paths = json.loads(descriptions()[FOLDER / "openapi.json"])["paths"]
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


def _rule_sets(game: Game) -> list[dict[str, str]]:
    """Return the options for each rule set of a game, or none if it has but one."""
    rules = next((option for option in game.options if option.name == "rules"), None)
    return [{"rules": choice} for choice in rules.choices] if rules else [{}]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param(game, options, id="-".join([game.name, *options.values()]))
        for game in all_games()
        for options in _rule_sets(game)
    ],
)
def test_views_and_events_have_the_shape_that_a_game_announces(game: Game, options: dict[str, str]) -> None:
    # A shape that allowed more than it names would hide a forgotten key.
    views: TypeAdapter[object] = TypeAdapter(game.view_shape)
    told: TypeAdapter[object] = TypeAdapter(game.event_shape)
    kinds: set[str] = set()
    for players in game.players:
        luck = FastLuck(players)
        state = game.start(players, luck, **options)
        events: list[Event] = []
        for decision in range(1500):
            if state.seat == OVER:
                break
            state.apply(ask(RandomBot(), state, luck), luck, events.append)
            if decision % 25 == 0:
                for eye in (None, *range(players)):
                    views.validate_python(state.view(eye), strict=True, extra="forbid")
                views.validate_python(game.open_view(state), strict=True, extra="forbid")
        for event in events:
            for eye in (None, *range(players)):
                told.validate_python(event.seen_by(eye), strict=True, extra="forbid")
            kinds.add(event.what)
    assert kinds
