"""Samples of Cairo, for the tests that run over every game."""

from pathlib import Path
from typing import Any

from bedesten.core.contract import OVER, State
from bedesten.core.luck import Luck
from bedesten.core.registry import find_game
from bedesten.games.cairo import data as d
from bedesten.games.cairo.agenda import agenda_problems
from bedesten.games.cairo.build import PayCoins
from bedesten.games.cairo.player import Player
from bedesten.games.cairo.questions import unpacked
from bedesten.games.cairo.state import Cairo
from tests.samples import Mode, Playthrough, Samples

NAME = "cairo"
RULES = Path(__file__).parents[2] / "docs" / "rules" / "cairo.md"

MODES = [
    Mode(NAME, f"{players}-{start}", players, [{"start": start, "cap": cap} for cap in ("300", "off")])
    for players in (2, 3, 4)
    for start in ("suggested", "variable")
]

HUGE = 10**5000
P: dict[str, Any] = {"arch": {}, "star": {}}
THREE: dict[str, Any] = P | {"hexagon": {}}
FOUR: dict[str, Any] = THREE | {"drop": {}}
RICH = {"white": 3, "red": 4, "green": 2, "yellow": 3, "blue": 2, "purple": 1}
CORNER = ["arch green B2>B3", "star blue A3>A2", "hexagon red D2>C2"]
"""The green stall is blocked."""

ROWS = ["arch red B4>B3 +C4+D4+E4+F4+G4", "star blue B10>B9 +C10+D10+E10", "hexagon white J6>J7"]
"""Red has one expansion left, blue three."""


def site_question(kind: str, trade: str, asked: str = "site", **more: Any) -> list[Any]:
    """Return an agenda on which a site is asked for, or its segment."""
    arguments = {"cards": [], "fee": None, "segments": list("123456789"), "kind": kind, "trade": trade}
    return [{asked: arguments | more}]


POSITIONS: dict[str, tuple[dict[str, Any], int]] = {
    "start-2": ({"players": P}, 2),
    "start-4": ({"players": FOUR, "active": "hexagon", "start": "hexagon"}, 2),
    "variable-3": ({"players": THREE, "options": {"start": "variable"}}, 3),
    "bag-2": (
        {
            "players": P,
            "options": {"start": "variable"},
            "phase": "setup",
            "placed": 10,
            "stands": [
                "arch blue K7>K6", "arch green I11>H11", "arch yellow I5>I6", "star green D6>D7", "star white C7>C8",
                "star red E10>E9", "neutral white K9>J9", "neutral red D9>D10", "neutral green H10>I10",
                "neutral yellow C11>C10",
            ],
            "neutral": ["purple"],
            "agenda": site_question("neutral", "blue", "segment", segments=list("1235")),
        },
        3,
    ),
    "barkers-4": (
        {
            "players": FOUR | {"arch": {"barkers": 3, "hand": ["1", "J147"], "money": RICH}},
            "stands": [
                "arch red B4>B5", "arch green H7>I7", "arch blue F11>F10", "star blue C3>C2", "hexagon blue H1>G1",
                "drop blue K4>K5", "drop white E7>D7",
            ],
            "customers": {"purple": "D7", "yellow": None},
        },
        2,
    ),
    "move-3": (
        {"players": THREE | {"arch": {"hand": ["2", "J258"]}}, "stands": CORNER, "customers": {"white": "C2"}},
        2,
    ),
    "pay-3": (
        {
            "players": THREE | {"arch": {"hand": ["9"], "money": {"red": 1, "white": 2, "blue": 2}}},
            "stands": ["arch red B4>B5 +B3"],
            "agenda": [{"kind": {"cards": ["J123"], "fee": "white", "segments": ["1", "2", "3"]}}],
        },
        3,
    ),
    "drop-2": ({"players": {"arch": {"hand": ["1", "2", "2", "J147", "9", "9"]}, "star": {}}, "agenda": ["drop"]}, 2),
    "shuffle-4": (
        {
            "players": {
                "arch": {"hand": ["1", "1", "1"]},
                "star": {"hand": ["J123", "J456", "J789"]},
                "hexagon": {"hand": ["J147", "J258", "J369"]},
                "drop": {"hand": ["8", "9"]},
            },
            "display": ["6", "7", "7", "7"],
            "draw_pile": {"cards": {"9": 1}},
            "discards": [*"222333444555", *"66889"],
        },
        2,
    ),
    "last-expansions-3": (
        {
            "players": {
                "arch": {"hand": ["2", "5"], "money": {"red": 9}},
                "star": {"hand": ["8"], "money": {"blue": 9}},
                "hexagon": {"hand": ["6"]},
            },
            "stands": ROWS,
        },
        2,
    ),
    "final-2": (
        {
            "players": {"arch": {"hand": ["4", "9"]}, "star": {"retired": True, "hand": ["7"]}},
            "phase": "final",
            "turn": 301,
            "round": 151,
        },
        3,
    ),
}  # fmt: skip

