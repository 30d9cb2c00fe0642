"""Every command with every game: simulated, played, saved, replayed, proved and counted, whatever game it is."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from bedesten.arena.simulate import bot_luck, game_luck
from bedesten.bots import BOTS, RandomBot, ask, plays
from bedesten.core.contract import OVER
from bedesten.core.errors import BadBot
from bedesten.core.luck import FastLuck
from bedesten.core.perft import perft
from bedesten.core.record import Record, Recorder, replay
from bedesten.core.registry import Game, find_game
from bedesten.terminal.drawing import PlainDrawing
from bedesten.terminal.drawings import drawing_of
from bedesten.terminal.page import Page
from bedesten.terminal.screen import Screen
from tests.cli.command import WIDTH, process
from tests.cli.conftest import Call
from tests.every_game import every_game, every_mode
from tests.samples import Mode, Samples

TIMED = ("seconds", "decisions_per_second", "games_per_second", "workers")


def untimed(text: str) -> dict[str, object]:
    return {key: value for key, value in json.loads(text).items() if key not in TIMED}


def words(mode: Mode, number: int = 0) -> list[str]:
    """Return a mode as arguments of the command."""
    options = [f"{name}={value}" for name, value in mode.options(number).items()]
    return [find_game(mode.game).word, *options, "-p", str(mode.players)]


def least(samples: Samples) -> Mode:
    """Return a mode with the fewest players."""
    return min(samples.modes, key=lambda mode: mode.players)


def most(samples: Samples) -> Mode:
    return max(samples.modes, key=lambda mode: mode.players)


# Simulation.


@every_game
def test_workers_do_not_change_the_numbers(samples: Samples) -> None:
    arguments = ("simulate", *words(most(samples)), "-g", "4", "--seed", "5", "--json")
    alone, both = process(*arguments), process(*arguments, "--workers", "2")
    assert (alone.code, both.code, both.err) == (0, 0, "")
    assert untimed(alone.out) == untimed(both.out)


@every_game
def test_records_of_a_simulation_replay(samples: Samples, call: Call, tmp_path: Path) -> None:
    mode = least(samples)
    answer = call("simulate", *words(mode), "-g", "2", "--records", str(tmp_path))
    assert (answer.code, answer.err) == (0, "")
    for file in sorted(tmp_path.iterdir()):
        record = Record.read(file.read_text("utf-8"))
        assert record.names == ["bot random"] * mode.players
        assert replay(record).seat == OVER
        assert call("replay", str(file)).code == 0
        shown = call("replay", str(file), "--at", "5")
        assert (shown.code, shown.err) == (0, "")


@pytest.mark.parametrize("name", BOTS)
@every_game
def test_every_bot_plays_every_game_to_its_end_or_says_that_it_does_not(samples: Samples, name: str) -> None:
    """A few decisions of each bot, and random ones between, so that it meets what it would not choose."""
    for number, mode in enumerate((least(samples), most(samples))):
        luck, bot = FastLuck(number), BOTS[name]()
        state = mode.start(luck)
        if not plays(name, mode.game, mode.players):
            with pytest.raises(BadBot, match=f"does not play {mode.game} with {mode.players} players"):
                ask(bot, state, luck)
            continue
        for decision in range(60):
            if state.seat == OVER:
                break
            chooser = bot if decision % 3 == 0 else RandomBot()
            state.apply(ask(chooser, state, luck), luck)


# Play.


def played(game: Game, mode: Mode, seed: int) -> tuple[Recorder, list[str]]:
    """Play a game in which the first seat is a person's, up to some decisions; return it and what the person says."""
    recorder = Recorder(game, mode.players, game_luck(seed), ["human", *["bot random"] * (mode.players - 1)])
    chooser, answers = bot_luck(seed), list[str]()
    while recorder.state.seat != OVER and len(answers) < 30:
        if recorder.state.seat == 0:
            actions = recorder.state.actions()
            action = actions[len(answers) % len(actions)]
            answers.append(game.lexicon.say(action))
        else:
            action = ask(RandomBot(), recorder.state, chooser)
        recorder.apply(action)
    return recorder, answers


@every_game
def test_a_game_is_played_saved_and_resumed(samples: Samples, tmp_path: Path) -> None:
    mode = Mode(samples.game.name, "as usual", least(samples).players)
    recorder, answers = played(samples.game, mode, 5)
    arguments = ("play", mode.game, "-p", str(mode.players), "--bot", "random", "--seed", "5", "--save", "game.record")
    half = len(answers) // 2
    first = process(*arguments, stdin="".join(f"{line}\n" for line in [*answers[:half], "quit"]), cwd=tmp_path)
    assert (first.code, first.err) == (0, "")
    assert max(map(len, first.out.splitlines())) <= WIDTH
    entries = Record.read((tmp_path / "game.record").read_text("utf-8")).entries
    assert entries == recorder.record.entries[: len(entries)]
    again = process(
        "play", samples.game.word, "--resume", "game.record", stdin="log\nboard\nmenu\n?\nquit\n", cwd=tmp_path
    )
    assert (again.code, again.err) == (0, "")
    assert "undo your last decision" in again.out


