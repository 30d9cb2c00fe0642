"""What the Mosque tiles do for their owners."""

import pytest

from bedesten.games.istanbul.actions import GOVERNOR
from tests.istanbul.table import dice, given, red

# All tiles


@pytest.mark.rule("IST-MOS-01")
def test_tile_works_turn_after_turn() -> None:
    players = {"red": {"merchant": 7, "lira": 4, "lying": [2, 9], "tiles": ["yellow"]}, "yellow": {}}
    table = given(players).play("recall 2", "move 5", "stop", "move 11", "stop")
    assert table.tiles("red") == ["yellow"]
    assert table.play("recall 9").lying("red") == set()


@pytest.mark.rule("IST-MOS-01")
def test_tile_is_not_used_up_by_its_use() -> None:
    players = {"red": {"merchant": 7, "lira": 4, "tiles": ["green"]}, "yellow": {}}
    table = given(players).play("move 2", "lay", "act", "take B", "end", "move 11", "stop")
    table.play("move 3", "lay", "act", "take B")
    assert table.goods("red") == "RRGGBB"


# Red: dice at the Black Market and the Tea House


@pytest.mark.rule("IST-MOS-02")
def test_red_tile_may_turn_either_die_or_roll_again_or_rest_at_the_tea_house() -> None:
    table = given(red(merchant=9, tiles=["red"]), at="act").play("act").play("call 9", luck=dice(1, 5))
    assert table.offers() == {"turn 1", "turn 2", "reroll", "keep"}


@pytest.mark.rule("IST-MOS-02")
def test_red_tile_may_turn_either_die_or_roll_again_or_rest_at_the_black_market() -> None:
    table = given(red(merchant=8, tiles=["red"]), at="act").play("act").play("take R", luck=dice(1, 5))
    assert table.offers() == {"turn 1", "turn 2", "reroll", "keep"}


@pytest.mark.rule("IST-MOS-02")
@pytest.mark.parametrize(("turned", "lira"), [("turn 1", 9), ("turn 2", 2), ("keep", 2)])
def test_turned_die_shows_4(turned: str, lira: int) -> None:
    table = given(red(merchant=9, tiles=["red"]), at="act").play("act").play("call 9", luck=dice(1, 5))
    assert table.play(turned).player("red").lira == lira


@pytest.mark.rule("IST-MOS-02")
def test_second_die_may_be_the_one_turned_to_4() -> None:
    table = given(red(merchant=9, tiles=["red"]), at="act").play("act").play("call 10", luck=dice(6, 1))
    assert table.play("turn 2").player("red").lira == 10


@pytest.mark.rule("IST-MOS-02")
def test_reroll_throws_both_dice() -> None:
    table = given(red(merchant=8, tiles=["red"]), at="act").play("act").play("take R", luck=dice(1, 1))
    table.play("reroll", luck=dice(4, 3))
    assert table.goods("red") == "RB"


@pytest.mark.rule("IST-MOS-02")
def test_dice_wait_for_nobody_without_the_red_tile() -> None:
    players = red(merchant=9, tiles=["green", "yellow", "blue"], rubies=1) | {"yellow": {"tiles": ["red"]}}
    table = given(players, at="act").play("act").play("call 9", luck=dice(1, 5))
    assert table.question() == "encounters"
    assert table.player("red").lira == 2


@pytest.mark.rule("IST-MOS-03")
def test_reroll_is_final() -> None:
    table = given(red(merchant=9, tiles=["red"]), at="act").play("act").play("call 9", luck=dice(1, 5))
    table.play("reroll", luck=dice(2, 2))
    assert table.player("red").lira == 2
    assert table.question() == "encounters"


@pytest.mark.rule("IST-MOS-03")
def test_turned_die_is_final() -> None:
    table = given(red(merchant=8, tiles=["red"]), at="act").play("act").play("roll", luck=dice(1, 2)).play("turn 2")
    assert table.goods("red") == ""
    assert table.offers() == {"take R", "take G", "take Y"}


@pytest.mark.rule("IST-MOS-04")
def test_red_tile_changes_no_roll_of_a_neutral_token() -> None:
    table = given(red(merchant=8, lira=2, tiles=["red"]), at="encounters", governor=8).play("meet governor")
    table.play("pay", luck=dice(6, 5))
    assert table.state.token_place(GOVERNOR) == 11
    assert table.offers() == {"end"}


# Blue: the fifth Assistant


@pytest.mark.rule("IST-MOS-05")
def test_fifth_assistant_leaves_the_reserve_for_the_stack() -> None:
    table = given(red(merchant=15, goods="BB", lying=[2, 15]), at="act")
    assert table.player("red").reserve == 1
    table.play("act", "tile blue")
    assert table.player("red").reserve == 0
    assert table.stack("red") == "ooo"
    assert table.lying("red") == {2, 15}


