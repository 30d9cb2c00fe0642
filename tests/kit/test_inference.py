"""What a seat may conclude when a card was shown that may have come from several draw piles.

The kit follows counts; these tests follow every single card. A seat's worlds are all ways in which single cards can
have been dealt, drawn, turned up and shown such that it saw what it saw, each counting the same.
"""

import itertools
import math
from collections import Counter
from collections.abc import Iterator

import pytest

from bedesten.core.contract import SPECTATOR
from bedesten.core.luck import FastLuck
from bedesten.kit.deck import KIND, ORIGIN, UNSEEN
from bedesten.kit.inference import MANY, Doubt, in_order, piles_apart
from tests.kit.players import Players, busy, hidden

Card = tuple[int, int, int]
"""One single card: its kind, its draw pile and a number."""

World = tuple[tuple[frozenset[Card], ...], frozenset[Card], tuple[int, ...]]
"""The hidden cards of each hand, the draw pile, and the pile that each card seen came from."""

Outcome = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...]]
"""A world as far as it matters: hands, draw pile, the piles of the cards seen that are still remembered."""

SILK, SPICE, FRUIT, JEWEL = range(4)


def old(kind: int) -> int:
    """Return a card of the first draw pile."""
    return kind + ORIGIN


def new(kind: int) -> int:
    """Return a card of the second draw pile."""
    return kind + 2 * ORIGIN


def given(*hands: list[int], pile: list[int], number: int = 2) -> Players:
    players = Players.with_cards([pile.count(kind) for kind in range(4)], len(hands))
    players.deck.number = number
    players.hands = [sorted(hand) for hand in hands]
    return players


