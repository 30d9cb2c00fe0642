"""The worth of a position of Istanbul, as a good player would put it."""

from typing import Final

from mypy_extensions import i64

from bedesten.bots.istanbul.letters import (
    READY,
    SEAL,
    delivery_gain,
    letters_gain,
    seals_missing,
    seals_worth,
)
from bedesten.games.istanbul.actions import BAKSHEESH, COFFEE_TRADER, ENCOUNTER_TILE, GOVERNOR, MOVEMENT_TILE, SMUGGLER
from bedesten.games.istanbul.data import (
    ANY_GOOD,
    BARE_CAPACITY,
    BLACK_MARKET,
    BLUE,
    CARAVANSARY,
    CARD_LIRA,
    COFFEE_DICE,
    COFFEE_HOUSE,
    COFFEE_SALE,
    EMBASSY,
    EXTENSION_PRICE,
    EXTENSIONS_EACH,
    FABRIC_WAREHOUSE,
    FIVE_LIRA,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GEMSTONE_DEALER,
    GOODS,
    GREEN,
    GUILD_HALL,
    LARGE_DEMAND,
    LARGE_MARKET,
    LARGE_REVENUE,
    MAIL_GOODS,
    MAIL_LIRA,
    MERCHANT_FEE,
    PALACE_FREE_CHOICE,
    PALACE_PRICES,
    POLICE_STATION,
    POST_OFFICE,
    RED,
    ROASTING_PLANT,
    SMALL_DEMAND,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SMALL_REVENUE,
    SULTANS_PALACE,
    TEA_HOUSE,
    WAINWRIGHT,
    YELLOW,
)
from bedesten.games.istanbul.letters.data import SOCIETY_SEALS
from bedesten.games.istanbul.letters.table import NO_LETTERS
from bedesten.games.istanbul.mocha.data import (
    CARD_SALE_LIRA,
    COFFEE_HOUSE_LAST_PRICE,
    GUILD_HALL_COFFEE,
    ROAST_COFFEE,
    ROAST_FEE,
)
from bedesten.games.istanbul.mocha.holdings import tile_price
from bedesten.games.istanbul.mocha.tavern import can_pay
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import GENERAL_SUPPLY, Player
from bedesten.kit.bags import BIT
from bedesten.kit.deck import KIND

BASE_PLACES: Final = 16

GUILD_WORTHS: Final[list[float]] = [
    *(0.0, 4.0, 6.0, 6.0, 6.0, 7.0, 5.0, 4.5, 6.5, 8.0, 6.0),
    *(6.0, 4.5, 8.0, 6.5, 6.5, 9.0, 5.0, 6.0, 5.0, 8.0),
]


