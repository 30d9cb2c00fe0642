"""Every question of the base game: its words, how it stands in a position, and what may be wrong with it there.

The rules of each are its step class. What expansions add to these questions is in their own `questions.py`.
"""

from collections.abc import Callable
from typing import Any

from bedesten.games.istanbul import actions as a
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.cards import ReturnOne
from bedesten.games.istanbul.dice import COMMON_GOODS, Call, Dice, GoodOrRoll
from bedesten.games.istanbul.encounters import ALL_GOODS, MoveOn, PayGovernor, PaySmuggler, Reward, TakeGood
from bedesten.games.istanbul.lexicon import goods_text
from bedesten.games.istanbul.markets import Sell, demand_at
from bedesten.games.istanbul.parts import PutAway, Step
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
from bedesten.games.istanbul.question import PLACE, Addition, CardArgument, GoodsArgument, PlaceArgument, Question
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.turn import Act, Assist, Encounters, FarMove, FinalStep, Move, PayMerchants, TurnStart
from bedesten.games.istanbul.words.menu import taken, turned
from bedesten.games.istanbul.words.names import CARDS, GOODS, PLACES, listed, merchants_at, place_of, roll_of
from bedesten.games.istanbul.words.phrases import ask_payment, choices, offer, or_start
from bedesten.kit.questions import Flag, Number, Word

WAREHOUSES = (d.FABRIC_WAREHOUSE, d.SPICE_WAREHOUSE, d.FRUIT_WAREHOUSE)
TURN = ("move", "assist", "pay-merchants", "act", "encounters")

# The turn.


def ask_merchants(state: Istanbul, player: Player, step: PayMerchants) -> str:
    fee, names = merchants_at(state, player, state.target)
    if player.lira < fee:
        return f"{fee} Lira are due to {listed(names)}, you have {player.lira}; end your turn?"
    return f"pay {fee} Lira to {listed(names)} (you have {player.lira}), or end your turn?"


THE_TURN: tuple[Question[Any], ...] = (
    Question(
        Move,
        "move",
        about="where your merchant goes",
        then=("assist",),
        prompt="where does your merchant go?",
    ),
    Question(
        FarMove,
        "far-move",
        about="where your merchant goes with the card Far move",
        then=("put-away",),
        cards={d.FAR_MOVE: ("assist",)},
        prompt=f"where does your merchant go, {d.NEAR + 1} or {d.FAR} steps away?",
    ),
    Question(
        Assist,
        "assist",
        about="whether an assistant is picked up or left",
        then=("pay-merchants",),
        prompt=lambda state, player, step: f"on {place_of(player.merchant)}, {choices(state)}?",
    ),
    Question(
        PayMerchants,
        "pay-merchants",
        about="whether you pay the merchants here",
        then=("act",),
        prompt=ask_merchants,
        menu={"stop": "end the turn here without paying"},
    ),
    Question(
        Act,
        "act",
        about="whether you use this place",
        then=("encounters",),
        prompt=lambda state, player, step: offer(state, player, state.target, "use"),
    ),
    Question(
        Encounters,
        "encounters",
        about="whom you meet before the turn ends",
        then=(None,),
        prompt=lambda state, player, step: f"{choices(state)}?",
    ),
    Question(
        FinalStep,
        "final-step",
        about="which last cards you play",
        then=(None,),
        prompt="the last turn is over; play cards that give goods or Lira, if you like.",
        menu={"done": "play no more cards"},
    ),
)

# Cards.

OF_CARDS: tuple[Question[Any], ...] = (
    Question(
        PutAway,
        "put-away",
        arguments=(CardArgument("card"),),
        then=(*TURN, "final-step"),
    ),
    Question(
        ReturnOne,
        "return-one",
        about="which assistant comes back",
        then=("put-away",),
        cards={d.ASSISTANT_HOME: ("move", "assist", "act")},
        prompt="which assistant comes back to your stack?",
    ),
)

# Encounters.


def ask_good(state: Istanbul, player: Player, step: TakeGood) -> str:
    source = " from the smuggler" if isinstance(step.then, PaySmuggler | MoveOn) else ""
    source = " at the Black Market" if step.allowed == COMMON_GOODS else source
    coffee = ", or a coffee" if step.allowed >> d.COFFEE & 1 else ""
    return f"which good do you take{source}{coffee}?"


