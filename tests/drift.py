"""Files that guard against drift: perft counts and playthroughs. `python -m tests.drift` writes them anew."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import bedesten
from bedesten.core.contract import OVER, State
from bedesten.core.events import Event
from bedesten.core.luck import FastLuck, NotedLuck

HERE = Path(__file__).parent
PERFT = HERE / "perft"
PLAYTHROUGHS = HERE / "playthroughs"
FIRST = 60
LAST = 40


@dataclass(frozen=True)
class Playthrough:
    """One random game, shown in its first and last decisions."""

    name: str
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)


MY_GRID = "13.9.4.16/2.7.12.6/8.11.5.1/14.3.10.15"
MY_WIDE_GRID = "13.9.4.16.20/2.7.12.6.19/8.11.5.1.18/14.3.10.15.17"
GAMES = [
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


def write_playthrough(play: Playthrough) -> str:
    """Return everything that can be observed in the game: actions, luck, events by seat, changes of the position."""
    here = bedesten.game("istanbul")
    length = sum(1 for _ in decisions(play))
    lines = [f"istanbul, {play.players} players, {play.options}, seed {play.seed}: {length} decisions"]
    before: dict[str, Any] = {}
    for number, (state, action, luck, events) in enumerate(decisions(play)):
        if FIRST <= number < length - LAST:
            before = flat(here.write(state))
            continue
        position = flat(here.write(state))
        lines.append(f"\n# {number} {here.seat_names(state)[state.seat]}")
        lines += [f"  {key}: {value}" for key, value in position.items() if before.get(key) != value]
        before = position
        lines.append(f"  actions: {', '.join(here.lexicon.say(a) for a in state.actions())}")
        lines.append(f"  > {here.lexicon.say(action)} {' '.join(f'{o}/{n}' for o, n in luck)}".rstrip())
        for event in events:
            lines.append(f"    everybody: {json.dumps(event.seen_by(None))}")
            if event.secret:
                lines.append(f"    seat {event.seat}: {json.dumps(event.seen_by(event.seat))}")
    lines += ["\n# over", str(final(play).standing())]
    return "\n".join(lines) + "\n"


def decisions(play: Playthrough) -> Iterator[tuple[State, int, list[tuple[int, int]], list[Event]]]:
    """Yield each decision: the state before it, the action, the luck it used, and what was told."""
    here = bedesten.game("istanbul")
    luck = NotedLuck(FastLuck(play.seed))
    choice = FastLuck(play.seed + 1000)
    state = here.start(play.players, luck, **play.options)
    luck.take()
    while state.seat != OVER:
        actions = state.actions()
        action = actions[choice.below(len(actions))]
        before = state.clone()
        events: list[Event] = []
        state.apply(action, luck, events.append)
        yield before, action, luck.take(), events


def final(play: Playthrough) -> State:
    """Return the state in which the game ends."""
    last: State | None = None
    action = 0
    luck: list[tuple[int, int]] = []
    for last, action, luck, _ in decisions(play):  # noqa: B007
        pass
    assert last is not None
    last.apply(action, bedesten.ReplayLuck(luck))
    return last


def flat(data: object, name: str = "") -> dict[str, Any]:
    """Return nested data as lines of name and value."""
    if not isinstance(data, dict):
        return {name: json.dumps(data)}
    lines: dict[str, Any] = {}
    for key, value in data.items():
        lines |= flat(value, f"{name}.{key}" if name else key)
    return lines


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


def main() -> None:
    """Write all files anew."""
    PERFT.mkdir(exist_ok=True)
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for play in GAMES:
        (PLAYTHROUGHS / f"{play.name}.txt").write_text(write_playthrough(play), "utf-8")
    for name, position in (perft_positions() | mocha_positions() | letters_positions()).items():
        state = bedesten.game("istanbul").read(position)
        counts = [bedesten.perft(state, depth) for depth in range(1, PERFT_DEPTH[name] + 1)]
        text = json.dumps({"counts": counts, "position": position}, indent=2)
        (PERFT / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
