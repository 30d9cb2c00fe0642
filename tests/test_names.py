"""Names: general tests name no game, as what is special to one lies in its folder; and a name means one thing."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.every_game import ALL_SAMPLES, every_game
from tests.samples import TESTS, Samples

ROOMS = ("arena", "bots", "cli", "core", "house", "kit")
FILES = [path for room in ROOMS for path in sorted((TESTS / room).glob("*.py"))] + sorted(TESTS.glob("test_*.py"))
# How a game comes from outside is shown with one.
FILES.remove(TESTS / "cli" / "test_outside_games.py")

PACKAGE = TESTS.parent / "src" / "bedesten"
RETIRED = {"deeds", "hall", "leaving", "teller", "telling", "thinkers", "thinking"}
"""Names of modules that had to be learned: others say what is in them."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_general_test_names_no_game(path: Path) -> None:
    text = path.read_text("utf-8")
    assert [samples.game.name for samples in ALL_SAMPLES if spellings(samples.game.name).search(text)] == []


def spellings(game: str) -> re.Pattern[str]:
    """Return how a game may be written: as its folder, with hyphens as on the command line, or as its title."""
    return re.compile(game.replace("_", "[_ &-]*"), re.IGNORECASE)


def test_a_name_is_found_in_every_spelling() -> None:
    assert all(spellings("some_game").search(text) for text in ("some_game", "SOME-GAME", "Some & Game", "someGame"))


@every_game
def test_a_game_has_a_folder_of_tests(samples: Samples) -> None:
    assert list(samples.folder.glob("test_*.py"))


def modules() -> Iterator[Path]:
    return (path for path in sorted(PACKAGE.rglob("*.py")) if "pages" not in path.parts)


def test_no_module_has_a_name_that_must_be_learned() -> None:
    assert (PACKAGE / "house" / "notices.py") in list(modules())
    assert [str(path.relative_to(PACKAGE)) for path in modules() if path.stem in RETIRED] == []


def test_a_public_class_has_a_name_of_its_own() -> None:
    found = defaultdict(list)
    for path in modules():
        where = path.relative_to(PACKAGE)
        if where.parts[0] == "games" or "migrations" in where.parts:
            continue  # a game speaks its own words
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(where))
    assert "house/history.py" in found["Transition"]
    assert {name: places for name, places in found.items() if len(places) > 1} == {}
