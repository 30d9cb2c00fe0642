"""Why an action is not possible now: the rule that forbids it, and the reason. Its English is `words/reasons.py`.

A reason speaks to the player who must decide. It may name that player's own cards and money, never those of another.
"""

from collections import Counter

from bedesten.core.events import NOBODY
from bedesten.core.reasons import Reason
from bedesten.games.cairo import actions as a
from bedesten.games.cairo import data as d
from bedesten.games.cairo.build import (
    ChooseEntry,
    ChooseKind,
    ChooseSegment,
    ChooseSite,
    PayCoins,
    PayFee,
    are_many,
    sites_for,
)
from bedesten.games.cairo.draw import DrawSecond, DropCard
from bedesten.games.cairo.ground import Stand
from bedesten.games.cairo.player import Player
from bedesten.games.cairo.room import Room
from bedesten.games.cairo.setup import PlaceStall, open_segments
from bedesten.games.cairo.sites import NEIGHBOURS, beside, both, has, is_empty, listed, meet, one_site, sites_in
from bedesten.games.cairo.state import FINAL, Cairo
from bedesten.games.cairo.turn import TakeTurn
from bedesten.games.cairo.ways import Way, ways_of_one
from bedesten.kit import bags
from bedesten.kit.deck import KIND

SETTING_UP = (d.PLACEMENT, d.NEUTRAL_STALL)
"""Stalls that are put in the set-up, without cards."""


def _trade(trade: int) -> dict[str, str]:
    return {"trade": d.TRADE_WORDS[trade]}


def _stand(stand: Stand) -> dict[str, str]:
    return {"trade": d.TRADE_WORDS[stand.trade], "owner": d.OWNER_WORDS[stand.owner]}


def segment_words(segments: int) -> list[str]:
    """Return the segments of a mask by their numbers."""
    return [word for segment, word in enumerate(d.SEGMENT_WORDS) if segments >> segment & 1]


# Sites.


def taken(room: Room, state: Cairo, site: int, free: str, entry: str) -> Reason | None:
    """Return what lies or stands on a site; `free` and `entry` are the rules against it and against an entry there."""
    for stand in room.ground.stands:
        if stand is not None and has(stand.tiles, site):
            return Reason(free, "taken-tile", _stand(stand))
        if stand is not None and stand.entry == site:
            return Reason(entry, "taken-entry", _stand(stand))
    for trade, place in enumerate(state.customers):
        if place == site:
            return Reason(free, "taken-customer", _trade(trade))
    return None


def wrong_ground(room: Room, trade: int, site: int, rule: str) -> Reason | None:
    """Return that a tile does not belong on the terrace, or only there."""
    is_terrace = has(room.ground.terms.restaurant, site)
    if is_terrace == (trade == d.PURPLE):
        return None
    return Reason(rule, "terrace" if is_terrace else "not-terrace")


def shut_in(room: Room, state: Cairo, site: int, rule: str) -> Reason | None:
    """Return who could not be reached any more if there were a tile on a site: the fewer of those whom it parts."""
    parted = room.ground.parted(site)
    if not meet(parted, room.needed):
        return None
    customers = [trade for trade, place in enumerate(state.customers) if place != d.NO_SITE]
    stands = [stand for stand in room.ground.stands if stand is not None]
    sides = [
        (
            [trade for trade in customers if has(parted, state.customers[trade]) == is_away],
            [stand for stand in stands if has(parted, stand.entry) == is_away],
        )
        for is_away in (True, False)
    ]
    trades, entries = min(sides, key=lambda side: len(side[0]) + len(side[1]))
    if trades:
        return Reason(rule, "shuts-in-customer", _trade(trades[0]))
    return Reason(rule, "shuts-in-entry", _stand(entries[0]))


def closed_segment(segments: int, site: int, rule: str) -> Reason | None:
    segment = d.SEGMENT_OF[site]
    return None if segments >> segment & 1 else Reason(rule, "segment-closed", {"segment": segment + 1})


