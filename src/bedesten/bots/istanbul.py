"""What a good player of Istanbul knows: the worth of a position, and the actions that deserve a look."""

from typing import final

from mypy_extensions import i64

from bedesten.bots.judge import Judge
from bedesten.core.contract import State
from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import (
    ACT,
    CALL,
    DISCARD,
    GIVE,
    KINDS,
    MOVE,
    NO_REWARD,
    PAY,
    PLAY,
    RECALL,
    REWARD,
    SALES,
    SELL,
    SEND,
    TAKE,
)
from bedesten.games.istanbul.data import (
    ANY_GOOD,
    ASSISTANT_HOME,
    BARE_CAPACITY,
    BLACK_MARKET,
    BLUE,
    CARAVANSARY,
    CARD_LIRA,
    EXTENSION_PRICE,
    EXTENSIONS_EACH,
    FABRIC_WAREHOUSE,
    FAMILY_HOME,
    FIVE_LIRA,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GEMSTONE_DEALER,
    GOODS,
    GREAT_MOSQUE,
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
    SMALL_DEMAND,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SMALL_REVENUE,
    SULTANS_PALACE,
    TEA_HOUSE,
    TOKEN_FEE,
    WAINWRIGHT,
)
from bedesten.games.istanbul.deck import KIND
from bedesten.games.istanbul.dice import Call, GoodOrRoll
from bedesten.games.istanbul.encounters import PayGovernor, PaySmuggler, Reward, TakeGood
from bedesten.games.istanbul.markets import Sell
from bedesten.games.istanbul.places import DiscardOne, FamilyAct, Gather, Send
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.turn import Act, Assist, Encounters, FinalStep, Move, PayMerchants


@final
class Worths:
    """What things are worth, in Lira."""

    def __init__(self) -> None:
        self.ruby: float = 18.0  # a ruby in hand, besides what it would cost
        self.visit: float = 5.0  # a turn, spent on a visit
        self.lira: float = 1.0  # a Lira up to the price of the next ruby
        self.saved: float = 0.8  # a Lira beyond that, which is still needed
        self.idle: float = 0.1  # a Lira that is not needed any more
        self.common: list[float] = [0.0, 2.2, 4.3, 6.2, 7.8, 9.0]  # so many red, green or yellow goods
        self.blue: list[float] = [0.0, 3.5, 6.7, 9.5, 11.7, 13.5]  # so many blue goods
        self.common_price: float = 2.2  # a red, green or yellow good at the Palace
        self.blue_price: float = 3.5  # a blue good at the Palace
        self.extensions: list[float] = [0.0, 4.0, 7.0, 9.0]  # so many extensions, for the space
        self.tiles: list[float] = [4.0, 4.0, 5.0, 6.0]  # each Mosque tile, for what it does
        self.symbol: float = 1.0  # what each symbol of a tile costs
        self.overload: float = 8.0  # what each symbol beyond the capacity costs
        self.sold_out: float = 60.0  # a ruby that cannot be had
        self.nearest: float = 0.3  # what is missing to the nearest ruby
        self.last: float = 0.6  # the same if it is the last ruby
        self.stack: list[float] = [0.0, 4.0, 7.0, 9.0, 10.5, 11.5, 12.0, 12.0, 12.0, 12.0, 12.0]  # so many Assistants
        self.lying: float = 1.0  # an Assistant who lies somewhere
        self.cards: list[float] = [2.5, 5.0, 2.0, 3.0, 2.0, 2.5, 2.5, 3.0, 2.5, 2.0]  # each kind of card
        self.draw: float = 3.5  # what a visit to the Caravansary brings
        self.home: float = 2.5  # the Family member at home
        self.send: float = 3.0  # what sending the Family member brings
        self.next: float = 0.6  # share of what the best place in reach would bring
        self.second: float = 0.15  # share of the second best
        self.later: float = 0.3  # share of the best place farther away, if it is better
        self.others: float = 0.3  # a Lira of another player, taken off
        self.fade: list[float] = [0.0, 0.5, 0.75, 0.9, 1.0, 1.0, 1.0]  # lasting things, by rubies the leader lacks
        self.win: float = 200.0  # being ahead when the last round is played


