"""Sets of sites: a bit for each site, in three words of four rows, which are the rows of one row of segments.

All that is asked about the grid is asked of whole sets at once: which sites lie beside these, which can be walked to.
"""

from typing import Final

from mypy_extensions import i64

from bedesten.games.cairo.data import NO_SITE, SEGMENT_SIDE, SIDE, SITES
from bedesten.kit.bags import BIT

Sites = tuple[i64, i64, i64]

WORD: Final = 48
"""Sites of a word."""
LAST_ROW: Final = 36
"""By so many bits the last row of a word lies above its first one."""
FULL: Final = (1 << 48) - 1
ROW: Final = (1 << 12) - 1
WEST: Final = 0x001001001001
EAST: Final = 0x800800800800
"""The first and the last column of a word."""
NOT_WEST: Final = FULL - WEST
NOT_EAST: Final = FULL - EAST

SEGMENT: Final = 0x00F00F00F00F
"""The first segment of a word; the second lies SEGMENT_SIDE bits above it."""
SECOND_SEGMENT: Final = SEGMENT << 4
THIRD_SEGMENT: Final = SEGMENT << 8
WORD_SEGMENTS: Final = 7
"""A bit for each of the three segments of a word."""

UNREACHED: Final = -1
"""The steps to where there is no way."""
STEP_BITS: Final = 8
STEP_MASK: Final = 255
"""The steps to several goals are packed, so many bits for each: one more than the steps, 0 where there is no way."""

PLACES: Final = 67
"""Powers of two have different remainders by this number: so a single bit is found without looking at all of them."""


def _bit_numbers() -> list[int]:
    numbers = [0] * PLACES
    for number in range(WORD):
        numbers[BIT[number] % PLACES] = number
    return numbers


BIT_NUMBERS: Final[list[int]] = _bit_numbers()


def _segment_words() -> list[int]:
    words = []
    for segments in range(WORD_SEGMENTS + 1):
        word = 0
        for number in range(3):
            if segments >> number & 1:
                word |= SEGMENT << (SEGMENT_SIDE * number)
        words.append(word)
    return words


SEGMENT_SITES: Final[list[int]] = _segment_words()
"""The sites of a word that lie in some of its segments, by these."""


def _neighbours() -> list[list[int]]:
    found: list[list[int]] = []
    for site in range(SITES):
        row, column = site // SIDE, site % SIDE
        found.append(
            [
                other
                for other, is_there in (
                    (site - SIDE, row > 0),
                    (site - 1, column > 0),
                    (site + 1, column < SIDE - 1),
                    (site + SIDE, row < SIDE - 1),
                )
                if is_there
            ]
        )
    return found


NEIGHBOURS: Final[list[list[int]]] = _neighbours()
"""The sites that share an edge with each site: north, west, east, south."""


# Sets.


def no_sites() -> Sites:
    return (0, 0, 0)


def all_sites() -> Sites:
    return (FULL, FULL, FULL)


def edge() -> Sites:
    """Return the sites at the edge of the grid."""
    return (WEST | EAST | ROW, WEST | EAST, WEST | EAST | (ROW << LAST_ROW))


def one_site(site: i64) -> Sites:
    if site < WORD:
        return (BIT[site], 0, 0)
    if site < 2 * WORD:
        return (0, BIT[site - WORD], 0)
    return (0, 0, BIT[site - 2 * WORD])


def gathered(numbers: list[int]) -> Sites:
    """Return a set of these sites; NO_SITE may be among them."""
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    for number in numbers:
        site: i64 = number
        if site >= 2 * WORD:
            c |= BIT[site - 2 * WORD]
        elif site >= WORD:
            b |= BIT[site - WORD]
        elif site >= 0:
            a |= BIT[site]
    return (a, b, c)


def listed(sites: Sites) -> list[int]:
    """Return the sites of a set, ascending."""
    found: list[int] = []
    add_listed(found, sites, 0)
    return found


