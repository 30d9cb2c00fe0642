"""What no source has: values that fit the rest but were not read off the printed components.

They are marked [reconstructed] in docs/rules. Whoever owns the box can replace them: `components.py` reads a file with
the printed values and puts them here before games begin. So nothing may copy a value from here when it is loaded.
"""

from typing import Final, final


@final
class Reconstructed:
    """The values in force. Lists about Guild cards go by the number of the card."""

    def __init__(self) -> None:
        # DAT-17: coffee and Lira for a roll of 2, 3, … 12 with the card Coffee dice.
        self.dice_coffee: list[int] = [0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3]
        self.dice_lira: list[int] = [0, 0, 0, 0, 0, 0, 0, 3, 3, 4, 4, 5, 5]
        # DAT-18: what each Guild card gives beside the action of its place. The coffee of 16 is printed in the rules.
        self.guild_coffee: list[int] = [0, 0, 0, 0, 0, 2, 1, 2, 0, 0, 2, 2, 0, 3, 0, 0, 3, 0, 2, 0, 0]
        self.guild_lira: list[int] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6]
        self.guild_goods: list[int] = [0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # of choice
        self.guild_blue: list[int] = [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        self.guild_extension_price: int = 4  # 1
        self.guild_bonus_cards: int = 3  # 6: instead of 2
        self.guild_hit_times: int = 2  # 9: how many times the Lira of a call that was hit
        self.guild_roast_coffee: int = 3  # 17: for each option of the Roasting Plant
        self.guild_guild_cards: int = 3  # 18: instead of 2
        # DAT-15: copies of each Bonus card of Letters & Seals.
        self.letter_deck: list[int] = [2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2]
        # DAT-17: Letters and Lira for a roll of 2, 3, … 12 with the card Letter dice.
        self.dice_letters: list[int] = [0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3]
        self.letter_lira: list[int] = [0, 0, 0, 0, 0, 0, 0, 3, 3, 4, 4, 5, 5]
        # DAT-21: Letters for each place, by its number; at most three each.
        self.letters: list[int] = [0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        # DAT-22: Kiosk tiles k1 to k24; at most three of a kind.
        self.kiosk: list[int] = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
        # DAT-20: goods (R, G, Y, B) on the back of the Baksheesh tile.
        self.baksheesh_back: list[int] = [3, 0, 0, 0]

    def values(self) -> list[list[int]]:
        """Return all values, to compare them."""
        return [
            self.dice_coffee,
            self.dice_lira,
            self.guild_coffee,
            self.guild_lira,
            self.guild_goods,
            self.guild_blue,
            [self.guild_extension_price, self.guild_bonus_cards, self.guild_hit_times],
            [self.guild_roast_coffee, self.guild_guild_cards],
            self.letter_deck,
            self.dice_letters,
            self.letter_lira,
            self.letters,
            self.kiosk,
            self.baksheesh_back,
        ]


OWN: Final[list[list[int]]] = Reconstructed().values()
"""The values without a file."""

NOW: Final = Reconstructed()
