"""The rules do not change unnoticed: perft counts and playthroughs of every game, and an archive of recorded games."""

import json
from pathlib import Path

import pytest

import bedesten
from bedesten.core.fairness import verify
from bedesten.core.registry import Game
from bedesten.house.history import Entry, History, Start
from tests.drift import PERFT, PLAYTHROUGHS, counts, write_playthrough
from tests.every_game import ALL_SAMPLES, every_game
from tests.samples import Playthrough, Samples

ARCHIVE = sorted((Path(__file__).parent / "archive").glob("*.record"))
FAIR = [path for path in ARCHIVE if path.stem.startswith("fair-")]
TABLES = sorted((Path(__file__).parent / "archive").glob("*.table.json"))
POSITIONS = [
    pytest.param(samples.game, path, id=f"{samples}-{path.stem}")
    for samples in ALL_SAMPLES
    for path in sorted((samples.folder / PERFT).glob("*.json"))
]
GAMES = [
    pytest.param(samples, play, id=f"{samples}-{play.name}") for samples in ALL_SAMPLES for play in samples.playthroughs
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "path"), POSITIONS)
def test_perft(game: Game, path: Path) -> None:
    case = json.loads(path.read_text("utf-8"))
    assert counts(game, case["position"], len(case["counts"])) == case["counts"]


@pytest.mark.slow
@pytest.mark.parametrize(("samples", "play"), GAMES)
def test_playthrough(samples: Samples, play: Playthrough) -> None:
    written = (samples.folder / PLAYTHROUGHS / f"{play.name}.txt").read_text("utf-8")
    assert write_playthrough(samples.game, play) == written


@every_game
def test_every_position_and_playthrough_has_its_file(samples: Samples) -> None:
    files = {folder: {path.stem for path in (samples.folder / folder).iterdir()} for folder in (PERFT, PLAYTHROUGHS)}
    assert files[PERFT] == set(samples.positions)
    assert files[PLAYTHROUGHS] == {play.name for play in samples.playthroughs}
    for name, (position, _) in samples.positions.items():
        assert json.loads((samples.folder / PERFT / f"{name}.json").read_text("utf-8"))["position"] == position


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
    assert history.game.write(history.state) == stored["position"]
    assert (list(history.current.clock.left), history.current.used) == (stored["left"], stored["used"])
    assert {entry.kind for entry in history.entries} == {"action", "undo", "bot", "person"}


def test_of_every_kind_of_luck_something_is_archived() -> None:
    """Tables that began anywhere, and those from before headers were bound."""
    kinds = {"", "start", "set-up", "position", "fork"}
    records = [bedesten.Record.read(path.read_text("utf-8")) for path in FAIR]
    assert {record.began.partition(" ")[0] for record in records} == kinds
    began = [json.loads(path.read_text("utf-8"))["start"]["began"] for path in TABLES]
    assert {where.partition(" ")[0] for where in began} == {"", "start", "fork"}
