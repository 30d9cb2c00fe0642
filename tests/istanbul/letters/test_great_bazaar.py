"""The Great Bazaar: both expansions together (GRB)."""

from typing import Any

import pytest

from bedesten.core.errors import BadPosition
from bedesten.core.luck import ScriptedLuck
from bedesten.games.istanbul.actions import COFFEE_TRADER, COURIER
from bedesten.games.istanbul.data import COFFEE_HOUSE
from bedesten.kit import bags
from tests.istanbul.letters.table import bazaar, delivered, lettered, letters, receiving
from tests.istanbul.table import Table, new_table, red

MOCHA_FIRST = [[16, 15, 18, 3, 10], [8, 1, 7, 17, 4], [2, 19, 6, 12, 9], [20, 11, 5, 14, 13]]

# Set-up


@pytest.mark.rule("GRB-SET-01")
def test_pieces_of_both_expansions_are_on_the_table() -> None:
    table = new_table(3, rules="great-bazaar")
    assert table.state.rubies[COFFEE_HOUSE] == 5
    assert len(table.state.mocha.guilds.pile) >= 20
    assert table.state.letters.pile != 0


@pytest.mark.rule("GRB-SET-02")
@pytest.mark.rule("GRB-SET-03")
def test_the_fountain_lies_in_the_middle_and_8_and_9_apart() -> None:
    layouts = set()
    for seed in range(40):
        board = new_table(3, seed, rules="great-bazaar").state.board
        layouts.add(tuple(board.layout))
        assert sorted(board.layout) == list(range(1, 26))
        assert board.columns == 5
        assert board.cell[7] == 12
        black, tea = board.cell[8], board.cell[9]
        assert board.distance(8, 9) >= 3
        assert black // 5 != tea // 5
        assert black % 5 != tea % 5
    assert len(layouts) == 40


@pytest.mark.rule("GRB-SET-04")
@pytest.mark.parametrize(("cards", "size"), [("new", 26), ("all", 70)])
def test_the_bonus_deck_is_chosen(cards: str, size: int) -> None:
    assert new_table(2, rules="great-bazaar", cards=cards).state.deck.size + 2 == size


@pytest.mark.rule("GRB-SET-05")
def test_the_caravansary_gives_coffee_and_both_tokens_start_by_a_roll() -> None:
    table = bazaar(red(merchant=6), at="act").play("act", "draw pile", "draw pile")
    assert table.player("red").coffee == 1
    for seed in range(20):
        state = new_table(3, seed, rules="great-bazaar").state
        assert 2 <= state.token_place(COFFEE_TRADER) <= 12
        assert 2 <= state.token_place(COURIER) <= 12


@pytest.mark.rule("GRB-SET-06")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_rubies_trigger_the_end(players: int) -> None:
    assert new_table(players, rules="great-bazaar").state.rules.ruby_target(players) == 6


# Coffee


@pytest.mark.rule("GRB-COF-01")
def test_coffee_is_sold_with_the_card_and_the_tiles() -> None:
    table = bazaar(red(coffee=1, hand=["good-for-lira"])).play("play good-for-lira")
    assert table.offers() == {"give C"}
    table.play("give C")
    assert (table.player("red").coffee, table.player("red").lira) == (0, 7)
    agenda = [{"use-tile": {"seat": 0, "tile": "goods-letters"}}, "encounters", "extra-turn"]
    tile = bazaar(red(merchant=22, coffee=1), at=agenda)
    assert tile.offers() == {"give C", "skip"}
    tile.play("give C", luck=receiving(tile, 3))
    assert letters(tile) == [3]
    agenda = [{"use-tile": {"seat": 0, "tile": "lira-goods"}}, "encounters", "extra-turn"]
    goods = bazaar(red(merchant=22, lira=2, coffee=1), at=agenda)
    assert goods.offers() == {"take R", "take G", "take Y", "take B", "take C", "give C", "skip"}
    goods.play("take C")
    assert (goods.player("red").coffee, goods.player("red").lira) == (2, 0)


@pytest.mark.rule("GRB-COF-02")
def test_coffee_may_be_chosen_with_a_full_wheelbarrow() -> None:
    full = "RRGGYYBB"
    table = bazaar(red(merchant=25, goods=full), at="act").play("act")
    assert table.offers() == {"take C"}
    agenda = [{"use-tile": {"seat": 2, "tile": "goods-letters"}}, "encounters", "extra-turn"]
    tile = bazaar(red(merchant=22) | {"green": {"goods": full, "letters": [5]}}, at=agenda).play("letter 5")
    assert (tile.decides(), tile.offers()) == ("green", {"take C"})


# Encounters


