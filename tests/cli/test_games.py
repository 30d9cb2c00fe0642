"""`bedesten games`."""

import json

from bedesten.core.registry import all_games, game
from tests.cli.conftest import Call


def test_all_that_the_registry_knows_is_listed(call: Call) -> None:
    answer = call("games")
    assert answer.code == 0
    for here in all_games():
        assert here.name in answer.out
        assert here.title in answer.out
        for option in here.options:
            assert option.name in answer.out
            assert all(choice in answer.out for choice in option.choices)


def test_json_has_the_options_with_what_they_accept(call: Call) -> None:
    listed = json.loads(call("games", "--json").out)
    assert [facts["name"] for facts in listed] == [here.name for here in all_games()]
    istanbul = next(facts for facts in listed if facts["name"] == "istanbul")
    assert istanbul["players"] == [2, 3, 4, 5]
    assert [option["name"] for option in istanbul["options"]] == [option.name for option in game("istanbul").options]
    assert set(istanbul["options"][0]) == {"name", "summary", "default", "choices", "also"}
