"""Setting a game up (CNW-SET)."""

from collections import Counter
from typing import Any

import pytest

from bedesten.core.errors import BadOption
from bedesten.core.luck import FastLuck
from bedesten.core.registry import find_game
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.state import ChooseWrite, count_bits
from bedesten.kit import bags
from tests.choose_write.table import HERE, Table, start


def new_table(players: int, seed: int = 1, **options: Any) -> Table:
    state = HERE.start(players, FastLuck(seed), **options)
    assert isinstance(state, ChooseWrite)
    return Table(state)


def without_fountains(players: int, **options: Any) -> Table:
    """Set a game up in which no Fountain comes."""
    cards = ["2<", "9<", "4<", "5<", "6<", "7<", "8<"][: 2 + players]
    return start(players, *cards, **options)


def icons(table: Table) -> int:
    return int(bags.size(table.player().icons))


@pytest.mark.rule("CNW-SET-01")
def test_one_to_five_play_and_one_alone_has_the_values_for_two() -> None:
    assert HERE.players == range(1, 6)
    alone, two = without_fountains(1), without_fountains(2)
    assert [len(cards) for cards in alone.state.letters] == [len(cards) for cards in two.state.letters] == [2] * 4
    assert (icons(alone), icons(two)) == (14, 14)
    with pytest.raises(BadOption, match=r"goal=high-score is not possible with 2 players \(CNW-SET-01\)"):
        HERE.start(2, FastLuck(1), goal="high-score")
    with pytest.raises(BadOption, match=r"goal=rubies is not possible with 1 player \(CNW-SET-01\)"):
        HERE.start(1, FastLuck(1), goal="rubies")


@pytest.mark.rule("CNW-SET-02")
@pytest.mark.rule("CNW-SET-03")
def test_a_hundred_cards_make_five_decks() -> None:
    facts: Any = HERE.components()
    sizes = [sum(facts["location_cards"].values()), len(facts["ruby_cards"]), len(facts["guilds"])]
    sizes += [sum(facts["goods_cards"].values()), len(facts["caravans"])]
    assert sizes == [40, 20, 16, 16, 8]
    assert sum(sizes) == 100
    # Palace cards are slots and no cards: letters A to D in every game.
    assert list(new_table(2).state.view(None)["letters"]) == ["A", "B", "C", "D"]  # type: ignore[call-overload]
    displays = Counter(str(new_table(3, seed).display()) for seed in range(30))
    assert len(displays) > 20, "decks are shuffled"


@pytest.mark.rule("CNW-SET-04")
@pytest.mark.rule("CNW-SET-05")
def test_with_two_players_every_letter_has_a_base_card_and_one_beneath() -> None:
    table = without_fountains(2)
    assert [table.palace(letter) for letter in "ABCD"] == [["r1", "r5"], ["r2", "r6"], ["r3", "r7"], ["r4", "r8"]]
    assert table.price("A") == {"FA": 2, "SP": 2, "FR": 1}


@pytest.mark.rule("CNW-SET-06")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_three_and_more_a_letter_begins_with_its_base_card_alone(players: int) -> None:
    table = without_fountains(players)
    assert [table.palace(letter) for letter in "ABCD"] == [["r1"], ["r2"], ["r3"], ["r4"]]
    assert table.price("A") == {"FA": 2, "SP": 1, "FR": 1}


@pytest.mark.rule("CNW-SET-07")
@pytest.mark.rule("CNW-SET-17")
def test_the_display_is_laid_out_and_hands_are_drawn_from_the_start_player_on() -> None:
    table = start(3, "2<", "9<", "4<", "5<", "6<", seat=1)
    assert table.display() == ["2", "9"]
    assert [table.hand(colour) for colour in ("yellow", "green", "red")] == ["4", "5", "6"]


@pytest.mark.rule("CNW-SET-08")
@pytest.mark.rule("CNW-FTN-03")
@pytest.mark.example("EX-10")
def test_a_fountain_in_the_display_is_for_everybody() -> None:
    table = start(3, "f3", "2<", "9<", "4<", "5<", "6<")
    assert [len(table.cards(colour)) for colour in ("red", "yellow", "green")] == [1, 1, 1]
    assert table.state.goods.size == 13
    assert table.display() == ["2", "9"]
    assert table.discards("location") == ["f3"]


