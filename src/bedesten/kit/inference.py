"""What each seat may conclude while there is doubt which draw piles the cards in the hands came from.

Everybody has seen who drew, who showed which card and which were turned up, but not which pile a shown card had come
from. This module goes through all that was seen since the doubt began and keeps every course that agrees with it: how
many cards of each draw pile every hand still holds, and which cards of each pile are still hidden. Given these, the
hidden cards of a pile may lie in any order, each equally likely. So a course counts as often as there are orders of the
cards, and cards to show, by which it can have come about; that is a whole number.

A seat knows its own cards and where they came from: they are left out from the start.
"""

from operator import mul
from typing import Final, final

from mypy_extensions import i64

from bedesten.core.contract import SPECTATOR
from bedesten.core.luck import Luck
from bedesten.kit.deck import FACE_UP, KIND, OPENLY, ORIGIN, RESHUFFLE, UNSEEN, Deck, Memory, take_nth

MANY: Final = 256
"""Where courses are more than these, some of them stand for all. Random games of Istanbul have up to 8."""

BITS: Final = 6
FIELD: Final = 63
"""All counts of a course are packed into one number, six bits each: courses that come to the same are equal."""

CHUNK: Final = 30
"""Luck chooses among numbers below 2^32; larger ones are put together from chunks of so many bits.

Counts of courses outgrow 64 bits: they are plain ints, and nothing is reckoned with an i64 and one of them together.
"""


@final
class Course:
    """Which cards have left the hands and the piles since the doubt began, and in how many ways."""

    def __init__(self, gone: int) -> None:
        self.gone: int = gone
        self.ways: int = 0
        self.leads_on: bool = False  # to a last course: nothing seen later speaks against it
        # The courses that lead here by one more card, the pile this came from, and in how many ways they do.
        self.before: list[Course] = []
        self.piles: list[int] = []
        self.shares: list[int] = []

    def add(self, before: "Course", pile: int, share: int) -> None:
        self.before.append(before)
        self.piles.append(pile)
        self.shares.append(share)
        self.ways += share


