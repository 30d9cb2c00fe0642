"""Every question of Letters & Seals and of the Great Bazaar, and what they add to those of the other boxes."""

from dataclasses import replace
from typing import Any

from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.actions import COURIER, HIGHEST_BID
from bedesten.games.istanbul.dice import COMMON_GOODS, Dice
from bedesten.games.istanbul.encounters import GOODS_OR_COFFEE, TakeGood
from bedesten.games.istanbul.letters import data as p
from bedesten.games.istanbul.letters import why
from bedesten.games.istanbul.letters.auction import Bid
from bedesten.games.istanbul.letters.cards import GiveForLira, GoAnywhere, Join, UseFromAfar, WalkFamily, WalkFar
from bedesten.games.istanbul.letters.catacombs import ComeOut
from bedesten.games.istanbul.letters.companion import GatherAll
from bedesten.games.istanbul.letters.kiosk import ChooseKioskTile, TakeExchange, UseTile, uses
from bedesten.games.istanbul.letters.post import (
    ExtraTurn,
    GiveSeals,
    PayCourier,
    PayTurn,
    SocietyRuby,
    can_settle,
    seals_of,
)
from bedesten.games.istanbul.markets import Sell
from bedesten.games.istanbul.mocha.questions import OUTSIDE
from bedesten.games.istanbul.parts import PutAway, Step
from bedesten.games.istanbul.question import Addition, Question
from bedesten.games.istanbul.questions import unmet
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import PERSONAL_SUPPLY, Player
from bedesten.games.istanbul.words.letters import letter_given, sealed_given, tile_of
from bedesten.games.istanbul.words.names import (
    CARDS,
    cards_to_be_had,
    colour_of,
    counted,
    listed,
    place_of,
    thing,
    token_of,
)
from bedesten.games.istanbul.words.phrases import ask_payment
from bedesten.kit import bags
from bedesten.kit.questions import Flag, Number, Word, WordBag

GROUND = ("encounters", "guild-away", "put-away")
"""What the questions of an action may stand on."""

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

AFTER_ACTION = ("encounters",)
WITH_FAMILY = {d.FAMILY_WALK: AFTER_ACTION}
"""The Family member that walks carries out an action, whose last question stands on the card."""

SEAT = Number("seat", 0, 4)


def seat_problem(state: Istanbul, seat: int) -> str:
    count = len(state.players)
    return "" if seat < count else f"agenda: seats are numbers from 0 to {count - 1}, not {seat}"


# Letters, the Courier and the Secret Society.


def courier_problem(state: Istanbul, step: PayCourier) -> str:
    if isinstance(step.then, PutAway):  # from afar
        return ""
    return unmet(COURIER, "the Courier is paid where he was met, so turn: met names him")(state, step)


def ask_pay_turn(state: Istanbul, player: Player, step: PayTurn) -> str:
    if step.paid >= p.EXTRA_TURN_SEALS:
        return "give up one more seal for nothing, or begin your extra turn?"
    return f"which letter do you give up besides ({step.paid} of {p.EXTRA_TURN_SEALS} seals paid)?"


def seals_problem(state: Istanbul, step: GiveSeals) -> str:
    player = state.players[state.active]
    if not can_settle(player, step.left):
        return f"agenda: {step.left} seals cannot be given up, there are {seals_of(player)} (LET-PLC-21)"
    return ""


def ask_gather(state: Istanbul, player: Player, step: GatherAll) -> str:
    who = ["an assistant"] if player.lying else []
    if player.companion != PERSONAL_SUPPLY:
        who.append("your companion")
    if len(who) == 1:
        return f"does {who[0]} come back, or is that all?"
    return f"who comes back, {listed(who, 'or')}, or is that all?"


