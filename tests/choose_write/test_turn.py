"""The turn: a card, the uses of the active player and of followers (CNW-TRN)."""

from typing import Any

import pytest

from bedesten.games.choose_write import data as d
from tests.choose_write.table import FOUR, HERE, THREE, TWO, Table, following, given, red, using

BASE_A = {"A": ["r1", "r6"]}


def offer_of(card: str, **sheet: Any) -> set[str]:
    """Return what a card offers to somebody who can pay for everything."""
    rich = {"goods": dict.fromkeys(d.GOOD_WORDS, 12), "lira": 20, "goods_cards": ["FA-SP"], **sheet}
    table = using(card, {"red": rich, "yellow": {}})
    return table.offered("use") or {"12"}


@pytest.mark.rule("CNW-TRN-01")
@pytest.mark.rule("CNW-REF-13")
def test_turns_pass_clockwise_from_the_start_player() -> None:
    table = given(THREE, start="green", active="green", display=["8", "5"])
    order = [table.decides()]
    for card in ("8", "5"):
        table.play(f"play {card}", f"use {card}").pass_all()
        order.append(table.decides())
    assert order == ["green", "red", "yellow"]


@pytest.mark.rule("CNW-TRN-01")
def test_a_turn_begins_without_the_card_of_the_one_before() -> None:
    """Also in a turn in which a Guild card is played there is no location to use."""
    table = given({"red": {}, "yellow": {"lira": 5, "guild_cards": ["g3"]}}, display=["8", "5"])
    assert card_of_turn(table.play("play 8")) == ("8", ["8", "4", "9", "13", "B", "D"])
    table.play("use 8").pass_all()
    assert (table.decides(), table.question(), *card_of_turn(table)) == ("yellow", "play", None, [])
    assert (table.play("play g3").question(), *card_of_turn(table)) == ("take-goods", None, [])


def card_of_turn(table: Table) -> tuple[str | None, list[str]]:
    """Return the location that everybody sees played, and what it offers."""
    seen: Any = table.state.view(None)
    written: Any = HERE.write(table.state)
    assert written["turn"]["played"] == seen["turn"]["played"]
    return seen["turn"]["played"], seen["turn"]["offer"]


@pytest.mark.rule("CNW-TRN-02")
@pytest.mark.rule("CNW-TRN-03")
def test_one_card_is_played_that_of_the_hand_or_one_of_the_display() -> None:
    table = given(red(hand="1", guild_cards=["g13"], lira=1), display=["8", "5"])
    assert table.offers() == {"play 8", "play 5", "hand 1", "play g13"}
    assert table.refused("pass") == "CNW-TRN-02"
    assert table.refused("play 1") == "CNW-TRN-03"
    assert table.refused("hand 8") == "CNW-TRN-03"
    table.play("play 8")
    assert table.refused("play 5") == "CNW-TRN-02"


@pytest.mark.rule("CNW-TRN-02")
def test_the_same_location_in_hand_and_display_is_two_plays_and_twice_in_the_display_one() -> None:
    assert given(red(hand="8"), display=["8", "5"]).offers() == {"play 8", "play 5", "hand 8"}
    assert given(red(hand="1"), display=["8", "8"]).offers() == {"play 8", "hand 1"}


@pytest.mark.rule("CNW-TRN-04")
@pytest.mark.rule("CNW-REF-05")
@pytest.mark.example("EX-22")
def test_a_display_card_leaves_the_hand_alone() -> None:
    table = given(red(hand="1"), display=["5", "9"]).play("play 5", "use 5").pass_all()
    assert (table.hand(), table.decides()) == ("1", "yellow")
    assert "9" in table.display()
    assert "" not in table.display()


@pytest.mark.rule("CNW-TRN-05")
def test_a_played_card_is_discarded_at_once() -> None:
    table = given(red(hand="7"), display=["5", "9"])
    assert table.play("hand 7").discards("location") == ["7"]
    assert table.hand() == ""


@pytest.mark.rule("CNW-TRN-06")
@pytest.mark.example("EX-12")
def test_the_size_of_every_offer() -> None:
    sizes = {card: len(offer_of(card)) for card in d.LOCATION_WORDS[1:]}
    assert sizes == dict(zip(d.LOCATION_WORDS[1:], (3, 4, 5, 4, 3, 4, 6, 6, 4, 3, 3, 1, 3, 3, 5, 5, 4, 4), strict=True))


