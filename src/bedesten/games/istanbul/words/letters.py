"""Everything a person reads about Letters & Seals and the Great Bazaar, in English."""

from collections.abc import Callable, Mapping

from bedesten.games.istanbul import actions as a
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.letters import data as p
from bedesten.games.istanbul.letters.kiosk import is_for_lira_only
from bedesten.games.istanbul.letters.post import (
    can_receive,
    seals_of,
)
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import GENERAL_SUPPLY, PERSONAL_SUPPLY, Player
from bedesten.games.istanbul.words.log import SeenEvent
from bedesten.games.istanbul.words.menu import arrival
from bedesten.games.istanbul.words.names import (
    GOODS,
    CardWords,
    PlaceWords,
    cards_to_be_had,
    counted,
    place_of,
)
from bedesten.kit import bags

PLACES: dict[int, PlaceWords] = {
    d.EMBASSY: PlaceWords("Embassy", "Embassy", f"Receive {p.EMBASSY_LETTERS} letters."),
    d.KIOSK: PlaceWords(
        "Kiosk", "Kiosk", "Receive a letter. Then everybody chooses a tile in turn; you also get the one that is left."
    ),
    d.AUCTION_HOUSE: PlaceWords(
        "Auction House",
        "Auction",
        f"Take a good of your choice, then open an auction of {p.AUCTION_CARDS} bonus cards.",
    ),
    d.SECRET_SOCIETY: PlaceWords(
        "Secret Society",
        "Society",
        f"Give up letters worth {p.SOCIETY_SEALS} seals and take the next ruby of another place.",
    ),
    d.CATACOMBS: PlaceWords(
        "Catacombs", "Catacombs", "Take a good or a coffee; then your merchant comes out at any other place."
    ),
}


def _again(name: str) -> str:
    return f"Directly after your action at the {name}, use it once more."


CARDS = (
    CardWords("A letter", "Receive a letter."),
    CardWords("Letter dice", "Roll two dice for letters and Lira: the more, the better."),
    CardWords("Good for Lira", f"Give 1 good for {p.GOOD_PRICE} Lira."),
    *(
        CardWords(f"{GOODS[good].capitalize()} and Lira", f"Take 1 {GOODS[good]} and {p.CARD_GOOD_LIRA} Lira.")
        for good in range(d.GOODS)
    ),
    CardWords("Copy", "Do what the top card of the discard pile says."),
    CardWords("Family walk", "Instead of your turn, your family member goes 1 step and uses the place there."),
    CardWords("Join a merchant", "Instead of moving, your merchant jumps to another merchant, who is not paid."),
    CardWords("Companion far", "Your companion goes 2 steps instead of 1."),
    CardWords("From afar", "Use the governor, the smuggler or another neutral token wherever it is."),
    CardWords("Mosque again", "Directly after your action at a mosque, use the same mosque once more."),
    CardWords("Society again", _again("Secret Society")),
    CardWords("Anywhere", f"Instead of moving, pay {p.ANYWHERE_PRICE} Lira and your merchant jumps to any place."),
)

TOKENS = {
    "companion": "Walks 1 step without assistants and acts like your merchant, if you move him instead.",
    "courier": f"Brings a letter for {d.TOKEN_FEE} Lira or a letter, even the new one.",
    "letter": "Worth 1 seal; delivered at its place by one of your tokens it is worth 2.",
}


def _one(good: int, count: int) -> str:
    return f"{count} {GOODS[good]}"


KIOSK = (
    *(
        f"Take {_one(p.KIOSK_GOOD[tile], p.KIOSK_GOODS[tile])}"
        + (f" and {p.KIOSK_LIRA[tile]} Lira." if p.KIOSK_LIRA[tile] else ".")
        for tile in range(p.ONE_CARD)
    ),
    "Draw a bonus card.",
    f"Take {p.KIOSK_LIRA[p.TWO_LIRA]} Lira.",
    f"Take {p.KIOSK_LIRA[p.COFFEE_OR_TWO]} Lira or a coffee.",
    f"Take {p.KIOSK_LIRA[p.COFFEE_OR_THREE]} Lira or a coffee.",
    "Your companion goes to your supply.",
    "Roll one die and take as many Lira.",
    f"Buy an extension for {p.KIOSK_EXTENSION_PRICE} Lira.",
    "Buy an extension for one good of each kind.",
    "Your merchant jumps to the Fountain.",
    "Give a good for a letter, or a letter for a good.",
    "Give a bonus card for a letter, or a letter for a bonus card.",
    f"Pay {p.KIOSK_PRICE} Lira for a letter, or give a letter for {p.KIOSK_REVENUE} Lira.",
    f"Pay {p.KIOSK_PRICE} Lira for a good, or give a good for {p.KIOSK_REVENUE} Lira.",
    f"Pay {p.KIOSK_PRICE} Lira for a bonus card, or give a bonus card for {p.KIOSK_REVENUE} Lira.",
)
"""What each Kiosk tile does (DAT-22)."""


