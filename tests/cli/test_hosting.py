"""The page for hosts is true: settings, metrics and commands are those of the house."""

import re
from dataclasses import fields
from pathlib import Path

import pytest
from prometheus_client import Counter, Gauge, Histogram

from bedesten.house import metrics
from bedesten.house.limits import LARGEST_BODY
from bedesten.house.serving import LARGEST_MESSAGE
from bedesten.house.settings import Settings, variable
from tests.cli.conftest import Call

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """Return the cells of the first table below a heading."""
    table = PAGE.partition(f"\n## {heading}\n")[2].partition("\n| --- ")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[1:]]


def written(value: object) -> str:
    return {True: "`yes`", False: "`no`"}[value] if isinstance(value, bool) else f"`{value}`" if value else ""


def test_the_table_of_settings_is_that_of_the_house() -> None:
    assert rows("Settings") == [
        [
            f"`--{item.name.replace('_', '-')}`",
            f"`{variable(item.name)}`",
            written(item.default),
            item.metadata["summary"],
        ]
        for item in fields(Settings)
    ]


def test_the_table_of_metrics_is_that_of_the_house() -> None:
    listed = {
        name: set(re.findall(r"`(\w+)`", labels))
        for names, labels, _ in rows("Watching it")
        for name in re.findall(r"`(\w+)`", names)
    }
    kept = [metric for metric in vars(metrics).values() if isinstance(metric, Counter | Gauge | Histogram)]
    assert listed == {
        f"{metric._name}{'_total' if isinstance(metric, Counter) else ''}": set(metric._labelnames) for metric in kept
    }


def test_the_sizes_are_those_of_the_house() -> None:
    assert LARGEST_BODY == LARGEST_MESSAGE == 64 * 1024
    assert "| a request, a socket message | 64 KiB |" in PAGE


@pytest.mark.parametrize("command", ["serve", "backup", "restore"])
def test_the_commands_have_the_options_that_the_page_uses(call: Call, command: str) -> None:
    blocks = "\n".join(re.findall(r"```\w*\n(.*?)```", PAGE, re.DOTALL))
    used = re.findall(rf"bedesten {command}( .*)?$", blocks, re.MULTILINE)
    assert used
    explained = call(command, "--help").out
    for option in re.findall(r"--[a-z-]+", " ".join(used)):
        assert option in explained