@pytest.mark.rule("CNW-TRN-06")
@pytest.mark.rule("CNW-TRN-11")
@pytest.mark.example("EX-01")
def test_card_8_offers_the_same_to_everybody() -> None:
    rich = {"goods": dict.fromkeys(d.GOOD_WORDS, 12), "actions": 1}
    table = using("8", {"red": rich, "yellow": rich, "green": rich})
    assert table.offered("use") == {"8", "4", "9", "13", "B", "D"}
    assert table.refused("use 5") == "CNW-TRN-06"
    table.play("use 8")
    assert table.offered("use") == {"8", "4", "9", "13", "B", "D"}
    table.play("use 8", "pay icon")
    assert (table.decides(), table.offered("use")) == ("green", {"8", "4", "9", "13", "B", "D"})


@pytest.mark.rule("CNW-TRN-07")
def test_corners_are_no_neighbours_and_palaces_are() -> None:
    assert offer_of("A") == {"A", "3", "7", "B", "C"}
    assert offer_of("1") == {"1", "2", "6"}


@pytest.mark.rule("CNW-LOC-24")
@pytest.mark.rule("CNW-LOC-25")
@pytest.mark.example("EX-13")
def test_the_catacombs_lie_apart() -> None:
    assert offer_of("11") == {"11", "7", "10"}
    assert offer_of("13") == {"13", "8", "14"}
    assert offer_of("C") == {"C", "7", "A", "D"}
    assert offer_of("D") == {"D", "8", "B", "C"}
    table = using("12")
    assert table.question() == "target", "card 12 offers nothing but 12"
    assert using("11").refused("use 12") == "CNW-LOC-24"


@pytest.mark.rule("CNW-TRN-08")
@pytest.mark.rule("CNW-BON-12")
def test_the_active_player_pays_neither_icon_nor_bonus_action() -> None:
    table = using("8", red(actions=2)).play("use 8")
    assert (table.icons("8"), table.actions(), table.lira()) == (1, "2/0", "3/0")


@pytest.mark.rule("CNW-TRN-09")
@pytest.mark.rule("CNW-RES-08")
@pytest.mark.example("EX-19")
def test_the_active_player_must_use_a_usable_location() -> None:
    table = using("2", red(lira=9), display=["2", "5"])
    assert table.offers() == {"use 1", "use 7"}
    assert table.refused("pass") == "CNW-TRN-09"
    assert table.refused("use 2") == "CNW-LOC-02"
    assert table.refused("use 3") == "CNW-LOC-03"
    assert table.play("use 1").actions() == "0/0"


@pytest.mark.rule("CNW-TRN-10")
@pytest.mark.parametrize("card", d.LOCATION_WORDS[1:])
def test_somebody_with_nothing_can_use_something_of_every_card(card: str) -> None:
    table = using(card, caravan={"face_up": "c6"})
    assert table.told("play"), "the game has gone on"
    assert table.question() in ("use", "target", "take-goods", "follow")


@pytest.mark.rule("CNW-TRN-12")
def test_everybody_may_use_the_same_location() -> None:
    table = using("8", FOUR).play("use 8", "use 8", "use 8", "use 8")
    assert [table.lira(colour) for colour in FOUR] == ["3/0"] * 4


@pytest.mark.rule("CNW-TRN-13")
@pytest.mark.rule("CNW-TRN-14")
@pytest.mark.rule("CNW-TRN-19")
@pytest.mark.example("EX-02")
def test_a_follower_pays_with_an_icon_or_a_bonus_action_or_passes() -> None:
    for payment, icons, actions in (("icon", 0, "1/0"), ("action", 1, "1/1")):
        table = following("8", {"actions": 1}, "8")
        assert {"use 4", "pass"} <= table.offers()
        table.play("use 4")
        assert table.offers() == {"pay icon", "pay action"}
        assert table.refused("pay sheet") == "CNW-TRN-13"
        table.play(f"pay {payment}")
        assert (table.icons("4", "yellow"), table.actions("yellow")) == (icons, actions)
    assert following("8", {"actions": 1}, "8").play("pass").actions("yellow") == "2/0"


