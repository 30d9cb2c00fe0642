"""The solo game and its wall of challenges (CNW-SOL)."""

from typing import Any

import pytest

from bedesten.core.luck import FastLuck
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.state import ChooseWrite, count_bits
from tests.choose_write.table import HERE, Table, alone, deck_of, given, start

NO_ICONS: dict[str, int] = {"1": 0}
FULL = {"FA": 12, "SP": 12, "FR": 12, "JE": 12}


def wall(rubies: int = 10, options: dict[str, str] | None = None, **sheet: Any) -> dict[int, list[int]]:
    """Return the cells that a finished game fills: the columns of each challenge that is met."""
    origins = sheet.pop("rubies", {})
    scored = {"icons": {"1": 1}, "cards_used": 1, "checks": {"1": 2, "5": 2}, "guild_played": 1, **sheet}
    reached = alone(scored | {"rubies": origins}, agenda=[]).rubies()
    assert reached <= rubies, "the test says fewer Rubies than its sheet brings"
    scored["rubies"] = origins | {"dealer": rubies - reached + origins.get("dealer", 0)}
    table = given({"red": scored}, agenda=[], options=options or {})
    assert table.rubies() == rubies
    solo: Any = table.state.view(0)["solo"]
    fills = {each["challenge"]: each["fills"] for each in solo["challenges"] if each["fills"]}
    assert HERE.wall is not None
    kept = HERE.wall.finished("", 0.0, HERE.settings_of(table.state), table.state)
    assert kept.tiles == tuple(f"{challenge}-{column}" for challenge, columns in fills.items() for column in columns)
    return fills


@pytest.mark.rule("CNW-SOL-01")
@pytest.mark.example("EX-81")
def test_challenge_1_allows_three_checks() -> None:
    assert wall(checks={"1": 2, "5": 1}) == {1: [10]}
    assert wall(checks={"1": 2, "5": 2}) == {}


@pytest.mark.rule("CNW-SOL-02")
@pytest.mark.rule("CNW-SOL-05")
@pytest.mark.rule("CNW-SOL-31")
@pytest.mark.rule("CNW-SOL-32")
@pytest.mark.example("EX-77")
def test_challenges_2_and_5_ask_for_lira_that_were_ever_filled_in() -> None:
    assert wall(lira="35/35", guild_played=1) == {2: [10]}
    assert wall(lira="35/30", guild_played=0) == {2: [10], 5: [10]}
    assert wall(lira=34, guild_played=0) == {}


@pytest.mark.rule("CNW-SOL-03")
@pytest.mark.rule("CNW-SOL-32")
def test_challenge_3_asks_for_lira_and_a_full_column() -> None:
    assert wall(lira=35, goods={"FA": "12/9"}) == {2: [10], 3: [10]}
    assert wall(lira=34, goods={"FA": 12}) == {}


@pytest.mark.rule("CNW-SOL-04")
def test_challenge_4_asks_for_lira_and_two_rows() -> None:
    assert wall(lira=35, goods=dict.fromkeys(FULL, 7)) == {2: [10], 4: [10]}
    assert wall(lira=35, goods=dict.fromkeys(FULL, 6)) == {2: [10]}


@pytest.mark.rule("CNW-SOL-06")
@pytest.mark.rule("CNW-SOL-07")
@pytest.mark.rule("CNW-SOL-08")
@pytest.mark.example("EX-80")
def test_challenges_6_7_and_8_ask_for_goods() -> None:
    assert wall(goods={"FA": 12, "SP": 10, "FR": 10, "JE": 10}) == {7: [10], 8: [10]}
    assert wall(goods={"FA": 12, "SP": 12}) == {6: [10]}
    assert wall(goods={"FA": 10, "SP": 10, "FR": 10, "JE": 10}) == {7: [10]}


