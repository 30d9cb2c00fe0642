"""Why an action is not possible now: the rule that forbids it, and the reason in a player's words.

A reason speaks to the player who must decide. It may name that player's own cards, never those of another.
"""

from collections.abc import Callable

from bedesten.core.contract import OVER
from bedesten.games.istanbul import actions as a
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.agenda import STEP_NAMES
from bedesten.games.istanbul.cards import ReturnOne
from bedesten.games.istanbul.data import TILE_WORDS
from bedesten.games.istanbul.deck import KIND
from bedesten.games.istanbul.dice import Call, Dice, GoodOrRoll
from bedesten.games.istanbul.encounters import PayGovernor, PaySmuggler, Reward, TakeGood
from bedesten.games.istanbul.letters import why as letters
from bedesten.games.istanbul.letters.cards import GoAnywhere, Join, UseFromAfar, WalkFamily, WalkFar
from bedesten.games.istanbul.lexicon import goods_text
from bedesten.games.istanbul.markets import Sell, demand_at
from bedesten.games.istanbul.mocha import why as mocha
from bedesten.games.istanbul.mocha.cards import CornerMove
from bedesten.games.istanbul.parts import FINAL_STEP, MOVING, OPEN, PutAway, Window
from bedesten.games.istanbul.places import (
    DiscardOne,
    Gather,
    GreenTile,
    PayPalace,
    Send,
    TakeCards,
    TakeTile,
    can_take_tile,
)
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.turn import Act, Assist, Encounters, FarMove, Move, PayMerchants, Start
from bedesten.games.istanbul.words import (
    CARDS,
    GOODS,
    PLACES,
    asked_place,
    colour_of,
    families_at,
    listed,
    merchants_at,
    palace_price,
    place_of,
    taken_apart,
    thing,
    token_of,
)
from bedesten.games.istanbul.words import letters as letters_words
from bedesten.games.istanbul.words import mocha as mocha_words

Reason = tuple[str, str]
"""The id of a rule, and why it forbids the action."""

FINALE_VERBS = ("play", "take", "done", *mocha.FINALE_VERBS, *letters.FINALE_VERBS)
FINALE: Reason = ("IST-END-07", "the last turn is over and only cards that give goods or Lira may be played")


def why_not(state: Istanbul, action: int) -> Reason:
    """Return the id of the rule that forbids an action now, and the reason as a sentence part."""
    if state.seat == OVER:
        return "IST-END-02", "the game is over"
    verb, about = taken_apart(action)
    if state.finale and verb not in FINALE_VERBS:
        return FINALE
    player = state.players[state.seat]
    if missing := not_in_play(state, verb, about):
        return missing
    own = REASONS_AT.get(type(state.agenda))
    return (
        (own and own(state, player, verb, about))
        or REASONS[verb](state, player, about)
        or wrong_moment(state, player, verb)
    )


PLACE_VERBS = ("move", "send", "return", "recall", *mocha.PLACE_VERBS, *letters.PLACE_VERBS)
"""Verbs that name a place of the board."""


def not_in_play(state: Istanbul, verb: str, about: int) -> Reason | None:
    """Return why something has no place in this rule set."""
    if missing := mocha.not_in_play(state, verb, about) or letters.not_in_play(state, verb, about):
        return missing
    if verb in PLACE_VERBS and about not in state.board.layout:
        return "IST-SET-02", f"{place_of(about)} is not on this board"
    if verb in ("play", "discard") and (about >= len(state.rules.deck) or not state.rules.deck[about]):
        return "IST-SET-20", f"there are no cards {CARDS[about].title} in this game"
    if verb == "meet" and not state.token_place(about):
        return "IST-SET-19", f"there is no {token_of(about)} in this game"
    return None


# Answers to another question than the present one.

