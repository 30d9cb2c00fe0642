"""Build: cards are played, a stall is put, a stand is expanded or a blocked stall is moved (CAI-CRD to CAI-MOV)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.events import Fact
from bedesten.core.luck import Luck
from bedesten.games.cairo.actions import BUILD, ENTRY, EXPAND, FEE, MOVE, PAY, SEGMENT, SITE
from bedesten.games.cairo.data import (
    ALL_SEGMENTS,
    CARD_KINDS,
    COIN_BITS,
    COIN_MASK,
    COST,
    EXPANSION,
    JOKER,
    JOKER_FEE,
    JOKER_SEGMENTS,
    MOVED_STALL,
    NEUTRAL,
    NEUTRAL_STALL,
    NO_FEE,
    PLACEMENT,
    REPLACEMENT,
    SITE_WORDS,
    SIZE_POINTS,
    STANDARD_CARDS,
    TRADE_WORDS,
    TRADES,
)
from bedesten.games.cairo.final import check_supply
from bedesten.games.cairo.ground import Stand, new_stand
from bedesten.games.cairo.medals import settle_medals
from bedesten.games.cairo.parts import Step
from bedesten.games.cairo.player import Player, can_pay, can_pay_with_fee
from bedesten.games.cairo.room import Room
from bedesten.games.cairo.sites import Sites, add_listed, both, is_empty, segments_with, sites_in
from bedesten.games.cairo.state import Cairo, card_words
from bedesten.kit import bags
from bedesten.kit.bags import BIT
from bedesten.kit.deck import KIND

ANY_THREE: Final = 1 << 15
"""The bit above those of the cards: something can be built with any three of them."""
ALL_JOKERS: Final = ANY_THREE - (1 << STANDARD_CARDS)
ALL_CARDS: Final = 2 * ANY_THREE - 1

# What can be built where.


def new_stall_segments(game: Cairo, player: Player) -> i64:
    """Return the segments in which a player can put a new stall; that costs nothing (CAI-BLD-14)."""
    room = game.see_room()
    segments: i64 = 0
    trade: i64 = 0
    while trade < TRADES:
        if player.has_stall(trade):
            segments |= room.stall_segments(trade)
        trade += 1
    return segments


def moved_stall_segments(game: Cairo, player: Player) -> i64:
    """Return the segments in which a player can put a blocked stall anew; that costs nothing either (CAI-MOV-13)."""
    room = game.see_room()
    segments: i64 = 0
    trade: i64 = 0
    while trade < TRADES:
        if not player.has_stall(trade):
            stand = own_stand(game, player, trade)
            if room.is_blocked(stand):
                segments |= room.move_segments(stand)
        trade += 1
    return segments


def expansion_segments(game: Cairo, player: Player) -> tuple[i64, i64]:
    """Return the segments in which a player can put and pay an expansion: without a fee, and after one."""
    room = game.see_room()
    total = player.all_money()
    without_fee: i64 = 0
    after_fee: i64 = 0
    trade: i64 = 0
    while trade < TRADES:
        own: i64 = player.money[trade]
        if own > 0 and game.supply[trade] > 0 and not player.has_stall(trade):
            stand = own_stand(game, player, trade)
            if can_pay(own, total - own, stand.size + 1):
                segments = segments_with(room.growth(stand))
                without_fee |= segments
                if can_pay_with_fee(own, total - own, stand.size + 1):
                    after_fee |= segments
        trade += 1
    return (without_fee, after_fee)


def playable_cards(game: Cairo, player: Player) -> i64:
    """Return the cards with which alone a player could build now, a bit for each kind, and ANY_THREE if three could."""
    stalls = new_stall_segments(game, player) | moved_stall_segments(game, player)
    expansions = expansion_segments(game, player)
    return cards_for(game, player, ALL_CARDS, stalls | expansions[0], stalls | expansions[1])


def playable_hand(game: Cairo, player: Player) -> i64:
    """Return the same as far as it concerns the cards in hand."""
    held: i64 = ANY_THREE
    for card in player.hand:
        held |= BIT[card & KIND]
    # Often everything in hand can be played for a new stall, or an expansion: then moves need not be looked at.
    stalls = new_stall_segments(game, player)
    cards = cards_for(game, player, held, stalls, stalls)
    if cards == held:
        return cards
    expansions = expansion_segments(game, player)
    cards = cards_for(game, player, held, stalls | expansions[0], stalls | expansions[1])
    if cards == held:
        return cards
    stalls |= moved_stall_segments(game, player)
    return cards_for(game, player, held, stalls | expansions[0], stalls | expansions[1])


def cards_for(game: Cairo, player: Player, held: i64, free: i64, after_fee: i64) -> i64:
    """Return the cards of these with which something can be built in segments open without and after a fee."""
    # The cards of one segment are in the order of the segments.
    cards: i64 = held & free & ALL_SEGMENTS
    if free:
        cards |= held & ANY_THREE
    jokers: i64 = held & ALL_JOKERS
    if jokers and after_fee and player.all_money() >= JOKER_FEE:
        segments = game.terms.card_segments
        kind: i64 = JOKER
        while kind < CARD_KINDS:
            if jokers & BIT[kind] and segments[kind] & after_fee:
                cards |= BIT[kind]
            kind += 1
    return cards


def own_stand(game: Cairo, player: Player, trade: i64) -> Stand:
    """Return the stand of a trade that is in the market."""
    stand = game.ground.stand(player.seat, trade)
    assert stand is not None
    return stand


def sites_for(game: Cairo, player: Player, kind: i64, trade: i64, segments: i64) -> Sites:
    """Return where in some segments a tile can be put."""
    room = game.see_room()
    if kind == EXPANSION:
        return both(room.growth(own_stand(game, player, trade)), sites_in(segments))
    if kind == MOVED_STALL:
        return room.moves(own_stand(game, player, trade), segments)
    return room.stalls(trade, segments)


# Playing cards.


def play_cards(game: Cairo, player: Player, cards: i64) -> None:
    """Show one card or three; these are out of the hand until the build is done (CAI-CRD-01 to CAI-CRD-09)."""
    kinds = bags.kinds(cards)
    for kind in kinds:
        game.take_card(player, kind)
    if game.listener is not None:
        game.tell("play", player.seat, {"cards": card_words(kinds)})
    if len(kinds) > 1:
        game.agenda = ChooseKind(cards, NO_FEE, ALL_SEGMENTS)
    elif kinds[0] >= JOKER:
        game.agenda = PayFee(cards, game.terms.card_segments[kinds[0]])
    else:
        game.agenda = ChooseKind(cards, NO_FEE, game.terms.card_segments[kinds[0]])


@final
@mypyc_attr(free_list_len=1)
class PayFee(Step):
    """Of which money is the fee of a single joker paid? (CAI-CRD-02, CAI-CRD-03)"""

    def __init__(self, cards: i64, segments: i64) -> None:
        self.cards: i64 = cards
        self.segments: i64 = segments

    def options(self, game: Cairo, player: Player) -> list[int]:
        any_money = (
            new_stall_segments(game, player) & self.segments != 0
            or moved_stall_segments(game, player) & self.segments != 0
        )
        choices: list[int] = []
        for fee, amount in enumerate(player.money):
            if amount >= JOKER_FEE and (any_money or can_expand_after(game, player, self.segments, fee)):
                choices.append(FEE + fee)
        return choices

    def is_asked(self, answers: i64) -> bool:
        return answers > 1

    def choose(self, game: Cairo, player: Player, action: i64, luck: Luck) -> None:
        fee: i64 = action - FEE
        money = player.money[:]
        money[fee] -= JOKER_FEE
        player.money = money
        if game.listener is not None:
            game.tell("fee", player.seat, {"trade": TRADE_WORDS[fee]})
        game.agenda = ChooseKind(self.cards, fee, self.segments)

    def arguments(self) -> list[int]:
        return [self.cards, self.segments]


def can_expand_after(game: Cairo, player: Player, segments: i64, fee: i64) -> bool:
    """Tell whether an expansion in some segments can be paid after a fee of this colour."""
    room = game.see_room()
    total = player.all_money() - JOKER_FEE
    trade: i64 = 0
    while trade < TRADES:
        if not player.has_stall(trade) and game.supply[trade] > 0:
            stand = own_stand(game, player, trade)
            own: i64 = player.money[trade]
            if fee == trade:
                own -= JOKER_FEE
            if can_pay(own, total - own, stand.size + 1) and segments_with(room.growth(stand)) & segments:
                return True
        trade += 1
    return False


@final
@mypyc_attr(free_list_len=1)
class ChooseKind(Step):
    """What is built with the cards: a new stall, an expansion, or a blocked stall anew? (CAI-TRN-04)"""

    def __init__(self, cards: i64, fee: i64, segments: i64) -> None:
        self.cards: i64 = cards
        self.fee: i64 = fee
        self.segments: i64 = segments

    def options(self, game: Cairo, player: Player) -> list[int]:
        room = game.see_room()
        total = player.all_money()
        builds: list[int] = []
        expansions: list[int] = []
        moves: list[int] = []
        trade: i64 = 0
        while trade < TRADES:
            if player.has_stall(trade):
                if room.stall_segments(trade) & self.segments:
                    builds.append(BUILD + trade)
            else:
                stand = own_stand(game, player, trade)
                growth = room.growth(stand)
                if is_empty(growth):
                    if stand.size == 1 and room.move_segments(stand) & self.segments:
                        moves.append(MOVE + trade)
                elif game.supply[trade] > 0 and segments_with(growth) & self.segments:
                    own: i64 = player.money[trade]
                    if can_pay(own, total - own, stand.size + 1):
                        expansions.append(EXPAND + trade)
            trade += 1
        return builds + expansions + moves

    def choose(self, game: Cairo, player: Player, action: i64, luck: Luck) -> None:
        kind: i64 = (action - BUILD) // TRADES
        trade: i64 = (action - BUILD) % TRADES
        ask_where(game, self.cards, self.fee, self.segments, kind, trade)

    def arguments(self) -> list[int]:
        return [self.cards, self.fee, self.segments]


def ask_where(game: Cairo, cards: i64, fee: i64, segments: i64, kind: i64, trade: i64) -> None:
    """Ask for the site of a tile; of a stall first for its segment, where more are open than a joker opens."""
    if kind != EXPANSION and are_many(segments):
        game.agenda = ChooseSegment(cards, fee, segments, kind, trade)
    else:
        game.agenda = ChooseSite(cards, fee, segments, kind, trade)


def are_many(segments: i64) -> bool:
    """Tell whether a stall could be put on more sites than anybody should be asked about at a time."""
    number = 0
    while segments:
        segments &= segments - 1
        number += 1
    return number > JOKER_SEGMENTS


@final
@mypyc_attr(free_list_len=1)
class ChooseSegment(Step):
    """In which segment is a stall put? Asked where nearly all are open: for three cards, and in set-up."""

    def __init__(self, cards: i64, fee: i64, segments: i64, kind: i64, trade: i64) -> None:
        self.cards: i64 = cards
        self.fee: i64 = fee
        self.segments: i64 = segments
        self.kind: i64 = kind
        self.trade: i64 = trade

    def options(self, game: Cairo, player: Player) -> list[int]:
        possible = segments_with(sites_for(game, player, self.kind, self.trade, self.segments))
        choices: list[int] = []
        segment: i64 = 0
        while possible:
            if possible & 1:
                choices.append(SEGMENT + segment)
            possible >>= 1
            segment += 1
        return choices

    def is_asked(self, answers: i64) -> bool:
        return answers > 1

    def choose(self, game: Cairo, player: Player, action: i64, luck: Luck) -> None:
        game.agenda = ChooseSite(self.cards, self.fee, BIT[action - SEGMENT], self.kind, self.trade)

    def go_without(self, game: Cairo, player: Player, luck: Luck) -> None:
        leave_out(game, player, self.trade)

    def arguments(self) -> list[int]:
        return [self.cards, self.fee, self.segments, self.kind, self.trade]


def leave_out(game: Cairo, player: Player, trade: i64) -> None:
    """Leave a neutral stall out for which there is no place (CAI-TWO-05)."""
    game.placed += 1
    if game.listener is not None:
        game.tell("neutral gone", player.seat, {"trade": TRADE_WORDS[trade]})


@final
@mypyc_attr(free_list_len=1)
class ChooseSite(Step):
    """On which site is the tile put? In set-up no cards are played, and segments are those below the limit."""

    def __init__(self, cards: i64, fee: i64, segments: i64, kind: i64, trade: i64) -> None:
        self.cards: i64 = cards
        self.fee: i64 = fee
        self.segments: i64 = segments
        self.kind: i64 = kind
        self.trade: i64 = trade

    def options(self, game: Cairo, player: Player) -> list[int]:
        choices: list[int] = []
        add_listed(choices, sites_for(game, player, self.kind, self.trade, self.segments), SITE)
        return choices

    def choose(self, game: Cairo, player: Player, action: i64, luck: Luck) -> None:
        site: i64 = action - SITE
        if self.kind == EXPANSION:
            size = own_stand(game, player, self.trade).size + 1
            missing: i64 = REPLACEMENT * (COST[size] - player.money[self.trade])
            if missing > 0:
                game.agenda = PayCoins(self.cards, self.fee, self.segments, self.trade, site, 0, missing)
            else:
                expand(game, player, self.cards, self.trade, site, 0)
        else:
            game.agenda = ChooseEntry(self.cards, self.fee, self.segments, self.kind, self.trade, site)

    def go_without(self, game: Cairo, player: Player, luck: Luck) -> None:
        leave_out(game, player, self.trade)

    def arguments(self) -> list[int]:
        return [self.cards, self.fee, self.segments, self.kind, self.trade]


@final
@mypyc_attr(free_list_len=1)
class ChooseEntry(Step):
    """Where does the stall have its entry? It may lie in any segment (CAI-CRD-06, CAI-BLD-06)."""

    def __init__(self, cards: i64, fee: i64, segments: i64, kind: i64, trade: i64, site: i64) -> None:
        self.cards: i64 = cards
        self.fee: i64 = fee
        self.segments: i64 = segments
        self.kind: i64 = kind
        self.trade: i64 = trade
        self.site: i64 = site

    def room(self, game: Cairo, player: Player) -> Room:
        """Return the grid on which the stall is put: a moved one has been lifted (CAI-MOV-09)."""
        room = game.see_room()
        return room.lifted(own_stand(game, player, self.trade)) if self.kind == MOVED_STALL else room

    def options(self, game: Cairo, player: Player) -> list[int]:
        choices: list[int] = []
        add_listed(choices, self.room(game, player).entries_of(self.site), ENTRY)
        return choices

    def choose(self, game: Cairo, player: Player, action: i64, luck: Luck) -> None:
        entry: i64 = action - ENTRY
        if self.kind == MOVED_STALL:
            move_stall(game, player, self.trade, self.site, entry)
        else:
            put_stall(
                game, player, NEUTRAL if self.kind == NEUTRAL_STALL else player.seat, self.trade, self.site, entry
            )
        if self.kind in (PLACEMENT, NEUTRAL_STALL):
            game.placed += 1
        else:
            game.put_away(self.cards)

    def arguments(self) -> list[int]:
        return [self.cards, self.fee, self.segments, self.kind, self.trade, self.site]


def put_stall(game: Cairo, player: Player, owner: i64, trade: i64, stall: i64, entry: i64) -> None:
    """Put a stall on the grid and set its entry (CAI-BLD-01, CAI-BLD-02)."""
    game.put_stand(new_stand(owner, trade, stall, entry))
    if owner == player.seat:
        player.stalls &= ~BIT[trade]
    if game.listener is not None:
        facts: dict[str, Fact] = {} if owner == NEUTRAL else {"owner": owner}
        facts["trade"] = TRADE_WORDS[trade]
        facts["stall"] = SITE_WORDS[stall]
        facts["entry"] = SITE_WORDS[entry]
        game.tell("stall", player.seat, facts)


def move_stall(game: Cairo, player: Player, trade: i64, stall: i64, entry: i64) -> None:
    """Lift a stall and its entry, and put them anew (CAI-MOV-09)."""
    old = own_stand(game, player, trade)
    game.put_stand(new_stand(player.seat, trade, stall, entry))
    if game.listener is not None:
        places: dict[str, Fact] = {
            "trade": TRADE_WORDS[trade],
            "from": SITE_WORDS[old.stall],
            "old_entry": SITE_WORDS[old.entry],
            "stall": SITE_WORDS[stall],
            "entry": SITE_WORDS[entry],
        }
        game.tell("move", player.seat, places)


# Expansions.


@final
@mypyc_attr(free_list_len=1)
class PayCoins(Step):
    """Which money replaces what is missing of the colour? Coin by coin, `missing` of them are left (CAI-EXP-12)."""

    def __init__(
        self, cards: i64, fee: i64, segments: i64, trade: i64, site: i64, paid: i64, missing: i64
    ) -> None:  # fmt: skip
        self.cards: i64 = cards
        self.fee: i64 = fee
        self.segments: i64 = segments
        self.trade: i64 = trade
        self.site: i64 = site
        self.paid: i64 = paid  # COIN_BITS for each trade
        self.missing: i64 = missing

    def options(self, game: Cairo, player: Player) -> list[int]:
        choices: list[int] = []
        left: i64 = 0
        for trade, amount in enumerate(player.money):
            coins: i64 = amount - coins_of(self.paid, trade)
            if trade != self.trade and coins > 0:
                choices.append(PAY + trade)
                left += coins
        # If all of it is needed, there is nothing to choose.
        return choices[:1] if left == self.missing else choices

    def is_asked(self, answers: i64) -> bool:
        return answers > 1

    def choose(self, game: Cairo, player: Player, action: i64, luck: Luck) -> None:
        paid: i64 = self.paid + BIT[COIN_BITS * (action - PAY)]
        if self.missing > 1:
            game.agenda = PayCoins(
                self.cards, self.fee, self.segments, self.trade, self.site, paid, self.missing - 1
            )  # fmt: skip
        else:
            expand(game, player, self.cards, self.trade, self.site, paid)

    def arguments(self) -> list[int]:
        return [self.cards, self.fee, self.segments, self.trade, self.site, self.paid, self.missing]


def coins_of(paid: i64, trade: i64) -> i64:
    """Return how much of a packed payment is of a trade."""
    return (paid >> (COIN_BITS * trade)) & COIN_MASK


def expand(game: Cairo, player: Player, cards: i64, trade: i64, site: i64, paid: i64) -> None:
    """Put an expansion, pay for it, score its size and the medals it takes (CAI-EXP-15, CAI-EXP-16)."""
    stand = own_stand(game, player, trade).with_expansion(site)
    game.put_stand(stand)
    supply = game.supply[:]
    supply[trade] -= 1
    game.supply = supply
    points: i64 = SIZE_POINTS[stand.size]
    player.points += points
    if game.listener is not None:
        facts: dict[str, Fact] = {
            "trade": TRADE_WORDS[trade],
            "site": SITE_WORDS[site],
            "size": stand.size,
            "points": points,
        }
        game.tell("expand", player.seat, facts)
    pay(game, player, trade, COST[stand.size], paid)
    settle_medals(game, player, stand)
    game.put_away(cards)
    check_supply(game)


def pay(game: Cairo, player: Player, trade: i64, cost: i64, paid: i64) -> None:
    """Pay a cost with all money of its colour that is needed, and what replaces the rest (CAI-EXP-11 to CAI-EXP-14)."""
    money = player.money[:]
    own: i64 = min(cost, money[trade])
    money[trade] -= own
    amounts: dict[str, int] = {TRADE_WORDS[trade]: own} if game.listener is not None else NO_AMOUNTS
    other: i64 = 0
    while paid:
        coins: i64 = paid & COIN_MASK
        if coins:
            money[other] -= coins
            if game.listener is not None:
                amounts[TRADE_WORDS[other]] = coins
        paid >>= COIN_BITS
        other += 1
    player.money = money
    if game.listener is not None:
        game.tell("pay", player.seat, {"money": amounts})


NO_AMOUNTS: Final[dict[str, int]] = {}
