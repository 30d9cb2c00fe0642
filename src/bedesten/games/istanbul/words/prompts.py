"""Prompts: what is to be decided now. They may be shown to everybody, so they never look into a hand."""

from collections.abc import Callable

from bedesten.core.contract import OVER
from bedesten.games.istanbul import actions as a
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.cards import ReturnOne
from bedesten.games.istanbul.dice import COMMON_GOODS, Call, Dice, GoodOrRoll
from bedesten.games.istanbul.encounters import MoveOn, PayGovernor, PaySmuggler, Reward, TakeGood
from bedesten.games.istanbul.lexicon import goods_text
from bedesten.games.istanbul.markets import Sell, demand_at
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
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.turn import Act, Assist, Encounters, FarMove, FinalStep, Move, PayMerchants, Start
from bedesten.games.istanbul.words.menu import CHOICES, use_of
from bedesten.games.istanbul.words.names import CARDS, PLACES, colour_of, listed, merchants_at, place_of, roll_of


def prompt(state: Istanbul) -> str:
    """Return a sentence that says what is to be decided now, and by whom."""
    if state.seat == OVER:
        return "The game is over."
    player = state.players[state.seat]
    return f"{colour_of(player)}: {_question(state, player)}"


ORDINALS = ("first", "second", "third", "fourth", "fifth")

PROMPTS: dict[object, Callable[[Istanbul, Player], str]] = {}
"""The questions of expansions."""


def _question(state: Istanbul, player: Player) -> str:
    if own := PROMPTS.get(type(state.agenda)):
        return own(state, player)
    match state.agenda:
        case Start():
            return f"where does your merchant go{_or_guild(state)}?"
        case Move():
            return "where does your merchant go?"
        case FarMove():
            return f"where does your merchant go, {d.NEAR + 1} or {d.FAR} steps away?"
        case Assist():
            return f"on {place_of(player.merchant)}, {_choices(state)}?"
        case PayMerchants():
            fee, names = merchants_at(state, player, state.target)
            if player.lira < fee:
                return f"{fee} Lira are due to {listed(names)}, you have {player.lira}; end your turn?"
            return f"pay {fee} Lira to {listed(names)} (you have {player.lira}), or end your turn?"
        case Act():
            return offer(state, player, state.target, "use")
        case Encounters():
            return f"{_choices(state)}?"
        case FinalStep():
            return "the last turn is over; play cards that give goods or Lira, if you like."
        case ReturnOne():
            return "which assistant comes back to your stack?"
        case TakeGood(allowed=allowed, then=then):
            source = {PaySmuggler: " from the smuggler", MoveOn: " from the smuggler"}.get(type(then), "")
            source = " at the Black Market" if allowed == COMMON_GOODS else source
            coffee = ", or a coffee" if allowed >> d.COFFEE & 1 else ""
            return f"which good do you take{source}{coffee}?"
        case Reward():
            return f"{_choices(state)} for sending the family member home?"
        case PayGovernor():
            return ask_payment(player, "governor", "bonus card", len(player.hand) > 0)
        case PaySmuggler():
            return ask_payment(player, "smuggler", "good", player.total_goods() > 0)
        case GreenTile():
            if player.lira < d.TILE_FEE:
                return f"one more good costs {d.TILE_FEE} Lira with the green tile, you have {player.lira}; go on?"
            return f"buy one more good for {d.TILE_FEE} Lira with the green tile (you have {player.lira})?"
        case TakeCards(left=left):
            cards = NOW.guild_bonus_cards if state.guild == d.CARAVANSARY else d.CARAVANSARY_CARDS
            return f"from which pile do you take the {ORDINALS[cards - left]} card?"
        case DiscardOne():
            return "which card of your hand do you discard?"
        case Gather():
            return "which assistant comes back to your stack, or is that all?"
        case Dice(at=place, first=first, second=second, call=call):
            roll = roll_of(first, second)
            if not place:
                return f"you rolled {roll} with the card {CARDS[call].title}: keep the roll?"
            called = f" and called {call}" if call else ""
            ask = "use the red tile" if a.REROLL in state.actions() else "keep the roll"
            return f"you rolled {roll} at the {PLACES[place].name}{called}: {ask}?"
        case GoodOrRoll():
            return "take a good now, or roll first and take it afterwards?"
        case Call():
            return "which number do you call at the Tea House?"
        case Sell(market=market, any_goods=any_goods):
            asked = "anything" if any_goods else goods_text(demand_at(state, market))
            return f"which goods do you sell? The {PLACES[market].name} takes {asked}."
        case Send():
            return "where do you send your family member?"
        case FamilyAct(at=at):
            return offer(state, player, at, "let your family member use")
        case PayPalace(left=left):
            return f"which good do you pay for a space of any kind ({left} still to pay)?"
        case TakeTile(mosque=mosque):
            return f"which tile do you take at the {PLACES[mosque].name}?"
    return ""


def ask_payment(player: Player, token: str, other: str, has_other: bool) -> str:
    """Ask how a neutral token is paid, by what everybody can see that the player has."""
    if player.lira < d.TOKEN_FEE:
        return f"which {other} do you give to the {token} (you have {player.lira} of {d.TOKEN_FEE} Lira)?"
    return f"do you pay the {token} {d.TOKEN_FEE} Lira{f' or a {other}' if has_other else ''}?"


def _or_guild(state: Istanbul) -> str:
    """Say what else a turn can begin with, by what everybody can see."""
    others = [word for word, known in STARTS.items() if known(state, state.players[state.seat])]
    return f", or {listed(others, 'or')}" if others else ""


STARTS: dict[str, Callable[[Istanbul, Player], bool]] = {}
"""What expansions offer at the start of a turn, and when."""


def offer(state: Istanbul, player: Player, place: int, use: str) -> str:
    if state.rules.places[place].is_possible(state, player):
        return f"{use} {place_of(place)}: {use_of(state, player, place)}?"
    return f"{place_of(place)} cannot be used now; go on?"


def _choices(state: Istanbul) -> str:
    """List the answers to a question that has few, without cards and tiles; what ends the turn comes last."""
    offered = [action for action in state.actions() if action in CHOICES]
    offered.sort(key=lambda action: action in (a.STOP, a.END))
    return listed([CHOICES[action] for action in offered], "or")
