"""The docs are true: examples run, commands run, links lead somewhere."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", ["README.md", "docs/library.md"])
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


def test_every_notation_of_the_page_is_one_of_the_lexicon() -> None:
    from bedesten import game  # noqa: PLC0415 - only this test needs the package

    lexicon = game("istanbul").lexicon
    text = (ROOT / "docs" / "notation.md").read_text("utf-8")
    table = text.split("## Records")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    notations = [notation for row in rows for notation in re.findall(r"`([^`]+)`", row)]
    assert {lexicon.saying(lexicon.parse(notation)).verb for notation in notations} == {
        lexicon.saying(action).verb for action in lexicon.actions()
    }
