"""Views say what a screen shows of the places, so that no client works it out."""

from collections.abc import Mapping
from typing import Any

from bedesten.core.registry import find_game
from tests.istanbul.letters.table import bazaar, lettered
from tests.istanbul.mocha.table import mocha
from tests.istanbul.table import Table, dice, given, red, rest_of_deck

HERE = find_game("istanbul")


def seen(table: Table, seat: int | None = 0) -> dict[str, Any]:
    view = table.state.view(seat)
    assert isinstance(view, dict)
    return view


def test_the_palace_and_the_dealer_name_their_prices_as_long_as_they_have_rubies() -> None:
    wares = seen(given(red(rubies=2), rubies={"palace": 5, "dealer": 9}))["wares"]
    assert (wares["palace"], wares["dealer"]) == ("RGYBB*", 15)
    all_taken = given(red(rubies=4) | {"yellow": {"rubies": 2}}, rubies={"palace": 0})
    assert seen(all_taken)["wares"]["palace"] is None


def test_markets_show_what_they_ask_for() -> None:
    wares = seen(given(large_market={"top": "L1"}, small_market={"top": "S1"}))["wares"]
    assert (wares["large_market"], wares["small_market"]) == ("RRGBB", "RGYYB")


def test_one_sees_how_far_it_is_from_ones_own_merchant_and_what_room_all_have() -> None:
    table = given(red(merchant=7, extensions=1))
    players = seen(table)["players"]
    assert players["red"]["room"] == 3
    assert players["yellow"]["room"] == 2
    layout = [place for row in seen(table)["layout"] for place in row]
    assert dict(zip(layout, players["red"]["steps"], strict=True))[7] == 0
    assert "steps" not in players["yellow"]
    assert "steps" in seen(table, None)["players"]["yellow"]


def test_a_barrier_makes_the_way_longer_for_others() -> None:
    table = mocha(red(merchant=7), barrier={"between": [1, 7], "control": "yellow"})
    view = seen(table)
    layout = [place for row in view["layout"] for place in row]
    assert view["players"]["red"]["steps"][layout.index(1)] == 3


def test_the_tavern_names_the_coffee_for_each_option() -> None:
    wares = seen(mocha(red(tavern=["movement"])))["wares"]
    assert wares["tavern"] == {"barrier": 2, "movement": 2, "encounter": 1, "baksheesh": 4}
    assert wares["coffee_house"] == 6


def test_letters_show_their_seals_and_the_society_its_coin() -> None:
    view = seen(lettered(red(letters=[4, 4], delivered=[3]), society=1))
    assert view["players"]["red"]["seals"] == 4
    assert view["wares"]["society"] == 2
    assert view["wares"]["letters"] == 2


def test_a_view_says_what_one_plays_for_and_that_the_round_is_the_last() -> None:
    view = seen(given(red(rubies=4)))
    assert (view["goal"], view["last_round"]) == (5, False)
    assert seen(given(red(rubies=5)))["last_round"]
    two: dict[str, dict[str, Any]] = {"red": {}, "yellow": {}}
    facts: Any = HERE.components()
    assert seen(given(two))["goal"] == facts["rule_sets"]["base"]["ruby_target"][2]


def test_a_hand_grows_by_one_less_than_the_caravansary_has() -> None:
    assert (seen(given())["wares"]["cards"], seen(given())["wares"]["kept"]) == (2, 1)
    one_left = given({"red": {}, "yellow": {"hand": rest_of_deck("stay")}, "green": {}})
    assert (seen(one_left)["wares"]["cards"], seen(one_left)["wares"]["kept"]) == (1, 0)


def test_a_view_says_who_gives_a_good() -> None:
    assert "giver" not in seen(given())
    assert seen(given(red(hand=["any-good"])).play("play any-good"))["giver"] is None
    assert seen(given(red(merchant=8), at="act").play("act", "roll", luck=dice(1, 2)))["giver"] == 8
    assert seen(given(red(merchant=11), at="encounters", smuggler=11).play("meet smuggler"))["giver"] == "smuggler"
    assert seen(lettered(red(merchant=23), at="act").play("act"))["giver"] == 23
    assert seen(bazaar(red(merchant=25), at="act").play("act"))["giver"] == 25
    assert seen(mocha(red(guild=[3])).play("guild 3"))["giver"] == 3


def barred(table: Table) -> list[str]:
    return list(seen(table).get("barred", []))