@final
class Plan:
    """What the rubies still to be won will cost a player."""

    def __init__(self, worths: Worths, state: Istanbul, me: Player, lacking: i64) -> None:
        price: i64 = state.dealer_price()
        dealer_left: i64 = state.dealer_rubies
        palace_left: i64 = state.palace_rubies
        goods_price: i64 = state.palace_price()
        extensions: i64 = EXTENSIONS_EACH - me.extensions
        self.next_lira: i64 = price if dealer_left else extensions * EXTENSION_PRICE
        self.lira: i64 = 0
        self.cost: float = 0.0
        wainwright = worths.sold_out
        if extensions > 0:
            wainwright = float(extensions) * (worths.visit + float(EXTENSION_PRICE) * worths.lira)
        small = mosque_cost(worths, state, me, 0)
        great = mosque_cost(worths, state, me, 2)
        lacks_wainwright = extensions > 0
        while lacking > 0:
            dealer = worths.visit + float(price) * worths.lira if dealer_left > 0 else worths.sold_out
            palace = worths.sold_out
            if palace_left > 0:
                blue: i64 = PALACE_PRICES[goods_price][BLUE]
                palace = (
                    worths.visit + float(goods_price - blue) * worths.common_price + float(blue) * worths.blue_price
                )
            best = min(dealer, palace, wainwright, small, great)
            self.cost += best
            if best == dealer:
                if dealer_left > 0:
                    self.lira += price
                    price += 1
                    dealer_left -= 1
            elif best == palace:
                palace_left -= 1
                goods_price += 1
            elif best == wainwright:
                if lacks_wainwright:
                    self.lira += EXTENSION_PRICE * extensions
                    lacks_wainwright = False
                wainwright = worths.sold_out
            elif best == small:
                small = worths.sold_out
            else:
                great = worths.sold_out
            lacking -= 1


def mosque_cost(worths: Worths, state: Istanbul, me: Player, first: i64) -> float:
    """Return what the ruby of a Mosque still costs."""
    if (me.tiles >> first) & 3 == 3:
        return worths.sold_out
    cost = 0.0
    colour: i64 = first
    while colour < first + 2:
        if (me.tiles >> colour) & 1 == 0:
            symbols = state.tile_symbols(colour)
            if symbols == 0:
                return worths.sold_out
            cost += worths.visit + float(symbols) * worths.symbol
            if symbols > me.capacity():
                cost += float(symbols - me.capacity()) * worths.overload
        colour += 1
    return cost