@pytest.mark.rule("CNW-SET-09")
@pytest.mark.rule("CNW-SET-21")
@pytest.mark.rule("CNW-SET-22")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_nobody_begins_with_anything_else(players: int) -> None:
    table = without_fountains(players)
    assert (table.discards("location"), table.discards("goods"), table.discards("guild")) == ([], [], [])
    assert (table.state.goods.size, table.state.guilds.size) == (16, 16)
    for player in table.state.players:
        assert (player.filled, player.lira_filled, player.checks, player.rubies) == (0, 0, 0, 0)
        assert (player.goods_cards, player.guild_cards) == ([], [])
        assert player.actions_filled == (1 if players == 5 else 0)
        assert player.icons == table.player().icons


@pytest.mark.rule("CNW-SET-10")
def test_one_caravan_card_is_face_up() -> None:
    table = without_fountains(2)
    assert table.caravan() == "c1"
    assert count_bits(table.state.caravans) == 7
    assert table.state.returned == []


@pytest.mark.rule("CNW-SET-11")
@pytest.mark.rule("CNW-SET-12")
@pytest.mark.rule("CNW-SET-13")
@pytest.mark.rule("CNW-SET-16")
@pytest.mark.parametrize(
    ("players", "bold", "corner", "total"), [(1, 1, 1, 14), (2, 1, 1, 14), (3, 2, 1, 18), (4, 2, 2, 22)]
)
def test_icons_go_by_the_number_of_players(players: int, bold: int, corner: int, total: int) -> None:
    table = without_fountains(players)
    for colour in d.COLOUR_WORDS[:players]:
        assert [table.icons(place, colour) for place in ("3", "7", "8", "12")] == [bold] * 4
        assert [table.icons(place, colour) for place in ("1", "5", "10", "14")] == [corner] * 4
        assert [table.icons(place, colour) for place in ("2", "4", "6", "9", "11", "13")] == [1] * 6
        assert [table.icons(place, colour) for place in "ABCD"] == [0] * 4
    assert icons(table) == total


@pytest.mark.rule("CNW-SET-14")
@pytest.mark.rule("CNW-SET-15")
@pytest.mark.example("EX-09")
def test_the_boxed_bonus_action_is_for_five() -> None:
    four, five = without_fountains(4), without_fountains(5)
    assert (icons(four), icons(five)) == (22, 22)
    assert (four.actions(), four.state.terms.action_spaces) == ("0/0", 8)
    assert (five.actions("white"), five.state.terms.action_spaces) == ("1/0", 9)
    empty = without_fountains(5, bold_box="empty")
    assert (empty.actions(), empty.state.terms.action_spaces) == ("0/0", 9)


@pytest.mark.rule("CNW-SET-18")
@pytest.mark.rule("CNW-FTN-01")
@pytest.mark.example("EX-11")
def test_a_fountain_drawn_for_a_hand_is_for_everybody_and_replaced() -> None:
    table = start(2, "2<", "9<", "4<", "f1", "D<")
    assert (table.lira("red"), table.lira("yellow")) == ("1/0", "1/0")
    assert table.hand("yellow") == "D"
    assert table.discards("location") == ["f1"]


@pytest.mark.rule("CNW-SET-19")
@pytest.mark.rule("CNW-SET-20")
def test_the_start_player_is_drawn_by_lot_before_the_first_fountain() -> None:
    assert {int(new_table(4, seed).state.start_seat) for seed in range(40)} == {0, 1, 2, 3}
    table = start(3, "f2", seat=2)
    assert (table.decides(), table.question(), table.state.on_turn()) == ("green", "take-goods", 2)
    table.play("take FA")
    assert table.decides() == "red"


@pytest.mark.rule("CNW-SET-23")
@pytest.mark.example("EX-07")
def test_the_table_of_two() -> None:
    table = without_fountains(2)
    assert sum(len(cards) for cards in table.state.letters) == 8
    assert (count_bits(table.state.ruby_pile), table.state.locations.size) == (12, 36)
    assert [sum(table.price(letter).values()) for letter in "ABCD"] == [5] * 4
    assert (icons(table), table.actions()) == (14, "0/0")


@pytest.mark.rule("CNW-SET-23")
@pytest.mark.example("EX-08")
def test_the_table_of_three() -> None:
    table = without_fountains(3)
    assert sum(len(cards) for cards in table.state.letters) == 4
    assert (count_bits(table.state.ruby_pile), table.state.locations.size) == (16, 35)
    assert [sum(table.price(letter).values()) for letter in "ABCD"] == [4] * 4
    assert (icons(table), table.icons("7")) == (18, 2)


def test_a_game_is_known_by_its_name_with_a_hyphen_too() -> None:
    assert find_game("choose-write") is HERE
