"""Why an action is not possible now, as far as Letters & Seals has a say in it."""

from collections.abc import Callable

from bedesten.core.reasons import Reason
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.letters import data as p
from bedesten.games.istanbul.letters.auction import Bid
from bedesten.games.istanbul.letters.cards import GiveForLira, GoAnywhere, Join, WalkFamily, WalkFar
from bedesten.games.istanbul.letters.catacombs import ComeOut
from bedesten.games.istanbul.letters.companion import GatherAll
from bedesten.games.istanbul.letters.kiosk import ChooseKioskTile, TakeExchange, UseTile, is_for_lira_only
from bedesten.games.istanbul.letters.post import (
    ExtraTurn,
    GiveSeals,
    PayCourier,
    PayTurn,
    SocietyRuby,
    seals_of,
)
from bedesten.games.istanbul.letters.table import NO_LETTERS
from bedesten.games.istanbul.lexicon import good_letter
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import GENERAL_SUPPLY, Player
from bedesten.games.istanbul.turn import Move, TurnStart
from bedesten.games.istanbul.words import held
from bedesten.kit import bags
from bedesten.kit.deck import KIND

MOMENTS: dict[str, str] = {
    "place": "LET-COM-06",
    "fetch": "LET-COM-02",
    "pass": "LET-PLC-12",
    "join": "LET-BON-10",
    "companion": "LET-COM-08",
    "choose": "LET-PLC-03",
    "bid": "LET-PLC-11",
    "letter": "LET-LTR-11",
    "sealed": "LET-LTR-11",
}

BEGINS = {
    "fetch": (d.FOUNTAIN,),
    "choose": (d.KIOSK,),
    "bid": (d.AUCTION_HOUSE,),
    "letter": (d.SECRET_SOCIETY,),
    "sealed": (d.SECRET_SOCIETY,),
}

PLACE_VERBS = ("companion",)
FINALE_VERBS = ("give",)


def not_in_play(state: Istanbul, verb: str, about: int) -> Reason | None:
    """Return the rule that speaks of something which only this expansion has."""
    if state.letters is NO_LETTERS and verb in MOMENTS:
        return Reason(MOMENTS[verb], "letters-not-in-play")
    return None


# Places and cards.

UNUSABLE: dict[int, Callable[[Istanbul, Player], Reason]] = {
    d.SECRET_SOCIETY: lambda state, player: Reason(
        "LET-PLC-20", "society-price", {"price": p.SOCIETY_SEALS, "have": seals_of(player)}
    ),
}


def no_copy(state: Istanbul) -> Reason:
    """Return why a card that stands for another one cannot be played."""
    below = state.deck.discards
    while below is not None and below.kind == d.COPY:
        below = below.below
    if below is None:
        return Reason("LET-BON-06", "nothing-to-copy")
    return Reason("LET-BON-06", "copy-not-now", {"card": d.CARD_WORDS[below.kind]})


def _no_family_walk(state: Istanbul, player: Player) -> Reason:
    if player.family == d.POLICE_STATION:
        return Reason("LET-BON-08", "family-at-police")
    return Reason("LET-BON-08", "family-nowhere")


def _no_good_to_sell(state: Istanbul, player: Player) -> Reason:
    if player.total_goods() or player.coffee:
        return Reason("IST-BON-28", "due-without-that")
    return Reason("LET-BON-03", "nothing-for-lira")


WITHOUT_EFFECT: dict[int, Callable[[Istanbul, Player], Reason]] = {
    d.A_LETTER: lambda state, player: Reason("LET-LTR-10", "no-letter"),
    d.GOOD_FOR_LIRA: _no_good_to_sell,
    d.FAMILY_WALK: _no_family_walk,
    d.JOIN_MERCHANT: lambda state, player: Reason("LET-BON-11", "all-merchants-here"),
    d.COMPANION_FAR: lambda state, player: Reason("LET-BON-12", "companion-off-board"),
    d.FROM_AFAR: lambda state, player: Reason("LET-BON-14", "nothing-from-afar"),
    d.ANYWHERE: lambda state, player: Reason(
        "LET-BON-17", "jump-price", {"price": p.ANYWHERE_PRICE, "have": player.lira}
    ),
}

CARD_TIMES = (
    ("played-between", 0),
    ("played-between", 0),
    ("played-between-or-paying", 0),
    ("played-between", 0),
    ("played-between", 0),
    ("played-between", 0),
    ("played-between", 0),
    ("played-when-copied", 0),
    ("played-instead", 0),
    ("played-instead", 0),
    ("played-instead", 0),
    ("played-between", 0),
    ("played-after-mosque", 0),
    ("played-after", d.SECRET_SOCIETY),
    ("played-instead", 0),
)
"""For each kind of card the key that says when it is played (DAT-15), and the place that it names."""


