"""Why something is refused, in English: a sentence part for each key. Its arguments are told by the tables below."""

from collections.abc import Callable, Mapping, Sequence

from bedesten.core.reasons import Catalogue
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.words.names import (
    CARDS,
    GOODS,
    PLACES,
    counted,
    creditors,
    listed,
    place_of,
    token_of,
)

MOMENTS = {
    "lay": "an assistant is left right after the move",
    "pick": "an assistant is picked up right after the move",
    "stop": "a turn is ended early instead of using an assistant or of paying merchants",
    "pay": "'pay' is for merchants, the governor and the smuggler",
    "act": "a place is used after the move and after paying merchants",
    "skip": "only the action of a place can be skipped",
    "end": "the turn ends after the encounters",
    "done": "'done' is said at the Fountain, to the green tile and in the final step",
    "roll": "the Black Market lets you roll before you take its good",
    "keep": "a roll is kept while the red tile could change it",
    "reroll": "the red tile changes your roll at the Black Market or the Tea House",
    "turn": "the red tile changes your roll at the Black Market or the Tea House",
    "draw": "cards are taken from the piles with the action of the Caravansary",
    "meet": "the governor and the smuggler are met after the action",
    "reward": "a reward is taken when a family member was sent home",
    "take": "goods are chosen at the Black Market, from the smuggler, by a card or the green tile",
    "give": "single goods are given to the smuggler or at the Sultan's Palace",
    "tile": "tiles are taken with the action of a mosque",
    "catch": "family members are caught after the action",
    "call": "numbers are called with the action of the Tea House",
    "move": "the merchant moves once, at the beginning of the turn",
    "send": "the family member is sent with the action of the Police Station",
    "return": "assistants come back at the Fountain or by the card Assistant home",
    "discard": "cards are discarded at the Caravansary or to pay the governor",
    "sell": "goods are sold with the action of a market",
}
"""For each verb when it is said. Cards and the yellow tile have their own reasons."""

