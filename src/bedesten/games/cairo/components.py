"""Reading the printed values that replace what is reconstructed (docs/hosting.md)."""

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bedesten.core.errors import shown
from bedesten.games.cairo import data as d
from bedesten.games.cairo.reconstructed import NOT_THERE, NOW, OWN, stalls_of
from bedesten.games.cairo.sites import NEIGHBOURS

DIGEST = 12
"""Letters that identify the values in force."""

MOST_VALUE = 20
"""No medal is worth more."""

NAMES = ("restaurant", "starts", "jokers", "gold", "silver", "suggested")

ROW = re.compile(
    rf"[1-4] [1-3-] [12N] ({'|'.join(d.TRADE_WORDS)}) [A-L]([1-9]|1[0-2]) [A-L]([1-9]|1[0-2])",
)
"""A suggested stall: its owner with four, three and two players, its trade, its site and its entry."""


def problems_of(values: Mapping[str, Any]) -> list[str]:
    """Return everything that is wrong with the values of a file, each as a sentence part."""
    problems = _unknown("it", values, NAMES)
    for name, check in CHECKS.items():
        if name in values:
            problems += check(values[name])
    return problems or _grid_problems(values)


def _restaurant(value: Any) -> list[str]:
    if not _are_sites(value):
        return [f"restaurant is a list of different sites, such as A5, not {shown(value)}"]
    return []


def _starts(value: Any) -> list[str]:
    due = d.TRADES - 1
    if not _are_sites(value) or len(value) != due:
        return [f"starts are the {due} sites of the customers in the order they are drawn, not {shown(value)}"]
    return []


def _jokers(value: Any) -> list[str]:
    words = d.CARD_WORDS[d.JOKER :]
    if not isinstance(value, Mapping):
        return [f"jokers is a table of {', '.join(words)} and their segments, not {shown(value)}"]
    problems = _unknown("jokers", value, words)
    for joker, segments in value.items():
        if (
            not isinstance(segments, list)
            or len(segments) != d.JOKER_SEGMENTS
            or not all(_is_number(segment, 1, d.SEGMENTS) for segment in segments)
            or sorted(set(segments)) != segments
        ):
            problems.append(f"jokers: {joker} has three segments from 1 to 9, ascending, not {shown(segments)}")
    return problems


def _medals(metal: str) -> Callable[[Any], list[str]]:
    def check(value: Any) -> list[str]:
        if not isinstance(value, Mapping):
            return [f"{metal} is a table of colours and the value of their medal, not {shown(value)}"]
        return _unknown(metal, value, d.TRADE_WORDS) + [
            f"{metal}: {trade} is a number from 0 to {MOST_VALUE}, not {shown(points)}"
            for trade, points in value.items()
            if not _is_number(points, 0, MOST_VALUE)
        ]

    return check


def _suggested(value: Any) -> list[str]:
    if not isinstance(value, list) or not value:
        return [f"suggested is a list of stalls, such as '1 1 1 red B4 B5', not {shown(value)}"]
    return [
        f"suggested: a stall is its owner with four, three and two players, its colour, its site and its entry, "
        f"such as '2 2 N red E1 F1', not {shown(row)}"
        for row in value
        if not isinstance(row, str) or ROW.fullmatch(row) is None
    ]


CHECKS: dict[str, Callable[[Any], list[str]]] = {
    "restaurant": _restaurant,
    "starts": _starts,
    "jokers": _jokers,
    "gold": _medals("gold"),
    "silver": _medals("silver"),
    "suggested": _suggested,
}


# What the sites say together.


def _grid_problems(values: Mapping[str, Any]) -> list[str]:
    """Check that the grid hangs together, and that suggested stalls obey the rules of set-up."""
    restaurant = _sites(values["restaurant"]) if "restaurant" in values else NOW.restaurant
    starts = _sites(values["starts"]) if "starts" in values else NOW.starts
    stalls = stalls_of(", ".join(values["suggested"])) if "suggested" in values else NOW.suggested
    market = set(range(d.SITES)) - set(restaurant)
    if not set(starts) <= market:
        return ["starts: customers begin in the market, not in the restaurant"]
    if _walked(starts[0], market) != market:
        return ["restaurant: the market hangs together"]
    problems = []
    for players in range(d.FEWEST_PLAYERS, d.MOST_PLAYERS + 1):
        column = d.MOST_PLAYERS - players
        rows = [[row[column], *row[3:]] for row in stalls if row[column] != NOT_THERE]
        found = _owner_problem(players, rows) or _placing_problem(rows, market, starts)
        if found:
            problems.append(f"suggested: with {players} players {found}")
    return problems