class Worths:
    """What things are worth, in Lira: the figures of the yardstick, which stay as they are."""

    def __init__(self) -> None:
        self.ruby: float = 3.7  # a ruby in hand, besides what it would cost
        self.brink: float = 12.7  # lacking only one
        self.finish: float = 18.1  # the last one in reach
        self.visit: float = 6.3  # a turn, spent on a visit
        self.lira: float = 1.0  # a Lira up to the price of the next ruby
        self.saved: float = 0.9  # a Lira beyond that, which is still needed
        self.idle: float = 0.7  # a Lira that is not needed any more
        self.common: list[float] = [0.0, 2.7, 5.1, 7.1, 8.8, 10.1]  # so many red, green or yellow goods
        self.blue: list[float] = [0.0, 3.3, 6.0, 8.3, 10.0, 11.1]  # so many blue goods
        self.common_price: float = 2.0  # a red, green or yellow good in the price of a ruby
        self.blue_price: float = 4.5  # a blue good in the price of a ruby
        self.extensions: list[float] = [0.0, -2.3, 2.9, -2.0]  # so many extensions, besides their ruby
        self.tiles: list[float] = [4.9, 0.1, -1.7, 4.2]  # each Mosque tile, besides its ruby
        self.symbol: float = 2.0  # what each symbol of a tile costs
        self.overload: float = 10.1  # what each symbol beyond the capacity costs
        self.sold_out: float = 55.0  # a ruby that cannot be had
        self.nearest: float = 0.12  # share of what is missing to the nearest ruby, taken off
        self.last: float = 0.48  # the same share if it is the last ruby
        self.stack: list[float] = [0.0, 0.7, 1.4, 2.1, 2.9, 3.6]  # so many Assistants; more are worth no more
        self.lying: float = 0.2  # an Assistant who lies somewhere
        self.cards: list[float] = [3.6, 4.3, 1.8, 4.8, 3.8, 4.3, 2.6, 3.1, 0.4, 1.7]  # each kind of card
        self.cards += [4.2, 3.0, 5.0, 4.5, 3.5, 1.5, 2.5, 2.0, 3.0]  # those of Mocha & Baksheesh
        self.cards += [2.3, 4.5, 4.5, 5.5, 5.5, 5.5, 5.8, 2.5, 3.0, 2.0, 1.5, 2.0, 1.5, 1.5, 2.5]  # Letters & Seals
        self.coffee: float = 2.1  # a coffee up to the price of the next ruby of the Coffee House
        self.more_coffee: float = 1.2  # a coffee beyond that, up to the price of the one after it
        self.idle_coffee: float = 0.1  # a coffee that is hardly needed any more
        self.guild: list[float] = GUILD_WORTHS[:]  # each Guild card
        self.guild_draw: float = 4.0  # one that is drawn
        self.guilds: list[float] = [0.0, 1.0, 0.75, 0.55, 0.42, 0.34]  # share of that in a hand of so many
        self.hand: int = 4  # on the larger boards, more cards than these
        self.crowd: float = 0.25  # are worth this share
        self.tavern: list[float] = [5.5, 5.0]  # each Tavern tile
        self.control: float = 1.0  # the Control tile
        self.draw: float = 3.7  # what a visit to the Caravansary brings
        self.home: float = 0.9  # the Family member at home
        self.send: float = 4.1  # what sending the Family member brings
        self.next: float = 0.45  # share of what the best place in reach would bring
        self.second: float = 0.13  # share of the second best
        self.later: float = 0.14  # share of how much better a place two turns away is
        self.catch: float = 2.5  # a Family member who can be caught there
        self.token: float = 1.9  # a Governor or Smuggler there
        self.pick: float = 1.5  # an own Assistant who lies there
        self.others: float = 0.57  # a Lira of another player, taken off
        self.fade: list[float] = [0.0, 0.75, 0.85, 0.92, 1.05, 1.05, 1.05]  # lasting things, by rubies the leader lacks
        self.win: float = 300.0  # being ahead when the last round is played


