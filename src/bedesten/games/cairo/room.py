"""Room to build: the ground with the customers on it, and where stalls, entries and expansions can be put.

Sets here are exact: what lies in one of them breaks no rule of the grid. Cards and money are not looked at.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.games.cairo.data import ALL_SEGMENTS, NO_SITE, OWNERS, PURPLE, SEGMENT_OF, SLOTS, TRADES
from bedesten.games.cairo.ground import Ground, Stand
from bedesten.games.cairo.sites import (
    STEP_BITS,
    STEP_MASK,
    Sites,
    all_sites,
    beside,
    both,
    either,
    gathered,
    has,
    is_empty,
    listed,
    lowest,
    meet,
    no_sites,
    one_site,
    segments_with,
    sites_in,
    steps_to,
    without,
)
from bedesten.kit.bags import BIT

CALL_BITS: Final = 4
CALL_MASK: Final = 15
"""The barkers that a lure takes are packed by owner, so many bits for each: one more, and 0 for no eligible entry."""
NOT_ELIGIBLE: Final = -1
UNKNOWN: Final = -1


@final
class Lure:
    """An eligible entry for the customer of its trade: how far it is, and how many eligible ones are nearer."""

    def __init__(self, stand: Stand, steps: i64, barkers: i64) -> None:
        self.stand: Stand = stand
        self.steps: i64 = steps
        self.barkers: i64 = barkers


@final
@mypyc_attr(free_list_len=1)
class Room:
    """A ground and the sites of the customers. It never changes; positions share it."""

    def __init__(self, ground: Ground, customers: list[int]) -> None:
        self.ground: Ground = ground
        self.customers: list[int] = customers  # by trade, NO_SITE for the one outside
        self.waiting: Sites = gathered(customers)  # where customers stand
        taken = either(either(ground.tiles, ground.entries), self.waiting)
        self.free: Sites = without(all_sites(), taken)  # CAI-BLD-12
        # What every customer must be able to reach (CAI-ACC-02).
        self.needed: Sites = either(ground.entries, self.waiting)
        # An entry lies on a free market site that is not cut off (CAI-BLD-05, CAI-ACC-07).
        self.entry_sites: Sites = both(self.free, ground.area)
        # Stalls touch no tile and have an entry (CAI-BLD-02, CAI-BLD-09).
        apart = both(without(self.free, beside(ground.tiles)), beside(self.entry_sites))
        self.restaurant_stalls: Sites = both(apart, ground.terms.restaurant)
        # Most sites part nothing. The others are looked at only where it matters.
        stalls = without(both(apart, ground.area), ground.closing)
        self.sure_stalls: Sites = without(stalls, ground.cuts)
        self.doubtful_stalls: Sites = both(stalls, ground.cuts)
        # Found out when they are asked for.
        self.market_segments: i64 = UNKNOWN
        self.calls: list[int] = [UNKNOWN] * TRADES
        self.lures: list[Lure] | None = None
        self.lifts: list[Room | None] | None = None

    def with_way_in(self, stalls: Sites) -> Sites:
        """Leave out where a stall would cut off a customer or an entry, each entry of its own included (CAI-ACC-04)."""
        for site in listed(stalls):
            if is_empty(self.entries_of(site)):
                stalls = without(stalls, one_site(site))
        return stalls

    # New and moved stalls.

    def stalls(self, trade: i64, segments: i64 = ALL_SEGMENTS) -> Sites:
        """Return where a stall of a trade can be put: one of each trade in a segment (CAI-BLD-02 to CAI-BLD-12)."""
        allowed = sites_in(segments & ~self.ground.stall_segments[trade])
        if trade == PURPLE:
            return both(self.restaurant_stalls, allowed)
        return either(both(self.sure_stalls, allowed), self.with_way_in(both(self.doubtful_stalls, allowed)))

    def stall_segments(self, trade: i64) -> i64:
        """Return the segments in which a stall of a trade can be put."""
        segments = segments_with(self.restaurant_stalls) if trade == PURPLE else self.segments_of_market()
        return segments & ~self.ground.stall_segments[trade]

    def segments_of_market(self) -> i64:
        """Return the segments in which a stall can be put, but a restaurant."""
        if self.market_segments == UNKNOWN:
            segments = segments_with(self.sure_stalls)
            for site in listed(without(self.doubtful_stalls, sites_in(segments))):
                # One site is enough for a segment.
                segment: i64 = BIT[SEGMENT_OF[site]]
                if segments & segment == 0 and not is_empty(self.entries_of(site)):
                    segments |= segment
            self.market_segments = segments
        return self.market_segments

    def entries_of(self, stall: i64) -> Sites:
        """Return the entries that a stall on this site can have; none if it would cut something off (CAI-ACC-04)."""
        parted = self.ground.parted(stall)
        if meet(parted, self.needed):
            return no_sites()
        return without(both(beside(one_site(stall)), self.entry_sites), parted)

    # Expansions.

    def growth(self, stand: Stand) -> Sites:
        """Return where a stand can be expanded (CAI-EXP-03, CAI-EXP-05 to CAI-EXP-08, CAI-ACC-03)."""
        ground = self.ground
        sites = without(both(ground.verge(stand), self.free), ground.closing)
        cuts = both(sites, ground.cuts)
        if not is_empty(cuts):
            for site in listed(cuts):
                if meet(ground.parted(site), self.needed):
                    sites = without(sites, one_site(site))
        return sites

    def is_blocked(self, stand: Stand) -> bool:
        """Tell whether an unexpanded stall has no room to grow (CAI-MOV-02); nobody asks it of neutral ones."""
        return stand.size == 1 and is_empty(self.growth(stand))

    def lifted(self, stand: Stand) -> "Room":
        """Return the room after a stall and its entry were lifted (CAI-MOV-09); customers stay (CAI-MOV-11)."""
        lifts = self.lifts
        if lifts is None:
            lifts = [None] * SLOTS
            self.lifts = lifts
        slot = stand.owner * TRADES + stand.trade
        known = lifts[slot]
        if known is None:
            first = listed(lowest(self.waiting))[0]
            known = Room(self.ground.without_stand(stand, first), self.customers)
            lifts[slot] = known
        return known

    def moves(self, stand: Stand, segments: i64 = ALL_SEGMENTS) -> Sites:
        """Return where a blocked stall can be moved to; turning it in place is no move (CAI-MOV-06)."""
        return without(self.lifted(stand).stalls(stand.trade, segments), one_site(stand.stall))

    def move_segments(self, stand: Stand) -> i64:
        """Return the segments in which a blocked stall can be put anew."""
        segments = self.lifted(stand).stall_segments(stand.trade)
        own = BIT[SEGMENT_OF[stand.stall]]
        if segments & own and is_empty(self.moves(stand, own)):
            segments &= ~own
        return segments

    # Customers.

    def calls_of(self, trade: i64) -> i64:
        """Return the barkers that it takes to lure the customer of a trade, who is in the market, to each entry.

        Each eligible entry that is strictly nearer takes one (CAI-LUR-09); where a customer stands, no other can go
        (CAI-LUR-03). By owner, packed as `barkers_for` reads them.
        """
        known: i64 = self.calls[trade]
        if known != UNKNOWN:
            return known
        steps = self.ground.steps_from(self.customers[trade], trade)
        goals = self.ground.goals[trade]
        if meet(goals.sites, self.waiting):
            shut: i64 = STEP_MASK
            for goal in goals.by_owner:
                if goal != NO_SITE and has(self.waiting, goal):
                    steps &= ~shut
                shut <<= STEP_BITS
        calls: i64 = 0
        shift: i64 = 0
        left: i64 = steps
        while left:
            far: i64 = left & STEP_MASK
            if far:
                call: i64 = 1
                others: i64 = steps
                while others:
                    if 0 < others & STEP_MASK < far:
                        call += 1
                    others >>= STEP_BITS
                calls |= call << shift
            shift += CALL_BITS
            left >>= STEP_BITS
        self.calls[trade] = calls
        return calls

    def keep_calls(self, before: "Room") -> None:
        """Keep the calls of customers for whom nothing has changed: neither the way, nor the entries, nor who waits."""
        changed = either(without(self.waiting, before.waiting), without(before.waiting, self.waiting))
        ground = self.ground
        old = before.ground
        trade: i64 = 0
        while trade < TRADES:
            calls: i64 = before.calls[trade]
            site: i64 = self.customers[trade]
            goals = ground.goals[trade]
            if (
                calls != UNKNOWN
                and site == before.customers[trade]
                and not meet(changed, goals.sites)
                and (ground is old or (goals is old.goals[trade] and ground.has_same_steps(old, site, trade)))
            ):
                self.calls[trade] = calls
            trade += 1

    def all_lures(self) -> list[Lure]:
        """Return every way to lure a customer, and how many barkers it takes (CAI-LUR-01 to CAI-LUR-12)."""
        known = self.lures
        if known is None:
            known = []
            for trade, site in enumerate(self.customers):
                if site != NO_SITE:
                    calls = self.calls_of(trade)
                    steps = self.ground.steps_from(site, trade)
                    owner: i64 = 0
                    while owner < OWNERS:
                        stand = self.ground.stand(owner, trade)
                        barkers = barkers_for(calls, owner)
                        if stand is not None and barkers != NOT_ELIGIBLE:
                            known.append(Lure(stand, steps_to(steps, owner), barkers))
                        owner += 1
            self.lures = known
        return known

    # For tests and reasons.

    def is_accessible(self) -> bool:
        """Tell whether all customers and all entries lie in one area (CAI-ACC-02)."""
        return is_empty(without(self.needed, self.ground.area))

    def is_free(self, site: i64) -> bool:
        return has(self.free, site)


def barkers_for(calls: i64, owner: i64) -> i64:
    """Return how many barkers it takes to lure a customer to the entry of an owner, or NOT_ELIGIBLE."""
    return ((calls >> (CALL_BITS * owner)) & CALL_MASK) - 1
