"""The Kiosk and its 24 tiles (LET-PLC-02 to LET-PLC-09, LET-KIO)."""

from typing import Any

import pytest

from bedesten.core.registry import find_game
from bedesten.games.istanbul.letters.data import KIOSK_WORDS
from bedesten.kit import bags
from tests.istanbul.letters.table import bazaar, delivered, lettered, letters, receiving, revealing
from tests.istanbul.table import Table, dice, red

HERE = find_game("istanbul")


def tile(word: str, user: str = "red", **owned: Any) -> Table:
    """Return a table at which red's action at the Kiosk lets somebody use a tile."""
    players = red(merchant=22)
    agenda = [{"use-tile": {"seat": list(players).index(user), "tile": word}}, "encounters", "extra-turn"]
    players[user] = {**players[user], **owned}
    return lettered(players, at=agenda)


# Choosing


@pytest.mark.rule("LET-PLC-02")
@pytest.mark.rule("LET-PLC-03")
@pytest.mark.rule("LET-PLC-05")
@pytest.mark.example("EX-50")
def test_everybody_chooses_a_tile_and_the_active_player_has_the_last_one_too() -> None:
    table = lettered(red(merchant=22), at="act")
    table.play("act", luck=revealing(table, "two-lira", "one-red", "one-die", "two-yellow", letter=9))
    assert letters(table) == [9]
    assert table.offered("choose") == {"two-lira", "one-red", "one-die", "two-yellow"}
    table.play("choose two-lira", "act")
    assert (table.decides(), table.offered("choose")) == ("yellow", {"one-red", "one-die", "two-yellow"})
    table.play("choose two-yellow", "act")
    assert (table.decides(), table.offered("choose")) == ("green", {"one-red", "one-die"})
    table.play("choose one-die").play("act", luck=dice(5))
    assert (table.decides(), table.offers()) == ("red", {"act", "skip"})
    table.play("act")
    assert table.question() == "encounters"
    assert (table.player("red").lira, table.goods("red")) == (2, "R")
    assert (table.goods("yellow"), table.player("green").lira) == ("YY", 5)


@pytest.mark.rule("LET-PLC-04")
def test_a_tile_is_used_at_once_or_not_at_all() -> None:
    table = tile("two-lira")
    assert table.offers() == {"act", "skip"}
    assert table.play("skip").player("red").lira == 0
    assert table.told("unused")[0].facts == {"tile": "two-lira"}


@pytest.mark.rule("LET-PLC-06")
def test_revealed_tiles_are_discarded_afterwards() -> None:
    table = lettered(red(merchant=22), at="act")
    table.play("act", luck=revealing(table, "two-lira", "one-red", "one-yellow", "two-yellow"))
    table.play("choose two-lira", "skip", "choose one-red", "skip", "choose one-yellow", "skip", "skip")
    left = [KIOSK_WORDS[kind] for kind in bags.kinds(table.state.letters.kiosk)]
    assert len(left) == 20
    assert not {"two-lira", "one-red", "one-yellow", "two-yellow"} & set(left)


@pytest.mark.rule("LET-PLC-07")
def test_discarded_tiles_come_back_when_too_few_are_left() -> None:
    """RUL-95"""
    table = lettered(red(merchant=22), at="act", kiosk=["two-lira", "one-red"]).play("act")
    assert {"two-lira", "one-red"} < table.offered("choose")
    assert len(table.offered("choose")) == 4
    assert bags.size(table.state.letters.kiosk) == 20
    exact = lettered(red(merchant=22), at="act", kiosk=["two-lira", "one-red", "one-die", "one-card"]).play("act")
    assert exact.state.letters.kiosk == 0


@pytest.mark.rule("LET-PLC-08")
def test_a_tile_of_no_use_may_be_chosen_and_is_left_unused() -> None:
    """RUL-94"""
    players = red(merchant=22, goods="RR")
    table = lettered(players, at="act")
    table.play("act", luck=revealing(table, "two-red", "one-red", "one-yellow", "two-yellow"))
    table.play("choose two-red")
    assert table.decides() == "yellow"
    assert table.told("unused")[0].facts == {"tile": "two-red"}


