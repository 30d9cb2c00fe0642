"""Why an action is not possible now: the rule that forbids it, and the reason. Its English is `words/reasons.py`.

A reason speaks to the player who must decide. It may name that player's own cards, never those of another.
"""

from collections.abc import Callable
from dataclasses import replace

from bedesten.core.contract import OVER
from bedesten.core.reasons import Argument, Reason
from bedesten.games.istanbul import actions as a
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.agenda import QUESTIONS
from bedesten.games.istanbul.cards import ReturnOne
from bedesten.games.istanbul.data import TILE_WORDS
from bedesten.games.istanbul.dice import Call, Dice, GoodOrRoll
from bedesten.games.istanbul.encounters import PayGovernor, PaySmuggler, Reward, TakeGood
from bedesten.games.istanbul.letters import why as letters
from bedesten.games.istanbul.letters.cards import GoAnywhere, Join, UseFromAfar, WalkFamily, WalkFar
from bedesten.games.istanbul.lexicon import good_letter, goods_text
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
from bedesten.games.istanbul.turn import Act, Assist, Encounters, FarMove, Move, PayMerchants, TurnStart
from bedesten.games.istanbul.words import asked_place, families_at, owed_at, taken_apart
from bedesten.kit.deck import KIND

FINALE_VERBS = ("play", "take", "done", *mocha.FINALE_VERBS, *letters.FINALE_VERBS)
FINALE = Reason("IST-END-07", "finale")


