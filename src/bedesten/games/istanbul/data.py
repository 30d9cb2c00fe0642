"""The components of Istanbul, as printed: every table names the table of docs/rules/istanbul.md it comes from.

Nothing in the base game is reconstructed. Numbers and words of all expansions are here too, as they share one lexicon;
their tables are in files of their own. What goes by words is a Literal first, so that the types of views and of clients
have the same words.
"""

from typing import Final, Literal, get_args

# Goods, in the order of the wheelbarrow's letters.
RED: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
GOODS: Final = 4
GOOD_LETTERS: Final = "RGYB"
COFFEE: Final = 4
"""No good, but taken and given beside goods where a rule names it (MOC-COF-02)."""

COFFEE_LETTER: Final = "C"

# DAT-01: places go by their big number.
WAINWRIGHT: Final = 1
FABRIC_WAREHOUSE: Final = 2
SPICE_WAREHOUSE: Final = 3
FRUIT_WAREHOUSE: Final = 4
POST_OFFICE: Final = 5
CARAVANSARY: Final = 6
FOUNTAIN: Final = 7
BLACK_MARKET: Final = 8
TEA_HOUSE: Final = 9
LARGE_MARKET: Final = 10
SMALL_MARKET: Final = 11
POLICE_STATION: Final = 12
SULTANS_PALACE: Final = 13
SMALL_MOSQUE: Final = 14
GREAT_MOSQUE: Final = 15
GEMSTONE_DEALER: Final = 16
ROASTING_PLANT: Final = 17
GUILD_HALL: Final = 18
TAVERN: Final = 19
COFFEE_HOUSE: Final = 20
EMBASSY: Final = 21
KIOSK: Final = 22
AUCTION_HOUSE: Final = 23
SECRET_SOCIETY: Final = 24
CATACOMBS: Final = 25
LAST_PLACE: Final = 25

# DAT-02: the fixed layouts, row by row.
SHORT_PATHS: Final[list[int]] = [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16]
LONG_PATHS: Final[list[int]] = [16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13]
IN_ORDER: Final[list[int]] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]
INNER_CELLS: Final[list[int]] = [5, 6, 9, 10]
WIDE_INNER_CELLS: Final[list[int]] = [6, 7, 8, 11, 12, 13]  # on a board of 4 rows and 5 columns
CENTRE_CELL: Final[list[int]] = [12]  # on a board of 5 rows and 5 columns
DICE_PLACES_APART: Final = 3

# DAT-03, indexed by the number of players.
RUBY_TARGET: Final[list[int]] = [0, 0, 6, 5, 5, 5]
EXPANSION_RUBY_TARGET: Final = 6
MOSQUE_STACKS: Final[list[list[int]]] = [[], [], [2, 4], [2, 3, 4], [2, 3, 4, 5], [2, 3, 4, 5]]
MOSQUE_RUBIES: Final[list[int]] = [0, 0, 2, 3, 4, 4]
WAINWRIGHT_RUBIES: Final[list[int]] = [0, 0, 2, 3, 4, 5]
PALACE_RUBIES: Final[list[int]] = [0, 0, 6, 6, 7, 7]
DEALER_RUBIES: Final[list[int]] = [0, 0, 9, 10, 12, 12]
EXTENSIONS_EACH: Final = 3
NEUTRAL_MERCHANTS: Final[list[int]] = [0, 0, 3, 0, 0, 0]
NEUTRAL_MERCHANT_PLACES: Final[list[int]] = [SMALL_MOSQUE, GREAT_MOSQUE, GEMSTONE_DEALER]

# DAT-04: the dealer's numbers end at 23; rubies cover them from the end, so the price follows from the rubies left.
DEALER_LAST_PRICE: Final = 23

# DAT-05: goods of each type in a price of so many goods; what is missing to the sum is of any type.
PALACE_LAST_PRICE: Final = 10
PALACE_PRICES: Final[list[list[int]]] = [
    [],
    [],
    [],
    [],
    [1, 1, 1, 1],
    [1, 1, 1, 1],
    [1, 1, 1, 2],
    [2, 1, 1, 2],
    [2, 2, 1, 2],
    [2, 2, 2, 2],
    [2, 2, 2, 2],
]
PALACE_FREE_CHOICE: Final[list[int]] = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2]

# DAT-08: how many of each good a demand tile asks for.
DEMAND_TILES: Final = 5
LARGE_DEMAND: Final[list[list[int]]] = [[2, 1, 0, 2], [1, 1, 0, 3], [2, 0, 1, 2], [1, 0, 1, 3], [1, 1, 1, 2]]
SMALL_DEMAND: Final[list[list[int]]] = [[1, 1, 2, 1], [1, 2, 1, 1], [1, 3, 1, 0], [1, 2, 2, 0], [0, 2, 2, 1]]

# DAT-09: Lira for so many goods sold.
MOST_SOLD: Final = 5
LARGE_REVENUE: Final[list[int]] = [0, 3, 7, 12, 18, 25]
SMALL_REVENUE: Final[list[int]] = [0, 2, 5, 9, 14, 20]

