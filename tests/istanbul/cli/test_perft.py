"""`bedesten perft`."""

import json
from pathlib import Path

from bedesten.arena.simulate import game_luck
from bedesten.core.perft import perft
from bedesten.core.registry import find_game
from tests.cli.conftest import Call


def test_the_counts_are_those_of_the_library(call: Call) -> None:
    state = find_game("istanbul").start(4, game_luck(6), layout="long")
    answer = call("perft", "istanbul", "layout=long", "--depth", "3", "-p", "4", "--seed", "6")
    assert answer.code == 0
    rows = [line.split() for line in answer.out.splitlines()[1:]]
    assert [(int(depth), int(count.replace(",", ""))) for depth, count, _ in rows] == [
        (depth, perft(state, depth)) for depth in (1, 2, 3)
    ]


def test_json(call: Call) -> None:
    facts = json.loads(call("perft", "istanbul", "-d", "2", "--json").out)
    state = find_game("istanbul").start(3, game_luck(1))
    assert [(row["depth"], row["count"]) for row in facts["depths"]] == [(1, perft(state, 1)), (2, perft(state, 2))]
    assert all(row["seconds"] >= 0 for row in facts["depths"])


def test_a_position_is_read_from_json_and_toml(call: Call, tmp_path: Path) -> None:
    toml, plain = tmp_path / "puzzle.toml", tmp_path / "puzzle.json"
    toml.write_text('agenda = ["act", "encounters"]\n[players.red]\nmerchant = 9\n[players.blue]\n', encoding="utf-8")
    position = {"players": {"red": {"merchant": 9}, "blue": {}}, "agenda": ["act", "encounters"]}
    plain.write_text(json.dumps(position), encoding="utf-8")
    counts = [
        json.loads(call("perft", "istanbul", "-d", "2", "--position", str(f), "--json").out) for f in (toml, plain)
    ]
    assert counts[0]["depths"][1]["count"] == counts[1]["depths"][1]["count"]
    # To act is to make one of ten calls; to skip leads to the next turn's moves.
    assert counts[0]["depths"][0]["count"] == 2
