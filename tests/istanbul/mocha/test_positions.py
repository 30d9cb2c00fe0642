"""Positions of Mocha & Baksheesh: what is wrong with one is told, and nothing else happens."""

from typing import Any

import pytest

from bedesten.core.errors import BadPosition
from bedesten.core.registry import find_game
from tests.istanbul.mocha.table import TURN

HERE = find_game("istanbul")
PLAYERS: dict[str, Any] = {"red": {}, "yellow": {}}


def guild_turn(*agenda: Any, number: int) -> list[Any]:
    return [*agenda, {"guild-away": {"number": number}}, "guild-end"]


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"rules": "tea"}, "rules is one of base, mocha"),
        ({"rules": 7}, "rules is one of base, mocha"),
        ({"players": {"red": {"coffee": -1}, "yellow": {}}}, "red: coffee is a number from 0"),
        ({"players": {"red": {"tavern": ["movement", "movement"]}, "yellow": {}}}, "two Tavern tiles of a kind"),
        ({"players": {"red": {"tavern": "movement"}, "yellow": {}}}, "red: tavern is a list"),
        ({"players": {"red": {"guild": [21]}, "yellow": {}}}, "a Guild card is written as 7 or '7 of pile 1', not 21"),
        ({"players": {"red": {"guild": ["3 of pile 2"]}, "yellow": {}}}, "comes from one of the piles 1 to 1"),
        ({"players": {"red": {"guild": [3]}, "yellow": {"guild": [3]}}}, "there are 2 Guild cards 3, not 1 (INV-02)"),
        ({"guild_discards": [4, 4]}, "there are 2 Guild cards 4, not 1 (INV-02)"),
        ({"guild_discards": ["four"]}, "guild_discards are numbers of Guild cards from 1 to 20"),
        ({"guild_pile": {"number": 1, "cards": [1]}}, "there are 0 Guild cards 2, not 1 (INV-02)"),
        ({"guild_pile": {"colour": 1}}, "guild_pile has no 'colour'"),
        ({"coffee_trader": 14}, "the coffee trader stands on one of the places 2 to 12, not 14 (INV-20)"),
        ({"coffee_trader": "7"}, "coffee_trader is a place of the board"),
        ({"rubies": {"coffee_house": 4}}, "INV-06"),
        ({"rubies": {"coffee_house": 6}}, "rubies: coffee_house is a number from 0 to 5, not 6"),
        ({"tavern_tiles": {"movement": [1, 2]}}, "tavern_tiles: movement is [1, 2, 3, 4]"),
        ({"baksheesh": {"side": "left"}}, "baksheesh: side is one of front, back"),
        ({"baksheesh": {"goods": "BBB"}}, "baksheesh: the goods on this side are YYY, not 'BBB'"),
        ({"barrier": {"between": [7], "control": "red"}}, "it stands between two neighbours, not [7] (INV-23)"),
        ({"barrier": {"between": [7, 6], "control": "blue"}}, "barrier: control is one of red, yellow"),
        ({"barrier": 7}, "barrier is a table of names and values"),
        ({"turn": {"guild": 5}}, "turn: guild is the number of the Guild card whose turn it is"),
        ({"agenda": ["start", "encounters"]}, "agenda: after 'start' comes assist, not encounters"),
        ({"agenda": [{"roast": {"used": ["tea"], "coffee": 2}}, "encounters"]}, "each of agenda: roast: used"),
        ({"agenda": [{"roast": {"used": [], "coffee": 9}}, "encounters"]}, "does not give 9 coffee"),
        ({"agenda": ["pay-trader", "encounters"], "coffee_trader": 3}, "the Coffee Trader is paid where he was met"),
        ({"agenda": guild_turn({"choose-two": {"option": "none"}}, number=5)}, "with Guild card 19 only"),
        ({"agenda": guild_turn({"take-cheap-tile": {"place": 5}}, number=14)}, "at its own Mosque"),
        ({"agenda": guild_turn("send-to-act", number=12), "turn": {"guild": 3}}, "so turn: guild is 12, not 3"),
        ({"agenda": guild_turn(number=7)}, "after Guild card 7 come encounters"),
        (
            {"agenda": [{"give-up": {"count": 2, "kinds": []}}, {"put-away": {"card": "exchange"}}, *TURN]},
            "from 1 to 3",
        ),
        (
            {"agenda": [{"take-other": {"count": 1, "kinds": ["R", "C"]}}, {"put-away": {"card": "stay"}}, *TURN]},
            "the card stay does not ask 'take-other'",
        ),
        ({"agenda": ["turn-die", {"put-away": {"card": "turn-six"}}, *TURN]}, "after the card turn-six comes dice"),
        ({"layout": [[1, 2, 3, 4]]}, "layout is 4 rows of 5 places, each place 1 to 20 once"),
    ],
)
def test_a_bad_position_is_explained(position: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        HERE.read({"rules": "mocha", "players": PLAYERS, **position})
    assert any(problem in found for found in refusal.value.problems), refusal.value.problems


@pytest.mark.parametrize("key", ["coffee_trader", "barrier", "tavern_tiles", "baksheesh", "guild_pile"])
def test_the_base_game_has_none_of_it(key: str) -> None:
    with pytest.raises(BadPosition, match=f"a position has no '{key}'"):
        HERE.read({"players": PLAYERS, key: {}})


@pytest.mark.parametrize("question", ["start", "tavern", "guild-end"])
def test_the_base_game_asks_none_of_its_questions(question: str) -> None:
    with pytest.raises(BadPosition, match="each question is one of move"):
        HERE.read({"players": PLAYERS, "agenda": [question, "encounters"]})


NONSENSE: list[Any] = [None, True, -1, 99, "x", [], [None], {}, {"x": 1}, [[1]], 1.5]
KEYS = [
    "coffee_trader",
    "barrier",
    "tavern_tiles",
    "baksheesh",
    "guild_pile",
    "guild_discards",
    "rubies",
    "turn",
    "agenda",
]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("value", NONSENSE, ids=repr)
def test_nonsense_is_a_bad_position_or_what_it_was_before(key: str, value: Any) -> None:
    try:
        state = HERE.read({"rules": "mocha", "players": PLAYERS, key: value})
    except BadPosition:
        return
    assert HERE.write(state) == HERE.write(HERE.read({"rules": "mocha", "players": PLAYERS}))


@pytest.mark.parametrize("key", ["coffee", "tavern", "guild"])
@pytest.mark.parametrize("value", NONSENSE, ids=repr)
def test_nonsense_of_a_player_is_a_bad_position_too(key: str, value: Any) -> None:
    try:
        state = HERE.read({"rules": "mocha", "players": {"red": {key: value}, "yellow": {}}})
    except BadPosition:
        return
    assert state.actions()
