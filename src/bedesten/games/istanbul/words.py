"""Everything a person reads about Istanbul, in English: names, questions, menu entries and sentences of the log.

Prompts and sentences may be shown to everybody, so they never look into a hand.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from bedesten.core.contract import OVER
from bedesten.core.events import Fact
from bedesten.games.istanbul import actions as a
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.cards import ReturnOne
from bedesten.games.istanbul.dice import Call, Dice, GoodOrRoll
from bedesten.games.istanbul.encounters import PayGovernor, PaySmuggler, Reward, TakeGood
from bedesten.games.istanbul.lexicon import COLOUR_WORDS, LEXICON, TILE_WORDS, goods_text
from bedesten.games.istanbul.markets import Sell, demand_at
from bedesten.games.istanbul.parts import PutAway
from bedesten.games.istanbul.places import (
    DiscardOne,
    FamilyAct,
    Gather,
    GreenTile,
    PayPalace,
    Send,
    TakeCards,
    TakeTile,
)
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.turn import Act, Assist, Encounters, FarMove, FinalStep, Move, PayMerchants

# Names.


class PlaceWords(NamedTuple):
    """What a place is called, in full and where there is little room, and what one does there."""

    name: str
    short: str
    text: str


class CardWords(NamedTuple):
    """What a bonus card is called, and what it does."""

    title: str
    text: str


GOODS = ("red fabric", "green spice", "yellow fruit", "blue jewelry")

PLACES = {
    d.WAINWRIGHT: PlaceWords(
        "Wainwright",
        "Wainwright",
        f"Buy an extension for {d.EXTENSION_PRICE} Lira: room for one more of every good. The third brings a ruby.",
    ),
    d.FABRIC_WAREHOUSE: PlaceWords("Fabric Warehouse", "Fabric", "Fill your wheelbarrow up with red fabric."),
    d.SPICE_WAREHOUSE: PlaceWords("Spice Warehouse", "Spice", "Fill your wheelbarrow up with green spice."),
    d.FRUIT_WAREHOUSE: PlaceWords("Fruit Warehouse", "Fruit", "Fill your wheelbarrow up with yellow fruit."),
    d.POST_OFFICE: PlaceWords("Post Office", "Post", "Take the goods and Lira that lie open; then the mail moves on."),
    d.CARAVANSARY: PlaceWords(
        "Caravansary", "Caravan", f"Take {d.CARAVANSARY_CARDS} bonus cards, then discard one from your hand."
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
    d.SULTANS_PALACE: PlaceWords("Sultan's Palace", "Palace", "Pay the goods that lie open and take a ruby."),
    d.SMALL_MOSQUE: PlaceWords(
        "Small Mosque", "S. Mosque", "Show enough goods, pay one and take a red or green tile. Both bring a ruby."
    ),
    d.GREAT_MOSQUE: PlaceWords(
        "Great Mosque", "G. Mosque", "Show enough goods, pay one and take a blue or yellow tile. Both bring a ruby."
    ),
    d.GEMSTONE_DEALER: PlaceWords("Gemstone Dealer", "Dealer", "Buy a ruby; each one costs 1 Lira more than the last."),
}

CARDS = (
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
)

TILES = (
    f"After your roll at the Black Market or the Tea House, turn one die to {d.TURNED_DIE} or roll both again.",
    f"At a Warehouse, buy one more good of any kind for {d.TILE_FEE} Lira.",
    f"Once in your turn, call one of your assistants back for {d.TILE_FEE} Lira.",
    "A fifth assistant joins your stack.",
)

TOKENS = {
    "merchant": "Leads your stack of assistants from place to place; whoever comes to a place he is on pays you.",
    "assistant": "Stays behind where your merchant acts, until you pick him up or call him back.",
    "family member": "Goes from the Police Station to any place and acts there; others catch it for a reward.",
    "governor": f"Gives a bonus card for {d.TOKEN_FEE} Lira or another card.",
    "smuggler": f"Gives a good of your choice for {d.TOKEN_FEE} Lira or another good.",
    "neutral merchant": "Stands on a place in a game for two and is paid like any other merchant.",
    "neutral assistant": "Belongs to nobody; whoever finds one may pick him up.",
}


def colour_of(player: Player) -> str:
    """Return a player's name: Red."""
    return COLOUR_WORDS[player.colour].capitalize()