def test_a_view_says_which_cards_cannot_be_played_although_this_is_a_time_for_them() -> None:
    # The Family member is at the Police Station already.
    assert barred(given(red(hand=["any-good", "family-home", "palace-again"], family=12))) == ["family-home"]
    assert "barred" not in seen(given(red(hand=["any-good", "family-home"], family=1)))
    # In the middle of something no card can be played.
    assert barred(given(red(hand=["any-good", "any-good", "stay"])).play("play any-good")) == ["any-good"]
    # In the final step only some cards can be played, and the rest never again.
    last = given(red(hand=["five-lira", "stay", "palace-again"], rubies=5), at=["final-step"], finale=True)
    assert set(barred(last)) == {"stay", "palace-again"}


def test_nobody_else_sees_which_cards_are_barred() -> None:
    table = given(red(hand=["family-home"], family=12))
    assert barred(table) == ["family-home"]
    state = table.state
    assert all("barred" not in state.view(seat) for seat in (None, 1, 2))


def test_a_family_member_who_walks_by_card_is_given_the_good_of_the_black_market() -> None:
    table = lettered(red(hand=["family-walk"], family=14)).play("play family-walk", "send 8", "act")
    assert seen(table.play("roll", luck=dice(1, 2)))["giver"] == 8


def test_a_view_says_whom_a_barrier_bars_and_who_meets_for_free() -> None:
    view = seen(mocha(red(tavern=["encounter"]), barrier={"between": [1, 7], "control": "yellow"}))
    assert view["barrier"]["bars"] == ["red", "green"]
    assert [player["free"] for player in view["players"].values()] == [True, False, False]


def test_a_view_says_how_everybody_stands_in_an_auction() -> None:
    rich: dict[str, dict[str, Any]] = {"red": {"merchant": 23, "lira": 9}, "yellow": {"lira": 9}, "green": {"lira": 9}}
    table = lettered(rich, at="act").play("act", "take B")
    assert seen(table)["bidders"] == {"red": "bids", "yellow": "waits", "green": "waits"}
    assert seen(table.play("bid 2"))["bidders"] == {"red": "leads", "yellow": "bids", "green": "waits"}
    assert seen(table.play("bid 3"))["bidders"] == {"red": "waits", "yellow": "leads", "green": "bids"}
    assert seen(table.play("pass"))["bidders"] == {"red": "bids", "yellow": "leads", "green": "passed"}
    assert "bidders" not in seen(table.play("pass"))


def test_who_has_nothing_to_say_the_last_word_with_has_passed() -> None:
    poor: dict[str, dict[str, Any]] = {
        "red": {"merchant": 23, "lira": 2, "hand": []},
        "yellow": {"lira": 9},
        "green": {"lira": 9},
    }
    table = lettered(poor, at="act").play("act", "take B", "bid 2", "bid 3")
    assert (
        seen(table)["bidders"]["red"] == "waits"
    )  # there are 2 Lira left, of which nobody knows that they are too few
    broke: dict[str, dict[str, Any]] = {
        "red": {"merchant": 23, "lira": 0, "hand": []},
        "yellow": {"lira": 9},
        "green": {"lira": 9},
    }
    assert seen(lettered(broke, at="act").play("act", "take B"))["bidders"]["red"] == "passed"


def test_a_view_says_that_a_kiosk_tile_is_the_one_that_nobody_chose() -> None:
    table = lettered(red(merchant=22), at="act").play("act")
    lasts = []
    while table.question() in ("choose-tile", "use-tile"):
        if table.question() == "use-tile":
            lasts.append((table.decides(), seen(table)["last_tile"]))
        table.play(min(table.offers(), key=lambda offer: offer == "skip"))
    assert all(is_last == (index == len(lasts) - 1) for index, (_, is_last) in enumerate(lasts))
    assert lasts[-1] == ("red", True)


def test_the_columns_of_the_mail_agree_with_its_states() -> None:
    facts: Any = HERE.components()
    for state, (goods, lira) in enumerate(zip(facts["mail_goods"], facts["mail_lira"], strict=True)):
        fields = [column["top" if index < state else "bottom"] for index, column in enumerate(facts["mail_columns"])]
        assert sorted(field for field in fields if isinstance(field, str)) == sorted("RGYB"[good] for good in goods)
        assert sum(field for field in fields if isinstance(field, int)) == lira


def test_an_open_view_shows_every_hand_and_nothing_is_unseen() -> None:
    table = given(red(hand=["stay"]) | {"yellow": {"hand": ["far-move"]}})
    view: Mapping[str, Any] = HERE.open_view(table.state)
    assert (view["players"]["red"]["hand"], view["players"]["yellow"]["hand"]) == (["stay"], ["far-move"])
    assert view["unseen"] == []
    assert set(view) == set(seen(table, None))
