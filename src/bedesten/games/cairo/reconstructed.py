"""What no source has: values that fit the rest but were not read off the printed components.

They are marked [reconstructed] in docs/rules. Whoever owns the box can replace them: `components.py` reads a file with
the printed values and puts them here before games begin. So nothing may copy a value from here when it is loaded.
"""

from typing import Final, final

from bedesten.games.cairo.data import NEUTRAL, SEGMENT_SIDE, SIDE, SITE_WORDS, SITES, TRADE_WORDS

NOT_THERE: Final = -1
"""The owner of a suggested stall that so many players do not have."""

SUGGESTED: Final = (
    "1 1 1 red B4 B5, 1 1 1 green H7 I7, 1 1 1 purple A8 B8, 2 2 N red E1 F1, 2 2 N white H9 H8, 2 2 N yellow C10 D10, "
    "3 3 N blue H1 G1, 3 3 N green E9 E8, 3 3 2 yellow J10 I10, 4 - 2 blue K4 K5, 4 - N purple L8 K8, 4 - 2 white E7 D7"
)
"""DAT-13: the owner with four, three and two players, the trade, the stall and its entry."""


def site(word: str) -> int:
    """Return the number of a site."""
    return SITE_WORDS.index(word)


def owner(word: str) -> int:
    """Return the owner whom a table of suggested stalls names by a seat counted from 1, N or -."""
    if word == "-":
        return NOT_THERE
    return NEUTRAL if word == "N" else int(word) - 1


def stalls_of(text: str) -> list[list[int]]:
    """Return suggested stalls, each with its owners, its trade, its site and its entry."""
    rows = [row.split() for row in text.split(", ")]
    return [[*[owner(word) for word in row[:3]], TRADE_WORDS.index(row[3]), site(row[4]), site(row[5])] for row in rows]


def is_restaurant(number: int) -> bool:
    """Tell whether a site lies in the restaurant: the south of the grid, and west and east below the first segments."""
    row = number // SIDE
    column = number % SIDE
    return row == SIDE - 1 or (row >= SEGMENT_SIDE and column in (0, SIDE - 1))


@final
class Reconstructed:
    """The values in force."""

    def __init__(self) -> None:
        # DAT-03, DAT-05: the restaurant sites; all others are the market.
        self.restaurant: list[int] = [number for number in range(SITES) if is_restaurant(number)]
        # DAT-06: where the customers begin that are drawn first to fifth.
        self.starts: list[int] = [site("A1"), site("L1"), site("B11"), site("K11"), site("F6")]
        # DAT-07: the segments of each joker, counted from 0.
        self.jokers: list[list[int]] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8]]
        # DAT-11: the value of each medal, by trade.
        self.gold: list[int] = [3, 3, 3, 3, 3, 3]
        self.silver: list[int] = [2, 2, 2, 2, 2, 2]
        # DAT-13: owners with four, three and two players, trade, stall and entry.
        self.suggested: list[list[int]] = stalls_of(SUGGESTED)
        # DAT-01: turns after which a game without people comes to its final phase.
        self.cap: int = 300

    def values(self) -> list[list[int]]:
        """Return all values, to compare them."""
        return [
            self.restaurant,
            self.starts,
            *self.jokers,
            self.gold,
            self.silver,
            *self.suggested,
            [self.cap],
        ]


OWN: Final[list[list[int]]] = Reconstructed().values()
"""The values without a file."""

NOW: Final = Reconstructed()
