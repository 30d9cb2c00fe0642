"""What everybody sees, and what nobody but its owner knows (CNW-RES-19 to CNW-RES-27)."""

from collections import Counter
from typing import Any

import pytest

from bedesten.core.contract import OVER, SPECTATOR
from bedesten.core.luck import FastLuck
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.lexicon import LEXICON
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.kit.deck import KIND
from tests.choose_write.samples import SAMPLES
from tests.choose_write.table import Table, given, red, using


def view(table: Table, seat: int | None) -> Any:
    return table.state.view(seat)


@pytest.mark.rule("CNW-RES-19")
def test_everybody_sees_sheets_display_letters_discards_and_sizes() -> None:
    sheet = {"goods": {"FA": "3/1"}, "lira": "9/2", "goods_cards": ["FA-FA", "SP-SP"], "guild_cards": ["g1"]}
    table = given(red(**sheet), display=["8", "9"], goods_deck={"discards": ["JE-JE"]}, letters={"A": ["r9", "r3"]})
    for eye in (None, 1):
        seen = view(table, eye)
        assert seen["players"]["red"]["goods"]["FA"] == {"filled": 3, "crossed": 1, "left": 2, "spaces": 12}
        assert seen["players"]["red"]["lira"]["left"] == 7
        assert (seen["players"]["red"]["goods_card_count"], seen["players"]["red"]["guild_card_count"]) == (2, 1)
        assert seen["players"]["red"]["hand_cards"] == 1
        assert seen["display"] == ["8", "9"]
        price = {"FA": 1, "SP": 1, "FR": 2, "JE": 1}
        assert seen["letters"]["A"] == {"cards": ["r9", "r3"], "price": price, "size_after": 6}
        assert (seen["goods_deck"]["cards"], seen["goods_deck"]["discards"]) == (13, ["JE-JE"])
        assert (seen["guild_deck"]["cards"], seen["location_deck"]["cards"]) == (15, 36)
        assert seen["caravan"]["face_up"] == "c1"


@pytest.mark.rule("CNW-RES-20")
@pytest.mark.rule("CNW-RES-21")
@pytest.mark.example("EX-69")
def test_a_card_of_the_deck_is_hidden_and_one_of_the_display_is_known() -> None:
    def after(choice: str, *cards: str) -> Table:
        table = given(red(hand="8"), display=["4", "5"]).play("hand 8", "use 8", "pass")
        return table.drawing(choice, *cards)

    drawn = after("draw deck", "4>")
    assert (view(drawn, 1)["players"]["red"]["hand"], view(drawn, 1)["players"]["red"]["hand_cards"]) == (None, 1)
    assert view(drawn, 0)["players"]["red"]["hand"] == "4"
    assert drawn.told("draw location")[0].seen_by(1) == {"what": "draw location", "seat": 0}
    taken = after("draw 4", "9")
    assert view(taken, 1)["players"]["red"]["hand"] == "4"
    hands = {int(taken.state.imagine(1, FastLuck(seed)).players[0].hand & KIND) for seed in range(20)}
    assert hands == {d.PLAIN_CARD_WORDS.index("4")}


@pytest.mark.rule("CNW-RES-22")
@pytest.mark.rule("CNW-RES-23")
@pytest.mark.example("EX-83")
def test_guild_and_goods_cards_in_hand_are_hidden() -> None:
    table = given(red(), display=["9", "4"]).play("play 9").drawing("use 9", "g7")
    table.drawing("pass", "10").play("play 4", "use 4").drawing("use 4", "FA-JE", "12")
    others = view(table, 1)["players"]["red"]
    assert (others["guild_cards"], others["goods_cards"]) == ([], [])
    assert (others["guild_card_count"], others["goods_card_count"]) == (1, 1)
    own = view(table, 0)["players"]["red"]
    assert (own["guild_cards"], own["goods_cards"]) == (["g7"], ["FA-JE"])
    played = given(red(lira=7, guild_cards=["g2"])).play("play g2")
    assert view(played, 1)["guild_deck"]["discards"] == ["g2"]


