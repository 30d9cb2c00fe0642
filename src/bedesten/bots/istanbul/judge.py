"""The judge of Istanbul: how good a position is, and which actions deserve a look."""

from typing import Final

from mypy_extensions import i64

from bedesten.bots.istanbul.letters import (
    best_bid,
    courier_payment,
    delivered_first,
    delivery_gain,
    is_letter_card,
    next_home,
    one_of_each,
    payment,
    tile_uses,
    usual_tile,
)
from bedesten.bots.istanbul.worth import Appraisal, Worths, final_worth, usual_call
from bedesten.bots.judge import Judge
from bedesten.core.contract import State
from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import (
    ACT,
    BARRIER,
    CALL,
    DISCARD,
    DROP,
    GIVE,
    KINDS,
    MOVE,
    NO_REWARD,
    PAY,
    PLAY,
    RECALL,
    RETURN,
    REWARD,
    SALES,
    SELL,
    SEND,
    TAKE,
)
from bedesten.games.istanbul.data import (
    ANY_GOOD,
    ASSISTANT_HOME,
    BLACK_MARKET,
    CARD_LIRA,
    COFFEE,
    COFFEE_DICE,
    COFFEE_HOUSE,
    COFFEE_SALE,
    EXCHANGE,
    EXTENSION_PRICE,
    EXTENSIONS_EACH,
    FABRIC_WAREHOUSE,
    FAMILY_HOME,
    FIVE_LIRA,
    GEMSTONE_DEALER,
    GOODS,
    GREAT_MOSQUE,
    LARGE_DEMAND,
    LARGE_MARKET,
    MERCHANT_FEE,
    PALACE_PRICES,
    POLICE_STATION,
    RED,
    SMALL_DEMAND,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    TAVERN,
    TOKEN_FEE,
    TWO_COFFEE,
    WAINWRIGHT,
    YELLOW,
)
from bedesten.games.istanbul.dice import Call, GoodOrRoll
from bedesten.games.istanbul.encounters import PayGovernor, PaySmuggler, Reward, TakeGood
from bedesten.games.istanbul.letters.auction import Bid
from bedesten.games.istanbul.letters.catacombs import ComeOut
from bedesten.games.istanbul.letters.companion import GatherAll
from bedesten.games.istanbul.letters.kiosk import ChooseKioskTile, UseTile
from bedesten.games.istanbul.letters.post import ExtraTurn, GiveSeals, PayCourier, PayTurn
from bedesten.games.istanbul.markets import Sell
from bedesten.games.istanbul.mocha.data import CARD_COFFEE, CARD_SALE_LIRA
from bedesten.games.istanbul.mocha.guild import SendToAct
from bedesten.games.istanbul.mocha.holdings import coffee_price
from bedesten.games.istanbul.mocha.places import DropOne, PayTrader
from bedesten.games.istanbul.mocha.tavern import PlaceBarrier, PlaceBeyond
from bedesten.games.istanbul.parts import PutAway, Step
from bedesten.games.istanbul.places import DiscardOne, FamilyAct, Gather, Send
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.turn import Act, Assist, Encounters, FinalStep, Move, PayMerchants, TurnStart
from bedesten.kit.deck import KIND

CALLS: Final[list[int]] = [CALL + number for number in (4, 5, 6, 7, 8, 9)]
COFFEE_WORTH: Final = 2.0
"""A coffee beside goods of choice, in Lira."""

RED_CALLS: Final[list[int]] = [CALL + number for number in (6, 7, 8, 9, 10)]


