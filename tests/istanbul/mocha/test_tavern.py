"""The Tavern, its tiles, the baksheesh and the Barrier (MOC-TAV, MOC-BAR)."""

from typing import Any

import pytest

from bedesten.core.errors import BadPosition, IllegalAction
from bedesten.core.registry import find_game
from bedesten.games.istanbul.actions import COFFEE_TRADER, SMUGGLER
from bedesten.games.istanbul.data import COFFEE_HOUSE
from tests.istanbul.mocha.table import TURN, barrier, mocha
from tests.istanbul.table import Table, dice


def red(**owned: Any) -> dict[str, dict[str, Any]]:
    return {"red": owned, "yellow": {}, "green": {}}


def tavern(**owned: Any) -> Table:
    return mocha(red(merchant=19, **owned), "act").play("act")


def targets(table: Table) -> set[int]:
    return {int(place) for place in table.offered("move")}


# Options


@pytest.mark.rule("MOC-TAV-01")
def test_the_tavern_offers_what_can_be_paid_and_one_of_it_is_used() -> None:
    assert tavern(coffee=1).offers() == {"tavern movement", "tavern encounter"}
    assert tavern(coffee=2).offers() == {"tavern barrier", "tavern movement", "tavern encounter"}
    table = tavern(coffee=9, goods="YYY", extensions=1)
    assert table.offered("tavern") == {"barrier", "movement", "encounter", "baksheesh"}
    assert table.play("tavern movement").question() == "encounters"


@pytest.mark.rule("MOC-TAV-02")
def test_a_tavern_tile_costs_the_coffee_on_it() -> None:
    players = {"red": {"merchant": 19, "coffee": 3}, "yellow": {"tavern": ["movement"]}, "green": {}}
    table = mocha(players, "act").play("act", "tavern movement")
    assert table.player("red").coffee == 1
    assert table.player("red").tavern == 1
    assert find_game("istanbul").write(table.state)["tavern_tiles"] == {"movement": [3, 4], "encounter": [1, 2, 3, 4]}


@pytest.mark.rule("MOC-TAV-03")
def test_nobody_takes_a_second_tile_of_a_kind_or_one_of_an_empty_pile() -> None:
    table = tavern(coffee=9, tavern=["movement"])
    assert "movement" not in table.offered("tavern")
    with pytest.raises(IllegalAction, match="MOC-TAV-03"):
        table.play("tavern movement")
    players: dict[str, dict[str, Any]] = {
        colour: {"tavern": ["encounter"]} for colour in ("yellow", "green", "blue", "white")
    }
    table = mocha({"red": {"merchant": 19, "coffee": 9}, **players}, "act").play("act")
    assert table.offered("tavern") == {"barrier", "movement"}
    with pytest.raises(IllegalAction, match="there is no tile of this kind left"):
        table.play("tavern encounter")


@pytest.mark.rule("MOC-TAV-12")
def test_encounters_on_the_tavern_follow_its_action() -> None:
    table = mocha({"red": {"merchant": 19, "coffee": 1}, "yellow": {"family": 19}}, "act")
    assert table.play("act", "tavern movement").offers() == {"catch yellow"}


# Movement tile


@pytest.mark.rule("MOC-TAV-04")
@pytest.mark.rule("MOC-TAV-13")
def test_the_movement_tile_leads_straight_on() -> None:
    table = mocha(red(merchant=20, tavern=["movement"]))
    # On foot 2, 8, 11, 5 and 19; along the row 14 and 13, up the column 16.
    assert targets(table) == {2, 8, 11, 5, 19, 14, 13, 16}
    table.play("move 13", "lay", "skip", "end")
    assert table.player("red").merchant == 13
    assert table.player("red").tavern == 1


@pytest.mark.rule("MOC-TAV-04")
def test_the_movement_tile_does_not_let_the_merchant_stay() -> None:
    assert 20 not in targets(mocha(red(merchant=20, tavern=["movement"])))


