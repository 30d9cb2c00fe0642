"""The ways and places of Cairo once more, as plainly as they can be told: sets of sites, and one search in breadth.

The engine is compared with it. It knows nothing of the engine.
"""

from collections.abc import Iterable

from tests.cairo.notation import Bazaar, Stand

COLUMNS = "ABCDEFGHIJKL"
SIDE = 12
SITES = [f"{column}{row}" for row in range(1, SIDE + 1) for column in COLUMNS]


def is_restaurant(site: str) -> bool:
    row = int(site[1:])
    return row == SIDE or (row > 4 and site[0] in "AL")


RESTAURANTS = {site for site in SITES if is_restaurant(site)}
MARKET = set(SITES) - RESTAURANTS


def segment(site: str) -> int:
    return 3 * ((int(site[1:]) - 1) // 4) + COLUMNS.index(site[0]) // 4 + 1


def neighbours(site: str) -> list[str]:
    column, row = COLUMNS.index(site[0]), int(site[1:])
    around = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    return [f"{COLUMNS[c]}{r}" for c, r in around if 0 <= c < SIDE and 1 <= r <= SIDE]


NEXT = {site: neighbours(site) for site in SITES}


# The one search, on numbers: a grid with a wall around it, row by row, so that nothing lies beside the last column.

ROW = SIDE + 2
NUMBERS = {site: ROW * int(site[1:]) + COLUMNS.index(site[0]) + 1 for site in SITES}
NAMES = {number: site for site, number in NUMBERS.items()}


def walled(free: Iterable[int]) -> bytearray:
    """Return a grid in which nothing but these sites can be walked on."""
    walls = bytearray([1]) * (ROW * ROW)
    for number in free:
        walls[number] = 0
    return walls


def search(start: int, walls: Iterable[int]) -> list[list[int]]:
    """Return what can be reached from a site with no step, with one step, with two, and so on."""
    seen = bytearray(walls)
    seen[start] = 1
    rings = [[start]]
    while rings[-1]:
        ring = []
        for site in rings[-1]:
            # North, east, south, west; written out, as hundreds of thousands of boards are searched.
            if not seen[site - ROW]:
                seen[site - ROW] = 1
                ring.append(site - ROW)
            if not seen[site + 1]:
                seen[site + 1] = 1
                ring.append(site + 1)
            if not seen[site + ROW]:
                seen[site + ROW] = 1
                ring.append(site + ROW)
            if not seen[site - 1]:
                seen[site - 1] = 1
                ring.append(site - 1)
        rings.append(ring)
    return rings[:-1]


def distances(start: str, walkable: Iterable[str]) -> dict[str, int]:
    """Return how many steps it is from a site to every site that can be reached."""
    rings = search(NUMBERS[start], walled(NUMBERS[site] for site in walkable))
    return {NAMES[number]: steps for steps, ring in enumerate(rings) for number in ring}


MARKET_BITS = sum(1 << NUMBERS[site] for site in MARKET)


def walkable(bazaar: Bazaar) -> set[str]:
    return MARKET - {tile for stand in bazaar.stands for tile in stand.tiles}


def is_accessible(bazaar: Bazaar) -> bool:
    """Tell whether every customer reaches every entry (CAI-ACC-02): all are in one part, if there is an entry."""
    customers = set(bazaar.customers.values())
    entries = {stand.entry for stand in bazaar.stands}
    reached = distances(min(customers), walkable(bazaar))
    return not entries or customers | entries <= set(reached)


def bits(sites: Iterable[str]) -> int:
    """Return some sites as one number, a bit for each."""
    return sum(1 << NUMBERS[site] for site in sites)


def filled(start: int, free: int) -> int:
    """Return what can be reached from one site over others: they grow by their neighbours until nothing is new."""
    seen = 1 << start
    while True:
        grown = (seen | seen << 1 | seen >> 1 | seen << ROW | seen >> ROW) & free
        if grown == seen:
            return seen
        seen = grown


def reached_after(bazaar: Bazaar, tile: str) -> int:
    """Return where the first customer could walk if there were a tile on a site as well."""
    return filled(NUMBERS[min(bazaar.customers.values())], MARKET_BITS & ~bits({tile, *tiles(bazaar)}))


def tiles(bazaar: Bazaar) -> set[str]:
    return {tile for stand in bazaar.stands for tile in stand.tiles}


def needed(bazaar: Bazaar) -> set[str]:
    """Return all sites of customers and entries."""
    return {*bazaar.customers.values(), *(stand.entry for stand in bazaar.stands)}


def area(trade: str) -> set[str]:
    return RESTAURANTS if trade == "purple" else MARKET


def is_place(bazaar: Bazaar, owner: str, trade: str, site: str, entry: str) -> bool:
    """Tell whether a new stall and its entry can be put on two sites, whatever the cards."""
    return (site, entry) in all_places(bazaar, [trade], [site])[trade]


def places(bazaar: Bazaar, owner: str, trade: str) -> set[tuple[str, str]]:
    """Return every pair of sites for a new stall and its entry."""
    return all_places(bazaar, [trade])[trade]


def all_places(bazaar: Bazaar, trades: Iterable[str], sites: Iterable[str] = SITES) -> dict[str, set[tuple[str, str]]]:
    """Return every pair of sites for a new stall and its entry, by trade."""
    laid, must = tiles(bazaar), needed(bazaar)
    taken = laid | must
    closed = {(stand.trade, segment(stand.stall)) for stand in bazaar.stands}
    found: dict[str, set[tuple[str, str]]] = {trade: set() for trade in trades}
    for site in sites:
        entries = [near for near in NEXT[site] if near in MARKET and near not in taken]
        if site in taken or not entries or not laid.isdisjoint(NEXT[site]):
            continue
        reached = reached_after(bazaar, site)
        if not bits(must) & ~reached:
            for trade, pairs in found.items():
                if site in area(trade) and (trade, segment(site)) not in closed:
                    pairs |= {(site, entry) for entry in entries if reached >> NUMBERS[entry] & 1}
    return found


def expansion_sites(bazaar: Bazaar, stand: Stand) -> set[str]:
    """Return every site on which a stand can grow, whatever cards, money and supply."""
    others = {tile for one in bazaar.stands if one is not stand and one.trade == stand.trade for tile in one.tiles}
    must = needed(bazaar)
    taken = tiles(bazaar) | must
    around = {near for tile in stand.tiles for near in NEXT[tile]} & area(stand.trade) - taken
    return {site for site in around if others.isdisjoint(NEXT[site]) and not bits(must) & ~reached_after(bazaar, site)}


def is_free(bazaar: Bazaar, site: str) -> bool:
    return site not in tiles(bazaar) | needed(bazaar)


def is_blocked(bazaar: Bazaar, stand: Stand) -> bool:
    return not stand.expansions and not expansion_sites(bazaar, stand)


def lures(bazaar: Bazaar) -> dict[str, tuple[int, int]]:
    """Return the steps and barkers for every entry that a customer can be lured to."""
    sites = walkable(bazaar)
    standing = set(bazaar.customers.values())
    found = {}
    for trade, start in bazaar.customers.items():
        steps = distances(start, sites)
        entries = [stand.entry for stand in bazaar.stands if stand.trade == trade]
        eligible = [entry for entry in entries if entry in steps and entry not in standing]
        for entry in eligible:
            found[entry] = steps[entry], sum(steps[other] < steps[entry] for other in eligible)
    return found
