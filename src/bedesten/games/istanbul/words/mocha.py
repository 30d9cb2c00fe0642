"""Everything a person reads about Mocha & Baksheesh, in English."""

from collections.abc import Callable, Mapping

from bedesten.games.istanbul import actions as a
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.lexicon import goods_text
from bedesten.games.istanbul.mocha import data as m
from bedesten.games.istanbul.mocha.cards import CornerMove, GiveUp, TakeOther, TurnDie
from bedesten.games.istanbul.mocha.deeds import baksheesh_goods, coffee_price, tile_price
from bedesten.games.istanbul.mocha.guild import GuildEnd, SendToAct, TakeCheapTile
from bedesten.games.istanbul.mocha.places import ROAST_CARD, ROAST_GOOD, ROAST_LIRA, DropOne, PayTrader, Roast
from bedesten.games.istanbul.mocha.tavern import (
    NONE_YET,
    BarrierAct,
    Choose,
    ChooseTwo,
    PlaceBarrier,
    PlaceBeyond,
    TakeRuby,
    coffee_for,
    is_open,
)
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.words.log import Told, tell_change
from bedesten.games.istanbul.words.menu import use_afar, use_caravansary
from bedesten.games.istanbul.words.names import CARDS as ALL_CARDS
from bedesten.games.istanbul.words.names import PLACES as ALL_PLACES
from bedesten.games.istanbul.words.names import (
    CardWords,
    PlaceWords,
    cards_to_be_had,
    counted,
    listed,
    place_of,
    thing,
)
from bedesten.games.istanbul.words.prompts import ask_payment, offer

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

CARD_TIMES = (
    "between two steps of your turn, or right before a payment",
    "between two steps of your turn",
    "between two steps of your turn, or right before a payment",
    "between two steps of your turn",
    "between two steps of your turn",
    "after your own roll",
    "instead of the move",
    "directly after your action at the Wainwright",
    "directly after your action at the Coffee House",
)
"""When each kind of card is played (DAT-14)."""

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


def _ways(player: Player, used: int = 0) -> list[str]:
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
    return f"buy a ruby for {coffee_price(state)} coffee" if state.mocha.rubies else "no ruby left"