QUESTIONS = {
    "start": "how your turn begins",
    "move": "where your merchant goes",
    "far-move": "where your merchant goes with the card Far move",
    "assist": "whether an assistant is picked up or left",
    "pay-merchants": "whether you pay the merchants here",
    "act": "whether you use this place",
    "encounters": "whom you meet before the turn ends",
    "final-step": "which last cards you play",
    "return-one": "which assistant comes back",
    "take-good": "which good you take",
    "reward": "which reward you take",
    "pay-governor": "how you pay the governor",
    "pay-smuggler": "how you pay the smuggler",
    "green-tile": "whether you buy a good with the green tile",
    "take-cards": "from which pile you take a card",
    "discard-one": "which card you discard",
    "gather": "which assistants come back",
    "dice": "whether the red tile changes the roll",
    "good-or-roll": "whether you take a good first or roll first",
    "call": "which number you call",
    "sell": "which goods you sell",
    "send": "where you send your family member",
    "family-act": "whether your family member uses its place",
    "pay-palace": "which goods you pay at the Sultan's Palace",
    "take-tile": "which tile you take",
}
"""Every question, as what it is about."""

MOMENTS: dict[str, Reason] = {
    "lay": ("IST-TRN-09", "an assistant is left right after the move"),
    "pick": ("IST-TRN-08", "an assistant is picked up right after the move"),
    "stop": ("IST-TRN-11", "a turn is ended early instead of using an assistant or of paying merchants"),
    "pay": ("IST-TRN-02", "'pay' is for merchants, the governor and the smuggler"),
    "act": ("IST-TRN-02", "a place is used after the move and after paying merchants"),
    "skip": ("IST-TRN-18", "only the action of a place can be skipped"),
    "end": ("IST-TRN-21", "the turn ends after the encounters"),
    "done": ("IST-TRN-02", "'done' is said at the Fountain, to the green tile and in the final step"),
    "roll": ("IST-PLC-22", "the Black Market lets you roll before you take its good"),
    "keep": ("IST-MOS-02", "a roll is kept while the red tile could change it"),
    "reroll": ("IST-MOS-02", "the red tile changes your roll at the Black Market or the Tea House"),
    "turn": ("IST-MOS-02", "the red tile changes your roll at the Black Market or the Tea House"),
    "draw": ("IST-PLC-13", "cards are taken from the piles with the action of the Caravansary"),
    "meet": ("IST-TRN-02", "the governor and the smuggler are met after the action"),
    "reward": ("IST-ENC-04", "a reward is taken when a family member was sent home"),
    "take": ("IST-TRN-02", "goods are chosen at the Black Market, from the smuggler, by a card or the green tile"),
    "give": ("IST-TRN-02", "single goods are given to the smuggler or at the Sultan's Palace"),
    "tile": ("IST-PLC-42", "tiles are taken with the action of a mosque"),
    "catch": ("IST-TRN-02", "family members are caught after the action"),
    "call": ("IST-PLC-23", "numbers are called with the action of the Tea House"),
    "move": ("IST-TRN-02", "the merchant moves once, at the beginning of the turn"),
    "send": ("IST-PLC-31", "the family member is sent with the action of the Police Station"),
    "return": ("IST-PLC-16", "assistants come back at the Fountain or by the card Assistant home"),
    "discard": ("IST-PLC-12", "cards are discarded at the Caravansary or to pay the governor"),
    "sell": ("IST-PLC-26", "goods are sold with the action of a market"),
}
"""For each verb when it is said, with the rule. Cards and the yellow tile have their own reasons."""

BEGINS = {
    "pay": (d.WAINWRIGHT, d.GEMSTONE_DEALER),
    "draw": (d.CARAVANSARY,),
    "return": (d.FOUNTAIN,),
    "roll": (d.BLACK_MARKET,),
    "take": (d.BLACK_MARKET,),
    "call": (d.TEA_HOUSE,),
    "sell": (d.LARGE_MARKET, d.SMALL_MARKET),
    "send": (d.POLICE_STATION,),
    "give": (d.SULTANS_PALACE,),
    "tile": (d.SMALL_MOSQUE, d.GREAT_MOSQUE),
}
"""Verbs that belong to the action of a place, which must have been begun."""