def add_listed(found: list[int], sites: Sites, first: i64) -> None:
    """Add the sites of a set, ascending, counted from a number that the first site has."""
    word: i64 = sites[0]
    while word:
        found.append(first + BIT_NUMBERS[(word & -word) % PLACES])
        word &= word - 1
    word = sites[1]
    while word:
        found.append(first + WORD + BIT_NUMBERS[(word & -word) % PLACES])
        word &= word - 1
    word = sites[2]
    while word:
        found.append(first + 2 * WORD + BIT_NUMBERS[(word & -word) % PLACES])
        word &= word - 1


def has(sites: Sites, site: i64) -> bool:
    if site < WORD:
        return (sites[0] >> site) & 1 != 0
    if site < 2 * WORD:
        return (sites[1] >> (site - WORD)) & 1 != 0
    return (sites[2] >> (site - 2 * WORD)) & 1 != 0


def either(one: Sites, other: Sites) -> Sites:
    return (one[0] | other[0], one[1] | other[1], one[2] | other[2])


def both(one: Sites, other: Sites) -> Sites:
    return (one[0] & other[0], one[1] & other[1], one[2] & other[2])


def without(one: Sites, other: Sites) -> Sites:
    return (one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2])


def is_empty(sites: Sites) -> bool:
    return (sites[0] | sites[1] | sites[2]) == 0


def meet(one: Sites, other: Sites) -> bool:
    """Tell whether two sets have a site in common."""
    return ((one[0] & other[0]) | (one[1] & other[1]) | (one[2] & other[2])) != 0


# Steps. A site moves north if its northern neighbour is there; what leaves the grid is gone.


def north(sites: Sites) -> Sites:
    return (
        (sites[0] >> SIDE) | ((sites[1] & ROW) << LAST_ROW),
        (sites[1] >> SIDE) | ((sites[2] & ROW) << LAST_ROW),
        sites[2] >> SIDE,
    )


def south(sites: Sites) -> Sites:
    return (
        (sites[0] << SIDE) & FULL,
        ((sites[1] << SIDE) & FULL) | (sites[0] >> LAST_ROW),
        ((sites[2] << SIDE) & FULL) | (sites[1] >> LAST_ROW),
    )


def west(sites: Sites) -> Sites:
    return ((sites[0] & NOT_WEST) >> 1, (sites[1] & NOT_WEST) >> 1, (sites[2] & NOT_WEST) >> 1)


def east(sites: Sites) -> Sites:
    return ((sites[0] & NOT_EAST) << 1, (sites[1] & NOT_EAST) << 1, (sites[2] & NOT_EAST) << 1)


def beside(sites: Sites) -> Sites:
    """Return every neighbour of some sites; these themselves only where they touch each other."""
    a: i64 = sites[0]
    b: i64 = sites[1]
    c: i64 = sites[2]
    return (
        (a >> SIDE) | ((b & ROW) << LAST_ROW) | ((a << SIDE) & FULL) | ((a & NOT_WEST) >> 1) | ((a & NOT_EAST) << 1),
        (b >> SIDE) | ((c & ROW) << LAST_ROW) | ((b << SIDE) & FULL) | (a >> LAST_ROW)
        | ((b & NOT_WEST) >> 1) | ((b & NOT_EAST) << 1),
        (c >> SIDE) | ((c << SIDE) & FULL) | (b >> LAST_ROW) | ((c & NOT_WEST) >> 1) | ((c & NOT_EAST) << 1),
    )  # fmt: skip


# Ways. The loops here are most of the work of a game, so they are written out word by word.


def flood(start: Sites, walkable: Sites) -> Sites:
    """Return all sites that can be walked to from these, which are walkable."""
    left_a: i64 = walkable[0]
    left_b: i64 = walkable[1]
    left_c: i64 = walkable[2]
    a: i64 = start[0]
    b: i64 = start[1]
    c: i64 = start[2]
    while a | b | c:
        left_a &= ~a
        left_b &= ~b
        left_c &= ~c
        next_a: i64 = (
            (a >> SIDE) | ((b & ROW) << LAST_ROW) | (a << SIDE) | ((a & NOT_WEST) >> 1) | ((a & NOT_EAST) << 1)
        ) & left_a
        next_b: i64 = (
            (b >> SIDE) | ((c & ROW) << LAST_ROW) | (b << SIDE) | (a >> LAST_ROW)
            | ((b & NOT_WEST) >> 1) | ((b & NOT_EAST) << 1)
        ) & left_b  # fmt: skip
        c = (
            (c >> SIDE) | (c << SIDE) | (b >> LAST_ROW) | ((c & NOT_WEST) >> 1) | ((c & NOT_EAST) << 1)
        ) & left_c  # fmt: skip
        a = next_a
        b = next_b
    return (walkable[0] & ~left_a, walkable[1] & ~left_b, walkable[2] & ~left_c)


