"""placeholder"""

from bedesten.bots.bot import Bot
from bedesten.core.contract import State
from bedesten.core.luck import Luck


class GreedyBot(Bot):
    def choose(self, world: State, luck: Luck) -> int:
        return world.actions()[0]
