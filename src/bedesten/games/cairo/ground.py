"""The ground: all stands with their entries, and what follows from these alone. It never changes; builds replace it.

Customers come and go on it. So all that takes long to find out, which ways there are and where the market would be
parted, is found out once for a ground, and positions share it.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.games.cairo.data import NO_SITE, OWNERS, PURPLE, SEGMENT_OF, SIDE, SITES, SLOTS, TRADES
from bedesten.games.cairo.parts import Terms
from bedesten.games.cairo.sites import (
    NEIGHBOURS,
    STEP_BITS,
    STEP_MASK,
    UNREACHED,
    Sites,
    beside,
    both,
    cut_sites,
    either,
    flood,
    gathered,
    has,
    is_empty,
    listed,
    lowest,
    meet,
    no_sites,
    one_site,
    steps_between,
    without,
)
from bedesten.kit.bags import BIT

ROW_OF: Final[list[int]] = [site // SIDE for site in range(SITES)]
COLUMN_OF: Final[list[int]] = [site % SIDE for site in range(SITES)]


@final
@mypyc_attr(free_list_len=1)
class Stand:
    """A stall with its expansions, in the order they were built. It never changes."""

    def __init__(self, owner: i64, trade: i64, stall: i64, entry: i64, expansions: list[int], tiles: Sites) -> None:
        self.owner: i64 = owner
        self.trade: i64 = trade
        self.stall: i64 = stall
        self.entry: i64 = entry
        self.expansions: list[int] = expansions
        self.size: i64 = 1 + len(expansions)
        self.tiles: Sites = tiles
        self.rim: Sites = beside(tiles)

    def with_expansion(self, site: i64) -> "Stand":
        tiles = either(self.tiles, one_site(site))
        return Stand(self.owner, self.trade, self.stall, self.entry, [*self.expansions, site], tiles)


def new_stand(owner: i64, trade: i64, stall: i64, entry: i64) -> Stand:
    return Stand(owner, trade, stall, entry, [], one_site(stall))


@final
@mypyc_attr(free_list_len=1)
class Entries:
    """The entries of a trade: by owner, NO_SITE for one who has none, and as a set. They never change."""

    def __init__(self, by_owner: list[int]) -> None:
        self.by_owner: list[int] = by_owner
        self.sites: Sites = gathered(by_owner)

    def with_entry(self, owner: i64, entry: i64) -> "Entries":
        by_owner = self.by_owner[:]
        by_owner[owner] = entry
        return Entries(by_owner)


@final
@mypyc_attr(free_list_len=1)
class Patch:
    """Some sites that a list can hold."""

    def __init__(self, sites: Sites) -> None:
        self.sites: Sites = sites


@final
@mypyc_attr(free_list_len=1)
class Part:
    """What a tile on a site would cut off; one of a chain, as few sites of a ground are ever asked about."""

    def __init__(self, site: i64, sites: Sites, other: "Part | None") -> None:
        self.site: i64 = site
        self.sites: Sites = sites
        self.other: Part | None = other


@final
@mypyc_attr(free_list_len=1)
class Ground:
    """Stands by owner and trade, and what they make of the grid."""

    def __init__(
        self,
        terms: Terms,
        stands: list[Stand | None],
        tiles: Sites,
        entries: Sites,
        goals: list[Entries],
        segments: list[int],
        root: i64,
        area: Sites,
    ) -> None:
        self.terms: Terms = terms
        self.stands: list[Stand | None] = stands
        self.tiles: Sites = tiles
        self.entries: Sites = entries
        self.goals: list[Entries] = goals  # of each trade: where its customer goes
        self.stall_segments: list[int] = segments  # those with a stall of each trade
        self.walkable: Sites = without(terms.market, tiles)
        # All that has to be reached lies in the area of one site: an entry, or a customer as long as there is none.
        self.root: i64 = root
        self.area: Sites = area
        self.cuts: Sites = both(cut_sites(self.walkable), area)
        # What is found out when it is asked for, steps by trade, verges and grounds by owner and trade.
        self.closing: Sites = no_sites()  # cuts of which it is known that a tile there would cut off an entry
        self.parts: Part | None = None
        self.step_starts: list[int] = [NO_SITE] * TRADES
        self.steps: list[int] = [0] * TRADES
        self.verges: list[Patch | None] = [None] * SLOTS
        self.lifts: list[Ground | None] | None = None

    def stand(self, owner: i64, trade: i64) -> Stand | None:
        return self.stands[owner * TRADES + trade]

    def with_stand(self, stand: Stand) -> "Ground":
        """Return the ground with a new stall, an expansion more, or a stall that was moved."""
        stands = self.stands[:]
        slot = stand.owner * TRADES + stand.trade
        old = stands[slot]
        stands[slot] = stand
        entries = self.entries
        goals = self.goals
        segments = self.stall_segments
        if old is None and stand.size == 1 and not is_empty(entries):
            new: i64 = stand.stall
            entries = either(entries, one_site(stand.entry))
            goals = goals[:]
            goals[stand.trade] = goals[stand.trade].with_entry(stand.owner, stand.entry)
            segments = segments[:]
            segments[stand.trade] |= 1 << SEGMENT_OF[stand.stall]
        elif old is not None and old.stall == stand.stall and stand.size == old.size + 1:
            new = stand.expansions[-1]
        elif old is not None and stand.size == 1 and not is_empty(without(entries, one_site(old.entry))):
            return self.without_stand(old, self.root).with_stand(stand)
        else:
            return ground_of(self.terms, stands, self.root)
        # One tile more takes from the area nothing but its site, and what it parts.
        area = without(without(self.area, one_site(new)), self.parted(new))
        tiles = either(self.tiles, stand.tiles)
        ground = Ground(self.terms, stands, tiles, entries, goals, segments, self.root, area)
        # And where a tile would have cut off an entry, it still would.
        ground.closing = both(self.closing, area)
        ground.keep_steps(self, new)
        ground.keep_verges(self, stand.trade)
        return ground

    def without_stand(self, stand: Stand, root: i64) -> "Ground":
        """Return the ground after a stall and its entry were lifted; `root` is the site of a customer."""
        lifts = self.lifts
        if lifts is None:
            lifts = [None] * SLOTS
            self.lifts = lifts
        slot = stand.owner * TRADES + stand.trade
        known = lifts[slot]
        # As long as there is no other entry, the customers decide; and these come and go.
        if known is None or is_empty(known.entries):
            known = self.lift(stand, root)
            lifts[slot] = known
        return known

    def lift(self, stand: Stand, root: i64) -> "Ground":
        stands = self.stands[:]
        stands[stand.owner * TRADES + stand.trade] = None
        tiles = without(self.tiles, stand.tiles)
        entries = without(self.entries, one_site(stand.entry))
        # A segment has one stall of each trade (CAI-BLD-07).
        segments = self.stall_segments[:]
        segments[stand.trade] &= ~BIT[SEGMENT_OF[stand.stall]]
        if self.root != stand.entry:
            root = self.root
        elif not is_empty(entries):
            root = listed(lowest(entries))[0]
        area = flood(one_site(root), without(self.terms.market, tiles))
        goals = self.goals[:]
        goals[stand.trade] = goals[stand.trade].with_entry(stand.owner, NO_SITE)
        ground = Ground(self.terms, stands, tiles, entries, goals, segments, root, area)
        ground.keep_verges(self, stand.trade)
        return ground

    # Where stands grow.

    def verge(self, stand: Stand) -> Sites:
        """Return where a stand could grow if there were no others but those of its trade (CAI-EXP-03 to CAI-EXP-06)."""
        slot = stand.owner * TRADES + stand.trade
        known = self.verges[slot]
        if known is None or self.stands[slot] is not stand:
            known = Patch(both(without(stand.rim, self.rivals(stand)), area_of(self.terms, stand.trade)))
            if self.stands[slot] is stand:
                self.verges[slot] = known
        return known.sites

    def keep_verges(self, before: "Ground", changed: i64) -> None:
        """Keep the verges of all trades but the one of which a stand was put, expanded or lifted."""
        verges = before.verges[:]
        slot: i64 = changed
        while slot < SLOTS:
            verges[slot] = None
            slot += TRADES
        self.verges = verges

    def rivals(self, stand: Stand) -> Sites:
        """Return all that is beside the tiles of other stands of the same trade."""
        rims = no_sites()
        owner: i64 = 0
        while owner < OWNERS:
            other = self.stands[owner * TRADES + stand.trade]
            if other is not None and owner != stand.owner:
                rims = either(rims, other.rim)
            owner += 1
        return rims

    # Accessibility (CAI-ACC).

    def parted(self, site: i64) -> Sites:
        """Return the sites that could be reached no more from the root if this one, not the root, had a tile."""
        if not has(self.cuts, site):
            return no_sites()
        known = self.parts
        while known is not None:
            if known.site == site:
                return known.sites
            known = known.other
        found = parted_by(site, self.root, self.area)
        self.parts = Part(site, found, self.parts)
        if meet(found, self.entries):
            self.closing = either(self.closing, one_site(site))
        return found

    # Ways (CAI-LUR-04 to CAI-LUR-06).

    def steps_from(self, site: i64, trade: i64) -> i64:
        """Return the steps from a site to the entries of a trade, by owner, packed as `steps_to` reads them."""
        # Only one customer looks for a trade: what it found last is all that is kept.
        if self.step_starts[trade] == site:
            return self.steps[trade]
        goals = self.goals[trade]
        found = steps_between(site, goals.by_owner, goals.sites, self.walkable)
        self.steps[trade] = found
        self.step_starts[trade] = site
        return found

    def has_same_steps(self, before: "Ground", site: i64, trade: i64) -> bool:
        """Tell whether it is known that a customer has as far to go as it had before."""
        is_known: bool = self.step_starts[trade] == site and before.step_starts[trade] == site
        return is_known and self.steps[trade] == before.steps[trade]

    def keep_steps(self, before: "Ground", tile: i64) -> None:
        """Keep the steps that a new tile cannot have changed: it lies off every shortest way, as the crow walks."""
        # Where nobody walked, a tile is in nobody's way.
        is_aside = not has(before.area, tile)
        trade: i64 = 0
        while trade < TRADES:
            start: i64 = before.step_starts[trade]
            goals = self.goals[trade]
            if start != NO_SITE and goals is before.goals[trade]:
                steps: i64 = before.steps[trade]
                if is_aside or is_off(tile, start, goals.by_owner, steps):
                    self.step_starts[trade] = start
                    self.steps[trade] = steps
            trade += 1

    def way(self, start: i64, goal: i64) -> list[int]:
        """Return a shortest way from one site to another, both included: the first by the order of neighbours."""
        steps: list[int] = [UNREACHED] * SITES
        steps[goal] = 0
        queue = [goal]
        for site in queue:
            for other in NEIGHBOURS[site]:
                if steps[other] == UNREACHED and has(self.walkable, other):
                    steps[other] = steps[site] + 1
                    queue.append(other)
        way = [start]
        if steps[start] == UNREACHED:
            return []
        while way[-1] != goal:
            here = way[-1]
            for other in NEIGHBOURS[here]:
                if steps[other] != UNREACHED and steps[other] == steps[here] - 1:
                    way.append(other)
                    break
        return way


def ground_of(terms: Terms, stands: list[Stand | None], root: i64) -> Ground:
    """Return the ground of some stands; `root` is the site of a customer, if there is no entry."""
    tiles = no_sites()
    entries = no_sites()
    goals = [NO_SITE] * SLOTS
    segments: list[int] = [0] * TRADES
    for stand in stands:
        if stand is not None:
            tiles = either(tiles, stand.tiles)
            entries = either(entries, one_site(stand.entry))
            goals[stand.trade * OWNERS + stand.owner] = stand.entry
            segments[stand.trade] |= 1 << SEGMENT_OF[stand.stall]
            root = stand.entry
    area = flood(one_site(root), without(terms.market, tiles))
    by_trade = [Entries(goals[trade * OWNERS : (trade + 1) * OWNERS]) for trade in range(TRADES)]
    return Ground(terms, stands, tiles, entries, by_trade, segments, root, area)


def parted_by(site: i64, root: i64, area: Sites) -> Sites:
    """Return what of an area is cut off from its root if a site of it, not the root, can be walked on no more."""
    left = without(area, one_site(site))
    return without(left, flood(one_site(root), left))


def is_off(tile: i64, start: i64, goals: list[int], steps: i64) -> bool:
    """Tell whether a tile lies farther off than so many steps allow, on the way to each of some goals."""
    detour = apart(start, tile)
    for goal in goals:
        # The steps to no goal are fewer than any detour.
        if detour <= (steps & STEP_MASK) - 1 and detour + apart(tile, goal) <= (steps & STEP_MASK) - 1:
            return False
        steps >>= STEP_BITS
    return True


def apart(one: i64, other: i64) -> i64:
    """Return the steps between two sites if nothing stood in the way."""
    rows: i64 = ROW_OF[one] - ROW_OF[other]
    columns: i64 = COLUMN_OF[one] - COLUMN_OF[other]
    return (rows if rows > 0 else -rows) + (columns if columns > 0 else -columns)


def area_of(terms: Terms, trade: i64) -> Sites:
    """Return where the tiles of a trade may lie (CAI-BLD-04, CAI-EXP-05)."""
    return terms.restaurant if trade == PURPLE else terms.market
