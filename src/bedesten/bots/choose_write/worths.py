"""What things are worth in Choose & Write, in Rubies. The numbers were found by play, not by thought."""

from typing import Final, final

from bedesten.games.choose_write.data import LETTER_CHALLENGE

PALACE_CHALLENGE: Final = 12
"""The challenge, counted from 0, that asks for palace Rubies of all letters."""


@final
class SheetWorths:
    """The numbers of a judgement. `soon` is how fast something is reached: units of it for each action that is left."""

    def __init__(self) -> None:
        # Goods in stock: the first few of a type, those beyond, and how many actions before the end they begin to fade.
        self.good: float = 0.07
        self.more_goods: float = 0.03
        self.good_fade: float = 5.0
        # The nearest palace and the one after it: worth when its price is in stock, and how many goods off it counts.
        self.palace: float = 0.25
        self.second_palace: float = 0.15
        self.palace_span: float = 6.0
        self.growth: float = 0.05  # by how much a palace action spoils the next one
        # The rows of Bonus Rubies: worth when nearly reached, how many goods off it counts, goods for each action left.
        self.row: float = 0.9
        self.row_span: float = 16.0
        self.row_soon: float = 2.0
        # Lira in stock: the first ten, the second, those beyond; the Gemstone Dealer; the marks of Bonus Rubies.
        self.lira: float = 0.045
        self.more_lira: float = 0.03
        self.idle_lira: float = 0.01
        self.lira_fade: float = 5.0
        self.dealer: float = 0.15
        self.dealer_span: float = 10.0
        self.mark: float = 0.8
        self.mark_span: float = 18.0
        self.mark_soon: float = 2.5
        # Checks, with all actions left; a second one at the same location; the Tea House.
        self.check: float = 0.35
        self.second_check: float = 0.25
        self.tea_check: float = 0.35
        # Following: what a follow-up brings that can be paid, and how much an icon counts beside a Bonus Action.
        self.follow: float = 0.25
        self.icon: float = 0.7
        # Cards: a Goods card beside its goods, an unknown one, a Guild card that is drawn, playing one instead of a
        # Location card.
        self.card: float = 0.04
        self.draw: float = 0.17
        self.guild: float = 0.25
        self.guild_fade: float = 10.0
        self.tempo: float = 0.2
        self.guilds: list[float] = [
            0.35, 0.5, 0.35, 0.45, 0.35, 0.4, 0.55, 0.5, 0.4, 0.4, 0.5, 0.55, 0.2, 0.35, 0.5, 0.35,
        ]  # fmt: skip
        # Cards that stay: how much the follow-up and the next turn count, and what an unknown card brings.
        self.following: float = 0.8
        self.next: float = 0.3
        self.unknown: float = 0.3
        # What a tile of the wall asks for, beyond its worth: for each unit, a full column, a mark or a row.
        self.need_mark: float = 0.8
        self.need_row: float = 0.8
        self.need_column: float = 1.5
        self.need_icon: float = 0.2
        self.need_palace: float = 1.0
        self.need_letter: float = 1.0
        self.need_guild: float = 0.4


def worths_for(challenge: int) -> SheetWorths:
    """Return what things are worth to one who plays for a challenge, counted from 0."""
    worths = SheetWorths()
    if challenge in (PALACE_CHALLENGE, LETTER_CHALLENGE):
        worths.palace = 0.5
        worths.second_palace = 0.3
        worths.good = 0.12
        worths.more_goods = 0.05
        worths.draw = 0.25
        worths.growth = 0.0
    return worths
