"""What an action would bring, in a few words beside a menu: what follows for certain, and the chances of a roll."""

from collections import Counter
from collections.abc import Sequence

from bedesten.core.events import Event
from bedesten.core.odds import NO_ANSWER, Odds
from bedesten.core.outlook import LUCK, TURN, Outlook
from bedesten.core.reasons import Catalogue
from bedesten.games.istanbul.actions import ACT, STOP
from bedesten.games.istanbul.data import GOOD_LETTERS
from bedesten.games.istanbul.lexicon import LEXICON
from bedesten.games.istanbul.usual import USUAL
from bedesten.games.istanbul.words.names import listed

SAY_IT_THEMSELVES = ("send", "barrier", "play")
"""Verbs whose own description tells what they bring, but for the chances of a roll."""

THINGS = {"lira": "Lira", "coffee": "coffee", "letters": "letters"}

SINGLE = {
    "extension": "an extension",
    "fifth assistant": "a fifth assistant",
    "ruby": "a ruby",
}


def brings(seen: Outlook, rolled: Odds | None, seat: int, english: Catalogue) -> str:
    """Return what the seat that decides would gain and pay beyond what the action itself says; nothing if unknown."""
    verb = LEXICON.saying(seen.path[0]).verb
    if verb in SAY_IT_THEMSELVES:
        return "" if rolled is None else _roll(rolled)
    onward = [way for way in seen.ways[:1] if way.path[0] in USUAL or seen.stop == LUCK]
    last = onward[0] if onward else seen
    path = [*seen.path, *(action for way in onward for action in way.path)]
    events = [*seen.events, *(event for way in onward for event in way.events)]
    if len(path) == 1 and rolled is None:
        return _why(last, english) if verb in ("move", "companion") else ""
    said = _gains(events, seat)
    if not onward and seen.ways:
        said.append(" or ".join(listed(_gains(way.events, seat, tiles_only=True)) for way in seen.ways))
    if rolled is not None:
        said.append(_roll(rolled))
    if ACT not in path:
        said.append(_why(last, english))
    return ", ".join(part for part in said if part)


def _why(last: Outlook, english: Catalogue) -> str:
    """Say why nothing can be done there."""
    if last.why is None:
        return ""
    ends = ": your turn ends there" if last.stop == TURN and STOP in last.asked else ""
    return f"{english.say(last.why)}{ends}"


def _gains(events: Sequence[Event], seat: int, tiles_only: bool = False) -> list[str]:
    """Return changes in the order of Lira, goods and coffee, then what is gained once."""
    own = [event for event in events if event.seat == seat]
    changes: Counter[str] = Counter()
    single: list[str] = []
    for event in own:
        change = event.facts.get("change", 0)
        assert isinstance(change, int)
        match event.what:
            case "lira" | "coffee":
                changes[THINGS[event.what]] += change
            case "goods":
                changes[str(event.facts["good"])] += change
            case "tile":
                single.append(f"the {event.facts['colour']} tile")
            case "delivered":
                single.append(f"delivers {event.facts['letters']}")
            case what if what in SINGLE:
                single.append(SINGLE[what])
    order = ["Lira", *GOOD_LETTERS, "coffee"]
    counted = [f"{changes[thing]:+d} {thing}" for thing in order if changes[thing]]
    return single if tiles_only else counted + single


def _roll(rolled: Odds) -> str:
    means = [f"{mean:.1f} {THINGS.get(thing, thing)}" for thing, mean in zip(rolled.what, rolled.mean(), strict=True)]
    average = f"{listed(means)} on average"
    if rolled.answer == NO_ANSWER or not LEXICON.say(rolled.answer).startswith("call"):
        return average
    highest = max(rolled.chances)
    return f"best {LEXICON.say(rolled.answer)} ({rolled.chances[highest]:.0%}), {average}"
