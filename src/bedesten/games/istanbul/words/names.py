"""What things are called in English, and small phrases that all other words are made of."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.data import COLOUR_WORDS
from bedesten.games.istanbul.lexicon import goods_text
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.kit.deck import Deck


class PlaceWords(NamedTuple):
    """What a place is called, in full and where there is little room, and what one does there."""

    name: str
    short: str
    text: str


class CardWords(NamedTuple):
    """What a bonus card is called, and what it does."""

    title: str
    text: str


NEUTRAL = "neutral"
COMPANION = "-companion"
"""What those are called in words who have to be paid: green, green-companion, neutral."""

GOODS = ("red fabric", "green spice", "yellow fruit", "blue jewelry")

PLACES: dict[int, PlaceWords] = {
    d.WAINWRIGHT: PlaceWords(
        "Wainwright",
        "Wainwright",
        f"Buy an extension for {d.EXTENSION_PRICE} Lira: room for one more of every good. The third brings a ruby.",
    ),
    d.FABRIC_WAREHOUSE: PlaceWords("Fabric Warehouse", "Fabric", "Fill your wheelbarrow up with red fabric."),
    d.SPICE_WAREHOUSE: PlaceWords("Spice Warehouse", "Spice", "Fill your wheelbarrow up with green spice."),
    d.FRUIT_WAREHOUSE: PlaceWords("Fruit Warehouse", "Fruit", "Fill your wheelbarrow up with yellow fruit."),
    d.POST_OFFICE: PlaceWords("Post Office", "Post", "Take the goods and Lira shown; then the mail moves on."),
    d.CARAVANSARY: PlaceWords(
        "Caravansary", "Caravans.", f"Take {d.CARAVANSARY_CARDS} bonus cards, then discard one from your hand."
    ),
    d.FOUNTAIN: PlaceWords(
        "Fountain", "Fountain", "Call back any of your assistants. No assistant is needed and nobody is paid here."
    ),
    d.BLACK_MARKET: PlaceWords(
        "Black Market", "Black Mkt", "Take one red, green or yellow good, and roll two dice for blue jewelry."
    ),
    d.TEA_HOUSE: PlaceWords(
        "Tea House",
        "Tea House",
        f"Call a number and roll two dice: reach it and take that many Lira, miss it and take {d.MISSED_CALL}.",
    ),
    d.LARGE_MARKET: PlaceWords("Large Market", "Large Mkt", f"Sell up to {d.MOST_SOLD} of the goods asked for."),
    d.SMALL_MARKET: PlaceWords("Small Market", "Small Mkt", f"Sell up to {d.MOST_SOLD} of the goods asked for."),
    d.POLICE_STATION: PlaceWords(
        "Police Station", "Police", "Send your family member from here to another place and use that place."
    ),
    d.SULTANS_PALACE: PlaceWords("Sultan's Palace", "Palace", "Pay the goods shown and take a ruby."),
    d.SMALL_MOSQUE: PlaceWords(
        "Small Mosque", "S. Mosque", "Show enough goods, pay one and take a red or green tile. Both bring a ruby."
    ),
    d.GREAT_MOSQUE: PlaceWords(
        "Great Mosque", "G. Mosque", "Show enough goods, pay one and take a blue or yellow tile. Both bring a ruby."
    ),
    d.GEMSTONE_DEALER: PlaceWords("Gemstone Dealer", "Dealer", "Buy a ruby; each one costs 1 Lira more than the last."),
}

CARDS: list[CardWords] = [
    CardWords("One good", "Take one good of your choice."),
    CardWords("5 Lira", f"Take {d.CARD_LIRA} Lira."),
    CardWords("Palace again", "Directly after your action at the Sultan's Palace, use it once more."),
    CardWords("Post again", "Directly after your action at the Post Office, use it once more."),
    CardWords("Dealer again", "Directly after your action at the Gemstone Dealer, use it once more."),
    CardWords(
        "Family home",
        f"Your family member goes home to the Police Station; take {d.CATCH_LIRA} Lira or a bonus card.",
    ),
    CardWords("Stay", "Instead of moving, your merchant stays where he is and uses this place again."),
    CardWords("Far move", f"Move {d.NEAR + 1} or {d.FAR} steps instead of 1 or {d.NEAR}."),
    CardWords("Assistant home", "While moving, call one of your assistants back into your stack."),
    CardWords("Sell anything", "Sell goods of any kind at the Small Market, whatever it asks for."),
]

TILES = (
    f"After your roll at the Black Market or the Tea House, turn one die to {d.TURNED_DIE} or roll both again.",
    f"At a warehouse, buy one more good of any kind for {d.TILE_FEE} Lira.",
    f"Once in your turn, call one of your assistants back for {d.TILE_FEE} Lira.",
    "A fifth assistant joins your stack.",
)

TOKENS = {
    "merchant": "Leads your stack of assistants from place to place; whoever comes to a place he is on pays you.",
    "assistant": "Stays behind where your merchant acts, until you pick him up or call him back.",
    "family member": "Goes from the Police Station to any place and acts there; others catch it for a reward.",
    "governor": f"Gives a bonus card for {d.TOKEN_FEE} Lira or a card, even the new one.",
    "smuggler": f"Gives a good of your choice for {d.TOKEN_FEE} Lira or a good, even the new one.",
    "neutral merchant": "Stands on a place in a game for two and is paid like any other merchant.",
    "neutral assistant": "Belongs to nobody; whoever finds one may pick him up.",
}


def cards_to_be_had(deck: Deck, wanted: int) -> int:
    """Return how many of so many cards can be drawn; discards become a new draw pile (IST-BON-04)."""
    return min(wanted, deck.size + deck.discard_size)


def counted(number: int, what: str) -> str:
    """Say how many there are of something: 1 bonus card, 2 bonus cards."""
    return f"{number} {what}{'s' * (number != 1)}"


def thing(good: int) -> str:
    """Return what can be taken or given: a good, or coffee."""
    return "coffee" if good == d.COFFEE else GOODS[good]


def held(player: Player, good: int) -> int:
    """Return how much of a good, or of coffee, a player has."""
    return player.coffee if good == d.COFFEE else player.goods[good]


def colour_of(player: Player) -> str:
    """Return a player's name: Red."""
    return COLOUR_WORDS[player.colour].capitalize()