SENTENCES = {
    # The game and the question.
    "over": "the game is over",
    "finale": "the last turn is over and only cards that give goods or Lira may be played",
    "not-on-board": "{place} is not on this board",
    "no-such-card": "there are no cards {card} in this game",
    "no-such-token": "there is no {token} in this game",
    "not-begun": "the action of {place} has not begun; 'act' begins it",
    "other-question": "the question now is {question}; {moment}",
    "several": "{reasons}",
    # The merchant, the assistants, the merchants of others.
    "merchant-here": "your merchant is on {place} and must go somewhere else",
    "too-far": "{place} is {steps} away, a move is 1 or {most}",
    "not-far": "{place} is {steps} away, the card Far move goes {least} or {most}",
    "not-far-here": "your merchant is there, the card Far move goes {least} or {most}",
    "assistant-waits": "one of your assistants is already waiting on {place}",
    "no-assistant": "there is no assistant in your stack",
    "no-neutral": "there are no neutral assistants in this game",
    "no-neutral-waits": "no neutral assistant is waiting on {place}",
    "none-waits": "none of your assistants is waiting on {place}",
    "only-neutral-waits": "only a neutral assistant is waiting on {place}",
    "fountain-assistants": "at the Fountain no assistant is picked up or left",
    "fountain-merchants": "nobody is paid at the Fountain",
    "merchants-due": "{price} Lira are due to {owed}, you have {have}",
    "lira-due": "{price} Lira are due, you have {have}",
    # Places.
    "acted": "you have used {place}, and an action is done once",
    "too-late-to-act": "the time for the action is over",
    "unusable": "{place} cannot be used now",
    "not-neighbour": "{place} is not a neighbour of {other}",
    "all-extensions": "you have all {most} extensions",
    "extension-price": "an extension costs {price} Lira, you have {have}",
    "market-asks": "{the} asks for {asked}, you have {goods}",
    "market-asks-only": "{the} asks for {asked} only",
    "goods-held": "you have {goods}",
    "family-away": "your family member is on {place}",
    "leave-police": "your family member has to leave the Police Station",
    "no-ruby-left": "{the} has no ruby left",
    "palace-price": "the ruby costs {asked}, you have {goods}",
    "palace-price-any": "the ruby costs {asked} and {any} of any kind, you have {goods}",
    "ruby-price": "the ruby costs {price} Lira, you have {have}",
    "has-tile": "you already have a {tile} tile",
    "no-tile-left": "there is no {tile} tile left",
    "tile-needs": "the {tile} tile needs {needs} {good}, you have {have}",
    "tiles-elsewhere": "{tile} tiles are at {place}",
    "draw-pile-empty": "the draw pile is empty",
    "discard-pile-empty": "the discard pile is empty",
    "call-first": "you call a number before you roll",
    "rolled": "you have already rolled; the red tile rolls again with 'reroll'",
    "die-shows": "the {die} die already shows {pips}",
    "no-red-tile": "you have no red tile, so your rolls stay as they are",
    "coffee-no-good": "coffee does not count as a good",
    "no-room": "your wheelbarrow has no room for more {good}",
    "not-at-black-market": "{good} cannot be chosen at the Black Market",
    "green-tile-price": "the green tile asks for {price} Lira, you have {have}",
    "have-none": "you have no {good}",
    "governor-wants": "the governor wants {price} Lira or a card",
    # Encounters and the end of the turn.
    "own-family": "you do not catch your own family member",
    "nobody-plays": "nobody plays this colour",
    "family-safe": "{colour}'s family member is at the Police Station, where nobody is caught",
    "family-elsewhere": "{colour}'s family member is on {place}, not on {other}",
    "no-card-to-draw": "there is no card to draw",
    "wheelbarrow-full": "your wheelbarrow is full",
    "met": "you have already met the {token} in this turn",
    "no-piece-here": "none of your pieces is on the target place any more",
    "token-elsewhere": "the {token} is on {place}, not on {other}",
    "family-home-gives": "the card Family home gives {lira} Lira or a bonus card, one of which you take",
    "move-first": "your merchant must move first",
    "assistant-first": "the assistant comes first; 'stop' ends the turn early",
    "merchants-first": "the merchants here come first; 'stop' ends the turn early",
    "catch-first": "you must catch the family member of {colours} first",
    "good-first": "you must choose a good",
    "pay-token": "the {token} must be paid",
    "finish": "an action that was begun must be finished",
    # Cards and the yellow tile.
    "not-in-hand": "the card {card} is not in your hand",
    "cards-in-own-turn": "cards are played in your own turn only",
    "no-use-at-the-end": "{card} gives neither goods nor Lira, so it is of no use in the final step",
    "discard-first": "at the Caravansary you discard a card before you play one",
    "one-card-moves": "only one card can replace the move of a turn",
    "played-between": "{card} is played between two steps of your turn",
    "played-between-or-paying": "{card} is played between two steps of your turn, or right before a payment",
    "played-after": "{card} is played directly after your action at {the}",
    "played-to-begin": "{card} is played to begin your action at {the}",
    "played-instead": "{card} is played instead of the move",
    "played-moving": "{card} is played before the move or before the assistant is used",
    "family-at-home": "your family member is at home at the Police Station",
    "assistants-home": "all your assistants are in your stack",
    "nothing-to-sell": "you have no goods to sell",
    "draw-first": "you take {cards} cards before you discard one",
    "tiles-in-own-turn": "tiles are used in your own turn only",
    "no-yellow-tile": "you have no yellow tile",
    "yellow-tile-used": "you have already used the yellow tile in this turn",
    "yellow-tile-between": "the yellow tile is used between two steps of your turn",
    "merchant-himself": "your merchant himself is on {place}",
    "yellow-tile-price": "the yellow tile asks for {price} Lira, you have {have}",
}


def _titles() -> Mapping[str, str]:
    return {word: words.title for word, words in zip(d.CARD_WORDS, CARDS, strict=True)}


def catalogue(
    questions: Mapping[str, str], numbers: Mapping[str, Callable[[int], str]], words: Mapping[str, Mapping[str, str]]
) -> Catalogue:
    """Return the catalogue of all reasons. A question is told by what it is about; expansions have more arguments."""
    return Catalogue(
        sentences=SENTENCES,
        words={
            "question": questions,
            "moment": MOMENTS,
            "card": _titles(),
            "good": dict(zip(d.GOOD_LETTERS + d.COFFEE_LETTER, (*GOODS, "coffee"), strict=True)),
            "tile": {word: word for word in d.TILE_WORDS},
            "token": {word: token_of(token) for token, word in enumerate(d.TOKEN_WORDS)},
            "colour": {word: word.capitalize() for word in d.COLOUR_WORDS},
            **words,
        },
        numbers={
            "place": place_of,
            "other": place_of,
            "the": lambda place: f"the {PLACES[place].name}",
            "steps": lambda steps: counted(steps, "step"),
            "die": lambda die: ("first", "second")[die - 1],
            **numbers,
        },
        texts={"goods": lambda goods: goods or "no goods", "asked": str},
        lists={"colours": _colours, "owed": lambda owed: listed(creditors(owed))},
    )


def _colours(colours: Sequence[str]) -> str:
    return listed([colour.capitalize() for colour in colours])
