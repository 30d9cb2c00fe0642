"""The Police Station (12): the Family member is sent out and acts."""

import pytest

from bedesten.games.istanbul.actions import GOVERNOR, SMUGGLER
from tests.istanbul.table import given, red


@pytest.mark.rule("IST-PLC-31")
def test_family_member_may_be_sent_to_every_other_place() -> None:
    table = given(red(merchant=12), at="act").play("act")
    assert table.offers() == {f"send {place}" for place in range(1, 17) if place != 12}


@pytest.mark.rule("IST-PLC-31")
def test_family_member_carries_out_the_action_of_its_place() -> None:
    table = given(red(merchant=12), at="act", mail=1).play("act", "send 5", "act")
    assert table.goods("red") == "RY"
    assert table.player("red").lira == 2
    assert table.player("red").family == 5
    assert table.player("red").merchant == 12


@pytest.mark.rule("IST-PLC-32")
@pytest.mark.rule("IST-PLC-49")
def test_police_station_is_closed_while_the_family_member_is_elsewhere() -> None:
    assert given(red(merchant=12, family=5), at="act").offers() == {"skip"}


@pytest.mark.rule("IST-PLC-32")
def test_family_members_of_others_do_not_open_the_police_station() -> None:
    players = red(merchant=12, family=5) | {"yellow": {"family": 12}, "green": {"family": 12}}
    assert given(players, at="act").offers() == {"skip"}


@pytest.mark.example("EX-10")
@pytest.mark.rule("IST-PLC-31")
@pytest.mark.rule("IST-PLC-33")
def test_family_member_at_a_place_with_a_merchant_and_the_governor() -> None:
    """EX-10: sent to 3 it fills G, pays no Merchant, cannot use the Governor, and stays on 3."""
    table = given(red(merchant=12, lira=5) | {"yellow": {"merchant": 3}}, at="act", governor=3).play("act", "send 3")
    assert table.offers() == {"act", "skip"}
    table.play("act")
    assert table.goods("red") == "GG"
    assert table.player("red").lira == 5
    assert table.player("red").family == 3
    assert table.offers() == {"end"}


@pytest.mark.rule("IST-PLC-33")
@pytest.mark.rule("IST-ENC-19")
def test_family_member_catches_nobody_and_meets_no_token() -> None:
    table = given(red(merchant=12) | {"yellow": {"family": 5}}, at="act", governor=5, smuggler=5)
    table.play("act", "send 5", "act")
    assert table.offers() == {"end"}
    table.play("end")
    assert table.player("yellow").family == 5
    assert (table.state.token_place(GOVERNOR), table.state.token_place(SMUGGLER)) == (5, 5)


@pytest.mark.rule("IST-PLC-34")
def test_family_member_uses_no_assistant() -> None:
    table = given(red(merchant=12, lying=[12, 1, 9, 16]), at="act").play("act", "send 2", "act")
    assert table.goods("red") == "RR"
    assert table.stack("red") == ""
    assert table.lying("red") == {12, 1, 9, 16}


@pytest.mark.rule("IST-PLC-34")
def test_merchant_has_his_encounters_on_12_after_the_family_member_acted() -> None:
    table = given(red(merchant=12), at="act", governor=12, smuggler=12).play("act", "send 2", "act")
    assert table.offers() == {"meet governor", "meet smuggler", "end"}


@pytest.mark.rule("IST-PLC-35")
def test_family_member_may_be_sent_where_nothing_can_be_done() -> None:
    table = given(red(merchant=12), at="act").play("act", "send 16")
    assert table.offers() == {"skip"}
    assert table.play("skip").player("red").family == 16
    assert table.question() == "encounters"


@pytest.mark.rule("IST-PLC-35")
def test_family_member_may_be_sent_without_using_the_action() -> None:
    table = given(red(merchant=12), at="act").play("act", "send 2", "skip")
    assert table.player("red").family == 2
    assert table.goods("red") == ""


@pytest.mark.rule("IST-PLC-36")
def test_family_member_is_still_there_in_the_next_turn_of_its_player() -> None:
    table = given({"red": {"merchant": 12}, "yellow": {}}, at="act").play("act", "send 2", "act", "end")
    table.play("move 11", "lay", "skip", "end", "move 6", "stop")
    assert table.player("red").family == 2


@pytest.mark.rule("IST-PLC-36")
def test_own_merchant_does_not_take_the_family_member_along() -> None:
    table = given(red(merchant=7, family=2)).play("move 2", "lay", "act", "end")
    assert table.player("red").family == 2


@pytest.mark.rule("IST-PLC-37")
def test_merchant_who_is_already_there_does_not_catch_the_family_member() -> None:
    table = given(red(merchant=12) | {"yellow": {"merchant": 2}}, at="act").play("act", "send 2", "act", "end")
    assert table.player("red").family == 2
    table.play("move 11", "lay", "skip", "end")
    assert table.player("red").family == 2


@pytest.mark.rule("IST-PLC-37")
def test_merchant_who_stays_there_catches_the_family_member_in_his_own_phase_4() -> None:
    table = given(red(merchant=12) | {"yellow": {"merchant": 3, "hand": ["stay"]}}, at="act")
    table.play("act", "send 3", "skip", "end", "play stay", "lay", "skip")
    assert table.offers() == {"catch red"}
    assert table.play("catch red").player("red").family == 12
