"""Count the machine instructions of one decision, which no busy machine disturbs.

Random games are played under valgrind (`apt-get install valgrind`), which counts inside the compiled loop over
decisions only: the setting up of a table is not counted. Takes half a minute for each way to play: a game, its options,
and how many players if not four. With --thirds the same games are counted again from their first and from their second
third on, which tells what a decision costs early and late.

    python -m benchmarks.instructions
    python -m benchmarks.instructions "istanbul rules=mocha" "choose-write players=5"
    python -m benchmarks.instructions --thirds --games 24 "cairo players=3"
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import bedesten
from bedesten.arena.playing import play_randomly
from bedesten.core.engine import is_compiled

ROOT = Path(__file__).resolve().parent.parent
SEATS = 4
WAYS = (
    "istanbul", "istanbul rules=great-bazaar", "choose-write", "choose-write players=1",
    "cairo players=2", "cairo players=3", "cairo",
)  # fmt: skip

LONG_GAMES = 6
SHORT_GAMES = 60
"""A game of Istanbul has thousands of decisions, the others some hundred; and what is rare but dear must not be left
to a few games: five games of Cairo and twelve differed by a sixth."""

LOOP = "CPyDef_playing___play_randomly"
"""What mypyc calls the loop."""


def play(way: str, games: int, thirds: int) -> int:
    """Play some games; return how many decisions that took, without those of so many thirds of each game."""
    name, *words = way.split()
    options: dict[str, str] = dict(word.split("=") for word in words)
    players = int(options.pop("players", SEATS))
    decisions = 0
    for seed in range(games):
        left_out = 0
        if thirds:
            luck = bedesten.FastLuck(seed)
            state = bedesten.game(name).start(players, luck, **options)
            left_out = play_uncounted(state, luck) * thirds // 3
        luck = bedesten.FastLuck(seed)
        state = bedesten.game(name).start(players, luck, **options)
        play_uncounted(state, luck, left_out)
        decisions += play_randomly(state, luck)
    return decisions


def games_of(way: str) -> int:
    return LONG_GAMES if way.startswith("istanbul") else SHORT_GAMES


def play_uncounted(state: bedesten.State, luck: bedesten.Luck, most: int = sys.maxsize) -> int:
    """Play on as `play_randomly` would, at most for so many decisions; return how many there were."""
    decisions = 0
    while state.seat != bedesten.OVER and decisions < most:
        actions = state.actions()
        state.apply(actions[luck.below(len(actions))], luck)
        decisions += 1
    return decisions


def counted(way: str, games: int, thirds: int = 0) -> tuple[int, int]:
    """Return the instructions and the decisions of some games, without so many thirds of each."""
    counting = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", f"--toggle-collect={LOOP}"]
    playing = [sys.executable, "-m", "benchmarks.instructions", "--here", way, "--games", str(games)]
    playing += ["--left-out", str(thirds)]
    run = subprocess.run(
        [*counting, *playing],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "0", "BEDESTEN_ENGINE": "compiled"},
        capture_output=True,
        check=False,
        text=True,
    )
    collected = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode or collected is None or collected[1] == "0":
        sys.exit(f"valgrind has failed:\n{run.stderr[-2000:]}")
    return int(collected[1]), int(run.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ways", nargs="*", default=WAYS, help="ways to play; if none are given: " + ", ".join(WAYS))
    parser.add_argument("--games", type=int, help=f"if not given: {LONG_GAMES} of Istanbul, {SHORT_GAMES} of others")
    parser.add_argument("--thirds", action="store_true", help="also tell what a decision costs early and late")
    parser.add_argument("--here", action="store_true", help="play in this process, and print the number of decisions")
    parser.add_argument("--left-out", type=int, default=0, help="so many thirds of each game are played beforehand")
    given = parser.parse_args()
    if given.here:
        print(play(given.ways[0], given.games or games_of(given.ways[0]), given.left_out))
        return
    if shutil.which("valgrind") is None:
        sys.exit("This needs valgrind: apt-get install valgrind")
    assert is_compiled(), "the engine is not compiled: make compiled"
    for way in given.ways:
        games = given.games or games_of(way)
        instructions, decisions = counted(way, games)
        print(f"{way}: {instructions / decisions:,.0f} instructions a decision ({decisions:,} decisions)", flush=True)
        if given.thirds:
            later, later_decisions = counted(way, games, 1)
            last, last_decisions = counted(way, games, 2)
            early = (instructions - later) / (decisions - later_decisions)
            late = last / last_decisions
            print(f"    first third {early:,.0f}, last third {late:,.0f}: {late / early:.2f} times as many", flush=True)


if __name__ == "__main__":
    main()