LETTERS: tuple[Question[Any], ...] = (
    Question(
        GatherAll,
        "gather-all",
        about="who comes back",
        then=(*GROUND, "guild-extra"),
        cards=WITH_FAMILY,
        place=d.FOUNTAIN,
        prompt=ask_gather,
        menu={"done": "call nobody else back"},
        reason=why.why_gather,
    ),
    Question(
        PayCourier,
        "pay-courier",
        about="how you pay the courier",
        then=("encounters", "put-away"),
        cards={d.FROM_AFAR: OUTSIDE},
        token=COURIER,
        problem=courier_problem,
        prompt=lambda state, player, step: ask_payment(player, "courier", "letter", seals_of(player) > 0),
        menu={"pay": f"pay the courier {d.TOKEN_FEE} Lira"},
        reason=why.why_pay_courier,
    ),
    Question(
        ExtraTurn,
        "extra-turn",
        about="whether you buy an extra turn",
        then=(None,),
        prompt=lambda state, player, step: (
            f"give up letters worth {p.EXTRA_TURN_SEALS} seals for an extra turn (you have {seals_of(player)})?"
        ),
        menu={"done": "take no extra turn"},
        reason=why.why_extra_turn,
    ),
    Question(
        PayTurn,
        "pay-turn",
        about="which letters pay for the extra turn",
        arguments=(Number("paid", 1, 3),),
        then=(None,),
        prompt=ask_pay_turn,
        menu={"done": "begin the extra turn"},
        reason=why.why_extra_turn,
    ),
    Question(
        GiveSeals,
        "give-seals",
        about="which letters you give up at the Secret Society",
        arguments=(Number("seals", 1, 6),),
        then=("society-ruby",),
        place=d.SECRET_SOCIETY,
        problem=seals_problem,
        prompt=lambda state, player, step: (
            f"which letter do you give up ({step.left} of {p.SOCIETY_SEALS} seals still to pay)?"
        ),
    ),
    Question(
        SocietyRuby,
        "society-ruby",
        about="from which place you take the ruby",
        then=GROUND,
        cards={**WITH_FAMILY, d.SOCIETY_AGAIN: AFTER_ACTION},
        place=d.SECRET_SOCIETY,
        prompt="from which place do you take the ruby?",
        reason=why.why_ruby,
    ),
)

# The Kiosk.

EXCHANGES: dict[int, dict[str, str]] = {
    p.GOODS_LETTERS: {"give": "for a letter", "letter": "for a good", "sealed": "for a good"},
    p.CARDS_LETTERS: {"discard": "for a letter", "letter": "for a bonus card", "sealed": "for a bonus card"},
    p.LIRA_LETTERS: {
        "pay": "for a letter",
        "letter": f"for {p.KIOSK_REVENUE} Lira",
        "sealed": f"for {p.KIOSK_REVENUE} Lira",
    },
    p.LIRA_GOODS: {"take": f"for {p.KIOSK_PRICE} Lira", "give": f"for {p.KIOSK_REVENUE} Lira"},
    p.LIRA_CARDS: {"pay": "for a bonus card", "discard": f"for {p.KIOSK_REVENUE} Lira"},
}
"""What each answer to an exchanging tile brings."""


def ask_tile(state: Istanbul, player: Player, step: UseTile) -> str:
    if not uses(state, player, step.tile):
        return f"you cannot use the tile now: {tile_of(state, step.tile)}; go on?"
    return f"do you want to use the tile: {tile_of(state, step.tile)}?"


def describe_use(state: Istanbul, player: Player, step: UseTile, _: int) -> str:
    lira = p.TWO_LIRA < step.tile <= p.COFFEE_OR_THREE
    return f"take {p.KIOSK_LIRA[step.tile]} Lira" if lira else tile_of(state, step.tile)


def exchange(step: UseTile, verb: str, deed: str) -> str:
    """Describe an answer to an exchanging tile: what is done, and for what."""
    purpose = EXCHANGES.get(step.tile, {}).get(verb)
    return f"{deed} {purpose}" if purpose else ""


def ask_exchange(state: Istanbul, player: Player, step: TakeExchange) -> str:
    return f"which good{', or a coffee,' if state.rules.has_coffee() else ''} do you take for the letter?"


