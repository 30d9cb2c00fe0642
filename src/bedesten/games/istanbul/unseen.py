"""What a seat has not seen of a deck: which cards these are, and where they can be (IST-RES-15)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bedesten.games.istanbul.data import COLOUR_WORDS
from bedesten.games.istanbul.deck import KIND, OPENLY, ORIGIN, Deck
from bedesten.games.istanbul.memory import SPECTATOR, piles_apart
from bedesten.games.istanbul.state import Istanbul


def unseen_cards(
    state: Istanbul, seat: int | None, deck: Deck, held: list[list[int]], words: Sequence[str]
) -> list[dict[str, Any]]:
    """Return, for each draw pile that hidden cards came from, which cards these are and where they can be.

    Piles that the seat cannot tell apart are one entry. Its sums are the same wherever the cards really came from.
    """
    cards: dict[int, Counter[int]] = {deck.number: Counter(dict(enumerate(deck.pile)))}
    hands: dict[int, Counter[str]] = {}
    colours = [COLOUR_WORDS[player.colour] for player in state.players]
    for holder, (colour, hand) in enumerate(zip(colours, held, strict=True)):
        for card in hand:
            origin = card // ORIGIN
            if holder != seat and origin != OPENLY:
                cards.setdefault(origin, Counter())[card & KIND] += 1
                hands.setdefault(origin, Counter())[colour] += 1
    viewer = SPECTATOR if seat is None else seat
    entries = []
    for piles in piles_apart(viewer, deck, held):
        kinds = sum((cards.get(pile, Counter()) for pile in piles), Counter[int]())
        holders = sum((hands.get(pile, Counter()) for pile in piles), Counter[str]())
        if kinds:
            entries.append(
                {
                    "piles": piles,
                    "cards": {words[kind]: kinds[kind] for kind in sorted(kinds)},
                    "hands": {colour: holders[colour] for colour in colours if colour in holders},
                }
            )
    return entries