@final
class Doubt:
    """All courses that agree with what one seat, or a spectator, has seen.

    Piles go by their index in `numbers`. If there are more than `many` courses, luck lets some stand for all;
    without luck nothing is concluded, and `is_endless` says so.
    """

    def __init__(self, seat: i64, deck: Deck, hands: list[list[int]], luck: Luck | None, many: i64) -> None:
        self.seat: i64 = seat
        self.kinds: int = len(deck.pile)
        self.width: int = len(hands) + self.kinds
        self.events: list[Memory] = in_order(deck.memory)
        self.numbers: list[int] = pile_numbers(deck, hands, self.events)
        self.fields: int = len(self.numbers) * self.width
        self.luck: Luck | None = luck
        self.many: i64 = many
        self.is_endless: bool = False
        self.drawn: int = self.at_first(deck, hands)  # what would be hidden by now if nobody had shown a card
        first = Course(0)
        first.ways = 1
        self.layers: list[list[Course]] = [[first]]  # the courses at first, and after each card seen of others
        self.go_through()

    def held(self, index: int, seat: int) -> int:
        """Return the field that counts the cards of a pile in a hand."""
        return index * self.width + self.kinds + seat

    def hidden(self, index: int, kind: int) -> int:
        """Return the field that counts the hidden cards of a pile and a kind."""
        return index * self.width + kind

    def is_hidden(self, event: Memory) -> bool:
        """Tell whether this is a card that somebody else drew or showed, or that was turned up."""
        return event.seat not in (RESHUFFLE, self.seat)

    def at_first(self, deck: Deck, hands: list[list[int]]) -> int:
        """Go back to where the doubt began; return what was hidden from this seat then, whatever pile it was in."""
        counts = [0] * self.fields
        for kind, copies in enumerate(deck.pile):
            counts[self.hidden(len(self.numbers) - 1, kind)] += copies
        for seat, hand in enumerate(hands):
            if seat != self.seat:
                for card in hand:
                    if card >= ORIGIN:
                        index = self.numbers.index(card // ORIGIN)
                        counts[self.held(index, seat)] += 1
                        counts[self.hidden(index, card & KIND)] += 1
        for event in self.events:
            if self.is_hidden(event):
                index = self.numbers.index(event.pile)
                if event.kind == UNSEEN:
                    counts[self.held(index, event.seat)] -= 1
                else:
                    counts[self.hidden(index, event.kind)] += 1
                    if event.seat != FACE_UP:
                        counts[self.held(index, event.seat)] += 1
        packed = 0
        for field, count in enumerate(counts):
            if count:
                packed += count << BITS * field
        return packed

    def go_through(self) -> None:
        """Follow the courses through all that was seen."""
        for event in self.events:
            if self.is_hidden(event):
                if event.kind == UNSEEN:
                    self.drawn += 1 << BITS * self.held(self.numbers.index(event.pile), event.seat)
                else:
                    self.show(event)
                    if self.is_endless:
                        return

    def show(self, event: Memory) -> None:
        """Let a card be seen. If it was not turned up, it came from any pile of which the hand can hold such a card."""
        is_open = event.seat == FACE_UP
        piles = [self.numbers.index(event.pile)] if is_open else list(range(len(self.numbers)))
        courses: list[Course] = []
        found: dict[int, Course] = {}
        for course in self.layers[-1]:
            left = self.drawn - course.gone
            for index in piles:
                hidden = BITS * self.hidden(index, event.kind)
                ways = left >> hidden & FIELD
                if ways == 0:
                    continue
                gone = course.gone + (1 << hidden)
                if not is_open:
                    held = BITS * self.held(index, event.seat)
                    ways *= left >> held & FIELD
                    if ways == 0:
                        continue
                    gone += 1 << held
                after = found.get(gone)
                if after is None:
                    after = Course(gone)
                    found[gone] = after
                    courses.append(after)
                # Without luck nothing is chosen: it does not matter then how often a course counts.
                after.add(course, index, ways if self.luck is None else product(course.ways, ways))
        if len(courses) > self.many:
            if self.luck is None:
                self.is_endless = True
            else:
                courses = some_of(courses, self.many, self.luck)
        self.layers.append(courses)

    # What can be concluded.

    def thin_out(self) -> None:
        """Leave out the courses that came to an end: something was seen later that cannot have followed."""
        alive = self.layers[-1]
        for layer in range(len(self.layers) - 2, -1, -1):
            for course in alive:
                for earlier in course.before:
                    earlier.leads_on = True
            alive = [course for course in self.layers[layer] if course.leads_on]
            self.layers[layer] = alive

    def piles_apart(self) -> list[list[int]]:
        """Return the numbers of the piles, those together of which this seat knows only the sum."""
        groups = list(range(len(self.numbers)))
        if self.is_endless:
            groups = [0] * len(groups)
        else:
            self.thin_out()
            for layer in self.layers:
                piles = [pile for course in layer for pile in course.piles]
                for pile in piles:
                    old, new = groups[pile], groups[piles[0]]
                    groups = [new if group == old else group for group in groups]
            # What all courses agree in is certain, although the piles that it was once confused with may not be.
            groups = [len(groups) + i if self.is_certain(i) else group for i, group in enumerate(groups)]
        names = sorted(set(groups), key=groups.index)
        return [[number for number, group in zip(self.numbers, groups, strict=True) if group == name] for name in names]

    def is_certain(self, index: int) -> bool:
        """Tell whether all courses agree in what is left of a pile."""
        shift = BITS * self.width * index
        mask = (1 << BITS * self.width) - 1
        last = self.layers[-1]
        return all(course.gone >> shift & mask == last[0].gone >> shift & mask for course in last)

    def count(self, course: Course, field: int) -> int:
        """Return a count as it is now."""
        return (self.drawn - course.gone) >> BITS * field & FIELD

    # Imagining.

    def deal(self, deck: Deck, hands: list[list[int]], luck: Luck) -> None:
        """Choose a course, and deal the cards hidden from this seat anew; each order of them is equally likely."""
        last = self.layers[-1]
        course = last[choose([self.orders(each) for each in last], luck)]
        for seat, hand in enumerate(hands):
            if seat != self.seat:
                hand[:] = [card for card in hand if card // ORIGIN == OPENLY]
        for index, number in enumerate(self.numbers):
            pool = [self.count(course, self.hidden(index, kind)) for kind in range(self.kinds)]
            size: i64 = sum(pool)
            for seat, hand in enumerate(hands):
                for _card in range(self.count(course, self.held(index, seat))):
                    hand.append(ORIGIN * number + take_nth(pool, luck.below(size)))
                    size -= 1
            if number == deck.number:
                deck.pile = pool
        for hand in hands:
            hand.sort()
        deck.memory = self.remember(course, luck)

    def orders(self, course: Course) -> int:
        """Return how often a last course counts: its ways times the orders of the cards that are still hidden."""
        orders = course.ways
        for index in range(len(self.numbers)):
            size = 0
            for kind in range(self.kinds):
                for _copy in range(self.count(course, self.hidden(index, kind))):
                    size += 1
                    orders = product(orders, size)
        return orders

    def remember(self, course: Course, luck: Luck) -> Memory | None:
        """Return what was seen, with a choice of the piles that the shown cards came from and that lead to a course."""
        piles: list[int] = []
        while course.before:
            way = choose(course.shares, luck)
            piles.append(self.numbers[course.piles[way]])
            course = course.before[way]
        memory: Memory | None = None
        for event in self.events:
            pile: i64 = event.pile
            if self.is_hidden(event) and event.kind != UNSEEN:
                pile = piles.pop()
            memory = Memory(event.seat, event.kind, pile, memory)
        return memory


def in_order(memory: Memory | None) -> list[Memory]:
    """Return what is remembered, the oldest first."""
    events: list[Memory] = []
    while memory is not None:
        events.append(memory)
        memory = memory.before
    events.reverse()
    return events


def pile_numbers(deck: Deck, hands: list[list[int]], events: list[Memory]) -> list[int]:
    """Return the draw piles that hidden cards can have come from, in order."""
    numbers: list[int] = [deck.number]
    for hand in hands:
        for card in hand:
            if card >= ORIGIN:
                numbers.append(card // ORIGIN)
    for event in events:
        numbers.append(event.pile)
    return sorted(set(numbers))


def some_of(courses: list[Course], many: int, luck: Luck) -> list[Course]:
    """Let some courses stand for all, so that each counts on average as often as it should."""
    step = sum([course.ways for course in courses]) // many + 1
    mark = below(step, luck)
    passed = 0
    some: list[Course] = []
    for course in courses:
        passed += course.ways
        if mark < passed:
            times = (passed - mark - 1) // step + 1
            course.ways = product(step, times)
            mark += course.ways
            some.append(course)
    return some


def product(large: int, factor: int) -> int:
    """Return the product of numbers that may outgrow 64 bits.

    Python looks for a Ctrl-C while it multiplies these. Compiled, the operator takes that for a want of memory and
    aborts the process; as a call it is interrupted like any other.
    """
    result: int = mul(large, factor)
    return result


def choose(weights: list[int], luck: Luck) -> int:
    """Return an index, each as likely as its weight."""
    rest = below(sum(weights), luck)
    for index, weight in enumerate(weights):
        if rest < weight:
            return index
        rest -= weight
    raise ValueError("there is nothing to choose from")


def below(n: int, luck: Luck) -> int:
    """Return one of 0, 1, … n-1, each equally likely, however large n is."""
    if n < 1 << CHUNK:
        return luck.below(n)
    while True:
        number, limit = 0, 1
        while limit < n:
            chunk: int = luck.below(1 << CHUNK)
            number = (number << CHUNK) + chunk
            limit <<= CHUNK
        # As many numbers for each outcome; the few left over are drawn again.
        if number < product(n, limit // n):
            return number % n


def imagine_hands(seat: i64, deck: Deck, hands: list[list[int]], luck: Luck) -> None:
    """Deal all cards of a deck that are hidden from a seat anew."""
    if deck.memory is None:
        deck.deal_anew([hand for holder, hand in enumerate(hands) if holder != seat], luck)
    else:
        imagine_cards(seat, deck, hands, luck)


def imagine_cards(seat: i64, deck: Deck, hands: list[list[int]], luck: Luck) -> None:
    """Deal all cards hidden from a seat anew, such that everything it has seen can have happened."""
    many: i64 = MANY
    doubt = Doubt(seat, deck, hands, luck, many)
    while not doubt.layers[-1]:
        # None of the courses that stood for all came through; the more there are, the surer one does.
        many *= 2
        doubt = Doubt(seat, deck, hands, luck, many)
    doubt.deal(deck, hands, luck)


def piles_apart(seat: i64, deck: Deck, hands: list[list[int]]) -> list[list[int]]:
    """Return the numbers of the draw piles of hidden cards, those together that a seat cannot tell apart."""
    if deck.memory is None:
        return [[number] for number in pile_numbers(deck, hands, [])]
    return Doubt(seat, deck, hands, None, MANY).piles_apart()


def forget(deck: Deck, hands: list[list[int]]) -> None:
    """Forget what was seen before everybody could tell for certain, as can be worked out now, what was left."""
    doubt = Doubt(SPECTATOR, deck, hands, None, MANY)
    if doubt.is_endless:
        return
    doubt.thin_out()
    settled = len(doubt.layers) - 1
    while len(doubt.layers[settled]) > 1:
        settled -= 1
    if settled == len(doubt.layers) - 1:
        deck.memory = None
    elif settled > 0:
        deck.memory = None
        for event in doubt.events:
            if settled == 0:
                deck.memory = Memory(event.seat, event.kind, event.pile, deck.memory)
            elif event.seat != RESHUFFLE and event.kind != UNSEEN:
                settled -= 1
