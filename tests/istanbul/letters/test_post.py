"""Letters, the Courier, the extra turn, and the rubies that are put back (LET-LTR, LET-COU, LET-DBL, LET-RUB)."""

from typing import Any

import pytest

from bedesten.core.errors import IllegalAction
from bedesten.games.istanbul.actions import COURIER
from bedesten.games.istanbul.data import GEMSTONE_DEALER, SULTANS_PALACE, WAINWRIGHT
from bedesten.kit import bags
from tests.istanbul.letters.table import delivered, lettered, letters, receiving
from tests.istanbul.table import dice, red

# Letters


@pytest.mark.rule("LET-LTR-01")
def test_a_letter_received_shows_its_place_and_one_seal() -> None:
    table = lettered(red(merchant=21), at="act")
    table.play("act", luck=receiving(table, 5, 9))
    assert letters(table) == [5, 9]
    assert delivered(table) == []
    assert [event.facts["place"] for event in table.told("letter")] == [5, 9]


@pytest.mark.rule("LET-LTR-02")
@pytest.mark.parametrize("token", ["merchant", "companion", "family"])
def test_every_own_token_delivers_where_it_stands(token: str) -> None:
    match token:
        case "merchant":
            table = lettered(red(merchant=9, letters=[15])).play("move 15")
        case "companion":
            table = lettered(red(merchant=9, companion=6, letters=[15])).play("companion 15")
        case _:
            table = lettered(red(merchant=12, letters=[15]), at="act").play("act", "send 15")
    assert delivered(table) == [15]


@pytest.mark.rule("LET-LTR-03")
@pytest.mark.example("EX-49")
def test_a_letter_is_delivered_on_receipt_if_a_token_is_there() -> None:
    table = lettered(red(merchant=21, family=12), at="act")
    table.play("act", luck=receiving(table, 12, 3))
    assert delivered(table) == [12]
    assert letters(table) == [3]


@pytest.mark.rule("LET-LTR-04")
def test_a_letter_is_delivered_in_another_players_turn() -> None:
    players = red(merchant=5) | {"yellow": {"family": 5, "letters": [12]}}
    table = lettered(players, at="encounters").play("catch yellow")
    assert delivered(table, "yellow") == [12]


@pytest.mark.rule("LET-LTR-05")
def test_several_letters_are_delivered_at_once() -> None:
    table = lettered(red(merchant=9, letters=[15, 15, 1])).play("move 15")
    assert delivered(table) == [15, 15]
    assert letters(table) == [1]


@pytest.mark.rule("LET-LTR-06")
def test_passing_assistants_and_foreign_tokens_deliver_nothing() -> None:
    players = red(merchant=9, letters=[1, 2, 5, 6], lying=[2], companion="personal") | {"yellow": {"merchant": 5}}
    table = lettered(players, governor=6).play("move 4")
    assert delivered(table) == []


@pytest.mark.rule("LET-LTR-07")
def test_a_delivered_letter_stays_delivered() -> None:
    table = lettered(red(merchant=9, letters=[15])).play("move 15", "lay", "skip", "end")
    assert table.decides() == "yellow"
    assert delivered(table) == [15]


@pytest.mark.rule("LET-LTR-08")
def test_letters_are_public_and_break_no_ties() -> None:
    table = lettered(red(letters=[2] * 2 + [3, 4, 5, 6], delivered=[8, 8, 9, 9]))
    seen = table.state.view(None)["players"]
    assert isinstance(seen, dict)
    assert seen["red"]["letters"] == [2, 2, 3, 4, 5, 6]
    assert seen["red"]["delivered"] == [8, 8, 9, 9]
    assert len({rank.place for rank in table.state.standing().ranks}) == 1


@pytest.mark.rule("LET-LTR-09")
def test_letters_given_up_lie_on_their_own_discard_pile() -> None:
    table = lettered(red(delivered=[5], letters=[6]), at=["extra-turn"]).play("letter 6", "sealed 5")
    assert bags.kinds(table.state.letters.discards) == [5, 6]
    assert (letters(table), delivered(table)) == ([], [])


@pytest.mark.rule("LET-LTR-10")
def test_discarded_letters_are_shuffled_as_soon_as_the_pile_is_empty() -> None:
    players = red(merchant=21, delivered=[place for place in range(1, 15) for _ in range(2)])
    table = lettered(players, at="act", letter_discards=[15, 15, 16])
    assert bags.kinds(table.state.letters.pile) == [16]
    table.play("act")
    assert len(letters(table)) == 2
    assert bags.size(table.state.letters.pile) == 2
    assert table.state.letters.discards == 0


@pytest.mark.rule("LET-LTR-10")
def test_without_any_letter_none_is_received_nor_exchanged() -> None:
    everything = [place for place in range(1, 17) for _ in range(2)]
    players = red(merchant=21, lira=9, goods="R") | {"yellow": {"delivered": everything}}
    table = lettered(players, at="act", courier=2).play("act")
    assert (letters(table), delivered(table)) == ([], [])
    tile = [{"use-tile": {"seat": 0, "tile": "lira-letters"}}, "encounters", "extra-turn"]
    assert lettered(players | {"red": {"merchant": 22, "lira": 9}}, at=tile).offers() == {"skip"}


