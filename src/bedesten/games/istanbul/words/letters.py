"""Everything a person reads about Letters & Seals and the Great Bazaar, in English."""

from collections.abc import Callable, Mapping

from bedesten.games.istanbul import actions as a
from bedesten.games.istanbul import bags
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.dice import Dice
from bedesten.games.istanbul.letters import data as p
from bedesten.games.istanbul.letters.auction import Bid
from bedesten.games.istanbul.letters.cards import GiveForLira, GoAnywhere, Join, UseFromAfar, WalkFamily, WalkFar
from bedesten.games.istanbul.letters.catacombs import ComeOut
from bedesten.games.istanbul.letters.companion import GatherAll
from bedesten.games.istanbul.letters.kiosk import ChooseTile, TakeExchange, UseTile, uses
from bedesten.games.istanbul.letters.post import (
    ExtraTurn,
    GiveSeals,
    PayCourier,
    PayTurn,
    SocietyRuby,
    can_receive,
    seals_of,
)
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import GENERAL_SUPPLY, PERSONAL_SUPPLY, Player
from bedesten.games.istanbul.words.log import Told
from bedesten.games.istanbul.words.menu import arrival
from bedesten.games.istanbul.words.names import CARDS as ALL_CARDS
from bedesten.games.istanbul.words.names import (
    GOODS,
    CardWords,
    PlaceWords,
    cards_to_be_had,
    colour_of,
    counted,
    listed,
    place_of,
    thing,
)
from bedesten.games.istanbul.words.prompts import ask_payment

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

OUTSIDE = "between two steps of your turn"

CARD_TIMES = (
    OUTSIDE,
    OUTSIDE,
    f"{OUTSIDE}, or right before a payment",
    OUTSIDE,
    OUTSIDE,
    OUTSIDE,
    OUTSIDE,
    "when the card that it copies could be played",
    "instead of the move",
    "instead of the move",
    "instead of the move",
    OUTSIDE,
    "directly after your action at a mosque",
    "directly after your action at the Secret Society",
    "instead of the move",
)
"""When each kind of card is played (DAT-15)."""

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


def tile_of(state: Istanbul, tile: int) -> str:
    """Return a Kiosk tile as what it does in this game: take 2 Lira. Without coffee nobody is promised any."""
    if p.TWO_LIRA < tile <= p.COFFEE_OR_THREE and not state.rules.has_coffee():
        return f"take {p.KIOSK_LIRA[tile]} Lira"
    return _small(KIOSK[tile])


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


def _describe_letter(player: Player, bag: int, about: int, seals: int) -> str:
    number = bags.count(bag, about)
    which = f"the letter for {place_of(about)}" if number == 1 else f"a letter for {place_of(about)}"
    return f"give up {which} ({seals} seal{'s' * (seals > 1)})"


DESCRIPTIONS: dict[str, Callable[[Istanbul, Player, int], str]] = {
    "place": lambda state, player, about: f"place your companion on {place_of(player.merchant)}",
    "fetch": lambda state, player, about: "take your companion to your supply",
    "pass": lambda state, player, about: "bid nothing",
    "join": _describe_join,
    "companion": _describe_companion,
    "choose": lambda state, player, about: f"choose the tile: {tile_of(state, about)}",
    "bid": lambda state, player, about: f"bid {about} Lira (you have {player.lira})",
    "letter": lambda state, player, about: _describe_letter(player, player.letters, about, p.LETTER_SEALS),
    "sealed": lambda state, player, about: _describe_letter(player, player.delivered, about, p.DELIVERED_SEALS),
}


def _describe_pay_courier(state: Istanbul, player: Player, verb: str, about: int) -> str | None:
    return f"pay the courier {d.TOKEN_FEE} Lira" if verb == "pay" else None


def _describe_extra_turn(state: Istanbul, player: Player, verb: str, about: int) -> str | None:
    return "take no extra turn" if verb == "done" else None


def _describe_pay_turn(state: Istanbul, player: Player, verb: str, about: int) -> str | None:
    return "begin the extra turn" if verb == "done" else None


def _describe_gather(state: Istanbul, player: Player, verb: str, about: int) -> str | None:
    return "call nobody else back" if verb == "done" else None


