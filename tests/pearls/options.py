"""What can be chosen before a game of Pearls."""

from bedesten.core.registry import Option
from tests.pearls.data import TIDES as TIDE_CARDS

DAYS = Option("days", "how many days are played", "2", ("1", "2", "3"))
TIDES = Option(
    "tides",
    "gentle tides, or wild ones with more storms",
    "gentle",
    tuple(TIDE_CARDS),
    players={"wild": range(2, 4)},
    rule="PRL-SET-03",
)
OPTIONS = (DAYS, TIDES)
