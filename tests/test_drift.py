"""The rules do not change unnoticed: perft counts, playthroughs and an archive of recorded games."""

import json
from itertools import product
from pathlib import Path

import pytest

import bedesten
from bedesten.games.istanbul.chapters import RULE_SETS
from tests.drift import GAMES, PERFT, PLAYTHROUGHS, Playthrough, write_playthrough

ARCHIVE = sorted((Path(__file__).parent / "archive").glob("*.record"))
POSITIONS = sorted(PERFT.glob("*.json"))


@pytest.mark.slow
@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_perft(path: Path) -> None:
    case = json.loads(path.read_text("utf-8"))
    state = bedesten.game("istanbul").read(case["position"])
    counts = [bedesten.perft(state, depth) for depth in range(1, len(case["counts"]) + 1)]
    assert counts == case["counts"]


@pytest.mark.slow
@pytest.mark.parametrize("play", GAMES, ids=lambda play: play.name)
def test_playthrough(play: Playthrough) -> None:
    assert write_playthrough(play) == (PLAYTHROUGHS / f"{play.name}.txt").read_text("utf-8")


@pytest.mark.parametrize("path", ARCHIVE, ids=lambda path: path.stem)
def test_archived_game(path: Path) -> None:
    text = path.read_text("utf-8")
    record = bedesten.Record.read(text)
    assert record.write() == text
    assert bedesten.replay(record).seat == bedesten.OVER


def test_there_is_something_to_guard() -> None:
    assert len(POSITIONS) >= 6
    assert len(GAMES) >= 12
    assert len(ARCHIVE) >= 12
    # Of every rule set something: positions and playthroughs leave it out where it is the base game.
    positions = [json.loads(path.read_text("utf-8"))["position"] for path in POSITIONS]
    records = [bedesten.Record.read(path.read_text("utf-8")) for path in ARCHIVE]
    for options in (positions, [play.options for play in GAMES], [record.options for record in records]):
        assert {rules.get("rules", "base") for rules in options} == set(RULE_SETS)
    assert {(record.options["rules"], record.players) for record in records} == set(product(RULE_SETS, range(2, 6)))
