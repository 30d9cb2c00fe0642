"""Judges: what a bot knows of a game, how good a position is and which actions deserve a look."""

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64

from bedesten.core.contract import State
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
    """Judges a game of which it knows nothing by the scores, and plans by chance."""

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