def steps_between(start: i64, goals: list[int], ahead: Sites, walkable: Sites) -> i64:
    """Return the steps from a site to each of some others, packed as `steps_to` reads them.

    NO_SITE may be among the goals; `ahead` is the set of them.
    """
    found: i64 = 0
    first = one_site(start)
    a: i64 = first[0]
    b: i64 = first[1]
    c: i64 = first[2]
    left_a: i64 = walkable[0]
    left_b: i64 = walkable[1]
    left_c: i64 = walkable[2]
    goal_a: i64 = ahead[0]
    goal_b: i64 = ahead[1]
    goal_c: i64 = ahead[2]
    steps: i64 = 0
    while a | b | c:
        if (a & goal_a) | (b & goal_b) | (c & goal_c):
            shift: i64 = 0
            for goal in goals:
                if goal != NO_SITE and has((a, b, c), goal):
                    found |= (steps + 1) << shift
                shift += STEP_BITS
            goal_a &= ~a
            goal_b &= ~b
            goal_c &= ~c
            if (goal_a | goal_b | goal_c) == 0:
                break
        left_a &= ~a
        left_b &= ~b
        left_c &= ~c
        next_a: i64 = (
            (a >> SIDE) | ((b & ROW) << LAST_ROW) | (a << SIDE) | ((a & NOT_WEST) >> 1) | ((a & NOT_EAST) << 1)
        ) & left_a
        next_b: i64 = (
            (b >> SIDE) | ((c & ROW) << LAST_ROW) | (b << SIDE) | (a >> LAST_ROW)
            | ((b & NOT_WEST) >> 1) | ((b & NOT_EAST) << 1)
        ) & left_b  # fmt: skip
        c = (
            (c >> SIDE) | (c << SIDE) | (b >> LAST_ROW) | ((c & NOT_WEST) >> 1) | ((c & NOT_EAST) << 1)
        ) & left_c  # fmt: skip
        a = next_a
        b = next_b
        steps += 1
    return found


def steps_to(found: i64, index: i64) -> i64:
    """Return the steps to the goal with this index; UNREACHED if it is none, or there is no way."""
    return ((found >> (STEP_BITS * index)) & STEP_MASK) - 1


def lowest(sites: Sites) -> Sites:
    """Return the first site of a set alone."""
    if sites[0]:
        return (sites[0] & -sites[0], 0, 0)
    if sites[1]:
        return (0, sites[1] & -sites[1], 0)
    return (0, 0, sites[2] & -sites[2])


def cluster(start: Sites, obstacles: Sites) -> Sites:
    """Return all obstacles that hang together with these, corners included: what nobody can pass between."""
    a: i64 = start[0]
    b: i64 = start[1]
    c: i64 = start[2]
    while True:
        # Each with its western and its eastern neighbour, and these with those north and south of them.
        wide_a: i64 = a | ((a & NOT_WEST) >> 1) | ((a & NOT_EAST) << 1)
        wide_b: i64 = b | ((b & NOT_WEST) >> 1) | ((b & NOT_EAST) << 1)
        wide_c: i64 = c | ((c & NOT_WEST) >> 1) | ((c & NOT_EAST) << 1)
        more_a: i64 = (
            wide_a | (wide_a >> SIDE) | (wide_a << SIDE) | ((wide_b & ROW) << LAST_ROW)
        ) & obstacles[0]  # fmt: skip
        more_b: i64 = (
            wide_b | (wide_b >> SIDE) | (wide_b << SIDE) | ((wide_c & ROW) << LAST_ROW) | (wide_a >> LAST_ROW)
        ) & obstacles[1]
        more_c: i64 = (
            wide_c | (wide_c >> SIDE) | (wide_c << SIDE) | (wide_b >> LAST_ROW)
        ) & obstacles[2]  # fmt: skip
        if more_a == a and more_b == b and more_c == c:
            return (a, b, c)
        a = more_a
        b = more_b
        c = more_c


