"""What a player has written on the sheet, and the cards that the player holds."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.games.choose_write.data import (
    BYTE,
    BYTE_MASK,
    GOODS,
    GOODS_ON_CARD,
    HIGH_BITS,
    LEFT_OVER_CARD,
    LETTERS,
    NO_CARD,
    ORIGIN_BITS,
    ORIGIN_MASK,
)
from bedesten.kit import bags
from bedesten.kit.deck import KIND

NO_CARDS: Final[list[int]] = []


def covers(have: i64, price: i64) -> bool:
    """Tell whether packed goods contain a price; no single number is larger than 127."""
    return ((have | HIGH_BITS) - price) & HIGH_BITS == HIGH_BITS


def goods_of(packed: i64, good: i64) -> i64:
    """Return how many goods of a type are packed here."""
    return (packed >> (BYTE * good)) & BYTE_MASK


def total_of(packed: i64) -> i64:
    """Return how many goods are packed here."""
    return (packed & BYTE_MASK) + ((packed >> 8) & BYTE_MASK) + ((packed >> 16) & BYTE_MASK) + (packed >> 24)


@final
@mypyc_attr(free_list_len=1)
class Player:
    """One sheet and one hand. Lists of cards are never changed but replaced, so that positions can share them."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.filled: i64 = 0  # goods, packed
        self.crossed: i64 = 0
        self.lira_filled: i64 = 0
        self.lira_crossed: i64 = 0
        self.actions_filled: i64 = 0  # Bonus Actions
        self.actions_crossed: i64 = 0
        self.checks: i64 = 0  # a bag of locations
        self.icons: i64 = 0  # those open, a bag of locations
        self.rubies: i64 = 0
        self.origins: i64 = 0  # where the Rubies came from, ORIGIN_BITS for each
        self.guild_played: i64 = 0
        self.cards_used: i64 = 0  # Goods cards, for their goods
        self.cards_discarded: i64 = 0  # Goods cards, whole as a cost
        self.hand: i64 = NO_CARD  # the Location card
        self.goods_cards: list[int] = NO_CARDS
        self.guild_cards: list[int] = NO_CARDS
        self.drawn: list[int] = NO_CARDS  # Guild cards of which one will be kept (c4)

    def clone(self) -> "Player":
        copy = Player(self.seat)
        copy.filled = self.filled
        copy.crossed = self.crossed
        copy.lira_filled = self.lira_filled
        copy.lira_crossed = self.lira_crossed
        copy.actions_filled = self.actions_filled
        copy.actions_crossed = self.actions_crossed
        copy.checks = self.checks
        copy.icons = self.icons
        copy.rubies = self.rubies
        copy.origins = self.origins
        copy.guild_played = self.guild_played
        copy.cards_used = self.cards_used
        copy.cards_discarded = self.cards_discarded
        copy.hand = self.hand
        copy.goods_cards = self.goods_cards
        copy.guild_cards = self.guild_cards
        copy.drawn = self.drawn
        return copy

    # What is available: filled and not crossed off (CNW-RES-02).

    def goods(self) -> i64:
        """Return the goods of the sheet that can be paid, packed."""
        return self.filled - self.crossed

    def good(self, good: i64) -> i64:
        return ((self.filled - self.crossed) >> (BYTE * good)) & BYTE_MASK

    def lira(self) -> i64:
        return self.lira_filled - self.lira_crossed

    def actions(self) -> i64:
        return self.actions_filled - self.actions_crossed

    def reach(self) -> i64:
        """Return what the sheet and the Goods cards could pay together, packed."""
        have: i64 = self.filled - self.crossed
        for card in self.goods_cards:
            have += GOODS_ON_CARD[card & KIND]
        return have

    def can_pay(self, price: i64) -> bool:
        """Tell whether a packed price can be paid with the sheet and Goods cards (CNW-GDS-05)."""
        return covers(self.filled - self.crossed, price) or (len(self.goods_cards) > 0 and covers(self.reach(), price))

    # Columns.

    def open_goods(self, column: i64) -> i64:
        """Return the types whose column has an empty space, one bit for each."""
        types: i64 = 0
        for good in range(GOODS):
            if (self.filled >> (BYTE * good)) & BYTE_MASK < column:
                types |= 1 << good
        return types

    def full_columns(self, column: i64) -> i64:
        full: i64 = 0
        for good in range(GOODS):
            if (self.filled >> (BYTE * good)) & BYTE_MASK >= column:
                full += 1
        return full

    # Rubies, icons, the end.

    def rubies_from(self, origin: i64) -> i64:
        return (self.origins >> (ORIGIN_BITS * origin)) & ORIGIN_MASK

    def palace_rubies(self) -> i64:
        total: i64 = 0
        for letter in range(LETTERS):
            total += self.rubies_from(letter)
        return total

    def best_letter(self) -> i64:
        best: i64 = 0
        for letter in range(LETTERS):
            best = max(best, self.rubies_from(letter))
        return best

    def has_icon(self, place: i64) -> bool:
        return (self.icons >> (bags.BITS * place)) & bags.MOST != 0

    def left_overs(self) -> i64:
        """Return what decides between equals at the end (CNW-END-13)."""
        cards: i64 = len(self.goods_cards)
        return total_of(self.goods()) + self.lira() + self.actions() + LEFT_OVER_CARD * cards
