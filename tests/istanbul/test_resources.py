"""Resources, payments and what everybody knows (IST-RES)."""

from collections import Counter
from typing import Any

import pytest

from bedesten.core.errors import BadPosition
from bedesten.core.luck import FastLuck, NotedLuck, ScriptedLuck
from bedesten.games.istanbul.actions import SMUGGLER
from tests.istanbul.table import BASE_CARDS, Table, dice, given, new_table, red

YELLOW_SEAT = 1


def seen_by(table: Table, colour: str | None) -> dict[str, Any]:
    """Return what a colour, or a spectator, may know."""
    return table.state.view(None if colour is None else int(table.player(colour).seat))


def imagined_by(table: Table, colour: str, seed: int) -> Table:
    return Table(table.state.imagine(table.player(colour).seat, FastLuck(seed)))


# Goods and the wheelbarrow


@pytest.mark.rule("IST-RES-01")
@pytest.mark.example("EX-01")
def test_goods_are_counted_by_type() -> None:
    held = given(red(goods="BGG")).player("red").goods
    assert dict(zip("RGYB", held, strict=True)) == {"B": 1, "G": 2, "Y": 0, "R": 0}


@pytest.mark.rule("IST-RES-01")
def test_a_gain_raises_only_the_count_of_its_type() -> None:
    table = given(red(goods="RGB", hand=["any-good"])).play("play any-good", "take G")
    assert table.goods("red") == "RGGB"


@pytest.mark.rule("IST-RES-01")
def test_a_payment_lowers_only_the_count_of_its_type() -> None:
    table = given(red(merchant=14, goods="RRGYB"), at="act").play("act", "tile red")
    assert table.goods("red") == "RGYB"


@pytest.mark.rule("IST-RES-01")
@pytest.mark.parametrize(("extensions", "goods"), [(0, "RR"), (1, "RRR"), (2, "RRRR"), (3, "RRRRR")])
def test_each_extension_makes_room_for_one_more_of_a_type(extensions: int, goods: str) -> None:
    rubies = 1 if extensions == 3 else 0
    table = given(red(merchant=2, extensions=extensions, rubies=rubies, goods="R"), at="act").play("act")
    assert table.goods("red") == goods


@pytest.mark.rule("IST-RES-01")
def test_nobody_sells_more_of_a_type_than_is_there() -> None:
    table = given(red(merchant=10, goods="RB"), at="act", large_market={"top": "L1"}).play("act")
    assert table.offered("sell") == {"R", "B", "RB"}


@pytest.mark.rule("IST-RES-01")
def test_a_position_with_more_goods_than_room_is_refused() -> None:
    with pytest.raises(BadPosition, match="holds 0 to 2 G, not 3"):
        given(red(goods="GGG"))


@pytest.mark.rule("IST-RES-02")
def test_what_does_not_fit_is_lost_and_the_rest_of_the_gain_happens() -> None:
    table = given(red(merchant=5, goods="GG"), at="act", mail=0).play("act")
    assert table.goods("red") == "GGY"
    assert table.player("red").lira == 2
    assert table.state.mail == 1


@pytest.mark.rule("IST-RES-02")
def test_of_three_blue_goods_only_those_with_room_are_gained() -> None:
    table = given(red(merchant=8, goods="RRGGYYB"), at="act").play("act", luck=dice(6, 6))
    assert table.goods("red") == "RRGGYYBB"


@pytest.mark.rule("IST-RES-03")
def test_a_good_of_choice_is_of_a_type_with_room() -> None:
    table = given(red(goods="RRGG", hand=["any-good"])).play("play any-good")
    assert table.offers() == {"take Y", "take B"}


@pytest.mark.rule("IST-RES-03")
def test_a_good_of_choice_is_of_an_allowed_type() -> None:
    table = given(red(merchant=8, goods="RR"), at="act").play("act")
    assert table.offered("take") == {"G", "Y"}
    table.play("roll", luck=dice(1, 1))
    assert table.offers() == {"take G", "take Y"}