def place_of(number: int) -> str:
    """Return a place with its number: 16 Gemstone Dealer."""
    return f"{number} {PLACES[number].name}"


def listed(items: Sequence[str], last: str = "and") -> str:
    """Join items as one says them: a, b and c."""
    return f" {last} ".join(filter(None, (", ".join(items[:-1]), *items[-1:])))


def counted_goods(counts: Iterable[int]) -> str:
    """Say goods with their numbers: 2 red fabric and 1 blue jewelry."""
    return listed([f"{count} {GOODS[good]}" for good, count in enumerate(counts) if count])


def merchants_at(state: Istanbul, player: Player, place: int) -> tuple[int, list[str]]:
    """Return how many Lira a player has to pay on arriving at a place, and to whom (IST-TRN-14, IST-TWO-02)."""
    if place == d.FOUNTAIN:
        return 0, []
    names = [colour_of(other) for other in state.players if other.merchant == place and other.seat != player.seat]
    neutral = state.neutral_merchants.count(place)
    fee = d.MERCHANT_FEE * (len(names) + neutral)
    if neutral:
        names.append("a neutral merchant" if neutral == 1 else f"{neutral} neutral merchants")
    return fee, names


def families_at(state: Istanbul, player: Player, place: int) -> list[str]:
    """Return whose family members a player has to catch at a place (IST-ENC-03, IST-ENC-06)."""
    if place == d.POLICE_STATION:
        return []
    return [colour_of(other) for other in state.players if other.family == place and other.seat != player.seat]


def palace_price(state: Istanbul) -> str:
    """Say what the next ruby of the Sultan's Palace costs: RGYB and 1 of any kind."""
    price = state.palace_price()
    free = d.PALACE_FREE_CHOICE[price]
    return goods_text(d.PALACE_PRICES[price]) + (f" and {free} of any kind" if free else "")


# Questions.


def prompt(state: Istanbul) -> str:
    """Return a sentence that says what is to be decided now, and by whom."""
    if state.seat == OVER:
        return "The game is over."
    player = state.players[state.seat]
    return f"{colour_of(player)}: {_question(state, player)}"


def _question(state: Istanbul, player: Player) -> str:
    match state.agenda:
        case Move():
            return "where does your merchant go?"
        case FarMove():
            return f"where does your merchant go, {d.NEAR + 1} or {d.FAR} steps away?"
        case Assist():
            return f"on {place_of(player.merchant)}, {_choices(state)}?"
        case PayMerchants():
            fee, names = merchants_at(state, player, state.target)
            return f"pay {fee} Lira to {listed(names)} (you have {player.lira}), or end your turn?"
        case Act():
            return _offer(state, player, state.target, "use")
        case Encounters():
            return f"{_choices(state)}?"
        case FinalStep():
            return "the last turn is over; play cards that give goods or Lira, if you like."
        case ReturnOne():
            return "which assistant comes back to your stack?"
        case TakeGood(then=then):
            source = {PaySmuggler: " from the smuggler", PutAway: ""}.get(type(then), " at the Black Market")
            return f"which good do you take{source}?"
        case Reward():
            return f"{_choices(state)} for sending the family member home?"
        case PayGovernor():
            return f"do you pay the governor {d.TOKEN_FEE} Lira or a bonus card?"
        case PaySmuggler():
            return f"do you pay the smuggler {d.TOKEN_FEE} Lira or a good?"
        case GreenTile():
            return f"buy one more good for {d.TILE_FEE} Lira with the green tile (you have {player.lira})?"
        case TakeCards(left=left):
            which = "first" if left == d.CARAVANSARY_CARDS else "second"
            return f"from which pile do you take the {which} card?"
        case DiscardOne():
            return "which card of your hand do you discard?"
        case Gather():
            return "which assistant comes back to your stack, or is that all?"
        case Dice(place=place, first=first, second=second, call=call):
            called = f" and called {call}" if call else ""
            roll = f"{first} and {second} (sum {first + second})"
            return f"you rolled {roll} at the {PLACES[place].name}{called}: use the red tile?"
        case GoodOrRoll():
            return "take a good now, or roll first and take it then?"
        case Call():
            return "which number do you call at the Tea House?"
        case Sell(market=market, any_goods=any_goods):
            asked = "anything" if any_goods else goods_text(demand_at(state, market))
            return f"which goods do you sell? The {PLACES[market].name} takes {asked}."
        case Send():
            return "where do you send your family member?"
        case FamilyAct(at=at):
            return _offer(state, player, at, "let your family member use")
        case PayPalace(left=left):
            return f"which good do you pay for a space of any kind ({left} still to pay)?"
        case TakeTile(mosque=mosque):
            return f"which tile do you take at the {PLACES[mosque].name}?"
    return ""


