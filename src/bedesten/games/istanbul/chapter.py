"""What an expansion adds to everything that is written and checked about a state."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bedesten.games.istanbul.question import Question
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player

if TYPE_CHECKING:
    from bedesten.games.istanbul.reader import Reader


class Chapter:
    """The base class of all: it adds nothing."""

    questions: tuple[Question[Any], ...] = ()
    """The questions that can be on the agenda, beside those of the base game."""
    keys: tuple[str, ...] = ()
    """The names that a position has beside those of the base game; then those of its parts."""
    player_keys: tuple[str, ...] = ()
    turn_keys: tuple[str, ...] = ()
    ruby_keys: tuple[str, ...] = ()
    has_no_target: bool = False
    """Whether a turn may be without a target place; it is then 0."""

    def write(self, state: Istanbul, position: dict[str, Any]) -> None:
        """Add what the table has to a position; its parts `turn` and `rubies` are there already."""

    def write_player(self, state: Istanbul, player: Player, data: dict[str, Any]) -> None:
        """Add what a player has to a position."""

    def read_player(self, reader: "Reader", player: Player, data: Mapping[str, Any], where: str) -> None:
        """Read what a player has from a position."""

    def read(self, reader: "Reader", data: Mapping[str, Any], state: Istanbul) -> None:
        """Read what the table has from a position; the players and the agenda are there already."""

    def see(self, state: Istanbul, seat: int | None, view: dict[str, Any]) -> None:
        """Take out of a written position what this seat may not know, and say what it may know instead."""

    def open(self, state: Istanbul, view: dict[str, Any]) -> None:
        """Show in the view of a spectator what is hidden from everybody or from some."""

    def rubies_at_first(self, players: int) -> int:
        """Return how many rubies lie at set-up on the places that the expansion adds."""
        return 0

    def problems(self, state: Istanbul) -> list[str]:
        """Return every invariant of the expansion that a state breaks, each as a sentence with its id."""
        return []
