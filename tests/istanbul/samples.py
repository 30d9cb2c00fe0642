"""Samples of Istanbul, for the tests that run over every game."""

from pathlib import Path
from typing import Any

from bedesten.core.registry import find_game
from bedesten.games.istanbul.data import AUCTION_HOUSE, CARAVANSARY, GUILD_HALL, KIOSK
from tests.istanbul.games import MODES
from tests.samples import Mode, Playthrough, Samples

RULES = Path(__file__).parents[2] / "docs" / "rules"

MY_GRID = "13.9.4.16/2.7.12.6/8.11.5.1/14.3.10.15"
MY_WIDE_GRID = "13.9.4.16.20/2.7.12.6.19/8.11.5.1.18/14.3.10.15.17"
PLAYTHROUGHS = [
    Playthrough("2-short", 2, 1),
    Playthrough("2-long-neutral", 2, 2, {"layout": "long", "neutral": "yes"}),
    Playthrough("2-random", 2, 3, {"layout": "random"}),
    Playthrough("3-short", 3, 4),
    Playthrough("3-order-neutral", 3, 5, {"layout": "order", "neutral": "yes"}),
    Playthrough("3-random", 3, 6, {"layout": "random"}),
    Playthrough("4-long", 4, 7, {"layout": "long"}),
    Playthrough("4-random-neutral", 4, 8, {"layout": "random", "neutral": "yes"}),
    Playthrough("4-order", 4, 9, {"layout": "order"}),
    Playthrough("5-short", 5, 10),
    Playthrough("5-random", 5, 11, {"layout": "random"}),
    Playthrough("5-own-grid", 5, 12, {"layout": MY_GRID, "colours": "white.blue.green.yellow.red"}),
    Playthrough("letters-2-neutral", 2, 21, {"rules": "letters", "neutral": "yes"}),
    Playthrough("letters-3", 3, 22, {"rules": "letters"}),
    Playthrough("letters-4-all", 4, 23, {"rules": "letters", "cards": "all", "layout": "random"}),
    Playthrough("bazaar-2", 2, 24, {"rules": "great-bazaar"}),
    Playthrough("bazaar-4-neutral", 4, 25, {"rules": "great-bazaar", "neutral": "yes"}),
    Playthrough("bazaar-5-all", 5, 26, {"rules": "great-bazaar", "cards": "all"}),
    Playthrough("mocha-2-first", 2, 13, {"rules": "mocha"}),
    Playthrough("mocha-3-random-neutral", 3, 14, {"rules": "mocha", "layout": "random", "neutral": "yes"}),
    Playthrough("mocha-4-random", 4, 15, {"rules": "mocha", "layout": "random"}),
    Playthrough("mocha-5-own-grid", 5, 16, {"rules": "mocha", "layout": MY_WIDE_GRID}),
]


def perft_positions() -> dict[str, dict[str, Any]]:
    """Return positions from which every kind of question is near."""
    two = {"red": {"merchant": 9, "lira": 9, "hand": ["five-lira", "far-move", "stay"]}, "yellow": {"merchant": 12}}
    three = {
        "red": {"merchant": 1, "lira": 8, "goods": "RRGYB", "hand": ["any-sale", "any-good"], "lying": [2, 11]},
        "yellow": {"merchant": 11, "family": 11},
        "green": {"merchant": 7, "family": 11},
    }
    tiles = {"red": {"merchant": 8, "lira": 6, "tiles": ["red", "green", "yellow"], "lying": [3], "goods": "RR"}}
    return {
        "start-2": {"players": {"red": {"lira": 2, "hand": ["stay"]}, "blue": {"lira": 3, "hand": ["five-lira"]}}},
        "start-4": {
            "players": {
                colour: {"lira": 2 + seat, "hand": ["any-good"]}
                for seat, colour in enumerate(("red", "yellow", "green", "blue"))
            },
            "layout": [[16, 2, 8, 11], [15, 7, 6, 4], [3, 5, 12, 1], [10, 9, 14, 13]],
        },
        "tea-house-2": {"players": two, "agenda": ["act", "encounters"]},
        "small-market-3": {"players": three, "smuggler": 11, "governor": 11},
        "red-tile-3": {
            "players": {**tiles, "yellow": {}, "white": {}},
            "agenda": ["act", "encounters"],
            "rubies": {"small_mosque": 2},
        }
        | {"players": {"red": {**tiles["red"], "rubies": 1}, "yellow": {}, "white": {}}},
        "palace-4": {
            "players": {
                "red": {
                    "merchant": 13,
                    "goods": "RRRGGGYYYBBB",
                    "extensions": 1,
                    "hand": ["palace-again", "palace-again", "five-lira"],
                },
                "yellow": {"family": 13},
                "green": {},
                "blue": {"family": 13},
            },
            "agenda": ["act", "encounters"],
        },
        "caravansary-5": {
            "players": {
                "red": {"merchant": 6, "hand": ["far-move", "dealer-again"]},
                "yellow": {"hand": ["stay"]},
                "green": {},
                "blue": {},
                "white": {},
            },
            "agenda": ["act", "encounters"],
            "discards": ["stay", "any-sale"],
        },
        "police-neutral-2": {
            "players": {
                "red": {"merchant": 12, "lira": 20, "stack": ["own", "own", "neutral"], "lying": [12]},
                "green": {"stack": ["own", "own", "own"], "merchant": 16},
            },
            "neutral_assistants": [12],
            "neutral_merchants": [12, 15, 16],
            "agenda": ["assist", "pay-merchants", "act", "encounters"],
        },
        "last-turn-3": {
            "players": {
                "red": {"rubies": 5, "lira": 2, "hand": ["any-good", "five-lira"]},
                "yellow": {"hand": ["any-good"]},
                "green": {"merchant": 10, "goods": "RGB", "hand": ["five-lira", "stay"]},
            },
            "active": "green",
            "agenda": ["act", "encounters"],
        },
    }