THE_KIOSK: tuple[Question[Any], ...] = (
    Question(
        ChooseKioskTile,
        "choose-tile",
        about="which tile of the Kiosk you choose",
        arguments=(SEAT, WordBag("tiles", p.KIOSK_WORDS)),
        then=GROUND,
        cards=WITH_FAMILY,
        place=d.KIOSK,
        problem=lambda state, step: seat_problem(state, step.chooser),
        prompt=lambda state, player, step: f"which of the {bags.size(step.tiles)} tiles of the Kiosk do you choose?",
    ),
    Question(
        UseTile,
        "use-tile",
        about="how you use your tile of the Kiosk",
        arguments=(SEAT, Word("tile", p.KIOSK_WORDS)),
        then=("choose-tile", "use-tile", *GROUND),
        cards=WITH_FAMILY,
        place=d.KIOSK,
        problem=lambda state, step: seat_problem(state, step.user),
        prompt=ask_tile,
        menu={
            "act": describe_use,
            "skip": "leave the tile unused",
            "pay": lambda state, player, step, _: exchange(step, "pay", f"pay {p.KIOSK_PRICE} Lira"),
            "give": lambda state, player, step, about: exchange(step, "give", f"give 1 {thing(about)}"),
            "take": lambda state, player, step, about: exchange(step, "take", f"take 1 {thing(about)}"),
            "discard": lambda state, player, step, kind: exchange(
                step, "discard", f"discard the card {CARDS[kind].title}"
            ),
            "letter": lambda state, player, step, place: exchange(step, "letter", letter_given(player, place)),
            "sealed": lambda state, player, step, place: exchange(step, "sealed", sealed_given(player, place)),
        },
        reason=why.why_use_tile,
    ),
    Question(
        TakeExchange,
        "take-exchange",
        about="which good you take for the letter",
        arguments=(SEAT,),
        then=("choose-tile", "use-tile", *GROUND),
        cards=WITH_FAMILY,
        place=d.KIOSK,
        problem=lambda state, step: seat_problem(state, step.taker),
        prompt=ask_exchange,
        reason=why.why_take_exchange,
    ),
)

# The Auction House and the Catacombs.


def bid_problem(state: Istanbul, step: Bid) -> str:
    if problem := seat_problem(state, step.bidder):
        return problem
    if (
        (step.leader < 0) != (step.highest == 0)
        or step.leader >= len(state.players)
        or (step.last and (step.bidder != state.active or step.leader == state.active))
        or (step.leader >= 0 and state.players[step.leader].lira < step.highest)
    ):
        return "agenda: the highest bid is one that its bidder can pay, and 0 before the first one (LET-PLC-14)"
    return ""


def ask_bid(state: Istanbul, player: Player, step: Bid) -> str:
    cards = f"for {counted(cards_to_be_had(state.deck, p.AUCTION_CARDS), 'bonus card')} (you have {player.lira})"
    if step.leader < 0:
        if step.last:
            return f"nobody has bid; the last word is yours {cards}?"
        opening = "how much do you bid" if step.bidder == state.active else "do you bid"
        return f"{opening} {cards}?"
    leader = colour_of(state.players[step.leader])
    word = "the last word is yours" if step.last else "do you bid more"
    return f"{leader} bids {step.highest} Lira; {word} {cards}?"


OTHER_PLACES: tuple[Question[Any], ...] = (
    Question(
        Bid,
        "bid",
        about="how much you bid",
        arguments=(SEAT, Number("highest", 0, HIGHEST_BID), Number("leader", -1, 4), Flag("last")),
        then=GROUND,
        cards=WITH_FAMILY,
        place=d.AUCTION_HOUSE,
        problem=bid_problem,
        prompt=ask_bid,
    ),
)

# Bonus cards.


def describe_afar(state: Istanbul, player: Player, step: UseFromAfar, token: int) -> str:
    place = state.token_place(token)
    return f"use the {token_of(token)} on {place_of(place)}" if place else ""


BONUS_CARDS: tuple[Question[Any], ...] = (
    Question(
        GiveForLira,
        "give-for-lira",
        about="what you give for Lira",
        then=("put-away",),
        cards={d.GOOD_FOR_LIRA: (*OUTSIDE, *PAYMENTS, "final-step")},
        prompt=f"what do you give for {p.GOOD_PRICE} Lira?",
        menu={"give": lambda state, player, step, about: f"give 1 {thing(about)} for {p.GOOD_PRICE} Lira"},
        reason=why.why_give_for_lira,
    ),
    Question(
        WalkFamily,
        "walk-family",
        about="where your family member walks",
        then=("put-away",),
        cards=WITH_FAMILY,
        prompt="where does your family member walk?",
        reason=why.why_walk_family,
    ),
    Question(
        Join,
        "join",
        about="whose merchant you join",
        then=("put-away",),
        cards={d.JOIN_MERCHANT: ("assist",)},
        prompt="whose merchant do you join?",
    ),
    Question(
        WalkFar,
        "walk-far",
        about="where your companion goes with the card Companion far",
        then=("put-away",),
        cards={d.COMPANION_FAR: ("assist",)},
        prompt="where does your companion go, 2 steps away?",
    ),
    Question(
        GoAnywhere,
        "go-anywhere",
        about="to which place your merchant jumps",
        then=("put-away",),
        cards={d.ANYWHERE: ("assist",)},
        prompt="to which place does your merchant jump?",
        reason=why.why_jump,
    ),
    Question(
        UseFromAfar,
        "use-from-afar",
        about="whose services you want from afar",
        then=("put-away",),
        cards={d.FROM_AFAR: OUTSIDE},
        prompt="whose services do you want from afar?",
        menu={"meet": describe_afar},
    ),
)

