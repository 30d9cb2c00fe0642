"""The end of the game (CNW-END)."""

from typing import Any

import pytest

from bedesten.core.luck import FastLuck
from bedesten.games.choose_write.state import ChooseWrite
from tests.choose_write.table import FOUR, HERE, THREE, Table, ending, given, red, using

NINE: dict[str, Any] = {"rubies": {"dealer": 9}, "lira": 10}


def turn(table: Table) -> Table:
    """Let the active player play the first card of the display and use it; all others pass."""
    table.play(next(text for text in sorted(table.offers()) if text.startswith("play ")))
    while table.question() != "play" and not table.is_over():
        choices = table.offers()
        table.play("pass" if "pass" in choices else min(choices))
    return table


@pytest.mark.rule("CNW-END-01")
@pytest.mark.rule("CNW-END-02")
@pytest.mark.rule("CNW-END-04")
@pytest.mark.rule("CNW-END-05")
@pytest.mark.example("EX-61")
def test_the_tenth_ruby_of_anybody_ends_the_round() -> None:
    table = given(FOUR | {"green": NINE}, active="yellow", display=["2", "9"])
    table.play("play 2", "use 1", "use 2")
    assert (table.rubies("green"), table.state.ending) == (10, True)
    assert [event.seat for event in table.told("last round")] == [2]
    table.pass_all()
    turns = []
    while not table.is_over():
        turns.append(table.decides())
        assert "pass" not in table.offers(), "everything goes on as usual"
        turn(table)
    assert turns == ["green", "blue"]


@pytest.mark.rule("CNW-END-03")
@pytest.mark.rule("CNW-END-04")
@pytest.mark.example("EX-62")
def test_a_trigger_in_the_last_turn_of_a_round_ends_the_game_after_it() -> None:
    players = {"red": {"rubies": {"dealer": 8, "lira": 1}, "lira": 34}, "yellow": {}}
    table = given(players, active="yellow", display=["8", "9"]).play("play 8", "use 8").drawing("pass", "f1", "4")
    assert (table.rubies("red"), table.is_over()) == (10, True)


@pytest.mark.rule("CNW-END-02")
def test_the_round_goes_by_the_start_player() -> None:
    table = given(THREE | {"red": NINE}, start="yellow", active="red", display=["2", "9"])
    table.play("play 2", "use 2").pass_all()
    assert table.is_over(), "red sits to the right of the start player"
    other = given(THREE | {"red": NINE}, start="red", display=["2", "9"]).play("play 2", "use 2").pass_all()
    assert other.decides() == "yellow"


@pytest.mark.rule("CNW-END-06")
@pytest.mark.rule("CNW-END-12")
@pytest.mark.example("EX-63")
def test_the_most_rubies_win() -> None:
    table = given({"red": {"rubies": {"dealer": 10}}, "yellow": {"rubies": {"dealer": 11}}}, agenda=[])
    assert table.is_over()
    assert (table.state.standing().winners, table.state.standing().decided_by) == ((1,), "rubies")


@pytest.mark.rule("CNW-END-13")
@pytest.mark.example("EX-03")
def test_left_overs_count_one_each_and_two_for_a_goods_card() -> None:
    table = given(red(goods_cards=["FA-SP"], lira="5/2", goods={"FA": "9/3"}, actions=1))
    assert table.player().left_overs() == 12


@pytest.mark.rule("CNW-END-14")
def test_nothing_else_is_a_left_over() -> None:
    table = given(red(guild_cards=["g1", "g2"], checks={"8": 2}, rubies={"dealer": 5}))
    assert table.player().left_overs() == 0


@pytest.mark.rule("CNW-END-13")
@pytest.mark.rule("CNW-END-15")
@pytest.mark.example("EX-64")
@pytest.mark.parametrize(("lira", "winners", "decided"), [(8, (1,), "left-overs"), (9, (0, 1), None)])
def test_left_overs_decide_between_equals(lira: int, winners: tuple[int, ...], decided: str | None) -> None:
    ten = {"rubies": {"dealer": 10}}
    table = given({"red": ten | {"lira": lira}, "yellow": ten | {"lira": 9}}, agenda=[])
    assert (table.state.standing().winners, table.state.standing().decided_by) == (winners, decided)


@pytest.mark.rule("CNW-END-16")
def test_every_place_goes_by_the_same_criteria() -> None:
    players: dict[str, Any] = {
        "red": {"rubies": {"dealer": 3}, "lira": 1},
        "yellow": {"rubies": {"dealer": 10}},
        "green": {"rubies": {"dealer": 3}, "lira": 1},
        "blue": {"rubies": {"dealer": 3}},
    }
    standing = given(players, agenda=[]).state.standing()
    assert [(rank.place, rank.seat) for rank in standing.ranks] == [(1, 1), (2, 0), (2, 2), (4, 3)]