WRONG: list[tuple[Any, str]] = [
    ({}, "players is a table of the first 2 to 4 of arch, star, hexagon, drop"),
    ({"players": {}}, "players is a table of the first 2 to 4 of arch, star"),
    ({"players": {"arch": {}}}, "players is a table of the first 2 to 4 of arch, star"),
    ({"players": {"star": {}, "arch": {}}}, "players is a table of the first 2 to 4 of arch, star"),
    ({"players": []}, "players is a table of the first 2 to 4 of arch, star"),
    ({"players": P | {"arch": 7}}, "arch is a table of names and values, not 7"),
    ({"players": P, "game": "chess"}, "game is cairo, not 'chess'"),
    ({"players": P, "moon": 1}, "a position has no 'moon'"),
    ({"players": P, "start": "hexagon"}, "start is one of arch, star, not 'hexagon'"),
    ({"players": P, "round": HUGE}, "round is a number from 0"),
    ({"players": P, "phase": "middle"}, "phase is one of setup, normal, final, over, not 'middle'"),
    ({"players": P, "options": {"speed": "fast"}}, "options has no 'speed'"),
    ({"players": P, "options": {"cap": "299"}}, "options: "),
    ({"players": P | {"arch": {"camels": 2}}}, "arch has no 'camels'"),
    ({"players": P | {"arch": {"barkers": 8}}}, "arch: barkers is a number from 0 to 7, not 8"),
    ({"players": {"arch": {"barkers": 4}, "star": {"barkers": 4}}}, "there are 7 barkers in all (CAI-INV-02)"),
    ({"players": P | {"arch": {"money": {"gold": 1}}}}, "arch: money has no 'gold'"),
    ({"players": P | {"arch": {"money": {"red": -1}}}}, "arch: money: red is a number from 0"),
    ({"players": P | {"arch": {"hand": ["10"]}}}, "not '10'"),
    ({"players": P | {"arch": {"hand": ["J123", "J123"]}}}, "there are 2 cards J123, not 1 (CAI-INV-01)"),
    ({"players": P | {"arch": {"hand": list("12345")}}}, "arch: hand has at most 4 cards (CAI-INV-20)"),
    ({"players": P, "display": ["1", "2", "3"]}, "display has 4 slots, null where one is empty"),
    ({"players": P, "display": ["1", None, "2", "3"]}, "display has 4 cards between turns (CAI-INV-21)"),
    ({"players": P, "stands": ["arch red B4"]}, "a stand is written as 'arch red B4>B5 +B3+B2'"),
    ({"players": P, "stands": ["drop red B4>B5"]}, "stands: the owner of each is one of arch, star, neutral"),
    ({"players": THREE, "stands": ["neutral red B4>B5"]}, "stands: the owner of each is one of arch, star, hexagon"),
    ({"players": P, "stands": ["arch pink B4>B5"]}, "stands: the trade of each is one of white, red"),
    ({"players": P, "stands": ["arch red B4>B13"]}, "stands: each site is one of A1, B1"),
    (
        {"players": P, "stands": ["arch red B4>B5", "arch red G4>G5"]},
        "stands: arch has one red stand at most (CAI-INV-04)",
    ),
    ({"players": P, "stands": ["arch red B4>C5"]}, "arch red has its entry on a market site beside its stall"),
    ({"players": P, "stands": ["arch purple A6>A7"]}, "arch purple has its entry on a market site beside its stall"),
    ({"players": P, "stands": ["arch red A6>B6"]}, "arch red is on no terrace (CAI-INV-12)"),
    ({"players": P, "stands": ["arch purple B6>B7"]}, "arch purple is on the terrace (CAI-INV-12)"),
    ({"players": P, "stands": ["arch red B4>B5 +B2"]}, "arch red is one group of up to 7 tiles (CAI-INV-15)"),
    ({"players": P, "stands": ["arch red B4>B5", "star blue C4>B5"]}, "more than one tile or entry"),
    ({"players": P, "stands": ["arch red B4>B5", "star blue D5>C5 +C4+C4"]}, "C4 has more than one tile"),
    ({"players": P, "stands": ["neutral red B4>B5 +B3"]}, "neutral red is never expanded (CAI-TWO-07)"),
    (
        {"players": P, "stands": ["arch red B4>B5", "star red D2>D3"]},
        "arch red and star red have their stalls in one segment (CAI-INV-13)",
    ),
    ({"players": P, "stands": ["arch red B4>B5", "star blue C4>D4"]}, "touch (CAI-INV-14)"),
    ({"players": P, "stands": ["arch red D4>D5", "star red E3>F3 +E4"]}, "arch red and star red touch (CAI-INV-14)"),
    (
        {"players": P, "stands": ["arch red C1>D1 +B1", "star blue A2>A3"]},
        "every entry and every customer can be reached (CAI-INV-16)",
    ),
    ({"players": P, "customers": {"white": "B4"}}, "customers: the white one stands on a tile (CAI-INV-08)"),
    ({"players": P, "customers": {"white": "L1"}}, "customers: five stand on different sites"),
    ({"players": P, "customers": {"white": None}}, "customers: five stand on different sites"),
    ({"players": P, "customers": {"white": "A12"}}, "customers: the white one stands in the market, not on A12"),
    ({"players": P, "customers": {"red": "B5"}}, "the red one never stands at its own trade (CAI-INV-10)"),
    ({"players": P, "medals": {"red": {"gold": "arch"}}}, "nobody has a red one before the first expansion"),
    (
        {"players": P, "stands": ["arch red B4>B5 +B3"], "medals": {"red": {"gold": "star", "silver": "arch"}}},
        "medals: those of red are with the largest stands (CAI-INV-07)",
    ),
    (
        {
            "players": P,
            "stands": ["arch red B4>B5 +B3", "star red F3>F2 +G3"],
            "medals": {"red": {"gold": "star", "silver": "star"}},
        },
        "medals: those of red are with the largest stands (CAI-INV-07)",
    ),
    (
        {"players": P, "stands": ["arch red B4>B3 +C4+D4+E4+F4+G4+H4"]},
        "phase is final, as the supply is low (CAI-INV-23)",
    ),
    ({"players": P | {"arch": {"retired": True}}, "active": "star"}, "nobody retires before the final phase"),
    (
        {"players": P | {"arch": {"retired": True}}, "phase": "final"},
        "active: who has retired takes no turn (CAI-FIN-08)",
    ),
    ({"players": P | {"arch": {"hand": []}}, "phase": "final"}, "there is nothing to decide at 'turn'"),
    ({"players": P, "agenda": ["drop"]}, "there are no more than 4 cards (CAI-CRD-14)"),
    ({"players": P, "agenda": ["dance"]}, "agenda: the question is one of turn, fee"),
    ({"players": P, "agenda": ["turn", "turn"]}, "agenda has one question, not 2"),
    # Impossible, whatever is said of it.
    ({"players": P, "agenda": ["place"]}, ""),
    ({"players": P, "agenda": "turn"}, ""),
    ({"players": P, "agenda": [[]]}, ""),
    ({"players": P, "agenda": [{"pay": {}}]}, ""),
    ({"players": P, "agenda": site_question("build", "red", cards=["1"])}, ""),
    ({"players": P, "agenda": site_question("expand", "white", cards=["1"])}, ""),
    ({"players": P, "agenda": site_question("move", "red", cards=["1"])}, ""),
    ({"players": P, "agenda": site_question("place", "white")}, ""),
    ({"players": P, "stands": 5}, ""),
    ({"players": P, "stands": [5]}, ""),
    ({"players": P, "draw_pile": {"cards": {"1": 4}}}, ""),
    ({"players": P, "discards": ["1"] * 4}, ""),
    ({"players": P, "neutral": ["red"]}, ""),
    ({"players": P, "phase": "over"}, ""),
    ({"players": P, "phase": "setup"}, ""),
    ({"players": P, "round": 0}, ""),
    ({"players": P | {"arch": {"points": True}}}, ""),
    ({"players": P, "agenda": []}, ""),
]

