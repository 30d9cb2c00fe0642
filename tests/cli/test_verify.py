"""`bedesten verify`: the proof as a person reads it."""

import json
from pathlib import Path

import pytest

from bedesten.core.luck import commitment
from tests.cli.conftest import Call
from tests.core.fair_games import SECRET, SEEDS, fair_game, first_roll, with_luck


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.record"
    path.write_text(fair_game(actions=60).write(), encoding="utf-8")
    return path


def test_the_proof_is_shown(call: Call, file: Path) -> None:
    answer = call("verify", str(file))
    assert answer.code == 0
    lines = [line.rstrip() for line in answer.out.splitlines()]
    assert lines[0] == f"commitment  {commitment(SECRET)}"
    assert "compare it with the one shown before the game" in lines[1]
    assert lines[2] == "seed 0      'Ayşe: güneş'"
    assert "[bold]" in lines[4]
    assert lines[5] == "seats       shuffled by this luck"
    assert "yes: all " in lines[-1]
    assert lines[-1].endswith("rolls and draws were fixed before the game began")


def test_the_commitment_is_compared(call: Call, file: Path) -> None:
    answer = call("verify", str(file), "--commitment", commitment(SECRET).upper())
    assert answer.code == 0
    assert "the one you gave" in answer.out
    answer = call("verify", str(file), "--commitment", "0" * 64)
    assert (answer.code, answer.out) == (1, "")
    assert f"is not verified: the commitment of the record is {commitment(SECRET)}, not 000" in answer.err


def test_the_proof_as_json(call: Call, file: Path) -> None:
    facts = json.loads(call("verify", str(file), "--json").out)
    assert facts["verified"] is True
    assert facts["compared"] is False
    assert facts["commitment"] == commitment(SECRET)
    assert facts["seeds"][:2] == list(SEEDS[:2])
    assert facts["outcomes"] > 10


def test_what_was_changed_is_named(call: Call, file: Path) -> None:
    record = fair_game(actions=60)
    number = first_roll(record)
    entry = record.entries[number - 1]
    record.entries[number - 1] = with_luck(entry, [((entry.luck[0][0] + 1) % 6, 6), *entry.luck[1:]])
    file.write_text(record.write(), encoding="utf-8")
    answer = call("verify", str(file))
    assert (answer.code, answer.out) == (1, "")
    assert f"entry {number} is written as" in answer.err
    assert "Traceback" not in answer.err
    assert answer.err.count("\n") == 1


def test_a_record_without_fair_luck(call: Call) -> None:
    archive = Path(__file__).parents[1] / "archive" / "istanbul-2-short.record"
    answer = call("verify", str(archive))
    assert answer.code == 1
    assert "is not verified: the record has no fair luck" in answer.err


def test_a_file_that_is_not_there(call: Call) -> None:
    answer = call("verify", "no-such-file")
    assert answer.code == 2
    assert answer.err == "bedesten: no-such-file: No such file or directory\n"