@final
class IstanbulJudge(Judge):
    """Judges positions of Istanbul."""

    def __init__(self) -> None:
        self.worths: Worths = Worths()

    # The worth of a position.

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Istanbul)
        me = state.players[seat]
        target = state.rules.ruby_target(len(state.players))
        most: i64 = 0
        lira: i64 = 0
        for player in state.players:
            most = max(most, player.rubies)
            if player.seat != seat:
                lira += player.lira
        if most >= target:
            return self.final_worth(state, me)
        worths = self.worths
        fade = worths.fade[target - most]
        lacking = target - me.rubies
        plan = Plan(worths, state, me, lacking)
        worth = float(me.rubies) * worths.ruby - plan.cost
        worth += self.lira(plan, me.lira) + self.goods(me)
        worth -= self.missing(state, me) * (worths.last if lacking == 1 else worths.nearest)
        worth -= float(lira) * worths.others / (len(state.players) - 1)
        lasting = worths.extensions[me.extensions]
        colour: i64 = 0
        while colour < GOODS:
            if (me.tiles >> colour) & 1:
                lasting += worths.tiles[colour]
            colour += 1
        lasting += worths.stack[stack_size(me)] + worths.lying * float(bits(me.lying))
        for card in me.hand:
            lasting += worths.cards[card & KIND]
        if me.family == POLICE_STATION:
            lasting += worths.home
        worth += lasting * fade
        return worth + self.prospects(state, me, plan, fade)

    def final_worth(self, state: Istanbul, me: Player) -> float:
        """Return the worth when the last round is on and all that counts is the comparison."""
        score = final_score(me)
        ahead = True
        for player in state.players:
            if player.seat != me.seat and final_score(player) >= score:
                ahead = False
        return float(score) / 100.0 + (self.worths.win if ahead else 0.0)

    def lira(self, plan: Plan, lira: i64) -> float:
        """Return the worth of so many Lira: those for the next ruby count most."""
        worths = self.worths
        first = plan.next_lira
        if lira <= first:
            return float(lira) * worths.lira
        worth = float(first) * worths.lira
        needed = max(first, plan.lira)
        if lira <= needed:
            return worth + float(lira - first) * worths.saved
        return worth + float(needed - first) * worths.saved + float(lira - needed) * worths.idle

    def missing(self, state: Istanbul, me: Player) -> float:
        """Return what is missing to the ruby that is nearest."""
        worths = self.worths
        nearest = worths.sold_out
        if state.dealer_rubies > 0:
            nearest = worths.visit + float(max(0, state.dealer_price() - me.lira)) * worths.lira
        extensions: i64 = EXTENSIONS_EACH - me.extensions
        if extensions > 0:
            missing = max(0, extensions * EXTENSION_PRICE - me.lira)
            nearest = min(nearest, float(extensions) * worths.visit + float(missing) * worths.lira)
        if state.palace_rubies > 0:
            nearest = min(nearest, worths.visit + self.missing_goods(state, me))
        nearest = min(nearest, self.missing_tiles(state, me, 0))
        return min(nearest, self.missing_tiles(state, me, 2))

    def missing_goods(self, state: Istanbul, me: Player) -> float:
        price = state.palace_price()
        needed = PALACE_PRICES[price]
        extra: i64 = -PALACE_FREE_CHOICE[price]
        common: i64 = 0
        good: i64 = 0
        while good < BLUE:
            lack: i64 = needed[good] - me.goods[good]
            if lack > 0:
                common += lack
            else:
                extra -= lack
            good += 1
        blue: i64 = needed[BLUE] - me.goods[BLUE]
        if blue < 0:
            extra -= blue
            blue = 0
        if extra < 0:
            common -= extra
        return float(common) * self.worths.common_price + float(blue) * self.worths.blue_price

    def missing_tiles(self, state: Istanbul, me: Player, first: i64) -> float:
        worths = self.worths
        if (me.tiles >> first) & 3 == 3:
            return worths.sold_out
        missing = 0.0
        colour: i64 = first
        while colour < first + 2:
            if (me.tiles >> colour) & 1 == 0:
                symbols = state.tile_symbols(colour)
                if symbols == 0:
                    return worths.sold_out
                missing += worths.visit
                lack: i64 = symbols - me.goods[colour]
                if lack > 0:
                    missing += float(lack) * (worths.blue_price if colour == BLUE else worths.common_price)
                if symbols > me.capacity():
                    missing += float(symbols - me.capacity()) * worths.overload
            colour += 1
        return missing

    def goods(self, player: Player) -> float:
        common = self.worths.common
        goods = player.goods
        return common[goods[0]] + common[goods[1]] + common[goods[2]] + self.worths.blue[goods[3]]

    def prospects(self, state: Istanbul, me: Player, plan: Plan, fade: float) -> float:
        """Return what the next turns promise: the best places in reach."""
        worths = self.worths
        best = 0.0
        second = 0.0
        has_assistants = me.stack > 1
        for action in state.board.near[me.merchant]:
            place: i64 = action - MOVE
            if has_assistants or place == FOUNTAIN or (me.lying >> place) & 1:
                gain = self.gain(state, me, place, plan, fade)
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
        later = 0.0
        for action in state.board.far[me.merchant]:
            place = action - MOVE
            if has_assistants or place == FOUNTAIN or (me.lying >> place) & 1:
                later = max(later, self.gain(state, me, place, plan, fade))
        return worths.next * best + worths.second * second + (worths.later * (later - best) if later > best else 0.0)

    def gain(self, state: Istanbul, me: Player, place: i64, plan: Plan, fade: float) -> float:
        """Return what the action of a place would bring now."""
        worths = self.worths
        if place == WAINWRIGHT:
            if me.extensions == EXTENSIONS_EACH or me.lira < EXTENSION_PRICE:
                return 0.0
            more = worths.extensions[me.extensions + 1] - worths.extensions[me.extensions]
            ruby = worths.ruby if me.extensions == EXTENSIONS_EACH - 1 else 0.0
            return more * fade + ruby + worths.visit
        if place <= FRUIT_WAREHOUSE:
            return worths.common[me.capacity()] - worths.common[me.goods[place - FABRIC_WAREHOUSE]]
        if place == POST_OFFICE:
            mail = MAIL_GOODS[state.mail]
            lira = self.lira(plan, me.lira + MAIL_LIRA[state.mail]) - self.lira(plan, me.lira)
            return self.one_more(me, mail[0]) + self.one_more(me, mail[1]) + lira
        if place == CARAVANSARY:
            return worths.draw * fade
        if place == FOUNTAIN:
            lying = bits(me.lying)
            size = stack_size(me)
            return (worths.stack[size + lying] - worths.stack[size] - float(lying) * worths.lying) * fade
        if place == BLACK_MARKET:
            common = max(self.one_more(me, 0), self.one_more(me, 1), self.one_more(me, 2))
            return common + self.one_more(me, BLUE)
        if place == TEA_HOUSE:
            return self.lira(plan, me.lira + (7 if me.has_tile(RED) else 5)) - self.lira(plan, me.lira)
        if place == LARGE_MARKET:
            return self.sale(plan, me, LARGE_DEMAND[state.large.top], LARGE_REVENUE)
        if place == SMALL_MARKET:
            return self.sale(plan, me, SMALL_DEMAND[state.small.top], SMALL_REVENUE)
        if place == POLICE_STATION:
            return worths.send if me.family == POLICE_STATION else 0.0
        if place == SULTANS_PALACE:
            if state.palace_rubies > 0 and self.missing_goods(state, me) == 0.0:
                return worths.ruby + worths.visit
            return 0.0
        if place == GEMSTONE_DEALER:
            if state.dealer_rubies > 0 and me.lira >= state.dealer_price():
                return worths.ruby + worths.visit
            return 0.0
        first: i64 = 0 if place == SMALL_MOSQUE else 2
        return max(self.tile(state, me, first, fade), self.tile(state, me, first + 1, fade))

    def one_more(self, me: Player, good: i64) -> float:
        held: i64 = me.goods[good]
        if held == BARE_CAPACITY + me.extensions:
            return 0.0
        table = self.worths.blue if good == BLUE else self.worths.common
        return table[held + 1] - table[held]

    def sale(self, plan: Plan, me: Player, demand: list[int], revenue: list[int]) -> float:
        sold: i64 = 0
        kept = 0.0
        good: i64 = 0
        while good < GOODS:
            held: i64 = me.goods[good]
            wanted: i64 = demand[good]
            wanted = min(wanted, held)
            sold += wanted
            table = self.worths.blue if good == BLUE else self.worths.common
            kept += table[held] - table[held - wanted]
            good += 1
        return self.lira(plan, me.lira + revenue[sold]) - self.lira(plan, me.lira) - kept

    def tile(self, state: Istanbul, me: Player, colour: i64, fade: float) -> float:
        symbols = state.tile_symbols(colour)
        held: i64 = me.goods[colour]
        if symbols == 0 or held < symbols or (me.tiles >> colour) & 1:
            return 0.0
        table = self.worths.blue if colour == BLUE else self.worths.common
        worth = self.worths.visit + self.worths.tiles[colour] * fade - (table[held] - table[held - 1])
        if (me.tiles >> (colour ^ 1)) & 1:
            worth += self.worths.ruby
        return worth

    # Actions that deserve a look.

    def candidates(self, state: State) -> list[int]:
        assert isinstance(state, Istanbul)
        return self.sift(state, False)

    def ideas(self, state: State, luck: Luck) -> list[int]:
        assert isinstance(state, Istanbul)
        return self.sift(state, True)

    def sift(self, game: Istanbul, planning: bool) -> list[int]:
        actions = game.options
        if len(actions) == 1:
            return actions
        step = game.agenda
        player = game.players[game.seat]
        if isinstance(step, Sell):
            return self.sales(player, actions, planning, step.any_goods)
        if isinstance(step, Call):
            return calls(player, planning)
        if isinstance(step, GoodOrRoll):
            return actions[:1]
        if isinstance(step, Gather):
            return actions[1:2] if planning else actions
        if isinstance(step, DiscardOne):
            return [self.least_card(actions)] if planning else actions
        if isinstance(step, Send):
            return [action for action in actions if can_act(game, player, action - SEND)]
        if planning and isinstance(step, TakeGood):
            return [self.best_good(player, actions)]
        if planning and isinstance(step, PaySmuggler):
            return [self.least_payment(player, actions)]
        if planning and isinstance(step, Act) and BLACK_MARKET >= game.target >= FABRIC_WAREHOUSE and actions[0] == ACT:
            return actions[:1]
        if isinstance(step, PayGovernor) and planning:
            least = self.least_card(actions)
            return [PAY, least] if actions[0] == PAY else [least]
        if isinstance(step, Reward):
            return actions[:-1] if actions[-1] == REWARD + NO_REWARD else actions
        kept: list[int] = []
        for action in actions:
            if action < RECALL or action >= PLAY + KINDS:
                kept.append(action)
            elif action < PLAY:
                if isinstance(step, Encounters):
                    if not planning:
                        kept.append(action)
                elif isinstance(step, Assist) and player.stack == 1:
                    kept.append(action)
            elif self.is_useful(game, player, action - PLAY, planning):
                kept.append(action)
        return kept or actions

    def is_useful(self, game: Istanbul, player: Player, card: i64, planning: bool) -> bool:
        step = game.agenda
        if card == FIVE_LIRA:
            if isinstance(step, FinalStep):
                return True
            if isinstance(step, PayMerchants):
                return player.lira < game.merchants_to_pay(player) * MERCHANT_FEE
            if isinstance(step, Act):
                return lacks_lira(game, player, game.target)
            if isinstance(step, FamilyAct):
                return lacks_lira(game, player, step.at)
            if isinstance(step, Encounters):
                return game.acted == GEMSTONE_DEALER and lacks_lira(game, player, GEMSTONE_DEALER)
            return False
        if card == ANY_GOOD:
            if isinstance(step, FinalStep):
                return True
            return isinstance(step, Act) and lacks_goods(game, player, game.target)
        if card == FAMILY_HOME:
            if isinstance(step, Act):
                return game.target == POLICE_STATION
            return isinstance(step, Move) or (isinstance(step, Encounters) and not planning)
        if card == ASSISTANT_HOME:
            return isinstance(step, Assist) and player.stack == 1
        return True

    def least_card(self, actions: list[int]) -> i64:
        """Return the discard of the card that is worth least."""
        least: i64 = -1
        lowest = 0.0
        for action in actions:
            if DISCARD <= action < DISCARD + KINDS:
                worth = self.worths.cards[action - DISCARD]
                if least < 0 or worth < lowest:
                    least = action
                    lowest = worth
        return least

    def best_good(self, player: Player, actions: list[int]) -> i64:
        best: i64 = -1
        highest = 0.0
        for action in actions:
            worth = self.one_more(player, action - TAKE)
            if best < 0 or worth > highest:
                best = action
                highest = worth
        return best

    def least_payment(self, player: Player, actions: list[int]) -> i64:
        least: i64 = -1
        lowest = 0.0
        for action in actions:
            if action == PAY:
                worth = float(TOKEN_FEE) * self.worths.lira
            elif GIVE <= action < GIVE + GOODS:
                good: i64 = action - GIVE
                held: i64 = player.goods[good]
                table = self.worths.blue if good == BLUE else self.worths.common
                worth = table[held] - table[held - 1]
            else:
                continue
            if least < 0 or worth < lowest:
                least = action
                lowest = worth
        return least

    def sales(self, player: Player, actions: list[int], planning: bool, any_goods: bool) -> list[int]:
        most: i64 = 0
        for action in actions:
            if action >= SELL:
                most = max(most, sold_in(action))
        kept: list[int] = []
        for action in actions:
            if action >= SELL:
                sold = sold_in(action)
                if sold == most or (not planning and not any_goods):
                    kept.append(action)
        if planning and len(kept) > 1:
            best: i64 = kept[0]
            lowest = 0.0
            for action in kept:
                loss = 0.0
                for good, count in enumerate(SALES[action - SELL]):
                    table = self.worths.blue if good == BLUE else self.worths.common
                    held: i64 = player.goods[good]
                    loss += table[held] - table[held - count]
                if action == kept[0] or loss < lowest:
                    best = action
                    lowest = loss
            return [best]
        return kept


