"""Why an action is not possible now, as far as Mocha & Baksheesh has a say in it."""

from collections.abc import Callable

from bedesten.core.reasons import Reason
from bedesten.games.istanbul import actions as a
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.lexicon import good_letter, goods_text
from bedesten.games.istanbul.mocha import data as m
from bedesten.games.istanbul.mocha.cards import CornerMove, GiveUp, TakeOther, TurnDie, can_receive
from bedesten.games.istanbul.mocha.guild import GuildEnd, SendToAct, TakeCheapTile
from bedesten.games.istanbul.mocha.holdings import baksheesh_goods, coffee_price, has_tavern_tile, tile_price
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
from bedesten.games.istanbul.turn import TurnStart
from bedesten.games.istanbul.words import held
from bedesten.kit.deck import KIND

MOMENTS: dict[str, str] = {
    "guild": "MOC-GLD-09",
    "drop": "MOC-PLC-06",
    "tavern": "MOC-TAV-01",
    "ruby": "MOC-TAV-09",
    "barrier": "MOC-BAR-01",
    "beyond": "MOC-BAR-01",
}

BEGINS = {"tavern": (d.TAVERN,), "drop": (d.GUILD_HALL, d.ROASTING_PLANT), "barrier": (d.TAVERN,), "ruby": (d.TAVERN,)}

PLACE_VERBS = ("barrier", "beyond")
FINALE_VERBS = ("give",)


def not_in_play(state: Istanbul, verb: str, about: int) -> Reason | None:
    """Return the rule that speaks of something which only this expansion has."""
    if state.mocha is NO_MOCHA:
        if verb in MOMENTS:
            return Reason(MOMENTS[verb], "mocha-not-in-play")
        if verb in ("take", "give") and about == d.COFFEE:
            return Reason("MOC-COF-02", "no-coffee")
    return None


# The move, places and cards.


def way_barred(state: Istanbul, player: Player, place: int) -> str:
    """Return the key of why a place near enough, or a player who may go far, is not near enough; empty if neither."""
    if state.board.walks.steps(player.merchant)[place] <= d.NEAR:
        return "around-barrier"
    return "not-straight" if has_tavern_tile(player, a.MOVEMENT_TILE) else ""


def _no_coffee_ruby(state: Istanbul, player: Player) -> Reason:
    if not state.rubies[d.COFFEE_HOUSE]:
        return Reason("MOC-PLC-09", "no-ruby-left", {"the": d.COFFEE_HOUSE})
    return Reason("MOC-PLC-08", "coffee-ruby-price", {"price": coffee_price(state), "have": player.coffee})


UNUSABLE: dict[int, Callable[[Istanbul, Player], Reason]] = {
    d.ROASTING_PLANT: lambda state, player: Reason("MOC-PLC-03", "nothing-to-roast", {"price": m.ROAST_FEE}),
    d.TAVERN: lambda state, player: Reason("MOC-TAV-01", "no-option", {"have": player.coffee}),
    d.COFFEE_HOUSE: _no_coffee_ruby,
}

WITHOUT_EFFECT: dict[int, Callable[[Istanbul, Player], Reason]] = {
    d.TWO_COFFEE: lambda state, player: Reason("IST-BON-28", "due-without-card"),
    d.BUY_GUILD: lambda state, player: (
        Reason("MOC-BON-02", "guild-card-price", {"price": m.CARD_GUILD_PRICE, "have": player.coffee})
        if state.mocha.guilds.can_draw()
        else Reason("MOC-BON-02", "no-guild-card")
    ),
    d.COFFEE_SALE: lambda state, player: (
        Reason("IST-BON-28", "due-without-coffee") if player.coffee else Reason("MOC-BON-03", "no-coffee-held")
    ),
    d.EXCHANGE: lambda state, player: Reason("MOC-BON-06", "nothing-to-exchange"),
    d.TURN_SIX: lambda state, player: Reason("MOC-BON-07", "dice-show", {"pips": m.SIX}),
}

