"""The rule sets of Letters & Seals and of the Great Bazaar, each with new Bonus cards only or with all of them."""

from typing import Final

from mypy_extensions import i64

from bedesten.core.events import NOBODY
from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import COMPANION, COURIER, PLACE
from bedesten.games.istanbul.cards import base_cards
from bedesten.games.istanbul.data import (
    BASE_DECK,
    CENTRE_CELL,
    EXPANSION_RUBY_TARGET,
    FOUNTAIN,
    WIDE_INNER_CELLS,
)
from bedesten.games.istanbul.letters.auction import AuctionHouse
from bedesten.games.istanbul.letters.cards import letter_cards
from bedesten.games.istanbul.letters.catacombs import Catacombs
from bedesten.games.istanbul.letters.companion import (
    CompanionsFountain,
    move_companion,
    place_companion,
)
from bedesten.games.istanbul.letters.data import FIRST_LETTERS
from bedesten.games.istanbul.letters.kiosk import Kiosk, all_tiles
from bedesten.games.istanbul.letters.post import (
    Embassy,
    ExtraTurn,
    SecretSociety,
    all_letters,
    can_receive,
    deliver,
    meet_courier,
)
from bedesten.games.istanbul.letters.table import LettersTable
from bedesten.games.istanbul.mocha.cards import mocha_cards
from bedesten.games.istanbul.mocha.data import MOCHA_DECK
from bedesten.games.istanbul.mocha.holdings import TRACKS
from bedesten.games.istanbul.mocha.rules import MochaRules, apart_on_wide_board, mocha_places, walks_of
from bedesten.games.istanbul.parts import Place
from bedesten.games.istanbul.places import Nowhere, base_places
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.rules import BaseRules
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import PERSONAL_SUPPLY, Player
from bedesten.games.istanbul.turn import FinalStep, TurnStart, after_move


