"""Simulation: many games between bots, on one or more processes, and the numbers that come of them.

Every game has its own luck, drawn from the seed and the number of the game, and bots of its own. So the numbers depend
on nothing else: not on how many processes played, nor on which game came before.
"""

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from pathlib import Path

from bedesten.arena.playing import MOST_DECISIONS, play_out, play_randomly
from bedesten.arena.processes import batches_of, on_processes
from bedesten.bots import ask, bot
from bedesten.core.contract import OVER, State
from bedesten.core.errors import BadBot, BadOption
from bedesten.core.luck import FastLuck, Luck
from bedesten.core.record import Recorder
from bedesten.core.registry import Game, find_game
from bedesten.core.standing import Standing


@dataclass(frozen=True)
class Plan:
    """What is to be simulated. `bots` names one bot for each seat; `records` is the folder to keep the games in."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    records: Path | None = None


@dataclass
class Tally:
    """The numbers of some games; tallies add up."""

    wins: list[Fraction]
    games: int = 0
    decisions: int = 0
    rounds: int = 0
    seconds: float = 0.0

    def add_game(self, decisions: int, rounds: int, standing: Standing) -> None:
        """Count one game. Those who share a victory share the point."""
        self.games += 1
        self.decisions += decisions
        self.rounds += rounds
        for seat in standing.winners:
            self.wins[seat] += Fraction(1, len(standing.winners))

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]

    def numbers(self) -> dict[str, object]:
        """Return the numbers ready for JSON."""
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "games_per_second": round(self.games / seconds, 3),
            "mean_rounds": round(self.rounds / max(1, self.games), 3),
            "wins_by_seat": [round(float(wins), 4) for wins in self.wins],
        }


def derive_seed(seed: int, number: int, purpose: str) -> int:
    """Return the seed of one stream of luck, such as `game` or `bots`, of one game."""
    digest = hashlib.sha256(f"{seed} {number} {purpose}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2


def game_luck(seed: int, number: int = 0) -> Luck:
    """Return the luck that game `number` of a simulation with this seed is played with."""
    return FastLuck(derive_seed(seed, number, "game"))


def bot_luck(seed: int, number: int = 0) -> Luck:
    """Return the luck that the bots of game `number` think with."""
    return FastLuck(derive_seed(seed, number, "bots"))


def bots_for(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return the names of the bots seat by seat: one name is for all; raise BadOption if there are too few or many."""
    if len(names) not in {1, seats}:
        raise BadOption(f"{len(names)} bots are named for {seats} seats; name one bot for all of them, or {seats}.")
    for name in dict.fromkeys(names):
        bot(name)
    return tuple(names) * seats if len(names) == 1 else tuple(names)


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play all games of a plan; `progress` hears the number of games finished each time some are.

    Raises BedestenError for a plan that cannot be played: its options, its bots, or bots that never finish.
    """
    game = find_game(plan.game)
    game.settings(plan.players, plan.options)
    if plan.games < 1 or workers < 1:
        raise BadOption(f"a simulation needs at least 1 game and 1 worker, not {plan.games} and {workers}.")
    if len(plan.bots) != plan.players:
        raise BadOption(f"{len(plan.bots)} bots are named for {plan.players} seats.")
    for name in dict.fromkeys(plan.bots):
        bot(name)
    if plan.records is not None:
        _make_folder(plan.records)
    total = Tally([Fraction(0)] * plan.players)
    start = time.perf_counter()
    for tally in on_processes(partial(_play_games, plan), batches_of(0, plan.games), workers):
        if tally is not None:
            total.add(tally)
        if progress is not None:
            progress(total.games)
    total.seconds = time.perf_counter() - start
    return total


def _play_games(plan: Plan, numbers: range) -> Tally:
    game = find_game(plan.game)
    tally = Tally([Fraction(0)] * plan.players)
    only_random = set(plan.bots) == {"random"}
    for number in numbers:
        luck, chooser = game_luck(plan.seed, number), bot_luck(plan.seed, number)
        if plan.records is not None:
            state, decisions = _play_recorded(game, plan, number, luck, chooser)
        else:
            state = game.start(plan.players, luck, **plan.options)
            if only_random:
                decisions = play_randomly(state, luck, chooser)
            else:
                decisions = play_out(state, [bot(name) for name in plan.bots], luck, chooser, MOST_DECISIONS)
        demand_end(state, number, decisions, plan.bots)
        tally.add_game(decisions, state.round, state.standing())
    return tally


def demand_end(state: State, number: int, decisions: int, bots: Sequence[str]) -> None:
    """Raise BadBot if a game was given up before its end."""
    if state.seat != OVER:
        raise BadBot(
            f"game {number} was given up after {decisions} decisions: "
            f"these bots ({', '.join(dict.fromkeys(bots))}) do not bring a game to its end."
        )


def _play_recorded(game: Game, plan: Plan, number: int, luck: Luck, chooser: Luck) -> tuple[State, int]:
    assert plan.records is not None
    recorder = Recorder(game, plan.players, luck, [f"bot {name}" for name in plan.bots], **plan.options)
    bots = [bot(name) for name in plan.bots]
    state = recorder.state
    decisions = 0
    while state.seat != OVER and decisions < MOST_DECISIONS:
        recorder.apply(ask(bots[state.seat], state, chooser))
        decisions += 1
    (plan.records / f"{number:05}.record").write_text(recorder.record.write(), encoding="utf-8")
    return state, decisions


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"the records cannot be kept in {folder}: {error.strerror}.") from error
