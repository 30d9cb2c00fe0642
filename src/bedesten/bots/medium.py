"""The medium bot: plays steadily, as a good player would without thinking long."""

from typing import Final, final

from bedesten.bots.istanbul_steady import STEADY
from bedesten.bots.judge import Judge, StandingJudge
from bedesten.bots.one_turn import OneTurnBot
from bedesten.games.istanbul.state import NAME as ISTANBUL

JUDGES: Final[dict[str, Judge]] = {ISTANBUL: STEADY}
ANY_GAME: Final[Judge] = StandingJudge()
PATIENCE: Final = 4  # times the work of the yardstick, which is still about a millisecond


@final
class MediumBot(OneTurnBot):
    """Thinks one turn ahead."""

    def __init__(self, judge: Judge | None = None) -> None:
        super().__init__(PATIENCE)
        self.judge: Judge | None = judge  # None: the judge of the game that is played

    def judge_of(self, game: str) -> Judge:
        judge = self.judge
        return JUDGES.get(game, ANY_GAME) if judge is None else judge
