"""What can happen in a game, each event with its facts: the one list of them.

Shapes for clients are made from it. An event that says what somebody does (a card, a use) comes before what it changes.
"""

from collections.abc import Callable
from typing import Any, Literal, NotRequired, Union

from typing_extensions import TypedDict

from bedesten.games.choose_write.data import (
    CARD_WORDS,
    FOUNTAIN,
    PLAIN_CARD_WORDS,
    RUBY_WORDS,
    Caravan,
    Fountain,
    Good,
    GoodsCard,
    Guild,
    Letter,
    Location,
    Origin,
)

Card: Any = Literal[tuple(dict.fromkeys((*CARD_WORDS[:FOUNTAIN], *PLAIN_CARD_WORDS[:FOUNTAIN])))]
RubyCard: Any = Literal[tuple(RUBY_WORDS)]

Facts = dict[str, Any]
SEAT: Facts = {"seat": int}

EVENTS: dict[str, Facts] = {
    # The turn.
    "turn": SEAT | {"round": int},
    "play": SEAT | {"card": Card, "from": Literal["display", "hand"]},
    "guild": SEAT | {"guild": Guild},
    "use": SEAT | {"location": Location, "by": Literal["turn", "icon", "action"]},
    "target": SEAT | {"location": Location},
    "pass": SEAT,
    "last round": SEAT,
    "over": {},
    # What is written on a sheet.
    "icon": SEAT | {"location": Location},
    "action": SEAT | {"change": int},
    "lira": SEAT | {"change": int},
    "goods": SEAT | {"good": Good, "change": int},
    "check": SEAT | {"location": Location},
    # A Bonus Ruby says which row of goods, or how many Lira, were reached.
    "ruby": SEAT | {"origin": Origin, "rubies": int, "reached": NotRequired[int]},
    "lost": SEAT
    | {"thing": Literal["lira", "action", "card", "guild", "good", "improvement", "space", Good], "amount": int},
    # Cards. Which one was drawn is seen by who drew it.
    "draw card": SEAT | {"card": NotRequired[GoodsCard]},
    "use card": SEAT | {"card": GoodsCard},
    "discard card": SEAT | {"card": GoodsCard},
    "draw guild": SEAT | {"guild": NotRequired[Guild]},
    "drop guild": SEAT | {"guild": Guild},
    "draw location": SEAT | {"card": NotRequired[Card]},
    "take location": SEAT | {"card": Card},
    "reshuffle": {"deck": Literal["goods", "guild"], "cards": int},
    # What everybody sees.
    "display": {"card": Card},
    "discard location": {"card": Card},
    "fountain": {"fountain": Fountain},
    # `good` is what the price grows by.
    "ruby card": {"letter": Letter, "card": RubyCard, "good": Good},
    "caravan": {"card": Caravan},
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
