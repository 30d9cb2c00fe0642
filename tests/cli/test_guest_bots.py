"""Bots of a user, found in the current folder."""

import json
from pathlib import Path

import pytest

from tests.cli.command import process, seed_with_start
from tests.samples import SOME_GAME

BOTS = '''
import os

class First:
    """Takes the first action, but not for ever."""

    def __init__(self):
        self.asked = 0

    def choose(self, world, luck):
        self.asked += 1
        actions = world.actions()
        return actions[luck.below(len(actions))] if self.asked > 3 else actions[0]


class Broken:
    def choose(self, world, luck):
        return [][0]


class Gone:
    def choose(self, world, luck):
        os._exit(9)


class NoBot:
    pass
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "my_module.py").write_text(BOTS, encoding="utf-8")
    return tmp_path


def test_a_bot_of_the_current_folder_plays_alike_with_any_number_of_workers(folder: Path) -> None:
    arguments = ("simulate", SOME_GAME, "-p", "2", "-g", "4", "--bot", "my_module:First", "--json")
    alone, both = (json.loads(process(*arguments, "-w", workers, cwd=folder).out) for workers in "12")
    assert alone["bots"] == ["my_module:First"] * 2
    assert alone["wins_by_seat"] == both["wins_by_seat"]
    assert alone["decisions"] == both["decisions"]


def test_it_sits_at_the_terminal_too_and_its_name_is_kept(folder: Path) -> None:
    seed = str(seed_with_start(0, players=2))
    arguments = ("play", SOME_GAME, "-p", "2", "--bot", "my_module:First", "--seed", seed, "--save", "game.txt")
    answer = process(*arguments, stdin="1\n1\nquit\n", cwd=folder)
    assert answer.code == 0
    assert ", bot my_module" in answer.out
    assert "seat 1: bot my_module:First" in (folder / "game.txt").read_text(encoding="utf-8")
    assert process("play", "--resume", "game.txt", stdin="quit\n", cwd=folder).code == 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_breaks_is_named_with_the_line(workers: str, folder: Path) -> None:
    answer = process("simulate", SOME_GAME, "-g", "2", "--bot", "my_module:Broken", "-w", workers, cwd=folder)
    assert answer.code == 2
    assert "the bot my_module:Broken failed: IndexError: list index out of range (my_module.py, line 18)" in answer.err
    assert "Traceback" not in answer.err


def test_a_worker_that_dies_is_told(folder: Path) -> None:
    answer = process("simulate", SOME_GAME, "-g", "2", "--bot", "my_module:Gone", "-w", "2", cwd=folder)
    assert answer.code == 2
    assert "a worker process was ended from outside" in answer.err
    assert "Traceback" not in answer.err


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("my_module:Nobody", "cannot be made: AttributeError"),
        ("my_module:NoBot", "has no method choose(world, luck)"),
        ("your_module:Bot", "cannot be made: ModuleNotFoundError"),
    ],
)
def test_a_bot_that_is_none_is_refused(name: str, message: str, folder: Path) -> None:
    answer = process("simulate", SOME_GAME, "--bot", name, cwd=folder)
    assert answer.code == 2
    assert message in answer.err
