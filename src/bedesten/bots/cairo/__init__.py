"""What the bots know of Cairo; importing this package registers it."""

from bedesten.bots.cairo.judge import CairoJudge, PeddlersJudge
from bedesten.bots.cairo.worths import MarketWorths
from bedesten.bots.judge import Judges, register_judges
from bedesten.games.cairo.data import NAME

_STEADY = CairoJudge(MarketWorths())
register_judges(NAME, Judges(easy=PeddlersJudge(), medium=_STEADY, greedy=_STEADY))
