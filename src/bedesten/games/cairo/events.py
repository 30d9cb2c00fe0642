"""What can happen in a game, each event with its facts: the one list of them.

Shapes for clients are made from it. An event that says what somebody does, such as a lure, comes before its effects.
"""

from collections.abc import Callable
from typing import Any, Literal, NotRequired, Union

from typing_extensions import TypedDict

from bedesten.games.cairo.data import Card, Metal, Site, Trade

Facts = dict[str, Any]
SEAT: Facts = {"seat": int}

EVENTS: dict[str, Facts] = {
    # The course of the game.
    "turn": SEAT | {"turn": int, "round": int},
    "final": {"reason": Literal["empty", "low", "cap"], "trades": list[Trade]},
    "retire": SEAT | {"forced": bool},
    "skip": SEAT,
    "neutral": SEAT | {"trade": Trade},
    "neutral gone": SEAT | {"trade": Trade},
    "score": SEAT | {"medals": int, "money": int, "points": int},
    "over": {},
    # Build. A stall has the seat that puts it; its owner is another one only if it is neutral.
    "play": SEAT | {"cards": list[Card]},
    "fee": SEAT | {"trade": Trade},
    "stall": SEAT | {"owner": NotRequired[int], "trade": Trade, "stall": Site, "entry": Site},
    "move": SEAT | {"trade": Trade, "from": Site, "old_entry": Site, "stall": Site, "entry": Site},
    "expand": SEAT | {"trade": Trade, "site": Site, "size": int, "points": int},
    "pay": SEAT | {"money": dict[Trade, int]},
    "medal": SEAT | {"trade": Trade, "metal": Metal, "from": NotRequired[int], "points": int},
    # Lure. The owner of a neutral stand is nobody.
    "lure": SEAT
    | {
        "customer": Trade,
        "from": Site,
        "entry": Site,
        "owner": NotRequired[int],
        "steps": int,
        "barkers": int,
        "way": list[Site],
    },
    "earn": SEAT | {"trade": Trade, "amount": int},
    "leave": {"customer": Trade},
    "enter": {"customer": Trade, "site": Site},
    # Cards. Which one was drawn from the pile is seen by who drew it.
    "draw": SEAT | {"slot": int, "card": Card},
    "draw pile": SEAT | {"card": NotRequired[Card]},
    "draw barker": SEAT,
    "drop": SEAT | {"card": Card},
    "display": {"slot": int, "card": Card},
    "reshuffle": {"cards": int},
}


def _shapes() -> list[type]:
    """Return a TypedDict for each event."""
    make: Callable[[str, Facts], type] = TypedDict  # type: ignore[assignment]
    return [
        make("".join(word.capitalize() for word in what.split()) + "Event", {"what": Literal[what]} | facts)
        for what, facts in EVENTS.items()
    ]


Event: Any = Union[tuple(_shapes())]  # noqa: UP007 - a union that is made
"""An event as a seat sees it; `what` says which."""
