"""What is played for: the most Rubies, or a tile of the wall with its conditions."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.games.choose_write.challenges import conditions_of, missing
from bedesten.games.choose_write.data import (
    AT_LEAST,
    CARDS_PLAYED,
    CHECKS,
    COLUMNS,
    FULL_COLUMNS,
    GOODS_RUBIES,
    GUILD_PLAYED,
    LETTER_RUBIES,
    LIRA_FILLED,
    ONE_OF_EACH,
    OPEN_ICONS,
    OTHER_LETTERS,
    PALACE_RUBIES,
)
from bedesten.games.choose_write.options import tile_of
from bedesten.games.choose_write.parts import Terms
from bedesten.games.choose_write.player import Player

NO_LIMIT: Final = 99
STEP: Final = [0.05, 0.03, 0.06, 0.15, 0.12, 0.06, 0.1, 0.12, 0.12, 0.12]
"""By how much a play-out that fails is worse for each unit that is missing, by what is counted."""
RUBY_STEP: Final = 0.12
LEFT_OVER: Final = 0.01
"""What a left-over counts beside a Ruby (CNW-SOL-36)."""


@final
class Goal:
    """What a game asks for, laid out for a quick look."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Terms = terms
        self.bonus_rows: list[int] = [row * ONE_OF_EACH for row in terms.rows]  # goods of each type, packed
        self.is_tile: bool = False
        self.challenge: i64 = 0
        self.column: i64 = 0
        self.target: i64 = NO_LIMIT  # more Rubies than these spoil the tile
        self.checks: i64 = NO_LIMIT  # at most so many
        self.guilds: i64 = NO_LIMIT
        self.keeps_cards: bool = False  # no Goods card may be played
        self.one_letter: bool = False
        self.lira: i64 = 0  # at least so many
        self.columns: i64 = 0
        self.rows: i64 = 0
        self.guilds_played: i64 = 0
        self.palaces: i64 = 0
        self.letter: i64 = 0
        self.all_icons: bool = False
        tile = tile_of(terms.goal)
        if tile is None:
            return
        self.is_tile = True
        self.challenge = tile[0] - 1
        self.column = tile[1]
        if self.column != COLUMNS[-1] and not terms.columns_up_to:
            self.target = self.column
        for condition in conditions_of(terms, self.challenge):
            self.ask(condition[0], condition[1] == AT_LEAST, condition[2])

    def ask(self, measure: i64, at_least: bool, number: i64) -> None:
        if measure == CHECKS:
            self.checks = number
        elif measure == LIRA_FILLED:
            self.lira = number
        elif measure == FULL_COLUMNS:
            self.columns = number
        elif measure == GOODS_RUBIES:
            self.rows = number
        elif measure == GUILD_PLAYED:
            if at_least:
                self.guilds_played = number
            else:
                self.guilds = number
        elif measure == OPEN_ICONS:
            self.all_icons = True
        elif measure == CARDS_PLAYED:
            self.keeps_cards = True
        elif measure == PALACE_RUBIES:
            self.palaces = number
        elif measure == LETTER_RUBIES:
            self.letter = number
        else:
            assert measure == OTHER_LETTERS
            self.one_letter = True

    def result(self, player: Player) -> float:
        """Return what a finished game is worth: Rubies, or for a tile 1 if it is set and less the more is missing."""
        if not self.is_tile:
            return float(player.rubies) + LEFT_OVER * float(player.left_overs())
        lost = 0.0
        for condition in conditions_of(self.terms, self.challenge):
            lost += STEP[condition[0]] * float(missing(self.terms, player, condition))
        if player.rubies < self.column:
            lost += RUBY_STEP * float(self.column - player.rubies)
        elif player.rubies > self.target:
            lost += RUBY_STEP * float(player.rubies - self.target)
        return 1.0 if lost == 0.0 else -min(lost, 1.0)


_GOALS: Final[dict[str, Goal]] = {}


def goal_of(terms: Terms) -> Goal:
    """Return the goal of a game; it is read once for the games of one kind."""
    goal = _GOALS.get(terms.goal)
    if goal is None or goal.terms is not terms:
        goal = Goal(terms)
        _GOALS[terms.goal] = goal
    return goal
