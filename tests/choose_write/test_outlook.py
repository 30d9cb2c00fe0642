"""What an answer would bring for certain: the marks that a screen can draw beforehand, and where that stops."""

from typing import Any

from bedesten.core.outlook import Outlook, outlook
from bedesten.games.choose_write.lexicon import LEXICON
from tests.choose_write.table import HERE, Table, alone, following, given, red, using


def seen(table: Table, notation: str) -> Outlook:
    return outlook(HERE, table.state, LEXICON.parse(notation))


def marks(one: Outlook) -> list[tuple[str, Any]]:
    """Return what is filled in, crossed off or drawn, without what only restates the answer."""
    return [(event.what, next(iter(event.facts.values()), None)) for event in one.events if not HERE.restates(event)]


def test_a_use_without_a_choice_shows_its_marks() -> None:
    one = seen(using("8", red(checks={"8": 1})), "use 8")
    assert (marks(one), one.stop) == ([("lira", 4)], "turn")


def test_what_would_be_lost_is_told() -> None:
    one = seen(using("8", red(lira=39)), "use 8")
    assert marks(one) == [("lira", 1), ("lost", "lira")]
    assert HERE.brings(using("8", red(lira=39)).state, one, None) == "2 Lira lost"


def test_a_card_shows_every_use_of_its_offer() -> None:
    table = given(red(lira=10), display=["2", "9"])
    one = seen(table, "play 2")
    assert (one.stop, one.what) == ("choice", "use")
    ways = {LEXICON.say(way.path[0]): marks(way) for way in one.ways}
    assert ways == {"use 2": [("lira", -10), ("ruby", "dealer")], "use 1": [("goods", "FA")], "use 7": []}


def test_a_hidden_card_stops_it() -> None:
    table = using("4")
    one = seen(table, "use 4")
    assert (marks(one), one.stop, one.what) == ([("lira", 1)], "luck", "draw card"), "the lira is certain"
    held = [f"g{number}" for number in range(2, 17)]
    last = seen(using("9", {"red": {}, "yellow": {"guild_cards": held}}), "use 9")
    assert (last.stop, last.what) == ("hidden", "draw guild"), "the last card is certain, and not known"


def test_the_only_goods_card_at_the_small_market_is_its_players_own() -> None:
    one = seen(using("11", red(goods_cards=["FA-JE"])), "use 11")
    assert (marks(one), one.stop) == ([("lira", 5)], "turn")


def test_a_follower_sees_the_icon_that_goes_and_what_comes() -> None:
    plain = seen(following("8", {}, "8"), "use 8")
    assert [(event.what, event.facts) for event in plain.events[1:3]] == [
        ("icon", {"location": "8"}),
        ("lira", {"change": 3}),
    ]
    both = seen(following("8", {"actions": 1}, "8"), "use 8")
    assert (both.stop, both.what) == ("choice", "pay-use")
    assert [LEXICON.say(way.path[0]) for way in both.ways] == ["pay icon"]


def test_a_palace_shows_its_price_and_the_ruby() -> None:
    table = using("A", red(goods={"FA": 2, "SP": 2, "FR": 1}), letters={"A": ["r1", "r6"]})
    one = seen(table, "use A")
    assert [event.facts for event in one.events if event.what == "goods"] == [
        {"good": "FA", "change": -2},
        {"good": "SP", "change": -2},
        {"good": "FR", "change": -1},
    ]
    assert marks(one)[-1] == ("ruby", "A")
    cards = using("A", red(goods={"FA": 2, "SP": 2, "FR": 1}, goods_cards=["FA-SP"]), letters={"A": ["r1", "r6"]})
    asked = seen(cards, "use A")
    assert (asked.stop, asked.what, [LEXICON.say(way.path[0]) for way in asked.ways]) == (
        "choice",
        "pay-goods",
        ["pay sheet"],
    )


def test_alone_it_stops_where_a_card_comes_to_the_display() -> None:
    one = seen(alone({}, display=["9", "8"]).play("play 8"), "use 8")
    assert (marks(one), one.stop, one.what) == ([("lira", 3)], "luck", "display")


def test_the_menu_says_what_a_chain_of_answers_brings() -> None:
    table = given(red(lira=5, guild_cards=["g13"]))
    one = seen(table, "play g13")
    assert HERE.brings(table.state, one, None) == ""
    palace = given(red(lira=5, guild_cards=["g5"], goods={"FA": 2, "SP": 2, "FR": 1}), letters={"A": ["r1", "r6"]})
    assert marks(seen(palace, "play g5"))[:1] == [("lira", -5)]
