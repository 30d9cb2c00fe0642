"""The wall of a game that is played alone: tiles that somebody sets one by one, over many games.

A game says what its tiles ask for and what a finished game has reached (`Wall`). The rest is the same for every game:
which tiles are set, which game came closest to the others, the best game, and the tile to try next (`Collection`).
Whoever keeps games, a house or a terminal, keeps what is in a `SoloGame`.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bedesten.core.contract import OVER, State

Asks = Literal["at-least", "at-most", "exactly"]


@dataclass(frozen=True)
class Condition:
    """One thing that a tile asks for: so much of it, in the game's own word for it."""

    what: str
    asks: Asks
    need: int

    def missing(self, have: int | None) -> int:
        """Return by how much it is missed, 0 if it holds; a game of which nobody noted this has missed it."""
        if have is None:
            return max(1, self.need)
        if self.asks == "at-least":
            return max(0, self.need - have)
        return max(0, have - self.need) if self.asks == "at-most" else abs(self.need - have)


@dataclass(frozen=True)
class Tile:
    """A tile, by the name that the option of the goal takes; those of a low level are set first."""

    name: str
    level: int
    conditions: tuple[Condition, ...]

    def missed(self, reached: Mapping[str, int]) -> list[int]:
        """Return for each condition by how much it is missed."""
        return [condition.missing(reached.get(condition.what)) for condition in self.conditions]


@dataclass(frozen=True)
class SoloGame:
    """A finished game: where it is kept, when it ended, its options, what it reached and the tiles that it set."""

    id: str
    at: float
    settings: Mapping[str, str]
    reached: Mapping[str, int]
    tiles: tuple[str, ...]


class Wall(ABC):
    """What games that are played alone add up to."""

    score: tuple[str, ...]
    """What decides which game is the best, of what a game reaches: the first counts first, and more is better."""
    goal: str = ""
    """The option of the game that takes the name of a tile; none if no tile can be played for."""

    @abstractmethod
    def tiles(self, settings: Mapping[str, str]) -> Sequence[Tile]:
        """Return the tiles in their order, as a game with these options sets them; what is not there is as usual."""

    @abstractmethod
    def reached(self, state: State) -> dict[str, int]:
        """Return all that a tile or the score may ask of a game."""

    def finished(self, name: str, at: float, settings: Mapping[str, str], state: State) -> SoloGame:
        """Return what is to be kept of a game that is over."""
        assert state.seat == OVER
        reached = self.reached(state)
        tiles = tuple(tile.name for tile in self.tiles(settings) if not any(tile.missed(reached)))
        return SoloGame(name, at, settings, reached, tiles)


@dataclass(frozen=True)
class Closest:
    """How near somebody came to a tile: what it asked, in the game that came closest, and by how much that missed."""

    game: SoloGame | None
    conditions: tuple[Condition, ...]
    missed: tuple[int, ...]

    @property
    def steps(self) -> int:
        """How many conditions are missing."""
        return sum(missing > 0 for missing in self.missed)

    @property
    def effort(self) -> tuple[int, int]:
        """How far it is: the conditions that are missing, then how much is."""
        return self.steps, sum(self.missed)


class Collection:
    """What somebody has on the wall of a game, from all games that count."""

    def __init__(self, wall: Wall, games: Iterable[SoloGame] = ()) -> None:
        self.wall = wall
        self.tiles = wall.tiles({})
        self.games: list[SoloGame] = []
        self.set: dict[str, SoloGame] = {}
        """The tiles that are set, each with the game that set it first."""
        self.closest: dict[str, Closest] = {}
        """For each tile the game with the fewest conditions missing, then the least missing, then the last one."""
        for tile in self.tiles:
            nothing = tuple(condition.missing(None) for condition in tile.conditions)
            self.closest[tile.name] = Closest(None, tile.conditions, nothing)
        for game in games:
            self.add(game)

    def add(self, game: SoloGame) -> None:
        """Take a game up, which is later than those before it."""
        self.games.append(game)
        for name in game.tiles:
            self.set.setdefault(name, game)
        for tile in self.wall.tiles(game.settings):
            near, before = Closest(game, tile.conditions, tuple(tile.missed(game.reached))), self.closest[tile.name]
            if before.game is None or near.effort <= before.effort:
                self.closest[tile.name] = near

    def best(self) -> SoloGame | None:
        """Return the best game; of equal ones the first."""
        return max(self.games, key=self.score_of, default=None)

    def score_of(self, game: SoloGame) -> tuple[int, ...]:
        """Return what decides whether a game is the best."""
        return tuple(game.reached.get(what, 0) for what in self.wall.score)

    def proposal(self) -> Tile | None:
        """Return the tile to try next: the fewest conditions missing in any game, the lowest level, the least missing.

        There is none when the wall is complete.
        """
        unset = [tile for tile in self.tiles if tile.name not in self.set]
        return min(unset, key=self._order, default=None)

    def _order(self, tile: Tile) -> tuple[int, int, int]:
        near = self.closest[tile.name]
        return near.steps, tile.level, sum(near.missed) if near.game else 0