def wrong_goods(step: TakeGood, is_common: bool) -> str:
    """Say that the goods to choose from are not those of the Black Market, or not all elsewhere."""
    if step.allowed == (COMMON_GOODS if is_common else ALL_GOODS):
        return ""
    return "agenda: a good of choice is any of RGYB, but RGY at the Black Market"


def reward_problem(state: Istanbul, step: Reward) -> str:
    if step.optional == isinstance(step.then, PutAway):
        return "agenda: a reward is optional after a catch, and not with the card family-home"
    return ""


def is_met(state: Istanbul, token: int) -> bool:
    """Tell whether a token was met in this turn, and stands where it was met."""
    return bool(state.met & (1 << token)) and state.token_place(token) == state.target


def unmet(token: int, sentence: str) -> Callable[[Istanbul, Step], str]:
    """Say that a token cannot be paid which was not met here."""
    return lambda state, step: "" if is_met(state, token) else f"agenda: {sentence}"


ENCOUNTERS: tuple[Question[Any], ...] = (
    Question(
        TakeGood,
        "take-good",
        about="which good you take",
        arguments=(GoodsArgument("goods"),),
        then=("put-away", "pay-smuggler", "encounters"),
        cards={d.ANY_GOOD: (*TURN, "final-step")},
        place=lambda step, player: d.BLACK_MARKET if isinstance(step.then, Encounters) else 0,
        problem=lambda state, step: wrong_goods(step, isinstance(step.then, Encounters)),
        prompt=ask_good,
    ),
    Question(
        Reward,
        "reward",
        about="which reward you take",
        arguments=(Flag("optional"),),
        then=("put-away", "encounters"),
        cards={d.FAMILY_HOME: TURN},
        problem=reward_problem,
        prompt=lambda state, player, step: f"{choices(state)} for sending the family member home?",
    ),
    Question(
        PayGovernor,
        "pay-governor",
        about="how you pay the governor",
        then=("encounters",),
        token=a.GOVERNOR,
        problem=unmet(a.GOVERNOR, "the Governor is paid where he was met, so turn: met names him"),
        prompt=lambda state, player, step: ask_payment(player, "governor", "bonus card", len(player.hand) > 0),
        menu={
            "pay": f"pay the governor {d.TOKEN_FEE} Lira",
            "discard": lambda state, player, step, kind: f"pay the governor with the card {CARDS[kind].title}",
        },
    ),
    Question(
        PaySmuggler,
        "pay-smuggler",
        about="how you pay the smuggler",
        then=("encounters",),
        token=a.SMUGGLER,
        problem=unmet(a.SMUGGLER, "the Smuggler is paid where he was met, so turn: met names him"),
        prompt=lambda state, player, step: ask_payment(player, "smuggler", "good", player.total_goods() > 0),
        menu={"pay": f"pay the smuggler {d.TOKEN_FEE} Lira"},
    ),
)

# Actions of places.

ORDINALS = ("first", "second", "third", "fourth", "fifth")


def green_place(step: GreenTile, player: Player) -> int:
    """Return the Warehouse where a piece of the player stands."""
    return next((place for place in (player.merchant, player.family) if place in WAREHOUSES), d.FABRIC_WAREHOUSE)


def green_problem(state: Istanbul, step: GreenTile) -> str:
    if not state.players[state.active].has_tile(d.GREEN):
        return "agenda: the active player does not own the green tile"
    return ""


def ask_green(state: Istanbul, player: Player, step: GreenTile) -> str:
    if player.lira < d.TILE_FEE:
        return f"one more good costs {d.TILE_FEE} Lira with the green tile, you have {player.lira}; go on?"
    return f"buy one more good for {d.TILE_FEE} Lira with the green tile (you have {player.lira})?"


def ask_pile(state: Istanbul, player: Player, step: TakeCards) -> str:
    cards = state.rules.caravansary_cards(state)
    return f"from which pile do you take the {ORDINALS[cards - step.left]} card?"


def dice_problem(state: Istanbul, step: Dice) -> str:
    match step:
        case Dice(at=0, call=call, then=PutAway(kind=kind)) if call == kind:
            return ""
        case Dice(at=place) if place not in (d.BLACK_MARKET, d.TEA_HOUSE):
            return f"agenda: dice are rolled at 8 and 9, not at {place}"
        case Dice(at=place, call=call) if (place == d.TEA_HOUSE) != (d.LOWEST_CALL <= call <= d.HIGHEST_CALL):
            return "agenda: dice have a call of 3 to 12 at the Tea House and none at the Black Market"
        case Dice(at=d.TEA_HOUSE, then=TakeGood()):
            return "agenda: no good is taken after the dice of the Tea House"
    return ""


