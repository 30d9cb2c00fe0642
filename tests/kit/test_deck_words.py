"""A deck in a position and in a view."""

import json
from typing import Any

import pytest

from bedesten.core.luck import FastLuck
from bedesten.kit.deck import KIND, ORIGIN
from bedesten.kit.deck_words import (
    deck_problems,
    memory_problems,
    read_card,
    read_deck,
    read_memory,
    read_pile_number,
    see_hand,
    see_pile,
    write_card,
    write_discards,
    write_memory,
    write_pile,
)
from bedesten.kit.reader import DataReader
from tests.kit.players import Players, busy

WORDS = ("silk", "spice", "fruit", "jewel")
NAMES = ("red", "blue", "green")


def written(players: Players) -> dict[str, Any]:
    deck = players.deck
    return {
        "hands": [[write_card(card, deck.number, WORDS) for card in hand] for hand in players.hands],
        "draw_pile": write_pile(deck, WORDS),
        "display": [WORDS[kind] for kind in players.display],
        "discards": write_discards(deck, WORDS),
        "memory": write_memory(deck.memory, NAMES, WORDS),
    }


def read(reader: DataReader, data: dict[str, Any], copies: list[int]) -> Players:
    number = read_pile_number(reader, data)
    hands = [[read_card(reader, card, "", number, WORDS) for card in hand] for hand in data["hands"]]
    elsewhere = [card & KIND for hand in hands for card in hand] + [WORDS.index(word) for word in data["display"]]
    deck = read_deck(reader, data, number, copies, elsewhere, WORDS)
    deck.memory = read_memory(reader, data, NAMES, number, WORDS)
    players = Players(deck, hands)
    players.display = [WORDS.index(word) for word in data["display"]]
    return players


def test_a_deck_read_back_is_the_same_deck() -> None:
    remembered = 0
    for players, _ in busy(range(8), 12):
        position = json.loads(json.dumps(written(players)))
        reader = DataReader()
        again = read(reader, position, players.copies())
        assert reader.problems == []
        assert written(again) == position
        assert deck_problems(again.deck, again.hands) == []
        assert memory_problems(again.deck, again.hands, players.copies(), NAMES, WORDS) == []
        remembered += players.deck.memory is not None
    assert remembered > 10


def test_a_draw_pile_that_is_left_out_is_what_is_nowhere_else() -> None:
    for players, _ in busy(range(3), 12):
        position = written(players)
        del position["draw_pile"]["cards"]
        assert read(DataReader(), position, players.copies()).deck.pile == players.deck.pile


def test_a_view_has_the_own_cards_those_taken_openly_and_the_size_of_the_pile() -> None:
    players = Players.with_cards([2, 2, 2, 2], 3)
    silk, spice = 0, ORIGIN + 1
    players.hands[0] = [silk, spice]
    assert see_hand(players.hands[0], True, WORDS) == ["silk", "spice"]
    assert see_hand(players.hands[0], False, WORDS) == ["silk"]
    players.draw(1, FastLuck(1))
    assert see_pile(players.deck) == {"number": 1, "cards": 7}


@pytest.mark.parametrize("text", [7, "silk of pile 3", "silk of pile 0", "silk secretly", ""])
def test_a_card_that_cannot_be_is_explained(text: object) -> None:
    reader = DataReader()
    assert read_card(reader, text, "red: ", 2, WORDS) == 2 * ORIGIN
    [problem] = reader.problems
    assert problem.startswith("red: a card is written as 'silk', 'silk openly' or 'silk of pile 1', not ")


@pytest.mark.parametrize(
    ("memory", "problem"),
    [
        ("long", "memory is a list, not 'long'"),
        (["red dances"], "memory: what was seen is written as 'red draws', 'red shows silk of pile 1' or 'reshuffle'"),
        (["pink draws"], "memory: whoever drew or showed a card is one of red, blue, green, not 'pink'"),
        (["red shows wool of pile 1"], "memory: each card shown is one of silk, spice, fruit, jewel, not 'wool'"),
        (["red shows silk of pile 3"], "memory: there was no draw pile 3 yet at 'red shows silk of pile 3'"),
        (["reshuffle", "reshuffle"], "memory: there were 1 reshuffles before draw pile 2, not 2"),
    ],
)
def test_a_memory_that_cannot_be_read_is_explained(memory: object, problem: str) -> None:
    reader = DataReader()
    read_memory(reader, {"memory": memory}, NAMES, 2, WORDS)
    assert any(problem in found for found in reader.problems), reader.problems


@pytest.mark.parametrize(
    ("memory", "problem"),
    [
        (["blue draws"], "memory: blue draws a card of pile 2 that is nowhere afterwards"),
        (["red shows silk of pile 1"], "memory: 3 cards silk are hidden when red shows one"),
        (["red draws", "reshuffle"], "memory: red holds 1 cards of pile 2 before that was made"),
    ],
)
def test_a_memory_that_cannot_have_been_is_explained(memory: list[str], problem: str) -> None:
    players = Players.with_cards([1, 0, 0, 0], 3)
    players.deck.number = 2
    players.hands[0] = [2 * ORIGIN]
    players.deck.memory = read_memory(DataReader(), {"memory": memory}, NAMES, 2, WORDS)
    found = memory_problems(players.deck, players.hands, [2, 0, 0, 0], NAMES, WORDS)
    assert any(problem in each for each in found), found


def test_piles_that_are_miscounted_are_noticed() -> None:
    players = Players.with_cards([2, 2, 2, 2], 3)
    players.hands[0] = [3 * ORIGIN]
    players.deck.size += 1
    assert deck_problems(players.deck, players.hands) == [
        "a card comes from pile 3, but only 1 were drawn from",
        "the sizes of the piles are miscounted",
    ]
