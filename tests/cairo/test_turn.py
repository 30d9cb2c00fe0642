"""The turn, and what everybody may know (CAI-TRN)."""

import re
from collections import Counter
from typing import Any

import pytest

from bedesten.core.errors import UnreadableAction
from bedesten.core.luck import FastLuck
from bedesten.games.cairo.lexicon import LEXICON
from bedesten.games.cairo.state import Cairo
from tests.cairo.notation import SEATS, TRADES
from tests.cairo.samples import SAMPLES
from tests.cairo.table import HERE, Table, given, money_of, position, start

VERBS = {
    "play", "lure", "draw", "retire",
    "fee", "build", "expand", "move", "segment", "site", "entry", "pay", "drop", "place",
}  # fmt: skip


@pytest.mark.rule("CAI-TRN-01")
def test_turns_go_round_from_the_start_player_on() -> None:
    """TV-114."""
    table = given("S3", 3, start="hexagon", hand={1: "1", 2: "1", 3: "1"})
    order = []
    for _ in range(6):
        order.append(table.decides())
        table.play("draw barker" if table.view()["barkers"] else "draw pile", "draw pile")
        if table.question() == "drop":
            table.play(table.some("drop"))
    assert order == [3, 1, 2, 3, 1, 2]
    assert [event.facts["turn"] for event in table.told("turn")] == [2, 3, 4, 5, 6, 7]


@pytest.mark.rule("CAI-TRN-02")
def test_a_turn_is_one_action() -> None:
    """TV-115."""
    table = given("S4").play("lure G1")
    assert table.decides() == 2
    table = given("S4", hand="1").build("new 1 white D2>D3 [1]")
    assert table.decides() == 2
    table = given("S4", hand="1").play("draw 1", "draw 2")
    assert table.decides() == 2


@pytest.mark.rule("CAI-TRN-03")
def test_nobody_passes_or_retires_before_the_final_phase() -> None:
    """TV-88."""
    table = given("S4")
    assert table.refused("retire") == "CAI-TRN-03"
    with pytest.raises(UnreadableAction):
        table.play("pass")


@pytest.mark.rule("CAI-TRN-04")
def test_whoever_has_played_cards_builds_one_of_three_things() -> None:
    """TV-116."""
    text = "S4; 2 blue C3>C2"
    table = given(text, hand="1 2", money="9 9 9 9 9 9").play("play 1")
    assert table.question() == "kind"
    assert {offer.split()[0] for offer in table.offers()} <= {"build", "expand", "move"}
    for other in ("site B3", "draw 1", "lure G1", "play 2"):
        assert table.refused(other).startswith("CAI-")
    corner = "E0; @white=C2; 1 green B2>B3; 2 blue A3>A2; 3 red D2>C2"
    assert given(corner, hand="2").play("play 2").offered("move") == {"green"}


@pytest.mark.rule("CAI-TRN-05")
def test_what_cannot_be_finished_cannot_be_begun() -> None:
    """TV-117, and a card with which nothing at all can be built."""
    table = given("S4; 1 red B4>B5 +B3", hand="1", money="2 1 1 0 0 0")
    table.play("play 1")
    before = table.same()
    assert table.refused("expand red") == "CAI-EXP-13"
    assert (table.same(), table.decides()) == (before, 1)
    full = "E0; 1 white B2>A2; 1 red F3>F4; 1 green C9>C10; 1 yellow J2>J3; 1 blue F9>G9; 1 purple A6>B6"
    useless = given(full, hand="9 8", money="0 0 0 0 0 0")
    assert useless.refused("play 9") == "CAI-TRN-05"


@pytest.mark.rule("CAI-TRN-06")
def test_nobody_else_is_asked_in_a_turn() -> None:
    """TV-118: 4 earns at K5 without a decision."""
    table = given("S4").play("lure K5")
    assert (table.money(4), table.decides()) == ("1 1 1 1 2 1", 2)
    asked = given("S4", hand="J147")
    seats = []
    for notation in ("play J147", "fee white", "expand red", "site B3", "pay green", "pay blue"):
        seats.append(asked.decides())
        asked.play(notation)
    assert seats == [1] * 6


@pytest.mark.rule("CAI-TRN-08")
def test_there_is_no_word_for_gifts_and_trades() -> None:
    """TV-120: nothing can be said but the decisions of DAT-16."""
    assert {LEXICON.saying(action).verb for action in LEXICON.actions()} == VERBS


# What everybody may know.


