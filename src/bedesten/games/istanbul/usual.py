"""How a turn usually goes on: the answer that needs no thought, if there is one."""

from mypy_extensions import i64

from bedesten.games.istanbul.actions import (
    ACT,
    CALL,
    CATCH,
    DONE,
    END,
    GUILD,
    KEEP,
    KINDS,
    LAY,
    MEET,
    NEUTRAL,
    OWN,
    PASS,
    PAY,
    PICK,
    PLAY,
    RECALL,
    SALES,
    SELL,
    SKIP,
    STOP,
    TOKENS,
)
from bedesten.games.istanbul.data import POLICE_STATION
from bedesten.games.istanbul.letters.companion import GatherAll
from bedesten.games.istanbul.letters.post import GiveSeals, SocietyRuby
from bedesten.games.istanbul.markets import Sell
from bedesten.games.istanbul.mocha.places import Roast
from bedesten.games.istanbul.mocha.tavern import Choose, PlaceBeyond
from bedesten.games.istanbul.parts import OPEN, Window
from bedesten.games.istanbul.places import ChooseMosqueTile, Gather, PayPalace
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.turn import Assist, Encounters, PayMerchants

CHOICE: i64 = -1
"""There is a real choice."""
ENOUGH: i64 = -2
"""Nothing is left but to end the turn, which its player does."""

REFUSALS: list[int] = [STOP, SKIP, DONE, KEEP, PASS]
USUAL: list[int] = [LAY, PICK + OWN, PICK + NEUTRAL, PAY, ACT]
"""What is usually done where the only other answer is to stop or to skip."""

RESTATED: frozenset[str] = frozenset(
    (
        *("move", "companion", "lay", "pick", "return", "recall"),
        *("act", "skip", "sell", "green tile", "call", "bid", "barrier"),
        *("pay", "meet", "catch", "buy turn"),
    )
)
"""What an answer of the same name has said already. Of one's own pieces only; others are moved by what one does."""


def usual_answer(game: Istanbul, before: Istanbul) -> i64:
    """Return the usual answer, or CHOICE or ENOUGH; `before` is where the player decided last."""
    answers: list[int] = []
    beside: i64 = 0
    for action in game.options:
        if not is_beside(action):
            answers.append(action)
        elif was_passed_over(game, before, action):
            beside += 1
        else:
            return CHOICE
    first: i64 = answers[0]
    if len(answers) == 1:
        if first == END or (first == STOP and not beside):
            return ENOUGH
        # Whoever has a card that could change it may not want to be refused yet.
        return CHOICE if is_encounter(first) or (first in REFUSALS and beside) else first
    if len(answers) == 2 and first in USUAL and answers[1] in (STOP, SKIP):
        return first
    return CHOICE


def answers_of(game: Istanbul) -> list[int]:
    return [action for action in game.options if not is_beside(action)]


def is_beside(action: i64) -> bool:
    """Tell whether an action does not answer the question, but may be done before it is answered."""
    return RECALL <= action < PLAY + KINDS


def was_passed_over(game: Istanbul, before: Istanbul, action: i64) -> bool:
    """Tell whether a card, or the yellow tile for any Assistant, could be used before: then it is no new choice."""
    if not isinstance(before.agenda, Window):
        # In the middle of something; whatever can be used at almost any time could be used before that.
        return action < PLAY or game.rules.cards[action - PLAY].when & OPEN != 0
    if action >= PLAY:
        return action in before.options
    return any(RECALL <= other < PLAY for other in before.options)


def ways_told(game: Istanbul) -> list[int]:
    """Return the tiles of a Mosque or the options of the Tavern; of a sale the one that brings the most.

    Where all answers bring the same (goods for the Palace, Letters for the Secret Society, a side of a Barrier) one
    stands for all, and where one may go on (calling Assistants back, roasting) one goes on. Elsewhere what is usually
    done, if a card beside it or two Assistants to pick up make the choice.
    """
    answers = answers_of(game)
    if isinstance(game.agenda, (ChooseMosqueTile, Choose)):
        return answers
    if isinstance(game.agenda, Sell):
        return [largest_sale(answers)]
    if isinstance(game.agenda, (PlaceBeyond, PayPalace, GiveSeals, SocietyRuby, Gather, GatherAll, Roast)):
        return [action for action in answers if action != DONE][:1]
    if all(action in USUAL or action in (STOP, SKIP) for action in answers):
        return [action for action in answers if action in USUAL]
    return []


def missed_action(game: Istanbul) -> i64:
    """Return what would usually be done and is not possible: use the place, pay, leave an Assistant; -1 if nothing."""
    answers = answers_of(game)
    if answers == [SKIP]:
        return ACT
    if answers == [STOP]:
        return PAY if isinstance(game.agenda, PayMerchants) else LAY
    return -1


def largest_sale(sales: list[int]) -> int:
    """Return the sale of the most goods, which brings the most Lira."""
    most = sales[0]
    for sale in sales:
        if sum(SALES[sale - SELL]) > sum(SALES[most - SELL]):
            most = sale
    return most


def met_later(game: Istanbul) -> list[int]:
    """Return whom a player will meet on the target place: Family members of others and neutral tokens."""
    meetings: list[int] = []
    player = game.players[game.active]
    place = game.target
    if game.seat != game.active or not is_there(game) or game.rules.active_place(game, player) != place:
        return meetings
    if place != POLICE_STATION:
        meetings += [CATCH + other.colour for other in game.players if other.family == place and other is not player]
    token: i64 = 0
    while token < TOKENS:
        if game.token_place(token) == place and not game.met & (1 << token):
            meetings.append(MEET + token)
        token += 1
    return meetings


def is_there(game: Istanbul) -> bool:
    """Tell whether the move of the turn is done and nothing but the player can end the turn."""
    step = game.agenda
    if isinstance(step, (Assist, PayMerchants)):
        return answers_of(game) != [STOP]
    while step is not None and not isinstance(step, Encounters):
        if isinstance(step, Assist):
            return False
        step = step.then
    return step is not None


def is_merchants_luck(game: Istanbul, action: i64) -> bool:
    """Tell whether dice only send on a neutral Merchant who was paid (IST-TWO-03)."""
    return action == PAY and isinstance(game.agenda, PayMerchants)


def is_sale(action: i64) -> bool:
    """Tell whether goods are sold: there may be more than a hundred such offers, and each names goods and Lira."""
    return SELL <= action < GUILD


def is_encounter(action: i64) -> bool:
    return CATCH <= action < CALL
