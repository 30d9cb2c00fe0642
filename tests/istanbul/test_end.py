"""The end of the game: trigger, last round, final step, ranking (IST-END)."""

from typing import Any

import pytest

from bedesten.games.istanbul.data import COLOUR_WORDS
from tests.istanbul.table import BASE_CARDS, Table, given, red


def players(count: int, **owned: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Return so many players of whom these own something."""
    return {colour: owned.get(colour, {}) for colour in COLOUR_WORDS[:count]}


def buying(rubies: int) -> dict[str, Any]:
    """Return a player who owns so many rubies and is at the Gemstone Dealer with Lira enough for more."""
    return {"merchant": 16, "lira": 99, "rubies": rubies}


def ended(**owned: dict[str, Any]) -> Table:
    """Return a three-player game after its last turn, with whatever cards are held still to be played."""
    return given(players(3, **owned), at="encounters", active="green").play("end")


def ranking(table: Table) -> dict[str, int]:
    """Return the place in the final ranking of each colour."""
    standing = table.state.standing()
    return {COLOUR_WORDS[table.state.players[rank.seat].colour]: rank.place for rank in standing.ranks}


# The trigger and the last round


@pytest.mark.rule("IST-END-01")
@pytest.mark.parametrize(("count", "target"), [(2, 6), (3, 5), (4, 5), (5, 5)])
def test_the_end_is_triggered_as_soon_as_a_player_owns_enough_rubies(count: int, target: int) -> None:
    table = given(players(count, red=buying(target - 1)), at="act").play("act")
    assert [event.seat for event in table.told("last round")] == [0]


@pytest.mark.rule("IST-END-01")
@pytest.mark.parametrize(("count", "target"), [(2, 6), (3, 5), (4, 5), (5, 5)])
def test_one_ruby_less_does_not_trigger_the_end(count: int, target: int) -> None:
    last = COLOUR_WORDS[count - 1]
    table = given(players(count, **{last: buying(target - 2)}), at="act", active=last).play("act", "end")
    assert table.told("last round") == []
    assert (table.decides(), table.question()) == ("red", "move")


@pytest.mark.rule("IST-END-02")
@pytest.mark.example("EX-14")
def test_when_the_second_of_four_triggers_the_end_the_third_and_fourth_have_one_more_turn() -> None:
    table = given(players(4, yellow=buying(4)), at="act", active="yellow").play("act", "end")
    assert table.decides() == "green"
    assert table.play("move 5", "stop").decides() == "blue"
    assert table.play("move 5", "stop").decides() == ""


@pytest.mark.rule("IST-END-02")
def test_the_round_ends_with_the_player_on_the_right_of_the_start_player() -> None:
    table = given(players(4, red=buying(4)), at="act", active="red", start="green").play("act", "end")
    assert table.decides() == "yellow"
    assert table.play("move 5", "stop").decides() == ""


@pytest.mark.rule("IST-END-02")
def test_without_a_trigger_another_round_follows() -> None:
    table = given(players(3, green={"merchant": 5, "rubies": 4}), at="encounters", active="green", round=7).play("end")
    assert (table.decides(), table.question(), table.state.round) == ("red", "move", 8)


@pytest.mark.rule("IST-END-03")
def test_when_the_last_player_of_the_round_triggers_the_end_no_turn_follows() -> None:
    table = given(players(3, green=buying(4)), at="act", active="green").play("act", "end")
    assert table.decides() == ""


@pytest.mark.rule("IST-END-04")
def test_whoever_triggers_the_end_may_gain_more_rubies() -> None:
    table = given(red(hand=["dealer-again"], **buying(4)), at="act").play("act", "play dealer-again")
    assert table.player("red").rubies == 6
    assert len(table.told("last round")) == 1


@pytest.mark.rule("IST-END-04")
def test_rubies_gained_after_the_trigger_count() -> None:
    owned = {"yellow": {"rubies": 5}, "green": buying(4) | {"hand": ["dealer-again"]}}
    table = given(players(3, **owned), at="act", active="green", rubies={"palace": 3})
    table.play("act", "play dealer-again", "end")
    assert ranking(table) == {"green": 1, "yellow": 2, "red": 3}


@pytest.mark.rule("IST-END-04")
def test_after_the_trigger_a_turn_is_played_as_always() -> None:
    acting = {"lira": 2, "hand": ["stay"]}
    table = given({"red": {"rubies": 5}, "yellow": acting, "green": {"merchant": 5, "family": 5}}, active="yellow")
    assert "play stay" in table.offers()
    table.play("move 5", "lay", "pay", "act", "catch green", "reward lira", "end")
    assert (table.player("yellow").lira, table.goods("yellow")) == (5, "GY")
    assert table.decides() == "green"


# The final step


@pytest.mark.rule("IST-END-05")
def test_after_the_last_turn_cards_that_give_lira_or_goods_may_be_played() -> None:
    table = ended(red={"rubies": 5, "hand": ["five-lira", "any-good"]})
    table.play("play five-lira", "play any-good", "take B")
    assert (table.player("red").lira, table.goods("red"), table.decides()) == (5, "B", "")


@pytest.mark.rule("IST-END-05")
def test_nobody_has_to_play_a_card_after_the_last_turn() -> None:
    table = ended(red={"rubies": 5, "hand": ["five-lira", "any-good"]}).play("done")
    assert table.decides() == ""
    assert table.hand("red") == ["any-good", "five-lira"]


@pytest.mark.rule("IST-END-06")
def test_only_the_good_and_the_lira_card_are_allowed_in_the_final_step() -> None:
    table = ended(red={"rubies": 5, "family": 3, "lying": [9], "goods": "RGYB", "hand": list(BASE_CARDS)})
    assert table.offers() == {"play any-good", "play five-lira", "done"}


@pytest.mark.rule("IST-END-06")
def test_in_the_final_step_each_player_acts_once_from_the_start_player_on() -> None:
    card: dict[str, Any] = {"hand": ["five-lira"]}
    owned = {"red": card | {"merchant": 5, "rubies": 5}, "yellow": card, "green": card}
    table = given(owned, at="encounters", active="red", start="yellow").play("end")
    assert (table.decides(), table.question()) == ("yellow", "final-step")
    assert table.play("done").decides() == "green"
    assert table.play("play five-lira").decides() == "red"
    assert table.play("done").decides() == ""


@pytest.mark.rule("IST-END-06")
def test_any_number_of_cards_may_be_played_in_the_final_step() -> None:
    table = ended(red={"rubies": 5, "hand": ["five-lira"] * 4})
    table.play("play five-lira", "play five-lira", "play five-lira", "play five-lira")
    assert table.player("red").lira == 20


@pytest.mark.rule("IST-END-06")
def test_players_without_cards_are_not_asked_in_the_final_step() -> None:
    table = ended(red={"rubies": 5}, green={"merchant": 5, "hand": ["stay"]})
    assert (table.decides(), table.offers()) == ("green", {"done"})


@pytest.mark.rule("IST-END-07")
def test_a_full_wheelbarrow_takes_no_good_in_the_final_step() -> None:
    table = ended(red={"rubies": 5, "goods": "RRGGYYB", "hand": ["any-good", "any-good"]}).play("play any-good")
    assert table.offers() == {"take B"}
    assert table.play("take B").offers() == {"done"}


@pytest.mark.rule("IST-END-07")
def test_no_action_token_or_tile_may_be_used_in_the_final_step() -> None:
    table = ended(
        red={
            "rubies": 5,
            "merchant": 5,
            "lira": 9,
            "goods": "RGYB",
            "family": 3,
            "lying": [9],
            "tiles": ["yellow", "green"],
            "hand": ["family-home"],
        },
        yellow={"family": 5},
    )
    assert (table.decides(), table.offers()) == ("red", {"done"})


# Victory and ranking


@pytest.mark.rule("IST-END-08")
def test_the_most_rubies_win() -> None:
    table = ended(red={"rubies": 4, "lira": 50, "goods": "RRGGYYBB"}, yellow={"rubies": 5})
    assert ranking(table) == {"yellow": 1, "red": 2, "green": 3}
    assert table.state.standing().decided_by == "rubies"


@pytest.mark.rule("IST-END-09")
def test_with_equal_rubies_more_lira_win() -> None:
    table = ended(red={"rubies": 5, "lira": 3, "goods": "RRGGYYBB"}, yellow={"rubies": 5, "lira": 4})
    assert ranking(table) == {"yellow": 1, "red": 2, "green": 3}
    assert table.state.standing().decided_by == "lira"


@pytest.mark.rule("IST-END-05")
@pytest.mark.rule("IST-END-09")
@pytest.mark.example("EX-57")
def test_a_card_of_the_final_step_can_turn_the_tie() -> None:
    first = {"rubies": 6, "lira": 3, "hand": ["five-lira"]}
    second = {"rubies": 6, "lira": 7, "merchant": 5}
    table = given({"red": first, "yellow": second}, at="encounters", active="yellow", rubies={"palace": 3}).play("end")
    assert ranking(table) == {"yellow": 1, "red": 2}
    table.play("play five-lira")
    assert table.decides() == ""
    assert ranking(table) == {"red": 1, "yellow": 2}


@pytest.mark.rule("IST-END-10")
def test_with_equal_lira_more_goods_of_all_types_together_win() -> None:
    table = ended(
        red={"rubies": 5, "lira": 3, "goods": "BB", "hand": ["stay", "far-move"]},
        yellow={"rubies": 5, "lira": 3, "goods": "RGY"},
    ).play("done")
    assert ranking(table) == {"yellow": 1, "red": 2, "green": 3}
    assert table.state.standing().decided_by == "goods"


@pytest.mark.rule("IST-END-11")
def test_with_equal_goods_more_cards_left_in_hand_win() -> None:
    table = ended(
        red={"rubies": 5, "lira": 3, "goods": "BB", "hand": ["five-lira"]},
        yellow={"rubies": 5, "lira": 3, "goods": "RG", "hand": ["stay", "far-move"]},
    ).play("done", "done")
    assert ranking(table) == {"yellow": 1, "red": 2, "green": 3}
    assert table.state.standing().decided_by == "cards"


@pytest.mark.rule("IST-END-12")
def test_players_equal_in_everything_share_the_victory() -> None:
    table = ended(
        red={"rubies": 5, "lira": 3, "goods": "BB", "hand": ["stay"]},
        yellow={"rubies": 5, "lira": 3, "goods": "RG", "hand": ["far-move"]},
    ).play("done", "done")
    assert ranking(table) == {"red": 1, "yellow": 1, "green": 3}
    assert table.state.standing().winners == (0, 1)


@pytest.mark.rule("IST-END-13")
def test_every_place_of_the_ranking_follows_the_same_four_criteria() -> None:
    owned: dict[str, dict[str, Any]] = {
        "red": {"rubies": 1, "lira": 4, "goods": "R"},
        "yellow": {"rubies": 1, "lira": 4, "goods": "RG"},
        "green": {"rubies": 5},
        "blue": {"rubies": 1, "lira": 5},
        "white": {"rubies": 1, "lira": 4, "goods": "R", "hand": ["stay"], "merchant": 5},
    }
    table = given(owned, at="encounters", active="white").play("end", "done")
    assert ranking(table) == {"green": 1, "blue": 2, "yellow": 3, "white": 4, "red": 5}


@pytest.mark.rule("IST-END-13")
def test_players_tied_behind_the_winner_share_their_place() -> None:
    table = ended(red={"rubies": 2, "lira": 1}, yellow={"rubies": 5}, green={"rubies": 2, "lira": 1})
    assert ranking(table) == {"yellow": 1, "red": 2, "green": 2}
