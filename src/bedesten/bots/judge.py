"""Judges: what a bot knows of a game, how good a position is and which actions deserve a look."""

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64

from bedesten.core.contract import State
from bedesten.core.errors import BadBot
from bedesten.core.luck import Luck

NEXT_CRITERION: Final = 0.01
"""How much less each further criterion of a standing counts."""


class Judge:
    """What a player of one game knows by heart."""

    @abstractmethod
    def worth(self, state: State, seat: i64) -> float:
        """Return how good a position is for a seat. Only comparisons matter."""

    @abstractmethod
    def candidates(self, state: State) -> list[int]:
        """Return the actions that deserve a look now: some of `state.actions()`, at least one."""

    @abstractmethod
    def ideas(self, state: State, luck: Luck) -> list[int]:
        """Return the actions to consider later in a turn that is being planned: at least one, the likeliest first."""

    def doubt(self, state: State) -> float:
        """Return by how much this judge may be wrong about an action now."""
        return 0.0


@final
class StandingJudge(Judge):
    """Judges a game of which it knows nothing by the scores, and plans by chance: for a game that has no better yet."""

    def worth(self, state: State, seat: i64) -> float:
        own = 0.0
        others = 0.0
        ranks = state.standing().ranks
        for rank in ranks:
            score = 0.0
            weight = 1.0
            for points in rank.scores:
                score += weight * points
                weight *= NEXT_CRITERION
            if rank.seat == seat:
                own = score
            else:
                others += score / (len(ranks) - 1)
        return own - others

    def candidates(self, state: State) -> list[int]:
        return state.actions()

    def ideas(self, state: State, luck: Luck) -> list[int]:
        actions = state.actions()
        return [actions[luck.below(len(actions))]]


@final
class Judges:
    """Who judges a game for each of the bots that think ahead."""

    def __init__(self, easy: Judge, medium: Judge, greedy: Judge) -> None:
        self.easy: Judge = easy
        self.medium: Judge = medium
        self.greedy: Judge = greedy


class Guide:
    """What the planner knows of one game."""

    @abstractmethod
    def lines(self, world: State, luck: Luck) -> list[list[int]]:
        """Return what deserves a look now: actions in a row, at least one line, the likeliest first.

        They may hang on nothing that the seat does not know; the luck is for trying, and alike in all worlds.
        """

    @abstractmethod
    def answer(self, state: State) -> i64:
        """Return a good action at a glance."""

    @abstractmethod
    def result(self, state: State, seat: i64) -> float:
        """Return what a finished game is worth to a seat."""


_JUDGES: Final[dict[str, Judges]] = {}
_GUIDES: Final[dict[str, tuple[Guide, list[int]]]] = {}


def register_judges(game: str, judges: Judges) -> None:
    """Announce who judges the positions of a game."""
    _JUDGES[game] = judges


def judges_of(game: str) -> Judges:
    """Return the judges of a game; raise BadBot, saying how it gets some, if it has none."""
    judges = _JUDGES.get(game)
    if judges is None:
        raise BadBot(
            f"the bots easy, medium and greedy cannot judge {game}: no judges are registered for it "
            "(bedesten.bots.judge.register_judges); the bot random plays any game"
        )
    return judges


def register_guide(game: str, guide: Guide, players: list[int]) -> None:
    """Announce what guides the planner in a game, and with how many players."""
    _GUIDES[game] = (guide, players)


def has_guide(game: str, players: int) -> bool:
    """Tell whether the planner plays a game with so many players."""
    return game in _GUIDES and players in _GUIDES[game][1]


def guide_of(game: str, players: int) -> Guide:
    """Return what guides the planner in a game; raise BadBot, saying who plays it, if nothing does."""
    if not has_guide(game, players):
        raise BadBot(
            f"the bot planner does not play {game} with {players} players; the bots easy, medium and greedy do, "
            "and random plays any game"
        )
    return _GUIDES[game][0]
