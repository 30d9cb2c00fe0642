"""Every question of Cairo, declared once: how it is written, asked and refused.

What was chosen so far in a turn stands in the arguments of the question, for views and positions.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bedesten.games.cairo import data as d
from bedesten.games.cairo import why
from bedesten.games.cairo.build import ChooseEntry, ChooseKind, ChooseSegment, ChooseSite, PayCoins, PayFee
from bedesten.games.cairo.draw import DrawSecond, DropCard
from bedesten.games.cairo.parts import Step
from bedesten.games.cairo.player import Player
from bedesten.games.cairo.setup import PlaceStall
from bedesten.games.cairo.state import FINAL, Cairo
from bedesten.games.cairo.turn import TakeTurn
from bedesten.games.cairo.words.names import TRADES, segments_text
from bedesten.kit.questions import Argument, Number, Question, Questions, Word, WordBag, WordSet

if TYPE_CHECKING:
    from bedesten.games.cairo.reader import Reader

# Arguments that only this game has.


class FeeArgument(Argument["Reader"]):
    """The coin that a joker has cost, by its trade; none if no fee was due."""

    def value(self, reader: "Reader", data: Mapping[str, Any], where: str) -> int:
        fee = data[self.name]
        return d.NO_FEE if fee is None else reader.word(fee, d.TRADE_WORDS, f"{where}{self.name}")

    def write(self, value: int) -> object:
        return None if value == d.NO_FEE else d.TRADE_WORDS[value]


class CoinsArgument(Argument["Reader"]):
    """Coins that are laid for missing ones, by their trades; in the step they are packed."""

    def value(self, reader: "Reader", data: Mapping[str, Any], where: str) -> int:
        coins = reader.table(data, self.name, where)
        reader.check_keys(f"{where}{self.name}", coins, d.TRADE_WORDS)
        amounts = [reader.number(coins, word, f"{where}{self.name}: ", 0, d.COIN_MASK, 0) for word in d.TRADE_WORDS]
        return sum(amount << d.COIN_BITS * trade for trade, amount in enumerate(amounts))

    def write(self, value: int) -> object:
        return {word: amount for word, amount in zip(d.TRADE_WORDS, unpacked(value), strict=True) if amount}


def unpacked(coins: int) -> list[int]:
    """Return packed coins by trade."""
    return [int(coins >> d.COIN_BITS * trade & d.COIN_MASK) for trade in range(d.TRADES)]


CARDS = WordBag("cards", d.CARD_WORDS)
FEE = FeeArgument("fee")
SEGMENTS = WordSet("segments", d.SEGMENT_WORDS)
KIND = Word("kind", d.KIND_WORDS)
TRADE = Word("trade", d.TRADE_WORDS)
SITE = Word("site", d.SITE_WORDS)


# Prompts.


def _ask_turn(state: Cairo, player: Player, step: TakeTurn) -> str:
    return "do you build or retire?" if state.phase == FINAL else "do you build, lure a customer or draw cards?"


def _ask_kind(state: Cairo, player: Player, step: ChooseKind) -> str:
    return f"what do you build in {segments_text(why.segment_words(int(step.segments)))}?"


def _ask_segment(state: Cairo, player: Player, step: ChooseSegment) -> str:
    return f"in which segment do you put the {_whose(step)}{TRADES[step.trade]} stall?"


def _whose(step: ChooseSegment | ChooseSite) -> str:
    return {d.NEUTRAL_STALL: "neutral ", d.MOVED_STALL: "moved "}.get(int(step.kind), "")


def _ask_site(state: Cairo, player: Player, step: ChooseSite) -> str:
    if step.kind == d.EXPANSION:
        return f"where do you expand the {TRADES[step.trade]} stand?"
    return f"where do you put the {_whose(step)}{TRADES[step.trade]} stall?"


def _ask_entry(state: Cairo, player: Player, step: ChooseEntry) -> str:
    return f"where is the entry of the {TRADES[step.trade]} stall on {d.SITE_WORDS[step.site]}?"


def _ask_coin(state: Cairo, player: Player, step: PayCoins) -> str:
    # How many are missing tells what the payer has: that is in the menu, which nobody else sees.
    return f"which coin do you add for the {TRADES[step.trade]} expansion?"


def _declare(
    step: type[Step], name: str, then: tuple[str | None, ...], arguments: tuple[Argument[Any], ...], about: str,
    prompt: Any, reason: Any, own: tuple[str, ...] = (),
) -> Question[Cairo, Player, Any]:  # fmt: skip
    return Question(step, name, then=then, arguments=arguments, own=own, about=about, prompt=prompt, reason=reason)


DECLARED = (
    _declare(TakeTurn, "turn", (None,), (), "what you do in your turn", _ask_turn, why.why_not_turn),
    _declare(
        PayFee, "fee", (None,), (CARDS, SEGMENTS), "which coin the joker costs",
        "a joker alone costs a coin: which?", why.why_not_fee,
    ),
    _declare(ChooseKind, "kind", (None,), (CARDS, FEE, SEGMENTS), "what you build", _ask_kind, why.why_not_kind),
    _declare(
        ChooseSegment, "segment", (None,), (CARDS, FEE, SEGMENTS, KIND, TRADE), "in which segment it is put",
        _ask_segment, why.why_not_segment,
    ),
    _declare(
        ChooseSite, "site", (None,), (CARDS, FEE, SEGMENTS, KIND, TRADE), "on which site it is put", _ask_site,
        why.why_not_site,
    ),
    _declare(
        ChooseEntry, "entry", (None,), (CARDS, FEE, SEGMENTS, KIND, TRADE, SITE), "where its entry is", _ask_entry,
        why.why_not_entry,
    ),
    _declare(
        PayCoins, "pay", (None,),
        (CARDS, FEE, SEGMENTS, TRADE, SITE, CoinsArgument("paid"), Number("missing", 1, 2 * d.LARGEST)),
        "which coins you pay", _ask_coin, why.why_not_pay,
        ("paid", "missing"),  # with the price they tell what the payer has of the trade (CAI-TRN-11)
    ),
    _declare(
        DrawSecond, "second", (None,), (), "what you draw as your second card", "what do you draw second?",
        why.why_not_second,
    ),
    _declare(DropCard, "drop", (None,), (), "which card you drop", "which card do you drop?", why.why_not_drop),
    _declare(PlaceStall, "place", (None,), (), "which stall you put", "which stall do you put?", why.why_not_place),
)  # fmt: skip

QUESTIONS: Questions[Question[Cairo, Player, Any]] = Questions(DECLARED)
"""Every question that can be open."""
