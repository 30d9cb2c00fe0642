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


class Told:
    """An event as a seat has seen it, with its facts in words."""

    def __init__(self, state: Istanbul, event: Mapping[str, Fact]) -> None:
        self.state = state
        self.event = event
        self.who = colour_of(state.players[self.number("seat")]) if "seat" in event else ""

    def number(self, key: str) -> int:
        fact = self.event[key]
        assert isinstance(fact, int)
        return fact

    def place(self, key: str) -> str:
        return place_of(self.number(key))

    def word(self, key: str) -> str:
        return str(self.event[key])

    def card(self) -> str:
        return CARDS[d.CARD_WORDS.index(self.word("card"))].title


def sentence(state: Istanbul, event: Mapping[str, Fact]) -> str:
    """Return an event, as a seat has seen it, as a sentence for the log."""
    return SENTENCES[str(event["what"])](Told(state, event))


def tell_change(told: Told, what: str) -> str:
    change = told.number("change")
    verb = "gains" if change > 0 else "pays"
    return f"{told.who} {verb} {abs(change)} {what}."


def _tell_dice(told: Told) -> str:
    dice = told.event["dice"]
    assert isinstance(dice, list)
    roll = roll_of(*map(int, dice))
    purpose = str(told.event["for"])
    if purpose == "red tile":
        return f"{told.who} turns a die with the red tile: {roll}."
    if purpose == "reroll":
        return f"{told.who} rolls again with the red tile: {roll}."
    if purpose == "card":
        return f"{told.who} turns a die with a card: {roll}."
    if purpose == "action":
        return f"{told.who} rolls {roll}."
    return f"{told.who} rolls {roll} for the {purpose.replace('-', ' ')}."


def _tell_move(told: Told) -> str:
    here, there = told.place("from"), told.place("to")
    token = str(told.event["token"])
    if token == "merchant":
        return f"{told.who} moves from {here} to {there}."
    if token == "family":
        return f"{told.who}'s family member goes from {here} to {there}."
    subject = "A neutral merchant" if token == "neutral merchant" else f"The {token.replace('-', ' ')}"
    return f"{subject} stays on {here}." if here == there else f"{subject} goes from {here} to {there}."


def _tell_lay(told: Told) -> str:
    who = "a neutral assistant" if told.word("assistant") == "neutral" else "an assistant"
    return f"{told.who} leaves {who} on {told.place('place')}."


def _tell_return(told: Told) -> str:
    if told.word("assistant") == "neutral":
        return f"{told.who} picks up a neutral assistant on {told.place('place')}."
    return f"{told.who} takes an assistant back from {told.place('place')}."


def _tell_mail(told: Told) -> str:
    state = told.number("down")
    goods = [GOODS[good] for good in d.MAIL_GOODS[state]]
    return f"The mail moves on to {listed([*goods, f'{d.MAIL_LIRA[state]} Lira'])}."


def _tell_demand(told: Told) -> str:
    market = told.number("place")
    tiles = d.LARGE_DEMAND if market == d.LARGE_MARKET else d.SMALL_DEMAND
    return f"The {PLACES[market].name} now asks for {counted_goods(tiles[int(told.word('tile')[1:]) - 1])}."


def _tell_extension(told: Told) -> str:
    room = d.BARE_CAPACITY + told.number("owned")
    return f"{told.who} extends the wheelbarrow: room for {room} of each good."


SENTENCES: dict[str, Callable[[Told], str]] = {
    "turn": lambda told: f"Round {told.number('round')}: {told.who}'s turn.",
    "stop": lambda told: f"{told.who} ends the turn early on {told.place('place')}.",
    "end": lambda told: f"{told.who} ends the turn.",
    "final step": lambda told: "The last turn is over; cards that give goods or Lira may still be played.",
    "over": lambda told: "The game is over.",
    "move": _tell_move,
    "lay": _tell_lay,
    "return": _tell_return,
    "fifth assistant": lambda told: f"{told.who}'s fifth assistant joins the stack.",
    "act": lambda told: f"{told.who} uses {told.place('place')}.",
    "skip": lambda told: f"{told.who} does not use {told.place('place')}.",
    "no reward": lambda told: f"{told.who} takes no reward.",
    "lira": lambda told: tell_change(told, "Lira"),
    "goods": lambda told: tell_change(told, GOODS[d.GOOD_LETTERS.index(told.word("good"))]),
    "ruby": lambda told: f"{told.who} gains a ruby at {told.place('place')}.",
    "last round": lambda told: f"{told.who} has enough rubies: this round is the last.",
    "tile": lambda told: f"{told.who} takes the {told.word('colour')} mosque tile.",
    "extension": _tell_extension,
    "mail": _tell_mail,
    "demand": _tell_demand,
    "call": lambda told: f"{told.who} calls {told.number('number')}.",
    "dice": _tell_dice,
    "play": lambda told: f"{told.who} plays the card {told.card()}.",
    "discard": lambda told: f"{told.who} discards the card {told.card()}.",
    "take card": lambda told: f"{told.who} takes the card {told.card()} from the discard pile.",
    "draw": lambda told: f"{told.who} draws a card" + (f": {told.card()}." if "card" in told.event else "."),
    "reshuffle": lambda told: f"The discards are shuffled into a new draw pile of {told.number('cards')} cards.",
}
