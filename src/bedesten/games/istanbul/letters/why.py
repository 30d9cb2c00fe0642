"""Why an action is not possible now, as far as Letters & Seals has a say in it."""

from collections.abc import Callable

from bedesten.games.istanbul import bags
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.deck import KIND
from bedesten.games.istanbul.letters import data as p
from bedesten.games.istanbul.letters.auction import Bid
from bedesten.games.istanbul.letters.cards import GiveForLira, GoAnywhere, Join, WalkFamily, WalkFar
from bedesten.games.istanbul.letters.catacombs import ComeOut
from bedesten.games.istanbul.letters.companion import GatherAll
from bedesten.games.istanbul.letters.kiosk import ChooseTile, TakeExchange, UseTile
from bedesten.games.istanbul.letters.post import (
    ExtraTurn,
    GiveSeals,
    PayCourier,
    PayTurn,
    SocietyRuby,
    seals_of,
)
from bedesten.games.istanbul.letters.table import NO_LETTERS
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import GENERAL_SUPPLY, Player
from bedesten.games.istanbul.turn import Move, Start
from bedesten.games.istanbul.words import CARDS, held, place_of, thing
from bedesten.games.istanbul.words.letters import tile_of

Reason = tuple[str, str]

QUESTIONS = {
    "gather-all": "who comes back",
    "pay-courier": "how you pay the courier",
    "extra-turn": "whether you buy an extra turn",
    "pay-turn": "which letters pay for the extra turn",
    "give-seals": "which letters you give up at the Secret Society",
    "society-ruby": "from which place you take the ruby",
    "choose-tile": "which tile of the Kiosk you choose",
    "use-tile": "how you use your tile of the Kiosk",
    "take-exchange": "which good you take for the letter",
    "bid": "how much you bid",
    "give-for-lira": "what you give for Lira",
    "walk-family": "where your family member walks",
    "join": "whose merchant you join",
    "walk-far": "where your companion goes with the card Companion far",
    "go-anywhere": "to which place your merchant jumps",
    "use-from-afar": "whose services you want from afar",
    "come-out": "where your merchant comes out of the Catacombs",
}

