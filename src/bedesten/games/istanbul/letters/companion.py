"""The Companion: fetched at the Fountain, placed in step 0, moved instead of the Merchant (LET-COM)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import DONE, FETCH, RETURN
from bedesten.games.istanbul.data import FOUNTAIN, WALK
from bedesten.games.istanbul.letters.post import deliver
from bedesten.games.istanbul.parts import Place, Step
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import PERSONAL_SUPPLY, Player


def place_companion(game: Istanbul, player: Player) -> None:
    """Put the Companion where the Merchant stands (LET-COM-06)."""
    set_companion(game, player, player.merchant, "place")


def move_companion(game: Istanbul, player: Player, place: i64) -> None:
    """Let the Companion be the active token of this turn and move (LET-COM-08)."""
    game.letters.is_walk = True
    game.target = place
    set_companion(game, player, place, WALK)


def fetch_companion(game: Istanbul, player: Player) -> None:
    """Take the Companion into the personal supply (LET-COM-02, LET-COM-04)."""
    set_companion(game, player, PERSONAL_SUPPLY, "fetch")


def set_companion(game: Istanbul, player: Player, place: i64, how: str) -> None:
    if game.listener is not None:
        game.tell("companion", player.seat, {"from": player.companion, "to": place, "how": how})
    player.companion = place
    deliver(game, player)


@final
class CompanionsFountain(Place):
    """The Fountain, at which the Companion can be fetched besides (IST-PLC-16, LET-COM-02, LET-COM-04)."""

    def __init__(self) -> None:
        super().__init__(FOUNTAIN, False)

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = GatherAll(game.agenda)


@final
@mypyc_attr(free_list_len=1)
class GatherAll(Step):
    """Who returns next, an Assistant or the Companion, if anybody?"""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        if player.lying == 0 and player.companion == PERSONAL_SUPPLY:
            return []
        options: list[int] = [DONE]
        game.offer_lying(player, options, RETURN, 0)
        if player.companion != PERSONAL_SUPPLY:
            options.append(FETCH)
        return options

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action == DONE:
            return
        game.agenda = self
        if action == FETCH:
            fetch_companion(game, player)
        else:
            game.return_assistant(player, action - RETURN)