@pytest.mark.rule("MOC-TAV-05")
@pytest.mark.example("EX-28")
def test_the_line_of_the_movement_tile_ends_before_a_foreign_barrier() -> None:
    table = mocha(red(merchant=7, tavern=["movement"]), barrier=barrier(7, 6, "yellow"))
    lines = {1, 4, 8, 17, 18}
    on_foot = {1, 3, 4, 8, 12, 15, 17, 18, 19}
    assert targets(table) == lines | on_foot


@pytest.mark.rule("MOC-TAV-05")
@pytest.mark.example("EX-29")
def test_the_line_of_the_movement_tile_crosses_the_own_barrier() -> None:
    table = mocha(red(merchant=7, tavern=["movement"]), barrier=barrier(7, 6, "red"))
    assert targets(table) >= {1, 4, 5, 6, 8, 17, 18}
    assert 5 in targets(table)


# Encounter tile


@pytest.mark.rule("MOC-TAV-06")
@pytest.mark.rule("MOC-TAV-07")
@pytest.mark.example("EX-53")
def test_with_the_encounter_tile_the_governor_gives_a_card_for_nothing() -> None:
    table = mocha(red(merchant=5, tavern=["encounter"]), "encounters", governor=5)
    table.play("meet governor")
    assert len(table.hand("red")) == 1
    assert table.player("red").lira == 0
    assert table.question() == "encounters"
    assert len(table.told("dice")) == 1
    assert table.offered("meet") == set()


@pytest.mark.rule("MOC-TAV-06")
def test_with_the_encounter_tile_smuggler_and_coffee_trader_cost_nothing_either() -> None:
    table = mocha(red(merchant=5, tavern=["encounter"]), "encounters", smuggler=5, coffee_trader=5)
    table.play("meet smuggler").play("take B", luck=dice(1, 1))
    assert (table.goods("red"), table.state.token_place(SMUGGLER)) == ("B", 2)
    table.play("meet coffee-trader", luck=dice(4, 6))
    assert (table.player("red").coffee, table.state.token_place(COFFEE_TRADER)) == (1, 10)
    assert table.offers() == {"end"}


@pytest.mark.rule("MOC-CTR-02")
@pytest.mark.rule("MOC-TAV-06")
def test_with_the_encounter_tile_the_coffee_trader_serves_the_poor() -> None:
    assert "meet coffee-trader" in mocha(red(merchant=5, tavern=["encounter"]), "encounters", coffee_trader=5).offers()


@pytest.mark.rule("MOC-TAV-07")
def test_a_free_token_is_met_once_in_a_turn() -> None:
    table = mocha(red(merchant=5, tavern=["encounter"], lira=9), "encounters", coffee_trader=5)
    table.play("meet coffee-trader", luck=dice(2, 3))
    assert table.state.token_place(COFFEE_TRADER) == 5
    assert table.offers() == {"end"}


@pytest.mark.rule("MOC-TAV-08")
def test_the_encounter_tile_pays_no_merchants_and_catches_as_usual() -> None:
    players = {"red": {"merchant": 5, "lira": 2, "tavern": ["encounter"]}, "yellow": {"merchant": 5, "family": 5}}
    table = mocha(players, "pay-merchants", neutral_merchants=[14, 15, 16])
    assert table.offers() == {"pay", "stop"}
    table.play("pay", "skip")
    assert table.player("yellow").lira == 2
    assert table.play("catch yellow").offers() == {"reward lira", "reward card", "reward none"}


# Baksheesh


@pytest.mark.rule("MOC-TAV-09")
@pytest.mark.rule("MOC-TAV-10")
@pytest.mark.rule("MOC-TAV-11")
def test_the_baksheesh_buys_a_ruby_of_any_track() -> None:
    table = tavern(coffee=5, goods="YYYR", extensions=1).play("tavern baksheesh")
    assert (table.player("red").coffee, table.goods("red")) == (1, "R")
    assert table.offers() == {"ruby 13", "ruby 16", "ruby 20"}
    price = table.state.dealer_price()
    table.play("ruby 16")
    assert (table.player("red").rubies, table.player("red").lira) == (1, 0)
    assert table.state.dealer_price() == price + 1
    assert find_game("istanbul").write(table.state)["baksheesh"] == {"side": "back", "goods": "RRR"}
    assert table.question() == "encounters"


