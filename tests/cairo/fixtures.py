"""Positions and turns of Cairo for the unit tests of the client; `scripts.write_fixtures` writes them."""

from typing import Any

from tests.samples import Fixture

Position = dict[str, Any]

TABLE: Position = {
    "round": 5,
    "turn": 13,
    "players": {
        "arch": {
            "hand": ["1", "6", "J147", "J258"],
            "money": {"white": 2, "red": 3, "green": 2, "yellow": 3, "blue": 1, "purple": 1},
            "barkers": 2,
            "points": 5,
        },
        "star": {"hand": ["2", "3"], "barkers": 1, "points": 2},
        "hexagon": {"hand": ["9"], "points": 1},
    },
    "stands": [
        "arch red B4>B5 +B3",
        "arch green H7>I7",
        "arch purple A8>B8",
        "star red E1>F1",
        "star white H9>H8",
        "star yellow C10>D10",
        "hexagon blue H1>G1",
        "hexagon green E9>E8",
        "hexagon yellow J10>I10 +J9",
    ],
    "display": ["2", "3", "8", "J369"],
}
"""Arch decides, with a little of everything."""

FIRST_STALL: Position = {"players": {"arch": {}, "star": {}}, "options": {"start": "variable"}}

FIXTURES = (
    {
        "table": Fixture(TABLE),
        "kind": Fixture(TABLE, ("play 1",), ()),
        "site": Fixture(TABLE, ("play 1", "build white"), ()),
        "entry": Fixture(TABLE, ("play 1", "build white", "site D2"), ()),
        "stall": Fixture(TABLE, ("play 1", "build white", "site D2", "entry D3"), (), is_told=True),
        "expand": Fixture(TABLE, ("play 1", "expand red", "site B2"), (), is_told=True),
        "segment": Fixture(FIRST_STALL, ("place white",), ()),
        "lure": Fixture(TABLE, ("lure I7",), (), is_told=True),
    },
)
