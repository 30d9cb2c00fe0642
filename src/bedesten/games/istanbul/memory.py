"""What each seat may conclude while it is in doubt which draw piles the cards in the hands came from (IST-RES-15).

Everybody has seen who drew and who showed which card, but not which pile a shown card had come from. This module goes
through all that was seen since the doubt began and keeps every course that agrees with it: whose hand still holds how
many cards of each draw pile, and which cards of each pile are still hidden. Given these, the hidden cards of a pile
may lie in any order, each order equally likely. A course therefore counts as often as there are orders in which it
could have come about, and that is a whole number.

A seat knows its own cards, and where they came from: they are left out from the start.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.istanbul.deck import KIND, NO_KIND, NOBODY, OPENLY, ORIGIN, Deck, Memory, take_nth

BITS: Final = 6
FIELD: Final = 63
"""The counts of a course are packed into one number, so that equal courses are found by equal numbers."""

CHUNK: Final = 30
SPECTATOR: Final = -1


@final
@mypyc_attr(acyclic=True)
class Course:
    """Which cards have left which hands and draw piles since the doubt began, and in how many ways."""

    def __init__(self, gone: int, ways: int) -> None:
        self.gone: int = gone
        self.ways: int = ways
        # The courses that lead here by one more card, the pile it came from, and in how many ways they do.
        self.before: list[Course] = []
        self.piles: list[int] = []
        self.shares: list[int] = []


@final
@mypyc_attr(acyclic=True)
class Doubt:
    """All courses that agree with what one seat, or a spectator, has seen."""

    def __init__(self, seat: i64, deck: Deck, hands: list[list[int]]) -> None:
        self.seat: i64 = seat
        self.kinds: i64 = len(deck.pile)
        self.width: i64 = len(hands) + self.kinds
        self.events: list[Memory] = in_order(deck.memory)
        self.numbers: list[int] = self.pile_numbers(deck, hands)
        self.units: list[int] = [1 << BITS * field for field in range(len(self.numbers) * self.width)]
        self.all: int = self.at_first(deck, hands)  # the counts if nobody had shown a card
        self.layers: list[list[Course]] = [[Course(0, 1)]]
        self.go_through()

    def pile_numbers(self, deck: Deck, hands: list[list[int]]) -> list[int]:
        """Return the draw piles that hidden cards can have come from, in order."""
        numbers = {int(deck.number)}
        for hand in hands:
            for card in hand:
                if card >= ORIGIN:
                    numbers.add(card // ORIGIN)
        for event in self.events:
            numbers.add(event.pile)
        return sorted(numbers)

    def held(self, index: i64, seat: i64) -> i64:
        """Return the field that counts the cards of a pile in a hand."""
        return index * self.width + self.kinds + seat

    def hidden(self, index: i64, kind: i64) -> i64:
        """Return the field that counts the hidden cards of a pile and a kind."""
        return index * self.width + kind

    def at_first(self, deck: Deck, hands: list[list[int]]) -> int:
        """Go back to where the doubt began, and return what was hidden from this seat then."""
        counts = [0] * len(self.units)
        for kind, copies in enumerate(deck.pile):
            counts[self.hidden(len(self.numbers) - 1, kind)] += copies
        for seat, hand in enumerate(hands):
            if seat != self.seat:
                for card in hand:
                    if card >= ORIGIN:
                        index: i64 = self.numbers.index(card // ORIGIN)
                        counts[self.held(index, seat)] += 1
                        counts[self.hidden(index, card & KIND)] += 1
        for event in self.events:
            if event.seat != NOBODY and event.seat != self.seat:
                index = self.numbers.index(event.pile)
                if event.kind == NO_KIND:
                    counts[self.held(index, event.seat)] -= 1
                else:
                    counts[self.held(index, event.seat)] += 1
                    counts[self.hidden(index, event.kind)] += 1
        packed = 0
        for field, count in enumerate(counts):
            packed += count * self.units[field]
        return packed

    def go_through(self) -> None:
        """Follow all courses through what was seen."""
        for event in self.events:
            if event.seat != NOBODY and event.seat != self.seat:
                if event.kind == NO_KIND:
                    self.all += self.units[self.held(self.numbers.index(event.pile), event.seat)]
                else:
                    self.show(event.seat, event.kind)

    def show(self, seat: i64, kind: i64) -> None:
        """Let a card be shown that may have come from any pile of which the hand can hold such a card."""
        courses: list[Course] = []
        found: dict[int, Course] = {}
        for course in self.layers[-1]:
            left = self.all - course.gone
            index: i64 = 0
            while index < len(self.numbers):
                held = self.held(index, seat)
                hidden = self.hidden(index, kind)
                ways = (left >> BITS * held & FIELD) * (left >> BITS * hidden & FIELD)
                if ways > 0:
                    gone = course.gone + self.units[held] + self.units[hidden]
                    share = course.ways * ways
                    after = found.get(gone)
                    if after is None:
                        after = Course(gone, 0)
                        found[gone] = after
                        courses.append(after)
                    after.ways += share
                    after.before.append(course)
                    after.piles.append(index)
                    after.shares.append(share)
                index += 1
        self.layers.append(courses)

    def orders(self, course: Course) -> int:
        """Return in how many ways a last course could come about, with the orders of the cards still hidden."""
        ways = course.ways
        left = self.all - course.gone
        index: i64 = 0
        while index < len(self.numbers):
            size: i64 = 0
            kind: i64 = 0
            while kind < self.kinds:
                copies: i64 = left >> BITS * self.hidden(index, kind) & FIELD
                while copies > 0:
                    size += 1
                    ways *= size
                    copies -= 1
                kind += 1
            index += 1
        return ways


def in_order(memory: Memory | None) -> list[Memory]:
    """Return what is remembered, the oldest first."""
    events: list[Memory] = []
    while memory is not None:
        events.append(memory)
        memory = memory.before
    events.reverse()
    return events
