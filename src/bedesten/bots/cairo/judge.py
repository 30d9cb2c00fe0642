"""The judge of Cairo: how good a position is, and which actions deserve a look."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.bots.cairo.habit import TradersHabit
from bedesten.bots.cairo.nearness import reaches
from bedesten.bots.cairo.prospect import position_worth, worth_at_start
from bedesten.bots.cairo.worths import MarketWorths
from bedesten.bots.judge import Judge
from bedesten.core.contract import State
from bedesten.core.luck import Luck
from bedesten.games.cairo.build import ChooseEntry, ChooseKind, ChooseSegment, ChooseSite, PayCoins, PayFee
from bedesten.games.cairo.data import EXPANSION
from bedesten.games.cairo.draw import DrawSecond, DropCard
from bedesten.games.cairo.ground import Ground
from bedesten.games.cairo.state import SETUP, Cairo
from bedesten.games.cairo.turn import TakeTurn

SITES_SEEN: Final = 10
"""Sites for a stall that are tried; a glance sorts out the others."""

SITES_PLANNED: Final = 2
KINDS_PLANNED: Final = 4
"""The same while a turn is planned, when each has to be followed to the end of the turn."""

DOUBT: Final = 2.5
"""By how many points a beginner may be wrong."""


class CairoJudge(Judge):
    """Knows what things are worth, and sorts out by habit what is hardly worth a look."""

    def __init__(self, worths: MarketWorths) -> None:
        self.worths: MarketWorths = worths
        self.habit: TradersHabit = TradersHabit(worths)
        # The ground that was looked at last, as most positions of one decision have the same.
        self.ground: Ground | None = None
        self.reach: list[float] = []

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Cairo)
        if self.ground is not state.ground:
            self.ground = state.ground
            self.reach = reaches(state.ground)
        if state.phase == SETUP:
            return worth_at_start(self.worths, state, seat, self.reach)
        return position_worth(self.worths, state, seat, self.reach)

    def candidates(self, state: State) -> list[int]:
        assert isinstance(state, Cairo)
        step = state.agenda
        player = state.players[state.seat]
        if isinstance(step, TakeTurn):
            return self.habit.turns(state, player)
        if isinstance(step, ChooseSite) and step.kind != EXPANSION:
            return self.habit.stalls(state, player, step.kind, step.trade, state.choices, SITES_SEEN)
        if isinstance(step, DrawSecond):
            return self.habit.draws(state, player)
        return state.choices

    def ideas(self, state: State, luck: Luck) -> list[int]:
        assert isinstance(state, Cairo)
        step = state.agenda
        player = state.players[state.seat]
        if len(state.choices) == 1:
            return state.choices
        if isinstance(step, (PayFee, PayCoins)):
            return [self.habit.payment(state, player, step)]
        if isinstance(step, ChooseKind):
            return self.habit.kinds(state, player, step, KINDS_PLANNED)
        if isinstance(step, ChooseSite):
            if step.kind == EXPANSION:
                return self.habit.expansions(state, player, step, SITES_PLANNED)
            return self.habit.stalls(state, player, step.kind, step.trade, state.choices, 1)
        if isinstance(step, ChooseSegment):
            return [self.habit.segment(state, player, step)]
        if isinstance(step, ChooseEntry):
            return [self.habit.entry(state, player, step)]
        if isinstance(step, DrawSecond):
            return self.habit.draws(state, player)
        if isinstance(step, DropCard):
            return [self.habit.drop(state, player)]
        return state.choices[:1]


@final
class PeddlersJudge(CairoJudge):
    """A friendly beginner who thinks of the next expansion, overlooks what others are up to, and is wrong at times."""

    def __init__(self) -> None:
        super().__init__(novices_worths())

    def doubt(self, state: State) -> float:
        assert isinstance(state, Cairo)
        return (
            DOUBT
            if isinstance(state.agenda, (TakeTurn, ChooseKind, ChooseSegment, ChooseSite, ChooseEntry, DrawSecond))
            else 0.0
        )


def novices_worths() -> MarketWorths:
    """Return what things are worth to a beginner."""
    worths = MarketWorths()
    worths.plans = 1
    worths.others = 0.0
    worths.others_of_two = 0.0
    worths.chase = 0.0
    worths.last_chase = 0.0
    worths.taken = 0.0
    return worths
