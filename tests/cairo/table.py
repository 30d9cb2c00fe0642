"""A table for tests: a position in a few words, played in notation, read back in the words of the game."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

import pytest

from bedesten.core.contract import OVER
from bedesten.core.errors import IllegalAction
from bedesten.core.events import Event
from bedesten.core.luck import FastLuck, Luck, ScriptedLuck
from bedesten.core.registry import find_game, play
from bedesten.games.cairo.data import SEGMENT_OF, SITE_WORDS
from bedesten.games.cairo.lexicon import LEXICON
from bedesten.games.cairo.state import Cairo
from tests.cairo.notation import CARDS, SEATS, TRADES, Bazaar, Build, Stand

HERE = find_game("cairo")
NINE_EACH = "9 9 9 9 9 9"
ONE_EACH = "1 1 1 1 1 1"


class Table:
    """A game in the middle, for tests that read as sentences. Seats are numbered from 1, as on the rule page."""

    def __init__(self, state: Cairo) -> None:
        self.state = state
        self.events: list[Event] = []

    def play(self, *notations: str, luck: Luck | None = None) -> Self:
        """Play actions in notation; luck that a test does not care about is any luck."""
        for notation in notations:
            play(self.state, notation, luck or FastLuck(1), self.events.append)
        return self

    def drawing(self, notation: str, *cards: str) -> Self:
        """Play an action after which these cards come from the draw pile, in this order."""
        luck = ScriptedLuck(card_luck(list(self.state.cards.pile), cards))
        play(self.state, notation, luck, self.events.append)
        assert luck.left() == 0, "fewer cards came than the test says"
        return self

    def build(self, text: str, fee: str = "", pay: str = "") -> Self:
        """Build something: `new 1 white D2>D3 [1]`. Money for a fee and a shortfall is any, unless it is named."""
        build = Build.read(text)
        assert self.state.seat == build.seat, "somebody else decides"
        payments = pay.split()
        if build.cards:
            self.play(f"play {'+'.join(build.cards)}")
        if fee or self.question() == "fee":
            self.play(f"fee {fee}" if fee else self.some("fee"))
        self.play(f"{build.kind} {build.trade}").put(build.site)
        if build.entry:
            self.play(f"entry {build.entry}")
        while payments or self.question() == "pay":
            self.play(f"pay {payments.pop(0)}" if payments else self.some("pay"))
        return self

    def put(self, site: str) -> Self:
        """Put a tile on a site; where its segment is asked first, in that."""
        segment = str(SEGMENT_OF[SITE_WORDS.index(site)] + 1)
        if segment in self.offered("segment"):
            self.play(f"segment {segment}")
        return self.play(f"site {site}")

    def sites(self) -> set[str]:
        """Return the sites on which a tile can be put, whatever their segment."""
        if self.question() != "segment":
            return self.offered("site")
        chosen = (type(self)(self.state.clone()).play(f"segment {one}") for one in self.offered("segment"))
        return set().union(*(table.offered("site") for table in chosen))

    def some(self, verb: str) -> str:
        """Return an action that is offered with a verb."""
        return min(notation for notation in self.offers() if notation.startswith(f"{verb} "))

    def refused(self, *notations: str) -> str:
        """Return the rule for which one of these actions is refused; it changes nothing."""
        return refusal(self, lambda: self.play(*notations))

    def refused_build(self, text: str, fee: str = "", pay: str = "") -> str:
        """Return the rule for which something cannot be built."""
        return refusal(self, lambda: self.build(text, fee, pay))

    def offers(self) -> set[str]:
        return {LEXICON.say(action) for action in self.state.actions()}

    def offered(self, verb: str) -> set[str]:
        """Return what is offered with a verb: the entries of `lure`, the sites of `site`."""
        return {notation[len(verb) + 1 :] for notation in self.offers() if notation.split()[0] == verb}

    def view(self, seat: int | None = None) -> Any:
        """Return what a seat sees; onlookers without one."""
        return self.state.view(None if seat is None else seat - 1)

    def player(self, seat: int) -> Any:
        """Return what a player sees of the own things."""
        return self.view(seat)["players"][SEATS[seat - 1]]

    def question(self) -> str:
        """Return the name of the present question; empty at the end of the game."""
        agenda = self.view()["agenda"]
        return "" if not agenda else agenda[0] if isinstance(agenda[0], str) else next(iter(agenda[0]))

    def decides(self) -> int:
        """Return the number of the seat that decides; 0 if the game is over."""
        return 0 if self.state.seat == OVER else int(self.state.seat) + 1

    def is_over(self) -> bool:
        return self.state.seat == OVER

    def phase(self) -> str:
        return str(self.view()["phase"])

    def money(self, seat: int) -> str:
        """Return the money of a seat in the order of the trades: `0 0 1 1 0 1`."""
        money = self.player(seat)["money"]
        return " ".join(str(money[trade]) for trade in TRADES)

    def points(self, seat: int) -> int:
        return int(self.player(seat)["points"])

    def barkers(self, seat: int) -> int:
        return int(self.player(seat)["barkers"])

    def hand(self, seat: int) -> list[str]:
        return sorted(self.player(seat)["hand"], key=CARDS.index)

    def unplaced(self, seat: int) -> list[str]:
        return list(self.player(seat)["stalls"])

    def medals(self, trade: str) -> tuple[int, int]:
        """Return the seats that hold gold and silver of a trade; 0 for the supply."""
        held = self.view()["medals"][trade]
        return seat_number(held["gold"]), seat_number(held["silver"])

    def supply(self) -> str:
        return " ".join(str(self.view()["supply"][trade]) for trade in TRADES)

    def bazaar(self) -> Bazaar:
        """Return what stands where."""
        return bazaar_of(self.state)

    def stand(self, seat: int, trade: str) -> Stand:
        """Return the stand of a seat and a trade."""
        owner = SEATS[seat - 1]
        return next(one for one in self.bazaar().stands if (one.owner, one.trade) == (owner, trade))

    def is_blocked(self, seat: int, trade: str) -> bool:
        owner = SEATS[seat - 1]
        stands = self.view()["stands"]
        return bool(next(one["blocked"] for one in stands if (one["owner"], one["trade"]) == (owner, trade)))

    def customer(self, trade: str) -> str:
        """Return where a customer is; empty if it is outside."""
        return self.bazaar().customers.get(trade, "")

    def lure(self, entry: str) -> dict[str, Any]:
        """Return what the view of the seat that decides tells of luring to an entry."""
        return dict(next(one for one in self.view(self.decides())["lures"] if one["entry"] == entry))

    def told(self, what: str) -> list[Event]:
        return [event for event in self.events if event.what == what]

    def same(self) -> dict[str, Any]:
        """Return all that there is, to compare it."""
        return dict(HERE.write(self.state))


def refusal(table: Table, act: Callable[[], object]) -> str:
    """Return the rule for which something is refused, and see to it that the refusal has changed nothing."""
    try:
        act()
    except IllegalAction as refused:
        told = len(table.events)
        before = table.same()
        with pytest.raises(IllegalAction):
            play(table.state, refused.notation, FastLuck(2), table.events.append)
        assert table.same() == before
        assert len(table.events) == told
        return str(refused.rule)
    raise AssertionError("that is possible")


def seat_number(word: str | None) -> int:
    return 0 if word is None else SEATS.index(word) + 1


def card_luck(pile: list[int], cards: Sequence[str]) -> list[int]:
    """Return the luck with which these cards come from a draw pile of so many of each kind."""
    outcomes = []
    for card in cards:
        kind = CARDS.index(card)
        assert pile[kind], f"{card} is not in the draw pile"
        if sum(pile) > 1:
            outcomes.append(sum(pile[:kind]))
        pile[kind] -= 1
    return outcomes


def bazaar_of(state: Cairo) -> Bazaar:
    """Return what stands where in a state."""
    view: Any = state.view(None)
    stands = [
        Stand(one["owner"], one["trade"], one["stall"], one["entry"], tuple(one["expansions"]))
        for one in view["stands"]
    ]
    customers = {trade: site for trade, site in view["customers"].items() if site is not None}
    return Bazaar(len(view["players"]), tuple(stands), customers, view["outside"])


def money_of(text: str) -> dict[str, int]:
    return dict(zip(TRADES, map(int, text.split()), strict=True))


def position(
    text: str,
    seat: int = 1,
    *,
    players: int = 0,
    hand: Mapping[int, str] | str | None = None,
    money: Mapping[int, str] | str = ONE_EACH,
    barkers: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    medals: Mapping[str, tuple[int, int]] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """Return a position in which a seat is to decide. Hand and money as one text are those of this seat.

    Who holds medals follows from sizes, unless it is said: the first of the largest has gold, the last one silver.
    """
    bazaar = Bazaar.read(text)
    number = players or bazaar.players
    hands = {seat: hand} if isinstance(hand, str) else dict(hand or {})
    purses = {seat: money} if isinstance(money, str) else dict(money)
    held = {trade: tuple(map(seat_number, bazaar.largest(trade))) for trade in TRADES if bazaar.largest(trade)}
    holders = {trade: (each[0], each[-1]) for trade, each in held.items()} | dict(medals or {})
    sheets: dict[str, Any] = {}
    for index, word in enumerate(SEATS[:number], start=1):
        sheet: dict[str, Any] = {"money": money_of(purses.get(index, ONE_EACH))}
        if index in hands:
            sheet["hand"] = hands[index].split()
        sheet["barkers"] = (barkers or {}).get(index, 0)
        sheet["points"] = (points or {}).get(index, 0)
        sheets[word] = sheet | more.pop(word, {})
    return {
        "players": sheets,
        "active": SEATS[seat - 1],
        "stands": [str(stand) for stand in bazaar.stands],
        "customers": {trade: bazaar.customers.get(trade) for trade in TRADES},
        "medals": {
            trade: {"gold": SEATS[gold - 1], "silver": SEATS[silver - 1]} for trade, (gold, silver) in holders.items()
        },
        **more,
    }


def given(text: str, seat: int = 1, **more: Any) -> Table:
    """Return a table with this position."""
    state = HERE.read(position(text, seat, **more))
    assert isinstance(state, Cairo)
    return Table(state)


def start(players: int, seed: int = 1, **options: Any) -> Table:
    """Set a game up with any luck."""
    state = HERE.start(players, FastLuck(seed), **options)
    assert isinstance(state, Cairo)
    return Table(state)


ALLOWED = "allowed"


@dataclass(frozen=True)
class Case:
    """An example: a position, what is built there, and that it is allowed or which rules refuse it."""

    name: str
    position: str
    build: str
    expected: str

    def tried(self) -> str:
        """Build it with money enough; return that it is allowed, or the rule that refuses it.

        Where these cards open no site at all, the site itself is asked about with three cards.
        """
        rule = outcome(self.position, self.build)
        if rule == ALLOWED:
            return rule
        with_three = outcome(self.position, re.sub(r"\[\w+\]", "[any]", self.build))
        return rule if with_three == ALLOWED else with_three


def outcome(text: str, build: str) -> str:
    """Return that something can be built with money enough, or the first rule that refuses it."""
    read = Build.read(build)
    table = given(text, read.seat + 1, hand=" ".join(read.cards), money=NINE_EACH)
    try:
        table.build(build)
    except IllegalAction as refused:
        return str(refused.rule)
    return ALLOWED


def cases(*lines: str) -> pytest.MarkDecorator:
    """Run a test with examples of the form `EX-06 | S4 | new 3 red C2>C3 [1] | CAI-BLD-07`."""
    rows = [Case(*(part.strip() for part in line.split("|"))) for line in lines]
    return pytest.mark.parametrize("case", rows, ids=[row.name for row in rows])
