"""Setting up Letters & Seals, and its places: Embassy, Auction House, Secret Society (LET-SET, LET-PLC)."""

import pytest

from bedesten.core.errors import IllegalAction
from bedesten.core.luck import FastLuck
from bedesten.core.registry import find_game
from bedesten.games.istanbul.actions import COURIER
from bedesten.games.istanbul.data import CARD_WORDS, GEMSTONE_DEALER, SMALL_MOSQUE, SULTANS_PALACE, WIDE_INNER_CELLS
from bedesten.games.istanbul.state import Istanbul
from bedesten.kit import bags
from tests.istanbul.letters.table import delivered, lettered, letters, receiving, whole_deck
from tests.istanbul.table import new_table, read_back, red

FIRST = [9, 1, 4, 21, 3, 15, 6, 7, 11, 22, 13, 24, 12, 14, 8, 10, 2, 23, 5, 16]

# Set-up


@pytest.mark.rule("LET-SET-01")
@pytest.mark.rule("LET-SET-02")
def test_the_first_layout_is_the_default() -> None:
    board = new_table(3, rules="letters").state.board
    assert (board.layout, board.columns) == (FIRST, 5)
    assert sorted(FIRST) == [*range(1, 17), 21, 22, 23, 24]


@pytest.mark.rule("LET-SET-03")
def test_random_layouts_obey_their_conditions() -> None:
    for seed in range(40):
        board = new_table(3, seed, rules="letters", layout="random").state.board
        assert sorted(board.layout) == sorted(FIRST)
        assert board.cell[7] in WIDE_INNER_CELLS
        black, tea = board.cell[8], board.cell[9]
        assert board.distance(8, 9) >= 3
        assert black // 5 != tea // 5
        assert black % 5 != tea % 5


@pytest.mark.rule("LET-SET-04")
def test_everything_else_is_as_in_the_base_game() -> None:
    state = new_table(2, rules="letters").state
    assert state.neutral_merchants == [14, 15, 16]
    assert (state.rubies[GEMSTONE_DEALER], state.rubies[SULTANS_PALACE], state.rubies[SMALL_MOSQUE]) == (9, 6, 2)
    assert sorted(player.lira for player in state.players) == [2, 3]


@pytest.mark.rule("LET-SET-05")
@pytest.mark.parametrize(("cards", "size"), [("new", 26), ("all", 52)])
def test_the_bonus_deck_is_chosen(cards: str, size: int) -> None:
    deck = new_table(2, rules="letters", cards=cards).state.deck
    assert deck.size + 2 == size
    assert (deck.pile[CARD_WORDS.index("five-lira")] > 0) == (cards == "all")


@pytest.mark.rule("LET-SET-06")
def test_the_courier_starts_where_a_roll_sends_him() -> None:
    places = {new_table(3, seed, rules="letters").state.token_place(COURIER) for seed in range(200)}
    assert places == set(range(2, 13))


@pytest.mark.rule("LET-SET-07")
def test_all_kiosk_tiles_are_face_down() -> None:
    assert bags.kinds(new_table(3, rules="letters").state.letters.kiosk) == list(range(24))


@pytest.mark.rule("LET-SET-08")
def test_nobody_has_used_the_secret_society() -> None:
    assert new_table(3, rules="letters").state.letters.uses == 0


@pytest.mark.rule("LET-SET-09")
def test_two_letters_for_each_place_lie_in_the_pile() -> None:
    table = new_table(3, rules="letters").state.letters
    assert bags.kinds(table.pile) == [place for place in range(1, 17) for _ in range(2)]
    assert table.discards == 0


@pytest.mark.rule("LET-SET-10")
def test_companions_wait_in_the_general_supply() -> None:
    table = new_table(5, rules="letters")
    assert {player.companion for player in table.state.players} == {0}


