"""The Tavern (19): the Barrier, Tavern tiles and the Baksheesh ruby (MOC-TAV, MOC-BAR)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import (
    BAKSHEESH,
    BARRIER,
    BARRIER_OPTION,
    BEYOND,
    ENCOUNTER_TILE,
    MOVEMENT_TILE,
    RUBY,
)
from bedesten.games.istanbul.actions import TAVERN as OPTION
from bedesten.games.istanbul.data import COFFEE_SALE, GOODS, TAVERN
from bedesten.games.istanbul.mocha.data import (
    BAKSHEESH_PRICE,
    BARRIER_PRICE,
    CARD_SALE_PRICE,
    GUILD_TAVERN_DISCOUNT,
)
from bedesten.games.istanbul.mocha.holdings import (
    TRACKS,
    baksheesh_goods,
    gain_tavern_tile,
    has_tavern_tile,
    pay_coffee,
    tile_price,
)
from bedesten.games.istanbul.parts import Card, Place, Step, Window
from bedesten.games.istanbul.places import ActAfar
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player

OPTIONS: list[int] = [BARRIER_OPTION, MOVEMENT_TILE, ENCOUNTER_TILE, BAKSHEESH]


def is_for_sale(game: Istanbul, option: i64) -> bool:
    """Tell whether there is such an option at all: a tile in its pile, a ruby on a track (MOC-TAV-11)."""
    if option == BAKSHEESH:
        return any(game.rubies[track] > 0 for track in TRACKS)
    return option == BARRIER_OPTION or tile_price(game, option) > 0


def is_open(game: Istanbul, player: Player, option: i64) -> bool:
    """Tell whether an option exists for a player, whatever it costs in coffee (MOC-TAV-03, MOC-TAV-11)."""
    if option == BARRIER_OPTION:
        return True
    if not is_for_sale(game, option):
        return False
    if option != BAKSHEESH:
        return not has_tavern_tile(player, option)
    goods = baksheesh_goods(game)
    good: i64 = 0
    while good < GOODS:
        if player.goods[good] < goods[good]:
            return False
        good += 1
    return True


def coffee_for(game: Istanbul, option: i64) -> i64:
    """Return how much coffee an option costs."""
    if option == BARRIER_OPTION:
        return BARRIER_PRICE
    return BAKSHEESH_PRICE if option == BAKSHEESH else tile_price(game, option)


def can_pay(game: Istanbul, player: Player, option: i64) -> bool:
    return player.coffee >= coffee_for(game, option) and is_open(game, player, option)


def pay_baksheesh(game: Istanbul, player: Player) -> None:
    """Pay the goods of the Baksheesh tile (MOC-TAV-09)."""
    for good, count in enumerate(baksheesh_goods(game)):
        game.pay_good(player, good, count)


def carry_out(game: Istanbul, player: Player, option: i64, must_act: bool) -> None:
    """Do what was paid for, or ask how."""
    if option == BARRIER_OPTION:
        game.agenda = PlaceBarrier(game.agenda, must_act)
    elif option == BAKSHEESH:
        game.agenda = TakeRuby(game.agenda)
    else:
        gain_tavern_tile(game, player, option)


@final
class Tavern(Place):
    """One of three options: Barrier, Tavern tile, Baksheesh ruby (MOC-TAV-01)."""

    def __init__(self) -> None:
        super().__init__(TAVERN, True)

    def is_possible(self, game: Istanbul, player: Player) -> bool:
        return any(can_pay(game, player, option) for option in OPTIONS)

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = Choose(game.agenda)


@final
@mypyc_attr(free_list_len=1)
class Choose(Window):
    """Which option of the Tavern?"""

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        return [OPTION + option for option in OPTIONS if can_pay(game, player, option)]

    def forbids(self, game: Istanbul, player: Player, card: Card) -> bool:
        if card.kind != COFFEE_SALE:
            return False
        # One coffee less must leave an option.
        for option in OPTIONS:
            if player.coffee - CARD_SALE_PRICE >= coffee_for(game, option) and is_open(game, player, option):
                return False
        return True

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        option = action - OPTION
        pay_coffee(game, player, coffee_for(game, option))
        if option == BAKSHEESH:
            pay_baksheesh(game, player)
        carry_out(game, player, option, False)


@final
@mypyc_attr(free_list_len=1)
class TakeRuby(Step):
    """From which track does the Baksheesh ruby come? (MOC-TAV-11)"""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        return [RUBY + track for track in TRACKS if game.rubies[track] > 0]

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        game.mocha.turned = 1 - game.mocha.turned
        if game.listener is not None:
            game.tell("baksheesh", player.seat, {"side": game.mocha.turned})
        game.gain_ruby(player, action - RUBY, True)


# The Barrier.


@final
@mypyc_attr(free_list_len=1)
class PlaceBarrier(Step):
    """Beside which place, whose action may then be used, does the Barrier go? (MOC-BAR-01)"""

    def __init__(self, then: Step | None, must_act: bool) -> None:
        super().__init__(then)
        self.must_act: bool = must_act  # with the Guild card the action is a duty (MOC-BAR-04)

    def options(self, game: Istanbul, player: Player) -> list[int]:
        places = game.rules.places
        return [
            BARRIER + place
            for place in game.board.places
            if not self.must_act or places[place].is_possible(game, player)
        ]

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        game.agenda = PlaceBeyond(game.agenda, action - BARRIER, self.must_act)

    def arguments(self) -> list[int]:
        return [int(self.must_act)]


@final
@mypyc_attr(free_list_len=1)
class PlaceBeyond(Step):
    """Which neighbour lies beyond the Barrier? (MOC-BAR-02)"""

    def __init__(self, then: Step | None, at: i64, must_act: bool) -> None:
        super().__init__(then)
        self.at: i64 = at
        self.must_act: bool = must_act

    def options(self, game: Istanbul, player: Player) -> list[int]:
        return [BEYOND + place for place in sorted(game.board.neighbours[self.at])]

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        place_barrier(game, player, self.at, action - BEYOND)
        if self.must_act:
            game.begin_action(player, self.at, luck)
        else:
            game.agenda = BarrierAct(game.agenda, self.at)

    def arguments(self) -> list[int]:
        return [self.at, int(self.must_act)]


def place_barrier(game: Istanbul, player: Player, here: i64, there: i64) -> None:
    """Put the one Barrier there is between two places and take control of it (MOC-BAR-01, MOC-BAR-08)."""
    game.mocha.detour = game.board.around(here, there)
    game.mocha.control = player.seat
    if game.listener is not None:
        game.tell("barrier", player.seat, {"place": here, "beyond": there})


@final
@mypyc_attr(free_list_len=1)
class BarrierAct(ActAfar):
    """Is the action of the place beside the Barrier carried out? (MOC-BAR-04)"""


# Guild card 19: two different options at once (MOC-GC-19).

NONE_YET: i64 = 4


def is_same(one: i64, other: i64) -> bool:
    """Tell whether two choices are the same option: both kinds of tiles are one (MOC-TAV-01)."""
    tiles = (MOVEMENT_TILE, ENCOUNTER_TILE)
    return one == other or (one in tiles and other in tiles)


def can_pay_both(game: Istanbul, player: Player, one: i64, other: i64, coffee: i64) -> bool:
    """Tell whether two different options can be paid in one sum with so much coffee."""
    if is_same(one, other) or not is_open(game, player, one) or not is_open(game, player, other):
        return False
    return coffee >= coffee_for(game, one) + coffee_for(game, other) - GUILD_TAVERN_DISCOUNT


def seconds(game: Istanbul, player: Player, first: i64, coffee: i64) -> list[int]:
    """Return what can be chosen beside a first option."""
    return [OPTION + other for other in OPTIONS if can_pay_both(game, player, first, other, coffee)]


def firsts(game: Istanbul, player: Player, coffee: i64) -> list[int]:
    """Return what can be chosen first."""
    return [OPTION + one for one in OPTIONS if seconds(game, player, one, coffee)]


@final
@mypyc_attr(free_list_len=1)
class ChooseTwo(Window):
    """Which two options? Both are named before they are paid in one sum."""

    def __init__(self, then: Step | None, first: i64) -> None:
        super().__init__(then)
        self.first: i64 = first  # NONE_YET, or the option named first

    def choices(self, game: Istanbul, player: Player, coffee: i64) -> list[int]:
        if self.first == NONE_YET:
            return firsts(game, player, coffee)
        return seconds(game, player, self.first, coffee)

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        return self.choices(game, player, player.coffee)

    def forbids(self, game: Istanbul, player: Player, card: Card) -> bool:
        return card.kind == COFFEE_SALE and not self.choices(game, player, player.coffee - CARD_SALE_PRICE)

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        option = action - OPTION
        if self.first == NONE_YET:
            game.agenda = ChooseTwo(game.agenda, option)
            return
        coffee = coffee_for(game, self.first) + coffee_for(game, option) - GUILD_TAVERN_DISCOUNT
        pay_coffee(game, player, coffee)
        if BAKSHEESH in (self.first, option):
            pay_baksheesh(game, player)
        # The Barrier comes last; whatever goes on the agenda last is asked first.
        if self.first == BARRIER_OPTION:
            carry_out(game, player, self.first, True)
            carry_out(game, player, option, True)
        else:
            carry_out(game, player, option, True)
            carry_out(game, player, self.first, True)

    def arguments(self) -> list[int]:
        return [self.first]
