"""The judge of the medium bot: as the yardstick's, but it sees what extensions lead to and rather takes a ruby."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.bots.istanbul.judge import IstanbulJudge
from bedesten.bots.istanbul.worth import Appraisal, Worths
from bedesten.games.istanbul.data import EXTENSION_PRICE, EXTENSIONS_EACH, RUBY_TARGET, WAINWRIGHT
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player


@final
class SteadyWorths(Worths):
    """What things are worth, in Lira, where the medium bot thinks otherwise than the yardstick."""

    def __init__(self) -> None:
        super().__init__()
        self.ruby = 4.6
        self.extensions = [0.0, 0.0, 0.0, 0.0]
        self.space: list[float] = [0.0, 16.0, 34.0, 44.0]  # so many extensions at the beginning, besides their ruby
        self.horizon: list[float] = [10.0, 16.0]  # rounds in which it loses that, with 5 and 6 rubies to win


@final
class SteadyAppraisal(Appraisal):
    """How a player stands, with more care for the wheelbarrow."""

    def __init__(self, worths: SteadyWorths, game: Istanbul, me: Player) -> None:
        super().__init__(worths, game, me)
        self.steady: SteadyWorths = worths
        target = game.rules.ruby_target(len(game.players))
        horizon = worths.horizon[target - RUBY_TARGET[-1]]
        self.young: float = max(0.0, 1.0 - float(game.round) / horizon)  # share of the game that is still to come

    def worth(self) -> float:
        return super().worth() + self.steady.space[self.me.extensions] * self.young

    def gain(self, place: i64) -> float:
        return self.extension() if place == WAINWRIGHT else super().gain(place)

    def extension(self) -> float:
        """Return what an extension would bring: space, and the ruby of the third one that comes nearer."""
        worths = self.worths
        owned = self.me.extensions
        if owned == EXTENSIONS_EACH or self.cash < EXTENSION_PRICE:
            return 0.0
        gain = (self.steady.space[owned + 1] - self.steady.space[owned]) * self.young
        gain += self.lira(max(0, self.me.lira - EXTENSION_PRICE)) - self.lira(self.me.lira)
        step = self.at_wainwright(1)
        if owned == EXTENSIONS_EACH - 1:
            gain += worths.ruby + (worths.finish if self.lacking == 1 else 0.0)
            return gain + (step if self.builds else self.dearest)
        if self.builds:
            return gain + step
        return gain + max(0.0, self.dearest - self.at_wainwright(EXTENSIONS_EACH - owned - 1))


@final
class SteadyJudge(IstanbulJudge):
    """Sees further than the yardstick in some things."""

    def __init__(self) -> None:
        worths = SteadyWorths()
        super().__init__(worths)
        self.steady: SteadyWorths = worths

    def appraise(self, game: Istanbul, player: Player) -> Appraisal:
        return SteadyAppraisal(self.steady, game, player)


STEADY: Final = SteadyJudge()
