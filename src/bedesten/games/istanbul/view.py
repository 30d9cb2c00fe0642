"""Views: what one seat, or a spectator, may know of a state (IST-RES-10, IST-RES-11, IST-RES-15)."""

from typing import Any

from bedesten.core.contract import OVER
from bedesten.games.istanbul.data import CARD_WORDS, COLOUR_WORDS
from bedesten.games.istanbul.deck import KIND, OPENLY, ORIGIN
from bedesten.games.istanbul.position import write_position
from bedesten.games.istanbul.state import Istanbul


def view_of(state: Istanbul, seat: int | None) -> dict[str, Any]:
    """Return the position as this seat sees it: hands of others and the draw pile by their sizes."""
    view = write_position(state)
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
    view["unseen"] = unseen_cards(state, seat)
    return view


def unseen_cards(state: Istanbul, seat: int | None) -> list[dict[str, Any]]:
    """Return, for each draw pile that hidden cards came from, which cards these are and where they can be."""
    piles: dict[int, dict[str, Any]] = {}

    def pile(number: int) -> dict[str, Any]:
        return piles.setdefault(number, {"pile": number, "cards": {}, "hands": {}})

    def add(number: int, kind: int, copies: int) -> None:
        cards = pile(number)["cards"]
        cards[kind] = cards.get(kind, 0) + copies

    for kind, copies in enumerate(state.deck.pile):
        if copies:
            add(state.deck.number, kind, copies)
    for player in state.players:
        for card in player.hand:
            origin = card // ORIGIN
            if player.seat != seat and origin != OPENLY:
                add(origin, card & KIND, 1)
                hands = pile(origin)["hands"]
                colour = COLOUR_WORDS[player.colour]
                hands[colour] = hands.get(colour, 0) + 1
    return [
        {
            "pile": number,
            "cards": {CARD_WORDS[kind]: copies for kind, copies in sorted(piles[number]["cards"].items())},
            "hands": piles[number]["hands"],
        }
        for number in sorted(piles)
    ]
