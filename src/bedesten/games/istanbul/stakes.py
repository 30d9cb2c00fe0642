"""What is at stake in a roll of dice: Lira at the Tea House, jewelry at the Black Market, and what cards roll for."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.core.contract import State
from bedesten.core.odds import Gain, Stake
from bedesten.games.istanbul.actions import ACT, KEEP, KINDS, PLAY, REROLL
from bedesten.games.istanbul.data import BLACK_MARKET, BLUE, COFFEE_DICE, GOOD_LETTERS, LETTER_DICE, RED, TEA_HOUSE
from bedesten.games.istanbul.dice import Call, Dice, GoodOrRoll
from bedesten.games.istanbul.letters.data import ONE_DIE
from bedesten.games.istanbul.letters.kiosk import UseTile
from bedesten.games.istanbul.mocha.cards import TurnDie
from bedesten.games.istanbul.parts import Step
from bedesten.games.istanbul.places import ActAfar
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.turn import Act
from bedesten.kit import bags
from bedesten.kit.deck import KIND


class DiceStake(Stake):
    """Something that dice decide about."""

    def dice(self, state: State, action: i64) -> int:
        assert isinstance(state, Istanbul)
        step = state.agenda
        if isinstance(step, UseTile):
            return 1
        rolls = action == REROLL or not isinstance(step, (Dice, TurnDie))
        return 2 if rolls else 0

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
        lying: Step | None = step.dice() if isinstance(step, TurnDie) else step
        rolled: tuple[int, ...] = ()
        if isinstance(lying, Dice):
            shown = () if lying.at else (lying.first, lying.second)  # of a place only rolling again has odds
            rolled = (lying.at, lying.call, int(lying.changed), *shown)
        kinds = [held & KIND for held in player.hand]
        effects = [state.rules.cards[kind].stands_for(state).kind for kind in kinds]
        room = (player.goods[BLUE], player.extensions)
        turn = (int(player.has_tile(RED)), state.rules.special_turn(state), int(state.finale))
        return (state.rules.name, state.rules.which_cards, *rolled, *turn, *room, *sorted(effects))


@final
class LiraStake(DiceStake):
    def held(self, state: State, seat: i64) -> Gain:
        return (player_of(state, seat).lira,)


@final
class JewelStake(DiceStake):
    def held(self, state: State, seat: i64) -> Gain:
        return (player_of(state, seat).goods[BLUE],)


@final
class CoffeeStake(DiceStake):
    def held(self, state: State, seat: i64) -> Gain:
        player = player_of(state, seat)
        return (player.coffee, player.lira)

    def facts(self, state: State) -> tuple[int | str, ...]:
        assert isinstance(state, Istanbul)
        coffee = player_of(state, state.seat).coffee
        return (coffee, *NOW.dice_coffee, *NOW.dice_lira, *super().facts(state))


@final
class LetterStake(DiceStake):
    def held(self, state: State, seat: i64) -> Gain:
        player = player_of(state, seat)
        return (bags.size(player.letters) + bags.size(player.delivered), player.lira)

    def facts(self, state: State) -> tuple[int | str, ...]:
        assert isinstance(state, Istanbul)
        left = bags.size(state.letters.pile) + bags.size(state.letters.discards)
        return (left, *NOW.dice_letters, *NOW.letter_lira, *super().facts(state))


LIRA: Final = LiraStake("lira")
JEWELS: Final = JewelStake(GOOD_LETTERS[BLUE])
COFFEE_AND_LIRA: Final = CoffeeStake("coffee", "lira")
LETTERS_AND_LIRA: Final = LetterStake("letters", "lira")

CARDS: Final[dict[int, DiceStake]] = {COFFEE_DICE: COFFEE_AND_LIRA, LETTER_DICE: LETTERS_AND_LIRA}
"""What a Bonus card rolls for, by its kind."""


def player_of(state: State, seat: i64) -> Player:
    assert isinstance(state, Istanbul)
    return state.players[seat]


def stake_of(game: Istanbul, action: i64) -> Stake | None:
    """Return what is rolled for if this action is done now, or what the dice that lie there are about; else nothing.

    Whoever keeps or turns the dice of a place learns from the outlook what that brings; a Letter is left to chance.
    """
    step = game.agenda
    if PLAY <= action < PLAY + KINDS:
        return CARDS.get(game.rules.cards[action - PLAY].stands_for(game).kind)
    lying: Step | None = step.dice() if isinstance(step, TurnDie) else step
    if isinstance(lying, Dice) and not lying.at:
        return CARDS.get(lying.call)
    if isinstance(step, UseTile):
        return LIRA if step.tile == ONE_DIE and action == ACT else None
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