# DAT-10: goods and Lira given in each state of the mail.
MAIL_STATES: Final = 5
MAIL_GOODS: Final[list[list[int]]] = [[GREEN, YELLOW], [RED, YELLOW], [RED, YELLOW], [RED, BLUE], [RED, BLUE]]
MAIL_LIRA: Final[list[int]] = [2, 2, 3, 3, 4]

# DAT-11: the Mosque tiles go by the good of their colour.
SMALL_MOSQUE_TILES: Final[list[int]] = [RED, GREEN]
GREAT_MOSQUE_TILES: Final[list[int]] = [YELLOW, BLUE]

Tile = Literal["red", "green", "yellow", "blue"]
TILE_WORDS: Final[tuple[Tile, ...]] = get_args(Tile)

# DAT-12
BARE_CAPACITY: Final = 2

# DAT-13: the Bonus cards.
ANY_GOOD: Final = 0
FIVE_LIRA: Final = 1
PALACE_AGAIN: Final = 2
POST_AGAIN: Final = 3
DEALER_AGAIN: Final = 4
FAMILY_HOME: Final = 5
STAY: Final = 6
FAR_MOVE: Final = 7
ASSISTANT_HOME: Final = 8
ANY_SALE: Final = 9
BASE_DECK: Final[list[int]] = [4, 4, 2, 2, 2, 2, 2, 4, 2, 2]

# DAT-14: those of Mocha & Baksheesh.
TWO_COFFEE: Final = 10
BUY_GUILD: Final = 11
COFFEE_SALE: Final = 12
COFFEE_DICE: Final = 13
EXCHANGE: Final = 14
TURN_SIX: Final = 15
CORNER_MOVE: Final = 16
WAINWRIGHT_AGAIN: Final = 17
COFFEE_AGAIN: Final = 18

# DAT-15: those of Letters & Seals.
A_LETTER: Final = 19
LETTER_DICE: Final = 20
GOOD_FOR_LIRA: Final = 21
RED_AND_LIRA: Final = 22  # and one each for green, yellow and blue
COPY: Final = 26
FAMILY_WALK: Final = 27
JOIN_MERCHANT: Final = 28
COMPANION_FAR: Final = 29
FROM_AFAR: Final = 30
MOSQUE_AGAIN: Final = 31
SOCIETY_AGAIN: Final = 32
ANYWHERE: Final = 33

Card = Literal[
    "any-good",
    "five-lira",
    "palace-again",
    "post-again",
    "dealer-again",
    "family-home",
    "stay",
    "far-move",
    "assistant-home",
    "any-sale",
    "two-coffee",
    "buy-guild",
    "coffee-sale",
    "coffee-dice",
    "exchange",
    "turn-six",
    "corner-move",
    "wainwright-again",
    "coffee-again",
    "a-letter",
    "letter-dice",
    "good-for-lira",
    "red-and-lira",
    "green-and-lira",
    "yellow-and-lira",
    "blue-and-lira",
    "copy",
    "family-walk",
    "join-merchant",
    "companion-far",
    "from-afar",
    "mosque-again",
    "society-again",
    "anywhere",
]
CARD_WORDS: Final[tuple[Card, ...]] = get_args(Card)
"""The words of all Bonus cards; those of each expansion follow one another."""

# DAT-16: blue goods for a roll of 2, 3, … 12 at the Black Market, and the Tea House.
BLACK_MARKET_BLUE: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3]
LOWEST_CALL: Final = 3
HIGHEST_CALL: Final = 12
MISSED_CALL: Final = 2

# DAT-24
FIRST_LIRA: Final = 2
FIRST_CARDS: Final = 1
ASSISTANTS: Final = 4
Assistant = Literal["own", "neutral"]
ASSISTANT_WORDS: Final[tuple[Assistant, ...]] = get_args(Assistant)
Token = Literal["governor", "smuggler", "coffee-trader", "courier"]
TOKEN_WORDS: Final[tuple[Token, ...]] = get_args(Token)
# How a token comes to a place: by itself, without a way, brought, out of the Catacombs, sent out, or caught.
WALK: Final = "walk"
JUMP: Final = "jump"
HOME: Final = "home"
COME_OUT: Final = "come-out"
SEND_OUT: Final = "send"
CAUGHT: Final = "caught"
COLOURS: Final = 5
Colour = Literal["red", "yellow", "green", "blue", "white"]
COLOUR_WORDS: Final[tuple[Colour, ...]] = get_args(Colour)

# Amounts that the rules name in their sentences.
EXTENSION_PRICE: Final = 7
MERCHANT_FEE: Final = 2
TOKEN_FEE: Final = 2
TILE_FEE: Final = 2
TURNED_DIE: Final = 4
CATCH_LIRA: Final = 3
CARD_LIRA: Final = 5
CARAVANSARY_CARDS: Final = 2
NEAR: Final = 2
FAR: Final = 4
