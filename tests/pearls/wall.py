"""The wall of Pearls: three tiles for those who dive alone (PRL-SOL-01)."""

from collections.abc import Mapping, Sequence

from bedesten.core.contract import State
from bedesten.core.wall import Condition, Tile, Wall
from tests.pearls.state import Pearls

SOME, MANY = 4, 12
TILES = (
    Tile("handful", 0, (Condition("points", "at-least", SOME),)),
    Tile("good-day", 1, (Condition("best", "at-least", SOME),)),
    Tile("treasure", 2, (Condition("points", "at-least", MANY), Condition("lanterns", "at-most", 0))),
)


class PearlWall(Wall):
    """What dives alone add up to; the best is the one with the most points, then the best day."""

    score = ("points", "best")

    def tiles(self, settings: Mapping[str, str]) -> Sequence[Tile]:
        return TILES

    def reached(self, state: State) -> dict[str, int]:
        assert isinstance(state, Pearls)
        (diver,) = state.divers
        return {"points": diver.points, "best": diver.best, "lanterns": int(not diver.lantern)}
