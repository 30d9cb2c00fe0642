"""Measure the bots: their habits over many games among themselves, and duplicate games of one against another.

Duplicate games are those of the arena (docs/arena.md): the same deal, with a random layout, is played once with the
first bot in each seat and the second one in all others, so that nobody is favoured; two bots that play alike share the
points exactly. Intervals are 95 %, over deals. Prints tables; the same seed prints the same figures.

Games alone are in `solo.py`. Times are those of a decision, on whatever runs beside it.

    python -m benchmarks.bots --games 500 --deals 500 --timed 64 --solo 200 --seed 1
"""

import argparse
import multiprocessing
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import cycle, product

from benchmarks.solo import print_solo
from benchmarks.watching import Course, Habits, watch

import bedesten
from bedesten.arena.competing import compete
from bedesten.arena.figures import figures_of
from bedesten.arena.processes import on_processes
from bedesten.arena.tournament import Tournament
from bedesten.bots import ask
from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.games.istanbul.chapters import RULE_SETS
from bedesten.games.istanbul.state import Istanbul

STRIDE = 1_000_003  # between the lucks of two seeds
THINKING = 500_000_000  # from the luck of a game to that of its bots
BATCH = 10


@dataclass(frozen=True)
class Table:
    """At which tables is played."""

    rules: str
    seats: int
    seed: int
    neutral: bool = False

    @property
    def options(self) -> dict[str, object]:
        return {"rules": self.rules, "layout": "random", "neutral": "yes" if self.neutral else "no"}

    def deal(self, number: int) -> tuple[Istanbul, FastLuck, FastLuck]:
        """Return a state, the luck of its game and that of its bots."""
        luck = FastLuck(self.seed * STRIDE + number)
        state = bedesten.game("istanbul").start(self.seats, luck, **self.options)
        assert isinstance(state, Istanbul)
        return state, luck, FastLuck(self.seed * STRIDE + number + THINKING)

    def play(self, number: int, bots: Iterable[str]) -> Course:
        """Play one deal."""
        state, luck, thinking = self.deal(number)
        return watch(state, [bedesten.bot(name) for name in bots], luck, thinking)


@dataclass
class Group:
    """What some players have in common; all of them, those who won, or those who lost."""

    all: Habits
    winners: Habits
    losers: Habits
    rounds: int = 0

    @classmethod
    def empty(cls) -> "Group":
        return cls(Habits(), Habits(), Habits())

    def add(self, other: "Group") -> None:
        self.all.add(other.all)
        self.winners.add(other.winners)
        self.losers.add(other.losers)
        self.rounds += other.rounds


def habits_of(table: Table, bot: str, numbers: range) -> Group:
    """Let a bot play some games against itself."""
    group = Group.empty()
    for number in numbers:
        course = table.play(number, [bot] * table.seats)
        group.rounds += course.rounds
        for seat, habits in enumerate(course.habits):
            group.all.add(habits)
            (group.winners if seat in course.winners else group.losers).add(habits)
    return group


def in_parts(pool: ProcessPoolExecutor, work: Callable[[range], Group], count: int) -> list[Group]:
    """Do some work in parts, on all processes; the parts come back in order."""
    return list(pool.map(work, [range(at, min(at + BATCH, count)) for at in range(0, count, BATCH)]))