def _offer(state: Istanbul, player: Player, place: int, use: str) -> str:
    if state.rules.places[place].is_possible(state, player):
        return f"{use} {place_of(place)}: {use_of(state, player, place)}?"
    return f"{place_of(place)} cannot be used now; go on?"


CHOICES = {
    a.LAY: "lay down an assistant",
    a.PICK + a.OWN: "pick up your assistant",
    a.PICK + a.NEUTRAL: "pick up a neutral assistant",
    a.STOP: "end your turn",
    a.MEET + a.GOVERNOR: "meet the governor",
    a.MEET + a.SMUGGLER: "meet the smuggler",
    a.END: "end your turn",
    a.REWARD + a.REWARD_LIRA: f"take {d.CATCH_LIRA} Lira",
    a.REWARD + a.REWARD_CARD: "draw a bonus card",
    a.REWARD + a.NO_REWARD: "take nothing",
} | {a.CATCH + colour: f"catch {word.capitalize()}'s family member" for colour, word in enumerate(COLOUR_WORDS)}


def _choices(state: Istanbul) -> str:
    """List the answers to a question that has few, without cards and tiles; what ends the turn comes last."""
    offered = [action for action in state.actions() if action in CHOICES]
    offered.sort(key=lambda action: action in (a.STOP, a.END))
    return listed([CHOICES[action] for action in offered], "or")


# Menu entries.

FIRSTS = {
    "pick": a.PICK,
    "turn": a.TURN,
    "draw": a.DRAW,
    "meet": a.MEET,
    "reward": a.REWARD,
    "take": a.TAKE,
    "give": a.GIVE,
    "tile": a.TILE,
    "catch": a.CATCH,
    "call": a.CALL,
    "move": a.MOVE,
    "send": a.SEND,
    "return": a.RETURN,
    "recall": a.RECALL,
    "play": a.PLAY,
    "discard": a.DISCARD,
    "sell": a.SELL,
}
"""Verbs that say what they are about, with the action from which on it is counted."""


def taken_apart(action: int) -> tuple[str, int]:
    """Return the verb of an action and what it is about as a number: a place, a good, a card; 0 for one word."""
    verb = LEXICON.saying(action).verb
    return verb, action - FIRSTS.get(verb, action)


def describe(state: Istanbul, action: int) -> str:
    """Return a short text that says what an action would do in this state."""
    verb, about = taken_apart(action)
    return DESCRIPTIONS[verb](state, state.players[state.active], about)


def use_of(state: Istanbul, player: Player, place: int) -> str:
    """Say what the action of a place would do for a player."""
    return USES[place](state, player)


def _use_wainwright(state: Istanbul, player: Player) -> str:
    if player.extensions == d.EXTENSIONS_EACH:
        return "no more extensions for you"
    ruby = " and a ruby" if player.extensions == d.EXTENSIONS_EACH - 1 else ""
    return f"buy an extension{ruby} for {d.EXTENSION_PRICE} Lira (room for {player.capacity() + 1} of each good)"


def _use_warehouse(player: Player, good: int) -> str:
    room = player.capacity() - player.goods[good]
    return f"fill up {GOODS[good]} ({room} more)" if room else f"nothing to gain, {GOODS[good]} is full"


