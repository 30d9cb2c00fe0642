"""What Letters & Seals adds to the table."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.events import NOBODY


@final
@mypyc_attr(free_list_len=1)
class LettersTable:
    """The piles of Letters, the Kiosk, the Secret Society, and what is special about this turn."""

    def __init__(self) -> None:
        self.pile: i64 = 0  # a bag of Letters by their places, like the next one
        self.discards: i64 = 0
        self.kiosk: i64 = 0  # a bag of face-down Kiosk tiles
        self.uses: i64 = 0  # of the Secret Society
        self.is_extra: bool = False  # this turn was bought with seals (LET-DBL)
        self.is_walk: bool = False  # the Companion is the active token of this turn
        self.paid: bool = False  # and has paid the Merchants where he came to, so that phase 1 is over
        self.host: i64 = NOBODY  # the seat whose Merchant is not paid in this turn (LET-BON-10)

    def clone(self) -> "LettersTable":
        copy = LettersTable()
        copy.pile = self.pile
        copy.discards = self.discards
        copy.kiosk = self.kiosk
        copy.uses = self.uses
        copy.is_extra = self.is_extra
        copy.is_walk = self.is_walk
        copy.paid = self.paid
        copy.host = self.host
        return copy


NO_LETTERS: Final = LettersTable()
"""The table without the expansion. Nothing may change it."""
