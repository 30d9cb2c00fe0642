"""Measure bots that play Choose & Write alone: for a high score, and to fill the wall of challenges.

On the way through the wall a bot plays lots of a few games and chooses the tile of each before a lot: of those that
are not set the ones first that it has tried least often, then those of the lower column. Every tile that a game sets
counts, as the rules have it.
"""

import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import cycle

import bedesten
from bedesten.bots import PlannerBot, ask
from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.core.wall import Collection, SoloGame
from bedesten.games.choose_write.data import COLUMNS
from bedesten.games.choose_write.wall import RUBIES, ChallengeWall

STRIDE = 1_000_003  # between the lucks of two seeds
THINKING = 500_000_000  # from the luck of a game to that of its bot
WALL = 250_000_000  # from the games for a high score to those for the wall
BATCH = 5
LOT = 6  # games for the wall that are chosen together
SHARES = (10, 11, 12, 13)
STAGES = (10, 20, 30, 40, 50, 75, 100, 125, 150, 175, 200)


@dataclass
class Thinking:
    """How long a bot took over its decisions, in milliseconds."""

    times: list[float]

    def row(self) -> str:
        times = sorted(self.times)
        late = times[len(times) * 99 // 100]
        return f"{len(times):,} | {sum(times) / len(times):.1f} | {late:.1f} | {times[-1]:.1f}"


def play(bot: str, share: float, seed: int, goal: str, number: int) -> tuple[SoloGame, list[float]]:
    """Play one game, the planner with a share of its work; return what it reached, and the time of each decision."""
    luck, thinking = FastLuck(seed * STRIDE + number), FastLuck(seed * STRIDE + number + THINKING)
    player = PlannerBot(share=share) if bot == "planner" else bedesten.bot(bot)
    game, times = bedesten.game("choose_write"), []
    state = game.start(1, luck, goal=goal)
    while state.seat != OVER:
        began = time.perf_counter()
        action = ask(player, state, thinking)
        if len(state.actions()) > 1:
            times.append(1000 * (time.perf_counter() - began))
        state.apply(action, luck)
    return ChallengeWall().finished(str(number), float(number), {"goal": goal}, state), times


def high_scores(bot: str, share: float, seed: int, numbers: range) -> list[tuple[SoloGame, list[float]]]:
    return [play(bot, share, seed, "high-score", number) for number in numbers]


def next_tiles(wall: Collection, tries: Counter[str], count: int) -> list[str]:
    """Return the tiles to play for in the next lot; where few are open, the same ones again."""
    unset = [tile for tile in wall.tiles if tile.name not in wall.set]
    unset.sort(key=lambda tile: (tries[tile.name], tile.level, wall.closest[tile.name].effort))
    return [tile.name for tile, _ in zip(cycle(unset), range(count), strict=False)]


def column_counts(wall: Collection) -> list[int]:
    """Return how many tiles of each column are set."""
    return [sum(name.endswith(f"-{column}") for name in wall.set) for column in COLUMNS]


def fill_wall(pool: ProcessPoolExecutor, bot: str, share: float, games: int, seed: int) -> list[list[int]]:
    """Play for the wall until it is full; return how many tiles of each column were set after each game."""
    wall, tries = Collection(ChallengeWall()), Counter[str]()
    counts: list[list[int]] = []
    while len(counts) < games and len(wall.set) < len(wall.tiles):
        goals = next_tiles(wall, tries, min(LOT, games - len(counts)))
        tries.update(goals)
        numbers = range(WALL + len(counts), WALL + games)
        for game, _times in pool.map(partial(play, bot, share, seed), goals, numbers):
            wall.add(game)
            counts.append(column_counts(wall))
    return counts


def print_solo(pool: ProcessPoolExecutor, bots: list[str], share: float, games: int, seed: int) -> None:
    print(f"\n### Alone, for a high score: {games} games, seed {seed}, {share:g} of the work of the planner\n")
    print(f"| | mean rubies | {' | '.join(f'≥ {share}' for share in SHARES)} ", end="")
    print("| decisions | mean ms | 99 % | at worst |")
    print(f"| --- | ---: |{' ---: |' * len(SHARES)} ---: | ---: | ---: | ---: |")
    for bot in bots:
        parts = [range(at, min(at + BATCH, games)) for at in range(0, games, BATCH)]
        played = [game for part in pool.map(partial(high_scores, bot, share, seed), parts) for game in part]
        rubies = [game.reached[RUBIES] for game, _times in played]
        shares = [f"{100 * sum(one >= share for one in rubies) / games:.1f} %" for share in SHARES]
        thinking = Thinking([one for _game, times in played for one in times])
        print(f"| {bot} | {sum(rubies) / games:.2f} | {' | '.join(shares)} | {thinking.row()} |", flush=True)
    print(f"\n### Alone, for the wall: tiles set in columns {', '.join(map(str, COLUMNS))} after so many games\n")
    stages = [stage for stage in STAGES if stage <= games]
    print(f"| | {' | '.join(map(str, stages))} | columns 10 and 11 full after | all 42 after |")
    print(f"| --- |{' ---: |' * (len(stages) + 2)}")
    for bot in bots:
        counts = fill_wall(pool, bot, share, games, seed)
        reached = [counts[min(stage, len(counts)) - 1] for stage in stages]
        full = len(ChallengeWall().tiles({})) // len(COLUMNS)
        lower = next((str(at + 1) for at, one in enumerate(counts) if one[0] == one[1] == full), "–")
        whole = next((str(at + 1) for at, one in enumerate(counts) if sum(one) == full * len(COLUMNS)), "–")
        shown = " | ".join(f"{sum(one)} ({', '.join(map(str, one))})" for one in reached)
        print(f"| {bot} | {shown} | {lower} | {whole} |", flush=True)
