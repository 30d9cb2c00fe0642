"""Every action of Cairo as a number. Ranges about sites are indexed by the site, those about trades by the trade."""

from typing import Final

from bedesten.games.cairo.data import CARD_COPIES, CARD_KINDS
from bedesten.kit import bags

RETIRE: Final = 0
DRAW: Final = 1  # a slot of the display, FROM_PILE or A_BARKER
FEE: Final = 7  # a trade, like the next ones
PAY: Final = 13
BUILD: Final = 19  # these three in the order of the kinds of Build
EXPAND: Final = 25
MOVE: Final = 31
PLACE: Final = 37
DROP: Final = 43  # a stall card, like the next one
PLAY: Final = 58
LURE: Final = 73  # the entry that a customer goes to
SITE: Final = 217
ENTRY: Final = 361
SEGMENT: Final = 505
PLAY_THREE: Final = 514  # a triple of stall cards

FROM_PILE: Final = 4
A_BARKER: Final = 5


def _triples() -> list[list[int]]:
    """Return all triples of stall cards that there are, each ascending."""
    found = []
    for first in range(CARD_KINDS):
        for second in range(first, CARD_KINDS):
            for third in range(second, CARD_KINDS):
                triple = [first, second, third]
                if all(triple.count(kind) <= CARD_COPIES[kind] for kind in triple):
                    found.append(triple)
    return found


TRIPLES: Final[list[list[int]]] = _triples()
TRIPLE_BAGS: Final[list[int]] = [sum([bags.one(kind) for kind in triple]) for triple in TRIPLES]
"""The cards of each triple, as a bag."""


def _numbers() -> list[int]:
    numbers = [-1] * CARD_KINDS**3
    for number, (first, second, third) in enumerate(TRIPLES):
        numbers[(first * CARD_KINDS + second) * CARD_KINDS + third] = number
    return numbers


TRIPLE_NUMBERS: Final[list[int]] = _numbers()
"""The number of a triple, by its three cards read as digits."""