CARD_TIMES = (
    ("played-between-or-paying", 0),
    ("played-between", 0),
    ("played-between-or-paying", 0),
    ("played-between", 0),
    ("played-between", 0),
    ("played-after-roll", 0),
    ("played-instead", 0),
    ("played-after", d.WAINWRIGHT),
    ("played-after", d.COFFEE_HOUSE),
)
"""For each kind of card the key that says when it is played (DAT-14), and the place that it names."""


# Verbs.


def why_guild(state: Istanbul, player: Player, number: int) -> Reason | None:
    if not any(card & KIND == number for card in player.guild):
        return Reason("MOC-GLD-01", "guild-not-in-hand", {"guild": number})
    if not isinstance(state.agenda, TurnStart):
        return None
    match number:
        case d.WAINWRIGHT:
            if player.extensions == d.EXTENSIONS_EACH:
                return Reason("IST-PLC-02", "all-extensions", {"most": d.EXTENSIONS_EACH})
            price = NOW.guild_extension_price
            return Reason("MOC-GC-01", "guild-extension-price", {"price": price, "have": player.lira})
        case d.SMALL_MOSQUE | d.GREAT_MOSQUE:
            return Reason("MOC-GLD-04", "guild-no-tile")
        case d.TAVERN:
            return Reason("MOC-GC-19", "guild-options", {"have": player.coffee})
        case d.ROASTING_PLANT:
            return Reason("MOC-GLD-04", "guild-nothing-to-roast", {"price": m.ROAST_FEE})
    return Reason("MOC-GLD-04", "unusable", {"place": number})


def why_drop(state: Istanbul, player: Player, number: int) -> Reason | None:
    match state.agenda:
        case Roast(used=used) if used & ROAST_CARD:
            return Reason("MOC-PLC-05", "card-given")
        case DropOne() | Roast():
            return Reason("MOC-PLC-06", "guild-not-in-hand", {"guild": number})
    return None


def why_tavern(state: Istanbul, player: Player, option: int) -> Reason | None:
    match state.agenda:
        case ChooseTwo(first=first) if first != NONE_YET and is_same(first, option):
            return Reason("MOC-GC-19", "different-options")
        case Choose() | ChooseTwo():
            if option in (a.MOVEMENT_TILE, a.ENCOUNTER_TILE):
                if has_tavern_tile(player, option):
                    return Reason("MOC-TAV-03", "has-tavern-tile")
                if not tile_price(state, option):
                    return Reason("MOC-TAV-03", "no-tavern-tile-left")
            elif not is_open(state, player, option):
                if not any(state.rubies[track] for track in (d.SULTANS_PALACE, d.GEMSTONE_DEALER, d.COFFEE_HOUSE)):
                    return Reason("MOC-TAV-11", "no-ruby-anywhere")
                asked = goods_text(baksheesh_goods(state))
                return Reason("MOC-TAV-09", "baksheesh-asks", {"asked": asked, "goods": goods_text(player.goods)})
            return Reason("IST-RES-04", "option-price", {"price": coffee_for(state, option), "have": player.coffee})
    return None


def why_ruby(state: Istanbul, player: Player, place: int) -> Reason | None:
    return Reason("MOC-TAV-11", "no-ruby-on", {"place": place}) if isinstance(state.agenda, TakeRuby) else None


def why_barrier(state: Istanbul, player: Player, place: int) -> Reason | None:
    if isinstance(state.agenda, PlaceBarrier):
        return Reason("MOC-GC-19", "must-be-used", {"place": place})
    return None


def why_beyond(state: Istanbul, player: Player, place: int) -> Reason | None:
    match state.agenda:
        case PlaceBeyond(at=at):
            return Reason("MOC-BAR-02", "not-neighbour", {"place": place, "other": at})
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


def why_pay_trader(state: Istanbul, player: Player, step: PayTrader, verb: str, about: int) -> Reason | None:
    match verb:
        case "pay":
            return Reason("IST-RES-04", "lira-due", {"price": d.TOKEN_FEE, "have": player.lira})
        case "give" if about == d.COFFEE:
            return Reason("MOC-CTR-02", "trader-wants-goods")
        case "give":
            return Reason("IST-RES-01", "have-none", {"good": good_letter(about)})
        case "done":
            return Reason("MOC-CTR-01", "pay-token", {"token": "coffee-trader"})
    return None


