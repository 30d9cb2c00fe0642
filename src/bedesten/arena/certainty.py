"""Who plays better for certain: a test that may be looked at after every deal, without growing less honest by it.

For each pair of bots two players bet on the next deal, one on each of the two. A deal brings the difference between the
points that both won per seat, divided by the most that is possible: a number y from -1 to 1. Whoever stakes a part s of
what they have goes on with 1 + s·y times as much. If neither bot is better the bets are fair, and by Ville's inequality
nobody ever, after however many deals, has c times what they began with, but for a chance of 1 in c. So a difference is
certain once a player has that much; c is so high that all pairs and both sides together are wrong with a chance of
`ERROR` at most. Nothing is assumed of the deals but that they are independent: no normal distribution, no size of the
difference. As nobody knows which stake is best, each player divides the money among several.
"""

import math
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

ERROR = 0.05
"""The chance that a tournament calls any difference certain that is not there, or the other way round."""

STAKES = (0.95, 0.65, 0.4, 0.25, 0.16, 0.1, 0.06, 0.04)


class Bettor:
    """Bets that one bot is better than another, with the same money on each of the stakes."""

    def __init__(self) -> None:
        self.logs = [0.0] * len(STAKES)

    def bet(self, gain: float) -> None:
        """Go on after a deal that brought this."""
        self.logs = [log + math.log1p(stake * gain) for log, stake in zip(self.logs, STAKES, strict=True)]

    @property
    def wealth(self) -> float:
        """The logarithm of how many times as much there is as in the beginning."""
        most = max(self.logs)
        return most + math.log(math.fsum(math.exp(log - most) for log in self.logs) / len(STAKES))


class Certainty:
    """What is certain about some bots after each deal. `most` is the most that a deal can bring in points per seat."""

    def __init__(self, bots: int, most: Fraction = Fraction(1), error: float = ERROR) -> None:
        self.pairs = [(one, other) for pair in combinations(range(bots), 2) for one, other in (pair, pair[::-1])]
        self.bettors = [Bettor() for _ in self.pairs]
        self.enough = math.log(len(self.pairs) / error)
        self.most = most
        self.deals = 0
        self.better: dict[tuple[int, int], int] = {}
        """The pairs of which the first is better for certain, and after how many deals that was so."""

    def add(self, shares: Sequence[Fraction]) -> None:
        """Take note of a deal in which each bot won so many points per seat."""
        self.deals += 1
        for pair, bettor in zip(self.pairs, self.bettors, strict=True):
            one, other = pair
            bettor.bet(float((shares[one] - shares[other]) / self.most))
            if pair not in self.better and bettor.wealth >= self.enough:
                self.better[pair] = self.deals

    @property
    def is_complete(self) -> bool:
        """Whether it is certain of all bots who is better than whom."""
        return 2 * len(self.better) >= len(self.pairs)