@pytest.mark.rule("LET-LTR-11")
def test_the_owner_chooses_which_letter_is_given_up() -> None:
    """RUL-128"""
    table = lettered(red(merchant=5, letters=[6, 9], delivered=[5, 8]), at="encounters", courier=5)
    table.play("meet courier", luck=receiving(table, 2))
    assert table.offers() == {"letter 2", "letter 6", "letter 9", "sealed 5", "sealed 8"}
    table.play("sealed 8", luck=dice(1, 2))
    assert delivered(table) == [5]


# Courier


@pytest.mark.rule("LET-COU-01")
def test_the_courier_brings_a_letter_for_two_lira() -> None:
    table = lettered(red(merchant=5, lira=3), at="encounters", courier=5)
    assert table.offers() == {"end", "meet courier"}
    table.play("meet courier", luck=receiving(table, 9)).play("pay", luck=dice(4, 4))
    assert (letters(table), table.player("red").lira) == ([9], 1)


@pytest.mark.rule("LET-COU-02")
def test_the_courier_may_be_paid_with_the_letter_he_brought() -> None:
    table = lettered(red(merchant=5, family=9), at="encounters", courier=5)
    table.play("meet courier", luck=receiving(table, 9))
    assert delivered(table) == [9]
    assert table.offers() == {"sealed 9"}
    table.play("sealed 9", luck=dice(4, 4))
    assert bags.kinds(table.state.letters.discards) == [9]


@pytest.mark.rule("LET-COU-03")
def test_a_used_courier_goes_where_the_dice_send_him_once_a_turn() -> None:
    table = lettered(red(merchant=5, lira=3), at="encounters", courier=5)
    table.play("meet courier").play("pay", luck=dice(2, 3))
    assert table.state.token_place(COURIER) == 5
    assert table.offers() == {"end"}
    unused = lettered(red(merchant=5, lira=3), at="encounters", courier=5).play("end")
    assert unused.state.token_place(COURIER) == 5


@pytest.mark.rule("LET-COU-04")
def test_the_courier_is_of_no_use_without_letters() -> None:
    everything = [place for place in range(1, 17) for _ in range(2)]
    table = lettered(red(merchant=5, lira=3) | {"yellow": {"delivered": everything}}, at="encounters", courier=5)
    assert table.offers() == {"end"}
    with pytest.raises(IllegalAction, match="LET-COU-04"):
        table.play("meet courier")


# The extra turn


@pytest.mark.rule("LET-DBL-01")
def test_three_seals_buy_another_turn() -> None:
    table = lettered(red(merchant=9, letters=[2, 3, 4]), at="encounters").play("end")
    assert table.offers() == {"done", "letter 2", "letter 3", "letter 4"}
    table.play("letter 2", "letter 3", "letter 4")
    assert (table.decides(), table.question()) == ("red", "start")
    assert table.state.round == 1


@pytest.mark.rule("LET-DBL-01")
def test_the_extra_turn_may_be_declined() -> None:
    table = lettered(red(merchant=9, letters=[2, 3, 4]), at="encounters").play("end", "done")
    assert table.decides() == "yellow"
    assert letters(table) == [2, 3, 4]


@pytest.mark.rule("LET-DBL-02")
@pytest.mark.rule("LET-DBL-03")
@pytest.mark.example("EX-45")
def test_four_seals_are_accepted_and_one_is_lost() -> None:
    table = lettered(red(merchant=9, delivered=[2, 3]), at=["extra-turn"]).play("sealed 2", "sealed 3")
    assert (table.decides(), table.question()) == ("red", "start")
    assert delivered(table) == []


@pytest.mark.rule("LET-DBL-02")
@pytest.mark.example("EX-46")
def test_two_seals_are_too_few_and_five_too_many() -> None:
    few = lettered(red(merchant=9, letters=[2, 3]), at="encounters").play("end")
    assert few.decides() == "yellow"
    many = lettered(red(merchant=9, delivered=[2, 3], letters=[4]), at=["extra-turn"])
    many.play("sealed 2", "sealed 3")
    assert many.question() == "start"
    assert letters(many) == [4]


@pytest.mark.rule("LET-DBL-02")
def test_a_fourth_single_seal_may_be_added() -> None:
    table = lettered(red(merchant=9, letters=[2, 3, 4, 5], delivered=[6]), at=["extra-turn"])
    table.play("letter 2", "letter 3", "letter 4")
    assert table.offers() == {"done", "letter 5"}
    other = lettered(red(merchant=9, letters=[2, 3, 4, 5]), at=["extra-turn"])
    other.play("letter 2", "letter 3", "letter 4", "letter 5")
    assert other.question() == "start"
    assert table.play("done").question() == "start"


@pytest.mark.rule("LET-DBL-04")
def test_no_turn_is_bought_at_the_end_of_an_extra_turn() -> None:
    table = lettered(red(merchant=9, delivered=[2, 3, 4, 5]), at=["extra-turn"]).play("sealed 2", "sealed 3")
    table.play("move 1", "stop")
    assert table.decides() == "yellow"
    assert delivered(table) == [4, 5]


