"""Views: what one seat, or a spectator, may know of a state (IST-RES-10, IST-RES-11, IST-RES-15)."""

from typing import Any

from bedesten.core.contract import OVER
from bedesten.games.istanbul.chapters import CHAPTERS
from bedesten.games.istanbul.data import CARD_WORDS, COLOUR_WORDS
from bedesten.games.istanbul.deck import KIND, OPENLY, ORIGIN
from bedesten.games.istanbul.position import write_position
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.unseen import unseen_cards


def view_of(state: Istanbul, seat: int | None) -> dict[str, Any]:
    """Return the position as this seat sees it: hands of others and the draw pile by their sizes."""
    view = write_position(state)
    view.pop("memory", None)  # it tells where the cards shown had come from
    view["seat"] = seat
    view["decides"] = None if state.seat == OVER else COLOUR_WORDS[state.players[state.seat].colour]
    for player in state.players:
        seen = view["players"][COLOUR_WORDS[player.colour]]
        seen["cards"] = len(player.hand)
        if player.seat == seat:
            seen["hand"] = [CARD_WORDS[card & KIND] for card in player.hand]
        else:
            seen["hand"] = [CARD_WORDS[card & KIND] for card in player.hand if card // ORIGIN == OPENLY]
    view["draw_pile"] = {"number": state.deck.number, "cards": state.deck.size}
    hands = [player.hand for player in state.players]
    view["unseen"] = unseen_cards(state, seat, state.deck, hands, CARD_WORDS)
    for chapter in CHAPTERS[state.rules.name]:
        chapter.see(state, seat, view)
    return view
