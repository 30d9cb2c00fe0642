"""The notation of the actions of Cairo."""

from bedesten.core.lexicon import Lexicon
from bedesten.games.cairo import actions as a
from bedesten.games.cairo.data import CARD_WORDS, DISPLAY, SEGMENT_WORDS, SITE_WORDS, TRADE_WORDS

VERSION = 2

SOURCE_WORDS = (*(str(slot) for slot in range(1, DISPLAY + 1)), "pile", "barker")


def _lexicon() -> Lexicon:
    lexicon = Lexicon(VERSION)
    trades = dict(enumerate(TRADE_WORDS))
    cards = dict(enumerate(CARD_WORDS))
    sites = dict(enumerate(SITE_WORDS))
    triples = {number: "+".join(CARD_WORDS[kind] for kind in triple) for number, triple in enumerate(a.TRIPLES)}
    lexicon.add(a.RETIRE, "retire")
    lexicon.add(a.DRAW, "draw", "source", dict(enumerate(SOURCE_WORDS)))
    lexicon.add(a.FEE, "fee", "trade", trades)
    lexicon.add(a.PAY, "pay", "trade", trades)
    lexicon.add(a.BUILD, "build", "trade", trades)
    lexicon.add(a.EXPAND, "expand", "trade", trades)
    lexicon.add(a.MOVE, "move", "trade", trades)
    lexicon.add(a.PLACE, "place", "trade", trades)
    lexicon.add(a.DROP, "drop", "card", cards)
    lexicon.add(a.PLAY, "play", "card", cards)
    lexicon.add(a.LURE, "lure", "entry", sites)
    lexicon.add(a.SITE, "site", "site", sites)
    lexicon.add(a.ENTRY, "entry", "entry", sites)
    lexicon.add(a.SEGMENT, "segment", "segment", dict(enumerate(SEGMENT_WORDS)))
    lexicon.add(a.PLAY_THREE, "play", "cards", triples)
    return lexicon


LEXICON = _lexicon()
