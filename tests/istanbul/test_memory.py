"""What a seat may conclude when a card was shown that may have come from several draw piles (IST-RES-15).

The engine follows counts; these tests follow every single card. A seat's worlds are all ways in which single cards can
have been dealt, drawn and shown such that it saw what it saw, each counting the same.
"""

import itertools
import json
import math
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bedesten.core.errors import BadPosition
from bedesten.core.luck import FastLuck
from bedesten.core.registry import game
from bedesten.games.istanbul.data import CARD_WORDS
from bedesten.games.istanbul.deck import KIND, NO_KIND, NOBODY, OPENLY, ORIGIN
from bedesten.games.istanbul.invariants import problems_of
from bedesten.games.istanbul.memory import MANY, SPECTATOR, Doubt, in_order, piles_apart
from bedesten.games.istanbul.state import Istanbul
from tests.istanbul.table import Table, given, new_table, rest_of_deck

HERE = game("istanbul")

Card = tuple[int, int, int]
"""One single card: its kind, its draw pile and a number."""

World = tuple[tuple[frozenset[Card], ...], frozenset[Card], tuple[int, ...]]
"""The hidden cards of each hand, the draw pile, and the pile that each card shown came from."""

Outcome = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...]]
"""A world as far as it matters: hands, draw pile, the piles of the cards shown that are still remembered."""


def small_table(*hands: list[str], pile: list[str], number: int = 2, **position: Any) -> Table:
    """Return a table at which few cards are hidden; one more player holds all the others openly."""
    used = [card.split()[0] for hand in hands for card in hand] + pile
    rest = [f"{card} openly" for card in rest_of_deck(*used)]
    players = dict(zip(("red", "yellow", "green", "blue"), hands, strict=False))
    position.setdefault("draw_pile", {"number": number, "cards": Counter(pile)})
    return given({name: {"hand": hand} for name, hand in players.items()} | {"white": {"hand": rest}}, **position)


