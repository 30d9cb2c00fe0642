"""What each answer would do, in a few words, by its verb."""

from collections.abc import Callable

from bedesten.games.choose_write import actions as a
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.locations import yield_of
from bedesten.games.choose_write.player import Player
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.games.choose_write.turn import Follow
from bedesten.games.choose_write.words.names import (
    GOODS,
    LOCATIONS,
    caravan_text,
    counted,
    goods_card,
    goods_text,
    guild_cost,
    guild_text,
    listed,
    location,
)

RANGES = (
    (a.DISCARD, "discard"),
    (a.CARD_OF, "card"),
    (a.DROP, "drop"),
    (a.GUILD_CARD, "guild"),
    (a.CHECK_AT, "check"),
    (a.PALACE_OF, "palace"),
    (a.TARGET, "target"),
    (a.USE, "use"),
    (a.HAND, "hand"),
    (a.PLAY, "play"),
    (a.DRAW, "draw"),
    (a.GIVE, "give"),
    (a.SELL, "sell"),
    (a.TAKE, "take"),
    (a.PAY, "pay"),
    (a.DONE, "done"),
    (a.PASS, "pass"),
)


def taken_apart(action: int) -> tuple[str, int]:
    """Return the verb of an action and what it is about; playing a Guild card is the verb `guild`."""
    return next((verb, action - first) for first, verb in RANGES if action >= first)


def use_of(state: ChooseWrite, player: Player, place: int) -> str:
    """Return what a location costs and brings a player now."""
    if place >= d.PALACE:
        return f"{goods_text(state.prices[place - d.PALACE])} for a ruby"
    if place in d.WAREHOUSES:
        return f"{yield_of(state, player, place)} {GOODS[state.terms.warehouse[place]]}"
    space = "a space to fill in" if state.terms.fills_any else "a bonus action"
    return {
        d.GEMSTONE_DEALER: f"{d.DEALER_PRICE} Lira for a ruby",
        d.LARGE_MARKET: f"{d.LARGE_MARKET_GOODS} identical goods for {d.LARGE_MARKET_LIRA} Lira and {space}",
        d.POST_OFFICE: f"a goods card and {d.POST_LIRA} Lira",
        d.CARAVANSARY: caravan_text(state.caravan),
        d.ROASTING_PLANT: f"{d.ROASTED_GOODS} goods of your choice",
        d.TEA_HOUSE: f"{yield_of(state, player, place)} Lira",
        d.GUILD_HALL: "a guild card",
        d.SMALL_MARKET: f"a goods card for {d.SMALL_MARKET_LIRA} Lira",
        d.CATACOMBS: "the action of any other location",
        d.WAINWRIGHT: f"up to {d.WAINWRIGHT_CHECKS} improvements",
    }[place]


def _offer(place: int) -> str:
    return f"offers {listed([location(offered) for offered in d.OFFERS[place]], 'or')}"


def _use(state: ChooseWrite, player: Player, place: int) -> str:
    used = f"{LOCATIONS[place]}: {use_of(state, player, place)}"
    if not isinstance(state.agenda, Follow):
        return used
    ways = ["an icon"] * player.has_icon(place) + ["a bonus action"] * (player.actions() > 0)
    return f"{used} (for {listed(ways, 'or')})" if ways else used


def _target(state: ChooseWrite, player: Player, place: int) -> str:
    return f"{LOCATIONS[place]}: {use_of(state, player, place)}"


def _pay(state: ChooseWrite, player: Player, way: int) -> str:
    if way == a.BY_ICON:
        return "cross off an icon of the location"
    if way == a.BY_ACTION:
        return f"cross off a bonus action ({player.actions()} left)"
    return "cross the rest off your sheet"


def _take(state: ChooseWrite, player: Player, thing: int) -> str:
    if thing < d.GOODS:
        filled = player.filled >> d.BYTE * thing & d.BYTE_MASK
        return f"fill in {GOODS[thing]} ({filled} of {state.terms.column})"
    return {
        a.TAKE_CARD: "draw a goods card",
        a.TAKE_GOOD: "fill in a good of your choice",
        a.TAKE_IMPROVEMENT: "set a check",
        a.TAKE_SPACE: "fill in a space" if state.terms.fills_any else "fill in a bonus action",
        a.TAKE_LIRA: "fill in a Lira",
        a.TAKE_ACTION: "fill in a bonus action",
    }[a.TAKE + thing]


def _draw(state: ChooseWrite, player: Player, place: int) -> str:
    if place == a.FROM_DECK:
        return f"draw the top card of the deck ({counted(state.locations.size, 'card')}), unseen by others"
    return f"take {location(place)} from the display"


def _guild(state: ChooseWrite, player: Player, guild: int) -> str:
    return f"guild card: {guild_text(guild)}, for {guild_cost(guild, state.terms.guild_lira[guild])}"


def _card(state: ChooseWrite, player: Player, kind: int) -> str:
    return f"pay with the goods card {goods_card(d.GOODS_CARD_WORDS[kind])}"


def _check(state: ChooseWrite, player: Player, place: int) -> str:
    thing = "Lira" if place == d.TEA_HOUSE else GOODS[state.terms.warehouse[place]]
    return f"set a check at {location(place)}: {yield_of(state, player, place) + 1} {thing} from then on"


DESCRIPTIONS: dict[str, Callable[[ChooseWrite, Player, int], str]] = {
    "pass": lambda state, player, about: "do not use the card and fill in a bonus action",
    "done": lambda state, player, about: "set no more checks",
    "pay": _pay,
    "take": _take,
    "sell": lambda state, player, good: f"sell {d.LARGE_MARKET_GOODS} {GOODS[good]}",
    "give": lambda state, player, good: f"cross off {GOODS[good]} ({player.good(good)} left)",
    "draw": _draw,
    "play": lambda state, player, place: f"play {location(place)} from the display: it {_offer(place)}",
    "hand": lambda state, player, place: f"play {location(place)} from your hand: it {_offer(place)}",
    "use": _use,
    "target": _target,
    "palace": lambda state, player, letter: f"{goods_text(state.prices[letter])} for a ruby",
    "check": _check,
    "guild": _guild,
    "drop": lambda state, player, guild: (
        f"discard {guild_text(guild)} ({guild_cost(guild, state.terms.guild_lira[guild])})"
    ),
    "card": _card,
    "discard": lambda state, player, kind: f"discard the goods card {goods_card(d.GOODS_CARD_WORDS[kind])}",
}
