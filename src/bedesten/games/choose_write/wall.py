"""The wall of solo challenges as a collection over many games: its 42 tiles, and what a finished game has reached.

A tile is a challenge and its Rubies, such as 7-11; `challenges.py` has the conditions (CNW-SOL-01 to CNW-SOL-37).
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from bedesten.core.contract import State
from bedesten.core.wall import Condition, Tile, Wall
from bedesten.games.choose_write.challenges import conditions_of, reached
from bedesten.games.choose_write.data import AT_MOST, CHALLENGES, COLUMNS, GOOD_WORDS, MEASURE_WORDS
from bedesten.games.choose_write.options import GOAL, ONE_LETTER, OPTIONS, SOLO_COLUMNS, terms_of
from bedesten.games.choose_write.parts import Terms
from bedesten.games.choose_write.player import goods_of
from bedesten.games.choose_write.state import ChooseWrite

RUBIES = "rubies"
LEFT_OVERS = "left-overs"


def column_condition(terms: Terms, column: int) -> Condition:
    """Return what a column asks for: its Rubies and no more, but for the last one (CNW-SOL-28, CNW-SOL-29)."""
    is_exact = column != COLUMNS[-1] and not terms.columns_up_to
    return Condition(RUBIES, "exactly" if is_exact else "at-least", column)


def tile_conditions(terms: Terms, challenge: int, column: int) -> tuple[Condition, ...]:
    """Return all that the tile of a challenge, counted from 1, and a column asks for."""
    asked = [
        Condition(MEASURE_WORDS[measure], "at-most" if asks == AT_MOST else "at-least", need)
        for measure, asks, need in conditions_of(terms, challenge - 1)
    ]
    return column_condition(terms, column), *asked


def reached_of(state: ChooseWrite) -> dict[str, int]:
    """Return what the sheet of a solo game has of all that is counted, and how full its columns of goods are."""
    terms, player = state.terms, state.players[0]
    return {
        RUBIES: int(player.rubies),
        LEFT_OVERS: int(player.left_overs()),
        **{word: int(reached(terms, player, measure)) for measure, word in enumerate(MEASURE_WORDS)},
        **{word: int(goods_of(player.filled, good)) for good, word in enumerate(GOOD_WORDS)},
    }


class ChallengeWall(Wall):
    """The 14 challenges in three columns, and the high score (CNW-SOL-35, CNW-SOL-36)."""

    score = (RUBIES, LEFT_OVERS)
    goal = GOAL.name

    def tiles(self, settings: Mapping[str, str]) -> Sequence[Tile]:
        return _tiles(*(settings.get(option.name, option.usual(1)) for option in (ONE_LETTER, SOLO_COLUMNS)))

    def reached(self, state: State) -> dict[str, int]:
        assert isinstance(state, ChooseWrite)
        return reached_of(state)


@lru_cache
def _tiles(one_letter: str, solo_columns: str) -> tuple[Tile, ...]:
    chosen = {ONE_LETTER.name: one_letter, SOLO_COLUMNS.name: solo_columns}
    terms = terms_of(1, {option.name: option.usual(1) for option in OPTIONS} | chosen)
    return tuple(
        Tile(f"{challenge}-{column}", level, tile_conditions(terms, challenge, column))
        for challenge in range(1, len(CHALLENGES) + 1)
        for level, column in enumerate(COLUMNS)
    )