class Appraisal:
    """How a player stands: what the rubies still to be won will cost, and what the next turns may bring."""

    def __init__(self, worths: Worths, game: Istanbul, me: Player) -> None:
        self.worths: Worths = worths
        self.game: Istanbul = game
        self.me: Player = me
        target = game.rules.ruby_target(len(game.players))
        most: i64 = 0
        self.families: i64 = 0  # where Family members of others can be caught, one bit for each place
        for player in game.players:
            most = max(most, player.rubies)
            if player.seat != me.seat and player.family != POLICE_STATION:
                self.families |= BIT[player.family]
        self.lacking: i64 = target - me.rubies
        self.fade: float = worths.fade[max(0, target - most)]
        self.cash: i64 = me.lira
        self.jokers: i64 = 0
        for card in me.hand:
            if card & KIND == FIVE_LIRA:
                self.cash += CARD_LIRA
            elif card & KIND == ANY_GOOD:
                self.jokers += 1
        self.next_lira: i64 = 0  # for the next ruby that costs Lira
        self.all_lira: i64 = 0  # for all that do
        self.cost: float = 0.0
        self.dearest: float = 0.0  # what the dearest of those rubies costs
        self.builds: bool = False  # the ruby of the wheelbarrow is among them
        self.go_shopping()

    def go_shopping(self) -> None:
        """Choose the rubies that are cheapest, as many as are lacking."""
        worths = self.worths
        game = self.game
        price: i64 = game.dealer_price()
        dealer_left: i64 = game.rubies[GEMSTONE_DEALER]
        goods_price: i64 = game.palace_price()
        palace_left: i64 = game.rubies[SULTANS_PALACE]
        room: i64 = GOODS * self.me.capacity()
        coffee_price: i64 = COFFEE_HOUSE_LAST_PRICE + 1 - game.rubies[COFFEE_HOUSE]
        coffee_left: i64 = game.rubies[COFFEE_HOUSE]
        extensions: i64 = EXTENSIONS_EACH - self.me.extensions
        self.next_lira = price if dealer_left > 0 else extensions * EXTENSION_PRICE
        wainwright = self.at_wainwright(extensions)
        small = self.mosque(RED, False)
        great = self.mosque(YELLOW, False)
        society = self.at_society()
        lacking: i64 = self.lacking
        while lacking > 0:
            lacking -= 1
            dealer = worths.sold_out
            if dealer_left > 0:
                dealer = worths.visit + float(price) * worths.lira
            palace = worths.sold_out
            if palace_left > 0 and goods_price <= room:
                blue: i64 = PALACE_PRICES[goods_price][BLUE]
                common: i64 = goods_price - blue
                palace = worths.visit + float(common) * worths.common_price + float(blue) * worths.blue_price
            coffee = self.at_coffee_house(coffee_left, coffee_price)
            best = self.dearest = min(dealer, palace, coffee, wainwright, small, great, society)
            self.cost += best
            if best in (worths.sold_out, society):
                continue
            if best == dealer:
                self.all_lira += price
                price += 1
                dealer_left -= 1
            elif best == palace:
                goods_price += 1
                palace_left -= 1
            elif best == coffee:
                coffee_price += 1
                coffee_left -= 1
            elif best == wainwright:
                self.all_lira += EXTENSION_PRICE * extensions
                self.builds = True
                wainwright = worths.sold_out
            elif best == small:
                small = worths.sold_out
            else:
                great = worths.sold_out

    def at_wainwright(self, extensions: i64) -> float:
        """Return what the ruby costs that comes with the last of so many extensions."""
        worths = self.worths
        if extensions == 0:
            return worths.sold_out
        return float(extensions) * (worths.visit + float(EXTENSION_PRICE) * worths.lira)

    def at_society(self) -> float:
        """Return what a ruby of the Secret Society costs."""
        worths = self.worths
        return worths.sold_out if self.game.letters is NO_LETTERS else worths.visit + SEAL * float(SOCIETY_SEALS)

    def at_coffee_house(self, left: i64, price: i64) -> float:
        """Return what a ruby of the Coffee House costs."""
        return self.worths.visit + float(price) * self.worths.coffee if left > 0 else self.worths.sold_out

    def mosque(self, first: i64, at_hand: bool) -> float:
        """Return what the ruby of a Mosque will cost; `at_hand` counts what is missing to it now."""
        worths = self.worths
        me = self.me
        if (me.tiles >> first) & 3 == 3:
            return worths.sold_out
        capacity = me.capacity()
        cost = 0.0
        colour: i64 = first
        while colour < first + 2:
            if (me.tiles >> colour) & 1 == 0:
                symbols = self.game.tile_symbols(colour)
                if symbols == 0:
                    return worths.sold_out
                cost += worths.visit
                if not at_hand:
                    cost += float(symbols) * worths.symbol
                else:
                    held: i64 = me.goods[colour]
                    if held < symbols:
                        cost += float(symbols - held) * (worths.blue_price if colour == BLUE else worths.common_price)
                if symbols > capacity:
                    cost += float(symbols - capacity) * worths.overload
            colour += 1
        return cost

    def worth(self) -> float:
        """Return the worth of all that the player has, and of all that is in sight."""
        worths = self.worths
        me = self.me
        goods = me.goods
        common = worths.common
        worth = float(me.rubies) * worths.ruby - self.cost + self.lira(me.lira)
        worth += common[goods[0]] + common[goods[1]] + common[goods[2]] + worths.blue[goods[BLUE]]
        if self.lacking == 1:
            worth += worths.brink - worths.last * self.missing()
        else:
            worth -= worths.nearest * self.missing()
        worth += self.coffee(me.coffee)
        lasting = worths.extensions[me.extensions]
        colour: i64 = 0
        while colour < GOODS:
            if (me.tiles >> colour) & 1:
                lasting += worths.tiles[colour]
            colour += 1
        lasting += self.stack(stack_size(me)) + float(bits(me.lying)) * worths.lying
        lasting += seals_worth(me)
        cards = 0.0
        for card in me.hand:
            cards += worths.cards[card & KIND]
        lasting += cards + self.guilds()
        if self.has_crowd(len(me.hand)):
            # Whoever draws cards turn after turn never gets to play them.
            crowd = float(len(me.hand) - worths.hand) / float(len(me.hand))
            lasting -= cards * crowd * (1.0 - worths.crowd)
        if me.tavern:
            lasting += worths.tavern[0] * float(me.tavern & 1) + worths.tavern[1] * float(me.tavern >> 1)
        if self.game.mocha.control == me.seat:
            lasting += worths.control
        if me.family == POLICE_STATION:
            lasting += worths.home
        theirs: i64 = 0
        for player in self.game.players:
            if player.seat != me.seat:
                theirs += player.lira
        others: i64 = len(self.game.players) - 1
        return worth + lasting * self.fade + self.prospects(me.merchant) - worths.others * float(theirs) / float(others)

    def has_crowd(self, cards: i64) -> bool:
        """Tell whether so many cards in hand are too many: on the larger boards there is more to do than to draw."""
        return cards > self.worths.hand and len(self.game.board.layout) > BASE_PLACES

    def guilds(self) -> float:
        """Return the worth of the Guild cards in hand: one is played in a turn, and takes all of it."""
        guilds = self.me.guild
        if not guilds:
            return 0.0
        worth = 0.0
        for card in guilds:
            worth += self.worths.guild[card & KIND]
        count: i64 = len(guilds)
        last: i64 = len(self.worths.guilds) - 1
        if count <= last:
            return worth * self.worths.guilds[count]
        return worth * self.worths.guilds[last] * float(last) / float(count)

    def coffee(self, coffee: i64) -> float:
        """Return the worth of so much coffee: that for the next ruby counts most."""
        left: i64 = self.game.rubies[COFFEE_HOUSE]
        price: i64 = COFFEE_HOUSE_LAST_PRICE + 1 - left if left > 0 else 0
        if coffee <= price:
            return float(coffee) * self.worths.coffee
        worth = float(price) * self.worths.coffee
        more: i64 = min(coffee - price, price + 1)
        idle: i64 = coffee - price - more
        return worth + float(more) * self.worths.more_coffee + float(idle) * self.worths.idle_coffee

    def more_coffee(self, amount: i64) -> float:
        """Return how much better the player would be off with so much coffee more."""
        return self.coffee(self.me.coffee + amount) - self.coffee(self.me.coffee)

    def lira(self, lira: i64) -> float:
        """Return the worth of so many Lira: those for the next ruby count most."""
        worths = self.worths
        first = self.next_lira
        if lira <= first:
            return float(lira) * worths.lira
        worth = float(first) * worths.lira
        needed = max(first, self.all_lira)
        if lira <= needed:
            return worth + float(lira - first) * worths.saved
        return worth + float(needed - first) * worths.saved + float(lira - needed) * worths.idle

    def more_lira(self, amount: i64) -> float:
        """Return how much better the player would be off with so many Lira more."""
        return self.lira(self.me.lira + amount) - self.lira(self.me.lira)

    def one_more(self, good: i64) -> float:
        """Return the worth of one more good."""
        held: i64 = self.me.goods[good]
        if held == BARE_CAPACITY + self.me.extensions:
            return 0.0
        table = self.worths.blue if good == BLUE else self.worths.common
        return table[held + 1] - table[held]

    def fewer(self, good: i64, count: i64) -> float:
        """Return the worth of so many goods that would be given away."""
        held: i64 = self.me.goods[good]
        table = self.worths.blue if good == BLUE else self.worths.common
        return table[held] - table[held - count]

    def stack(self, size: i64) -> float:
        """Return the worth of so many Assistants under the Merchant."""
        table = self.worths.stack
        last: i64 = len(table) - 1
        return table[min(size, last)]

    def missing(self) -> float:
        """Return what is missing to the ruby that is nearest."""
        worths = self.worths
        game = self.game
        nearest = min(self.mosque(RED, True), self.mosque(YELLOW, True))
        if game.rubies[GEMSTONE_DEALER] > 0:
            price: i64 = max(0, game.dealer_price() - self.cash)
            nearest = min(nearest, worths.visit + float(price) * worths.lira)
        extensions: i64 = EXTENSIONS_EACH - self.me.extensions
        if extensions > 0:
            price = max(0, extensions * EXTENSION_PRICE - self.cash)
            nearest = min(nearest, float(extensions) * worths.visit + float(price) * worths.lira)
        if game.rubies[SULTANS_PALACE] > 0:
            nearest = min(nearest, worths.visit + self.missing_goods())
        if game.letters is not NO_LETTERS:
            nearest = min(nearest, worths.visit + seals_missing(self.me))
        if game.rubies[COFFEE_HOUSE] > 0:
            price = max(0, COFFEE_HOUSE_LAST_PRICE + 1 - game.rubies[COFFEE_HOUSE] - self.me.coffee)
            nearest = min(nearest, worths.visit + float(price) * worths.coffee)
        return nearest

    def missing_goods(self) -> float:
        """Return what is missing to the price of the Sultan's Palace; cards for a good of choice count as blue ones."""
        price = self.game.palace_price()
        needed = PALACE_PRICES[price]
        goods = self.me.goods
        spare: i64 = -PALACE_FREE_CHOICE[price]
        common: i64 = 0
        good: i64 = 0
        while good < BLUE:
            lack: i64 = needed[good] - goods[good]
            if lack > 0:
                common += lack
            else:
                spare -= lack
            good += 1
        blue: i64 = needed[BLUE] - goods[BLUE]
        if blue < 0:
            spare -= blue
            blue = 0
        if spare < 0:
            common -= spare
        jokers: i64 = self.jokers
        used: i64 = min(jokers, blue)
        blue -= used
        common = max(0, common - jokers + used)
        return float(common) * self.worths.common_price + float(blue) * self.worths.blue_price

    def prospects(self, start: i64) -> float:
        """Return what the next turns promise whose Merchant is at a place: a share of what the best places bring."""
        worths = self.worths
        me = self.me
        best = 0.0
        second = 0.0
        steps = self.game.rules.walks(self.game, me).steps(start)
        for place in self.game.board.layout:
            if 0 < steps[place] <= 2 and self.can_work(place):
                gain = self.visit(place) + (worths.pick if (me.lying >> place) & 1 else 0.0)
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
        if me.companion > 0:
            for place in self.game.board.walks.neighbours[me.companion]:
                gain = self.visit(place)
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
        later = 0.0
        for place in self.game.board.layout:
            if 2 < steps[place] <= 4 and self.can_work(place):
                later = max(later, self.gain(place) - best)
        return worths.next * best + worths.second * second + worths.later * later

    def visit(self, place: i64) -> float:
        """Return what it would bring to go to a place now: its action, and whom and what one finds there."""
        worths = self.worths
        game = self.game
        gain = self.gain(place) + delivery_gain(self.me, place)
        if (self.families >> place) & 1:
            gain += worths.catch
        if place in (game.token_place(GOVERNOR), game.token_place(SMUGGLER), game.token_place(COFFEE_TRADER)):
            gain += worths.token
        for neutral in game.neutral_merchants:
            if neutral == place:
                gain -= float(MERCHANT_FEE) * worths.lira
        return gain

    def can_work(self, place: i64) -> bool:
        """Tell whether there is an Assistant for a place, or none is needed."""
        return self.me.stack > 1 or place == FOUNTAIN or (self.me.lying >> place) & 1 == 1

    def gain(self, place: i64) -> float:
        """Return what the action of a place would bring now."""
        worths = self.worths
        game = self.game
        me = self.me
        if place == WAINWRIGHT:
            if me.extensions == EXTENSIONS_EACH or self.cash < EXTENSION_PRICE:
                return 0.0
            space = worths.extensions[me.extensions + 1] - worths.extensions[me.extensions]
            return space * self.fade + (self.ruby() if me.extensions == EXTENSIONS_EACH - 1 else worths.visit)
        if place <= FRUIT_WAREHOUSE:
            return worths.common[me.capacity()] - worths.common[me.goods[place - FABRIC_WAREHOUSE]]
        if place == POST_OFFICE:
            mail = MAIL_GOODS[game.mail]
            return self.one_more(mail[0]) + self.one_more(mail[1]) + self.more_lira(MAIL_LIRA[game.mail])
        if place == CARAVANSARY:
            return worths.draw * self.fade * (worths.crowd if self.has_crowd(len(me.hand) + 1) else 1.0)
        if place == FOUNTAIN:
            lying = bits(me.lying)
            size = stack_size(me)
            gain = self.stack(size + lying) - self.stack(size) - float(lying) * worths.lying
            if me.companion == GENERAL_SUPPLY and game.letters is not NO_LETTERS:
                gain += READY
            return gain * self.fade
        if place == BLACK_MARKET:
            return max(self.one_more(RED), self.one_more(GREEN), self.one_more(YELLOW)) + self.one_more(BLUE)
        if place == TEA_HOUSE:
            return self.more_lira(usual_call(me))
        if place == LARGE_MARKET:
            return self.sale(LARGE_DEMAND[game.large.top], LARGE_REVENUE)
        if place == SMALL_MARKET:
            return self.sale(SMALL_DEMAND[game.small.top], SMALL_REVENUE)
        if place == POLICE_STATION:
            return worths.send if me.family == POLICE_STATION else 0.0
        if place == SULTANS_PALACE:
            return self.ruby() if game.rubies[SULTANS_PALACE] > 0 and self.missing_goods() == 0.0 else 0.0
        if place == GEMSTONE_DEALER:
            return self.ruby() if game.rubies[GEMSTONE_DEALER] > 0 and self.cash >= game.dealer_price() else 0.0
        if place >= EMBASSY:
            return letters_gain(self, place)
        if place > GEMSTONE_DEALER:
            return self.new_place(place)
        first: i64 = RED if place == SMALL_MOSQUE else YELLOW
        return max(self.tile(first), self.tile(first + 1))

    def new_place(self, place: i64) -> float:
        """Return what the action of a place of Mocha & Baksheesh would bring now."""
        game = self.game
        me = self.me
        if place == ROASTING_PLANT:
            return self.roast()
        if place == GUILD_HALL:
            held: i64 = min(len(me.guild), 4)
            return (
                self.more_coffee(GUILD_HALL_COFFEE) + self.worths.guild_draw * self.worths.guilds[held + 1] * self.fade
            )
        if place == COFFEE_HOUSE:
            price = COFFEE_HOUSE_LAST_PRICE + 1 - game.rubies[COFFEE_HOUSE]
            return self.ruby() if game.rubies[COFFEE_HOUSE] > 0 and me.coffee >= price else 0.0
        best = 0.0
        for tile in (MOVEMENT_TILE, ENCOUNTER_TILE):
            if can_pay(game, me, tile):
                gain = self.worths.tavern[tile - MOVEMENT_TILE] * self.fade + self.more_coffee(-tile_price(game, tile))
                best = max(best, gain)
        return max(best, self.ruby()) if can_pay(game, me, BAKSHEESH) else best

    def roast(self) -> float:
        """Return what the Roasting Plant would bring: all that is worth less than its coffee is roasted."""
        me = self.me
        coffee = self.more_coffee(ROAST_COFFEE)
        gain = 0.0
        if me.lira >= ROAST_FEE:
            gain += max(0.0, coffee + self.more_lira(-ROAST_FEE))
        cheapest = coffee
        good: i64 = 0
        while good < GOODS:
            if me.goods[good] > 0:
                cheapest = min(cheapest, self.fewer(good, 1))
            good += 1
        gain += coffee - cheapest
        least = coffee
        for card in me.hand:
            least = min(least, self.worths.cards[card & KIND] * self.fade)
        return gain + coffee - least

    def ruby(self) -> float:
        """Return what it brings to get a ruby whose price is at hand."""
        return self.worths.ruby + self.worths.visit + (self.worths.finish if self.lacking == 1 else 0.0)

    def sale(self, demand: list[int], revenue: list[int]) -> float:
        """Return what it brings to sell all that a demand tile asks for."""
        sold: i64 = 0
        given = 0.0
        good: i64 = 0
        while good < GOODS:
            count: i64 = min(self.me.goods[good], demand[good])
            if count:
                sold += count
                given += self.fewer(good, count)
            good += 1
        return self.more_lira(revenue[sold]) - given

    def tile(self, colour: i64) -> float:
        """Return what the top tile of a Mosque stack would bring."""
        me = self.me
        symbols = self.game.tile_symbols(colour)
        held: i64 = me.goods[colour]
        if symbols == 0 or held < symbols or (me.tiles >> colour) & 1:
            return 0.0
        is_pair = (me.tiles >> (colour ^ 1)) & 1 == 1
        tile = self.worths.tiles[colour] * self.fade - self.fewer(colour, 1)
        return tile + (self.ruby() if is_pair else self.worths.visit)


