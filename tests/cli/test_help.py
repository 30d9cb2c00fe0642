"""What the command says about itself."""

import os
import re

import pytest

from tests.cli.command import process
from tests.cli.conftest import Call
from tests.samples import SOME_GAME

COMMANDS = ["games", "play", "wall", "simulate", "arena", "replay", "perft", "serve", "verify", "backup", "restore"]


def test_the_command_alone_lists_what_it_can_do(call: Call) -> None:
    answer = call()
    assert answer.code == 0
    assert all(command in answer.out for command in COMMANDS)
    assert f"bedesten play {SOME_GAME}" in answer.out


def test_the_version_says_which_engine_runs_and_why(call: Call) -> None:
    answer = call("--version")
    assert answer.code == 0
    interpreted = "interpreted, much slower than compiled: BEDESTEN_ENGINE asks for it"
    engine = "compiled" if os.environ["BEDESTEN_ENGINE"] == "compiled" else interpreted
    assert re.fullmatch(rf"bedesten \S+\nengine: {engine}\n", answer.out)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("option", ["--help", "-h"])
def test_every_command_explains_itself_with_examples(call: Call, command: str, option: str) -> None:
    answer = call(command, option)
    assert answer.code == 0
    assert f"Usage: bedesten {command}" in answer.out
    assert "Examples" in answer.out
    assert f"  bedesten {command} " in answer.out


@pytest.mark.parametrize("command", COMMANDS)
def test_the_examples_use_options_that_exist(call: Call, command: str) -> None:
    text = call(command, "--help").out
    examples = re.findall(r"^\s+bedesten (\w+) ?(.*?)\s*$", text.partition("Examples")[2], flags=re.MULTILINE)
    assert examples
    for name, words in examples:
        explained = call(name, "--help").out
        for option in re.findall(r"(?<!\S)(--?[a-z][a-z-]*)", words):
            assert re.search(rf"(?<!\S){option}(?!\S)", explained.partition("Options")[2]), f"{name} has no {option}"


def test_a_process_of_its_own_helps_in_80_columns() -> None:
    answer = process("simulate", "--help", COLUMNS="80")
    assert answer.code == 0
    assert max(map(len, answer.out.splitlines())) <= 80
    assert "--workers" in answer.out
