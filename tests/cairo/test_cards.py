"""Cards: playing and drawing them (CAI-CRD)."""

from collections import Counter
from typing import Any

import pytest

from bedesten.core.errors import UnreadableAction
from bedesten.core.luck import FastLuck
from tests.cairo.notation import CARDS
from tests.cairo.plain import segment
from tests.cairo.table import HERE, NINE_EACH, Case, Table, cases, given, position

COPIES = {card: 1 if card.startswith("J") else 3 for card in CARDS}


def piles(hands: str, display: str, pile: str, seat: int) -> Table:
    """Return a table of four with these hands, this display and draw pile; all other cards are discards."""
    each = dict(enumerate(hands.split(", "), start=1))
    named = Counter(f"{' '.join(each.values())} {display} {pile}".split())
    discards = [card for card, copies in COPIES.items() for _ in range(copies - named[card])]
    cards = dict(Counter(pile.split()))
    where = position("S4", seat, hand=each, display=display.split(), discards=discards, draw_pile={"cards": cards})
    state: Any = HERE.read(where)
    return Table(state)


def counts(table: Table) -> tuple[int, int]:
    """Return the sizes of draw pile and discards."""
    view = table.view()
    return view["pile"], len(view["discards"])


# Playing.


@pytest.mark.rule("CAI-CRD-01")
@pytest.mark.parametrize("number", range(1, 10))
def test_a_standard_card_opens_its_segment(number: int) -> None:
    trade = "yellow" if number not in (7, 9) else "white"
    table = given("S4", hand=str(number)).play(f"play {number}", f"build {trade}")
    assert {segment(site) for site in table.offered("site")} == {number}


