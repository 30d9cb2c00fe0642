"""Views: what one seat, or a spectator, may know of a state (IST-RES-10, IST-RES-11, IST-RES-15)."""

from collections import Counter
from typing import Any

from bedesten.core.contract import OVER
from bedesten.games.istanbul.data import CARD_WORDS, COLOUR_WORDS
from bedesten.games.istanbul.deck import KIND, OPENLY, ORIGIN
from bedesten.games.istanbul.memory import SPECTATOR, piles_apart
from bedesten.games.istanbul.position import write_position
from bedesten.games.istanbul.state import Istanbul


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
    view["unseen"] = unseen_cards(state, seat)
    return view


def unseen_cards(state: Istanbul, seat: int | None) -> list[dict[str, Any]]:
    """Return, for each draw pile that hidden cards came from, which cards these are and where they can be.

    Piles that the seat cannot tell apart are one entry. Its sums are the same wherever the cards really came from.
    """
    cards: dict[int, Counter[int]] = {state.deck.number: Counter(dict(enumerate(state.deck.pile)))}
    hands: dict[int, Counter[str]] = {}
    for player in state.players:
        for card in player.hand:
            origin = card // ORIGIN
            if player.seat != seat and origin != OPENLY:
                cards.setdefault(origin, Counter())[card & KIND] += 1
                hands.setdefault(origin, Counter())[COLOUR_WORDS[player.colour]] += 1
    viewer = SPECTATOR if seat is None else seat
    colours = [COLOUR_WORDS[player.colour] for player in state.players]
    entries = []
    for piles in piles_apart(viewer, state.deck, [player.hand for player in state.players]):
        kinds = sum((cards.get(pile, Counter()) for pile in piles), Counter[int]())
        holders = sum((hands.get(pile, Counter()) for pile in piles), Counter[str]())
        if kinds:
            entries.append(
                {
                    "piles": piles,
                    "cards": {CARD_WORDS[kind]: kinds[kind] for kind in sorted(kinds)},
                    "hands": {colour: holders[colour] for colour in colours if colour in holders},
                }
            )
    return entries
