"""Measure the engine, compiled and interpreted, against catanatron in one interleaved run.

Seconds are those of the processor: on a quiet core they are those of the clock, and on a busy one what other work takes
is left out. Even so a shared machine swings widely, so all of them take turns, several rounds, and the ratios of their
medians are what counts. `late : early` is how long a decision of the last third of a game takes, to one of the first.
Prints a table and writes build/bench.json.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "benchmarks"
OURS = (sys.executable, str(HERE / "bedesten_side.py"))
ISTANBUL = (*OURS, "istanbul")
CHOOSE_WRITE = (*OURS, "choose-write")
CAIRO = (*OURS, "cairo")
THEIRS = (str(ROOT / ".venv-catanatron" / "bin" / "python"), str(HERE / "catanatron_side.py"))
COMPILED = {"BEDESTEN_ENGINE": "compiled"}
BASE = "istanbul, compiled"
EXPANSIONS = ("mocha", "letters", "great-bazaar")
SIDES: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    BASE: (ISTANBUL, COMPILED),
    **{f"{BASE}, {rules}": ((*ISTANBUL, f"rules={rules}"), COMPILED) for rules in EXPANSIONS},
    "choose & write, compiled": (CHOOSE_WRITE, COMPILED),
    "choose & write, compiled, alone": ((*CHOOSE_WRITE, "--players", "1"), COMPILED),
    **{f"cairo, compiled, {n} players": ((*CAIRO, "--players", str(n)), COMPILED) for n in (2, 3, 4)},
    "istanbul, interpreted": (ISTANBUL, {"BEDESTEN_ENGINE": "interpreted"}),
    "catanatron": (THEIRS, {}),
}
PEER = "catanatron"


def run(side: str, seconds: float, seed: int) -> dict[str, Any]:
    """Let one side play and return what it measured."""
    command, environment = SIDES[side]
    arguments = [*command, "--seconds", str(seconds), "--seed", str(seed)]
    done = subprocess.run(
        arguments, env={**os.environ, **environment}, capture_output=True, text=True, check=False, cwd=ROOT
    )
    if done.returncode:
        sys.exit(f"{side} failed:\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def summary(rounds: list[dict[str, Any]]) -> dict[str, float]:
    """Return the medians of several rounds."""
    figures = {
        "decisions_per_second": [r["decisions"] / r["seconds"] for r in rounds],
        "games_per_second": [r["games"] / r["seconds"] for r in rounds],
        "us_per_clone": [r["us_per_copy"] for r in rounds],
    }
    medians = {name: statistics.median(values) for name, values in figures.items()}
    medians["fastest_decisions_per_second"] = max(figures["decisions_per_second"])
    if "late_to_early" in rounds[0]:
        medians["late_to_early"] = statistics.median(r["late_to_early"] for r in rounds)
    if "megabytes" in rounds[0]:
        medians["megabytes"] = max(r["megabytes"] for r in rounds)
    return medians


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0, help="of play for each side in each round")
    arguments = parser.parse_args()
    measured: dict[str, list[dict[str, Any]]] = {side: [] for side in SIDES}
    for number in range(arguments.rounds):
        for side in SIDES:
            measured[side].append(run(side, arguments.seconds, number))
    if not measured[BASE][0]["compiled"]:
        sys.exit("The engine is not compiled; there is nothing to measure.")
    results = {side: summary(rounds) for side, rounds in measured.items()}
    peer = results[PEER]
    for figures in results.values():
        figures["times_catanatron"] = figures["decisions_per_second"] / peer["decisions_per_second"]
        figures["share_of_base"] = figures["decisions_per_second"] / results[BASE]["decisions_per_second"]
    table = Table(
        title=f"Random players, 4 seats if not said otherwise; medians of {arguments.rounds} interleaved rounds"
    )
    for heading in (
        "",
        "decisions/s",
        "fastest round",
        "games/s",
        "µs per clone",
        "late : early",
        "MB",
        f"× {PEER}",
        "× base",
    ):
        table.add_column(heading, justify="left" if not heading else "right")
    for side, figures in results.items():
        table.add_row(
            side,
            f"{figures['decisions_per_second']:,.0f}",
            f"{figures['fastest_decisions_per_second']:,.0f}",
            f"{figures['games_per_second']:,.1f}",
            f"{figures['us_per_clone']:.2f}",
            f"{figures['late_to_early']:.2f}" if "late_to_early" in figures else "–",
            f"{figures['megabytes']:.0f}" if "megabytes" in figures else "–",
            f"{figures['times_catanatron']:.1f}",
            f"{figures['share_of_base']:.2f}",
        )
    Console(width=max(Console().width, 120)).print(table)
    report = ROOT / "build" / "bench.json"
    report.parent.mkdir(exist_ok=True)
    report.write_text(json.dumps(results, indent=2) + "\n", "utf-8")
    print(json.dumps(results))


if __name__ == "__main__":
    main()