def no_stall_site(room: Room, state: Cairo, trade: int, site: int) -> Reason:
    """Return why a stall cannot be put on a site of an allowed segment; a stall that moves is lifted in this room."""
    ground = room.ground
    if reason := wrong_ground(room, trade, site, "CAI-BLD-04") or taken(room, state, site, "CAI-BLD-12", "CAI-BLD-12"):
        return reason
    stands = [stand for stand in ground.stands if stand is not None]
    for stand in stands:
        if stand.trade == trade and d.SEGMENT_OF[stand.stall] == d.SEGMENT_OF[site]:
            return Reason("CAI-BLD-07", "trade-in-segment", _stand(stand))
    for stand in stands:
        if has(beside(stand.tiles), site):
            return Reason("CAI-BLD-09", "touches", _stand(stand))
    around = both(beside(one_site(site)), ground.terms.market)
    if is_empty(around):
        return Reason("CAI-BLD-05", "no-free-entry")
    if is_empty(both(around, room.free)):
        return Reason("CAI-BLD-02", "no-free-entry")
    return shut_in(room, state, site, "CAI-ACC-04") or Reason("CAI-ACC-04", "shuts-in-itself")


def no_entry_site(room: Room, state: Cairo, stall: int, site: int) -> Reason:
    """Return why a stall cannot have its entry on a site."""
    if site not in NEIGHBOURS[stall]:
        return Reason("CAI-BLD-02", "not-beside-stall", {"site": d.SITE_WORDS[site]})
    if has(room.ground.terms.restaurant, site):
        return Reason("CAI-BLD-05", "entry-terrace")
    return taken(room, state, site, "CAI-BLD-12", "CAI-BLD-11") or Reason("CAI-ACC-04", "shuts-in-itself")


def no_expansion_site(room: Room, state: Cairo, stand: Stand, site: int) -> Reason:
    """Return why a stand cannot be expanded on a site of an allowed segment."""
    reason = wrong_ground(room, stand.trade, site, "CAI-EXP-05") or taken(room, state, site, "CAI-EXP-03", "CAI-EXP-03")
    if reason:
        return reason
    if not has(beside(stand.tiles), site):
        return Reason("CAI-EXP-06", "not-beside-stand", _trade(stand.trade))
    for other in room.ground.stands:
        if other is not None and other.trade == stand.trade and other is not stand and has(beside(other.tiles), site):
            return Reason("CAI-EXP-07", "touches-same", _stand(other))
    reason = shut_in(room, state, site, "CAI-ACC-03")
    assert reason is not None
    return reason


def room_for(state: Cairo, player: Player, kind: int, trade: int) -> Room:
    """Return the room in which a tile is put: a stall that moves is lifted first (CAI-MOV-09)."""
    stand = state.ground.stand(player.seat, trade)
    return state.see_room().lifted(stand) if kind == d.MOVED_STALL and stand is not None else state.see_room()


def why_not_segment(state: Cairo, player: Player, step: ChooseSegment, verb: str, about: int) -> Reason | None:
    if verb == "site":
        sites = sites_for(state, player, step.kind, step.trade, step.segments)
        return None if has(sites, about) else why_not_site(state, player, step, verb, about)
    if verb != "segment":
        return None
    if is_setup(step) and not step.segments >> about & 1:
        most = int(state.terms.setup_limit)
        return Reason("CAI-SET-16", "segment-full", {"segment": about + 1, "most": most})
    return no_place(state, player, int(step.kind), int(step.trade), 1 << about)


def is_setup(step: ChooseSegment | ChooseSite) -> bool:
    """Tell whether a stall of the set-up is put."""
    return step.kind in SETTING_UP


def is_segment_chosen(state: Cairo, step: ChooseSegment | ChooseSite) -> bool:
    """Tell whether the segment of a stall was asked for before its site."""
    if isinstance(step, ChooseSegment) or step.kind == d.EXPANSION:
        return False
    return are_many(open_segments(state)) if is_setup(step) else len(bags.kinds(step.cards)) > 1


def why_not_site(
    state: Cairo, player: Player, step: ChooseSegment | ChooseSite, verb: str, about: int
) -> Reason | None:  # fmt: skip
    if verb != "site":
        return None
    segment = d.SEGMENT_OF[about]
    if is_setup(step) and not open_segments(state) >> segment & 1:
        most = int(state.terms.setup_limit)
        return Reason("CAI-SET-16", "segment-full", {"segment": segment + 1, "most": most})
    if is_segment_chosen(state, step) and not step.segments >> segment & 1:
        rule = "CAI-SET-18" if is_setup(step) else "CAI-BLD-03"
        return Reason(rule, "segment-chosen", {"segment": int(step.segments).bit_length()})
    stand = state.ground.stand(player.seat, step.trade)
    if step.kind == d.EXPANSION:
        assert stand is not None
        return closed_segment(step.segments, about, "CAI-EXP-04") or no_expansion_site(
            state.see_room(), state, stand, about
        )
    if reason := closed_segment(step.segments, about, "CAI-BLD-03"):
        return reason
    if step.kind == d.MOVED_STALL and stand is not None and stand.stall == about:
        return Reason("CAI-MOV-06", "same-site")
    return no_stall_site(room_for(state, player, int(step.kind), int(step.trade)), state, int(step.trade), about)


