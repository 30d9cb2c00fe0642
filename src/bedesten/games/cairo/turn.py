"""A turn: one of the three actions Build, Lure and Draw, and how the game goes on after it (CAI-TRN)."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.core.luck import Luck
from bedesten.games.cairo.actions import (
    DRAW,
    LURE,
    PLAY,
    PLAY_THREE,
    RETIRE,
    TRIPLE_BAGS,
    TRIPLE_NUMBERS,
)
from bedesten.games.cairo.build import ANY_THREE, play_cards, playable_cards, playable_hand
from bedesten.games.cairo.data import CARD_KINDS, CARDS_FOR_ALL
from bedesten.games.cairo.draw import DRAW_SECOND, add_sources, draw
from bedesten.games.cairo.final import begin_final, finish, retire
from bedesten.games.cairo.lure import add_lures, lure_to
from bedesten.games.cairo.parts import NO_CHOICES, Step, Terms
from bedesten.games.cairo.player import ANY_HAND, NONE_OF, SOME_OF, Player
from bedesten.games.cairo.setup import begin_placement, set_table
from bedesten.games.cairo.state import FINAL, NORMAL, SETUP, Cairo
from bedesten.kit import bags
from bedesten.kit.bags import BIT
from bedesten.kit.deck import KIND


def add_plays(choices: list[int], hand: list[int], playable: i64) -> None:
    """Add the single cards and the triples of a hand with which something can be built (CAI-CRD-01 to CAI-CRD-05)."""
    bag: i64 = 0
    for card in hand:
        bag += bags.one(card & KIND)
    kinds = bags.kinds(bag)
    before: i64 = -1
    for kind in kinds:
        if kind != before and playable & BIT[kind]:
            choices.append(PLAY + kind)
        before = kind
    if playable & ANY_THREE and len(kinds) >= CARDS_FOR_ALL:
        add_triples(choices, kinds)


def add_triples(choices: list[int], kinds: list[int]) -> None:
    """Add every triple of an ascending hand once: of equal cards the first is taken first."""
    last: i64 = len(kinds)
    first: i64 = 0
    while first < last - 2:
        if first == 0 or kinds[first] != kinds[first - 1]:
            second: i64 = first + 1
            while second < last - 1:
                if second == first + 1 or kinds[second] != kinds[second - 1]:
                    third: i64 = second + 1
                    while third < last:
                        if third == second + 1 or kinds[third] != kinds[third - 1]:
                            triple: i64 = (kinds[first] * CARD_KINDS + kinds[second]) * CARD_KINDS + kinds[third]
                            choices.append(PLAY_THREE + TRIPLE_NUMBERS[triple])
                        third += 1
                second += 1
        first += 1


@final
class TakeTurn(Step):
    """Build, Lure or Draw; in the final phase Build or retire? (CAI-TRN-02, CAI-FIN-04, CAI-FIN-06)"""

    def options(self, game: Cairo, player: Player) -> list[int]:
        choices: list[int] = []
        if player.hand:
            add_plays(choices, player.hand, playable_hand(game, player))
        if game.phase == FINAL:
            if not choices:
                return NO_CHOICES
            choices.append(RETIRE)
        else:
            add_lures(game, player, choices)
            add_sources(game, choices)
        return choices

    def choose(self, game: Cairo, player: Player, action: i64, luck: Luck) -> None:
        if action >= PLAY_THREE:
            play_cards(game, player, TRIPLE_BAGS[action - PLAY_THREE])
        elif action >= LURE:
            lure_to(game, player, action - LURE)
        elif action >= PLAY:
            play_cards(game, player, bags.one(action - PLAY))
        elif action == RETIRE:
            # Who could have built has a card for it, or any three.
            three = len(player.hand) >= CARDS_FOR_ALL
            retire(game, player, False, ANY_HAND if three else SOME_OF, playable_cards(game, player))
        else:
            draw(game, player, action - DRAW, luck)
            game.agenda = DRAW_SECOND

    def go_without(self, game: Cairo, player: Player, luck: Luck) -> None:
        """Retire for want of anything to build (CAI-FIN-07)."""
        retire(game, player, True, NONE_OF, playable_cards(game, player))


@final
class Course(Step):
    """What comes when no question is open: the next placement of set-up, the end of a turn and the next one."""

    def go_without(self, game: Cairo, player: Player, luck: Luck) -> None:
        if game.phase == SETUP:
            if game.placed < game.terms.placements:
                begin_placement(game, luck)
                return
            game.phase = NORMAL
            game.active = game.start_seat
            game.round = 1
            begin_turn(game)
            return
        game.fill_display(luck)
        if game.phase == NORMAL and game.terms.is_capped and game.turn >= game.terms.cap:
            begin_final(game, "cap", [])
        if pass_on(game):
            begin_turn(game)
        else:
            finish(game)


def begin_turn(game: Cairo) -> None:
    game.turn += 1
    game.agenda = game.terms.take_turn
    if game.listener is not None:
        game.tell("turn", game.active, {"turn": game.turn, "round": game.round})


def pass_on(game: Cairo) -> bool:
    """Let the next player be active who has not retired; False if all have (CAI-TRN-01, CAI-FIN-09, CAI-FIN-10)."""
    seat, number, players = game.active, game.round, game.terms.players
    turns: i64 = 0
    while turns < players:
        seat = (seat + 1) % players
        if seat == game.start_seat:
            number += 1
        if not game.players[seat].retired:
            game.active = seat
            game.round = number
            return True
        turns += 1
    return False


TAKE_TURN: Final = TakeTurn()
COURSE: Final = Course()


def lay_out(terms: Terms) -> None:
    """Set how a turn begins, and what comes when it is over."""
    terms.course = COURSE
    terms.take_turn = TAKE_TURN


def new_game(terms: Terms, luck: Luck) -> Cairo:
    """Set the table and go on to the first question: the first placement of a variable start, or the first turn."""
    lay_out(terms)
    game = set_table(terms, luck)
    game.advance(luck)
    return game
