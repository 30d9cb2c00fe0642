"""The notation of the actions of Choose & Write."""

from bedesten.core.lexicon import Lexicon
from bedesten.games.choose_write import actions as a
from bedesten.games.choose_write.data import (
    GOOD_WORDS,
    GOODS_CARD_WORDS,
    GUILD_WORDS,
    LETTER_WORDS,
    LOCATION_WORDS,
    SQUARES,
)

VERSION = 1

PAYMENT_WORDS = ("icon", "action", "sheet")
TAKE_WORDS = (*GOOD_WORDS, "card", "good", "improvement", "space", "lira", "action")


def _lexicon() -> Lexicon:
    lexicon = Lexicon(VERSION)
    locations = {number: word for number, word in enumerate(LOCATION_WORDS) if word}
    goods = dict(enumerate(GOOD_WORDS))
    guilds = dict(enumerate(GUILD_WORDS))
    goods_cards = dict(enumerate(GOODS_CARD_WORDS))
    lexicon.add(a.PASS, "pass")
    lexicon.add(a.DONE, "done")
    lexicon.add(a.PAY, "pay", "payment", dict(enumerate(PAYMENT_WORDS)))
    lexicon.add(a.TAKE, "take", "thing", dict(enumerate(TAKE_WORDS)))
    lexicon.add(a.SELL, "sell", "good", goods)
    lexicon.add(a.GIVE, "give", "good", goods)
    lexicon.add(a.DRAW, "draw", "location", {a.FROM_DECK: "deck", **locations})
    lexicon.add(a.PLAY, "play", "location", locations)
    lexicon.add(a.HAND, "hand", "location", locations)
    lexicon.add(a.USE, "use", "location", locations)
    lexicon.add(a.TARGET, "target", "location", locations)
    lexicon.add(a.PALACE_OF, "palace", "letter", dict(enumerate(LETTER_WORDS)))
    lexicon.add(a.CHECK_AT, "check", "location", {place: LOCATION_WORDS[place] for place in SQUARES})
    lexicon.add(a.GUILD_CARD, "play", "guild", guilds)
    lexicon.add(a.DROP, "drop", "guild", guilds)
    lexicon.add(a.CARD_OF, "card", "card", goods_cards)
    lexicon.add(a.DISCARD, "discard", "card", goods_cards)
    return lexicon


LEXICON = _lexicon()