@pytest.mark.rule("LET-DBL-05")
def test_an_extra_turn_has_fresh_limits() -> None:
    players = red(merchant=5, lira=9, tiles=["yellow"], lying=[2, 3], delivered=[8, 9])
    table = lettered(players, at="encounters", governor=5, turn={"recalled": True, "met": ["governor"]})
    assert table.offers() == {"end"}
    table.play("end", "sealed 8", "sealed 9")
    assert table.offered("recall") == {"2", "3"}
    assert table.state.met == 0


@pytest.mark.rule("LET-DBL-06")
def test_a_turn_may_be_bought_after_one_that_ended_at_once() -> None:
    table = lettered(red(merchant=9, delivered=[2, 3])).play("move 1", "stop")
    assert (table.decides(), table.question()) == ("red", "extra-turn")
    unpaid = lettered(red(merchant=9, delivered=[2, 3]) | {"yellow": {"merchant": 1}}).play("move 1", "lay", "stop")
    assert (unpaid.decides(), unpaid.question()) == ("red", "extra-turn")


@pytest.mark.rule("LET-DBL-06")
def test_a_turn_may_be_bought_in_the_last_round() -> None:
    players: dict[str, dict[str, Any]] = {"yellow": {}, "red": {"delivered": [2, 3]}, "green": {"rubies": 6}}
    table = lettered(players, at="encounters", active="red", start="yellow", rubies={"dealer": 4})
    table.play("end", "sealed 2", "sealed 3")
    assert (table.decides(), table.question()) == ("red", "start")


@pytest.mark.rule("LET-DBL-07")
def test_after_the_extra_turn_the_next_player_follows_in_the_same_round() -> None:
    table = lettered(red(merchant=9, delivered=[2, 3]), at=["extra-turn"]).play("sealed 2", "sealed 3")
    table.play("move 1", "stop")
    assert (table.decides(), table.state.round) == ("yellow", 1)


# Rubies and the end


@pytest.mark.rule("LET-RUB-01")
@pytest.mark.example("EX-48")
def test_the_last_ruby_of_the_dealer_is_put_back() -> None:
    players = red(merchant=16, lira=23, rubies=2) | {"yellow": {"rubies": 4}, "green": {"rubies": 3}}
    table = lettered(players, at="act", rubies={"dealer": 1})
    assert table.state.dealer_price() == 23
    table.play("act")
    assert (table.player("red").rubies, table.player("red").lira) == (3, 0)
    assert (table.state.rubies[GEMSTONE_DEALER], table.state.dealer_price()) == (1, 23)


@pytest.mark.rule("LET-RUB-02")
def test_rubies_are_put_back_again_and_again_however_they_were_taken() -> None:
    players = red(merchant=24, rubies=5, delivered=[2, 3, 4, 5, 6, 8], hand=["society-again"]) | {"yellow": {}}
    table = lettered(players, at="act", rubies={"palace": 1, "dealer": 10})
    for _ in range(2):
        table.play("act" if not table.state.letters.uses else "play society-again")
        table.play(*(f"sealed {place}" for place in delivered(table)[:3])).play("ruby 13")
        assert (table.state.rubies[SULTANS_PALACE], table.state.palace_price()) == (1, 10)
    assert table.player("red").rubies == 7


@pytest.mark.rule("LET-RUB-03")
def test_wainwright_and_mosques_get_no_new_rubies() -> None:
    players = {
        "red": {"merchant": 1, "lira": 7, "extensions": 2},
        "yellow": {"extensions": 3, "rubies": 1},
        "green": {"extensions": 3, "rubies": 1},
    }
    table = lettered(players, at="act").play("act")
    assert table.state.rubies[WAINWRIGHT] == 0


@pytest.mark.rule("LET-END-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_rubies_trigger_the_end(players: int) -> None:
    others = {colour: {"lira": 0} for colour in ["yellow", "green", "blue", "white"][: players - 1]}
    for rubies in (4, 5):
        table = lettered({"red": {"merchant": 16, "lira": 22, "rubies": rubies}, **others}, at="act")
        assert table.play("act").state.is_last_round() == (rubies == 5)


@pytest.mark.rule("LET-END-02")
@pytest.mark.rule("LET-KIO-18")
@pytest.mark.example("EX-44")
def test_a_ruby_in_another_players_turn_triggers_the_end() -> None:
    agenda = [{"use-tile": {"seat": 1, "tile": "extension-for-goods"}}, "encounters", "extra-turn"]
    players = red(merchant=22) | {"yellow": {"extensions": 2, "goods": "RRGYB", "rubies": 5}}
    table = lettered(players, at=agenda)
    assert table.decides() == "yellow"
    table.play("act")
    assert (table.goods("yellow"), table.player("yellow").rubies) == ("R", 6)
    assert table.state.rubies[WAINWRIGHT] == 2
    assert table.state.is_last_round()
    assert table.told("last round")
