"""What a seat has not seen of a deck: which cards these are, and where they can be."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bedesten.core.contract import SPECTATOR
from bedesten.kit.deck import KIND, OPENLY, ORIGIN, Deck
from bedesten.kit.inference import piles_apart


def unseen_cards(
    seat: int | None, deck: Deck, hands: list[list[int]], players: Sequence[str], words: Sequence[str]
) -> list[dict[str, Any]]:
    """Return, for each draw pile that hidden cards came from, which cards these are and where they can be.

    Hands are named by their players, cards by their words. Piles that the seat cannot tell apart are one entry; its
    sums are the same wherever the cards really came from.
    """
    cards: dict[int, Counter[int]] = {deck.number: Counter(dict(enumerate(deck.pile)))}
    holders: dict[int, Counter[str]] = {}
    for holder, (player, hand) in enumerate(zip(players, hands, strict=True)):
        for card in hand:
            origin = card // ORIGIN
            if holder != seat and origin != OPENLY:
                cards.setdefault(origin, Counter())[card & KIND] += 1
                holders.setdefault(origin, Counter())[player] += 1
    viewer = SPECTATOR if seat is None else seat
    entries = []
    for piles in piles_apart(viewer, deck, hands):
        kinds = sum((cards.get(pile, Counter()) for pile in piles), Counter[int]())
        counts = sum((holders.get(pile, Counter()) for pile in piles), Counter[str]())
        if kinds:
            entries.append(
                {
                    "piles": piles,
                    "cards": {words[kind]: kinds[kind] for kind in sorted(kinds)},
                    "hands": {player: counts[player] for player in players if player in counts},
                }
            )
    return entries