@pytest.mark.rule("IST-RES-03")
def test_a_good_of_choice_is_lost_if_no_allowed_type_has_room() -> None:
    table = given(red(merchant=8, goods="RRGGYY"), at="act").play("act", luck=dice(3, 4))
    assert table.goods("red") == "RRGGYYB"
    assert table.question() == "encounters"


@pytest.mark.rule("IST-RES-03")
def test_with_a_full_wheelbarrow_neither_the_card_nor_the_smuggler_is_usable() -> None:
    table = given(red(merchant=5, goods="RRGGYYBB", hand=["any-good"]), at="encounters", smuggler=5)
    assert table.offers() == {"end"}


# Costs


@pytest.mark.rule("IST-RES-04")
@pytest.mark.parametrize(
    ("place", "short", "enough"),
    [(1, {"lira": 6}, {"lira": 7}), (16, {"lira": 13}, {"lira": 14}), (13, {"goods": "RGYB"}, {"goods": "RGYBB"})],
)
def test_an_action_that_cannot_be_paid_in_full_cannot_be_taken(
    place: int, short: dict[str, Any], enough: dict[str, Any]
) -> None:
    assert "act" not in given(red(merchant=place, **short), at="act").offers()
    assert "act" in given(red(merchant=place, **enough), at="act").offers()


@pytest.mark.rule("IST-RES-04")
def test_nobody_goes_into_debt_for_a_tile() -> None:
    poor = given(red(merchant=2, lira=1, tiles=["green", "yellow"], lying=[9], hand=["stay"]), at="act")
    assert poor.offered("recall") == set()
    assert poor.play("act").offers() == {"done"}


@pytest.mark.rule("IST-RES-04")
def test_two_merchants_cannot_be_paid_with_three_lira() -> None:
    table = given({"red": {"merchant": 5, "lira": 3}, "yellow": {"merchant": 5}, "green": {"merchant": 5}}, "assist")
    assert table.play("lay").offers() == {"stop"}


@pytest.mark.rule("IST-RES-05")
def test_the_smuggler_is_paid_with_a_good_of_any_type() -> None:
    table = given(red(merchant=5, goods="RGY"), at="encounters", smuggler=5).play("meet smuggler", "take B")
    assert table.offers() == {"give R", "give G", "give Y", "give B"}


@pytest.mark.rule("IST-RES-05")
def test_the_free_space_of_the_palace_is_paid_with_a_good_of_any_type() -> None:
    table = given(red(merchant=13, goods="RRGGYYBB"), at="act").play("act")
    assert table.offers() == {"give R", "give G", "give Y", "give B"}


@pytest.mark.rule("IST-RES-05")
def test_the_good_that_the_payer_picks_is_the_one_that_goes() -> None:
    table = given(red(merchant=13, goods="RRGGYYBB"), at="act").play("act", "give Y")
    assert table.goods("red") == "RGB"


@pytest.mark.rule("IST-RES-06")
@pytest.mark.parametrize(("place", "price"), [(1, 7), (16, 14)])
def test_lira_are_paid_to_the_supply_and_to_nobody_else(place: int, price: int) -> None:
    table = given({"red": {"merchant": place, "lira": 20}, "yellow": {"lira": 3}, "green": {"lira": 4}}, at="act")
    table.play("act")
    assert [player.lira for player in table.state.players] == [20 - price, 3, 4]


@pytest.mark.rule("IST-RES-06")
def test_lira_go_to_a_player_where_the_rule_names_one() -> None:
    table = given({"red": {"merchant": 5, "lira": 2}, "yellow": {"merchant": 5}, "green": {}}, at="pay-merchants")
    table.play("pay")
    assert [player.lira for player in table.state.players] == [0, 2, 0]


@pytest.mark.rule("IST-RES-06")
def test_the_supply_of_lira_never_runs_out() -> None:
    table = given({"red": {"lira": 500, "hand": ["five-lira"]}, "yellow": {"lira": 500}, "green": {"lira": 500}})
    table.play("play five-lira")
    assert table.player("red").lira == 505


