"""`bedesten arena`."""

import builtins
import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from bedesten.bots import BOTS, plays
from bedesten.core.registry import find_game
from tests.cli.command import WIDTH, process
from tests.cli.conftest import Call
from tests.cli.test_interrupts import started
from tests.every_game import ALL_SAMPLES, every_game
from tests.samples import SOME_GAME, Samples

SMALL_GAME = min(ALL_SAMPLES, key=lambda samples: samples.length).game.name

BOT = """
class Hasty:
    def choose(self, world, luck):
        actions = world.actions()
        return actions[luck.below(len(actions))]


class Broken:
    def choose(self, world, luck):
        return {}["nothing"]
"""


def untimed(text: str) -> dict[str, object]:
    """Return the figures without times, which nobody can promise."""
    data: dict[str, object] = json.loads(text)
    figures = data["figures"]
    assert isinstance(figures, list)
    for bot in figures:
        del bot["median_time"], bot["late_time"]
    return data


@every_game
def test_workers_do_not_change_the_figures(samples: Samples, call: Call) -> None:
    arguments = ("arena", samples.game.word, "-p", "2", "--bots", "random,random", "-g", "4", "--seed", "5", "--json")
    alone, both = call(*arguments), call(*arguments, "--workers", "2")
    assert (alone.code, alone.err, both.code, both.err) == (0, "", 0, "")
    assert untimed(alone.out) == untimed(both.out)
    first, second = json.loads(alone.out)["figures"]
    assert (first["name"], second["name"]) == ("random", "random (2)")
    assert first["share"] == second["share"]
    assert first["rating"] == second["rating"]


def test_json_has_the_promised_keys(call: Call) -> None:
    data = json.loads(call("arena", SMALL_GAME, "-p", "3", "--bots", "random,medium", "-g", "12", "--json").out)
    assert (data["deals"], data["games"], data["games_a_deal"]) == (2, 12, 6)
    assert set(data) >= {"game", "players", "options", "bots", "seed", "score", "certain", "error", "compiled"}
    for bot in data["figures"]:
        assert set(bot) == {
            *("name", "share", "rating", "winning_round", "score", "decisions", "median_time", "late_time"),
        }
        assert set(bot["share"]) == {"mean", "low", "high", "fair"}
    assert [of["lineup"] for of in data["by_lineup"]] == [
        ["random", "random", "medium"],
        ["random", "medium", "medium"],
    ]


def test_the_table_tells_who_is_better_and_how_sure_that_is(call: Call) -> None:
    answer = call("arena", SMALL_GAME, "-p", "3", "--bots", "random,medium", "-g", "60")
    assert (answer.code, answer.err) == (0, "")
    assert max(map(len, answer.out.splitlines())) <= WIDTH
    for words in ("win share", "95 %", "rating", "2 random, medium", "random, 2 medium", "33.3% is fair"):
        assert words in answer.out
    assert "certain" in answer.out


