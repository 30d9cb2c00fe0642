"""What things are called in English, and small phrases that all other words are made of."""

from collections.abc import Iterable, Sequence

from bedesten.games.cairo import data as d
from bedesten.games.cairo.reconstructed import NOW

TRADES = ("porcelain", "carpet", "spice", "fruit", "jewelry", "coffee")
"""What is sold in each colour, by its number."""

SEGMENTS = ("northwest", "north", "northeast", "west", "centre", "east", "southwest", "south", "southeast")
"""Where the segments lie, the first one first."""


def owner_named(word: str) -> str:
    """Return what an owner is called in a sentence."""
    return "the neutral owner" if word == d.OWNER_WORDS[d.NEUTRAL] else word.capitalize()


def owner_of(owner: int) -> str:
    return owner_named(d.OWNER_WORDS[owner])


def trade_named(word: str) -> str:
    return TRADES[d.TRADE_WORDS.index(word)]


def segment(number: int) -> str:
    """Return a segment by its number, from 1, and where it lies."""
    return f"segment {number} ({SEGMENTS[number - 1]})"


def segments_text(words: Sequence[str]) -> str:
    """Return several segments, given by their numbers."""
    if len(words) == len(SEGMENTS):
        return "any segment"
    return segment(int(words[0])) if len(words) == 1 else f"segments {listed(words, 'or')}"


def card_named(word: str) -> str:
    """Return a card as it is called: card 4, joker 1-4-7. A joker goes by the segments that it shows now."""
    card = d.CARD_WORDS.index(word)
    if card < d.JOKER:
        return f"card {word}"
    return f"joker {'-'.join(str(segment + 1) for segment in NOW.jokers[card - d.JOKER])}"


def cards_text(words: Sequence[str]) -> str:
    return listed([card_named(word) for word in words])


def listed(words: Iterable[str], joint: str = "and") -> str:
    *first, last = words
    return f"{', '.join(first)} {joint} {last}" if first else last


def counted(number: int, word: str) -> str:
    """Return a number of things: 1 step, 2 steps."""
    return f"{number} {word}{'' if number == 1 else 's'}"


def coins(number: int, trade: int) -> str:
    """Return an amount of money of a trade."""
    return counted(number, f"{TRADES[trade]} coin")


def purse_text(amounts: Sequence[int]) -> str:
    """Return money of several trades: 2 carpet coins and 1 coffee coin."""
    parts = [coins(amount, trade) for trade, amount in enumerate(amounts) if amount]
    return listed(parts) if parts else "no money"