class LettersRules(BaseRules):
    """Letters and their seals, Companions, the Courier, and rubies that are put back."""

    def ruby_target(self, players: i64) -> i64:
        return EXPANSION_RUBY_TARGET

    def may_lie(self, black_market: i64, tea_house: i64) -> bool:
        return apart_on_wide_board(self, black_market, tea_house)

    def lay_out(self, game: Istanbul, luck: Luck) -> None:
        lay_out_letters(game)
        game.put_token(COURIER, luck.die() + luck.die())

    def refills(self) -> bool:
        return True

    def begin_turn(self, game: Istanbul) -> None:
        begin_letters_turn(game)

    # The move.

    def moves(self, game: Istanbul, player: Player) -> list[int]:
        moves = super().moves(game, player)
        if player.companion > 0:
            moves.extend(game.board.walks.beside(player.companion))
        return moves

    def offer_start(self, game: Istanbul, player: Player, answers: list[int]) -> None:
        if player.companion == PERSONAL_SUPPLY:
            answers.append(PLACE)

    def start(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        start_companion(game, player, action)

    def active_place(self, game: Istanbul, player: Player) -> i64:
        return player.companion if game.letters.is_walk else player.merchant

    def lays_assistants(self, game: Istanbul) -> bool:
        return not game.letters.is_walk

    def is_merchant_due(self, game: Istanbul, owner: Player, place: i64) -> bool:
        return merchant_due(game, owner, place)

    def tokens_to_pay(self, game: Istanbul, owner: Player) -> i64:
        return merchant_and_companion_to_pay(game, owner)

    def merchants_paid(self, game: Istanbul) -> None:
        game.letters.paid = game.letters.is_walk

    def is_before_action(self, game: Istanbul) -> bool:
        return game.letters.is_walk and not game.letters.paid

    # Meetings.

    def can_use(self, game: Istanbul, player: Player, token: i64, free: bool) -> bool:
        return can_receive(game) if token == COURIER else super().can_use(game, player, token, free)

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


class BazaarRules(MochaRules):
    """Both expansions together (GRB-SET-01)."""

    def lay_out(self, game: Istanbul, luck: Luck) -> None:
        super().lay_out(game, luck)
        lay_out_letters(game)
        game.put_token(COURIER, luck.die() + luck.die())

    def refills(self) -> bool:
        return True

    def begin_turn(self, game: Istanbul) -> None:
        game.mocha.guild = 0
        begin_letters_turn(game)

    # The move.

    def moves(self, game: Istanbul, player: Player) -> list[int]:
        moves = super().moves(game, player)
        if player.companion > 0:
            moves.extend(walks_of(game, player).beside(player.companion))
        return moves

    def offer_start(self, game: Istanbul, player: Player, answers: list[int]) -> None:
        super().offer_start(game, player, answers)
        if player.companion == PERSONAL_SUPPLY:
            answers.append(PLACE)

    def start(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action >= PLACE:
            start_companion(game, player, action)
        else:
            super().start(game, player, action, luck)

    def active_place(self, game: Istanbul, player: Player) -> i64:
        return player.companion if game.letters.is_walk else player.merchant

    def lays_assistants(self, game: Istanbul) -> bool:
        return not game.letters.is_walk

    def is_merchant_due(self, game: Istanbul, owner: Player, place: i64) -> bool:
        return merchant_due(game, owner, place)

    def tokens_to_pay(self, game: Istanbul, owner: Player) -> i64:
        return merchant_and_companion_to_pay(game, owner)

    def merchants_paid(self, game: Istanbul) -> None:
        game.letters.paid = game.letters.is_walk

    def is_before_action(self, game: Istanbul) -> bool:
        return game.letters.is_walk and not game.letters.paid

    # Meetings.

    def can_use(self, game: Istanbul, player: Player, token: i64, free: bool) -> bool:
        return can_receive(game) if token == COURIER else super().can_use(game, player, token, free)

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


def lay_out_letters(game: Istanbul) -> None:
    """Put out the Letters and the Kiosk tiles (LET-SET-07, LET-SET-09)."""
    game.letters = LettersTable()
    game.letters.pile = all_letters()
    game.letters.kiosk = all_tiles()


def begin_letters_turn(game: Istanbul) -> None:
    """Every turn is regular until somebody buys it, and the Merchant's until the Companion moves (LET-DBL-05)."""
    game.letters.is_extra = False
    game.letters.is_walk = False
    game.letters.paid = False
    game.letters.host = NOBODY


def start_companion(game: Istanbul, player: Player, action: i64) -> None:
    """Place the Companion, which leaves the question where it was, or move him (LET-COM-06, LET-COM-07)."""
    if action == PLACE:
        place_companion(game, player)
        game.agenda = game.rules.turn
    else:
        move_companion(game, player, action - COMPANION)


def merchant_and_companion_to_pay(game: Istanbul, owner: Player) -> i64:
    """Return how many tokens of another player are to be paid on the target place (LET-COM-12)."""
    count: i64 = 0
    if merchant_due(game, owner, game.target):
        count += 1
    if owner.companion == game.target:
        count += 1
    return count


def merchant_due(game: Istanbul, owner: Player, place: i64) -> bool:
    """Tell whether another Merchant is to be paid: not where one has joined him by a card (LET-BON-10)."""
    return owner.merchant == place and not (owner.seat == game.letters.host and place == game.target)


def put_ruby_back(game: Istanbul, place: i64) -> None:
    """Replace the last ruby of a track (LET-RUB-01)."""
    if place in TRACKS and game.rubies[place] == 0:
        game.lay_rubies(place, 1)


def letters_places() -> list[Place]:
    """Return the places of base game and expansion, by number; there are none from 17 to 20."""
    places = base_places()
    places[FOUNTAIN] = CompanionsFountain()
    nowhere: list[Place] = [Nowhere() for _ in range(4)]
    return [*places, *nowhere, Embassy(), Kiosk(), AuctionHouse(), SecretSociety()]


def bazaar_places() -> list[Place]:
    """Return all 25 places, by number."""
    places = mocha_places()
    places[FOUNTAIN] = CompanionsFountain()
    return [*places, Embassy(), Kiosk(), AuctionHouse(), SecretSociety(), Catacombs()]


def letters_deck(base: bool, mocha: bool) -> list[int]:
    """Return the copies of each kind of card: always the new ones, perhaps those of the other boxes too."""
    mine = BASE_DECK[:] if base else [0] * len(BASE_DECK)
    theirs = MOCHA_DECK[:] if mocha else [0] * len(MOCHA_DECK)
    return mine + theirs + NOW.letter_deck


def letters_rules(which: str) -> LettersRules:
    """Return the rule set of Letters & Seals with new cards only, or with all (LET-SET-05)."""
    return LettersRules(
        "letters",
        5,
        FIRST_LETTERS,
        WIDE_INNER_CELLS,
        letters_places(),
        base_cards() + mocha_cards() + letter_cards(),
        letters_deck(which == "all", False),
        TurnStart(after_move(ExtraTurn(None))),
        FinalStep(None),
        ExtraTurn(None),
        which,
    )


def bazaar_rules(which: str) -> BazaarRules:
    """Return the rule set of the Great Bazaar with new cards only, or with all (GRB-SET-04)."""
    return BazaarRules(
        "great-bazaar",
        5,
        [],
        CENTRE_CELL,
        bazaar_places(),
        base_cards() + mocha_cards() + letter_cards(),
        letters_deck(which == "all", which == "all"),
        TurnStart(after_move(ExtraTurn(None))),
        FinalStep(None),
        ExtraTurn(None),
        which,
    )


LETTERS: Final = letters_rules("new")
LETTERS_ALL: Final = letters_rules("all")
BAZAAR: Final = bazaar_rules("new")
BAZAAR_ALL: Final = bazaar_rules("all")


def renew_decks() -> None:
    """Make the decks anew when a host has given the printed numbers of cards."""
    for rules in (LETTERS, LETTERS_ALL):
        rules.deck = letters_deck(rules.which_cards == "all", False)
    for bazaar in (BAZAAR, BAZAAR_ALL):
        bazaar.deck = letters_deck(bazaar.which_cards == "all", bazaar.which_cards == "all")
