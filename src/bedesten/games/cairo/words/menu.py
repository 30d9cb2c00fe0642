"""What each answer would do, in a few words, by its verb."""

from collections.abc import Callable

from bedesten.core.events import NOBODY
from bedesten.games.cairo import actions as a
from bedesten.games.cairo import data as d
from bedesten.games.cairo.build import ChooseEntry, ChooseSite, PayCoins, coins_of
from bedesten.games.cairo.choices import cost_of, medals_for, points_for
from bedesten.games.cairo.ground import Stand
from bedesten.games.cairo.player import Player, can_pay, can_pay_with_fee
from bedesten.games.cairo.sites import segments_with
from bedesten.games.cairo.state import Cairo
from bedesten.games.cairo.ways import Way, ways_of_one
from bedesten.games.cairo.why import segment_words
from bedesten.games.cairo.words.names import (
    TRADES,
    card_named,
    coins,
    counted,
    owner_of,
    segment,
    segments_text,
)

RANGES = (
    (a.PLAY_THREE, "three"),
    (a.SEGMENT, "segment"),
    (a.ENTRY, "entry"),
    (a.SITE, "site"),
    (a.LURE, "lure"),
    (a.PLAY, "play"),
    (a.DROP, "drop"),
    (a.PLACE, "place"),
    (a.MOVE, "move"),
    (a.EXPAND, "expand"),
    (a.BUILD, "build"),
    (a.PAY, "pay"),
    (a.FEE, "fee"),
    (a.DRAW, "draw"),
    (a.RETIRE, "retire"),
)


def taken_apart(action: int) -> tuple[str, int]:
    """Return the verb of an action and what it is about; playing three cards is the verb `three`."""
    return next((verb, action - first) for first, verb in RANGES if action >= first)


def buildings(state: Cairo, player: Player, segments: int, fee: bool) -> str:
    """Return what can be built in some segments, expansions with their points: new fruit, carpet +7, spice moved."""
    found = []
    room, total = state.see_room(), player.all_money()
    for trade, name in enumerate(TRADES):
        stand = state.ground.stand(player.seat, trade)
        if stand is None:
            found += [f"new {name}"] if room.stall_segments(trade) & segments else []
        elif room.is_blocked(stand):
            found += [f"{name} moved"] if segments_with(room.moves(stand)) & segments else []
        elif state.supply[trade] and segments_with(room.growth(stand)) & segments:
            own = player.money[trade]
            if (can_pay_with_fee if fee else can_pay)(own, total - own, stand.size + 1):
                found.append(f"{name} +{points_for(state, stand)}")
    return ", ".join(found) or "nothing"


def _play(state: Cairo, player: Player, card: int) -> str:
    mask = int(state.terms.card_segments[card])
    price = ", for a coin" if card >= d.JOKER else ""
    return f"{buildings(state, player, mask, bool(price))} in {segments_text(segment_words(mask))}{price}"


def _three(state: Cairo, player: Player, triple: int) -> str:
    return f"{buildings(state, player, d.ALL_SEGMENTS, False)} in any segment"


def way_text(way: Way) -> str:
    """Return who earns what at the end of a way, how long it is and what it costs."""
    if way.owner_earns:
        also = f", +{way.owner_earns} for {owner_of(way.stand.owner)}"
    else:
        also = ", a neutral stall" if way.stand.owner == d.NEUTRAL else ", your own stand"
    barkers = f", {counted(way.barkers, 'barker')}" if way.barkers else ""
    return f"+{way.earns} {TRADES[way.customer]}{also}: {counted(way.steps, 'step')}{barkers}"


def _lure(state: Cairo, player: Player, site: int) -> str:
    for trade, start in enumerate(state.customers):
        if start != d.NO_SITE:
            for way in ways_of_one(state, player.seat, trade, start):
                if way.stand.entry == site:
                    return way_text(way)
    return f"lure a customer to {d.SITE_WORDS[site]}"


def _draw(state: Cairo, player: Player, source: int) -> str:
    if source == a.FROM_PILE:
        return f"the top card of the pile ({counted(state.cards.size, 'card')}), unseen by others"
    if source == a.A_BARKER:
        return f"a barker ({state.barkers} left)"
    card = state.display[source]
    return f"{card_named(d.CARD_WORDS[card])} of the display" if card != d.NO_CARD else "an empty slot"


def _expand(state: Cairo, player: Player, trade: int) -> str:
    stand = state.ground.stand(player.seat, trade)
    if stand is None:
        return f"expand your {TRADES[trade]} stand"
    size, points = stand.size + 1, counted(points_for(state, stand), "point")
    return f"{TRADES[trade]} to size {size} for {coins(cost_of(stand), trade)}: {points}{_medals(state, stand)}"


def _medals(state: Cairo, stand: Stand) -> str:
    """Return which medals an expansion takes, and from whom."""
    taken = medals_for(state, stand)
    losers = {loser for _, loser in taken}
    if len(taken) == len(d.METAL_WORDS) and len(losers) == 1:
        (loser,) = losers
        return f", both medals{_from(loser)}"
    return "".join(f", {d.METAL_WORDS[metal]}{_from(loser)}" for metal, loser in taken)


def _from(loser: int) -> str:
    return "" if loser == NOBODY else f" from {owner_of(loser)}"


def _site(state: Cairo, player: Player, site: int) -> str:
    step = state.agenda
    trade = f"{TRADES[step.trade]} " if isinstance(step, ChooseSite) else ""
    what = "expansion" if isinstance(step, ChooseSite) and step.kind == d.EXPANSION else "stall"
    return f"the {trade}{what} in {segment(d.SEGMENT_OF[site] + 1)}"


def _pay(state: Cairo, player: Player, trade: int) -> str:
    step = state.agenda
    if not isinstance(step, PayCoins):
        return f"a {TRADES[trade]} coin"
    due = "the last one due" if step.missing == 1 else f"{step.missing} are due"
    return f"a {TRADES[trade]} coin, of {player.money[trade] - coins_of(step.paid, trade)}; {due}"


SIDES = {-d.SIDE: "north", d.SIDE: "south", -1: "west", 1: "east"}
"""Where a neighbour lies, by the difference of the sites."""


def _entry(state: Cairo, player: Player, site: int) -> str:
    step = state.agenda
    side = SIDES.get(site - int(step.site)) if isinstance(step, ChooseEntry) else None
    return f"its entry {side} of it" if side else f"its entry on {d.SITE_WORDS[site]}"


DESCRIPTIONS: dict[str, Callable[[Cairo, Player, int], str]] = {
    "play": _play,
    "three": _three,
    "lure": _lure,
    "draw": _draw,
    "retire": lambda state, player, about: "leave the game for good, with all you have",
    "fee": lambda state, player, trade: f"a {TRADES[trade]} coin, of {player.money[trade]}",
    "build": lambda state, player, trade: f"put a new {TRADES[trade]} stall",
    "expand": _expand,
    "move": lambda state, player, trade: f"move your blocked {TRADES[trade]} stall",
    "segment": lambda state, player, about: f"put it in {segment(about + 1)}",
    "site": _site,
    "entry": _entry,
    "pay": _pay,
    "drop": lambda state, player, card: f"put {card_named(d.CARD_WORDS[card])} on the discards",
    "place": lambda state, player, trade: f"put your {TRADES[trade]} stall",
}
