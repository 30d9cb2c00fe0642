"""What Mocha & Baksheesh adds to the table."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.games.istanbul.deck import Deck
from bedesten.games.istanbul.table import Walks

NOBODY: Final = -1


@final
@mypyc_attr(free_list_len=1)
class MochaTable:
    """The Coffee Trader, the Barrier, the Tavern, the Coffee House, and the piles of Guild cards."""

    def __init__(self, guilds: Deck) -> None:
        self.guilds: Deck = guilds
        self.trader: i64 = 0
        self.rubies: i64 = 0  # on the Coffee House
        self.movement_taken: i64 = 0  # Tavern tiles of each kind
        self.encounter_taken: i64 = 0
        self.turned: i64 = 0  # which side of the Baksheesh tile is up
        self.control: i64 = NOBODY  # the seat that holds the Control tile
        self.detour: Walks | None = None  # how all others walk around the Barrier; None before its first use

    def clone(self) -> "MochaTable":
        copy = MochaTable(self.guilds.clone())
        copy.trader = self.trader
        copy.rubies = self.rubies
        copy.movement_taken = self.movement_taken
        copy.encounter_taken = self.encounter_taken
        copy.turned = self.turned
        copy.control = self.control
        copy.detour = self.detour
        return copy


NO_MOCHA: Final = MochaTable(Deck([], 0))
"""The table without the expansion: its tokens stand nowhere. Nothing may change it."""
