"""What an answer would bring for certain: what a screen can draw beforehand, and where that stops."""

from bedesten.core.outlook import Outlook, outlook
from bedesten.games.cairo.lexicon import LEXICON
from tests.cairo.table import HERE, Table, given


def seen(table: Table, notation: str) -> Outlook:
    return outlook(HERE, table.state, LEXICON.parse(notation))


def brought(one: Outlook) -> list[str]:
    """Return what happens, without what only restates the answer."""
    return [event.what for event in one.events if not HERE.restates(event)]


def test_a_lure_shows_who_earns_and_who_comes_and_goes() -> None:
    one = seen(given("S4"), "lure K5")
    assert brought(one)[:4] == ["earn", "earn", "leave", "enter"]
    assert [(event.seat, event.facts["amount"]) for event in one.events if event.what == "earn"] == [(0, 1), (3, 1)]
    assert one.stop == "turn"


def test_a_card_shows_all_that_can_be_built_with_it() -> None:
    table = given("S4", hand="1", money="9 9 9 9 9 9")
    one = seen(table, "play 1")
    assert (one.stop, one.what) == ("choice", "kind")
    ways = {LEXICON.say(way.path[0]): way for way in one.ways}
    assert set(ways) == table.play("play 1").offers()
    assert ways["expand red"].stop in ("choice", "turn")


def test_an_expansion_shows_points_and_medals() -> None:
    table = given("S4", hand="1", money="9 9 9 9 9 9").play("play 1", "expand red")
    one = seen(table, "site B3")
    told = [(event.what, event.facts.get("points")) for event in one.events if event.what in ("expand", "medal")]
    assert told == [("expand", 2), ("medal", 3), ("medal", 2)]
    assert one.stop == "turn"


def test_the_last_expansion_shows_the_final_phase() -> None:
    text = "E0; 1 red B4>B3 +C4+D4+E4+F4+G4; 2 white J6>J7"
    table = given(text, hand={1: "2 2", 2: "5", 3: "5", 4: "5"}, money="9 9 9 9 9 9").play("play 2", "expand red")
    assert "final" in brought(seen(table, "site H4"))


def test_a_hidden_card_stops_it() -> None:
    one = seen(given("S4", hand="1"), "draw pile")
    assert (one.stop, one.what) == ("luck", "draw pile")
    table = given("S4", hand="1").play("draw 1")
    assert seen(table, "draw 2").stop in ("luck", "hidden"), "the cards that fill the display are not known"


def test_two_barkers_need_no_luck() -> None:
    table = given("S4", hand="1").play("draw barker")
    assert seen(table, "draw barker").stop == "turn"


def test_the_end_shows_nobody_what_money_others_have() -> None:
    """Two worlds that differ in the money of others have one outlook, though it ends the game."""
    hands, mine, theirs = {1: "1", 2: "3"}, "1 1 1 0 0 0", ("5 0 0 0 0 1", "9 9 0 0 0 0")
    worlds = [given("S2", 2, hand=hands, phase="final", money={1: mine, 2: other}) for other in theirs]
    for before in worlds:
        table = before.play("retire")
        one = seen(table, "retire")
        assert (one.stop, one.what) == ("hidden", "score")
        assert [(event.what, event.seat) for event in one.events] == [("retire", 0), ("score", 0)]
        assert one.events[-1].facts["money"] == 1
        assert table.play("retire").phase() == "over"
