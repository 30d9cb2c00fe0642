"""Reading the printed values that replace what is reconstructed (docs/hosting.md)."""

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

from bedesten.core.errors import shown
from bedesten.games.istanbul.data import GOOD_LETTERS
from bedesten.games.istanbul.letters import components as letters
from bedesten.games.istanbul.reconstructed import NOW, OWN

MOST = 20
"""No single number on a card is larger."""

SUMS = range(2, 13)
MOST_BAKSHEESH = 5
"""A wheelbarrow holds no more goods of one type."""

DIGEST = 12
"""Letters that identify the values in force."""

Setter = Callable[[int, int], None]


def _coffee(number: int, value: int) -> None:
    NOW.guild_coffee[number] = value


def _lira(number: int, value: int) -> None:
    NOW.guild_lira[number] = value


def _goods(number: int, value: int) -> None:
    NOW.guild_goods[number] = value


def _blue(number: int, value: int) -> None:
    NOW.guild_blue[number] = value


def _price(number: int, value: int) -> None:
    NOW.guild_extension_price = value


def _bonus_cards(number: int, value: int) -> None:
    NOW.guild_bonus_cards = value


def _times(number: int, value: int) -> None:
    NOW.guild_hit_times = value


def _roast(number: int, value: int) -> None:
    NOW.guild_roast_coffee = value


def _guild_cards(number: int, value: int) -> None:
    NOW.guild_guild_cards = value


# What is reconstructed of each Guild card (DAT-18): name, least and most value, and where it goes.
GUILDS: dict[int, dict[str, tuple[int, int, Setter]]] = {
    1: {"price": (0, MOST, _price)},
    **{number: {"goods": (0, 4, _goods)} for number in (2, 3, 4)},
    **{number: {"coffee": (0, MOST, _coffee)} for number in (5, 7, 10, 11, 13)},
    6: {"coffee": (0, MOST, _coffee), "cards": (1, 3, _bonus_cards)},
    8: {"blue": (0, 5, _blue)},
    9: {"times": (1, 5, _times)},
    17: {"coffee": (1, MOST, _roast)},
    18: {"coffee": (0, MOST, _coffee), "cards": (1, 5, _guild_cards)},
    20: {"lira": (0, MOST, _lira)},
}
NAMES = ("baksheesh_back", "coffee_dice", "guild", *letters.NAMES)


def problems_of(values: Mapping[str, Any]) -> list[str]:
    """Return everything that is wrong with the values of a file, each as a sentence part."""
    problems = _unknown("it", values, NAMES)
    back = values.get("baksheesh_back", "RRR")
    if not isinstance(back, str) or not back or set(back) - set(GOOD_LETTERS):
        problems.append(f"baksheesh_back are letters of {GOOD_LETTERS}, such as 'RRR', not {shown(back)}")
    elif max(back.count(letter) for letter in GOOD_LETTERS) > MOST_BAKSHEESH:
        problems.append(
            f"baksheesh_back has at most {MOST_BAKSHEESH} goods of a type, as a wheelbarrow, not {shown(back)}"
        )
    dice = _table(values, "coffee_dice", problems)
    problems += _unknown("coffee_dice", dice, ("coffee", "lira"))
    for name, row in dice.items():
        if not isinstance(row, list) or len(row) != len(SUMS) or not all(_is_number(item, 0, MOST) for item in row):
            problems.append(
                f"coffee_dice: {name} has a number from 0 to {MOST} for each sum from 2 to 12, {len(SUMS)} in all"
            )
    guilds = _table(values, "guild", problems)
    for text, card in guilds.items():
        known = GUILDS.get(int(text)) if text.isdecimal() else None
        if known is None:
            numbers = ", ".join(map(str, GUILDS))
            problems.append(f"guild: {text} is no card with a reconstructed value; those are {numbers}")
        elif not isinstance(card, Mapping):
            problems.append(f"guild: {text} is a table of names and values, not {shown(card)}")
        else:
            problems += _unknown(f"guild: {text}", card, tuple(known))
            for name, value in card.items():
                if name in known and not _is_number(value, *known[name][:2]):
                    low, high, _ = known[name]
                    problems.append(f"guild: {text}: {name} is a number from {low} to {high}, not {shown(value)}")
    return problems + letters.problems_of(values)


def use(values: Mapping[str, Any]) -> None:
    """Put values that have no problems in force."""
    if "baksheesh_back" in values:
        NOW.baksheesh_back = [values["baksheesh_back"].count(letter) for letter in GOOD_LETTERS]
    dice = values.get("coffee_dice", {})
    if "coffee" in dice:
        NOW.dice_coffee = [0, 0, *dice["coffee"]]
    if "lira" in dice:
        NOW.dice_lira = [0, 0, *dice["lira"]]
    for text, card in values.get("guild", {}).items():
        for name, value in card.items():
            GUILDS[int(text)][name][2](int(text), value)
    letters.use(values)


def digest() -> str:
    """Return what tells the values in force from others, in a few letters; nothing as long as none is replaced."""
    values = NOW.values()
    return "" if values == OWN else hashlib.sha256(repr(values).encode()).hexdigest()[:DIGEST]


def _unknown(where: str, values: Mapping[str, Any], known: tuple[str, ...]) -> list[str]:
    return [f"{where} has no '{name}'; it has: {', '.join(known)}" for name in values if name not in known]


def _table(values: Mapping[str, Any], name: str, problems: list[str]) -> Mapping[str, Any]:
    table = values.get(name, {})
    if isinstance(table, Mapping):
        return table
    problems.append(f"{name} is a table of names and values, not {shown(table)}")
    return {}


def _is_number(value: object, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high