def _use_post_office(state: Istanbul, player: Player) -> str:
    goods = [GOODS[good] for good in d.MAIL_GOODS[state.mail]]
    return f"take {listed([*goods, f'{d.MAIL_LIRA[state.mail]} Lira'])}"


def _use_market(state: Istanbul, market: int) -> str:
    return f"sell goods (it asks for {goods_text(demand_at(state, market))})"


def _use_palace(state: Istanbul, player: Player) -> str:
    return f"buy a ruby for {palace_price(state)}" if state.palace_rubies else "no ruby left"


def _use_mosque(state: Istanbul, colours: Sequence[int]) -> str:
    tops = [(TILE_WORDS[colour], state.tile_symbols(colour)) for colour in colours]
    return f"take a tile ({listed([f'{word} needs {symbols}' for word, symbols in tops if symbols]) or 'none left'})"


def _use_dealer(state: Istanbul, player: Player) -> str:
    return f"buy a ruby for {state.dealer_price()} Lira" if state.dealer_rubies else "no ruby left"


USES: dict[int, Callable[[Istanbul, Player], str]] = {
    d.WAINWRIGHT: _use_wainwright,
    d.FABRIC_WAREHOUSE: lambda state, player: _use_warehouse(player, d.RED),
    d.SPICE_WAREHOUSE: lambda state, player: _use_warehouse(player, d.GREEN),
    d.FRUIT_WAREHOUSE: lambda state, player: _use_warehouse(player, d.YELLOW),
    d.POST_OFFICE: _use_post_office,
    d.CARAVANSARY: lambda state, player: f"take {d.CARAVANSARY_CARDS} bonus cards, then discard one",
    d.FOUNTAIN: lambda state, player: f"call assistants back ({int(player.lying).bit_count()} lie on places)",
    d.BLACK_MARKET: lambda state, player: "take a red, green or yellow good and roll for blue jewelry",
    d.TEA_HOUSE: lambda state, player: "call a number and roll for Lira",
    d.LARGE_MARKET: lambda state, player: _use_market(state, d.LARGE_MARKET),
    d.SMALL_MARKET: lambda state, player: _use_market(state, d.SMALL_MARKET),
    d.POLICE_STATION: lambda state, player: "send your family member to another place",
    d.SULTANS_PALACE: _use_palace,
    d.SMALL_MOSQUE: lambda state, player: _use_mosque(state, d.SMALL_MOSQUE_TILES),
    d.GREAT_MOSQUE: lambda state, player: _use_mosque(state, d.GREAT_MOSQUE_TILES),
    d.GEMSTONE_DEALER: _use_dealer,
}


def arrival(state: Istanbul, player: Player, place: int) -> str:
    """Say what awaits a merchant who comes to a place: whom he pays, leaves, picks up and meets."""
    notes = []
    fee, names = merchants_at(state, player, place)
    if fee:
        lacking = f", you have {player.lira}" if player.lira < fee else ""
        notes.append(f"pays {fee} Lira to {', '.join(names)}{lacking}")
    if place == d.FOUNTAIN:
        notes.append("needs no assistant")
    elif player.has_lying(place):
        notes.append("picks up an assistant")
    elif place in state.neutral_lying:
        leaves = "leaves an assistant or " if player.has_assistants() else ""
        notes.append(f"{leaves}picks up a neutral one")
    else:
        notes.append("leaves an assistant" if player.has_assistants() else "has no assistant to leave")
    if families := families_at(state, player, place):
        notes.append(f"catches the family member of {listed(families)}")
    tokens = {"the governor": state.governor, "the smuggler": state.smuggler}
    if met := [token for token, stands in tokens.items() if stands == place]:
        notes.append(f"can meet {listed(met)}")
    return "; ".join(notes)


def asked_place(state: Istanbul) -> int:
    """Return the place whose action could be begun now; 0 if the question is another one."""
    match state.agenda:
        case Act():
            return state.target
        case FamilyAct(at=at):
            return at
    return 0


