"""Setting a game up (CNW-SET)."""

from mypy_extensions import i64

from bedesten.core.luck import Luck
from bedesten.games.choose_write.data import (
    CARAVANS,
    GUILDS,
    LETTERS,
    RUBY_CARDS,
    RUBY_CARDS_EACH,
)
from bedesten.games.choose_write.parts import Step, Terms
from bedesten.games.choose_write.player import Player
from bedesten.games.choose_write.reconstructed import NOW
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.games.choose_write.turn import DrawHand, Refill, TurnUpCaravan, lay_out
from bedesten.kit.bags import BIT
from bedesten.kit.deck import Deck


def full_deck(copies: list[int]) -> Deck:
    return Deck(copies[:], sum(copies))


def empty_table(terms: Terms) -> ChooseWrite:
    """Return a table with all decks full and nothing laid out."""
    players = [Player(seat) for seat in range(terms.players)]
    for player in players:
        player.icons = terms.icons
        player.actions_filled = terms.first_actions
    game = ChooseWrite(terms, players, full_deck(terms.copies), full_deck(NOW.goods_cards), full_deck([1] * GUILDS))
    game.ruby_pile = BIT[RUBY_CARDS] - 1
    game.caravans = BIT[CARAVANS] - 1
    game.letters = [[] for _letter in range(LETTERS)]
    game.prices = [0] * LETTERS
    return game


def new_game(terms: Terms, luck: Luck) -> ChooseWrite:
    """Set the table, as far as the first question: that of a Fountain, or the first turn."""
    lay_out(terms)
    game = empty_table(terms)
    game.start_seat = luck.below(terms.players)
    game.active = game.start_seat
    for _layer in range(RUBY_CARDS_EACH[terms.players]):
        for letter in range(LETTERS):
            game.add_ruby_card(letter, luck)
    hands: Step | None = None
    turn: i64 = terms.players - 1
    while turn >= 0:
        hands = DrawHand(hands, (game.start_seat + turn) % terms.players)
        turn -= 1
    game.agenda = Refill(TurnUpCaravan(hands))
    game.advance(luck)
    return game
