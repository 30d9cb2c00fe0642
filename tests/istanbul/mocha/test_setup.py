"""Setting up Mocha & Baksheesh (MOC-SET)."""

from collections import Counter

import pytest

from bedesten.core.errors import BadOption
from bedesten.core.luck import FastLuck
from bedesten.core.registry import find_game
from bedesten.games.istanbul.actions import COFFEE_TRADER
from bedesten.games.istanbul.data import CARD_WORDS, COFFEE_HOUSE, GEMSTONE_DEALER, WAINWRIGHT
from bedesten.games.istanbul.state import Istanbul
from bedesten.kit.deck import KIND
from tests.istanbul.mocha.table import guild_discards, guild_pile, guilds, mocha
from tests.istanbul.table import Table, new_table

COLOURS = ["red", "yellow", "green", "blue", "white"]


def set_up(players: int = 3, seed: int = 1, layout: str = "first") -> Table:
    return new_table(players, seed, rules="mocha", layout=layout)


@pytest.mark.rule("MOC-SET-01")
def test_the_board_has_twenty_places_in_four_rows() -> None:
    board = set_up().state.board
    assert sorted(board.layout) == list(range(1, 21))
    assert board.columns == 5


@pytest.mark.rule("MOC-SET-02")
def test_the_first_play_layout_is_the_default() -> None:
    state = new_table(3, 1, rules="mocha").state
    assert state.board.layout == [16, 15, 18, 3, 10, 8, 1, 7, 17, 4, 2, 19, 6, 12, 9, 20, 11, 5, 14, 13]


@pytest.mark.rule("MOC-SET-02")
def test_the_layouts_of_the_base_game_are_refused() -> None:
    with pytest.raises(BadOption, match="layout=short is not possible; accepted: first, random"):
        set_up(layout="short")


@pytest.mark.rule("MOC-SET-01")
def test_a_grid_of_ones_own_has_each_place_once() -> None:
    rows = "1.2.3.4.5/6.7.8.9.10/11.12.13.14.15/16.17.18.19.20"
    assert set_up(layout=rows).state.board.layout == list(range(1, 21))
    with pytest.raises(BadOption, match="21 is no place; 20 is missing"):
        set_up(layout=rows.replace("20", "21"))
    with pytest.raises(BadOption, match="4 rows of 5 places"):
        set_up(layout="1.2.3.4/5.6.7.8/9.10.11.12/13.14.15.16")


def random_boards() -> list[Istanbul]:
    return [set_up(seed=seed, layout="random").state for seed in range(300)]


@pytest.mark.rule("MOC-SET-03")
def test_in_a_random_layout_the_fountain_lies_on_an_inner_cell() -> None:
    assert {state.board.cell[7] for state in random_boards()} == {6, 7, 8, 11, 12, 13}


@pytest.mark.rule("MOC-SET-04")
def test_in_a_random_layout_8_and_9_are_apart_and_share_no_line() -> None:
    for state in random_boards():
        board = state.board
        assert board.distance(8, 9) >= 3
        assert board.cell[8] // 5 != board.cell[9] // 5
        assert board.cell[8] % 5 != board.cell[9] % 5


@pytest.mark.rule("MOC-SET-05")
def test_the_caravansary_of_the_expansion_gives_coffee() -> None:
    table = mocha({"red": {"merchant": 6}, "yellow": {}}, "act").play("act")
    assert table.player("red").coffee == 1


@pytest.mark.rule("MOC-SET-06")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_else_is_as_in_the_base_game(players: int) -> None:
    state = set_up(players).state
    assert len(state.neutral_merchants) == (3 if players == 2 else 0)
    assert state.rubies[WAINWRIGHT] == players
    assert state.rubies[GEMSTONE_DEALER] == {2: 9, 3: 10, 4: 12, 5: 12}[players]
    assert [player.merchant for player in state.players] == [7] * players
    order = [(state.start_seat + turn) % players for turn in range(players)]
    assert [state.players[seat].lira for seat in order] == [2 + turn for turn in range(players)]


@pytest.mark.rule("MOC-SET-07")
def test_the_bonus_cards_are_those_of_both() -> None:
    state = set_up().state
    cards = Counter(dict(enumerate(state.deck.pile)))
    for player in state.players:
        cards.update(card & KIND for card in player.hand)
    assert cards.total() == 44
    for word in ("two-coffee", "buy-guild", "coffee-sale", "coffee-dice", "exchange", "turn-six", "corner-move"):
        assert cards[CARD_WORDS.index(word)] == 2
    assert cards[CARD_WORDS.index("any-good")] == 4


@pytest.mark.rule("MOC-SET-08")
def test_the_coffee_trader_starts_where_two_dice_send_him() -> None:
    places = {set_up(seed=seed).state.token_place(COFFEE_TRADER) for seed in range(300)}
    assert places == set(range(2, 13))


@pytest.mark.rule("MOC-SET-09")
def test_twenty_guild_cards_are_in_the_draw_pile() -> None:
    table = set_up()
    assert guild_pile(table) == list(range(1, 21))
    assert guild_discards(table) == []


@pytest.mark.rule("MOC-SET-10")
def test_nobody_controls_the_barrier() -> None:
    assert find_game("istanbul").write(set_up().state)["barrier"] is None


@pytest.mark.rule("MOC-SET-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_tavern_tiles_rise_in_price(players: int) -> None:
    tiles = find_game("istanbul").write(set_up(players).state)["tavern_tiles"]
    assert tiles == {"movement": [1, 2, 3, 4], "encounter": [1, 2, 3, 4]}


@pytest.mark.rule("MOC-SET-12")
def test_the_baksheesh_tile_shows_three_yellow_goods() -> None:
    assert find_game("istanbul").write(set_up().state)["baksheesh"] == {"side": "front", "goods": "YYY"}


@pytest.mark.rule("MOC-SET-13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_five_rubies_lie_on_the_coffee_house(players: int) -> None:
    assert set_up(players).state.rubies[COFFEE_HOUSE] == 5


@pytest.mark.rule("MOC-SET-14")
def test_nobody_has_coffee_or_guild_cards_at_first() -> None:
    table = set_up(5)
    assert [player.coffee for player in table.state.players] == [0] * 5
    assert all(guilds(table, colour) == [] for colour in COLOURS)


@pytest.mark.rule("MOC-END-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_sixth_ruby_makes_the_round_the_last(players: int) -> None:
    colours = COLOURS[:players]
    for rubies, last in ((5, False), (6, True)):
        table = mocha({colour: {"rubies": rubies if colour == "red" else 0} for colour in colours})
        assert table.state.is_last_round() == last


def test_a_game_of_the_expansion_says_so() -> None:
    game = find_game("istanbul")
    state = game.start(3, FastLuck(1), rules="mocha")
    assert game.write(state)["rules"] == "mocha"
    assert game.settings(3, {"rules": "mocha"})["layout"] == "first"
    with pytest.raises(BadOption, match="rules=tea is not possible"):
        game.start(3, FastLuck(1), rules="tea")
