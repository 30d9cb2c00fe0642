"""The state of a game of Pearls, and its rules (RULES.md)."""

from bisect import insort
from collections import Counter
from collections.abc import Container, Sequence
from typing import Self

from bedesten.core.contract import OVER, Listener, State, View
from bedesten.core.events import NOBODY, Event, Fact
from bedesten.core.luck import Luck
from bedesten.core.standing import Standing
from bedesten.kit.deck import KIND, ORIGIN, Deck, remove_card
from tests.pearls.data import (
    CHEST,
    DRAWN,
    NAME,
    SEAT_WORDS,
    SHELL_WORDS,
    SHELLS,
    STORM,
    TIDE_WORDS,
    TIDES,
    WORTH,
    Printed,
)
from tests.pearls.lexicon import DIVE, HIDE, LIGHT, REST, THROW

CRITERIA = ("points", "best day")


class Diver:
    """What one player has. Hand and chest are hands of cards as the kit has them."""

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.chest: list[int] = []
        self.points = 0
        self.best = 0
        self.ashore = False
        self.lantern = True

    def clone(self) -> "Diver":
        copy = Diver()
        copy.hand, copy.chest = self.hand[:], self.chest[:]
        copy.points, copy.best = self.points, self.best
        copy.ashore, copy.lantern = self.ashore, self.lantern
        return copy