@pytest.mark.rule("GRB-ENC-01")
@pytest.mark.example("EX-54")
def test_the_encounter_tile_makes_the_courier_free() -> None:
    table = bazaar(red(merchant=5, tavern=["encounter"], lira=2), at="encounters", courier=5)
    drawn = bags.kinds(table.state.letters.pile).index(9)
    table.play("meet courier", luck=ScriptedLuck([drawn, 5, 5]))
    assert (letters(table), table.player("red").lira) == ([9], 2)
    assert table.state.token_place(COURIER) == 12
    assert table.question() == "encounters"


@pytest.mark.rule("GRB-ENC-02")
def test_the_encounter_tile_does_not_help_from_afar() -> None:
    players = red(merchant=5, tavern=["encounter"], lira=2, hand=["from-afar"])
    table = bazaar(players, at="encounters", courier=2, coffee_trader=3).play("play from-afar")
    assert table.offers() == {"meet governor", "meet smuggler", "meet coffee-trader", "meet courier"}
    table.play("meet courier")
    assert table.question() == "pay-courier"


# Catacombs


@pytest.mark.rule("GRB-PLC-01")
@pytest.mark.rule("GRB-PLC-02")
@pytest.mark.rule("GRB-PLC-03")
@pytest.mark.example("EX-55")
def test_the_merchant_comes_out_of_the_catacombs_where_nothing_happens() -> None:
    players = red(merchant=25, lying=[25], letters=[10]) | {"yellow": {"merchant": 10, "lira": 0}}
    table = bazaar(players, at="act", governor=10).play("act", "take C")
    assert len(table.offered("move")) == 24
    assert "25" not in table.offered("move")
    table.play("move 10")
    assert (table.player("red").merchant, table.player("red").coffee) == (10, 1)
    assert table.player("yellow").lira == 0
    assert table.lying("red") == {25}
    assert delivered(table) == [10]
    assert table.offers() == {"end"}


@pytest.mark.rule("GRB-PLC-04")
def test_a_companion_keeps_his_encounters_in_the_catacombs() -> None:
    """RUL-111"""
    players = red(merchant=3, companion=24) | {"yellow": {"family": 25}}
    table = bazaar(players).play("companion 25", "act", "take B", "move 16")
    assert (table.player("red").merchant, table.player("red").companion) == (16, 25)
    assert table.offers() == {"catch yellow"}


@pytest.mark.rule("GRB-PLC-04")
def test_a_merchant_who_sent_his_family_to_the_catacombs_has_no_encounters() -> None:
    table = bazaar(red(merchant=12), at="act", governor=12).play("act", "send 25", "act", "take R", "move 1")
    assert table.offers() == {"end"}


@pytest.mark.rule("GRB-PLC-05")
def test_the_secret_society_gives_rubies_of_the_coffee_house() -> None:
    table = bazaar(red(merchant=24, delivered=[2, 3, 4]), at="act").play("act", "sealed 2", "sealed 3", "sealed 4")
    assert table.offers() == {"ruby 13", "ruby 16", "ruby 20"}
    table.play("ruby 20")
    assert (table.player("red").rubies, table.state.rubies[COFFEE_HOUSE]) == (1, 4)


@pytest.mark.rule("GRB-PLC-06")
def test_the_last_ruby_of_the_coffee_house_is_put_back() -> None:
    players = red(merchant=20, coffee=10, rubies=2) | {"yellow": {"rubies": 2}}
    table = bazaar(players, at="act", rubies={"coffee_house": 1, "dealer": 10}).play("act")
    assert (table.player("red").rubies, table.state.rubies[COFFEE_HOUSE]) == (3, 1)
    assert table.player("red").coffee == 0


# Barrier


@pytest.mark.rule("GRB-BAR-01")
@pytest.mark.example("EX-30")
def test_the_barrier_stops_foreign_companions() -> None:
    layout = [*MOCHA_FIRST, [21, 22, 23, 24, 25]]
    players = red(merchant=16, companion=7)
    barrier = {"between": [7, 6], "control": "yellow"}
    table = bazaar(players, layout=layout, barrier=barrier)
    assert table.offered("companion") == {"1", "17", "18"}
    own = bazaar(players, layout=layout, barrier=barrier | {"control": "red"})
    assert own.offered("companion") == {"1", "6", "17", "18"}


@pytest.mark.rule("GRB-BAR-01")
def test_the_barrier_stops_a_walking_family_member() -> None:
    layout = [*MOCHA_FIRST, [21, 22, 23, 24, 25]]
    players = red(merchant=16, family=7, hand=["family-walk"])
    table = bazaar(players, layout=layout, barrier={"between": [7, 6], "control": "yellow"}).play("play family-walk")
    assert table.offered("send") == {"1", "17", "18"}


