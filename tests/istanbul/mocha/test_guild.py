"""Playing Guild cards (MOC-GLD) and what each of the twenty does (MOC-GC)."""

from typing import Any

import pytest

from bedesten.core.errors import IllegalAction
from bedesten.core.registry import find_game
from bedesten.games.istanbul.mocha.guild import GUILDS
from tests.istanbul.mocha.table import barrier, drawing_guilds, guild_discards, guild_pile, guilds, mocha
from tests.istanbul.table import Table, dice

END = "guild-end"


def red(**owned: Any) -> dict[str, dict[str, Any]]:
    return {"red": owned, "yellow": {}, "green": {}}


def with_guild(number: int, **owned: Any) -> Table:
    """Return a table at which red may play this Guild card from the Tea House."""
    return mocha(red(**{"merchant": 9, "guild": [number], **owned}))


# Playing them


@pytest.mark.rule("MOC-GLD-01")
@pytest.mark.rule("MOC-GC-16")
@pytest.mark.example("EX-15")
def test_a_guild_card_is_played_instead_of_the_turn_and_put_away() -> None:
    table = mocha({"red": {"merchant": 9, "lira": 15, "guild": [16]}, "yellow": {}}).play("guild 16")
    player = table.player("red")
    assert (player.lira, player.rubies, player.coffee, player.merchant) == (0, 1, 3, 9)
    assert guild_discards(table) == [16]
    assert guilds(table) == []
    assert table.question() == END
    table.play("end")
    assert table.decides() == "yellow"


@pytest.mark.rule("MOC-GLD-02")
@pytest.mark.rule("MOC-GLD-14")
def test_a_guild_card_leaves_no_move_and_no_encounter() -> None:
    players = {"red": {"merchant": 9, "guild": [5]}, "yellow": {"family": 9}, "green": {}}
    table = mocha(players, governor=9, smuggler=9, coffee_trader=9).play("guild 5")
    assert table.offers() == {"end"}
    with pytest.raises(IllegalAction, match="MOC-GLD-02"):
        table.play("move 4")
    with pytest.raises(IllegalAction, match="MOC-GLD-02"):
        table.play("meet governor")


@pytest.mark.rule("MOC-GLD-03")
def test_a_guild_card_needs_no_assistant_and_pays_no_merchant() -> None:
    players = {
        "red": {"merchant": 9, "guild": [2], "stack": [], "lying": [1, 2, 3, 4]},
        "yellow": {"merchant": 2},
        "green": {"merchant": 9},
    }
    table = mocha(players).play("guild 2", "take B", "take B")
    assert table.goods("red") == "RRBB"
    assert table.lying("red") == {1, 2, 3, 4}


@pytest.mark.rule("MOC-GLD-04")
@pytest.mark.parametrize(
    ("number", "short", "enough"),
    [
        (1, {"lira": 3}, {"lira": 4}),
        (10, {"goods": "Y"}, {"goods": "R"}),
        (13, {"goods": "RGYB"}, {"goods": "RRGYB"}),
        (14, {"goods": "YB"}, {"goods": "R"}),
        (15, {"goods": "RG"}, {"goods": "Y"}),
        (16, {"lira": 13}, {"lira": 14}),
        (17, {"lira": 1}, {"hand": ["stay"]}),
        (19, {"coffee": 1}, {"coffee": 2}),
        (20, {"coffee": 5}, {"coffee": 6}),
    ],
)
def test_a_card_that_cannot_be_carried_out_is_not_played(
    number: int, short: dict[str, Any], enough: dict[str, Any]
) -> None:
    assert f"guild {number}" not in with_guild(number, **short).offers()
    assert f"guild {number}" in with_guild(number, **enough).offers()


@pytest.mark.rule("MOC-GLD-05")
def test_lost_goods_and_missing_cards_do_not_matter() -> None:
    table = with_guild(2, goods="RRGGYYBB").play("guild 2")
    assert table.question() == END
    everything = [number for number in range(1, 21) if number != 18]
    table = mocha({"red": {"guild": [18]}, "yellow": {"guild": everything}}).play("guild 18")
    assert table.player("red").coffee == 2
    assert table.question() == END


