"""A game is a folder: what is shipped names it nowhere else, but for one line in Python and one in the client.

Examples in docstrings, which are the help of commands, and comments may name a game; code may not.
"""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest
from pathspec import GitIgnoreSpec

from tests.every_game import GUEST

ROOT = Path(__file__).parents[1]
FOLDERS = sorted(entry.parent.name for entry in (ROOT / "src/bedesten/games").glob("*/__init__.py"))
GAMES = [game for game in FOLDERS if f" {game} as" in (ROOT / "src/bedesten/games/__init__.py").read_text()]
REGISTRATIONS = ["src/bedesten/games/__init__.py", "web/src/games/index.ts"]
NOTES = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", re.DOTALL)
SYMBOL = re.compile(r"""['"#]((?:em|h|i|o)-[a-z0-9-]+)['"]""")


def shipped() -> dict[str, str]:
    """Return the code of every shipped file by its path, without comments and docstrings."""
    found = {}
    for path in (ROOT / "src/bedesten").rglob("*.py"):
        found[path.relative_to(ROOT).as_posix()] = python_code(path.read_text())
    for path in [*(ROOT / "web/src").rglob("*"), *(ROOT / "web/public").glob("*.js"), ROOT / "web/index.html"]:
        # Tests are not shipped; types are made from the schema of each game.
        is_apart = path.match("*.test.ts") or path.match("*.gen.ts")
        if path.suffix in {".ts", ".svelte", ".css", ".svg", ".js", ".html"} and not is_apart:
            found[path.relative_to(ROOT).as_posix()] = NOTES.sub("", path.read_text())
    return found


def python_code(text: str) -> str:
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [line for line in body if not is_docstring(line)] or [ast.Pass()]  # type: ignore[attr-defined]
    return ast.unparse(tree)


def is_docstring(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str)


def own(game: str) -> tuple[str, ...]:
    """Return where a game may lie: rules, bots' judgement, terminal, browser."""
    return (
        f"src/bedesten/games/{game}/",
        f"src/bedesten/bots/{game}/",
        f"src/bedesten/terminal/drawings/{game}.py",
        f"web/src/games/{game}/",
    )


def naming(game: str, files: Mapping[str, str]) -> list[str]:
    """Return the files outside the folders of a game that name it."""
    names = re.compile(game.replace("_", "[_ -]?"), re.IGNORECASE)
    return sorted(path for path, code in files.items() if not path.startswith(own(game)) and names.search(code))


@pytest.mark.parametrize("game", GAMES)
def test_outside_its_folders_a_game_is_named_by_two_registrations_alone(game: str) -> None:
    assert naming(game, shipped()) == REGISTRATIONS


@pytest.mark.parametrize("game", GAMES)
def test_a_registration_is_one_line_in_python_and_one_card_in_the_client(game: str) -> None:
    in_python, in_client = (ROOT / path for path in REGISTRATIONS)
    assert in_python.read_text().splitlines().count(f"from bedesten.games import {game} as {game}") == 1
    (card,) = re.findall(rf"import \{{ card as (\w+) \}} from '\./{game}/card';", in_client.read_text())
    (cards,) = re.findall(r"CARDS: readonly GameCard\[\] = \[([^\]]*)\]", in_client.read_text())
    assert cards.replace(" ", "").split(",").count(card) == 1


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("src/bedesten/house/hall.py", "IS_HERE = game == 'some_game'"),
        ("web/src/frame/Front.svelte", "{#if game.name === 'some-game'}"),
        ("web/src/style/tokens.css", ".someGame { color: red }"),
    ],
)
def test_a_game_that_is_named_elsewhere_is_found(path: str, code: str) -> None:
    there = {f"web/src/games/some_game/{name}": "some game" for name in ("card.ts", "index.ts")}
    assert naming("some_game", there) == []
    assert naming("some_game", {**there, path: code}) == [path]


@pytest.mark.parametrize("game", [GUEST.game.name, *(folder for folder in FOLDERS if folder not in GAMES)])
def test_a_game_that_is_made_for_the_tests_or_not_announced_yet_is_named_nowhere(game: str) -> None:
    assert (ROOT / "tests" / game / "samples.py").exists()
    assert naming(game, shipped()) == []


def test_what_is_compiled_of_a_game_goes_by_the_names_of_its_files() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        hook = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    patterns = [*hook["include"], *hook["exclude"]]
    assert [line for line in patterns for game in GAMES if game in line] == []
    included, excluded = (GitIgnoreSpec.from_lines(hook[name]) for name in ("include", "exclude"))
    guest = GUEST.game.name
    # Those of its files that would lie among its tests are no part of the game.
    files = {path.name for path in (ROOT / "tests" / guest).glob("*.py")} - {"samples.py", "test_rules.py"}
    paths = {name: f"src/bedesten/games/{guest}/{name}" for name in files}
    compiled = {name for name, path in paths.items() if included.match_file(path) and not excluded.match_file(path)}
    assert compiled == {"data.py", "state.py"}


def symbols_of(path: Path) -> list[str]:
    return re.findall(r'<symbol id="([^"]+)"', path.read_text("utf-8"))


def test_every_symbol_has_a_name_of_its_own() -> None:
    sprites = [path for path in (ROOT / "web/src").rglob("*.svg") if symbols_of(path)]
    assert len(sprites) >= 4, "the house has one, and so has each game"
    for path in sprites:
        symbols = Counter(symbols_of(path))
        assert [symbol for symbol, times in symbols.items() if times > 1] == [], path


def test_the_frame_draws_no_symbol_but_those_of_the_house() -> None:
    house = set(symbols_of(ROOT / "web/src/style/sprite.svg"))
    drawn = {
        (path, symbol)
        for path, code in shipped().items()
        if path.startswith("web/src/") and not path.startswith("web/src/games/") and path.endswith((".ts", ".svelte"))
        for symbol in SYMBOL.findall(code)
    }
    assert len(drawn) > 20, "the search finds symbols"
    assert {(path, symbol) for path, symbol in drawn if symbol not in house} == set()
