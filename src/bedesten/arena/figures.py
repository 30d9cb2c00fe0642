"""Figures of a tournament: what its results say about each bot.

Games of a deal hang together, so that everything is taken deal by deal, and intervals are those of the mean over deals.
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from itertools import groupby

from bedesten.arena.certainty import ERROR, Certainty
from bedesten.arena.lineups import Lineup
from bedesten.arena.ratings import NoRatings, Rating, rate
from bedesten.arena.results import Results, plan_of
from bedesten.arena.scoring import Contest, contests, highest_share, shares
from bedesten.arena.stopwatch import step_time
from bedesten.arena.tournament import Tournament
from bedesten.core.luck import FastLuck
from bedesten.core.registry import find_game

SURE = 0.95
NORMAL = 1.959964
"""Within so many standard errors a mean lies with this chance, if there are many deals."""

FEW = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764, 5: 2.5706, 6: 2.4469}
"""The same for few deals, by the degrees of freedom (Student)."""


@dataclass(frozen=True)
class Share:
    """Points per seat, between which bounds they are with 95 % certainty, and what is fair among equals."""

    mean: float
    low: float
    high: float
    fair: float

    @classmethod
    def over(cls, deals: Sequence[Fraction], fair: float) -> "Share":
        """Return the mean of some deals with its interval."""
        count = len(deals)
        mean = float(sum(deals) / count)
        if count == 1:
            return cls(mean, 0.0, 1.0, fair)
        reach = student(count - 1) * math.sqrt(
            math.fsum((float(deal) - mean) ** 2 for deal in deals) / (count - 1) / count
        )
        low, high = max(0.0, mean - reach), min(1.0, mean + reach)
        # Who has won all deals, or none, may still do otherwise in one of the next: the spread does not tell.
        if mean == 0.0:
            high = 1.0 - (1.0 - SURE) ** (1 / count)
        if mean == 1.0:
            low = (1.0 - SURE) ** (1 / count)
        return cls(mean, low, high, fair)


@dataclass(frozen=True)
class BotFigures:
    """What a tournament says about a bot. Times are of decisions that left a choice, in milliseconds."""

    name: str
    share: Share
    rating: Rating | None
    winning_round: float | None
    score: float
    decisions: int
    median_time: float | None
    late_time: float | None


@dataclass(frozen=True)
class LineupFigures:
    """Points per seat of each bot of a line-up, by its number."""

    lineup: Lineup
    shares: dict[int, Share]


@dataclass(frozen=True)
class Figures:
    """All that is said about a tournament."""

    tournament: Tournament
    deals: int
    score: str
    bots: list[BotFigures]
    lineups: list[LineupFigures]
    better: dict[tuple[int, int], int]
    """Pairs of bots of which the first is better for certain, and after how many deals that was so."""
    courses: list[list[Rating]] = field(default_factory=list)
    """The ratings of all bots after each deal; none if nothing is there to rate with."""

    @property
    def games(self) -> int:
        return self.deals * len(self.tournament.seatings)

    @property
    def is_certain(self) -> bool:
        """Whether it is certain of all bots who is better than whom."""
        return 2 * len(self.better) >= len(self.bots) * (len(self.bots) - 1)

    def data(self) -> dict[str, object]:
        """Return the figures ready for JSON."""
        labels = self.tournament.labels
        return {
            **plan_of(self.tournament),
            "deals": self.deals,
            "games": self.games,
            "games_a_deal": len(self.tournament.seatings),
            "score": self.score,
            "figures": [_rounded(asdict(figures)) for figures in self.bots],
            "by_lineup": [
                {
                    "lineup": [labels[one] for one in of.lineup],
                    "shares": {labels[one]: _rounded(asdict(share)) for one, share in of.shares.items()},
                }
                for of in self.lineups
            ],
            "certain": [
                {"better": labels[one], "worse": labels[other], "after_deals": deals}
                for (one, other), deals in self.better.items()
            ],
            "error": ERROR,
        }


def figures_of(results: Results) -> Figures:
    """Work out the figures of all whole deals; raise ValueError if there is none."""
    tournament = results.tournament
    if not results.deals:
        raise ValueError("no deal has been played to its end")
    count, seatings = len(tournament.bots), tournament.seatings
    deals = [contests(seatings, results.deal(number)) for number in range(results.deals)]
    certainty = Certainty(count, highest_share(tournament))
    by_deal = [shares(count, deal) for deal in deals]
    for deal in by_deal:
        certainty.add(deal)
    try:
        courses = list(rate(count, deals))
    except NoRatings:
        courses = []
    fair = 1 / len(deals[0][0].bots)
    return Figures(
        tournament=tournament,
        deals=len(deals),
        score=first_criterion(tournament),
        bots=[
            BotFigures(
                name=label,
                share=Share.over([deal[one] for deal in by_deal], fair),
                rating=courses[-1][one] if courses else None,
                winning_round=_winning_round(results, one),
                score=_mean_score(results, one),
                decisions=results.times[one].total(),
                median_time=_time(results.times[one], 0.5),
                late_time=_time(results.times[one], 0.99),
            )
            for one, label in enumerate(tournament.labels)
        ],
        lineups=_by_lineup(tournament, deals, fair),
        better=certainty.better,
        courses=courses,
    )


def first_criterion(tournament: Tournament) -> str:
    """Return what a game counts first."""
    state = find_game(tournament.game).start(tournament.players, FastLuck(0), **tournament.options)
    return state.standing().criteria[0]


def student(freedom: int) -> float:
    """Return how many standard errors a mean is away at most with 95 % certainty."""
    if freedom in FEW:
        return FEW[freedom]
    z = NORMAL  # the expansion of Cornish and Fisher, right to three digits from here on
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def _by_lineup(tournament: Tournament, deals: Sequence[Sequence[Contest]], fair: float) -> list[LineupFigures]:
    if tournament.players == 1:
        return []
    found = []
    at = 0
    for lineup, seatings in groupby(tournament.seatings, key=lambda seating: tuple(sorted(seating))):
        part = slice(at, at := at + len(list(seatings)))
        by_deal = [shares(len(tournament.bots), deal[part]) for deal in deals]
        found.append(
            LineupFigures(
                lineup, {one: Share.over([deal[one] for deal in by_deal], fair) for one in dict.fromkeys(lineup)}
            )
        )
    return found


def _games_of(results: Results, one: int) -> list[tuple[int, int, int]]:
    """Return round, score and place of a bot for each of its seats in the whole deals."""
    found = []
    for number in range(results.deals):
        for seating, outcome in zip(results.tournament.seatings, results.deal(number), strict=True):
            for seat, sitting in enumerate(seating):
                if sitting == one:
                    found.append((outcome.round, outcome.scores[seat], outcome.places[seat]))
    return found


def _winning_round(results: Results, one: int) -> float | None:
    rounds = [number for number, _, place in _games_of(results, one) if place == 1]
    return sum(rounds) / len(rounds) if rounds else None


def _mean_score(results: Results, one: int) -> float:
    scores = [score for _, score, _ in _games_of(results, one)]
    return sum(scores) / len(scores)


def _time(counts: Counter[int], part: float) -> float | None:
    """Return the milliseconds that such a part of all decisions did not take longer than."""
    left = part * counts.total()
    for step in sorted(counts):
        left -= counts[step]
        if left <= 0:
            return step_time(step) / 1e6
    return None


def _rounded(data: object) -> object:
    if isinstance(data, float):
        return float(f"{data:.5g}")
    if isinstance(data, dict):
        return {name: _rounded(value) for name, value in data.items()}
    if isinstance(data, tuple):  # a rating
        return {name: _rounded(value) for name, value in zip(Rating._fields, data, strict=True)}
    return data