@pytest.mark.rule("IST-RES-07")
def test_players_who_meet_have_nothing_to_trade_lend_or_give() -> None:
    rich: dict[str, Any] = {"merchant": 5, "family": 5, "lira": 9, "goods": "RGYB", "hand": ["stay"]}
    table = given({"red": rich, "yellow": rich | {"family": 12}, "green": {}}, at="assist")
    assert table.offers() == {"lay", "stop"}
    assert table.play("lay").offers() == {"pay", "stop"}
    assert table.play("pay").offers() == {"act", "skip"}
    assert table.play("act").offers() == {"end"}


@pytest.mark.rule("IST-RES-07")
def test_a_good_given_up_reaches_no_other_player() -> None:
    table = given(red(merchant=5, goods="R"), at="encounters", smuggler=5)
    table.play("meet smuggler", "take B", "give R")
    assert (table.goods("red"), table.goods("yellow"), table.goods("green")) == ("B", "", "")


# Rubies


@pytest.mark.rule("IST-RES-08")
@pytest.mark.parametrize("place", [1, 10, 11, 13, 14, 15, 16])
def test_rubies_pay_for_nothing(place: int) -> None:
    table = given(red(merchant=place, rubies=4), at="act")
    assert table.offers() == {"skip"}


@pytest.mark.rule("IST-RES-08")
def test_rubies_do_not_pay_merchants_governor_or_smuggler() -> None:
    table = given({"red": {"merchant": 5, "rubies": 4}, "yellow": {"merchant": 5}, "green": {}}, at="pay-merchants")
    assert table.offers() == {"stop"}
    table = given(red(merchant=5, rubies=4), at="encounters", governor=5, smuggler=5)
    assert table.play("meet smuggler", "take B").offers() == {"give B"}
    table.play("give B", luck=dice(1, 1)).play("meet governor", luck=table.drawing("stay"))
    assert table.offers() == {"discard stay"}


@pytest.mark.rule("IST-RES-08")
def test_no_ruby_is_ever_lost_in_a_whole_game() -> None:
    state, luck = new_table(seed=5).state, FastLuck(5)
    rubies = [[int(player.rubies) for player in state.players]]
    while state.actions():
        state.apply(state.actions()[luck.below(len(state.actions()))], luck)
        rubies.append([int(player.rubies) for player in state.players])
    assert max(rubies[-1]) >= 5
    assert all(list(history) == sorted(history) for history in zip(*rubies, strict=True))


# Dice


@pytest.mark.rule("IST-RES-09")
def test_a_roll_is_two_dice_of_six_sides() -> None:
    luck = NotedLuck(FastLuck(1))
    given(red(merchant=9), at="act").play("act").play("call 7", luck=luck)
    assert [sides for _, sides in luck.take()] == [6, 6]


@pytest.mark.rule("IST-RES-09")
@pytest.mark.parametrize(("call", "lira"), [("call 8", 8), ("call 9", 2)])
def test_the_sum_of_the_dice_counts(call: str, lira: int) -> None:
    table = given(red(merchant=9), at="act").play("act").play(call, luck=dice(3, 5))
    assert table.player("red").lira == lira


@pytest.mark.rule("IST-RES-09")
def test_a_token_goes_where_the_sum_of_its_own_two_dice_sends_it() -> None:
    table = given(red(merchant=5, lira=2), at="encounters", smuggler=5).play("meet smuggler", "take R")
    table.play("pay", luck=dice(6, 2))
    assert table.state.token_place(SMUGGLER) == 8


# What is public


@pytest.mark.rule("IST-RES-10")
def test_everybody_sees_what_a_player_owns_and_how_many_cards() -> None:
    table = given(
        red(
            lira=9,
            goods="RRB",
            rubies=2,
            extensions=1,
            tiles=["yellow"],
            merchant=5,
            family=3,
            lying=[9],
            hand=["stay", "far-move"],
        )
    )
    shown = seen_by(table, None)["players"]["red"]
    # What the rules make of it: how much room is left, and how far each place is.
    assert (shown.pop("room"), len(shown.pop("steps"))) == (3, 16)
    assert shown == {
        "lira": 9,
        "goods": "RRB",
        "rubies": 2,
        "extensions": 1,
        "tiles": ["yellow"],
        "merchant": 5,
        "family": 3,
        "stack": ["own", "own", "own"],
        "lying": [9],
        "reserve": 1,
        "cards": 2,
        "hand": [],
    }


