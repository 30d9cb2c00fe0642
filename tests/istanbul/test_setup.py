"""Setting a game up (IST-SET)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from bedesten.core.errors import BadOption
from bedesten.core.luck import FastLuck, ScriptedLuck
from bedesten.core.registry import find_game
from bedesten.games.istanbul.actions import GOVERNOR, SMUGGLER
from bedesten.games.istanbul.data import GEMSTONE_DEALER, GREAT_MOSQUE, SMALL_MOSQUE, SULTANS_PALACE, WAINWRIGHT
from bedesten.games.istanbul.state import Istanbul
from tests.istanbul.table import BASE_CARDS, Table, given, new_table, red

LAYOUTS = ("short", "long", "order", "random")
# The small coloured numbers that are printed on the places 1 to 16.
BLUE_NUMBERS = [15, 3, 8, 5, 2, 10, 7, 9, 12, 14, 11, 6, 13, 4, 1, 16]
GREEN_NUMBERS = [12, 2, 9, 8, 10, 7, 6, 3, 14, 13, 4, 11, 16, 15, 5, 1]
FIRST_OF_PILE = 0  # any-good
LAST_OF_PILE = 25  # any-sale


def set_up(
    players: int = 3,
    large: int = 0,
    small: int = 0,
    governor: tuple[int, int] = (1, 1),
    smuggler: tuple[int, int] = (1, 1),
    start: int = 0,
    cards: Sequence[int] = (),
) -> Table:
    """Return a new game for which chance is told: demand tiles, dice, Start player, cards by their rank in the pile."""
    pips = [pip - 1 for pip in (*governor, *smuggler)]
    luck = ScriptedLuck([large, small, *pips, start, *(cards or [FIRST_OF_PILE] * players)])
    state = find_game("istanbul").start(players, luck)
    assert isinstance(state, Istanbul)
    return Table(state)


def position(table: Table) -> dict[str, Any]:
    return find_game("istanbul").write(table.state)


def cells(table: Table) -> list[int]:
    """Return the number of the cell on which each of the places 1 to 16 lies, the first cell being 1."""
    return [table.state.board.layout.index(place) + 1 for place in range(1, 17)]


def random_tables() -> list[Table]:
    return [new_table(seed=seed, layout="random") for seed in range(200)]


# Players and their colours


@pytest.mark.rule("IST-SET-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_people_play_each_in_a_colour_of_their_own(players: int) -> None:
    table = new_table(players)
    assert len({player.colour for player in table.state.players}) == players


@pytest.mark.rule("IST-SET-01")
@pytest.mark.parametrize("players", [1, 6])
def test_fewer_than_two_or_more_than_five_cannot_play(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 5 players"):
        new_table(players)


@pytest.mark.rule("IST-SET-01")
def test_any_of_the_five_colours_may_be_chosen() -> None:
    table = new_table(5, colours="white.blue.green.yellow.red")
    assert find_game("istanbul").seat_names(table.state) == ["white", "blue", "green", "yellow", "red"]


@pytest.mark.rule("IST-SET-01")
@pytest.mark.parametrize("colours", ["red.red", "red.purple", "red.yellow.green"])
def test_colours_are_different_and_out_of_the_five(colours: str) -> None:
    with pytest.raises(BadOption, match="colours"):
        new_table(2, colours=colours)


@pytest.mark.rule("IST-SET-01")
def test_a_colour_has_five_assistants_and_a_count_of_each_of_the_four_goods() -> None:
    yellow = set_up().player("yellow")
    assert len(set_up().stack("yellow")) + yellow.reserve == 5
    assert yellow.goods == [0, 0, 0, 0]


# The board


@pytest.mark.rule("IST-SET-02")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_board_has_four_rows_of_four_with_every_place_once(layout: str) -> None:
    rows = position(new_table(layout=layout))["layout"]
    assert [len(row) for row in rows] == [4, 4, 4, 4]
    assert sorted(place for row in rows for place in row) == list(range(1, 17))


@pytest.mark.rule("IST-SET-02")
@pytest.mark.parametrize(
    "layout",
    ["1.2.3.4/5.6.7.8/9.10.11.12/13.14.15.15", "1.2.3.4/5.6.7.8/9.10.11.12", "1.2.3.4/5.6.7.8/9.10.11.12/13.14.15.17"],
)
def test_a_board_with_a_place_twice_missing_or_unknown_is_refused(layout: str) -> None:
    with pytest.raises(BadOption, match="layout"):
        new_table(layout=layout)


@pytest.mark.rule("IST-SET-03")
def test_short_paths_follows_the_blue_numbers() -> None:
    assert cells(new_table(layout="short")) == BLUE_NUMBERS


@pytest.mark.rule("IST-SET-03")
def test_short_paths_is_the_default() -> None:
    assert cells(new_table()) == BLUE_NUMBERS


@pytest.mark.rule("IST-SET-04")
def test_long_paths_follows_the_green_numbers() -> None:
    assert cells(new_table(layout="long")) == GREEN_NUMBERS


@pytest.mark.rule("IST-SET-05")
def test_in_order_follows_the_big_numbers() -> None:
    assert cells(new_table(layout="order")) == list(range(1, 17))


@pytest.mark.rule("IST-SET-06")
def test_in_a_random_layout_the_fountain_lies_on_any_of_the_four_central_cells() -> None:
    assert {table.state.board.layout.index(7) for table in random_tables()} == {5, 6, 9, 10}


@pytest.mark.rule("IST-SET-06")
@pytest.mark.parametrize("place", [1, 16])
def test_in_a_random_layout_other_places_lie_anywhere(place: int) -> None:
    assert {table.state.board.layout.index(place) for table in random_tables()} == set(range(16))


@pytest.mark.rule("IST-SET-07")
def test_in_a_random_layout_black_market_and_tea_house_lie_three_or_more_apart() -> None:
    assert {table.state.board.distance(8, 9) for table in random_tables()} == {3, 4, 5, 6}


@pytest.mark.rule("IST-SET-27")
def test_the_layout_is_chosen_among_three_fixed_ones_and_a_random_one() -> None:
    layout = next(option for option in find_game("istanbul").options if option.name == "layout")
    assert set(layout.choices) == {"first", "short", "long", "order", "random"}
    assert find_game("istanbul").settings(3, {"layout": "first"})["layout"] == "short"


@pytest.mark.rule("IST-SET-27")
def test_a_layout_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption, match="short, long, order, random"):
        new_table(layout="first play")


@pytest.mark.parametrize(
    "chosen",
    [
        {"layout": "long", "neutral": "yes"},
        {"rules": "mocha", "colours": "white.red.blue"},
        {"rules": "letters", "cards": "all"},
        {"layout": "/".join(".".join(str(place) for place in range(row, row + 4)) for row in (13, 9, 5, 1))},
    ],
    ids=["base", "mocha", "letters", "grid"],
)
def test_a_position_shows_with_which_options_it_is_played(chosen: dict[str, str]) -> None:
    game = find_game("istanbul")
    assert game.settings_of(game.start(3, FastLuck(1), **chosen)) == game.settings(3, chosen)


# Mosques, Wainwright, Gemstone Dealer, Sultan's Palace


@pytest.mark.rule("IST-SET-08")
def test_red_and_green_tiles_lie_on_the_small_mosque() -> None:
    table = given(red(merchant=14, goods="RRGGYYBB"), at="act").play("act")
    assert table.offered("tile") == {"red", "green"}


@pytest.mark.rule("IST-SET-08")
def test_blue_and_yellow_tiles_lie_on_the_great_mosque() -> None:
    table = given(red(merchant=15, goods="RRGGYYBB"), at="act").play("act")
    assert table.offered("tile") == {"blue", "yellow"}


@pytest.mark.rule("IST-SET-08")
def test_the_tile_with_two_symbols_is_on_top_and_the_next_one_has_more() -> None:
    first = given(red(merchant=14, goods="RR"), at="act")
    second = given({"red": {"merchant": 14, "goods": "RR"}, "yellow": {"tiles": ["red"]}, "green": {}}, at="act")
    assert "act" in first.offers()
    assert "act" not in second.offers()


@pytest.mark.rule("IST-SET-09")
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("colour", ["red", "green", "yellow", "blue"])
def test_four_or_five_players_use_all_mosque_tiles(players: int, colour: str) -> None:
    assert position(set_up(players))["mosque_tiles"][colour] == [2, 3, 4, 5]


@pytest.mark.rule("IST-SET-10")
@pytest.mark.parametrize("colour", ["red", "green", "yellow", "blue"])
def test_three_players_leave_out_the_fives(colour: str) -> None:
    assert position(set_up(3))["mosque_tiles"][colour] == [2, 3, 4]


@pytest.mark.rule("IST-SET-11")
@pytest.mark.parametrize("colour", ["red", "green", "yellow", "blue"])
def test_two_players_leave_out_the_threes_and_the_fives(colour: str) -> None:
    assert position(set_up(2))["mosque_tiles"][colour] == [2, 4]


@pytest.mark.rule("IST-SET-12")
@pytest.mark.parametrize(("players", "rubies"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_each_mosque_gets_a_ruby_per_player_but_only_four_with_five(players: int, rubies: int) -> None:
    state = set_up(players).state
    assert (state.rubies[SMALL_MOSQUE], state.rubies[GREAT_MOSQUE]) == (rubies, rubies)


@pytest.mark.rule("IST-SET-13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_wainwright_gets_a_ruby_per_player(players: int) -> None:
    assert set_up(players).state.rubies[WAINWRIGHT] == players


@pytest.mark.rule("IST-SET-13")
def test_three_extensions_and_a_ruby_are_left_for_the_last_player_too() -> None:
    done = {"extensions": 3, "rubies": 1}
    table = given({"red": {"merchant": 1, "lira": 7, "extensions": 2}, "yellow": done, "green": done}, at="act")
    table.play("act")
    assert table.player("red").extensions == 3
    assert table.player("red").rubies == 1


@pytest.mark.rule("IST-SET-14")
@pytest.mark.parametrize(("players", "rubies", "price"), [(2, 9, 15), (3, 10, 14), (4, 12, 12), (5, 12, 12)])
def test_the_gemstone_dealer_has_rubies_and_a_first_price_by_players(players: int, rubies: int, price: int) -> None:
    state = set_up(players).state
    assert (state.rubies[GEMSTONE_DEALER], state.dealer_price()) == (rubies, price)


@pytest.mark.rule("IST-SET-15")
@pytest.mark.parametrize(("players", "rubies", "price"), [(2, 6, 5), (3, 6, 5), (4, 7, 4), (5, 7, 4)])
def test_the_sultans_palace_has_rubies_and_a_first_price_by_players(players: int, rubies: int, price: int) -> None:
    state = set_up(players).state
    assert (state.rubies[SULTANS_PALACE], state.palace_price()) == (rubies, price)


@pytest.mark.rule("IST-SET-15")
def test_with_four_players_one_good_of_each_type_buys_the_first_ruby_of_the_palace() -> None:
    players = {"red": {"merchant": 13, "goods": "RGYB"}, "yellow": {}, "green": {}, "blue": {}}
    table = given(players, at="act").play("act")
    assert (table.player("red").rubies, table.goods("red")) == (1, "")


@pytest.mark.rule("IST-SET-15")
def test_with_three_players_the_first_ruby_of_the_palace_costs_a_fifth_good() -> None:
    assert "act" not in given(red(merchant=13, goods="RGYB"), at="act").offers()
    assert "act" in given(red(merchant=13, goods="RGYYB"), at="act").offers()


# Post Office, markets, neutral tokens, cards


@pytest.mark.rule("IST-SET-16")
def test_the_post_office_first_gives_a_green_a_yellow_and_two_lira() -> None:
    table = set_up().play("move 5", "lay", "act")
    assert table.goods("red") == "GY"
    assert table.player("red").lira == 2 + 2


@pytest.mark.rule("IST-SET-17")
@pytest.mark.parametrize("tile", range(5))
def test_any_dark_demand_tile_can_be_the_first_of_the_large_market(tile: int) -> None:
    market = position(set_up(large=tile))["large_market"]
    assert market["top"] == ["L1", "L2", "L3", "L4", "L5"][tile]
    assert sorted([market["top"], *market["unseen"]]) == ["L1", "L2", "L3", "L4", "L5"]
    assert market["bottom"] == []


@pytest.mark.rule("IST-SET-17")
def test_at_the_large_market_only_the_top_demand_tile_counts() -> None:
    table = given(red(merchant=10, goods="RRGY"), at="act", large_market={"top": "L2"}).play("act")
    assert table.offered("sell") == {"R", "G", "RG"}


@pytest.mark.rule("IST-SET-18")
@pytest.mark.parametrize("tile", range(5))
def test_any_light_demand_tile_can_be_the_first_of_the_small_market(tile: int) -> None:
    market = position(set_up(small=tile))["small_market"]
    assert market["top"] == ["S1", "S2", "S3", "S4", "S5"][tile]
    assert sorted([market["top"], *market["unseen"]]) == ["S1", "S2", "S3", "S4", "S5"]
    assert market["bottom"] == []


@pytest.mark.rule("IST-SET-18")
def test_at_the_small_market_only_the_top_demand_tile_counts() -> None:
    table = given(red(merchant=11, goods="RYB"), at="act", small_market={"top": "S5"}).play("act")
    assert table.offered("sell") == {"Y", "B", "YB"}


@pytest.mark.rule("IST-SET-19")
def test_governor_and_smuggler_begin_where_two_dice_each_send_them() -> None:
    state = set_up(governor=(2, 3), smuggler=(6, 4)).state
    assert (state.token_place(GOVERNOR), state.token_place(SMUGGLER)) == (5, 10)


@pytest.mark.rule("IST-SET-19")
def test_governor_and_smuggler_may_begin_on_the_same_place() -> None:
    state = set_up(governor=(6, 3), smuggler=(4, 5)).state
    assert (state.token_place(GOVERNOR), state.token_place(SMUGGLER)) == (9, 9)


@pytest.mark.rule("IST-SET-20")
def test_hands_and_draw_pile_hold_the_26_cards_of_the_base_game() -> None:
    table = set_up()
    hands = Counter(table.hand("red") + table.hand("yellow") + table.hand("green"))
    pile = Counter(dict(zip(BASE_CARDS, table.state.deck.pile, strict=True)))
    assert hands + pile == {
        "any-good": 4,
        "five-lira": 4,
        "palace-again": 2,
        "post-again": 2,
        "dealer-again": 2,
        "family-home": 2,
        "stay": 2,
        "far-move": 4,
        "assistant-home": 2,
        "any-sale": 2,
    }


@pytest.mark.rule("IST-SET-20")
def test_the_discard_pile_begins_empty() -> None:
    table = set_up()
    assert table.discards() == []
    assert table.state.deck.size == 26 - 3


# What each player begins with


@pytest.mark.rule("IST-SET-21")
def test_wheelbarrows_begin_empty() -> None:
    table = set_up()
    assert [table.goods(colour) for colour in ("red", "yellow", "green")] == ["", "", ""]


@pytest.mark.rule("IST-SET-21")
def test_a_wheelbarrow_without_extensions_holds_two_of_a_type() -> None:
    table = set_up().play("move 2", "lay", "act")
    assert table.goods("red") == "RR"


@pytest.mark.rule("IST-SET-22")
def test_family_members_begin_on_the_police_station() -> None:
    assert {player.family for player in set_up(5).state.players} == {12}


@pytest.mark.rule("IST-SET-23")
def test_merchants_begin_on_the_fountain_on_four_own_assistants() -> None:
    table = set_up(5)
    assert {player.merchant for player in table.state.players} == {7}
    assert {table.stack(colour) for colour in ("red", "yellow", "green", "blue", "white")} == {"oooo"}


@pytest.mark.rule("IST-SET-24")
def test_the_fifth_assistant_waits_in_the_reserve() -> None:
    assert {player.reserve for player in set_up(5).state.players} == {1}


@pytest.mark.rule("IST-SET-25")
@pytest.mark.parametrize(("chance", "colour"), [(0, "red"), (1, "yellow"), (2, "green")])
def test_chance_names_the_start_player_who_gets_two_lira(chance: int, colour: str) -> None:
    table = set_up(start=chance)
    assert table.decides() == colour
    assert table.player(colour).lira == 2


@pytest.mark.rule("IST-SET-25")
@pytest.mark.example("EX-02")
def test_going_round_from_the_start_player_everybody_gets_one_lira_more() -> None:
    third_begins = set_up(5, start=2)
    assert [player.lira for player in third_begins.state.players] == [5, 6, 2, 3, 4]


@pytest.mark.rule("IST-SET-26")
def test_each_player_draws_one_card_from_the_draw_pile() -> None:
    table = set_up(4)
    assert [len(player.hand) for player in table.state.players] == [1, 1, 1, 1]
    assert table.state.deck.size == 26 - 4


@pytest.mark.rule("IST-SET-26")
def test_cards_are_drawn_in_turn_order_from_the_start_player() -> None:
    table = set_up(start=1, cards=(LAST_OF_PILE, FIRST_OF_PILE, FIRST_OF_PILE + 3))
    assert table.hand("yellow") == ["any-sale"]
    assert table.hand("green") == ["any-good"]
    assert table.hand("red") == ["five-lira"]


@pytest.mark.rule("IST-SET-28")
@pytest.mark.parametrize("colour", ["red", "yellow", "green", "blue", "white"])
def test_nobody_begins_with_rubies_tiles_extensions_or_lying_assistants(colour: str) -> None:
    table = set_up(5)
    player = table.player(colour)
    assert (player.rubies, player.extensions) == (0, 0)
    assert table.tiles(colour) == []
    assert table.lying(colour) == set()
