"""The agenda in words: every question that can be open, and which may stand on which."""

from collections.abc import Callable, Sequence
from typing import Any

from bedesten.games.istanbul import bags
from bedesten.games.istanbul.actions import GOVERNOR, SMUGGLER
from bedesten.games.istanbul.cards import ReturnOne
from bedesten.games.istanbul.data import (
    ANY_GOOD,
    ANY_SALE,
    ASSISTANT_HOME,
    BLACK_MARKET,
    CARAVANSARY,
    CARD_WORDS,
    COFFEE_LETTER,
    FABRIC_WAREHOUSE,
    FAMILY_HOME,
    FAR_MOVE,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GOOD_LETTERS,
    GREAT_MOSQUE,
    GREEN,
    HIGHEST_CALL,
    LARGE_MARKET,
    LOWEST_CALL,
    PALACE_AGAIN,
    POLICE_STATION,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SPICE_WAREHOUSE,
    SULTANS_PALACE,
    TEA_HOUSE,
    TOKEN_WORDS,
)
from bedesten.games.istanbul.dice import COMMON_GOODS, Call, Dice, GoodOrRoll
from bedesten.games.istanbul.encounters import ALL_GOODS, MoveOn, PayGovernor, PaySmuggler, Reward, TakeGood
from bedesten.games.istanbul.letters import agenda as letters
from bedesten.games.istanbul.markets import Sell
from bedesten.games.istanbul.mocha import agenda as mocha
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
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.turn import Act, Assist, Encounters, FarMove, FinalStep, Move, PayMerchants, Start

