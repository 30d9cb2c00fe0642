"""People who draw and show the cards of one deck, without any other rules."""

from collections.abc import Iterator

from bedesten.core.luck import FastLuck, Luck
from bedesten.kit.deck import KIND, ORIGIN, Deck
from bedesten.kit.inference import forget, imagine_hands


class Players:
    """A deck and everybody's hand."""

    def __init__(self, deck: Deck, hands: list[list[int]]) -> None:
        self.deck, self.hands = deck, hands
        self.display: list[int] = []  # the kinds of the cards that were turned up

    @classmethod
    def with_cards(cls, copies: list[int], seats: int) -> "Players":
        return cls(Deck(copies[:], sum(copies)), [[] for _ in range(seats)])

    def clone(self) -> "Players":
        copy = Players(self.deck.clone(), [hand[:] for hand in self.hands])
        copy.display = self.display[:]
        return copy

    def copies(self) -> list[int]:
        """Return how many cards of each kind there are."""
        counts = self.deck.pile[:]
        for kind in self.deck.discarded() + self.display + [card & KIND for hand in self.hands for card in hand]:
            counts[kind] += 1
        return counts

    def draw(self, seat: int, luck: Luck) -> int:
        """Let somebody draw. Return the kind."""
        card = self.deck.draw(seat, luck)
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.reshuffle_if_due()
        return int(card) & KIND

    def turn_up(self, luck: Luck) -> int:
        """Lay a card open; of two that lie there, the older one is discarded. Return the kind."""
        kind = int(self.deck.turn_up(luck))
        self.display.append(kind)
        if len(self.display) > 2:
            self.deck.put_on_discards(self.display.pop(0))
        self.reshuffle_if_due()
        return kind

    def reshuffle_if_due(self) -> None:
        """Make an empty draw pile anew."""
        if self.deck.size == 0 and self.deck.discard_size > 0:
            self.deck.reshuffle()
            if self.deck.memory is not None:
                forget(self.deck, self.hands)

    def show(self, seat: int, kind: int) -> None:
        """Let somebody discard a hidden card."""
        self.deck.take_hidden(seat, kind, self.hands)
        self.deck.put_on_discards(kind)

    def imagine(self, seat: int, luck: Luck) -> "Players":
        world = self.clone()
        imagine_hands(seat, world.deck, world.hands, luck)
        return world


def hidden(hand: list[int]) -> list[int]:
    return [card for card in hand if card >= ORIGIN]


def busy(seeds: range, steps: int, most: int = 3) -> Iterator[tuple[Players, FastLuck]]:
    """Yield the same few cards again and again, as they come, go and are shuffled."""
    for seed in seeds:
        luck = FastLuck(seed)
        players = Players.with_cards([3, 3, 3, 2], 3)
        for _ in range(steps):
            for _ in range(2):
                seat = luck.below(3)
                hand = hidden(players.hands[seat])
                if hand and (len(hand) >= most or luck.below(most) == 0):
                    players.show(seat, hand[luck.below(len(hand))] & KIND)
                elif players.deck.size > 1 or (players.deck.size == 1 and players.deck.discard_size > 0):
                    if luck.below(4) == 0:
                        players.turn_up(luck)
                    else:
                        players.draw(seat, luck)
            yield players, luck
