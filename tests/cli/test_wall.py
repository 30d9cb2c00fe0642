"""`bedesten wall`: what is reached alone is kept over many games, for every game that has a wall."""

import json
from pathlib import Path

import pytest

from bedesten.core.record import Record, replay
from bedesten.core.registry import all_games, find_game
from bedesten.terminal.walls import read_wall, wall_file
from tests.cli.conftest import Call
from tests.every_game import ALL_SAMPLES
from tests.samples import SOME_GAME, Samples

WALLED = [samples for samples in ALL_SAMPLES if samples.game.wall is not None]
every_wall = pytest.mark.parametrize("samples", WALLED, ids=str)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder."""
    monkeypatch.setenv("BEDESTEN_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def records(call: Call, samples: Samples, folder: Path, games: int, *words: str) -> list[Path]:
    """Return finished games of one seat, each with its last action still to be done by a person."""
    answer = call(
        "simulate", samples.game.word, *words, "-p", "1", "-g", str(games), "--bot", "greedy", "--records", str(folder)
    )
    assert answer.code == 0, answer.err
    files = sorted(folder.iterdir())
    for file in files:
        record = Record.read(file.read_text("utf-8"))
        record.names, record.result = ["Ada"], "unfinished"
        file.with_suffix(".last").write_text(record.entries.pop().notation, "utf-8")
        file.write_text(record.write(), "utf-8")
    return files


def finish(call: Call, file: Path) -> str:
    """Do the last action of a game; return what is said."""
    answer = call("play", "--resume", str(file), stdin=file.with_suffix(".last").read_text("utf-8"))
    assert (answer.code, answer.err) == (0, "")
    return answer.out


@every_wall
def test_an_empty_wall_is_shown_with_a_proposal(samples: Samples, call: Call) -> None:
    answer = call("wall", samples.game.word)
    assert (answer.code, answer.err) == (0, "")
    tile = read_wall(samples.game).proposal()
    assert tile is not None
    assert f"0 of {len(read_wall(samples.game).tiles)} tiles" in answer.out
    assert f"Next: {tile.name}, with: bedesten play {samples.game.word} --" in answer.out
    assert not wall_file(samples.game).exists(), "looking at a wall writes nothing"


@every_wall
def test_finished_games_are_kept_once_and_add_up(samples: Samples, call: Call, tmp_path: Path) -> None:
    game = samples.game
    files = records(call, samples, tmp_path / "games", 3)
    for number, file in enumerate(files, 1):
        assert "On your wall: " in finish(call, file)
        kept = read_wall(game)
        assert len(kept.games) == number
        assert game.wall is not None
        state = replay(Record.read(file.read_text("utf-8")))
        assert kept.games[-1].reached == game.wall.reached(state)
        assert call("play", "--resume", str(file)).code == 0
        assert len(read_wall(game).games) == number, "a game that is looked at again is the same game"
    told = json.loads(call("wall", game.word, "--json").out)
    kept = read_wall(game)
    best = kept.best()
    assert best is not None
    assert (told["games"], told["best"]) == (3, dict(best.reached))
    assert [tile["name"] for tile in told["tiles"] if tile["set"]] == [
        tile.name for tile in kept.tiles if tile.name in kept.set
    ]


@every_wall
def test_a_tile_is_set_by_the_first_game_that_reaches_it(samples: Samples, call: Call, tmp_path: Path) -> None:
    game = samples.game
    (file,) = records(call, samples, tmp_path / "games", 1)
    finish(call, file)
    path = wall_file(game)
    first = json.loads(path.read_text("utf-8"))
    tile = read_wall(game).tiles[0]
    lines = [first | {"id": name, "tiles": [tile.name]} for name in ("a", "b")]
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), "utf-8")
    kept = read_wall(game)
    assert kept.set[tile.name].id == "a"
    assert f"1 of {len(kept.tiles)} tiles" in call("wall", game.word).out
    proposal = kept.proposal()
    assert proposal is not None
    assert proposal.name != tile.name


@every_wall
def test_the_next_tile_is_played_for(samples: Samples, call: Call, tmp_path: Path) -> None:
    game = samples.game
    assert game.wall is not None
    if not game.wall.goal:
        refused = call("play", game.word, "--next")
        assert refused.code == 2
        assert "no wall with tiles to play for" in refused.err
        return
    tile = read_wall(game).proposal()
    assert tile is not None
    file = tmp_path / "next.record"
    assert call("play", game.word, "--next", "--save", str(file), stdin="quit\n").code == 0
    record = Record.read(file.read_text("utf-8"))
    assert (record.players, record.options[game.wall.goal]) == (1, tile.name)
    assert read_wall(game).games == [], "only what is finished counts"
    twice = call("play", game.word, f"{game.wall.goal}={tile.name}", "--next")
    assert "given twice" in twice.err


@every_wall
def test_what_began_in_a_position_does_not_count(samples: Samples, call: Call, tmp_path: Path) -> None:
    (file,) = records(call, samples, tmp_path / "games", 1)
    record = Record.read(file.read_text("utf-8"))
    end = Record.read(file.read_text("utf-8"))
    end.position, end.setup, end.entries = samples.game.write(replay(record)), [], []
    file.write_text(end.write(), "utf-8")
    assert "On your wall" not in finish(call, file)
    assert read_wall(samples.game).games == []


@every_wall
def test_what_a_bot_has_played_does_not_count(samples: Samples, call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    assert call("simulate", samples.game.word, "-p", "1", "-g", "1", "--records", str(folder)).code == 0
    answer = call("play", "--resume", str(folder / "00000.record"))
    assert answer.code == 0
    assert "You have reached" in answer.out
    assert read_wall(samples.game).games == []


@every_wall
@pytest.mark.parametrize("line", ["{}", "[]", "not JSON", '{"id": "a", "at": "now"}', '{"id": 1}'])
def test_a_broken_line_is_named(samples: Samples, call: Call, folder: Path, line: str) -> None:
    folder.mkdir()
    wall_file(samples.game).write_text(f"{line}\n", "utf-8")
    answer = call("wall", samples.game.word)
    assert (answer.code, answer.out) == (2, "")
    assert f"line 1 of {wall_file(samples.game)} is not a finished game" in answer.err.replace("\n", "")


def test_a_game_without_a_wall_says_which_has_one(call: Call) -> None:
    assert find_game(SOME_GAME).wall is None
    walled = ", ".join(game.word for game in all_games() if game.wall is not None)
    for arguments in (["wall", SOME_GAME], ["play", SOME_GAME, "--next"]):
        answer = call(*arguments)
        assert answer.code == 2
        assert "has no wall" in answer.err
    assert walled in call("wall", SOME_GAME).err