def ask_roll(state: Istanbul, player: Player, step: Dice) -> str:
    roll = roll_of(step.first, step.second)
    if not step.at:
        return f"you rolled {roll} with the card {CARDS[step.call].title}: keep the roll?"
    called = f" and called {step.call}" if step.call else ""
    ask = "use the red tile" if a.REROLL in state.actions() else "keep the roll"
    return f"you rolled {roll} at the {PLACES[step.at].name}{called}: {ask}?"


def rolled(player: Player, step: Dice, deed: str, pips: tuple[int, int]) -> str:
    """Say what dice bring that lie so, after what is done with them."""
    lying = f"{pips[0]} and {pips[1]}, sum {sum(pips)}"
    if not step.at:
        return f"{deed} ({lying})"
    if step.at == d.TEA_HOUSE:
        gain = f"{step.call if sum(pips) >= step.call else d.MISSED_CALL} Lira"
    else:
        blue = min(d.BLACK_MARKET_BLUE[sum(pips)], player.capacity() - player.goods[d.BLUE])
        gain = f"{blue or 'no'} {GOODS[d.BLUE]}"
    return f"{deed} ({lying}: {gain})"


def turn_die(state: Istanbul, player: Player, step: Dice, die: int) -> str:
    pips = (step.first, step.second)
    if step.at:
        pips = (d.TURNED_DIE, step.second) if die == 0 else (step.first, d.TURNED_DIE)
    return rolled(player, step, turned(die, d.TURNED_DIE), pips)


def sell_problem(state: Istanbul, step: Sell) -> str:
    if step.market not in (d.LARGE_MARKET, d.SMALL_MARKET):
        return f"agenda: goods are sold at 10 and 11, not at {step.market}"
    if step.any_goods != isinstance(step.then, PutAway) or (step.any_goods and step.market == d.LARGE_MARKET):
        return "agenda: any goods are sold only at 11 and with the card any-sale"
    return ""


def ask_sale(state: Istanbul, player: Player, step: Sell) -> str:
    asked = "anything" if step.any_goods else goods_text(demand_at(state, step.market))
    return f"which goods do you sell? The {PLACES[step.market].name} takes {asked}."


def describe_sale(state: Istanbul, player: Player, step: Sell, sale: int) -> str:
    goods = goods_text(a.SALES[sale])
    revenue = d.LARGE_REVENUE if step.market == d.LARGE_MARKET else d.SMALL_REVENUE
    return f"sell {goods} for {revenue[len(goods)]} Lira"


def send_problem(state: Istanbul, step: Send) -> str:
    if state.players[state.active].family != d.POLICE_STATION:
        return "agenda: the Family member is sent from the Police Station only (IST-PLC-32)"
    return ""


def family_problem(state: Istanbul, step: FamilyAct) -> str:
    if state.players[state.active].family != step.at or step.at == d.POLICE_STATION:
        return f"agenda: the Family member of the active player has not been sent to {step.at}"
    return ""


def palace_problem(state: Istanbul, step: PayPalace) -> str:
    if not state.rubies[d.SULTANS_PALACE] or state.players[state.active].total_goods() < step.left:
        return "agenda: the price of the Palace cannot be paid, or it has no ruby left (IST-TRN-20)"
    return ""


def tile_problem(state: Istanbul, step: TakeTile) -> str:
    if step.mosque not in (d.SMALL_MOSQUE, d.GREAT_MOSQUE):
        return f"agenda: tiles are taken at 14 and 15, not at {step.mosque}"
    return ""


