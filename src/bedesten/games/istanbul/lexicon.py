"""The notation of Istanbul's actions."""

from collections.abc import Sequence

from bedesten.core.lexicon import Lexicon
from bedesten.games.istanbul import actions as a
from bedesten.games.istanbul.data import (
    CARD_WORDS,
    COFFEE_HOUSE,
    COFFEE_LETTER,
    COLOUR_WORDS,
    COLOURS,
    GEMSTONE_DEALER,
    GOOD_LETTERS,
    HIGHEST_CALL,
    LAST_PLACE,
    LOWEST_CALL,
    SULTANS_PALACE,
    TILE_WORDS,
    TOKEN_WORDS,
)
from bedesten.games.istanbul.letters.data import KIOSK_WORDS

VERSION = 2

PLACE_NUMBERS = range(1, LAST_PLACE + 1)
TAVERN_WORDS = ("barrier", "movement", "encounter", "baksheesh")


def goods_text(counts: Sequence[int]) -> str:
    """Write goods as letters: two red and one blue are RRB."""
    return "".join(letter * count for letter, count in zip(GOOD_LETTERS, counts, strict=True))


def good_letter(good: int) -> str:
    """Return the letter of a good, or of coffee."""
    return (GOOD_LETTERS + COFFEE_LETTER)[good]


def _lexicon() -> Lexicon:
    lexicon = Lexicon(VERSION)
    for action, verb in (
        (a.LAY, "lay"),
        (a.STOP, "stop"),
        (a.PAY, "pay"),
        (a.ACT, "act"),
        (a.SKIP, "skip"),
        (a.END, "end"),
        (a.DONE, "done"),
        (a.ROLL, "roll"),
        (a.REROLL, "reroll"),
        (a.KEEP, "keep"),
    ):
        lexicon.add(action, verb)
    places = {place: str(place) for place in PLACE_NUMBERS}
    cards = dict(enumerate(CARD_WORDS))
    goods = dict(enumerate(GOOD_LETTERS + COFFEE_LETTER))
    guilds = {number: str(number) for number in range(1, a.GUILD_NUMBERS)}
    lexicon.add(a.PICK, "pick", "assistant", {a.OWN: "own", a.NEUTRAL: "neutral"})
    lexicon.add(a.TURN, "turn", "die", {0: "1", 1: "2"})
    lexicon.add(a.DRAW, "draw", "source", {a.FROM_PILE: "pile", a.FROM_DISCARDS: "discards"})
    lexicon.add(a.MEET, "meet", "token", dict(enumerate(TOKEN_WORDS)))
    lexicon.add(a.REWARD, "reward", "reward", {a.REWARD_LIRA: "lira", a.REWARD_CARD: "card", a.NO_REWARD: "none"})
    lexicon.add(a.TAKE, "take", "good", goods)
    lexicon.add(a.GIVE, "give", "good", goods)
    lexicon.add(a.TILE, "tile", "tile", dict(enumerate(TILE_WORDS)))
    lexicon.add(a.CATCH, "catch", "colour", dict(enumerate(COLOUR_WORDS[:COLOURS])))
    lexicon.add(a.CALL, "call", "amount", {n: str(n) for n in range(LOWEST_CALL, HIGHEST_CALL + 1)})
    lexicon.add(a.MOVE, "move", "place", places)
    lexicon.add(a.SEND, "send", "place", places)
    lexicon.add(a.RETURN, "return", "place", places)
    lexicon.add(a.RECALL, "recall", "place", places)
    lexicon.add(a.PLAY, "play", "card", cards)
    lexicon.add(a.DISCARD, "discard", "card", cards)
    lexicon.add(a.SELL, "sell", "goods", {i: goods_text(sale) for i, sale in enumerate(a.SALES)})
    lexicon.add(a.GUILD, "guild", "guild", guilds)
    lexicon.add(a.DROP, "drop", "guild", guilds)
    lexicon.add(a.TAVERN, "tavern", "option", dict(enumerate(TAVERN_WORDS)))
    lexicon.add(a.RUBY, "ruby", "place", {n: str(n) for n in (SULTANS_PALACE, GEMSTONE_DEALER, COFFEE_HOUSE)})
    lexicon.add(a.BARRIER, "barrier", "place", places)
    lexicon.add(a.BEYOND, "beyond", "place", places)
    lexicon.add(a.PLACE, "place")
    lexicon.add(a.FETCH, "fetch")
    lexicon.add(a.PASS, "pass")
    lexicon.add(a.JOIN, "join", "colour", dict(enumerate(COLOUR_WORDS[:COLOURS])))
    lexicon.add(a.COMPANION, "companion", "place", places)
    lexicon.add(a.CHOOSE, "choose", "tile", dict(enumerate(KIOSK_WORDS)))
    lexicon.add(a.BID, "bid", "amount", {n: str(n) for n in range(1, a.HIGHEST_BID + 1)})
    lexicon.add(a.LETTER, "letter", "place", places)
    lexicon.add(a.SEALED, "sealed", "place", places)
    return lexicon


LEXICON = _lexicon()