class IstanbulJudge(Judge):
    """Knows what things are worth and what is seldom worth a thought."""

    def __init__(self, worths: Worths) -> None:
        self.worths: Worths = worths

    def appraise(self, game: Istanbul, player: Player) -> Appraisal:
        """Return how a player stands."""
        return Appraisal(self.worths, game, player)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Istanbul)
        me = state.players[seat]
        if state.is_last_round():
            return final_worth(self.worths, state, me)
        return self.appraise(state, me).worth()

    def candidates(self, state: State) -> list[int]:
        assert isinstance(state, Istanbul)
        actions = state.options
        player = state.players[state.seat]
        step = state.agenda
        if isinstance(step, Sell):
            return full_sales(actions) if step.any_goods else sales(actions)
        if isinstance(step, Call):
            return RED_CALLS if player.has_tile(RED) else CALLS
        if isinstance(step, GoodOrRoll):
            return actions[:1]  # who has seen the dice knows better what to take
        if isinstance(step, Send):
            return [action for action in actions if can_act(state, player, action - SEND)]
        if isinstance(step, PlaceBarrier):
            return self.best_places(state, player, actions, BARRIER)
        if isinstance(step, Reward):
            return with_reward(actions)
        if isinstance(step, Bid):
            return [best_bid(step, player, actions)]
        if isinstance(step, GiveSeals):
            return [delivered_first(actions)]
        if isinstance(step, PayTurn):
            return [payment(actions, step.paid)]
        if isinstance(step, ExtraTurn):
            return one_of_each(actions)
        return sift(state, player, step, False)

    def ideas(self, state: State, luck: Luck) -> list[int]:
        assert isinstance(state, Istanbul)
        actions = state.options
        if len(actions) == 1:
            return actions
        player = state.players[state.seat]
        step = state.agenda
        if isinstance(step, Act):
            # What costs nothing is done.
            if BLACK_MARKET >= state.target >= FABRIC_WAREHOUSE and actions[0] == ACT:
                return actions[:1]
        elif isinstance(step, Sell):
            return [self.cheapest_sale(state, player, full_sales(actions))]
        elif isinstance(step, Call):
            return [CALL + usual_call(player)]
        elif isinstance(step, GoodOrRoll):
            return actions[:1]
        elif isinstance(step, Gather):
            return actions[1:2]  # all come home, one after the other
        elif isinstance(step, DiscardOne):
            return [self.least_card(actions)]
        elif isinstance(step, Send):
            return self.best_places(state, player, actions, SEND)
        elif isinstance(step, SendToAct):
            return self.best_places(state, player, [action for action in actions if action < RETURN], SEND)
        elif isinstance(step, PlaceBarrier):
            return self.best_places(state, player, actions, BARRIER)
        elif isinstance(step, PlaceBeyond):
            return actions[:1]
        elif isinstance(step, DropOne):
            return [self.least_guild(actions)]
        elif isinstance(step, PayGovernor):
            least = self.least_card(actions)
            return [PAY, least] if actions[0] == PAY else [least]
        elif isinstance(step, PaySmuggler | PayTrader):
            return [self.cheapest_payment(state, player, actions)]
        elif isinstance(step, TakeGood):
            # A card for a good of choice is played for the sake of a certain good.
            return actions if isinstance(step.then, PutAway) else [self.best_good(state, player, actions)]
        elif isinstance(step, Reward):
            return with_reward(actions)
        elif isinstance(step, ExtraTurn):
            return actions[:1]  # a plan ends with the turn
        elif isinstance(step, PayTurn):
            return [payment(actions, step.paid)]
        elif isinstance(step, GiveSeals):
            return [delivered_first(actions)]
        elif isinstance(step, PayCourier):
            return [courier_payment(actions)]
        elif isinstance(step, GatherAll):
            return [next_home(player, actions)]
        elif isinstance(step, ChooseKioskTile):
            return [usual_tile(actions)]
        elif isinstance(step, UseTile):
            return tile_uses(sift(state, player, step, True))
        elif isinstance(step, Bid):
            return [best_bid(step, player, actions)]
        elif isinstance(step, ComeOut):
            return [self.best_exit(state, player, actions)]
        return sift(state, player, step, True)

    def best_places(self, game: Istanbul, player: Player, actions: list[int], first: i64) -> list[int]:
        """Return the two most promising places for the Family member or beside the Barrier."""
        appraisal = self.appraise(game, player)
        best: i64 = actions[0]
        second: i64 = actions[0]
        most = -1.0
        more = -1.0
        for action in actions:
            gain = appraisal.gain(action - first)
            if first == SEND:
                gain += delivery_gain(player, action - first)
            if gain > most:
                second = best
                more = most
                best = action
                most = gain
            elif gain > more:
                second = action
                more = gain
        return [best, second]

    def best_exit(self, game: Istanbul, player: Player, actions: list[int]) -> i64:
        """Return the way out of the Catacombs that promises most for the next turns."""
        appraisal = self.appraise(game, player)
        best: i64 = actions[0]
        most = -1.0
        for action in actions:
            promise = appraisal.prospects(action - MOVE) + delivery_gain(player, action - MOVE)
            if promise > most:
                best = action
                most = promise
        return best

    def best_good(self, game: Istanbul, player: Player, actions: list[int]) -> i64:
        appraisal = self.appraise(game, player)
        best: i64 = actions[0]
        most = -1.0
        for action in actions:
            gain = COFFEE_WORTH if action == TAKE + COFFEE else appraisal.one_more(action - TAKE)
            if gain > most:
                best = action
                most = gain
        return best

    def cheapest_payment(self, game: Istanbul, player: Player, actions: list[int]) -> i64:
        """Return how to pay the Smuggler or the Coffee Trader."""
        appraisal = self.appraise(game, player)
        best: i64 = actions[0]
        least = -1.0
        for action in actions:
            if action == PAY:
                loss = -appraisal.more_lira(-TOKEN_FEE)
            elif GIVE <= action < GIVE + GOODS:
                loss = appraisal.fewer(action - GIVE, 1)
            else:
                continue
            if least < 0.0 or loss < least:
                best = action
                least = loss
        return best

    def cheapest_sale(self, game: Istanbul, player: Player, actions: list[int]) -> i64:
        best: i64 = actions[0]
        if len(actions) == 1:
            return best
        appraisal = self.appraise(game, player)
        least = -1.0
        for action in actions:
            loss = 0.0
            for good, count in enumerate(SALES[action - SELL]):
                loss += appraisal.fewer(good, count)
            if least < 0.0 or loss < least:
                best = action
                least = loss
        return best

    def least_guild(self, actions: list[int]) -> i64:
        """Return the discard of the Guild card that is worth least."""
        best: i64 = actions[0]
        for action in actions:
            if self.worths.guild[action - DROP] < self.worths.guild[best - DROP]:
                best = action
        return best

    def least_card(self, actions: list[int]) -> i64:
        """Return the discard of the card that is worth least."""
        best: i64 = -1
        least = 0.0
        for action in actions:
            if DISCARD <= action < DISCARD + KINDS:
                worth = self.worths.cards[action - DISCARD]
                if best < 0 or worth < least:
                    best = action
                    least = worth
        return best