def token_of(token: int) -> str:
    """Return the name of a neutral token: coffee trader."""
    return d.TOKEN_WORDS[token].replace("-", " ")


def place_of(number: int) -> str:
    """Return a place with its number: 16 Gemstone Dealer."""
    return f"{number} {PLACES[number].name}" if number in PLACES else str(number)


def listed(items: Sequence[str], last: str = "and") -> str:
    """Join items as one says them: a, b and c."""
    return f" {last} ".join(filter(None, (", ".join(items[:-1]), *items[-1:])))


def counted_goods(counts: Iterable[int]) -> str:
    """Say goods with their numbers: 2 red fabric and 1 blue jewelry."""
    return listed([f"{count} {GOODS[good]}" for good, count in enumerate(counts) if count])


def roll_of(first: int, second: int = 0) -> str:
    """Say what two dice show, or one: 3 and 5 (sum 8)."""
    return f"{first} and {second} (sum {first + second})" if second else str(first)


def owed_at(state: Istanbul, player: Player, place: int) -> list[str]:
    """Return whom a player has to pay on arriving at a place, in words (IST-TRN-14, IST-TWO-02): green, neutral."""
    if place == d.FOUNTAIN:
        return []
    others = [other for other in state.players if other.seat != player.seat]
    merchants = [COLOUR_WORDS[other.colour] for other in others if state.rules.is_merchant_due(state, other, place)]
    companions = [f"{COLOUR_WORDS[other.colour]}{COMPANION}" for other in others if other.companion == place]
    return merchants + companions + [NEUTRAL] * state.neutral_merchants.count(place)


def creditors(owed: Sequence[str]) -> list[str]:
    """Return what those are called who have to be paid: Green's companion, 2 neutral merchants."""
    names = [
        f"{colour.capitalize()}'s companion" if companion else colour.capitalize()
        for colour, companion, _ in (word.partition(COMPANION) for word in owed if word != NEUTRAL)
    ]
    if neutral := owed.count(NEUTRAL):
        names.append("a neutral merchant" if neutral == 1 else f"{neutral} neutral merchants")
    return names


def merchants_at(state: Istanbul, player: Player, place: int) -> tuple[int, list[str]]:
    """Return how many Lira a player has to pay on arriving at a place, and to whom."""
    owed = owed_at(state, player, place)
    return d.MERCHANT_FEE * len(owed), creditors(owed)


def families_at(state: Istanbul, player: Player, place: int) -> list[Player]:
    """Return those whose family members a player has to catch at a place (IST-ENC-03, IST-ENC-06)."""
    if place == d.POLICE_STATION:
        return []
    return [other for other in state.players if other.family == place and other.seat != player.seat]


def palace_price(state: Istanbul) -> str:
    """Say what the next ruby of the Sultan's Palace costs: RGYB and 1 of any kind."""
    price = state.palace_price()
    free = d.PALACE_FREE_CHOICE[price]
    return goods_text(d.PALACE_PRICES[price]) + (f" and {free} of any kind" if free else "")