def final_score(player: Player) -> i64:
    """Return rubies, Lira and goods as one number, with what the cards in hand will bring (IST-END-08 to 10)."""
    lira = player.lira
    goods = player.total_goods()
    for card in player.hand:
        if card & KIND == FIVE_LIRA:
            lira += CARD_LIRA
        elif card & KIND == ANY_GOOD:
            goods += 1
    return player.rubies * 10000 + lira * 100 + goods


def stack_size(player: Player) -> i64:
    size: i64 = 0
    stack: i64 = player.stack
    while stack > 1:
        stack >>= 1
        size += 1
    return size


def bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def sold_in(action: i64) -> i64:
    sold: i64 = 0
    for count in SALES[action - SELL]:
        sold += count
    return sold


def calls(player: Player, planning: bool) -> list[int]:
    if player.has_tile(RED):
        return [CALL + 7] if planning else [CALL + 6, CALL + 7, CALL + 8, CALL + 9, CALL + 10]
    return [CALL + 5] if planning else [CALL + 4, CALL + 5, CALL + 6, CALL + 7, CALL + 8, CALL + 9]


def count_cards(player: Player, kind: i64) -> i64:
    count: i64 = 0
    for card in player.hand:
        if card & KIND == kind:
            count += 1
    return count


def can_act(game: Istanbul, player: Player, place: i64) -> bool:
    return game.rules.places[place].is_possible(game, player) or lacks_lira(game, player, place)