@pytest.mark.rule("CNW-SOL-09")
@pytest.mark.rule("CNW-SOL-10")
def test_challenges_9_and_10_ask_for_all_icons() -> None:
    assert wall(icons=NO_ICONS) == {9: [10]}
    assert wall(icons=NO_ICONS, actions=8, goods={"JE": 12}) == {9: [10], 10: [10]}
    assert wall(icons={"14": 1}, goods={"JE": 12}) == {}


@pytest.mark.rule("CNW-SOL-11")
def test_challenge_11_asks_for_guild_cards_and_a_row() -> None:
    assert wall(guild_played=4, goods=dict.fromkeys(FULL, 4)) == {11: [10]}
    assert wall(guild_played=3, goods=dict.fromkeys(FULL, 4)) == {}
    assert wall(guild_played=4, goods=dict.fromkeys(FULL, 3)) == {}


@pytest.mark.rule("CNW-SOL-12")
@pytest.mark.example("EX-78")
def test_challenge_12_forbids_goods_cards_also_those_discarded() -> None:
    assert wall(cards_used=0) == {12: [10]}
    assert wall(cards_used=0, cards_discarded=1) == {}
    assert wall(cards_used=0, cards_discarded=1, options={"goods_card_discard_is_played": "no"}) == {12: [10]}


@pytest.mark.rule("CNW-SOL-13")
@pytest.mark.rule("CNW-SOL-14")
@pytest.mark.rule("CNW-SOL-34")
@pytest.mark.example("EX-79")
def test_challenges_13_and_14_ask_for_palaces() -> None:
    both = {"A": 5, "B": 3}
    assert palaces(both, lira=20) == {13: [10], 14: [10]}
    assert palaces({"A": 4, "B": 4}, lira=20) == {13: [10]}
    assert palaces({"A": 5}, lira=19) == {}
    assert palaces({"A": 5}, lira=20) == {14: [10]}
    assert palaces(both, {"letter_challenge_exclusive": "yes"}, lira=20) == {13: [10]}
    assert palaces({"A": 5}, {"letter_challenge_exclusive": "yes"}, lira=20) == {14: [10]}


def palaces(letters: dict[str, int], options: dict[str, str] | None = None, **sheet: Any) -> dict[int, list[int]]:
    origins = {**letters, "lira": 1 if sheet.get("lira", 0) >= 20 else 0}
    rest = 10 - sum(origins.values())
    scored = {"icons": {"1": 1}, "cards_used": 1, "checks": {"1": 2, "5": 2}, "guild_played": 1, **sheet}
    table = given({"red": scored | {"rubies": origins | {"guild": rest}}}, agenda=[], options=options or {})
    solo: Any = table.state.view(0)["solo"]
    return {each["challenge"]: each["fills"] for each in solo["challenges"] if each["fills"]}


@pytest.mark.rule("CNW-SOL-07")
@pytest.mark.rule("CNW-SOL-09")
@pytest.mark.rule("CNW-SOL-28")
@pytest.mark.rule("CNW-SOL-30")
@pytest.mark.example("EX-04")
def test_a_game_of_eleven_rubies() -> None:
    sheet = {
        "rubies": {"goods": 3, "A": 3, "B": 2, "dealer": 1, "guild": 2},
        "icons": NO_ICONS,
        "lira": 18,
        "goods": {"FA": 10, "SP": 10, "FR": 11, "JE": 10},
        "checks": {"1": 2, "5": 2, "8": 1},
        "guild_played": 2,
        "cards_used": 2,
    }
    table = alone(sheet, agenda=[])
    assert table.rubies() == 11
    solo: Any = table.state.view(0)["solo"]
    assert {each["challenge"]: each["fills"] for each in solo["challenges"] if each["fills"]} == {7: [11], 9: [11]}


