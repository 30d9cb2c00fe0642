"""How a turn usually goes on, for the outlook: what goes without saying, and what is worth telling of a choice."""

from typing import Final

from mypy_extensions import i64

from bedesten.games.cairo.build import ChooseEntry, ChooseKind, ChooseSegment, ChooseSite, PayCoins, PayFee
from bedesten.games.cairo.data import EXPANSION
from bedesten.games.cairo.state import Cairo

CHOICE: Final = -1
"""There is a real choice."""

RESTATED: Final = ("play", "fee", "lure", "draw", "draw barker", "drop", "retire")
"""What an answer has said already."""


def usual_answer(game: Cairo) -> i64:
    """Return the only answer, or CHOICE."""
    return game.choices[0] if len(game.choices) == 1 else CHOICE


def ways_told(game: Cairo) -> list[int]:
    """Return the answers to a choice that show what the action before it is good for.

    Cards that are played show all that can be built with them. An expansion brings the same on every site and for every
    mixture of coins, so one stands for all; so does one coin for a joker.
    """
    step = game.agenda
    if isinstance(step, ChooseKind):
        return game.choices
    if isinstance(step, (PayFee, PayCoins)) or (isinstance(step, ChooseSite) and step.kind == EXPANSION):
        return game.choices[:1]
    return []


def says_itself(game: Cairo, action: i64) -> bool:
    """Tell whether an answer is one of many places of a stall, which bring nothing yet."""
    step = game.agenda
    return isinstance(step, (ChooseSegment, ChooseEntry)) or (isinstance(step, ChooseSite) and step.kind != EXPANSION)