@pytest.mark.rule("CAI-CRD-01")
@pytest.mark.rule("CAI-CRD-06")
@cases("TV-89 | S4 | new 1 blue F5>F4 [5] | allowed")
def test_cards_say_where_the_tile_goes_and_not_its_entry(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-CRD-02")
def test_a_joker_opens_three_segments_for_one_money() -> None:
    """TV-02."""
    table = given("S4", hand="J147").play("play J147", "fee green", "build yellow")
    assert {segment(site) for site in table.offered("site")} == {1, 4}, "7 has a yellow stall"
    table = given("S4", hand="J147").build("new 1 white D2>D3 [J147]", fee="green")
    assert table.money(1) == "1 1 0 1 1 1"
    assert [event.facts["trade"] for event in table.told("fee")] == ["green"]


@pytest.mark.rule("CAI-CRD-02")
def test_without_money_a_joker_alone_is_no_use() -> None:
    """TV-61."""
    table = given("S4", hand="J147", money="0 0 0 0 0 0")
    assert table.refused("play J147") == "CAI-CRD-02"


@pytest.mark.rule("CAI-CRD-02")
def test_a_fee_without_a_choice_is_not_asked() -> None:
    table = given("S4", hand="J147", money="0 0 0 2 0 0").play("play J147")
    assert (table.question(), table.money(1)) == ("kind", "0 0 0 1 0 0")


@pytest.mark.rule("CAI-CRD-03")
@pytest.mark.rule("CAI-CRD-02")
def test_the_fee_is_paid_first() -> None:
    """TV-55, TV-56 and TV-59."""
    table = given("S4", hand="J123").build("exp 1 red B3 [J123]", fee="white", pay="green blue")
    assert (table.money(1), table.points(1)) == ("0 0 0 1 0 1", 7)
    assert given("S4", hand="J123").refused_build("exp 1 red B3 [J123]", fee="red") in {"CAI-EXP-13", "CAI-CRD-03"}
    three = given("S4; 1 red B4>B5 +B3", hand="J123", money="3 2 0 0 0 0")
    assert three.build("exp 1 red B2 [J123]", fee="white").money(1) == "0 0 0 0 0 0"
    other = given("S4; 1 red B4>B5 +B3", hand="J123", money="3 2 0 0 0 0")
    assert other.refused_build("exp 1 red B2 [J123]", fee="red") in {"CAI-EXP-13", "CAI-CRD-03"}


@pytest.mark.rule("CAI-CRD-04")
def test_three_cards_open_everything_without_a_fee() -> None:
    """TV-04 and TV-60."""
    table = given("S4", hand="9 J123 J147", money="0 0 0 0 0 0").play("play 9+J123+J147")
    assert table.question() == "kind"
    table.play("build white")
    assert table.offered("segment") == set("1234679")
    assert {segment(site) for site in table.sites()} == {1, 2, 3, 4, 6, 7, 9}
    table.play("segment 1")
    assert {segment(site) for site in table.offered("site")} == {1}
    assert table.refused("site E3") == "CAI-BLD-03"
    table.play("site D2", "entry D3")
    assert (table.money(1), sorted(table.view()["discards"])) == ("0 0 0 0 0 0", ["9", "J123", "J147"])
    assert not table.told("fee")


@pytest.mark.rule("CAI-CRD-01")
@pytest.mark.rule("CAI-CRD-04")
@pytest.mark.parametrize("cards", ["1", "1+2+J147"])
def test_no_fee_is_taken_where_none_is_due(cards: str) -> None:
    table = given("S4", hand="1 2 J147").play(f"play {cards}")
    assert table.refused("fee white") in {"CAI-CRD-01", "CAI-CRD-02", "CAI-CRD-04", "CAI-TRN-06"}
    assert table.money(1) == "1 1 1 1 1 1"


@pytest.mark.rule("CAI-CRD-05")
def test_one_card_is_played_or_three() -> None:
    """TV-62: two or four cards cannot even be said."""
    table = given("S4", hand="1 4 7 9")
    for cards in ("1+4", "1+4+7+9"):
        with pytest.raises(UnreadableAction):
            table.play(f"play {cards}")
    assert {offer.count("+") for offer in table.offered("play")} == {0, 2}


@pytest.mark.rule("CAI-CRD-05")
@cases("three for one | S4 | new 1 white D2>D3 [any] | allowed")
def test_three_cards_may_be_played_where_one_would_do(case: Case) -> None:
    assert case.tried() == case.expected


@pytest.mark.rule("CAI-CRD-07")
@pytest.mark.parametrize("cards", ["2", "J258", "any"])
@pytest.mark.parametrize(
    ("text", "build"),
    [
        ("S4", "new 1 white E3>E4"),
        ("S4; 1 red B4>B5 +C4+D4", "exp 1 red E4"),
        ("E0; @white=C2; 1 green B2>B3; 2 blue A3>A2; 3 red D2>C2", "move 1 green F3>G3"),
    ],
)
def test_every_way_to_play_cards_serves_for_everything_that_is_built(cards: str, text: str, build: str) -> None:
    table = given(text, hand="7 8 9" if cards == "any" else cards, money=NINE_EACH).build(
        f"{build} [{cards}]", "white" if cards == "J258" else ""
    )
    assert table.decides() == 2
    assert [event.facts["trade"] for event in table.told("fee")] == (["white"] if cards == "J258" else [])


@pytest.mark.rule("CAI-CRD-08")
@pytest.mark.rule("CAI-CRD-07")
@cases(
    "TV-90 | S4 | exp 1 purple A7 [J123] | CAI-EXP-04, CAI-CRD-08",
    "TV-91 | S4 | exp 1 purple A7 [J147] | allowed",
    "card 5 | E0 | new 1 purple E12>E11 [5] | CAI-BLD-03, CAI-CRD-08",
)
def test_purple_needs_a_restaurant_of_an_open_segment(case: Case) -> None:
    assert case.tried() in case.expected.split(", ")


@pytest.mark.rule("CAI-CRD-08")
def test_some_cards_alone_are_never_of_use_for_purple() -> None:
    useless = {
        card
        for card in CARDS
        if "purple" not in given("E0", hand=card, money=NINE_EACH).play(f"play {card}", *fee(card)).offered("build")
    }
    assert useless == {"1", "2", "3", "5", "J123"}


def fee(card: str) -> list[str]:
    return ["fee white"] if card.startswith("J") else []


@pytest.mark.rule("CAI-CRD-09")
def test_played_cards_lie_open_and_are_discarded_when_all_is_done() -> None:
    """TV-123."""
    table = given("S4", hand="1 5").play("play 1")
    assert table.view(2)["discards"] == []
    assert table.view(2)["agenda"][0]["kind"]["cards"] == ["1"]
    table.play("expand red", "site B3", "pay white", "pay blue")
    assert (table.view(2)["discards"], table.hand(1)) == (["1"], ["5"])


# Drawing.


@pytest.mark.rule("CAI-CRD-10")
def test_two_cards_are_taken_one_after_the_other_each_from_anywhere() -> None:
    """TV-124."""
    table = given("S4", hand="1", display=["2", "5", "7", "J369"]).play("draw 4")
    assert (table.decides(), table.question()) == (1, "second")
    assert table.offers() == {"draw 1", "draw 2", "draw 3", "draw pile", "draw barker"}
    assert table.refused("play 1") == "CAI-CRD-10"
    assert table.refused("lure D7") == "CAI-CRD-10"
    table.play("draw barker")
    assert (table.decides(), table.hand(1), table.barkers(1)) == (2, ["1", "J369"], 1)


@pytest.mark.rule("CAI-CRD-11")
@pytest.mark.rule("CAI-CRD-14")
@pytest.mark.rule("CAI-CRD-16")
@pytest.mark.rule("CAI-CRD-17")
def test_gaps_of_the_display_stay_until_the_turn_is_over() -> None:
    """TV-63."""
    table = given("S4", hand="1 3 4 6", display=["2", "5", "7", "J369"]).play("draw 4")
    assert table.view()["display"] == ["2", "5", "7", None]
    assert table.refused("draw 4") == "CAI-CRD-11"
    table.play("draw 1")
    assert (table.view()["display"], table.question()) == ([None, "5", "7", None], "drop")
    assert table.offered("drop") == {"1", "2", "3", "4", "6", "J369"}
    table.play("drop 2")
    assert table.view()["display"] == [None, "5", "7", None]
    table.drawing("drop 6", "8", "9")
    assert (table.view()["display"], table.hand(1)) == (["8", "5", "7", "9"], ["1", "3", "4", "J369"])
    assert table.view()["discards"] == ["2", "6"]


@pytest.mark.rule("CAI-CRD-12")
def test_the_first_card_of_the_pile_is_seen_before_the_second_choice() -> None:
    """TV-125."""
    table = given("S4", hand="1").drawing("draw pile", "9")
    assert (table.question(), table.hand(1)) == ("second", ["1", "9"])
    assert table.view(2)["players"]["arch"]["hand"] == []


@pytest.mark.rule("CAI-CRD-13")
@pytest.mark.rule("CAI-CRD-15")
def test_barkers_are_taken_as_long_as_there_are_some_and_count_for_no_limit() -> None:
    """TV-64 and TV-65."""
    table = given("S4", hand="1 2 3 4").play("draw barker", "draw barker")
    assert (table.decides(), table.hand(1), table.barkers(1), table.view()["barkers"]) == (2, list("1234"), 2, 5)
    empty = given("S4", hand="1", barkers={1: 4, 2: 3})
    assert empty.refused("draw barker") == "CAI-CRD-13"
    assert empty.offered("draw") == {"1", "2", "3", "4", "pile"}
    last = given("S4", hand="1 2 3 4", barkers={1: 6}).play("draw barker")
    assert (last.barkers(1), "barker" in last.offered("draw")) == (7, False)


@pytest.mark.rule("CAI-CRD-14")
def test_cards_that_were_just_drawn_may_be_dropped() -> None:
    table = given("S4", hand="1 2 3 4").drawing("draw pile", "9").play("draw barker", "drop 9")
    assert (table.hand(1), table.decides()) == (list("1234"), 2)


@pytest.mark.rule("CAI-CRD-17")
def test_without_a_second_card_from_the_display_one_card_refills_it() -> None:
    """TV-67."""
    table = piles("1 2 3 4, 1 2 3 4, 1 2 3 4, 5 6 7", "5 6 7 8", "9 J123", 4).play("draw 2")
    table.drawing("draw barker", "9")
    assert counts(table) == (1, 12)
    assert table.view()["display"] == ["5", "9", "7", "8"]
    assert not table.told("reshuffle")


@pytest.mark.rule("CAI-CRD-17")
@pytest.mark.rule("CAI-CRD-18")
def test_a_refill_that_takes_the_last_card_makes_a_new_pile() -> None:
    """TV-68."""
    table = piles("1 2 3 4, 1 2 3 4, 1 2 3 4, 5 6 7", "5 6 7 8", "9 J123", 4).play("draw 2", "draw 3")
    table.drawing("drop 5", "J123", "9")
    assert counts(table) == (13, 0)
    assert [event.facts["cards"] for event in table.told("reshuffle")] == [13]
    assert table.view()["display"] == ["5", "J123", "9", "8"]


@pytest.mark.rule("CAI-CRD-18")
@pytest.mark.rule("CAI-CRD-19")
def test_the_discards_are_shuffled_at_once_and_nothing_else_with_them() -> None:
    """TV-66."""
    table = piles("1 2 3, 1 2 3 4, 1 2 3 4, 5 6 7", "5 6 7 8", "9", 1).play("draw pile")
    assert counts(table) == (14, 0)
    table.play("draw pile")
    assert counts(table) == (13, 0)
    table.play("drop 1")
    assert counts(table) == (13, 1)
    hands = sum(len(table.hand(seat)) for seat in range(1, 5))
    assert (len(table.hand(1)), hands + 4 + 13 + 1) == (4, 33)
    assert len(table.told("reshuffle")) == 1


@pytest.mark.rule("CAI-CRD-20")
def test_if_there_were_no_cards_at_all_the_pile_would_be_closed() -> None:
    """TV-126; no position of the game is like that, so this one is made by hand."""
    table = given("S4", hand="1")
    state = table.state.clone()
    state.cards.pile = [0] * len(state.cards.pile)
    state.cards.size = 0
    agenda = state.agenda
    assert agenda is not None
    offered = agenda.options(state, state.players[0])
    words = {HERE.lexicon.say(action) for action in offered}
    assert {word for word in words if word.startswith("draw")} == {
        "draw 1", "draw 2", "draw 3", "draw 4", "draw barker",
    }  # fmt: skip
    state.choices = offered
    one = Table(state).play("draw 1", "draw 2")
    assert one.view()["display"][:2] == [None, None]


@pytest.mark.rule("CAI-CRD-21")
def test_barkers_are_no_stall_cards() -> None:
    """TV-127."""
    table = given("S4", hand="1", barkers={1: 2})
    assert not any("+" in offer for offer in table.offered("play"))
    assert table.refused("play 1+2+3") in {"CAI-CRD-21", "CAI-CRD-23", "CAI-CRD-04"}
    with pytest.raises(UnreadableAction):
        table.play("play 1+barker+barker")
    full = given("S4", hand="1 2 3 4", barkers={1: 2}).play("draw 1", "draw barker")
    assert "barker" not in full.offered("drop")


@pytest.mark.rule("CAI-CRD-22")
def test_nobody_drops_a_card_without_having_drawn() -> None:
    """TV-128."""
    table = given("S4", hand="1 2 3")
    assert not table.offered("drop")
    assert table.refused("drop 1") in {"CAI-CRD-14", "CAI-CRD-22"}


@pytest.mark.rule("CAI-CRD-23")
def test_only_cards_in_hand_are_played() -> None:
    """TV-129."""
    table = given("S4", hand="1 2 3", display=["9", "8", "7", "6"])
    assert table.refused("play 9") == "CAI-CRD-23"
    assert table.refused("play 1+2+9") == "CAI-CRD-23"
    assert table.refused("play 1+1+2") == "CAI-CRD-23"


def test_every_card_of_the_pile_may_come() -> None:
    found: Counter[str] = Counter()
    for seed in range(600):
        table = given("S4", hand="1 1 1").play("draw pile", luck=FastLuck(seed))
        found[next(iter(set(table.hand(1)) - {"1"}))] += 1
    pile = given("S4", hand="1 1 1").same()["draw_pile"]["cards"]
    assert set(found) == set(pile)
