"""The agenda in words: every question that can be open, and which may stand on which."""

from collections.abc import Callable
from typing import Any

from bedesten.games.istanbul.cards import ReturnOne
from bedesten.games.istanbul.data import (
    ANY_GOOD,
    ANY_SALE,
    ASSISTANT_HOME,
    BLACK_MARKET,
    CARD_WORDS,
    FAMILY_HOME,
    FAR_MOVE,
    GOODS,
    GREAT_MOSQUE,
    LARGE_MARKET,
    LOWEST_CALL,
    PALACE_AGAIN,
    SMALL_MARKET,
    SMALL_MOSQUE,
    TEA_HOUSE,
)
from bedesten.games.istanbul.dice import Call, Dice, GoodOrRoll
from bedesten.games.istanbul.encounters import PayGovernor, PaySmuggler, Reward, TakeGood
from bedesten.games.istanbul.lexicon import goods_text
from bedesten.games.istanbul.markets import Sell
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
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.turn import Act, Assist, Encounters, FarMove, FinalStep, Move, PayMerchants

# Each question with the names of what it was asked with.
STEPS: dict[str, tuple[Callable[..., Step], tuple[str, ...]]] = {
    "move": (Move, ()),
    "far-move": (FarMove, ()),
    "assist": (Assist, ()),
    "pay-merchants": (PayMerchants, ()),
    "act": (Act, ()),
    "encounters": (Encounters, ()),
    "final-step": (FinalStep, ()),
    "put-away": (PutAway, ("card",)),
    "return-one": (ReturnOne, ()),
    "take-good": (TakeGood, ("goods",)),
    "reward": (Reward, ("optional",)),
    "pay-governor": (PayGovernor, ()),
    "pay-smuggler": (PaySmuggler, ()),
    "green-tile": (GreenTile, ()),
    "take-cards": (TakeCards, ("left",)),
    "discard-one": (DiscardOne, ()),
    "gather": (Gather, ()),
    "dice": (Dice, ("place", "first", "second", "call", "changed")),
    "good-or-roll": (GoodOrRoll, ()),
    "call": (Call, ()),
    "sell": (Sell, ("place", "any_goods")),
    "send": (Send, ()),
    "family-act": (FamilyAct, ("place",)),
    "pay-palace": (PayPalace, ("left",)),
    "take-tile": (TakeTile, ("place",)),
}
STEP_NAMES: dict[object, str] = {make: name for name, (make, _) in STEPS.items()}
TURN = ("move", "assist", "pay-merchants", "act", "encounters")
FLAGS = ("optional", "changed", "any_goods")


# What may come directly after each question; None is the end of the turn.
FOLLOWS: dict[str, tuple[str | None, ...]] = {
    "move": ("assist",),
    "far-move": ("put-away",),
    "assist": ("pay-merchants",),
    "pay-merchants": ("act",),
    "act": ("encounters",),
    "encounters": (None,),
    "final-step": (None,),
    "put-away": (*TURN, "final-step"),
    "return-one": ("put-away",),
    "take-good": ("put-away", "pay-smuggler", "encounters"),
    "reward": ("put-away", "encounters"),
    "pay-governor": ("encounters",),
    "pay-smuggler": ("encounters",),
    "green-tile": ("encounters",),
    "take-cards": ("discard-one",),
    "discard-one": ("encounters",),
    "gather": ("encounters",),
    "dice": ("take-good", "encounters"),
    "good-or-roll": ("encounters",),
    "call": ("encounters",),
    "sell": ("put-away", "encounters"),
    "send": ("encounters",),
    "family-act": ("encounters",),
    "pay-palace": ("put-away", "encounters"),
    "take-tile": ("encounters",),
}
# The questions that a card asks while it is being resolved.
CARD_QUESTIONS: dict[str, int] = {
    "far-move": FAR_MOVE,
    "return-one": ASSISTANT_HOME,
    "take-good": ANY_GOOD,
    "reward": FAMILY_HOME,
    "sell": ANY_SALE,
    "pay-palace": PALACE_AGAIN,
}


def steps_of(state: Istanbul) -> list[Step]:
    """Return the open questions of a state, the present one first."""
    steps = []
    step = state.agenda
    while step is not None:
        steps.append(step)
        step = step.then
    return steps


def agenda_problems(state: Istanbul) -> list[str]:
    """Return what is wrong with the agenda of a state, each as a sentence."""
    problems = []
    steps = steps_of(state)
    names = [STEP_NAMES[type(step)] for step in steps]
    if not names and not state.finale:
        problems.append("agenda: an empty agenda is the end of the game, so finale must be true")
    if names and state.finale != (names[-1] == "final-step"):
        problems.append("agenda: the last question is 'final-step' exactly in the finale, else 'encounters'")
    for name, after in zip(names, (*names[1:], None), strict=False):
        if after not in FOLLOWS[name]:
            allowed = " or ".join(follower or "nothing" for follower in FOLLOWS[name])
            problems.append(f"agenda: after '{name}' comes {allowed}, not {after or 'nothing'}")
    for index, step in enumerate(steps):
        problems += _argument_problems(state, step)
        if isinstance(step, PutAway):
            asking = names[index - 1] if index else ""
            if CARD_QUESTIONS.get(asking) != step.kind:
                problems.append(f"agenda: the card {CARD_WORDS[step.kind]} does not ask '{asking or 'nothing'}'")
    if state.acted and "act" in names:
        problems.append("turn: acted is the place of an action completed in this turn, but 'act' is still to come")
    return problems


def _argument_problems(state: Istanbul, step: Step) -> list[str]:
    if isinstance(step, Dice):
        if step.place not in (BLACK_MARKET, TEA_HOUSE):
            return [f"agenda: dice are rolled at 8 and 9, not at {step.place}"]
        if (step.place == TEA_HOUSE) != (step.call >= LOWEST_CALL) or 0 < step.call < LOWEST_CALL:
            return ["agenda: dice have a call of 3 to 12 at the Tea House and 0 at the Black Market"]
    if isinstance(step, Sell):
        if step.market not in (LARGE_MARKET, SMALL_MARKET):
            return [f"agenda: goods are sold at 10 and 11, not at {step.market}"]
        if step.any_goods != isinstance(step.then, PutAway) or (step.any_goods and step.market == LARGE_MARKET):
            return ["agenda: any goods are sold only at 11 and with the card any-sale"]
    if isinstance(step, TakeTile) and step.mosque not in (SMALL_MOSQUE, GREAT_MOSQUE):
        return [f"agenda: tiles are taken at 14 and 15, not at {step.mosque}"]
    if isinstance(step, FamilyAct) and state.players[state.active].family != step.at:
        return [f"agenda: the family member of the active player is not on {step.at}"]
    return []


def write_agenda(step: Step | None) -> list[str | dict[str, dict[str, Any]]]:
    """Write the open questions, the present one first."""
    agenda: list[str | dict[str, dict[str, Any]]] = []
    while step is not None:
        name = STEP_NAMES[type(step)]
        names = STEPS[name][1]
        if names:
            agenda.append({name: {key: _write_value(key, n) for key, n in zip(names, step.arguments(), strict=True)}})
        else:
            agenda.append(name)
        step = step.then
    return agenda


def _write_value(key: str, value: int) -> Any:
    if key == "card":
        return CARD_WORDS[value]
    if key == "goods":
        return goods_text([value >> good & 1 for good in range(GOODS)])
    return bool(value) if key in FLAGS else value
