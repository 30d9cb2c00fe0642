"""The Bonus cards: a draw pile without an order, a discard pile with one, and what is known of hidden hands.

A card in hand carries the number of the draw pile it came from, counting reshuffles. Everybody could see when it was
drawn, so that is what a seat knows of a hidden card: which cards came from each draw pile is known, where they are is
not. A card that leaves a hand shows its kind only. If it could have come from several draw piles, nobody knows any
more which of these the rest of the hand came from, and they count as one from then on (IST-RES-15).
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

    def unite_piles(self, hand: list[int], kind: i64, hands: list[list[int]]) -> None:
        """Make one of all draw piles from which a card of this kind may have come into this hand."""
        united: i64 = OPENLY
        number = next_number([hand], OPENLY)
        while number != OPENLY:
            if self.holds_hidden(kind, number, hands):
                if united != OPENLY:
                    change_number(hands, united, number)
                united = number
            number = next_number([hand], number)

    def holds_hidden(self, kind: i64, number: i64, hands: list[list[int]]) -> bool:
        """Tell whether a card of this kind from this draw pile is hidden somewhere, as everybody can work out."""
        if number == self.number and self.pile[kind] > 0:
            return True
        card = ORIGIN * number + kind
        return any(card in hand for hand in hands)

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


def change_number(hands: list[list[int]], number: i64, new: i64) -> None:
    """Count the cards of one draw pile as cards of another."""
    for hand in hands:
        for index, card in enumerate(hand):
            if card // ORIGIN == number:
                hand[index] = ORIGIN * new + (card & KIND)
        hand.sort()


def remove_card(hand: list[int], kind: i64) -> None:
    """Take a card of this kind out of a hand, an openly known one first: a hand is ascending."""
    for index, card in enumerate(hand):
        if card & KIND == kind:
            del hand[index]
            return


def is_mixed(hand: list[int]) -> bool:
    """Tell whether the hidden cards of a hand came from more than one draw pile."""
    return bool(hand) and next_number([hand], OPENLY) != hand[-1] // ORIGIN