@pytest.mark.rule("MOC-TAV-09")
@pytest.mark.rule("MOC-TAV-10")
def test_the_back_of_the_baksheesh_tile_asks_for_other_goods() -> None:
    table = mocha(red(merchant=19, coffee=4, goods="RRRYYY", extensions=1), "act", baksheesh={"side": "back"})
    table.play("act", "tavern baksheesh", "ruby 20")
    assert table.goods("red") == "YYY"
    assert table.state.rubies[COFFEE_HOUSE] == 4
    assert table.state.mocha.turned == 0


@pytest.mark.rule("MOC-TAV-11")
def test_the_baksheesh_ruby_comes_from_a_track_that_has_one() -> None:
    players = {
        "red": {"merchant": 19, "coffee": 4, "goods": "YYY", "extensions": 1},
        "yellow": {"rubies": 11},
        "green": {},
    }
    table = mocha(players, "act", rubies={"coffee_house": 0, "palace": 0}).play("act", "tavern baksheesh")
    assert table.offers() == {"ruby 16"}
    players["yellow"] = {"rubies": 21}
    table = mocha(players, "act", rubies={"coffee_house": 0, "palace": 0, "dealer": 0}).play("act")
    assert "baksheesh" not in table.offered("tavern")
    with pytest.raises(IllegalAction, match="MOC-TAV-11"):
        table.play("tavern baksheesh")


# Barrier


@pytest.mark.rule("MOC-BAR-01")
@pytest.mark.rule("MOC-BAR-03")
@pytest.mark.example("EX-18")
def test_the_barrier_between_two_places_lets_one_of_them_be_used() -> None:
    rows = [[16, 15, 18, 3, 10], [8, 1, 7, 17, 4], [5, 2, 6, 12, 9], [20, 11, 19, 14, 13]]
    players = {"red": {"merchant": 19, "coffee": 2}, "yellow": {"merchant": 2, "family": 2}, "green": {}}
    table = mocha(players, "act", layout=rows, governor=2)
    table.play("act", "tavern barrier", "barrier 2")
    assert table.offers() == {"beyond 1", "beyond 5", "beyond 6", "beyond 11"}
    table.play("beyond 5", "act")
    assert table.player("red").coffee == 0
    assert table.goods("red") == "RR"
    assert table.state.mocha.control == 0
    assert find_game("istanbul").write(table.state)["barrier"] == {"between": [2, 5], "control": "red"}
    assert table.offers() == {"end"}


@pytest.mark.rule("MOC-BAR-02")
def test_the_barrier_stands_between_neighbours_and_may_stay_where_it_is() -> None:
    table = mocha(red(merchant=19, coffee=2), "act", barrier=barrier(7, 6, "yellow"))
    table.play("act", "tavern barrier", "barrier 7")
    with pytest.raises(IllegalAction, match="MOC-BAR-02"):
        table.play("beyond 12")
    table.play("beyond 6", "skip")
    assert find_game("istanbul").write(table.state)["barrier"] == {"between": [6, 7], "control": "red"}


@pytest.mark.rule("MOC-BAR-04")
def test_the_action_beside_the_barrier_may_be_left_be() -> None:
    table = tavern(coffee=2).play("tavern barrier", "barrier 16", "beyond 8")
    assert table.offers() == {"skip"}
    assert table.play("skip").question() == "encounters"
    assert table.state.mocha.control == 0


@pytest.mark.rule("MOC-BAR-05")
@pytest.mark.rule("MOC-BAR-06")
@pytest.mark.example("EX-27")
def test_a_foreign_barrier_is_walked_around() -> None:
    table = mocha(red(merchant=7), barrier=barrier(7, 6, "yellow"))
    assert targets(table) == {1, 3, 4, 8, 12, 15, 17, 18, 19}


@pytest.mark.rule("MOC-BAR-05")
def test_the_holder_of_the_control_tile_walks_through() -> None:
    assert {5, 6} <= targets(mocha(red(merchant=7), barrier=barrier(7, 6, "red")))