@pytest.mark.rule("MOC-GLD-06")
def test_no_place_bound_card_and_tile_is_used_with_a_guild_card() -> None:
    owned = {"lira": 60, "goods": "RRGGYYBB", "tiles": ["red", "green"], "rubies": 1}
    table = with_guild(16, hand=["dealer-again", "five-lira"], **owned).play("guild 16")
    assert table.offered("play") == {"five-lira"}
    with pytest.raises(IllegalAction, match="MOC-GLD-06"):
        table.play("play dealer-again")
    table = with_guild(3, **owned | {"goods": "RR"}).play("guild 3")
    assert table.question() == "take-good", "no green tile"
    table = with_guild(8, **owned | {"goods": ""}).play("guild 8").play("take R", luck=dice(1, 1))
    assert table.question() == END, "no red tile"
    table = with_guild(12, **owned | {"goods": ""}).play("guild 12").play("send 9").play("call 7", luck=dice(1, 1))
    assert table.question() == END, "no red tile at a place that Guild card 12 leads to"


@pytest.mark.rule("MOC-GLD-06")
def test_the_any_sale_card_is_not_played_beside_the_barrier_of_a_guild_card() -> None:
    table = with_guild(12, coffee=2, goods="B", hand=["any-sale"]).play("guild 12", "send 19", "tavern barrier")
    table.play("barrier 11", "beyond 5")
    assert table.offered("play") == set()


@pytest.mark.rule("MOC-GLD-07")
def test_other_cards_are_played_before_and_after_the_guild_card() -> None:
    table = with_guild(1, hand=["five-lira", "any-good"])
    assert "guild 1" not in table.offers()
    table.play("play five-lira", "guild 1")
    assert table.offers() == {"end", "play any-good"}
    table.play("play any-good", "take B", "end")
    assert table.goods("red") == "B"


@pytest.mark.rule("MOC-GLD-08")
def test_cards_of_the_move_are_not_played_with_a_guild_card() -> None:
    table = with_guild(5, hand=["stay", "far-move", "assistant-home", "corner-move"], lying=[3]).play("guild 5")
    assert table.offers() == {"end"}


@pytest.mark.rule("MOC-GLD-09")
@pytest.mark.rule("IST-TRN-30")
def test_a_guild_card_is_decided_upon_before_cards_of_phase_one() -> None:
    table = with_guild(5, hand=["assistant-home", "five-lira"], lying=[3])
    assert "guild 5" in table.play("play five-lira").offers(), "cards of class P do not end step 0"
    table.play("play assistant-home", "return 3")
    assert table.question() == "move"
    with pytest.raises(IllegalAction, match="MOC-GLD-09"):
        table.play("guild 5")


@pytest.mark.rule("MOC-GLD-09")
def test_one_guild_card_is_played_in_a_turn() -> None:
    table = with_guild(5, guild=[5, 7]).play("guild 5")
    assert table.offered("guild") == set()


@pytest.mark.rule("MOC-GLD-10")
def test_the_yellow_tile_is_used_in_the_turn_of_a_guild_card() -> None:
    table = with_guild(5, tiles=["yellow"], lira=2, lying=[3]).play("guild 5")
    assert table.offers() == {"end", "recall 3"}


@pytest.mark.rule("MOC-GLD-10")
@pytest.mark.parametrize(("number", "actions"), [(8, ["take R"]), (9, ["call 12"])])
def test_a_die_may_be_turned_to_six_with_guild_cards_8_and_9(number: int, actions: list[str]) -> None:
    table = with_guild(number, hand=["turn-six"]).play(f"guild {number}").play(*actions, luck=dice(6, 1))
    assert table.offers() == {"keep", "play turn-six"}
    table.play("play turn-six", "turn 2")
    if number == 9:
        assert table.player("red").lira == 24
    else:
        assert table.goods("red") == "RBB", "3 B for the dice, but there is room for two"


@pytest.mark.rule("MOC-GLD-11")
def test_guild_cards_are_hidden_and_break_no_tie() -> None:
    players = {"red": {"guild": list(range(1, 10))}, "yellow": {"guild": [12]}}
    table = mocha(players)
    view: Any = table.state.view(1)
    assert view["players"]["red"]["guild"] == []
    assert view["players"]["red"]["guild_cards"] == 9
    assert view["players"]["yellow"]["guild"] == [12]
    assert table.state.standing().ranks[0].scores == table.state.standing().ranks[1].scores


@pytest.mark.rule("MOC-GLD-12")
def test_an_empty_guild_pile_is_made_of_the_discards_at_once() -> None:
    others = [number for number in range(1, 21) if number not in (4, 5, 6, 18)]
    table = mocha({"red": {"merchant": 18}, "yellow": {"guild": others}}, "act", guild_discards=[4, 5, 18])
    table.play("act")
    assert 6 in guilds(table)
    assert len(guilds(table)) == 2
    assert table.state.mocha.guilds.number == 2
    assert len(guild_pile(table)) == 2