def lacks_lira(game: Istanbul, player: Player, place: i64) -> bool:
    """Tell whether cards for 5 Lira would make the action of a place possible."""
    if place == WAINWRIGHT:
        if player.extensions == EXTENSIONS_EACH:
            return False
        price: i64 = EXTENSION_PRICE
    elif place == GEMSTONE_DEALER:
        if game.dealer_rubies == 0:
            return False
        price = game.dealer_price()
    else:
        return False
    return player.lira < price <= player.lira + CARD_LIRA * count_cards(player, FIVE_LIRA)


def lacks_goods(game: Istanbul, player: Player, place: i64) -> bool:
    """Tell whether cards for any good would make the action of a place possible, or better."""
    cards = count_cards(player, ANY_GOOD)
    if place == SULTANS_PALACE:
        if game.palace_rubies == 0:
            return False
        price = game.palace_price()
        missing: i64 = 0
        for good, due in enumerate(PALACE_PRICES[price]):
            held: i64 = player.goods[good]
            if held < due:
                missing += due - held
        total = player.total_goods()
        missing = max(missing, price - total)
        return 0 < missing <= cards
    if place in (SMALL_MOSQUE, GREAT_MOSQUE):
        first: i64 = 0 if place == SMALL_MOSQUE else 2
        return lacks_for_tile(game, player, first, cards) or lacks_for_tile(game, player, first + 1, cards)
    if place == LARGE_MARKET:
        return is_short(player, LARGE_DEMAND[game.large.top])
    if place == SMALL_MARKET:
        return is_short(player, SMALL_DEMAND[game.small.top])
    return False


def lacks_for_tile(game: Istanbul, player: Player, colour: i64, cards: i64) -> bool:
    symbols = game.tile_symbols(colour)
    held: i64 = player.goods[colour]
    return not player.has_tile(colour) and held < symbols <= min(held + cards, player.capacity())


def is_short(player: Player, demand: list[int]) -> bool:
    for good, wanted in enumerate(demand):
        held: i64 = player.goods[good]
        if held < wanted:
            return True
    return False