MOMENTS: dict[str, Reason] = {
    "place": ("LET-COM-06", "the companion is placed at the start of a turn"),
    "fetch": ("LET-COM-02", "the companion is fetched with the action of the Fountain"),
    "pass": ("LET-PLC-12", "'pass' is said in an auction"),
    "join": ("LET-BON-10", "a merchant is joined with the card Join a merchant"),
    "companion": ("LET-COM-08", "the companion moves instead of the merchant"),
    "choose": ("LET-PLC-03", "a tile is chosen at the Kiosk"),
    "bid": ("LET-PLC-11", "bids are made at the Auction House"),
    "letter": ("LET-LTR-11", "nobody asks for a letter now"),
    "sealed": ("LET-LTR-11", "nobody asks for a letter now"),
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
        return MOMENTS[verb][0], "that belongs to Letters & Seals, which is not in play"
    return None


# Places and cards.

UNUSABLE: dict[int, Callable[[Istanbul, Player], Reason]] = {
    d.SECRET_SOCIETY: lambda state, player: (
        "LET-PLC-20",
        f"the ruby costs {p.SOCIETY_SEALS} seals, your letters show {seals_of(player)}",
    ),
}


def no_copy(state: Istanbul) -> Reason:
    """Return why a card that stands for another one cannot be played."""
    below = state.deck.discards
    while below is not None and below.kind == d.COPY:
        below = below.below
    if below is None:
        return "LET-BON-06", "there is no card to copy in the discard pile"
    return "LET-BON-06", f"the card to copy is {CARDS[below.kind].title}, which could not be played now"


def _no_family_walk(state: Istanbul, player: Player) -> Reason:
    if player.family == d.POLICE_STATION:
        return "LET-BON-08", "your family member is at the Police Station"
    return "LET-BON-08", "your family member has nowhere to walk"


def _no_good_to_sell(state: Istanbul, player: Player) -> Reason:
    if player.total_goods() or player.coffee:
        return "IST-BON-28", "you could not pay what is due without what you have"
    return "LET-BON-03", "you have nothing to give for Lira"


WITHOUT_EFFECT: dict[int, Callable[[Istanbul, Player], Reason]] = {
    d.A_LETTER: lambda state, player: ("LET-LTR-10", "there is no letter to receive"),
    d.GOOD_FOR_LIRA: _no_good_to_sell,
    d.FAMILY_WALK: _no_family_walk,
    d.JOIN_MERCHANT: lambda state, player: ("LET-BON-11", "all other merchants are where yours is"),
    d.COMPANION_FAR: lambda state, player: ("LET-BON-12", "your companion is not on the board"),
    d.FROM_AFAR: lambda state, player: ("LET-BON-14", "none of them has anything to give you"),
    d.ANYWHERE: lambda state, player: (
        "LET-BON-17",
        f"the jump costs {p.ANYWHERE_PRICE} Lira, you have {player.lira}",
    ),
}


# Verbs.


def why_place(state: Istanbul, player: Player, _: int) -> Reason | None:
    match state.agenda:
        case Start() if player.companion == GENERAL_SUPPLY:
            return "LET-COM-02", "you have not fetched your companion at the Fountain yet"
        case Start():
            return "LET-COM-06", f"your companion is already on {place_of(player.companion)}"
        case Move():
            return "LET-COM-06", "after a card of phase 1 it is too late to place your companion"
    return None


def why_fetch(state: Istanbul, player: Player, _: int) -> Reason | None:
    if isinstance(state.agenda, GatherAll):
        return "LET-COM-04", "your companion is already in your supply"
    return None


def why_pass(state: Istanbul, player: Player, _: int) -> Reason | None:
    return ("LET-PLC-18", "you open the auction and must bid") if isinstance(state.agenda, Bid) else None


def why_join(state: Istanbul, player: Player, colour: int) -> Reason | None:
    if not isinstance(state.agenda, Join):
        return None
    if colour == player.colour:
        return "LET-BON-11", "you join the merchant of somebody else"
    if not any(other.colour == colour for other in state.players):
        return "LET-BON-11", "nobody plays this colour"
    return "LET-BON-11", "this merchant is where yours is"


def why_companion(state: Istanbul, player: Player, place: int) -> Reason | None:
    match state.agenda:
        case Start() | Move() | WalkFar() if player.companion <= 0:
            return "LET-COM-08", "your companion is not on the board"
        case Start() | Move():
            return "LET-COM-09", f"{place_of(place)} is not a neighbour of {place_of(player.companion)}"
        case WalkFar():
            return "LET-BON-12", f"{place_of(place)} is not 2 steps away from {place_of(player.companion)}"
    return None


def why_choose(state: Istanbul, player: Player, tile: int) -> Reason | None:
    if isinstance(state.agenda, ChooseTile):
        return "LET-PLC-03", f"this tile is not there: {tile_of(state, tile)}"
    return None


def why_bid(state: Istanbul, player: Player, bid: int) -> Reason | None:
    match state.agenda:
        case Bid(highest=highest) if bid <= highest:
            return "LET-PLC-12", f"a bid must be higher than {highest} Lira"
        case Bid():
            return "LET-PLC-14", f"you have {player.lira} Lira"
    return None


def _why_letter(state: Istanbul, player: Player, bag: int, place: int, sealed: bool) -> Reason | None:
    step = state.agenda
    kind = "delivered letter" if sealed else "letter"
    if not isinstance(step, PayCourier | ExtraTurn | PayTurn | GiveSeals | UseTile):
        return None
    if isinstance(step, UseTile) and step.tile not in (p.GOODS_LETTERS, p.CARDS_LETTERS, p.LIRA_LETTERS):
        return None
    if not bags.count(bag, place):
        return "LET-LTR-11", f"you have no {kind} for {place_of(place)}"
    match step:
        case PayTurn():
            return "LET-DBL-02", "more than 4 seals are too many for an extra turn"
        case GiveSeals(left=left):
            return "LET-PLC-21", f"with it the seals would not come out at exactly {p.SOCIETY_SEALS} ({left} to pay)"
        case UseTile(tile=p.GOODS_LETTERS):
            return "LET-PLC-08", "your wheelbarrow has no room for a good"
    return "LET-PLC-08", "there is no bonus card to draw"


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


def _why_pay_courier(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    match verb:
        case "pay":
            return "IST-RES-04", f"{d.TOKEN_FEE} Lira are due, you have {player.lira}"
        case "done":
            return "LET-COU-01", "the courier must be paid"
    return None


def _why_extra_turn(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    if verb == "done":
        return "LET-DBL-02", f"an extra turn costs {p.EXTRA_TURN_SEALS} seals"
    return ("LET-DBL-01", "your turn is over; 'done' buys no extra turn") if verb == "end" else None


def _why_gather(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    if verb != "return":
        return None
    if about in state.neutral_lying:
        return "IST-NEU-08", f"only a neutral assistant is waiting on {place_of(about)}"
    return "IST-PLC-16", f"none of your assistants is waiting on {place_of(about)}"


def _why_ruby(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    return ("LET-PLC-20", f"{place_of(about)} has no ruby to take") if verb == "ruby" else None


def _why_use_tile(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    step = state.agenda
    assert isinstance(step, UseTile)
    tile = step.tile
    short = f"{p.KIOSK_PRICE} Lira are due, you have {player.lira}"
    match verb:
        case "act" if tile in (p.EXTENSION_FOR_LIRA, p.EXTENSION_FOR_GOODS):
            if player.extensions == d.EXTENSIONS_EACH:
                return "IST-PLC-02", f"you have all {d.EXTENSIONS_EACH} extensions"
            return "LET-PLC-08", "you cannot pay for the extension"
        case "pay" if tile in (p.LIRA_LETTERS, p.LIRA_CARDS):
            if player.lira < p.KIOSK_PRICE:
                return "LET-PLC-08", short
            return "LET-PLC-08", f"there is no {'letter' if tile == p.LIRA_LETTERS else 'card'} to be had"
        case "take" if tile == p.LIRA_GOODS:
            return "LET-PLC-08", short if player.lira < p.KIOSK_PRICE else f"there is no room for more {thing(about)}"
        case "give" if tile in (p.GOODS_LETTERS, p.LIRA_GOODS):
            if not held(player, about):
                return "IST-RES-01", f"you have no {thing(about)}"
            return "LET-LTR-10", "there is no letter to receive"
        case "discard" if tile in (p.CARDS_LETTERS, p.LIRA_CARDS):
            if all(card & KIND != about for card in player.hand):
                return "LET-KIO-24", f"the card {CARDS[about].title} is not in your hand"
            return "LET-LTR-10", "there is no letter to receive"
        case "act" | "pay" | "take" | "give" | "discard":
            return "LET-PLC-04", f"the tile says: {tile_of(state, tile)}"
    return None


def _why_take_exchange(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    return ("IST-RES-03", f"your wheelbarrow has no room for more {thing(about)}") if verb == "take" else None


def _why_give_for_lira(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    if verb != "give":
        return None
    if not held(player, about):
        return "IST-RES-01", f"you have no {thing(about)}"
    return "IST-BON-28", f"you need the {thing(about)} for what is due"


def _why_walk_family(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    if verb != "send":
        return None
    if about == d.POLICE_STATION:
        return "LET-BON-08", "your family member does not walk to the Police Station"
    return "LET-BON-07", f"{place_of(about)} is not a neighbour of {place_of(player.family)}"


def _why_jump(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    rule = "LET-BON-17" if isinstance(state.agenda, GoAnywhere) else "GRB-PLC-03"
    return (rule, f"your merchant is on {place_of(about)} and must go somewhere else") if verb == "move" else None


REASONS_AT: dict[object, Callable[[Istanbul, Player, str, int], Reason | None]] = {
    PayCourier: _why_pay_courier,
    ExtraTurn: _why_extra_turn,
    PayTurn: _why_extra_turn,
    GatherAll: _why_gather,
    SocietyRuby: _why_ruby,
    UseTile: _why_use_tile,
    TakeExchange: _why_take_exchange,
    GiveForLira: _why_give_for_lira,
    WalkFamily: _why_walk_family,
    GoAnywhere: _why_jump,
    ComeOut: _why_jump,
}