def why_not_entry(state: Cairo, player: Player, step: ChooseEntry, verb: str, about: int) -> Reason | None:
    if verb != "entry":
        return None
    return no_entry_site(room_for(state, player, int(step.kind), int(step.trade)), state, int(step.site), about)


# What is built.


def no_place(state: Cairo, player: Player, kind: int, trade: int, segments: int) -> Reason:
    """Return why a stall has no place in some segments."""
    by_card = kind not in SETTING_UP
    if reason := no_terrace(state, trade, segments, "CAI-CRD-08" if by_card else "CAI-BLD-04"):
        return reason
    for stand in room_for(state, player, kind, trade).ground.stands:
        if stand is not None and stand.trade == trade and segments == 1 << d.SEGMENT_OF[stand.stall]:
            return Reason("CAI-BLD-07", "trade-in-segment", _stand(stand))
    rule = "CAI-MOV-07" if kind == d.MOVED_STALL else "CAI-BLD-03" if by_card else "CAI-SET-18"
    return Reason(rule, "no-place", {**_trade(trade), "segments": segment_words(segments)})


def no_terrace(state: Cairo, trade: int, segments: int, rule: str) -> Reason | None:
    """Return that these segments have no terrace for coffee."""
    if trade != d.PURPLE or meet(state.terms.restaurant, sites_in(segments)):
        return None
    return Reason(rule, "not-terrace")


def why_not_kind(state: Cairo, player: Player, step: ChooseKind, verb: str, about: int) -> Reason | None:
    if verb not in ("build", "expand", "move"):
        return None
    trade = _trade(about)
    if verb == "build":
        if not player.has_stall(about):
            return Reason("CAI-BLD-01", "stall-placed", trade)
        return no_place(state, player, d.NEW_STALL, about, int(step.segments))
    stand = state.ground.stand(player.seat, about)
    if stand is None:
        return Reason("CAI-EXP-01" if verb == "expand" else "CAI-MOV-01", "no-stall", trade)
    if verb == "expand":
        return why_not_expand(state, player, stand, int(step.segments))
    if stand.size > 1:
        return Reason("CAI-MOV-08", "stall-expanded", trade)
    if not state.see_room().is_blocked(stand):
        return Reason("CAI-MOV-01", "stall-not-blocked", trade)
    return no_place(state, player, d.MOVED_STALL, about, int(step.segments))


def why_not_expand(state: Cairo, player: Player, stand: Stand, segments: int) -> Reason:
    """Return why a stand cannot be expanded in some segments."""
    trade = _trade(stand.trade)
    if not state.supply[stand.trade]:
        return Reason("CAI-EXP-01", "supply-empty", trade)
    if reason := no_terrace(state, int(stand.trade), segments, "CAI-CRD-08"):
        return reason
    room, opened = state.see_room(), sites_in(segments)
    if not meet(room.growth(stand), opened):
        # Where a card opens sites beside the stand, what is wrong with the first of them says more than the card.
        beside_it = listed(both(beside(stand.tiles), opened))
        tiles = [site for site in beside_it if not has(room.ground.tiles, site)] or beside_it
        if tiles:
            return no_expansion_site(room, state, stand, tiles[0])
        return Reason("CAI-EXP-04", "no-room", {**trade, "segments": segment_words(segments)})
    price, have = d.COST[stand.size + 1], int(player.money[stand.trade])
    if not have:
        return Reason("CAI-EXP-13", "own-coin-due", {**trade, "price": price})
    others = d.REPLACEMENT * (price - have)
    return Reason("CAI-EXP-13", "coins-due", {**trade, "price": price, "have": have, "others": others})


def why_not_fee(state: Cairo, player: Player, step: PayFee, verb: str, about: int) -> Reason | None:
    if verb != "fee":
        return None
    if not player.money[about]:
        return Reason("CAI-CRD-02", "fee-missing", _trade(about))
    return Reason("CAI-CRD-03", "fee-needed", _trade(about))


