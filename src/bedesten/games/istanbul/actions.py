"""Every action of Istanbul as a number. Ranges indexed by place leave room for all 25 places."""

from typing import Final

from bedesten.games.istanbul.data import GOODS, MOST_SOLD

PLACES: Final = 26
KINDS: Final = 64
TOKENS: Final = 4
GUILD_NUMBERS: Final = 21
MARKET_SALES: Final = 125
KIOSK_TILES: Final = 24
HIGHEST_BID: Final = 100

# One word.
LAY: Final = 0
STOP: Final = 1
PAY: Final = 2
ACT: Final = 3
SKIP: Final = 4
END: Final = 5
DONE: Final = 6
ROLL: Final = 7
REROLL: Final = 8
KEEP: Final = 9

# A word and what it is about.
PICK: Final = 10  # OWN or NEUTRAL
TURN: Final = 12  # the first or the second die
DRAW: Final = 14  # FROM_PILE or FROM_DISCARDS
MEET: Final = 16  # GOVERNOR, SMUGGLER, COFFEE_TRADER or COURIER
REWARD: Final = 20  # REWARD_LIRA, REWARD_CARD or NO_REWARD
TAKE: Final = 23  # a good, or COFFEE
GIVE: Final = 28  # a good, or COFFEE
TILE: Final = 33  # a colour of Mosque tiles
CATCH: Final = 37  # a player's colour
CALL: Final = 42  # 0 to 12
MOVE: Final = 55  # a place, like the next three
SEND: Final = MOVE + PLACES
RETURN: Final = SEND + PLACES
RECALL: Final = RETURN + PLACES
PLAY: Final = RECALL + PLACES  # a kind of Bonus card
DISCARD: Final = PLAY + KINDS
SELL: Final = DISCARD + KINDS  # one of SALES

# Mocha & Baksheesh.
GUILD: Final = SELL + MARKET_SALES  # play a Guild card, by its number
DROP: Final = GUILD + GUILD_NUMBERS  # discard a Guild card
TAVERN: Final = DROP + GUILD_NUMBERS  # BARRIER_OPTION, MOVEMENT_TILE, ENCOUNTER_TILE or BAKSHEESH
RUBY: Final = TAVERN + 4  # a place with a ruby track
BARRIER: Final = RUBY + PLACES  # the place whose action is used
BEYOND: Final = BARRIER + PLACES  # the place on the other side of the Barrier

# Letters & Seals.
PLACE: Final = BEYOND + PLACES  # the Companion beside the Merchant
FETCH: Final = PLACE + 1  # the Companion into the personal supply
PASS: Final = PLACE + 2
JOIN: Final = PLACE + 3  # a player's colour
COMPANION: Final = JOIN + 5  # where the Companion goes
CHOOSE: Final = COMPANION + PLACES  # a Kiosk tile
BID: Final = CHOOSE + KIOSK_TILES  # 1 to HIGHEST_BID Lira
LETTER: Final = BID + HIGHEST_BID + 1  # give up a Letter for a place
SEALED: Final = LETTER + PLACES  # give up a delivered Letter

OWN: Final = 0
NEUTRAL: Final = 1
FROM_PILE: Final = 0
FROM_DISCARDS: Final = 1
GOVERNOR: Final = 0
SMUGGLER: Final = 1
COFFEE_TRADER: Final = 2
COURIER: Final = 3
REWARD_LIRA: Final = 0
REWARD_CARD: Final = 1
NO_REWARD: Final = 2
BARRIER_OPTION: Final = 0
MOVEMENT_TILE: Final = 1
ENCOUNTER_TILE: Final = 2
BAKSHEESH: Final = 3


def _all_sales() -> list[list[int]]:
    """Return every choice of 1 to 5 goods, as the number of each type, small sales first."""
    counts = range(MOST_SOLD + 1)
    sales = [[r, g, y, b] for r in counts for g in counts for y in counts for b in counts]
    return sorted(
        (sale for sale in sales if 1 <= sum(sale) <= MOST_SOLD),
        key=lambda sale: (sum(sale), [-count for count in sale]),
    )


SALES: Final[list[list[int]]] = _all_sales()


def sale_slot(red: int, green: int, yellow: int, blue: int) -> int:
    """Return where a choice of goods stands in SALE_ACTIONS."""
    return ((red * 6 + green) * 6 + yellow) * 6 + blue


def _sale_actions() -> list[int]:
    actions = [-1] * 6**GOODS
    for index, sale in enumerate(SALES):
        actions[sale_slot(sale[0], sale[1], sale[2], sale[3])] = SELL + index
    return actions


SALE_ACTIONS: Final[list[int]] = _sale_actions()
