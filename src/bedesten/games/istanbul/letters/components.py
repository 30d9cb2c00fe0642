"""Reading the printed values of Letters & Seals that replace what is reconstructed (docs/hosting.md)."""

from collections.abc import Mapping, Sequence
from typing import Any

from bedesten.core.errors import shown
from bedesten.games.istanbul.data import A_LETTER, CARD_WORDS, LAST_PLACE
from bedesten.games.istanbul.letters.data import KIOSK_REVEALED, KIOSK_WORDS
from bedesten.games.istanbul.letters.rules import renew_decks
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.kit import bags

SUMS = range(2, 13)
MOST = 20
"""No single number on a card is larger."""

MOST_COPIES = 9
LEAST_TILES = max(KIOSK_REVEALED)
"""As many Kiosk tiles are revealed with 5 players."""

CARDS = CARD_WORDS[A_LETTER:]
PLACES = [str(place) for place in range(1, LAST_PLACE + 1)]
NAMES = ("letters", "kiosk", "letter_cards", "letter_dice")


def problems_of(values: Mapping[str, Any]) -> list[str]:
    """Return everything that is wrong with the values of a file, each as a sentence part."""
    problems = _copies(values, "letters", PLACES, bags.MOST)
    problems += _copies(values, "kiosk", KIOSK_WORDS, bags.MOST)
    problems += _copies(values, "letter_cards", CARDS, MOST_COPIES)
    if not problems:
        if not any(_counts(values, "letters", PLACES, NOW.letters[1:])):
            problems.append("letters: there is at least one Letter")
        tiles = sum(_counts(values, "kiosk", KIOSK_WORDS, NOW.kiosk))
        if tiles < LEAST_TILES or tiles % 2:
            problems.append(f"kiosk: the tiles make two equal stacks of {LEAST_TILES // 2} or more, not {tiles} in all")
        if not any(_counts(values, "letter_cards", CARDS, NOW.letter_deck)):
            problems.append("letter_cards: there is at least one card")
    dice = values.get("letter_dice", {})
    if not isinstance(dice, Mapping):
        return [*problems, f"letter_dice is a table of names and values, not {shown(dice)}"]
    for name, row in dice.items():
        if name not in ("letters", "lira"):
            problems.append(f"letter_dice has no '{name}'; it has: letters, lira")
        elif (
            not isinstance(row, list)
            or len(row) != len(SUMS)
            or any(type(item) is not int or not 0 <= item <= MOST for item in row)
        ):
            problems.append(
                f"letter_dice: {name} has a number from 0 to {MOST} for each sum from 2 to 12, {len(SUMS)} in all"
            )
    return problems


def _copies(values: Mapping[str, Any], key: str, names: Sequence[str], most: int) -> list[str]:
    """Check a table of names and how many there are of each."""
    table = values.get(key, {})
    if not isinstance(table, Mapping):
        return [f"{key} is a table of names and values, not {shown(table)}"]
    problems = [f"{key} has no '{name}'; it has: {', '.join(names)}" for name in table if name not in names]
    return problems + [
        f"{key}: {name} is a number from 0 to {most}, not {shown(copies)}"
        for name, copies in table.items()
        if name in names and (type(copies) is not int or not 0 <= copies <= most)
    ]


def _counts(values: Mapping[str, Any], key: str, names: Sequence[str], now: Sequence[int]) -> list[int]:
    """Return how many there are of each: those of the file, else as they are."""
    table = values.get(key, {})
    return [table.get(name, now[index] if index < len(now) else 0) for index, name in enumerate(names)]


def use(values: Mapping[str, Any]) -> None:
    """Put values that have no problems in force."""
    NOW.letters = [0, *_counts(values, "letters", PLACES, NOW.letters[1:])]
    NOW.kiosk = _counts(values, "kiosk", KIOSK_WORDS, NOW.kiosk)
    NOW.letter_deck = _counts(values, "letter_cards", CARDS, NOW.letter_deck)
    dice = values.get("letter_dice", {})
    if "letters" in dice:
        NOW.dice_letters = [0, 0, *dice["letters"]]
    if "lira" in dice:
        NOW.letter_lira = [0, 0, *dice["lira"]]
    renew_decks()