@pytest.mark.rule("CNW-SOL-28")
@pytest.mark.rule("CNW-SOL-29")
@pytest.mark.example("EX-76")
@pytest.mark.parametrize(("rubies", "columns"), [(9, []), (10, [10]), (11, [11]), (12, [12]), (13, [12]), (15, [12])])
def test_the_column_is_that_of_the_rubies(rubies: int, columns: list[int]) -> None:
    assert wall(rubies=rubies, lira=35) == ({2: columns} if columns else {})


@pytest.mark.rule("CNW-SOL-28")
def test_all_columns_up_to_the_rubies_are_ticked_where_that_was_agreed() -> None:
    assert wall(rubies=12, lira=35, options={"solo_columns": "up-to"}) == {2: [10, 11, 12]}


@pytest.mark.rule("CNW-SOL-31")
@pytest.mark.rule("CNW-SOL-35")
def test_the_game_says_by_how_much_a_condition_is_missed() -> None:
    table = alone({"lira": 30, "goods": {"FA": 11}, "rubies": {"lira": 1}}, agenda=[], options={"goal": "3-11"})
    solo: Any = table.state.view(0)["solo"]
    third = solo["challenges"][2]
    assert third["conditions"] == [
        {"measure": "lira", "asks": "at-least", "need": 35, "have": 30, "missing": 5},
        {"measure": "full-columns", "asks": "at-least", "need": 1, "have": 0, "missing": 1},
    ]
    assert (third["met"], third["fills"], solo["rubies_missing"]) == (False, [], 9)
    assert (solo["tile"]["challenge"], solo["tile"]["column"]) == (3, 11)
    rubies = {"measure": "rubies", "asks": "exactly", "need": 11, "have": 1, "missing": 10}
    assert solo["tile"]["conditions"] == [rubies, *third["conditions"]]
    assert len(solo["challenges"]) * len(d.COLUMNS) == 42
    assert len(solo["challenges"]) * len(d.COLUMNS[:2]) == 28


@pytest.mark.rule("CNW-SOL-33")
def test_a_guild_card_discarded_by_c4_is_not_played() -> None:
    table = alone({}, display=["6", "9"], caravan={"face_up": "c4"}).play("play 6").drawing("use 6", "g1", "g2")
    table.play("drop g2")
    assert (table.player().guild_played, table.discards("guild")) == (0, ["g2"])


# Turns.


@pytest.mark.rule("CNW-SOL-15")
def test_a_solo_game_has_the_values_of_two() -> None:
    table = start(1, "2<", "9<", "4<")
    assert [len(cards) for cards in table.state.letters] == [2] * 4
    assert (table.state.locations.size, count_bits(table.state.ruby_pile)) == (37, 12)


@pytest.mark.rule("CNW-SOL-16")
@pytest.mark.rule("CNW-SOL-22")
@pytest.mark.example("EX-70")
def test_a_card_with_a_left_mark_goes_left_and_is_discarded_first() -> None:
    table = alone({}, display=["4", "9"]).play("play 9").drawing("use 5", "13<")
    assert table.display() == ["", "4"]
    assert table.discards("location")[0] == "13"
    assert table.state.view(0)["turn"]["offer"] == ["13", "8", "14"]  # type: ignore[index]
    assert table.offered("use") == {"13", "8", "14"}


@pytest.mark.rule("CNW-SOL-16")
@pytest.mark.rule("CNW-SOL-22")
@pytest.mark.example("EX-71")
def test_a_card_with_a_right_mark_goes_right() -> None:
    table = alone({}, display=["4", "9"]).play("play 9").drawing("use 5", "13>")
    assert table.display() == ["", "13"]
    assert table.discards("location")[0] == "4"
    assert table.state.view(0)["turn"]["offer"] == ["4", "3", "5", "8"]  # type: ignore[index]


