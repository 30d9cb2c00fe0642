"""The judge of the medium bot: as the yardstick's, and it sees what extensions lead to and lets nothing lie idle."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.bots.istanbul import IstanbulJudge
from bedesten.bots.istanbul_worth import Outlook, Worths
from bedesten.games.istanbul.data import EXTENSION_PRICE, EXTENSIONS_EACH, WAINWRIGHT
from bedesten.games.istanbul.deck import KIND
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player


@final
class SteadyWorths(Worths):
    """What things are worth, in Lira, where the medium bot thinks otherwise than the yardstick."""

    def __init__(self) -> None:
        super().__init__()
        self.spend: list[float] = [1.0] * 7  # share of spare Lira that counts, by rubies the leader lacks
        self.play: list[float] = [1.0] * 7  # the same for cards


@final
class SteadyOutlook(Outlook):
    """How a player stands, judged with more care for the wheelbarrow and for the end."""

    def __init__(self, worths: SteadyWorths, game: Istanbul, me: Player) -> None:
        super().__init__(worths, game, me)
        self.steady: SteadyWorths = worths
        target = game.rules.ruby_target(len(game.players))
        most: i64 = 0
        for player in game.players:
            most = max(most, player.rubies)
        self.left: i64 = max(0, target - most)  # rubies that the leader lacks

    def worth(self) -> float:
        held = 0.0
        for card in self.me.hand:
            held += self.worths.cards[card & KIND]
        return super().worth() - held * self.fade * (1.0 - self.steady.play[self.left])

    def lira(self, lira: i64) -> float:
        """Return the worth of so many Lira; those beyond the next ruby lose it towards the end."""
        worth = super().lira(lira)
        spare = worth - float(self.next_lira) * self.worths.lira
        return worth if spare <= 0.0 else worth - spare * (1.0 - self.steady.spend[self.left])

    def gain(self, place: i64) -> float:
        return self.extension() if place == WAINWRIGHT else super().gain(place)

    def extension(self) -> float:
        """Return what an extension would bring: space, and the ruby of the third one that comes nearer."""
        worths = self.worths
        owned = self.me.extensions
        if owned == EXTENSIONS_EACH or self.cash < EXTENSION_PRICE:
            return 0.0
        gain = (worths.extensions[owned + 1] - worths.extensions[owned]) * self.fade - self.lira(self.me.lira)
        gain += self.lira(max(0, self.me.lira - EXTENSION_PRICE))
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
        super().__init__(SteadyWorths())
        self.steady: SteadyWorths = SteadyWorths()
        self.worths = self.steady

    def outlook(self, game: Istanbul, player: Player) -> Outlook:
        return SteadyOutlook(self.steady, game, player)


STEADY: Final = SteadyJudge()