def _describe_lay(state: Istanbul, player: Player, about: int) -> str:
    who = "a neutral assistant" if player.has_assistants() and player.stack & 1 else "an assistant"
    left = max(0, int(player.stack).bit_length() - 2)
    return f"lay down {who} on {place_of(player.merchant)} ({left} left in the stack)"


def _describe_stop(state: Istanbul, player: Player, about: int) -> str:
    unpaid = " without paying" if isinstance(state.agenda, PayMerchants) else ""
    return f"end the turn here{unpaid}"


def _describe_pay(state: Istanbul, player: Player, about: int) -> str:
    match state.agenda:
        case PayGovernor():
            return f"pay the governor {d.TOKEN_FEE} Lira"
        case PaySmuggler():
            return f"pay the smuggler {d.TOKEN_FEE} Lira"
    fee, names = merchants_at(state, player, state.target)
    return f"pay {fee} Lira to {listed(names)}" if fee else "pay what is due"


def _describe_act(state: Istanbul, player: Player, about: int) -> str:
    place = asked_place(state)
    return use_of(state, player, place) if place else "use the place"


def _describe_skip(state: Istanbul, player: Player, about: int) -> str:
    place = asked_place(state)
    return f"do not use {place_of(place) if place else 'the place'}"


def _describe_done(state: Istanbul, player: Player, about: int) -> str:
    match state.agenda:
        case Gather():
            return "call nobody else back"
        case GreenTile():
            return "buy nothing"
        case FinalStep():
            return "play no more cards"
    return "that is all"


def _describe_dice(state: Istanbul, player: Player, turned: int | None) -> str:
    """Say what the dice bring as they lie, or with one of them turned."""
    deed = "keep the roll" if turned is None else f"turn the {('first', 'second')[turned]} die to {d.TURNED_DIE}"
    step = state.agenda
    if not isinstance(step, Dice):
        return deed
    pips = [int(step.first), int(step.second)]
    if turned is not None:
        pips[turned] = d.TURNED_DIE
    total = sum(pips)
    if step.place == d.TEA_HOUSE:
        gain = f"{step.call if total >= step.call else d.MISSED_CALL} Lira"
    else:
        blue = min(d.BLACK_MARKET_BLUE[total], player.capacity() - player.goods[d.BLUE])
        gain = f"{blue or 'no'} {GOODS[d.BLUE]}"
    return f"{deed} ({pips[0]} and {pips[1]}, sum {total}: {gain})"


def _describe_pick(state: Istanbul, player: Player, about: int) -> str:
    return f"pick up {'a neutral' if about == a.NEUTRAL else 'your'} assistant on {place_of(player.merchant)}"


def _describe_draw(state: Istanbul, player: Player, about: int) -> str:
    deck = state.deck
    if about == a.FROM_DISCARDS:
        return f"take {CARDS[deck.discards.kind].title} from the discards" if deck.discards else "take a discard"
    return f"draw from the draw pile ({deck.size} cards)"


def _describe_meet(state: Istanbul, player: Player, about: int) -> str:
    if about == a.GOVERNOR:
        return f"meet the governor (draw a card, then pay {d.TOKEN_FEE} Lira or a card)"
    return f"meet the smuggler (take a good, then pay {d.TOKEN_FEE} Lira or a good)"


def _describe_take(state: Istanbul, player: Player, about: int) -> str:
    price = f" for {d.TILE_FEE} Lira" if isinstance(state.agenda, GreenTile) else ""
    return f"take 1 {GOODS[about]}{price} (you have {player.goods[about]} of {player.capacity()})"


def _describe_tile(state: Istanbul, player: Player, about: int) -> str:
    symbols = state.tile_symbols(about)
    if not symbols:
        return f"take a {TILE_WORDS[about]} tile (none left)"
    pair = d.SMALL_MOSQUE_TILES if about in d.SMALL_MOSQUE_TILES else d.GREAT_MOSQUE_TILES
    ruby = "; brings a ruby" if any(player.has_tile(colour) for colour in pair if colour != about) else ""
    return f"take the {TILE_WORDS[about]} tile (pay 1 {GOODS[about]}; needs {symbols}{ruby})"


