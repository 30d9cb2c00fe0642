"""Every rule of a catalogue has a test that names it, and every example is played."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PAGES = TESTS.parent / "docs" / "rules"


def marked(marker: str) -> set[str]:
    """Return the ids that tests are marked with."""
    pattern = re.compile(rf"pytest\.mark\.{marker}\(\s*\"([^\"]+)\"\s*\)")
    return {found for path in TESTS.rglob("test_*.py") for found in pattern.findall(path.read_text("utf-8"))}


def rules(page: str) -> set[str]:
    return set(re.findall(r"^- \*\*([A-Z]+-[A-Z]+-\d+)\*\*", (PAGES / page).read_text("utf-8"), re.MULTILINE))


def examples(page: str) -> set[str]:
    return set(re.findall(r"^\| (EX-\d+) \|", (PAGES / page).read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize(
    ("page", "count"), [("istanbul.md", 214), ("istanbul_mocha.md", 99), ("istanbul_letters.md", 144)]
)
def test_every_rule_has_a_test(page: str, count: int) -> None:
    known = rules(page)
    assert len(known) == count
    untested = sorted(known - marked("rule"))
    assert untested == [], f"rules without a test: {', '.join(untested)}"


@pytest.mark.parametrize(
    ("page", "count"), [("istanbul.md", 38), ("istanbul_mocha.md", 16), ("istanbul_letters.md", 16)]
)
def test_every_example_is_played(page: str, count: int) -> None:
    known = examples(page)
    assert len(known) == count
    unplayed = sorted(known - marked("example"))
    assert unplayed == [], f"examples without a test: {', '.join(unplayed)}"


def test_tests_name_only_rules_that_exist() -> None:
    known = {rule for page in PAGES.glob("*.md") for rule in rules(page.name)}
    assert sorted(marked("rule") - known) == []
