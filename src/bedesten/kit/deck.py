"""A deck of cards: a draw pile without an order, a discard pile with one, and what everybody saw of hidden hands.

A card in hand carries the number of the draw pile it came from, counting reshuffles. Everybody could see when it was
drawn, so that is what a seat knows of a hidden card: which cards came from each draw pile is known, where they are is
not. A card that leaves a hand shows its kind only. If it could have come from several draw piles, the others are in
doubt from which of these the rest of the hand came. From then on the deck remembers what everybody could see, so that
`inference.py` can work out what each seat may conclude.

A hand is a list of cards, ascending, and belongs to the game; a deck is handed all hands where it needs them.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck

KIND: Final = 63
"""A card in hand is its kind plus ORIGIN times the number of its draw pile; `card & KIND` is the kind."""

ORIGIN: Final = 64
OPENLY: Final = 0
"""The origin of a card taken face up, as from the discard pile: everybody knows it."""


@final
@mypyc_attr(free_list_len=1)
class Discards:
    """The discard pile from its top card down; positions share it."""

    def __init__(self, kind: i64, below: "Discards | None") -> None:
        self.kind: i64 = kind
        self.below: Discards | None = below


RESHUFFLE: Final = -1
"""The seat of a memory of a reshuffle."""

FACE_UP: Final = -2
"""The seat of a memory of a card that was turned up from the draw pile, for all to see."""

UNSEEN: Final = -1
"""The kind of a card that was drawn: nobody else saw it."""


@final
class Memory:
    """What everybody saw of the cards, the newest first: cards shown, drawn and turned up, and reshuffles.

    Only the pile that a shown card came from is hidden; its owner knows it. Positions share what they remember.
    """

    def __init__(self, seat: i64, kind: i64, pile: i64, before: "Memory | None") -> None:
        self.seat: i64 = seat  # or RESHUFFLE, or FACE_UP
        self.kind: i64 = kind  # of a card that was seen; UNSEEN if one was drawn
        self.pile: i64 = pile  # where the card came from, or the number of the new draw pile
        self.before: Memory | None = before


def take_nth(pool: list[int], index: i64) -> i64:
    """Take the card with this index out of a pool of counts by kind; return its kind."""
    for kind, copies in enumerate(pool):
        count: i64 = copies
        if index < count:
            pool[kind] = count - 1
            return kind
        index -= count
    raise ValueError("there are not so many cards in this pool")


@final
@mypyc_attr(free_list_len=1)
class Deck:
    """The draw pile and the discard pile of one kind of cards."""

    def __init__(self, pile: list[int], size: i64) -> None:
        self.pile: list[int] = pile  # cards of each kind in the draw pile
        self.size: i64 = size
        self.number: i64 = 1  # which draw pile this is
        self.discards: Discards | None = None
        self.discard_size: i64 = 0
        self.memory: Memory | None = None  # while nobody is in doubt which piles the cards in hand came from

    def clone(self) -> "Deck":
        copy = Deck(self.pile[:], self.size)
        copy.number = self.number
        copy.discards = self.discards
        copy.discard_size = self.discard_size
        copy.memory = self.memory
        return copy

    def can_draw(self) -> bool:
        return self.size > 0 or self.discard_size > 0

    def draw(self, seat: i64, luck: Luck) -> i64:
        """Take a card from the draw pile, which holds one, for a seat; each card is equally likely."""
        kind = take_nth(self.pile, luck.below(self.size))
        self.size -= 1
        if self.memory is not None:
            self.memory = Memory(seat, UNSEEN, self.number, self.memory)
        return kind + ORIGIN * self.number

    def turn_up(self, luck: Luck) -> i64:
        """Take a card from the draw pile, which holds one, and lay it open; return its kind."""
        kind = take_nth(self.pile, luck.below(self.size))
        self.size -= 1
        if self.memory is not None:
            self.memory = Memory(FACE_UP, kind, self.number, self.memory)
        return kind

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
        if self.memory is not None:
            self.memory = Memory(RESHUFFLE, UNSEEN, self.number, self.memory)

    def discarded(self) -> list[int]:
        """Return the kinds in the discard pile, the top card first."""
        kinds: list[int] = []
        cell = self.discards
        while cell is not None:
            kinds.append(cell.kind)
            cell = cell.below
        return kinds

    def take_hidden(self, seat: i64, kind: i64, hands: list[list[int]]) -> None:
        """Let a hidden card of this kind leave a hand, and remember it while there is doubt where it came from."""
        hand = hands[seat]
        in_doubt = self.memory is not None or self.begins_doubt(hand, kind, hands)
        pile = remove_card(hand, kind)
        if in_doubt:
            self.memory = Memory(seat, kind, pile, self.memory) if has_hidden(hands) else None

    def begins_doubt(self, hand: list[int], kind: i64, hands: list[list[int]]) -> bool:
        """Tell whether a card of this kind may have come into this hand from several draw piles."""
        if not is_mixed(hand):
            return False
        found = False
        number = next_number([hand], OPENLY)
        while number != OPENLY:
            if self.holds_hidden(kind, number, hands):
                if found:
                    return True
                found = True
            number = next_number([hand], number)
        return False

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


def remove_card(hand: list[int], kind: i64) -> i64:
    """Take a card of this kind out of a hand, an openly known one first: a hand is ascending. Return its draw pile."""
    for index, card in enumerate(hand):
        if card & KIND == kind:
            del hand[index]
            return card // ORIGIN
    raise ValueError("there is no such card in this hand")


def has_hidden(hands: list[list[int]]) -> bool:
    """Tell whether somebody holds a card that not everybody knows."""
    return any(len(hand) > 0 and hand[-1] >= ORIGIN for hand in hands)


def is_mixed(hand: list[int]) -> bool:
    """Tell whether the hidden cards of a hand came from more than one draw pile."""
    return bool(hand) and next_number([hand], OPENLY) != hand[-1] // ORIGIN