def final_worth(worths: Worths, game: Istanbul, me: Player) -> float:
    """Return the worth when the last round is on and only the comparison counts."""
    score = final_score(me, not game.finale)
    ahead = True
    for player in game.players:
        if player.seat != me.seat and final_score(player, True) >= score:
            ahead = False
    return float(score) / 100.0 + (worths.win if ahead else 0.0)


def final_score(player: Player, has_cards: bool) -> i64:
    """Return rubies, Lira and goods as one number, perhaps with what the cards in hand will bring (IST-END)."""
    lira = player.lira
    goods = player.total_goods()
    if has_cards:
        for card in player.hand:
            if card & KIND == FIVE_LIRA:
                lira += CARD_LIRA
            elif card & KIND == ANY_GOOD:
                goods += 1
            elif card & KIND == COFFEE_SALE and player.coffee > 0:
                lira += CARD_SALE_LIRA
            elif card & KIND == COFFEE_DICE:
                lira += NOW.dice_lira[7]
    return player.rubies * 10000 + lira * 100 + goods


def usual_call(player: Player) -> i64:
    """Return about what the Tea House pays on average."""
    return 7 if player.has_tile(RED) else 5


def stack_size(player: Player) -> i64:
    """Return how many Assistants are under the Merchant."""
    size: i64 = 0
    stack: i64 = player.stack
    while stack > 1:
        stack >>= 1
        size += 1
    return size


def bits(mask: i64) -> i64:
    """Return how many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
