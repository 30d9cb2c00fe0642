"""What the seat that decides could choose, and what it could not, with the reason: screens preview with it."""

from typing import Any

from bedesten.core.events import NOBODY
from bedesten.core.reasons import Reason
from bedesten.games.cairo import actions as a
from bedesten.games.cairo import data as d
from bedesten.games.cairo.build import ChooseEntry, ChooseKind, ChooseSegment, ChooseSite, sites_for
from bedesten.games.cairo.ground import Stand
from bedesten.games.cairo.sites import NEIGHBOURS, has
from bedesten.games.cairo.state import FINAL, Cairo
from bedesten.games.cairo.turn import TakeTurn
from bedesten.games.cairo.ways import ways_of
from bedesten.games.cairo.why import (
    held,
    is_segment_chosen,
    is_setup,
    why_not_card,
    why_not_entry,
    why_not_kind,
    why_not_site,
    why_not_three,
    why_not_way,
)

KIND_VERBS = ("build", "expand", "move")


def see_reason(reason: Reason | None) -> dict[str, Any] | None:
    if reason is None:
        return None
    return {"rule": reason.rule, "key": reason.key, "arguments": dict(reason.arguments)}


def see_lures(state: Cairo) -> list[dict[str, Any]]:
    """Return the ways of all customers, while a turn begins; in the final phase nobody is lured."""
    if not isinstance(state.agenda, TakeTurn) or state.phase == FINAL:
        return []
    player = state.players[state.seat]
    return [
        {
            "customer": d.TRADE_WORDS[way.customer],
            "from": d.SITE_WORDS[way.start],
            "entry": d.SITE_WORDS[way.stand.entry],
            "owner": d.OWNER_WORDS[way.stand.owner],
            "size": int(way.stand.size),
            "steps": way.steps,
            "barkers": way.barkers,
            "earns": way.earns,
            "owner_earns": way.owner_earns,
            "way": [d.SITE_WORDS[site] for site in state.ground.way(way.start, way.stand.entry)],
            "reason": see_reason(why_not_way(player, way)),
        }
        for way in ways_of(state, player.seat)
    ]


def see_cards(state: Cairo) -> list[dict[str, Any]]:
    """Return for each card in hand, and for any three, whether something can be built with it."""
    if not isinstance(state.agenda, TakeTurn):
        return []
    player = state.players[state.seat]
    seen = []
    for card in sorted(set(held(player))):
        is_open = a.PLAY + card in state.choices
        reason = None if is_open else why_not_card(state, player, card)
        seen.append({"card": d.CARD_WORDS[card], "open": is_open, "reason": see_reason(reason)})
    any_three = any(action >= a.PLAY_THREE for action in state.choices)
    reason = None if any_three else why_not_three(player)
    return [*seen, {"card": "any", "open": any_three, "reason": see_reason(reason)}]


def see_kinds(state: Cairo) -> list[dict[str, Any]]:
    """Return all that could be built of each trade, with what it costs and brings."""
    step = state.agenda
    if not isinstance(step, ChooseKind):
        return []
    player = state.players[state.seat]
    seen = []
    for kind, verb in enumerate(KIND_VERBS):
        for trade in range(d.TRADES):
            stand = state.ground.stand(player.seat, trade) if kind == d.EXPANSION else None
            is_open = a.BUILD + d.TRADES * kind + trade in state.choices
            medals = [] if stand is None else medals_for(state, stand)
            seen.append(
                {
                    "kind": verb,
                    "trade": d.TRADE_WORDS[trade],
                    "cost": 0 if stand is None else cost_of(stand),
                    "points": 0 if stand is None else points_for(state, stand),
                    "medals": [
                        {"metal": d.METAL_WORDS[metal], "from": None if loser == NOBODY else d.SEAT_WORDS[loser]}
                        for metal, loser in medals
                    ],
                    "reason": None if is_open else see_reason(why_not_kind(state, player, step, verb, trade)),
                }
            )
    return seen


def see_sites(state: Cairo) -> list[dict[str, Any]]:
    """Return the sites of the segments that are open, though one of these be chosen first; or those around a stall."""
    step, player = state.agenda, state.players[state.seat]
    if isinstance(step, (ChooseSegment, ChooseSite)):
        is_all = is_setup(step) and not is_segment_chosen(state, step)
        possible = sites_for(state, player, step.kind, step.trade, step.segments)
        return [
            {
                "site": d.SITE_WORDS[site],
                "reason": None if has(possible, site) else see_reason(why_not_site(state, player, step, "site", site)),
            }
            for site in range(d.SITES)
            if is_all or step.segments >> d.SEGMENT_OF[site] & 1
        ]
    if isinstance(step, ChooseEntry):
        return [
            {
                "site": d.SITE_WORDS[site],
                "reason": None
                if a.ENTRY + site in state.choices
                else see_reason(why_not_entry(state, player, step, "entry", site)),
            }
            for site in NEIGHBOURS[step.site]
        ]
    return []


# What an expansion brings.


def cost_of(stand: Stand) -> int:
    """Return what the next expansion of a stand costs, in money of its trade."""
    return d.COST[stand.size + 1] if stand.size < d.LARGEST else 0


def medals_for(state: Cairo, stand: Stand) -> list[tuple[int, int]]:
    """Return the medals that the next expansion of a stand takes, each with who loses it (CAI-MED-03 to CAI-MED-09)."""
    trade, seat = int(stand.trade), int(stand.owner)
    others = [
        int(other.size)
        for other in state.ground.stands
        if other is not None and other.trade == trade and other.owner != seat
    ]
    lead = int(stand.size) + 1 - max(others, default=0)
    found = []
    if lead > 0 and state.gold[trade] != seat:
        found.append((d.GOLD, int(state.gold[trade])))
    if lead >= 0 and state.silver[trade] != seat:
        found.append((d.SILVER, int(state.silver[trade])))
    return found


def points_for(state: Cairo, stand: Stand) -> int:
    """Return the points that the next expansion of a stand brings at once, medals included."""
    if stand.size >= d.LARGEST:
        return 0
    values = (state.terms.gold, state.terms.silver)
    medals = sum(int(values[metal][stand.trade]) for metal, _ in medals_for(state, stand))
    return d.SIZE_POINTS[stand.size + 1] + medals