def print_habits(pool: ProcessPoolExecutor, table: Table, bots: list[str], games: int) -> None:
    print(f"\n### Habits: {games} games, {table.rules}, {table.seats} seats, seed {table.seed}\n")
    print("| | rounds | turns | ended early | actions skipped | cards played | for nothing | goods for themselves |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    groups: dict[str, Group] = {}
    for bot in bots:
        group = groups[bot] = Group.empty()
        for part in in_parts(pool, partial(habits_of, table, bot), games):
            group.add(part)
        one = group.all
        print(
            f"| {bot} | {group.rounds / games:.1f} | {one.turns:,} | {one.stopped} | {one.skipped} | {one.cards:,} "
            f"| {one.null_cards} | {one.null_meetings} of {one.meetings:,} |",
            flush=True,
        )
    print("\n| | extensions bought | a game and seat | turns with a ruby in reach | of these without a ruby ", end="")
    print("| Lira left: winners, losers | cards left: winners, losers |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for bot, group in groups.items():
        won, lost = group.winners, group.losers
        print(
            f"| {bot} | {group.all.extensions} | {group.all.extensions / group.all.games:.2f} "
            f"| {group.all.rubies_offered:,} | {100 * group.all.rubies_passed / group.all.rubies_offered:.1f} % "
            f"| {won.lira_left / won.games:.1f}, {lost.lira_left / lost.games:.1f} "
            f"| {won.cards_left / won.games:.2f}, {lost.cards_left / lost.games:.2f} |"
        )


def print_match(workers: int, table: Table, first: str, second: str, deals: int) -> None:
    """Let the first bot sit alone among the second, in each seat of every deal."""
    bots, games = (first, second), deals * table.seats
    tournament = Tournament("istanbul", table.seats, bots, games, table.seed, table.options, lineups="first")
    share = figures_of(compete(tournament, partial(on_processes, workers=workers), stops=False)).bots[0].share
    print(
        f"| {first} against {second} | {table.rules} | {table.seats} | {deals} | {games} "
        f"| {100 * share.mean:.1f} % | {100 * share.low:.1f} – {100 * share.high:.1f} | {100 * share.fair:.0f} % |",
        flush=True,
    )


def print_times(name: str, games: int, seed: int) -> None:
    """Time each decision of games with 2 to 5 seats and all rule sets, on one core."""
    times = []
    for number, (rules, seats) in zip(range(games), cycle(product(RULE_SETS, (2, 3, 4, 5))), strict=False):
        state, luck, thinking = Table(rules, seats, seed).deal(number)
        bot = bedesten.bot(name)
        while state.seat != OVER:
            began = time.perf_counter()
            action = ask(bot, state, thinking)
            times.append(1000 * (time.perf_counter() - began))
            state.apply(action, luck)
    times.sort()
    mean, late = sum(times) / len(times), times[len(times) * 99 // 100]
    print(f"| {name} | {len(times):,} | {mean:.2f} | {late:.2f} | {times[-1]:.2f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500, help="games for the habits of each bot; 0 leaves them out")
    parser.add_argument("--deals", type=int, default=500, help="deals of each match; 0 leaves them out")
    parser.add_argument("--timed", type=int, default=64, help="games whose decisions are timed; 0 leaves them out")
    parser.add_argument("--solo", type=int, default=200, help="games alone, for a high score and for the wall; 0: none")
    parser.add_argument("--work", type=float, default=1.0, help="share of its usual work that the planner does")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    began = time.perf_counter()
    with ProcessPoolExecutor(arguments.workers, multiprocessing.get_context("spawn")) as pool:
        if arguments.games:
            for seats in (2, 4):
                table = Table("base", seats, arguments.seed)
                print_habits(pool, table, ["easy", "medium", "greedy"], arguments.games)
        if arguments.deals:
            print(f"\n### Duplicate games, seed {arguments.seed}\n")
            print("| | rules | seats | deals | games | share of the points | 95 % | fair |")
            print("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |")
            workers = arguments.workers
            print_match(workers, Table("base", 2, arguments.seed), "easy", "random", arguments.deals)
            print_match(workers, Table("base", 2, arguments.seed), "medium", "easy", arguments.deals)
            for rules in RULE_SETS:
                for seats in (2, 4):
                    print_match(workers, Table(rules, seats, arguments.seed), "medium", "greedy", arguments.deals // 4)
        if arguments.solo:
            print_solo(pool, ["greedy", "planner"], arguments.work, arguments.solo, arguments.seed)
    if arguments.timed:
        print(f"\n### Milliseconds a decision: {arguments.timed} games, 2 to 5 seats, all rule sets\n")
        print("| | decisions | mean | 99 % | at worst |\n| --- | ---: | ---: | ---: | ---: |")
        for name in ("easy", "medium", "greedy"):
            print_times(name, arguments.timed, arguments.seed)
    print(f"\n{time.perf_counter() - began:.0f} s on {arguments.workers} processes")


if __name__ == "__main__":
    main()
