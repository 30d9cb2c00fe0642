"""The components of Choose & Write: every table names the table of docs/rules/choose_write.md it comes from.

What no source has is in `reconstructed.py`, where it can be replaced. What goes by words is a Literal first, so that
the types of views and of clients have the same words.
"""

from typing import Final, Literal, get_args

from mypy_extensions import i64

NAME: Final = "choose_write"

Colour = Literal["red", "yellow", "green", "blue", "white"]
COLOUR_WORDS: Final[tuple[Colour, ...]] = get_args(Colour)
MOST_PLAYERS: Final = 5

# Goods, in the order of their columns. A few of each are packed into one number, BYTE bits for each good.
FABRIC: Final = 0
SPICE: Final = 1
FRUIT: Final = 2
JEWELRY: Final = 3
GOODS: Final = 4
Good = Literal["FA", "SP", "FR", "JE"]
GOOD_WORDS: Final[tuple[Good, ...]] = get_args(Good)

BYTE: Final = 8
BYTE_MASK: Final = 255
ONE_OF_EACH: Final = 0x01010101
HIGH_BITS: Final = 0x80808080
ONE: Final[list[int]] = [1, 1 << 8, 1 << 16, 1 << 24]
"""One good of each type, packed."""

# DAT-01: locations go by their number, the palaces A to D after them.
FABRIC_WAREHOUSE: Final = 1
GEMSTONE_DEALER: Final = 2
LARGE_MARKET: Final = 3
POST_OFFICE: Final = 4
SPICE_WAREHOUSE: Final = 5
CARAVANSARY: Final = 6
ROASTING_PLANT: Final = 7
TEA_HOUSE: Final = 8
GUILD_HALL: Final = 9
FRUIT_WAREHOUSE: Final = 10
SMALL_MARKET: Final = 11
CATACOMBS: Final = 12
WAINWRIGHT: Final = 13
BLACK_MARKET: Final = 14
PALACE: Final = 15
"""The first of the four palaces; the letter of a palace is its number less this."""
LAST_LOCATION: Final = 18
LOCATIONS: Final = 19
"""One more than the highest number: lists about locations have so many entries, the first of them unused."""

Letter = Literal["A", "B", "C", "D"]
LETTER_WORDS: Final[tuple[Letter, ...]] = get_args(Letter)
LETTERS: Final = 4
Location = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "A", "B", "C", "D"]
LOCATION_WORDS: Final[tuple[str, ...]] = ("", *get_args(Location))
"""By number."""

DEALER_PRICE: Final = 10
LARGE_MARKET_GOODS: Final = 2
LARGE_MARKET_LIRA: Final = 3
LARGE_MARKET_SPACES: Final = 1
POST_LIRA: Final = 1
ROASTED_GOODS: Final = 2
SMALL_MARKET_LIRA: Final = 5
WAINWRIGHT_CHECKS: Final = 2

# DAT-02: the locations that a Location card offers, its own first.
OFFERS: Final[list[list[int]]] = [
    [],
    [1, 2, 6],
    [2, 1, 3, 7],
    [3, 2, 4, 15, 16],
    [4, 3, 5, 8],
    [5, 4, 9],
    [6, 1, 7, 10],
    [7, 2, 6, 11, 15, 17],
    [8, 4, 9, 13, 16, 18],
    [9, 5, 8, 14],
    [10, 6, 11],
    [11, 7, 10],
    [12],
    [13, 8, 14],
    [14, 9, 13],
    [15, 3, 7, 16, 17],
    [16, 3, 8, 15, 18],
    [17, 7, 15, 18],
    [18, 8, 16, 17],
]

# DAT-03 and DAT-07, indexed by the number of players.
RUBY_CARDS_EACH: Final[list[int]] = [0, 2, 2, 1, 1, 1]
"""Ruby cards that are laid out for each letter."""
RUBY_TARGET: Final = 10
AMULET: Final = 10

# DAT-08: where there are grey squares; how many goods a warehouse gives without a check, and what a check adds.
SQUARES: Final[list[int]] = [1, 5, 8, 10, 14]
WAREHOUSES: Final[list[int]] = [1, 5, 10, 14]
WAREHOUSE_GOODS: Final = 2
WAREHOUSE_SQUARES: Final = 2

# DAT-10, DAT-11: a Location card is its location and its solo mark; Fountains have none.
LEFT: Final = 0
RIGHT: Final = 1
COPIES_EACH: Final = 2
LOCATION_CARDS: Final = 18
"""Kinds of Location cards with one mark: card 1 to the left is 0, to the right 18."""
FOUNTAIN: Final = 36
FOUNTAINS: Final = 4
CARDS: Final = 40
NO_CARD: Final = -1

