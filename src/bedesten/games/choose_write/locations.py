"""The 18 locations, and the Caravan and Guild cards: when they are usable, and what they do (CNW-LOC, -CAR, -GLD)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.choose_write.actions import TARGET
from bedesten.games.choose_write.data import (
    CARAVAN_GAINS,
    CARAVAN_PALACES,
    CARAVANSARY,
    CATACOMBS,
    DEALER_PRICE,
    FROM_DEALER,
    GEMSTONE_DEALER,
    GUILD_CARDS,
    GUILD_GAINS,
    GUILD_GOODS,
    GUILD_HALL,
    GUILD_PALACES,
    GUILD_WORDS,
    LARGE_MARKET,
    LARGE_MARKET_LIRA,
    LARGE_MARKET_SPACES,
    LIRA,
    LOCATION_WORDS,
    LOCATIONS,
    PALACE,
    POST_LIRA,
    POST_OFFICE,
    ROASTED_GOODS,
    ROASTING_PLANT,
    SMALL_MARKET,
    SMALL_MARKET_LIRA,
    TEA_HOUSE,
    WAINWRIGHT,
    WAINWRIGHT_CHECKS,
    WAREHOUSE_GOODS,
)
from bedesten.games.choose_write.gains import FillSpaces, Gain, Improve, TakeGoods, promise_all, take_guild
from bedesten.games.choose_write.parts import Step
from bedesten.games.choose_write.payments import (
    DiscardCard,
    PayAny,
    PickLetter,
    SellGoods,
    begin_palace,
    can_pay_one,
    can_sell,
)
from bedesten.games.choose_write.player import Player, total_of
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.kit import bags


def is_usable(game: ChooseWrite, player: Player, place: i64) -> bool:
    """Tell whether a player can pay the whole cost of a location now (CNW-RES-08)."""
    if place >= PALACE:
        return player.can_pay(game.prices[place - PALACE])
    if place == GEMSTONE_DEALER:
        return player.lira() >= DEALER_PRICE
    if place == LARGE_MARKET:
        return can_sell(player)
    if place == CARAVANSARY:
        return can_pay_one(game, player, CARAVAN_PALACES[game.caravan])
    if place == SMALL_MARKET:
        return len(player.goods_cards) > 0
    return True


def may_be_usable(game: ChooseWrite, player: Player, place: i64) -> bool:
    """Tell whether the faces of a player's Goods cards, which others do not see, may decide that."""
    if not player.goods_cards:
        return False
    if place == CARAVANSARY:
        return CARAVAN_PALACES[game.caravan] != 0
    return place >= PALACE or place == LARGE_MARKET


def yield_of(game: ChooseWrite, player: Player, place: i64) -> i64:
    """Return how much a warehouse or the Tea House gives (CNW-LOC-19, CNW-LOC-20)."""
    base: i64 = game.terms.tea_house if place == TEA_HOUSE else WAREHOUSE_GOODS
    return base + bags.count(player.checks, place)


def carry_out(game: ChooseWrite, player: Player, place: i64, luck: Luck) -> None:
    """Carry out the action of a usable location, at once or by putting its questions on the agenda."""
    seat = player.seat
    if place >= PALACE:
        begin_palace(game, player, place - PALACE)
    elif place == GEMSTONE_DEALER:
        game.pay_lira(player, DEALER_PRICE)
        game.gain_ruby(player, FROM_DEALER)
    elif place == LARGE_MARKET:
        spaces = FillSpaces(game.agenda, seat, LARGE_MARKET_SPACES)
        game.agenda = SellGoods(Gain(spaces, seat, LIRA, LARGE_MARKET_LIRA), seat)
    elif place == POST_OFFICE:
        # What is certain comes first, so that an outlook can tell it.
        game.gain_lira(player, POST_LIRA)
        game.draw_goods_card(player, luck)
    elif place == CARAVANSARY:
        use_caravan(game, player)
    elif place == ROASTING_PLANT:
        game.agenda = TakeGoods(game.agenda, seat, ROASTED_GOODS)
    elif place == TEA_HOUSE:
        game.gain_lira(player, yield_of(game, player, place))
    elif place == GUILD_HALL:
        game.gain_guild_card(player, luck)
    elif place == SMALL_MARKET:
        game.agenda = DiscardCard(Gain(game.agenda, seat, LIRA, SMALL_MARKET_LIRA), seat)
    elif place == CATACOMBS:
        game.agenda = Target(game.agenda, seat)
    elif place == WAINWRIGHT:
        game.agenda = Improve(game.agenda, seat, WAINWRIGHT_CHECKS, True)
    else:
        game.gain_goods(player, game.terms.warehouse[place], yield_of(game, player, place))


