"""The components of Letters & Seals, as printed: every table names the table of docs/rules/istanbul_letters.md."""

from typing import Final, Literal, get_args

# DAT-02: the layout of a first game, row by row.
FIRST_LETTERS: Final[list[int]] = [9, 1, 4, 21, 3, 15, 6, 7, 11, 22, 13, 24, 12, 14, 8, 10, 2, 23, 5, 16]

# DAT-03: Kiosk tiles revealed, by the number of players.
KIOSK_REVEALED: Final[list[int]] = [0, 0, 3, 4, 5, 6]

# DAT-21: sides of a Letter.
LETTER_SEALS: Final = 1
DELIVERED_SEALS: Final = 2

# DAT-22: the Kiosk tiles k1 to k24.
YELLOW_LIRA: Final = 0
GREEN_LIRA: Final = 1
RED_LIRA: Final = 2
TWO_YELLOW: Final = 3
TWO_GREEN: Final = 4
TWO_RED: Final = 5
ONE_YELLOW: Final = 6
ONE_GREEN: Final = 7
ONE_RED: Final = 8
ONE_BLUE: Final = 9
ONE_CARD: Final = 10
TWO_LIRA: Final = 11
COFFEE_OR_TWO: Final = 12
COFFEE_OR_THREE: Final = 13
COMPANION_HOME: Final = 14
ONE_DIE: Final = 15
EXTENSION_FOR_LIRA: Final = 16
EXTENSION_FOR_GOODS: Final = 17
MERCHANT_HOME: Final = 18
GOODS_LETTERS: Final = 19
CARDS_LETTERS: Final = 20
LIRA_LETTERS: Final = 21
LIRA_GOODS: Final = 22
LIRA_CARDS: Final = 23
KioskTile = Literal[
    "yellow-lira",
    "green-lira",
    "red-lira",
    "two-yellow",
    "two-green",
    "two-red",
    "one-yellow",
    "one-green",
    "one-red",
    "one-blue",
    "one-card",
    "two-lira",
    "coffee-or-two",
    "coffee-or-three",
    "companion-home",
    "one-die",
    "extension-for-lira",
    "extension-for-goods",
    "merchant-home",
    "goods-letters",
    "cards-letters",
    "lira-letters",
    "lira-goods",
    "lira-cards",
]
KIOSK_WORDS: Final[tuple[KioskTile, ...]] = get_args(KioskTile)
# Tiles k1 to k10: which good, how many, and how many Lira.
KIOSK_GOOD: Final[list[int]] = [2, 1, 0, 2, 1, 0, 2, 1, 0, 3]
KIOSK_GOODS: Final[list[int]] = [1, 1, 1, 2, 2, 2, 1, 1, 1, 1]
KIOSK_LIRA: Final[list[int]] = [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 3]
KIOSK_EXTENSION_PRICE: Final = 10
KIOSK_PRICE: Final = 2
KIOSK_REVENUE: Final = 3

# DAT-23: Lira for the first, second and third use of the Secret Society.
SOCIETY_COINS: Final[list[int]] = [3, 2, 1]

# Amounts that the rules name in their sentences.
EMBASSY_LETTERS: Final = 2
AUCTION_CARDS: Final = 2
EXTRA_TURN_SEALS: Final = 3
EXTRA_TURN_MOST: Final = 4
SOCIETY_SEALS: Final = 6
GOOD_PRICE: Final = 7
CARD_GOOD_LIRA: Final = 3
ANYWHERE_PRICE: Final = 3
