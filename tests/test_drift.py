"""The rules do not change unnoticed: perft counts, playthroughs and an archive of recorded games."""

import json
from itertools import product
from pathlib import Path

import pytest

import bedesten
from bedesten.core.fairness import verify
from bedesten.games.istanbul.chapters import RULE_SETS
from bedesten.house.history import Entry, History, Start
from tests.drift import GAMES, PERFT, PLAYTHROUGHS, Playthrough, write_playthrough

ARCHIVE = sorted((Path(__file__).parent / "archive").glob("*.record"))
FAIR = [path for path in ARCHIVE if path.stem.startswith("fair-")]
TABLES = sorted((Path(__file__).parent / "archive").glob("*.table.json"))
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


@pytest.mark.parametrize("path", FAIR, ids=lambda path: path.stem)
def test_archived_proof(path: Path) -> None:
    """What was proved stays proved, whatever a header says later."""
    record = bedesten.Record.read(path.read_text("utf-8"))
    assert record.fair is not None
    bound = record.fair.bound
    verdict = verify(record, record.fair.commitment, bound.terms if bound else "")
    assert verdict.outcomes > 40
    assert verdict.began == (record.began or "start")


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_archived_table(path: Path) -> None:
    """A table that was stored goes on where it was, with the luck that it was begun with."""
    stored = json.loads(path.read_text("utf-8"))
    salts = [bytes.fromhex(salt) if salt else None for salt in stored["salts"]]
    start = Start.read(json.dumps(stored["start"]), bytes.fromhex(stored["secret"]), stored["names"], salts)
    assert start.is_as_bound()
    history = History(start)
    for number, (kind, seat, notation, at) in enumerate(stored["entries"], 1):
        history.take(Entry(number, kind, seat, notation, at))
    assert history.here.write(history.state) == stored["position"]
    assert (list(history.now.clock.left), history.now.used) == (stored["left"], stored["used"])
    assert {entry.kind for entry in history.entries} == {"action", "undo", "bot", "person"}


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
    # Of every kind of luck something: tables that began anywhere, and those from before headers were bound.
    kinds = {"", "start", "set-up", "position", "fork"}
    assert {record.began.partition(" ")[0] for record in records if record.fair} == kinds
    began = [json.loads(path.read_text("utf-8"))["start"]["began"] for path in TABLES]
    assert {where.partition(" ")[0] for where in began} == {"", "start", "fork"}
