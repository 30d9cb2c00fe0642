"""Points: what a deal brings to each bot."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from bedesten.arena.lineups import Seating
from bedesten.arena.tournament import GameResult, Tournament


class Contest(NamedTuple):
    """Some bots that met, and the place of each, 1 for the best."""

    bots: Seating
    places: tuple[int, ...]

    def points(self) -> list[Fraction]:
        """Return the points by seat: one for the victory, in equal parts if it is shared."""
        winners = self.places.count(1)
        return [Fraction(place == 1, winners) for place in self.places]


def contests(seatings: Sequence[Seating], outcomes: Sequence[GameResult]) -> list[Contest]:
    """Return who met in the games of a deal. At tables for one all bots meet: they have played the same deal."""
    if len(seatings[0]) > 1:
        return [Contest(seating, outcome.places) for seating, outcome in zip(seatings, outcomes, strict=True)]
    scores = [outcome.scores[0] for outcome in outcomes]
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return [Contest(tuple(seating[0] for seating in seatings), places)]


def sittings(bots: int, contests: Sequence[Contest]) -> list[int]:
    """Return how many seats each bot has in all these games."""
    return [sum(contest.bots.count(one) for contest in contests) for one in range(bots)]


def shares(bots: int, contests: Sequence[Contest]) -> list[Fraction]:
    """Return how many points each bot won per seat; 0 for one that had no seat."""
    won = [Fraction(0)] * bots
    for contest in contests:
        for one, points in zip(contest.bots, contest.points(), strict=True):
            won[one] += points
    return [points / max(1, seats) for points, seats in zip(won, sittings(bots, contests), strict=True)]


def highest_share(tournament: Tournament) -> Fraction:
    """Return the most that a bot can win per seat in a deal: all games in which it sits."""
    if tournament.players == 1:
        return Fraction(1)
    return max(
        Fraction(
            sum(one in seating for seating in tournament.seatings),
            sum(seating.count(one) for seating in tournament.seatings),
        )
        for one in range(len(tournament.bots))
    )
