"""What is at stake in a roll of dice: Lira at the Tea House, jewelry at the Black Market."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.core.contract import State
from bedesten.core.odds import Stake
from bedesten.games.istanbul.actions import ACT, KEEP, REROLL
from bedesten.games.istanbul.data import BLACK_MARKET, BLUE, GOOD_LETTERS, RED, TEA_HOUSE
from bedesten.games.istanbul.deck import KIND
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
        low, high = min(step.first, step.second), max(step.first, step.second)
        if action == KEEP:  # it does not matter which die shows what
            return (3, low, high, *hand)
        return (0, action, step.first, step.second, int(step.changed), *hand)

    def facts(self, state: State) -> tuple[int | str, ...]:
        assert isinstance(state, Istanbul)
        player = state.players[state.seat]
        step = state.agenda
        rolled = (step.at, step.call, int(step.changed)) if isinstance(step, Dice) else ()
        kinds = [held & KIND for held in player.hand]
        effects = [state.rules.cards[kind].stands_for(state).kind for kind in kinds]
        room = (player.goods[BLUE], player.extensions)
        turn = (int(player.has_tile(RED)), state.guild, int(state.finale))
        return (state.rules.name, state.rules.which_cards, *rolled, *turn, *room, *sorted(effects))


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
