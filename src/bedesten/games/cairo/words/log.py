"""The log: what happened, in sentences. A sentence says no more than the event that a seat has seen."""

from collections.abc import Callable, Mapping

from bedesten.core.events import Fact
from bedesten.games.cairo import data as d
from bedesten.games.cairo.state import Cairo
from bedesten.games.cairo.words.names import (
    card_named,
    cards_text,
    counted,
    listed,
    owner_of,
    purse_text,
    trade_named,
)
from bedesten.kit import seen as kit


class SeenEvent(kit.SeenEvent):
    """An event as a seat has seen it, with its facts in words."""

    def __init__(self, state: Cairo, event: Mapping[str, Fact]) -> None:
        super().__init__(event)
        self.state = state
        self.who = owner_of(self.number("seat")) if "seat" in event else ""

    def trade(self, key: str = "trade") -> str:
        return trade_named(self.word(key))

    def words(self, key: str) -> list[str]:
        fact = self.event[key]
        assert isinstance(fact, list)
        return [str(word) for word in fact]

    def money(self) -> list[int]:
        """Return what is paid, by trade."""
        money = self.event["money"]
        assert isinstance(money, dict)
        return [money.get(word, 0) for word in d.TRADE_WORDS]


def sentence(state: Cairo, event: Mapping[str, Fact]) -> str:
    """Return an event, as a seat has seen it, as a sentence for the log."""
    return SENTENCES[str(event["what"])](SeenEvent(state, event))


def _stall(seen: SeenEvent) -> str:
    whose = "a" if "owner" in seen.event else "a neutral"
    return f"{seen.who} puts {whose} {seen.trade()} stall on {seen.word('stall')}, its entry on {seen.word('entry')}."


def _move(seen: SeenEvent) -> str:
    return (
        f"{seen.who} moves the {seen.trade()} stall from {seen.word('from')} to {seen.word('stall')},"
        f" its entry to {seen.word('entry')}."
    )


def _expand(seen: SeenEvent) -> str:
    return (
        f"{seen.who} expands the {seen.trade()} stand on {seen.word('site')} to size {seen.number('size')}:"
        f" {counted(seen.number('points'), 'point')}."
    )


def _medal(seen: SeenEvent) -> str:
    loser = f" from {owner_of(seen.number('from'))}" if "from" in seen.event else ""
    taken = f"takes the {seen.word('metal')} {seen.trade()} medal{loser}"
    return f"{seen.who} {taken}: {counted(seen.number('points'), 'point')}."


def _lure(seen: SeenEvent) -> str:
    barkers = f" with {counted(seen.number('barkers'), 'barker')}" if seen.number("barkers") else ""
    if "owner" not in seen.event:
        whose = "a neutral stall"
    elif seen.number("owner") == seen.number("seat"):
        whose = "the own stand"
    else:
        whose = f"the stand of {owner_of(seen.number('owner'))}"
    return (
        f"{seen.who} lures the {seen.trade('customer')} customer {counted(seen.number('steps'), 'step')}"
        f" to {seen.word('entry')}, {whose}{barkers}."
    )


def _final(seen: SeenEvent) -> str:
    if seen.word("reason") == "cap":
        return "So many turns were played that the final phase begins."
    trades = listed([trade_named(trade) for trade in seen.words("trades")])
    left = "no expansion is left of" if seen.word("reason") == "empty" else "one expansion each is left of"
    return f"The final phase begins: {left} {trades}."


def _score(seen: SeenEvent) -> str:
    medals, money = counted(seen.number("medals"), "point"), counted(seen.number("money"), "point")
    return f"{seen.who}: {medals} for medals, {money} for money, {seen.number('points')} in all."


SENTENCES: dict[str, Callable[[SeenEvent], str]] = {
    "turn": lambda seen: f"Round {seen.number('round')}: {seen.who}'s turn.",
    "final": _final,
    "retire": lambda seen: f"{seen.who} {'cannot build and retires' if seen.number('forced') else 'retires'}.",
    "skip": lambda seen: f"{seen.who} has no place for a stall.",
    "neutral": lambda seen: f"{seen.who} draws the neutral {seen.trade()} stall.",
    "neutral gone": lambda seen: f"There is no place for the neutral {seen.trade()} stall.",
    "score": _score,
    "over": lambda seen: "The game is over.",
    "play": lambda seen: f"{seen.who} plays {cards_text(seen.words('cards'))}.",
    "fee": lambda seen: f"{seen.who} pays a {seen.trade()} coin for the joker.",
    "stall": _stall,
    "move": _move,
    "expand": _expand,
    "pay": lambda seen: f"{seen.who} pays {purse_text(seen.money())}.",
    "medal": _medal,
    "lure": _lure,
    "earn": lambda seen: f"{seen.who} earns {counted(seen.number('amount'), f'{seen.trade()} coin')}.",
    "leave": lambda seen: f"The {seen.trade('customer')} customer goes outside.",
    "enter": lambda seen: f"The {seen.trade('customer')} customer comes in on {seen.word('site')}.",
    "draw": lambda seen: f"{seen.who} takes {card_named(seen.word('card'))} from the display.",
    "draw pile": lambda seen: (
        f"{seen.who} draws "
        + (f"{card_named(seen.word('card'))} from the pile." if "card" in seen.event else "a card.")
    ),
    "draw barker": lambda seen: f"{seen.who} takes a barker.",
    "drop": lambda seen: f"{seen.who} drops {card_named(seen.word('card'))}.",
    "display": lambda seen: f"{card_named(seen.word('card')).capitalize()} comes to the display.",
    "reshuffle": lambda seen: f"The discards are shuffled: {seen.number('cards')} cards.",
}
