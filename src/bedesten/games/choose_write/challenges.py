"""The wall of solo challenges: what a sheet has reached, and which cells a game fills (CNW-SOL-01 to CNW-SOL-37)."""

from mypy_extensions import i64

from bedesten.games.choose_write.data import (
    AT_LEAST,
    AT_MOST,
    CARDS_PLAYED,
    CHALLENGES,
    CHECKS,
    COLUMNS,
    FROM_GOODS,
    FULL_COLUMNS,
    GOODS_RUBIES,
    GUILD_PLAYED,
    LETTER_CHALLENGE,
    LETTER_RUBIES,
    LIRA_FILLED,
    OPEN_ICONS,
    OTHER_LETTERS,
    PALACE_RUBIES,
)
from bedesten.games.choose_write.parts import Terms
from bedesten.games.choose_write.player import Player
from bedesten.kit import bags


def conditions_of(terms: Terms, challenge: i64) -> list[list[int]]:
    """Return the conditions of a challenge, counted from 0: what is counted, AT_LEAST or AT_MOST, how many."""
    if challenge == LETTER_CHALLENGE and terms.one_letter:
        return [*CHALLENGES[challenge], [OTHER_LETTERS, AT_MOST, 0]]
    return CHALLENGES[challenge]


def reached(terms: Terms, player: Player, measure: i64) -> i64:
    """Return how much a sheet has of what is counted; crossed-off spaces count as filled (CNW-SOL-32)."""
    if measure == CHECKS:
        return bags.size(player.checks)
    if measure == LIRA_FILLED:
        return player.lira_filled
    if measure == FULL_COLUMNS:
        return player.full_columns(terms.column)
    if measure == GOODS_RUBIES:
        return player.rubies_from(FROM_GOODS)
    if measure == GUILD_PLAYED:
        return player.guild_played
    if measure == OPEN_ICONS:
        return bags.size(player.icons)
    if measure == CARDS_PLAYED:
        return player.cards_used + (player.cards_discarded if terms.discards_count else 0)
    if measure == PALACE_RUBIES:
        return player.palace_rubies()
    if measure == LETTER_RUBIES:
        return player.best_letter()
    assert measure == OTHER_LETTERS
    return player.palace_rubies() - player.best_letter()


def missing(terms: Terms, player: Player, condition: list[int]) -> i64:
    """Return by how much a condition is missed; 0 if it holds."""
    have = reached(terms, player, condition[0])
    need: i64 = condition[2]
    return max(0, need - have) if condition[1] == AT_LEAST else max(0, have - need)


def is_met(terms: Terms, player: Player, challenge: i64) -> bool:
    """Tell whether every condition of a challenge holds (CNW-SOL-31)."""
    return all(missing(terms, player, condition) == 0 for condition in conditions_of(terms, challenge))


def columns_for(terms: Terms, rubies: i64) -> list[int]:
    """Return the columns in which so many Rubies tick: one, or all up to them (CNW-SOL-28, CNW-SOL-29, DAT-19)."""
    up_to = [column for column in COLUMNS if rubies >= column]
    return up_to if terms.columns_up_to else up_to[-1:]
