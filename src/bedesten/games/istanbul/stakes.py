"""What is at stake in a roll of dice: Lira at the Tea House, jewelry at the Black Market."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.core.contract import State
from bedesten.core.odds import Stake
from bedesten.games.istanbul.actions import ACT, REROLL
from bedesten.games.istanbul.data import BLACK_MARKET, BLUE, GOOD_LETTERS, TEA_HOUSE
from bedesten.games.istanbul.dice import Call, Dice, GoodOrRoll
from bedesten.games.istanbul.mocha.cards import TurnDie
from bedesten.games.istanbul.places import ActAfar
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.turn import Act


class DiceStake(Stake):
    """Something that two dice decide about."""

    def is_open(self, state: State) -> bool:
        assert isinstance(state, Istanbul)
        return isinstance(state.agenda, (Dice, TurnDie))

    def key(self, state: State, action: i64) -> tuple[int, ...]:
        assert isinstance(state, Istanbul)
        hand = state.players[state.seat].hand
        step = state.agenda
        if isinstance(step, TurnDie):
            dice = step.dice()
            return (1, action, dice.first, dice.second, int(dice.changed), *hand)
        assert isinstance(step, Dice)
        if action == REROLL:  # the dice that lie there do not matter any more
            return (2, *hand)
        return (0, action, step.first, step.second, int(step.changed), *hand)


@final
class LiraStake(DiceStake):
    def held(self, state: State, seat: i64) -> i64:
        return player_of(state, seat).lira


@final
class JewelStake(DiceStake):
    def held(self, state: State, seat: i64) -> i64:
        return player_of(state, seat).goods[BLUE]


LIRA: Final = LiraStake("lira")
JEWELS: Final = JewelStake(GOOD_LETTERS[BLUE])


def player_of(state: State, seat: i64) -> Player:
    assert isinstance(state, Istanbul)
    return state.players[seat]


def stake_of(game: Istanbul, action: i64) -> Stake | None:
    """Return what is rolled for if this action is done now; nothing if it rolls no dice of these places."""
    step = game.agenda
    if isinstance(step, Call):
        return LIRA
    if isinstance(step, GoodOrRoll):
        return JEWELS
    if isinstance(step, Dice) and action == REROLL:
        return LIRA if step.at == TEA_HOUSE else JEWELS
    if action == ACT and isinstance(step, Act):
        return JEWELS if game.target == BLACK_MARKET else None
    if action == ACT and isinstance(step, ActAfar):
        return JEWELS if step.at == BLACK_MARKET else None
    return None