def _owner_problem(players: int, rows: Sequence[Sequence[int]]) -> str:
    trades = {owner: [row[1] for row in rows if row[0] == owner] for owner in range(d.OWNERS)}
    for owner, theirs in trades.items():
        is_neutral = owner == d.NEUTRAL
        if is_neutral:
            due = d.TRADES if players == d.PLAYERS_WITH_NEUTRALS else 0
        else:
            due = d.STALLS_AT_START if owner < players else 0
        if len(theirs) != due or len(set(theirs)) != due:
            name = "nobody" if is_neutral else f"player {owner + 1}"
            return f"{name} has {due} stalls of different colours"
    return ""


def _placing_problem(rows: Sequence[Sequence[int]], market: set[int], starts: Sequence[int]) -> str:
    tiles = [stall for _, _, stall, _ in rows]
    entries = [entry for _, _, _, entry in rows]
    for _, trade, stall, entry in rows:
        name = f"{d.TRADE_WORDS[trade]} {d.SITE_WORDS[stall]}"
        if (stall in market) == (trade == d.PURPLE):
            return f"{name} stands in the other area (CAI-BLD-04)"
        if entry not in market or entry not in NEIGHBOURS[stall]:
            return f"{name} has its entry on a market site beside it (CAI-BLD-02, CAI-BLD-05)"
        if any(other in tiles for other in NEIGHBOURS[stall]):
            return f"{name} touches a stall (CAI-BLD-09)"
        if sum(t == trade and d.SEGMENT_OF[s] == d.SEGMENT_OF[stall] for _, t, s, _ in rows) > 1:
            return f"{name} is not the only one of its colour in its segment (CAI-BLD-07)"
    taken = [*tiles, *entries, *starts]
    if len(set(taken)) < len(taken):
        return "each stall and each entry has a free site (CAI-BLD-12)"
    if not {*entries, *starts} <= _walked(starts[0], market - set(tiles)):
        return "every customer reaches every entry (CAI-ACC-02)"
    return ""


def _walked(start: int, walkable: set[int]) -> set[int]:
    """Return all sites that can be walked to."""
    seen = {start}
    queue = [start]
    for site in queue:
        for other in NEIGHBOURS[site]:
            if other in walkable and other not in seen:
                seen.add(other)
                queue.append(other)
    return seen


# Using them.


def use(values: Mapping[str, Any]) -> None:
    """Put values that have no problems in force."""
    if "restaurant" in values:
        NOW.restaurant = sorted(_sites(values["restaurant"]))
    if "starts" in values:
        NOW.starts = _sites(values["starts"])
    for joker, segments in values.get("jokers", {}).items():
        NOW.jokers[d.CARD_WORDS.index(joker) - d.JOKER] = [segment - 1 for segment in segments]
    for trade, points in values.get("gold", {}).items():
        NOW.gold[d.TRADE_WORDS.index(trade)] = points
    for trade, points in values.get("silver", {}).items():
        NOW.silver[d.TRADE_WORDS.index(trade)] = points
    if "suggested" in values:
        NOW.suggested = stalls_of(", ".join(values["suggested"]))


def digest() -> str:
    """Return what tells the values in force from others, in a few letters; nothing as long as none is replaced."""
    values = NOW.values()
    return "" if values == OWN else hashlib.sha256(repr(values).encode()).hexdigest()[:DIGEST]


def _sites(words: Iterable[str]) -> list[int]:
    return [d.SITE_WORDS.index(word) for word in words]


def _are_sites(value: Any) -> bool:
    return (
        isinstance(value, list)
        and all(isinstance(word, str) and word in d.SITE_WORDS for word in value)
        and len(set(value)) == len(value)
    )


def _unknown(where: str, values: Mapping[str, Any], known: Sequence[str]) -> list[str]:
    return [f"{where} has no '{name}'; it has: {', '.join(known)}" for name in values if name not in known]


def _is_number(value: object, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high
