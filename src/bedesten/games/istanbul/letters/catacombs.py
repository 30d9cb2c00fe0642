"""The Catacombs (25), which only the Great Bazaar has (GRB-PLC-01 to GRB-PLC-04)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import MOVE
from bedesten.games.istanbul.data import CATACOMBS, COME_OUT
from bedesten.games.istanbul.encounters import GOODS_OR_COFFEE, TakeGood
from bedesten.games.istanbul.parts import Place, Step
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player


@final
class Catacombs(Place):
    """A good of choice or a coffee, then the Merchant stack comes out somewhere else (GRB-PLC-01)."""

    def __init__(self) -> None:
        super().__init__(CATACOMBS, False)

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = TakeGood(ComeOut(game.agenda), GOODS_OR_COFFEE)


@final
@mypyc_attr(free_list_len=1)
class ComeOut(Step):
    """Where does the Merchant come out? Nothing happens there (GRB-PLC-02, GRB-PLC-03)."""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        return [MOVE + place for place in game.board.places if place != player.merchant]

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        game.jump_merchant(player, action - MOVE, COME_OUT)
