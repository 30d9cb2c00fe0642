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
    NEUTRAL,
    OWN,
    PASS,
    PAY,
    PICK,
    PLAY,
    RECALL,
    SELL,
    SKIP,
    STOP,
)
from bedesten.games.istanbul.mocha.tavern import Choose, PlaceBeyond
from bedesten.games.istanbul.parts import OPEN, Window
from bedesten.games.istanbul.places import ChooseTile
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.turn import PayMerchants

CHOICE: i64 = -1
"""There is a real choice."""
ENOUGH: i64 = -2
"""Nothing is left but to end the turn, which its player does."""

REFUSALS: list[int] = [STOP, SKIP, DONE, KEEP, PASS]
USUAL: list[int] = [LAY, PICK + OWN, PICK + NEUTRAL, PAY, ACT]
"""What is usually done where the only other answer is to stop or to skip."""

RESTATED: frozenset[str] = frozenset(["move", "companion", "lay", "return", "act", "skip", "call", "bid", "barrier"])
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
    """Return the tiles of a Mosque or the options of the Tavern; of a Barrier one side, as it brings what all do.

    Elsewhere what is usually done, if a card beside it or two Assistants to pick up make the choice.
    """
    answers = answers_of(game)
    if isinstance(game.agenda, (ChooseTile, Choose)):
        return answers
    if isinstance(game.agenda, PlaceBeyond):
        return answers[:1]
    if all(action in USUAL or action in (STOP, SKIP) for action in answers):
        return [action for action in answers if action in USUAL]
    return []


def is_merchants_luck(game: Istanbul, action: i64) -> bool:
    """Tell whether dice only send on a neutral Merchant who was paid (IST-TWO-03)."""
    return action == PAY and isinstance(game.agenda, PayMerchants)


def is_sale(action: i64) -> bool:
    """Tell whether goods are sold: there may be more than a hundred such offers, and each names goods and Lira."""
    return SELL <= action < GUILD


def is_encounter(action: i64) -> bool:
    return CATCH <= action < CALL
