"""The bots of the house, by name. What they know of a game lies in a folder of that game."""

import importlib
import pkgutil
from collections.abc import Callable

from bedesten.bots.asking import Bot, GuestBot, RandomBot, ask
from bedesten.bots.easy import EasyBot
from bedesten.bots.greedy import GreedyBot
from bedesten.bots.judge import has_guide
from bedesten.bots.medium import MediumBot
from bedesten.bots.planner import PlannerBot
from bedesten.core.errors import BadBot, UnknownName
from bedesten.core.registry import import_from_here, said

BOTS: dict[str, Callable[[], Bot]] = {
    "easy": EasyBot,
    "medium": MediumBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "random": RandomBot,
}

TITLES = {"easy": "Gentle", "medium": "Steady", "greedy": "Greedy", "planner": "Planner", "random": "Random"}
"""What the bots of the house are called before people."""

__all__ = [
    "BOTS",
    "TITLES",
    "Bot",
    "EasyBot",
    "GreedyBot",
    "GuestBot",
    "MediumBot",
    "PlannerBot",
    "RandomBot",
    "ask",
    "bot",
    "plays",
]

for _folder in pkgutil.iter_modules(__path__, f"{__name__}."):
    if _folder.ispkg:
        importlib.import_module(_folder.name)  # which registers the judges of its game


def plays(name: str, game: str, players: int) -> bool:
    """Tell whether a bot of the house plays a game with so many players; only the planner does not play them all."""
    return name != "planner" or has_guide(game, players)


def bot(name: str) -> Bot:
    """Return a new bot: one of the house by its name, or a user's as `module:Class`.

    Raises UnknownName or BadBot, saying what is wrong and what is accepted.
    """
    if name in BOTS:
        return BOTS[name]()
    module, colon, attribute = name.partition(":")
    if not colon:
        raise UnknownName(f"There is no bot '{name}'; there are: {', '.join(BOTS)}, or your own as module:Class.")
    try:
        guest = getattr(import_from_here(module), attribute)()
    except Exception as error:
        raise BadBot(f"the bot {name} cannot be made: {said(error)}") from error
    if not callable(getattr(guest, "choose", None)):
        raise BadBot(f"the bot {name} has no method choose(world, luck)")
    return GuestBot(guest, name)
