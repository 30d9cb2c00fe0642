"""The rule sets of Letters & Seals and of the Great Bazaar, each with new Bonus cards only or with all of them."""

from typing import Final

from mypy_extensions import i64

from bedesten.core.luck import Luck
from bedesten.games.istanbul import bags
from bedesten.games.istanbul.actions import COMPANION, COURIER, MEET, PLACE, PLACES
from bedesten.games.istanbul.cards import base_cards
from bedesten.games.istanbul.data import (
    BASE_DECK,
    CENTRE_CELL,
    COFFEE_HOUSE,
    EXPANSION_RUBY_TARGET,
    FOUNTAIN,
    GEMSTONE_DEALER,
    SULTANS_PALACE,
    WIDE_INNER_CELLS,
)
from bedesten.games.istanbul.letters.auction import AuctionHouse
from bedesten.games.istanbul.letters.cards import letter_cards
from bedesten.games.istanbul.letters.catacombs import Catacombs
from bedesten.games.istanbul.letters.companion import (
    CompanionsFountain,
    move_companion,
    offer_walks,
    place_companion,
)
from bedesten.games.istanbul.letters.data import FIRST_LETTERS
from bedesten.games.istanbul.letters.kiosk import Kiosk, all_tiles
from bedesten.games.istanbul.letters.post import (
    Embassy,
    ExtraTurn,
    SecretSociety,
    can_receive,
    deliver,
    meet_courier,
)
from bedesten.games.istanbul.letters.table import NOBODY, LettersTable
from bedesten.games.istanbul.mocha.cards import CardRoll, mocha_cards
from bedesten.games.istanbul.mocha.data import MOCHA_DECK
from bedesten.games.istanbul.mocha.rules import MochaRules, apart_on_wide_board, mocha_places
from bedesten.games.istanbul.parts import Place
from bedesten.games.istanbul.places import base_places
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.rules import BaseRules
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import PERSONAL_SUPPLY, Player
from bedesten.games.istanbul.turn import FinalStep, Start, after_move


class LettersRules(BaseRules):
    """Letters and their seals, Companions, the Courier, and rubies that are put back."""

    def ruby_target(self, players: i64) -> i64:
        return EXPANSION_RUBY_TARGET

    def may_lie(self, black_market: i64, tea_house: i64) -> bool:
        return apart_on_wide_board(self, black_market, tea_house)

    def lay_out(self, game: Istanbul, luck: Luck) -> None:
        lay_out_letters(game)
        game.letters.courier = luck.die() + luck.die()

    def begin_turn(self, game: Istanbul) -> None:
        begin_letters_turn(game)

    # The move.

    def moves(self, game: Istanbul, player: Player) -> list[int]:
        moves = super().moves(game, player)
        if player.companion > 0:
            offer_walks(game.board.walks.next[player.companion], moves)
        return moves

    def offer_start(self, game: Istanbul, player: Player, answers: list[int]) -> None:
        if player.companion == PERSONAL_SUPPLY:
            answers.append(PLACE)

    def start(self, game: Istanbul, player: Player, question: Step, action: i64, luck: Luck) -> None:
        start_companion(game, player, question, action)

    def active_place(self, game: Istanbul, player: Player) -> i64:
        return player.companion if game.letters.is_walk else player.merchant

    # Meetings.

    def can_use(self, game: Istanbul, player: Player, token: i64) -> bool:
        return can_receive(game) if token == COURIER else super().can_use(game, player, token)

    def meet(self, game: Istanbul, player: Player, token: i64, free: bool, luck: Luck) -> None:
        if token == COURIER:
            meet_courier(game, player, free, luck)
        else:
            super().meet(game, player, token, free, luck)

    # What follows by itself.

    def arrived(self, game: Istanbul, player: Player) -> None:
        if player.letters:
            deliver(game, player)

    def ruby_taken(self, game: Istanbul, place: i64) -> None:
        put_ruby_back(game, place)