Fountain = Literal["f1", "f2", "f3", "f4"]
FOUNTAIN_WORDS: Final[tuple[Fountain, ...]] = get_args(Fountain)
MARKS: Final = "<>"
CARD_WORDS: Final[tuple[str, ...]] = (
    *(f"{location}<" for location in LOCATION_WORDS[1:]),
    *(f"{location}>" for location in LOCATION_WORDS[1:]),
    *FOUNTAIN_WORDS,
)
"""Location cards of a solo game: the mark says on which side of the display a card goes."""
PLAIN_CARD_WORDS: Final[tuple[str, ...]] = (*LOCATION_WORDS[1:], *CARD_WORDS[LOCATION_CARDS:])
"""Those of several players, to whom marks mean nothing: both copies are of the first kind (CNW-REF-07)."""


def location_of(card: i64) -> i64:
    """Return the location that a Location card shows; it is no Fountain."""
    return card + 1 if card < LOCATION_CARDS else card + 1 - LOCATION_CARDS


def mark_of(card: i64) -> i64:
    """Return the solo mark of a Location card: LEFT or RIGHT."""
    return card // LOCATION_CARDS


# DAT-13: Ruby cards.
RUBY_CARDS: Final = 20
RUBY_CARD_GOODS: Final = 4
RUBY_WORDS: Final[tuple[str, ...]] = tuple(f"r{number}" for number in range(1, RUBY_CARDS + 1))

# DAT-14: kinds of Goods cards, and the two goods on each.
GoodsCard = Literal["FA-FA", "SP-SP", "FR-FR", "JE-JE", "FA-SP", "FA-FR", "FA-JE", "SP-FR", "SP-JE", "FR-JE"]
GOODS_CARD_WORDS: Final[tuple[GoodsCard, ...]] = get_args(GoodsCard)
GOODS_CARD_KINDS: Final = 10
GOODS_CARDS: Final = 16
ON_GOODS_CARD: Final[list[list[int]]] = [
    [0, 0], [1, 1], [2, 2], [3, 3], [0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3],
]  # fmt: skip
GOODS_ON_CARD: Final[list[int]] = [ONE[pair[0]] + ONE[pair[1]] for pair in ON_GOODS_CARD]
"""The same, packed."""

# What effects are made of; DAT-15 and DAT-16 are lists of a gain and how many.
LIRA: Final = 0
GOOD: Final = 1  # of choice
SAME: Final = 2  # goods of one type
DIFFERENT: Final = 3  # goods of different types
CARD: Final = 4  # Goods cards
GUILD: Final = 5  # Guild cards
CHECK: Final = 6  # Improvements
SPACE: Final = 7  # fill-ins
RUBY: Final = 8
CARD_OR_GOOD: Final = 9
CHECK_OR_SPACE: Final = 10
KEEP_ONE: Final = 11  # of two Guild cards that are drawn

FOUNTAIN_GAINS: Final[list[list[int]]] = [[LIRA, 1], [GOOD, 1], [CARD, 1], [CHECK, 1]]
"""DAT-12: what each Fountain gives to everybody."""

A: Final = 1
B: Final = 2
C: Final = 4
D: Final = 8
NO_PALACE: Final = 0
ANY_PALACE: Final = 15
"""Letters to choose from, one bit for each."""

# DAT-15: Caravan cards.
Caravan = Literal["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8"]
CARAVAN_WORDS: Final[tuple[Caravan, ...]] = get_args(Caravan)
CARAVANS: Final = 8
CARAVAN_PALACES: Final[list[int]] = [0, 0, 0, 0, 0, A | B, C | D, 0]
CARAVAN_GAINS: Final[list[list[list[int]]]] = [
    [[SAME, 3]],
    [[DIFFERENT, 3]],
    [[LIRA, 2], [CARD, 1]],
    [[KEEP_ONE, 2]],
    [[LIRA, 4]],
    [[CARD, 1]],
    [[GOOD, 1]],
    [[CARD_OR_GOOD, 1], [CHECK_OR_SPACE, 1], [LIRA, 1]],
]

