"""Samples of Pearls, for the tests that run over every game."""

from pathlib import Path
from typing import Any

from bedesten.core.registry import find_game
from tests.pearls.data import NAME, TIDES
from tests.pearls.options import DAYS
from tests.samples import Mode, Playthrough, Samples

MODES = [
    Mode(NAME, f"{players}-{tides}", players, [{"tides": tides, "days": days} for days in DAYS.choices])
    for players in (1, 2, 3)
    for tides in TIDES
    if players > 1 or tides == "gentle"
]

TWO: dict[str, Any] = {"amber": {"hand": ["sand", "black"], "chest": ["pink"]}, "coral": {"hand": ["white"]}}

TIDE_PILE = ["calm"] * 4 + ["spring"] * 2 + ["storm"] * 2

SAMPLES = Samples(
    game=find_game(NAME),
    modes=MODES,
    length=30,
    playthroughs=[
        Playthrough("alone", 1, 1),
        Playthrough("2-gentle", 2, 2, {"days": "1"}),
        Playthrough("3-wild", 3, 3, {"tides": "wild"}),
    ],
    positions={
        "start-1": ({"players": {"amber": {}}}, 2),
        "storm-2": ({"players": TWO, "throwing": ["amber", "coral"]}, 3),
        "shuffle-2": ({"players": TWO, "tide": {"discards": TIDE_PILE}}, 2),
        "lantern-3": (
            {
                "tides": "wild",
                "active": "coral",
                "lit": True,
                "players": {
                    "amber": {"hand": ["sand"], "ashore": True, "chest": ["sand"]},
                    "coral": {"hand": ["white"], "lantern": False},
                    "jade": {"hand": ["pink", "pink"]},
                },
            },
            2,
        ),
        "last-shells-2": (
            {
                "day": 2,
                "players": {
                    "amber": {"hand": ["sand"], "chest": ["white", "pink", "black"]},
                    "coral": {"ashore": True, "points": 7, "hand": ["black"]},
                },
                "sea": {"discards": ["sand"] * 3 + ["white"] * 4 + ["pink"]},
            },
            4,
        ),
    },
    wrong_positions=[
        ({}, "players is a table of amber, coral, jade"),
        ({"players": {}}, "players is a table of amber, coral, jade"),
        ({"players": {"coral": {}}}, "players is a table of amber, coral, jade"),
        ({"players": {"amber": 7}}, "amber is a table of names and values, not 7"),
        (
            {"players": {"amber": {"hand": ["gold"]}}},
            "amber: hand is one of sand, white, pink, black, not 'gold'",
        ),
        ({"players": {"amber": {"hand": ["black"] * 3}}}, "there are 2 shells black, not 3 (PRL-INV-01)"),
        (
            {"players": {"amber": {}}, "tide": {"discards": ["storm"] * 3}},
            "there are 2 tide cards storm, not 3",
        ),
        ({"players": {"amber": {"chest": ["white"] * 4}}}, "a chest holds 3 shells, not 4 (PRL-INV-02)"),
        ({"players": {"amber": {"points": 4, "best": 1}}}, "the best day brought some of the points (PRL-INV-03)"),
        ({"players": TWO, "throwing": ["coral", "amber"]}, "in the order of turns (PRL-INV-04)"),
        ({"players": {"amber": {}}, "throwing": ["amber"]}, "who throws is at sea with a shell in hand (PRL-INV-04)"),
        ({"players": TWO, "active": None}, "the game is over when everybody is ashore"),
        ({"players": {"amber": {"ashore": True}}, "active": None}, "the game is over after the last day"),
        ({"players": TWO | {"coral": {"ashore": True}}, "active": "coral"}, "active: coral is ashore (PRL-INV-05)"),
        ({"players": TWO, "lit": True}, "lit: a lantern that is lit was taken by the active player (PRL-INV-06)"),
        ({"players": TWO, "day": 3}, "day is a number from 1 to 2, not 3"),
        ({"players": TWO, "game": "chess"}, "game is pearls, not 'chess'"),
        ({"players": TWO, "moon": "full"}, "a position has no 'moon'"),
        (
            {"players": TWO, "sea": {"draw_pile": {"cards": {"sand": 1}}}},
            "there are 5 shells white, not 1",
        ),
    ],
    wrong_options=[
        (4, {}),
        (1, {"tides": "wild"}),
        (2, {"tides": "mild"}),
        (2, {"days": 2}),
        (2, {"days": "4"}),
        (2, {"moon": "full"}),
    ],
    rule_pages=[Path(__file__).parent / "RULES.md"],
    telling=["dive", "hide", "throw"],
    drawing=["dive"],
)
