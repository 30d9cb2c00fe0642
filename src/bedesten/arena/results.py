"""The results of a tournament: every game, kept as small JSON, to be counted again or played on.

    {"bedesten arena": 1,
     "plan": {"game": …, "players": …, "options": …, "bots": …, "seed": …, …},
     "times": [{"320": 14, …}, …],
     "deals": [[[round, decisions, [score of each seat], [place of each seat]], …], …]}

Deals stand in a line each, and their games in the order of the seatings; the last deal may be cut off. `times` counts
for each bot how many decisions took how long, in steps of `stopwatch`; all else is the same when it is played again.
"""

import contextlib
import json
import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from bedesten.arena.stopwatch import STEPS
from bedesten.arena.tournament import GameResult, Played, Times, Tournament
from bedesten.core.errors import BadResults, shown
from bedesten.core.registry import find_game

FORMAT = "bedesten arena"
VERSION = 1


@dataclass
class Results:
    """What has been played of a tournament, in the order of its games."""

    tournament: Tournament
    outcomes: list[GameResult] = field(default_factory=list)
    times: Times = field(default_factory=list)

    def __post_init__(self) -> None:
        self.times = self.times or [Counter() for _ in self.tournament.bots]

    def add(self, played: Played) -> None:
        """Add games that come next."""
        self.outcomes += played.outcomes
        for all_of_it, more in zip(self.times, played.times, strict=True):
            all_of_it.update(more)

    @property
    def deals(self) -> int:
        """How many deals are whole."""
        return len(self.outcomes) // len(self.tournament.seatings)

    def deal(self, number: int) -> list[GameResult]:
        """Return the games of a deal, one for each seating."""
        size = len(self.tournament.seatings)
        return self.outcomes[number * size : (number + 1) * size]

    def keep(self, deals: int) -> None:
        """Forget all games after so many deals."""
        del self.outcomes[deals * len(self.tournament.seatings) :]

    def text(self) -> str:
        """Return the results as they are kept."""
        parts = [self.deal(number) for number in range(self.deals + 1)]
        lines = ",\n".join(json.dumps(part, separators=(",", ":")) for part in parts if part)
        plan = json.dumps(plan_of(self.tournament), ensure_ascii=False)
        times = json.dumps(
            [{str(step): counts[step] for step in sorted(counts)} for counts in self.times], separators=(",", ":")
        )
        return f'{{"{FORMAT}": {VERSION},\n"plan": {plan},\n"times": {times},\n"deals": [\n{lines}\n]}}\n'

    def save(self, path: Path) -> None:
        """Write the results to a file; whenever that is cut short, the file is the one before or the new one."""
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            beside.write_text(self.text(), encoding="utf-8")
            beside.replace(path)
        finally:
            with contextlib.suppress(OSError):
                beside.unlink()

    @classmethod
    def load(cls, path: Path, tournament: Tournament) -> "Results":
        """Read what was kept of a tournament; raise BadResults if it is something else, or of another one."""
        try:
            kept = json.loads(path.read_text(encoding="utf-8"))
        except (ValueError, RecursionError) as error:
            raise BadResults(f"{path} is no results file of the arena: it is not JSON.") from error
        if not isinstance(kept, dict) or kept.get(FORMAT) != VERSION:
            raise BadResults(f'{path} is no results file of the arena: one begins with {{"{FORMAT}": {VERSION}.')
        _demand_plan(path, kept.get("plan"), plan_of(tournament))
        try:
            outcomes = [_outcome(game, tournament.players) for deal in kept["deals"] for game in deal]
            times = [_counts(counts) for counts in kept["times"]]
            if len(times) != len(tournament.bots):
                raise ValueError(f"times of {len(times)} bots")
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise BadResults(f"{path} is a results file that was damaged: {error}.") from error
        return cls(tournament, outcomes, times)


def plan_of(tournament: Tournament) -> dict[str, object]:
    """Return all that decides the results of a tournament, but for how many games it has."""
    game = find_game(tournament.game)
    settings = game.settings(tournament.players, tournament.options)
    return {
        "game": game.name,
        "rules": game.rules_version,
        "components": game.replaced_components(settings),
        "players": tournament.players,
        "options": settings,
        "bots": list(tournament.bots),
        "lineups": tournament.lineups,
        "orders": tournament.orders,
        "seed": tournament.seed,
    }


def _demand_plan(path: Path, theirs: object, ours: dict[str, object]) -> None:
    known = theirs if isinstance(theirs, dict) else {}
    for name, value in ours.items():
        if known.get(name) != value:
            raise BadResults(
                f"{path} has results of another tournament: {name} is {shown(known.get(name))} there and "
                f"{shown(value)} here; name another file, or ask for the same."
            )


def _outcome(game: object, players: int) -> GameResult:
    match game:
        case [number, decisions, [*scores], [*places]] if len(scores) == len(places) == players and 1 in places:
            return GameResult(_whole(number), _whole(decisions), tuple(map(_whole, scores)), tuple(map(_whole, places)))
    raise ValueError(f"{shown(game)} is no game of {players} players")


def _counts(counts: dict[str, object]) -> Counter[int]:
    found = Counter({int(step): _whole(count) for step, count in counts.items()})
    if any(not 0 <= step < STEPS or count < 1 for step, count in found.items()):
        raise ValueError("no stopwatch shows such times")
    return found


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise ValueError(f"{shown(value)} is no whole number")
    return value
