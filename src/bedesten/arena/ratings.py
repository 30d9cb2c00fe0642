"""Ratings of bots by their games, with openskill: one number for how strong, and one for how sure that is."""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bedesten.arena.scoring import Contest
from bedesten.core.errors import BedestenError


class NoRatings(BedestenError):
    """What rates bots is not installed."""


class Rating(NamedTuple):
    """How strong a bot is, and how far from it the truth may well be: a standard deviation."""

    mu: float
    sigma: float


def rate(bots: int, deals: Iterable[Sequence[Contest]]) -> Iterator[list[Rating]]:
    """Yield the ratings of all bots after each deal; raise NoRatings if openskill is not installed.

    Games of a deal hang together, so that a deal counts as one: every seat is rated by its game alone, with the ratings
    from before the deal, and a bot takes on the mean of its seats. So the order of the games does not matter.
    """
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - it may not be installed
    except ModuleNotFoundError as error:
        raise NoRatings("Ratings need openskill: pip install 'bedesten[arena]'") from error
    model = PlackettLuce()
    ratings = [Rating(model.mu, model.sigma)] * bots
    for contests in deals:
        found: list[list[Rating]] = [[] for _ in ratings]
        for contest in contests:
            teams = [[model.rating(mu=ratings[one].mu, sigma=ratings[one].sigma)] for one in contest.bots]
            rated = model.rate(teams, ranks=[float(place) for place in contest.places])
            for one, (seat,) in zip(contest.bots, rated, strict=True):
                found[one].append(Rating(seat.mu, seat.sigma))
        ratings = [_mean(several) if several else before for several, before in zip(found, ratings, strict=True)]
        yield ratings


def _mean(ratings: Sequence[Rating]) -> Rating:
    # An exact sum is the same in any order: bots that play alike are rated alike.
    mu, sigma = (math.fsum(numbers) / len(ratings) for numbers in zip(*ratings, strict=True))
    return Rating(mu, sigma)
