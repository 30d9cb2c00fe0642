"""Why an action is not possible now, as far as Mocha & Baksheesh has a say in it."""

from collections.abc import Callable

from bedesten.games.istanbul import actions as a
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.deck import KIND
from bedesten.games.istanbul.lexicon import goods_text
from bedesten.games.istanbul.mocha import data as m
from bedesten.games.istanbul.mocha.cards import CornerMove, GiveUp, TakeOther, TurnDie, can_receive
from bedesten.games.istanbul.mocha.deeds import baksheesh_goods, coffee_price, has_tavern_tile, rubies_on, tile_price
from bedesten.games.istanbul.mocha.guild import GuildEnd, SendToAct, TakeCheapTile
from bedesten.games.istanbul.mocha.places import ROAST_CARD, ROAST_GOOD, ROAST_LIRA, DropOne, PayTrader, Roast
from bedesten.games.istanbul.mocha.table import NO_MOCHA
from bedesten.games.istanbul.mocha.tavern import (
    NONE_YET,
    Choose,
    ChooseTwo,
    PlaceBarrier,
    PlaceBeyond,
    TakeRuby,
    coffee_for,
    is_open,
    is_same,
)
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.turn import Start
from bedesten.games.istanbul.words import CARDS, held, place_of, thing
from bedesten.games.istanbul.words.mocha import guild_of

Reason = tuple[str, str]

QUESTIONS = {
    "pay-trader": "how you pay the coffee trader",
    "roast": "what you roast",
    "drop-one": "which guild card you discard",
    "tavern": "what you buy at the Tavern",
    "take-ruby": "from which place you take the ruby",
    "place-barrier": "beside which place the barrier goes",
    "place-beyond": "which neighbour is beyond the barrier",
    "barrier-act": "whether you use the place beside the barrier",
    "choose-two": "which two options of the Tavern you use",
    "guild-end": "whether you end the turn of your guild card",
    "send-to-act": "where your family member acts",
    "take-cheap-tile": "which tile you take",
    "turn-die": "which die you turn",
    "give-up": "what you give up",
    "take-other": "what you take for what you gave up",
    "corner-move": "to which corner your merchant goes",
}

MOMENTS: dict[str, Reason] = {
    "guild": ("MOC-GLD-09", "a guild card is played at the start of a turn, instead of it"),
    "drop": ("MOC-PLC-06", "guild cards are discarded at the Guild Hall and the Roasting Plant"),
    "tavern": ("MOC-TAV-01", "the options of the Tavern are chosen with its action"),
    "ruby": ("MOC-TAV-09", "a ruby is chosen with the baksheesh of the Tavern"),
    "barrier": ("MOC-BAR-01", "the barrier is placed with the action of the Tavern"),
    "beyond": ("MOC-BAR-01", "the barrier is placed with the action of the Tavern"),
}

BEGINS = {"tavern": (d.TAVERN,), "drop": (d.GUILD_HALL, d.ROASTING_PLANT), "barrier": (d.TAVERN,), "ruby": (d.TAVERN,)}

PLACE_VERBS = ("barrier", "beyond")
FINALE_VERBS = ("give",)


def not_in_play(state: Istanbul, verb: str, about: int) -> Reason | None:
    """Return the rule that speaks of something which only this expansion has."""
    if state.mocha is NO_MOCHA:
        if verb in MOMENTS:
            return MOMENTS[verb][0], "that belongs to Mocha & Baksheesh, which is not in play"
        if verb in ("take", "give") and about == d.COFFEE:
            return "MOC-COF-02", "there is no coffee in this game"
    return None


# Places and cards.


def _no_coffee_ruby(state: Istanbul, player: Player) -> Reason:
    if not state.mocha.rubies:
        return "MOC-PLC-09", "the Coffee House has no ruby left"
    return "MOC-PLC-08", f"the ruby costs {coffee_price(state)} coffee, you have {player.coffee}"


UNUSABLE: dict[int, Callable[[Istanbul, Player], Reason]] = {
    d.ROASTING_PLANT: lambda state, player: (
        "MOC-PLC-03",
        f"you have neither {m.ROAST_FEE} Lira nor a good nor a card",
    ),
    d.TAVERN: lambda state, player: ("MOC-TAV-01", f"you can pay for none of its options with {player.coffee} coffee"),
    d.COFFEE_HOUSE: _no_coffee_ruby,
}