def why_roast(state: Istanbul, player: Player, step: Roast, verb: str, about: int) -> Reason | None:
    match verb:
        case "pay":
            if step.used & ROAST_LIRA:
                return Reason("MOC-PLC-03", "lira-paid")
            return Reason("IST-RES-04", "lira-due", {"price": m.ROAST_FEE, "have": player.lira})
        case "give" if about == d.COFFEE:
            return Reason("MOC-COF-02", "coffee-no-good")
        case "give":
            if step.used & ROAST_GOOD:
                return Reason("MOC-PLC-03", "good-given")
            return Reason("IST-RES-01", "have-none", {"good": good_letter(about)})
        case "discard":
            if step.used & ROAST_CARD:
                return Reason("MOC-PLC-05", "card-given")
            return Reason("MOC-PLC-03", "not-in-hand", {"card": d.CARD_WORDS[about]})
        case "done":
            return Reason("MOC-PLC-10", "roast-once")
    return None


def why_give_up(state: Istanbul, player: Player, step: GiveUp, verb: str, about: int) -> Reason | None:
    match verb:
        case "give" if not held(player, about):
            return Reason("IST-RES-01", "have-none", {"good": good_letter(about)})
        case "give" if not can_receive(player, step.count + 1, step.given | 1 << about):
            return Reason("MOC-BON-06", "no-room-for-exchange")
        case "done":
            return Reason("MOC-BON-05", "give-up-one")
        case "take":
            return Reason("MOC-BON-05", "give-up-first")
    return None


def why_take_other(state: Istanbul, player: Player, step: TakeOther, verb: str, about: int) -> Reason | None:
    match verb:
        case "take" if step.given >> about & 1:
            return Reason("MOC-BON-06", "gave-that-up", {"good": good_letter(about)})
        case "take":
            return Reason("IST-RES-01", "no-room", {"good": good_letter(about)})
        case "done":
            return Reason("MOC-BON-05", "take-as-many")
    return None


def why_cheap_tile(state: Istanbul, player: Player, step: TakeCheapTile, verb: str, about: int) -> Reason | None:
    if verb != "tile":
        return None
    tile = d.TILE_WORDS[about]
    mosque = d.SMALL_MOSQUE if about in d.SMALL_MOSQUE_TILES else d.GREAT_MOSQUE
    if mosque != step.mosque:
        return Reason("IST-SET-08", "tiles-elsewhere", {"tile": tile, "place": mosque})
    if player.has_tile(about):
        return Reason("IST-PLC-43", "has-tile", {"tile": tile})
    if not state.tile_symbols(about):
        return Reason("IST-PLC-45", "no-tile-left", {"tile": tile})
    return Reason("MOC-GC-14", "guild-tile-price", {"tile": tile, "good": good_letter(about)})


def why_send_to_act(state: Istanbul, player: Player, step: SendToAct, verb: str, about: int) -> Reason | None:
    if verb != "send":
        return None
    if about == d.POLICE_STATION:
        return Reason("IST-PLC-31", "leave-police")
    return Reason("MOC-GC-12", "must-be-used", {"place": about})


def why_turn_die(state: Istanbul, player: Player, step: TurnDie, verb: str, about: int) -> Reason | None:
    if verb == "turn":
        return Reason("MOC-BON-07", "die-shows", {"die": about + 1, "pips": m.SIX})
    return Reason("MOC-BON-07", "turn-one-die") if verb in ("keep", "reroll") else None


def why_corner_move(state: Istanbul, player: Player, step: CornerMove, verb: str, about: int) -> Reason | None:
    if verb != "move":
        return None
    if about == player.merchant:
        return Reason("MOC-BON-09", "merchant-here", {"place": about})
    return Reason("MOC-BON-09", "not-a-corner", {"place": about})


def why_guild_end(state: Istanbul, player: Player, step: GuildEnd, verb: str, about: int) -> Reason | None:
    if verb in ("move", "lay", "pick", "act", "meet", "catch"):
        return Reason("MOC-GLD-02", "guild-turn")
    return None