USES: dict[int, Callable[[Istanbul, Player], str]] = {
    d.ROASTING_PLANT: lambda state, player: f"take {m.ROAST_COFFEE} coffee each for {listed(_ways(player))}",
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


def _describe_roast(state: Istanbul, player: Player, verb: str, about: int) -> str | None:
    step = state.agenda
    assert isinstance(step, Roast)
    gain = f"for {step.coffee} coffee"
    match verb:
        case "pay":
            return f"pay {m.ROAST_FEE} Lira {gain}"
        case "give":
            return f"give 1 {thing(about)} {gain}"
        case "discard":
            return f"discard the card {ALL_CARDS[about].title} {gain}"
        case "drop":
            return f"discard the {guild_of(about)} {gain}"
        case "done":
            return "roast no more"
    return None


def _describe_pay_trader(state: Istanbul, player: Player, verb: str, about: int) -> str | None:
    return f"pay the coffee trader {d.TOKEN_FEE} Lira" if verb == "pay" else None


def _describe_turn_die(state: Istanbul, player: Player, verb: str, about: int) -> str | None:
    return f"turn the {('first', 'second')[about]} die to {m.SIX}" if verb == "turn" else None


def _describe_give_up(state: Istanbul, player: Player, verb: str, about: int) -> str | None:
    return "give up nothing else" if verb == "done" else None


def _describe_take_cheap_tile(state: Istanbul, player: Player, verb: str, about: int) -> str | None:
    if verb != "tile":
        return None
    word = d.TILE_WORDS[about]
    if not state.tile_symbols(about):
        return f"take a {word} tile (none left)"
    return f"take the {word} tile (pay 1 {thing(about)})"


DESCRIPTIONS_AT: dict[object, Callable[[Istanbul, Player, str, int], str | None]] = {
    Roast: _describe_roast,
    PayTrader: _describe_pay_trader,
    TurnDie: _describe_turn_die,
    GiveUp: _describe_give_up,
    TakeCheapTile: _describe_take_cheap_tile,
}

# Questions.


def _ask_roast(state: Istanbul, player: Player) -> str:
    step = state.agenda
    assert isinstance(step, Roast)
    ways = listed(_ways(player, step.used), "or")
    if not ways:
        return f"{m.ROAST_FEE} Lira would bring {step.coffee} coffee more, you have {player.lira}; is that all?"
    return f"what do you give for {step.coffee} coffee: {ways}{', or is that all' if step.used else ''}?"


def _ask_choose_two(state: Istanbul, player: Player) -> str:
    step = state.agenda
    assert isinstance(step, ChooseTwo)
    if step.first == NONE_YET:
        return f"which two options of the Tavern do you use (you have {player.coffee} coffee)? Name the first."
    return "which is the second option of the Tavern?"


def _ask_barrier_act(state: Istanbul, player: Player) -> str:
    step = state.agenda
    assert isinstance(step, BarrierAct)
    return offer(state, player, step.at, "use")


def _ask_beyond(state: Istanbul, player: Player) -> str:
    step = state.agenda
    assert isinstance(step, PlaceBeyond)
    return f"the barrier goes between {place_of(step.at)} and which of its neighbours?"


def _ask_mosque(state: Istanbul, player: Player) -> str:
    step = state.agenda
    assert isinstance(step, TakeCheapTile)
    return f"which tile do you take at the {ALL_PLACES[step.mosque].name}?"


def has_guild(state: Istanbul, player: Player) -> bool:
    return len(player.guild) > 0


PROMPTS: dict[object, Callable[[Istanbul, Player], str]] = {
    PayTrader: lambda state, player: ask_payment(player, "coffee trader", "good", player.total_goods() > 0),
    Roast: _ask_roast,
    DropOne: lambda state, player: "which guild card do you discard?",
    Choose: lambda state, player: f"what do you buy at the Tavern (you have {player.coffee} coffee)?",
    TakeRuby: lambda state, player: "from which place do you take the ruby?",
    PlaceBarrier: lambda state, player: "beside which place does the barrier go? You may use that place then.",
    PlaceBeyond: _ask_beyond,
    BarrierAct: _ask_barrier_act,
    ChooseTwo: _ask_choose_two,
    GuildEnd: lambda state, player: "your guild card is played; end your turn?",
    SendToAct: lambda state, player: "where do you send your family member, to act there?",
    TakeCheapTile: _ask_mosque,
    TurnDie: lambda state, player: "which die do you turn to a six?",
    GiveUp: lambda state, player: "what do you give up for something else?",
    TakeOther: lambda state, player: "what do you take for what you gave up?",
    CornerMove: lambda state, player: "to which corner of the board does your merchant go?",
}

STARTS: dict[str, Callable[[Istanbul, Player], bool]] = {"which guild card do you play": has_guild}

# The log.


def _tell_draw(told: Told) -> str:
    return f"{told.who} draws a guild card" + (f": {place_of(told.number('guild'))}." if "guild" in told.event else ".")


SENTENCES: Mapping[str, Callable[[Told], str]] = {
    "coffee": lambda told: tell_change(told, "coffee"),
    "draw guild": _tell_draw,
    "drop guild": lambda told: f"{told.who} discards the {guild_of(told.number('guild'))}.",
    "guild": lambda told: f"{told.who} plays the {guild_of(told.number('guild'))}.",
    "reshuffle guilds": lambda told: (
        f"The discarded guild cards are shuffled into a new draw pile of {told.number('cards')} cards."
    ),
    "tavern tile": lambda told: f"{told.who} takes the {told.word('tavern')} tile of the Tavern.",
    "baksheesh": lambda told: f"{told.who} turns the baksheesh tile.",
    "barrier": lambda told: f"{told.who} places the barrier between {told.place('place')} and {told.place('beyond')}.",
}
