"""The words of Letters & Seals and of the Great Bazaar: prompts and menu entries promise nothing that is not there."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bedesten.core.registry import find_game
from bedesten.games.istanbul.lexicon import LEXICON
from bedesten.games.istanbul.prompts import describe, prompt
from tests.istanbul.letters.table import bazaar, lettered, whole_deck
from tests.istanbul.table import Table, red

HERE = find_game("istanbul")

END = ("encounters", "extra-turn")


def laid(*position: Any, after: tuple[str, ...] = (), **rest: Any) -> partial[Table]:
    """Return how a table of Letters & Seals is laid, and what is played on it at once."""
    return partial(_lay, lettered, *position, after=after, **rest)


def _lay(lay: Callable[..., Table], *position: Any, after: tuple[str, ...], **rest: Any) -> Table:
    return lay(*position, **rest).play(*after)


def bid(highest: int = 0, leader: int = -1, last: bool = False, seat: int = 0) -> list[Any]:
    return [{"bid": {"seat": seat, "highest": highest, "leader": leader, "last": last}}, *END]


def using(tile: str) -> list[Any]:
    return [{"use-tile": {"seat": 0, "tile": tile}}, *END]


def owning_letters(left: int) -> dict[str, Any]:
    """Return what somebody has who leaves so many of the Letters, those for place 16, in their pile."""
    letters = [place for place in range(1, 17) for _ in range(2) if place not in (7, 12)]
    return {"delivered": [7, 7, 12, 12], "letters": letters[: len(letters) - left]}


@pytest.mark.parametrize(
    ("lay", "text"),
    [
        (
            laid(red(merchant=7, lying=[2], companion=5), "act", after=("act",)),
            "Red: who comes back, an assistant or your companion, or is that all?",
        ),
        (
            laid(red(merchant=7, lying=[2], companion=5), "act", after=("act", "fetch")),
            "Red: does an assistant come back, or is that all?",
        ),
        (
            laid(red(merchant=7, lying=[2], companion=5), "act", after=("act", "return 2")),
            "Red: does your companion come back, or is that all?",
        ),
        (laid(red(merchant=23, lira=3), bid()), "Red: how much do you bid for 2 bonus cards (you have 3)?"),
        (
            laid(red(merchant=23, lira=3) | {"yellow": {"hand": whole_deck("copy")}}, bid()),
            "Red: how much do you bid for 1 bonus card (you have 3)?",
        ),
        (
            laid(red(merchant=23, hand=["copy"]), bid(last=True)),
            "Red: nobody has bid; the last word is yours for 2 bonus cards (you have 0)?",
        ),
        (
            laid(red(merchant=23, hand=["copy"]) | {"yellow": {"lira": 2}}, bid(2, 1, last=True)),
            "Red: Yellow bids 2 Lira; the last word is yours for 2 bonus cards (you have 0)?",
        ),
        (
            laid(red(merchant=23) | {"yellow": {"hand": whole_deck("copy")}}, "act"),
            "Red: use 23 Auction House: take a good and auction 1 bonus card?",
        ),
        (
            laid(red(merchant=23, goods="RRGGYYBB") | {"yellow": {"hand": whole_deck()}}, "act"),
            "Red: use 23 Auction House: no room for a good and there is no bonus card to auction?",
        ),
        (
            laid(red(merchant=5, lira=1), "encounters", courier=5, after=("meet courier",)),
            "Red: which letter do you give to the courier (you have 1 of 2 Lira)?",
        ),
        (laid(red(merchant=21), "act"), "Red: use 21 Embassy: receive 2 letters?"),
        (laid(red(merchant=21) | {"yellow": owning_letters(1)}, "act"), "Red: use 21 Embassy: receive 1 letter?"),
        (
            laid(red(merchant=21) | {"yellow": owning_letters(0)}, "act"),
            "Red: use 21 Embassy: nothing to gain, there is no letter to receive?",
        ),
        (
            laid(red(merchant=22) | {"yellow": owning_letters(0)}, "act"),
            "Red: use 22 Kiosk: reveal 4 tiles, of which you get the first choice and the last?",
        ),
        (laid(red(merchant=22), using("coffee-or-two")), "Red: do you want to use the tile: take 2 Lira?"),
        (
            partial(bazaar, red(merchant=22), using("coffee-or-two")),
            "Red: do you want to use the tile: take 2 Lira or a coffee?",
        ),
        (
            laid(red(merchant=22, lira=9), using("extension-for-lira")),
            "Red: you cannot use the tile now: buy an extension for 10 Lira; go on?",
        ),
        (
            partial(bazaar, red(merchant=25, goods="RRGGYYBB"), "act"),
            "Red: use 25 Catacombs: take a coffee and come out at any other place?",
        ),
    ],
)
def test_prompts_say_what_is_true(lay: partial[Table], text: str) -> None:
    assert prompt(lay().state) == text


@pytest.mark.parametrize(
    ("lay", "action", "text"),
    [
        (
            laid(red(merchant=22), [{"choose-tile": {"seat": 0, "tiles": ["coffee-or-three", "one-red"]}}, *END]),
            "choose coffee-or-three",
            "choose the tile: take 3 Lira",
        ),
        (
            laid(red(merchant=5) | {"yellow": {"family": 5}, "green": {"hand": whole_deck()}}, "encounters"),
            "catch yellow",
            "catch Yellow's family member (for 3 Lira)",
        ),
    ],
)
def test_menu_entries_say_what_is_true(lay: partial[Table], action: str, text: str) -> None:
    assert describe(lay().state, LEXICON.parse(action)) == text


@pytest.mark.parametrize(
    ("lay", "text"),
    [
        (laid(red(merchant=22), using("coffee-or-two")), "the tile says: take 2 Lira"),
        (laid(red(merchant=22), using("coffee-or-three")), "the tile says: take 3 Lira"),
        (laid(red(merchant=22), using("two-lira")), "the tile says: take 2 Lira"),
        (partial(bazaar, red(merchant=22), using("coffee-or-two")), "the tile says: take 2 Lira or a coffee"),
        (
            laid(red(merchant=22), [{"choose-tile": {"seat": 0, "tiles": ["one-red", "one-die"]}}, *END]),
            "this tile is not there: take 2 Lira",
        ),
    ],
)
def test_no_refusal_promises_coffee_where_there_is_none(lay: partial[Table], text: str) -> None:
    table = lay()
    action = "choose coffee-or-two" if table.question() == "choose-tile" else "pay"
    assert HERE.explain(HERE.why_not(table.state, LEXICON.parse(action))) == text
