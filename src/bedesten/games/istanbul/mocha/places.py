"""The places that Mocha & Baksheesh adds or replaces, except for the Tavern (MOC-PLC), and the Coffee Trader."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import (
    COFFEE_TRADER,
    DISCARD,
    DONE,
    DROP,
    GIVE,
    PAY,
)
from bedesten.games.istanbul.data import (
    CARAVANSARY,
    CARAVANSARY_CARDS,
    COFFEE_HOUSE,
    GUILD_HALL,
    MISSED_CALL,
    ROASTING_PLANT,
    TEA_HOUSE,
    TOKEN_FEE,
)
from bedesten.games.istanbul.dice import Call
from bedesten.games.istanbul.encounters import MoveOn, PayLiraOrGood, offer_goods_held, offer_hand
from bedesten.games.istanbul.mocha.data import (
    CARAVANSARY_COFFEE,
    GUILD_HALL_CARDS,
    GUILD_HALL_COFFEE,
    GUILD_MISSED_TIMES,
    ROAST_COFFEE,
    ROAST_FEE,
    TRADER_COFFEE,
)
from bedesten.games.istanbul.mocha.holdings import (
    coffee_price,
    draw_guild,
    drop_guild,
    gain_coffee,
    pay_coffee,
)
from bedesten.games.istanbul.parts import Card, Place, Step, Window
from bedesten.games.istanbul.places import DiscardOne, TakeCards
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.kit.deck import KIND

# Coffee Trader


def can_pay_trader(player: Player) -> bool:
    """Tell whether the Coffee Trader could be paid (MOC-CTR-02)."""
    return player.lira >= TOKEN_FEE or player.total_goods() > 0


def meet_trader(game: Istanbul, player: Player, free: bool) -> None:
    """Take coffee, then pay for it (MOC-CTR-01)."""
    game.agenda = MoveOn(game.agenda, COFFEE_TRADER) if free else PayTrader(game.agenda)
    gain_coffee(game, player, TRADER_COFFEE)


@final
@mypyc_attr(free_list_len=1)
class PayTrader(PayLiraOrGood):
    """The Coffee Trader is paid (MOC-CTR-01)."""

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        game.tell_payment(player, COFFEE_TRADER)
        self.pay(game, player, action)
        game.roll_token(player, COFFEE_TRADER, luck)


# Caravansary (6)


@final
class CoffeeCaravansary(Place):
    """As in the base game, and coffee (MOC-PLC-02)."""

    def __init__(self) -> None:
        super().__init__(CARAVANSARY, False)

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        gain_coffee(game, player, CARAVANSARY_COFFEE)
        game.agenda = TakeCards(DiscardOne(game.agenda), CARAVANSARY_CARDS)


# Tea House (9)


@final
class GuildTeaHouse(Place):
    """As in the base game; the Guild card of the Tea House multiplies all Lira (MOC-GC-09)."""

    def __init__(self) -> None:
        super().__init__(TEA_HOUSE, False)

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = Call(game.agenda)

    def rolled(self, game: Istanbul, player: Player, total: i64, call: i64, luck: Luck) -> None:
        lira: i64 = call if total >= call else MISSED_CALL
        if game.mocha.guild == TEA_HOUSE:
            lira *= NOW.guild_hit_times if total >= call else GUILD_MISSED_TIMES
        game.gain_lira(player, lira)


# Roasting Plant (17)

ROAST_LIRA: Final = 1
ROAST_GOOD: Final = 2
ROAST_CARD: Final = 4


@final
class RoastingPlant(Place):
    """Lira, a good and a card, each once and each for coffee (MOC-PLC-03, MOC-PLC-04)."""

    def __init__(self) -> None:
        super().__init__(ROASTING_PLANT, True)

    def is_possible(self, game: Istanbul, player: Player) -> bool:
        return player.lira >= ROAST_FEE or player.total_goods() > 0 or len(player.hand) + len(player.guild) > 0

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = Roast(game.agenda, 0, ROAST_COFFEE)


@final
@mypyc_attr(free_list_len=1)
class Roast(Window):
    """What is roasted next, if anything? (MOC-PLC-10)"""

    def __init__(self, then: Step | None, used: i64, coffee: i64) -> None:
        super().__init__(then)
        self.used: i64 = used  # one bit for each option
        self.coffee: i64 = coffee  # for each option

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        answers: list[int] = []
        if not self.used & ROAST_LIRA and player.lira >= ROAST_FEE:
            answers.append(PAY)
        if not self.used & ROAST_GOOD:
            offer_goods_held(player, answers)
        if not self.used & ROAST_CARD:
            offer_hand(player, answers)
            offer_guilds(player, answers, DROP)
        # A card could still bring the Lira that are missing; whether it does must not be seen from the question.
        if self.used and (answers or (not self.used & ROAST_LIRA and game.may_bring_lira(player))):
            answers.append(DONE)
        return answers

    def can_be_answered(self, game: Istanbul, player: Player) -> bool:
        return self.used != 0 or len(self.answers(game, player)) > 0

    def forbids(self, game: Istanbul, player: Player, card: Card) -> bool:
        if self.used or player.lira >= ROAST_FEE or player.total_goods() > 0 or card.gives_lira:
            return False
        return len(player.hand) + len(player.guild) == 1

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action == DONE:
            return
        option: i64 = ROAST_CARD
        if action == PAY:
            option = ROAST_LIRA
            game.pay_lira(player, ROAST_FEE)
        elif action < DISCARD:
            option = ROAST_GOOD
            game.pay_good(player, action - GIVE, 1)
        elif action < DROP:
            game.discard_card(player, action - DISCARD)
        else:
            drop_guild(game, player, action - DROP)
        gain_coffee(game, player, self.coffee)
        game.agenda = Roast(game.agenda, self.used | option, self.coffee)

    def arguments(self) -> list[int]:
        return [self.used, self.coffee]


def offer_guilds(player: Player, options: list[int], first: i64) -> None:
    """Add one option for each Guild card in hand."""
    for held in player.guild:
        options.append(first + (held & KIND))


# Guild Hall (18)


@final
class GuildHall(Place):
    """Coffee and two Guild cards, then discard one (MOC-PLC-06, MOC-PLC-07)."""

    def __init__(self) -> None:
        super().__init__(GUILD_HALL, False)

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        gain_coffee(game, player, GUILD_HALL_COFFEE)
        take_guilds(game, player, GUILD_HALL_CARDS, luck)


def take_guilds(game: Istanbul, player: Player, count: i64, luck: Luck) -> None:
    """Draw Guild cards, then ask which one is discarded."""
    card: i64 = 0
    while card < count:
        draw_guild(game, player, luck)
        card += 1
    game.agenda = DropOne(game.agenda)


@final
@mypyc_attr(free_list_len=1)
class DropOne(Step):
    """Which Guild card is discarded? No card may be played before that (IST-BON-29)."""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        options: list[int] = []
        offer_guilds(player, options, DROP)
        return options

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        drop_guild(game, player, action - DROP)


# Coffee House (20)


@final
class CoffeeHouse(Place):
    """Pay coffee and take the next ruby (MOC-PLC-08, MOC-PLC-09)."""

    def __init__(self) -> None:
        super().__init__(COFFEE_HOUSE, True)

    def is_possible(self, game: Istanbul, player: Player) -> bool:
        return game.rubies[COFFEE_HOUSE] > 0 and player.coffee >= coffee_price(game)

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        pay_coffee(game, player, coffee_price(game))
        game.gain_ruby(player, COFFEE_HOUSE, True)