@pytest.mark.rule("LET-SET-11")
@pytest.mark.rule("GRB-ABS-01")
def test_without_mocha_there_is_no_coffee() -> None:
    agenda = [{"use-tile": {"seat": 0, "tile": "coffee-or-three"}}, "encounters", "extra-turn"]
    assert lettered(red(merchant=22), at=agenda).offers() == {"act", "skip"}
    agenda = [{"use-tile": {"seat": 0, "tile": "lira-goods"}}, "encounters", "extra-turn"]
    assert lettered(red(merchant=22, lira=2), at=agenda).offered("take") == {"R", "G", "Y", "B"}


@pytest.mark.rule("GRB-ABS-01")
def test_without_mocha_the_secret_society_has_no_coffee_house() -> None:
    players = red(merchant=24, delivered=[2, 3, 4])
    table = lettered(players, at="act").play("act", "sealed 2", "sealed 3", "sealed 4")
    assert table.offers() == {"ruby 13", "ruby 16"}


@pytest.mark.rule("LET-SET-12")
def test_wainwright_and_caravansary_are_those_of_the_base_game() -> None:
    table = lettered(red(merchant=6), at="act").play("act", "draw pile", "draw pile")
    assert table.player("red").coffee == 0


@pytest.mark.rule("GRB-ABS-02")
def test_a_deck_of_new_cards_has_no_others() -> None:
    state = find_game("istanbul").start(4, FastLuck(3), rules="letters", cards="new")
    assert isinstance(state, Istanbul)
    assert sum(state.deck.pile[:19]) == 0
    assert sum(state.rules.deck) == 26


# Embassy


@pytest.mark.rule("LET-PLC-01")
def test_the_embassy_gives_two_letters() -> None:
    table = lettered(red(merchant=21), at="act")
    table.play("act", luck=receiving(table, 8, 8))
    assert letters(table) == [8, 8]


# Auction House


@pytest.mark.rule("LET-PLC-10")
@pytest.mark.rule("LET-PLC-11")
def test_the_auction_begins_with_a_good_and_an_opening_bid() -> None:
    table = lettered(red(merchant=23, lira=3), at="act").play("act")
    assert table.offers() == {"take R", "take G", "take Y", "take B"}
    table.play("take B")
    assert table.goods("red") == "B"
    assert table.offers() == {"bid 1", "bid 2", "bid 3"}


@pytest.mark.rule("LET-PLC-12")
def test_each_other_player_bids_once_and_higher_or_passes() -> None:
    players = {"red": {"merchant": 23, "lira": 2}, "yellow": {"lira": 4}, "green": {"lira": 5}}
    table = lettered(players, at="act").play("act", "take R", "bid 2")
    assert (table.decides(), table.offers()) == ("yellow", {"pass", "bid 3", "bid 4"})
    table.play("bid 3")
    assert (table.decides(), table.offers()) == ("green", {"pass", "bid 4", "bid 5"})
    table.play("pass")
    assert table.decides() == "red"


@pytest.mark.rule("LET-PLC-13")
def test_the_active_player_has_the_last_word_only_if_outbid() -> None:
    players = {"red": {"merchant": 23, "lira": 6}, "yellow": {"lira": 4}, "green": {}}
    outbid = lettered(players, at="act").play("act", "take R", "bid 2", "bid 4")
    assert (outbid.decides(), outbid.offers()) == ("red", {"pass", "bid 5", "bid 6"})
    leading = lettered(players, at="act").play("act", "take R", "bid 2", "pass")
    assert leading.question() == "encounters"
    assert len(leading.hand("red")) == 2


@pytest.mark.rule("LET-PLC-14")
def test_nobody_bids_more_than_is_owned() -> None:
    """RUL-97"""
    table = lettered(red(merchant=23, lira=3), at="act").play("act", "take R")
    with pytest.raises(IllegalAction, match="LET-PLC-14"):
        table.play("bid 4")


@pytest.mark.rule("LET-PLC-14")
def test_who_cannot_outbid_is_not_asked() -> None:
    players = {"red": {"merchant": 23, "lira": 2}, "yellow": {"lira": 2}, "green": {"lira": 3}}
    table = lettered(players, at="act").play("act", "take R", "bid 2")
    assert table.decides() == "green"
    assert [event.seat for event in table.told("pass")] == [1]


