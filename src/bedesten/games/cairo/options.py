"""What can be chosen before a game of Cairo."""

from collections.abc import Mapping

from bedesten.core.registry import Option
from bedesten.games.cairo.parts import Terms
from bedesten.games.cairo.reconstructed import NOW

START = Option(
    "start",
    "the first stalls stand on suggested sites, or the players put them down",
    "suggested",
    ("suggested", "variable"),
)
CAP = Option(
    "cap",
    "turns of all players together after which the final phase begins in any case; always off where a person plays",
    str(NOW.cap),
    (str(NOW.cap), "off"),
    people="off",
)
OPTIONS = (START, CAP)


def terms_of(players: int, settings: Mapping[str, str]) -> Terms:
    """Return how a game is played with these settings, all of which are there."""
    return Terms(players, settings[START.name] == "variable", settings[CAP.name] != "off")


def settings_of(terms: Terms) -> dict[str, str]:
    """Return the settings of a game that is played so."""
    return {
        START.name: "variable" if terms.is_variable else "suggested",
        CAP.name: CAP.default if terms.is_capped else "off",
    }
