"""Encounters: Family members, the Governor and the Smuggler."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import (
    DISCARD,
    GIVE,
    GOVERNOR,
    NO_REWARD,
    PAY,
    REWARD,
    REWARD_CARD,
    REWARD_LIRA,
    SMUGGLER,
    TAKE,
)
from bedesten.games.istanbul.data import CATCH_LIRA, CAUGHT, COFFEE, GOODS, POLICE_STATION, TOKEN_FEE, TOKEN_WORDS
from bedesten.games.istanbul.parts import Card, Step, Window
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.kit.bags import BIT
from bedesten.kit.deck import KIND


def catch_family(game: Istanbul, player: Player, colour: i64) -> None:
    """Send a foreign Family member home and ask for the reward (IST-ENC-03, IST-ENC-04)."""
    for other in game.players:
        if other.colour == colour:
            if game.listener is not None:
                game.tell("catch", player.seat, {"whom": other.seat})
            game.move_family(other, POLICE_STATION, CAUGHT)
    game.agenda = Reward(game.agenda, True)


def meet(game: Istanbul, player: Player, token: i64, free: bool, luck: Luck) -> None:
    """Use a neutral token: it gives something, is paid unless it is free, and goes on."""
    if game.listener is not None:
        game.tell("meet", player.seat, {"token": TOKEN_WORDS[token]})
    game.rules.meet(game, player, token, free, luck)


def meet_governor(game: Istanbul, player: Player, free: bool, luck: Luck) -> None:
    """Draw a card, then pay for it (IST-ENC-08)."""
    game.agenda = MoveOn(game.agenda, GOVERNOR) if free else PayGovernor(game.agenda)
    game.draw_card(player, luck)


def meet_smuggler(game: Istanbul, player: Player, free: bool) -> None:
    """Take a good of choice, then pay for it (IST-ENC-10)."""
    after = MoveOn(game.agenda, SMUGGLER) if free else PaySmuggler(game.agenda)
    game.agenda = TakeGood(after, ALL_GOODS)


def offer_goods_held(player: Player, options: list[int]) -> None:
    """Add one option for each type of good that the player could give."""
    good: i64 = 0
    while good < GOODS:
        if player.goods[good]:
            options.append(GIVE + good)
        good += 1


def offer_hand(player: Player, options: list[int]) -> None:
    """Add one option for each kind of card that the player could discard."""
    offered: i64 = 0
    for held in player.hand:
        kind: i64 = held & KIND
        if (offered >> kind) & 1 == 0:
            offered |= BIT[kind]
            options.append(DISCARD + kind)


ALL_GOODS: i64 = (1 << GOODS) - 1
GOODS_OR_COFFEE: i64 = ALL_GOODS | (1 << COFFEE)


@final
@mypyc_attr(free_list_len=1)
class TakeGood(Step):
    """Gain one good of an allowed type with free space; if there is none it is lost (IST-RES-03)."""

    def __init__(self, then: Step | None, allowed: i64) -> None:
        super().__init__(then)
        self.allowed: i64 = allowed  # one bit for each type

    def options(self, game: Istanbul, player: Player) -> list[int]:
        options: list[int] = []
        good: i64 = 0
        while good < GOODS:
            if (self.allowed >> good) & 1 and player.has_space(good):
                options.append(TAKE + good)
            good += 1
        if (self.allowed >> COFFEE) & 1:
            options.append(TAKE + COFFEE)
        return options

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        game.rules.gain_thing(game, player, action - TAKE)

    def arguments(self) -> list[int]:
        return [self.allowed]


@final
@mypyc_attr(free_list_len=1)
class Reward(Step):
    """3 Lira or a drawn card for a Family member sent home (IST-ENC-04, IST-BON-17)."""

    def __init__(self, then: Step | None, optional: bool) -> None:
        super().__init__(then)
        self.optional: bool = optional

    def options(self, game: Istanbul, player: Player) -> list[int]:
        options: list[int] = [REWARD + REWARD_LIRA]
        if game.deck.can_draw():
            options.append(REWARD + REWARD_CARD)
        if self.optional:
            options.append(REWARD + NO_REWARD)
        return options

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action == REWARD + REWARD_LIRA:
            game.gain_lira(player, CATCH_LIRA)
        elif action == REWARD + REWARD_CARD:
            game.draw_card(player, luck)
        elif game.listener is not None:
            game.tell("no reward", player.seat, {})

    def arguments(self) -> list[int]:
        return [int(self.optional)]


@final
@mypyc_attr(free_list_len=1)
class MoveOn(Step):
    """A neutral token that was used for nothing goes on to where the dice send it (IST-ENC-14, MOC-TAV-07)."""

    def __init__(self, then: Step | None, token: i64) -> None:
        super().__init__(then)
        self.token: i64 = token

    def settle(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.roll_token(player, self.token, luck)

    def arguments(self) -> list[int]:
        return [self.token]


@final
@mypyc_attr(free_list_len=1)
class PayGovernor(Window):
    """Pay 2 Lira or a card of the hand, perhaps the one just drawn (IST-ENC-08, IST-ENC-09)."""

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        answers: list[int] = []
        if player.lira >= TOKEN_FEE:
            answers.append(PAY)
        offer_hand(player, answers)
        return answers

    def forbids(self, game: Istanbul, player: Player, card: Card) -> bool:
        return player.lira < TOKEN_FEE and len(player.hand) == 1 and not card.gives_lira

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        game.tell_payment(player, GOVERNOR)
        if action == PAY:
            game.pay_lira(player, TOKEN_FEE)
        else:
            game.discard_card(player, action - DISCARD)
        game.roll_token(player, GOVERNOR, luck)


class PayLiraOrGood(Window):
    """Pay 2 Lira or a good, perhaps the one just gained."""

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        answers: list[int] = []
        if player.lira >= TOKEN_FEE:
            answers.append(PAY)
        offer_goods_held(player, answers)
        return answers

    def pay(self, game: Istanbul, player: Player, action: i64) -> None:
        if action == PAY:
            game.pay_lira(player, TOKEN_FEE)
        else:
            game.pay_good(player, action - GIVE, 1)


@final
@mypyc_attr(free_list_len=1)
class PaySmuggler(PayLiraOrGood):
    """The Smuggler is paid (IST-ENC-10, IST-ENC-11)."""

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        game.tell_payment(player, SMUGGLER)
        self.pay(game, player, action)
        game.roll_token(player, SMUGGLER, luck)
