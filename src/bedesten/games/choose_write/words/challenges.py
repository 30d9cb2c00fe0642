"""The wall of solo challenges in words."""

from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.words.names import listed

MEASURES: dict[str, tuple[str, str]] = {
    "rubies": ("ruby", "rubies"),
    "checks": ("check", "checks"),
    "lira": ("Lira filled in", "Lira filled in"),
    "full-columns": ("full goods column", "full goods columns"),
    "goods-rubies": ("ruby of goods rows", "rubies of goods rows"),
    "guild-played": ("guild card played", "guild cards played"),
    "open-icons": ("open icon", "open icons"),
    "goods-cards": ("goods card played", "goods cards played"),
    "palace-rubies": ("palace ruby", "palace rubies"),
    "letter-rubies": ("ruby of one letter", "rubies of one letter"),
    "other-letters": ("ruby of another letter", "rubies of other letters"),
}
"""What the conditions count: one of it, and several."""


def condition_text(measure: str, asks: str, need: int) -> str:
    """Return what a condition asks for: at least 35 Lira filled in, no open icons, exactly 10 rubies."""
    one, several = MEASURES[measure]
    if asks == "at-most" and need == 0:
        return f"no {several}"
    return f"{asks.replace('-', ' ')} {need} {one if need == 1 else several}"


def challenge_text(challenge: int) -> str:
    """Return what a challenge, counted from 1, asks for."""
    asked = [
        condition_text(d.MEASURE_WORDS[measure], "at-most" if asks == d.AT_MOST else "at-least", need)
        for measure, asks, need in d.CHALLENGES[challenge - 1]
    ]
    return listed(asked)
