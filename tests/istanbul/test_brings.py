"""What a menu says beside an action: all that it would bring, in a few words."""

from typing import Any

import pytest

from bedesten.core.odds import odds
from bedesten.core.outlook import outlook
from bedesten.core.registry import find_game
from bedesten.games.istanbul.lexicon import LEXICON
from tests.istanbul.letters.table import lettered
from tests.istanbul.table import Table, given, red, red_with_neutrals

HERE = find_game("istanbul")


def said(table: Table, notation: str) -> str:
    seen = outlook(HERE, table.state, LEXICON.parse(notation))
    return HERE.brings(table.state, seen, odds(HERE, seen))


def walking(others: dict[str, Any] | None = None, **owned: Any) -> Table:
    return given(red(merchant=7, **owned) | (others or {}), governor=6, smuggler=6)


@pytest.mark.parametrize(
    ("owned", "notation", "expected"),
    [
        ({}, "move 2", "+2 R"),
        ({"goods": "RR"}, "move 2", ""),
        ({}, "move 5", "+2 Lira, +1 G, +1 Y"),
        ({"lira": 7, "extensions": 2}, "move 1", "-7 Lira, an extension, a ruby"),
        ({"lira": 2}, "move 1", "an extension costs 7 Lira, you have 2"),
        ({"lira": 2, "hand": ["five-lira"]}, "move 1", "an extension costs 7 Lira, you have 2"),
        ({"goods": "GG", "tiles": ["red"]}, "move 14", "-1 G, the green tile, a ruby"),
        ({"goods": "BB"}, "move 15", "-1 B, the blue tile, a fifth assistant"),
        ({"goods": "YYBB"}, "move 15", "the yellow tile or the blue tile and a fifth assistant"),
        ({"stack": [], "lying": [3, 4, 10, 11]}, "move 2", "there is no assistant in your stack: your turn ends there"),
        ({}, "move 8", "0.9 B on average"),
        ({}, "move 9", "best call 7 (58%), 4.9 Lira on average"),
        ({"tiles": ["red"]}, "move 9", "best call 8 (85%), 7.1 Lira on average"),
        ({"goods": "R"}, "move 11", "+2 Lira, -1 R"),
    ],
)
def test_of_a_move_all_is_said_that_it_brings(owned: dict[str, Any], notation: str, expected: str) -> None:
    assert said(walking(**owned), notation) == expected


def test_what_others_are_paid_is_counted() -> None:
    assert said(walking({"yellow": {"merchant": 2}}, lira=3), "move 2") == "-2 Lira, +2 R"
    poor = said(walking({"yellow": {"merchant": 2}}, lira=1), "move 2")
    assert poor == "2 Lira are due to Yellow, you have 1: your turn ends there"


def test_where_assistants_can_be_chosen_the_place_is_told_all_the_same() -> None:
    table = given(red_with_neutrals(merchant=7, stack=["own", "own"], lying=[2]), neutral_assistants=[2], governor=6)
    assert said(table, "move 2") == "+2 R"


def test_what_an_action_says_itself_is_not_said_again() -> None:
    table = lettered(red(merchant=7, hand=["red-and-lira", "letter-dice"]))
    assert said(table, "play red-and-lira") == ""
    assert said(table, "play letter-dice") == "1.4 letters and 2.1 Lira on average"
