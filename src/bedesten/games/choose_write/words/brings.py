"""What an action would bring beyond what its description says, in a few words for the menu."""

from collections import Counter
from collections.abc import Sequence

from bedesten.core.events import Event
from bedesten.core.outlook import Outlook
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.words.names import GOODS, THINGS, counted, location_named

CHANGES = {"lira": "Lira", "action": "bonus action"}


def brings(seen: Outlook, seat: int) -> str:
    """Say what is certain, if there is more than one answer on the way, and what would be lost."""
    said = _gains(seen.events, seat) if len(seen.path) > 1 else []
    said += _lost(seen.events, seat)
    return ", ".join(said)


def _gains(events: Sequence[Event], seat: int) -> list[str]:
    changes: Counter[str] = Counter()
    single: list[str] = []
    for event in events:
        if event.seat != seat:
            continue
        change = event.facts.get("change", 0)
        assert isinstance(change, int)
        if event.what in CHANGES:
            changes[CHANGES[event.what]] += change
        elif event.what == "goods":
            changes[GOODS[d.GOOD_WORDS.index(str(event.facts["good"]))]] += change
        elif event.what == "ruby":
            single.append("a ruby")
        elif event.what == "check":
            single.append(f"a check at {location_named(str(event.facts['location']))}")
    return [f"{change:+d} {thing}" for thing, change in changes.items() if change] + single


def _lost(events: Sequence[Event], seat: int) -> list[str]:
    lost: Counter[str] = Counter()
    for event in events:
        amount = event.facts.get("amount", 0)
        if event.what == "lost" and event.seat == seat and isinstance(amount, int):
            lost[THINGS[str(event.facts["thing"])]] += amount
    return [f"{counted(amount, thing)} lost" for thing, amount in lost.items()]
