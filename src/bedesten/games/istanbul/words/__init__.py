"""Everything a person reads about Istanbul, in English: names, questions, menu entries, sentences of the log."""

from bedesten.games.istanbul.words.log import SENTENCES, sentence
from bedesten.games.istanbul.words.menu import (
    CHOICES,
    DESCRIPTIONS,
    FIRSTS,
    USES,
    USES_IN,
    asked_place,
    taken_apart,
)
from bedesten.games.istanbul.words.names import (
    CARDS,
    GOODS,
    PLACES,
    TILES,
    TOKENS,
    colour_of,
    families_at,
    held,
    listed,
    merchants_at,
    owed_at,
    palace_price,
    place_of,
    thing,
    token_of,
)
from bedesten.games.istanbul.words.phrases import STARTS

__all__ = [
    "CARDS",
    "GOODS",
    "PLACES",
    "SENTENCES",
    "TILES",
    "TOKENS",
    "asked_place",
    "colour_of",
    "families_at",
    "held",
    "listed",
    "merchants_at",
    "owed_at",
    "palace_price",
    "place_of",
    "sentence",
    "taken_apart",
    "thing",
    "token_of",
]

# What the expansions add. Their words are made of those above, so they come last.
from bedesten.games.istanbul.words import letters, letters_reasons, mocha, mocha_reasons, reasons

for added in (mocha, letters):
    PLACES.update(added.PLACES)
    CARDS.extend(added.CARDS)
    TOKENS.update(added.TOKENS)
    CHOICES.update(added.CHOICES)
    FIRSTS.update(added.FIRSTS)
    USES.update(added.USES)
    DESCRIPTIONS.update(added.DESCRIPTIONS)
    STARTS.update(added.STARTS)
    SENTENCES.update(added.SENTENCES)
for said in (mocha_reasons, letters_reasons):
    reasons.MOMENTS.update(said.MOMENTS)
    reasons.SENTENCES.update(said.SENTENCES)
USES_IN["mocha"] = mocha.USES_INSTEAD
USES_IN["letters"] = letters.USES_INSTEAD
USES_IN["great-bazaar"] = mocha.USES_INSTEAD | letters.USES_INSTEAD
