"""`bedesten verify`: the proof as a person reads it."""

import json
from pathlib import Path

import pytest

from bedesten.core.luck import commitment
from bedesten.core.record import Record
from tests.cli.command import random_game
from tests.cli.conftest import Call
from tests.core.fair_games import SECRET, SEEDS, fair_game, first_roll, with_luck


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.record"
    path.write_text(fair_game().write(), encoding="utf-8")
    return path


def test_the_proof_is_shown(call: Call, file: Path) -> None:
    answer = call("verify", str(file))
    assert answer.code == 0
    lines = [line.rstrip() for line in answer.out.splitlines()]
    assert lines[0] == f"commitment  {commitment(SECRET)}"
    assert "compare it with the one shown before the game" in lines[1]
    terms = fair_game().terms()
    assert lines[2] == f"terms       {terms}"
    assert "compare them with those shown at the table" in lines[3]
    assert lines[4] == "seed 0      'Ayşe: güneş'"
    assert "[bold]" in lines[6]
    assert lines[7] == "seats       shuffled by this luck"
    assert lines[8] == "began       with the set-up of the rules"
    assert lines[10].startswith("verified    yes: all ")
    assert lines[10].endswith("rolls and draws were fixed before the game began")
    assert lines[11].startswith("not proved  what the players decided: ")
    assert lines[12].startswith("not proved  names and all the header: ")
    compared = [line.rstrip() for line in call("verify", str(file), "--terms", terms).out.splitlines()]
    assert compared == [*lines[:3], "            those you gave", *lines[4:12]]


@pytest.mark.parametrize(
    ("record", "began", "since"),
    [
        (fair_game(2, at=60, began="position"), "in a position; the game before it", "it was played on from there"),
        (fair_game(2, at=60, began="fork t-1 7"), "played on from table t-1, after entry 7", "it was played on from"),
        (fair_game(2, began="set-up"), "with a set-up that was arranged by hand", "the game began"),
        (fair_game(2, at=60, bound=False), "in a position; the game before it", "it was played on from there"),
    ],
    ids=["position", "fork", "set-up", "first kind"],
)
def test_the_verdict_says_where_the_game_began(
    call: Call, tmp_path: Path, record: Record, began: str, since: str
) -> None:
    path = tmp_path / "evening.record"
    path.write_text(record.write(), encoding="utf-8")
    answer = call("verify", str(path))
    assert answer.code == 0
    words = " ".join(answer.out.split())
    assert f"began {began}" in words
    assert f"were fixed before {since}" in words


def test_the_terms_are_compared(call: Call, file: Path) -> None:
    terms = fair_game().terms()
    answer = call("verify", str(file), "--terms", terms.upper())
    assert answer.code == 0
    assert "those you gave" in answer.out
    answer = call("verify", str(file), "--terms", "0" * 64)
    assert (answer.code, answer.out) == (1, "")
    assert f"is not verified: the terms of the record are {terms}, not 000" in answer.err


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
    assert (facts["began"], facts["terms"], facts["terms_compared"]) == ("start", fair_game().terms(), False)
    assert [claim.partition(":")[0] for claim in facts["unproved"]] == [
        "what the players decided",
        "names and all the header",
    ]


def test_what_was_changed_is_named(call: Call, file: Path) -> None:
    record = fair_game()
    number = first_roll(record)
    entry = record.entries[number - 1]
    record.entries[number - 1] = with_luck(entry, [((entry.luck[0][0] + 1) % 6, 6), *entry.luck[1:]])
    file.write_text(record.write(), encoding="utf-8")
    answer = call("verify", str(file))
    assert (answer.code, answer.out) == (1, "")
    assert f"entry {number} is written as" in answer.err
    assert "Traceback" not in answer.err
    assert answer.err.count("\n") == 1


def test_a_record_without_fair_luck(call: Call, tmp_path: Path) -> None:
    record = random_game(tmp_path)
    assert record.fair is None
    answer = call("verify", str(tmp_path / "00000.record"))
    assert answer.code == 1
    assert "is not verified: the record has no fair luck" in answer.err


def test_a_file_that_is_not_there(call: Call) -> None:
    answer = call("verify", "no-such-file")
    assert answer.code == 2
    assert answer.err == "bedesten: no-such-file: No such file or directory\n"