def letters_positions() -> dict[str, dict[str, Any]]:
    """Return positions of Letters & Seals and of the Great Bazaar, near questions that only these have."""
    turn_end = ["encounters", "extra-turn"]
    grid = [[1, 2, 3, 4, 5], [6, 13, 8, 9, 10], [11, 12, 7, 14, 15], [16, 17, 18, 19, 20], [21, 22, 23, 24, 25]]
    return {
        "letters-start-2": {
            "rules": "letters",
            "players": {
                "red": {"merchant": 6, "companion": "personal", "letters": [7, 1], "lira": 3, "hand": ["anywhere"]},
                "blue": {"merchant": 24, "hand": ["companion-far"], "companion": 12},
            },
        },
        "letters-kiosk-3": {
            "rules": "letters",
            "players": {"red": {"merchant": 22, "lira": 3, "goods": "RY"}, "yellow": {"lira": 2}, "green": {}},
            "agenda": [
                {"choose-tile": {"seat": 0, "tiles": ["goods-letters", "lira-cards", "merchant-home", "one-die"]}},
                *turn_end,
            ],
            "kiosk": ["two-lira"],
        },
        "letters-auction-3": {
            "rules": "letters",
            "cards": "all",
            "players": {
                "red": {"merchant": 23, "lira": 4, "hand": ["five-lira"], "delivered": [2, 3]},
                "yellow": {"lira": 3},
                "green": {"lira": 5},
            },
            "agenda": ["act", *turn_end],
        },
        "letters-society-2": {
            "rules": "letters",
            "players": {
                "red": {"merchant": 24, "letters": [1, 2, 3], "delivered": [5, 8, 9, 10], "hand": ["society-again"]},
                "green": {"merchant": 16},
            },
            "agenda": ["act", *turn_end],
        },
        "letters-cards-3": {
            "rules": "letters",
            "players": {
                "red": {
                    "merchant": 15,
                    "family": 7,
                    "lira": 2,
                    "goods": "YB",
                    "hand": ["copy", "family-walk", "from-afar", "good-for-lira"],
                },
                "yellow": {"merchant": 9},
                "green": {"merchant": 9, "companion": 9},
            },
            "discards": ["join-merchant"],
        },
        "bazaar-catacombs-3": {
            "rules": "great-bazaar",
            "layout": grid,
            "players": {
                "red": {"merchant": 3, "companion": 24, "guild": [5, 7], "coffee": 2},
                "yellow": {"family": 25},
                "green": {},
            },
            "barrier": {"between": [24, 25], "control": "red"},
        },
        "bazaar-rolls-2": {
            "rules": "great-bazaar",
            "layout": grid,
            "cards": "all",
            "players": {
                "red": {"merchant": 8, "tiles": ["red"], "hand": ["turn-six"]},
                "white": {"merchant": 20, "coffee": 6},
            },
            "agenda": ["act", *turn_end],
        },
    }


