"""`bedesten simulate`."""

import json
import os
from pathlib import Path

import pytest

from bedesten.core.record import Record, replay
from tests.cli.command import process
from tests.cli.conftest import Call

KEYS = {
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "games_per_second",
    "mean_rounds",
    "wins_by_seat",
    "compiled",
}
TIMED = {"seconds", "decisions_per_second", "games_per_second", "workers"}


def untimed(text: str) -> dict[str, object]:
    return {key: value for key, value in json.loads(text).items() if key not in TIMED}


def test_json_has_the_promised_keys(call: Call) -> None:
    numbers = json.loads(call("simulate", "istanbul", "-p", "2", "--games", "3", "--json").out)
    assert set(numbers) >= KEYS
    assert numbers["games"] == 3
    assert numbers["decisions"] > 300
    assert sum(numbers["wins_by_seat"]) == pytest.approx(3)
    assert numbers["compiled"] is (os.environ["BEDESTEN_ENGINE"] == "compiled")
    assert numbers["options"]["layout"] == "short"


def test_the_table_names_the_bots_and_their_wins(call: Call) -> None:
    answer = call("simulate", "istanbul", "layout=long", "-p", "3", "-g", "2", "--bot", "random")
    assert answer.code == 0
    assert answer.out.count("random") == 3
    assert "2 games" in answer.out
    assert "decisions" in answer.out
    assert not answer.err


def test_workers_do_not_change_the_numbers() -> None:
    arguments = ("simulate", "istanbul", "-p", "3", "-g", "7", "--seed", "5", "--json")
    alone, both = process(*arguments), process(*arguments, "--workers", "2")
    assert (alone.code, both.code) == (0, 0)
    assert not both.err
    assert untimed(alone.out) == untimed(both.out)


def test_records_change_nothing_and_can_be_verified(call: Call, tmp_path: Path) -> None:
    arguments = ("simulate", "istanbul", "neutral=yes", "-p", "2", "-g", "2", "--seed", "9", "--json")
    folder = tmp_path / "new" / "games"
    without, with_records = call(*arguments), call(*arguments, "--records", str(folder))
    assert untimed(without.out) == untimed(with_records.out)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["00000.record", "00001.record"]
    for file in files:
        record = Record.read(file.read_text(encoding="utf-8"))
        assert record.names == ["bot random", "bot random"]
        assert record.options["neutral"] == "yes"
        replay(record)


def test_another_seed_plays_other_games(call: Call) -> None:
    first, second = (call("simulate", "istanbul", "-g", "1", "--json", "--seed", seed).out for seed in "12")
    assert untimed(first)["decisions"] != untimed(second)["decisions"]
