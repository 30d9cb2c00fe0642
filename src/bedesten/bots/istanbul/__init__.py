"""What the bots know of Istanbul; importing this package registers it."""

from bedesten.bots.istanbul.beginner import BEGINNER
from bedesten.bots.istanbul.judge import IstanbulJudge
from bedesten.bots.istanbul.steady import STEADY
from bedesten.bots.istanbul.worth import Worths
from bedesten.bots.judge import Judges, register_judges
from bedesten.games.istanbul.state import NAME

register_judges(NAME, Judges(easy=BEGINNER, medium=STEADY, greedy=IstanbulJudge(Worths())))
