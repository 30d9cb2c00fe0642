"""What the rules are made of: the printed table of a game, and the steps of its agenda. None of these ever changes."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from bedesten.core.luck import Luck
from bedesten.games.cairo.data import (
    PLAYERS_WITH_NEUTRALS,
    SETUP_LIMIT,
    STALLS_AT_START,
    STANDARD_CARDS,
    TRADES,
)
from bedesten.games.cairo.player import Player
from bedesten.games.cairo.reconstructed import NOT_THERE, NOW
from bedesten.games.cairo.sites import Sites, all_sites, gathered, without

if TYPE_CHECKING:
    from bedesten.games.cairo.state import Cairo

NO_CHOICES: Final[list[int]] = []


class Step:
    """The question that is open. It never changes: what was chosen so far in this turn are its arguments."""

    def options(self, game: "Cairo", player: Player) -> list[int]:
        """Return the possible answers, each of which can be carried out to the end (CAI-TRN-05)."""
        return NO_CHOICES

    def choose(self, game: "Cairo", player: Player, action: i64, luck: Luck) -> None:
        """Do what was answered. The step has left the agenda."""

    def go_without(self, game: "Cairo", player: Player, luck: Luck) -> None:
        """Do what is due if there is no answer. The step has left the agenda."""

    def is_asked(self, answers: i64) -> bool:
        """Tell whether so many answers, at least one, are put to the player; a single one may be taken by itself."""
        return True

    def arguments(self) -> list[int]:
        """Return what the step was made with."""
        return []


@final
class Terms:
    """How a game is played: the printed table, and what was chosen before."""

    def __init__(self, players: i64, is_variable: bool, is_capped: bool) -> None:
        self.players: i64 = players
        self.is_variable: bool = is_variable
        self.is_capped: bool = is_capped
        self.cap: i64 = NOW.cap
        self.has_neutrals: bool = players == PLAYERS_WITH_NEUTRALS
        # How many stalls are put down one by one before the first turn: those of the players, and neutral ones.
        own: i64 = STALLS_AT_START * players if is_variable else 0
        self.own_placements: i64 = own
        self.placements: i64 = own + TRADES if is_variable and self.has_neutrals else own
        self.setup_limit: i64 = SETUP_LIMIT
        self.restaurant: Sites = gathered(NOW.restaurant)
        self.market: Sites = without(all_sites(), gathered(NOW.restaurant))
        self.starts: list[int] = NOW.starts[:]
        self.card_segments: list[int] = card_segments()
        self.gold: list[int] = NOW.gold[:]
        self.silver: list[int] = NOW.silver[:]
        self.suggested: list[list[int]] = suggested(players)
        # What is due when no question is open, and how a turn begins; set by `turn.py`.
        self.course: Step = Step()
        self.take_turn: Step = Step()


def card_segments() -> list[int]:
    """Return the segments of each card, a bit for each segment (DAT-07)."""
    jokers = [sum([1 << segment for segment in joker]) for joker in NOW.jokers]
    return [*[1 << segment for segment in range(STANDARD_CARDS)], *jokers]


def suggested(players: int) -> list[list[int]]:
    """Return the suggested stalls of so many players: owner, trade, stall and entry of each (DAT-13)."""
    column = 4 - players
    return [[row[column], *row[3:]] for row in NOW.suggested if row[column] != NOT_THERE]
