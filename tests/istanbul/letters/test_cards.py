"""The Bonus cards of Letters & Seals (LET-BON)."""

import pytest

from bedesten.core.errors import IllegalAction
from bedesten.core.luck import ScriptedLuck
from bedesten.games.istanbul.actions import COURIER
from tests.istanbul.letters.table import delivered, lettered, letters, receiving
from tests.istanbul.table import dice, red


@pytest.mark.rule("LET-BON-01")
def test_a_letter() -> None:
    table = lettered(red(hand=["a-letter"]))
    table.play("play a-letter", luck=receiving(table, 9))
    assert letters(table) == [9]
    assert table.discards() == ["a-letter"]


@pytest.mark.rule("LET-BON-02")
@pytest.mark.parametrize(
    ("pips", "count", "lira"), [((1, 1), 1, 0), ((3, 3), 1, 0), ((3, 4), 1, 3), ((4, 5), 2, 4), ((6, 6), 3, 5)]
)
def test_dice_for_letters_and_lira(pips: tuple[int, int], count: int, lira: int) -> None:
    table = lettered(red(hand=["letter-dice"]))
    table.play("play letter-dice", luck=ScriptedLuck([pips[0] - 1, pips[1] - 1, *range(count)]))
    assert len(letters(table)) + len(delivered(table)) == count
    assert table.player("red").lira == lira


@pytest.mark.rule("LET-BON-03")
def test_a_good_for_seven_lira() -> None:
    table = lettered(red(goods="RB", hand=["good-for-lira"])).play("play good-for-lira")
    assert table.offers() == {"give R", "give B"}
    table.play("give R")
    assert (table.goods("red"), table.player("red").lira) == ("B", 7)
    assert "good-for-lira" not in lettered(red(hand=["good-for-lira"])).offered("play")


@pytest.mark.rule("LET-BON-03")
def test_a_good_is_given_right_before_a_payment_unless_it_is_needed_for_it() -> None:
    """RUL-122"""
    players = red(merchant=5, goods="R", hand=["good-for-lira"])
    table = lettered(players, at="encounters", smuggler=5).play("meet smuggler", "take B")
    assert "good-for-lira" in table.offered("play")
    palace = lettered(red(merchant=13, goods="RGYBB", hand=["good-for-lira"]), at="act").play("act")
    assert palace.offers() == {"give B"}
    mosque = lettered(red(merchant=14, goods="RRY", hand=["good-for-lira"]), at="act").play("act")
    assert mosque.play("play good-for-lira").offers() == {"give Y"}


@pytest.mark.rule("LET-BON-04")
@pytest.mark.parametrize(("card", "good"), [("red", "R"), ("green", "G"), ("yellow", "Y"), ("blue", "B")])
def test_a_good_and_three_lira(card: str, good: str) -> None:
    table = lettered(red(hand=[f"{card}-and-lira"])).play(f"play {card}-and-lira")
    assert (table.goods("red"), table.player("red").lira) == (good, 3)
    full = lettered(red(goods=good * 2, hand=[f"{card}-and-lira"])).play(f"play {card}-and-lira")
    assert (full.goods("red"), full.player("red").lira) == (good * 2, 3)


# Copy


@pytest.mark.rule("LET-BON-05")
def test_a_copy_does_what_the_top_discard_says() -> None:
    table = lettered(red(hand=["copy"]), discards=["red-and-lira", "a-letter"]).play("play copy")
    assert (table.goods("red"), table.player("red").lira) == ("R", 3)
    assert table.discards() == ["copy", "red-and-lira", "a-letter"]


@pytest.mark.rule("LET-BON-06")
def test_other_copies_are_passed_over_and_nothing_else_is() -> None:
    """RUL-99"""
    table = lettered(red(hand=["copy"]), discards=["copy", "green-and-lira"]).play("play copy")
    assert table.goods("red") == "G"
    assert lettered(red(hand=["copy"]), discards=[]).offered("play") == set()
    assert lettered(red(hand=["copy"]), discards=["copy"]).offered("play") == set()
    blocked = lettered(red(hand=["copy"]), discards=["society-again", "green-and-lira"])
    assert blocked.offered("play") == set()
    with pytest.raises(IllegalAction, match="LET-BON-06"):
        blocked.play("play copy")


@pytest.mark.rule("LET-BON-06")
def test_the_price_of_the_copied_card_is_paid() -> None:
    assert lettered(red(hand=["copy"], lira=2), discards=["anywhere"]).offered("play") == set()
    table = lettered(red(hand=["copy"], lira=3), discards=["anywhere"]).play("play copy", "move 16")
    assert (table.player("red").lira, table.player("red").merchant) == (0, 16)


@pytest.mark.rule("LET-BON-18")
def test_a_copy_counts_as_the_card_it_copies() -> None:
    moving = lettered(red(merchant=9, hand=["copy", "far-move"]), discards=["stay"], cards="all").play("play copy")
    assert moving.question() == "assist"
    assert moving.offered("play") == set()
    phase_one = lettered(
        red(merchant=9, companion="personal", lying=[2], hand=["copy"]), discards=["assistant-home"], cards="all"
    ).play("play copy", "return 2")
    assert "place" not in phase_one.offers()
    after = lettered(red(merchant=5, hand=["copy"]), at="act", discards=["post-again"], cards="all")
    assert after.offered("play") == set()
    assert after.play("act").offered("play") == {"copy"}
    assert after.play("play copy").state.mail == 2


