"""Reading the printed values that replace what is reconstructed (docs/hosting.md)."""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

from bedesten.core.errors import shown
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.reconstructed import NOW, OWN
from bedesten.kit import bags

DIGEST = 12
"""Letters that identify the values in force."""

MOST_SPACES = 24
MOST_LIRA = 60
"""No column and no Lira section is longer: what is left can be packed, and a game stays finite."""

NAMES = (
    "warehouses", "icons", "column", "rows", "lira_sections", "tea_house", "tea_house_squares", "action_spaces",
    "left_marks", "ruby_cards", "goods_cards", "guild_lira",
)  # fmt: skip

NUMBERS = {
    "column": (1, MOST_SPACES),
    "tea_house": (1, 20),
    "tea_house_squares": (0, bags.MOST),
    "action_spaces": (1, 30),
}
ICON_PLACES = tuple(d.LOCATION_WORDS[1 : d.PALACE])
MARKED = d.LOCATION_WORDS[1:]


def problems_of(values: Mapping[str, Any]) -> list[str]:
    """Return everything that is wrong with the values of a file, each as a sentence part."""
    problems = _unknown("it", values, NAMES)
    for name, (low, high) in NUMBERS.items():
        if name in values and not _is_number(values[name], low, high):
            problems.append(f"{name} is a number from {low} to {high}, not {shown(values[name])}")
    for name, check in CHECKS.items():
        if name in values:
            problems += check(values[name])
    if not problems:
        column, rows = values.get("column", NOW.column), values.get("rows", NOW.rows)
        if max(rows) > column:
            problems.append(f"rows: a column of {column} spaces has no row {max(rows)}")
    return problems


def _warehouses(value: Any) -> list[str]:
    words = [d.LOCATION_WORDS[place] for place in d.WAREHOUSES]
    if not isinstance(value, Mapping) or sorted(map(str, value)) != sorted(words):
        return [f"warehouses is a table of {', '.join(words)}, each with its good, not {shown(value)}"]
    if sorted(map(str, value.values())) != sorted(d.GOOD_WORDS):
        return [f"warehouses: each of {', '.join(d.GOOD_WORDS)} is given at one of them"]
    return []


def _icons(value: Any) -> list[str]:
    players = [str(count) for count in range(1, d.MOST_PLAYERS + 1)]
    if not isinstance(value, Mapping):
        return [f"icons is a table of numbers of players, not {shown(value)}"]
    problems = _unknown("icons", value, players)
    for count, row in value.items():
        if not isinstance(row, Mapping):
            problems.append(f"icons: {count} is a table of locations and icons, not {shown(row)}")
            continue
        problems += _unknown(f"icons: {count}", row, ICON_PLACES)
        problems += [
            f"icons: {count}: {place} has 0 to 3 icons, not {shown(icons)}"
            for place, icons in row.items()
            if not _is_number(icons, 0, 3)
        ]
    return problems


def _rows(value: Any) -> list[str]:
    if (
        not isinstance(value, list)
        or len(value) != 3
        or not all(_is_number(row, 1, MOST_SPACES) for row in value)
        or sorted(set(value)) != value
    ):
        return [f"rows are the three rows with a Bonus Ruby, ascending, such as [4, 7, 10], not {shown(value)}"]
    return []


def _sections(value: Any) -> list[str]:
    if not isinstance(value, list) or len(value) != 3 or not all(_is_number(part, 1, MOST_LIRA) for part in value):
        return [f"lira_sections are the spaces of the three sections, 1 to {MOST_LIRA} each, not {shown(value)}"]
    return []


def _marks(value: Any) -> list[str]:
    if not isinstance(value, Mapping):
        return [f"left_marks is a table of locations and copies marked left, not {shown(value)}"]
    return _unknown("left_marks", value, MARKED) + [
        f"left_marks: {place} has 0 to {d.COPIES_EACH} copies marked left, not {shown(copies)}"
        for place, copies in value.items()
        if not _is_number(copies, 0, d.COPIES_EACH)
    ]


