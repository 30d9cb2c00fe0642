"""The judge of the easy bot: a friendly beginner who thinks of this turn, is wrong at times, and does nothing silly."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.bots.istanbul.judge import IstanbulJudge
from bedesten.bots.istanbul.worth import Appraisal, Worths
from bedesten.core.contract import State
from bedesten.games.istanbul.actions import ACT, LAY, MEET, MOVE, PAY, PICK, PLACES, PLAY, SKIP, STOP, TOKENS
from bedesten.games.istanbul.data import FOUNTAIN, FROM_AFAR, MERCHANT_FEE, STAY, TOKEN_FEE
from bedesten.games.istanbul.dice import Call
from bedesten.games.istanbul.encounters import PayGovernor, PayLiraOrGood, Reward, TakeGood
from bedesten.games.istanbul.letters.cards import GoAnywhere, UseFromAfar
from bedesten.games.istanbul.letters.post import PayCourier
from bedesten.games.istanbul.markets import Sell
from bedesten.games.istanbul.mocha.cards import CornerMove
from bedesten.games.istanbul.places import ActAfar, DiscardOne, Send
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.turn import Act, Assist, Encounters, FarMove, Move, PayMerchants, TurnStart

WAY: Final = 6.0  # Lira by which it may be wrong about where to go
CHOICE: Final = 2.0  # the same about what to take, sell or call


def beginners_worths() -> Worths:
    """Return what things are worth to a beginner, who overlooks others, what comes later, and that the end is near."""
    worths = Worths()
    worths.next = 0.2
    worths.second = 0.0
    worths.later = 0.0
    worths.others = 0.0
    worths.token = 0.0
    worths.fade = [1.0] * 7
    return worths


@final
class BeginnerJudge(IstanbulJudge):
    """Knows the rules, and what is silly."""

    def __init__(self) -> None:
        super().__init__(beginners_worths())

    def doubt(self, state: State) -> float:
        assert isinstance(state, Istanbul)
        step = state.agenda
        if isinstance(step, (Move, TurnStart, FarMove, CornerMove, GoAnywhere, Send)):
            return WAY
        if isinstance(step, (Sell, Call, TakeGood, DiscardOne, Reward)):
            return CHOICE
        return 0.0

    def candidates(self, state: State) -> list[int]:
        assert isinstance(state, Istanbul)
        actions = super().candidates(state)
        player = state.players[state.seat]
        step = state.agenda
        if isinstance(step, (Assist, PayMerchants)):
            return without(actions, STOP) if goes_on(actions) else actions
        if isinstance(step, (Act, ActAfar)):
            return without(actions, SKIP) if actions[0] == ACT else actions
        if isinstance(step, (PayGovernor, PayLiraOrGood, PayCourier)):
            return actions[:1] if actions[0] == PAY else actions  # what was just taken is not given back
        if isinstance(step, (Encounters, UseFromAfar)):
            return self.meetings(state, player, actions)
        if isinstance(step, (Move, TurnStart, FarMove, CornerMove, GoAnywhere)):
            return self.ways(state, player, actions)
        return actions

    def meetings(self, game: Istanbul, player: Player, actions: list[int]) -> list[int]:
        """Leave out whom it could pay with nothing but what it would get."""
        if player.lira >= TOKEN_FEE or game.rules.is_free(player):
            return actions
        kept = [action for action in actions if not MEET <= action < MEET + TOKENS and action != PLAY + FROM_AFAR]
        return kept or actions

    def ways(self, game: Istanbul, player: Player, actions: list[int]) -> list[int]:
        """Leave out places where there is nothing to do, or nobody to do it with."""
        appraisal = self.appraise(game, player)
        kept: list[int] = []
        for action in actions:
            if MOVE <= action < MOVE + PLACES:
                if is_of_use(game, player, appraisal, action - MOVE):
                    kept.append(action)
            elif action == PLAY + STAY:
                if is_of_use(game, player, appraisal, player.merchant):
                    kept.append(action)
            elif action != PLAY + FROM_AFAR or player.lira >= TOKEN_FEE:
                kept.append(action)
        return kept or actions


def without(actions: list[int], left_out: i64) -> list[int]:
    return [action for action in actions if action != left_out]


def goes_on(actions: list[int]) -> bool:
    """Tell whether the turn can go on without a card."""
    return LAY in actions or PAY in actions or PICK in actions or PICK + 1 in actions


def is_of_use(game: Istanbul, player: Player, appraisal: Appraisal, place: i64) -> bool:
    """Tell whether the Merchant could do something at a place."""
    if appraisal.gain(place) <= 0.0:
        return False
    if place == FOUNTAIN:
        return True
    fee: i64 = 0
    for other in game.players:
        if other.seat != player.seat:
            if other.merchant == place:
                fee += MERCHANT_FEE
            if other.companion == place:
                fee += MERCHANT_FEE
    for neutral in game.neutral_merchants:
        if neutral == place:
            fee += MERCHANT_FEE
    if player.lira < fee:
        return False
    return player.has_assistants() or player.has_lying(place) or place in game.neutral_lying


BEGINNER: Final = BeginnerJudge()