def wrong_moment(state: Istanbul, player: Player, verb: str) -> Reason:
    """Return why a verb is no answer to the present question."""
    if state.finale:
        return FINALE
    place = asked_place(state)
    if place in BEGINS.get(verb, ()):
        if not state.rules.places[place].is_possible(state, player):
            return unusable(state, player, place)
        return "IST-TRN-18", f"the action of {place_of(place)} has not begun; 'act' begins it"
    rule, moment = MOMENTS[verb]
    return rule, f"the question now is {QUESTIONS[STEP_NAMES[type(state.agenda)]]}; {moment}"


# Phases 1 and 2: the merchant, the assistants, the merchants of others.


def why_move(state: Istanbul, player: Player, place: int) -> Reason | None:
    steps = state.rules.walks(state, player).steps(player.merchant)[place]
    away = f"{place_of(place)} is {steps} step{'s' * (steps != 1)} away" if steps else "your merchant is there"
    match state.agenda:
        case Move() | Start() if steps == 0:
            return "IST-TRN-05", f"your merchant is on {place_of(place)} and must go somewhere else"
        case Move() | Start():
            return "IST-TRN-03", f"{away}, a move is 1 or {d.NEAR}"
        case FarMove():
            return "IST-BON-23", f"{away}, the card Far move goes {d.NEAR + 1} or {d.FAR}"
    return None


def why_lay(state: Istanbul, player: Player, _: int) -> Reason | None:
    match state.agenda:
        case Assist() if player.has_lying(player.merchant):
            return "IST-TRN-10", f"one of your assistants is already waiting on {place_of(player.merchant)}"
        case Assist():
            return "IST-TRN-11", "there is no assistant in your stack"
    return fountain_needs_none(state)


def why_pick(state: Istanbul, player: Player, kind: int) -> Reason | None:
    if kind == a.NEUTRAL and not has_neutral_assistants(state):
        return "IST-NEU-01", "there are no neutral assistants in this game"
    match state.agenda:
        case Assist() if kind == a.NEUTRAL:
            return "IST-NEU-04", f"no neutral assistant is waiting on {place_of(player.merchant)}"
        case Assist():
            return "IST-TRN-08", f"none of your assistants is waiting on {place_of(player.merchant)}"
    return fountain_needs_none(state)


def fountain_needs_none(state: Istanbul) -> Reason | None:
    if isinstance(state.agenda, Act) and state.target == d.FOUNTAIN:
        return "IST-TRN-13", "at the Fountain no assistant is picked up or left"
    return None


def has_neutral_assistants(state: Istanbul) -> bool:
    return bool(state.neutral_lying) or any("1" in f"{player.stack:b}"[1:] for player in state.players)


def why_pay(state: Istanbul, player: Player, _: int) -> Reason | None:
    match state.agenda:
        case PayMerchants():
            fee, names = merchants_at(state, player, state.target)
            neutral = state.target in state.neutral_merchants
            foreign = any(other.merchant == state.target for other in state.players if other is not player)
            rule = "IST-TWO-07" if neutral and foreign else "IST-TWO-04" if neutral else "IST-TRN-15"
            return rule, f"{fee} Lira are due to {listed(names)}, you have {player.lira}"
        case PayGovernor() | PaySmuggler():
            return "IST-RES-04", f"{d.TOKEN_FEE} Lira are due, you have {player.lira}"
        case Act() if state.target == d.FOUNTAIN:
            return "IST-TRN-16", "nobody is paid at the Fountain"
    return None


# Phase 3: places.


def why_act(state: Istanbul, player: Player, _: int) -> Reason | None:
    if place := asked_place(state):
        return unusable(state, player, place)
    if isinstance(state.agenda, Encounters):
        if state.acted:
            return "IST-TRN-19", f"you have used {place_of(state.acted)}, and an action is done once"
        return "IST-TRN-02", "the time for the action is over"
    return None


