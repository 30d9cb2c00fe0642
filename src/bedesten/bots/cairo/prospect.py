"""Prospects: what a player of Cairo has, and what the next expansions will bring, one planned after the other."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.bots.cairo.worths import MarketWorths
from bedesten.core.events import NOBODY
from bedesten.games.cairo.data import (
    ALL_SEGMENTS,
    CARDS_FOR_ALL,
    COST,
    JOKER,
    JOKER_FEE,
    LARGEST,
    LOW,
    MONEY_PER_POINT,
    OWNERS,
    REPLACEMENT,
    SIZE_POINTS,
    SUPPLY,
    TRADES,
)
from bedesten.games.cairo.ground import Ground
from bedesten.games.cairo.player import Player
from bedesten.games.cairo.room import Room
from bedesten.games.cairo.sites import is_empty, listed, segments_with
from bedesten.games.cairo.state import FINAL, FINISHED, Cairo
from bedesten.kit.bags import BIT
from bedesten.kit.deck import KIND

NEVER: Final = 99.0
"""Turns of what cannot be done any more."""

LEFT_OVER: Final = 0.01
"""What money counts that brings no point: it decides between equals."""

MOST_LURES: Final = 5
PAIR: Final = 2
MOST_ROOM: Final = 3
"""Free sites beside a stall that count: a fourth one is its entry."""

NO_STAND: Final = 0
"""The size of a stall that is not in the market."""


@final
class Prospects:
    """What all players of a position look at: how long it lasts, and who comes to whom."""

    def __init__(self, worths: MarketWorths, game: Cairo, seat: i64, reach: list[float]) -> None:
        self.worths: MarketWorths = worths
        self.seat: i64 = seat  # whose judgement it is
        self.game: Cairo = game
        self.room: Room = game.see_room()
        self.reach: list[float] = reach
        self.is_final: bool = game.phase >= FINAL
        self.left: float = 0.0 if self.is_final else turns_left(worths, game)
        full = worths.pace * float(SUPPLY) / float(len(game.players))
        self.young: float = min(1.0, self.left / full)
        self.coin: float = worths.money + worths.young_money * self.young
        self.chase: float = worths.last_chase + (worths.chase - worths.last_chase) * self.young

    def weight(self, turns: float) -> float:
        """Return how much something counts that comes after so many turns."""
        if self.is_final:
            return self.worths.last_fade**turns if turns < NEVER else 0.0
        share = 1.0 - turns / (self.left + self.worths.beyond)
        return share * self.worths.fade**turns if share > 0.0 else 0.0

    def keep(self, seat: i64, trade: i64, size: i64, metal_lead: i64) -> float:
        """Return how likely a medal stays with a stand of this size; a rival needs `metal_lead` more than it for it."""
        game = self.game
        likely = 1.0
        if self.is_final and seat != self.seat:
            return likely  # in the final phase threats without an expansion are worth nothing
        for rival in game.players:
            if rival.seat != seat:
                stand = game.ground.stand(rival.seat, trade)
                theirs: i64 = NO_STAND if stand is None else stand.size
                if self.is_final and (rival.retired or stand is None):
                    continue
                gap: i64 = max(1, size + metal_lead - theirs)
                if gap <= game.supply[trade] and size + metal_lead <= LARGEST:
                    likely *= 1.0 - self.chase**gap
        return likely


def turns_left(worths: MarketWorths, game: Cairo) -> float:
    """Guess how many turns each player still has before the final phase."""
    least: i64 = SUPPLY
    second: i64 = SUPPLY
    for amount in game.supply:
        if amount < least:
            second = least
            least = amount
        elif amount < second:
            second = amount
    lacking: i64 = min(least, least - LOW + second - LOW)
    players = float(len(game.players))
    left = worths.pace * float(max(1, lacking)) / players
    # Who waits for others to bring the end nearer waits for ever: from some time on it is as if it were near.
    left = min(left, (worths.patience - float(game.turn)) / players)
    if game.terms.is_capped:
        left = min(left, float(game.terms.cap - game.turn) / players)
    return max(0.5, left)


def largest_rival(ground: Ground, seat: i64, trade: i64) -> i64:
    """Return the size of the largest stand of a trade that somebody else has."""
    largest: i64 = 0
    owner: i64 = 0
    while owner < OWNERS:
        stand = ground.stand(owner, trade)
        if stand is not None and owner != seat and stand.size > largest:
            largest = stand.size
        owner += 1
    return largest


@final
class Prospect:
    """One player of a position. Plans use up money and cards of the lists here, which are copies."""

    def __init__(self, outlook: Prospects, player: Player, sees_hand: bool) -> None:
        self.outlook: Prospects = outlook
        self.worths: MarketWorths = outlook.worths
        self.game: Cairo = outlook.game
        self.player: Player = player
        self.money: list[int] = player.money[:]
        self.total: i64 = player.all_money()
        self.sees_hand: bool = sees_hand
        self.cards: list[int] = [card & KIND for card in player.hand] if sees_hand else []
        self.unknown: i64 = 0 if sees_hand else len(player.hand)
        # By trade: the size that plans have reached, the segments that are open for the next tile, turns until a
        # customer comes, and whether a stall must be put first.
        self.sizes: list[int] = [NO_STAND] * TRADES
        self.segments: list[int] = [0] * TRADES
        self.stalls: list[int] = [0] * TRADES  # segments for a stall that must be put first
        self.nexts: list[float] = [NEVER] * TRADES
        self.laters: list[float] = [NEVER] * TRADES
        # What the last plan that was weighed would take.
        self.turns: float = 0.0
        self.coins: i64 = 0
        self.lures: i64 = 0
        self.takes_one: i64 = -1  # the index of a card
        self.takes_three: bool = False
        self.takes_unknown: bool = False

    def worth(self) -> float:
        game, player = self.game, self.player
        if game.phase == FINISHED or player.retired:
            return float(player.points) + self.medals() + self.last_money()
        worth = float(player.points) + self.medals()
        # What others may still build in the final phase is not worth a stall that is only in their way.
        if self.sees_hand or not self.outlook.is_final:
            self.look_at_stands()
            worth += self.plan()
        if self.outlook.is_final:
            return worth + self.last_money()
        purse = min(self.total, self.worths.purse)
        worth += self.outlook.coin * float(purse) + self.worths.idle_money * float(self.total - purse)
        return worth + self.outlook.young * (self.idle_cards() + self.barkers())

    # What there is.

    def medals(self) -> float:
        """Return what the medals will bring at the end, as likely as they are kept."""
        game = self.game
        seat = self.player.seat
        worth = 0.0
        trade: i64 = 0
        while trade < TRADES:
            if game.gold[trade] == seat or game.silver[trade] == seat:
                stand = game.ground.stand(seat, trade)
                assert stand is not None
                if game.gold[trade] == seat:
                    worth += float(game.terms.gold[trade]) * self.outlook.keep(seat, trade, stand.size, 1)
                if game.silver[trade] == seat:
                    worth += float(game.terms.silver[trade]) * self.outlook.keep(seat, trade, stand.size, 0)
            trade += 1
        return worth

    def last_money(self) -> float:
        """Return what money brings that is left at the end."""
        return float(self.total // MONEY_PER_POINT) + LEFT_OVER * float(self.total)

    def idle_cards(self) -> float:
        """Return what the cards are worth with which nothing is planned."""
        worths = self.worths
        wanted: i64 = 0
        for segments in self.segments:
            wanted |= segments
        worth = worths.card * float(self.unknown)
        seen: i64 = 0
        for kind in self.cards:
            if kind >= JOKER:
                card = worths.joker
            elif self.game.terms.card_segments[kind] & wanted:
                card = worths.card
            else:
                card = worths.idle_card
            worth += card * worths.same_card if seen & BIT[kind] else card
            seen |= BIT[kind]
        return worth

    def barkers(self) -> float:
        barkers = self.player.barkers
        first = min(2, barkers)
        return self.worths.barker * float(first) + self.worths.more_barkers * float(barkers - first)

    # What is planned.

    def look_at_stands(self) -> None:
        """Find out where each stand can grow and how soon customers come to it."""
        game, player, worths, room = self.game, self.player, self.worths, self.outlook.room
        trade: i64 = 0
        while trade < TRADES:
            stand = game.ground.stand(player.seat, trade)
            reach = worths.guessed_reach
            if stand is None:
                self.stalls[trade] = room.stall_segments(trade)
                self.segments[trade] = 0
            else:
                reach = self.outlook.reach[player.seat * TRADES + trade]
                self.sizes[trade] = stand.size
                growth = room.growth(stand)
                if not is_empty(growth):
                    self.segments[trade] = segments_with(growth)
                elif stand.size == 1:
                    self.stalls[trade] = segments_with(room.moves(stand))
            if not self.outlook.is_final:
                later = worths.lure_later + worths.lure_rival * (1.0 - reach)
                self.laters[trade] = later
                self.nexts[trade] = later + worths.lure_wait
            trade += 1
        if self.outlook.is_final:
            return
        for lure in room.all_lures():
            stand = lure.stand
            if stand.owner == player.seat:
                lacking: i64 = lure.barkers - player.barkers
                now = worths.lure_now
                if lacking > 0:
                    now += worths.lure_barker * float(lacking)
                self.nexts[stand.trade] = min(self.nexts[stand.trade], now)

    def plan(self) -> float:
        """Return what the next expansions bring, each time the one that brings most for the turns it takes."""
        coin = self.outlook.coin
        worth = 0.0
        turns = 0.0
        number: i64 = 0
        while number < self.worths.plans:
            best: i64 = NOBODY
            most = 0.0
            trade: i64 = 0
            while trade < TRADES:
                if self.weigh(trade):
                    gain = self.gain(trade) * self.outlook.weight(turns + self.turns) - coin * float(self.coins)
                    rate = gain / self.turns
                    if rate > most:
                        best = trade
                        most = rate
                trade += 1
            if best == NOBODY:
                break
            self.weigh(best)
            turns += self.turns
            worth += self.gain(best) * self.outlook.weight(turns)
            self.carry_out(best)
            number += 1
        return worth

    def gain(self, trade: i64) -> float:
        """Return what the next expansion of a trade brings: points, medals now and medals at the end."""
        game = self.game
        seat = self.player.seat
        size: i64 = max(1, self.sizes[trade]) + 1
        gain = float(SIZE_POINTS[size])
        other = largest_rival(game.ground, seat, trade)
        planned = self.sizes[trade]
        taken = 0.0 if self.outlook.is_final else self.worths.taken
        if size > other and game.gold[trade] != seat and planned <= other:
            medal = float(game.terms.gold[trade]) * (1.0 + self.outlook.keep(seat, trade, size, 1))
            if game.gold[trade] != NOBODY:
                medal += taken * float(game.terms.gold[trade])
            gain += medal
        if size >= other and game.silver[trade] != seat and planned < max(2, other):
            medal = float(game.terms.silver[trade]) * (1.0 + self.outlook.keep(seat, trade, size, 0))
            if game.silver[trade] != NOBODY:
                medal += taken * float(game.terms.silver[trade])
            gain += medal
        return gain

    def weigh(self, trade: i64) -> bool:
        """Find out what the next expansion of a trade takes; False if it cannot be had."""
        size: i64 = max(1, self.sizes[trade])
        segments = self.segments[trade]
        if self.game.supply[trade] <= size - self.real_size(trade) or size >= LARGEST:
            return False
        self.turns = 1.0
        self.takes_one = -1
        self.takes_three = False
        self.takes_unknown = False
        fee: i64 = 0
        if segments == 0:
            # First a stall must be put or moved; where it stands then will be open to cards that are not known.
            if self.stalls[trade] == 0:
                return False
            fee = self.take_card(self.stalls[trade])
            self.turns += NEVER if self.outlook.is_final else 1.0 + self.worths.next_card
        else:
            fee = self.take_card(segments)
        if self.turns >= NEVER or fee > self.total:
            return False
        return self.find_money(trade, size, fee)

    def real_size(self, trade: i64) -> i64:
        stand = self.game.ground.stand(self.player.seat, trade)
        return 1 if stand is None else stand.size

    def take_card(self, segments: i64) -> i64:
        """Find a card for one of these segments, and add the turns until there is one; return its fee."""
        fits = self.game.terms.card_segments
        joker: i64 = -1
        for index, kind in enumerate(self.cards):
            if fits[kind] & segments:
                if kind < JOKER:
                    self.takes_one = index
                    return 0
                joker = index
        if joker >= 0 and self.total > JOKER_FEE:
            self.takes_one = joker
            return JOKER_FEE
        if len(self.cards) >= CARDS_FOR_ALL:
            self.takes_three = True
            return 0
        if self.unknown > 0:
            self.takes_unknown = True
            self.turns += self.worths.unknown_card
        elif self.outlook.is_final:
            self.turns += NEVER
        else:
            self.turns += self.worths.draw[len(self.cards)]
            if segments & (segments - 1) != 0:
                self.turns -= self.worths.wide
        return 0

    def find_money(self, trade: i64, size: i64, fee: i64) -> bool:
        """Find the cheapest way to the money: lures to the own stand, and other money for what is missing."""
        worths = self.worths
        cost: i64 = COST[size + 1]
        found = False
        least = 0.0
        turns = 0.0
        lures: i64 = 0
        time = 0.0
        while lures <= MOST_LURES:
            own: i64 = self.money[trade] + lures * size
            others: i64 = self.total - self.money[trade] - fee
            short: i64 = max(0, cost - own)
            if own > 0 and others >= REPLACEMENT * short:
                coins: i64 = cost + short + fee - lures * size
                price = worths.turn * time + self.outlook.coin * float(cost + short)
                if not found or price < least:
                    found = True
                    least = price
                    turns = time
                    self.coins = coins
                    self.lures = lures
                if short == 0:
                    break
            time += self.nexts[trade] if lures == 0 else self.laters[trade]
            if time >= NEVER:
                break
            lures += 1
        self.turns += turns
        return found

    def carry_out(self, trade: i64) -> None:
        """Use up what the plan that was weighed takes."""
        size: i64 = max(1, self.sizes[trade])
        own: i64 = self.money[trade] + self.lures * size
        money = self.money
        money[trade] = max(0, own - COST[size + 1])
        self.total -= self.coins
        short: i64 = self.total
        for amount in money:
            short -= amount
        # Other money is taken where it is of least use, as far as that can be said here: where there is most of it.
        while short < 0:
            richest: i64 = 0
            for other, amount in enumerate(money):
                if amount > money[richest]:
                    richest = other
            money[richest] -= 1
            short += 1
        if self.takes_one >= 0:
            self.cards.pop(self.takes_one)
        elif self.takes_three:
            self.cards = self.cards[CARDS_FOR_ALL:]
        elif self.takes_unknown:
            self.unknown -= 1
        self.sizes[trade] = size + 1
        if self.segments[trade] == 0:
            self.segments[trade] = ALL_SEGMENTS
        if self.lures > 0:
            self.nexts[trade] = self.laters[trade]


def start_worth(outlook: Prospects, player: Player, sees_hand: bool) -> float:
    """Return how good the stalls are that a player has put before the first turn; it is too early for plans."""
    game, worths = outlook.game, outlook.worths
    worth = 0.0
    trade: i64 = 0
    while trade < TRADES:
        stand = game.ground.stand(player.seat, trade)
        if stand is not None:
            growth = outlook.room.growth(stand)
            worth += worths.reach * outlook.reach[player.seat * TRADES + trade]
            worth += worths.room * float(min(MOST_ROOM, len(listed(growth))))
            for rival in game.players:
                if rival.seat != player.seat and not rival.has_stall(trade):
                    worth -= worths.start_rival
            if sees_hand:
                segments = segments_with(growth)
                for card in player.hand:
                    if game.terms.card_segments[card & KIND] & segments:
                        worth += worths.start_card
        trade += 1
    return worth


def worth_at_start(worths: MarketWorths, game: Cairo, seat: i64, reach: list[float]) -> float:
    """Return how the stalls of a seat stand beside those of the others."""
    outlook = Prospects(worths, game, seat, reach)
    others = 0.0
    for rival in game.players:
        if rival.seat != seat:
            others += start_worth(outlook, rival, False)
    share = worths.others_at_start / float(len(game.players) - 1)
    return start_worth(outlook, game.players[seat], True) - share * others


def position_worth(worths: MarketWorths, game: Cairo, seat: i64, reach: list[float]) -> float:
    """Return how a seat stands beside the others."""
    outlook = Prospects(worths, game, seat, reach)
    own = Prospect(outlook, game.players[seat], True).worth()
    share = worths.others_of_two if len(game.players) == PAIR else worths.others
    if share == 0.0:
        return own
    best = 0.0
    total = 0.0
    for rival in game.players:
        if rival.seat != seat:
            theirs = Prospect(outlook, rival, False).worth()
            best = max(best, theirs)
            total += theirs
    mean = total / float(len(game.players) - 1)
    return own - share * (best + mean) / 2.0
