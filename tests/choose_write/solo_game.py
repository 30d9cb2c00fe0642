"""A whole solo game that sets a tile, for stories of the browser: `python -m tests.choose_write.solo_game` writes it.

The luck of a table comes from its secret, its seeds and its terms. With all of them written down the same cards come
every time, so that a story can play the same game; a test plays it here and says when it must be written anew.
"""

import json
from pathlib import Path
from typing import Any

import tests.conftest  # noqa: F401 - chooses the engine before anything else is imported
from bedesten.bots import ask
from bedesten.bots.greedy import GreedyBot
from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.core.record import START
from bedesten.core.registry import find_game
from bedesten.house.history import History, Start

FILE = Path(__file__).parents[2] / "web/stories/choose_write/solo-game.json"
NAME = "Ayşe"
SALT = bytes(range(32))
GOAL = "1-10"


def start_with(secret: bytes) -> Start:
    """Return the start of a table as the house makes it: one seat, its order chosen, nothing added to the luck."""
    game = find_game("choose_write")
    return Start(
        game=game.name,
        rules=game.rules_version,
        players=1,
        options=game.settings(1, {"goal": GOAL}),
        names=(NAME,),
        bots=(None,),
        seeds=("",),
        order=(0,),
        at=0.0,
        components=game.replaced_components({}),
        began=START,
        salts=(SALT,),
        secret=secret,
    ).bound()


def find() -> dict[str, Any]:
    """Return the first game of the greedy bot that reaches the goal."""
    bot = GreedyBot()
    for number in range(200):
        secret = number.to_bytes(32)
        history = History(start_with(secret))
        actions: list[str] = []
        while history.state.seat != OVER:
            state = history.state
            luck = FastLuck(number)
            action = history.game.lexicon.say(ask(bot, state.imagine(state.seat, luck), luck))
            history.accept(history.act(0, action, 0.0))
            actions.append(action)
        if GOAL in tiles_of(history):
            return {
                "name": NAME,
                "goal": GOAL,
                "secret": secret.hex(),
                "salt": SALT.hex(),
                "tiles": tiles_of(history),
                "actions": actions,
            }
    raise AssertionError("no game has reached the goal")


def tiles_of(history: History) -> list[str]:
    """Return the tiles that a finished game sets."""
    wall = history.game.wall
    assert wall is not None
    return list(wall.finished("", 0.0, history.start.options, history.state).tiles)


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(find(), ensure_ascii=False, indent=2) + "\n", "utf-8")