def mocha_positions() -> dict[str, dict[str, Any]]:
    """Return positions of Mocha & Baksheesh, near its questions."""
    tavern = {"merchant": 19, "coffee": 5, "goods": "YYY", "extensions": 1, "hand": ["two-coffee", "coffee-sale"]}
    positions: dict[str, dict[str, Any]] = {
        "mocha-start-3": {
            "players": {"red": {"guild": [5, 12, 19], "coffee": 4, "hand": ["corner-move"]}, "yellow": {}, "green": {}},
        },
        "mocha-tavern-2": {"players": {"red": tavern, "blue": {"merchant": 12}}, "agenda": ["act", "encounters"]},
        "mocha-roast-4": {
            "players": {
                "red": {"merchant": 17, "lira": 3, "goods": "RG", "hand": ["stay", "exchange"], "guild": [3, 7]},
                "yellow": {"family": 17},
                "green": {},
                "white": {},
            },
            "agenda": ["act", "encounters"],
            "coffee_trader": 12,
        },
        "mocha-dice-3": {
            "players": {
                "red": {"merchant": 8, "tiles": ["red"], "hand": ["turn-six", "turn-six", "coffee-dice"]},
                "yellow": {},
                "green": {},
            },
            "agenda": ["act", "encounters"],
        },
        "mocha-barrier-2": {
            "players": {"red": {"merchant": 7, "tavern": ["movement", "encounter"], "hand": ["far-move"]}, "white": {}},
            "barrier": {"between": [7, 6], "control": "white"},
            "governor": 12,
            "coffee_trader": 4,
        },
    }
    return {name: {"rules": "mocha", **position} for name, position in positions.items()}


PERFT_DEPTH = {
    "mocha-start-3": 4,
    "mocha-tavern-2": 6,
    "mocha-roast-4": 6,
    "mocha-dice-3": 4,
    "mocha-barrier-2": 5,
    "start-2": 5,
    "start-4": 5,
    "tea-house-2": 5,
    "small-market-3": 6,
    "red-tile-3": 5,
    "palace-4": 6,
    "caravansary-5": 6,
    "police-neutral-2": 7,
    "last-turn-3": 7,
    "letters-start-2": 3,
    "letters-kiosk-3": 4,
    "letters-auction-3": 3,
    "letters-society-2": 5,
    "letters-cards-3": 3,
    "bazaar-catacombs-3": 3,
    "bazaar-rolls-2": 4,
}

