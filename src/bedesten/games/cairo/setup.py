"""Setting a game up, and the placements of a variable start (CAI-SET, CAI-TWO)."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.core.luck import Luck
from bedesten.games.cairo.actions import PLACE
from bedesten.games.cairo.build import ask_where
from bedesten.games.cairo.data import (
    ALL_TRADES,
    CARD_COPIES,
    DEALT,
    NEUTRAL,
    NEUTRAL_STALL,
    NO_FEE,
    NO_SITE,
    PLACEMENT,
    SEGMENT_OF,
    SEGMENTS,
    SLOTS,
    TRADE_WORDS,
    TRADES,
)
from bedesten.games.cairo.ground import Stand, ground_of, new_stand
from bedesten.games.cairo.parts import Step, Terms
from bedesten.games.cairo.player import Player
from bedesten.games.cairo.state import Cairo
from bedesten.kit.bags import BIT
from bedesten.kit.deck import Deck


def empty_table(terms: Terms) -> Cairo:
    """Return a table with all cards in the draw pile and nothing on the grid."""
    players = [Player(seat) for seat in range(terms.players)]
    nothing: list[Stand | None] = [None] * SLOTS
    ground = ground_of(terms, nothing, terms.starts[0])
    game = Cairo(terms, players, Deck(CARD_COPIES[:], sum(CARD_COPIES)), ground)
    if terms.has_neutrals:
        game.neutrals = ALL_TRADES
    return game


def set_table(terms: Terms, luck: Luck) -> Cairo:
    """Lay out all but the stalls that players put down themselves (CAI-SET-03 to CAI-SET-15)."""
    game = empty_table(terms)
    game.fill_display(luck)
    for player in game.players:
        for _card in range(DEALT):
            game.draw_from_pile(player, luck)
    place_customers(game, luck)
    game.start_seat = luck.below(terms.players)
    game.active = game.start_seat
    if not terms.is_variable:
        put_suggested(game)
    return game


def place_customers(game: Cairo, luck: Luck) -> None:
    """Draw the customers for the start spaces; the last one stays outside (CAI-SET-07, CAI-SET-08)."""
    bag = list(range(TRADES))
    customers = [NO_SITE] * TRADES
    for site in game.terms.starts:
        left: i64 = len(bag)
        customers[bag.pop(luck.below(left))] = site
    game.put_customers(customers, bag[0])


def put_suggested(game: Cairo) -> None:
    """Put the suggested stalls (CAI-SET-15, CAI-TWO-02)."""
    stands: list[Stand | None] = [None] * SLOTS
    for owner, trade, stall, entry in game.terms.suggested:
        stands[owner * TRADES + trade] = new_stand(owner, trade, stall, entry)
        if owner != NEUTRAL:
            game.players[owner].stalls &= ~BIT[trade]
    game.neutrals = 0
    game.ground = ground_of(game.terms, stands, NO_SITE)
    game.room = None


# The variable start.


def open_segments(game: Cairo) -> i64:
    """Return the segments that may still receive a stall in set-up, a bit for each (CAI-SET-16)."""
    stalls = [0] * SEGMENTS
    for stand in game.ground.stands:
        if stand is not None:
            stalls[SEGMENT_OF[stand.stall]] += 1
    opened: i64 = 0
    for segment, number in enumerate(stalls):
        if number < game.terms.setup_limit:
            opened |= BIT[segment]
    return opened


def begin_placement(game: Cairo, luck: Luck) -> None:
    """Ask the next player to put a stall, clockwise from the start player (CAI-SET-17); then neutral ones follow."""
    game.active = (game.start_seat + game.placed) % game.terms.players
    if game.placed < game.terms.own_placements:
        game.agenda = PLACE_STALL
        return
    trade = draw_neutral(game, luck)
    if game.listener is not None:
        game.tell("neutral", game.active, {"trade": TRADE_WORDS[trade]})
    ask_where(game, 0, NO_FEE, open_segments(game), NEUTRAL_STALL, trade)


def draw_neutral(game: Cairo, luck: Luck) -> i64:
    """Draw a neutral stall from the bag (CAI-TWO-03)."""
    bag = [trade for trade in range(TRADES) if game.neutrals & BIT[trade]]
    left: i64 = len(bag)
    trade = bag[luck.below(left)]
    game.neutrals &= ~BIT[trade]
    return trade


@final
class PlaceStall(Step):
    """Which of the own stalls is put next? (CAI-SET-18, CAI-SET-19)"""

    def options(self, game: Cairo, player: Player) -> list[int]:
        room = game.see_room()
        opened = open_segments(game)
        choices: list[int] = []
        trade: i64 = 0
        while trade < TRADES:
            if player.has_stall(trade) and room.stall_segments(trade) & opened:
                choices.append(PLACE + trade)
            trade += 1
        return choices

    def choose(self, game: Cairo, player: Player, action: i64, luck: Luck) -> None:
        ask_where(game, 0, NO_FEE, open_segments(game), PLACEMENT, action - PLACE)

    def go_without(self, game: Cairo, player: Player, luck: Luck) -> None:
        """Leave the placement out and keep the stall (CAI-SET-22)."""
        game.placed += 1
        if game.listener is not None:
            game.tell("skip", player.seat, {})


PLACE_STALL: Final = PlaceStall()
