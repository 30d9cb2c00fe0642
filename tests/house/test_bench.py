"""The measurement of the house, with figures so small that it takes seconds: its tables are what the documents show."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.house_stage import ROOT, Figures, Sheet, sheet

SMALL = "--tables 6 --rate 10 --seconds 3 --warm-up 1 --growth 2 4 --entries 300"
RAMP = "--ramp 10 --ramp-seconds 3 --most-rates 1"


def test_a_sheet_is_a_table_of_the_documents() -> None:
    figures: dict[str, Figures] = {"SQLite": {"rate": 349.96, "lost": 0}, "PostgreSQL": {"rate": 1234.5, "wait": None}}
    rows = (("actions/s", "rate", ",.1f"), ("lost", "lost", "d"), ("wait, s", "wait", ".1f"))
    assert sheet("Under load", rows, figures).markdown() == (
        "Under load\n\n"
        "| | SQLite | PostgreSQL |\n"
        "| --- | ---: | ---: |\n"
        "| actions/s | 350.0 | 1,234.5 |\n"
        "| lost | 0 | – |\n"
    )
    assert Sheet("Nothing", ("a",), ()).markdown() == "Nothing\n\n| | a |\n| --- | ---: |\n"


@pytest.mark.slow
@pytest.mark.waits
def test_everything_is_measured_on_both_databases_and_nothing_is_lost(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "benchmarks.house", *SMALL.split(), *RAMP.split(), "--into", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads((tmp_path / "bench-house.json").read_text("utf-8"))
    assert set(figures) == {"load", "growth", "commits", "long"}
    assert list(figures["load"]) == ["SQLite", "PostgreSQL", "PostgreSQL, 2 workers"]
    for name, load in figures["load"].items():
        assert load["acknowledged_per_second"] > 0
        assert load["refused"] == {}, name
    for kind in ("SQLite", "PostgreSQL"):
        load = figures["load"][kind]
        assert load["lost"] == 0
        assert load["seconds_to_first_answer"] > 0
        assert load["seconds_to_all_positions"] > 0
    assert figures["load"]["PostgreSQL"]["database_seconds_to_all_heard"] > 0
    assert "database_seconds_to_all_heard" not in figures["load"]["SQLite"]
    assert list(figures["growth"]) == ["SQLite, 2", "SQLite, 4", "PostgreSQL, 2", "PostgreSQL, 4"]
    assert figures["growth"]["SQLite, 4"]["kilobytes_per_live_table"] is not None
    pages = (tmp_path / "bench-house.md").read_text("utf-8")
    assert pages.count("| --- |") == len(figures)
