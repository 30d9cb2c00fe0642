"""What can be chosen before a game of Istanbul."""

import re

from bedesten.core.errors import BadOption, shown
from bedesten.core.registry import Option
from bedesten.games.istanbul.data import COLOUR_WORDS, IN_ORDER, LONG_PATHS, SHORT_PATHS

LAYOUTS = {"short": SHORT_PATHS, "long": LONG_PATHS, "order": IN_ORDER}

RULES = Option("rules", "which expansions are in play", "base", ("base",))
LAYOUT = Option(
    "layout",
    "where the places lie: short paths, long paths, in order of their numbers, or by chance",
    "short",
    (*LAYOUTS, "random"),
    "a grid of your own such as 1.2.3.4/5.6.7.8/9.10.11.12/13.14.15.16",
)
NEUTRAL = Option("neutral", "play with neutral assistants (2 to 4 players)", "no", ("no", "yes"))
COLOURS = Option(
    "colours",
    "the colours of the seats in their order",
    "default",
    ("default",),
    f"as many different colours as players out of {'.'.join(COLOUR_WORDS)}, with dots between",
)
OPTIONS = (RULES, LAYOUT, NEUTRAL, COLOURS)


def read_layout(value: object) -> str:
    """Return a layout as text: its name, or a grid of 4 rows with each place 1 to 16 once (IST-SET-02)."""
    if isinstance(value, list | tuple):
        cells = [row if isinstance(row, list | tuple) else [row] for row in value]
        if any(type(cell) is not int for row in cells for cell in row):
            raise BadOption(f"layout={shown(value)} is not possible; a grid is 4 rows of 4 whole numbers.")
        value = "/".join(".".join(map(shown, row)) for row in cells)
    text = value.strip() if isinstance(value, str) else shown(value)
    if text in LAYOUT.choices:
        return text
    rows = [re.split(r"[.,\s]+", row.strip()) for row in text.split("/")] if isinstance(value, str) else []
    if [len(row) for row in rows] != [4] * 4:
        raise BadOption(f"layout={text[:60]} is not possible; accepted: {LAYOUT.accepted()}.")
    places = [cell for row in rows for cell in row]
    wrong = sorted({cell for cell in places if cell not in map(str, IN_ORDER)})
    missing = [str(place) for place in IN_ORDER if str(place) not in places]
    if wrong or missing:
        faults = [f"{', '.join(wrong)} is no place"] * bool(wrong) + [f"{', '.join(missing)} is missing"] * bool(
            missing
        )
        raise BadOption(f"layout={text[:60]} is not possible: {'; '.join(faults)}. Each place 1 to 16 lies there once.")
    return "/".join(".".join(row) for row in rows)


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
