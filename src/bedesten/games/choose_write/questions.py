"""Every question of the game, declared once: its name and arguments in a position, what may follow it, its words."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bedesten.core.errors import shown
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write import why
from bedesten.games.choose_write.gains import (
    CardOrGood,
    CheckOrSpace,
    DrawGuilds,
    DropGuild,
    FillSpaces,
    Gain,
    GainRuby,
    Improve,
    TakeDifferent,
    TakeGoods,
    TakeSame,
)
from bedesten.games.choose_write.locations import PutAway, Target
from bedesten.games.choose_write.parts import Step
from bedesten.games.choose_write.payments import DiscardCard, PayAny, PayGoods, PickLetter, SellGoods, remainder
from bedesten.games.choose_write.player import Player, goods_of
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.games.choose_write.turn import (
    BonusRubies,
    CloseTurn,
    DiscardLeft,
    DrawHand,
    Follow,
    PayUse,
    Play,
    Refill,
    TakeCard,
    TurnUpCaravan,
    Use,
)
from bedesten.games.choose_write.words.names import counted, goods_text, letters_of, listed, location
from bedesten.kit.questions import Argument, Flag, Number, Question, Questions, Word, WordBag, WordSet

if TYPE_CHECKING:
    from bedesten.games.choose_write.reader import Reader

# Arguments that only this game has.


class SeatArgument(Argument["Reader"]):
    """The seat that decides, by its colour."""

    def value(self, reader: "Reader", data: Mapping[str, Any], where: str) -> int:
        return reader.word(data[self.name], reader.colours, f"{where}{self.name}")

    def write(self, value: int) -> object:
        return d.COLOUR_WORDS[value]


class LocationArgument(Argument["Reader"]):
    """A location, by its number or letter."""

    def value(self, reader: "Reader", data: Mapping[str, Any], where: str) -> int:
        return 1 + reader.word(data[self.name], d.LOCATION_WORDS[1:], f"{where}{self.name}")

    def write(self, value: int) -> object:
        return d.LOCATION_WORDS[value]


class PriceArgument(Argument["Reader"]):
    """Goods to be paid, by their types; in the step they are packed."""

    MOST = 30

    def value(self, reader: "Reader", data: Mapping[str, Any], where: str) -> int:
        price = reader.table(data, self.name, where)
        reader.check_keys(f"{where}{self.name}", price, d.GOOD_WORDS)
        counts = [reader.number(price, word, f"{where}{self.name}: ", 0, self.MOST, 0) for word in d.GOOD_WORDS]
        if not any(counts):
            reader.fail(f"{where}{self.name} has at least one good, not {shown(price)}")
        return sum(count * one for count, one in zip(counts, d.ONE, strict=True))

    def write(self, value: int) -> object:
        return {word: goods_of(value, good) for good, word in enumerate(d.GOOD_WORDS) if goods_of(value, good)}


SEAT = SeatArgument("seat")
THING_WORDS = ("lira", "good", "same", "different", "card", "guild")
"""What a gain without a choice can be, by its number."""


# What may come after a question.

USE_ENDS = ("follow", "bonus-rubies", "put-away")
EFFECTS = (
    "target", "pick-letter", "pay-goods", "pay-any", "discard-card", "sell-goods", "take-goods", "take-same",
    "take-different", "improve", "fill-spaces", "card-or-good", "check-or-space", "drop-guild", "gain", "gain-ruby",
    "draw-guilds",
)  # fmt: skip
"""The questions and gains that a use, a Guild card or a Fountain is made of."""

THEN = (*EFFECTS, *USE_ENDS)


# Prompts.


def _ask_use(state: ChooseWrite, player: Player, step: Use) -> str:
    return f"{location(state.played)} was played: which location do you use?"


def _ask_follow(state: ChooseWrite, player: Player, step: Follow) -> str:
    return f"{location(state.played)}: do you use a location, for an icon or a bonus action, or pass?"


def _ask_payment(state: ChooseWrite, player: Player, step: PayGoods) -> str:
    due = goods_text(remainder(step.price, step.laid))
    return f"{due} to pay: with a goods card, or from your sheet?"


def _ask_any(state: ChooseWrite, player: Player, step: PayAny) -> str:
    return f"{counted(step.left, 'good')} of any kind to pay: which?"


def _ask_letter(state: ChooseWrite, player: Player, step: PickLetter) -> str:
    return f"at which palace do you buy a ruby: {listed(letters_of(step.letters), 'or')}?"


def _ask_goods(state: ChooseWrite, player: Player, step: TakeGoods) -> str:
    return f"which good do you fill in ({step.left} to come)?"


def _ask_same(state: ChooseWrite, player: Player, step: TakeSame) -> str:
    return f"{step.amount} goods of one kind: which?"


def _ask_different(state: ChooseWrite, player: Player, step: TakeDifferent) -> str:
    return f"which of the different goods do you fill in ({step.left} to come)?"


def _ask_improvement(state: ChooseWrite, player: Player, step: Improve) -> str:
    return f"where do you set a check ({'up to ' if step.up_to else ''}{step.left} to come)?"


def _ask_space(state: ChooseWrite, player: Player, step: FillSpaces) -> str:
    return f"which space do you fill in ({step.left} to come)?"


def _pay_use_prompt(state: ChooseWrite, player: Player, step: PayUse) -> str:
    return f"do you pay for {location(step.place)} with an icon or a bonus action?"


# What is wrong with a question in a position.


def _no_problem(state: ChooseWrite, step: Any) -> str:
    return ""


def _pay_use_problem(state: ChooseWrite, step: PayUse) -> str:
    if step.place not in d.OFFERS[state.played]:
        return f"agenda: pay-use: {d.LOCATION_WORDS[step.place]} is not offered (CNW-TRN-06)"
    return ""


def _drop_problem(state: ChooseWrite, step: DropGuild) -> str:
    drawn = len(state.players[step.seat].drawn)
    return "" if drawn == 2 else f"agenda: drop-guild: two cards were drawn, not {drawn} (CNW-CAR-04)"


def _cards_problem(state: ChooseWrite, step: PayGoods) -> str:
    laid = [kind for kind in range(d.GOODS_CARD_KINDS) if step.laid >> 2 * kind & 3]
    discards = state.goods.discarded()
    if any(kind not in discards for kind in laid):
        return "agenda: pay-goods: the cards laid are in the discard pile (CNW-GDS-08)"
    return ""


def _declare(
    step: type[Step],
    name: str,
    then: tuple[str | None, ...],
    arguments: tuple[Argument[Any], ...] = (),
    about: str = "",
    prompt: Any = "",
    reason: Any = why.no_reason,
    problem: Any = _no_problem,
) -> Question[ChooseWrite, Player, Any]:
    return Question(
        step, name, then=then, arguments=arguments, about=about, prompt=prompt, reason=reason, problem=problem
    )


DECLARED = (
    # A turn.
    _declare(
        Play, "play", (None,), about="which card you play", prompt="which card do you play?", reason=why.why_not_play
    ),
    _declare(Use, "use", USE_ENDS[:2], about="which location you use", prompt=_ask_use, reason=why.why_not_use),
    _declare(
        Follow, "follow", USE_ENDS[:2], (SEAT,), "whether you follow", _ask_follow, why.why_not_follow
    ),
    _declare(
        PayUse, "pay-use", USE_ENDS[:2], (SEAT, LocationArgument("location")), "how you pay for the use",
        _pay_use_prompt, why.why_not_pay_use, _pay_use_problem,
    ),
    _declare(BonusRubies, "bonus-rubies", ("take-card", "draw-hand", "refill")),
    _declare(
        TakeCard, "take-card", ("refill",), about="which location card you take",
        prompt="do you take a card of the display or the top card of the deck?", reason=why.why_not_take_card,
    ),
    _declare(DrawHand, "draw-hand", ("refill", "draw-hand", None), (SEAT,)),
    _declare(Refill, "refill", ("close-turn", "turn-up-caravan")),
    _declare(CloseTurn, "close-turn", (None, "discard-left")),
    _declare(DiscardLeft, "discard-left", ("follow",)),
    _declare(TurnUpCaravan, "turn-up-caravan", ("draw-hand",)),
    # Costs.
    _declare(
        Target, "target", THEN, (SEAT,), "where the Catacombs lead", "the action of which location do you carry out?",
        why.why_not_target,
    ),
    _declare(
        PickLetter, "pick-letter", THEN, (SEAT, WordSet("letters", d.LETTER_WORDS)), "which palace you choose",
        _ask_letter, why.why_not_pick_letter,
    ),
    _declare(
        PayGoods, "pay-goods", THEN, (SEAT, PriceArgument("price"), WordBag("laid", d.GOODS_CARD_WORDS)),
        "how you pay the goods", _ask_payment, why.why_not_pay_goods, _cards_problem,
    ),
    _declare(
        PayAny, "pay-any", THEN, (SEAT, Number("left", 1, 3), Flag("from_sheet")), "which goods you pay", _ask_any,
        why.why_not_pay_any,
    ),
    _declare(
        DiscardCard, "discard-card", THEN, (SEAT,), "which goods card you discard",
        "which goods card do you discard?", why.why_not_discard,
    ),
    _declare(
        SellGoods, "sell-goods", THEN, (SEAT,), "which goods you sell",
        f"which {d.LARGE_MARKET_GOODS} goods do you sell?", why.why_not_sell,
    ),
    # Gains.
    _declare(
        TakeGoods, "take-goods", THEN, (SEAT, Number("left", 1, 4)), "which good you take", _ask_goods,
        why.why_not_take,
    ),
    _declare(
        TakeSame, "take-same", THEN, (SEAT, Number("amount", 1, 4)), "which goods you take", _ask_same,
        why.why_not_take,
    ),
    _declare(
        TakeDifferent, "take-different", THEN, (SEAT, Number("left", 1, 4), WordSet("named", d.GOOD_WORDS)),
        "which different goods you take", _ask_different, why.why_not_take,
    ),
    _declare(
        Improve, "improve", THEN, (SEAT, Number("left", 1, 2), Flag("up_to")), "where you set a check",
        _ask_improvement, why.why_not_improve,
    ),
    _declare(
        FillSpaces, "fill-spaces", THEN, (SEAT, Number("left", 1, 2)), "which space you fill in", _ask_space,
        why.why_not_fill,
    ),
    _declare(
        CardOrGood, "card-or-good", THEN, (SEAT,), "what you take first",
        "do you take a goods card or a good?",
    ),
    _declare(
        CheckOrSpace, "check-or-space", THEN, (SEAT,), "what you take next",
        "do you take an improvement or a space to fill in?",
    ),
    _declare(
        DropGuild, "drop-guild", THEN, (SEAT,), "which guild card you discard",
        "which of the two guild cards do you discard?",
        why.why_not_drop, _drop_problem,
    ),
    _declare(Gain, "gain", THEN, (SEAT, Word("thing", THING_WORDS), Number("amount", 1, 5))),
    _declare(GainRuby, "gain-ruby", THEN, (SEAT, Word("origin", d.ORIGIN_WORDS))),
    _declare(DrawGuilds, "draw-guilds", THEN, (SEAT, Number("amount", 1, 2))),
    _declare(PutAway, "put-away", ("bonus-rubies",), (SEAT, Word("guild", d.GUILD_WORDS))),
)  # fmt: skip

QUESTIONS: Questions[Question[ChooseWrite, Player, Any]] = Questions(DECLARED)
"""Every question that can be open."""
