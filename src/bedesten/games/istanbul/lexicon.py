"""The notation of Istanbul's actions."""

from collections.abc import Sequence

from bedesten.core.lexicon import Lexicon
from bedesten.games.istanbul import actions as a
from bedesten.games.istanbul.data import (
    BASE_DECK,
    CARD_WORDS,
    COLOUR_WORDS,
    COLOURS,
    GOOD_LETTERS,
    GOODS,
    HIGHEST_CALL,
    LOWEST_CALL,
    TILE_WORDS,
)

VERSION = 1

PLACE_NUMBERS = range(1, 17)


def goods_text(counts: Sequence[int]) -> str:
    """Write goods as letters: two red and one blue are RRB."""
    return "".join(letter * count for letter, count in zip(GOOD_LETTERS, counts, strict=True))


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
    cards = dict(enumerate(CARD_WORDS[: len(BASE_DECK)]))
    goods = dict(enumerate(GOOD_LETTERS[:GOODS]))
    lexicon.add(a.PICK, "pick", "assistant", {a.OWN: "own", a.NEUTRAL: "neutral"})
    lexicon.add(a.TURN, "turn", "die", {0: "1", 1: "2"})
    lexicon.add(a.DRAW, "draw", "source", {a.FROM_PILE: "pile", a.FROM_DISCARDS: "discards"})
    lexicon.add(a.MEET, "meet", "token", {a.GOVERNOR: "governor", a.SMUGGLER: "smuggler"})
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
    return lexicon


LEXICON = _lexicon()