EXCHANGES: dict[int, dict[str, str]] = {
    p.GOODS_LETTERS: {"give": "for a letter", "letter": "for a good", "sealed": "for a good"},
    p.CARDS_LETTERS: {"discard": "for a letter", "letter": "for a bonus card", "sealed": "for a bonus card"},
    p.LIRA_LETTERS: {
        "pay": "for a letter",
        "letter": f"for {p.KIOSK_REVENUE} Lira",
        "sealed": f"for {p.KIOSK_REVENUE} Lira",
    },
    p.LIRA_GOODS: {"take": f"for {p.KIOSK_PRICE} Lira", "give": f"for {p.KIOSK_REVENUE} Lira"},
    p.LIRA_CARDS: {"pay": "for a bonus card", "discard": f"for {p.KIOSK_REVENUE} Lira"},
}
"""What each answer to an exchanging tile brings."""


def _describe_use_tile(state: Istanbul, player: Player, verb: str, about: int) -> str | None:
    step = state.agenda
    assert isinstance(step, UseTile)
    if verb == "act":
        lira = p.TWO_LIRA < step.tile <= p.COFFEE_OR_THREE
        return f"take {p.KIOSK_LIRA[step.tile]} Lira" if lira else tile_of(state, step.tile)
    if verb == "skip":
        return "leave the tile unused"
    purpose = EXCHANGES.get(step.tile, {}).get(verb)
    match verb:
        case "pay" if purpose:
            return f"pay {p.KIOSK_PRICE} Lira {purpose}"
        case "give" | "take" if purpose:
            return f"{verb} 1 {thing(about)} {purpose}"
        case "discard" if purpose:
            return f"discard the card {ALL_CARDS[about].title} {purpose}"
        case "letter" | "sealed" if purpose:
            return f"{DESCRIPTIONS[verb](state, player, about)} {purpose}"
    return None


def _describe_give(state: Istanbul, player: Player, verb: str, about: int) -> str | None:
    return f"give 1 {thing(about)} for {p.GOOD_PRICE} Lira" if verb == "give" else None


def _describe_afar(state: Istanbul, player: Player, verb: str, about: int) -> str | None:
    if verb != "meet" or not state.token_place(about):
        return None
    return f"use the {d.TOKEN_WORDS[about].replace('-', ' ')} on {place_of(state.token_place(about))}"


def _describe_come_out(state: Istanbul, player: Player, verb: str, about: int) -> str | None:
    return f"come out at {place_of(about)}" if verb == "move" else None


def _describe_one_die(state: Istanbul, player: Player, verb: str, about: int) -> str | None:
    step = state.agenda
    if isinstance(step, Dice) and step.at == d.KIOSK and verb == "keep":
        return f"keep the roll ({step.first}: {step.first} Lira)"
    return None


DESCRIPTIONS_AT: dict[object, Callable[[Istanbul, Player, str, int], str | None]] = {
    PayCourier: _describe_pay_courier,
    ExtraTurn: _describe_extra_turn,
    PayTurn: _describe_pay_turn,
    GatherAll: _describe_gather,
    UseTile: _describe_use_tile,
    GiveForLira: _describe_give,
    UseFromAfar: _describe_afar,
    ComeOut: _describe_come_out,
    Dice: _describe_one_die,
}

# Questions.


def _ask_extra_turn(state: Istanbul, player: Player) -> str:
    return f"give up letters worth {p.EXTRA_TURN_SEALS} seals for an extra turn (you have {seals_of(player)})?"


def _ask_pay_turn(state: Istanbul, player: Player) -> str:
    step = state.agenda
    assert isinstance(step, PayTurn)
    if step.paid >= p.EXTRA_TURN_SEALS:
        return "give up one more seal for nothing, or begin your extra turn?"
    return f"which letter do you give up besides ({step.paid} of {p.EXTRA_TURN_SEALS} seals paid)?"


def _ask_seals(state: Istanbul, player: Player) -> str:
    step = state.agenda
    assert isinstance(step, GiveSeals)
    return f"which letter do you give up ({step.left} of {p.SOCIETY_SEALS} seals still to pay)?"


def _ask_choose_tile(state: Istanbul, player: Player) -> str:
    step = state.agenda
    assert isinstance(step, ChooseTile)
    return f"which of the {bags.size(step.tiles)} tiles of the Kiosk do you choose?"


def _ask_use_tile(state: Istanbul, player: Player) -> str:
    step = state.agenda
    assert isinstance(step, UseTile)
    if not uses(state, player, step.tile):
        return f"you cannot use the tile now: {tile_of(state, step.tile)}; go on?"
    return f"do you want to use the tile: {tile_of(state, step.tile)}?"