@every_game
def test_a_whole_game_is_played_to_its_end(samples: Samples, tmp_path: Path, call: Call) -> None:
    """The last decision of a random game is left to a person, who takes it."""
    mode = least(samples)
    assert call("simulate", *words(mode), "-g", "1", "--records", str(tmp_path)).code == 0
    file = tmp_path / "00000.record"
    whole = Record.read(file.read_text("utf-8"))
    record = Record.read(file.read_text("utf-8"))
    last = record.entries.pop()
    record.result, record.names = "unfinished", ["Ada", "Bo", "Cem", "Dan", "Eli"][: mode.players]
    file.write_text(record.write(), "utf-8")
    answer = call("play", "--resume", str(file), stdin=f"{'' if mode.players == 1 else chr(10)}{last.notation}\n")
    assert (answer.code, answer.err) == (0, "")
    finished = Record.read(file.read_text("utf-8"))
    assert [entry.notation for entry in finished.entries] == [entry.notation for entry in whole.entries]
    standing = replay(finished).standing()
    verdict = "You have reached" if mode.players == 1 else "victory" if len(standing.winners) > 1 else "has won"
    assert any(verdict in line for line in answer.out.splitlines()[-4:])
    assert all(criterion in answer.out for criterion in standing.criteria)


@every_game
def test_wrong_answers_are_explained_and_change_nothing(samples: Samples, call: Call) -> None:
    game, players = samples.game, least(samples).players
    state = game.start(players, game_luck(1))
    wrong = next(action for action in game.lexicon.actions() if action not in state.actions())
    lines = ["fly", "0", game.lexicon.say(wrong), "quit"]
    stdin = "".join(f"{line}\n" for line in ["", *lines] if line or players > 1)
    answer = call("play", game.name, "-p", str(players), "--bots", "0", "--seed", "1", stdin=stdin)
    assert answer.code == 0
    assert "'fly' is not an action" in answer.out
    assert "The menu has no entry 0" in answer.out
    assert f"'{game.lexicon.say(wrong)}' is not possible: " in answer.out


@every_game
def test_a_page_is_drawn_for_whoever_looks(samples: Samples) -> None:
    game, state = samples.game, most(samples).start(FastLuck(1))
    names = game.seat_names(state)
    for drawing in (drawing_of(game.name), PlainDrawing()):
        for viewer in (None, 0):
            file = io.StringIO()
            screen = Screen(Console(file=file, width=WIDTH, height=200, no_color=True, highlight=False))
            Page(game, drawing, state, state.view(viewer), names).show(screen)
            assert max(map(len, file.getvalue().splitlines())) <= WIDTH


# Counting, and what is wrong.


@every_game
def test_perft_counts_what_the_library_counts(samples: Samples, call: Call, tmp_path: Path) -> None:
    mode = least(samples)
    state = mode.start(game_luck(6))
    answer = call("perft", *words(mode), "-d", "1", "--seed", "6", "--json")
    counts = [(row["depth"], row["count"]) for row in json.loads(answer.out)["depths"]]
    assert counts == [(1, perft(state, 1))]
    name, (position, _) = next(iter(samples.positions.items()))
    file = tmp_path / f"{name}.json"
    file.write_text(json.dumps(position), "utf-8")
    counted = json.loads(call("perft", samples.game.name, "-d", "1", "--position", str(file), "--json").out)
    assert counted["depths"][0]["count"] == perft(samples.game.read(position), 1)


@every_mode
def test_a_game_that_the_command_can_name_can_be_set_up(mode: Mode, call: Call) -> None:
    answer = call("perft", *words(mode, 1), "-d", "1")
    assert (answer.code, answer.err) == (0, "")


@every_game
def test_a_wrong_call_says_what_is_accepted(samples: Samples, call: Call) -> None:
    game = samples.game
    low, high = game.players[0], game.players[-1]
    for arguments, message in (
        (["-p", str(high + 1)], f"{game.title} is for {low} to {high} players, not {high + 1}"),
        (["speed=fast"], f"{game.title} has no option 'speed'; its options are: {game.options[0].name}"),
        ([f"{game.options[0].name}="], "is not of the form name=value"),
        ([f"{game.options[0].name}=nonsense"], f"{game.options[0].name}=nonsense is not possible; accepted: "),
        (["--bot", "nobody"], "There is no bot 'nobody'"),
    ):
        answer = call("simulate", game.name, *arguments)
        assert (answer.code, answer.out) == (2, "")
        assert message in answer.err
