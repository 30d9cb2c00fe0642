"""The judge of Choose & Write: how good a position is, and which actions deserve a look."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.bots.choose_write.habit import Glance, Habit
from bedesten.bots.choose_write.worths import SheetWorths
from bedesten.bots.judge import Judge
from bedesten.core.contract import State
from bedesten.core.luck import Luck
from bedesten.games.choose_write.data import NO_CARD, location_of
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.games.choose_write.turn import Follow, PayUse, Play, TakeCard, Use
from bedesten.kit.deck import KIND

LEFT_OVER: Final = 0.003
"""What a left-over counts beside a Ruby: it decides between equals (CNW-END-13)."""

DOUBT: Final = 0.3
"""By how many Rubies a beginner may be wrong about a card or a location."""


class ChooseWriteJudge(Judge):
    """Knows what things are worth, and answers small questions by habit."""

    def __init__(self, worths: SheetWorths) -> None:
        self.worths: SheetWorths = worths
        self.habit: Habit = Habit(worths)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, ChooseWrite)
        player = state.players[seat]
        sheet = self.habit.sheet(state, player)
        worth = sheet.worth() + LEFT_OVER * float(player.left_overs())
        if sheet.left < 1.0:
            return worth
        # The best of the cards that are known for the next turn.
        glance = Glance(sheet)
        best = self.worths.unknown
        for card in (player.hand, state.display_left, state.display_right):
            if card != NO_CARD:
                best = max(best, glance.own(location_of(card & KIND)))
        return worth + self.worths.next * best

    def candidates(self, state: State) -> list[int]:
        return state.actions()

    def ideas(self, state: State, luck: Luck) -> list[int]:
        assert isinstance(state, ChooseWrite)
        if isinstance(state.agenda, Use):
            return state.choices
        return [self.habit.answer(state)]


@final
class NoviceJudge(ChooseWriteJudge):
    """A friendly beginner who thinks of this turn, sees a Bonus Ruby when it is near, and is wrong at times."""

    def __init__(self) -> None:
        super().__init__(novices_worths())

    def doubt(self, state: State) -> float:
        assert isinstance(state, ChooseWrite)
        return DOUBT if isinstance(state.agenda, (Play, Use, Follow, PayUse, TakeCard)) else 0.0


def novices_worths() -> SheetWorths:
    """Return what things are worth to a beginner, who overlooks what comes later."""
    worths = SheetWorths()
    worths.next = 0.0
    worths.following = 0.0
    worths.second_palace = 0.0
    worths.growth = 0.0
    worths.row_span = 4.0
    worths.mark_span = 6.0
    return worths
