"""Samples of Choose & Write, for the tests that run over every game."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bedesten.core.registry import find_game
from bedesten.games.choose_write.data import CARD_WORDS, NAME
from tests.samples import Mode, Playthrough, Samples

RULES = Path(__file__).parents[2] / "docs" / "rules" / "choose_write.md"

VARIANTS = [{"space_means": "bonus-action"}, {"space_means": "any"}]
WITH_BOX = [{"space_means": "bonus-action"}, {"space_means": "any", "bold_box": "empty"}]
ALONE = [
    {"goal": "challenges"},
    {"goal": "high-score", "space_means": "any"},
    {"goal": "14-12", "solo_columns": "up-to", "letter_challenge_exclusive": "yes"},
    {"goal": "12-10", "goods_card_discard_is_played": "no"},
]
MODES = [Mode(NAME, str(players), players, {1: ALONE, 5: WITH_BOX}.get(players, VARIANTS)) for players in range(1, 6)]

HUGE = 10**5000
END = ["bonus-rubies", "take-card", "refill", "close-turn"]
SOLO_END = [*END, "discard-left", {"follow": {"seat": "red"}}, "bonus-rubies", "refill", "close-turn"]
P: dict[str, Any] = {"red": {}, "yellow": {}}
RICH: dict[str, Any] = {
    "goods": {"FA": "6/1", "SP": 5, "FR": 5, "JE": 4},
    "lira": "18/2",
    "actions": "3/1",
    "goods_cards": ["FA-SP", "JE-JE"],
    "guild_cards": ["g4", "g12"],
}


def follow(*seats: str) -> list[dict[str, Any]]:
    return [{"follow": {"seat": seat}} for seat in seats]


def few_cards(*cards: str, held: Sequence[str]) -> dict[str, Any]:
    """Return a Location deck with these cards alone; all others but those in hand and display were played."""
    return {
        "draw_pile": {"cards": dict.fromkeys(cards, 1)},
        "discards": [card for card in CARD_WORDS if card not in (*cards, *held)],
    }


POSITIONS: dict[str, tuple[dict[str, Any], int]] = {
    "start-1": (
        {
            "players": {"red": {"hand": "1<"}},
            "display": ["9<", "12<"],
            "location_deck": few_cards("5<", "5>", "f1", held=("1<", "9<", "12<")),
        },
        4,
    ),
    "start-5": ({"players": {colour: {} for colour in ("red", "yellow", "green", "blue", "white")}}, 5),
    "rich-2": ({"players": {"red": RICH, "yellow": {"actions": 1}}, "display": ["8", "3"]}, 2),
    "palace-4": (
        {
            "players": {"red": {}, "yellow": RICH, "green": {"goods_cards": ["SP-FR"]}, "blue": {}},
            "turn": {"how": "display", "played": "A"},
            "agenda": [*follow("yellow", "green", "blue"), *END],
            "letters": {"A": ["r1"], "B": ["r19"], "C": ["r20"], "D": ["r13"]},
        },
        2,
    ),
    "catacombs-3": (
        {
            "players": {"red": RICH, "yellow": {"goods_cards": ["SP-FR"]}, "green": {}},
            "turn": {"how": "display", "played": "12"},
            "agenda": [{"target": {"seat": "red"}}, *follow("yellow", "green"), *END],
            "caravan": {"face_up": "c8"},
        },
        2,
    ),
    "caravan-4": (
        {
            "players": {"red": {}, "yellow": RICH | {"drawn": ["g2", "g9"]}, "green": {}, "blue": {}},
            "turn": {"how": "hand", "played": "6", "caravan_used": True},
            "agenda": [{"drop-guild": {"seat": "yellow"}}, *follow("green", "blue"), *END],
            "caravan": {"face_up": "c4", "returned": ["c1"]},
        },
        3,
    ),
    "fountain-3": (
        {
            "players": {"red": {}, "yellow": {"lira": 19}, "green": {"goods": {"FA": 12}}},
            "turn": {"how": "display", "played": "4"},
            "active": "yellow",
            "agenda": [
                *({"take-goods": {"seat": seat, "left": 1}} for seat in ("yellow", "green", "red")),
                "bonus-rubies",
                "refill",
                "close-turn",
            ],
            "location_deck": {"discards": ["f2"]},
        },
        2,
    ),
    "last-card-1": (
        {
            "players": {"red": RICH | {"hand": "1<"}},
            "display": ["4<", "7<"],
            "location_deck": few_cards("5<", held=("1<", "4<", "7<")),
        },
        3,
    ),
}

WRONG: list[tuple[Any, str]] = [
    ({}, "players is a table of the first 1 to 5 of red, yellow"),
    ({"players": {}}, "players is a table of the first 1 to 5 of red, yellow"),
    ({"players": {"yellow": {}}}, "players is a table of the first 1 to 5 of red, yellow"),
    ({"players": []}, "players is a table of the first 1 to 5 of red, yellow"),
    ({"players": {"red": 7}}, "red is a table of names and values, not 7"),
    ({"players": P, "game": "chess"}, "game is choose_write, not 'chess'"),
    ({"players": P, "moon": 1}, "a position has no 'moon'"),
    ({"players": P, "start": "blue"}, "start is one of red, yellow, not 'blue'"),
    ({"players": P, "round": HUGE}, "round is a number from 0"),
    ({"players": P, "options": {"goal": "challenges"}}, "options: goal=challenges is not possible with 2 players"),
    ({"players": P, "options": {"speed": "fast"}}, "options has no 'speed'"),
    ({"players": P, "display": ["4", "4", "4"]}, "display has two places"),
    ({"players": {"red": {}}, "display": ["4<", "4<"]}, "there are 2 cards 4<, not 1 (INV-01)"),
    ({"players": {"red": {"hand": "4"}, "yellow": {}}, "display": ["4", "4"]}, "there are 3 cards 4, not 2 (INV-01)"),
    ({"players": {"red": {"hand": "4"}}, "display": ["4", "4"]}, "there are 2 cards 4, and both are named elsewhere"),
    ({"players": P, "display": ["f1", "4"]}, "each card of the display is one of"),
    ({"players": P, "display": [None, "4"]}, "display has two cards (INV-19)"),
    ({"players": {"red": {"hand": None}, "yellow": {}}}, "red: hand has a Location card (INV-19)"),
    ({"players": {"red": {"hand": "f2"}, "yellow": {}}}, "each card of the hand is one of"),
    ({"players": {"red": {"goods": {"FA": "13/0"}}, "yellow": {}}}, "FA is of at most 12 spaces"),
    ({"players": {"red": {"goods": {"FA": "3/4"}}, "yellow": {}}}, "FA is of at most 12 spaces"),
    ({"players": {"red": {"goods": {"XX": 1}}, "yellow": {}}}, "goods has no 'XX'"),
    ({"players": {"red": {"lira": 41}, "yellow": {}}}, "lira is of at most 40 spaces"),
    ({"players": {"red": {"icons": {"3": 2}}, "yellow": {}}}, "icons: 3 is a number from 0 to 1, not 2"),
    ({"players": {"red": {"icons": {"A": 1}}, "yellow": {}}}, "icons has no 'A'"),
    ({"players": {"red": {"checks": {"8": 3}}, "yellow": {}}}, "checks: 8 is a number from 0 to 2, not 3"),
    ({"players": {"red": {"rubies": {"goods": 1}}, "yellow": {}}}, "rubies: goods is at most 0, not 1 (INV-17)"),
    ({"players": {"red": {"goods_cards": ["FA-FA"] * 2}, "yellow": {}}}, "there are 2 cards FA-FA, not 1 (INV-05)"),
    ({"players": {"red": {"guild_cards": ["g1"]}, "yellow": {"guild_cards": ["g1"]}}}, "2 cards g1, not 1 (INV-04)"),
    ({"players": P, "letters": {"A": ["r1"], "B": ["r1"]}}, "each Ruby card is there once (INV-03)"),
    ({"players": P, "letters": {"A": []}}, "A has one card with its price"),
    ({"players": P, "letters": {"A": ["r1", "r2", "r3"]}}, "A has 2 to 2 cards, not 3 (INV-09)"),
    ({"players": P, "caravan": {"face_up": "c1", "returned": ["c1"]}}, "each of the 8 cards is there once (INV-39)"),
    ({"players": P, "caravan": {"face_up": None}}, "one card is face up (INV-06)"),
    ({"players": P, "agenda": ["dance"]}, "each question is one of play, use"),
    ({"players": P, "agenda": ["use", *END], "turn": {"played": "8"}}, "is no course of a turn of this kind"),
    ({"players": P, "agenda": ["play", "refill"]}, "after 'play' comes nothing, not refill"),
    (
        {"players": P, "agenda": [{"pay-use": {"seat": "yellow", "location": "5"}}, *END], "turn": {"played": "8"}},
        "5 is not offered (CNW-TRN-06)",
    ),
    (
        {
            "players": {"red": {"goods_cards": ["FA-FA"]}, "yellow": {}},
            "agenda": [{"pay-goods": {"seat": "red", "price": {"SP": 2}, "laid": []}}, *follow("yellow"), *END],
            "turn": {"played": "A"},
        },
        "there is nothing to decide at 'pay-goods'",
    ),
    (
        {"players": P, "agenda": [{"take-goods": {"seat": "yellow", "left": 1}}, *follow("yellow"), *END]},
        "turn: played is the location of the card that was played",
    ),
    (
        {
            "players": P,
            "agenda": [{"take-goods": {"seat": "yellow", "left": 1}}, *follow("yellow"), *END],
            "turn": {"played": "7"},
        },
        "what is carried out belongs to another seat",
    ),
    # Impossible, whatever is said of it.
    ({"players": P, "agenda": [{"take-goods": {"seat": "red"}}]}, ""),
    ({"players": P, "agenda": [[]]}, ""),
    ({"players": P, "agenda": "play"}, ""),
    ({"players": P, "turn": 5}, ""),
    ({"players": P, "letters": {"A": ["r21", "r1"]}}, ""),
    ({"players": P, "location_deck": {"draw_pile": {"number": 2}}}, ""),
    ({"players": P, "location_deck": {"draw_pile": {"cards": {"1": 3}}}}, ""),
    ({"players": P, "round": 0}, ""),
    ({"players": {"red": {"goods": {"FA": True}}, "yellow": {}}}, ""),
    ({"players": {"red": {"hand": 9}, "yellow": {}}}, ""),
]

SAMPLES = Samples(
    game=find_game(NAME),
    modes=MODES,
    length=150,
    playthroughs=[
        Playthrough("alone", 1, 1),
        Playthrough("alone-tile", 1, 2, {"goal": "9-11", "space_means": "any"}),
        Playthrough("2", 2, 3),
        Playthrough("3-any", 3, 4, {"space_means": "any"}),
        Playthrough("4", 4, 5),
        Playthrough("5-empty-box", 5, 6, {"bold_box": "empty"}),
    ],
    positions=POSITIONS,
    wrong_positions=WRONG,
    wrong_options=[
        (0, {}),
        (6, {}),
        (1, {"goal": "rubies"}),
        (2, {"goal": "high-score"}),
        (2, {"goal": "7-11"}),
        (1, {"goal": "15-10"}),
        (1, {"goal": "7-13"}),
        (1, {"goal": 7}),
        (2, {"space_means": "nothing"}),
        (4, {"bold_box": "empty"}),
        (2, {"solo_columns": "up-to"}),
        (2, {"letter_challenge_exclusive": "yes"}),
        (2, {"goods_card_discard_is_played": "no"}),
        (2, {"speed": "fast"}),
    ],
    rule_pages=[RULES],
    telling=["hand", "play g", "card", "discard", "drop", "draw"],
    drawing=["use 4", "use 9", "target 4", "target 9", "draw deck", "take card"],
)