def test_it_fits_on_a_narrow_page(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    answer = process("arena", SMALL_GAME, "-p", "2", "--bots", "random,medium", "-g", "20", COLUMNS="80")
    assert answer.code == 0
    assert max(map(len, answer.out.splitlines())) <= 80
    assert "…" not in answer.out


def test_one_line_up_needs_no_table_of_line_ups(call: Call) -> None:
    assert "line-up" not in call("arena", SMALL_GAME, "-p", "2", "--bots", "random,random", "-g", "4").out


def test_a_bot_of_the_current_folder_competes(tmp_path: Path) -> None:
    (tmp_path / "my_module.py").write_text(BOT, "utf-8")
    arguments = ("arena", SMALL_GAME, "-p", "2", "--bots", " random , my_module:Hasty,", "-g", "8", "--json")
    alone, both = (process(*arguments, "-w", workers, cwd=tmp_path) for workers in "12")
    assert (alone.code, both.err) == (0, "")
    assert untimed(alone.out) == untimed(both.out)
    assert json.loads(alone.out)["bots"] == ["random", "my_module:Hasty"]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_breaks_is_named_with_the_line(workers: str, tmp_path: Path) -> None:
    (tmp_path / "my_module.py").write_text(BOT, "utf-8")
    answer = process("arena", SMALL_GAME, "-p", "2", "--bots", "random,my_module:Broken", "-w", workers, cwd=tmp_path)
    assert (answer.code, answer.out) == (2, "")
    assert "the bot my_module:Broken failed: KeyError: 'nothing' (my_module.py, line 10)" in answer.err
    assert "Traceback" not in answer.err


def test_results_are_kept_and_played_on(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    arguments = ("arena", SMALL_GAME, "-p", "2", "--bots", "random,medium", "--play-all", "--results", str(file))
    assert call(*arguments, "-g", "6").code == 0
    size = len(json.loads(file.read_text("utf-8"))["deals"])
    more = call(*arguments, "-g", "20", "--json")
    assert (size, len(json.loads(file.read_text("utf-8"))["deals"])) == (3, 10)
    fresh = call(*arguments[:-2], "-g", "20", "--json")
    assert untimed(more.out) == untimed(fresh.out)
    assert f"The results are in {file}." in call(*arguments, "-g", "20").out.replace("\n", "")


def test_an_interrupted_tournament_is_quiet_and_goes_on_later(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    arguments = ("arena", SOME_GAME, "-p", "2", "--bots", "random,random", "-g", "2000", "-w", "2")
    with started(*arguments, "--results", str(file)) as child:
        for _ in range(300):
            time.sleep(0.1)
            if file.exists():
                break
        time.sleep(1)
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=30)
        assert (child.returncode, out, err) == (130, b"", b"")
    kept = json.loads(file.read_text("utf-8"))
    played = sum(map(len, kept["deals"]))
    assert 0 <= played < 2000
    again = process(*arguments[:-4], "-g", str(played // 2 * 2 + 2), "--results", str(file), "--json")
    assert again.code == 0
    assert json.loads(again.out)["deals"] == played // 2 + 1


@pytest.mark.parametrize("name", ["plot.svg", "plot.png"])
def test_a_plot_is_drawn(name: str, call: Call, tmp_path: Path) -> None:
    file = tmp_path / name
    answer = call("arena", SMALL_GAME, "-p", "2", "--bots", "random,random", "-g", "4", "--plot", str(file))
    assert (answer.code, answer.err) == (0, "")
    assert file.stat().st_size > 1000
    assert str(file) in answer.out.replace("\n", "")


@every_game
def test_a_wrong_call_says_what_is_accepted(samples: Samples, call: Call, tmp_path: Path) -> None:
    game = samples.game
    other = tmp_path / "results.json"
    assert call("arena", game.word, "-p", "2", "--bots", "random,random", "-g", "2", "--results", str(other)).code == 0
    nothing = tmp_path / "nothing.json"
    nothing.write_text("{}", "utf-8")
    seats = ["-p", "2", "--bots", "random,random", "-g", "2"]
    wrong = [
        (["-p", str(game.players[-1] + 1)], f"{game.title} is for"),
        (["speed=fast"], f"{game.title} has no option 'speed'"),
        (["--bots", "random"], "a tournament needs at least 2 bots, not 1"),
        (["--bots", ""], "at least 2 bots, not 0"),
        (["--bots", "random,nobody"], "There is no bot 'nobody'; there are: easy"),
        (["--bots", "random,no_module:Bot"], "the bot no_module:Bot cannot be made: ModuleNotFoundError"),
        ([*seats, "--lineups", "some"], "there are no line-ups 'some'; there are: mixed, alone, first"),
        ([*seats, "--orders", "some"], "there are no seat orders 'some'; there are: every, rotated"),
        (["-p", "2", "--bots", "random,random", "-g", "1"], "one deal of these bots has more than 1 games"),
        ([*seats, "--plot", "plot.pdf"], "a plot is a file that ends with .svg or .png, not 'plot.pdf'"),
        ([*seats, "--plot", "nowhere/plot.svg"], "there is no folder nowhere"),
        ([*seats, "--results", str(nothing)], "is no results file of the arena"),
        ([*seats, "--results", str(other), "--seed", "2"], "results of another tournament: seed is 1 there and 2 here"),
        ([*seats, "--results", str(tmp_path)], "Is a directory"),
        ([*seats, "--results", str(tmp_path / "no" / "where.json")], "No such file or directory"),
    ]
    wrong += [
        (["-p", "2", "--bots", f"random,{bot}"], f"the bot {bot} does not play {game.title} with 2 players; these do: ")
        for bot in BOTS
        if not plays(bot, game.name, 2)
    ]
    for arguments, message in wrong:
        answer = call("arena", game.word, *arguments)
        assert (answer.code, answer.out) == (2, ""), arguments
        assert message in answer.err
        assert "Traceback" not in answer.err


def without(name: str) -> Callable[..., ModuleType]:
    """Return an import that does not find a package."""
    found = builtins.__import__

    def find(module: str, *arguments: object) -> ModuleType:
        if module.partition(".")[0] == name:
            raise ModuleNotFoundError(f"No module named '{name}'", name=name)
        return found(module, *arguments)  # type: ignore[arg-type]

    return find


def test_without_what_rates_there_are_figures_and_a_sentence(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builtins, "__import__", without("openskill"))
    answer = call("arena", SMALL_GAME, "-p", "2", "--bots", "random,random", "-g", "4")
    assert (answer.code, answer.err) == (0, "")
    assert "Ratings need openskill: pip install 'bedesten[arena]'" in answer.out
    assert "50.0%" in answer.out


def test_without_what_draws_nothing_is_played(call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("bedesten.arena.plots.find_spec", lambda name: None)
    answer = call("arena", SMALL_GAME, "-p", "2", "--plot", str(tmp_path / "plot.svg"))
    assert (answer.code, answer.out) == (2, "")
    assert "Plots need matplotlib: pip install 'bedesten[arena]'" in answer.err


def test_games_for_one_are_compared_by_their_scores(call: Call) -> None:
    alone = [samples.game for samples in ALL_SAMPLES if 1 in samples.game.players]
    assert find_game(SMALL_GAME) in alone
    for game in alone:
        answer = call("arena", game.word, "-p", "1", "--bots", "random,random,easy", "-g", "9", "--json")
        assert answer.code == 0
        data = json.loads(answer.out)
        assert data["deals"] == 3
        assert data["figures"][0]["share"] == data["figures"][1]["share"]
        assert sum(bot["share"]["mean"] for bot in data["figures"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--ray", "somewhere"], "'somewhere' is no address of a Ray cluster: it is auto, or host:port"),
        (["--ray", "127.0.0.1:1"], "there is no Ray cluster at 127.0.0.1:1: nobody answers there"),
        (["--ray", "127.0.0.1:99999999"], "nobody answers there"),
        (["--ray", "auto", "-w", "2"], "a cluster (--ray) has its own"),
    ],
)
def test_a_cluster_that_is_none_is_told(arguments: list[str], message: str, call: Call) -> None:
    answer = call("arena", SMALL_GAME, "-p", "2", "--bots", "random,random", "-g", "2", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert message in answer.err


def test_without_ray_there_is_a_sentence(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builtins, "__import__", without("ray"))
    answer = call("arena", SMALL_GAME, "-p", "2", "--bots", "random,random", "-g", "2", "--ray", "auto")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == "bedesten: A cluster needs Ray: pip install 'bedesten[ray]'\n"


def test_what_only_the_arena_needs_is_loaded_by_nobody_else() -> None:
    program = "import sys, bedesten.cli; print(*{'matplotlib', 'numpy', 'openskill', 'ray'} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"
