"""What guides the planner alone: lines of a card and a location, habits, and the goal of the game."""

from typing import final

from mypy_extensions import i64

from bedesten.bots.choose_write.goals import goal_of
from bedesten.bots.choose_write.habit import Glance, Habit
from bedesten.bots.choose_write.worths import SheetWorths, worths_for
from bedesten.bots.judge import Guide
from bedesten.core.contract import State
from bedesten.core.luck import Luck
from bedesten.games.choose_write.actions import GUILD_CARD, USE
from bedesten.games.choose_write.data import CHALLENGES
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.games.choose_write.turn import Play, Use


@final
class SoloGuide(Guide):
    """Knows the habits of one who plays alone."""

    def __init__(self) -> None:
        self.free: Habit = Habit(SheetWorths())
        self.habits: list[Habit] = [Habit(worths_for(challenge)) for challenge in range(len(CHALLENGES))]

    def habit_of(self, game: ChooseWrite) -> Habit:
        """Return the habits of one who plays for the goal of this game."""
        goal = goal_of(game.terms)
        return self.habits[goal.challenge] if goal.is_tile else self.free

    def lines(self, world: State, luck: Luck) -> list[list[int]]:
        assert isinstance(world, ChooseWrite)
        if isinstance(world.agenda, Play):
            return self.uses(world, luck)
        usual = self.habit_of(world).answer(world)
        return [[usual]] + [[action] for action in world.choices if action != usual]

    def uses(self, world: ChooseWrite, luck: Luck) -> list[list[int]]:
        """Return the cards that can be played with the locations of their offers, the most promising first."""
        habit = self.habit_of(world)
        sheet = habit.sheet(world, world.players[world.seat])
        glance = Glance(sheet)
        lines: list[list[int]] = []
        promises: list[float] = []
        for card in world.choices:
            promise = habit.promise(glance, card)
            after = world.clone()
            after.apply(card, luck)
            if card < GUILD_CARD and isinstance(after.agenda, Use):
                best = habit.best_use(glance, after.choices, USE)
                for use in after.choices:
                    lines.append([card, use])
                    promises.append(promise - glance.at(best - USE) + glance.at(use - USE))
            else:
                lines.append([card])
                promises.append(promise)
        return sorted_by(lines, promises)

    def answer(self, state: State) -> i64:
        assert isinstance(state, ChooseWrite)
        return self.habit_of(state).answer(state)

    def result(self, state: State, seat: i64) -> float:
        assert isinstance(state, ChooseWrite)
        return goal_of(state.terms).result(state.players[seat])


def sorted_by(lines: list[list[int]], promises: list[float]) -> list[list[int]]:
    """Return lines, those that promise more first."""
    rest = promises[:]
    ordered: list[list[int]] = []
    for _line in lines:
        best: i64 = 0
        for index, promise in enumerate(rest):
            if promise > rest[best]:
                best = index
        ordered.append(lines[best])
        rest[best] = -1e9
    return ordered
