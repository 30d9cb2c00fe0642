"""The Companion of Letters & Seals (LET-COM)."""

import pytest

from bedesten.core.errors import BadPosition, IllegalAction
from tests.istanbul.letters.table import delivered, lettered, letters
from tests.istanbul.table import dice, new_table, read_back, red

GENERAL, PERSONAL = 0, -1


@pytest.mark.rule("LET-COM-01")
def test_companions_start_in_the_general_supply() -> None:
    table = new_table(4, rules="letters")
    assert [player.companion for player in table.state.players] == [GENERAL] * 4


@pytest.mark.rule("LET-COM-02")
def test_a_fountain_action_fetches_the_companion() -> None:
    table = lettered(red(merchant=7, companion="general"), at="act").play("act")
    assert table.offers() == {"done", "fetch"}
    table.play("fetch")
    assert table.player("red").companion == PERSONAL
    assert table.question() == "encounters"


@pytest.mark.rule("LET-COM-03")
def test_who_declined_may_fetch_him_later() -> None:
    table = lettered(red(merchant=7, lying=[5]), at="act").play("act", "return 5", "done", "end")
    assert table.player("red").companion == GENERAL
    later = lettered(red(merchant=7), at="act", round=9).play("act")
    assert "fetch" in later.offers()


@pytest.mark.rule("LET-COM-04")
def test_a_fountain_action_takes_the_companion_off_the_board() -> None:
    table = lettered(red(merchant=7, companion=16), at="act").play("act", "fetch")
    assert table.player("red").companion == PERSONAL


@pytest.mark.rule("LET-COM-04")
def test_a_companion_who_goes_home_by_his_own_action_has_no_encounters() -> None:
    """RUL-16"""
    players = red(merchant=5, companion=6) | {"yellow": {"family": 7}}
    table = lettered(players, governor=7).play("companion 7", "act", "fetch")
    assert table.offers() == {"end"}
    assert table.player("yellow").family == 7


@pytest.mark.rule("LET-COM-05")
@pytest.mark.parametrize("token", ["merchant", "companion", "family"])
def test_any_own_token_may_do_the_fountain_action(token: str) -> None:
    match token:
        case "merchant":
            table = lettered(red(merchant=6, companion=9)).play("move 7", "act")
        case "companion":
            table = lettered(red(merchant=9, companion=6)).play("companion 7", "act")
        case _:
            table = lettered(red(merchant=12, companion=9), at="act").play("act", "send 7", "act")
    assert "fetch" in table.offers()


@pytest.mark.rule("LET-COM-06")
def test_the_companion_is_placed_where_the_merchant_stands_for_nothing() -> None:
    table = lettered(red(merchant=6, companion="personal") | {"yellow": {"merchant": 6}})
    assert "place" in table.offers()
    table.play("place")
    assert table.player("red").companion == 6
    assert (table.player("red").lira, table.player("yellow").lira) == (0, 0)
    assert table.question() == "start"


@pytest.mark.rule("LET-COM-06")
def test_the_companion_is_placed_from_the_personal_supply_only_and_before_the_move() -> None:
    assert "place" not in lettered(red(merchant=6, companion="general")).offers()
    assert "place" not in lettered(red(merchant=6, companion=7)).offers()
    assert "place" not in lettered(red(merchant=6, companion="personal")).play("move 7").offers()


@pytest.mark.rule("LET-COM-06")
def test_after_a_card_of_phase_one_it_is_too_late_to_place_him() -> None:
    """RUL-126"""
    players = red(merchant=6, companion="personal", hand=["assistant-home", "five-lira"], lying=[5])
    table = lettered(players, cards="all")
    assert "place" in table.play("play five-lira").offers()
    table.play("play assistant-home", "return 5")
    assert "place" not in table.offers()
    with pytest.raises(IllegalAction, match="LET-COM-06"):
        table.play("place")


@pytest.mark.rule("LET-COM-07")
def test_a_companion_may_be_placed_and_moved_in_one_turn() -> None:
    table = lettered(red(merchant=6, companion="personal")).play("place", "companion 24")
    assert table.player("red").companion == 24