# DAT-16: Guild cards: palace actions, whole Goods cards and goods of any types that they cost beside their Lira.
Guild = Literal[
    "g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8", "g9", "g10", "g11", "g12", "g13", "g14", "g15", "g16"
]  # fmt: skip
GUILD_WORDS: Final[tuple[Guild, ...]] = get_args(Guild)
GUILDS: Final = 16
GUILD_PALACES: Final[list[int]] = [0, 0, 0, ANY_PALACE, A, B, 0, 0, C, D, 0, 0, 0, 0, 0, 0]
GUILD_CARDS: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0]
GUILD_GOODS: Final[list[int]] = [0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0]
GUILD_GAINS: Final[list[list[list[int]]]] = [
    [[GOOD, 2], [CHECK, 1]],
    [[RUBY, 1]],
    [[CARD, 2], [GOOD, 1], [SPACE, 1]],
    [[CARD, 1], [GUILD, 1]],
    [[LIRA, 5]],
    [[GUILD, 1]],
    [[RUBY, 1]],
    [[RUBY, 1], [SPACE, 1]],
    [[GOOD, 1], [SPACE, 1]],
    [[CARD, 1], [CHECK, 1]],
    [[RUBY, 1], [CARD, 1], [GUILD, 1]],
    [[RUBY, 1]],
    [[SPACE, 2]],
    [[DIFFERENT, 4], [LIRA, 1]],
    [[RUBY, 1], [GOOD, 1]],
    [[GOOD, 4]],
]
LEAST_GUILD_LIRA: Final = 1
MOST_GUILD_LIRA: Final = 10

# DAT-20: where Rubies come from; the four letters come first.
Origin = Literal["A", "B", "C", "D", "dealer", "guild", "lira", "goods"]
ORIGIN_WORDS: Final[tuple[Origin, ...]] = get_args(Origin)
FROM_DEALER: Final = 4
FROM_GUILD: Final = 5
FROM_LIRA: Final = 6
FROM_GOODS: Final = 7
ORIGINS: Final = 8
ORIGIN_BITS: Final = 7
ORIGIN_MASK: Final = 127
"""How many Rubies came from each is packed into one number."""

# What a Goods card counts among the left-overs (CNW-END-13).
LEFT_OVER_CARD: Final = 2

# DAT-17: the challenges. A condition is what is counted, whether at least or at most so many are asked, and the number.
Measure = Literal[
    "checks", "lira", "full-columns", "goods-rubies", "guild-played", "open-icons", "goods-cards", "palace-rubies",
    "letter-rubies", "other-letters",
]  # fmt: skip
MEASURE_WORDS: Final[tuple[Measure, ...]] = get_args(Measure)
CHECKS: Final = 0
LIRA_FILLED: Final = 1
FULL_COLUMNS: Final = 2
GOODS_RUBIES: Final = 3
GUILD_PLAYED: Final = 4
OPEN_ICONS: Final = 5
CARDS_PLAYED: Final = 6
PALACE_RUBIES: Final = 7
LETTER_RUBIES: Final = 8
OTHER_LETTERS: Final = 9
AT_LEAST: Final = 0
AT_MOST: Final = 1
CHALLENGES: Final[list[list[list[int]]]] = [
    [[CHECKS, AT_MOST, 3]],
    [[LIRA_FILLED, AT_LEAST, 35]],
    [[LIRA_FILLED, AT_LEAST, 35], [FULL_COLUMNS, AT_LEAST, 1]],
    [[LIRA_FILLED, AT_LEAST, 35], [GOODS_RUBIES, AT_LEAST, 2]],
    [[LIRA_FILLED, AT_LEAST, 35], [GUILD_PLAYED, AT_MOST, 0]],
    [[FULL_COLUMNS, AT_LEAST, 2]],
    [[GOODS_RUBIES, AT_LEAST, 3]],
    [[GOODS_RUBIES, AT_LEAST, 3], [FULL_COLUMNS, AT_LEAST, 1]],
    [[OPEN_ICONS, AT_MOST, 0]],
    [[OPEN_ICONS, AT_MOST, 0], [FULL_COLUMNS, AT_LEAST, 1]],
    [[GUILD_PLAYED, AT_LEAST, 4], [GOODS_RUBIES, AT_LEAST, 1]],
    [[CARDS_PLAYED, AT_MOST, 0]],
    [[PALACE_RUBIES, AT_LEAST, 8]],
    [[LETTER_RUBIES, AT_LEAST, 5], [LIRA_FILLED, AT_LEAST, 20]],
]
LETTER_CHALLENGE: Final = 13
"""The challenge, counted from 0, that Rubies of a second letter may spoil (DAT-19)."""
COLUMNS: Final[list[int]] = [10, 11, 12]
"""The Rubies of the three columns: easy, average, hard."""
OPEN_DARE: Final = 13
