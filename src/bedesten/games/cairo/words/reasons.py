"""Why something is refused, in English: a sentence part for each key. Its arguments are told by the tables below."""

from collections.abc import Iterator, Mapping

from bedesten.core.reasons import Catalogue
from bedesten.games.cairo import data as d
from bedesten.games.cairo.words.names import (
    card_named,
    cards_text,
    counted,
    owner_named,
    segment,
    segments_text,
    trade_named,
)

MOMENTS = {
    "play": "cards are played at the beginning of your turn",
    "three": "cards are played at the beginning of your turn",
    "lure": "a customer is lured at the beginning of your turn",
    "draw": "cards are drawn at the beginning of your turn, two of them",
    "retire": "one retires at the beginning of a turn of the final phase",
    "fee": "a fee is chosen for a joker that is played alone",
    "build": "what is built is chosen when cards were played",
    "expand": "what is built is chosen when cards were played",
    "move": "what is built is chosen when cards were played",
    "segment": "a segment is chosen for a stall where more than three are open",
    "site": "a site is chosen for a stall or an expansion",
    "entry": "an entry is chosen for a stall on its site",
    "pay": "coins are chosen where an expansion lacks coins of its own trade",
    "drop": "cards are dropped when more than four are held after drawing",
    "place": "stalls are put without a card only before the first turn",
}
"""For each verb when it is said."""

SENTENCES = {
    "over": "the game is over",
    "other-question": "the question now is {question}; {moment}",
    # The turn.
    "card-not-held": "you do not hold {card}",
    "cards-not-held": "you do not hold {cards}",
    "three-cards": "three cards are due for any segment, you hold {have}",
    "joker-fee": "a joker alone costs a coin, and you have none",
    "nothing-to-build": "nothing can be built in {segments}",
    "final-phase": "in the final phase one builds or retires",
    "not-final": "one retires in the final phase only",
    # Customers.
    "no-entry-there": "{site} is no entry",
    "customer-outside": "the {trade} customer is outside",
    "entry-occupied": "the {trade} customer stands on {site}",
    "entry-unreachable": "the {trade} customer cannot walk to {site}",
    "barkers-due": "nearer entries cost {barkers}, you have {have}",
    # Drawing.
    "empty-slot": "slot {slot} of the display is empty",
    "empty-pile": "the draw pile is empty",
    "no-barkers": "no barker is left",
    "two-cards": "a second card is drawn",
    # What is built.
    "fee-missing": "you have no {trade} coin",
    "fee-needed": "the {trade} coin is needed for what the joker can build",
    "stall-placed": "your {trade} stall is in the market already",
    "no-stall": "you have no {trade} stall in the market",
    "stall-expanded": "your {trade} stall has expansions and stays where it is",
    "stall-not-blocked": "your {trade} stall can be expanded where it is",
    "no-place": "there is no place for a {trade} stall in {segments}",
    "no-room": "there is no site for a {trade} expansion in {segments}",
    "supply-empty": "no {trade} expansion is left",
    "own-coin-due": "the price is {price} {trade} coins, and you have none",
    "coins-due": "the price is {price} {trade} coins, you have {have}, and the rest asks for {others} other coins",
    # Where it is put.
    "segment-closed": "your cards do not allow {segment}",
    "segment-chosen": "{segment} was chosen for it",
    "segment-full": "{segment} has its {most} stalls for the set-up",
    "terrace": "the terrace is only for coffee",
    "not-terrace": "coffee is sold on the terrace only",
    "entry-terrace": "an entry lies in the market, not on the terrace",
    "taken-tile": "taken by the {trade} stand of {owner}",
    "taken-entry": "the entry of the {trade} stand of {owner}",
    "taken-customer": "the {trade} customer stands there",
    "trade-in-segment": "the {trade} stall of {owner} is in this segment",
    "touches": "touches the {trade} stand of {owner}",
    "touches-same": "touches the {trade} stand of {owner}, which is the same trade",
    "not-beside-stand": "not beside your {trade} stand",
    "same-site": "a stall that moves goes to another site",
    "no-free-entry": "no free site for its entry",
    "not-beside-stall": "{site} is not beside the stall",
    "shuts-in-customer": "shuts in the {trade} customer",
    "shuts-in-entry": "shuts in the entry of the {trade} stand of {owner}",
    "shuts-in-itself": "its own entry could not be reached",
    # Payments.
    "coin-missing": "you have no {trade} coin",
    "own-coins-paid": "all your {trade} coins are in the price already",
}


class CardNames(Mapping[str, str]):
    """What each card is called now: the segments of jokers may be replaced after this was loaded."""

    def __getitem__(self, word: str) -> str:
        return card_named(word)

    def __iter__(self) -> Iterator[str]:
        return iter(d.CARD_WORDS)

    def __len__(self) -> int:
        return len(d.CARD_WORDS)


def catalogue(questions: Mapping[str, str]) -> Catalogue:
    """Return the catalogue of all reasons; a question is told by what it is about."""
    return Catalogue(
        sentences=SENTENCES,
        words={
            "question": questions,
            "moment": MOMENTS,
            "trade": {word: trade_named(word) for word in d.TRADE_WORDS},
            "owner": {word: owner_named(word) for word in d.OWNER_WORDS},
            "card": CardNames(),
        },
        texts={"site": str},
        numbers={"segment": segment, "barkers": lambda number: counted(number, "barker")},
        lists={"cards": cards_text, "segments": segments_text},
    )