@pytest.mark.rule("CNW-TRN-15")
@pytest.mark.example("EX-14")
def test_the_icon_is_that_of_the_location_used() -> None:
    table = following("8", {}, "8").play("use 13", "check 8", "check 14")
    assert (table.icons("13", "yellow"), table.icons("8", "yellow")) == (0, 1)
    assert table.checks("yellow") == {"8": 1, "14": 1}


@pytest.mark.rule("CNW-TRN-16")
@pytest.mark.example("EX-15")
def test_no_icon_pays_for_a_palace() -> None:
    table = following("8", {"goods": {"FA": 9, "SP": 9, "FR": 9, "JE": 9}}, "8")
    assert table.refused("use B") == "CNW-TRN-16"


@pytest.mark.rule("CNW-BON-11")
@pytest.mark.rule("CNW-LOC-16")
@pytest.mark.rule("CNW-TRN-18")
@pytest.mark.example("EX-16")
def test_a_bonus_action_pays_for_a_palace_beside_its_price() -> None:
    yellow = {"goods": {"FA": 3, "SP": 3, "FR": 3, "JE": 3}, "actions": 1}
    table = following("8", yellow, "8", letters={"B": ["r1", "r6"]}).play("use B")
    assert table.actions("yellow") == "1/1"
    assert table.goods("yellow") == {"FA": "3/2", "SP": "3/2", "FR": "3/1", "JE": "3/0"}
    assert table.origins("yellow") == {"B": 1}


@pytest.mark.rule("CNW-TRN-17")
@pytest.mark.example("EX-18")
def test_what_a_use_brings_does_not_pay_for_it() -> None:
    table = following("3", {"goods": {"FA": 2}, "icons": {"2": 0, "4": 1}}, "4", display=["3", "5"])
    assert table.refused("use 3") == "CNW-TRN-13"


@pytest.mark.rule("CNW-TRN-19")
@pytest.mark.rule("CNW-TRN-22")
@pytest.mark.rule("CNW-BON-14")
@pytest.mark.example("EX-17")
@pytest.mark.parametrize(("before", "after"), [("3/1", "4/1"), ("8/8", "8/8")])
def test_passing_brings_a_bonus_action_while_there_is_a_space(before: str, after: str) -> None:
    table = using("8", FOUR | {"yellow": {"actions": before}}).play("use 8", "pass")
    assert table.actions("yellow") == after


@pytest.mark.rule("CNW-TRN-20")
def test_passing_is_allowed_to_those_who_could_act() -> None:
    table = following("8", {"actions": 3, "lira": 20}, "8")
    assert len(table.offers()) > 3
    assert "pass" in table.offers()


@pytest.mark.rule("CNW-TRN-21")
def test_who_can_pay_for_nothing_passes_unasked() -> None:
    table = following("8", {"icons": {"1": 1}}, "8")
    assert table.actions("yellow") == "1/0"
    assert [event.seat for event in table.told("pass")] == [1]
    # Whoever holds a Goods card might have what a palace costs: that is asked.
    hidden = following("C", {"icons": {"1": 1}, "actions": 1, "goods_cards": ["FA-SP"]}, "7")
    assert hidden.question() == "take-goods"
    hidden.play("take FA", "take FA")
    assert {"pass", "use 7"} == hidden.offers()


@pytest.mark.rule("CNW-TRN-23")
@pytest.mark.example("EX-20")
def test_uses_are_resolved_clockwise() -> None:
    table = given(FOUR, active="yellow", display=["4", "9"]).play("play 4")
    table.drawing("use 4", "FA-FA").drawing("use 4", "SP-SP").drawing("use 4", "FR-FR")
    table.drawing("use 4", "JE-JE", "1")
    cards = {colour: table.cards(colour) for colour in ("yellow", "green", "blue", "red")}
    assert cards == {"yellow": ["FA-FA"], "green": ["SP-SP"], "blue": ["FR-FR"], "red": ["JE-JE"]}


@pytest.mark.rule("CNW-TRN-24")
def test_a_bonus_action_gives_no_second_use() -> None:
    table = following("8", {"actions": 3}, "8").play("use 8", "pay action")
    assert table.decides() == "yellow"
    assert table.question() == "play", "the use is over, and the next turn begins"
    own = using("8", red(actions=3)).play("use 8")
    assert own.decides() == "yellow"


