"""Two players and the three neutral Merchants (IST-TWO)."""

import pytest

from bedesten.core.luck import ScriptedLuck
from bedesten.core.registry import find_game
from bedesten.games.istanbul.actions import SMUGGLER
from tests.istanbul.table import Table, dice, given, new_table


def two(at: str, neutral: list[int], lira: int = 0, merchant: int = 9, yellow: int = 7) -> Table:
    """Return a two-player game with red's Merchant on a place, yellow's on another and neutral ones on theirs."""
    players = {"red": {"merchant": merchant, "lira": lira}, "yellow": {"merchant": yellow}}
    return given(players, at, neutral_merchants=neutral)


@pytest.mark.rule("IST-TWO-01")
def test_the_three_unused_merchants_begin_on_the_mosques_and_the_gemstone_dealer() -> None:
    assert new_table(2).state.neutral_merchants == [14, 15, 16]


@pytest.mark.rule("IST-TWO-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_more_players_have_no_neutral_merchants(players: int) -> None:
    assert new_table(players).state.neutral_merchants == []


@pytest.mark.rule("IST-TWO-02")
def test_a_neutral_merchant_costs_two_lira_that_go_to_the_supply() -> None:
    table = two("assist", [14, 15, 9], lira=5).play("lay", "pay")
    assert [player.lira for player in table.state.players] == [3, 0]
    assert table.question() == "act"


@pytest.mark.rule("IST-TWO-02")
def test_each_neutral_merchant_on_the_place_is_paid() -> None:
    table = two("pay-merchants", [9, 15, 9], lira=5).play("pay")
    assert [player.lira for player in table.state.players] == [1, 0]


@pytest.mark.rule("IST-TWO-03")
def test_a_paid_neutral_merchant_goes_where_two_dice_send_him() -> None:
    table = two("pay-merchants", [14, 9, 16], lira=2).play("pay", luck=dice(4, 6))
    assert table.state.neutral_merchants == [14, 10, 16]


@pytest.mark.rule("IST-TWO-03")
def test_each_paid_neutral_merchant_has_his_own_roll() -> None:
    table = two("pay-merchants", [9, 15, 9], lira=4).play("pay", luck=dice(1, 2, 6, 6))
    assert table.state.neutral_merchants == [3, 15, 12]


@pytest.mark.rule("IST-TWO-04")
def test_who_refuses_to_pay_ends_the_turn_and_the_neutral_merchant_stays() -> None:
    table = two("pay-merchants", [14, 9, 16], lira=2)
    assert table.offers() == {"pay", "stop"}
    table.play("stop", luck=ScriptedLuck([]))
    assert (table.decides(), table.question()) == ("yellow", "move")
    assert (table.player("red").lira, table.state.neutral_merchants) == (2, [14, 9, 16])


@pytest.mark.rule("IST-TWO-04")
def test_who_cannot_pay_ends_the_turn_and_the_neutral_merchant_stays() -> None:
    table = two("pay-merchants", [14, 9, 16], lira=1)
    assert table.offers() == {"stop"}
    assert table.play("stop").decides() == "yellow"
    assert table.state.neutral_merchants == [14, 9, 16]


@pytest.mark.rule("IST-TWO-05")
def test_on_the_fountain_a_neutral_merchant_is_neither_paid_nor_rolled() -> None:
    table = two("move", [7, 15, 16], lira=9, merchant=3, yellow=3).play("move 7", luck=ScriptedLuck([]))
    assert table.question() == "act"
    assert (table.player("red").lira, table.state.neutral_merchants) == (9, [7, 15, 16])


@pytest.mark.rule("IST-TWO-06")
def test_a_neutral_merchant_rolled_back_is_not_paid_again() -> None:
    table = two("pay-merchants", [14, 9, 16], lira=9).play("pay", luck=dice(4, 5))
    assert table.state.neutral_merchants == [14, 9, 16]
    assert (table.player("red").lira, table.question()) == (7, "act")


@pytest.mark.rule("IST-TWO-07")
@pytest.mark.example("EX-43")
def test_who_cannot_pay_foreign_and_neutral_merchant_together_pays_neither() -> None:
    table = two("assist", [14, 15, 16], lira=3, merchant=16, yellow=16).play("lay")
    assert table.offers() == {"stop"}
    table.play("stop")
    assert table.decides() == "yellow"
    assert [player.lira for player in table.state.players] == [3, 0]
    assert table.state.neutral_merchants == [14, 15, 16]


@pytest.mark.rule("IST-TWO-07")
def test_foreign_and_neutral_merchant_are_paid_together() -> None:
    table = two("pay-merchants", [14, 15, 16], lira=4, merchant=16, yellow=16)
    assert table.offers() == {"pay", "stop"}
    table.play("pay", luck=dice(1, 1))
    assert [player.lira for player in table.state.players] == [0, 2]
    assert table.state.neutral_merchants == [14, 15, 2]


@pytest.mark.rule("IST-TWO-08")
@pytest.mark.parametrize(("rubies", "then"), [(5, "red"), (6, "")])
def test_two_players_play_until_somebody_owns_six_rubies(rubies: int, then: str) -> None:
    table = given({"red": {}, "yellow": {"merchant": 5, "rubies": rubies}}, at="encounters", active="yellow")
    assert table.play("end").decides() == then


@pytest.mark.rule("IST-TWO-08")
def test_two_players_use_the_mosque_tiles_with_two_and_four_symbols() -> None:
    tiles = find_game("istanbul").write(new_table(2).state)["mosque_tiles"]
    assert tiles == {"red": [2, 4], "green": [2, 4], "yellow": [2, 4], "blue": [2, 4]}


@pytest.mark.rule("IST-TWO-08")
def test_for_two_players_the_second_tile_of_a_colour_takes_four_goods() -> None:
    red = {"merchant": 14, "extensions": 2, "goods": "RRR"}
    yellow = {"tiles": ["red"]}
    assert given({"red": red, "yellow": yellow}, at="act").offers() == {"skip"}
    assert given({"red": red | {"goods": "RRRR"}, "yellow": yellow}, at="act").offers() == {"act", "skip"}


@pytest.mark.rule("IST-TWO-09")
def test_neutral_merchants_have_no_turn() -> None:
    table = new_table(2, seed=1)
    assert len(table.state.players) == 2
    first = table.decides()
    assert table.play("move 5", "stop").decides() != first
    assert table.play("move 5", "stop").decides() == first


@pytest.mark.rule("IST-TWO-09")
def test_a_neutral_merchant_catches_no_family_member_and_takes_no_lira_from_it() -> None:
    table = given(
        {"red": {"merchant": 12, "lira": 3}, "yellow": {}}, at="act", neutral_merchants=[5, 15, 16], governor=2
    )
    table.play("act", "send 5", "act", "end", luck=ScriptedLuck([]))
    assert (table.player("red").family, table.player("red").lira) == (5, 5)
    assert table.state.neutral_merchants == [5, 15, 16]


@pytest.mark.rule("IST-TWO-09")
def test_no_other_roll_moves_a_neutral_merchant() -> None:
    players = {"red": {"merchant": 9, "lira": 2}, "yellow": {}}
    table = given(players, at="act", neutral_merchants=[9, 15, 16], governor=9, smuggler=9)
    table.play("act").play("call 5", luck=dice(3, 3)).play("meet smuggler", "take B").play("pay", luck=dice(6, 6))
    assert table.state.token_place(SMUGGLER) == 12
    assert table.state.neutral_merchants == [9, 15, 16]


@pytest.mark.rule("IST-TWO-09")
def test_a_neutral_merchant_left_alone_stays_through_a_whole_round() -> None:
    table = given({"red": {}, "yellow": {}}, neutral_merchants=[14, 9, 16])
    table.play("move 5", "lay", "act", "end", "move 2", "lay", "act", "end")
    assert (table.state.round, table.state.neutral_merchants) == (2, [14, 9, 16])
