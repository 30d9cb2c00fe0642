"""The components of Pearls; code contains no number of them."""

from typing import Final

NAME: Final = "pearls"
SEAT_WORDS: Final = ("amber", "coral", "jade")

SHELL_WORDS: Final = ("sand", "white", "pink", "black")
SHELLS: Final = (4, 5, 3, 2)
WORTH: Final = (0, 1, 2, 4)
"""What is in the shells: how many there are of each kind, and what one is worth in a chest."""

TIDE_WORDS: Final = ("calm", "spring", "storm")
CALM, SPRING, STORM = range(3)
TIDES: Final = {"gentle": (4, 2, 2), "wild": (3, 2, 4)}
"""The tide cards of each kind, by the option."""

DRAWN: Final = (1, 2, 0)
"""How many shells a tide brings up."""

CHEST: Final = 3
"""How many shells a chest holds."""

SET_BONUS: Final = 3
"""What a chest with a white, a pink and a black pearl is worth beside them: made up, as no printed value is known."""


class Printed:
    """The values in force of what is made up; a file of printed components may replace them."""

    set_bonus: int = SET_BONUS
