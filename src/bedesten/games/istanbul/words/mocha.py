"""Everything a person reads about Mocha & Baksheesh, in English."""

from collections.abc import Callable, Mapping

from bedesten.games.istanbul import actions as a
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.lexicon import goods_text
from bedesten.games.istanbul.mocha import data as m
from bedesten.games.istanbul.mocha.holdings import baksheesh_goods, coffee_price, tile_price
from bedesten.games.istanbul.mocha.places import ROAST_CARD, ROAST_GOOD, ROAST_LIRA
from bedesten.games.istanbul.mocha.tavern import (
    coffee_for,
    is_open,
)
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.words.log import SeenEvent, tell_change
from bedesten.games.istanbul.words.menu import use_afar, use_caravansary
from bedesten.games.istanbul.words.names import PLACES as ALL_PLACES
from bedesten.games.istanbul.words.names import (
    CardWords,
    PlaceWords,
    cards_to_be_had,
    counted,
    listed,
    place_of,
)

PLACES: dict[int, PlaceWords] = {
    d.ROASTING_PLANT: PlaceWords(
        "Roasting Plant",
        "Roasting",
        f"Take {m.ROAST_COFFEE} coffee each for {m.ROAST_FEE} Lira, for a good and for a card; each once.",
    ),
    d.GUILD_HALL: PlaceWords(
        "Guild Hall",
        "Guild",
        f"Take {m.GUILD_HALL_COFFEE} coffee and {m.GUILD_HALL_CARDS} guild cards, then discard a guild card.",
    ),
    d.TAVERN: PlaceWords(
        "Tavern",
        "Tavern",
        f"Place the barrier and use a place beside it ({m.BARRIER_PRICE} coffee), buy a tavern tile, or buy a ruby for "
        f"{m.BAKSHEESH_PRICE} coffee and goods.",
    ),
    d.COFFEE_HOUSE: PlaceWords("Coffee House", "Coffee", "Buy a ruby; each one costs 1 coffee more than the last."),
}

CARDS = (
    CardWords("2 coffee", f"Take {m.CARD_COFFEE} coffee."),
    CardWords("Guild card", f"Draw a guild card for {m.CARD_GUILD_PRICE} coffee."),
    CardWords("Coffee sale", f"Sell {m.CARD_SALE_PRICE} coffee for {m.CARD_SALE_LIRA} Lira."),
    CardWords("Coffee dice", "Roll two dice for coffee and Lira: the more, the better."),
    CardWords("Exchange", f"Give up to {m.MOST_EXCHANGED} goods or coffee and take as many of other kinds."),
    CardWords("Turn a six", f"After your own roll, turn one die to {m.SIX}."),
    CardWords("Corner move", "Instead of moving, your merchant jumps to another corner of the board."),
    CardWords("Wainwright again", "Directly after your action at the Wainwright, use it once more."),
    CardWords("Coffee again", "Directly after your action at the Coffee House, use it once more."),
)

TOKENS = {
    "coffee trader": f"Gives {m.TRADER_COFFEE} coffee for {d.TOKEN_FEE} Lira or a good.",
    "barrier": "Stands between two places; only the player who placed it walks through.",
}

TAVERN_TILES = (
    "Instead of 1 or 2 steps, your merchant may go straight on in a line as far as you like.",
    "Governor, smuggler and coffee trader cost you nothing.",
)


def guild_text(number: int) -> str:
    """Say what a guild card does."""
    coffee = f"{NOW.guild_coffee[number]} coffee"
    name = ALL_PLACES[number].name
    use = f"Use the {name}"
    match number:
        case d.WAINWRIGHT:
            return f"Buy an extension for {NOW.guild_extension_price} Lira."
        case d.FABRIC_WAREHOUSE | d.SPICE_WAREHOUSE | d.FRUIT_WAREHOUSE:
            return f"{use}, then take {NOW.guild_goods[number]} goods of your choice."
        case d.CARAVANSARY:
            return f"Take {coffee} and {NOW.guild_bonus_cards} bonus cards, then discard a bonus card."
        case d.FOUNTAIN:
            return f"Your merchant jumps to the {name}; use it, take {coffee} and have your encounters there."
        case d.BLACK_MARKET:
            return f"{use} without the red tile, then take {NOW.guild_blue[number]} blue jewelry."
        case d.TEA_HOUSE:
            times = NOW.guild_hit_times
            missed = m.GUILD_MISSED_TIMES * d.MISSED_CALL
            return f"{use} without the red tile for {times} times the Lira; a missed call gives {missed}."
        case d.POLICE_STATION:
            return "Your family member goes home and out again to a place, which it uses."
        case d.SMALL_MOSQUE | d.GREAT_MOSQUE:
            return f"Take a tile of the {name} for 1 good of its colour, however many it asks for."
        case d.ROASTING_PLANT:
            return f"{use}; each of its options gives {NOW.guild_roast_coffee} coffee."
        case d.GUILD_HALL:
            return f"Take {coffee} and {NOW.guild_guild_cards} guild cards, then discard a guild card."
        case d.TAVERN:
            return f"Use two different options of the {name} together, for {m.GUILD_TAVERN_DISCOUNT} coffee less."
        case d.COFFEE_HOUSE:
            return f"{use}, then take {NOW.guild_lira[number]} Lira."
    return f"{use}, then take {coffee}."


def guild_of(number: int) -> str:
    """Return a guild card with its number: 7 Fountain."""
    return f"guild card {place_of(number)}"


# Menu entries.

