"""The greedy bot: the yardstick that other bots are measured with. It never learns, so that figures can be compared."""

from typing import final

from bedesten.bots.judge import Judge, judges_of
from bedesten.bots.one_turn import OneTurnBot


@final
class GreedyBot(OneTurnBot):
    """Thinks one turn ahead with the first judgement that was good enough."""

    def __init__(self, judge: Judge | None = None) -> None:
        super().__init__()
        self.judge: Judge | None = judge  # None: the judge of the game that is played

    def judge_of(self, game: str) -> Judge:
        judge = self.judge
        return judges_of(game).greedy if judge is None else judge
