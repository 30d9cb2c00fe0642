"""Count the machine instructions of one decision, which no busy machine disturbs.

The same random games of four are set up twice under valgrind (`apt-get install valgrind`), and played only once: what
the second run counts more is play. Takes half a minute for each rule set.

    python -m benchmarks.instructions --rules base --rules great-bazaar
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import bedesten
from bedesten.arena.playing import play_randomly
from bedesten.core.engine import is_compiled

ROOT = Path(__file__).resolve().parent.parent
SEATS = 4


def play(rules: str, games: int, is_played: bool) -> int:
    """Set up some games, and play them if asked to; return how many decisions that took."""
    decisions = 0
    for seed in range(games):
        luck = bedesten.FastLuck(seed)
        state = bedesten.game("istanbul").start(SEATS, luck, rules=rules)
        if is_played:
            decisions += play_randomly(state, luck)
    return decisions


def counted(rules: str, games: int, is_played: bool) -> tuple[int, int]:
    """Return the instructions and the decisions of a run."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
            + [sys.executable, "-m", "benchmarks.instructions", "--here", "--rules", rules, "--games", str(games)]
            + ["--play"] * is_played,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": "0", "BEDESTEN_ENGINE": "compiled"},
            capture_output=True,
            check=False,
            text=True,
        )
    collected = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode or collected is None:
        sys.exit(f"valgrind has failed:\n{run.stderr[-2000:]}")
    return int(collected[1]), int(run.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", action="append", help="rule sets of Istanbul; base and great-bazaar if not given")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--here", action="store_true", help="play in this process, and print the number of decisions")
    parser.add_argument("--play", action="store_true", help="with --here: do not only set up")
    given = parser.parse_args()
    rule_sets = given.rules or ["base", "great-bazaar"]
    if given.here:
        print(play(rule_sets[0], given.games, given.play))
        return
    if shutil.which("valgrind") is None:
        sys.exit("This needs valgrind: apt-get install valgrind")
    assert is_compiled(), "the engine is not compiled: make compiled"
    for rules in rule_sets:
        idle, _ = counted(rules, given.games, is_played=False)
        busy, decisions = counted(rules, given.games, is_played=True)
        each = (busy - idle) / decisions
        print(f"{rules}: {each:,.0f} instructions a decision ({decisions:,} decisions)", flush=True)


if __name__ == "__main__":
    main()