def _describe_send(state: Istanbul, player: Player, about: int) -> str:
    possible = about != d.POLICE_STATION and state.rules.places[about].is_possible(state, player)
    use = use_of(state, player, about) if possible else "you cannot use it now"
    return f"send your family member to {place_of(about)}: {use}"


def _describe_play(state: Istanbul, player: Player, about: int) -> str:
    place = state.rules.cards[about].place
    if about == d.FIVE_LIRA:
        effect = f"you then have {player.lira + d.CARD_LIRA}"
    elif about == d.STAY:
        effect = f"on {place_of(player.merchant)} ({arrival(state, player, player.merchant)})"
    elif about == d.FAMILY_HOME:
        effect = f"from {place_of(player.family)}, for {d.CATCH_LIRA} Lira or a card"
    elif place and about != d.ANY_SALE:
        effect = use_of(state, player, place)
    else:
        effect = CARDS[about].text[:1].lower() + CARDS[about].text[1:].rstrip(".")
    return f"play {CARDS[about].title}: {effect}"


def _describe_discard(state: Istanbul, player: Player, about: int) -> str:
    deed = "pay the governor with" if isinstance(state.agenda, PayGovernor) else "discard"
    return f"{deed} the card {CARDS[about].title}"


def _describe_sell(state: Istanbul, player: Player, about: int) -> str:
    goods = goods_text(a.SALES[about])
    step = state.agenda
    if not isinstance(step, Sell):
        return f"sell {goods}"
    revenue = d.LARGE_REVENUE if step.market == d.LARGE_MARKET else d.SMALL_REVENUE
    return f"sell {goods} for {revenue[len(goods)]} Lira"


DESCRIPTIONS: dict[str, Callable[[Istanbul, Player, int], str]] = {
    "lay": _describe_lay,
    "stop": _describe_stop,
    "pay": _describe_pay,
    "act": _describe_act,
    "skip": _describe_skip,
    "end": lambda state, player, about: "end the turn",
    "done": _describe_done,
    "roll": lambda state, player, about: "roll first and take the good then",
    "reroll": lambda state, player, about: "roll both dice again",
    "keep": lambda state, player, about: _describe_dice(state, player, None),
    "pick": _describe_pick,
    "turn": _describe_dice,
    "draw": _describe_draw,
    "meet": _describe_meet,
    "reward": lambda state, player, about: CHOICES[a.REWARD + about],
    "take": _describe_take,
    "give": lambda state, player, about: f"give 1 {GOODS[about]} (you have {player.goods[about]})",
    "tile": _describe_tile,
    "catch": lambda state, player, about: f"{CHOICES[a.CATCH + about]} (for {d.CATCH_LIRA} Lira or a card)",
    "call": lambda state, player, about: f"call {about} ({about} Lira for {about} or more, else {d.MISSED_CALL})",
    "move": lambda state, player, about: f"move to {place_of(about)} ({arrival(state, player, about)})",
    "send": _describe_send,
    "return": lambda state, player, about: f"call back your assistant from {place_of(about)}",
    "recall": lambda state, player, about: f"call back your assistant from {place_of(about)} for {d.TILE_FEE} Lira",
    "play": _describe_play,
    "discard": _describe_discard,
    "sell": _describe_sell,
}


# Sentences of the log.


class Told:
    """An event as a seat has seen it, with its facts in words."""

    def __init__(self, state: Istanbul, event: Mapping[str, Fact]) -> None:
        self.event = event
        self.who = colour_of(state.players[self.number("seat")]) if "seat" in event else ""

    def number(self, key: str) -> int:
        fact = self.event[key]
        assert isinstance(fact, int)
        return fact

    def place(self, key: str) -> str:
        return place_of(self.number(key))

    def card(self) -> str:
        return CARDS[self.number("card")].title


def sentence(state: Istanbul, event: Mapping[str, Fact]) -> str:
    """Return an event, as a seat has seen it, as a sentence for the log."""
    return SENTENCES[str(event["what"])](Told(state, event))