# Verbs.


def why_place(state: Istanbul, player: Player, _: int) -> Reason | None:
    match state.agenda:
        case TurnStart() if player.companion == GENERAL_SUPPLY:
            return Reason("LET-COM-02", "companion-not-fetched")
        case TurnStart():
            return Reason("LET-COM-06", "companion-placed", {"place": player.companion})
        case Move():
            return Reason("LET-COM-06", "companion-too-late")
    return None


def why_fetch(state: Istanbul, player: Player, _: int) -> Reason | None:
    if isinstance(state.agenda, GatherAll):
        return Reason("LET-COM-04", "companion-in-supply")
    return None


def why_pass(state: Istanbul, player: Player, _: int) -> Reason | None:
    return Reason("LET-PLC-18", "must-bid") if isinstance(state.agenda, Bid) else None


def why_join(state: Istanbul, player: Player, colour: int) -> Reason | None:
    if not isinstance(state.agenda, Join):
        return None
    if colour == player.colour:
        return Reason("LET-BON-11", "join-others")
    if not any(other.colour == colour for other in state.players):
        return Reason("LET-BON-11", "nobody-plays")
    return Reason("LET-BON-11", "merchant-with-yours")


def why_companion(state: Istanbul, player: Player, place: int) -> Reason | None:
    match state.agenda:
        case TurnStart() | Move() | WalkFar() if player.companion <= 0:
            return Reason("LET-COM-08", "companion-off-board")
        case TurnStart() | Move():
            return Reason("LET-COM-09", "not-neighbour", {"place": place, "other": player.companion})
        case WalkFar():
            return Reason("LET-BON-12", "not-two-steps", {"place": place, "other": player.companion})
    return None


def why_choose(state: Istanbul, player: Player, tile: int) -> Reason | None:
    if isinstance(state.agenda, ChooseKioskTile):
        if is_for_lira_only(state, tile):
            return Reason("LET-PLC-03", "kiosk-lira-gone", {"lira": p.KIOSK_LIRA[tile]})
        return Reason("LET-PLC-03", "kiosk-gone", {"kiosk": p.KIOSK_WORDS[tile]})
    return None


def why_bid(state: Istanbul, player: Player, bid: int) -> Reason | None:
    match state.agenda:
        case Bid(highest=highest) if bid <= highest:
            return Reason("LET-PLC-12", "bid-higher", {"lira": highest})
        case Bid():
            return Reason("LET-PLC-14", "lira-held", {"lira": player.lira})
    return None


def _why_letter(state: Istanbul, player: Player, bag: int, place: int, sealed: bool) -> Reason | None:
    step = state.agenda
    if not isinstance(step, PayCourier | ExtraTurn | PayTurn | GiveSeals | UseTile):
        return None
    if isinstance(step, UseTile) and step.tile not in (p.GOODS_LETTERS, p.CARDS_LETTERS, p.LIRA_LETTERS):
        return None
    if not bags.count(bag, place):
        return Reason("LET-LTR-11", "no-delivered-letter-for" if sealed else "no-letter-for", {"place": place})
    match step:
        case PayTurn():
            return Reason("LET-DBL-02", "too-many-seals", {"most": p.EXTRA_TURN_MOST})
        case GiveSeals(left=left):
            return Reason("LET-PLC-21", "seals-not-exact", {"price": p.SOCIETY_SEALS, "left": left})
        case UseTile(tile=p.GOODS_LETTERS):
            return Reason("LET-PLC-08", "no-room-for-good")
    return Reason("LET-PLC-08", "no-bonus-card")


def why_letter(state: Istanbul, player: Player, place: int) -> Reason | None:
    return _why_letter(state, player, player.letters, place, False)


def why_sealed(state: Istanbul, player: Player, place: int) -> Reason | None:
    return _why_letter(state, player, player.delivered, place, True)


REASONS: dict[str, Callable[[Istanbul, Player, int], Reason | None]] = {
    "place": why_place,
    "fetch": why_fetch,
    "pass": why_pass,
    "join": why_join,
    "companion": why_companion,
    "choose": why_choose,
    "bid": why_bid,
    "letter": why_letter,
    "sealed": why_sealed,
}


# Verbs of other boxes at questions of this expansion.


