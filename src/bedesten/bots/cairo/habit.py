"""What a player of Cairo sees at a glance: which cards, sites and payments are worth a thought."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.bots.cairo.nearness import Pull, free_beside
from bedesten.bots.cairo.prospect import MOST_ROOM
from bedesten.bots.cairo.worths import MarketWorths
from bedesten.games.cairo.actions import (
    A_BARKER,
    BUILD,
    DRAW,
    DROP,
    ENTRY,
    EXPAND,
    FEE,
    FROM_PILE,
    LURE,
    MOVE,
    PAY,
    PLAY_THREE,
    RETIRE,
    SEGMENT,
    SITE,
    TRIPLES,
)
from bedesten.games.cairo.build import (
    ChooseEntry,
    ChooseKind,
    ChooseSegment,
    ChooseSite,
    PayCoins,
    coins_of,
    own_stand,
    sites_for,
)
from bedesten.games.cairo.data import (
    COST,
    DISPLAY,
    HAND_LIMIT,
    JOKER,
    LARGEST,
    MOVED_STALL,
    NEUTRAL_STALL,
    NO_CARD,
    SEGMENT_OF,
    SIZE_POINTS,
    TRADES,
)
from bedesten.games.cairo.ground import area_of
from bedesten.games.cairo.medals import largest_other
from bedesten.games.cairo.parts import Step
from bedesten.games.cairo.player import Player
from bedesten.games.cairo.room import Room
from bedesten.games.cairo.sites import add_listed, beside, both, has, is_empty, listed, segments_with, without
from bedesten.games.cairo.state import Cairo
from bedesten.kit.deck import KIND

BARKERS_ENOUGH: Final = 3
DRAWS: Final = 2
"""Cards of the display that are tried."""

NOBODYS: Final = -1


@final
class TradersHabit:
    """Habits of one player; what was found out about a grid is kept for the next glance at it."""

    def __init__(self, worths: MarketWorths) -> None:
        self.worths: MarketWorths = worths
        self.room: Room | None = None
        self.seat: i64 = 0
        self.pulls: list[Pull | None] = []

    def pull(self, room: Room, trade: i64, seat: i64) -> Pull:
        """Return how good entries of a trade would be."""
        if self.room is not room or self.seat != seat:
            self.room = room
            self.seat = seat
            self.pulls = [None] * TRADES
        known = self.pulls[trade]
        if known is None:
            known = Pull(room, trade, seat)
            self.pulls[trade] = known
        return known

    # Turns.

    def turns(self, game: Cairo, player: Player) -> list[int]:
        """Return what may be done in a turn: of three cards the three that are missed least, of draws the best ones."""
        # Who gains nothing by building retires: of equals the first one is taken.
        found: list[int] = [RETIRE] if game.choices[-1] == RETIRE else []
        triple: i64 = RETIRE
        least = 0.0
        draws = False
        for action in game.choices:
            if action >= PLAY_THREE:
                missed = 0.0
                for kind in TRIPLES[action - PLAY_THREE]:
                    missed += self.use_of(game, player, kind)
                if triple == RETIRE or missed < least:
                    triple = action
                    least = missed
            elif DRAW <= action < FEE:
                draws = True
            elif action != RETIRE and not (LURE <= action < SITE and has_own(game, player, action - LURE)):
                found.append(action)
        if triple != RETIRE:
            found.append(triple)
        return found + self.draws(game, player) if draws else found

    # Cards.

    def use_of(self, game: Cairo, player: Player, kind: i64) -> float:
        """Return how useful a card is: how many stands can grow in its segments, and whether stalls fit there."""
        room = game.see_room()
        segments = game.terms.card_segments[kind]
        use = 0.0
        trade: i64 = 0
        while trade < TRADES:
            stand = game.ground.stand(player.seat, trade)
            if stand is None:
                if room.stall_segments(trade) & segments:
                    use += 0.2
            elif game.supply[trade] > 0:
                growth = room.growth(stand)
                if is_empty(growth):
                    if stand.size == 1 and segments_with(room.moves(stand)) & segments:
                        use += 0.4
                elif segments_with(growth) & segments:
                    use += 1.0
            trade += 1
        return use - 0.3 if kind >= JOKER else use

    def draws(self, game: Cairo, player: Player) -> list[int]:
        """Return the draws that are worth a look: the most useful cards of the display, the pile and a barker."""
        held = [card & KIND for card in player.hand]
        first: i64 = NOBODYS
        second: i64 = NOBODYS
        most = 0.0
        more = 0.0
        seen: list[int] = []
        slot: i64 = 0
        while slot < DISPLAY:
            kind: i64 = game.display[slot]
            if kind != NO_CARD and kind not in seen:
                seen.append(kind)
                use = self.use_of(game, player, kind)
                if kind in held:
                    use *= 0.4
                if first == NOBODYS or use > most:
                    second = first
                    more = most
                    first = slot
                    most = use
                elif second == NOBODYS or use > more:
                    second = slot
                    more = use
            slot += 1
        found: list[int] = []
        if first != NOBODYS:
            found.append(DRAW + first)
        if second != NOBODYS:
            found.append(DRAW + second)
        if game.cards.size > 0 and (most < 1.0 or not found):
            found.append(DRAW + FROM_PILE)
        if game.barkers > 0 and (player.barkers < BARKERS_ENOUGH or len(held) >= HAND_LIMIT or not found):
            found.append(DRAW + A_BARKER)
        return found

    def drop(self, game: Cairo, player: Player) -> i64:
        """Return the card that is missed least."""
        held = [card & KIND for card in player.hand]
        best: i64 = game.choices[0]
        least = 0.0
        first = True
        for action in game.choices:
            kind: i64 = action - DROP
            use = self.use_of(game, player, kind)
            if held.count(kind) > 1:
                use *= 0.4
            if first or use < least:
                best = action
                least = use
                first = False
        return best

    # Money.

    def payment(self, game: Cairo, player: Player, step: Step) -> i64:
        """Return the coin that is missed least."""
        first: i64 = FEE
        paid: i64 = 0
        if isinstance(step, PayCoins):
            first = PAY
            paid = step.paid
        best: i64 = game.choices[0]
        least = 0.0
        is_first = True
        for action in game.choices:
            trade: i64 = action - first
            missed = self.coin(game, player, trade, player.money[trade] - coins_of(paid, trade))
            if is_first or missed < least:
                best = action
                least = missed
                is_first = False
        return best

    def coin(self, game: Cairo, player: Player, trade: i64, amount: i64) -> float:
        """Return how much the last of so many coins of a trade is missed; without any nothing can be paid."""
        if game.supply[trade] == 0:
            return 0.0
        stand = game.ground.stand(player.seat, trade)
        if stand is None:
            return 0.5 if amount == 1 else 0.2
        if stand.size >= LARGEST or is_empty(game.see_room().growth(stand)):
            return 0.1
        if amount > COST[stand.size + 1]:
            return 0.4
        return 2.0 if amount == 1 else 1.0

    # Builds.

    def kinds(self, game: Cairo, player: Player, step: ChooseKind, most: i64) -> list[int]:
        """Return what is built by the likeliest: expansions that bring most, stalls where customers come."""
        found: list[int] = []
        uses: list[float] = []
        for action in game.choices:
            if action >= MOVE:
                use = 1.0
            elif action >= EXPAND:
                stand = own_stand(game, player, action - EXPAND)
                use = float(SIZE_POINTS[stand.size + 1]) + 1.0
                if stand.size >= largest_other(game.ground, stand) and game.gold[stand.trade] != player.seat:
                    use += float(2 * game.terms.gold[stand.trade])
            else:
                use = 0.2 * float(player.money[action - BUILD]) + 0.3 * float(game.supply[action - BUILD])
            found.append(action)
            uses.append(use)
        return highest(found, uses, most)

    def expansions(self, game: Cairo, player: Player, step: ChooseSite, most: i64) -> list[int]:
        """Return the sites that open most room for the next one, without closing that of own stands."""
        room = game.see_room()
        stand = own_stand(game, player, step.trade)
        rivals = beside(game.ground.rivals(stand))
        ground = without(both(room.free, area_of(game.terms, step.trade)), rivals)
        old = beside(stand.tiles)
        new = without(ground, old)
        uses: list[float] = []
        for action in game.choices:
            uses.append(float(min(MOST_ROOM, free_beside(action - SITE, new))))
        for other in game.ground.stands:
            if other is not None and other.trade != step.trade and other.owner < len(game.players):
                growth = room.growth(other)
                if not is_empty(growth):
                    scarce = 2.0 / float(len(listed(growth)))
                    for index, action in enumerate(game.choices):
                        if has(growth, action - SITE):
                            uses[index] += -scarce if other.owner == player.seat else 0.5 * scarce
        return highest(game.choices, uses, most)

    def segment(self, game: Cairo, player: Player, step: ChooseSegment) -> i64:
        """Return the segment of the best site for a stall."""
        sites: list[int] = []
        add_listed(sites, sites_for(game, player, step.kind, step.trade, step.segments), SITE)
        best = self.stalls(game, player, step.kind, step.trade, sites, 1)[0]
        return SEGMENT + SEGMENT_OF[best - SITE]

    def stalls(
        self, game: Cairo, player: Player, kind: i64, trade: i64, choices: list[int], most: i64
    ) -> list[int]:  # fmt: skip
        """Return the sites for a stall where most customers come and there is room to grow."""
        room = game.see_room()
        if kind == MOVED_STALL:
            room = room.lifted(own_stand(game, player, trade))
        pull = self.pull(room, trade, player.seat)
        ground = both(room.free, area_of(game.terms, trade))
        for other in game.ground.stands:
            if other is not None and other.trade == trade and (other.owner != player.seat or kind == NEUTRAL_STALL):
                ground = without(ground, beside(other.tiles))
        uses: list[float] = []
        for action in choices:
            site: i64 = action - SITE
            reach = 0.0
            for entry in listed(room.entries_of(site)):
                reach = max(reach, pull.entries[entry])
            free = min(MOST_ROOM, free_beside(site, ground))
            uses.append(self.worths.reach * reach + self.worths.room * float(free))
        return highest(choices, uses, most)

    def entry(self, game: Cairo, player: Player, step: ChooseEntry) -> i64:
        """Return the entry that most customers come to."""
        pull = self.pull(step.room(game, player), step.trade, player.seat)
        best: i64 = game.choices[0]
        for action in game.choices:
            if pull.entries[action - ENTRY] > pull.entries[best - ENTRY]:
                best = action
        return best


def has_own(game: Cairo, player: Player, entry: i64) -> bool:
    """Tell whether the customer who would go to somebody else's entry could as well go to an own one."""
    lures = game.see_room().all_lures()
    for lure in lures:
        if lure.stand.entry == entry and lure.stand.owner != player.seat:
            for own in lures:
                if (
                    own.stand.owner == player.seat
                    and own.stand.trade == lure.stand.trade
                    and own.barkers <= lure.barkers
                ):
                    return True
    return False


def highest(actions: list[int], uses: list[float], most: i64) -> list[int]:
    """Return the actions of the greatest use, at most so many, the best one first."""
    found: list[int] = []
    taken = [False] * len(actions)
    while len(found) < most and len(found) < len(actions):
        best: i64 = -1
        for index, use in enumerate(uses):
            if not taken[index] and (best < 0 or use > uses[best]):
                best = index
        taken[best] = True
        found.append(actions[best])
    return found