@pytest.mark.rule("CNW-RES-22")
@pytest.mark.rule("CNW-CAR-04")
@pytest.mark.example("EX-84")
def test_of_two_guild_cards_drawn_the_discarded_one_is_seen() -> None:
    table = using("6", caravan={"face_up": "c4"}).drawing("use 6", "g2", "g11")
    assert (view(table, 1)["players"]["red"]["drawn"], view(table, 1)["players"]["red"]["drawn_count"]) == ([], 2)
    assert view(table, 0)["players"]["red"]["drawn"] == ["g2", "g11"]
    table.play("drop g2")
    assert view(table, 1)["guild_deck"]["discards"] == ["g2"]
    assert view(table, 1)["players"]["red"]["guild_cards"] == []
    worlds = Counter(
        d.GUILD_WORDS[table.state.imagine(1, FastLuck(seed)).players[0].guild_cards[0] & KIND] for seed in range(300)
    )
    assert set(worlds) == set(d.GUILD_WORDS) - {"g2"}


@pytest.mark.rule("CNW-FTN-11")
@pytest.mark.rule("CNW-FTN-04")
@pytest.mark.example("EX-86")
def test_a_fountain_drawn_for_a_hand_is_seen_by_all_and_the_card_after_it_is_not() -> None:
    table = given(red(hand="8"), display=["4", "5"]).play("hand 8", "use 8", "pass").drawing("draw deck", "f4")
    assert table.told("fountain")[0].seen_by(1) == {"what": "fountain", "fountain": "f4"}
    table.play("check 1").drawing("check 5", "9>")
    assert view(table, 1)["location_deck"]["discards"][0] == "f4"
    assert (view(table, 1)["players"]["red"]["hand"], table.hand()) == (None, "9")
    assert (table.checks("red"), table.checks("yellow")) == ({"1": 1}, {"5": 1})


@pytest.mark.rule("CNW-RES-27")
@pytest.mark.example("EX-87")
def test_of_a_deck_one_sees_its_size_and_all_that_is_not_in_sight() -> None:
    players = {"red": {"guild_cards": ["g7"]}, "yellow": {"guild_cards": ["g1"]}}
    table = given(players, guild_deck={"discards": ["g3", "g2"]})
    deck = view(table, 1)["guild_deck"]
    assert deck["cards"] == 12
    assert deck["unseen"] == {f"g{number}": 1 for number in range(4, 17)}
    assert "g7" not in view(table, 0)["guild_deck"]["unseen"]


@pytest.mark.rule("CNW-RES-25")
def test_a_state_holds_no_order_of_a_deck() -> None:
    table = using("4")
    found: Counter[int] = Counter()
    for seed in range(400):
        copy = table.state.clone()
        copy.apply(LEXICON.parse("use 4"), FastLuck(seed))
        found[int(copy.players[0].goods_cards[0] & KIND)] += 1
    assert len(found) == d.GOODS_CARD_KINDS
    assert found[4] > found[0], "there are two copies of the one and one of the other"


@pytest.mark.rule("CNW-RES-24")
def test_only_returned_caravan_cards_have_an_order() -> None:
    table = given(red(), caravan={"face_up": "c4", "returned": ["c8", "c2"]})
    assert view(table, None)["caravan"]["returned"] == ["c8", "c2"]
    assert view(table, None)["caravan"]["unseen"] == ["c1", "c3", "c5", "c6", "c7"]