@pytest.mark.rule("LET-PLC-08")
def test_a_price_is_paid_in_full_or_the_tile_is_not_used() -> None:
    assert tile("extension-for-goods", goods="RGY").offers() == {"skip"}
    assert tile("extension-for-lira", lira=9).offers() == {"skip"}


@pytest.mark.rule("LET-PLC-09")
def test_others_play_no_cards_for_their_tile() -> None:
    agenda = [{"use-tile": {"seat": 1, "tile": "lira-cards"}}, "encounters", "extra-turn"]
    players = red(merchant=22) | {"yellow": {"lira": 2, "hand": ["five-lira"], "tiles": ["yellow"], "lying": [2]}}
    table = lettered(players, at=agenda, cards="all")
    assert table.offers() == {"pay", "discard five-lira", "skip"}
    agenda[0] = {"use-tile": {"seat": 0, "tile": "lira-cards"}}
    own = lettered(red(merchant=22, hand=["five-lira"]), at=agenda, cards="all")
    assert "play five-lira" in own.offers()


@pytest.mark.rule("LET-PLC-09")
def test_who_lacks_the_means_in_another_turn_is_not_asked() -> None:
    players = red(merchant=22) | {"yellow": {"hand": ["five-lira"]}}
    table = lettered(players, at="act", cards="all")
    table.play("act", luck=revealing(table, "extension-for-lira", "one-red", "one-yellow", "two-yellow"))
    table.play("choose one-red", "skip", "choose extension-for-lira")
    assert table.decides() == "green"


# The tiles


@pytest.mark.rule("LET-KIO-01")
@pytest.mark.rule("LET-KIO-02")
@pytest.mark.rule("LET-KIO-03")
@pytest.mark.rule("LET-KIO-04")
@pytest.mark.rule("LET-KIO-05")
@pytest.mark.rule("LET-KIO-06")
@pytest.mark.rule("LET-KIO-07")
@pytest.mark.rule("LET-KIO-08")
@pytest.mark.rule("LET-KIO-09")
@pytest.mark.rule("LET-KIO-10")
@pytest.mark.rule("LET-KIO-12")
@pytest.mark.rule("LET-KIO-13")
@pytest.mark.rule("LET-KIO-14")
@pytest.mark.parametrize("user", ["red", "green"])
@pytest.mark.parametrize(
    ("word", "goods", "lira"),
    [
        ("yellow-lira", "Y", 1),
        ("green-lira", "G", 1),
        ("red-lira", "R", 1),
        ("two-yellow", "YY", 0),
        ("two-green", "GG", 0),
        ("two-red", "RR", 0),
        ("one-yellow", "Y", 0),
        ("one-green", "G", 0),
        ("one-red", "R", 0),
        ("one-blue", "B", 0),
        ("two-lira", "", 2),
        ("coffee-or-two", "", 2),
        ("coffee-or-three", "", 3),
    ],
)
def test_tiles_that_give_goods_and_lira(word: str, goods: str, lira: int, user: str) -> None:
    table = tile(word, user).play("act")
    assert (table.goods(user), table.player(user).lira) == (goods, lira)
    assert table.question() == "encounters"


@pytest.mark.rule("LET-KIO-13")
@pytest.mark.rule("LET-KIO-14")
@pytest.mark.rule("GRB-COF-01")
@pytest.mark.parametrize("word", ["coffee-or-two", "coffee-or-three"])
def test_in_the_great_bazaar_coffee_may_be_taken_instead(word: str) -> None:
    agenda = [{"use-tile": {"seat": 2, "tile": word}}, "encounters", "extra-turn"]
    table = bazaar(red(merchant=22), at=agenda)
    assert table.offers() == {"act", "take C", "skip"}
    table.play("take C")
    assert (table.player("green").coffee, table.player("green").lira) == (1, 0)


