"""What no source has: values that fit the rest but were not read off the printed components.

They are marked [reconstructed] in docs/rules. Whoever owns the box can replace them: `components.py` reads a file with
the printed values and puts them here before games begin. So nothing may copy a value from here when it is loaded.
"""

from typing import Final, final

from bedesten.games.choose_write.data import (
    FABRIC,
    FRUIT,
    GOOD_WORDS,
    JEWELRY,
    LOCATIONS,
    MOST_PLAYERS,
    ONE,
    SPICE,
    TEA_HOUSE,
    WAREHOUSE_SQUARES,
    WAREHOUSES,
)

RUBY_FACES: Final = (
    "FA FA SP FR, FA FA SP JE, FA FA FR JE, SP SP FA FR, SP SP FA JE, SP SP FR JE, FR FR FA SP, FR FR FA JE, "
    "FR FR SP JE, JE JE FA SP, JE JE FA FR, JE JE SP FR, FA FA SP SP, FR FR FA FA, JE JE FA FA, SP SP FR FR, "
    "JE JE SP SP, FR FR JE JE, FA SP FR JE, SP FA FR JE"
)
"""DAT-13: the goods on r1 to r20, the top good first."""


def faces_of(text: str) -> list[list[int]]:
    """Return the goods on each Ruby card."""
    return [[GOOD_WORDS.index(word) for word in card.split()] for card in text.split(", ")]


def _icons(doubled: list[int]) -> list[int]:
    """Return the open icons of each location: one at 1 to 14, two where they are doubled."""
    return [0 if place in (0, 15, 16, 17, 18) else 2 if place in doubled else 1 for place in range(LOCATIONS)]


@final
class Reconstructed:
    """The values in force."""

    def __init__(self) -> None:
        # DAT-01: which good each warehouse gives, by location.
        self.warehouse: list[int] = [0] * LOCATIONS
        self.warehouse[1] = FABRIC
        self.warehouse[5] = SPICE
        self.warehouse[10] = FRUIT
        self.warehouse[14] = JEWELRY
        # DAT-04: open icons of each location, by the number of players.
        bold = [3, 7, 8, 12]
        self.icons: list[list[int]] = [
            [0] * LOCATIONS,
            _icons([]),
            _icons([]),
            _icons(bold),
            _icons([*bold, 1, 5, 10, 14]),
            _icons([*bold, 1, 5, 10, 14]),
        ]
        # DAT-05: spaces of a goods column, and the rows with a Bonus Ruby.
        self.column: int = 12
        self.rows: list[int] = [4, 7, 10]
        # DAT-06: spaces of the three Lira sections; each of the two large ones has a Bonus Ruby.
        self.lira_sections: list[int] = [20, 15, 5]
        # DAT-08: Lira of the Tea House without a check, and its grey squares.
        self.tea_house: int = 3
        self.tea_house_squares: int = 2
        # DAT-09: spaces for Bonus Actions; with the most players there is one more.
        self.action_spaces: int = 8
        # DAT-11: copies of each Location card that are marked left, by location; the others are marked right.
        self.left_marks: list[int] = [0, *([1] * (LOCATIONS - 1))]
        # DAT-13: the goods of each Ruby card, the top good first.
        self.ruby_cards: list[list[int]] = faces_of(RUBY_FACES)
        # DAT-14: copies of each Goods card.
        self.goods_cards: list[int] = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2]
        # DAT-16: the Lira that each Guild card costs.
        self.guild_lira: list[int] = [2, 7, 5, 4, 5, 1, 3, 6, 3, 3, 10, 4, 1, 3, 8, 3]

    def squares(self, place: int) -> int:
        """Return the grey squares of a location."""
        if place == TEA_HOUSE:
            return self.tea_house_squares
        return WAREHOUSE_SQUARES if place in WAREHOUSES else 0

    def lira_marks(self) -> list[int]:
        """Return how many Lira are filled in when each of the two large sections is full."""
        return [self.lira_sections[0], self.lira_sections[0] + self.lira_sections[1]]

    def ruby_price(self, card: int) -> int:
        """Return the goods on a Ruby card, packed."""
        return sum([ONE[good] for good in self.ruby_cards[card]])

    def values(self) -> list[list[int]]:
        """Return all values, to compare them."""
        return [
            self.warehouse,
            *self.icons[1 : MOST_PLAYERS + 1],
            [self.column, self.tea_house, self.tea_house_squares, self.action_spaces],
            self.rows,
            self.lira_sections,
            self.left_marks,
            *self.ruby_cards,
            self.goods_cards,
            self.guild_lira,
        ]


OWN: Final[list[list[int]]] = Reconstructed().values()
"""The values without a file."""

NOW: Final = Reconstructed()
