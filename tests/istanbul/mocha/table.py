"""A table of Mocha & Baksheesh for tests: a position in a few words.

The first-play layout, as all tests here use it:

    16 15 18  3 10
     8  1  7 17  4
     2 19  6 12  9
    20 11  5 14 13
"""

from collections.abc import Sequence
from typing import Any

from bedesten.core.luck import Luck, ScriptedLuck
from bedesten.kit.deck import KIND
from tests.istanbul.table import Table, given

TURN = ["start", "assist", "pay-merchants", "act", "encounters"]


def mocha(players: dict[str, Any] | None = None, at: str | Sequence[Any] = "start", **position: Any) -> Table:
    """Return a table with this position, as `given` does; `at` is one of TURN, a question or an agenda."""
    agenda = TURN[TURN.index(at) :] if isinstance(at, str) and at in TURN else at
    return given(players, agenda, rules="mocha", **position)


def guilds(table: Table, colour: str = "red") -> list[int]:
    """Return the Guild cards in a hand."""
    return sorted(card & KIND for card in table.player(colour).guild)


def guild_discards(table: Table) -> list[int]:
    """Return the discard pile of Guild cards, the top card first."""
    return table.state.mocha.guilds.discarded()


def guild_pile(table: Table) -> list[int]:
    return [number for number, copies in enumerate(table.state.mocha.guilds.pile) if copies]


def drawing_guilds(table: Table, *numbers: int) -> Luck:
    """Return luck by which these Guild cards are drawn, in their order."""
    left = guild_pile(table)
    outcomes = []
    for number in numbers:
        outcomes.append(left.index(number))
        left.remove(number)
    return ScriptedLuck(outcomes)


def barrier(here: int, there: int, control: str) -> dict[str, Any]:
    """Return a Barrier between two places."""
    return {"between": [here, there], "control": control}
