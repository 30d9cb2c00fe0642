"""The questions of Letters & Seals and of the Great Bazaar in words, and which may stand on which."""

from collections.abc import Callable, Sequence

from bedesten.games.istanbul.actions import COURIER, HIGHEST_BID
from bedesten.games.istanbul.data import (
    ANYWHERE,
    ASSISTANT_HOME,
    AUCTION_HOUSE,
    BLACK_MARKET,
    CATACOMBS,
    COFFEE_DICE,
    COMPANION_FAR,
    COPY,
    FAMILY_WALK,
    FOUNTAIN,
    FROM_AFAR,
    GOOD_FOR_LIRA,
    JOIN_MERCHANT,
    KIOSK,
    LETTER_DICE,
    MOSQUE_AGAIN,
    SECRET_SOCIETY,
    SOCIETY_AGAIN,
)
from bedesten.games.istanbul.dice import COMMON_GOODS, Dice
from bedesten.games.istanbul.encounters import GOODS_OR_COFFEE, PayGovernor, PaySmuggler, TakeGood
from bedesten.games.istanbul.letters.auction import Bid
from bedesten.games.istanbul.letters.cards import GiveForLira, GoAnywhere, Join, UseFromAfar, WalkFamily, WalkFar
from bedesten.games.istanbul.letters.catacombs import ComeOut
from bedesten.games.istanbul.letters.companion import GatherAll
from bedesten.games.istanbul.letters.data import KIOSK_WORDS
from bedesten.games.istanbul.letters.kiosk import ChooseTile, TakeExchange, UseTile
from bedesten.games.istanbul.letters.post import (
    ExtraTurn,
    GiveSeals,
    PayCourier,
    PayTurn,
    SocietyRuby,
    can_settle,
    seals_of,
)
from bedesten.games.istanbul.letters.table import NO_LETTERS
from bedesten.games.istanbul.markets import Sell
from bedesten.games.istanbul.mocha.places import PayTrader
from bedesten.games.istanbul.parts import PutAway, Step
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.turn import Assist, Move, PayMerchants, Start

STEPS: dict[str, tuple[Callable[..., Step], tuple[str, ...]]] = {
    "gather-all": (GatherAll, ()),
    "pay-courier": (PayCourier, ()),
    "extra-turn": (ExtraTurn, ()),
    "pay-turn": (PayTurn, ("paid",)),
    "give-seals": (GiveSeals, ("seals",)),
    "society-ruby": (SocietyRuby, ()),
    "choose-tile": (ChooseTile, ("seat", "tiles")),
    "use-tile": (UseTile, ("seat", "tile")),
    "take-exchange": (TakeExchange, ("seat",)),
    "bid": (Bid, ("seat", "highest", "leader", "last")),
    "give-for-lira": (GiveForLira, ()),
    "walk-family": (WalkFamily, ()),
    "join": (Join, ()),
    "walk-far": (WalkFar, ()),
    "go-anywhere": (GoAnywhere, ()),
    "use-from-afar": (UseFromAfar, ()),
    "come-out": (ComeOut, ()),
}

FLAGS: tuple[str, ...] = ("last",)
WORDED: dict[str, Sequence[str]] = {"tile": KIOSK_WORDS}
SETS: dict[str, Sequence[str]] = {}
BAGS: dict[str, Sequence[str]] = {"tiles": KIOSK_WORDS}
RANGES = {"seat": (0, 4), "leader": (-1, 4), "paid": (1, 3), "seals": (1, 6), "highest": (0, HIGHEST_BID)}

GROUND = ("encounters", "guild-away", "put-away")
"""What the questions of an action may stand on."""

OUTSIDE = ("start", "move", "assist", "pay-merchants", "act", "encounters", "guild-end")
"""The questions at which nothing is half done."""

