"""How a turn usually goes on, for the outlook: what goes without saying, and what is worth telling of a choice."""

from typing import Final

from mypy_extensions import i64

from bedesten.games.choose_write.actions import BY_ICON, BY_SHEET, PASS, PAY, TAKE_GOOD, TAKE_SPACE
from bedesten.games.choose_write.gains import CardOrGood, CheckOrSpace
from bedesten.games.choose_write.payments import PayGoods
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.games.choose_write.turn import Follow, PayUse, Use

CHOICE: Final = -1
"""There is a real choice."""

RESTATED: Final = ("play", "guild", "use", "target", "pass", "use card", "discard card", "take location")
"""What an answer has said already."""


def usual_answer(game: ChooseWrite) -> i64:
    """Return the only answer, or CHOICE."""
    return game.choices[0] if len(game.choices) == 1 else CHOICE


def ways_told(game: ChooseWrite) -> list[int]:
    """Return the answers to a choice that show what the action before it is good for.

    A card that is played shows every use of its offer. Where the ways to pay bring the same, one stands for all; where
    one of two sides is certain, it is that.
    """
    step = game.agenda
    if isinstance(step, (Use, Follow)):
        return [action for action in game.choices if action != PASS]
    if isinstance(step, PayUse):
        return [PAY + BY_ICON]
    if isinstance(step, PayGoods):
        return [action for action in game.choices if action == PAY + BY_SHEET]
    if isinstance(step, CardOrGood):
        return [TAKE_GOOD]
    if isinstance(step, CheckOrSpace):
        return [TAKE_SPACE]
    return []
