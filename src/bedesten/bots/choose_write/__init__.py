"""What the bots know of Choose & Write; importing this package registers it."""

from bedesten.bots.choose_write.guide import SoloGuide
from bedesten.bots.choose_write.judge import ChooseWriteJudge, NoviceJudge
from bedesten.bots.choose_write.worths import SheetWorths
from bedesten.bots.judge import Judges, register_guide, register_judges
from bedesten.games.choose_write.data import NAME

_STEADY = ChooseWriteJudge(SheetWorths())
register_judges(NAME, Judges(easy=NoviceJudge(), medium=_STEADY, greedy=_STEADY))
register_guide(NAME, SoloGuide(), [1])
