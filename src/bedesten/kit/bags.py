"""Bags: a few things of each of at most 31 kinds, packed into one number with two bits for each kind.

For tiles and other things of which there are few: a bag without things is 0, and copying a position copies a number.
"""

from typing import Final

from mypy_extensions import i64

BIT: Final[list[int]] = [1 << number for number in range(63)]
"""One bit, by its number. `1 << n` itself goes wrong in the compiled engine from 32 on: mypyc writes an int of C."""

BITS: Final = 2
MOST: Final = 3
"""How many things of one kind a bag can hold."""


def one(kind: i64) -> i64:
    """Return a bag with one thing; bags are added and taken from each other like numbers."""
    return BIT[BITS * kind]


def count(bag: i64, kind: i64) -> i64:
    """Return how many things of a kind are in a bag."""
    return (bag >> (BITS * kind)) & MOST


def size(bag: i64) -> i64:
    """Return how many things are in a bag."""
    total: i64 = 0
    while bag:
        total += bag & MOST
        bag >>= BITS
    return total


def nth(bag: i64, index: i64) -> i64:
    """Return the kind of the thing with this index, counting from the first kind on."""
    kind: i64 = 0
    while True:
        copies: i64 = bag & MOST
        if index < copies:
            return kind
        index -= copies
        bag >>= BITS
        kind += 1


def filled(copies: list[int]) -> i64:
    """Return a bag with so many things of each kind."""
    bag: i64 = 0
    for kind, number in enumerate(copies):
        bag += number << (BITS * kind)
    return bag


def kinds(bag: i64) -> list[int]:
    """Return the kind of each thing in a bag, ascending."""
    found: list[int] = []
    kind: i64 = 0
    while bag:
        copies: i64 = bag & MOST
        while copies > 0:
            found.append(kind)
            copies -= 1
        bag >>= BITS
        kind += 1
    return found