def unusable(state: Istanbul, player: Player, place: int) -> Reason:
    """Return why the action of a place cannot be begun (IST-PLC-49)."""
    if own := UNUSABLE.get(place):
        return own(state, player)
    match place:
        case d.WAINWRIGHT:
            if player.extensions == d.EXTENSIONS_EACH:
                return "IST-PLC-02", f"you have all {d.EXTENSIONS_EACH} extensions"
            return "IST-PLC-01", f"an extension costs {d.EXTENSION_PRICE} Lira, you have {player.lira}"
        case d.LARGE_MARKET | d.SMALL_MARKET:
            asked = goods_text(demand_at(state, place))
            return "IST-PLC-26", f"the {PLACES[place].name} asks for {asked}, you have {goods_held(player)}"
        case d.POLICE_STATION:
            return "IST-PLC-32", f"your family member is on {place_of(player.family)}"
        case d.SULTANS_PALACE:
            if state.palace_rubies == 0:
                return "IST-PLC-41", "the Sultan's Palace has no ruby left"
            return "IST-PLC-38", f"the ruby costs {palace_price(state)}, you have {goods_held(player)}"
        case d.SMALL_MOSQUE | d.GREAT_MOSQUE:
            colours = d.SMALL_MOSQUE_TILES if place == d.SMALL_MOSQUE else d.GREAT_MOSQUE_TILES
            reasons = [untakable(state, player, colour) for colour in colours]
            rules = {rule for rule, _ in reasons}
            return rules.pop() if len(rules) == 1 else "IST-PLC-49", "; ".join(reason for _, reason in reasons)
        case d.GEMSTONE_DEALER:
            if state.dealer_rubies == 0:
                return "IST-PLC-48", "the Gemstone Dealer has no ruby left"
            return "IST-PLC-46", f"the ruby costs {state.dealer_price()} Lira, you have {player.lira}"
    return "IST-PLC-49", f"{place_of(place)} cannot be used now"


def goods_held(player: Player) -> str:
    return goods_text(player.goods) or "no goods"


def untakable(state: Istanbul, player: Player, colour: int) -> Reason:
    """Return why a player cannot take the top tile of a stack."""
    word = TILE_WORDS[colour]
    if player.has_tile(colour):
        return "IST-PLC-43", f"you already have a {word} tile"
    symbols = state.tile_symbols(colour)
    if symbols == 0:
        return "IST-PLC-45", f"there is no {word} tile left"
    return "IST-PLC-42", f"the {word} tile needs {symbols} {GOODS[colour]}, you have {player.goods[colour]}"


def why_tile(state: Istanbul, player: Player, colour: int) -> Reason | None:
    mosque = d.SMALL_MOSQUE if colour in d.SMALL_MOSQUE_TILES else d.GREAT_MOSQUE
    here = state.agenda.mosque if isinstance(state.agenda, TakeTile) else asked_place(state)
    if here in (d.SMALL_MOSQUE, d.GREAT_MOSQUE) and here != mosque:
        return "IST-SET-08", f"{TILE_WORDS[colour]} tiles are at {place_of(mosque)}"
    if here == mosque and not can_take_tile(state, player, colour):
        return untakable(state, player, colour)
    return None


def why_sell(state: Istanbul, player: Player, sale: int) -> Reason | None:
    step = state.agenda
    if not isinstance(step, Sell):
        return None
    sold = a.SALES[sale]
    if not step.any_goods:
        demand = demand_at(state, step.market)
        if any(count > asked for count, asked in zip(sold, demand, strict=True)):
            return "IST-PLC-26", f"the {PLACES[step.market].name} asks for {goods_text(demand)} only"
    return "IST-RES-01", f"you have {goods_held(player)}"


def why_send(state: Istanbul, player: Player, place: int) -> Reason | None:
    if isinstance(state.agenda, Send):
        return "IST-PLC-31", "your family member has to leave the Police Station"
    return None


def why_return(state: Istanbul, player: Player, place: int) -> Reason | None:
    match state.agenda:
        case Gather():
            none, neutral = "IST-PLC-16", "IST-NEU-08"
        case ReturnOne():
            none, neutral = "IST-BON-24", "IST-NEU-09"
        case _:
            return None
    return nobody_to_call(state, place, none, neutral)


