"""The two places where dice decide: Black Market (8) and Tea House (9)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import (
    CALL,
    KEEP,
    REROLL,
    ROLL,
    TAKE,
    TURN,
)
from bedesten.games.istanbul.data import (
    BLACK_MARKET,
    BLACK_MARKET_BLUE,
    BLUE,
    GREEN,
    HIGHEST_CALL,
    LOWEST_CALL,
    MISSED_CALL,
    RED,
    TEA_HOUSE,
    TURNED_DIE,
    YELLOW,
)
from bedesten.games.istanbul.encounters import TakeGood
from bedesten.games.istanbul.parts import ROLLING, Place, Step, Window
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player


@final
@mypyc_attr(free_list_len=1)
class Dice(Window):
    """Dice that lie on the table: the red tile may turn one to 4 or roll both again, once (IST-MOS-02, IST-MOS-03).

    `place` is where they were rolled, or 0 for the roll of a card, whose kind is then the `call`.
    """

    def __init__(self, then: Step | None, place: i64, first: i64, second: i64, call: i64, changed: bool) -> None:
        super().__init__(then)
        self.at: i64 = place
        self.first: i64 = first
        self.second: i64 = second
        self.call: i64 = call
        self.changed: bool = changed

    def windows(self, game: Istanbul) -> i64:
        return ROLLING

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        if not self.at or self.changed or not player.has_tile(RED) or not game.rules.allows_extras(game):
            # Whether the question arises must not tell which cards a player holds.
            if player.hand and not game.finale and self.can_rise() and game.rules.asks_about_roll():
                return [KEEP]
            return []
        answers: list[int] = [KEEP, REROLL]
        if self.first != TURNED_DIE:
            answers.append(TURN)
        if self.second != TURNED_DIE:
            answers.append(TURN + 1)
        return answers

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action == REROLL:
            roll_dice(game, player, self.at, self.call, True, luck)
        elif action == KEEP:
            self.settle(game, player, luck)
        else:
            first = TURNED_DIE if action == TURN else self.first
            second = TURNED_DIE if action == TURN + 1 else self.second
            game.show_dice(player, first, second, "red tile")
            game.agenda = Dice(game.agenda, self.at, first, second, self.call, True)

    def can_rise(self) -> bool:
        """Tell whether a die shows less than 6; a second one that shows 0 was not rolled."""
        return self.first < 6 or 0 < self.second < 6

    def settle(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.rules.places[self.at].rolled(game, player, self.first + self.second, self.call, luck)

    def arguments(self) -> list[int]:
        return [self.at, self.first, self.second, self.call, int(self.changed)]


def roll_dice(game: Istanbul, player: Player, place: i64, call: i64, changed: bool, luck: Luck) -> None:
    """Roll for the action of a place; the result is applied after the red tile had its chance."""
    first = luck.die()
    second = luck.die()
    game.show_dice(player, first, second, "reroll" if changed else "action")
    game.agenda = Dice(game.agenda, place, first, second, call, changed)


@final
class BlackMarket(Place):
    """One red, green or yellow good, and blue ones by the dice (IST-PLC-20 to IST-PLC-22)."""

    def __init__(self) -> None:
        super().__init__(BLACK_MARKET, False)

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        if player.has_space(RED) or player.has_space(GREEN) or player.has_space(YELLOW):
            game.agenda = GoodOrRoll(game.agenda)
        else:
            roll_dice(game, player, BLACK_MARKET, 0, False, luck)

    def rolled(self, game: Istanbul, player: Player, total: i64, call: i64, luck: Luck) -> None:
        game.gain_good(player, BLUE, BLACK_MARKET_BLUE[total])


COMMON_GOODS: i64 = (1 << RED) | (1 << GREEN) | (1 << YELLOW)


@final
@mypyc_attr(free_list_len=1)
class GoodOrRoll(Step):
    """Take the common good now, or roll first and take it then? (IST-PLC-22)"""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        options: list[int] = [ROLL]
        for good in (RED, GREEN, YELLOW):
            if player.has_space(good):
                options.append(TAKE + good)
        return options

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action == ROLL:
            game.agenda = TakeGood(game.agenda, COMMON_GOODS)
        else:
            game.gain_good(player, action - TAKE, 1)
        roll_dice(game, player, BLACK_MARKET, 0, False, luck)


@final
class TeaHouse(Place):
    """Call a number and roll: at least the number wins that many Lira (IST-PLC-23 to IST-PLC-25)."""

    def __init__(self) -> None:
        super().__init__(TEA_HOUSE, False)

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = Call(game.agenda)

    def rolled(self, game: Istanbul, player: Player, total: i64, call: i64, luck: Luck) -> None:
        game.gain_lira(player, call if total >= call else MISSED_CALL)


CALLS: list[int] = [CALL + number for number in range(LOWEST_CALL, HIGHEST_CALL + 1)]


@final
@mypyc_attr(free_list_len=1)
class Call(Step):
    """Which number is called?"""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        return CALLS[:]

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if game.listener is not None:
            game.tell("call", player.seat, {"number": action - CALL})
        roll_dice(game, player, TEA_HOUSE, action - CALL, False, luck)
