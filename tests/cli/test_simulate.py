"""`bedesten simulate`."""

import json
import os
from pathlib import Path

import pytest

from bedesten.core.record import Record, replay
from bedesten.core.registry import find_game
from tests.cli.conftest import Call
from tests.samples import SOME_GAME

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
    numbers = json.loads(call("simulate", SOME_GAME, "-p", "2", "--games", "3", "--json").out)
    assert set(numbers) >= KEYS
    assert numbers["games"] == 3
    assert numbers["decisions"] > 300
    assert sum(numbers["wins_by_seat"]) == pytest.approx(3)
    assert numbers["compiled"] is (os.environ["BEDESTEN_ENGINE"] == "compiled")
    assert set(numbers["options"]) == {option.name for option in find_game(SOME_GAME).options}


def test_the_table_names_the_bots_and_their_wins(call: Call) -> None:
    answer = call("simulate", SOME_GAME, "-p", "3", "-g", "2", "--bot", "random")
    assert answer.code == 0
    assert answer.out.count("random") == 3
    assert "2 games" in answer.out
    assert "decisions" in answer.out
    assert not answer.err


def test_records_change_nothing_and_can_be_verified(call: Call, tmp_path: Path) -> None:
    arguments = ("simulate", SOME_GAME, "-p", "2", "-g", "2", "--seed", "9", "--json")
    folder = tmp_path / "new" / "games"
    without, with_records = call(*arguments), call(*arguments, "--records", str(folder))
    assert untimed(without.out) == untimed(with_records.out)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["00000.record", "00001.record"]
    for file in files:
        record = Record.read(file.read_text(encoding="utf-8"))
        assert record.names == ["bot random", "bot random"]
        replay(record)


def test_another_seed_plays_other_games(call: Call) -> None:
    first, second = (call("simulate", SOME_GAME, "-g", "1", "--json", "--seed", seed).out for seed in "12")
    assert untimed(first)["decisions"] != untimed(second)["decisions"]
