"""What an action would bring beyond what its description says, in a few words for the menu."""

from collections.abc import Sequence

from bedesten.core.events import Event
from bedesten.core.outlook import Outlook
from bedesten.games.cairo.words.names import counted, trade_named


def brings(seen: Outlook, seat: int) -> str:
    """Say what is certain if there is more than one answer on the way; a card says itself what it is good for."""
    return _expansion(seen.events, seat) if len(seen.path) > 1 else ""


def _expansion(events: Sequence[Event], seat: int) -> str:
    """Return the points of an expansion and its medals: carpet +7 points."""
    points, trade = 0, ""
    for event in events:
        if event.seat == seat and event.what in ("expand", "medal"):
            gained = event.facts["points"]
            assert isinstance(gained, int)
            points += gained
            trade = str(event.facts["trade"])
    return f"{trade_named(trade)} +{counted(points, 'point')}" if trade else ""