# Each question with the names of what it was asked with.
BASE_STEPS: dict[str, tuple[Callable[..., Step], tuple[str, ...]]] = {
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
WAREHOUSES = (FABRIC_WAREHOUSE, SPICE_WAREHOUSE, FRUIT_WAREHOUSE)
TURN = ("move", "assist", "pay-merchants", "act", "encounters")

# How the names of arguments are written: as true or false, as a word, as a list of words, or as a number.
FLAGS: tuple[str, ...] = ("optional", "changed", "any_goods")
WORDED: dict[str, Sequence[str]] = {"token": TOKEN_WORDS}
SETS: dict[str, Sequence[str]] = {}
BAGS: dict[str, Sequence[str]] = {}
RANGES = {"first": (1, 6), "second": (0, 6), "call": (0, 63), "left": (1, 3)}
ANYWHERE = ("dice",)
"""Questions whose place may be 0, for a card."""

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
# The questions that a card asks while it is being resolved: which cards, and where the game goes on after them.
CARD_QUESTIONS: dict[str, dict[int, tuple[str, ...]]] = {
    "far-move": {FAR_MOVE: ("assist",)},
    "return-one": {ASSISTANT_HOME: ("move", "assist", "act")},
    "take-good": {ANY_GOOD: (*TURN, "final-step")},
    "reward": {FAMILY_HOME: TURN},
    "sell": {ANY_SALE: ("encounters",)},
    "pay-palace": {PALACE_AGAIN: ("encounters",)},
}
# The places whose action asks a question.
ACTION_QUESTIONS: dict[str, int] = {
    "take-cards": CARAVANSARY,
    "discard-one": CARAVANSARY,
    "gather": FOUNTAIN,
    "good-or-roll": BLACK_MARKET,
    "call": TEA_HOUSE,
    "send": POLICE_STATION,
    "family-act": POLICE_STATION,
    "pay-palace": SULTANS_PALACE,
}

# What all expansions share, and what each of them adds.
STEPS: dict[str, tuple[Callable[..., Step], tuple[str, ...]]] = {
    **BASE_STEPS,
    "start": (Start, ()),
    "move-on": (MoveOn, ("token",)),
}
FOLLOWS |= {"start": ("assist",), "move-on": ("encounters",)}
FOLLOWS["take-good"] += ("move-on",)
FOLLOWS["put-away"] += ("start",)
CARD_QUESTIONS["take-good"][ANY_GOOD] += ("start",)
CARD_QUESTIONS["reward"][FAMILY_HOME] += ("start",)

EXPANSIONS = (mocha, letters)
for added in EXPANSIONS:
    STEPS |= added.STEPS
    ACTION_QUESTIONS |= added.ACTION_QUESTIONS
    FLAGS += added.FLAGS
    WORDED |= added.WORDED
    SETS |= added.SETS
    BAGS |= added.BAGS
    RANGES |= added.RANGES
    for name, followers in added.FOLLOWS.items():
        FOLLOWS[name] = (*FOLLOWS.get(name, ()), *followers)
    for name, cards in added.CARD_QUESTIONS.items():
        known = CARD_QUESTIONS.setdefault(name, {})
        for card, afterwards in cards.items():
            known[card] = (*known.get(card, ()), *afterwards)

for name, cards in letters.copies(CARD_QUESTIONS).items():
    CARD_QUESTIONS[name] |= cards

STEP_NAMES: dict[object, str] = {make: name for name, (make, _) in STEPS.items()}


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
        if isinstance(step, PutAway):
            asking, after = names[index - 1] if index else "", names[index + 1] if index + 1 < len(names) else ""
            places = CARD_QUESTIONS.get(asking, {}).get(step.kind)
            if places is None:
                problems.append(f"agenda: the card {CARD_WORDS[step.kind]} does not ask '{asking or 'nothing'}'")
            elif after not in places:
                card = CARD_WORDS[step.kind]
                problems.append(f"agenda: after the card {card} comes {' or '.join(places)}, not {after}")
        elif not letters.allows(state, step):
            problems += _step_problems(state, step)
            for added in EXPANSIONS:
                problems += added.step_problems(state, step)
    for added in EXPANSIONS:
        problems += added.turn_problems(state, names)
    return problems + _turn_problems(state, names)


def _turn_problems(state: Istanbul, names: list[str]) -> list[str]:
    """Compare what has happened in this turn with the questions that are still open."""
    problems = []
    player = state.players[state.active]
    if state.finale and not state.is_last_round():
        problems.append("finale: the final step comes after somebody has gathered the rubies (IST-END-01)")
    if "act" in names:
        if state.acted:
            problems.append("turn: acted is the place of an action of this turn, but 'act' is still to come")
        if state.met:
            problems.append("turn: nobody has been met in this turn, as 'act' is still to come")
        place = state.rules.active_place(state, player)
        if state.target != place:
            problems.append(f"turn: target is the place of the active token, {place}, not {state.target}")
    due = action_of(state.agenda, player)
    if isinstance(state.agenda, GreenTile) and state.acted in WAREHOUSES:
        due = 0
    if due and state.acted != due and not state.guild:
        problems.append(f"turn: acted is {due}, the place whose action is going on, not {state.acted}")
    return problems


def action_of(step: Step | None, player: Player) -> int:
    """Return the place whose action asks the present question; 0 if it is no question of an action."""
    if isinstance(step, Dice):
        return step.at
    if isinstance(step, Sell):
        return step.market
    if isinstance(step, TakeTile):
        return step.mosque
    if isinstance(step, FamilyAct) and isinstance(step.then, PutAway):
        return 0  # a card, and not the Police Station, has sent the Family member
    if isinstance(step, TakeGood) and isinstance(step.then, Encounters):
        return BLACK_MARKET
    if isinstance(step, GreenTile):
        return next((place for place in (player.merchant, player.family) if place in WAREHOUSES), FABRIC_WAREHOUSE)
    return 0 if step is None else ACTION_QUESTIONS.get(STEP_NAMES[type(step)], 0)


def paid_tokens(step: Step | None) -> list[int]:
    """Return the neutral tokens that are being used: they were met, and stand where they were met."""
    tokens = []
    while step is not None:
        if not isinstance(step.then, PutAway):  # a card uses them from afar
            if isinstance(step, PayGovernor):
                tokens.append(GOVERNOR)
            if isinstance(step, PaySmuggler):
                tokens.append(SMUGGLER)
            if isinstance(step, MoveOn):
                tokens.append(step.token)
            for added in EXPANSIONS:
                tokens += added.paid_tokens(step)
        step = step.then
    return tokens


def _step_problems(state: Istanbul, step: Step) -> list[str]:
    """Return why a question cannot be asked as the table stands."""
    player = state.players[state.active]
    match step:
        case Dice(at=0, call=call, then=PutAway(kind=kind)) if call == kind:
            return []
        case Dice(at=place) if place not in (BLACK_MARKET, TEA_HOUSE):
            return [f"agenda: dice are rolled at 8 and 9, not at {place}"]
        case Dice(at=place, call=call) if (place == TEA_HOUSE) != (LOWEST_CALL <= call <= HIGHEST_CALL):
            return ["agenda: dice have a call of 3 to 12 at the Tea House and none at the Black Market"]
        case Dice(at=place, then=TakeGood()) if place == TEA_HOUSE:
            return ["agenda: no good is taken after the dice of the Tea House"]
        case Sell(market=market) if market not in (LARGE_MARKET, SMALL_MARKET):
            return [f"agenda: goods are sold at 10 and 11, not at {market}"]
        case Sell() if step.any_goods != isinstance(step.then, PutAway) or (
            step.any_goods and step.market == LARGE_MARKET
        ):
            return ["agenda: any goods are sold only at 11 and with the card any-sale"]
        case TakeTile(mosque=mosque) if mosque not in (SMALL_MOSQUE, GREAT_MOSQUE):
            return [f"agenda: tiles are taken at 14 and 15, not at {mosque}"]
        case TakeGood(allowed=allowed, then=then) if allowed != (
            COMMON_GOODS if isinstance(then, Encounters) or mocha.is_common(state, then) else ALL_GOODS
        ):
            return ["agenda: a good of choice is any of RGYB, but RGY at the Black Market"]
        case Reward(optional=optional, then=then) if optional == isinstance(then, PutAway):
            return ["agenda: a reward is optional after a catch, and not with the card family-home"]
        case Send() if player.family != POLICE_STATION:
            return ["agenda: the Family member is sent from the Police Station only (IST-PLC-32)"]
        case FamilyAct(at=at) if player.family != at or at == POLICE_STATION:
            return [f"agenda: the Family member of the active player has not been sent to {at}"]
        case GreenTile() if not player.has_tile(GREEN):
            return ["agenda: the active player does not own the green tile"]
        case PayPalace(left=left) if not state.palace_rubies or player.total_goods() < left:
            return ["agenda: the price of the Palace cannot be paid, or it has no ruby left (IST-TRN-20)"]
        case MoveOn(token=token) if not state.met & (1 << token) or state.token_place(token) != state.target:
            return ["agenda: a token goes on from where it was met, so turn: met names it"]
        case PayGovernor() if not state.met & (1 << GOVERNOR) or state.governor != state.target:
            return ["agenda: the Governor is paid where he was met, so turn: met names him"]
        case PaySmuggler() if not state.met & (1 << SMUGGLER) or state.smuggler != state.target:
            return ["agenda: the Smuggler is paid where he was met, so turn: met names him"]
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
        return "".join(letter for thing, letter in enumerate(GOOD_LETTERS + COFFEE_LETTER) if value >> thing & 1)
    if key in WORDED:
        return WORDED[key][value]
    if key in SETS:
        return [word for bit, word in enumerate(SETS[key]) if value >> bit & 1]
    if key in BAGS:
        return [BAGS[key][kind] for kind in bags.kinds(value)]
    return bool(value) if key in FLAGS else value
