"""The components of Cairo: every table names the table of docs/rules/cairo.md it comes from.

What no source has is in `reconstructed.py`, where it can be replaced. What goes by words is a Literal first, so that
the types of views and of clients have the same words.
"""

from typing import Final, Literal, get_args

NAME: Final = "cairo"

# DAT-01: players. Owners are the seats, and nobody, who owns the neutral stalls of a game of two.
Seat = Literal["arch", "star", "hexagon", "drop"]
Owner = Literal["arch", "star", "hexagon", "drop", "neutral"]
SEAT_WORDS: Final[tuple[Seat, ...]] = get_args(Seat)
OWNER_WORDS: Final[tuple[Owner, ...]] = get_args(Owner)
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
NEUTRAL: Final = 4
OWNERS: Final = 5
PLAYERS_WITH_NEUTRALS: Final = 2

# DAT-02: colours, called trades: what a stall sells and what its customer looks for.
WHITE: Final = 0
RED: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
BLUE: Final = 4
PURPLE: Final = 5
TRADES: Final = 6
Trade = Literal["white", "red", "green", "yellow", "blue", "purple"]
TRADE_WORDS: Final[tuple[Trade, ...]] = get_args(Trade)

# DAT-03: a square of nine square segments. A site is a number, row by row.
SEGMENT_SIDE: Final = 4
SIDE: Final = 12
SITES: Final = 144
NO_SITE: Final = -1
Site = Literal[
    "A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1", "J1", "K1", "L1",
    "A2", "B2", "C2", "D2", "E2", "F2", "G2", "H2", "I2", "J2", "K2", "L2",
    "A3", "B3", "C3", "D3", "E3", "F3", "G3", "H3", "I3", "J3", "K3", "L3",
    "A4", "B4", "C4", "D4", "E4", "F4", "G4", "H4", "I4", "J4", "K4", "L4",
    "A5", "B5", "C5", "D5", "E5", "F5", "G5", "H5", "I5", "J5", "K5", "L5",
    "A6", "B6", "C6", "D6", "E6", "F6", "G6", "H6", "I6", "J6", "K6", "L6",
    "A7", "B7", "C7", "D7", "E7", "F7", "G7", "H7", "I7", "J7", "K7", "L7",
    "A8", "B8", "C8", "D8", "E8", "F8", "G8", "H8", "I8", "J8", "K8", "L8",
    "A9", "B9", "C9", "D9", "E9", "F9", "G9", "H9", "I9", "J9", "K9", "L9",
    "A10", "B10", "C10", "D10", "E10", "F10", "G10", "H10", "I10", "J10", "K10", "L10",
    "A11", "B11", "C11", "D11", "E11", "F11", "G11", "H11", "I11", "J11", "K11", "L11",
    "A12", "B12", "C12", "D12", "E12", "F12", "G12", "H12", "I12", "J12", "K12", "L12",
]  # fmt: skip
SITE_WORDS: Final[tuple[Site, ...]] = get_args(Site)

# DAT-04: segments go by their number less one; a set of them has a bit for each.
SEGMENTS: Final = 9
ALL_SEGMENTS: Final = 511
Segment = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9"]
SEGMENT_WORDS: Final[tuple[Segment, ...]] = get_args(Segment)
SEGMENT_OF: Final[list[int]] = [
    SIDE // SEGMENT_SIDE * (site // SIDE // SEGMENT_SIDE) + site % SIDE // SEGMENT_SIDE for site in range(SITES)
]
"""The segment of each site."""

# DAT-07: stall cards, those of one segment first. What jokers show is reconstructed.
Card = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "J123", "J456", "J789", "J147", "J258", "J369"]
CARD_WORDS: Final[tuple[Card, ...]] = get_args(Card)
STANDARD_CARDS: Final = 9
JOKER: Final = 9
"""The first of the jokers."""
JOKERS: Final = 6
JOKER_SEGMENTS: Final = 3
CARD_KINDS: Final = 15
NO_CARD: Final = -1
CARD_COPIES: Final[list[int]] = [3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1]

# DAT-01: cards.
DISPLAY: Final = 4
DEALT: Final = 3
HAND_LIMIT: Final = 4
CARDS_FOR_ALL: Final = 3
"""How many cards open all segments (CAI-CRD-04)."""
JOKER_FEE: Final = 1
NO_FEE: Final = -1

# DAT-08.
BARKERS: Final = 7

# DAT-01, DAT-09: stalls.
STALLS_AT_START: Final = 3
SETUP_LIMIT: Final = 2
"""Stalls of a segment during set-up (CAI-SET-16)."""
ALL_TRADES: Final = 63
"""A bit for each trade."""

# DAT-10: expansions. Tables are indexed by the size of the stand after adding; a single stall has size 1.
SUPPLY: Final = 6
LARGEST: Final = 7
COST: Final[list[int]] = [0, 0, 2, 3, 4, 5, 6, 7]
SIZE_POINTS: Final[list[int]] = [0, 0, 2, 3, 4, 5, 6, 7]
REPLACEMENT: Final = 2
"""Money of other colours for each one that is missing (CAI-EXP-12)."""
COIN_BITS: Final = 4
COIN_MASK: Final = 15
"""The money that is paid for missing one is packed, so many bits for each trade; it is never more than twelve."""

# DAT-11: medals; their values are reconstructed.
Metal = Literal["gold", "silver"]
METAL_WORDS: Final[tuple[Metal, ...]] = get_args(Metal)
GOLD: Final = 0
SILVER: Final = 1

# DAT-01, DAT-12: money.
START_MONEY: Final = 1
MONEY_PER_POINT: Final = 3
LURE_SHARE: Final = 1
"""What the active player earns at a stand of somebody else, or of nobody (CAI-LUR-16, CAI-TWO-08)."""

# When the final phase begins (CAI-FIN-01, CAI-FIN-02).
EMPTY: Final = 0
LOW: Final = 1
LOW_TRADES: Final = 2

# What is done with a tile: the three kinds of Build, and the placements of set-up.
Kind = Literal["build", "expand", "move", "place", "neutral"]
KIND_WORDS: Final[tuple[Kind, ...]] = get_args(Kind)
NEW_STALL: Final = 0
EXPANSION: Final = 1
MOVED_STALL: Final = 2
PLACEMENT: Final = 3
NEUTRAL_STALL: Final = 4
KINDS: Final = 3


def slot_of(owner: int, trade: int) -> int:
    """Return where the stand of an owner and a trade lies in lists of all stands."""
    return owner * TRADES + trade


SLOTS: Final = 30