def test_whoever_pays_is_imagined_with_cards_that_can_pay() -> None:
    """Everybody saw that yellow chose the palace, so in every world yellow's cards bring what the sheet lacks."""
    yellow = {"goods": {"FA": 2, "SP": 2}, "goods_cards": ["FR-JE", "FA-SP"], "actions": 1}
    players = {"red": {}, "yellow": yellow, "green": {}}
    table = using("A", players, letters={"A": ["r1"]})
    assert table.question() == "take-goods"
    table.play("take FA", "take FA", "use A")
    assert (table.decides(), table.question()) == ("yellow", "pay-goods")
    for seed in range(100):
        world = table.state.imagine(0, FastLuck(seed))
        held = [d.GOODS_CARD_WORDS[card & KIND] for card in world.players[1].goods_cards]
        assert any("FR" in card for card in held)
        assert world.actions()


def test_the_seat_that_decides_has_its_actions_in_all_its_worlds_and_others_are_asked_alike() -> None:
    luck = FastLuck(9)
    for state in SAMPLES.states(decisions=150, every=2, seed=2):
        assert isinstance(state, ChooseWrite)
        if state.seat == OVER:
            continue
        for eye in (SPECTATOR, *range(len(state.players))):
            world = state.imagine(eye, luck)
            assert world.actions(), "whether somebody is asked depends on nothing hidden"
            if eye == state.seat:
                assert world.actions() == state.actions()


@pytest.mark.rule("CNW-RES-08")
@pytest.mark.rule("CNW-RES-23")
def test_what_cannot_be_paid_is_told_to_its_player_alone() -> None:
    sheet = {"lira": 5, "goods": {"FA": 1}, "goods_cards": ["SP-FR"], "guild_cards": ["g2", "g13"]}
    letters = {"A": ["r1"], "B": ["r19"], "C": ["r20"], "D": ["r13"]}
    table = given({"red": sheet, "yellow": {}, "green": {}}, letters=letters)
    own = view(table, 0)["players"]["red"]
    assert set(own["unusable"]) == {"2", "3", "A", "B", "C", "D"}
    due = {"rule": "CNW-LOC-02", "key": "lira-due", "arguments": {"price": d.DEALER_PRICE, "have": 5}}
    assert own["unusable"]["2"] == due
    assert own["unusable"]["A"]["arguments"] == {"goods": ["FA", "FA", "SP", "FR"], "owned": ["FA", "SP", "FR"]}
    lira = {"guild": "g2", "price": 7, "have": 5}
    assert own["unplayable"] == {"g2": {"rule": "CNW-GLD-18", "key": "guild-lira", "arguments": lira}}
    for eye in (1, None):
        other = view(table, eye)["players"]["red"]
        assert (other["unusable"], other["unplayable"]) == ({}, {})
    assert "3" not in view(given(red(goods_cards=["FA-FA"])), 0)["players"]["red"]["unusable"]


def test_a_player_is_told_what_there_is_for_the_price_of_each_palace_and_nobody_else() -> None:
    letters = {"A": ["r1"], "B": ["r19"], "C": ["r20"], "D": ["r13"]}
    sheet = {"goods": {"FA": 1, "SP": 3}, "goods_cards": ["FA-FA", "SP-FR"]}
    table = given({"red": sheet, "yellow": {}, "green": {}}, letters=letters)
    means = view(table, 0)["players"]["red"]["means"]
    assert view(table, 0)["letters"]["A"]["price"] == {"FA": 2, "SP": 1, "FR": 1, "JE": 0}
    assert means["A"] == {
        "sheet": {"FA": 1, "SP": 1, "FR": 0, "JE": 0},
        "cards": {"FA": 1, "SP": 0, "FR": 1, "JE": 0},
    }, "a second fabric is on a card, and so is the fruit"
    assert means["B"]["cards"] == {"FA": 0, "SP": 0, "FR": 1, "JE": 0}, "nothing has jewelry"
    assert [view(table, eye)["players"]["red"]["means"] for eye in (1, None)] == [{}, {}]


def test_what_is_unusable_is_what_is_not_offered() -> None:
    table = using("2", red(goods={"FA": 2}))
    lacks = view(table, 0)["players"]["red"]["unusable"]
    offered = table.offered("use")
    assert offered == {place for place in ("1", "2", "3", "7") if place not in lacks}