@pytest.mark.rule("LET-KIO-11")
def test_one_card() -> None:
    assert len(tile("one-card", "yellow").play("act").hand("yellow")) == 1


@pytest.mark.rule("LET-KIO-15")
@pytest.mark.parametrize("place", ["general", 5])
def test_companion_home(place: str | int) -> None:
    """RUL-91"""
    assert tile("companion-home", "yellow", companion=place).play("act").player("yellow").companion == -1


@pytest.mark.rule("LET-KIO-15")
def test_a_companion_at_home_needs_no_tile() -> None:
    table = lettered(red(merchant=22, companion="personal"), at="act")
    table.play("act", luck=revealing(table, "companion-home", "one-red", "one-die", "two-yellow"))
    assert table.play("choose companion-home").decides() == "yellow"


@pytest.mark.rule("LET-KIO-16")
@pytest.mark.parametrize("user", ["red", "green"])
def test_one_die(user: str) -> None:
    table = tile("one-die", user)
    table.play("act", luck=dice(6))
    assert table.player(user).lira == 6


def one_die(user: str = "red", *hand: str) -> Table:
    """Return a table of the Great Bazaar at which somebody uses the tile with the die in red's turn."""
    players = red(merchant=22, tiles=["red"])
    players[user] = {**players[user], "hand": list(hand)}
    agenda = [{"use-tile": {"seat": list(players).index(user), "tile": "one-die"}}, "encounters", "extra-turn"]
    return bazaar(players, at=agenda, cards="all", turn={"acted": 22}, rubies={"small_mosque": 3})


@pytest.mark.rule("LET-KIO-16")
@pytest.mark.rule("MOC-BON-08")
def test_the_die_of_the_kiosk_is_turned_by_a_card_but_not_by_the_red_tile() -> None:
    table = one_die("red", "turn-six").play("act", luck=dice(2))
    assert table.offers() == {"keep", "play turn-six"}
    table.play("play turn-six")
    assert table.offers() == {"turn 1"}
    table.play("turn 1")
    assert (table.player("red").lira, table.discards()) == (6, ["turn-six"])
    assert [event.facts["dice"] for event in table.told("dice")] == [[6]]
    assert HERE.sentence(table.state, table.told("dice")[0].seen_by(None)) == "Red turns a die with a card: 6."


@pytest.mark.rule("MOC-BON-08")
def test_the_die_of_the_kiosk_may_stay_as_it_is() -> None:
    table = one_die("red", "turn-six").play("act", luck=dice(2))
    assert HERE.prompt(table.state) == "Red: you rolled 2 at the Kiosk: keep the roll?"
    assert table.play("keep").player("red").lira == 2
    assert table.hand("red") == ["turn-six"]


@pytest.mark.rule("MOC-BON-07")
def test_a_six_at_the_kiosk_needs_no_card() -> None:
    table = one_die("red", "turn-six").play("act", luck=dice(6))
    assert (table.player("red").lira, table.question()) == (6, "encounters")


@pytest.mark.rule("MOC-BON-08")
@pytest.mark.rule("LET-PLC-09")
def test_the_die_of_the_kiosk_is_not_turned_in_the_turn_of_another() -> None:
    table = one_die("yellow", "turn-six").play("act", luck=dice(2))
    assert (table.player("yellow").lira, table.hand("yellow")) == (2, ["turn-six"])


@pytest.mark.rule("LET-KIO-17")
def test_an_extension_for_lira() -> None:
    table = tile("extension-for-lira", "yellow", lira=11, extensions=2, rubies=0).play("act")
    player = table.player("yellow")
    assert (player.lira, player.extensions, player.rubies) == (1, 3, 1)
    full = lettered(red(merchant=22, lira=20, extensions=3, rubies=1), at="act")
    full.play("act", luck=revealing(full, "extension-for-lira", "one-red", "one-die", "two-yellow"))
    assert full.play("choose extension-for-lira").offers() == {"skip"}


