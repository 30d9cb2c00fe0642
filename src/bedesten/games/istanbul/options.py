"""What can be chosen before a game of Istanbul."""

import re

from bedesten.core.errors import BadOption, shown
from bedesten.core.luck import Luck
from bedesten.core.registry import Option
from bedesten.games.istanbul.chapters import RULE_SETS
from bedesten.games.istanbul.data import COLOUR_WORDS, IN_ORDER, LONG_PATHS, SHORT_PATHS
from bedesten.games.istanbul.parts import RuleSet
from bedesten.games.istanbul.rules import BASE
from bedesten.games.istanbul.setup import random_layout
from bedesten.kit.reader import numbers_text

LAYOUTS = {"short": SHORT_PATHS, "long": LONG_PATHS, "order": IN_ORDER}
"""The fixed layouts of the base game by their names."""

RULES = Option("rules", "which expansions are in play", "base", tuple(RULE_SETS))
LAYOUT = Option(
    "layout",
    "where the places lie: as for a first game, by chance; in the base game also short paths (its first), long paths, "
    "in order of their numbers",
    "first",
    ("first", *LAYOUTS, "random"),
    "a grid of your own such as 1.2.3.4/5.6.7.8/9.10.11.12/13.14.15.16",
    arranges=True,
)
NEUTRAL = Option(
    "neutral", "play with neutral assistants", "no", ("no", "yes"), players={"yes": range(2, 5)}, rule="IST-NEU-01"
)
COLOURS = Option(
    "colours",
    "the colours of the seats in their order",
    "default",
    ("default",),
    f"as many different colours as players out of {'.'.join(COLOUR_WORDS)}, with dots between",
)
CARDS = Option(
    "cards", "with Letters & Seals: its new bonus cards only, or those of all boxes in play", "new", ("new", "all")
)
OPTIONS = (RULES, CARDS, LAYOUT, NEUTRAL, COLOURS)


def layouts_of(rules: RuleSet) -> dict[str, list[int]]:
    """Return the fixed layouts of a rule set by their names."""
    if rules is BASE:
        return LAYOUTS
    return {"first": rules.first_layout} if rules.first_layout else {}


def layout_choices(rules: RuleSet) -> list[str]:
    """Return the layouts that a rule set has by name (IST-SET-27)."""
    return [*layouts_of(rules), "random"]


def read_layout(rules: RuleSet, value: object) -> str:
    """Return a layout as text: its name, or a grid with each place of the rule set once (IST-SET-02, MOC-SET-01)."""
    columns, places = rules.columns, [str(number) for number in rules.numbers()]
    rows = len(places) // columns
    if isinstance(value, list | tuple):
        given = [row if isinstance(row, list | tuple) else [row] for row in value]
        if any(type(cell) is not int for row in given for cell in row):
            raise BadOption(f"layout={shown(value)} is not possible; a grid is {rows} rows of {columns} whole numbers.")
        value = "/".join(".".join(map(shown, row)) for row in given)
    text = value.strip() if isinstance(value, str) else shown(value)
    choices = layout_choices(rules)
    if text == "first":
        return choices[0]
    if text in choices:
        return text
    grid = [re.split(r"[.,\s]+", row.strip()) for row in text.split("/")] if isinstance(value, str) else []
    if [len(row) for row in grid] != [columns] * rows:
        own = LAYOUT.also if rules is BASE else f"a grid of your own, {rows} rows of {columns} places"
        raise BadOption(f"layout={text[:60]} is not possible; accepted: {', '.join(choices)}, or {own}.")
    cells = [cell for row in grid for cell in row]
    wrong = sorted({cell for cell in cells if cell not in places})
    missing = [place for place in places if place not in cells]
    if wrong or missing:
        faults = [f"{', '.join(wrong)} is no place"] * bool(wrong) + [f"{', '.join(missing)} is missing"] * bool(
            missing
        )
        each = numbers_text(rules.numbers())
        raise BadOption(f"layout={text[:60]} is not possible: {'; '.join(faults)}. Each place {each} lies there once.")
    return "/".join(".".join(row) for row in grid)


def layout_of(rules: RuleSet, text: str, luck: Luck) -> list[int]:
    """Return the layout that a text names, drawn by luck if it is a random one."""
    if text == "random":
        return random_layout(rules, luck)
    if text == "first":
        return rules.first_layout[:]
    if text in LAYOUTS:
        return LAYOUTS[text][:]
    return [int(cell) for row in text.split("/") for cell in row.split(".")]


def layout_text(rules: RuleSet, layout: list[int]) -> str:
    """Return a layout by its name if it has one, else as a grid."""
    for name, places in layouts_of(rules).items():
        if places == layout:
            return name
    columns = rules.columns
    rows = [layout[start : start + columns] for start in range(0, len(layout), columns)]
    return "/".join(".".join(map(str, row)) for row in rows)


def read_colours(players: int, value: object) -> str:
    """Return the colours of the seats as text (IST-SET-01)."""
    if isinstance(value, list | tuple):
        value = ".".join(colour if isinstance(colour, str) else shown(colour) for colour in value)
    text = value.strip() if isinstance(value, str) else shown(value)
    if text == "default":
        text = ".".join(COLOUR_WORDS[:players])
    colours = re.split(r"[.,\s]+", text)
    if len(colours) != players or len(set(colours)) != players or set(colours) - set(COLOUR_WORDS):
        raise BadOption(f"colours={text[:60]} is not possible for {players} players; accepted: {COLOURS.accepted()}.")
    return ".".join(colours)
