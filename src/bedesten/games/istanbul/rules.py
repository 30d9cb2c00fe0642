"""The rule sets: the base game, and the way to each of the others by its name."""

from typing import Final

from mypy_extensions import i64

from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import GOVERNOR
from bedesten.games.istanbul.cards import base_cards
from bedesten.games.istanbul.data import BASE_DECK, INNER_CELLS, SHORT_PATHS
from bedesten.games.istanbul.encounters import meet_governor, meet_smuggler
from bedesten.games.istanbul.parts import RuleSet
from bedesten.games.istanbul.places import base_places
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.turn import FinalStep, Move, after_move


class BaseRules(RuleSet):
    """The base game; expansions answer some of its questions otherwise."""

    def can_use(self, game: Istanbul, player: Player, token: i64, free: bool) -> bool:
        return game.deck.can_draw() if token == GOVERNOR else player.has_any_space()

    def meet(self, game: Istanbul, player: Player, token: i64, free: bool, luck: Luck) -> None:
        if token == GOVERNOR:
            meet_governor(game, player, free, luck)
        else:
            meet_smuggler(game, player, free)


BASE: Final = BaseRules(
    "base",
    4,
    SHORT_PATHS,
    INNER_CELLS,
    base_places(),
    base_cards(),
    BASE_DECK,
    Move(after_move(None)),
    FinalStep(None),
)
