"""What a seat may imagine of hidden cards: neither more nor less than what everybody has seen (CAI-TRN-10 to 14)."""

from collections import Counter

import pytest

from bedesten.core.contract import OVER, SPECTATOR
from bedesten.core.luck import FastLuck
from bedesten.games.cairo.state import Cairo
from tests.cairo.samples import SAMPLES
from tests.cairo.table import Table, given

WORLDS = 60


def hands(table: Table, seat: int, eye: int) -> list[tuple[str, ...]]:
    """Return the hands that a seat may have in the eyes of another."""
    worlds = [Table(table.state.imagine(eye - 1, FastLuck(number))) for number in range(WORLDS)]
    return [tuple(world.hand(seat)) for world in worlds]


@pytest.mark.rule("CAI-TRN-14")
def test_the_seat_that_decides_has_its_actions_in_all_its_worlds() -> None:
    luck = FastLuck(9)
    for state in SAMPLES.states(decisions=320, every=16, seed=2):
        assert isinstance(state, Cairo)
        if state.seat == OVER:
            continue
        for eye in (SPECTATOR, *range(len(state.players))):
            world = state.imagine(eye, luck)
            assert world.actions(), "whether somebody is asked depends on nothing hidden"
            assert [len(player.hand) for player in world.players] == [len(player.hand) for player in state.players]
            assert [player.money for player in world.players] == [player.money for player in state.players]
            if eye == state.seat:
                assert world.actions() == state.actions()


@pytest.mark.rule("CAI-TRN-13")
def test_a_card_of_the_display_stays_known_until_it_is_played() -> None:
    table = given("S4", hand={1: "1 2", 2: "3"}, display=["9", "8", "7", "6"]).play("draw 1", "draw barker")
    assert all("9" in hand for hand in hands(table, 1, 2))
    assert len(set(hands(table, 1, 2))) > 10
    assert set(hands(table, 1, 1)) == {("1", "2", "9")}


@pytest.mark.rule("CAI-TRN-10")
def test_cards_that_lie_open_are_in_no_hand() -> None:
    display = ["9", "9", "9", "8"]
    table = given("S4", hand={1: "1 2 3", 2: "4 5 6"}, display=display)
    assert all("9" not in hand for hand in hands(table, 2, 1))


def test_imagined_hands_are_as_likely_as_the_cards_that_are_left() -> None:
    table = given("S4", hand={1: "1 1 2", 2: "3"}, display=["9", "9", "8", "8"])
    found = Counter(Table(table.state.imagine(0, FastLuck(number))).hand(2)[0] for number in range(1500))
    unseen = table.view(1)["unseen"]
    assert set(found) == set(unseen)
    for card, copies in unseen.items():
        expected = 1500 * copies / sum(unseen.values())
        assert abs(found[card] - expected) < 5 * expected**0.5 + 5, card


@pytest.mark.rule("CAI-FIN-07")
def test_whoever_had_to_retire_is_imagined_without_a_card_to_build_with() -> None:
    """Everybody saw that nothing could be built: in every world that is so."""
    broke = dict.fromkeys(range(1, 5), "0 0 0 0 0 0")
    text = "E0; 2 white B2>A2; 2 red F3>F4; 2 green C9>C10; 2 yellow J2>J3; 2 blue F9>G9; 2 purple A6>B6"
    table = given(text, 1, hand={1: "1 2", 2: "J123 9", 3: "5", 4: "6"}, money=broke, phase="final")
    table.play("retire")
    assert table.view()["players"]["star"]["retired"], "all stalls are put, and there is no money"
    for number in range(WORLDS):
        world = table.state.imagine(0, FastLuck(number))
        assert world.view(0) == table.state.view(0)
