"""Line-ups: which bots meet at a table, and in which order they sit there.

Bots are numbers here, by the order in which they were named. A line-up says who meets, a seating who sits where.
"""

from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement, permutations

Lineup = tuple[int, ...]
"""The bots at a table, lower numbers first; the same bot may have several seats."""

Seating = tuple[int, ...]
"""The bot of each seat."""


def mixed(bots: int, seats: int) -> Iterator[Lineup]:
    """Yield every choice of so many bots; where there are fewer than seats, every mix in which all of them sit."""
    if bots >= seats:
        yield from combinations(range(bots), seats)
    else:
        mixes = combinations_with_replacement(range(bots), seats)
        yield from (mix for mix in mixes if len(set(mix)) == bots)


def alone(bots: int, seats: int) -> Iterator[Lineup]:
    """Yield every bot in one seat against every other in all the rest."""
    for one in range(bots):
        yield from _against(one, bots, seats)


def first(bots: int, seats: int) -> Iterator[Lineup]:
    """Yield the first bot in one seat against every other in all the rest."""
    yield from _against(0, bots, seats)


def _against(one: int, bots: int, seats: int) -> Iterator[Lineup]:
    for other in range(bots):
        if other != one:
            yield tuple(sorted((one, *[other] * (seats - 1))))


def every_order(lineup: Lineup) -> list[Seating]:
    """Return every order in which a line-up can sit; who has several seats is not told apart."""
    return sorted(set(permutations(lineup)))


def rotated(lineup: Lineup) -> list[Seating]:
    """Return one order moved on by one seat again and again, so that everybody sits everywhere equally often."""
    return sorted({lineup[turn:] + lineup[:turn] for turn in range(len(lineup))})


LINEUPS: dict[str, Callable[[int, int], Iterator[Lineup]]] = {"mixed": mixed, "alone": alone, "first": first}
ORDERS: dict[str, Callable[[Lineup], list[Seating]]] = {"every": every_order, "rotated": rotated}


def seatings(bots: int, seats: int, lineups: str, orders: str) -> Iterator[Seating]:
    """Yield the seatings of the games of one deal, those of a line-up together.

    A table for one has one bot after the other, whatever line-ups are wished.
    """
    found = mixed(bots, seats) if seats == 1 else LINEUPS[lineups](bots, seats)
    seen = set[Lineup]()
    for lineup in found:
        if lineup not in seen:
            seen.add(lineup)
            yield from ORDERS[orders](lineup)
