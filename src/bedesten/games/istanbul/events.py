"""What can happen in a game, each event with its facts: the one list of them.

Shapes for clients are made from it, and a test plays games and finds no other event and no other fact. An event that
says what somebody does (a meeting, a payment, a sale) comes before what it changes.
"""

from collections.abc import Callable
from typing import Any, Literal, NotRequired, Union

from typing_extensions import TypedDict

from bedesten.games.istanbul.data import Assistant, Card, Tile, Token
from bedesten.games.istanbul.letters.data import KioskTile
from bedesten.games.istanbul.mocha.data import TavernTile

Good = Literal["R", "G", "Y", "B"]
Roll = Literal["action", "reroll", "red tile", "card", Token, "neutral merchant"]
"""What dice are rolled for, or changed with."""

Facts = dict[str, Any]
SEAT: Facts = {"seat": int}
WAY: Facts = {"from": int, "to": int}

EVENTS: dict[str, Facts | list[Facts]] = {
    # The turn.
    "turn": SEAT | {"round": int},
    "stop": SEAT | {"place": int},
    "end": SEAT,
    "final step": {},
    "over": {},
    # Tokens and Assistants. `which` of the neutral Merchants goes by their order.
    "move": [
        SEAT | WAY | {"token": Literal["merchant"], "how": Literal["walk", "jump", "home", "come-out"]},
        SEAT | WAY | {"token": Literal["family"], "how": Literal["walk", "send", "home", "caught"]},
        WAY | {"token": Token},
        WAY | {"token": Literal["neutral merchant"], "which": int},
    ],
    "lay": SEAT | {"assistant": Assistant, "place": int},
    "pick": SEAT | {"assistant": Assistant, "place": int},
    "return": SEAT | {"place": int},
    "recall": SEAT | {"place": int},
    "fifth assistant": SEAT,
    # Actions.
    "act": SEAT | {"place": int},
    "skip": SEAT | {"place": int},
    "sell": SEAT | {"place": int, "goods": str},
    "green tile": SEAT,
    "call": SEAT | {"number": int},
    "dice": SEAT | {"dice": list[int], "for": Roll},
    # Meetings.
    "pay": SEAT | {"for": Literal["merchants", Token]},
    "meet": SEAT | {"token": Token},
    "catch": SEAT | {"whom": int},
    "no reward": SEAT,
    # What somebody has.
    "lira": SEAT | {"change": int},
    "goods": SEAT | {"good": Good, "change": int},
    "ruby": SEAT | {"place": int, "bought": bool},
    "last round": SEAT,
    "tile": SEAT | {"colour": Tile},
    "extension": SEAT | {"owned": int},
    # What everybody sees.
    "mail": SEAT | {"down": int},
    "demand": SEAT | {"place": int, "tile": str},
    # Bonus cards. Which one was drawn is seen by who drew it.
    "play": SEAT | {"card": Card},
    "discard": SEAT | {"card": Card},
    "take card": SEAT | {"card": Card},
    "draw": SEAT | {"card": NotRequired[Card]},
    "reshuffle": {"cards": int},
    # Mocha & Baksheesh.
    "coffee": SEAT | {"change": int},
    "guild": SEAT | {"guild": int},
    "guild gift": SEAT,
    "draw guild": SEAT | {"guild": NotRequired[int]},
    "drop guild": SEAT | {"guild": int},
    "reshuffle guilds": {"cards": int},
    "tavern tile": SEAT | {"tavern": TavernTile},
    "barrier": SEAT | {"place": int, "beyond": int},
    "baksheesh": SEAT | {"side": int},
    # Letters & Seals. A supply of Companions is 0 or less where a place is expected.
    "companion": SEAT | WAY | {"how": Literal["place", "walk", "fetch"]},
    "letter": SEAT | {"place": int},
    "give letter": SEAT | {"place": int, "seals": int},
    "delivered": SEAT | {"place": int, "letters": int, "seals": int},
    "letters shuffled": {"letters": int},
    "buy turn": SEAT,
    "extra turn": SEAT,
    "kiosk": SEAT | {"tiles": list[KioskTile]},
    "kiosk shuffled": {},
    "choose": SEAT | {"tile": KioskTile},
    "last tile": SEAT | {"tile": KioskTile},
    "unused": SEAT | {"tile": KioskTile},
    "die": SEAT | {"dice": list[int]},
    "bid": SEAT | {"lira": int},
    "pass": SEAT,
    "sold": SEAT | {"lira": int},
}


def _shapes() -> list[type]:
    """Return a TypedDict for each event and for each kind of it."""
    make: Callable[[str, Facts], type] = TypedDict  # type: ignore[assignment]
    shapes: list[type] = []
    for what, kinds in EVENTS.items():
        for number, facts in enumerate(kinds if isinstance(kinds, list) else [kinds], start=1):
            name = "".join(word.capitalize() for word in what.split())
            count = str(number) if isinstance(kinds, list) else ""
            shapes.append(make(f"{name}{count}Event", {"what": Literal[what]} | facts))
    return shapes


Event: Any = Union[tuple(_shapes())]  # noqa: UP007 - a union that is made
"""An event as a seat sees it; `what` says which."""
