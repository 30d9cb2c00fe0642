"""The log: what happened, in sentences. A sentence says no more than the event that a seat has seen."""

from collections.abc import Callable, Mapping

from bedesten.core.events import Fact
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.games.choose_write.words.names import (
    GOODS,
    ORIGINS,
    THINGS,
    caravan_text,
    card_named,
    colour_of,
    counted,
    goods_card,
    guild_text,
    location_named,
)
from bedesten.kit import seen as kit


class SeenEvent(kit.SeenEvent):
    """An event as a seat has seen it, with its facts in words."""

    def __init__(self, state: ChooseWrite, event: Mapping[str, Fact]) -> None:
        super().__init__(event)
        self.state = state
        self.who = colour_of(state.players[self.number("seat")]) if "seat" in event else ""

    def place(self) -> str:
        return location_named(self.word("location"))

    def guild(self) -> str:
        return f"{self.word('guild')} ({guild_text(d.GUILD_WORDS.index(self.word('guild')))})"


def sentence(state: ChooseWrite, event: Mapping[str, Fact]) -> str:
    """Return an event, as a seat has seen it, as a sentence for the log."""
    return SENTENCES[str(event["what"])](SeenEvent(state, event))


def _change(seen: SeenEvent, what: str) -> str:
    change = seen.number("change")
    return f"{seen.who} {'fills in' if change > 0 else 'crosses off'} {counted(abs(change), what)}."


def _use(seen: SeenEvent) -> str:
    way = {"icon": ", for an icon", "action": ", for a bonus action"}.get(seen.word("by"), "")
    return f"{seen.who} uses {seen.place()}{way}."


def _ruby(seen: SeenEvent) -> str:
    origin = ORIGINS[seen.word("origin")]
    reached = f" ({seen.number('reached')})" if "reached" in seen.event else ""
    return f"{seen.who} gains ruby number {seen.number('rubies')} {origin}{reached}."


def _lost(seen: SeenEvent) -> str:
    amount = seen.number("amount")
    return f"{counted(amount, THINGS[seen.word('thing')])} for {seen.who} {'is' if amount == 1 else 'are'} lost."


FOUNTAINS = {"f1": "1 Lira", "f2": "a good of choice", "f3": "a goods card", "f4": "an improvement"}

SENTENCES: dict[str, Callable[[SeenEvent], str]] = {
    "turn": lambda seen: f"Round {seen.number('round')}: {seen.who}'s turn.",
    "play": lambda seen: f"{seen.who} plays {card_named(seen.word('card'))} from the {seen.word('from')}.",
    "guild": lambda seen: f"{seen.who} plays the guild card {seen.guild()}.",
    "use": _use,
    "target": lambda seen: f"{seen.who} goes through the Catacombs to {seen.place()}.",
    "pass": lambda seen: f"{seen.who} passes.",
    "icon": lambda seen: f"{seen.who} crosses off an icon of {seen.place()}.",
    "action": lambda seen: _change(seen, "bonus action"),
    "lira": lambda seen: _change(seen, "Lira"),
    "goods": lambda seen: _change(seen, GOODS[d.GOOD_WORDS.index(seen.word("good"))]),
    "check": lambda seen: f"{seen.who} sets a check at {seen.place()}.",
    "ruby": _ruby,
    "lost": _lost,
    "draw card": lambda seen: (
        f"{seen.who} draws a goods card" + (f": {goods_card(seen.word('card'))}." if "card" in seen.event else ".")
    ),
    "use card": lambda seen: f"{seen.who} pays with the goods card {goods_card(seen.word('card'))}.",
    "discard card": lambda seen: f"{seen.who} discards the goods card {goods_card(seen.word('card'))}.",
    "draw guild": lambda seen: (
        f"{seen.who} draws a guild card" + (f": {seen.guild()}." if "guild" in seen.event else ".")
    ),
    "drop guild": lambda seen: f"{seen.who} discards the guild card {seen.guild()}.",
    "draw location": lambda seen: (
        f"{seen.who} draws a location card" + (f": {card_named(seen.word('card'))}." if "card" in seen.event else ".")
    ),
    "take location": lambda seen: f"{seen.who} takes {card_named(seen.word('card'))} from the display.",
    "discard location": lambda seen: f"{card_named(seen.word('card'))} leaves the display and may be followed.",
    "display": lambda seen: f"{card_named(seen.word('card'))} comes to the display.",
    "fountain": lambda seen: f"Fountain {seen.word('fountain')}: {FOUNTAINS[seen.word('fountain')]} for everybody.",
    "ruby card": lambda seen: (
        f"Palace {seen.word('letter')} receives the ruby card {seen.word('card')}"
        f" and costs {GOODS[d.GOOD_WORDS.index(seen.word('good'))]} more."
    ),
    "caravan": lambda seen: (
        f"The caravan card is now {seen.word('card')}: {caravan_text(d.CARAVAN_WORDS.index(seen.word('card')))}."
    ),
    "reshuffle": lambda seen: f"The discarded {seen.word('deck')} cards are shuffled: {seen.number('cards')} cards.",
    "last round": lambda seen: f"{seen.who} has {d.RUBY_TARGET} rubies: this round is the last.",
    "over": lambda seen: "The game is over.",
}
