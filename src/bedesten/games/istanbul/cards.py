"""The Bonus cards of the base game (DAT-13)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import RETURN
from bedesten.games.istanbul.data import (
    ANY_GOOD,
    ANY_SALE,
    ASSISTANT_HOME,
    CARD_LIRA,
    DEALER_AGAIN,
    FAMILY_HOME,
    FAR_MOVE,
    FIVE_LIRA,
    GEMSTONE_DEALER,
    HOME,
    PALACE_AGAIN,
    POLICE_STATION,
    POST_AGAIN,
    POST_OFFICE,
    SMALL_MARKET,
    STAY,
    SULTANS_PALACE,
)
from bedesten.games.istanbul.encounters import ALL_GOODS, Reward, TakeGood
from bedesten.games.istanbul.markets import Sell
from bedesten.games.istanbul.parts import (
    AFTER,
    BEGINNING,
    FINAL_STEP,
    MOVING,
    OPEN,
    PAYING,
    PHASE_ONE,
    Card,
    Step,
)
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.turn import FarMove


@final
class AnyGood(Card):
    """Gain one good of choice, outside of actions (IST-BON-09, IST-BON-10)."""

    def __init__(self) -> None:
        super().__init__(ANY_GOOD, OPEN | FINAL_STEP)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return player.has_any_space()

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = TakeGood(game.agenda, ALL_GOODS)


@final
class FiveLira(Card):
    """Take 5 Lira, also directly before a payment (IST-BON-11)."""

    def __init__(self) -> None:
        super().__init__(FIVE_LIRA, OPEN | PAYING | FINAL_STEP, gives_lira=True)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return True

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.gain_lira(player, CARD_LIRA)


@final
class Again(Card):
    """Carry out the action of a place once more, directly after it (IST-BON-12 to IST-BON-16)."""

    def __init__(self, kind: i64, place: i64) -> None:
        super().__init__(kind, AFTER, place)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return game.rules.places[self.place].is_possible(game, player)

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.begin_action(player, self.place, luck)


@final
class FamilyHome(Card):
    """The own Family member goes to the Police Station, for the reward of a catch (IST-BON-17, IST-BON-18)."""

    def __init__(self) -> None:
        super().__init__(FAMILY_HOME, OPEN)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return player.family != POLICE_STATION

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.move_family(player, POLICE_STATION, HOME)
        game.agenda = Reward(game.agenda, False)


@final
class Stay(Card):
    """The Merchant stays where he is instead of moving (IST-BON-19 to IST-BON-22)."""

    def __init__(self) -> None:
        super().__init__(STAY, MOVING, replaces=True)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return True

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        """The target place is where the turn began."""


@final
class Far(Card):
    """Move 3 or 4 places instead of 1 or 2 (IST-BON-23)."""

    def __init__(self) -> None:
        super().__init__(FAR_MOVE, MOVING, replaces=True)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return True

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = FarMove(game.agenda)


@final
class AssistantHome(Card):
    """In phase 1, one own lying Assistant returns to the stack (IST-BON-24, IST-BON-25)."""

    def __init__(self) -> None:
        super().__init__(ASSISTANT_HOME, PHASE_ONE)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return player.lying != 0

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = ReturnOne(game.agenda)


@final
@mypyc_attr(free_list_len=1)
class ReturnOne(Step):
    """Which lying Assistant returns?"""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        options: list[int] = []
        game.offer_lying(player, options, RETURN, 0)
        return options

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        game.return_assistant(player, action - RETURN)


@final
class AnySale(Card):
    """Begin the Small Market action and sell goods of any types there (IST-BON-26, IST-BON-27)."""

    def __init__(self) -> None:
        super().__init__(ANY_SALE, BEGINNING, SMALL_MARKET, replaces=True)

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return player.total_goods() > 0

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.note_action(player, SMALL_MARKET)
        game.agenda = Sell(game.agenda, SMALL_MARKET, True)


def base_cards() -> list[Card]:
    """Return the ten kinds of the base game, by kind."""
    return [
        AnyGood(),
        FiveLira(),
        Again(PALACE_AGAIN, SULTANS_PALACE),
        Again(POST_AGAIN, POST_OFFICE),
        Again(DEALER_AGAIN, GEMSTONE_DEALER),
        FamilyHome(),
        Stay(),
        Far(),
        AssistantHome(),
        AnySale(),
    ]