PAYMENTS = (
    "pay-governor",
    "pay-smuggler",
    "pay-trader",
    "pay-courier",
    "green-tile",
    "sell",
    "family-act",
    "pay-palace",
    "take-tile",
    "give-seals",
    "use-tile",
    "bid",
    "roast",
    "tavern",
    "choose-two",
    "send-to-act",
    "take-cheap-tile",
    "barrier-act",
)
"""The questions at which something is paid."""

ACTIONS = (
    "take-good",
    "green-tile",
    "discard-one",
    "gather-all",
    "dice",
    "good-or-roll",
    "call",
    "sell",
    "send",
    "family-act",
    "pay-palace",
    "take-tile",
    "roast",
    "drop-one",
    "tavern",
    "take-ruby",
    "place-barrier",
    "place-beyond",
    "barrier-act",
    "society-ruby",
    "choose-tile",
    "use-tile",
    "take-exchange",
    "bid",
    "come-out",
)
"""The questions of actions that may be the last of their action."""

FOLLOWS: dict[str, tuple[str | None, ...]] = {
    **dict.fromkeys(ACTIONS, ("put-away",)),
    "encounters": ("extra-turn",),
    "guild-away": ("extra-turn",),
    "guild-end": ("extra-turn",),
    "put-away": PAYMENTS,
    "gather-all": (*GROUND, "guild-extra"),
    "pay-governor": ("put-away",),
    "pay-smuggler": ("put-away",),
    "pay-trader": ("put-away",),
    "move-on": ("put-away",),
    "pay-courier": ("encounters", "put-away"),
    "extra-turn": (None,),
    "pay-turn": (None,),
    "give-seals": ("society-ruby",),
    "society-ruby": GROUND,
    "choose-tile": GROUND,
    "use-tile": ("choose-tile", "use-tile", *GROUND),
    "take-exchange": ("choose-tile", "use-tile", *GROUND),
    "dice": ("choose-tile", "use-tile", "put-away"),
    "take-good": ("bid", "come-out", "put-away"),
    "bid": GROUND,
    "come-out": GROUND,
    "give-for-lira": ("put-away",),
    "walk-family": ("put-away",),
    "join": ("put-away",),
    "walk-far": ("put-away",),
    "go-anywhere": ("put-away",),
    "use-from-afar": ("put-away",),
}

AFTER_ACTION = ("encounters",)

CARD_QUESTIONS: dict[str, dict[int, tuple[str, ...]]] = {
    **{name: {FAMILY_WALK: AFTER_ACTION} for name in ACTIONS},
    "return-one": {ASSISTANT_HOME: ("pay-merchants",)},
    "give-for-lira": {GOOD_FOR_LIRA: (*OUTSIDE, *PAYMENTS, "final-step")},
    "walk-family": {FAMILY_WALK: AFTER_ACTION},
    "join": {JOIN_MERCHANT: ("assist",)},
    "walk-far": {COMPANION_FAR: ("assist",)},
    "go-anywhere": {ANYWHERE: ("assist",)},
    "use-from-afar": {FROM_AFAR: OUTSIDE},
    "pay-governor": {FROM_AFAR: OUTSIDE},
    "pay-smuggler": {FROM_AFAR: OUTSIDE},
    "pay-trader": {FROM_AFAR: OUTSIDE},
    "pay-courier": {FROM_AFAR: OUTSIDE},
}
CARD_QUESTIONS["dice"] |= {LETTER_DICE: (*OUTSIDE, "final-step")}
CARD_QUESTIONS["take-tile"] |= {MOSQUE_AGAIN: AFTER_ACTION}
CARD_QUESTIONS["society-ruby"] |= {SOCIETY_AGAIN: AFTER_ACTION}

ACTION_QUESTIONS: dict[str, int] = {
    "gather-all": FOUNTAIN,
    "choose-tile": KIOSK,
    "use-tile": KIOSK,
    "take-exchange": KIOSK,
    "bid": AUCTION_HOUSE,
    "give-seals": SECRET_SOCIETY,
    "society-ruby": SECRET_SOCIETY,
    "come-out": CATACOMBS,
}


