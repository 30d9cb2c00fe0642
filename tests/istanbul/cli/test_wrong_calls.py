"""Wrong calls: each is answered with one clean message that says what would be accepted, and exit code 2."""

from pathlib import Path

import pytest

from tests.cli.command import process
from tests.cli.conftest import Call

WRONG: list[tuple[str, str]] = [
    ("fly", "No such command 'fly'"),
    ("--fly", "No such option: --fly"),
    ("simulate", "Missing argument 'GAME'"),
    ("simulate chess", "There is no game 'chess'; there are: "),
    ("simulate istanbul --games 0", "'--games'"),
    ("simulate istanbul --games many", "'--games'"),
    ("simulate istanbul --workers 0", "'--workers'"),
    ("simulate istanbul --seed -1", "'--seed'"),
    ("simulate istanbul --players 6", "Istanbul is for 2 to 5 players, not 6"),
    ("simulate istanbul --players 1", "Istanbul is for 2 to 5 players, not 1"),
    ("simulate istanbul --bot nobody", "There is no bot 'nobody'; there are: easy, medium, greedy"),
    ("simulate istanbul -p 3 --bot random --bot greedy", "2 bots are named for 3 seats"),
    ("simulate istanbul -p 2 --bot random --bot random --bot random", "3 bots are named for 2 seats"),
    ("simulate istanbul --bot no_such_module:Bot", "the bot no_such_module:Bot cannot be made"),
    ("simulate istanbul --bot json:JSONDecoder", "has no method choose"),
    ("simulate istanbul layout", "'layout' is not of the form name=value. Istanbul has the options rules=…"),
    ("simulate istanbul layout=", "is not of the form name=value"),
    ("simulate istanbul layout=round", "layout=round is not possible; accepted: short, long, order, random"),
    ("simulate istanbul speed=fast", "Istanbul has no option 'speed'; its options are: rules, cards, layout"),
    ("simulate istanbul layout=long layout=short", "the option layout is given twice"),
    ("simulate istanbul neutral=yes -p 5", "neutral=yes is not possible with 5 players"),
    ("simulate istanbul --records pyproject.toml/x -g 1", "the records cannot be kept in pyproject.toml/x"),
    ("play", "say what to play"),
    ("play chess", "There is no game 'chess'"),
    ("play istanbul --players 7", "Istanbul is for 2 to 5 players, not 7"),
    ("play istanbul --players 3 --bots 3", "--bots 3 is not possible with 3 seats; accepted: 0 to 2"),
    ("play istanbul --bots -1", "--bots -1 is not possible"),
    ("play istanbul -p 4 --bot greedy --bot random", "2 bots are named for 3 seats"),
    ("play istanbul --name Ada --name Bo", "2 names are given, but people have 1 of the 3 seats"),
    ("play istanbul --name bot_a --bot nobody", "There is no bot 'nobody'"),
    ("play istanbul --save pyproject.toml", "pyproject.toml exists already"),
    ("play --resume no-such-file", "no-such-file: No such file or directory"),
    ("play --resume pyproject.toml", "pyproject.toml cannot be resumed: line 1: a record begins with"),
    ("play --resume pyproject.toml --players 3", "leave them out"),
    ("play --resume src", "src: Is a directory"),
    ("replay", "Missing argument 'FILE'"),
    ("replay no-such-file", "no-such-file: No such file or directory"),
    ("perft istanbul --depth 0", "'--depth'"),
    ("perft istanbul --position no-such-file", "no-such-file: No such file or directory"),
    ("perft istanbul --position LICENSE", "LICENSE cannot be read as JSON"),
    ("perft istanbul --position pyproject.toml", "a position has no 'project'"),
    ("perft istanbul --position pyproject.toml -p 3", "a position has its own players"),
    ("games --depth 3", "No such option: --depth"),
]


@pytest.mark.parametrize(("arguments", "message"), WRONG, ids=[arguments for arguments, _ in WRONG])
def test_a_wrong_call_is_explained(arguments: str, message: str, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[3])
    answer = call(*arguments.split())
    assert answer.code == 2
    assert message in answer.err
    assert "Traceback" not in answer.err
    assert answer.err.count("\n") <= 2
    assert not answer.out


def test_a_name_must_not_look_like_a_bot(call: Call) -> None:
    answer = call("play", "istanbul", "--name", "bot greedy")
    assert answer.code == 2
    assert "cannot be a name" in answer.err


def test_a_wrong_call_of_a_process() -> None:
    answer = process("simulate", "istanbul", "--players", "9")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == "bedesten: Istanbul is for 2 to 5 players, not 9.\n"