def sift(game: Istanbul, player: Player, step: Step | None, planning: bool) -> list[int]:
    """Leave out cards and the yellow tile where they would do nothing that they could not do later."""
    actions = game.options
    kept: list[int] = []
    for action in actions:
        if action < RECALL or action >= PLAY + KINDS:
            kept.append(action)
        elif action < PLAY:
            if player.stack == 1 if isinstance(step, Assist) else isinstance(step, Encounters) and not planning:
                kept.append(action)
        elif is_timely(game, player, step, action - PLAY, planning):
            kept.append(action)
    return kept


def is_timely(game: Istanbul, player: Player, step: Step | None, card: i64, planning: bool) -> bool:
    """Tell whether playing a card now may make a difference."""
    if card == FIVE_LIRA:
        if isinstance(step, PayMerchants):
            return player.lira < game.merchants_to_pay(player) * MERCHANT_FEE
        if isinstance(step, Act):
            return lacks_lira(game, player, game.target)
        if isinstance(step, FamilyAct):
            return lacks_lira(game, player, step.at)
        if isinstance(step, Encounters):
            return game.acted == GEMSTONE_DEALER and lacks_lira(game, player, GEMSTONE_DEALER)
        return isinstance(step, FinalStep)
    if card == ANY_GOOD:
        return isinstance(step, FinalStep) or (isinstance(step, Act) and lacks_goods(game, player, game.target))
    if is_letter_card(card):
        return not planning and isinstance(step, (Encounters, FinalStep))
    if card == FAMILY_HOME:
        if isinstance(step, Act):
            return game.target == POLICE_STATION
        return isinstance(step, Move | TurnStart) or (isinstance(step, Encounters) and not planning)
    if card == ASSISTANT_HOME:
        return isinstance(step, Assist) and player.stack == 1
    if card == COFFEE_SALE:
        return isinstance(step, FinalStep) or (isinstance(step, Act) and lacks_sale(game, player, game.target))
    if card == TWO_COFFEE:
        return isinstance(step, Act) and lacks_coffee(game, player, game.target)
    if card in (COFFEE_DICE, EXCHANGE):
        return isinstance(step, Encounters | FinalStep)
    return True


