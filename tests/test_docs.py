"""The docs are true: examples run, commands run, links lead somewhere."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from bedesten.core.registry import Game, all_games
from tests.every_game import GUEST
from tests.pages import PAGES, ROOT, cells, code, part

GAMES = [game for game in all_games() if game is not GUEST.game]
"""The games that the docs describe."""

OUTSIDE = type(GUEST.game).__module__
"""The module of the game that a page takes as its example."""

every_described_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.mark.parametrize("page", ["README.md", "docs/library.md", "docs/arena.md"])
def test_python_examples_run(page: str) -> None:
    result = doctest.testfile(
        str(ROOT / page),
        module_relative=False,
        optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL,
        encoding="utf-8",
    )
    assert result.attempted > 0
    assert result.failed == 0


def commands(page: str) -> list[str]:
    """Return the `bedesten` command lines of a page's shell blocks."""
    blocks = re.findall(r"```sh\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
    lines = [line.split("  #")[0].strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if line.startswith("bedesten ")]


@pytest.mark.slow
def test_the_commands_of_the_readme_run_one_after_the_other(tmp_path: Path) -> None:
    found = commands("README.md")
    assert len(found) >= 6
    for line in found:
        done = subprocess.run(
            [sys.executable, "-m", *shlex.split(line)],
            cwd=tmp_path,
            input="quit\n",
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
        assert done.stdout.strip(), line


def test_make_has_the_targets_that_the_readme_names() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in ("play", "terminal", "test", "check", "bench", "bench-house", "compiled", "wheel", "fmt", "clean"):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def strays(text: str) -> list[str]:
    """Return the first line of every excerpt of a page that is not, as it stands, part of the file that it names."""
    found = re.findall(r"^( *)```\w+ (\S+)\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    return [
        f"{name}: {code.splitlines()[0]}"
        for indent, name, code in found
        if re.sub(rf"^{indent}", "", code, flags=re.MULTILINE) not in (ROOT / name).read_text("utf-8")
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_excerpts_are_literal_parts_of_the_files_that_they_name(page: Path) -> None:
    assert strays(page.read_text("utf-8")) == []


def test_an_excerpt_that_has_drifted_is_found() -> None:
    page = (ROOT / "docs" / "extending.md").read_text("utf-8")
    assert len(re.findall(r"^ *```\w+ \S+$", page, re.MULTILINE)) > 15
    assert strays(page.replace("LEXICON.add(DIVE", "LEXICON.put(DIVE")) == [
        f"{OUTSIDE.replace('.', '/')}/lexicon.py: DIVE: Final = 0"
    ]


@pytest.mark.slow
def test_the_commands_with_a_game_from_outside_run(tmp_path: Path) -> None:
    blocks = re.findall(r"```sh\n(.*?)```", (ROOT / "docs" / "extending.md").read_text("utf-8"), re.DOTALL)
    lines = [line.split("  #")[0].strip() for block in blocks for line in block.splitlines()]
    found = [line for line in lines if line.startswith(f"BEDESTEN_GAMES={OUTSIDE} bedesten ")]
    assert len(found) >= 4
    for line in found:
        variable, *words = shlex.split(line)
        done = subprocess.run(
            [sys.executable, "-m", *words],
            cwd=tmp_path,
            env={**os.environ, **dict([variable.split("=")])},
            input="quit\nquit\n",
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
        assert done.stdout.strip(), line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
    anchors = re.findall(r"\]\(([^)#]*)#([^)]+)\)", text)
    for target, anchor in anchors:
        other = (page.parent / target) if target else page
        headings = re.findall(r"^#+ (.*)$", other.read_text("utf-8"), re.MULTILINE)
        slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}
        assert anchor in slugs, f"{page.name} links to {target}#{anchor}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_row_of_a_table_has_as_many_cells_as_its_head(page: Path) -> None:
    wanted = 0
    for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
        if not re.match(r"(?:   )?\|", line):
            wanted = 0
            continue
        found = len(re.findall(r"(?<!\\)\|", re.sub(r"`[^`]*`", "", line))) - 1
        wanted = wanted or found
        assert found == wanted, f"{page.name}, line {number}"


@every_described_game
def test_every_notation_of_the_page_is_one_of_the_lexicon(game: Game) -> None:
    text = (ROOT / "docs" / "notation.md").read_text("utf-8")
    (section,) = re.findall(rf"^## [^\n]*{re.escape(game.title)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    tables = re.findall(r"^\| notation \|.*?(?=^(?!\|)|\Z)", section, re.MULTILINE | re.DOTALL)
    notations = [notation for table in tables for row in cells(table) for notation in code(row[0])]
    assert {game.lexicon.saying(game.lexicon.parse(notation)).verb for notation in notations} == {
        game.lexicon.saying(action).verb for action in game.lexicon.actions()
    }


@every_described_game
def test_the_library_names_every_option(game: Game) -> None:
    told = [(code(row[0])[0], code(row[1])) for row in cells(part("library.md", "## Games"))]
    for option in game.options:
        # Where only the default is named, the page says in words what else there is.
        assert any(
            name == option.name and choices[: len(option.choices)] in (list(option.choices), [option.default])
            for name, choices in told
        ), option.name


def test_the_page_on_adding_a_game_names_every_part_that_is_optional_in_the_browser() -> None:
    page = (ROOT / "docs" / "extending.md").read_text("utf-8")
    contract = (ROOT / "web/src/games/contract.ts").read_text("utf-8")
    for name in ("GameCard", "GameFolder"):
        (body,) = re.findall(rf"^export interface {name} \{{\n(.*?)^\}}", contract, re.MULTILINE | re.DOTALL)
        optional = re.findall(r"^  (\w+)\?[(:]", body, re.MULTILINE)
        assert len(optional) > 5
        assert [part for part in optional if not re.search(rf"`{part}`|^ +{part}: ", page, re.MULTILINE)] == []
