"""What the judge of Istanbul knows of Letters & Seals: seals, the Companion, the Kiosk, auctions."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bedesten.games.istanbul.actions import (
    ACT,
    BID,
    CHOOSE,
    DONE,
    FETCH,
    LETTER,
    PASS,
    PAY,
    SEALED,
)
from bedesten.games.istanbul.data import (
    A_LETTER,
    AUCTION_HOUSE,
    BLUE,
    COPY,
    EMBASSY,
    FROM_AFAR,
    GREEN,
    KIOSK,
    RED,
    SECRET_SOCIETY,
    YELLOW,
)
from bedesten.games.istanbul.letters.auction import Bid
from bedesten.games.istanbul.letters.data import EMBASSY_LETTERS, EXTRA_TURN_SEALS, SOCIETY_SEALS
from bedesten.games.istanbul.letters.post import seals_of
from bedesten.games.istanbul.table import GENERAL_SUPPLY, PERSONAL_SUPPLY, Player
from bedesten.kit import bags

if TYPE_CHECKING:
    from bedesten.bots.istanbul.worth import Appraisal

SEAL: Final = 2.3
"""The worth of a seal in Lira: six are a ruby, three are a turn."""

SPARE_SEAL: Final = 1.4
"""The worth of a seal beyond those for the next ruby."""

READY: Final = 1.5
"""The worth of a Companion in the personal supply, and on the board."""

WALKING: Final = 2.2

KIOSK_WORTH: Final = 4.0
"""What the tiles of the Kiosk bring beside its Letter."""

AUCTION_WORTH: Final = 1.6
CATACOMBS_WORTH: Final = 2.5
CARDS_WORTH: Final = 5
"""The most that is bid for two Bonus cards."""

TILE_WORTH: Final[list[float]] = [
    3.7,
    3.7,
    3.7,
    5.1,
    5.1,
    5.1,
    2.7,
    2.7,
    2.7,
    3.3,
    3.2,
    2.0,
    2.0,
    3.0,
    1.0,
    3.5,
    3.0,
    6.0,
    0.4,
    0.6,
    0.6,
    1.0,
    1.0,
    1.0,
]
"""What each Kiosk tile usually brings, for plans."""


def seals_worth(player: Player) -> float:
    """Return the worth of a player's Letters and Companion, which last."""
    worth = 0.0
    if player.letters or player.delivered:
        seals = seals_of(player)
        worth = SEAL * float(min(seals, SOCIETY_SEALS)) + SPARE_SEAL * float(max(0, seals - SOCIETY_SEALS))
    if player.companion == PERSONAL_SUPPLY:
        worth += READY
    elif player.companion > GENERAL_SUPPLY:
        worth += WALKING
    return worth


def seals_missing(player: Player) -> float:
    """Return what the Letters cost that are missing to a ruby of the Secret Society."""
    return SEAL * float(max(0, SOCIETY_SEALS - seals_of(player)))


def letters_gain(appraisal: "Appraisal", place: i64) -> float:
    """Return what the action of a place of the expansion would bring now."""
    if place == EMBASSY:
        return SEAL * float(EMBASSY_LETTERS) * appraisal.fade
    if place == KIOSK:
        return SEAL * appraisal.fade + KIOSK_WORTH
    if place == SECRET_SOCIETY:
        return appraisal.ruby() if seals_of(appraisal.me) >= SOCIETY_SEALS else 0.0
    good = max(appraisal.one_more(RED), appraisal.one_more(GREEN), appraisal.one_more(YELLOW), appraisal.one_more(BLUE))
    return good + (AUCTION_WORTH if place == AUCTION_HOUSE else CATACOMBS_WORTH)


def delivery_gain(player: Player, place: i64) -> float:
    """Return what Letters for a place gain when a token comes there."""
    return SEAL * float(bags.count(player.letters, place)) if player.letters else 0.0


# Decisions that a look ahead cannot judge, because others decide before their outcome is seen.


def best_bid(step: Bid, player: Player, actions: list[int]) -> i64:
    """Return one Lira more than the others bid, as long as that is no more than the cards are worth."""
    bid = step.highest + 1
    if bid <= player.lira and (bid <= CARDS_WORTH or PASS not in actions):
        return BID + bid
    return PASS


def usual_tile(actions: list[int]) -> i64:
    """Return the choice of the tile that usually brings most."""
    best: i64 = actions[0]
    most = -1.0
    for action in actions:
        worth = TILE_WORTH[action - CHOOSE]
        if worth > most:
            best = action
            most = worth
    return best


def one_of_each(actions: list[int]) -> list[int]:
    """Leave out all but the first Letter of each side, which is as good as the others."""
    kept: list[int] = []
    letter = False
    sealed = False
    for action in actions:
        if action < LETTER:
            kept.append(action)
        elif action < SEALED:
            if not letter:
                kept.append(action)
            letter = True
        else:
            if not sealed:
                kept.append(action)
            sealed = True
    return kept


def payment(actions: list[int], paid: i64) -> i64:
    """Return which Letter pays for an extra turn without a seal too many."""
    if actions[0] == DONE:
        return DONE
    best: i64 = actions[0]
    for action in actions:
        if action >= SEALED and paid + 1 < EXTRA_TURN_SEALS:
            return action
        if LETTER <= action < SEALED:
            best = action
    return best


def delivered_first(actions: list[int]) -> i64:
    """Return a Letter to give up, a delivered one if possible: others may still be delivered."""
    best: i64 = actions[0]
    for action in actions:
        if action >= LETTER:
            best = action
    return best


def courier_payment(actions: list[int]) -> i64:
    """Return Lira for the Courier if there are some, else the first Letter."""
    return actions[0] if actions[0] == PAY or actions[0] >= LETTER else delivered_first(actions)


def next_home(player: Player, actions: list[int]) -> i64:
    """Return who comes home next at the Fountain: all Assistants, and a Companion who was never fetched."""
    last: i64 = actions[-1]
    if last == FETCH and len(actions) == 2:
        return FETCH if player.companion == GENERAL_SUPPLY else DONE
    return actions[1] if len(actions) > 1 else actions[0]


def tile_uses(actions: list[int]) -> list[int]:
    """Return how a Kiosk tile may be used: a gift is taken."""
    return actions[:1] if actions[0] == ACT and len(actions) == 2 else actions


def is_letter_card(card: i64) -> bool:
    """Tell whether a card gives something at any time, so that it is played at the end of a turn."""
    return A_LETTER <= card <= COPY or card == FROM_AFAR