@pytest.mark.rule("CAI-TRN-09")
def test_everybody_sees_the_table_and_what_lies_open_before_the_players() -> None:
    """TV-121."""
    table = given(
        "S4; 2 red E1>F1 +E2",
        hand={2: "7 8"},
        barkers={2: 2},
        points={2: 11},
        display=["1", "2", "3", "4"],
        discards=["5", "9"],
    )
    for eye in (None, 1, 3):
        seen = table.view(eye)
        star = seen["players"]["star"]
        assert (star["hand_cards"], star["barkers"], star["points"], star["medal_points"]) == (2, 2, 11, 5)
        assert star["stalls"] == ["green", "blue", "purple"]
        assert (seen["pile"], seen["discards"]) == (33 - 4 - 2 - 2 - 9, ["9", "5"])
        assert (seen["display"], seen["barkers"], seen["outside"]) == (["1", "2", "3", "4"], 5, "purple")
        assert seen["supply"] == dict.fromkeys(TRADES, 6) | {"red": 5}
        assert seen["medals"]["red"] == {"gold": "star", "silver": "star"}


@pytest.mark.rule("CAI-TRN-10")
@pytest.mark.rule("CAI-TRN-11")
def test_hands_and_money_are_their_owners() -> None:
    table = given("S4", hand={2: "7 8"}, money={2: "3 0 0 5 0 1"})
    own = table.view(2)["players"]["star"]
    assert (own["hand"], own["money"]) == (["7", "8"], money_of("3 0 0 5 0 1"))
    assert own["if_ended"] == 3
    for eye in (None, 1):
        other = table.view(eye)["players"]["star"]
        assert (other["hand"], other["money"], other["if_ended"]) == ([], None, None)


@pytest.mark.rule("CAI-TRN-10")
@pytest.mark.rule("CAI-TRN-11")
@pytest.mark.rule("CAI-TRN-12")
def test_what_is_hidden_changes_nothing_that_others_see() -> None:
    """TV-85: two states that differ in hidden things are one to 1."""
    cards: dict[str, Any] = {"display": ["1", "2", "3", "4"]}
    one = given("S4", hand={1: "1 5 6", 2: "7 8 9"}, money={2: "1 1 1 1 1 1"}, **cards)
    two = given("S4", hand={1: "1 5 6", 2: "2 3 J123"}, money={2: "9 0 3 0 2 4"}, **cards)
    assert one.view(1) == two.view(1)
    assert one.view(None) == two.view(None)
    assert one.view(2) != two.view(2)


@pytest.mark.rule("CAI-TRN-12")
def test_the_draw_pile_and_the_bag_are_nobodys_to_see() -> None:
    table = given("S4")
    for eye in (None, 1, 2):
        assert table.view(eye)["pile"] == 17
        assert sum(table.view(eye)["unseen"].values()) == 17 + (12 if eye is None else 9)
    comes: Counter[str] = Counter()
    for seed in range(200):
        copy = Table(table.state.clone())
        copy.play("draw pile", luck=FastLuck(seed))
        comes.update([str(event.seen_by(0)["card"]) for event in copy.told("draw pile")])
    assert set(comes) == set(table.same()["draw_pile"]["cards"]), "a state holds no order of the pile"


@pytest.mark.rule("CAI-TRN-13")
@pytest.mark.rule("CAI-TRN-11")
def test_payments_are_told_by_trade_and_seen_nowhere_else() -> None:
    """TV-86."""
    table = given("S4; 2 red E1>F1", 2, hand={2: "2"}, money={2: "3 1 0 0 0 0"}).build("exp 2 red E2 [2]")
    paid: Counter[str] = Counter()
    for event in table.told("pay"):
        seen = event.seen_by(0)
        assert seen["seat"] == 1
        paid.update(seen["money"])  # type: ignore[arg-type]
    assert paid == Counter({"red": 1, "white": 2})
    assert table.view(1)["players"]["star"]["money"] is None


MOST_ANSWERS = {
    "turn": 34,
    "segment": 9,
    "site": 48,
    "fee": 6,
    "kind": 6,
    "entry": 4,
    "pay": 5,
    "second": 6,
    "drop": 6,
    "place": 6,
}
"""Four cards, four threes of them, twenty ways of five customers and six cards to draw: more there is not in a turn."""


@pytest.mark.rule("CAI-TRN-04")
def test_no_question_has_more_answers_than_the_rule_page_says() -> None:
    """A build is asked for in small steps. Where more segments are open than for a joker, one is chosen."""
    most: Counter[str] = Counter()
    for state in SAMPLES.states(decisions=400, games=24):
        assert isinstance(state, Cairo)
        table = Table(state)
        question, answers = table.question(), len(state.actions())
        if question == "site":
            asked = table.view(table.decides())["agenda"][0]["site"]
            assert len(asked["segments"]) <= 3 or asked["kind"] == "expand"
            assert answers <= 16 * len(asked["segments"])
        most[question] = max(most[question], answers)
    assert all(most[question] <= answers for question, answers in MOST_ANSWERS.items())
    assert set(most) == {*MOST_ANSWERS, ""}
    first = start(4, start="variable").play("place white")
    assert (len(first.offered("segment")), len(first.sites())) == (9, 113)