@pytest.mark.rule("CNW-TRN-25")
def test_a_location_whose_gain_is_lost_may_be_used() -> None:
    table = following("8", {"lira": "40/40"}, "8").play("use 8")
    assert (table.lira("yellow"), table.icons("8", "yellow")) == ("40/40", 0)


@pytest.mark.rule("CNW-TRN-26")
@pytest.mark.rule("CNW-TRN-27")
@pytest.mark.rule("CNW-GLD-16")
@pytest.mark.rule("CNW-REF-08")
@pytest.mark.example("EX-21")
def test_a_guild_card_is_for_the_active_player_alone() -> None:
    table = given(THREE | {"red": {"lira": 3, "guild_cards": ["g16"], "hand": "1"}}, display=["8", "5"])
    before = [table.hand(colour) for colour in THREE]
    deck = table.state.locations.size
    table.play("play g16", "take FA", "take FA", "take SP", "take JE")
    assert (table.lira(), table.goods()) == ("3/3", {"FA": "2/0", "SP": "1/0", "JE": "1/0"})
    assert [table.actions(colour) for colour in ("yellow", "green")] == ["0/0", "0/0"]
    assert (table.display(), [table.hand(colour) for colour in THREE]) == (["8", "5"], before)
    assert (table.state.locations.size, table.decides()) == (deck, "yellow")


@pytest.mark.rule("CNW-REF-01")
@pytest.mark.rule("CNW-REF-02")
@pytest.mark.rule("CNW-REF-03")
@pytest.mark.rule("CNW-REF-06")
@pytest.mark.rule("CNW-REF-09")
def test_the_end_of_a_turn_has_its_order() -> None:
    sheet = {"hand": "12", "goods": {"FA": 4, "SP": 4, "FR": 4, "JE": 4}, "lira": 18, "rubies": {"goods": 1}}
    table = given(red(**sheet), display=["8", "5"], letters=BASE_A, caravan={"face_up": "c6"})
    table.play("hand 12", "target 6", "palace A", "pass")
    assert table.question() == "take-card"
    assert table.offers() == {"draw deck", "draw 8", "draw 5"}
    table.drawing("draw 5", "9", "r9", "c1")
    told = [event.what for event in table.events]
    assert told.index("take location") < told.index("display") < told.index("ruby card") < told.index("caravan")
    assert (table.hand(), table.display()) == ("5", ["8", "9"])
    assert table.decides() == "yellow"


@pytest.mark.rule("CNW-REF-02")
@pytest.mark.rule("CNW-BON-07")
def test_bonus_rubies_come_before_any_card_is_drawn() -> None:
    table = given(red(hand="8", lira=18), display=["1", "5"]).play("hand 8", "use 8", "pass")
    assert (table.origins(), table.question()) == ({"lira": 1}, "take-card")


@pytest.mark.rule("CNW-REF-04")
def test_the_card_of_the_deck_is_drawn_after_the_choice_and_the_hand_is_filled() -> None:
    table = given(red(hand="8"), display=["1", "5"]).play("hand 8", "use 8", "pass")
    assert table.refused("pass") == "CNW-TRN-20"
    assert table.refused("draw 9") == "CNW-REF-03"
    table.drawing("draw deck", "D")
    assert (table.hand(), table.display()) == ("D", ["1", "5"])


@pytest.mark.rule("CNW-REF-07")
@pytest.mark.parametrize(("card", "expected"), [("8", ["9", "5"]), ("5", ["8", "9"])])
def test_a_new_card_takes_the_free_place(card: str, expected: list[str]) -> None:
    table = given(TWO, display=["8", "5"]).play(f"play {card}", f"use {card}").drawing("pass", "9>")
    assert table.display() == expected


@pytest.mark.rule("CNW-REF-14")
def test_location_discards_are_never_shuffled() -> None:
    table = given(TWO)
    seen = 0
    while not table.is_over():
        table.play(min(table.offers()))
        assert len(table.discards("location")) >= seen
        seen = len(table.discards("location"))
    assert table.state.locations.number == 1
    assert seen > 30
