"""Every way on which a customer could be lured, as a player thinks of it: how far, past whom, and who earns what."""

from dataclasses import dataclass

from bedesten.core.events import NOBODY
from bedesten.games.cairo import data as d
from bedesten.games.cairo.ground import Stand
from bedesten.games.cairo.sites import UNREACHED, steps_to
from bedesten.games.cairo.state import Cairo


@dataclass(frozen=True)
class Way:
    """A customer and a stand of its trade. `barkers` are due for nearer entries; `on_it` is who stands on the entry."""

    customer: int
    start: int
    stand: Stand
    steps: int
    barkers: int
    on_it: int
    earns: int
    owner_earns: int

    @property
    def is_reached(self) -> bool:
        return self.steps != UNREACHED


def ways_of(state: Cairo, seat: int) -> list[Way]:
    """Return the ways of all customers in the market, by trade, distance and owner; also those nobody can go now."""
    found = []
    for trade, start in enumerate(state.customers):
        if start != d.NO_SITE:
            found += sorted(ways_of_one(state, seat, trade, start), key=lambda way: (way.steps, way.stand.owner))
    return found


def ways_of_one(state: Cairo, seat: int, trade: int, start: int) -> list[Way]:
    """Return the ways of one customer (CAI-LUR-02 to CAI-LUR-10)."""
    steps = state.ground.steps_from(start, trade)
    stands = [stand for stand in state.ground.stands if stand is not None and stand.trade == trade]
    far = {stand.owner: int(steps_to(steps, stand.owner)) for stand in stands}
    open_steps = [
        far[stand.owner] for stand in stands if far[stand.owner] != UNREACHED and stand.entry not in state.customers
    ]
    return [
        Way(
            trade,
            start,
            stand,
            far[stand.owner],
            sum(other < far[stand.owner] for other in open_steps),
            state.customers.index(stand.entry) if stand.entry in state.customers else NOBODY,
            int(stand.size) if stand.owner == seat else d.LURE_SHARE,
            0 if stand.owner in (seat, d.NEUTRAL) else int(stand.size),
        )
        for stand in stands
    ]