def _small(text: str) -> str:
    return text[:1].lower() + text[1:].rstrip(".")


KIOSK_SAYS: dict[str, str] = {word: _small(text) for word, text in zip(p.KIOSK_WORDS, KIOSK, strict=True)}


def tile_of(state: Istanbul, tile: int) -> str:
    """Return a Kiosk tile as what it does in this game: take 2 Lira. Without coffee nobody is promised any."""
    if is_for_lira_only(state, tile):
        return f"take {p.KIOSK_LIRA[tile]} Lira"
    return KIOSK_SAYS[p.KIOSK_WORDS[tile]]


# Menu entries.

CHOICES = {a.MEET + a.COURIER: "meet the courier"}

FIRSTS = {
    "join": a.JOIN,
    "companion": a.COMPANION,
    "choose": a.CHOOSE,
    "bid": a.BID,
    "letter": a.LETTER,
    "sealed": a.SEALED,
}


def _use_society(state: Istanbul, player: Player) -> str:
    uses = state.letters.uses
    coin = f" and {p.SOCIETY_COINS[uses]} Lira" if uses < len(p.SOCIETY_COINS) else ""
    return f"give up {p.SOCIETY_SEALS} seals (you have {seals_of(player)}) for a ruby{coin}"


def _use_embassy(state: Istanbul, player: Player) -> str:
    letters = min(p.EMBASSY_LETTERS, bags.size(state.letters.pile) + bags.size(state.letters.discards))
    return f"receive {counted(letters, 'letter')}" if letters else "nothing to gain, there is no letter to receive"


def _use_kiosk(state: Istanbul, player: Player) -> str:
    tiles = f"reveal {len(state.players) + 1} tiles, of which you get the first choice and the last"
    return f"receive a letter and {tiles}" if can_receive(state) else tiles


def _use_auction(state: Istanbul, player: Player) -> str:
    good = "take a good" if player.has_any_space() else "no room for a good"
    cards = cards_to_be_had(state.deck, p.AUCTION_CARDS)
    auction = f"auction {counted(cards, 'bonus card')}" if cards else "there is no bonus card to auction"
    return f"{good} and {auction}"


def _use_catacombs(state: Istanbul, player: Player) -> str:
    return f"take {'a good or a coffee' if player.has_any_space() else 'a coffee'} and come out at any other place"


USES: dict[int, Callable[[Istanbul, Player], str]] = {
    d.EMBASSY: _use_embassy,
    d.KIOSK: _use_kiosk,
    d.AUCTION_HOUSE: _use_auction,
    d.SECRET_SOCIETY: _use_society,
    d.CATACOMBS: _use_catacombs,
}


def _use_fountain(state: Istanbul, player: Player) -> str:
    waiting = f"call assistants back ({int(player.lying).bit_count()} waiting)"
    return waiting if player.companion == PERSONAL_SUPPLY else f"{waiting} or fetch your companion"


USES_INSTEAD: dict[int, Callable[[Istanbul, Player], str]] = {d.FOUNTAIN: _use_fountain}
"""Where the expansion replaces a place of the base game."""


def _describe_companion(state: Istanbul, player: Player, about: int) -> str:
    return f"your companion goes to {place_of(about)} ({arrival(state, player, about, needs_assistant=False)})"


def _describe_join(state: Istanbul, player: Player, about: int) -> str:
    whose = d.COLOUR_WORDS[about].capitalize()
    owner = next((other for other in state.players if other.colour == about), None)
    return f"join {whose}'s merchant" + (f" on {place_of(owner.merchant)}" if owner else "")