@pytest.mark.rule("MOC-GLD-12")
def test_a_guild_card_that_is_being_played_is_not_reshuffled() -> None:
    others = [number for number in range(1, 21) if number not in (4, 5, 18)]
    table = mocha({"red": {"guild": [18]}, "yellow": {"guild": others}}, guild_discards=[4])
    table.play("guild 18")
    assert guilds(table) == [4, 5], "three are drawn if there are three"
    table.play("drop 4")
    assert guild_discards(table) == [18, 4]


@pytest.mark.rule("MOC-GLD-13")
def test_what_comes_by_itself_comes_with_guild_cards_too() -> None:
    table = with_guild(1, lira=4, extensions=2, rubies=5).play("guild 1")
    assert table.player("red").rubies == 6
    assert table.state.is_last_round()
    table = with_guild(15, goods="B").play("guild 15", "tile blue")
    assert table.stack("red") == "ooooo"
    table = with_guild(14, goods="R", tiles=["green"]).play("guild 14", "tile red")
    assert table.player("red").rubies == 1


def test_every_guild_card_has_a_rule_of_its_own() -> None:
    assert [card.number for card in GUILDS] == list(range(21))


# The twenty cards


@pytest.mark.rule("MOC-GC-01")
def test_1_an_extension_for_four_lira() -> None:
    table = with_guild(1, lira=5).play("guild 1")
    assert (table.player("red").lira, table.player("red").extensions) == (1, 1)
    assert "guild 1" not in with_guild(1, lira=9, extensions=3, rubies=1).offers()


@pytest.mark.rule("MOC-GC-02")
@pytest.mark.rule("MOC-GC-03")
@pytest.mark.rule("MOC-GC-04")
@pytest.mark.parametrize(("number", "goods"), [(2, "RRGB"), (3, "GGBB"), (4, "GYYB")])
def test_2_3_4_a_full_row_and_two_goods_of_choice(number: int, goods: str) -> None:
    table = with_guild(number).play(f"guild {number}")
    table.play("take B").play("take G" if number != 3 else "take B")
    assert table.goods("red") == goods
    assert table.question() == END


@pytest.mark.rule("MOC-GC-05")
def test_5_the_post_office_and_two_coffee() -> None:
    table = with_guild(5).play("guild 5")
    assert (table.goods("red"), table.player("red").lira, table.player("red").coffee) == ("GY", 2, 2)
    assert table.state.mail == 1


@pytest.mark.rule("MOC-GC-06")
def test_6_coffee_and_three_bonus_cards_of_which_one_goes() -> None:
    table = mocha(red(merchant=9, guild=[6]), discards=["stay"]).play("guild 6")
    assert table.player("red").coffee == 1
    table.play("draw discards", "draw pile", "draw pile")
    assert len(table.hand("red")) == 3
    table.play("discard stay")
    assert table.discards() == ["stay"]
    assert table.question() == END


@pytest.mark.rule("MOC-GC-07")
def test_7_the_merchant_jumps_to_the_fountain_and_has_encounters() -> None:
    players = {
        "red": {"merchant": 9, "guild": [7], "lira": 2, "lying": [3, 4]},
        "yellow": {"family": 7, "merchant": 7},
        "green": {},
    }
    table = mocha(players, governor=7).play("guild 7")
    assert (table.player("red").merchant, table.state.target) == (7, 7)
    table.play("return 3", "return 4")
    assert table.stack("red") == "oooo"
    assert table.player("red").coffee == 2
    assert table.offers() == {"catch yellow", "meet governor"}
    table.play("catch yellow", "reward lira", "meet governor", "pay", "end")
    assert guild_discards(table) == [7]
    assert table.decides() == "yellow"


@pytest.mark.rule("MOC-GC-07")
def test_7_works_on_the_fountain_too() -> None:
    table = with_guild(7, merchant=7).play("guild 7")
    assert (table.player("red").coffee, table.offers()) == (2, {"end"})


@pytest.mark.rule("MOC-GC-08")
def test_8_the_black_market_and_a_blue_good() -> None:
    table = with_guild(8, tiles=["red"]).play("guild 8").play("take G", luck=dice(1, 2))
    assert table.goods("red") == "GB"
    table = with_guild(8).play("guild 8").play("roll", luck=dice(1, 2)).play("take Y")
    assert table.goods("red") == "YB"


