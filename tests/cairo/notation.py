"""Positions and actions of Cairo in a few words, as the rule page writes them.

`S4; 1 red B4>B5 +B3; @purple=K5; @out=red` is the suggested start of four with a stand and a customer changed;
`new 1 white D2>D3 [1]`, `exp 2 red D1 [J123]` and `move 1 green F3>G3 [any]` are what somebody builds there.
"""

import re
from dataclasses import dataclass, replace
from typing import Self

TRADES = ("white", "red", "green", "yellow", "blue", "purple")
SEATS = ("arch", "star", "hexagon", "drop")
NEUTRAL = "neutral"
CARDS = (*"123456789", "J123", "J456", "J789", "J147", "J258", "J369")

STAND = re.compile(r"([1-4N]) (\w+) ([A-L]\d+)>([A-L]\d+)((?: ?\+[A-L]\d+)*)")
BUILD = re.compile(r"(new|exp|move|place) ([1-4N]) (\w+) ([A-L]\d+)(?:>([A-L]\d+))?(?: \[(\w+)\])?")


def owner_word(sign: str) -> str:
    """Return who `1` or `N` is."""
    return NEUTRAL if sign == "N" else SEATS[int(sign) - 1]


@dataclass(frozen=True)
class Stand:
    """A stall with its entry and its expansions."""

    owner: str
    trade: str
    stall: str
    entry: str
    expansions: tuple[str, ...] = ()

    @property
    def tiles(self) -> tuple[str, ...]:
        return (self.stall, *self.expansions)

    def __str__(self) -> str:
        """Write the stand as positions have it: `arch red B4>B5 +B3+B2`."""
        more = "".join(f"+{site}" for site in self.expansions)
        return f"{self.owner} {self.trade} {self.stall}>{self.entry} {more}".strip()

    @classmethod
    def read(cls, text: str) -> Self:
        """Read `1 red B4>B5 +B3+B2`."""
        found = STAND.fullmatch(text.strip())
        assert found, f"{text!r} is no stand"
        sign, trade, stall, entry, more = found.groups()
        return cls(owner_word(sign), trade, stall, entry, tuple(re.findall(r"[A-L]\d+", more)))


@dataclass(frozen=True)
class Bazaar:
    """What stands where: stands, customers, and who is outside."""

    players: int
    stands: tuple[Stand, ...]
    customers: dict[str, str]
    outside: str

    @classmethod
    def read(cls, text: str) -> Self:
        """Read a base and its changes."""
        base, *changes = [part.strip() for part in text.split(";")]
        starts = dict(zip(TRADES, ("A1", "L1", "B11", "K11", "F6"), strict=False))
        bazaar = cls(4 if base == "E0" else int(base[1]), BASES[base], starts, "purple")
        for change in changes:
            bazaar = bazaar.customer(change) if change.startswith("@") else bazaar.with_stand(Stand.read(change))
        assert bazaar.outside not in bazaar.customers
        assert len(bazaar.customers) == len(TRADES) - 1
        return bazaar

    def customer(self, change: str) -> Self:
        """Put a customer elsewhere, or send it outside; the one who was outside then needs a place of its own."""
        who, where = change[1:].split("=")
        if who == "out":
            left = {trade: site for trade, site in self.customers.items() if trade != where}
            return replace(self, customers=left, outside=where)
        return replace(self, customers=self.customers | {who: where})

    def with_stand(self, stand: Stand) -> Self:
        """Put a stand in place of that of its owner and trade."""
        others = [one for one in self.stands if (one.owner, one.trade) != (stand.owner, stand.trade)]
        return replace(self, stands=(*others, stand))

    def unplaced(self, owner: str) -> list[str]:
        """Return the trades of which somebody has no stall here."""
        placed = {stand.trade for stand in self.stands if stand.owner == owner}
        return [trade for trade in TRADES if trade not in placed]

    def largest(self, trade: str) -> list[str]:
        """Return the owners of the largest stands of a trade, if one has an expansion."""
        sizes = {stand.owner: len(stand.tiles) for stand in self.stands if stand.trade == trade}
        most = max(sizes.values(), default=1)
        return [owner for owner, size in sizes.items() if size == most] if most > 1 else []


SUGGESTED = """
    1 red B4>B5, 1 green H7>I7, 1 purple A8>B8,
    2 red E1>F1, 2 white H9>H8, 2 yellow C10>D10,
    3 blue H1>G1, 3 green E9>E8, 3 yellow J10>I10,
    4 blue K4>K5, 4 purple L8>K8, 4 white E7>D7
"""


def suggested(owners: str) -> tuple[Stand, ...]:
    """Return the suggested start with other owners, in the order of the list; `-` for what is not there."""
    stands = [Stand.read(text) for text in SUGGESTED.split(",")]
    return tuple(
        replace(stand, owner=owner_word(sign)) for stand, sign in zip(stands, owners, strict=True) if sign != "-"
    )


BASES: dict[str, tuple[Stand, ...]] = {
    "E0": (),
    "S4": suggested("111222333444"),
    "S3": suggested("111222333---"),
    "S2": suggested("111NNNNN22N2"),
}


@dataclass(frozen=True)
class Build:
    """Something that is put into the bazaar, and the cards for it."""

    kind: str
    seat: int
    trade: str
    site: str
    entry: str
    cards: tuple[str, ...]

    @classmethod
    def read(cls, text: str) -> Self:
        """Read `new 1 white D2>D3 [1]`; any three cards are 7, 8 and 9."""
        found = BUILD.fullmatch(text.strip())
        assert found, f"{text!r} is nothing to build"
        verb, sign, trade, site, entry, cards = found.groups()
        kinds = {"new": "build", "exp": "expand", "move": "move", "place": "place"}
        hand = () if cards is None else ("7", "8", "9") if cards == "any" else (cards,)
        return cls(kinds[verb], int(sign) - 1, trade, site, entry or "", hand)