@pytest.mark.rule("LET-BON-18")
def test_a_copy_is_allowed_in_the_final_step_if_the_copied_card_is() -> None:
    players = red(hand=["copy"], rubies=6)
    good = lettered(players, at=["final-step"], finale=True, discards=["red-and-lira"])
    assert good.offers() == {"done", "play copy"}
    other = lettered(players, at=["final-step"], finale=True, discards=["a-letter"])
    assert other.offers() == {"done"}


# Instead of the move


@pytest.mark.rule("LET-BON-07")
def test_the_family_member_walks_and_acts_instead_of_the_turn() -> None:
    players = red(merchant=9, family=2, companion=5, hand=["family-walk"]) | {"yellow": {"family": 10}}
    table = lettered(players, governor=10).play("play family-walk")
    assert table.offered("send") == {"10", "23", "24"}
    table.play("send 10", "skip")
    assert (table.player("red").family, table.player("red").merchant, table.player("red").companion) == (10, 9, 5)
    assert table.offers() == {"end"}
    assert table.discards() == ["family-walk"]
    assert table.play("end").decides() == "yellow"


@pytest.mark.rule("LET-BON-08")
def test_the_family_member_neither_starts_at_nor_walks_to_the_police_station() -> None:
    assert lettered(red(merchant=9, family=12, hand=["family-walk"])).offered("play") == set()
    table = lettered(red(merchant=9, family=7, hand=["family-walk"])).play("play family-walk")
    assert table.offered("send") == {"4", "6", "11"}


@pytest.mark.rule("LET-BON-09")
def test_a_walking_family_member_pays_nobody_and_may_act_or_not() -> None:
    """RUL-100"""
    players = red(merchant=9, family=6, stack=[], lying=[2, 3, 4, 5], hand=["family-walk"]) | {
        "yellow": {"merchant": 24}
    }
    table = lettered(players).play("play family-walk", "send 24")
    assert table.offers() == {"skip"}
    acting = lettered(red(merchant=9, family=2, hand=["family-walk"])).play("play family-walk", "send 23", "act")
    assert acting.offers() == {"take R", "take G", "take Y", "take B"}


@pytest.mark.rule("LET-BON-09")
def test_a_repeat_card_may_follow_the_action_of_a_walking_family_member() -> None:
    players = red(merchant=9, family=23, hand=["family-walk", "post-again"])
    table = lettered(players, cards="all").play("play family-walk", "send 5", "act")
    assert "post-again" in table.offered("play")


@pytest.mark.rule("LET-DBL-06")
def test_a_turn_may_be_bought_after_a_family_walk() -> None:
    players = red(merchant=9, family=6, delivered=[2, 3], hand=["family-walk"])
    table = lettered(players).play("play family-walk", "send 24", "skip", "end")
    assert (table.decides(), table.question()) == ("red", "extra-turn")


@pytest.mark.rule("LET-BON-10")
def test_joining_a_merchant_who_is_not_paid() -> None:
    players = red(merchant=9, lira=9, hand=["join-merchant"])
    players |= {"yellow": {"merchant": 5}, "green": {"merchant": 5, "family": 5}}
    table = lettered(players, governor=5).play("play join-merchant")
    assert table.offers() == {"join yellow", "join green"}
    table.play("join yellow", "lay", "pay")
    assert (table.player("red").lira, table.player("yellow").lira, table.player("green").lira) == (7, 0, 2)
    table.play("skip")
    assert table.offers() == {"catch green", "meet governor"}


@pytest.mark.rule("LET-BON-10")
@pytest.mark.example("EX-52")
def test_the_companion_of_the_joined_merchant_is_paid() -> None:
    """RUL-102"""
    players = red(merchant=9, lira=3, hand=["join-merchant"]) | {"yellow": {"merchant": 5, "companion": 5}}
    table = lettered(players).play("play join-merchant", "join yellow", "lay", "pay")
    assert (table.player("red").lira, table.player("yellow").lira) == (1, 2)


@pytest.mark.rule("LET-BON-10")
def test_nobody_is_paid_where_only_the_joined_merchant_stands() -> None:
    players = red(merchant=9, hand=["join-merchant"]) | {"yellow": {"merchant": 5}}
    table = lettered(players).play("play join-merchant", "join yellow", "lay")
    assert table.question() == "act"


@pytest.mark.rule("LET-BON-10")
def test_a_neutral_merchant_beside_the_joined_one_is_paid() -> None:
    players = red(merchant=9, lira=3, hand=["join-merchant"]) | {"yellow": {"merchant": 14}}
    del players["green"]
    table = lettered(players, neutral_merchants=[14, 15, 16]).play("play join-merchant", "join yellow", "lay")
    table.play("pay", luck=dice(1, 1))
    assert (table.player("red").lira, table.player("yellow").lira) == (1, 0)


