"""Draw: two cards one after the other, then the hand limit (CAI-CRD-10 to CAI-CRD-16)."""

from typing import final

from mypy_extensions import i64

from bedesten.core.luck import Luck
from bedesten.games.cairo.actions import A_BARKER, DRAW, DROP, FROM_PILE
from bedesten.games.cairo.data import CARD_WORDS, DISPLAY, HAND_LIMIT, NO_CARD
from bedesten.games.cairo.parts import Step
from bedesten.games.cairo.player import Player
from bedesten.games.cairo.state import Cairo
from bedesten.kit import bags
from bedesten.kit.bags import BIT
from bedesten.kit.deck import KIND


def add_sources(game: Cairo, choices: list[int]) -> None:
    """Add where a card can be taken from: the display, the draw pile, the barkers (CAI-CRD-10 to CAI-CRD-13)."""
    slot: i64 = 0
    while slot < DISPLAY:
        if game.display[slot] != NO_CARD:
            choices.append(DRAW + slot)
        slot += 1
    if game.cards.size > 0:
        choices.append(DRAW + FROM_PILE)
    if game.barkers > 0:
        choices.append(DRAW + A_BARKER)


def draw(game: Cairo, player: Player, source: i64, luck: Luck) -> None:
    """Take one card."""
    if source == A_BARKER:
        game.barkers -= 1
        player.barkers += 1
        if game.listener is not None:
            game.tell("draw barker", player.seat, {})
    elif source == FROM_PILE:
        game.draw_from_pile(player, luck)
    else:
        game.draw_from_display(player, source)


@final
class DrawSecond(Step):
    """Where is the second card taken from?"""

    def options(self, game: Cairo, player: Player) -> list[int]:
        choices: list[int] = []
        add_sources(game, choices)
        return choices

    def choose(self, game: Cairo, player: Player, action: i64, luck: Luck) -> None:
        draw(game, player, action - DRAW, luck)
        if len(player.hand) > HAND_LIMIT:
            game.agenda = DROP_CARD


@final
class DropCard(Step):
    """Which stall card is given up, while there are too many? (CAI-CRD-14)"""

    def options(self, game: Cairo, player: Player) -> list[int]:
        held: i64 = 0
        for card in player.hand:
            held |= BIT[card & KIND]
        choices: list[int] = []
        kind: i64 = 0
        while held:
            if held & 1:
                choices.append(DROP + kind)
            held >>= 1
            kind += 1
        return choices

    def choose(self, game: Cairo, player: Player, action: i64, luck: Luck) -> None:
        kind: i64 = action - DROP
        game.take_card(player, kind)
        if game.listener is not None:
            game.tell("drop", player.seat, {"card": CARD_WORDS[kind]})
        game.put_away(bags.one(kind))
        if len(player.hand) > HAND_LIMIT:
            game.agenda = DROP_CARD


DRAW_SECOND = DrawSecond()
DROP_CARD = DropCard()
