"""Every rule of a catalogue has a test that names it, and every example is played: in every game."""

import re
from pathlib import Path

import pytest

from tests.every_game import ALL_SAMPLES
from tests.samples import TESTS

FOLDERS = {page: samples.folder for samples in ALL_SAMPLES for page in samples.rule_pages}
PAGES = list(FOLDERS)
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.name}")


def marked(marker: str, folder: Path = TESTS) -> set[str]:
    """Return the ids that tests are marked with."""
    pattern = re.compile(rf"pytest\.mark\.{marker}\(\s*\"([^\"]+)\"\s*\)")
    return {found for path in folder.rglob("test_*.py") for found in pattern.findall(path.read_text("utf-8"))}


def rules(page: Path) -> set[str]:
    return set(re.findall(r"^- \*\*([A-Z]+-[A-Z]+-\d+)\*\*", page.read_text("utf-8"), re.MULTILINE))


def examples(page: Path) -> set[str]:
    return set(re.findall(r"^\| (EX-\d+) \|", page.read_text("utf-8"), re.MULTILINE))


@every_page
def test_every_rule_has_a_test(page: Path) -> None:
    known = rules(page)
    assert known
    untested = sorted(known - marked("rule"))
    assert untested == [], f"rules without a test: {', '.join(untested)}"


@every_page
def test_every_example_is_played(page: Path) -> None:
    # Examples are numbered anew in every game.
    unplayed = sorted(examples(page) - marked("example", FOLDERS[page]))
    assert unplayed == [], f"examples without a test: {', '.join(unplayed)}"


def test_tests_name_only_rules_that_exist() -> None:
    known = {rule for page in PAGES for rule in rules(page)}
    assert sorted(marked("rule") - known) == []


def test_every_rule_page_of_the_house_belongs_to_a_game() -> None:
    pages = (TESTS.parent / "docs" / "rules").glob("*.md")
    assert {page for page in pages if rules(page)} <= set(PAGES)