@pytest.mark.rule("IST-MOS-05")
def test_fifth_assistant_joins_the_bottom_of_the_stack() -> None:
    stack = ["own", "own", "own", "neutral"]
    players = red(merchant=15, goods="BB", stack=stack) | {"yellow": {"stack": stack}, "green": {"stack": stack}}
    assert given(players, at="act").play("act", "tile blue").stack("red") == "ooono"


@pytest.mark.rule("IST-MOS-05")
@pytest.mark.parametrize(("mosque", "colour", "goods"), [(14, "red", "RR"), (14, "green", "GG"), (15, "yellow", "YY")])
def test_other_tiles_bring_no_assistant(mosque: int, colour: str, goods: str) -> None:
    table = given(red(merchant=mosque, goods=goods), at="act").play("act", f"tile {colour}")
    assert table.stack("red") == "oooo"
    assert table.player("red").reserve == 1


@pytest.mark.rule("IST-MOS-06")
def test_fifth_assistant_joins_the_stack_when_the_family_member_takes_the_tile() -> None:
    table = given(red(merchant=12, goods="BB"), at="act").play("act", "send 15", "act", "tile blue")
    assert table.player("red").merchant == 12
    assert table.stack("red") == "ooooo"
    assert table.lying("red") == set()


# Green: one more good at a Warehouse


@pytest.mark.rule("IST-MOS-07")
@pytest.mark.parametrize(("warehouse", "others"), [(2, "GYB"), (3, "RYB"), (4, "RGB")])
def test_green_tile_sells_any_type_at_each_warehouse(warehouse: int, others: str) -> None:
    table = given(red(merchant=warehouse, lira=2, tiles=["green"]), at="act").play("act")
    assert table.offers() == {"done"} | {f"take {good}" for good in others}


@pytest.mark.rule("IST-MOS-07")
def test_green_tile_takes_two_lira_for_its_good() -> None:
    table = given(red(merchant=3, lira=5, tiles=["green"]), at="act").play("act", "take B")
    assert table.goods("red") == "GGB"
    assert table.player("red").lira == 3


@pytest.mark.rule("IST-MOS-07")
def test_green_tile_need_not_be_used() -> None:
    table = given(red(merchant=3, lira=5, tiles=["green"]), at="act").play("act", "done")
    assert table.goods("red") == "GG"
    assert table.player("red").lira == 5


@pytest.mark.rule("IST-MOS-07")
def test_green_tile_gives_no_credit() -> None:
    table = given(red(merchant=3, lira=1, tiles=["green"], hand=["stay"]), at="act").play("act")
    assert table.offers() == {"done"}


@pytest.mark.rule("IST-MOS-07")
def test_green_tile_is_not_asked_for_where_everybody_sees_that_nothing_can_be_paid() -> None:
    table = given(red(merchant=3, lira=1, tiles=["green"]), at="act").play("act")
    assert table.question() == "encounters"
    assert table.goods("red") == "GG"


@pytest.mark.rule("IST-MOS-07")
def test_green_tile_waits_for_a_card_whatever_it_is() -> None:
    for card in ("five-lira", "stay"):
        table = given(red(merchant=3, lira=1, tiles=["green"], hand=[card]), at="act").play("act")
        assert table.question() == "green-tile"
        assert table.offered("play") == ({card} if card == "five-lira" else set())


@pytest.mark.rule("IST-MOS-07")
def test_green_tile_of_another_player_sells_nothing() -> None:
    table = given(red(merchant=3, lira=9, tiles=["red"]) | {"yellow": {"tiles": ["green"]}}, at="act").play("act")
    assert table.question() == "encounters"


@pytest.mark.rule("IST-MOS-08")
def test_green_tile_is_used_once_per_warehouse_action() -> None:
    table = given(red(merchant=3, lira=9, tiles=["green"]), at="act").play("act", "take B")
    assert table.question() == "encounters"
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-MOS-08")
def test_green_tile_comes_after_the_filling() -> None:
    table = given(red(merchant=3, lira=9, tiles=["green"]), at="act").play("act")
    assert table.goods("red") == "GG"
    assert "take G" not in table.offers()


@pytest.mark.rule("IST-MOS-08")
def test_green_tile_is_not_asked_for_without_free_space() -> None:
    table = given(red(merchant=3, lira=9, goods="RRYYBB", tiles=["green"]), at="act").play("act")
    assert table.question() == "encounters"


@pytest.mark.rule("IST-MOS-08")
def test_green_tile_fills_only_free_space() -> None:
    table = given(red(merchant=3, lira=9, goods="RRYB", tiles=["green"]), at="act").play("act")
    assert table.offers() == {"take Y", "take B", "done"}


