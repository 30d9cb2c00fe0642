"""The rule set of the base game."""

from typing import Final

from bedesten.games.istanbul.cards import base_cards
from bedesten.games.istanbul.data import BASE_DECK
from bedesten.games.istanbul.parts import RuleSet
from bedesten.games.istanbul.places import base_places
from bedesten.games.istanbul.turn import FinalStep, whole_turn

BASE: Final = RuleSet(4, 4, base_places(), base_cards(), BASE_DECK, whole_turn(), FinalStep(None))