def why_pay_courier(state: Istanbul, player: Player, step: PayCourier, verb: str, about: int) -> Reason | None:
    match verb:
        case "pay":
            return Reason("IST-RES-04", "lira-due", {"price": d.TOKEN_FEE, "have": player.lira})
        case "done":
            return Reason("LET-COU-01", "pay-token", {"token": "courier"})
    return None


def why_extra_turn(state: Istanbul, player: Player, step: ExtraTurn | PayTurn, verb: str, about: int) -> Reason | None:
    if verb == "done":
        return Reason("LET-DBL-02", "extra-turn-price", {"price": p.EXTRA_TURN_SEALS})
    return Reason("LET-DBL-01", "no-extra-turn") if verb == "end" else None


def why_gather(state: Istanbul, player: Player, step: GatherAll, verb: str, about: int) -> Reason | None:
    if verb != "return":
        return None
    if about in state.neutral_lying:
        return Reason("IST-NEU-08", "only-neutral-waits", {"place": about})
    return Reason("IST-PLC-16", "none-waits", {"place": about})


def why_ruby(state: Istanbul, player: Player, step: SocietyRuby, verb: str, about: int) -> Reason | None:
    return Reason("LET-PLC-20", "no-ruby-to-take", {"place": about}) if verb == "ruby" else None


def why_use_tile(state: Istanbul, player: Player, step: UseTile, verb: str, about: int) -> Reason | None:
    tile = step.tile
    short = Reason("LET-PLC-08", "lira-due", {"price": p.KIOSK_PRICE, "have": player.lira})
    match verb:
        case "act" if tile in (p.EXTENSION_FOR_LIRA, p.EXTENSION_FOR_GOODS):
            if player.extensions == d.EXTENSIONS_EACH:
                return Reason("IST-PLC-02", "all-extensions", {"most": d.EXTENSIONS_EACH})
            return Reason("LET-PLC-08", "kiosk-no-extension")
        case "pay" if tile in (p.LIRA_LETTERS, p.LIRA_CARDS):
            if player.lira < p.KIOSK_PRICE:
                return short
            return Reason("LET-PLC-08", "kiosk-no-letter" if tile == p.LIRA_LETTERS else "kiosk-no-card")
        case "take" if tile == p.LIRA_GOODS:
            if player.lira < p.KIOSK_PRICE:
                return short
            return Reason("LET-PLC-08", "kiosk-no-room", {"good": good_letter(about)})
        case "give" if tile in (p.GOODS_LETTERS, p.LIRA_GOODS):
            if not held(player, about):
                return Reason("IST-RES-01", "have-none", {"good": good_letter(about)})
            return Reason("LET-LTR-10", "no-letter")
        case "discard" if tile in (p.CARDS_LETTERS, p.LIRA_CARDS):
            if all(card & KIND != about for card in player.hand):
                return Reason("LET-KIO-24", "not-in-hand", {"card": d.CARD_WORDS[about]})
            return Reason("LET-LTR-10", "no-letter")
        case "act" | "pay" | "take" | "give" | "discard":
            if is_for_lira_only(state, tile):
                return Reason("LET-PLC-04", "kiosk-lira-says", {"lira": p.KIOSK_LIRA[tile]})
            return Reason("LET-PLC-04", "kiosk-says", {"kiosk": p.KIOSK_WORDS[tile]})
    return None


def why_take_exchange(state: Istanbul, player: Player, step: TakeExchange, verb: str, about: int) -> Reason | None:
    return Reason("IST-RES-03", "no-room", {"good": good_letter(about)}) if verb == "take" else None


def why_give_for_lira(state: Istanbul, player: Player, step: GiveForLira, verb: str, about: int) -> Reason | None:
    if verb != "give":
        return None
    if not held(player, about):
        return Reason("IST-RES-01", "have-none", {"good": good_letter(about)})
    return Reason("IST-BON-28", "good-due", {"good": good_letter(about)})


def why_walk_family(state: Istanbul, player: Player, step: WalkFamily, verb: str, about: int) -> Reason | None:
    if verb != "send":
        return None
    if about == d.POLICE_STATION:
        return Reason("LET-BON-08", "family-not-to-police")
    return Reason("LET-BON-07", "not-neighbour", {"place": about, "other": player.family})


def why_jump(state: Istanbul, player: Player, step: GoAnywhere | ComeOut, verb: str, about: int) -> Reason | None:
    rule = "LET-BON-17" if isinstance(step, GoAnywhere) else "GRB-PLC-03"
    return Reason(rule, "merchant-here", {"place": about}) if verb == "move" else None