def sales(actions: list[int]) -> list[int]:
    return [action for action in actions if action >= SELL]


def full_sales(actions: list[int]) -> list[int]:
    """Return the sales of as many goods as possible."""
    most: i64 = 0
    kept: list[int] = []
    for action in sales(actions):
        sold: i64 = 0
        for count in SALES[action - SELL]:
            sold += count
        if sold > most:
            most = sold
            kept = []
        if sold == most:
            kept.append(action)
    return kept


def with_reward(actions: list[int]) -> list[int]:
    return actions[:-1] if actions[-1] == REWARD + NO_REWARD else actions


def count_cards(player: Player, kind: i64) -> i64:
    count: i64 = 0
    for card in player.hand:
        if card & KIND == kind:
            count += 1
    return count


def can_act(game: Istanbul, player: Player, place: i64) -> bool:
    """Tell whether the action of a place is possible, perhaps with a card."""
    return game.rules.places[place].is_possible(game, player) or lacks_lira(game, player, place)


def lacks_lira(game: Istanbul, player: Player, place: i64) -> bool:
    """Tell whether cards for 5 Lira would make the action of a place possible."""
    price: i64 = 0
    if place == WAINWRIGHT and player.extensions < EXTENSIONS_EACH:
        price = EXTENSION_PRICE
    elif place == GEMSTONE_DEALER and game.rubies[GEMSTONE_DEALER] > 0:
        price = game.dealer_price()
    return player.lira < price <= player.lira + CARD_LIRA * count_cards(player, FIVE_LIRA)


def lacks_sale(game: Istanbul, player: Player, place: i64) -> bool:
    """Tell whether a coffee sold would make the action of a place possible."""
    price: i64 = 0
    if place == WAINWRIGHT and player.extensions < EXTENSIONS_EACH:
        price = EXTENSION_PRICE
    elif place == GEMSTONE_DEALER and game.rubies[GEMSTONE_DEALER] > 0:
        price = game.dealer_price()
    return player.lira < price <= player.lira + CARD_SALE_LIRA


def lacks_coffee(game: Istanbul, player: Player, place: i64) -> bool:
    """Tell whether cards for coffee would make the action of a place possible, or better."""
    if place == TAVERN:
        return True
    price = coffee_price(game)
    coffee = player.coffee
    return place == COFFEE_HOUSE and coffee < price <= coffee + CARD_COFFEE * count_cards(player, TWO_COFFEE)


def lacks_goods(game: Istanbul, player: Player, place: i64) -> bool:
    """Tell whether cards for a good of choice would make the action of a place possible, or better."""
    cards = count_cards(player, ANY_GOOD)
    if place == SULTANS_PALACE:
        if game.rubies[SULTANS_PALACE] == 0:
            return False
        price = game.palace_price()
        missing: i64 = 0
        for good, due in enumerate(PALACE_PRICES[price]):
            held: i64 = player.goods[good]
            if held < due:
                missing += due - held
        missing = max(missing, price - player.total_goods())
        return 0 < missing <= cards
    if place == SMALL_MOSQUE:
        return lacks_for_tile(game, player, RED, cards) or lacks_for_tile(game, player, RED + 1, cards)
    if place == GREAT_MOSQUE:
        return lacks_for_tile(game, player, YELLOW, cards) or lacks_for_tile(game, player, YELLOW + 1, cards)
    if place == LARGE_MARKET:
        return lacks_for_sale(player, LARGE_DEMAND[game.large.top])
    if place == SMALL_MARKET:
        return lacks_for_sale(player, SMALL_DEMAND[game.small.top])
    return False


def lacks_for_tile(game: Istanbul, player: Player, colour: i64, cards: i64) -> bool:
    symbols = game.tile_symbols(colour)
    held: i64 = player.goods[colour]
    return not player.has_tile(colour) and held < symbols <= min(held + cards, player.capacity())


def lacks_for_sale(player: Player, demand: list[int]) -> bool:
    for good, wanted in enumerate(demand):
        held: i64 = player.goods[good]
        if held < wanted:
            return True
    return False
