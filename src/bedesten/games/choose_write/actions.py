"""Every action of Choose & Write as a number. Ranges about locations are indexed by the location."""

from typing import Final

# One word.
PASS: Final = 0
DONE: Final = 1

# A word and what it is about.
PAY: Final = 2  # BY_ICON, BY_ACTION or BY_SHEET
TAKE: Final = 5  # a good, or one of the things below
SELL: Final = 15  # a good, like the next one
GIVE: Final = 19
DRAW: Final = 23  # FROM_DECK, or a location card of the display
PLAY: Final = 42  # a location card of the display
HAND: Final = 61  # the location card in hand
USE: Final = 80  # a location
TARGET: Final = 99  # a location, through the Catacombs
PALACE_OF: Final = 118  # a letter
CHECK_AT: Final = 122  # a location
GUILD_CARD: Final = 141  # play a Guild card
DROP: Final = 157  # one of two Guild cards
CARD_OF: Final = 173  # pay with a Goods card
DISCARD: Final = 183  # a Goods card

BY_ICON: Final = 0
BY_ACTION: Final = 1
BY_SHEET: Final = 2
FROM_DECK: Final = 0

# What can be taken beside the four goods.
TAKE_CARD: Final = 9
TAKE_GOOD: Final = 10
TAKE_IMPROVEMENT: Final = 11
TAKE_SPACE: Final = 12
TAKE_LIRA: Final = 13
TAKE_ACTION: Final = 14