@pytest.mark.rule("MOC-GC-09")
@pytest.mark.example("EX-19")
def test_9_a_missed_call_gives_four_lira() -> None:
    table = with_guild(9).play("guild 9").play("call 7", luck=dice(2, 3))
    assert table.player("red").lira == 4


@pytest.mark.rule("MOC-GC-09")
def test_9_a_hit_gives_twice_the_call() -> None:
    table = with_guild(9).play("guild 9").play("call 7", luck=dice(4, 3))
    assert table.player("red").lira == 14


@pytest.mark.rule("MOC-GC-10")
@pytest.mark.rule("MOC-GC-11")
@pytest.mark.parametrize(("number", "lira"), [(10, 7), (11, 5)])
def test_10_11_a_sale_and_two_coffee(number: int, lira: int) -> None:
    table = with_guild(number, goods="RG").play(f"guild {number}", "sell RG")
    assert (table.player("red").lira, table.player("red").coffee, table.goods("red")) == (lira, 2, "")
    market = table.state.large if number == 10 else table.state.small
    assert market.seen == [0]


@pytest.mark.rule("MOC-GC-12")
@pytest.mark.example("EX-20")
@pytest.mark.parametrize("family", [9, 12])
def test_12_the_family_member_goes_home_and_out_again(family: int) -> None:
    table = with_guild(12, family=family, lira=1).play("guild 12")
    assert table.player("red").family == 12
    assert table.player("red").lira == 1, "no reward"
    assert table.offered("send") == {str(place) for place in (2, 3, 4, 5, 6, 7, 8, 9, 18)}
    with pytest.raises(IllegalAction, match="MOC-GC-12"):
        table.play("send 16")
    table.play("send 4")
    assert (table.goods("red"), table.player("red").family) == ("YY", 4)
    assert table.question() == END


@pytest.mark.rule("MOC-GC-12")
def test_12_lira_for_the_errand_may_come_from_a_card() -> None:
    table = with_guild(12, lira=2, hand=["five-lira"]).play("guild 12")
    assert "1" not in table.offered("send")
    assert "1" in table.play("play five-lira").offered("send")


@pytest.mark.rule("MOC-GC-13")
def test_13_the_palace_and_three_coffee() -> None:
    table = with_guild(13, goods="RRGYB").play("guild 13", "give R")
    assert (table.player("red").rubies, table.player("red").coffee, table.goods("red")) == (1, 3, "")


@pytest.mark.rule("MOC-GC-14")
@pytest.mark.example("EX-21")
def test_14_a_tile_for_one_good_whatever_it_shows() -> None:
    players = {
        "red": {"guild": [14], "goods": "R"},
        "yellow": {"tiles": ["red"]},
        "green": {"tiles": ["red"]},
        "blue": {},
        "white": {},
    }
    table = mocha(players)
    assert table.state.tile_symbols(0) == 4
    table.play("guild 14", "tile red")
    assert (table.tiles("red"), table.goods("red")) == (["red"], "")


@pytest.mark.rule("MOC-GC-14")
def test_14_no_second_tile_of_a_colour() -> None:
    assert "guild 14" not in with_guild(14, goods="R", tiles=["red"]).offers()


@pytest.mark.rule("MOC-GC-15")
def test_15_the_same_at_the_great_mosque() -> None:
    table = with_guild(15, goods="YB").play("guild 15")
    assert table.offers() == {"tile yellow", "tile blue"}
    assert table.play("tile yellow").tiles("red") == ["yellow"]


@pytest.mark.rule("MOC-GC-17")
def test_17_roasting_for_three_coffee_each() -> None:
    table = with_guild(17, lira=2, goods="R", guild=[17, 3]).play("guild 17", "pay", "give R")
    assert table.offers() == {"drop 3", "done"}
    table.play("drop 3")
    assert table.player("red").coffee == 9
    assert guild_discards(table) == [17, 3]


@pytest.mark.rule("MOC-GC-17")
@pytest.mark.rule("MOC-GLD-04")
def test_17_is_not_roasted_itself() -> None:
    assert "guild 17" not in with_guild(17).offers()


@pytest.mark.rule("MOC-GC-18")
def test_18_two_coffee_and_three_guild_cards_of_which_one_goes() -> None:
    table = with_guild(18, guild=[18, 2])
    table.play("guild 18", luck=drawing_guilds(table, 7, 1, 20))
    assert table.player("red").coffee == 2
    assert table.offers() == {"drop 1", "drop 2", "drop 7", "drop 20"}
    table.play("drop 2")
    assert guilds(table) == [1, 7, 20]
    assert guild_discards(table) == [18, 2]


