"""Positions and turns of Choose & Write for the unit tests of the client; `scripts.write_fixtures` writes them."""

from typing import Any

from bedesten.games.choose_write.data import GOODS_CARD_WORDS
from bedesten.games.choose_write.reconstructed import NOW
from tests.choose_write.table import deck_of
from tests.samples import Fixture

Position = dict[str, Any]

END = ["bonus-rubies", "take-card", "refill", "close-turn"]

RED: Position = {
    "goods": {"FA": "6/3", "SP": "5/4", "FR": "5/3", "JE": "4/1"},
    "lira": "18/10",
    "actions": "4/2",
    "checks": {"1": 1, "8": 1, "10": 1},
    "icons": {"2": 1, "3": 2, "6": 1, "8": 1, "9": 1, "12": 1, "13": 1, "14": 1},
    "rubies": {"A": 2, "dealer": 1, "goods": 1},
    "hand": "5",
    "goods_cards": ["SP-JE"],
    "guild_cards": ["g9", "g2"],
}
YELLOW: Position = {
    "goods": {"FA": "3/2", "SP": 4, "FR": "2/2", "JE": "7/3"},
    "lira": 16,
    "actions": 2,
    "rubies": {"C": 2},
    "hand": "3",
    "goods_cards": ["FA-FR", "FR-JE"],
    "guild_cards": ["g4"],
}
GREEN: Position = {"goods": {"FA": 4, "SP": 3}, "lira": "6/0", "hand": "B"}

TABLE: Position = {
    "round": 9,
    "players": {"red": RED, "yellow": YELLOW, "green": GREEN},
    "display": ["7", "13"],
    "letters": {"A": ["r1", "r6", "r11"], "B": ["r19"], "C": ["r20", "r2", "r7"], "D": ["r13"]},
    "caravan": {"face_up": "c2"},
}
"""Red may play a card, with a little of everything; the others have something to follow with."""


def follow(*seats: str) -> list[Any]:
    return [{"follow": {"seat": seat}} for seat in seats]


def with_red(**more: Any) -> Position:
    """Return that position with some of red's sheet changed."""
    return TABLE | {"players": {**TABLE["players"], "red": RED | more}}


def coming(*cards: str, others: Position | None = None, **more: Any) -> Position:
    """Return a position of three players in which only these Location cards are left in the deck."""
    held = ("8<", "4<", "1<", "5<", "10<")
    hands = dict(zip(("red", "yellow", "green"), held[2:], strict=True))
    players = {colour: {"hand": hand, **(others or {}).get(colour, {})} for colour, hand in hands.items()}
    deck = deck_of(*cards, held=held)
    return {"round": 5, "players": players, "display": ["8<", "4<"], "location_deck": deck} | more


def told(position: Position, *plays: str, eye: int | None = 0) -> Fixture:
    """Return what is told of these plays to red, who need not decide in the end."""
    return Fixture(position, plays, (), eye=eye, is_told=True)


TURN = ("hand 5", "use 4", "use 4", "pay action", "pass", "draw 13")
"""A turn of red from TABLE: a card from hand, both kinds of follower, a card of the display."""

THREE: Position = {"red": {}, "yellow": {}, "green": {}}

NO_GOODS_CARDS = {
    "draw_pile": {"cards": {}},
    "discards": [card for card, copies in zip(GOODS_CARD_WORDS, NOW.goods_cards, strict=True) for _ in range(copies)],
}
"""All Goods cards were discarded."""

GUESTS = TABLE | {"display": ["6", "13"], "caravan": {"face_up": "c4"}}
"""The Caravan card that draws two Guild cards."""

