"""Who is near: to which stands customers will come, whoever is lured and wherever they come in."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.games.cairo.data import NO_SITE, OWNERS, SIDE, SITES, SLOTS, TRADES
from bedesten.games.cairo.ground import Ground
from bedesten.games.cairo.room import Room
from bedesten.games.cairo.sites import NEIGHBOURS, Sites, has, listed

HERE_NOW: Final = 2.0
"""How much the site of a customer counts beside one where a customer may come in."""


def _distances() -> list[int]:
    return [
        abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)
        for one in range(SITES)
        for other in range(SITES)
    ]


FAR: Final[list[int]] = _distances()
"""The steps between two sites as if nothing stood between them, which is near enough for a guess."""


def reaches(ground: Ground) -> list[float]:
    """Return for each stand which share of its customers would walk to it, from other stands and from the start."""
    found = [0.0] * SLOTS
    trade: i64 = 0
    while trade < TRADES:
        sources: i64 = len(ground.terms.starts)
        for site in ground.terms.starts:
            share_out(found, ground, trade, site)
        for stand in ground.stands:
            if stand is not None and stand.trade != trade:
                sources += 1
                share_out(found, ground, trade, stand.entry)
        owner: i64 = 0
        while owner < OWNERS:
            found[owner * TRADES + trade] /= float(sources)
            owner += 1
        trade += 1
    return found


def share_out(found: list[float], ground: Ground, trade: i64, site: i64) -> None:
    """Count a customer who comes in on a site for the nearest stand of its trade; equals share it."""
    least: i64 = SITES
    nearest: i64 = 0
    owner: i64 = 0
    while owner < OWNERS:
        stand = ground.stands[owner * TRADES + trade]
        if stand is not None:
            far: i64 = FAR[site * SITES + stand.entry]
            if far < least:
                least = far
                nearest = 1
            elif far == least:
                nearest += 1
        owner += 1
    owner = 0
    while owner < OWNERS:
        stand = ground.stands[owner * TRADES + trade]
        if stand is not None and FAR[site * SITES + stand.entry] == least:
            found[owner * TRADES + trade] += 1.0 / float(nearest)
        owner += 1


@final
class Pull:
    """How good an entry would be on each site, for one who has no stall of a trade yet or moves it."""

    def __init__(self, room: Room, trade: i64, seat: i64) -> None:
        self.entries: list[float] = [0.0] * SITES
        ground = room.ground
        sources = ground.terms.starts[:]
        for stand in ground.stands:
            if stand is not None and stand.trade != trade:
                sources.append(stand.entry)
        here: i64 = room.customers[trade]
        if here != NO_SITE:
            sources.append(here)
        # How far the nearest stand of this trade is from each of them.
        limits = [nearest_other(ground, trade, seat, source) for source in sources]
        for site in listed(room.entry_sites):
            pull = 0.0
            for index, source in enumerate(sources):
                far: i64 = FAR[site * SITES + source]
                weight = HERE_NOW if source == here else 1.0
                if far < limits[index]:
                    pull += weight
                elif far == limits[index]:
                    pull += 0.5 * weight
            self.entries[site] = pull / float(max(1, len(sources)))


def nearest_other(ground: Ground, trade: i64, seat: i64, site: i64) -> i64:
    """Return how far the nearest entry of somebody else is that has a stall of this trade."""
    least: i64 = SITES
    owner: i64 = 0
    while owner < OWNERS:
        stand = ground.stands[owner * TRADES + trade]
        if stand is not None and owner != seat:
            least = min(least, FAR[site * SITES + stand.entry])
        owner += 1
    return least


def free_beside(site: i64, sites: Sites) -> i64:
    """Return how many neighbours of a site are among some sites."""
    number: i64 = 0
    for other in NEIGHBOURS[site]:
        if has(sites, other):
            number += 1
    return number