def why_not_pay(state: Cairo, player: Player, step: PayCoins, verb: str, about: int) -> Reason | None:
    if verb != "pay":
        return None
    if about == step.trade:
        return Reason("CAI-EXP-12", "own-coins-paid", _trade(about))
    return Reason("CAI-EXP-12", "coin-missing", _trade(about))


# The turn.


def held(player: Player) -> list[int]:
    return sorted(card & KIND for card in player.hand)


def not_held(player: Player, card: int) -> Reason | None:
    return None if card in held(player) else Reason("CAI-CRD-23", "card-not-held", {"card": d.CARD_WORDS[card]})


def why_not_card(state: Cairo, player: Player, card: int) -> Reason:
    """Return why nothing can be built with one card in hand."""
    if card >= d.JOKER and not player.all_money():
        return Reason("CAI-CRD-02", "joker-fee")
    segments = segment_words(int(state.terms.card_segments[card]))
    return Reason("CAI-TRN-05", "nothing-to-build", {"segments": segments})


def why_not_three(player: Player) -> Reason:
    """Return why three cards cannot be played, whichever they are."""
    if len(player.hand) < d.CARDS_FOR_ALL:
        return Reason("CAI-CRD-04", "three-cards", {"have": len(player.hand)})
    return Reason("CAI-TRN-05", "nothing-to-build", {"segments": segment_words(d.ALL_SEGMENTS)})


def why_not_way(player: Player, way: Way) -> Reason | None:
    """Return why a customer cannot be lured on a way; nothing if it can."""
    entry = {"site": d.SITE_WORDS[way.stand.entry]}
    if way.on_it != NOBODY:
        return Reason("CAI-LUR-03", "entry-occupied", {**entry, **_trade(way.on_it)})
    if not way.is_reached:
        return Reason("CAI-LUR-21", "entry-unreachable", {**entry, **_trade(way.customer)})
    if way.barkers > player.barkers:
        return Reason("CAI-LUR-09", "barkers-due", {"barkers": way.barkers, "have": int(player.barkers)})
    return None


def why_not_lure(state: Cairo, player: Player, site: int) -> Reason:
    stand = next((stand for stand in state.ground.stands if stand is not None and stand.entry == site), None)
    if stand is None:
        return Reason("CAI-LUR-02", "no-entry-there", {"site": d.SITE_WORDS[site]})
    if stand.trade == state.outside:
        return Reason("CAI-LUR-01", "customer-outside", _trade(stand.trade))
    start = state.customers[stand.trade]
    (way,) = [way for way in ways_of_one(state, player.seat, int(stand.trade), start) if way.stand is stand]
    reason = why_not_way(player, way)
    assert reason is not None
    return reason


def why_not_draw(state: Cairo, source: int) -> Reason:
    if source == a.A_BARKER:
        return Reason("CAI-CRD-13", "no-barkers")
    if source == a.FROM_PILE:
        return Reason("CAI-CRD-20", "empty-pile")
    return Reason("CAI-CRD-11", "empty-slot", {"slot": source + 1})


def why_not_turn(state: Cairo, player: Player, step: TakeTurn, verb: str, about: int) -> Reason | None:
    if verb == "play":
        return not_held(player, about) or why_not_card(state, player, about)
    if verb == "three":
        triple = a.TRIPLES[about]
        if Counter(triple) - Counter(held(player)):
            return Reason("CAI-CRD-23", "cards-not-held", {"cards": [d.CARD_WORDS[card] for card in triple]})
        return why_not_three(player)
    if verb == "retire":
        return Reason("CAI-TRN-03", "not-final")
    if verb in ("lure", "draw") and state.phase == FINAL:
        return Reason("CAI-FIN-04", "final-phase")
    if verb == "lure":
        return why_not_lure(state, player, about)
    return why_not_draw(state, about) if verb == "draw" else None


def why_not_second(state: Cairo, player: Player, step: DrawSecond, verb: str, about: int) -> Reason | None:
    return why_not_draw(state, about) if verb == "draw" else Reason("CAI-CRD-10", "two-cards")


def why_not_drop(state: Cairo, player: Player, step: DropCard, verb: str, about: int) -> Reason | None:
    return not_held(player, about) if verb == "drop" else None


def why_not_place(state: Cairo, player: Player, step: PlaceStall, verb: str, about: int) -> Reason | None:
    if verb != "place":
        return None
    if not player.has_stall(about):
        return Reason("CAI-BLD-01", "stall-placed", _trade(about))
    return no_place(state, player, d.PLACEMENT, about, open_segments(state))
