"""The bots of the house, by name."""

import importlib
import sys
from collections.abc import Callable
from pathlib import Path

from bedesten.bots.asking import Bot, GuestBot, RandomBot, ask
from bedesten.bots.easy import EasyBot
from bedesten.bots.greedy import GreedyBot
from bedesten.bots.medium import MediumBot
from bedesten.core.errors import BadBot, UnknownName

BOTS: dict[str, Callable[[], Bot]] = {
    "easy": EasyBot,
    "medium": MediumBot,
    "greedy": GreedyBot,
    "random": RandomBot,
}

TITLES = {"easy": "Gentle", "medium": "Steady", "greedy": "Greedy", "random": "Random"}
"""What the bots of the house are called before people."""

__all__ = ["BOTS", "TITLES", "Bot", "EasyBot", "GreedyBot", "GuestBot", "MediumBot", "RandomBot", "ask", "bot"]


def bot(name: str) -> Bot:
    """Return a new bot: one of the house by its name, or a user's as `module:Class`.

    Raises UnknownName or BadBot, saying what is wrong and what is accepted.
    """
    if name in BOTS:
        return BOTS[name]()
    module, colon, attribute = name.partition(":")
    if not colon:
        raise UnknownName(f"There is no bot '{name}'; there are: {', '.join(BOTS)}, or your own as module:Class.")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        guest = getattr(importlib.import_module(module), attribute)()
    except Exception as error:
        raise BadBot(f"the bot {name} cannot be made: {type(error).__name__}: {error}") from error
    if not callable(getattr(guest, "choose", None)):
        raise BadBot(f"the bot {name} has no method choose(world, luck)")
    return GuestBot(guest, name)
