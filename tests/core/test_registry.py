"""Games are found by their names, however people write them."""

import json
from pathlib import Path

import pytest

from bedesten.core.components import use_components
from bedesten.core.errors import BadComponents, BadGame, UnknownName
from bedesten.core.registry import all_games, find_game, register
from tests.every_game import every_game
from tests.samples import Samples


@every_game
def test_a_game_is_found_however_its_name_is_written(samples: Samples) -> None:
    game = samples.game
    for written in (game.name, game.word, game.name.upper(), game.word.title(), f" {game.word}\n"):
        assert find_game(written) is game


def test_an_unknown_name_is_told_the_names_there_are() -> None:
    with pytest.raises(UnknownName) as refused:
        find_game("no-such-game")
    assert str(refused.value).endswith(f"there are: {', '.join(game.word for game in all_games())}.")


@pytest.mark.parametrize("name", ["two words", "with-hyphen", "Capital", ""])
def test_a_name_that_nobody_could_find_again_is_refused(name: str) -> None:
    before = all_games()
    game = type("Nameless", (type(before[0]),), {"name": name})()
    with pytest.raises(BadGame, match="cannot be the name of a game"):
        register(game)
    assert all_games() == before


@every_game
def test_a_file_of_components_names_games_as_a_command_does(samples: Samples, tmp_path: Path) -> None:
    file = tmp_path / "printed.json"
    file.write_text(json.dumps({samples.game.word: {"no such table": 1}}), "utf-8")
    with pytest.raises(BadComponents, match=f": {samples.game.name}: "):
        use_components(file)
    file.write_text(json.dumps({samples.game.name: {}, samples.game.word.upper(): {}}), "utf-8")
    with pytest.raises(BadComponents, match=f"{samples.game.name} is there twice"):
        use_components(file)
