"""The yardstick's games, summed up: `python -m tests.istanbul.bots.yardstick` writes the sums anew.

They may change only when the rules of a game do; figures measured against the yardstick before are then out of date.
"""

import hashlib
import json
from pathlib import Path

from bedesten.bots import GreedyBot, ask
from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.games.istanbul.chapters import RULE_SETS
from bedesten.games.istanbul.lexicon import LEXICON
from tests.istanbul.games import Mode

FILE = Path(__file__).with_name("yardstick.json")

GAMES = [Mode(rules, players, neutral=players % 2 == 0) for rules in RULE_SETS for players in (2, 3, 4, 5)]


def digest(mode: Mode) -> str:
    """Return a sum of all that greedy players say in one game."""
    luck, thinking, bot = FastLuck(mode.players), FastLuck(10 + mode.players), GreedyBot()
    state = mode.start(luck, "random", number=mode.players // 2)
    said = hashlib.sha256()
    while state.seat != OVER:
        action = ask(bot, state, thinking)
        said.update(f"{LEXICON.say(action)}\n".encode())
        state.apply(action, luck)
    return said.hexdigest()[:16]


if __name__ == "__main__":
    FILE.write_text(json.dumps({str(mode): digest(mode) for mode in GAMES}, indent=2) + "\n", encoding="utf-8")