@pytest.mark.rule("LET-COM-08")
@pytest.mark.example("EX-23")
def test_a_turn_moves_the_companion_or_the_merchant() -> None:
    table = lettered(red(merchant=9, companion=12))
    assert table.offered("companion") == {"7", "14", "23", "24"}
    assert table.offered("move") == {"1", "4", "6", "13", "15"}
    walk = lettered(red(merchant=9, companion=12)).play("companion 14")
    assert walk.question() == "act"
    assert not walk.offered("move")
    move = table.play("move 15", "lay")
    assert not move.offered("companion")
    assert move.player("red").companion == 12


@pytest.mark.rule("LET-COM-09")
def test_the_companion_goes_exactly_one_step() -> None:
    assert lettered(red(merchant=9, companion=16)).offered("companion") == {"5", "8"}
    assert lettered(red(merchant=9, companion=7)).offered("companion") == {"4", "6", "11", "12"}


@pytest.mark.rule("LET-COM-10")
def test_the_companion_needs_no_assistant_and_leaves_those_who_lie_there() -> None:
    table = lettered(red(merchant=9, companion=6, stack=[], lying=[1, 2, 3, 15]))
    table.play("companion 15")
    assert table.question() == "act"
    assert table.lying("red") == {1, 2, 3, 15}


@pytest.mark.rule("LET-COM-11")
def test_the_companion_acts_pays_and_catches_like_the_merchant() -> None:
    players = red(merchant=9, companion=24, lira=5) | {"yellow": {"merchant": 2, "family": 2}}
    table = lettered(players, governor=2, smuggler=3, courier=3).play("companion 2")
    assert table.offers() == {"pay", "stop"}
    table.play("pay")
    assert table.offers() == {"act", "skip"}
    table.play("skip")
    assert table.offers() == {"catch yellow", "meet governor"}


@pytest.mark.rule("LET-COM-11")
def test_the_action_of_a_companion_may_be_declined() -> None:
    table = lettered(red(merchant=9, companion=6)).play("companion 24")
    assert "skip" in table.offers()


@pytest.mark.rule("LET-COM-12")
def test_foreign_companions_are_paid_like_merchants() -> None:
    players = red(merchant=9, lira=6) | {"yellow": {"merchant": 1, "companion": 1}, "green": {"companion": 1}}
    table = lettered(players).play("move 1", "lay", "pay")
    assert (table.player("red").lira, table.player("yellow").lira, table.player("green").lira) == (0, 4, 2)


@pytest.mark.rule("LET-COM-12")
def test_all_are_paid_or_none_and_nobody_on_the_fountain() -> None:
    players = red(merchant=9, lira=3) | {"yellow": {"merchant": 1, "companion": 1}, "green": {}}
    table = lettered(players).play("move 1", "lay")
    assert table.offers() == {"stop"}
    fountain = lettered(red(merchant=6, lira=3) | {"yellow": {"companion": 7}}).play("move 7")
    assert fountain.question() == "act"


@pytest.mark.rule("LET-COM-12")
@pytest.mark.rule("LET-LTR-02")
@pytest.mark.example("EX-66")
def test_a_companion_who_cannot_pay_has_still_delivered() -> None:
    """RUL-127"""
    players = red(merchant=7, companion="personal", letters=[6], lira=0) | {"yellow": {"merchant": 6}}
    table = lettered(players).play("place", "companion 6")
    assert delivered(table) == [6]
    assert letters(table) == []
    assert table.offers() == {"stop"}
    table.play("stop")
    assert table.decides() == "yellow"


@pytest.mark.rule("LET-COM-13")
def test_cards_that_show_the_merchant_move_the_merchant() -> None:
    players = red(merchant=9, companion=6, hand=["stay", "far-move", "anywhere", "join-merchant"], lira=3)
    table = lettered(players, cards="all")
    assert table.play("play far-move").offered("companion") == set()
    staying = lettered(players, cards="all").play("play stay")
    assert staying.state.target == 9
    walk = lettered(players, cards="all").play("companion 24")
    assert walk.offered("play") == set()