# Yellow: an Assistant called back


@pytest.mark.rule("IST-MOS-09")
def test_yellow_tile_calls_an_assistant_back_for_two_lira() -> None:
    table = given(red(lira=5, lying=[2, 9], tiles=["yellow"]))
    assert table.offered("recall") == {"2", "9"}
    table.play("recall 9")
    assert table.player("red").lira == 3
    assert table.lying("red") == {2}
    assert table.stack("red") == "ooo"
    assert table.question() == "move"


@pytest.mark.rule("IST-MOS-09")
def test_yellow_tile_works_once_in_a_turn() -> None:
    table = given(red(lira=9, lying=[2, 9], tiles=["yellow"])).play("recall 9")
    assert table.offered("recall") == set()
    table.play("move 5")
    assert table.offered("recall") == set()


@pytest.mark.rule("IST-MOS-09")
def test_yellow_tile_gives_no_credit() -> None:
    assert given(red(lira=1, lying=[2, 9], tiles=["yellow"])).offered("recall") == set()


@pytest.mark.rule("IST-MOS-09")
def test_yellow_tile_calls_only_own_assistants() -> None:
    table = given(red(lira=5, lying=[9], tiles=["yellow"]) | {"green": {"lying": [2]}})
    assert table.offered("recall") == {"9"}


@pytest.mark.rule("IST-MOS-09")
def test_yellow_tile_of_another_player_calls_nobody() -> None:
    table = given(red(lira=5, lying=[2, 9], tiles=["red", "green"], rubies=1) | {"yellow": {"tiles": ["yellow"]}})
    assert table.offered("recall") == set()


@pytest.mark.example("EX-69")
@pytest.mark.rule("IST-MOS-10")
def test_assistant_called_back_is_laid_down_at_once() -> None:
    """EX-69: arriving on 2 without Assistants, the one from 9 is called for 2 Lira and laid on 2; the turn goes on."""
    table = given(red(merchant=7, lira=2, lying=[1, 4, 9, 16], tiles=["yellow"])).play("move 2")
    assert "lay" not in table.offers()
    table.play("recall 9", "lay")
    assert table.player("red").lira == 0
    assert table.lying("red") == {1, 2, 4, 16}
    assert table.question() == "act"


@pytest.mark.rule("IST-MOS-11")
@pytest.mark.parametrize("phase", ["move", "assist", "pay-merchants", "act", "encounters"])
def test_yellow_tile_works_before_every_step_but_not_on_the_merchants_own_place(phase: str) -> None:
    players = red(merchant=5, lira=5, lying=[2, 5], tiles=["yellow"]) | {"yellow": {"merchant": 5}}
    assert given(players, at=phase).offered("recall") == {"2"}


@pytest.mark.rule("IST-MOS-11")
def test_yellow_tile_works_between_two_encounters() -> None:
    players = red(merchant=5, lira=5, lying=[2], tiles=["yellow"]) | {"yellow": {"family": 5}, "green": {"family": 5}}
    table = given(players, at="encounters").play("catch yellow", "reward none")
    assert table.offers() == {"catch green", "recall 2"}


@pytest.mark.rule("IST-MOS-11")
def test_yellow_tile_does_not_interrupt_the_governor_or_the_smuggler() -> None:
    table = given(red(merchant=5, lira=9, lying=[2], tiles=["yellow"]), at="encounters", governor=5, smuggler=5)
    assert table.play("meet governor").offered("recall") == set()
    assert table.play("pay", luck=dice(1, 1)).play("meet smuggler").offered("recall") == set()
    assert table.play("take R").offered("recall") == set()


@pytest.mark.rule("IST-MOS-11")
def test_yellow_tile_does_not_interrupt_the_action_of_the_family_member() -> None:
    table = given(red(merchant=12, lira=20, lying=[2], tiles=["yellow"]), at="act").play("act")
    assert table.offered("recall") == set()
    assert table.play("send 1").offers() == {"act", "skip"}


@pytest.mark.rule("IST-MOS-11")
def test_yellow_tile_does_not_interrupt_a_sale() -> None:
    table = given(red(merchant=10, lira=9, goods="R", lying=[2], tiles=["yellow"]), at="act").play("act")
    assert table.offers() == {"sell R"}


@pytest.mark.rule("IST-MOS-11")
def test_yellow_tile_works_when_the_merchant_stays() -> None:
    table = given(red(merchant=5, lira=2, lying=[1, 2, 3, 4], tiles=["yellow"], hand=["stay"])).play("play stay")
    assert table.offered("recall") == {"1", "2", "3", "4"}
    assert table.play("recall 3", "lay").lying("red") == {1, 2, 4, 5}