def _ask_bid(state: Istanbul, player: Player) -> str:
    step = state.agenda
    assert isinstance(step, Bid)
    cards = f"for {counted(cards_to_be_had(state.deck, p.AUCTION_CARDS), 'bonus card')} (you have {player.lira})"
    if step.leader < 0:
        if step.last:
            return f"nobody has bid; the last word is yours {cards}?"
        opening = "how much do you bid" if step.bidder == state.active else "do you bid"
        return f"{opening} {cards}?"
    leader = colour_of(state.players[step.leader])
    word = "the last word is yours" if step.last else "do you bid more"
    return f"{leader} bids {step.highest} Lira; {word} {cards}?"


def _ask_good(state: Istanbul, player: Player) -> str:
    return f"which good{', or a coffee,' if state.rules.has_coffee() else ''} do you take for the letter?"


def _ask_gather(state: Istanbul, player: Player) -> str:
    who = ["an assistant"] if player.lying else []
    if player.companion != PERSONAL_SUPPLY:
        who.append("your companion")
    if len(who) == 1:
        return f"does {who[0]} come back, or is that all?"
    return f"who comes back, {listed(who, 'or')}, or is that all?"


PROMPTS: dict[object, Callable[[Istanbul, Player], str]] = {
    PayCourier: lambda state, player: ask_payment(player, "courier", "letter", seals_of(player) > 0),
    ExtraTurn: _ask_extra_turn,
    PayTurn: _ask_pay_turn,
    GatherAll: _ask_gather,
    GiveSeals: _ask_seals,
    SocietyRuby: lambda state, player: "from which place do you take the ruby?",
    ChooseTile: _ask_choose_tile,
    UseTile: _ask_use_tile,
    TakeExchange: _ask_good,
    Bid: _ask_bid,
    GiveForLira: lambda state, player: f"what do you give for {p.GOOD_PRICE} Lira?",
    WalkFamily: lambda state, player: "where does your family member walk?",
    Join: lambda state, player: "whose merchant do you join?",
    WalkFar: lambda state, player: "where does your companion go, 2 steps away?",
    GoAnywhere: lambda state, player: "to which place does your merchant jump?",
    UseFromAfar: lambda state, player: "whose services do you want from afar?",
    ComeOut: lambda state, player: "where does your merchant come out?",
}

STARTS: dict[str, Callable[[Istanbul, Player], bool]] = {
    "your companion": lambda state, player: player.companion > 0,
    "do you place your companion": lambda state, player: player.companion == PERSONAL_SUPPLY,
}

# The log.


def _tell_companion(told: Told) -> str:
    here, there = told.number("from"), told.number("to")
    if there == PERSONAL_SUPPLY:
        return f"{told.who} takes the companion to the supply."
    if here in (GENERAL_SUPPLY, PERSONAL_SUPPLY):
        return f"{told.who} places the companion on {place_of(there)}."
    return f"{told.who}'s companion goes from {place_of(here)} to {place_of(there)}."


def _tell_delivered(told: Told) -> str:
    number = told.number("letters")
    what = "the letter" if number == 1 else f"{number} letters"
    return f"{told.who} delivers {what} for {told.place('place')}."


def _tell_give_letter(told: Told) -> str:
    side = "delivered letter" if told.number("seals") == p.DELIVERED_SEALS else "letter"
    return f"{told.who} gives up a {side} for {told.place('place')}."


def _tile(told: Told) -> str:
    return tile_of(told.state, p.KIOSK_WORDS.index(told.word("tile")))


def _tell_kiosk(told: Told) -> str:
    tiles = told.event["tiles"]
    assert isinstance(tiles, list)
    shown = [tile_of(told.state, p.KIOSK_WORDS.index(str(tile))) for tile in tiles]
    return f"The Kiosk shows: {'; '.join(shown)}."


def _tell_die(told: Told) -> str:
    dice = told.event["dice"]
    assert isinstance(dice, list)
    return f"{told.who} rolls a {dice[0]}."


SENTENCES: Mapping[str, Callable[[Told], str]] = {
    "companion": _tell_companion,
    "letter": lambda told: f"{told.who} receives a letter for {told.place('place')}.",
    "delivered": _tell_delivered,
    "give letter": _tell_give_letter,
    "letters shuffled": lambda told: f"The discarded letters are shuffled into a new pile of {told.number('letters')}.",
    "extra turn": lambda told: f"{told.who} has an extra turn.",
    "kiosk": _tell_kiosk,
    "kiosk shuffled": lambda told: "The discarded tiles of the Kiosk are shuffled.",
    "choose": lambda told: f"{told.who} chooses the tile: {_tile(told)}.",
    "unused": lambda told: f"{told.who} leaves the tile unused: {_tile(told)}.",
    "die": _tell_die,
    "bid": lambda told: f"{told.who} bids {told.number('lira')} Lira.",
    "pass": lambda told: f"{told.who} bids nothing.",
}
