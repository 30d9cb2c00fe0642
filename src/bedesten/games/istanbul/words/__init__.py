"""Everything a person reads about Istanbul, in English: names, questions, menu entries, sentences of the log."""

from bedesten.games.istanbul.words.log import SENTENCES, sentence
from bedesten.games.istanbul.words.menu import (
    CHOICES,
    DESCRIPTIONS,
    DESCRIPTIONS_AT,
    FIRSTS,
    USES,
    USES_IN,
    asked_place,
    describe,
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
    palace_price,
    place_of,
    thing,
    token_of,
)
from bedesten.games.istanbul.words.prompts import PROMPTS, STARTS, prompt

__all__ = [
    "CARDS",
    "GOODS",
    "PLACES",
    "SENTENCES",
    "TILES",
    "TOKENS",
    "asked_place",
    "colour_of",
    "describe",
    "families_at",
    "held",
    "listed",
    "merchants_at",
    "palace_price",
    "place_of",
    "prompt",
    "sentence",
    "taken_apart",
    "thing",
    "token_of",
]

# What the expansions add. Their words are made of those above, so they come last.
from bedesten.games.istanbul.words import letters, mocha

for added in (mocha, letters):
    PLACES.update(added.PLACES)
    CARDS.extend(added.CARDS)
    TOKENS.update(added.TOKENS)
    CHOICES.update(added.CHOICES)
    FIRSTS.update(added.FIRSTS)
    USES.update(added.USES)
    DESCRIPTIONS.update(added.DESCRIPTIONS)
    DESCRIPTIONS_AT.update(added.DESCRIPTIONS_AT)
    PROMPTS.update(added.PROMPTS)
    STARTS.update(added.STARTS)
    SENTENCES.update(added.SENTENCES)
USES_IN["mocha"] = mocha.USES_INSTEAD
USES_IN["letters"] = letters.USES_INSTEAD
USES_IN["great-bazaar"] = mocha.USES_INSTEAD | letters.USES_INSTEAD
