"""The components of Mocha & Baksheesh; those that are reconstructed are in reconstructed.py."""

from typing import Final, Literal, get_args

# DAT-02
FIRST_PLAY: Final[list[int]] = [16, 15, 18, 3, 10, 8, 1, 7, 17, 4, 2, 19, 6, 12, 9, 20, 11, 5, 14, 13]

# DAT-06: rubies cover the numbers of the Coffee House from the end, so the price follows from the rubies left.
COFFEE_HOUSE_RUBIES: Final = 5
COFFEE_HOUSE_LAST_PRICE: Final = 10

# DAT-14: copies of each kind of Bonus card.
MOCHA_DECK: Final[list[int]] = [2, 2, 2, 2, 2, 2, 2, 2, 2]

# DAT-18
GUILD_CARDS: Final = 20
GUILD_MISSED_TIMES: Final = 2  # 9: how many times the Lira of a call that was missed
GUILD_TAVERN_DISCOUNT: Final = 1  # 19

# DAT-19: the coffee on the tiles of each pile, the cheapest on top.
TAVERN_TILE_PRICES: Final[list[int]] = [1, 2, 3, 4]
TavernTile = Literal["movement", "encounter"]
TAVERN_TILE_WORDS: Final[tuple[TavernTile, ...]] = get_args(TavernTile)

# DAT-20: the goods (R, G, Y, B) on the front of the Baksheesh tile.
BAKSHEESH_FRONT: Final[list[int]] = [0, 0, 3, 0]

# Amounts that the rules name in their sentences.
CARAVANSARY_COFFEE: Final = 1
TRADER_COFFEE: Final = 1
ROAST_COFFEE: Final = 2
ROAST_FEE: Final = 2
GUILD_HALL_COFFEE: Final = 1
GUILD_HALL_CARDS: Final = 2
BARRIER_PRICE: Final = 2
BAKSHEESH_PRICE: Final = 4
CARD_COFFEE: Final = 2
CARD_GUILD_PRICE: Final = 2
CARD_SALE_PRICE: Final = 1
CARD_SALE_LIRA: Final = 8
MOST_EXCHANGED: Final = 3
SIX: Final = 6
