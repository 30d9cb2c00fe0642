"""The Large Market (10) and the Small Market (11)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import (
    SALE_ACTIONS,
    SALES,
    SELL,
)
from bedesten.games.istanbul.data import (
    BLUE,
    GOOD_LETTERS,
    GOODS,
    GREEN,
    LARGE_DEMAND,
    LARGE_MARKET,
    LARGE_REVENUE,
    MOST_SOLD,
    RED,
    SMALL_DEMAND,
    SMALL_REVENUE,
    YELLOW,
)
from bedesten.games.istanbul.parts import Place, Step, Window
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Market, Player


@final
class MarketPlace(Place):
    """Sell 1 to 5 of the goods on the top demand tile (IST-PLC-26 to IST-PLC-30)."""

    def __init__(self, number: i64) -> None:
        super().__init__(number, True)

    def is_possible(self, game: Istanbul, player: Player) -> bool:
        demand = demand_at(game, self.number)
        good: i64 = 0
        while good < GOODS:
            if player.goods[good] and demand[good]:
                return True
            good += 1
        return False

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = Sell(game.agenda, self.number, False)


def demand_at(game: Istanbul, market: i64) -> list[int]:
    """Return what the top tile of a market asks for."""
    return LARGE_DEMAND[game.large.top] if market == LARGE_MARKET else SMALL_DEMAND[game.small.top]


@final
@mypyc_attr(free_list_len=1)
class Sell(Window):
    """Which goods are sold? With the card any types are accepted."""

    def __init__(self, then: Step | None, market: i64, any_goods: bool) -> None:
        super().__init__(then)
        self.market: i64 = market
        self.any_goods: bool = any_goods

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        demand = [MOST_SOLD] * GOODS if self.any_goods else demand_at(game, self.market)
        red: i64 = min(player.goods[RED], demand[RED])
        green: i64 = min(player.goods[GREEN], demand[GREEN])
        yellow: i64 = min(player.goods[YELLOW], demand[YELLOW])
        blue: i64 = min(player.goods[BLUE], demand[BLUE])
        answers: list[int] = []
        r: i64 = 0
        while r <= red:
            g: i64 = 0
            while g <= green:
                y: i64 = 0
                while y <= yellow:
                    b: i64 = 0
                    while b <= blue and r + g + y + b <= MOST_SOLD:
                        answers.append(SALE_ACTIONS[((r * 6 + g) * 6 + y) * 6 + b])
                        b += 1
                    y += 1
                g += 1
            r += 1
        del answers[0]  # nothing at all is no sale (IST-PLC-30)
        return answers

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        sold: i64 = 0
        if game.listener is not None:
            goods = "".join([GOOD_LETTERS[good] * count for good, count in enumerate(SALES[action - SELL])])
            game.tell("sell", player.seat, {"place": self.market, "goods": goods})
        for good, count in enumerate(SALES[action - SELL]):
            game.pay_good(player, good, count)
            sold += count
        game.gain_lira(player, LARGE_REVENUE[sold] if self.market == LARGE_MARKET else SMALL_REVENUE[sold])
        if self.market == LARGE_MARKET:
            game.large = next_demand(game.large, luck)
        else:
            game.small = next_demand(game.small, luck)
        if game.listener is not None:
            tile = f"L{game.large.top + 1}" if self.market == LARGE_MARKET else f"S{game.small.top + 1}"
            game.tell("demand", player.seat, {"place": self.market, "tile": tile})

    def arguments(self) -> list[int]:
        return [self.market, int(self.any_goods)]


def next_demand(market: Market, luck: Luck) -> Market:
    """Put the top demand tile to the bottom and uncover the next one (IST-PLC-29, IST-RES-14)."""
    seen = [*market.seen, market.top]
    if market.unseen == 0:
        return Market(seen[0], 0, seen[1:])
    return uncover(market.unseen, seen, luck)


def uncover(unseen: i64, seen: list[int], luck: Luck) -> Market:
    """Uncover one of the demand tiles that were never on top, each equally likely (IST-RES-13)."""
    tiles: list[int] = []
    tile: i64 = 0
    while unseen >> tile:
        if (unseen >> tile) & 1:
            tiles.append(tile)
        tile += 1
    top = tiles[luck.below(len(tiles))]
    return Market(top, unseen & ~(1 << top), seen)