@pytest.mark.rule("CNW-END-07")
def test_the_game_ends_when_the_display_cannot_be_refilled() -> None:
    table = ending().play("play 8", "use 8", "pass")
    assert table.is_over()
    assert table.display().count("") == 1


@pytest.mark.rule("CNW-END-08")
def test_the_game_ends_without_a_choice_when_the_deck_is_empty_after_a_hand_card() -> None:
    table = ending(players={"red": {}, "yellow": {}}).play("hand 1", "use 1", "pass")
    assert table.is_over()
    assert (table.hand(), table.display()) == ("", ["8", "4"])
    fountain = ending("f1").play("hand 1", "use 1", "pass", "draw deck")
    assert (fountain.is_over(), fountain.lira("yellow")) == (True, "1/0")


@pytest.mark.rule("CNW-END-09")
@pytest.mark.rule("CNW-END-10")
@pytest.mark.example("EX-65")
def test_an_empty_deck_alone_ends_nothing() -> None:
    players = {"red": {"lira": 1, "guild_cards": ["g13"]}, "yellow": {"lira": 18, "goods": {"FA": 2, "SP": 2, "FR": 1}}}
    letters = {"B": ["r1", "r6"]}
    table = ending(players=players, letters=letters).play("play g13")
    assert (table.is_over(), table.decides()) == (False, "yellow")
    table.play("play 8", "use B", "use 8", "pay icon")
    assert (table.is_over(), table.lira("red"), table.origins("yellow")) == (True, "4/1", {"B": 1})


@pytest.mark.rule("CNW-END-09")
def test_an_end_for_want_of_a_card_cuts_off_the_rest_of_the_turn() -> None:
    players = {"red": {"goods": {"FA": 2, "SP": 2, "FR": 1}, "lira": 18}, "yellow": {}}
    table = ending(players=players, letters={"B": ["r1", "r6"]}).play("play 8", "use B", "pass")
    assert table.is_over()
    assert (table.origins(), len(table.palace("B"))) == ({"B": 1}, 2)


@pytest.mark.rule("CNW-END-10")
@pytest.mark.example("EX-66")
@pytest.mark.parametrize("choice", ["draw deck", "draw 8"])
def test_with_one_card_left_a_hand_card_can_be_replaced(choice: str) -> None:
    table = ending("9").play("hand 1", "use 1", "pass", choice)
    assert (table.is_over(), table.state.locations.size, table.decides()) == (False, 0, "yellow")


@pytest.mark.rule("CNW-END-11")
def test_an_end_for_want_of_a_card_needs_no_ten_rubies_and_comes_first() -> None:
    poor = ending().play("play 8", "use 8", "pass")
    assert max(poor.rubies(colour) for colour in ("red", "yellow")) < 10
    table = ending(players={"red": {"rubies": {"dealer": 10}}, "yellow": {}}).play("play 8", "use 8", "pass")
    assert table.is_over(), "though yellow had a turn left in this round"


@pytest.mark.rule("CNW-END-17")
def test_nothing_is_possible_after_the_end() -> None:
    table = given({"red": {"rubies": {"dealer": 10}}, "yellow": {}}, agenda=[])
    assert table.offers() == set()
    for text in ("play 8", "pass", "use 8", "play g1"):
        assert table.refused(text) == "CNW-END-17"


@pytest.mark.rule("CNW-END-07")
@pytest.mark.example("EX-68")
@pytest.mark.parametrize(("players", "turns"), [(2, 33), (3, 32), (4, 31), (5, 30)])
def test_without_guild_cards_and_ten_rubies_a_game_has_so_many_turns(players: int, turns: int) -> None:
    state = HERE.start(players, luck := FastLuck(players))
    assert isinstance(state, ChooseWrite)
    table = Table(state)
    while not table.is_over():
        choices = sorted(table.offers())
        quiet = [text for text in choices if text.startswith(("use 1", "use 8", "use 7", "pass", "play 1", "hand"))]
        uses = [text for text in choices if not text.startswith("play g") and text[-1] not in "ABCD2"]
        table.play((quiet or uses or choices)[0], luck=luck)
    assert max(player.rubies for player in table.state.players) < 10
    assert len(table.told("play")) == turns


@pytest.mark.rule("CNW-END-04")
def test_a_bonus_ruby_by_a_fountain_in_e2_triggers_the_end() -> None:
    players = {"red": {"hand": "8"}, "yellow": {"rubies": {"dealer": 9}, "lira": 19}}
    table = given(players, display=["1", "5"]).play("hand 8", "use 8", "pass").drawing("draw deck", "f1", "4")
    assert (table.rubies("yellow"), table.state.ending, table.decides()) == (10, True, "yellow")


def test_the_game_of_one_knows_no_last_round() -> None:
    assert using("8", {"red": {"rubies": {"dealer": 12}}}).state.ending is False