# The Great Bazaar.

CATACOMBS: tuple[Question[Any], ...] = (
    Question(
        ComeOut,
        "come-out",
        about="where your merchant comes out of the Catacombs",
        then=GROUND,
        cards=WITH_FAMILY,
        place=d.CATACOMBS,
        prompt="where does your merchant come out?",
        menu={"move": lambda state, player, step, place: f"come out at {place_of(place)}"},
        reason=why.why_jump,
    ),
)

QUESTIONS: tuple[Question[Any], ...] = (*LETTERS, *THE_KIOSK, *OTHER_PLACES, *BONUS_CARDS, *CATACOMBS)

# What is added to the questions of the other boxes.


def dice_problem(state: Istanbul, step: Dice) -> str | None:
    match step:
        case Dice(at=0, call=call, then=PutAway(kind=d.COPY)) if call in (d.COFFEE_DICE, d.LETTER_DICE):
            return ""
        case Dice(at=d.KIOSK, second=0):
            return ""
    return None


def describe_one_die(state: Istanbul, player: Player, step: Dice, _: int) -> str:
    return f"keep the roll ({step.first}: {step.first} Lira)" if step.at == d.KIOSK else ""


def sell_problem(state: Istanbul, step: Sell) -> str | None:
    match step:
        case Sell(then=PutAway(kind=d.FAMILY_WALK | d.COPY), any_goods=False):
            return ""
    return None


def good_problem(state: Istanbul, step: TakeGood) -> str | None:
    match step:
        case TakeGood(then=PutAway(kind=d.FAMILY_WALK | d.COPY), allowed=allowed) if allowed == COMMON_GOODS:
            return "" if state.acted == d.BLACK_MARKET else None
        case TakeGood(then=ComeOut(), allowed=allowed) if allowed == GOODS_OR_COFFEE:
            return ""
    return None


def from_afar(state: Istanbul, step: Step) -> str | None:
    """Allow that a token is paid which a card uses from afar."""
    return "" if isinstance(step.then, PutAway) else None


WALKED_TO = (
    "green-tile",
    "discard-one",
    "good-or-roll",
    "call",
    "send",
    "family-act",
    "pay-palace",
    "roast",
    "drop-one",
    "tavern",
    "take-ruby",
    "place-barrier",
    "place-beyond",
    "barrier-act",
)
"""The questions of actions that may be the last of an action to which the Family member walks, like some below."""

ADDITIONS: dict[str, Addition[Any]] = {
    **dict.fromkeys(WALKED_TO, Addition[Any](then=("put-away",), cards=WITH_FAMILY)),
    **dict.fromkeys(
        ("pay-governor", "pay-smuggler", "pay-trader"),
        Addition[Any](then=("put-away",), cards={d.FROM_AFAR: OUTSIDE}, problem=from_afar),
    ),
    "encounters": Addition(then=("extra-turn",)),
    "guild-away": Addition(then=("extra-turn",)),
    "guild-end": Addition(then=("extra-turn",)),
    "put-away": Addition(then=PAYMENTS),
    "move-on": Addition(then=("put-away",)),
    "return-one": Addition(cards={d.ASSISTANT_HOME: ("pay-merchants",)}),
    "take-good": Addition(then=("bid", "come-out", "put-away"), cards=WITH_FAMILY, problem=good_problem),
    "dice": Addition(
        then=("choose-tile", "use-tile", "put-away"),
        cards={**WITH_FAMILY, d.LETTER_DICE: (*OUTSIDE, "final-step")},
        problem=dice_problem,
        menu={"keep": describe_one_die},
    ),
    "sell": Addition(then=("put-away",), cards=WITH_FAMILY, problem=sell_problem),
    "take-tile": Addition(then=("put-away",), cards={**WITH_FAMILY, d.MOSQUE_AGAIN: AFTER_ACTION}),
}


def with_copies(question: Question[Any]) -> Question[Any]:
    """Return a question that a card asks also when it stands for another one (LET-BON-18)."""
    if not question.cards:
        return question
    afterwards = dict.fromkeys(after for afters in question.cards.values() for after in afters)
    return replace(question, cards={**question.cards, d.COPY: tuple(afterwards)})