def cut_sites(walkable: Sites) -> Sites:
    """Return the walkable sites whose loss would part what is walkable around them.

    A tile on a site parts the ways if it closes a ring: if the site lies between two ends of one cluster of obstacles.
    All that touches the edge of the grid is one cluster.
    """
    obstacles = without(all_sites(), walkable)
    outer = cluster(both(obstacles, edge()), obstacles)
    found = between_ends(outer, True)
    # A single obstacle has no two ends.
    left = without(both(obstacles, touched(obstacles)), outer)
    while not is_empty(left):
        inner = cluster(lowest(left), obstacles)
        found = either(found, between_ends(inner, False))
        left = without(left, inner)
    return both(found, walkable)


def touched(sites: Sites) -> Sites:
    """Return all sites that touch one of these, corners included; these themselves only where they touch each other."""
    beside_each = either(west(sites), east(sites))
    column = either(sites, beside_each)
    return either(beside_each, either(north(column), south(column)))


def between_ends(obstacles: Sites, is_edge: bool) -> Sites:
    """Return the sites around which these obstacles lie in several places, with a way between; is the edge one too?"""
    above = south(obstacles)
    below = north(obstacles)
    left = east(obstacles)
    right = west(obstacles)
    above_left = south(left)
    above_right = south(right)
    below_left = north(left)
    below_right = north(right)
    if is_edge:
        top: Sites = (ROW, 0, 0)
        bottom: Sites = (0, 0, ROW << LAST_ROW)
        first: Sites = (WEST, WEST, WEST)
        last: Sites = (EAST, EAST, EAST)
        above = either(above, top)
        below = either(below, bottom)
        left = either(left, first)
        right = either(right, last)
        above_left = either(above_left, either(top, first))
        above_right = either(above_right, either(top, last))
        below_left = either(below_left, either(bottom, first))
        below_right = either(below_right, either(bottom, last))
    # A way to a neighbour, and an obstacle from there to the next neighbour, counter-clockwise: here a way ends.
    ends_right = without(either(above_right, above), right)
    ends_above = without(either(above_left, left), above)
    ends_left = without(either(below_left, below), left)
    ends_below = without(either(below_right, right), below)
    two_of_first = both(ends_right, ends_above)
    two_of_last = both(ends_left, ends_below)
    one_each = both(either(ends_right, ends_above), either(ends_left, ends_below))
    return either(one_each, either(two_of_first, two_of_last))


# Segments.


def segments_with(sites: Sites) -> i64:
    """Return the segments in which these sites lie, a bit for each."""
    segments: i64 = 0
    if sites[0] & SEGMENT:
        segments |= 1
    if sites[0] & SECOND_SEGMENT:
        segments |= 2
    if sites[0] & THIRD_SEGMENT:
        segments |= 4
    if sites[1] & SEGMENT:
        segments |= 8
    if sites[1] & SECOND_SEGMENT:
        segments |= 16
    if sites[1] & THIRD_SEGMENT:
        segments |= 32
    if sites[2] & SEGMENT:
        segments |= 64
    if sites[2] & SECOND_SEGMENT:
        segments |= 128
    if sites[2] & THIRD_SEGMENT:
        segments |= 256
    return segments


def sites_in(segments: i64) -> Sites:
    """Return all sites of some segments, a bit for each."""
    return (
        SEGMENT_SITES[segments & WORD_SEGMENTS],
        SEGMENT_SITES[(segments >> 3) & WORD_SEGMENTS],
        SEGMENT_SITES[(segments >> 6) & WORD_SEGMENTS],
    )