@final
@mypyc_attr(free_list_len=1)
class Target(Step):
    """The Catacombs: the action of which other location is carried out? (CNW-LOC-12, CNW-LOC-29)"""

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        choices: list[int] = []
        place: i64 = 1
        while place < LOCATIONS:
            if place != CATACOMBS and is_usable(game, player, place):
                choices.append(TARGET + place)
            place += 1
        return choices

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        place = action - TARGET
        if game.listener is not None:
            game.tell("target", player.seat, {"location": LOCATION_WORDS[place]})
        carry_out(game, player, place, luck)

    def arguments(self) -> list[int]:
        return [self.seat]


# Caravan cards.


def use_caravan(game: ChooseWrite, player: Player) -> None:
    """Carry out the Caravan card that is face up (CNW-LOC-06, CNW-CAR-10)."""
    game.caravan_used = True
    agenda = promise_all(game.agenda, player.seat, CARAVAN_GAINS[game.caravan])
    letters = CARAVAN_PALACES[game.caravan]
    if letters:
        agenda = PickLetter(agenda, player.seat, letters)
    game.agenda = agenda


# Guild cards.


def can_play(game: ChooseWrite, player: Player, guild: i64) -> bool:
    """Tell whether a player can pay the Lira and every further cost of a Guild card (CNW-GLD-19)."""
    if player.lira() < game.terms.guild_lira[guild]:
        return False
    cards: i64 = len(player.goods_cards) - GUILD_CARDS[guild]
    if cards < 0 or total_of(player.goods()) + 2 * cards < GUILD_GOODS[guild]:
        return False
    return can_pay_one(game, player, GUILD_PALACES[guild])


def play_guild(game: ChooseWrite, player: Player, guild: i64) -> None:
    """Pay for a Guild card and carry it out; it reaches its discard pile after its effect (CNW-GLD-18, CNW-GLD-21)."""
    seat = player.seat
    player.guild_cards = take_guild(player.guild_cards, guild)
    player.guild_played += 1
    if game.listener is not None:
        game.tell("guild", seat, {"guild": GUILD_WORDS[guild]})
    game.pay_lira(player, game.terms.guild_lira[guild])
    agenda = promise_all(PutAway(game.terms.after_guild, seat, guild), seat, GUILD_GAINS[guild])
    if GUILD_PALACES[guild]:
        agenda = PickLetter(agenda, seat, GUILD_PALACES[guild])
    if GUILD_GOODS[guild]:
        agenda = PayAny(agenda, seat, GUILD_GOODS[guild], False)
    if GUILD_CARDS[guild]:
        agenda = DiscardCard(agenda, seat)
    game.agenda = agenda


@final
@mypyc_attr(free_list_len=1)
class PutAway(Step):
    """A played Guild card reaches the discard pile when its effect is finished (CNW-GLD-21)."""

    def __init__(self, then: Step | None, seat: i64, guild: i64) -> None:
        super().__init__(then, seat)
        self.guild: i64 = guild

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        game.guilds.put_on_discards(self.guild)

    def arguments(self) -> list[int]:
        return [self.seat, self.guild]
