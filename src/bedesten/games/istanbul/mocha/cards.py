"""The Bonus cards of Mocha & Baksheesh (DAT-14, MOC-BON)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import DONE, GIVE, MOVE, TAKE, TURN
from bedesten.games.istanbul.cards import Again
from bedesten.games.istanbul.data import (
    BUY_GUILD,
    COFFEE,
    COFFEE_AGAIN,
    COFFEE_DICE,
    COFFEE_HOUSE,
    COFFEE_SALE,
    CORNER_MOVE,
    EXCHANGE,
    GOODS,
    JUMP,
    TURN_SIX,
    TWO_COFFEE,
    WAINWRIGHT,
    WAINWRIGHT_AGAIN,
)
from bedesten.games.istanbul.dice import Dice, roll_dice
from bedesten.games.istanbul.mocha.data import (
    CARD_COFFEE,
    CARD_GUILD_PRICE,
    CARD_SALE_LIRA,
    CARD_SALE_PRICE,
    MOST_EXCHANGED,
    SIX,
)
from bedesten.games.istanbul.mocha.holdings import draw_guild, gain_coffee, pay_coffee
from bedesten.games.istanbul.parts import (
    FINAL_STEP,
    MOVING,
    OPEN,
    PAYING,
    ROLLING,
    Card,
    PutAway,
    Step,
)
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player


@final
class TwoCoffee(Card):
    """Take coffee, also directly before a payment (MOC-BON-01)."""

    def __init__(self) -> None:
        super().__init__(TWO_COFFEE, OPEN | PAYING)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return True

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        gain_coffee(game, player, CARD_COFFEE)


@final
class BuyGuild(Card):
    """Draw a Guild card for coffee (MOC-BON-02)."""

    def __init__(self) -> None:
        super().__init__(BUY_GUILD, OPEN)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return player.coffee >= CARD_GUILD_PRICE and game.mocha.guilds.can_draw()

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        pay_coffee(game, player, CARD_GUILD_PRICE)
        draw_guild(game, player, luck)


@final
class CoffeeSale(Card):
    """Sell a coffee, also directly before a payment (MOC-BON-03)."""

    def __init__(self) -> None:
        super().__init__(COFFEE_SALE, OPEN | PAYING | FINAL_STEP, gives_lira=True)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return player.coffee >= CARD_SALE_PRICE

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        pay_coffee(game, player, CARD_SALE_PRICE)
        game.gain_lira(player, CARD_SALE_LIRA)


@final
class CoffeeDice(Card):
    """Roll for coffee and Lira (MOC-BON-04)."""

    def __init__(self) -> None:
        super().__init__(COFFEE_DICE, OPEN | FINAL_STEP)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return True

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        roll_dice(game, player, 0, COFFEE_DICE, False, luck)

    def rolled(self, game: Istanbul, player: Player, total: i64, luck: Luck) -> None:
        gain_coffee(game, player, NOW.dice_coffee[total])
        if NOW.dice_lira[total] > 0:
            game.gain_lira(player, NOW.dice_lira[total])


@final
class TurnSix(Card):
    """After an own roll turn one die to 6 (MOC-BON-07, MOC-BON-08)."""

    def __init__(self) -> None:
        super().__init__(TURN_SIX, ROLLING)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        dice = game.agenda
        return isinstance(dice, Dice) and dice.can_rise()

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = TurnDie(game.agenda)


@final
@mypyc_attr(free_list_len=1)
class TurnDie(Step):
    """Which die is turned to 6? The dice lie under the card that is being played."""

    def card(self) -> PutAway:
        card = self.then
        assert isinstance(card, PutAway)
        return card

    def dice(self) -> Dice:
        dice = self.card().then
        assert isinstance(dice, Dice)
        return dice

    def options(self, game: Istanbul, player: Player) -> list[int]:
        dice = self.dice()
        options: list[int] = []
        if dice.first != SIX:
            options.append(TURN)
        if dice.second not in (0, SIX):  # 0 is no die
            options.append(TURN + 1)
        return options

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        dice = self.dice()
        first = SIX if action == TURN else dice.first
        second = SIX if action == TURN + 1 else dice.second
        game.show_dice(player, first, second, "card")
        turned = Dice(dice.then, dice.at, first, second, dice.call, dice.changed)
        game.agenda = PutAway(turned, self.card().kind)


@final
class Exchange(Card):
    """Give up to three goods or coffee for as many of other kinds (MOC-BON-05, MOC-BON-06)."""

    def __init__(self) -> None:
        super().__init__(EXCHANGE, OPEN | FINAL_STEP)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return player.total_goods() > 0 or (player.coffee > 0 and player.has_any_space())

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = GiveUp(game.agenda, 0, 0)


def can_receive(player: Player, count: i64, given: i64) -> bool:
    """Tell whether so many units of kinds that were not given could be received."""
    if (given >> COFFEE) & 1 == 0:
        return True
    space: i64 = 0
    good: i64 = 0
    while good < GOODS:
        if (given >> good) & 1 == 0:
            held: i64 = player.goods[good]
            space += player.capacity() - held
        good += 1
    return space >= count


@final
@mypyc_attr(free_list_len=1)
class GiveUp(Step):
    """What is given up next, if anything?"""

    def __init__(self, then: Step | None, count: i64, given: i64) -> None:
        super().__init__(then)
        self.count: i64 = count
        self.given: i64 = given  # one bit for each kind

    def options(self, game: Istanbul, player: Player) -> list[int]:
        options: list[int] = []
        if self.count < MOST_EXCHANGED:
            kind: i64 = 0
            while kind <= COFFEE:
                held: i64 = player.coffee if kind == COFFEE else player.goods[kind]
                if held > 0 and can_receive(player, self.count + 1, self.given | (1 << kind)):
                    options.append(GIVE + kind)
                kind += 1
        if self.count and options:
            options.append(DONE)
        return options

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action == DONE:
            self.settle(game, player, luck)
            return
        kind = action - GIVE
        if kind == COFFEE:
            pay_coffee(game, player, 1)
        else:
            game.pay_good(player, kind, 1)
        game.agenda = GiveUp(game.agenda, self.count + 1, self.given | (1 << kind))

    def settle(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = TakeOther(game.agenda, self.count, self.given)

    def arguments(self) -> list[int]:
        return [self.count, self.given]


@final
@mypyc_attr(free_list_len=1)
class TakeOther(Step):
    """What is received next for what was given up?"""

    def __init__(self, then: Step | None, count: i64, given: i64) -> None:
        super().__init__(then)
        self.count: i64 = count
        self.given: i64 = given

    def options(self, game: Istanbul, player: Player) -> list[int]:
        options: list[int] = []
        good: i64 = 0
        while good < GOODS:
            if (self.given >> good) & 1 == 0 and player.has_space(good):
                options.append(TAKE + good)
            good += 1
        if (self.given >> COFFEE) & 1 == 0:
            options.append(TAKE + COFFEE)
        return options

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action == TAKE + COFFEE:
            gain_coffee(game, player, 1)
        else:
            game.gain_good(player, action - TAKE, 1)
        if self.count > 1:
            game.agenda = TakeOther(game.agenda, self.count - 1, self.given)

    def arguments(self) -> list[int]:
        return [self.count, self.given]


@final
class Corner(Card):
    """The Merchant jumps to another corner of the board instead of moving (MOC-BON-09)."""

    def __init__(self) -> None:
        super().__init__(CORNER_MOVE, MOVING, replaces=True)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return True

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = CornerMove(game.agenda)


@final
@mypyc_attr(free_list_len=1)
class CornerMove(Step):
    """Step 1a with the card: to which corner?"""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        return [MOVE + place for place in sorted(game.board.corners()) if place != player.merchant]

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        game.move_merchant(player, action - MOVE, JUMP)


def mocha_cards() -> list[Card]:
    """Return the nine kinds of the expansion, in the order of their kinds."""
    return [
        TwoCoffee(),
        BuyGuild(),
        CoffeeSale(),
        CoffeeDice(),
        Exchange(),
        TurnSix(),
        Corner(),
        Again(WAINWRIGHT_AGAIN, WAINWRIGHT),
        Again(COFFEE_AGAIN, COFFEE_HOUSE),
    ]