def why_not(state: Istanbul, action: int) -> Reason:
    """Return the rule that forbids an action now, and why."""
    if state.seat == OVER:
        return Reason("IST-END-02", "over")
    verb, about = taken_apart(action)
    if state.finale and verb not in FINALE_VERBS:
        return FINALE
    player = state.players[state.seat]
    if missing := not_in_play(state, verb, about):
        return missing
    step = state.agenda
    return (
        QUESTIONS.of(step).reason(state, player, step, verb, about)
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
        return Reason("IST-SET-02", "not-on-board", {"place": about})
    if verb in ("play", "discard") and (about >= len(state.rules.deck) or not state.rules.deck[about]):
        return Reason("IST-SET-20", "no-such-card", {"card": d.CARD_WORDS[about]})
    if verb == "meet" and not state.token_place(about):
        return Reason("IST-SET-19", "no-such-token", {"token": d.TOKEN_WORDS[about]})
    return None


# Answers to another question than the present one.

MOMENTS: dict[str, str] = {
    "lay": "IST-TRN-09",
    "pick": "IST-TRN-08",
    "stop": "IST-TRN-11",
    "pay": "IST-TRN-02",
    "act": "IST-TRN-02",
    "skip": "IST-TRN-18",
    "end": "IST-TRN-21",
    "done": "IST-TRN-02",
    "roll": "IST-PLC-22",
    "keep": "IST-MOS-02",
    "reroll": "IST-MOS-02",
    "turn": "IST-MOS-02",
    "draw": "IST-PLC-13",
    "meet": "IST-TRN-02",
    "reward": "IST-ENC-04",
    "take": "IST-TRN-02",
    "give": "IST-TRN-02",
    "tile": "IST-PLC-42",
    "catch": "IST-TRN-02",
    "call": "IST-PLC-23",
    "move": "IST-TRN-02",
    "send": "IST-PLC-31",
    "return": "IST-PLC-16",
    "discard": "IST-PLC-12",
    "sell": "IST-PLC-26",
}
"""For each verb the rule that says when it is said. Cards and the yellow tile have their own reasons."""

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
        return Reason("IST-TRN-18", "not-begun", {"place": place})
    return Reason(MOMENTS[verb], "other-question", {"question": QUESTIONS.of(state.agenda).name, "moment": verb})


# Phases 1 and 2: the merchant, the assistants, the merchants of others.


def why_move(state: Istanbul, player: Player, place: int) -> Reason | None:
    steps = state.rules.walks(state, player).steps(player.merchant)[place]
    match state.agenda:
        case Move() | TurnStart() if steps == 0:
            return Reason("IST-TRN-05", "merchant-here", {"place": place})
        case Move() | TurnStart():
            return Reason(
                "IST-TRN-03",
                mocha.way_barred(state, player, place) or "too-far",
                {"place": place, "steps": steps, "most": d.NEAR},
            )
        case FarMove() if steps == 0:
            return Reason("IST-BON-23", "not-far-here", {"least": d.NEAR + 1, "most": d.FAR})
        case FarMove():
            return Reason("IST-BON-23", "not-far", {"place": place, "steps": steps, "least": d.NEAR + 1, "most": d.FAR})
    return None


def why_lay(state: Istanbul, player: Player, _: int) -> Reason | None:
    match state.agenda:
        case Assist() if player.has_lying(player.merchant):
            return Reason("IST-TRN-10", "assistant-waits", {"place": player.merchant})
        case Assist():
            return Reason("IST-TRN-11", "no-assistant")
    return fountain_needs_none(state)


def why_pick(state: Istanbul, player: Player, kind: int) -> Reason | None:
    if kind == a.NEUTRAL and not has_neutral_assistants(state):
        return Reason("IST-NEU-01", "no-neutral")
    match state.agenda:
        case Assist() if kind == a.NEUTRAL:
            return Reason("IST-NEU-04", "no-neutral-waits", {"place": player.merchant})
        case Assist():
            return Reason("IST-TRN-08", "none-waits", {"place": player.merchant})
    return fountain_needs_none(state)


def fountain_needs_none(state: Istanbul) -> Reason | None:
    if isinstance(state.agenda, Act) and state.target == d.FOUNTAIN:
        return Reason("IST-TRN-13", "fountain-assistants")
    return None


def has_neutral_assistants(state: Istanbul) -> bool:
    return bool(state.neutral_lying) or any("1" in f"{player.stack:b}"[1:] for player in state.players)


def why_pay(state: Istanbul, player: Player, _: int) -> Reason | None:
    match state.agenda:
        case PayMerchants():
            owed = owed_at(state, player, state.target)
            neutral = state.target in state.neutral_merchants
            foreign = any(other.merchant == state.target for other in state.players if other is not player)
            rule = "IST-TWO-07" if neutral and foreign else "IST-TWO-04" if neutral else "IST-TRN-15"
            price = d.MERCHANT_FEE * len(owed)
            return Reason(rule, "merchants-due", {"price": price, "owed": owed, "have": player.lira})
        case PayGovernor() | PaySmuggler():
            return Reason("IST-RES-04", "lira-due", {"price": d.TOKEN_FEE, "have": player.lira})
        case Act() if state.target == d.FOUNTAIN:
            return Reason("IST-TRN-16", "fountain-merchants")
    return None


# Phase 3: places.


def why_act(state: Istanbul, player: Player, _: int) -> Reason | None:
    if place := asked_place(state):
        return unusable(state, player, place)
    if isinstance(state.agenda, Encounters):
        if state.acted:
            return Reason("IST-TRN-19", "acted", {"place": state.acted})
        return Reason("IST-TRN-02", "too-late-to-act")
    return None


def unusable(state: Istanbul, player: Player, place: int) -> Reason:
    """Return why the action of a place cannot be begun (IST-PLC-49)."""
    if own := UNUSABLE.get(place):
        return own(state, player)
    match place:
        case d.WAINWRIGHT:
            if player.extensions == d.EXTENSIONS_EACH:
                return Reason("IST-PLC-02", "all-extensions", {"most": d.EXTENSIONS_EACH})
            return Reason("IST-PLC-01", "extension-price", {"price": d.EXTENSION_PRICE, "have": player.lira})
        case d.LARGE_MARKET | d.SMALL_MARKET:
            asked = goods_text(demand_at(state, place))
            return Reason(
                "IST-PLC-26", "market-asks", {"the": place, "asked": asked, "goods": goods_text(player.goods)}
            )
        case d.POLICE_STATION:
            return Reason("IST-PLC-32", "family-away", {"place": player.family})
        case d.SULTANS_PALACE:
            if state.rubies[d.SULTANS_PALACE] == 0:
                return Reason("IST-PLC-41", "no-ruby-left", {"the": place})
            price = state.palace_price()
            asked, free = goods_text(d.PALACE_PRICES[price]), d.PALACE_FREE_CHOICE[price]
            held = goods_text(player.goods)
            if free:
                return Reason("IST-PLC-38", "palace-price-any", {"asked": asked, "any": free, "goods": held})
            return Reason("IST-PLC-38", "palace-price", {"asked": asked, "goods": held})
        case d.SMALL_MOSQUE | d.GREAT_MOSQUE:
            colours = d.SMALL_MOSQUE_TILES if place == d.SMALL_MOSQUE else d.GREAT_MOSQUE_TILES
            reasons = [untakable(state, player, colour) for colour in colours]
            rules = {reason.rule for reason in reasons}
            return Reason(rules.pop() if len(rules) == 1 else "IST-PLC-49", "several", {"reasons": reasons})
        case d.GEMSTONE_DEALER:
            if state.rubies[d.GEMSTONE_DEALER] == 0:
                return Reason("IST-PLC-48", "no-ruby-left", {"the": place})
            return Reason("IST-PLC-46", "ruby-price", {"price": state.dealer_price(), "have": player.lira})
    return Reason("IST-PLC-49", "unusable", {"place": place})


def untakable(state: Istanbul, player: Player, colour: int) -> Reason:
    """Return why a player cannot take the top tile of a stack."""
    tile = TILE_WORDS[colour]
    if player.has_tile(colour):
        return Reason("IST-PLC-43", "has-tile", {"tile": tile})
    symbols = state.tile_symbols(colour)
    if symbols == 0:
        return Reason("IST-PLC-45", "no-tile-left", {"tile": tile})
    needed: dict[str, Argument] = {
        "tile": tile,
        "needs": symbols,
        "good": good_letter(colour),
        "have": player.goods[colour],
    }
    return Reason("IST-PLC-42", "tile-needs", needed)


def why_tile(state: Istanbul, player: Player, colour: int) -> Reason | None:
    mosque = d.SMALL_MOSQUE if colour in d.SMALL_MOSQUE_TILES else d.GREAT_MOSQUE
    here = state.agenda.mosque if isinstance(state.agenda, TakeTile) else asked_place(state)
    if here in (d.SMALL_MOSQUE, d.GREAT_MOSQUE) and here != mosque:
        return Reason("IST-SET-08", "tiles-elsewhere", {"tile": TILE_WORDS[colour], "place": mosque})
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
            return Reason("IST-PLC-26", "market-asks-only", {"the": step.market, "asked": goods_text(demand)})
    return Reason("IST-RES-01", "goods-held", {"goods": goods_text(player.goods)})


def why_send(state: Istanbul, player: Player, place: int) -> Reason | None:
    if isinstance(state.agenda, Send):
        return Reason("IST-PLC-31", "leave-police")
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
        return Reason(neutral, "only-neutral-waits", {"place": place})
    return Reason(none, "none-waits", {"place": place})


def why_draw(state: Istanbul, player: Player, pile: int) -> Reason | None:
    if isinstance(state.agenda, TakeCards):
        return Reason("IST-PLC-14", "discard-pile-empty" if pile == a.FROM_DISCARDS else "draw-pile-empty")
    return None


def why_roll(state: Istanbul, player: Player, _: int) -> Reason | None:
    match state.agenda:
        case Call():
            return Reason("IST-PLC-23", "call-first")
        case Dice():
            return Reason("IST-MOS-02", "rolled")
    return None


def why_change_roll(state: Istanbul, player: Player, die: int) -> Reason | None:
    if isinstance(state.agenda, Dice):
        return Reason("IST-MOS-02", "die-shows", {"die": die + 1, "pips": d.TURNED_DIE})
    if not player.has_tile(d.RED):
        return Reason("IST-MOS-02", "no-red-tile")
    return None


def why_take(state: Istanbul, player: Player, good: int) -> Reason | None:
    if good == d.COFFEE:
        return Reason("MOC-COF-02", "coffee-no-good")
    letter = {"good": good_letter(good)}
    match state.agenda:
        case TakeGood(allowed=allowed, then=then):
            if not allowed >> good & 1:
                return Reason("IST-PLC-20", "not-at-black-market", {"good": good_letter(good)})
            rule = {PaySmuggler: "IST-ENC-12", PutAway: "IST-BON-10"}.get(type(then), "IST-RES-03")
            return Reason(rule, "no-room", letter)
        case GoodOrRoll():
            if good == d.BLUE:
                return Reason("IST-PLC-20", "not-at-black-market", {"good": good_letter(good)})
            return Reason("IST-RES-03", "no-room", letter)
        case GreenTile():
            if not player.has_space(good):
                return Reason("IST-MOS-08", "no-room", letter)
            return Reason("IST-MOS-07", "green-tile-price", {"price": d.TILE_FEE, "have": player.lira})
    return None


def why_give(state: Istanbul, player: Player, good: int) -> Reason | None:
    if good == d.COFFEE:
        return Reason("MOC-COF-02", "coffee-no-good")
    match state.agenda:
        case PaySmuggler() | PayPalace():
            return Reason("IST-RES-01", "have-none", {"good": good_letter(good)})
        case PayGovernor():
            return Reason("IST-ENC-08", "governor-wants", {"price": d.TOKEN_FEE})
    return None


# Phase 4 and the end of the turn.


def why_catch(state: Istanbul, player: Player, colour: int) -> Reason | None:
    if colour == player.colour:
        return Reason("IST-ENC-07", "own-family")
    owner = next((other for other in state.players if other.colour == colour), None)
    if owner is None:
        return Reason("IST-SET-01", "nobody-plays")
    whose = d.COLOUR_WORDS[colour]
    if owner.family == d.POLICE_STATION:
        return Reason("IST-ENC-06", "family-safe", {"colour": whose})
    if isinstance(state.agenda, Encounters):
        return Reason("IST-ENC-03", "family-elsewhere", {"colour": whose, "place": owner.family, "other": state.target})
    return None


MEETINGS = {
    a.GOVERNOR: ("IST-ENC-08", "IST-ENC-13", "no-card-to-draw"),
    a.SMUGGLER: ("IST-ENC-10", "IST-ENC-12", "wheelbarrow-full"),
    a.COFFEE_TRADER: ("MOC-CTR-01", "MOC-CTR-02", "nothing-for-trader"),
    a.COURIER: ("LET-COU-01", "LET-COU-04", "no-letter-to-take"),
}
"""For each neutral token the rule of its meeting, and why it may be of no use."""


def why_meet(state: Istanbul, player: Player, token: int) -> Reason | None:
    stands = state.token_place(token)
    rule, useless, key = MEETINGS[token]
    if isinstance(state.agenda, UseFromAfar):
        return Reason(useless, key)
    if state.met >> token & 1:
        return Reason("IST-ENC-16", "met", {"token": d.TOKEN_WORDS[token]})
    if not isinstance(state.agenda, Encounters):
        return None
    if state.rules.active_place(state, player) != state.target:
        return Reason("IST-TRN-26", "no-piece-here")
    if stands != state.target:
        where: dict[str, Argument] = {"token": d.TOKEN_WORDS[token], "place": stands, "other": state.target}
        return Reason(rule, "token-elsewhere", where)
    return Reason(useless, key)


def why_reward(state: Istanbul, player: Player, reward: int) -> Reason | None:
    if not isinstance(state.agenda, Reward):
        return None
    if reward == a.REWARD_CARD:
        return Reason("IST-BON-05", "no-card-to-draw")
    return Reason("IST-BON-17", "family-home-gives", {"lira": d.CATCH_LIRA})


def why_end(state: Istanbul, player: Player, _: int) -> Reason | None:
    match state.agenda:
        case Move():
            return Reason("IST-TRN-05", "move-first")
        case Assist():
            return Reason("IST-TRN-11", "assistant-first")
        case PayMerchants():
            return Reason("IST-TRN-15", "merchants-first")
        case Encounters():
            families = [d.COLOUR_WORDS[other.colour] for other in families_at(state, player, state.target)]
            return Reason("IST-ENC-03", "catch-first", {"colours": families})
    return None


def why_done(state: Istanbul, player: Player, _: int) -> Reason | None:
    match state.agenda:
        case TakeGood():
            return Reason("IST-RES-03", "good-first")
        case PayGovernor():
            return Reason("IST-ENC-08", "pay-token", {"token": "governor"})
        case PaySmuggler():
            return Reason("IST-ENC-10", "pay-token", {"token": "smuggler"})
        case TakeCards() | DiscardOne() | Dice() | GoodOrRoll() | Call() | Sell() | Send() | PayPalace() | TakeTile():
            return Reason("IST-TRN-20", "finish")
    return None


# Cards and the yellow tile.

CARD_TIMES: list[tuple[str, int]] = [
    ("played-between", 0),
    ("played-between-or-paying", 0),
    ("played-after", d.SULTANS_PALACE),
    ("played-after", d.POST_OFFICE),
    ("played-after", d.GEMSTONE_DEALER),
    ("played-between", 0),
    ("played-instead", 0),
    ("played-instead", 0),
    ("played-moving", 0),
    ("played-to-begin", d.SMALL_MARKET),
]
"""For each kind of card the key that says when it is played (DAT-13), and the place that it names."""


def why_play(state: Istanbul, player: Player, kind: int) -> Reason | None:
    card = state.rules.cards[kind]
    if not has_card(player, kind):
        return Reason("IST-BON-01", "not-in-hand", {"card": d.CARD_WORDS[kind]})
    if player.seat != state.active:
        return Reason("IST-TRN-23", "cards-in-own-turn")
    if kind == d.COPY:
        return letters.no_copy(state)
    if state.finale and not card.when & FINAL_STEP:
        return Reason("IST-END-06", "no-use-at-the-end", {"card": d.CARD_WORDS[kind]})
    if card.place and not state.rules.allows_extras(state):
        return Reason("MOC-GLD-06", "not-in-guild-turn", {"card": d.CARD_WORDS[kind]})
    step = state.agenda
    if not isinstance(step, Window) or not card.is_timely(step.windows(state), step.place(state)):
        if isinstance(step, DiscardOne) or (isinstance(step, TakeCards) and step.left < d.CARAVANSARY_CARDS):
            return Reason("IST-BON-29", "discard-first")
        if isinstance(step, FarMove | CornerMove | GoAnywhere | Join | WalkFamily | WalkFar) and card.when & MOVING:
            return Reason("IST-TRN-25", "one-card-moves")
        key, place = CARD_TIMES[kind]
        return Reason("IST-TRN-28", key, {"card": d.CARD_WORDS[kind], **({"the": place} if place else {})})
    return without_effect(state, player, kind)


def without_effect(state: Istanbul, player: Player, kind: int) -> Reason:
    """Return why a card in hand, played at its time, could not be used."""
    if own := WITHOUT_EFFECT.get(kind):
        return own(state, player)
    match kind:
        case d.ANY_GOOD:
            return Reason("IST-BON-10", "wheelbarrow-full")
        case d.FAMILY_HOME:
            return Reason("IST-BON-18", "family-at-home")
        case d.ASSISTANT_HOME:
            return Reason("IST-BON-07", "assistants-home")
        case d.ANY_SALE:
            return Reason("IST-BON-07", "nothing-to-sell")
    return replace(unusable(state, player, state.rules.cards[kind].place), rule="IST-BON-15")


def why_discard(state: Istanbul, player: Player, kind: int) -> Reason | None:
    match state.agenda:
        case DiscardOne():
            return Reason("IST-PLC-12", "not-in-hand", {"card": d.CARD_WORDS[kind]})
        case PayGovernor():
            return Reason("IST-ENC-08", "not-in-hand", {"card": d.CARD_WORDS[kind]})
        case TakeCards():
            return Reason("IST-PLC-12", "draw-first", {"cards": d.CARAVANSARY_CARDS})
    return None


def has_card(player: Player, kind: int) -> bool:
    return any(card & KIND == kind for card in player.hand)


def why_recall(state: Istanbul, player: Player, place: int) -> Reason:
    step = state.agenda
    if player.seat != state.active:
        return Reason("IST-TRN-23", "tiles-in-own-turn")
    if not player.has_tile(d.YELLOW):
        return Reason("IST-MOS-09", "no-yellow-tile")
    if not player.has_lying(place):
        return nobody_to_call(state, place, "IST-MOS-09", "IST-NEU-09")
    if state.recalled:
        return Reason("IST-MOS-09", "yellow-tile-used")
    if not isinstance(step, Window) or not step.windows(state) & OPEN:
        return Reason("IST-MOS-11", "yellow-tile-between")
    if place == player.merchant:
        return Reason("IST-MOS-11", "merchant-himself", {"place": place})
    return Reason("IST-MOS-09", "yellow-tile-price", {"price": d.TILE_FEE, "have": player.lira})


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

UNUSABLE: dict[int, Callable[[Istanbul, Player], Reason]] = {}
"""Why the places of expansions cannot be used."""

WITHOUT_EFFECT: dict[int, Callable[[Istanbul, Player], Reason]] = {}
"""Why the cards of expansions have no effect."""

for added in (mocha, letters):
    MOMENTS.update(added.MOMENTS)
    BEGINS.update(added.BEGINS)
    REASONS.update(added.REASONS)
    UNUSABLE.update(added.UNUSABLE)
    WITHOUT_EFFECT.update(added.WITHOUT_EFFECT)
    CARD_TIMES.extend(added.CARD_TIMES)
