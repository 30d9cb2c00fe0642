"""Everything a person reads about Istanbul, in English: names, questions, menu entries, sentences of the log."""

from bedesten.games.istanbul.words.log import SENTENCES, sentence
from bedesten.games.istanbul.words.menu import asked_place, describe, taken_apart
from bedesten.games.istanbul.words.names import (
    CARDS,
    GOODS,
    PLACES,
    TILES,
    TOKENS,
    colour_of,
    families_at,
    listed,
    merchants_at,
    palace_price,
    place_of,
)
from bedesten.games.istanbul.words.prompts import prompt

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
    "listed",
    "merchants_at",
    "palace_price",
    "place_of",
    "prompt",
    "sentence",
    "taken_apart",
]