@pytest.mark.rule("CAI-TRN-11")
@pytest.mark.rule("CAI-INV-28")
def test_while_coins_are_laid_nobody_else_learns_how_many_are_missing() -> None:
    """With what is missing, and the price, everybody would see what the payer has of the trade."""
    poor, rich = (
        given("S4; 1 red B4>B5 +B3", 1, hand={1: "1"}, money={1: money}).play("play 1", "expand red", "site B2")
        for money in ("4 1 2 0 3 1", "2 2 5 0 1 3")
    )
    for _ in range(2):
        asked = [table.view(1)["agenda"][0]["pay"] for table in (poor, rich)]
        assert [each["missing"] + sum(each["paid"].values()) for each in asked] == [4, 2]
        assert HERE.open_view(poor.state)["agenda"] == poor.view(1)["agenda"]
        assert HERE.prompt(poor.state) == HERE.prompt(rich.state)
        for eye in (None, 2, 3, 4):
            assert poor.view(eye) == rich.view(eye)
            assert set(poor.view(eye)["agenda"][0]["pay"]) == {"cards", "fee", "segments", "trade", "site"}
        poor.play("pay white")
        rich.play("pay white")
    assert not poor.told("pay"), "nothing is told before it is paid"
    assert len(rich.told("pay")) == 1


@pytest.mark.rule("CAI-TRN-13")
def test_cards_of_the_display_are_told_and_those_of_the_pile_are_not() -> None:
    """TV-87."""
    table = given("S4", 2, hand={2: "7"}, display=["5", "2", "3", "4"]).play("draw 1").drawing("draw pile", "8", "9")
    assert [event.seen_by(0) for event in table.events if event.what.startswith("draw")] == [
        {"what": "draw", "seat": 1, "slot": 1, "card": "5"},
        {"what": "draw pile", "seat": 1},
    ]
    assert table.told("draw pile")[0].seen_by(1) == {"what": "draw pile", "seat": 1, "card": "8"}
    assert table.view(1)["players"]["star"]["hand_cards"] == 3
    dropped = given("S4", hand="1 2 3 4").play("draw barker").drawing("draw pile", "9").play("drop 2")
    assert [event.seen_by(1) for event in dropped.told("drop")] == [{"what": "drop", "seat": 0, "card": "2"}]
    assert [event.seen_by(1) for event in dropped.told("draw barker")] == [{"what": "draw barker", "seat": 0}]


@pytest.mark.rule("CAI-TRN-13")
def test_gains_fees_and_barkers_are_told() -> None:
    table = given("S4", barkers={1: 1}).play("lure H8")
    assert [event.seen_by(2) for event in table.told("earn")] == [
        {"what": "earn", "seat": 0, "trade": "white", "amount": 1},
        {"what": "earn", "seat": 1, "trade": "white", "amount": 1},
    ]
    assert table.told("lure")[0].seen_by(2)["barkers"] == 1


@pytest.mark.rule("CAI-TRN-14")
def test_whoever_plays_a_seat_is_given_its_view_and_nothing_else() -> None:
    """TV-122: what bots think with is imagined from their seat, and cannot be told from the truth by it."""
    table = start(4, 5)
    for seed in range(40):
        actions = table.state.actions()
        table.play(LEXICON.say(actions[7 * seed % len(actions)]), luck=FastLuck(seed))
        for seat in range(4):
            world = table.state.imagine(seat, FastLuck(seed))
            assert world.view(seat) == table.state.view(seat)
    hands = {tuple(table.state.imagine(0, FastLuck(seed)).players[1].hand) for seed in range(30)}
    assert len(hands) > 1


@pytest.mark.rule("CAI-TRN-13")
def test_a_card_taken_openly_stays_known_and_a_hidden_one_is_imagined() -> None:
    state: Any = HERE.read(position("S4", 2, hand={2: ""}, display=["5", "2", "3", "4"]))
    table = Table(state).play("draw 1").drawing("draw pile", "J147", "9")
    hands = []
    for seed in range(60):
        world = Table(table.state.imagine(0, FastLuck(seed)))
        hands.append(tuple(world.hand(2)))
    assert all("5" in hand for hand in hands)
    assert len(set(hands)) > 5
    assert "J147" in table.view(1)["unseen"]
    assert sum(table.view(1)["unseen"].values()) == table.view(1)["pile"] + 1 + sum(
        table.view(1)["players"][seat]["hand_cards"] for seat in SEATS[2:]
    )


def test_every_refusal_in_these_tests_is_a_rule_of_the_page() -> None:
    table = given("S4", hand="1")
    for action in LEXICON.actions():
        if action not in table.state.actions():
            assert re.fullmatch(r"CAI-[A-Z]{3}-\d\d", HERE.why_not(table.state, action).rule)
