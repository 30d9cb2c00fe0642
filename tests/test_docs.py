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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_row_of_a_table_has_as_many_cells_as_its_head(page: Path) -> None:
    cells = 0
    for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
        if not line.startswith("|"):
            cells = 0
            continue
        found = len(re.findall(r"(?<!\\)\|", re.sub(r"`[^`]*`", "", line))) - 1
        cells = cells or found
        assert found == cells, f"{page.name}, line {number}"


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


def cells(page: str, after: str, before: str) -> list[list[str]]:
    """Return the cells of all rows that begin with code between two headings of a page."""
    text = (ROOT / "docs" / page).read_text("utf-8").split(f"\n{after}\n")[1].split(f"\n{before}")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:3] == "| `"]


def code(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_the_library_names_every_option_and_layout() -> None:
    from bedesten import game  # noqa: PLC0415
    from bedesten.games.istanbul.chapters import RULE_SETS  # noqa: PLC0415
    from bedesten.games.istanbul.options import layout_choices  # noqa: PLC0415

    here = game("istanbul")
    rows = cells("library.md", "## Games", "## States")
    told = {code(row[0])[0]: row for row in rows}
    for option in here.options:
        choices = code(told[option.name][1])
        assert choices[0] == option.default, option.name
        assert option.name == "layout" or choices[: len(option.choices)] == list(option.choices), option.name
    assert {name: code(told[name][1]) for name in RULE_SETS} == {
        name: layout_choices(rules) for name, rules in RULE_SETS.items()
    }


def test_the_page_on_notation_has_every_question_with_its_arguments() -> None:
    from bedesten.games.istanbul.agenda import RANGES, SETS, STEPS, WORDED  # noqa: PLC0415

    rows = cells("notation.md", "### The agenda", "## Views")
    told = {name: tuple(code(row[1])) for row in rows if len(row) == 3 for name in code(row[0])}
    assert told == {name: arguments for name, (_, arguments) in STEPS.items()}
    values = {name: row[1] for row in rows if len(row) == 2 for name in code(row[0])}
    assert set(values) == {argument for _, arguments in STEPS.values() for argument in arguments}
    for name, words in {**WORDED, **SETS}.items():
        assert name == "tile" or set(words) <= set(code(values[name])), name
    for name in ("left", "first", "count", "paid", "seals"):
        assert "from {} to {}".format(*RANGES[name]) in values[name], name


def test_the_agenda_marks_the_steps_that_ask_nothing() -> None:
    from tests.istanbul.test_words import NEVER_ASKED  # noqa: PLC0415

    rows = cells("notation.md", "### The agenda", "## Views")
    assert {name for row in rows for name in re.findall(r"`([^`]+)` \*", row[0])} == NEVER_ASKED


def test_the_library_says_which_actions_take_luck() -> None:
    from bedesten.core.luck import FastLuck, NotedLuck  # noqa: PLC0415
    from bedesten.games.istanbul.lexicon import LEXICON  # noqa: PLC0415
    from tests.istanbul.games import all_modes  # noqa: PLC0415

    table = (ROOT / "docs/library.md").read_text("utf-8").split("### Scripted luck")[1].split("## Bots")[0]
    rows = [line.split("|")[3] for line in table.splitlines() if line.startswith("| ") and line.count("|") == 4]
    told = {LEXICON.saying(LEXICON.parse(text)).verb for row in rows for text in code(row) if text != "one-die"}
    taken = set()
    for number, state in enumerate(all_modes(decisions=600, every=2, seed=1)):
        luck = NotedLuck(FastLuck(number))
        for action in state.actions():
            state.clone().apply(action, luck)
            if luck.take():
                taken.add(LEXICON.saying(action).verb)
    assert taken <= told
    assert told - taken <= {"turn", "beyond", "send", "guild"}, "these are rare"


def test_a_position_that_is_silent_about_tokens_is_as_the_page_says() -> None:
    from bedesten import game  # noqa: PLC0415

    here = game("istanbul")
    two = {"players": {"red": {"merchant": 5, "lira": 2}, "blue": {}}, "rules": "great-bazaar"}
    position = here.write(here.read(two))
    tokens = ("governor", "smuggler", "coffee_trader", "courier")
    assert [position[name] for name in tokens] == [2, 2, 2, 2]
    assert position["neutral_merchants"] == [14, 15, 16]
    paying = {"agenda": ["pay-smuggler", "encounters", "extra-turn"]}
    assert here.write(here.read({**two, **paying}))["smuggler"] == 5
