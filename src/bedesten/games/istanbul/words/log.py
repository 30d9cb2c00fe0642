"""The log: what happened, in sentences. A sentence says no more than the event that a seat has seen."""

from collections.abc import Callable, Mapping

from bedesten.core.events import Fact
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.words.names import (
    CARDS,
    GOODS,
    PLACES,
    colour_of,
    counted_goods,
    listed,
    place_of,
    roll_of,
)
from bedesten.kit import seen as kit


class SeenEvent(kit.SeenEvent):
    """An event as a seat has seen it, with its facts in words."""

    def __init__(self, state: Istanbul, event: Mapping[str, Fact]) -> None:
        super().__init__(event)
        self.state = state
        self.who = colour_of(state.players[self.number("seat")]) if "seat" in event else ""

    def place(self, key: str) -> str:
        return place_of(self.number(key))

    def card(self) -> str:
        return CARDS[d.CARD_WORDS.index(self.word("card"))].title


def sentence(state: Istanbul, event: Mapping[str, Fact]) -> str:
    """Return an event, as a seat has seen it, as a sentence for the log."""
    return SENTENCES[str(event["what"])](SeenEvent(state, event))


def tell_change(seen: SeenEvent, what: str) -> str:
    change = seen.number("change")
    verb = "gains" if change > 0 else "pays"
    return f"{seen.who} {verb} {abs(change)} {what}."


def _tell_dice(seen: SeenEvent) -> str:
    dice = seen.event["dice"]
    assert isinstance(dice, list)
    roll = roll_of(*map(int, dice))
    purpose = str(seen.event["for"])
    if purpose == "red tile":
        return f"{seen.who} turns a die with the red tile: {roll}."
    if purpose == "reroll":
        return f"{seen.who} rolls again with the red tile: {roll}."
    if purpose == "card":
        return f"{seen.who} turns a die with a card: {roll}."
    if purpose == "action":
        return f"{seen.who} rolls {roll}."
    return f"{seen.who} rolls {roll} for the {purpose.replace('-', ' ')}."


def _tell_move(seen: SeenEvent) -> str:
    here, there = seen.place("from"), seen.place("to")
    token = str(seen.event["token"])
    if token == "merchant":
        return f"{seen.who} moves from {here} to {there}."
    if token == "family":
        return f"{seen.who}'s family member goes from {here} to {there}."
    subject = "A neutral merchant" if token == "neutral merchant" else f"The {token.replace('-', ' ')}"
    return f"{subject} stays on {here}." if here == there else f"{subject} goes from {here} to {there}."


def _tell_pay(seen: SeenEvent) -> str:
    whom = seen.word("for")
    return (
        f"{seen.who} pays the merchants." if whom == "merchants" else f"{seen.who} pays the {whom.replace('-', ' ')}."
    )


def _tell_lay(seen: SeenEvent) -> str:
    who = "a neutral assistant" if seen.word("assistant") == "neutral" else "an assistant"
    return f"{seen.who} leaves {who} on {seen.place('place')}."


def _tell_pick(seen: SeenEvent) -> str:
    who = "a neutral assistant" if seen.word("assistant") == "neutral" else "an assistant"
    return f"{seen.who} picks up {who} on {seen.place('place')}."


def _tell_mail(seen: SeenEvent) -> str:
    state = seen.number("down")
    goods = [GOODS[good] for good in d.MAIL_GOODS[state]]
    return f"The mail moves on to {listed([*goods, f'{d.MAIL_LIRA[state]} Lira'])}."


def _tell_demand(seen: SeenEvent) -> str:
    market = seen.number("place")
    tiles = d.LARGE_DEMAND if market == d.LARGE_MARKET else d.SMALL_DEMAND
    return f"The {PLACES[market].name} now asks for {counted_goods(tiles[int(seen.word('tile')[1:]) - 1])}."


def _tell_extension(seen: SeenEvent) -> str:
    room = d.BARE_CAPACITY + seen.number("owned")
    return f"{seen.who} extends the wheelbarrow: room for {room} of each good."


SENTENCES: dict[str, Callable[[SeenEvent], str]] = {
    "turn": lambda seen: f"Round {seen.number('round')}: {seen.who}'s turn.",
    "stop": lambda seen: f"{seen.who} ends the turn early on {seen.place('place')}.",
    "end": lambda seen: f"{seen.who} ends the turn.",
    "final step": lambda seen: "The last turn is over; cards that give goods or Lira may still be played.",
    "over": lambda seen: "The game is over.",
    "move": _tell_move,
    "lay": _tell_lay,
    "pick": _tell_pick,
    "return": lambda seen: f"{seen.who} takes an assistant back from {seen.place('place')}.",
    "recall": lambda seen: f"{seen.who} uses the yellow tile.",
    "fifth assistant": lambda seen: f"{seen.who}'s fifth assistant joins the stack.",
    "act": lambda seen: f"{seen.who} uses {seen.place('place')}.",
    "skip": lambda seen: f"{seen.who} does not use {seen.place('place')}.",
    "sell": lambda seen: f"{seen.who} sells {seen.word('goods')} at {seen.place('place')}.",
    "green tile": lambda seen: f"{seen.who} uses the green tile.",
    "pay": _tell_pay,
    "meet": lambda seen: f"{seen.who} meets the {seen.word('token').replace('-', ' ')}.",
    "catch": lambda seen: f"{seen.who} catches {colour_of(seen.state.players[seen.number('whom')])}'s family member.",
    "no reward": lambda seen: f"{seen.who} takes no reward.",
    "lira": lambda seen: tell_change(seen, "Lira"),
    "goods": lambda seen: tell_change(seen, GOODS[d.GOOD_LETTERS.index(seen.word("good"))]),
    "ruby": lambda seen: f"{seen.who} gains a ruby at {seen.place('place')}.",
    "last round": lambda seen: f"{seen.who} has enough rubies: this round is the last.",
    "tile": lambda seen: f"{seen.who} takes the {seen.word('colour')} mosque tile.",
    "extension": _tell_extension,
    "mail": _tell_mail,
    "demand": _tell_demand,
    "call": lambda seen: f"{seen.who} calls {seen.number('number')}.",
    "dice": _tell_dice,
    "play": lambda seen: f"{seen.who} plays the card {seen.card()}.",
    "discard": lambda seen: f"{seen.who} discards the card {seen.card()}.",
    "take card": lambda seen: f"{seen.who} takes the card {seen.card()} from the discard pile.",
    "draw": lambda seen: f"{seen.who} draws a card" + (f": {seen.card()}." if "card" in seen.event else "."),
    "reshuffle": lambda seen: f"The discards are shuffled into a new draw pile of {seen.number('cards')} cards.",
}