@pytest.mark.rule("CNW-SOL-17")
@pytest.mark.rule("CNW-SOL-18")
def test_the_follow_up_is_paid_like_a_followers_use_or_brings_a_bonus_action() -> None:
    def follow_up(**sheet: Any) -> Table:
        return alone(sheet, display=["4", "9"]).play("play 9").drawing("use 5", "13>")

    used = follow_up(actions=1).play("use 8")
    assert used.offers() == {"pay icon", "pay action"}
    used.play("pay icon")
    assert (used.icons("8"), used.lira(), used.actions()) == (0, "3/0", "1/0")
    passed = follow_up().play("pass")
    assert (passed.actions(), passed.question(), passed.state.round) == ("1/0", "play", 2)


@pytest.mark.rule("CNW-SOL-19")
def test_the_follow_up_also_comes_after_a_guild_card() -> None:
    table = alone({"lira": 7, "guild_cards": ["g2"]}, display=["4", "9"]).play("play g2")
    assert (table.question(), table.discards("location")[0], table.display()) == ("follow", "4", ["", "9"])


@pytest.mark.rule("CNW-SOL-20")
def test_the_follow_up_ends_like_a_turn_without_e2() -> None:
    rich = {"goods": {"FA": 4, "SP": 4, "FR": 4, "JE": 4}, "actions": 2, "lira": 17}
    table = alone(rich, display=["A", "9"], letters={"A": ["r1", "r6"]}).play("play 9").drawing("use 5", "13>")
    assert table.discards("location")[0] == "A"
    table.drawing("use A", "7>", "r20")
    assert (table.origins()["A"], len(table.palace("A"))) == (1, 3)
    assert (table.question(), table.display()) == ("play", ["13", "7"])


@pytest.mark.rule("CNW-SOL-21")
@pytest.mark.example("EX-74")
def test_a_letter_used_in_turn_and_follow_up_grows_twice() -> None:
    rich = {"goods": {"FA": 9, "SP": 9, "FR": 9, "JE": 9}, "actions": 1}
    table = alone(rich, display=["3", "A"], letters={"A": ["r1", "r6"]}).play("play A").drawing("use A", "13>", "r20")
    assert table.price("A") == {"FA": 2, "SP": 3, "FR": 1}
    assert table.state.view(0)["turn"]["played"] == "3"  # type: ignore[index]
    table.drawing("use A", "7>", "r19")
    assert table.goods() == {"FA": "9/4", "SP": "9/5", "FR": "9/2", "JE": "9/0"}
    assert table.palace("A") == ["r1", "r6", "r20", "r19"]


@pytest.mark.rule("CNW-SOL-21")
def test_a_caravan_card_used_in_the_turn_is_replaced_before_the_follow_up() -> None:
    table = alone({}, display=["1", "6"], caravan={"face_up": "c5"}).play("play 6").drawing("use 6", "13>", "c3")
    assert (table.caravan(), table.question()) == ("c3", "follow")
    table.play("use 6")
    assert (table.lira(), len(table.cards())) == ("6/0", 1)
    assert [d.CARAVAN_WORDS[card] for card in table.state.returned] == ["c5", "c3"]


@pytest.mark.rule("CNW-SOL-23")
@pytest.mark.parametrize(("second", "display"), [("9<", ["9", "2"]), ("9>", ["2", "9"])])
def test_at_set_up_the_second_card_goes_by_its_mark(second: str, display: list[str]) -> None:
    assert start(1, "2<", second, "4<").display() == display


@pytest.mark.rule("CNW-SOL-24")
def test_fountains_are_for_the_one_player() -> None:
    table = alone({}, display=["4", "9"]).play("play 9").drawing("use 5", "f1", "13>")
    assert (table.lira(), table.display()) == ("1/0", ["", "13"])
    assert table.discards("location")[:3] == ["4", "f1", "9"]


# The end.


def last_cards(*cards: str, **sheet: Any) -> Table:
    held = ["8<", "4<", "1<"]
    deck = deck_of(*cards, held=held)
    return alone({"hand": "1<", **sheet}, display=["8<", "4<"], location_deck=deck)