@pytest.mark.rule("IST-RES-10")
def test_everybody_sees_tokens_tracks_top_demand_tiles_and_discards() -> None:
    seen = seen_by(
        given(
            governor=4,
            smuggler=9,
            mail=3,
            large_market={"top": "L2"},
            small_market={"top": "S3"},
            discards=["stay", "any-good"],
        ),
        None,
    )
    assert (seen["governor"], seen["smuggler"], seen["mail"]) == (4, 9, 3)
    assert (seen["large_market"]["top"], seen["small_market"]["top"]) == ("L2", "S3")
    assert seen["rubies"] == {"wainwright": 3, "palace": 6, "small_mosque": 3, "great_mosque": 3, "dealer": 10}
    assert seen["mosque_tiles"]["blue"] == [2, 3, 4]
    assert seen["discards"] == ["stay", "any-good"]
    assert seen["draw_pile"]["cards"] == 24


@pytest.mark.rule("IST-RES-10")
@pytest.mark.rule("IST-RES-11")
def test_two_views_differ_only_in_what_hands_hide() -> None:
    table = given({"red": {"hand": ["stay"]}, "yellow": {"hand": ["far-move"]}, "green": {"hand": ["any-good"]}})
    red_sees, yellow_sees = seen_by(table, "red"), seen_by(table, "yellow")
    assert {key for key in red_sees if red_sees[key] != yellow_sees[key]} == {"seat", "players", "unseen"}
    assert red_sees["players"]["green"] == yellow_sees["players"]["green"]


# What is hidden


@pytest.mark.rule("IST-RES-11")
def test_only_the_owner_sees_the_faces_of_a_hand() -> None:
    table = given(red(hand=["stay", "far-move"]))
    assert seen_by(table, "red")["players"]["red"]["hand"] == ["stay", "far-move"]
    assert seen_by(table, "yellow")["players"]["red"]["hand"] == []
    assert seen_by(table, None)["players"]["red"]["hand"] == []


@pytest.mark.rule("IST-RES-11")
def test_others_cannot_tell_one_hidden_card_from_another() -> None:
    held = given({"red": {"hand": ["stay"]}, "yellow": {}, "green": {"hand": ["five-lira"]}})
    swapped = given({"red": {"hand": ["five-lira"]}, "yellow": {}, "green": {"hand": ["stay"]}})
    in_pile = given({"red": {"hand": ["any-good"]}, "yellow": {}, "green": {"hand": ["stay"]}})
    assert seen_by(held, "yellow") == seen_by(swapped, "yellow") == seen_by(in_pile, "yellow")
    assert seen_by(held, "red") != seen_by(swapped, "red")


@pytest.mark.rule("IST-RES-11")
def test_only_the_player_who_draws_learns_which_card_it_is() -> None:
    table = given(red(merchant=5), at="encounters", governor=5)
    table.play("meet governor", luck=table.drawing("stay"))
    [draw] = table.told("draw")
    assert draw.seen_by(0)["card"] == "stay"
    assert "card" not in draw.seen_by(YELLOW_SEAT)
    assert "card" not in draw.seen_by(None)


@pytest.mark.rule("IST-RES-11")
def test_nobody_learns_which_unseen_demand_tile_comes_next() -> None:
    table = given(
        red(merchant=10, goods="BB"), at="act", large_market={"top": "L3", "unseen": ["L5", "L2", "L4", "L1"]}
    )
    assert seen_by(table, "red")["large_market"] == {"top": "L3", "unseen": ["L1", "L2", "L4", "L5"], "bottom": []}


# Effects without a choice