class Watcher:
    """Someone at the table who keeps all worlds in mind that agree with what he saw."""

    def __init__(self, state: Istanbul, seat: int) -> None:
        self.state, self.seat = state, seat
        self.single = itertools.count()
        self.shown = 0
        pools: dict[int, list[Card]] = {int(state.deck.number): self.cards(state.deck.pile, int(state.deck.number))}
        own: list[Card] = []
        for player in state.players:
            for card in player.hand:
                if card >= ORIGIN:
                    single = (card & KIND, card // ORIGIN, next(self.single))
                    if player.seat == seat:
                        own.append(single)
                    else:
                        pools.setdefault(card // ORIGIN, []).append(single)
        self.worlds: Counter[World] = Counter()
        empty = frozenset[Card]()
        hands = tuple(frozenset(own) if player.seat == seat else empty for player in state.players)
        slots = [
            (player.seat, card // ORIGIN)
            for player in state.players
            for card in player.hand
            if card >= ORIGIN and player.seat != seat
        ]
        for dealt in self.deals(hands, slots, pools):
            self.worlds[dealt] += 1

    def cards(self, counts: list[int], number: int) -> list[Card]:
        return [(kind, number, next(self.single)) for kind, copies in enumerate(counts) for _ in range(copies)]

    def deals(
        self, hands: tuple[frozenset[Card], ...], slots: list[tuple[int, int]], pools: dict[int, list[Card]]
    ) -> Iterator[World]:
        if not slots:
            yield hands, frozenset(pools[int(self.state.deck.number)]), ()
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

    def sees_reshuffle(self, counts: list[int]) -> None:
        pile = frozenset(self.cards(counts, int(self.state.deck.number)))
        self.worlds = Counter({(hands, pile, origins): n for (hands, _, origins), n in self.worlds.items()})

    def outcomes(self) -> Counter[Outcome]:
        """Return what may be now, and how often."""
        shown = sum(event.kind != NO_KIND for event in in_order(self.state.deck.memory))
        outcomes: Counter[Outcome] = Counter()
        for (hands, pile, origins), times in self.worlds.items():
            held = tuple(tuple(sorted(kind + ORIGIN * number for kind, number, _ in hand)) for hand in hands)
            outcomes[held, tuple(sorted(card[0] for card in pile)), origins[len(origins) - shown :]] += times
        return outcomes


def with_hand(hands: tuple[frozenset[Card], ...], seat: int, hand: frozenset[Card]) -> tuple[frozenset[Card], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def outcome_of(world: Istanbul) -> Outcome:
    hands = tuple(tuple(int(card) for card in player.hand if card >= ORIGIN) for player in world.players)
    pile = tuple(kind for kind, copies in enumerate(world.deck.pile) for _ in range(copies))
    origins = tuple(int(event.pile) for event in in_order(world.deck.memory) if event.kind != NO_KIND)
    return hands, pile, origins


def play_cards(state: Istanbul, luck: FastLuck, steps: int, watchers: list[Watcher], most: int = 2) -> None:
    """Let players draw and discard hidden cards at random, reshuffling as it comes, with watchers looking on."""
    for _ in range(steps):
        player = state.players[luck.below(len(state.players) - 1)]
        hidden = [int(card) for card in player.hand if card >= ORIGIN]
        if hidden and (len(hidden) >= most or luck.below(most) == 0):
            card = hidden[luck.below(len(hidden))]
            kind = card & KIND
            # Of equal cards the one from the oldest pile leaves.
            origin = min(other // ORIGIN for other in hidden if other & KIND == kind)
            state.discard_card(player, kind)
            for watcher in watchers:
                watcher.sees_show(player.seat, kind, origin)
        elif state.deck.size > 1 or (state.deck.size == 1 and state.deck.discard_size > 0):
            before, number = Counter(player.hand), state.deck.number
            state.draw_card(player, luck)
            [card] = (Counter(player.hand) - before).elements()
            for watcher in watchers:
                watcher.sees_draw(player.seat, card & KIND)
                if state.deck.number != number:
                    watcher.sees_reshuffle(state.deck.pile)


def check_spread(state: Istanbul, seat: int, expected: Counter[Outcome], samples: int, seed: int) -> None:
    """Check that imagined worlds are those that can be, each about as often as it should."""
    luck = FastLuck(seed)
    found = Counter(outcome_of(state.imagine(seat, luck)) for _ in range(samples))
    assert not set(found) - set(expected), "impossible worlds are imagined"
    due = {outcome: samples * times / expected.total() for outcome, times in expected.items()}
    assert {outcome for outcome in expected if due[outcome] > 25} <= set(found), "possible worlds are not imagined"
    frequent = [outcome for outcome in expected if due[outcome] >= 5]
    chi_square = sum((found[outcome] - due[outcome]) ** 2 / due[outcome] for outcome in frequent)
    assert chi_square <= len(frequent) + 5 * math.sqrt(2 * len(frequent)) + 5


TABLES = [
    small_table(
        ["five-lira of pile 1", "far-move"], ["far-move of pile 1"], [], pile=["five-lira", "far-move", "stay"]
    ),
    small_table(["far-move of pile 1", "far-move"], ["stay of pile 1", "stay"], [], pile=["far-move", "any-sale"]),
    small_table(
        ["far-move of pile 1", "stay of pile 2"], ["stay of pile 1", "far-move of pile 2"], pile=["far-move"], number=3
    ),
    small_table(["any-good", "any-good of pile 1"], ["any-good"], ["any-good of pile 1"], pile=["stay", "far-move"]),
    small_table(["any-good of pile 1", "stay"], ["stay of pile 1"], ["any-good"], pile=["any-good", "five-lira"]),
]


@pytest.mark.rule("IST-RES-15")
@pytest.mark.parametrize("seed", range(20))
def test_a_seat_imagines_all_worlds_that_agree_with_what_it_saw_and_no_others(seed: int) -> None:
    state = TABLES[seed % len(TABLES)].state.clone()
    luck = FastLuck(seed)
    watchers = [Watcher(state, seat) for seat in (SPECTATOR, 0, 1)]
    while state.deck.memory is None:
        play_cards(state, luck, 1, watchers)
    for _ in range(4):
        for watcher in watchers:
            check_spread(state, watcher.seat, watcher.outcomes(), 500, seed)
        play_cards(state, luck, 2, watchers)


@pytest.mark.rule("IST-RES-15")
def test_the_worlds_of_a_simple_doubt_are_all_imagined_as_often_as_they_are_likely() -> None:
    """Red held one card of each pile and shows a Lira card; green holds one of the first pile."""
    table = small_table(["five-lira of pile 1", "stay"], [], ["stay of pile 1"], pile=["five-lira", "any-good"])
    yellow = Watcher(table.state, 1)
    table.play("play five-lira")
    yellow.sees_show(0, CARD_WORDS.index("five-lira"), 1)
    outcomes = yellow.outcomes()
    # Either the older card was shown, then green holds the other old one; or the newer one, and red keeps an old one.
    assert len(outcomes) == 5
    found = Counter(outcome_of(table.state.imagine(1, FastLuck(seed))) for seed in range(6000))
    assert set(found) == set(outcomes)
    for outcome, times in outcomes.items():
        assert found[outcome] == pytest.approx(6000 * times / outcomes.total(), rel=0.12)


def test_whoever_showed_a_card_knows_where_it_came_from() -> None:
    table = small_table(["five-lira of pile 1", "stay"], [], ["stay of pile 1"], pile=["five-lira", "any-good"])
    table.play("play five-lira")
    held = [[set(world.hand("green")) for world in worlds(table, seat)] for seat in (0, 1, SPECTATOR)]
    assert all(hand == {"stay"} for hand in held[0])
    assert {"five-lira"} in held[1]
    assert {"five-lira"} in held[2]
    unseen = {seat: table.state.view(seat)["unseen"] for seat in (0, 1, None)}
    assert unseen[0] == [
        {"piles": [1], "cards": {"stay": 1}, "hands": {"green": 1}},
        {"piles": [2], "cards": {"any-good": 1, "five-lira": 1}, "hands": {}},
    ]
    assert unseen[1] == unseen[None]
    assert unseen[1] == [
        {"piles": [1, 2], "cards": {"any-good": 1, "five-lira": 1, "stay": 2}, "hands": {"red": 1, "green": 1}}
    ]


def worlds(table: Table, seat: int, many: int = 60) -> list[Table]:
    return [Table(table.state.imagine(seat, FastLuck(number))) for number in range(many)]


def test_a_doubt_ends_when_its_cards_have_all_been_shown() -> None:
    table = small_table(["five-lira of pile 1", "stay"], [], ["stay of pile 1"], pile=["five-lira", "any-good"])
    table.play("play five-lira")
    assert [pile["piles"] for pile in unseen_by(table, 1)] == [[1, 2]]
    state = table.state
    # Green's card of the first pile turns out to be the Lira card: so red had shown a newer one.
    other = next(world for world in worlds(table, 1) if world.hand("green") == ["five-lira"]).state
    other.discard_card(other.players[2], CARD_WORDS.index("five-lira"))
    assert unseen_by(Table(other), 1) == [
        {"piles": [1], "cards": {"stay": 1}, "hands": {"red": 1}},
        {"piles": [2], "cards": {"any-good": 1, "stay": 1}, "hands": {}},
    ]
    # When nobody holds a hidden card any more, nothing is remembered.
    state.discard_card(state.players[2], CARD_WORDS.index("stay"))
    assert state.deck.memory is not None
    state.discard_card(state.players[0], CARD_WORDS.index("stay"))
    assert state.deck.memory is None


def unseen_by(table: Table, seat: int | None) -> list[dict[str, Any]]:
    unseen = table.state.view(seat)["unseen"]
    assert isinstance(unseen, list)
    return unseen


def test_no_doubt_begins_where_all_cards_of_a_kind_can_only_come_from_one_pile() -> None:
    table = small_table(["five-lira of pile 1", "stay"], [], ["any-sale of pile 1"], pile=["five-lira", "any-good"])
    assert table.play("play stay").state.deck.memory is None


def test_an_openly_known_card_is_shown_without_doubt() -> None:
    table = small_table(
        ["five-lira openly", "five-lira of pile 1", "five-lira"], ["stay of pile 1"], pile=["five-lira", "any-good"]
    )
    assert table.play("play five-lira").state.deck.memory is None
    assert table.play("play five-lira").state.deck.memory is not None


def test_the_memory_tells_who_drew_and_who_showed_what() -> None:
    table = small_table(["five-lira of pile 1", "stay"], [], ["stay of pile 1"], pile=["five-lira", "any-good"])
    table.play("play five-lira")
    state, luck = table.state, FastLuck(1)
    state.deck.put_on_discards(CARD_WORDS.index("five-lira"))
    state.draw_card(state.players[1], luck)
    state.draw_card(state.players[2], luck)
    state.discard_card(state.players[0], CARD_WORDS.index("stay"))
    assert HERE.write(state)["memory"] == [
        "red shows five-lira of pile 1",
        "yellow draws",
        "green draws",
        "reshuffle",
        "red shows stay of pile 2",
    ]


def busy_tables(seeds: range, steps: int, most: int = 3) -> Iterator[tuple[Istanbul, FastLuck]]:
    """Yield games with few cards, in which these come, go and are shuffled again all the time, while there is doubt."""
    for seed in seeds:
        luck = FastLuck(seed)
        state = small_table(
            ["any-good of pile 1", "stay"],
            ["five-lira of pile 1", "far-move"],
            ["stay of pile 1", "five-lira"],
            pile=["any-good", "far-move", "any-sale", "five-lira"],
        ).state.clone()
        for _ in range(steps):
            play_cards(state, luck, 2, [], most)
            if state.deck.memory is not None:
                yield state, luck


def test_views_are_the_same_in_every_imagined_world_although_there_is_doubt() -> None:
    most = 0
    for state, luck in busy_tables(range(6), 20):
        most = max(most, len(in_order(state.deck.memory)))
        for seat in (None, *range(len(state.players))):
            world = state.imagine(SPECTATOR if seat is None else seat, luck)
            assert "memory" not in state.view(seat)
            assert json.dumps(world.view(seat)) == json.dumps(state.view(seat))
            # What happens next looks the same too, if it can happen in both.
            for player in world.players:
                common = {card & KIND for card in player.hand} & {
                    card & KIND for card in state.players[player.seat].hand
                }
                for kind in sorted(common) if player.seat != seat else []:
                    one, other = state.clone(), world.clone()
                    one.discard_card(one.players[player.seat], kind)
                    other.discard_card(other.players[player.seat], kind)
                    assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))
    assert most > 20


def test_worlds_that_a_seat_cannot_tell_apart_lead_to_the_same_imagined_worlds() -> None:
    for state, luck in busy_tables(range(12), 15):
        for seat in (SPECTATOR, 0, 1):
            world = state.imagine(seat, luck)
            for seed in range(3):
                one, other = state.imagine(seat, FastLuck(seed)), world.imagine(seat, FastLuck(seed))
                assert HERE.write(one) == HERE.write(other)


def test_what_a_seat_concludes_does_not_depend_on_what_is_hidden_from_it() -> None:
    """Going back to where the doubt began leads every imagined world to the same beginning."""
    for state, luck in busy_tables(range(12), 15):
        for seat in (SPECTATOR, 0, 1):
            world = state.imagine(seat, luck)
            one, other = (doubt_of(each, seat) for each in (state, world))
            assert (one.numbers, one.drawn) == (other.numbers, other.drawn)
            assert [len(layer) for layer in one.layers] == [len(layer) for layer in other.layers]


def doubt_of(state: Istanbul, seat: int) -> Doubt:
    return Doubt(seat, state.deck, [player.hand for player in state.players], None, MANY)


def test_a_world_imagined_by_one_seat_can_be_imagined_on_by_another() -> None:
    for state, luck in busy_tables(range(12), 15):
        world = state.imagine(0, luck)
        for seat in (SPECTATOR, 1, 2):
            further = world.imagine(seat, luck)
            assert problems_of(further) == []
            viewer = None if seat == SPECTATOR else seat
            assert json.dumps(further.view(viewer)) == json.dumps(world.view(viewer))
        assert world.players[0].hand == state.players[0].hand


def test_a_position_in_doubt_read_back_is_the_same_position() -> None:
    for state, _ in busy_tables(range(12), 15):
        position = HERE.write(state)
        again = HERE.read(json.loads(json.dumps(position)))
        assert HERE.write(again) == position
        assert isinstance(again, Istanbul)
        for seat in (SPECTATOR, 0, 1):
            one, other = state.imagine(seat, FastLuck(5)), again.imagine(seat, FastLuck(5))
            assert HERE.write(one) == HERE.write(other)


def test_a_copy_goes_on_remembering_by_itself() -> None:
    [(state, luck), *_] = busy_tables(range(3), 15)
    before = HERE.write(state)
    copy = state.clone()
    assert HERE.write(copy) == before
    play_cards(copy, luck, 10, [])
    state.imagine(0, luck)
    assert HERE.write(state) == before


def test_what_has_become_certain_again_is_forgotten_at_a_reshuffle() -> None:
    longest = played = 0
    for state, _ in busy_tables(range(2), 400, most=2):
        played += 1
        longest = max(longest, len(in_order(state.deck.memory)))
    assert played > 200
    assert longest < 80


def test_where_courses_are_very_many_some_of_them_stand_for_all() -> None:
    """More is asked here than any game does: four cards in each hand that come and go all the time."""
    table = new_table(players=5)
    state, luck = table.state, FastLuck(3)
    endless = 0
    for _ in range(60):
        play_cards(state, luck, 6, [], most=4)
        if state.deck.memory is not None and doubt_of(state, SPECTATOR).is_endless:
            endless += 1
            [entry] = unseen_by(table, None)
            assert len(entry["piles"]) > 1
            for seat in (SPECTATOR, 0):
                world = state.imagine(seat, luck)
                assert problems_of(world) == []
                viewer = None if seat == SPECTATOR else seat
                assert json.dumps(world.view(viewer)) == json.dumps(state.view(viewer))
            if endless > 3:
                return
    pytest.fail("there were never many courses")


def test_courses_that_stand_for_all_are_possible_ones() -> None:
    for seed in range(6):
        state = TABLES[seed % 3].state.clone()
        luck = FastLuck(seed)
        watcher = Watcher(state, 1)
        play_cards(state, luck, 8, [watcher])
        if state.deck.memory is None:
            continue
        expected = watcher.outcomes()
        for _ in range(50):
            world = state.clone()
            hands = [player.hand for player in world.players]
            doubt = Doubt(1, world.deck, hands, luck, 2)
            if doubt.layers[-1]:
                doubt.deal(world.deck, hands, luck)
                assert outcome_of(world) in expected


def test_piles_in_no_doubt_stay_apart() -> None:
    table = small_table(
        ["five-lira of pile 2", "stay"], ["any-sale of pile 1"], ["stay of pile 2"], pile=["five-lira"], number=3
    )
    table.play("play five-lira")
    state = table.state
    assert piles_apart(SPECTATOR, state.deck, [player.hand for player in state.players]) == [[1], [2, 3]]
    assert unseen_by(table, None)[0] == {"piles": [1], "cards": {"any-sale": 1}, "hands": {"yellow": 1}}


def test_a_long_memory_is_used_and_released_cleanly() -> None:
    check_memory(
        "from bedesten.core.luck import FastLuck\n"
        "from bedesten.core.registry import game\n"
        "memory = []\n"
        "for pile in range(1, 200):\n"
        "    memory += ['yellow draws', f'yellow shows far-move of pile {pile}', 'reshuffle']\n"
        "players = {'red': {}, 'yellow': {}, 'green': {'hand': ['stay of pile 1']}}\n"
        "here = game('istanbul')\n"
        "for seed in range(5):\n"
        "    state = here.read({'players': players, 'draw_pile': {'number': 200}, 'memory': memory})\n"
        "    assert here.write(state.imagine(0, FastLuck(seed)))['memory'][-1] == 'reshuffle'\n"
        "print('fine')\n"
    )


def test_states_deep_inside_other_objects_are_released_cleanly() -> None:
    check_memory(
        "from bedesten.core.luck import FastLuck\n"
        "from bedesten.core.registry import game\n"
        "state = game('istanbul').start(4, FastLuck(1))\n"
        "for _ in range(20):\n"
        "    tree = None\n"
        "    for _ in range(300):\n"
        "        tree = [tree, state.clone()]\n"
        "    del tree\n"
        "print('fine')\n"
    )


def check_memory(program: str) -> None:
    """Run a program with Python's checks of memory.

    Deep objects are released in a special way, which corrupts memory if one is `acyclic` for mypyc.
    """
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONMALLOC": "debug"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.returncode) == ("fine\n", 0), done.stderr


# Positions.


def in_doubt(**position: Any) -> dict[str, Any]:
    players = {"red": {"hand": ["stay"]}, "yellow": {}, "green": {"hand": ["stay of pile 1"]}}
    return {"players": players, "draw_pile": {"number": 2}} | position


def test_a_position_may_say_what_was_seen() -> None:
    state = HERE.read(in_doubt(memory=["red shows five-lira of pile 1"], discards=["five-lira"]))
    assert isinstance(state, Istanbul)
    greens = {Table(state.imagine(1, FastLuck(seed))).hand("green")[0] for seed in range(50)}
    assert greens == {"stay", "five-lira"}
    assert all(event.seat != NOBODY and event.pile != OPENLY for event in in_order(state.deck.memory))


@pytest.mark.parametrize(
    ("memory", "problems"),
    [
        ("long", ["memory is a list, not 'long'"]),
        (
            ["red dances", 7],
            [
                "memory: what was seen is written as 'red draws', 'red shows stay of pile 1' or 'reshuffle', not 'red",
                "or 'reshuffle', not 7",
            ],
        ),
        (
            ["pink draws", "red shows joker of pile 1"],
            [
                "memory: whoever drew or showed a card is one of red, yellow, green, not 'pink'",
                "memory: each card shown is one of any-good",
            ],
        ),
        (["red shows stay of pile 3"], ["memory: there was no draw pile 3 yet at 'red shows stay of pile 3'"]),
        (
            ["red shows far-move of pile 2", "reshuffle"],
            ["memory: there was no draw pile 2 yet", "memory: red holds 1 cards of pile 2 before that was made"],
        ),
        (["reshuffle", "reshuffle"], ["memory: there were 1 reshuffles before draw pile 2, not 2"]),
        (["yellow draws"], ["memory: yellow draws a card of pile 2 that is nowhere afterwards"]),
        (["red shows stay of pile 1"], ["memory: 3 cards stay are hidden when red shows one (INV-01)"]),
    ],
)
def test_a_bad_memory_is_explained(memory: object, problems: list[str]) -> None:
    with pytest.raises(BadPosition) as refusal:
        HERE.read(in_doubt(memory=memory))
    for problem in problems:
        assert any(problem in found for found in refusal.value.problems), refusal.value.problems


def test_nothing_is_remembered_when_nobody_holds_a_hidden_card() -> None:
    with pytest.raises(BadPosition, match="memory: nobody holds a hidden card"):
        HERE.read({"players": {"red": {}, "yellow": {}}, "memory": ["red draws"]})