WITHOUT_EFFECT: dict[int, Callable[[Istanbul, Player], Reason]] = {
    d.TWO_COFFEE: lambda state, player: ("IST-BON-28", "without this card you could not pay what is due"),
    d.BUY_GUILD: lambda state, player: (
        ("MOC-BON-02", f"a guild card costs {m.CARD_GUILD_PRICE} coffee, you have {player.coffee}")
        if state.mocha.guilds.can_draw()
        else ("MOC-BON-02", "there is no guild card to draw")
    ),
    d.COFFEE_SALE: lambda state, player: (
        ("IST-BON-28", "without this coffee you could not pay what is due")
        if player.coffee
        else ("MOC-BON-03", "you have no coffee")
    ),
    d.EXCHANGE: lambda state, player: ("MOC-BON-06", "you have nothing that you could exchange"),
    d.TURN_SIX: lambda state, player: ("MOC-BON-07", f"both dice show {m.SIX} already"),
}


# Verbs.


def why_guild(state: Istanbul, player: Player, number: int) -> Reason | None:
    if not any(card & KIND == number for card in player.guild):
        return "MOC-GLD-01", f"the {guild_of(number)} is not in your hand"
    if not isinstance(state.agenda, Start):
        return None
    match number:
        case d.WAINWRIGHT:
            if player.extensions == d.EXTENSIONS_EACH:
                return "IST-PLC-02", f"you have all {d.EXTENSIONS_EACH} extensions"
            price = NOW.guild_extension_price
            return "MOC-GC-01", f"the extension costs {price} Lira with this card, you have {player.lira}"
        case d.SMALL_MOSQUE | d.GREAT_MOSQUE:
            return "MOC-GLD-04", "there is no tile that you could take with this card"
        case d.TAVERN:
            return "MOC-GC-19", f"you cannot pay for two different options with {player.coffee} coffee"
        case d.ROASTING_PLANT:
            return "MOC-GLD-04", f"you have neither {m.ROAST_FEE} Lira nor a good nor another card"
    return "MOC-GLD-04", f"{place_of(number)} cannot be used now"


def why_drop(state: Istanbul, player: Player, number: int) -> Reason | None:
    match state.agenda:
        case Roast(used=used) if used & ROAST_CARD:
            return "MOC-PLC-05", "you have already given a card"
        case DropOne() | Roast():
            return "MOC-PLC-06", f"the {guild_of(number)} is not in your hand"
    return None


def why_tavern(state: Istanbul, player: Player, option: int) -> Reason | None:
    match state.agenda:
        case ChooseTwo(first=first) if first != NONE_YET and is_same(first, option):
            return "MOC-GC-19", "the two options must be different"
        case Choose() | ChooseTwo():
            if option in (a.MOVEMENT_TILE, a.ENCOUNTER_TILE):
                if has_tavern_tile(player, option):
                    return "MOC-TAV-03", "you already have a tile of this kind"
                if not tile_price(state, option):
                    return "MOC-TAV-03", "there is no tile of this kind left"
            elif not is_open(state, player, option):
                if not any(rubies_on(state, track) for track in (d.SULTANS_PALACE, d.GEMSTONE_DEALER, d.COFFEE_HOUSE)):
                    return "MOC-TAV-11", "there is no ruby left to take"
                asked = goods_text(baksheesh_goods(state))
                return (
                    "MOC-TAV-09",
                    f"the baksheesh asks for {asked}, you have {goods_text(player.goods) or 'no goods'}",
                )
            return "IST-RES-04", f"that costs {coffee_for(state, option)} coffee, you have {player.coffee}"
    return None


def why_ruby(state: Istanbul, player: Player, place: int) -> Reason | None:
    return ("MOC-TAV-11", f"{place_of(place)} has no ruby left") if isinstance(state.agenda, TakeRuby) else None


def why_barrier(state: Istanbul, player: Player, place: int) -> Reason | None:
    if isinstance(state.agenda, PlaceBarrier):
        return "MOC-GC-19", f"{place_of(place)} cannot be used now, and with this card it must be"
    return None


def why_beyond(state: Istanbul, player: Player, place: int) -> Reason | None:
    match state.agenda:
        case PlaceBeyond(at=at):
            return "MOC-BAR-02", f"{place_of(place)} is not a neighbour of {place_of(at)}"
    return None


REASONS: dict[str, Callable[[Istanbul, Player, int], Reason | None]] = {
    "guild": why_guild,
    "drop": why_drop,
    "tavern": why_tavern,
    "ruby": why_ruby,
    "barrier": why_barrier,
    "beyond": why_beyond,
}


# Verbs of the base game at questions of this expansion.


