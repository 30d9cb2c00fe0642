"""The variant with neutral Assistants (IST-NEU)."""

import pytest

from bedesten.core.errors import BadOption, BadPosition
from bedesten.games.istanbul.data import COLOUR_WORDS
from tests.istanbul.table import given, new_table, red_with_neutrals

OWN, NEUTRAL = "own", "neutral"
THREE_OWN = [OWN, OWN, OWN]


@pytest.mark.rule("IST-NEU-01")
@pytest.mark.rule("IST-NEU-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_variant_the_bottom_assistant_of_each_stack_is_a_neutral_one(players: int) -> None:
    table = new_table(players, neutral="yes")
    assert [table.stack(colour) for colour in COLOUR_WORDS[:players]] == ["ooon"] * players


@pytest.mark.rule("IST-NEU-01")
def test_the_variant_is_optional() -> None:
    table = new_table(3)
    assert [table.stack(colour) for colour in COLOUR_WORDS[:3]] == ["oooo"] * 3


@pytest.mark.rule("IST-NEU-01")
def test_five_players_cannot_play_the_variant() -> None:
    with pytest.raises(BadOption, match="IST-NEU-01"):
        new_table(5, neutral="yes")


@pytest.mark.rule("IST-NEU-02")
def test_no_colour_is_left_for_neutral_assistants_with_five_players() -> None:
    stack = {"stack": [*THREE_OWN, NEUTRAL]}
    with pytest.raises(BadPosition, match="neutral Assistants"):
        given(dict.fromkeys(COLOUR_WORDS, stack))


@pytest.mark.rule("IST-NEU-03")
def test_the_replaced_assistant_is_out_of_the_game() -> None:
    table = new_table(3, neutral="yes")
    assert table.stack("red").count("o") + table.player("red").reserve == 4
    assert table.lying("red") == set()


@pytest.mark.rule("IST-NEU-03")
def test_the_fifth_assistant_stays_in_reserve_for_the_blue_tile() -> None:
    table = given(red_with_neutrals(merchant=15, goods="BB"), at="act").play("act", "tile blue")
    assert table.stack("red") == "ooono"
    assert table.player("red").reserve == 0


@pytest.mark.rule("IST-NEU-04")
def test_a_neutral_assistant_may_be_picked_up_which_allows_the_action() -> None:
    table = given(red_with_neutrals(merchant=5, stack=[], lying=[2, 3, 9]), at="assist", neutral_assistants=[5])
    assert table.offers() == {"pick neutral", "stop"}
    table.play("pick neutral", "act")
    assert table.goods("red") == "GY"
    assert (table.stack("red"), table.state.neutral_lying) == ("n", [])


@pytest.mark.rule("IST-NEU-04")
def test_a_neutral_assistant_is_picked_up_by_whoever_comes_not_only_by_who_laid_him_down() -> None:
    table = given(red_with_neutrals()).play("move 5", "lay", "skip", "end", "move 5")
    assert (table.decides(), table.stack("red")) == ("yellow", "ooo")
    assert table.play("pick neutral").stack("yellow") == "ooonn"


@pytest.mark.rule("IST-NEU-04")
def test_a_neutral_assistant_elsewhere_cannot_be_picked_up() -> None:
    table = given(red_with_neutrals(merchant=5, stack=THREE_OWN), at="assist", neutral_assistants=[9])
    assert table.offers() == {"lay", "stop"}


@pytest.mark.rule("IST-NEU-05")
def test_with_an_own_and_a_neutral_assistant_on_the_place_the_player_chooses() -> None:
    table = given(red_with_neutrals(merchant=5, stack=[OWN, OWN], lying=[5]), at="assist", neutral_assistants=[5])
    assert table.offers() == {"pick own", "pick neutral", "stop"}


@pytest.mark.rule("IST-NEU-05")
def test_who_picks_up_the_own_assistant_leaves_the_neutral_one() -> None:
    table = given(red_with_neutrals(merchant=5, stack=[OWN, OWN], lying=[5]), at="assist", neutral_assistants=[5])
    table.play("pick own")
    assert (table.stack("red"), table.lying("red"), table.state.neutral_lying) == ("ooo", set(), [5])
    assert table.question() == "act"


@pytest.mark.rule("IST-NEU-05")
def test_who_picks_up_the_neutral_assistant_leaves_the_own_one() -> None:
    table = given(red_with_neutrals(merchant=5, stack=[OWN, OWN], lying=[5]), at="assist", neutral_assistants=[5])
    table.play("pick neutral")
    assert (table.stack("red"), table.lying("red"), table.state.neutral_lying) == ("oon", {5}, [])
    assert table.question() == "act"


@pytest.mark.rule("IST-NEU-06")
def test_beside_a_neutral_assistant_the_bottom_one_of_the_stack_may_be_laid_down_instead() -> None:
    table = given(red_with_neutrals(merchant=5, stack=THREE_OWN), at="assist", neutral_assistants=[5])
    assert table.offers() == {"pick neutral", "lay", "stop"}
    table.play("lay")
    assert (table.stack("red"), table.lying("red"), table.state.neutral_lying) == ("oo", {5}, [5])
    assert table.question() == "act"


@pytest.mark.rule("IST-NEU-06")
def test_a_neutral_assistant_may_be_laid_beside_another_one() -> None:
    players = red_with_neutrals(merchant=5, stack=[OWN, OWN, OWN, NEUTRAL]) | {"green": {"stack": THREE_OWN}}
    table = given(players, at="assist", neutral_assistants=[5]).play("lay")
    assert (table.stack("red"), table.state.neutral_lying) == ("ooo", [5, 5])


@pytest.mark.rule("IST-NEU-06")
def test_of_several_neutral_assistants_one_is_picked_up() -> None:
    players = red_with_neutrals(merchant=5, stack=THREE_OWN) | {"green": {"stack": THREE_OWN}}
    table = given(players, at="assist", neutral_assistants=[5, 5]).play("pick neutral")
    assert (table.stack("red"), table.state.neutral_lying) == ("ooon", [5])
    assert table.question() == "act"


@pytest.mark.rule("IST-NEU-07")
def test_a_stack_may_hold_several_neutral_assistants() -> None:
    table = given(red_with_neutrals(merchant=5) | {"green": {"stack": THREE_OWN}}, at="assist", neutral_assistants=[5])
    assert table.play("pick neutral").stack("red") == "ooonn"


@pytest.mark.rule("IST-NEU-08")
def test_the_fountain_returns_own_assistants_only() -> None:
    table = given(red_with_neutrals(merchant=7, stack=[OWN, OWN], lying=[9]), at="act", neutral_assistants=[5])
    assert table.play("act").offers() == {"return 9", "done"}
    assert table.play("return 9").question() == "encounters"
    assert table.state.neutral_lying == [5]


@pytest.mark.rule("IST-NEU-09")
def test_the_card_returns_own_assistants_only() -> None:
    players = red_with_neutrals(merchant=7, stack=[OWN, OWN], lying=[9], hand=["assistant-home"])
    table = given(players, neutral_assistants=[5])
    assert table.play("play assistant-home").offers() == {"return 9"}


@pytest.mark.rule("IST-NEU-09")
def test_the_card_and_the_yellow_tile_are_of_no_use_if_only_neutral_assistants_lie() -> None:
    players = red_with_neutrals(stack=THREE_OWN, lira=2, tiles=["yellow"], hand=["assistant-home"])
    table = given(players, neutral_assistants=[5])
    assert table.offered("play") | table.offered("recall") == set()


@pytest.mark.rule("IST-NEU-09")
def test_the_yellow_tile_returns_own_assistants_only() -> None:
    players = red_with_neutrals(merchant=7, stack=[OWN, OWN], lying=[9], lira=2, tiles=["yellow"])
    table = given(players, neutral_assistants=[5])
    assert table.offered("recall") == {"9"}


@pytest.mark.rule("IST-NEU-10")
def test_a_neutral_assistant_at_the_bottom_is_the_one_laid_down() -> None:
    table = given(red_with_neutrals(merchant=5), at="assist").play("lay")
    assert (table.stack("red"), table.lying("red"), table.state.neutral_lying) == ("ooo", set(), [5])
    assert table.question() == "act"


@pytest.mark.rule("IST-NEU-10")
def test_an_own_assistant_at_the_bottom_is_the_one_laid_down() -> None:
    table = given(red_with_neutrals(merchant=5, stack=[NEUTRAL, *THREE_OWN]), at="assist").play("lay")
    assert (table.stack("red"), table.lying("red"), table.state.neutral_lying) == ("noo", {5}, [])


@pytest.mark.rule("IST-NEU-11")
def test_the_family_member_neither_needs_nor_picks_up_a_neutral_assistant() -> None:
    table = given(red_with_neutrals(merchant=12, stack=THREE_OWN), at="act", neutral_assistants=[5])
    table.play("act", "send 5")
    assert table.offers() == {"act", "skip"}
    table.play("act")
    assert (table.goods("red"), table.stack("red"), table.state.neutral_lying) == ("GY", "ooo", [5])