class Pearls(State):
    """A position of Pearls. What was turned up lies on the discard piles: on the shore, and beside the tide cards."""

    def __init__(self, players: int, days: int, tides: str) -> None:
        super().__init__(NAME)
        self.days = days
        self.tides = tides
        self.day = 1
        self.active = 0
        self.seat = 0
        self.round = 1
        self.sea = full(SHELLS)
        self.tide = full(TIDES[tides])
        self.divers = [Diver() for _ in range(players)]
        self.lit = False
        self.throwing: list[int] = []

    def clone(self) -> Self:
        copy = type(self)(0, self.days, self.tides)
        copy.day, copy.active, copy.seat, copy.round = self.day, self.active, self.seat, self.round
        copy.sea, copy.tide = self.sea.clone(), self.tide.clone()
        copy.divers = [diver.clone() for diver in self.divers]
        copy.lit, copy.throwing = self.lit, self.throwing[:]
        return copy

    # What is possible.

    def actions(self) -> list[int]:
        if self.seat == OVER:
            return []
        diver = self.divers[self.seat]
        held = sorted({shell & KIND for shell in diver.hand})
        if self.throwing:
            return [THROW + kind for kind in held]
        dive = [DIVE] if self.sea.size else []
        hide = [HIDE + kind for kind in held] if len(diver.chest) < CHEST else []
        rest = [REST] if diver.chest or not dive + hide else []
        light = [LIGHT] if dive and diver.lantern else []
        return [*dive, *rest, *light, *hide]

    def on_turn(self) -> int:
        return OVER if self.seat == OVER else self.active

    def apply(self, action: int, luck: Luck, tell: Listener | None = None) -> None:
        tell = tell or _to_nobody
        if action == DIVE:
            self._dive(luck, tell)
        elif action == REST:
            self.divers[self.seat].ashore = True
            tell(Event("rest", self.seat))
        elif action == LIGHT:
            self._light(tell)
            return
        elif action < THROW:
            self._hide(action - HIDE, tell)
        else:
            self._throw(action - THROW, tell)
        self._go_on(tell)

    # The rules.

    def _dive(self, luck: Luck, tell: Listener) -> None:
        """Turn up a tide card and do what it says (PRL-TRN-02)."""
        if not self.tide.size:
            self.tide.reshuffle()
            tell(Event("turn of the tide"))
        tide = self.tide.draw(self.seat, luck) & KIND
        self.tide.put_on_discards(tide)
        tell(Event("tide", self.seat, {"tide": TIDE_WORDS[tide]}))
        for _ in range(min(DRAWN[tide], self.sea.size)):
            shell = self.sea.draw(self.seat, luck)
            insort(self.divers[self.seat].hand, shell)
            tell(Event("shell", self.seat, {}, {"shell": SHELL_WORDS[shell & KIND]}))
        if tide == STORM:
            spared = self.active if self.lit else NOBODY
            self.throwing = [seat for seat in self.at_sea(self.active) if self.divers[seat].hand and seat != spared]

    def _light(self, tell: Listener) -> None:
        """Light the lantern, and go on with the same turn (PRL-TRN-05)."""
        self.divers[self.seat].lantern = False
        self.lit = True
        tell(Event("light", self.seat))

    def _hide(self, kind: int, tell: Listener) -> None:
        """Put a shell face down into the chest (PRL-TRN-03)."""
        diver = self.divers[self.seat]
        pile = remove_card(diver.hand, kind)
        insort(diver.chest, kind + ORIGIN * pile)
        tell(Event("hide", self.seat, {}, {"shell": SHELL_WORDS[kind]}))

    def _throw(self, kind: int, tell: Listener) -> None:
        """Throw a shell onto the shore, for all to see (PRL-STO-01)."""
        remove_card(self.divers[self.seat].hand, kind)
        self.sea.put_on_discards(kind)
        self.throwing.pop(0)
        tell(Event("throw", self.seat, {"shell": SHELL_WORDS[kind]}))

    def _go_on(self, tell: Listener) -> None:
        """Go on to the next decision: a shell to throw, the next turn, or the next day."""
        if self.throwing:
            self.seat = self.throwing[0]
            return
        following = self.at_sea(self.active + 1)
        if following:
            self._begin_turn(following[0])
        else:
            self._end_day(tell)

    def _begin_turn(self, seat: int) -> None:
        self.round += seat <= self.active
        self.active = self.seat = seat
        self.lit = False

    def _end_day(self, tell: Listener) -> None:
        """Open the chests and give everything back to the sea (PRL-DAY-02)."""
        self.lit = False
        for seat, diver in enumerate(self.divers):
            points = worth(diver.chest)
            diver.points += points
            diver.best = max(diver.best, points)
            facts: dict[str, Fact] = {"shells": named(diver.chest), "points": points}
            tell(Event("chest", seat, facts, uncovers=True))
        if self.day == self.days:
            self.seat = OVER
            return
        self.day += 1
        self.sea = full(SHELLS)
        for diver in self.divers:
            diver.hand, diver.chest, diver.ashore, diver.lantern = [], [], False, True
        self.round += 1
        self.active = self.seat = (self.day - 1) % len(self.divers)
        tell(Event("day", facts={"day": self.day}))

    def at_sea(self, seat: int) -> list[int]:
        """Return the seats that are at sea, in their order from this one on."""
        order = [(seat + number) % len(self.divers) for number in range(len(self.divers))]
        return [seat for seat in order if not self.divers[seat].ashore]

    # What a seat may know.

    def imagine(self, seat: int, luck: Luck) -> Self:
        world = self.clone()
        others = [diver for number, diver in enumerate(world.divers) if number != seat]
        # What is in a chest came from a hand, and so from this sea: any hidden shell may lie anywhere (PRL-HID-02).
        world.sea.deal_anew([shells for diver in others for shells in (diver.hand, diver.chest)], luck)
        return world

    def view(self, seat: int | None) -> View:
        return self.seen_by([] if seat is None else [seat])

    def seen_by(self, seats: Container[int]) -> View:
        """Return what these seats know together."""
        over = self.seat == OVER
        return {
            "day": self.day,
            "days": self.days,
            "tides": self.tides,
            "round": int(self.round),
            "active": None if over else SEAT_WORDS[self.active],
            "lit": self.lit,
            "asks": None if over else "throw" if self.throwing else "turn",
            "sea": int(self.sea.size),
            "shore": counted(self.sea.discarded(), SHELL_WORDS),
            "tide": {"left": int(self.tide.size), "ebbed": counted(self.tide.discarded(), TIDE_WORDS)},
            "players": [
                {
                    "name": SEAT_WORDS[number],
                    "points": diver.points,
                    "best": diver.best,
                    "ashore": diver.ashore,
                    "lantern": diver.lantern,
                    "shells": len(diver.hand),
                    "hidden": len(diver.chest),
                    # After the last day the chests are open.
                    "hand": named(diver.hand) if number in seats else [],
                    "chest": named(diver.chest) if number in seats or over else [],
                }
                for number, diver in enumerate(self.divers)
            ],
        }

    def standing(self) -> Standing:
        return Standing.of(CRITERIA, [(diver.points, diver.best) for diver in self.divers])


def full(copies: Sequence[int]) -> Deck:
    """Return a deck with so many cards of each kind."""
    return Deck(list(copies), sum(copies))


def worth(chest: list[int]) -> int:
    """Return what a chest is worth at the end of a day (PRL-DAY-03)."""
    kinds = [shell & KIND for shell in chest]
    is_set = {kind for kind, value in enumerate(WORTH) if value} <= set(kinds)
    return sum(WORTH[kind] for kind in kinds) + (Printed.set_bonus if is_set else 0)


def named(shells: Sequence[int]) -> list[str]:
    return [SHELL_WORDS[shell & KIND] for shell in shells]


def counted(kinds: Sequence[int], words: Sequence[str]) -> dict[str, int]:
    """Return how many there are of each kind, by their words."""
    count = Counter(kinds)
    return {words[kind]: count[kind] for kind in sorted(count)}


def _to_nobody(event: Event) -> None:
    pass