@pytest.mark.rule("IST-RES-12")
def test_fifth_assistant_ruby_and_end_come_in_this_order_before_the_next_question() -> None:
    table = given(red(merchant=15, rubies=4, goods="BB", tiles=["yellow"]), at=["act", "encounters"])
    table.play("act", "tile blue")
    happened = [event.what for event in table.events]
    assert happened == ["act", "goods", "tile", "fifth assistant", "ruby", "last round"]
    assert (table.stack("red"), table.player("red").rubies) == ("ooooo", 5)


@pytest.mark.rule("IST-RES-12")
def test_the_ruby_for_the_third_extension_is_there_before_the_next_question() -> None:
    table = given(red(merchant=1, lira=7, extensions=2, rubies=4), at="act").play("act")
    assert [event.what for event in table.events] == ["act", "lira", "extension", "ruby", "last round"]
    assert table.player("red").rubies == 5
    assert table.question() == "encounters"


# Face-down piles


def card_drawn(chance: int) -> str:
    """Return the card that this outcome of chance draws from a pile of three kinds."""
    pile = {"cards": {"any-good": 2, "stay": 1, "far-move": 3}}
    others = ["any-good"] * 2 + ["five-lira"] * 4 + ["palace-again", "post-again", "dealer-again", "family-home"] * 2
    others += ["stay", "far-move"] + ["assistant-home", "any-sale"] * 2
    table = given(red(merchant=5, lira=2), at="encounters", governor=5, draw_pile=pile, discards=others)
    table.play("meet governor", luck=ScriptedLuck([chance]))
    return table.hand("red")[0]


@pytest.mark.rule("IST-RES-13")
def test_each_card_of_the_draw_pile_is_equally_likely() -> None:
    assert Counter(card_drawn(chance) for chance in range(6)) == {"any-good": 2, "stay": 1, "far-move": 3}


@pytest.mark.rule("IST-RES-13")
def test_which_card_leaves_the_pile_is_decided_when_it_is_drawn() -> None:
    luck = NotedLuck(FastLuck(1))
    given(red(merchant=5), at="encounters", governor=5).play("meet governor", luck=luck)
    assert [among for _, among in luck.take()] == [26]


@pytest.mark.rule("IST-RES-13")
@pytest.mark.parametrize(("chance", "tile"), [(0, "L1"), (1, "L4"), (2, "L5")])
def test_each_demand_tile_never_on_top_is_equally_likely(chance: int, tile: str) -> None:
    market = {"top": "L2", "bottom": ["L3"]}
    table = given(red(merchant=10, goods="B"), at="act", large_market=market).play("act")
    table.play("sell B", luck=ScriptedLuck([chance]))
    assert seen_by(table, None)["large_market"]["top"] == tile


@pytest.mark.rule("IST-RES-14")
@pytest.mark.example("EX-65")
def test_after_four_sales_the_demand_tiles_come_round_in_their_order() -> None:
    market = {"top": "L4", "bottom": ["L3", "L1", "L5", "L2"]}
    table = given(red(merchant=10, goods="B"), at="act", large_market=market).play("act")
    table.play("sell B", luck=ScriptedLuck([]))
    now = seen_by(table, None)["large_market"]
    assert now == {"top": "L3", "unseen": [], "bottom": ["L1", "L5", "L2", "L4"]}


@pytest.mark.rule("IST-RES-14")
@pytest.mark.parametrize("chance", [0, 1])
def test_a_demand_tile_comes_again_only_behind_all_that_were_never_seen(chance: int) -> None:
    market = {"top": "S3", "bottom": ["S5", "S1"]}
    table = given(red(merchant=11, goods="G"), at="act", small_market=market).play("act")
    table.play("sell G", luck=ScriptedLuck([chance]))
    now = seen_by(table, None)["small_market"]
    assert now["top"] == ["S2", "S4"][chance]
    assert now["bottom"] == ["S5", "S1", "S3"]


# What follows from open play