def nobody_to_call(state: Istanbul, place: int, none: str, neutral: str) -> Reason:
    if place in state.neutral_lying:
        return neutral, f"only a neutral assistant is waiting on {place_of(place)}"
    return none, f"none of your assistants is waiting on {place_of(place)}"


def why_draw(state: Istanbul, player: Player, pile: int) -> Reason | None:
    if isinstance(state.agenda, TakeCards):
        return "IST-PLC-14", f"the {'discard' if pile == a.FROM_DISCARDS else 'draw'} pile is empty"
    return None


def why_roll(state: Istanbul, player: Player, _: int) -> Reason | None:
    match state.agenda:
        case Call():
            return "IST-PLC-23", "you call a number before you roll"
        case Dice():
            return "IST-MOS-02", "you have already rolled; the red tile rolls again with 'reroll'"
    return None


def why_change_roll(state: Istanbul, player: Player, die: int) -> Reason | None:
    if isinstance(state.agenda, Dice):
        return "IST-MOS-02", f"the {('first', 'second')[die]} die already shows {d.TURNED_DIE}"
    if not player.has_tile(d.RED):
        return "IST-MOS-02", "you have no red tile, so your rolls stay as they are"
    return None


def why_take(state: Istanbul, player: Player, good: int) -> Reason | None:
    if good == d.COFFEE:
        return "MOC-COF-02", "coffee does not count as a good"
    full = f"your wheelbarrow has no room for more {thing(good)}"
    match state.agenda:
        case TakeGood(allowed=allowed, then=then):
            if not allowed >> good & 1:
                return "IST-PLC-20", f"{thing(good)} cannot be chosen at the Black Market"
            return {PaySmuggler: "IST-ENC-12", PutAway: "IST-BON-10"}.get(type(then), "IST-RES-03"), full
        case GoodOrRoll():
            if good == d.BLUE:
                return "IST-PLC-20", f"{thing(good)} cannot be chosen at the Black Market"
            return "IST-RES-03", full
        case GreenTile():
            if not player.has_space(good):
                return "IST-MOS-08", full
            return "IST-MOS-07", f"the green tile asks for {d.TILE_FEE} Lira, you have {player.lira}"
    return None


def why_give(state: Istanbul, player: Player, good: int) -> Reason | None:
    if good == d.COFFEE:
        return "MOC-COF-02", "coffee does not count as a good"
    match state.agenda:
        case PaySmuggler() | PayPalace():
            return "IST-RES-01", f"you have no {thing(good)}"
        case PayGovernor():
            return "IST-ENC-08", f"the governor wants {d.TOKEN_FEE} Lira or a card"
    return None


# Phase 4 and the end of the turn.


def why_catch(state: Istanbul, player: Player, colour: int) -> Reason | None:
    if colour == player.colour:
        return "IST-ENC-07", "you do not catch your own family member"
    owner = next((other for other in state.players if other.colour == colour), None)
    if owner is None:
        return "IST-SET-01", "nobody plays this colour"
    whose = f"{colour_of(owner)}'s family member"
    if owner.family == d.POLICE_STATION:
        return "IST-ENC-06", f"{whose} is at the Police Station, where nobody is caught"
    if isinstance(state.agenda, Encounters):
        return "IST-ENC-03", f"{whose} is on {place_of(owner.family)}, not on {place_of(state.target)}"
    return None


MEETINGS = {
    a.GOVERNOR: ("IST-ENC-08", "IST-ENC-13", "there is no card to draw"),
    a.SMUGGLER: ("IST-ENC-10", "IST-ENC-12", "your wheelbarrow is full"),
    a.COFFEE_TRADER: ("MOC-CTR-01", "MOC-CTR-02", "you have nothing to pay the coffee trader with"),
    a.COURIER: ("LET-COU-01", "LET-COU-04", "there is no letter to take"),
}
"""For each neutral token the rule of its meeting, and why it may be of no use."""