def letter_given(player: Player, place: int) -> str:
    """Say that a letter is given up which was not delivered."""
    return _given(player.letters, place, p.LETTER_SEALS)


def sealed_given(player: Player, place: int) -> str:
    """Say that a delivered letter is given up."""
    return _given(player.delivered, place, p.DELIVERED_SEALS)


def _given(bag: int, place: int, seals: int) -> str:
    which = f"the letter for {place_of(place)}" if bags.count(bag, place) == 1 else f"a letter for {place_of(place)}"
    return f"give up {which} ({counted(seals, 'seal')})"


DESCRIPTIONS: dict[str, Callable[[Istanbul, Player, int], str]] = {
    "place": lambda state, player, about: f"place your companion on {place_of(player.merchant)}",
    "fetch": lambda state, player, about: "take your companion to your supply",
    "pass": lambda state, player, about: "bid nothing",
    "join": _describe_join,
    "companion": _describe_companion,
    "choose": lambda state, player, about: f"choose the tile: {tile_of(state, about)}",
    "bid": lambda state, player, about: f"bid {about} Lira (you have {player.lira})",
    "letter": lambda state, player, about: letter_given(player, about),
    "sealed": lambda state, player, about: sealed_given(player, about),
}

# The start of a turn.

STARTS: dict[str, Callable[[Istanbul, Player], bool]] = {
    "your companion": lambda state, player: player.companion > 0,
    "do you place your companion": lambda state, player: player.companion == PERSONAL_SUPPLY,
}

# The log.


def _tell_companion(seen: SeenEvent) -> str:
    here, there = seen.number("from"), seen.number("to")
    if there == PERSONAL_SUPPLY:
        return f"{seen.who} takes the companion to the supply."
    if here in (GENERAL_SUPPLY, PERSONAL_SUPPLY):
        return f"{seen.who} places the companion on {place_of(there)}."
    return f"{seen.who}'s companion goes from {place_of(here)} to {place_of(there)}."


def _tell_delivered(seen: SeenEvent) -> str:
    number = seen.number("letters")
    what = "the letter" if number == 1 else f"{number} letters"
    return f"{seen.who} delivers {what} for {seen.place('place')}."


def _tell_give_letter(seen: SeenEvent) -> str:
    side = "delivered letter" if seen.number("seals") == p.DELIVERED_SEALS else "letter"
    return f"{seen.who} gives up a {side} for {seen.place('place')}."


def _tile(seen: SeenEvent) -> str:
    return tile_of(seen.state, p.KIOSK_WORDS.index(seen.word("tile")))


def _tell_kiosk(seen: SeenEvent) -> str:
    tiles = seen.event["tiles"]
    assert isinstance(tiles, list)
    shown = [tile_of(seen.state, p.KIOSK_WORDS.index(str(tile))) for tile in tiles]
    return f"The Kiosk shows: {'; '.join(shown)}."


def _tell_die(seen: SeenEvent) -> str:
    dice = seen.event["dice"]
    assert isinstance(dice, list)
    return f"{seen.who} rolls a {dice[0]}."


SENTENCES: Mapping[str, Callable[[SeenEvent], str]] = {
    "companion": _tell_companion,
    "letter": lambda seen: f"{seen.who} receives a letter for {seen.place('place')}.",
    "delivered": _tell_delivered,
    "give letter": _tell_give_letter,
    "letters shuffled": lambda seen: f"The discarded letters are shuffled into a new pile of {seen.number('letters')}.",
    "buy turn": lambda seen: f"{seen.who} gives letters for an extra turn.",
    "extra turn": lambda seen: f"{seen.who} has an extra turn.",
    "kiosk": _tell_kiosk,
    "kiosk shuffled": lambda seen: "The discarded tiles of the Kiosk are shuffled.",
    "choose": lambda seen: f"{seen.who} chooses the tile: {_tile(seen)}.",
    "last tile": lambda seen: f"{seen.who} has the last tile: {_tile(seen)}.",
    "unused": lambda seen: f"{seen.who} leaves the tile unused: {_tile(seen)}.",
    "die": _tell_die,
    "bid": lambda seen: f"{seen.who} bids {seen.number('lira')} Lira.",
    "pass": lambda seen: f"{seen.who} bids nothing.",
    "sold": lambda seen: f"{seen.who} wins the auction for {seen.number('lira')} Lira.",
}
