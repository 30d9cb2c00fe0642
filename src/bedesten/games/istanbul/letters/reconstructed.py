"""What no source tells of Letters & Seals: to be replaced by the printed values of whoever owns the box."""

from typing import Final

# DAT-15: copies of each kind, in the order of LETTER_CARD_WORDS.
LETTER_DECK: Final[list[int]] = [2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2]

# DAT-17: Letters and Lira for a roll of 2, 3, … 12 with the card `letter-dice`.
DICE_LETTERS: Final[list[int]] = [0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3]
DICE_LIRA: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 3, 3, 4, 4, 5, 5]

# DAT-21: Letters for each place, by its number; at most three each.
LETTERS: Final[list[int]] = [0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]

# DAT-22: Kiosk tiles of each kind; at most three each.
KIOSK_COPIES: Final[list[int]] = [1] * 24