class Watcher:
    """Someone at the table who keeps all worlds in mind that agree with what he saw."""

    def __init__(self, players: Players, seat: int) -> None:
        self.players, self.seat = players, seat
        self.single = itertools.count()
        number = int(players.deck.number)
        pools: dict[int, list[Card]] = {number: self.cards(players.deck.pile, number)}
        own: list[Card] = []
        slots: list[tuple[int, int]] = []
        for holder, hand in enumerate(players.hands):
            for card in hidden(hand):
                single = (card & KIND, card // ORIGIN, next(self.single))
                if holder == seat:
                    own.append(single)
                else:
                    pools.setdefault(card // ORIGIN, []).append(single)
                    slots.append((holder, card // ORIGIN))
        empty = frozenset[Card]()
        hands = tuple(frozenset(own) if holder == seat else empty for holder in range(len(players.hands)))
        self.worlds: Counter[World] = Counter(self.deals(hands, slots, pools))

    def cards(self, counts: list[int], number: int) -> list[Card]:
        return [(kind, number, next(self.single)) for kind, copies in enumerate(counts) for _ in range(copies)]

    def deals(
        self, hands: tuple[frozenset[Card], ...], slots: list[tuple[int, int]], pools: dict[int, list[Card]]
    ) -> Iterator[World]:
        if not slots:
            yield hands, frozenset(pools[int(self.players.deck.number)]), ()
            return
        (seat, number), *later = slots
        for card in pools[number]:
            rest = pools | {number: [other for other in pools[number] if other != card]}
            yield from self.deals(with_hand(hands, seat, hands[seat] | {card}), later, rest)

    def sees_draw(self, seat: int, kind: int) -> None:
        """See somebody draw a card; its kind is known for the own seat only."""
        after: Counter[World] = Counter()
        for (hands, pile, origins), times in self.worlds.items():
            for card in pile:
                if seat != self.seat or card[0] == kind:
                    after[with_hand(hands, seat, hands[seat] | {card}), pile - {card}, origins] += times
        self.worlds = after

    def sees_show(self, seat: int, kind: int, origin: int) -> None:
        """See somebody show a card; its draw pile is known for the own seat only."""
        after: Counter[World] = Counter()
        for (hands, pile, origins), times in self.worlds.items():
            for card in hands[seat]:
                if card[0] == kind and (seat != self.seat or card[1] == origin):
                    after[with_hand(hands, seat, hands[seat] - {card}), pile, (*origins, card[1])] += times
        self.worlds = after

    def sees_turned_up(self, kind: int) -> None:
        """See a card of the draw pile laid open."""
        after: Counter[World] = Counter()
        for (hands, pile, origins), times in self.worlds.items():
            for card in pile:
                if card[0] == kind:
                    after[hands, pile - {card}, (*origins, card[1])] += times
        self.worlds = after

    def sees_reshuffle(self, counts: list[int]) -> None:
        pile = frozenset(self.cards(counts, int(self.players.deck.number)))
        self.worlds = Counter({(hands, pile, origins): n for (hands, _, origins), n in self.worlds.items()})

    def outcomes(self) -> Counter[Outcome]:
        """Return what may be now, and how often."""
        seen = sum(event.kind != UNSEEN for event in in_order(self.players.deck.memory))
        outcomes: Counter[Outcome] = Counter()
        for (hands, pile, origins), times in self.worlds.items():
            held = tuple(tuple(sorted(kind + ORIGIN * number for kind, number, _ in hand)) for hand in hands)
            outcomes[held, tuple(sorted(card[0] for card in pile)), origins[len(origins) - seen :]] += times
        return outcomes


def with_hand(hands: tuple[frozenset[Card], ...], seat: int, hand: frozenset[Card]) -> tuple[frozenset[Card], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def outcome_of(world: Players) -> Outcome:
    hands = tuple(tuple(hidden(hand)) for hand in world.hands)
    pile = tuple(kind for kind, copies in enumerate(world.deck.pile) for _ in range(copies))
    origins = tuple(int(event.pile) for event in in_order(world.deck.memory) if event.kind != UNSEEN)
    return hands, pile, origins


def play(players: Players, luck: FastLuck, steps: int, watchers: list[Watcher], most: int = 2) -> None:
    """Let cards be drawn, discarded and turned up at random, reshuffling as it comes, with watchers looking on."""
    for _ in range(steps):
        seat = luck.below(len(players.hands))
        hand = hidden(players.hands[seat])
        deck = players.deck
        if hand and (len(hand) >= most or luck.below(most) == 0):
            kind = hand[luck.below(len(hand))] & KIND
            # Of equal cards the one from the oldest pile leaves.
            origin = min(card // ORIGIN for card in hand if card & KIND == kind)
            players.show(seat, kind)
            for watcher in watchers:
                watcher.sees_show(seat, kind, origin)
        elif deck.size > 1 or (deck.size == 1 and deck.discard_size > 0):
            number = deck.number
            is_open = luck.below(4) == 0
            kind = players.turn_up(luck) if is_open else players.draw(seat, luck)
            for watcher in watchers:
                if is_open:
                    watcher.sees_turned_up(kind)
                else:
                    watcher.sees_draw(seat, kind)
                if deck.number != number:
                    watcher.sees_reshuffle(deck.pile)


def check_spread(players: Players, seat: int, expected: Counter[Outcome], samples: int, seed: int) -> None:
    """Check that imagined worlds are those that can be, each about as often as it should."""
    luck = FastLuck(seed)
    found = Counter(outcome_of(players.imagine(seat, luck)) for _ in range(samples))
    assert not set(found) - set(expected), "impossible worlds are imagined"
    due = {outcome: samples * times / expected.total() for outcome, times in expected.items()}
    assert {outcome for outcome in expected if due[outcome] > 25} <= set(found), "possible worlds are not imagined"
    frequent = [outcome for outcome in expected if due[outcome] >= 5]
    chi_square = sum((found[outcome] - due[outcome]) ** 2 / due[outcome] for outcome in frequent)
    assert chi_square <= len(frequent) + 5 * math.sqrt(2 * len(frequent)) + 5


SIMPLE = given([old(SILK), new(SPICE)], [], [old(SPICE)], pile=[SILK, FRUIT])
"""The first holds a card of each pile; the third one of the first pile."""

TABLES = [
    given([old(SILK), new(FRUIT)], [old(FRUIT)], [], pile=[SILK, FRUIT, SPICE]),
    given([old(FRUIT), new(FRUIT)], [old(SPICE), new(SPICE)], [], pile=[FRUIT, JEWEL]),
    given([old(FRUIT), new(SPICE)], [old(SPICE), new(FRUIT)], pile=[FRUIT, SILK], number=3),
    given([new(SILK), old(SILK)], [new(SILK)], [old(SILK)], pile=[SPICE, FRUIT]),
    given([old(SILK), new(SPICE)], [old(SPICE)], [new(SILK)], pile=[SILK, JEWEL]),
]


@pytest.mark.parametrize("seed", range(20))
def test_a_seat_imagines_all_worlds_that_agree_with_what_it_saw_and_no_others(seed: int) -> None:
    players = TABLES[seed % len(TABLES)].clone()
    luck = FastLuck(seed)
    watchers = [Watcher(players, seat) for seat in (SPECTATOR, 0, 1)]
    for _ in range(40):
        if players.deck.memory is not None:
            break
        play(players, luck, 1, watchers)
    for _ in range(4):
        for watcher in watchers:
            check_spread(players, watcher.seat, watcher.outcomes(), 500, seed)
        play(players, luck, 2, watchers)


def test_without_any_doubt_hidden_cards_are_dealt_evenly() -> None:
    players = given([new(SILK), new(SPICE)], [old(FRUIT)], [], pile=[SILK, SILK, JEWEL])
    for seat in (SPECTATOR, 0, 1):
        check_spread(players, seat, Watcher(players, seat).outcomes(), 3000, 1)


def test_the_worlds_of_a_simple_doubt_are_all_imagined_as_often_as_they_are_likely() -> None:
    players = SIMPLE.clone()
    second = Watcher(players, 1)
    players.show(0, SILK)
    second.sees_show(0, SILK, 1)
    outcomes = second.outcomes()
    # Either the older card was shown, then the third holds the other old one; or the newer, and the first keeps an old.
    assert len(outcomes) == 5
    check_spread(players, 1, outcomes, 6000, 1)


def test_whoever_showed_a_card_knows_where_it_came_from() -> None:
    players = SIMPLE.clone()
    players.show(0, SILK)
    held = {
        seat: {players.imagine(seat, FastLuck(seed)).hands[2][0] & KIND for seed in range(60)}
        for seat in (0, 1, SPECTATOR)
    }
    assert held == {0: {SPICE}, 1: {SILK, SPICE}, SPECTATOR: {SILK, SPICE}}
    assert piles_apart(0, players.deck, players.hands) == [[1], [2]]
    assert piles_apart(1, players.deck, players.hands) == [[1, 2]]


def test_nothing_is_remembered_when_nobody_holds_a_hidden_card_any_more() -> None:
    players = SIMPLE.clone()
    players.show(0, SILK)
    players.show(2, SPICE)
    assert players.deck.memory is not None
    players.show(0, SPICE)
    assert players.deck.memory is None


def test_no_doubt_begins_where_all_cards_of_a_kind_can_only_come_from_one_pile() -> None:
    players = given([old(SILK), new(SPICE)], [], [old(JEWEL)], pile=[SILK, FRUIT])
    players.show(0, SPICE)
    assert players.deck.memory is None


def test_a_card_turned_up_is_remembered_only_while_there_is_doubt() -> None:
    players = SIMPLE.clone()
    players.deck.turn_up(FastLuck(1))
    assert players.deck.memory is None
    players = SIMPLE.clone()
    players.show(0, SILK)
    kind = players.deck.turn_up(FastLuck(1))
    assert [event.kind for event in in_order(players.deck.memory)] == [SILK, kind]


def doubtful(seeds: range, steps: int, most: int = 3) -> Iterator[tuple[Players, FastLuck]]:
    return ((players, luck) for players, luck in busy(seeds, steps, most) if players.deck.memory is not None)


def written(players: Players) -> tuple[object, ...]:
    deck = players.deck
    memory = [(int(event.seat), int(event.kind), int(event.pile)) for event in in_order(deck.memory)]
    return players.hands, deck.pile, int(deck.size), int(deck.number), deck.discarded(), memory


def test_worlds_that_a_seat_cannot_tell_apart_lead_to_the_same_imagined_worlds() -> None:
    for players, luck in doubtful(range(12), 15):
        for seat in (SPECTATOR, 0, 1):
            world = players.imagine(seat, luck)
            for seed in range(3):
                one, other = players.imagine(seat, FastLuck(seed)), world.imagine(seat, FastLuck(seed))
                assert written(one) == written(other)


def doubt_of(players: Players, seat: int) -> Doubt:
    return Doubt(seat, players.deck, players.hands, None, MANY)


def test_what_a_seat_concludes_does_not_depend_on_what_is_hidden_from_it() -> None:
    """Going back to where the doubt began leads every imagined world to the same beginning."""
    for players, luck in doubtful(range(12), 15):
        for seat in (SPECTATOR, 0, 1):
            one, other = (doubt_of(each, seat) for each in (players, players.imagine(seat, luck)))
            assert (one.numbers, one.drawn) == (other.numbers, other.drawn)
            assert [len(layer) for layer in one.layers] == [len(layer) for layer in other.layers]
            assert piles_apart(seat, players.deck, players.hands) == one.piles_apart()


def test_a_world_keeps_the_own_hand_and_the_size_of_every_other() -> None:
    for players, luck in busy(range(12), 15):
        for seat in (SPECTATOR, 0, 1):
            world = players.imagine(seat, luck)
            assert [len(hand) for hand in world.hands] == [len(hand) for hand in players.hands]
            assert world.copies() == players.copies()
            if seat != SPECTATOR:
                assert world.hands[seat] == players.hands[seat]


def test_a_copy_goes_on_remembering_by_itself() -> None:
    [(players, luck), *_] = doubtful(range(3), 15)
    before = written(players.clone())
    copy = players.clone()
    play(copy, luck, 10, [])
    players.imagine(0, luck)
    assert written(players) == before


def test_what_has_become_certain_again_is_forgotten_at_a_reshuffle() -> None:
    longest = played = 0
    for players, _ in doubtful(range(2), 400, most=2):
        played += 1
        longest = max(longest, len(in_order(players.deck.memory)))
    assert played > 200
    assert longest < 80


def test_where_courses_are_very_many_some_of_them_stand_for_all() -> None:
    """More is asked here than any game does: four cards in each hand that come and go all the time."""
    players, luck = Players.with_cards([3] * 13, 5), FastLuck(3)
    endless = 0
    for _ in range(60):
        play(players, luck, 6, [], most=4)
        if players.deck.memory is not None and doubt_of(players, SPECTATOR).is_endless:
            endless += 1
            [piles] = piles_apart(SPECTATOR, players.deck, players.hands)
            assert len(piles) > 1
            for seat in (SPECTATOR, 0):
                assert players.imagine(seat, luck).copies() == players.copies()
            if endless > 3:
                return
    pytest.fail("there were never many courses")


def test_courses_that_stand_for_all_are_possible_ones() -> None:
    for seed in range(6):
        players = TABLES[seed % 3].clone()
        luck = FastLuck(seed)
        watcher = Watcher(players, 1)
        play(players, luck, 8, [watcher])
        if players.deck.memory is None:
            continue
        expected = watcher.outcomes()
        for _ in range(50):
            world = players.clone()
            doubt = Doubt(1, world.deck, world.hands, luck, 2)
            if doubt.layers[-1]:
                doubt.deal(world.deck, world.hands, luck)
                assert outcome_of(world) in expected


def test_piles_in_no_doubt_stay_apart() -> None:
    third = 3 * ORIGIN
    players = given([new(SILK), SPICE + third], [old(JEWEL)], [new(SPICE)], pile=[SILK], number=3)
    players.show(0, SILK)
    assert piles_apart(SPECTATOR, players.deck, players.hands) == [[1], [2, 3]]