CHOICES = {a.MEET + a.COFFEE_TRADER: "meet the coffee trader"}

FIRSTS = {
    "guild": a.GUILD,
    "drop": a.DROP,
    "tavern": a.TAVERN,
    "ruby": a.RUBY,
    "barrier": a.BARRIER,
    "beyond": a.BEYOND,
}


def _use_tavern(state: Istanbul, player: Player) -> str:
    options = [f"the barrier for {m.BARRIER_PRICE}"]
    for tile, word in ((a.MOVEMENT_TILE, "movement"), (a.ENCOUNTER_TILE, "encounter")):
        if is_open(state, player, tile):
            options.append(f"the {word} tile for {tile_price(state, tile)}")
    if is_open(state, player, a.BAKSHEESH):
        options.append(f"a ruby for {m.BAKSHEESH_PRICE} and {goods_text(baksheesh_goods(state))}")
    else:
        options[-1] += " coffee"
    return f"spend coffee (you have {player.coffee}): {listed(options, 'or')}"


def roast_ways(player: Player, used: int = 0) -> list[str]:
    """Say what a player can still roast with, by what everybody can see."""
    ways = {
        ROAST_LIRA: f"{m.ROAST_FEE} Lira" if player.lira >= m.ROAST_FEE else "",
        ROAST_GOOD: "a good" if player.total_goods() else "",
        ROAST_CARD: "a card" if player.hand or player.guild else "",
    }
    return [way for option, way in ways.items() if way and not used & option]


def _use_guild_hall(state: Istanbul, player: Player) -> str:
    coffee = f"take {m.GUILD_HALL_COFFEE} coffee"
    cards = cards_to_be_had(state.mocha.guilds, m.GUILD_HALL_CARDS)
    if not cards:
        return f"{coffee} (there is no guild card to draw)"
    return f"{coffee} and {counted(cards, 'guild card')}, then discard one"


def _use_coffee_house(state: Istanbul, player: Player) -> str:
    return f"buy a ruby for {coffee_price(state)} coffee" if state.rubies[d.COFFEE_HOUSE] else "no ruby left"


USES: dict[int, Callable[[Istanbul, Player], str]] = {
    d.ROASTING_PLANT: lambda state, player: f"take {m.ROAST_COFFEE} coffee each for {listed(roast_ways(player))}",
    d.GUILD_HALL: _use_guild_hall,
    d.TAVERN: _use_tavern,
    d.COFFEE_HOUSE: _use_coffee_house,
}
USES_INSTEAD: dict[int, Callable[[Istanbul, Player], str]] = {
    d.CARAVANSARY: lambda state, player: use_caravansary(state, player, f"{m.CARAVANSARY_COFFEE} coffee"),
}
"""Where the expansion replaces a place of the base game."""


def _describe_tavern(state: Istanbul, player: Player, about: int) -> str:
    price = coffee_for(state, about)
    match about:
        case a.BARRIER_OPTION:
            return f"place the barrier and use a place beside it ({price} coffee)"
        case a.BAKSHEESH:
            return f"buy a ruby ({price} coffee and {goods_text(baksheesh_goods(state))})"
    tile = m.TAVERN_TILE_WORDS[about - a.MOVEMENT_TILE]
    return f"buy the {tile} tile ({price} coffee)" if price else f"buy a {tile} tile (none left)"


def _describe_barrier(state: Istanbul, player: Player, about: int) -> str:
    return f"place the barrier beside {place_of(about)}: {use_afar(state, player, about)}"


def _describe_guild(state: Istanbul, player: Player, about: int) -> str:
    return f"play the {guild_of(about)}: {_small(guild_text(about))}"


def _small(text: str) -> str:
    return text[:1].lower() + text[1:].rstrip(".")


DESCRIPTIONS: dict[str, Callable[[Istanbul, Player, int], str]] = {
    "guild": _describe_guild,
    "drop": lambda state, player, about: f"discard the {guild_of(about)}",
    "tavern": _describe_tavern,
    "ruby": lambda state, player, about: f"take the next ruby of {place_of(about)}",
    "barrier": _describe_barrier,
    "beyond": lambda state, player, about: f"the barrier goes between this place and {place_of(about)}",
}

# The start of a turn.


def has_guild(state: Istanbul, player: Player) -> bool:
    return len(player.guild) > 0


STARTS: dict[str, Callable[[Istanbul, Player], bool]] = {"which guild card do you play": has_guild}

# The log.


def _tell_draw(seen: SeenEvent) -> str:
    return f"{seen.who} draws a guild card" + (f": {place_of(seen.number('guild'))}." if "guild" in seen.event else ".")


SENTENCES: Mapping[str, Callable[[SeenEvent], str]] = {
    "coffee": lambda seen: tell_change(seen, "coffee"),
    "draw guild": _tell_draw,
    "drop guild": lambda seen: f"{seen.who} discards the {guild_of(seen.number('guild'))}.",
    "guild": lambda seen: f"{seen.who} plays the {guild_of(seen.number('guild'))}.",
    "guild gift": lambda seen: f"The guild has a gift for {seen.who}.",
    "reshuffle guilds": lambda seen: (
        f"The discarded guild cards are shuffled into a new draw pile of {seen.number('cards')} cards."
    ),
    "tavern tile": lambda seen: f"{seen.who} takes the {seen.word('tavern')} tile of the Tavern.",
    "baksheesh": lambda seen: f"{seen.who} turns the baksheesh tile.",
    "barrier": lambda seen: f"{seen.who} places the barrier between {seen.place('place')} and {seen.place('beyond')}.",
}
