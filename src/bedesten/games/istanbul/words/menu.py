"""Menu entries: what an action would do in a state, in a few words. A question may say it in its own way."""

from collections.abc import Callable, Sequence

from bedesten.games.istanbul import actions as a
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.data import COLOUR_WORDS, TILE_WORDS
from bedesten.games.istanbul.lexicon import LEXICON, goods_text
from bedesten.games.istanbul.markets import demand_at
from bedesten.games.istanbul.places import ActAfar
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.turn import Act
from bedesten.games.istanbul.words.names import (
    CARDS,
    GOODS,
    cards_to_be_had,
    colour_of,
    counted,
    families_at,
    held,
    listed,
    merchants_at,
    palace_price,
    place_of,
    thing,
    token_of,
)

CHOICES = {
    a.LAY: "leave an assistant",
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


def use_of(state: Istanbul, player: Player, place: int) -> str:
    """Say what the action of a place would do for a player."""
    uses = USES_IN.get(state.rules.name, {})
    return uses.get(place, USES[place])(state, player)


def _use_wainwright(state: Istanbul, player: Player) -> str:
    if player.extensions == d.EXTENSIONS_EACH:
        return "no more extensions for you"
    ruby = " and a ruby" if player.extensions == d.EXTENSIONS_EACH - 1 else ""
    return f"buy an extension{ruby} for {d.EXTENSION_PRICE} Lira (room for {player.capacity() + 1} of each good)"


def _use_warehouse(player: Player, good: int) -> str:
    room = player.capacity() - player.goods[good]
    return f"fill up {GOODS[good]} ({room} more)" if room else f"nothing to gain, {GOODS[good]} is full"


def _use_post_office(state: Istanbul, player: Player) -> str:
    goods = d.MAIL_GOODS[state.mail]
    taken = [GOODS[good] for good in goods if player.has_space(good)]
    lost = [GOODS[good] for good in goods if not player.has_space(good)]
    full = f" (no room for {listed(lost)})" if lost else ""
    return f"take {listed([*taken, f'{d.MAIL_LIRA[state.mail]} Lira'])}{full}"


def use_caravansary(state: Istanbul, player: Player, coffee: str = "") -> str:
    """Say what the Caravansary gives, with the coffee that an expansion adds."""
    cards = cards_to_be_had(state.deck, d.CARAVANSARY_CARDS)
    if not cards:
        return f"take {coffee or 'nothing'} (there is no bonus card to take)"
    return f"take {listed([*filter(None, [coffee]), counted(cards, 'bonus card')])}, then discard one"


def _use_black_market(state: Istanbul, player: Player) -> str:
    gains = []
    if any(player.has_space(good) for good in (d.RED, d.GREEN, d.YELLOW)):
        gains.append("take a red, green or yellow good")
    if player.has_space(d.BLUE):
        gains.append("roll for blue jewelry")
    return listed(gains) or "nothing to gain, your wheelbarrow is full"


def _use_market(state: Istanbul, market: int) -> str:
    return f"sell goods (it asks for {goods_text(demand_at(state, market))})"


def _use_palace(state: Istanbul, player: Player) -> str:
    return f"buy a ruby for {palace_price(state)}" if state.rubies[d.SULTANS_PALACE] else "no ruby left"


def _use_mosque(state: Istanbul, colours: Sequence[int]) -> str:
    tops = [(TILE_WORDS[colour], state.tile_symbols(colour)) for colour in colours]
    return f"take a tile ({listed([f'{word} needs {symbols}' for word, symbols in tops if symbols]) or 'none left'})"


def _use_dealer(state: Istanbul, player: Player) -> str:
    return f"buy a ruby for {state.dealer_price()} Lira" if state.rubies[d.GEMSTONE_DEALER] else "no ruby left"


USES: dict[int, Callable[[Istanbul, Player], str]] = {
    d.WAINWRIGHT: _use_wainwright,
    d.FABRIC_WAREHOUSE: lambda state, player: _use_warehouse(player, d.RED),
    d.SPICE_WAREHOUSE: lambda state, player: _use_warehouse(player, d.GREEN),
    d.FRUIT_WAREHOUSE: lambda state, player: _use_warehouse(player, d.YELLOW),
    d.POST_OFFICE: _use_post_office,
    d.CARAVANSARY: use_caravansary,
    d.FOUNTAIN: lambda state, player: f"call assistants back ({int(player.lying).bit_count()} waiting)",
    d.BLACK_MARKET: _use_black_market,
    d.TEA_HOUSE: lambda state, player: "call a number and roll for Lira",
    d.LARGE_MARKET: lambda state, player: _use_market(state, d.LARGE_MARKET),
    d.SMALL_MARKET: lambda state, player: _use_market(state, d.SMALL_MARKET),
    d.POLICE_STATION: lambda state, player: "send your family member to another place",
    d.SULTANS_PALACE: _use_palace,
    d.SMALL_MOSQUE: lambda state, player: _use_mosque(state, d.SMALL_MOSQUE_TILES),
    d.GREAT_MOSQUE: lambda state, player: _use_mosque(state, d.GREAT_MOSQUE_TILES),
    d.GEMSTONE_DEALER: _use_dealer,
}


USES_IN: dict[str, dict[int, Callable[[Istanbul, Player], str]]] = {}
"""For each rule set the places that it replaces."""


def arrival(state: Istanbul, player: Player, place: int, needs_assistant: bool = True) -> str:
    """Say what awaits a merchant, or a companion, who comes to a place: whom he pays, leaves, picks up and meets."""
    notes = []
    fee, names = merchants_at(state, player, place)
    if fee:
        lacking = f", you have {player.lira}" if player.lira < fee else ""
        notes.append(f"pays {fee} Lira to {', '.join(names)}{lacking}")
    if place == d.FOUNTAIN or not needs_assistant:
        notes.append("needs no assistant")
    elif player.has_lying(place):
        notes.append("picks up an assistant")
    elif place in state.neutral_lying:
        leaves = "leaves an assistant or " if player.has_assistants() else ""
        notes.append(f"{leaves}picks up a neutral one")
    else:
        notes.append("leaves an assistant" if player.has_assistants() else "has no assistant to leave")
    if families := families_at(state, player, place):
        notes.append(f"catches the family member of {listed([colour_of(other) for other in families])}")
    if met := [f"the {token_of(token)}" for token in range(a.TOKENS) if state.token_place(token) == place]:
        notes.append(f"can meet {listed(met)}")
    return "; ".join(notes)


def asked_place(state: Istanbul) -> int:
    """Return the place whose action could be begun now; 0 if the question is another one."""
    match state.agenda:
        case Act():
            return state.target
        case ActAfar(at=at):
            return at
    return 0


def _describe_lay(state: Istanbul, player: Player, about: int) -> str:
    who = "a neutral assistant" if player.has_assistants() and player.stack & 1 else "an assistant"
    left = max(0, int(player.stack).bit_length() - 2)
    return f"leave {who} on {place_of(player.merchant)} ({left} still in the stack)"


def _describe_pay(state: Istanbul, player: Player, about: int) -> str:
    fee, names = merchants_at(state, player, state.target)
    return f"pay {fee} Lira to {listed(names)}" if fee else "pay what is due"


def _describe_act(state: Istanbul, player: Player, about: int) -> str:
    place = asked_place(state)
    return use_of(state, player, place) if place else "use the place"


def _describe_skip(state: Istanbul, player: Player, about: int) -> str:
    place = asked_place(state)
    return f"do not use {place_of(place) if place else 'the place'}"


def turned(die: int, pips: int) -> str:
    """Say that one of the dice is turned."""
    return f"turn the {('first', 'second')[die]} die to {pips}"


def _describe_pick(state: Istanbul, player: Player, about: int) -> str:
    return f"pick up {'a neutral' if about == a.NEUTRAL else 'your'} assistant on {place_of(player.merchant)}"


def _describe_draw(state: Istanbul, player: Player, about: int) -> str:
    deck = state.deck
    if about == a.FROM_DISCARDS:
        return f"take {CARDS[deck.discards.kind].title} from the discards" if deck.discards else "take a discard"
    return f"draw from the draw pile ({deck.size} cards)" if deck.size else "shuffle the discards and draw one"


MEETINGS = {
    a.GOVERNOR: ("draw a card", f"{d.TOKEN_FEE} Lira or a card"),
    a.SMUGGLER: ("take a good", f"{d.TOKEN_FEE} Lira or a good"),
    a.COFFEE_TRADER: ("take 1 coffee", f"{d.TOKEN_FEE} Lira or a good"),
    a.COURIER: ("take a letter", f"{d.TOKEN_FEE} Lira or a letter"),
}
"""What each neutral token gives, and for what."""


def _describe_meet(state: Istanbul, player: Player, about: int) -> str:
    free = state.rules.is_free(player)
    gift, price = MEETINGS[about]
    return f"meet the {token_of(about)} ({gift}{', for nothing' if free else f', then pay {price}'})"


def taken(player: Player, about: int, price: str = "") -> str:
    """Say that a good or a coffee is taken, perhaps for a price."""
    if about == d.COFFEE:
        return f"take 1 coffee (you have {player.coffee})"
    return f"take 1 {GOODS[about]}{price} (you have {player.goods[about]} of {player.capacity()})"


def _describe_tile(state: Istanbul, player: Player, about: int) -> str:
    symbols = state.tile_symbols(about)
    if not symbols:
        return f"take a {TILE_WORDS[about]} tile (none left)"
    pair = d.SMALL_MOSQUE_TILES if about in d.SMALL_MOSQUE_TILES else d.GREAT_MOSQUE_TILES
    ruby = "; brings a ruby" if any(player.has_tile(colour) for colour in pair if colour != about) else ""
    return f"take the {TILE_WORDS[about]} tile (pay 1 {GOODS[about]}; needs {symbols}{ruby})"


def use_afar(state: Istanbul, player: Player, place: int) -> str:
    """Say what a player would do at a place where the merchant does not go."""
    possible = place in state.board.layout and state.rules.places[place].is_possible(state, player)
    return use_of(state, player, place) if possible else "you cannot use it now"


def _describe_send(state: Istanbul, player: Player, about: int) -> str:
    use = use_afar(state, player, about) if about != d.POLICE_STATION else "you cannot use it now"
    return f"send your family member to {place_of(about)}: {use}"


def _reward(state: Istanbul) -> str:
    """Say what sending a family member home brings."""
    return f"{d.CATCH_LIRA} Lira or a card" if state.deck.can_draw() else f"{d.CATCH_LIRA} Lira"


def _describe_play(state: Istanbul, player: Player, about: int) -> str:
    place = state.rules.cards[about].place if about < len(state.rules.cards) else 0
    if about == d.FIVE_LIRA:
        effect = f"you then have {player.lira + d.CARD_LIRA}"
    elif about == d.STAY:
        effect = f"on {place_of(player.merchant)} ({arrival(state, player, player.merchant)})"
    elif about == d.FAMILY_HOME:
        effect = f"from {place_of(player.family)}, for {_reward(state)}"
    elif place and about != d.ANY_SALE:
        effect = use_of(state, player, place)
    else:
        effect = CARDS[about].text[:1].lower() + CARDS[about].text[1:].rstrip(".")
    return f"play {CARDS[about].title}: {effect}"


DESCRIPTIONS: dict[str, Callable[[Istanbul, Player, int], str]] = {
    "lay": _describe_lay,
    "stop": lambda state, player, about: "end the turn here",
    "pay": _describe_pay,
    "act": _describe_act,
    "skip": _describe_skip,
    "end": lambda state, player, about: "end the turn",
    "done": lambda state, player, about: "that is all",
    "roll": lambda state, player, about: "roll first, then take the good",
    "reroll": lambda state, player, about: "roll both dice again",
    "keep": lambda state, player, about: "keep the roll",
    "pick": _describe_pick,
    "turn": lambda state, player, about: turned(about, d.TURNED_DIE),
    "draw": _describe_draw,
    "meet": _describe_meet,
    "reward": lambda state, player, about: CHOICES[a.REWARD + about],
    "take": lambda state, player, about: taken(player, about),
    "give": lambda state, player, about: f"give 1 {thing(about)} (you have {held(player, about)})",
    "tile": _describe_tile,
    "catch": lambda state, player, about: f"{CHOICES[a.CATCH + about]} (for {_reward(state)})",
    "call": lambda state, player, about: f"call {about} ({about} Lira for {about} or more, else {d.MISSED_CALL})",
    "move": lambda state, player, about: f"move to {place_of(about)} ({arrival(state, player, about)})",
    "send": _describe_send,
    "return": lambda state, player, about: f"call back your assistant from {place_of(about)}",
    "recall": lambda state, player, about: f"call back your assistant from {place_of(about)} for {d.TILE_FEE} Lira",
    "play": _describe_play,
    "discard": lambda state, player, about: f"discard the card {CARDS[about].title}",
    "sell": lambda state, player, about: f"sell {goods_text(a.SALES[about])}",
}