@pytest.mark.rule("CNW-SOL-25")
@pytest.mark.rule("CNW-SOL-27")
def test_without_a_card_for_the_display_there_is_no_follow_up() -> None:
    table = last_cards().play("play 8", "use 8")
    assert (table.is_over(), table.display()) == (True, ["", "4"])
    hand = last_cards().play("hand 1", "use 1")
    assert (hand.is_over(), hand.display()) == (True, ["8", "4"])
    later = last_cards("9>").play("play 8", "use 8")
    assert (later.is_over(), later.question()) == (False, "follow")
    assert later.play("pass").is_over()


@pytest.mark.rule("CNW-SOL-26")
@pytest.mark.example("EX-75")
def test_ten_rubies_do_not_end_a_solo_game() -> None:
    table = alone({"rubies": {"dealer": 9}, "lira": 10}, display=["4", "2"]).play("play 2", "use 2")
    assert (table.rubies(), table.is_over(), table.question()) == (10, False, "follow")
    assert table.play("pass").question() == "play"


def whole_game(guilds: int) -> Table:
    """Play a solo game in which so many Guild cards are played."""
    sheet: dict[str, Any] = {"lira": 10, "guild_cards": ["g13"]} if guilds else {}
    table = alone(sheet)
    luck = FastLuck(3)
    while not table.is_over():
        choices = sorted(table.offers())
        played = len(table.told("guild"))
        wanted = "play g13" if played < guilds and "play g13" in choices else ""
        quiet = [text for text in choices if not text.startswith("play g")]
        table.play(wanted or quiet[0], luck=luck)
    return table


@pytest.mark.rule("CNW-SOL-25")
@pytest.mark.example("EX-72")
def test_without_guild_cards_there_are_17_turns_and_17_follow_ups() -> None:
    table = whole_game(0)
    assert (len(table.told("play")), len(table.told("discard location"))) == (17, 17)
    assert table.events[-1].what == "over"


@pytest.mark.rule("CNW-SOL-19")
@pytest.mark.rule("CNW-SOL-27")
@pytest.mark.example("EX-73")
def test_with_one_guild_card_the_last_turn_has_no_follow_up() -> None:
    table = whole_game(1)
    turns = len(table.told("play")) + len(table.told("guild"))
    assert (turns, len(table.told("discard location"))) == (18, 17)


@pytest.mark.rule("CNW-SOL-36")
@pytest.mark.example("EX-82")
def test_the_high_score_is_rubies_and_then_left_overs() -> None:
    twelve = {"rubies": {"dealer": 12}}
    scores = []
    for lira in (5, 7):
        table = alone(twelve | {"lira": lira}, agenda=[], options={"goal": "high-score"})
        solo: Any = table.state.view(0)["solo"]
        assert tuple(solo["score"]) == table.state.standing().ranks[0].scores
        scores.append(solo["score"])
    assert scores == [[12, 5], [12, 7]]
    assert scores[1] > scores[0]


@pytest.mark.rule("CNW-SOL-37")
def test_thirteen_rubies_are_the_open_dare() -> None:
    for rubies, dare in ((12, False), (13, True)):
        solo: Any = alone({"rubies": {"dealer": rubies}}, agenda=[]).state.view(0)["solo"]
        assert solo["dare"] is dare


@pytest.mark.rule("CNW-SOL-35")
def test_one_game_ticks_cells_of_one_column_and_a_better_one_of_another() -> None:
    """The wall itself is kept by those who keep people; a game says which cells it adds, and never less later on."""
    state = HERE.start(1, luck := FastLuck(5))
    assert isinstance(state, ChooseWrite)
    while state.seat >= 0:
        solo: Any = state.view(0)["solo"]
        filled = {column for each in solo["challenges"] for column in each["fills"]}
        assert len(filled) <= 1
        actions = state.actions()
        state.apply(actions[luck.below(len(actions))], luck)