@pytest.mark.rule("LET-PLC-15")
@pytest.mark.rule("LET-PLC-17")
def test_an_active_winner_pays_the_supply_and_draws_two_cards() -> None:
    table = lettered(red(merchant=23, lira=3), at="act").play("act", "take R", "bid 2")
    assert table.player("red").lira == 1
    assert len(table.hand("red")) == 2
    assert sum(player.lira for player in table.state.players) == 1


@pytest.mark.rule("LET-PLC-16")
@pytest.mark.example("EX-24")
def test_a_foreign_winner_pays_the_active_player() -> None:
    players = {"yellow": {"merchant": 23, "lira": 4}, "red": {"lira": 2}, "blue": {"lira": 6}}
    table = lettered(players, at="act").play("act", "take B", "bid 1", "pass", "bid 5", "pass")
    assert (table.goods("yellow"), table.player("yellow").lira) == ("B", 9)
    assert (table.player("blue").lira, len(table.hand("blue"))) == (1, 2)
    assert (table.player("red").lira, table.hand("red"), table.hand("yellow")) == (2, [], [])
    assert (table.decides(), table.question()) == ("yellow", "encounters")


@pytest.mark.rule("LET-PLC-18")
@pytest.mark.example("EX-51")
def test_without_lira_there_is_no_opening_bid_and_perhaps_no_sale() -> None:
    players = {"red": {"merchant": 23}, "yellow": {"lira": 2}, "green": {"lira": 2}}
    table = lettered(players, at="act").play("act", "take R")
    assert table.decides() == "yellow"
    assert table.offers() == {"pass", "bid 1", "bid 2"}
    table.play("pass", "pass")
    assert table.question() == "encounters"
    assert table.goods("red") == "R"
    assert [table.hand(colour) for colour in ("red", "yellow", "green")] == [[], [], []]


@pytest.mark.rule("LET-PLC-18")
def test_with_a_lira_the_opening_bid_is_a_duty() -> None:
    table = lettered(red(merchant=23, lira=1), at="act").play("act", "take R")
    assert table.offers() == {"bid 1"}


@pytest.mark.rule("LET-PLC-13")
@pytest.mark.rule("LET-PLC-15")
@pytest.mark.rule("LET-PLC-18")
@pytest.mark.example("EX-67")
def test_a_card_for_lira_may_be_played_before_the_last_bid() -> None:
    players = red(merchant=23, hand=["five-lira"]) | {"yellow": {"lira": 2}}
    table = lettered(players, at="act", cards="all").play("act", "take R", "bid 2")
    assert (table.decides(), table.offers()) == ("red", {"pass", "play five-lira"})
    table.play("play five-lira", "bid 3")
    assert (table.player("red").lira, table.player("yellow").lira) == (2, 2)
    assert len(table.hand("red")) == 2