def why_meet(state: Istanbul, player: Player, token: int) -> Reason | None:
    stands = state.token_place(token)
    rule, useless, reason = MEETINGS[token]
    if isinstance(state.agenda, UseFromAfar):
        return useless, reason
    if state.met >> token & 1:
        return "IST-ENC-16", f"you have already met the {token_of(token)} in this turn"
    if not isinstance(state.agenda, Encounters):
        return None
    if state.rules.active_place(state, player) != state.target:
        return "IST-TRN-26", "none of your pieces is on the target place any more"
    if stands != state.target:
        return rule, f"the {token_of(token)} is on {place_of(stands)}, not on {place_of(state.target)}"
    return useless, reason


def why_reward(state: Istanbul, player: Player, reward: int) -> Reason | None:
    if not isinstance(state.agenda, Reward):
        return None
    if reward == a.REWARD_CARD:
        return "IST-BON-05", "there is no card to draw"
    return "IST-BON-17", f"the card Family home gives {d.CATCH_LIRA} Lira or a bonus card, one of which you take"


def why_end(state: Istanbul, player: Player, _: int) -> Reason | None:
    match state.agenda:
        case Move():
            return "IST-TRN-05", "your merchant must move first"
        case Assist():
            return "IST-TRN-11", "the assistant comes first; 'stop' ends the turn early"
        case PayMerchants():
            return "IST-TRN-15", "the merchants here come first; 'stop' ends the turn early"
        case Encounters():
            families = listed(families_at(state, player, state.target))
            return "IST-ENC-03", f"you must catch the family member of {families} first"
    return None


def why_done(state: Istanbul, player: Player, _: int) -> Reason | None:
    match state.agenda:
        case TakeGood():
            return "IST-RES-03", "you must choose a good"
        case PayGovernor():
            return "IST-ENC-08", "the governor must be paid"
        case PaySmuggler():
            return "IST-ENC-10", "the smuggler must be paid"
        case TakeCards() | DiscardOne() | Dice() | GoodOrRoll() | Call() | Sell() | Send() | PayPalace() | TakeTile():
            return "IST-TRN-20", "an action that was begun must be finished"
    return None


# Cards and the yellow tile.

CARD_TIMES: list[str] = [
    "between two steps of your turn",
    "between two steps of your turn, or right before a payment",
    "directly after your action at the Sultan's Palace",
    "directly after your action at the Post Office",
    "directly after your action at the Gemstone Dealer",
    "between two steps of your turn",
    "instead of the move",
    "instead of the move",
    "before the move or before the assistant is used",
    "to begin your action at the Small Market",
]
"""When each kind of card is played (DAT-13)."""


def why_play(state: Istanbul, player: Player, kind: int) -> Reason | None:
    card = state.rules.cards[kind]
    title = CARDS[kind].title
    if not has_card(player, kind):
        return "IST-BON-01", f"the card {title} is not in your hand"
    if player.seat != state.active:
        return "IST-TRN-23", "cards are played in your own turn only"
    if kind == d.COPY:
        return letters.no_copy(state)
    if state.finale and not card.when & FINAL_STEP:
        return "IST-END-06", f"{title} gives neither goods nor Lira, so it is of no use in the final step"
    if state.guild and card.place:
        return "MOC-GLD-06", f"{title} belongs to a place and is not played in the turn of a guild card"
    step = state.agenda
    if not isinstance(step, Window) or not card.is_timely(step.windows(state), step.place(state)):
        if isinstance(step, DiscardOne) or (isinstance(step, TakeCards) and step.left < d.CARAVANSARY_CARDS):
            return "IST-BON-29", "at the Caravansary you discard a card before you play one"
        if isinstance(step, FarMove | CornerMove | GoAnywhere | Join | WalkFamily | WalkFar) and card.when & MOVING:
            return "IST-TRN-25", "only one card can replace the move of a turn"
        return "IST-TRN-28", f"{title} is played {CARD_TIMES[kind]}"
    return without_effect(state, player, kind)


