"""The Auction House (23): a good, then two Bonus cards for the highest bid (LET-PLC-10 to LET-PLC-19)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.events import NOBODY
from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import BID, HIGHEST_BID, PASS
from bedesten.games.istanbul.data import AUCTION_HOUSE
from bedesten.games.istanbul.encounters import ALL_GOODS, TakeGood
from bedesten.games.istanbul.letters.data import AUCTION_CARDS
from bedesten.games.istanbul.parts import PAYING, Place, Step, Window
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player


@final
class AuctionHouse(Place):
    """Gain a good of choice and open an auction (LET-PLC-10, LET-PLC-11)."""

    def __init__(self) -> None:
        super().__init__(AUCTION_HOUSE, False)

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = TakeGood(Bid(game.agenda, player.seat, 0, NOBODY, False), ALL_GOODS)


@final
@mypyc_attr(free_list_len=1)
class Bid(Window):
    """One bid of an auction: the opening one, one of each other player, perhaps a last one (LET-PLC-12)."""

    def __init__(self, then: Step | None, bidder: i64, highest: i64, leader: i64, last: bool) -> None:
        super().__init__(then)
        self.bidder: i64 = bidder
        self.highest: i64 = highest
        self.leader: i64 = leader  # the seat with the highest bid, or NOBODY
        self.last: bool = last  # the active player has the last word

    def who(self, game: Istanbul) -> i64:
        return self.bidder

    def windows(self, game: Istanbul) -> i64:
        return PAYING if self.bidder == game.active else 0

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        answers: list[int] = []
        if not game.deck.can_draw():
            return answers
        if self.last:
            # A card could still bring Lira; whether it does must not be seen from the question.
            if player.lira or player.hand:
                answers.append(PASS)
        elif self.bidder != game.active and player.lira > self.highest:
            answers.append(PASS)
        most = min(player.lira, HIGHEST_BID)
        bid: i64 = self.highest + 1
        while bid <= most:
            answers.append(BID + bid)
            bid += 1
        return answers

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action == PASS:
            self.settle(game, player, luck)
            return
        bid = action - BID
        if game.listener is not None:
            game.tell("bid", player.seat, {"lira": bid})
        self.go_on(game, bid, player.seat, luck)

    def settle(self, game: Istanbul, player: Player, luck: Luck) -> None:
        """Pass. Who cannot outbid the others is not asked; without a card nobody is (LET-PLC-14, LET-PLC-19)."""
        if not game.deck.can_draw():
            return
        # Without Lira there is no opening bid, but the last word is kept (LET-PLC-18).
        if game.listener is not None and (self.last or self.bidder != game.active):
            game.tell("pass", player.seat, {})
        self.go_on(game, self.highest, self.leader, luck)

    def go_on(self, game: Istanbul, highest: i64, leader: i64, luck: Luck) -> None:
        following = (self.bidder + 1) % len(game.players)
        if not self.last and following != game.active:
            game.agenda = Bid(game.agenda, following, highest, leader, False)
        elif not self.last and leader != game.active:
            game.agenda = Bid(game.agenda, following, highest, leader, True)
        elif leader != NOBODY:
            sell_cards(game, highest, game.players[leader], luck)

    def arguments(self) -> list[int]:
        return [self.bidder, self.highest, self.leader, int(self.last)]


def sell_cards(game: Istanbul, price: i64, winner: Player, luck: Luck) -> None:
    """Let the winner of an auction pay, then draw (LET-PLC-15 to LET-PLC-17)."""
    if game.listener is not None:
        game.tell("sold", winner.seat, {"lira": price})
    game.pay_lira(winner, price)
    if winner.seat != game.active:
        game.gain_lira(game.players[game.active], price)
    cards: i64 = AUCTION_CARDS
    while cards > 0:
        game.draw_card(winner, luck)
        cards -= 1