def _why_pay_trader(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    match verb:
        case "pay":
            return "IST-RES-04", f"{d.TOKEN_FEE} Lira are due, you have {player.lira}"
        case "give" if about == d.COFFEE:
            return "MOC-CTR-02", "the coffee trader does not take coffee"
        case "give":
            return "IST-RES-01", f"you have no {thing(about)}"
        case "done":
            return "MOC-CTR-01", "the coffee trader must be paid"
    return None


def _why_roast(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    step = state.agenda
    assert isinstance(step, Roast)
    match verb:
        case "pay":
            if step.used & ROAST_LIRA:
                return "MOC-PLC-03", "you have already paid Lira here"
            return "IST-RES-04", f"{m.ROAST_FEE} Lira are due, you have {player.lira}"
        case "give" if about == d.COFFEE:
            return "MOC-COF-02", "coffee does not count as a good"
        case "give":
            if step.used & ROAST_GOOD:
                return "MOC-PLC-03", "you have already given a good here"
            return "IST-RES-01", f"you have no {thing(about)}"
        case "discard":
            if step.used & ROAST_CARD:
                return "MOC-PLC-05", "you have already given a card"
            return "MOC-PLC-03", f"the card {CARDS[about].title} is not in your hand"
        case "done":
            return "MOC-PLC-10", "an action that was begun must be carried out: roast at least once"
    return None


def _why_give_up(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    step = state.agenda
    assert isinstance(step, GiveUp)
    match verb:
        case "give" if not held(player, about):
            return "IST-RES-01", f"you have no {thing(about)}"
        case "give" if not can_receive(player, step.count + 1, step.given | 1 << about):
            return "MOC-BON-06", "there would be no room for what you take for it"
        case "done":
            return "MOC-BON-05", "give up at least one"
        case "take":
            return "MOC-BON-05", "first you give up what you exchange"
    return None


def _why_take_other(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    step = state.agenda
    assert isinstance(step, TakeOther)
    match verb:
        case "take" if step.given >> about & 1:
            return "MOC-BON-06", f"you have given up {thing(about)}"
        case "take":
            return "IST-RES-01", f"your wheelbarrow has no room for more {thing(about)}"
        case "done":
            return "MOC-BON-05", "you must take as many as you gave up"
    return None


def _why_cheap_tile(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    step = state.agenda
    assert isinstance(step, TakeCheapTile)
    if verb != "tile":
        return None
    mosque = d.SMALL_MOSQUE if about in d.SMALL_MOSQUE_TILES else d.GREAT_MOSQUE
    if mosque != step.mosque:
        return "IST-SET-08", f"{d.TILE_WORDS[about]} tiles are at {place_of(mosque)}"
    if player.has_tile(about):
        return "IST-PLC-43", f"you already have a {d.TILE_WORDS[about]} tile"
    if not state.tile_symbols(about):
        return "IST-PLC-45", f"there is no {d.TILE_WORDS[about]} tile left"
    return "MOC-GC-14", f"the {d.TILE_WORDS[about]} tile costs 1 {thing(about)}, you have none"


def _why_send_to_act(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    if verb != "send":
        return None
    if about == d.POLICE_STATION:
        return "IST-PLC-31", "your family member has to leave the Police Station"
    return "MOC-GC-12", f"{place_of(about)} cannot be used now, and with this card it must be"


def _why_turn_die(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    if verb == "turn":
        return "MOC-BON-07", f"the {('first', 'second')[about]} die already shows {m.SIX}"
    return ("MOC-BON-07", "one die must be turned") if verb in ("keep", "reroll") else None


def _why_corner_move(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    if verb != "move":
        return None
    if about == player.merchant:
        return "MOC-BON-09", f"your merchant is on {place_of(about)} and must go somewhere else"
    return "MOC-BON-09", f"{place_of(about)} is not a corner of the board"


def _why_guild_end(state: Istanbul, player: Player, verb: str, about: int) -> Reason | None:
    if verb in ("move", "lay", "pick", "act", "meet", "catch"):
        return "MOC-GLD-02", "the guild card has replaced your whole turn"
    return None


REASONS_AT: dict[object, Callable[[Istanbul, Player, str, int], Reason | None]] = {
    PayTrader: _why_pay_trader,
    Roast: _why_roast,
    GiveUp: _why_give_up,
    TakeOther: _why_take_other,
    TakeCheapTile: _why_cheap_tile,
    SendToAct: _why_send_to_act,
    TurnDie: _why_turn_die,
    CornerMove: _why_corner_move,
    GuildEnd: _why_guild_end,
}