@pytest.mark.rule("LET-KIO-18")
def test_an_extension_for_goods() -> None:
    table = tile("extension-for-goods", goods="RRGYB").play("act")
    assert (table.goods("red"), table.player("red").extensions) == ("R", 1)


@pytest.mark.rule("LET-KIO-19")
def test_merchant_home_in_another_turn() -> None:
    """RUL-92"""
    table = tile("merchant-home", "yellow", merchant=5, lying=[2, 3], letters=[7], lira=4).play("act")
    assert table.player("yellow").merchant == 7
    assert delivered(table, "yellow") == [7]
    assert table.lying("yellow") == {2, 3}
    assert table.player("yellow").lira == 4
    assert table.decides() == "red"


@pytest.mark.rule("LET-KIO-19")
def test_merchant_home_in_the_own_turn_ends_the_encounters() -> None:
    """RUL-93"""
    agenda = [{"use-tile": {"seat": 0, "tile": "merchant-home"}}, "encounters", "extra-turn"]
    table = lettered(red(merchant=22) | {"yellow": {"family": 22}}, at=agenda).play("act")
    assert table.offers() == {"end"}


@pytest.mark.rule("LET-KIO-20")
def test_a_good_for_a_letter_or_a_letter_for_a_good() -> None:
    table = tile("goods-letters", "yellow", goods="RB", letters=[5], delivered=[6])
    assert table.offers() == {"give R", "give B", "letter 5", "sealed 6", "skip"}
    table.play("give B", luck=receiving(table, 9))
    assert (table.goods("yellow"), letters(table, "yellow")) == ("R", [5, 9])
    other = tile("goods-letters", "yellow", letters=[5]).play("letter 5")
    assert (other.decides(), other.offers()) == ("yellow", {"take R", "take G", "take Y", "take B"})
    assert other.play("take B").goods("yellow") == "B"


@pytest.mark.rule("LET-KIO-21")
def test_a_card_for_a_letter_or_a_letter_for_a_card() -> None:
    table = tile("cards-letters", "yellow", hand=["copy"], letters=[5])
    assert table.offers() == {"discard copy", "letter 5", "skip"}
    table.play("discard copy", luck=receiving(table, 9))
    assert (table.hand("yellow"), letters(table, "yellow"), table.discards()) == ([], [5, 9], ["copy"])
    other = tile("cards-letters", "yellow", letters=[5]).play("letter 5")
    assert len(other.hand("yellow")) == 1


@pytest.mark.rule("LET-KIO-22")
def test_lira_for_a_letter_or_a_letter_for_lira() -> None:
    table = tile("lira-letters", "yellow", lira=2, delivered=[5])
    assert table.offers() == {"pay", "sealed 5", "skip"}
    assert table.play("sealed 5").player("yellow").lira == 5
    other = tile("lira-letters", "yellow", lira=2)
    other.play("pay", luck=receiving(other, 9))
    assert (other.player("yellow").lira, letters(other, "yellow")) == (0, [9])


@pytest.mark.rule("LET-KIO-23")
def test_lira_for_a_good_or_a_good_for_lira() -> None:
    table = tile("lira-goods", "yellow", lira=2, goods="RR")
    assert table.offers() == {"take G", "take Y", "take B", "give R", "skip"}
    assert table.play("give R").player("yellow").lira == 5
    other = tile("lira-goods", "yellow", lira=2).play("take B")
    assert (other.goods("yellow"), other.player("yellow").lira) == ("B", 0)


@pytest.mark.rule("LET-KIO-24")
def test_lira_for_a_card_or_a_card_for_lira() -> None:
    table = tile("lira-cards", "yellow", lira=2, hand=["copy"])
    assert table.offers() == {"pay", "discard copy", "skip"}
    assert table.play("discard copy").player("yellow").lira == 5
    other = tile("lira-cards", "yellow", lira=2).play("pay")
    assert (other.player("yellow").lira, len(other.hand("yellow"))) == (0, 1)