@pytest.mark.rule("IST-RES-15")
def test_everybody_knows_which_cards_are_unseen() -> None:
    table = given({"red": {"hand": ["stay"]}, "yellow": {"hand": ["any-sale"]}, "green": {}}, discards=["far-move"])
    [pile] = seen_by(table, "yellow")["unseen"]
    assert pile["cards"] == {
        "any-good": 4,
        "five-lira": 4,
        "palace-again": 2,
        "post-again": 2,
        "dealer-again": 2,
        "family-home": 2,
        "stay": 2,
        "far-move": 3,
        "assistant-home": 2,
        "any-sale": 1,
    }
    assert pile["hands"] == {"red": 1}


@pytest.mark.rule("IST-RES-15")
def test_right_after_a_reshuffle_everybody_knows_the_draw_pile() -> None:
    hidden = ["five-lira"] * 4 + ["far-move"] * 4 + ["palace-again", "post-again", "dealer-again"] * 2
    hidden += ["family-home", "any-good", "assistant-home"] * 2 + ["any-good", "any-sale"]
    table = given(
        {"red": {"merchant": 6}, "yellow": {}, "green": {"hand": hidden}},
        at="act",
        discards=["stay", "stay", "any-sale"],
    ).play("act", "draw pile")
    assert table.told("reshuffle")
    [before, now] = seen_by(table, "yellow")["unseen"]
    assert now["cards"] == {"stay": 2, "any-sale": 1}
    assert now["hands"] == {}
    assert before["hands"] == {"red": 1, "green": 22}


@pytest.mark.rule("IST-RES-15")
def test_everybody_knows_a_card_taken_openly_from_the_discards() -> None:
    table = given(red(merchant=6, hand=["far-move"]), at="act", discards=["stay", "any-good"])
    table.play("act", "draw discards", "draw pile")
    assert seen_by(table, "yellow")["players"]["red"]["hand"] == ["stay"]
    assert seen_by(table, "yellow")["players"]["red"]["cards"] == 3


@pytest.mark.rule("IST-RES-15")
def test_an_openly_taken_card_is_known_while_other_cards_leave_the_hand() -> None:
    table = given(red(hand=["stay openly", "five-lira"])).play("play five-lira")
    assert seen_by(table, "yellow")["players"]["red"]["hand"] == ["stay"]


@pytest.mark.rule("IST-RES-15")
def test_once_a_card_of_its_kind_was_played_the_openly_taken_one_may_be_gone() -> None:
    table = given(red(hand=["five-lira openly", "five-lira"])).play("play five-lira")
    assert table.hand("red") == ["five-lira"]
    assert seen_by(table, "yellow")["players"]["red"]["hand"] == []


@pytest.mark.rule("IST-RES-15")
@pytest.mark.parametrize("seed", range(20))
def test_an_imagined_position_looks_the_same_to_who_imagines_it(seed: int) -> None:
    table = given(
        {
            "red": {"hand": ["stay openly", "five-lira"]},
            "yellow": {"hand": ["any-sale"]},
            "green": {"hand": ["far-move"]},
        },
        discards=["any-good"],
    )
    world = imagined_by(table, "yellow", seed)
    assert seen_by(world, "yellow") == seen_by(table, "yellow")
    assert world.hand("yellow") == ["any-sale"]
    assert "stay" in world.hand("red")


@pytest.mark.rule("IST-RES-15")
def test_imagined_positions_do_not_give_the_hidden_cards_away() -> None:
    table = given(red(hand=["five-lira"]))
    imagined = {imagined_by(table, "yellow", seed).hand("red")[0] for seed in range(200)}
    assert imagined == set(BASE_CARDS)


@pytest.mark.rule("IST-RES-15")
def test_a_card_of_an_earlier_draw_pile_is_imagined_as_one_of_that_pile() -> None:
    table = given(
        {"red": {"hand": ["stay of pile 1"]}, "yellow": {}, "green": {"hand": ["any-sale of pile 1", "five-lira"]}},
        draw_pile={"number": 2},
    )
    imagined = {imagined_by(table, "yellow", seed).hand("red")[0] for seed in range(50)}
    assert imagined == {"stay", "any-sale"}
