"""The greedy bot: the yardstick that other bots are measured with. It never learns, so that figures can be compared."""

from typing import Final, final

from bedesten.bots.istanbul import IstanbulJudge
from bedesten.bots.istanbul_worth import Worths
from bedesten.bots.judge import Judge, StandingJudge
from bedesten.bots.one_turn import OneTurnBot
from bedesten.games.istanbul.state import NAME as ISTANBUL

JUDGES: Final[dict[str, Judge]] = {ISTANBUL: IstanbulJudge(Worths())}
ANY_GAME: Final[Judge] = StandingJudge()


@final
class GreedyBot(OneTurnBot):
    """Thinks one turn ahead with the first judgement that was good enough."""

    def __init__(self, judge: Judge | None = None) -> None:
        super().__init__()
        self.judge: Judge | None = judge  # None: the judge of the game that is played

    def judge_of(self, game: str) -> Judge:
        judge = self.judge
        return JUDGES.get(game, ANY_GAME) if judge is None else judge
