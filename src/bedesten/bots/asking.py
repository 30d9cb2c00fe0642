"""What a bot is, and the one way to let a bot decide."""

from abc import abstractmethod
from pathlib import Path
from typing import Any, final

from mypy_extensions import i64

from bedesten.core.contract import State
from bedesten.core.errors import BadBot
from bedesten.core.luck import Luck


class Bot:
    """A player that chooses an action."""

    @abstractmethod
    def choose(self, world: State, luck: Luck) -> int:
        """Return one of `world.actions()`. The world is imagined: hidden cards in it are a guess."""


@final
class RandomBot(Bot):
    """Chooses evenly among the legal actions and looks at nothing else."""

    def choose(self, world: State, luck: Luck) -> int:
        actions = world.actions()
        return actions[luck.below(len(actions))]


@final
class GuestBot(Bot):
    """A bot written by a user: any object with a method `choose(world, luck)`."""

    def __init__(self, guest: Any, name: str) -> None:
        self.guest: Any = guest
        self.name: str = name

    def choose(self, world: State, luck: Luck) -> int:
        try:
            answer: object = self.guest.choose(world, luck)
        except Exception as error:
            raise BadBot(f"the bot {self.name} failed: {type(error).__name__}: {error}{where(error)}") from error
        if not isinstance(answer, int) or isinstance(answer, bool):
            raise BadBot(f"the bot {self.name} answered {answer!r}, which is not one of the actions offered")
        return answer


def where(error: BaseException) -> str:
    """Say in which line something went wrong."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f" ({Path(trace.tb_frame.f_code.co_filename).name}, line {trace.tb_lineno})" if trace is not None else ""


def ask(bot: Bot, state: State, luck: Luck) -> i64:
    """Let a bot decide for the seat whose turn it is.

    It is handed a world imagined from that seat, never the true state, and a luck that is not the game's.
    """
    actions = state.actions()
    if isinstance(bot, RandomBot):
        return actions[luck.below(len(actions))]
    action = bot.choose(state.imagine(state.seat, luck), luck)
    if action not in actions:
        name = bot.name if isinstance(bot, GuestBot) else type(bot).__name__
        raise BadBot(f"the bot {name} answered {action}, which is not one of the actions offered: {actions}")
    return action