BASE = {
    "table": Fixture(TABLE),
    "use": Fixture(TABLE, ("play 7",)),
    "follow": Fixture(
        TABLE
        | {"active": "green", "turn": {"how": "display", "played": "8"}, "agenda": [*follow("red", "yellow"), *END]}
    ),
    "pay-use": Fixture(
        TABLE
        | {"active": "green", "turn": {"how": "display", "played": "8"}, "agenda": [*follow("red", "yellow"), *END]},
        ("use 8",),
    ),
    "take-card": Fixture(TABLE, ("hand 5", "use 4", "pass", "pass")),
    "take-goods": Fixture(TABLE, ("play 7", "use 7")),
    "improve": Fixture(TABLE, ("play 13", "use 13")),
    "target": Fixture(TABLE | {"display": ["12", "13"]}, ("play 12",)),
    "pay-goods": Fixture(with_red(goods={"FA": 6, "SP": 5, "FR": 5, "JE": 5}), ("play 7", "use C")),
    # What happens, for the log, the movements and the plots.
    "turn": told(TABLE, *TURN),
    "turn-of-another": told(TABLE, *TURN, eye=1),
    "drawn": told(TABLE, "hand 5", "use 4", "pass", "pass", "draw deck"),
    "reshuffle": told({"players": THREE, "display": ["4", "13"], "goods_deck": NO_GOODS_CARDS}, "play 4", "use 4"),
    "palace": told(
        with_red(goods={"FA": 6, "SP": "5/4", "FR": 5, "JE": 5}), "play 7", "use C", "card SP-JE", "pass", "pass"
    ),
    "dealer": told(with_red(lira="19/0"), "play 7", "use 2", "use 2", "pay icon", "pass"),
    "market": told(TABLE | {"display": ["3", "11"]}, "play 3", "use 3", "sell FA", "pay sheet", "pass"),
    "small-market": told(TABLE | {"display": ["3", "11"]}, "play 11", "use 11", "pass", "pass"),
    "catacombs": told(TABLE | {"display": ["12", "13"]}, "play 12", "target 8", "use 12", "pay icon", "target 1"),
    "checks": told(TABLE, "play 13", "use 13", "check 5", "check 8", "pass"),
    "guild": told(with_red(goods={"FA": 6, "SP": 5, "FR": 5, "JE": 5}), "play g9", "pay sheet", "take JE"),
    "two-guests": told(GUESTS, "play 6", "use 6", "drop g3", "pass", "pass"),
    "hidden-guests": told(GUESTS, "play 6", "use 6", "drop g3", eye=1),
    "gates": told(
        with_red(goods={"FA": 7, "SP": 7, "FR": 7, "JE": "5/1"}, lira="18/10", checks={"14": 2})
        | {"display": ["8", "14"]},
        *("play 14", "use 14", "pass", "pass"),
    ),
    "full": told(with_red(lira="40/10", actions="8/2") | {"display": ["8", "14"]}, "play 8", "use 8"),
    "fountain-lira": told(coming("f1", "9"), "play 8", "use 8", "pass", "pass"),
    "fountain-good": told(coming("f2", "9"), "play 8", "use 8", "pass", "pass", "take SP", "take JE", "take FA"),
    "fountain-card": told(coming("f3", "9"), "play 8", "use 8", "pass", "pass"),
    "fountain-check": told(coming("f4", "9"), "play 8", "use 8", "pass", "pass", "check 1", "check 8", "check 8"),
    "last-round": told(
        coming("9", "13", others={"red": {"lira": 18, "rubies": {"dealer": 9}}}), "play 8", "use 8", "pass", "pass"
    ),
    "over": told(coming(others={"red": {"lira": 18}}), "play 8", "use 8", "use 8", "pass"),
    "rounds": told(
        {"round": 9, "active": "green", "players": THREE, "display": ["7", "13"]},
        *("play 13", "use 13", "done", "pass", "pass"),
        *("play 7", "use 7", "take FA", "take FA", "pass", "pass"),
    ),
}

SOLO_TABLE: Position = {
    "round": 6,
    "options": {"goal": "9-11"},
    "players": {"red": RED | {"hand": "5<", "icons": {"2": 1, "3": 1, "6": 1, "8": 1, "9": 1, "13": 1}}},
    "display": ["7<", "13>"],
    "letters": {"A": ["r1", "r6", "r11"], "B": ["r19", "r3"], "C": ["r20", "r2"], "D": ["r13", "r8"]},
    "caravan": {"face_up": "c2"},
}
"""Red plays alone, for a tile of the wall."""

SOLO = {
    "alone": Fixture(SOLO_TABLE),
    "follow-up": Fixture(SOLO_TABLE, ("play 7", "use 7", "take FA", "take SP")),
    "alone-turn": told(SOLO_TABLE, "play 7", "use 7", "take FA", "take SP", "pass"),
}

FIVE = {
    "five": Fixture(
        {
            "round": 3,
            "players": {
                "red": {"hand": "5"},
                "yellow": {"hand": "3"},
                "green": {"hand": "B"},
                "blue": {"hand": "9"},
                "white": {"hand": "1"},
            },
            "display": ["7", "13"],
            "letters": {"A": ["r1"], "B": ["r19"], "C": ["r20"], "D": ["r13"]},
            "caravan": {"face_up": "c5"},
        }
    ),
}

FIXTURES = (BASE, SOLO, FIVE)