def _tell_change(told: Told, what: str) -> str:
    change = told.number("change")
    verb = "gains" if change > 0 else "pays"
    return f"{told.who} {verb} {abs(change)} {what}."


def _tell_dice(told: Told) -> str:
    dice = told.event["dice"]
    assert isinstance(dice, list)
    first, second = map(int, dice)
    roll = f"{first} and {second} (sum {first + second})"
    purpose = str(told.event["for"])
    if purpose == "red tile":
        return f"{told.who} turns a die with the red tile: {roll}."
    return f"{told.who} rolls {roll}." if purpose == "action" else f"{told.who} rolls {roll} for the {purpose}."


def _tell_move(told: Told) -> str:
    here, there = told.place("from"), told.place("to")
    token = str(told.event["token"])
    if token == "merchant":
        return f"{told.who} moves from {here} to {there}."
    if token == "family":
        return f"{told.who}'s family member goes from {here} to {there}."
    subject = "A neutral merchant" if token == "neutral merchant" else f"The {token}"
    return f"{subject} stays on {here}." if here == there else f"{subject} goes from {here} to {there}."


def _tell_lay(told: Told) -> str:
    who = "a neutral assistant" if told.number("assistant") == a.NEUTRAL else "an assistant"
    return f"{told.who} lays down {who} on {told.place('place')}."


def _tell_return(told: Told) -> str:
    if told.number("assistant") == a.NEUTRAL:
        return f"{told.who} picks up a neutral assistant on {told.place('place')}."
    return f"{told.who} takes an assistant back from {told.place('place')}."


def _tell_mail(told: Told) -> str:
    state = told.number("down")
    goods = [GOODS[good] for good in d.MAIL_GOODS[state]]
    return f"The mail moves on to {listed([*goods, f'{d.MAIL_LIRA[state]} Lira'])}."


def _tell_demand(told: Told) -> str:
    market = told.number("place")
    tiles = d.LARGE_DEMAND if market == d.LARGE_MARKET else d.SMALL_DEMAND
    return f"The {PLACES[market].name} now asks for {counted_goods(tiles[told.number('tile')])}."


def _tell_extension(told: Told) -> str:
    room = d.BARE_CAPACITY + told.number("owned")
    return f"{told.who} extends the wheelbarrow: room for {room} of each good."


SENTENCES: dict[str, Callable[[Told], str]] = {
    "turn": lambda told: f"Round {told.number('round')}: {told.who}'s turn.",
    "stop": lambda told: f"{told.who} ends the turn early on {told.place('place')}.",
    "end": lambda told: f"{told.who} ends the turn.",
    "final step": lambda told: "The last turn is over; cards that give goods or Lira may still be played.",
    "over": lambda told: "The game is over.",
    "move": _tell_move,
    "lay": _tell_lay,
    "return": _tell_return,
    "fifth assistant": lambda told: f"{told.who}'s fifth assistant joins the stack.",
    "act": lambda told: f"{told.who} uses {told.place('place')}.",
    "lira": lambda told: _tell_change(told, "Lira"),
    "goods": lambda told: _tell_change(told, GOODS[told.number("good")]),
    "ruby": lambda told: f"{told.who} gains a ruby at {told.place('place')}.",
    "last round": lambda told: f"{told.who} has enough rubies: this round is the last.",
    "tile": lambda told: f"{told.who} takes the {TILE_WORDS[told.number('colour')]} mosque tile.",
    "extension": _tell_extension,
    "mail": _tell_mail,
    "demand": _tell_demand,
    "call": lambda told: f"{told.who} calls {told.number('number')}.",
    "dice": _tell_dice,
    "play": lambda told: f"{told.who} plays the card {told.card()}.",
    "discard": lambda told: f"{told.who} discards the card {told.card()}.",
    "take card": lambda told: f"{told.who} takes the card {told.card()} from the discard pile.",
    "draw": lambda told: f"{told.who} draws a card" + (f": {told.card()}." if "card" in told.event else "."),
    "reshuffle": lambda told: f"The discards are shuffled into a new draw pile of {told.number('cards')} cards.",
}
