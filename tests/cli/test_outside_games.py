"""Games from outside: modules that BEDESTEN_GAMES names."""

from pathlib import Path

from tests.cli.command import process
from tests.samples import TESTS

MODULE = """
from bedesten.core.registry import register
from tests.pearls import PearlsGame

class Shells(PearlsGame):
    name = "shells"
    title = "Shells"

register(Shells())
"""


def test_a_game_of_the_current_folder_is_in_the_house(tmp_path: Path) -> None:
    (tmp_path / "my_game.py").write_text(MODULE, "utf-8")
    answer = process("games", cwd=tmp_path, BEDESTEN_GAMES="tests.pearls, my_game", PYTHONPATH=str(TESTS.parent))
    assert answer.err == ""
    assert "Shells, 1 to 3 players" in answer.out


def test_without_the_variable_it_is_not(tmp_path: Path) -> None:
    answer = process("games", cwd=tmp_path, BEDESTEN_GAMES="")
    assert "pearls" not in answer.out


def test_a_module_that_cannot_be_imported_is_named(tmp_path: Path) -> None:
    (tmp_path / "my_game.py").write_text("1 / 0", "utf-8")
    for name, why in (("no_game", "ModuleNotFoundError"), ("my_game", "ZeroDivisionError: division by zero")):
        answer = process("games", cwd=tmp_path, BEDESTEN_GAMES=name)
        assert answer.code == 2
        assert f"bedesten: the game {name} of BEDESTEN_GAMES cannot be imported: {why}" in answer.err
