"""What Mocha & Baksheesh adds to the table."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.events import NOBODY
from bedesten.games.istanbul.table import Walks
from bedesten.kit.deck import Deck


@final
@mypyc_attr(free_list_len=1)
class MochaTable:
    """The Barrier, the Tavern, the piles of Guild cards, and the one that is played in this turn."""

    def __init__(self, guilds: Deck) -> None:
        self.guilds: Deck = guilds
        self.guild: i64 = 0  # the Guild card that replaces this turn
        self.movement_taken: i64 = 0  # Tavern tiles of each kind
        self.encounter_taken: i64 = 0
        self.turned: i64 = 0  # which side of the Baksheesh tile is up
        self.control: i64 = NOBODY  # the seat that holds the Control tile
        self.detour: Walks | None = None  # how all others walk around the Barrier; None before its first use

    def clone(self) -> "MochaTable":
        copy = MochaTable(self.guilds.clone())
        copy.guild = self.guild
        copy.movement_taken = self.movement_taken
        copy.encounter_taken = self.encounter_taken
        copy.turned = self.turned
        copy.control = self.control
        copy.detour = self.detour
        return copy


NO_MOCHA: Final = MochaTable(Deck([], 0))
"""The table without the expansion. Nothing may change it."""