@pytest.mark.rule("LET-BON-11")
def test_only_merchants_of_others_somewhere_else_can_be_joined() -> None:
    """RUL-101"""
    players = red(merchant=9, hand=["join-merchant"]) | {"yellow": {"merchant": 9}, "green": {"merchant": 9}}
    assert lettered(players).offered("play") == set()
    players["green"] = {"merchant": 5}
    assert lettered(players).play("play join-merchant").offers() == {"join green"}


@pytest.mark.rule("LET-BON-12")
def test_the_companion_walks_two_steps() -> None:
    """RUL-103"""
    table = lettered(red(merchant=9, companion=16, hand=["companion-far"])).play("play companion-far")
    assert table.offers() == {"companion 14", "companion 22", "companion 23"}
    table.play("companion 22")
    assert (table.question(), table.state.target) == ("act", 22)
    assert lettered(red(merchant=9, companion="personal", hand=["companion-far"])).offered("play") == set()


@pytest.mark.rule("LET-BON-17")
def test_three_lira_take_the_merchant_anywhere() -> None:
    """RUL-106"""
    players = red(merchant=9, lira=4, hand=["anywhere"]) | {"yellow": {"merchant": 16}}
    table = lettered(players).play("play anywhere")
    assert len(table.offered("move")) == 19
    assert "9" not in table.offered("move")
    fountain = lettered(players).play("play anywhere", "move 7")
    assert fountain.question() == "act"
    table.play("move 16", "lay")
    assert (table.player("red").lira, table.offers()) == (1, {"stop"})
    assert lettered(red(merchant=9, lira=2, hand=["anywhere"])).offered("play") == set()


# From afar


@pytest.mark.rule("LET-BON-13")
def test_a_neutral_token_is_used_from_afar() -> None:
    table = lettered(red(merchant=9, lira=2, hand=["from-afar"]), governor=2, smuggler=3, courier=4)
    table.play("play from-afar")
    assert table.offers() == {"meet governor", "meet smuggler", "meet courier"}
    table.play("meet courier", luck=receiving(table, 8)).play("pay", luck=dice(6, 6))
    assert letters(table) == [8]
    assert (table.state.token_place(COURIER), table.player("red").lira) == (12, 0)
    assert table.discards() == ["from-afar"]
    assert table.question() == "start"


@pytest.mark.rule("LET-BON-14")
def test_use_from_afar_is_no_encounter() -> None:
    """RUL-104"""
    players = red(merchant=5, lira=9, hand=["from-afar", "from-afar"])
    table = lettered(players, at="encounters", governor=2, smuggler=2, courier=2)
    assert table.offered("meet") == set()
    table.play("play from-afar", "meet courier").play("pay", luck=dice(2, 3))
    assert table.offered("meet") == {"courier"}
    table.play("meet courier").play("pay", luck=dice(2, 3))
    assert table.offered("meet") == set()
    table.play("play from-afar", "meet courier").play("pay", luck=dice(2, 3))
    assert table.offered("meet") == set()


@pytest.mark.rule("LET-BON-14")
def test_a_token_that_gives_nothing_cannot_be_used_from_afar() -> None:
    everything = [place for place in range(1, 17) for _ in range(2)]
    players = red(merchant=9, goods="RRGGYYBB", hand=["from-afar"]) | {"yellow": {"delivered": everything}}
    assert lettered(players).play("play from-afar").offers() == {"meet governor"}


# Once more


@pytest.mark.rule("LET-BON-15")
@pytest.mark.parametrize(
    ("mosque", "goods", "tiles"), [(14, "RRGG", ("red", "green")), (15, "YYBB", ("yellow", "blue"))]
)
def test_the_same_mosque_again(mosque: int, goods: str, tiles: tuple[str, str]) -> None:
    table = lettered(red(merchant=mosque, goods=goods, hand=["mosque-again"]), at="act")
    assert table.offered("play") == set()
    table.play("act", f"tile {tiles[0]}", "play mosque-again", f"tile {tiles[1]}")
    assert set(table.tiles("red")) == set(tiles)
    assert table.player("red").rubies == 1
    poor = lettered(red(merchant=mosque, goods=goods[:2], hand=["mosque-again"]), at="act")
    assert poor.play("act", f"tile {tiles[0]}").offered("play") == set()


@pytest.mark.rule("LET-BON-15")
def test_a_mosque_is_repeated_only_directly_after_it() -> None:
    table = lettered(red(merchant=9, goods="RRGG", hand=["mosque-again"]), at="encounters")
    assert table.offered("play") == set()


@pytest.mark.rule("LET-BON-16")
def test_the_secret_society_again() -> None:
    players = red(merchant=24, delivered=[2, 3, 4, 5, 6, 8], hand=["society-again"])
    table = lettered(players, at="act").play("act", "sealed 2", "sealed 3", "sealed 4", "ruby 13")
    table.play("play society-again", "sealed 5", "sealed 6", "sealed 8", "ruby 16")
    assert (table.player("red").rubies, table.player("red").lira) == (2, 5)