@pytest.mark.rule("MOC-GC-19")
@pytest.mark.example("EX-22")
def test_19_a_tile_and_the_barrier() -> None:
    players = {"red": {"merchant": 9, "guild": [19], "coffee": 5}, "yellow": {"tavern": ["movement"]}}
    table = mocha(players).play("guild 19", "tavern barrier", "tavern movement")
    assert (table.player("red").coffee, table.player("red").tavern) == (2, 1)
    assert "16" not in table.offered("barrier"), "its action is a duty"
    table.play("barrier 2", "beyond 8")
    assert (table.goods("red"), table.state.mocha.control) == ("RR", 0)
    assert table.question() == END


@pytest.mark.rule("MOC-GC-19")
@pytest.mark.rule("MOC-TAV-09")
@pytest.mark.example("EX-68")
def test_19_a_ruby_and_the_barrier() -> None:
    table = with_guild(19, coffee=5, goods="YYY", extensions=1)
    assert table.state.dealer_price() == 14
    table.play("guild 19", "tavern baksheesh", "tavern barrier")
    assert (table.player("red").coffee, table.goods("red")) == (0, "")
    table.play("ruby 16", "barrier 4", "beyond 9")
    assert (table.player("red").rubies, table.state.dealer_price()) == (1, 15)
    assert (table.goods("red"), table.state.mocha.control, table.state.mocha.turned) == ("YYY", 0, 1)
    assert table.question() == END


@pytest.mark.rule("MOC-GC-19")
def test_19_two_tiles_are_one_option() -> None:
    table = with_guild(19, coffee=9).play("guild 19", "tavern movement")
    assert table.offered("tavern") == {"barrier"}
    with pytest.raises(IllegalAction, match="MOC-GC-19"):
        table.play("tavern encounter")


@pytest.mark.rule("MOC-GC-19")
def test_19_a_tile_and_a_ruby_in_one_sum() -> None:
    table = with_guild(19, coffee=4, goods="YYY", extensions=1).play("guild 19", "tavern encounter")
    table.play("tavern baksheesh", "ruby 20")
    assert (table.player("red").coffee, table.player("red").rubies, table.player("red").tavern) == (0, 1, 2)


@pytest.mark.rule("MOC-BAR-04")
def test_19_the_place_beside_the_barrier_may_be_the_police_station() -> None:
    table = with_guild(19, coffee=2).play("guild 19", "tavern movement", "tavern barrier", "barrier 12", "beyond 6")
    assert table.question() == "send"
    table.play("send 3", "act")
    assert table.goods("red") == "GG"
    assert table.question() == END


@pytest.mark.rule("MOC-GC-20")
def test_20_the_coffee_house_and_six_lira() -> None:
    table = with_guild(20, coffee=6).play("guild 20")
    assert (table.player("red").rubies, table.player("red").coffee, table.player("red").lira) == (1, 0, 6)


def test_a_position_in_the_middle_of_a_guild_card_reads_back() -> None:
    game = find_game("istanbul")
    table = with_guild(19, coffee=5, goods="YYY", extensions=1).play("guild 19", "tavern baksheesh", "tavern barrier")
    position = game.write(table.state)
    assert game.write(game.read(position)) == position
    assert position["turn"] == {"target": 9, "acted": 0, "met": [], "recalled": False, "guild": 19}


@pytest.mark.rule("MOC-BAR-08")
def test_19_takes_the_barrier_from_where_it_is() -> None:
    table = mocha(red(merchant=9, guild=[19], coffee=2), barrier=barrier(7, 6, "yellow"))
    table.play("guild 19", "tavern barrier", "tavern movement", "barrier 9", "beyond 4")
    assert table.question() == "call"
    assert table.state.mocha.control == 0


def test_what_the_guild_gives_itself_is_told_directly_before_it() -> None:
    dealer = mocha(red(guild=[16], lira=20)).play("guild 16")
    assert [event.what for event in dealer.events] == ["guild", "lira", "ruby", "guild gift", "coffee"]
    cards = mocha(red(guild=[6])).play("guild 6")
    assert [event.what for event in cards.events] == ["guild", "guild gift", "coffee"]
    wainwright = mocha(red(guild=[1], lira=9)).play("guild 1")
    assert wainwright.told("guild gift") == []
