"""`bedesten replay`: good records are verified, tampered ones are refused with the entry and the reason."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bedesten.core.record import Record
from bedesten.core.record import replay as replayed
from bedesten.core.registry import find_game
from tests.cli.command import cut_off, process, random_game
from tests.cli.conftest import Call


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Record:
    return random_game(tmp_path_factory.mktemp("games"))


def written(record: Record, folder: Path) -> str:
    file = folder / "game.txt"
    file.write_text(record.write(), encoding="utf-8")
    return str(file)


def copied(record: Record) -> Record:
    return Record.read(record.write())


def test_a_good_record_is_verified_and_summed_up(good: Record, tmp_path: Path) -> None:
    answer = process("replay", written(good, tmp_path))
    assert answer.code == 0
    assert not answer.err
    assert "verified" in answer.out
    assert str(len(good.entries)) in answer.out
    assert "red (Random bot)" in answer.out
    assert good.result in answer.out
    assert "has won" in answer.out


def test_the_summary_as_json(good: Record, tmp_path: Path, call: Call) -> None:
    facts = json.loads(call("replay", written(good, tmp_path), "--json").out)
    assert facts["verified"] is True
    assert facts["actions"] == len(good.entries)
    assert facts["result"] == good.result
    assert facts["names"] == ["bot random", "bot random"]
    assert facts["rounds"] == replayed(good).round


def test_an_unfinished_record_says_who_must_decide(good: Record, tmp_path: Path, call: Call) -> None:
    record = copied(good)
    cut_off(record, ["Ada", ""], 20)
    answer = call("replay", written(record, tmp_path))
    assert answer.code == 0
    assert re.search(r"unfinished, (red \(Ada\)|yellow \(human\)) must decide", answer.out)


def test_at_shows_the_board_with_all_hands_open(good: Record, tmp_path: Path, call: Call) -> None:
    state = replayed(good, 30)
    answer = call("replay", written(good, tmp_path), "--at", "30")
    assert answer.code == 0
    assert "16 Gemstone Dealer" in answer.out
    for colour, player in find_game("istanbul").write(state)["players"].items():  # type: ignore[attr-defined]
        if player["hand"]:
            assert f"Cards of {colour}: {', '.join(player['hand'])}" in answer.out


def test_at_with_json_prints_a_position_that_can_be_read(good: Record, tmp_path: Path, call: Call) -> None:
    position = json.loads(call("replay", written(good, tmp_path), "--at", "30", "--json").out)
    game = find_game("istanbul")
    assert game.write(game.read(position)) == game.write(replayed(good, 30)) == position


def change_luck(record: Record) -> str:
    number, entry = next((n, entry) for n, entry in enumerate(record.entries) if entry.luck)
    outcome, among = entry.luck[0]
    record.entries[number] = replace(entry, luck=[(outcome, among + 1), *entry.luck[1:]])
    return f"entry {number + 1}: a choice among {among} is due, but the record says {outcome}/{among + 1}"


def add_luck(record: Record) -> str:
    number, entry = next((n, entry) for n, entry in enumerate(record.entries) if not entry.luck)
    record.entries[number] = replace(entry, luck=[(0, 6)])
    return f"entry {number + 1}: 1 more outcomes are written than the rules use"


def drop_luck(record: Record) -> str:
    record.setup.pop()
    return "entry 0: "


def change_result(record: Record) -> str:
    record.result = record.result.replace("1 ", "2 ", 1)
    return "the record says 'result: "


def change_action(record: Record) -> str:
    record.entries[0] = replace(record.entries[0], notation="act")
    return "entry 1: 'act' is not possible: "


def garble_action(record: Record) -> str:
    record.entries[4] = replace(record.entries[4], notation="fly 7")
    return "entry 5: 'fly 7' is not an action"


def change_seat(record: Record) -> str:
    entry = record.entries[0]
    record.entries[0] = replace(entry, seat="white")
    return f"entry 1: {entry.seat} must decide, not white"


def go_on_after_the_end(record: Record) -> str:
    record.entries.append(record.entries[0])
    return f"entry {len(record.entries)}: the game is over"


def change_rules(record: Record) -> str:
    record.rules = 99
    return "the record follows rules 99"


@pytest.mark.parametrize(
    "tamper",
    [
        change_luck,
        add_luck,
        drop_luck,
        change_result,
        change_action,
        garble_action,
        change_seat,
        go_on_after_the_end,
        change_rules,
    ],
)
def test_a_tampered_record_is_refused(
    tamper: Callable[[Record], str], good: Record, tmp_path: Path, call: Call
) -> None:
    record = copied(good)
    reason = tamper(record)
    answer = call("replay", written(record, tmp_path))
    assert answer.code == 1
    assert reason in answer.err
    assert "not verified" in answer.err
    assert not answer.out


def test_luck_that_is_possible_but_was_not_is_found_out_by_what_follows(good: Record, tmp_path: Path) -> None:
    record = copied(good)
    for number, entry in enumerate(record.entries):
        if len(entry.luck) == 2 and entry.luck[0][1] == 6:
            record.entries[number] = replace(entry, luck=[((die + 1) % 6, 6) for die, _ in entry.luck])
    answer = process("replay", written(record, tmp_path))
    assert answer.code == 1
    assert "Traceback" not in answer.err


def test_a_file_that_is_no_record_is_refused(tmp_path: Path, call: Call) -> None:
    file = tmp_path / "noise.txt"
    file.write_bytes(b"\xff\xfe\x00")
    assert call("replay", str(file)).code == 1
    file.write_text("hello\n", encoding="utf-8")
    answer = call("replay", str(file))
    assert answer.code == 1
    assert "a record begins with 'bedesten record 1'" in answer.err