def paid_tokens(step: Step) -> list[int]:
    """Return the token that is being used at a question."""
    return [COURIER] if isinstance(step, PayCourier) else []


def step_problems(state: Istanbul, step: Step) -> list[str]:
    """Return why a question of this expansion cannot be asked as the table stands."""
    count = len(state.players)
    player = state.players[state.active]
    match step:
        case ChooseTile(chooser=seat) | UseTile(user=seat) | TakeExchange(taker=seat) | Bid(bidder=seat) if (
            seat >= count
        ):
            return [f"agenda: seats are numbers from 0 to {count - 1}, not {seat}"]
        case PayCourier(then=then) if not isinstance(then, PutAway) and (
            not state.met & (1 << COURIER) or state.letters.courier != state.target
        ):
            return ["agenda: the Courier is paid where he was met, so turn: met names him"]
        case GiveSeals(left=left) if not can_settle(player, left):
            return [f"agenda: {left} seals cannot be given up, there are {seals_of(player)} (LET-PLC-21)"]
        case Bid(bidder=bidder, leader=leader, highest=highest, last=last) if (
            (leader < 0) != (highest == 0)
            or leader >= count
            or (last and (bidder != state.active or leader == state.active))
            or (leader >= 0 and state.players[leader].lira < highest)
        ):
            return ["agenda: the highest bid is one that its bidder can pay, and 0 before the first one (LET-PLC-14)"]
    return []


def allows(state: Istanbul, step: Step) -> bool:
    """Tell whether a question that the base game would not know is one of this expansion."""
    match step:
        case Dice(at=0, call=call, then=PutAway(kind=kind)):
            return kind == COPY and call in (COFFEE_DICE, LETTER_DICE)
        case Dice(at=place, second=second):
            return place == KIOSK and second == 0
        case Sell(then=PutAway(kind=kind), any_goods=any_goods):
            return not any_goods and kind in (FAMILY_WALK, COPY)
        case TakeGood(then=PutAway(kind=kind), allowed=allowed):
            return allowed == COMMON_GOODS and kind in (FAMILY_WALK, COPY) and state.acted == BLACK_MARKET
        case TakeGood(then=ComeOut(), allowed=allowed):
            return allowed == GOODS_OR_COFFEE
        case PayGovernor(then=PutAway()) | PaySmuggler(then=PutAway()) | PayTrader(then=PutAway()):
            return True
    return False


def must_have_paid(state: Istanbul) -> bool:
    """Tell whether the Companion came to Merchants who are still there, and the turn has gone on from phase 2."""
    step = state.agenda
    while step is not None:
        if isinstance(step, Start | Move | Assist | PayMerchants):
            return False
        step = step.then
    return state.letters.is_walk and state.merchants_to_pay(state.players[state.active]) > 0


def turn_problems(state: Istanbul, names: list[str]) -> list[str]:
    """Check what has happened in a turn of this expansion, and how it ends."""
    if state.letters is NO_LETTERS or not names:
        return []
    problems = []
    if state.letters.paid and (not state.letters.is_walk or "pay-merchants" in names):
        problems.append("turn: paid says that a Companion has paid the Merchants, so phase 2 is over")
    if "act" in names and not state.letters.paid and must_have_paid(state):
        problems.append(f"turn: paid is true, as the Merchants on {state.target} were paid before 'act'")
    if not state.finale and names[-1] not in ("extra-turn", "pay-turn"):
        problems.append("agenda: the last question is 'extra-turn' (LET-DBL-01)")
    if state.letters.is_extra and names[-1] == "pay-turn":
        problems.append("agenda: an extra turn is not followed by another one (LET-DBL-04)")
    return problems


def copies(questions: dict[str, dict[int, tuple[str, ...]]]) -> dict[str, dict[int, tuple[str, ...]]]:
    """Return what a card asks that stands for another one: the same as any of them (LET-BON-18)."""
    return {
        name: {COPY: tuple(dict.fromkeys(after for afters in cards.values() for after in afters))}
        for name, cards in questions.items()
    }