ACTIONS: tuple[Question[Any], ...] = (
    Question(
        GreenTile,
        "green-tile",
        about="whether you buy a good with the green tile",
        then=("encounters",),
        place=green_place,
        problem=green_problem,
        prompt=ask_green,
        menu={
            "take": lambda state, player, step, good: taken(player, good, f" for {d.TILE_FEE} Lira"),
            "done": "buy nothing",
        },
    ),
    Question(
        TakeCards,
        "take-cards",
        about="from which pile you take a card",
        arguments=(Number("left", 1, 3),),
        then=("discard-one",),
        place=d.CARAVANSARY,
        prompt=ask_pile,
    ),
    Question(
        DiscardOne,
        "discard-one",
        about="which card you discard",
        then=("encounters",),
        place=d.CARAVANSARY,
        prompt="which card of your hand do you discard?",
    ),
    Question(
        Gather,
        "gather",
        about="which assistants come back",
        then=("encounters",),
        place=d.FOUNTAIN,
        prompt="which assistant comes back to your stack, or is that all?",
        menu={"done": "call nobody else back"},
    ),
    Question(
        Dice,
        "dice",
        about="whether the red tile changes the roll",
        arguments=(
            PlaceArgument("place", or_card=True),
            Number("first", 1, 6),
            Number("second", 0, 6),
            Number("call", 0, 63),
            Flag("changed"),
        ),
        then=("take-good", "encounters"),
        place=lambda step, player: step.at,
        problem=dice_problem,
        prompt=ask_roll,
        menu={
            "keep": lambda state, player, step, _: rolled(player, step, "keep the roll", (step.first, step.second)),
            "turn": turn_die,
        },
    ),
    Question(
        GoodOrRoll,
        "good-or-roll",
        about="whether you take a good first or roll first",
        then=("encounters",),
        place=d.BLACK_MARKET,
        prompt="take a good now, or roll first and take it afterwards?",
    ),
    Question(
        Call,
        "call",
        about="which number you call",
        then=("encounters",),
        place=d.TEA_HOUSE,
        prompt="which number do you call at the Tea House?",
    ),
    Question(
        Sell,
        "sell",
        about="which goods you sell",
        arguments=(PLACE, Flag("any_goods")),
        then=("put-away", "encounters"),
        cards={d.ANY_SALE: ("encounters",)},
        place=lambda step, player: step.market,
        problem=sell_problem,
        prompt=ask_sale,
        menu={"sell": describe_sale},
    ),
    Question(
        Send,
        "send",
        about="where you send your family member",
        then=("encounters",),
        place=d.POLICE_STATION,
        problem=send_problem,
        prompt="where do you send your family member?",
    ),
    Question(
        FamilyAct,
        "family-act",
        about="whether your family member uses its place",
        arguments=(PLACE,),
        then=("encounters",),
        # With a card below it, that card and not the Police Station has sent the Family member.
        place=lambda step, player: 0 if isinstance(step.then, PutAway) else d.POLICE_STATION,
        problem=family_problem,
        prompt=lambda state, player, step: offer(state, player, step.at, "let your family member use"),
    ),
    Question(
        PayPalace,
        "pay-palace",
        about="which goods you pay at the Sultan's Palace",
        arguments=(Number("left", 1, 3),),
        then=("put-away", "encounters"),
        cards={d.PALACE_AGAIN: ("encounters",)},
        place=d.SULTANS_PALACE,
        problem=palace_problem,
        prompt=lambda state, player, step: f"which good do you pay for a space of any kind ({step.left} still to pay)?",
    ),
    Question(
        TakeTile,
        "take-tile",
        about="which tile you take",
        arguments=(PLACE,),
        then=("encounters",),
        place=lambda step, player: step.mosque,
        problem=tile_problem,
        prompt=lambda state, player, step: f"which tile do you take at the {PLACES[step.mosque].name}?",
    ),
)

QUESTIONS: tuple[Question[Any], ...] = (*THE_TURN, *OF_CARDS, *ENCOUNTERS, *ACTIONS)

# What every expansion has.


def moving_problem(state: Istanbul, step: MoveOn) -> str:
    if not is_met(state, step.token):
        return "agenda: a token goes on from where it was met, so turn: met names it"
    return ""


SHARED: tuple[Question[Any], ...] = (
    Question(
        TurnStart,
        "start",
        about="how your turn begins",
        then=("assist",),
        prompt=lambda state, player, step: f"where does your merchant go{or_start(state, player)}?",
    ),
    Question(
        MoveOn,
        "move-on",
        arguments=(Word("token", d.TOKEN_WORDS),),
        then=("encounters",),
        token=lambda step: step.token,
        problem=moving_problem,
    ),
)

SHARED_ADDITIONS: dict[str, Addition[Any]] = {
    "put-away": Addition(then=("start",)),
    "take-good": Addition(then=("move-on",), cards={d.ANY_GOOD: ("start",)}),
    "reward": Addition(cards={d.FAMILY_HOME: ("start",)}),
}
