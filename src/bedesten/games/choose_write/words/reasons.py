"""Why something is refused, in English: a sentence part for each key. Its arguments are told by the tables below."""

from collections.abc import Mapping

from bedesten.core.reasons import Catalogue
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.words.names import GOODS, THINGS, goods_card, goods_in_words, location_named

MOMENTS = {
    "pass": "only a follower may pass",
    "done": "'done' is said at the Wainwright",
    "pay": "payments are chosen by a follower who uses a location, or for goods",
    "take": "things are taken when a gain leaves a choice",
    "sell": "goods are sold at the Large Market",
    "give": "single goods are given for some guild cards",
    "draw": "a location card is taken at the end of a turn in which the hand card was played",
    "play": "a card is played at the beginning of your turn",
    "hand": "the hand card is played at the beginning of your turn",
    "guild": "a guild card is played at the beginning of your turn",
    "use": "a location is used when a location card was played",
    "target": "a target is chosen in the Catacombs",
    "palace": "a letter is chosen for some caravan and guild cards",
    "check": "checks are set at the Wainwright, by a fountain and by some cards",
    "drop": "one of two guild cards that were drawn is discarded",
    "card": "goods cards pay for goods",
    "discard": "a whole goods card is discarded at the Small Market and for some guild cards",
}
"""For each verb when it is said."""

SENTENCES = {
    "over": "the game is over",
    "other-question": "the question now is {question}; {moment}",
    # The card, the use.
    "not-displayed": "{location} is not in the display",
    "not-in-hand": "{location} is not the card in your hand",
    "no-guild": "you do not hold the guild card {guild}",
    "guild-lira": "the guild card {guild} costs {price} Lira, you have {have}",
    "guild-card": "the guild card {guild} costs a goods card, and you have none",
    "guild-goods": "the guild card {guild} costs {price} goods beside its card, and you have {have}",
    "guild-palace": "the guild card {guild} asks for the price of a palace, which you cannot pay",
    "must-play": "in your turn you play a card",
    "must-use": "in your turn you use a location; only followers pass",
    "not-offered": "{location} is neither {other} nor beside it",
    "lira-due": "{price} Lira are due, you have {have}",
    "price-due": "the price is {goods}, you have {owned}",
    "two-alike": "two goods of one kind are due, you have {owned}",
    "sell-short": "{price} {good} are due, you have {have}",
    "no-goods-card": "you have no goods card",
    "caravan-palace": "the caravan card asks for the price of palace {letters}, which you cannot pay",
    "no-icon": "you have no open icon at {location} and no bonus action",
    "palace-icon": "palaces have no icons, and you have no bonus action",
    "icon-or-action": "a follower pays with an icon or a bonus action",
    "not-itself": "the Catacombs do not lead to themselves",
    "not-among": "only palace {letters} can be chosen",
    # Payments.
    "card-not-held": "you do not hold the goods card {card}",
    "card-not-needed": "the goods card {card} is not needed for what is due",
    "card-leaves-short": "with the goods card {card} you could not pay the rest",
    "sheet-short": "{goods} are left to pay, your sheet has {owned}",
    "good-short": "you have no {good} on your sheet",
    "cards-needed": "your sheet alone cannot pay {price} goods",
    "cards-first": "goods cards are laid before goods of the sheet are crossed off",
    # Gains.
    "column-full": "the column of {good} is full",
    "good-named": "{good} is taken already, and the goods are different ones",
    "section-full": "there is no space left for {thing}",
    "no-square": "{location} has no grey square left",
    "must-take": "gains cannot be declined",
    "not-drawn": "the guild card {guild} was not drawn",
}


def catalogue(questions: Mapping[str, str]) -> Catalogue:
    """Return the catalogue of all reasons; a question is told by what it is about."""
    goods: dict[str, str] = dict(zip(d.GOOD_WORDS, GOODS, strict=True))
    places = {word: location_named(word) for word in d.LOCATION_WORDS if word}
    return Catalogue(
        sentences=SENTENCES,
        words={
            "question": questions,
            "moment": MOMENTS,
            "location": places,
            "other": places,
            "guild": {word: word for word in d.GUILD_WORDS},
            "card": {word: goods_card(word) for word in d.GOODS_CARD_WORDS},
            "good": goods,
            "thing": THINGS,
        },
        lists={"goods": goods_in_words, "owned": goods_in_words, "letters": " or ".join},
    )
