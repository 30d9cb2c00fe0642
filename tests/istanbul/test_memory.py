"""What is remembered of the Bonus cards when one was shown that may have come from several draw piles (IST-RES-15).

That what each seat concludes from it is right is shown in `tests/kit/test_inference.py`.
"""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bedesten.core.contract import SPECTATOR
from bedesten.core.errors import BadPosition
from bedesten.core.luck import FastLuck
from bedesten.core.registry import find_game
from bedesten.games.istanbul.data import CARD_WORDS
from bedesten.games.istanbul.invariants import problems_of
from bedesten.games.istanbul.state import Istanbul
from bedesten.kit.deck import KIND, OPENLY, ORIGIN, RESHUFFLE
from bedesten.kit.inference import in_order
from tests.istanbul.table import Table, given, rest_of_deck

HERE = find_game("istanbul")


def small_table(*hands: list[str], pile: list[str], number: int = 2, **position: Any) -> Table:
    """Return a table at which few cards are hidden; one more player holds all the others openly."""
    used = [card.split()[0] for hand in hands for card in hand] + pile
    rest = [f"{card} openly" for card in rest_of_deck(*used)]
    players = dict(zip(("red", "yellow", "green", "blue"), hands, strict=False))
    position.setdefault("draw_pile", {"number": number, "cards": Counter(pile)})
    return given({name: {"hand": hand} for name, hand in players.items()} | {"white": {"hand": rest}}, **position)


def play_cards(state: Istanbul, luck: FastLuck, steps: int) -> None:
    """Let players draw and discard hidden cards at random, reshuffling as it comes."""
    for _ in range(steps):
        player = state.players[luck.below(len(state.players) - 1)]
        hidden = [int(card) for card in player.hand if card >= ORIGIN]
        if hidden and (len(hidden) >= 3 or luck.below(3) == 0):
            state.discard_card(player, hidden[luck.below(len(hidden))] & KIND)
        elif state.deck.size > 1 or (state.deck.size == 1 and state.deck.discard_size > 0):
            state.draw_card(player, luck)


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


def busy_tables(seeds: range, steps: int) -> Iterator[tuple[Istanbul, FastLuck]]:
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
            play_cards(state, luck, 2)
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


def test_piles_in_no_doubt_stay_apart() -> None:
    table = small_table(
        ["five-lira of pile 2", "stay"], ["any-sale of pile 1"], ["stay of pile 2"], pile=["five-lira"], number=3
    )
    table.play("play five-lira")
    assert [entry["piles"] for entry in unseen_by(table, None)] == [[1], [2, 3]]
    assert unseen_by(table, None)[0] == {"piles": [1], "cards": {"any-sale": 1}, "hands": {"yellow": 1}}


def test_a_long_memory_is_used_and_released_cleanly() -> None:
    check_memory(
        "from bedesten.core.luck import FastLuck\n"
        "from bedesten.core.registry import find_game\n"
        "memory = []\n"
        "for pile in range(1, 200):\n"
        "    memory += ['yellow draws', f'yellow shows far-move of pile {pile}', 'reshuffle']\n"
        "players = {'red': {}, 'yellow': {}, 'green': {'hand': ['stay of pile 1']}}\n"
        "game = find_game('istanbul')\n"
        "for seed in range(5):\n"
        "    state = game.read({'players': players, 'draw_pile': {'number': 200}, 'memory': memory})\n"
        "    assert game.write(state.imagine(0, FastLuck(seed)))['memory'][-1] == 'reshuffle'\n"
        "print('fine')\n"
    )


def test_states_deep_inside_other_objects_are_released_cleanly() -> None:
    check_memory(
        "from bedesten.core.luck import FastLuck\n"
        "from bedesten.core.registry import find_game\n"
        "state = find_game('istanbul').start(4, FastLuck(1))\n"
        "for _ in range(20):\n"
        "    tree = None\n"
        "    for _ in range(300):\n"
        "        tree = [tree, state.clone()]\n"
        "    del tree\n"
        "print('fine')\n"
    )


def test_an_interrupt_while_large_numbers_are_multiplied_is_only_an_interrupt() -> None:
    check_memory(
        "import signal\n"
        "from bedesten.core.luck import FastLuck\n"
        "from bedesten.core.registry import find_game\n"
        "memory = []\n"
        "for pile in range(1, 40):\n"
        "    memory += ['yellow draws', f'yellow shows far-move of pile {pile}', 'reshuffle']\n"
        "players = {'red': {}, 'yellow': {}, 'green': {'hand': ['stay of pile 1']}}\n"
        "state = find_game('istanbul').read({'players': players, 'draw_pile': {'number': 40}, 'memory': memory})\n"
        "signal.signal(signal.SIGVTALRM, signal.default_int_handler)\n"
        "interrupts = 0\n"
        "while interrupts < 100:\n"
        "    try:\n"
        "        signal.setitimer(signal.ITIMER_VIRTUAL, 0.001)\n"
        "        while True:\n"
        "            state.imagine(0, FastLuck(interrupts))\n"
        "    except KeyboardInterrupt:\n"
        "        interrupts += 1\n"
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
    assert all(event.seat != RESHUFFLE and event.pile != OPENLY for event in in_order(state.deck.memory))


@pytest.mark.parametrize(
    ("memory", "problems"),
    [
        ("long", ["memory is a list, not 'long'"]),
        (
            ["red dances", 7],
            [
                "memory: what was seen is written as 'red draws', 'red shows any-good of pile 1' or 'reshuffle',",
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
        (["red shows stay of pile 1"], ["memory: 3 cards stay are hidden when red shows one"]),
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
