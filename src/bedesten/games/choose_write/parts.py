"""What the rules are made of: the printed sheet of a game, and the steps of its agenda. None of these ever changes."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from bedesten.core.luck import Luck
from bedesten.games.choose_write.data import (
    CARD_WORDS,
    CARDS,
    COPIES_EACH,
    LOCATION_CARDS,
    LOCATIONS,
    MOST_PLAYERS,
    PLAIN_CARD_WORDS,
)
from bedesten.games.choose_write.player import Player
from bedesten.games.choose_write.reconstructed import NOW
from bedesten.kit import bags

if TYPE_CHECKING:
    from bedesten.games.choose_write.state import ChooseWrite

NO_CHOICES: Final[list[int]] = []
"""What a step offers that asks nothing; one list for all of them, as there are many in a turn."""

ACTIVE: Final = -1
"""The seat of a step that the active player decides."""


class Step:
    """One question of the agenda, or something that is due. It never changes; `then` is what comes after it."""

    def __init__(self, then: "Step | None", seat: i64 = ACTIVE) -> None:
        self.then: Step | None = then
        self.seat: i64 = seat

    def options(self, game: "ChooseWrite", player: Player) -> list[int]:
        """Return the possible answers; none if there is nothing to ask, as far as everybody can see that."""
        return NO_CHOICES

    def choose(self, game: "ChooseWrite", player: Player, action: i64, luck: Luck) -> None:
        """Do what was answered. The step has left the agenda."""

    def settle(self, game: "ChooseWrite", player: Player, luck: Luck) -> None:
        """Do what is due when there was nothing to ask. The step has left the agenda."""

    def can_go_on(self, game: "ChooseWrite", player: Player) -> bool:
        """Tell whether a player with this hand can have come to this step: everybody saw what was chosen before."""
        return True

    def arguments(self) -> list[int]:
        """Return what the step was made with, besides `then`."""
        return []


def location_copies(with_marks: bool) -> list[int]:
    """Return how many Location cards of each kind there are (DAT-11)."""
    copies = [1] * CARDS
    for place in range(1, LOCATION_CARDS + 1):
        left = NOW.left_marks[place] if with_marks else COPIES_EACH
        copies[place - 1] = left
        copies[LOCATION_CARDS + place - 1] = COPIES_EACH - left
    return copies


@final
class Terms:
    """How a game is played: the side of the sheet for its players, and what was chosen before (DAT-03, DAT-19)."""

    def __init__(
        self, players: i64, goal: str, fills_any: bool, box_is_ready: bool, discards_count: bool, one_letter: bool,
        columns_up_to: bool,
    ) -> None:  # fmt: skip
        self.players: i64 = players
        self.goal: str = goal
        self.fills_any: bool = fills_any  # a fill-in is a space of choice, not a Bonus Action
        self.box_is_ready: bool = box_is_ready  # the bold box is filled at the start
        self.discards_count: bool = discards_count  # a Goods card that was discarded whole counts as played
        self.one_letter: bool = one_letter  # a second letter spoils the challenge of one letter
        self.columns_up_to: bool = columns_up_to  # all columns up to the Rubies are ticked, not one
        self.is_solo: bool = players == 1
        self.cards: list[str] = list(CARD_WORDS if self.is_solo else PLAIN_CARD_WORDS)
        self.copies: list[int] = location_copies(self.is_solo)
        self.icons: i64 = bags.filled(NOW.icons[players])
        self.column: i64 = NOW.column
        self.rows: list[int] = NOW.rows[:]
        self.lira_marks: list[int] = NOW.lira_marks()
        self.lira_spaces: i64 = sum(NOW.lira_sections)
        has_box = players == MOST_PLAYERS
        self.action_spaces: i64 = NOW.action_spaces + (1 if has_box else 0)
        self.first_actions: i64 = 1 if has_box and box_is_ready else 0
        self.tea_house: i64 = NOW.tea_house
        self.warehouse: list[int] = NOW.warehouse[:]
        self.squares: i64 = bags.filled([NOW.squares(place) for place in range(LOCATIONS)])
        self.ruby_prices: list[int] = [NOW.ruby_price(card) for card in range(len(NOW.ruby_cards))]
        self.ruby_tops: list[int] = [goods[0] for goods in NOW.ruby_cards]
        self.guild_lira: list[int] = NOW.guild_lira[:]
        # The questions of a turn, by the seat of the active player; made by `turn.py`.
        self.play: Step | None = None
        self.uses: list[Step] = []
        self.after_guild: Step | None = None

    def has_square(self, checks: i64, place: i64) -> bool:
        """Tell whether a location has a grey square without a check."""
        return bags.count(checks, place) < bags.count(self.squares, place)
