"""The Bonus cards: a draw pile without an order, a discard pile with one, and what is known of hidden hands.

A card in hand carries the number of the draw pile it came from, counting reshuffles. Everybody could see that, so it
is all that a seat knows of a hidden card: the cards of each draw pile are known, who of them has which is not.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck

KIND: Final = 63
"""A card in hand is its kind plus ORIGIN times the number of its draw pile; `card & KIND` is the kind."""

ORIGIN: Final = 64
OPENLY: Final = 0
"""The origin of a card taken face up from the discard pile: everybody knows it (IST-RES-15)."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Discards:
    """The discard pile from its top card down; positions share it."""

    def __init__(self, kind: i64, below: "Discards | None") -> None:
        self.kind: i64 = kind
        self.below: Discards | None = below


def take_nth(pool: list[int], index: i64) -> i64:
    """Take the card with this index out of a pool of counts by kind; return its kind."""
    kind: i64 = 0
    while True:
        count: i64 = pool[kind]
        if index < count:
            pool[kind] = count - 1
            return kind
        index -= count
        kind += 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deck:
    """The two piles of Bonus cards."""

    def __init__(self, pile: list[int], size: i64) -> None:
        self.pile: list[int] = pile  # cards of each kind in the draw pile (IST-RES-13)
        self.size: i64 = size
        self.number: i64 = 1  # which draw pile this is
        self.discards: Discards | None = None
        self.discard_size: i64 = 0

    def clone(self) -> "Deck":
        copy = Deck(self.pile[:], self.size)
        copy.number = self.number
        copy.discards = self.discards
        copy.discard_size = self.discard_size
        return copy

    def can_draw(self) -> bool:
        return self.size > 0 or self.discard_size > 0

    def draw(self, luck: Luck) -> i64:
        """Take a card from the draw pile, which holds one; each card is equally likely."""
        kind = take_nth(self.pile, luck.below(self.size))
        self.size -= 1
        return kind + ORIGIN * self.number

    def take_discard(self) -> i64:
        """Take the top card of the discard pile, which holds one."""
        top = self.discards
        assert top is not None
        self.discards = top.below
        self.discard_size -= 1
        return top.kind + ORIGIN * OPENLY

    def put_on_discards(self, kind: i64) -> None:
        self.discards = Discards(kind, self.discards)
        self.discard_size += 1

    def reshuffle(self) -> None:
        """Make the discard pile the new draw pile; the old one is empty."""
        cell = self.discards
        while cell is not None:
            self.pile[cell.kind] += 1
            cell = cell.below
        self.size = self.discard_size
        self.discards = None
        self.discard_size = 0
        self.number += 1

    def discarded(self) -> list[int]:
        """Return the kinds in the discard pile, the top card first."""
        kinds: list[int] = []
        cell = self.discards
        while cell is not None:
            kinds.append(cell.kind)
            cell = cell.below
        return kinds

    def deal_anew(self, hands: list[list[int]], luck: Luck) -> None:
        """Deal all hidden cards anew: each to where it was, but an even choice of those from the same draw pile."""
        number = next_number(hands, OPENLY)
        while number != OPENLY:
            current = number == self.number
            pool = self.pile if current else [0] * len(self.pile)
            size: i64 = self.size if current else 0
            for hand in hands:
                for card in hand:
                    if card // ORIGIN == number:
                        pool[card & KIND] += 1
                        size += 1
            for hand in hands:
                for index, card in enumerate(hand):
                    if card // ORIGIN == number:
                        hand[index] = ORIGIN * number + take_nth(pool, luck.below(size))
                        size -= 1
            number = next_number(hands, number)
        for hand in hands:
            hand.sort()


def next_number(hands: list[list[int]], after: i64) -> i64:
    """Return the first draw pile after this one that a card in these hands came from; OPENLY if there is none."""
    found: i64 = OPENLY
    for hand in hands:
        for card in hand:
            number: i64 = card // ORIGIN
            if number > after and (found == OPENLY or number < found):
                found = number
    return found