# Worlds in which others have other money.


def other_money(state: State, eye: int | None, luck: Luck) -> State | None:
    """Return a world in which others than this eye have other money, and the same can be decided, if one is found."""
    assert isinstance(state, Cairo)
    assert state.seat != OVER
    for _ in range(40):
        world = state.clone()
        for player in world.players:
            if player.seat != eye:
                player.money = [nearly(amount, luck) for amount in player.money]
        decides, step = world.players[world.seat], world.agenda
        if isinstance(step, PayCoins):
            # What a player has of the trade says how many others replace the rest.
            step = world.agenda = asked_again(world, decides, step)
        assert step is not None
        world.choices = step.options(world, decides)
        changed = [player.money for player in world.players] != [player.money for player in state.players]
        is_asked = not isinstance(step, PayCoins) or step.missing > 0
        if changed and is_asked and world.choices == state.choices and not agenda_problems(world):
            return world
    return None


def nearly(amount: int, luck: Luck) -> int:
    """Return an amount near another; what somebody has is not made nothing."""
    return max(min(amount, 1), amount + luck.below(5) - 2)


def asked_again(state: Cairo, player: Player, step: PayCoins) -> PayCoins:
    """Return the question of a payment with what is missing as the player's money stands."""
    stand = state.ground.stand(player.seat, step.trade)
    assert stand is not None
    due = d.REPLACEMENT * (d.COST[stand.size + 1] - player.money[step.trade])
    return PayCoins(
        step.cards, step.fee, step.segments, step.trade, step.site, step.paid, due - sum(unpacked(int(step.paid)))
    )  # fmt: skip


SAMPLES = Samples(
    game=find_game(NAME),
    modes=MODES,
    length=320,
    playthroughs=[
        Playthrough("2-suggested", 2, 1),
        Playthrough("2-variable", 2, 2, {"start": "variable", "cap": "off"}),
        Playthrough("3-suggested", 3, 3),
        Playthrough("4-suggested", 4, 4, {"cap": "off"}),
        Playthrough("4-variable", 4, 5, {"start": "variable"}),
    ],
    positions=POSITIONS,
    wrong_positions=WRONG,
    wrong_options=[
        (1, {}),
        (5, {}),
        (2, {"start": "any"}),
        (3, {"cap": "200"}),
        (3, {"cap": 300}),
        (4, {"speed": "fast"}),
    ],
    rule_pages=[RULES],
    telling=["play", "draw", "drop", "retire"],
    drawing=["draw pile"],
    forgotten=other_money,
    told=["fee", "pay", "retire"],
)