def _ruby_cards(value: Any) -> list[str]:
    if not isinstance(value, Mapping):
        return [f"ruby_cards is a table of r1 to r20, not {shown(value)}"]
    problems = _unknown("ruby_cards", value, d.RUBY_WORDS)
    for card, goods in value.items():
        if not isinstance(goods, list) or len(goods) != d.RUBY_CARD_GOODS or any(g not in d.GOOD_WORDS for g in goods):
            problems.append(f"ruby_cards: {card} has {d.RUBY_CARD_GOODS} goods, the top one first, not {shown(goods)}")
    return problems


def _goods_cards(value: Any) -> list[str]:
    if not isinstance(value, Mapping) or sorted(map(str, value)) != sorted(d.GOODS_CARD_WORDS):
        return [f"goods_cards is a table of {', '.join(d.GOODS_CARD_WORDS)} and their copies, not {shown(value)}"]
    if not all(_is_number(copies, 0, 3) for copies in value.values()) or sum(value.values()) != d.GOODS_CARDS:
        return [f"goods_cards: there are 0 to 3 copies of each, {d.GOODS_CARDS} in all, not {shown(value)}"]
    return []


def _guild_lira(value: Any) -> list[str]:
    if not isinstance(value, Mapping):
        return [f"guild_lira is a table of g1 to g16 and their Lira, not {shown(value)}"]
    low, high = d.LEAST_GUILD_LIRA, d.MOST_GUILD_LIRA
    return _unknown("guild_lira", value, d.GUILD_WORDS) + [
        f"guild_lira: {guild} is a number from {low} to {high}, not {shown(lira)}"
        for guild, lira in value.items()
        if not _is_number(lira, low, high)
    ]


CHECKS: dict[str, Callable[[Any], list[str]]] = {
    "warehouses": _warehouses,
    "icons": _icons,
    "rows": _rows,
    "lira_sections": _sections,
    "left_marks": _marks,
    "ruby_cards": _ruby_cards,
    "goods_cards": _goods_cards,
    "guild_lira": _guild_lira,
}


def use(values: Mapping[str, Any]) -> None:
    """Put values that have no problems in force."""
    NOW.column = values.get("column", NOW.column)
    NOW.tea_house = values.get("tea_house", NOW.tea_house)
    NOW.tea_house_squares = values.get("tea_house_squares", NOW.tea_house_squares)
    NOW.action_spaces = values.get("action_spaces", NOW.action_spaces)
    NOW.rows = list(values.get("rows", NOW.rows))
    NOW.lira_sections = list(values.get("lira_sections", NOW.lira_sections))
    for place, good in values.get("warehouses", {}).items():
        NOW.warehouse[d.LOCATION_WORDS.index(str(place))] = d.GOOD_WORDS.index(good)
    for players, icons in values.get("icons", {}).items():
        for place, count in icons.items():
            NOW.icons[int(players)][d.LOCATION_WORDS.index(str(place))] = count
    for place, copies in values.get("left_marks", {}).items():
        NOW.left_marks[d.LOCATION_WORDS.index(str(place))] = copies
    for card, goods in values.get("ruby_cards", {}).items():
        NOW.ruby_cards[d.RUBY_WORDS.index(card)] = [d.GOOD_WORDS.index(good) for good in goods]
    if "goods_cards" in values:
        NOW.goods_cards = [values["goods_cards"][word] for word in d.GOODS_CARD_WORDS]
    for guild, lira in values.get("guild_lira", {}).items():
        NOW.guild_lira[d.GUILD_WORDS.index(guild)] = lira


def digest() -> str:
    """Return what tells the values in force from others, in a few letters; nothing as long as none is replaced."""
    values = NOW.values()
    return "" if values == OWN else hashlib.sha256(repr(values).encode()).hexdigest()[:DIGEST]


def _unknown(where: str, values: Mapping[str, Any], known: tuple[str, ...] | list[str]) -> list[str]:
    return [f"{where} has no '{name}'; it has: {', '.join(known)}" for name in values if name not in known]


def _is_number(value: object, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high