@pytest.mark.rule("MOC-BAR-06")
@pytest.mark.example("EX-31")
def test_a_far_move_reaches_what_lies_behind_the_barrier_by_a_detour() -> None:
    table = mocha(red(merchant=7, hand=["far-move"]), barrier=barrier(7, 6, "yellow")).play("play far-move")
    assert {5, 6} <= targets(table)


@pytest.mark.rule("MOC-BAR-07")
def test_jumps_do_not_mind_the_barrier() -> None:
    table = mocha(red(merchant=12), "act", barrier=barrier(12, 6, "yellow")).play("act", "send 6", "skip")
    assert table.player("red").family == 6
    table = mocha(red(merchant=16, hand=["corner-move"]), barrier=barrier(16, 15, "yellow")).play("play corner-move")
    assert table.offered("move") == {"10", "20", "13"}
    table = mocha(red(merchant=6, guild=[7]), barrier=barrier(7, 6, "yellow")).play("guild 7")
    assert table.player("red").merchant == 7


@pytest.mark.rule("MOC-BAR-08")
def test_there_is_one_barrier_and_it_moves_with_its_control_tile() -> None:
    table = mocha(red(merchant=19, coffee=2), "act", barrier=barrier(7, 6, "yellow"))
    table.play("act", "tavern barrier", "barrier 14", "beyond 5", "skip", "end")
    assert find_game("istanbul").write(table.state)["barrier"] == {"between": [5, 14], "control": "red"}
    assert {5, 6} <= targets(table), "yellow walks where the Barrier stood"


@pytest.mark.rule("MOC-BAR-09")
def test_the_place_beside_the_barrier_may_be_the_tavern_or_the_police_station() -> None:
    table = tavern(coffee=3).play("tavern barrier", "barrier 19", "beyond 2", "act", "tavern movement")
    assert (table.player("red").coffee, table.player("red").tavern) == (0, 1)
    table = tavern(coffee=2).play("tavern barrier", "barrier 12", "beyond 6", "act", "send 3", "act")
    assert table.goods("red") == "GG"
    table = tavern(coffee=2, family=3).play("tavern barrier", "barrier 12", "beyond 6")
    assert table.offers() == {"skip"}


@pytest.mark.rule("MOC-BAR-10")
def test_before_its_first_use_the_barrier_stops_nobody() -> None:
    assert {5, 6} <= targets(mocha(red(merchant=7)))


@pytest.mark.rule("IST-BON-08")
@pytest.mark.example("EX-58")
def test_the_red_tile_works_beside_the_barrier() -> None:
    table = tavern(coffee=2, tiles=["red"], hand=[]).play("tavern barrier", "barrier 8", "beyond 1", "act")
    table.play("take R", luck=dice(1, 6)).play("turn 1")
    assert table.goods("red") == "RBB"


@pytest.mark.rule("IST-BON-08")
def test_cards_and_the_green_tile_of_a_place_work_beside_the_barrier() -> None:
    table = tavern(coffee=2, goods="B", hand=["any-sale"]).play("tavern barrier", "barrier 11", "beyond 5")
    assert "play any-sale" in table.offers()
    table = tavern(coffee=2, lira=20, hand=["dealer-again"]).play("tavern barrier", "barrier 16", "beyond 8", "act")
    assert table.offered("play") == set()
    table = tavern(coffee=2, lira=2, tiles=["green"]).play("tavern barrier", "barrier 2", "beyond 8", "act")
    assert table.question() == "green-tile"


@pytest.mark.rule("IST-BON-28")
def test_the_coffee_of_the_last_payable_option_is_not_sold() -> None:
    table = tavern(coffee=1, hand=["coffee-sale"])
    assert table.offered("play") == set()
    with pytest.raises(IllegalAction, match="IST-BON-28"):
        table.play("play coffee-sale")
    assert tavern(coffee=2, hand=["coffee-sale"]).offered("play") == {"coffee-sale"}


def test_a_barrier_of_a_position_must_stand_between_neighbours() -> None:
    game = find_game("istanbul")
    position = {"rules": "mocha", "players": {"red": {}, "yellow": {}}, "agenda": TURN}
    with pytest.raises(BadPosition, match="INV-23"):
        game.read(position | {"barrier": barrier(16, 13, "red")})
