"""The medium bot: plays steadily, as a good player would without thinking long."""

from typing import Final, final

from bedesten.bots.judge import Judge, judges_of
from bedesten.bots.one_turn import OneTurnBot

PATIENCE: Final = 4  # times the work of the yardstick, which is still about a millisecond


@final
class MediumBot(OneTurnBot):
    """Thinks one turn ahead."""

    def __init__(self, judge: Judge | None = None) -> None:
        super().__init__(PATIENCE)
        self.judge: Judge | None = judge  # None: the judge of the game that is played

    def judge_of(self, game: str) -> Judge:
        judge = self.judge
        return judges_of(game).medium if judge is None else judge