P: dict[str, Any] = {"red": {}, "blue": {}}
HUGE = 10**5000
WRONG: list[tuple[Any, str]] = [
    ({}, "players is a table of 2 to 5 colours"),
    ({"players": {"red": {}}}, "players is a table of 2 to 5 colours"),
    ({"players": {"red": {}, "pink": {}}}, "players is a table of 2 to 5 colours"),
    ({"players": []}, "players is a table of names and values"),
    ({"players": {"red": {}, "blue": 7}}, "blue is a table of names and values, not 7"),
    ({"players": {"red": {}, "blue": {}}, "layout": [[1, 2]]}, "layout is 4 rows of 4 places"),
    ({"players": {"red": {}, "blue": {}}, "layout": "short"}, "layout is 4 rows of 4 places"),
    ({"players": {"red": {}, "blue": {}}, "game": "chess"}, "game is istanbul"),
    ({"players": {"red": {}, "blue": {}}, "start": "green"}, "start is one of red, blue, not 'green'"),
    ({"players": {"red": {}, "blue": {}}, "agenda": []}, "an empty agenda is the end of the game"),
    ({"players": {"red": {}, "blue": {}}, "agenda": [{"dance": {}}]}, "each question is one of move"),
    ({"players": {"red": {}, "blue": {}}, "agenda": ["sell", "encounters"]}, "agenda: sell: place is missing"),
    (
        {"players": {"red": {}, "blue": {}}, "agenda": [{"dice": {"place": 5, "first": 7}}, "encounters"]},
        "agenda: dice: first is a number from 1 to 6, not 7",
    ),
    ({"players": {"red": {}, "blue": {}}, "rubies": {"dealer": 3}}, "INV-06"),
    ({"players": {"red": {}, "blue": {}}, "neutral_merchants": [14]}, "there are 3 neutral Merchants, not 1"),
    ({"players": {"red": {}, "blue": {}}, "discards": ["stay", "stay", "stay"]}, "3 cards stay, not 2 (INV-01)"),
    ({"players": {"red": {"rubies": 1}, "blue": {"extensions": 3}}, "rubies": {"wainwright": 2}}, "INV-14"),
    ({"players": {"red": {}, "blue": {}}, "turn": {"target": 44}}, "turn: target is a place of the board"),
    ({"players": {"red": {}, "blue": {}}, "finale": "yes"}, "finale is true or false"),
    ({"players": {"red": {"hand": ["stay of pile 4"]}, "blue": {}}}, "a card is written as 'any-good', "),
    # Impossible, whatever is said of it.
    ({"players": {"red": {"lying": [2.0]}, "blue": {}}}, ""),
    ({"players": P, "neutral_merchants": [14.0, 15, 16]}, ""),
    ({"players": {"red": {"merchant": 2.0}, "blue": {}}}, ""),
    ({"players": {"red": {"hand": ["stay of pile ²"]}, "blue": {}}}, ""),
    ({"players": {"red": {"hand": ["stay of pile " + "1" * 5000]}, "blue": {}}}, ""),
    ({"players": {"red": {"hand": ["stay 1"]}, "blue": {}}}, ""),
    ({"players": {"red": {"hand": [["stay"]]}, "blue": {}}}, ""),
    ({"players": {"red": {"stack": ["own"] * 64, "lying": [2, 3, 4, 5]}, "blue": {}}}, ""),
    ({"players": P, "round": HUGE}, ""),
    ({"players": {"red": {"lira": HUGE}, "blue": {}}}, ""),
    ({"players": P, "layout": [[HUGE] * 4] * 4}, ""),
    ({"players": P, "neutral_merchants": [1, 13, 13]}, ""),
    ({"players": {"red": {"extensions": 3}, "blue": {"rubies": 1}}}, ""),
    ({"players": P, "turn": {"target": 16}}, ""),
    ({"players": P, "turn": {"met": ["governor"]}}, ""),
    ({"players": P, "finale": True, "agenda": []}, ""),
    ({"players": P, "agenda": [{"pay-palace": {"left": 1}}, "encounters"]}, ""),
    ({"players": {"red": {"family": 3}, "blue": {}}, "agenda": ["send", "encounters"]}, ""),
    ({"players": P, "agenda": ["green-tile", "encounters"]}, ""),
    ({"players": P, "agenda": [{"reward": {"optional": False}}, "encounters"]}, ""),
    ({"players": P, "agenda": [{"take-good": {"goods": "B"}}, "encounters"]}, ""),
    ({"players": P, "agenda": ["far-move", {"put-away": {"card": "far-move"}}, "encounters"]}, ""),
    ({"players": P, "agenda": ["far-move", {"put-away": {"card": "far-move"}}, "final-step"]}, ""),
    ({"players": P, "agenda": ["gather", "encounters"], "turn": {"acted": 13}}, ""),
]
DRAWING = [f"{move} {place}" for move in ("move", "companion") for place in (CARAVANSARY, GUILD_HALL)]
ASKING = [f"{move} {place}" for move in ("move", "companion") for place in (KIOSK, AUCTION_HOUSE)]
"""Where a player draws hidden cards, and where everybody decides."""

CARDS = ["play", "discard", "draw", "meet", "act", "catch", "reward", "guild", "drop"]

SAMPLES = Samples(
    game=find_game("istanbul"),
    modes=[
        Mode(
            "istanbul",
            str(mode),
            mode.players,
            [mode.options(mode.layout(number), number) for number in range(mode.layouts() * 2)],
        )
        for mode in MODES
    ],
    length=3000,
    playthroughs=PLAYTHROUGHS,
    positions={
        name: (position, PERFT_DEPTH[name])
        for name, position in (perft_positions() | mocha_positions() | letters_positions()).items()
    },
    wrong_positions=WRONG,
    wrong_options=[
        (1, {}),
        (6, {}),
        (5, {"neutral": "yes"}),
        (2, {"layout": HUGE}),
        (2, {"layout": None}),
        (2, {"layout": [[1.2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]}),
        (2, {"colours": HUGE}),
        (2, {"colours": ["red", 7]}),
        (2, {"rules": HUGE}),
        (2, {"neutral": []}),
    ],
    rule_pages=[RULES / page for page in ("istanbul.md", "istanbul_mocha.md", "istanbul_letters.md")],
    telling=[*CARDS, *DRAWING, *ASKING],
    drawing=DRAWING,
    idle=["stop", "skip"],
)
