"""The pages of the docs, read by the tests that compare them with what they are about."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


def part(page: str, after: str, before: str = "## ") -> str:
    """Return what a page of the docs says between the line of a heading and the next line that begins so."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    return text.split(f"\n{after}\n")[1].split(f"\n{before}")[0]


def cells(text: str) -> list[list[str]]:
    """Return the cells of all rows of tables that begin with code."""
    rows = (line.strip() for line in text.splitlines())
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows if row.startswith("| `")]


def code(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)