@pytest.mark.rule("GRB-BAR-02")
def test_movement_tile_and_corner_card_move_the_merchant_only() -> None:
    players = red(merchant=7, companion=7, tavern=["movement"], hand=["corner-move"])
    table = bazaar(players, cards="all")
    assert table.offered("companion") == {"8", "12", "14", "18"}
    assert {"3", "11", "15", "23"} < table.offered("move")
    corner = bazaar(players, cards="all").play("play corner-move")
    assert corner.offered("companion") == set()
    assert corner.offered("move") == {"1", "5", "21", "25"}


# Letters


@pytest.mark.rule("GRB-LTR-01")
def test_a_guild_card_delivers_where_it_moves_a_token() -> None:
    seven = bazaar(red(merchant=5, letters=[7, 8], guild=[7, 8])).play("guild 7")
    assert delivered(seven) == [7]
    twelve = bazaar(red(merchant=5, family=9, letters=[12, 4, 2], guild=[12])).play("guild 12")
    assert delivered(twelve) == [12]
    assert delivered(twelve.play("send 4")) == [4, 12]
    other = bazaar(red(merchant=5, letters=[2], guild=[2])).play("guild 2")
    assert delivered(other) == []


@pytest.mark.rule("GRB-LTR-02")
def test_there_are_no_letters_for_the_places_of_the_expansions() -> None:
    table = new_table(3, rules="great-bazaar")
    assert max(bags.kinds(table.state.letters.pile)) == 16


@pytest.mark.rule("LET-COM-05")
def test_guild_card_seven_fetches_the_companion() -> None:
    table = bazaar(red(merchant=5, companion=9, guild=[7])).play("guild 7")
    assert "fetch" in table.offers()


@pytest.mark.rule("LET-DBL-06")
def test_a_turn_may_be_bought_after_a_guild_card() -> None:
    table = bazaar(red(merchant=5, delivered=[2, 3], guild=[5])).play("guild 5", "end")
    assert (table.decides(), table.question()) == ("red", "extra-turn")


@pytest.mark.rule("LET-DBL-05")
def test_an_extra_turn_may_begin_with_a_guild_card() -> None:
    """RUL-82"""
    table = bazaar(red(merchant=5, delivered=[2, 3], guild=[5]), at=["extra-turn"]).play("sealed 2", "sealed 3")
    assert "guild 5" in table.offers()


@pytest.mark.rule("LET-COM-06")
def test_a_companion_may_be_placed_before_a_guild_card() -> None:
    """RUL-73"""
    table = bazaar(red(merchant=5, companion="personal", guild=[5])).play("place")
    assert "guild 5" in table.offers()


@pytest.mark.rule("GRB-ABS-01")
def test_without_mocha_there_is_no_coffee_trader_to_use() -> None:
    table = lettered(red(merchant=9, hand=["from-afar"])).play("play from-afar")
    assert "meet coffee-trader" not in table.offers()


# Cards at the Roasting Plant


def roasting(used: list[str], **owned: Any) -> Table:
    """Return a table where red has roasted so far with these."""
    agenda = [{"roast": {"used": used, "coffee": 2}}, "encounters", "extra-turn"]
    return bazaar(red(merchant=17, hand=["good-for-lira"], **owned), agenda, turn={"target": 17})


@pytest.mark.rule("LET-BON-03")
@pytest.mark.rule("IST-BON-07")
def test_the_last_card_to_roast_may_bring_lira_instead() -> None:
    table = roasting(["lira", "good"], goods="R", coffee=4).play("play good-for-lira")
    assert table.offers() == {"give R", "give C"}
    table.play("give R")
    assert (table.goods("red"), table.player("red").lira, table.player("red").coffee) == ("", 7, 4)
    assert table.question() == "encounters"


@pytest.mark.rule("LET-BON-03")
@pytest.mark.rule("IST-BON-28")
@pytest.mark.rule("MOC-PLC-10")
def test_roasting_may_stop_so_the_last_good_may_be_given_for_lira() -> None:
    table = roasting(["lira", "card"], goods="R", coffee=4)
    assert table.offers() == {"give R", "done", "play good-for-lira"}
    assert table.play("play good-for-lira").offers() == {"give R", "give C"}
    assert table.play("give R").question() == "encounters"
    assert "play good-for-lira" in roasting(["lira", "card"], goods="R").offers()


@pytest.mark.rule("LET-BON-03")
@pytest.mark.rule("MOC-PLC-10")
def test_roasting_waits_for_a_good_to_be_sold_while_there_is_one() -> None:
    assert roasting(["good", "card"], coffee=1).offers() == {"play good-for-lira", "done"}
    with pytest.raises(BadPosition, match="nothing to decide at 'roast'"):
        roasting(["good", "card"], coffee=0)
