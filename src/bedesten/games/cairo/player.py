"""What a player has: points, money, barkers, cards and the stalls that are not in the market yet."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.games.cairo.data import ALL_TRADES, COST, LARGEST, REPLACEMENT, START_MONEY, TRADES

NO_CARDS: Final[list[int]] = []
FIRST_MONEY: Final[list[int]] = [START_MONEY] * TRADES

ANY_HAND: Final = 0
NONE_OF: Final = 1
SOME_OF: Final = 2
"""What everybody knows of the hand of a player who has retired."""


@final
@mypyc_attr(free_list_len=1)
class Player:
    """One seat. Lists are never changed but replaced, so that positions can share them."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.points: i64 = 0
        self.barkers: i64 = 0
        self.money: list[int] = FIRST_MONEY  # by trade
        self.hand: list[int] = NO_CARDS  # stall cards, ascending, as `kit/deck.py` numbers them
        self.stalls: i64 = ALL_TRADES  # those not in the market yet, a bit for each trade
        self.retired: bool = False
        # Who retired because nothing could be built had none of these cards; who chose to had one of them, or three
        # cards in all (CAI-FIN-06, CAI-FIN-07). A bit for each kind of card.
        self.hint: i64 = ANY_HAND
        self.hinted: i64 = 0

    def clone(self) -> "Player":
        copy = Player(self.seat)
        copy.points = self.points
        copy.barkers = self.barkers
        copy.money = self.money
        copy.hand = self.hand
        copy.stalls = self.stalls
        copy.retired = self.retired
        copy.hint = self.hint
        copy.hinted = self.hinted
        return copy

    def has_stall(self, trade: i64) -> bool:
        """Tell whether the stall of a trade is still in the own supply."""
        return (self.stalls >> trade) & 1 != 0

    def all_money(self) -> i64:
        total: i64 = 0
        for amount in self.money:
            total += amount
        return total


def can_pay(own: i64, others: i64, size: i64) -> bool:
    """Tell whether an expansion to this size can be paid with so much money of its colour and of all others.

    All of the own colour goes first, at least one; each that is missing costs two others (CAI-EXP-10 to CAI-EXP-13).
    """
    if size > LARGEST or own < 1:
        return False
    missing: i64 = COST[size] - own
    return missing <= 0 or others >= REPLACEMENT * missing


def can_pay_with_fee(own: i64, others: i64, size: i64) -> bool:
    """Tell whether the same can be paid after a fee of the player's choice (CAI-CRD-03)."""
    return (others > 0 and can_pay(own, others - 1, size)) or (own > 0 and can_pay(own - 1, others, size))
