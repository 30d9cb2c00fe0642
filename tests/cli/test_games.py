"""`bedesten games`."""

import json

from bedesten.core.registry import all_games
from tests.cli.conftest import Call


def test_all_that_the_registry_knows_is_listed(call: Call) -> None:
    answer = call("games")
    assert answer.code == 0
    for game in all_games():
        assert game.word in answer.out
        assert game.title in answer.out
        for option in game.options:
            assert option.name in answer.out
            assert all(choice in answer.out for choice in option.choices)


def test_json_has_the_options_with_what_they_accept(call: Call) -> None:
    listed = json.loads(call("games", "--json").out)
    assert [facts["name"] for facts in listed] == [game.name for game in all_games()]
    for facts, game in zip(listed, all_games(), strict=True):
        assert facts["players"] == list(game.players)
        for option, own in zip(facts["options"], game.options, strict=True):
            assert set(option) == {"name", "summary", "default", "choices", "also", "players"}
            assert option["players"] == {choice: list(players) for choice, players in own.players.items()}