@pytest.mark.rule("LET-COM-14")
def test_yellow_tile_and_place_cards_work_in_a_companions_turn() -> None:
    players = red(merchant=9, companion=23, lira=9, tiles=["yellow"], lying=[2], hand=["post-again", "assistant-home"])
    table = lettered(players, cards="all").play("companion 5")
    assert "recall 2" in table.offers()
    assert "assistant-home" in table.offered("play")
    assert "post-again" in table.play("act").offered("play")


@pytest.mark.rule("LET-COM-14")
def test_phase_one_of_a_companion_ends_when_the_merchants_are_paid() -> None:
    players = red(merchant=9, companion=23, lira=9, lying=[2], hand=["assistant-home"]) | {"yellow": {"merchant": 5}}
    table = lettered(players, cards="all").play("companion 5")
    assert table.question() == "pay-merchants"
    assert "assistant-home" in table.offered("play")
    assert "assistant-home" not in table.play("pay").offered("play")


@pytest.mark.rule("LET-COM-14")
@pytest.mark.rule("IST-TRN-28")
def test_phase_one_does_not_begin_again_when_a_paid_neutral_merchant_has_gone() -> None:
    red_owns = {"merchant": 9, "companion": 12, "lira": 2, "lying": [2], "hand": ["assistant-home"]}
    table = lettered({"red": red_owns, "yellow": {}}, cards="all", neutral_merchants=[14, 15, 16])
    table.play("companion 14")
    assert table.offers() == {"pay", "stop", "play assistant-home"}
    table.play("pay", luck=dice(2, 3))
    assert table.question() == "act"
    assert table.offered("play") == set()
    assert read_back(table).offered("play") == set()


@pytest.mark.rule("LET-COM-14")
def test_in_a_position_merchants_who_are_still_there_were_paid() -> None:
    players = red(merchant=9, companion=5, lying=[2], hand=["assistant-home"]) | {"yellow": {"merchant": 5}}
    turn = {"target": 5, "token": "companion"}
    assert lettered(players, at="act", cards="all", turn=turn).offered("play") == set()
    alone = players | {"yellow": {}}
    assert lettered(alone, at="act", cards="all", turn=turn).offered("play") == {"assistant-home"}
    assert lettered(alone, at="act", cards="all", turn=turn | {"paid": True}).offered("play") == set()
    with pytest.raises(BadPosition, match="turn: paid"):
        lettered(players, at="act", cards="all", turn=turn | {"paid": False})
    with pytest.raises(BadPosition, match="turn: paid"):
        lettered(players, at="pay-merchants", cards="all", turn=turn | {"paid": True})
    with pytest.raises(BadPosition, match="turn: paid"):
        lettered(players, at="act", turn={"paid": True})


@pytest.mark.rule("LET-COM-15")
def test_an_effect_on_the_merchant_moves_him_while_the_companion_acts() -> None:
    agenda = [{"use-tile": {"seat": 0, "tile": "merchant-home"}}, "encounters", "extra-turn"]
    players = red(merchant=9, companion=22) | {"yellow": {"family": 22}}
    table = lettered(players, at=agenda, turn={"target": 22, "acted": 22, "token": "companion"}).play("act")
    assert (table.player("red").merchant, table.player("red").companion) == (7, 22)
    assert table.offers() == {"catch yellow"}


@pytest.mark.rule("LET-COM-16")
def test_own_merchant_and_companion_share_a_place() -> None:
    table = lettered(red(merchant=9, companion=6)).play("move 6", "lay")
    assert table.question() == "act"


@pytest.mark.rule("LET-COM-17")
def test_a_companion_is_never_caught() -> None:
    table = lettered(red(merchant=5) | {"yellow": {"companion": 5}}, at="encounters")
    assert table.offers() == {"end"}


@pytest.mark.rule("LET-COM-18")
def test_a_companion_pays_a_neutral_merchant_who_is_rolled_for() -> None:
    table = lettered(
        {"red": {"merchant": 9, "companion": 12, "lira": 2}, "yellow": {}}, neutral_merchants=[14, 15, 16]
    ).play("companion 14")
    table.play("pay", luck=dice(2, 3))
    assert table.player("red").lira == 0
    assert table.state.neutral_merchants == [5, 15, 16]