def without_effect(state: Istanbul, player: Player, kind: int) -> Reason:
    """Return why a card in hand, played at its time, could not be used."""
    if own := WITHOUT_EFFECT.get(kind):
        return own(state, player)
    match kind:
        case d.ANY_GOOD:
            return "IST-BON-10", "your wheelbarrow is full"
        case d.FAMILY_HOME:
            return "IST-BON-18", "your family member is at home at the Police Station"
        case d.ASSISTANT_HOME:
            return "IST-BON-07", "all your assistants are in your stack"
        case d.ANY_SALE:
            return "IST-BON-07", "you have no goods to sell"
    return "IST-BON-15", unusable(state, player, state.rules.cards[kind].place)[1]


def why_discard(state: Istanbul, player: Player, kind: int) -> Reason | None:
    match state.agenda:
        case DiscardOne():
            return "IST-PLC-12", f"the card {CARDS[kind].title} is not in your hand"
        case PayGovernor():
            return "IST-ENC-08", f"the card {CARDS[kind].title} is not in your hand"
        case TakeCards():
            return "IST-PLC-12", f"you take {d.CARAVANSARY_CARDS} cards before you discard one"
    return None


def has_card(player: Player, kind: int) -> bool:
    return any(card & KIND == kind for card in player.hand)


def why_recall(state: Istanbul, player: Player, place: int) -> Reason:
    step = state.agenda
    if player.seat != state.active:
        return "IST-TRN-23", "tiles are used in your own turn only"
    if not player.has_tile(d.YELLOW):
        return "IST-MOS-09", "you have no yellow tile"
    if not player.has_lying(place):
        return nobody_to_call(state, place, "IST-MOS-09", "IST-NEU-09")
    if state.recalled:
        return "IST-MOS-09", "you have already used the yellow tile in this turn"
    if not isinstance(step, Window) or not step.windows(state) & OPEN:
        return "IST-MOS-11", "the yellow tile is used between two steps of your turn"
    if place == player.merchant:
        return "IST-MOS-11", f"your merchant himself is on {place_of(place)}"
    return "IST-MOS-09", f"the yellow tile asks for {d.TILE_FEE} Lira, you have {player.lira}"


def always_said_in_time(state: Istanbul, player: Player, _: int) -> None:
    """An answer that its own question never refuses: only the moment can be wrong."""


REASONS: dict[str, Callable[[Istanbul, Player, int], Reason | None]] = {
    "lay": why_lay,
    "stop": always_said_in_time,
    "pay": why_pay,
    "act": why_act,
    "skip": always_said_in_time,
    "end": why_end,
    "done": why_done,
    "roll": why_roll,
    "reroll": why_change_roll,
    "keep": why_change_roll,
    "pick": why_pick,
    "turn": why_change_roll,
    "draw": why_draw,
    "meet": why_meet,
    "reward": why_reward,
    "take": why_take,
    "give": why_give,
    "tile": why_tile,
    "catch": why_catch,
    "call": always_said_in_time,
    "move": why_move,
    "send": why_send,
    "return": why_return,
    "recall": why_recall,
    "play": why_play,
    "discard": why_discard,
    "sell": why_sell,
}
"""For each verb its own reasons; None if it only comes at the wrong moment."""

REASONS_AT: dict[object, Callable[[Istanbul, Player, str, int], Reason | None]] = {}
"""The questions of expansions that have their own reasons for verbs of the base game."""

UNUSABLE: dict[int, Callable[[Istanbul, Player], Reason]] = {}
"""Why the places of expansions cannot be used."""

WITHOUT_EFFECT: dict[int, Callable[[Istanbul, Player], Reason]] = {}
"""Why the cards of expansions have no effect."""

for added in (mocha, letters):
    QUESTIONS.update(added.QUESTIONS)
    MOMENTS.update(added.MOMENTS)
    BEGINS.update(added.BEGINS)
    REASONS.update(added.REASONS)
    REASONS_AT.update(added.REASONS_AT)
    UNUSABLE.update(added.UNUSABLE)
    WITHOUT_EFFECT.update(added.WITHOUT_EFFECT)
CARD_TIMES.extend(mocha_words.CARD_TIMES)
CARD_TIMES.extend(letters_words.CARD_TIMES)