@pytest.mark.rule("LET-PLC-18")
def test_the_last_word_is_kept_when_nobody_else_has_bid() -> None:
    """RUL-96"""
    players = red(merchant=23, hand=["five-lira"]) | {"yellow": {"lira": 2}}
    table = lettered(players, at="act", cards="all").play("act", "take R", "pass")
    assert (table.decides(), table.offers()) == ("red", {"pass", "play five-lira"})
    assert read_back(table).offers() == table.offers()
    table.play("play five-lira")
    assert table.offers() == {"pass", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"}
    table.play("bid 1")
    assert (table.player("red").lira, len(table.hand("red")), table.question()) == (4, 2, "encounters")


@pytest.mark.rule("LET-PLC-18")
def test_a_last_word_that_is_not_used_sells_nothing() -> None:
    table = lettered(red(merchant=23, hand=["five-lira"]), at="act", cards="all").play("act", "take R", "pass")
    assert (table.hand("red"), table.question()) == (["five-lira"], "encounters")
    assert [event.seat for event in table.told("pass")] == [1, 2, 0]


@pytest.mark.rule("LET-PLC-18")
@pytest.mark.parametrize(
    ("lira", "hand", "asked"), [(0, [], False), (0, ["copy"], True), (0, ["copy openly"], True), (1, [], True)]
)
def test_whether_the_last_word_is_asked_for_is_seen_by_everybody(lira: int, hand: list[str], asked: bool) -> None:
    agenda = [{"bid": {"seat": 2, "highest": 2, "leader": 1, "last": False}}, "encounters", "extra-turn"]
    players = red(merchant=23, lira=lira, hand=hand) | {"yellow": {"lira": 2}, "green": {"lira": 3}}
    table = lettered(players, at=agenda).play("pass")
    assert (table.decides(), table.question()) == ("red", "bid" if asked else "encounters")
    assert table.offers() == ({"pass"} if asked else {"end"})
    assert len(table.hand("yellow")) == (0 if asked else 2)


@pytest.mark.rule("LET-PLC-19")
def test_without_cards_there_is_no_auction() -> None:
    players = red(merchant=23, lira=3) | {"yellow": {"hand": whole_deck()}}
    table = lettered(players, at="act").play("act", "take R")
    assert table.question() == "encounters"
    assert table.player("red").lira == 3


@pytest.mark.rule("LET-PLC-19")
def test_with_one_card_left_the_winner_gets_that_one() -> None:
    players = red(merchant=23, lira=3) | {"yellow": {"hand": whole_deck("copy")}}
    table = lettered(players, at="act").play("act", "take R", "bid 1")
    assert table.hand("red") == ["copy"]


# Secret Society


@pytest.mark.rule("LET-PLC-20")
@pytest.mark.rule("LET-PLC-22")
@pytest.mark.rule("LET-PLC-23")
@pytest.mark.example("EX-47")
def test_six_seals_bring_a_ruby_and_the_first_coin() -> None:
    players = red(merchant=24, delivered=[2, 3], letters=[4, 5]) | {"yellow": {"rubies": 4}}
    table = lettered(players, at="act", rubies={"dealer": 6, "palace": 6})
    assert table.state.dealer_price() == 18
    table.play("act", "letter 4", "sealed 2", "letter 5", "sealed 3", "ruby 16")
    assert (table.player("red").rubies, table.player("red").lira) == (1, 3)
    assert table.state.dealer_price() == 19
    assert (letters(table), delivered(table)) == ([], [])


@pytest.mark.rule("LET-PLC-20")
def test_five_seals_are_not_enough() -> None:
    table = lettered(red(merchant=24, delivered=[2, 3], letters=[4]), at="act")
    assert table.offers() == {"skip"}
    with pytest.raises(IllegalAction, match="LET-PLC-20"):
        table.play("act")


@pytest.mark.rule("LET-PLC-21")
def test_the_seals_come_out_at_exactly_six() -> None:
    table = lettered(red(merchant=24, delivered=[2, 3, 5], letters=[4]), at="act").play("act")
    assert table.offers() == {"sealed 2", "sealed 3", "sealed 5"}
    table = lettered(red(merchant=24, delivered=[2, 3, 5], letters=[4, 6]), at="act").play("act", "letter 4")
    assert table.offers() == {"letter 6", "sealed 2", "sealed 3", "sealed 5"}
    table.play("sealed 2", "sealed 3")
    assert table.offers() == {"letter 6"}


@pytest.mark.rule("LET-PLC-22")
def test_the_palace_ruby_costs_nothing_and_shortens_the_track() -> None:
    table = lettered(red(merchant=24, delivered=[2, 3, 4]), at="act")
    price = table.state.palace_price()
    table.play("act", "sealed 2", "sealed 3", "sealed 4", "ruby 13")
    assert table.state.palace_price() == price + 1


@pytest.mark.rule("LET-PLC-23")
@pytest.mark.parametrize(("uses", "coin"), [(0, 3), (1, 2), (2, 1), (3, 0), (7, 0)])
def test_coins_go_by_the_uses_of_the_place(uses: int, coin: int) -> None:
    """RUL-90"""
    table = lettered(red(merchant=24, delivered=[2, 3, 4]), at="act", society=uses)
    table.play("act", "sealed 2", "sealed 3", "sealed 4", "ruby 13")
    assert table.player("red").lira == coin
    assert table.state.letters.uses == uses + 1
