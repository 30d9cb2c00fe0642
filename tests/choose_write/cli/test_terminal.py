"""Choose & Write in a terminal: plan, tracks, cards and goal, on any screen from 80 columns up."""

import re
from typing import Any

import pytest

from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.core.wall import Collection, SoloGame
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.terminal.drawings import drawing_of
from bedesten.terminal.page import Page, page_width
from bedesten.terminal.screen import Screen
from tests.choose_write.samples import END, MODES, RICH
from tests.choose_write.table import FIVE, HERE, Table, alone, following, given, using
from tests.cli.conftest import Call
from tests.cli.screens import shown, terminal
from tests.samples import Mode, play_random

NAMES = ["you", "Steady bot", "Steady bot", "Gentle bot", "Zeynep"]
PLAN = range(1, 13)
"""The lines of the plan, below the head line, on a screen with room."""


def page_of(state: ChooseWrite, viewer: int | None = 0) -> Page:
    names = NAMES[: len(state.players)]
    return Page(HERE, drawing_of(d.NAME), state, state.view(viewer), names, [], ["Red passes."] * 9)


def drawn(table: Table, viewer: int | None = 0, width: int = 100, height: int = 70) -> str:
    screen = terminal(width, height)
    page_of(table.state, viewer).show(screen)
    return "\n".join(shown(screen))


def line_with(text: str, start: str) -> str:
    """Return the line that begins so, with its blanks made single."""
    (found,) = [line for line in text.splitlines() if line.startswith(start)]
    return " ".join(found.split())


@pytest.mark.parametrize("mode", MODES, ids=str)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (100, 40), (120, 50), (200, 60)])
def test_a_page_fits_into_the_terminal(width: int, height: int, mode: Mode) -> None:
    luck = FastLuck(mode.players)
    state = mode.start(luck, 2)
    assert isinstance(state, ChooseWrite)
    questions = 0
    while state.seat != OVER:
        screen = terminal(width, height)
        page_of(state, int(state.seat)).show(screen)
        lines = shown(screen)
        menu = len(state.actions())
        assert len(lines) <= height - 1, "the line for the answer comes last"
        assert max(map(len, lines)) <= width
        assert any(line.startswith((" 1 ", "1 ")) for line in lines)
        assert any(f"{menu} {HERE.lexicon.say(state.actions()[-1])}" in " ".join(line.split()) for line in lines)
        questions += 1
        play_random(state, luck, 19)
    assert questions > 3


def test_the_plan_lies_as_neighbours_do() -> None:
    lines = drawn(given()).splitlines()
    rows = [re.findall(r"[▸─═(](\d+|[A-D])\b", lines[number]) for number in (PLAN[0], PLAN[3], PLAN[6], PLAN[9])]
    assert rows == [
        ["1", "2", "3", "4", "5"],
        ["6", "7", "A", "B", "8", "9"],
        ["C", "D"],
        ["10", "11", "12", "13", "14"],
    ]
    where = {word: (row, lines[PLAN[0] + 3 * row].index(word)) for row, words in enumerate(rows) for word in words}
    assert where["3"][1] <= where["A"][1] < where["B"][1] < where["4"][1]
    assert where["C"][1] == where["A"][1]


def test_the_catacombs_touch_their_neighbours_and_have_none() -> None:
    lines = drawn(given()).splitlines()
    assert "╬═12 Catacombs ═" in lines[PLAN[9]]
    assert lines[PLAN[10]].count("║") == 2
    assert lines[PLAN[0] + 12].count("╩") == 2
    assert d.OFFERS[d.CATACOMBS] == [d.CATACOMBS]


def test_icons_checks_and_yields_are_those_of_the_sheet() -> None:
    sheet = {"icons": {"1": 1, "8": 2}, "checks": {"1": 2, "8": 1}}
    text = drawn(given({"red": sheet, "yellow": {}, "green": {}, "blue": {}}))
    places = [re.split(r"[│║]", line) for line in text.splitlines()]
    first, tea_house = 1, 4
    assert places[PLAN[1]][first].strip() == "4 fabric"
    assert places[PLAN[2]][first].strip() == "✓✓ ○×"
    assert places[PLAN[4]][tea_house + 1].strip() == "4 Lira"
    assert places[PLAN[8]][tea_house + 1].strip() == "✓□ ○○"


@pytest.mark.parametrize("card", d.CARAVAN_WORDS)
def test_the_caravan_card_is_told_on_the_smallest_screen(card: str) -> None:
    text = drawn(given(caravan={"face_up": card}), width=80, height=24)
    place = text.partition("6 Caravans")[2].partition("10 Fruit")[0]
    told = " ".join(line.split("│")[1].strip() for line in place.splitlines() if line.startswith("│"))
    assert told.lstrip("(").startswith(f"{card}: ")


def test_palaces_show_their_price_and_who_cannot_pay_it() -> None:
    letters = {"A": ["r1", "r2"], "B": ["r19", "r6"], "C": ["r20", "r3"], "D": ["r13", "r4"]}
    text = drawn(given({"red": {"goods": {"FA": 3, "SP": 1, "FR": 1}}, "yellow": {}}, letters=letters))
    assert "FA3 SP1" in text.splitlines()[PLAN[4]]
    assert re.search(r"┼─A ─+┬─\(B\) ─+┼", text)
    assert "(10 Lira: ◆)" in text
    rich = drawn(given({"red": {"lira": 10}, "yellow": {}}, letters=letters))
    assert " 10 Lira: ◆ " in rich
    assert re.search(r"┼─\(A\) ─+┬", rich)


def test_a_palace_that_has_given_a_ruby_is_about_to_grow() -> None:
    table = given(
        {"red": {"rubies": {"A": 1}}, "yellow": {}},
        turn={"how": "display", "played": "7", "taken": ["A"]},
        agenda=[{"follow": {"seat": "yellow"}}, *END],
    )
    assert re.search(r"\(A\) ◆ ─+┬─\(B\) ─", drawn(table, 1))


def test_what_can_be_used_is_marked() -> None:
    table = using("8", {"red": {"goods": {"FA": 2}}, "yellow": {}})
    marked = set(re.findall(r"▸(\d+|[A-D]) ", drawn(table)))
    assert marked == table.offered("use") == {"8", "4", "9", "13"}
    assert "▸" not in drawn(table, 1).partition("fabric  ")[0], "nobody else is asked"


def test_goods_and_payments_mark_no_place() -> None:
    table = following("4", {"actions": 1}, "4").play("use 4")
    assert table.offers() == {"pay icon", "pay action"}
    assert "▸" not in drawn(table, 1).partition("fabric  ")[0]


def test_the_tracks_show_what_is_spent_and_what_is_left() -> None:
    sheet = {
        "goods": {"FA": "6/1", "SP": "12/12", "FR": 0, "JE": 4},
        "lira": "22/3",
        "actions": "3/1",
        "rubies": {"A": 3, "lira": 1},
    }
    text = drawn(given({"red": sheet, "yellow": {}}))
    assert line_with(text, "fabric").startswith("fabric ×■■■■■◇··◇·· 5 rubies ◆◆◆◆◇◇◇◇◇◇ ◇◇ 4")
    assert line_with(text, "spice").startswith(f"spice {'×' * 12} 0 Lira ×××{'■' * 17} ◆ 19")
    assert line_with(text, "fruit").startswith("fruit ···◇··◇··◇·· 0 ■■············· ◇ ·····")
    assert line_with(text, "jewelry").startswith("jewelry ■■■■··◇··◇·· 4 bonus actions ×■■····· 2")


def test_rubies_eleven_and_twelve_are_rings() -> None:
    text = drawn(alone({"rubies": {"A": 11}}))
    assert f"{'◆' * 10} ◆◇" in text
    assert f"{'◆' * 10} ◆◆◆" in drawn(alone({"rubies": {"A": 13}}))


def test_cards_say_what_they_offer_and_guild_cards_what_they_cost() -> None:
    table = given({"red": RICH | {"hand": "7"}, "yellow": {}}, display=["8", "12"])
    text = drawn(table)
    assert "display 8 Tea House [4 9 13 B D]   12 Catacombs" in text
    assert "hand    7 Roasting Plant [2 6 11 A C]   jewelry and jewelry   fabric and spice" in text
    assert line_with(text, "g12") == "g12 4 Lira, a goods card and 1 good: a ruby"
    assert "7 [2 6 11 A C]  JE-JE  FA-SP  g4  g12" in drawn(table, width=80, height=24)


def test_only_the_own_hand_is_open() -> None:
    table = given({"red": RICH | {"hand": "7"}, "yellow": {"goods_cards": ["SP-SP"], "guild_cards": ["g9"]}})
    own, theirs, nobody = drawn(table, 0), drawn(table, 1), drawn(table, None)
    assert "jewelry and jewelry" in own
    assert "spice and spice" not in own
    assert "jewelry and jewelry" not in theirs + nobody
    assert "7 Roasting Plant [" not in theirs + nobody
    assert "1 goods, 1 guild" in own
    assert "2 goods, 2 guild" in theirs


def test_others_are_shown_in_brief_and_their_sheets_are_looked_up(call: Call) -> None:
    table = given({**FIVE, "blue": RICH})
    text = drawn(table)
    assert line_with(text, " B ") == "B Gentle ◆ 1 16 FA5 SP5 FR5 JE4 +2 22○ 0✓ 2 goods, 2 guild"
    assert not any(line.startswith(" R ") for line in text.splitlines()), "the own sheet is there in full"
    answer = call(
        "play", "choose-write", "-p", "2", "--seed", "1", stdin="yellow\nplaces\nguilds\nchallenges\n?\nquit\n"
    )
    assert answer.code == 0
    assert answer.out.count("12 Catacombs ═") == 2
    assert re.search(r"^8 Tea House +3 Lira *$", answer.out, re.MULTILINE)
    assert re.search(r"g2 +7 Lira: a ruby", answer.out)
    assert re.search(r"10 +no open icons and at least 1 full goods column", answer.out)
    assert re.search(r"yellow, places, caravans, guilds, challenges +look up", answer.out)


def test_a_location_card_that_everybody_saw_is_told() -> None:
    hidden, seen = (drawn(given({"red": {}, "yellow": {"hand": hand}})) for hand in ("9", "9 openly"))
    assert line_with(hidden, " Y ").endswith("0 goods, 0 guild")
    assert line_with(seen, " Y ").endswith("card 9, 0 goods, 0 guild")


def test_with_all_hands_open_every_card_is_named() -> None:
    table = given({"red": {}, "yellow": RICH | {"hand": "9"}})
    screen = terminal(100, 70)
    names = NAMES[:2]
    Page(HERE, drawing_of(d.NAME), table.state, HERE.open_view(table.state), names).show(screen)
    assert line_with("\n".join(shown(screen)), " Y ").endswith("card 9, JE-JE FA-SP, g4 g12")


def test_a_spectator_sees_the_sheet_of_who_decides() -> None:
    table = following("4", {"lira": 7, "actions": 1}, "4")
    lira = line_with(drawn(table, None), "spice")
    assert f"Lira {'■' * 7}" in lira


def test_a_follower_reads_what_each_use_costs_and_brings() -> None:
    table = following("4", {"actions": 1, "icons": {"8": 1}, "goods": {"FA": 2}}, "4")
    text = drawn(table, 1)
    assert "Yellow: 4 Post Office: do you use a location, for an icon or a bonus action, or pass?" in text
    assert re.search(r"use 4 +Post Office: a goods card and 1 Lira \(for a bonus action\)", text)
    assert re.search(r"use 8 +Tea House: 3 Lira \(for an icon or a bonus action\)", text)


def test_colour_is_used_but_not_needed() -> None:
    state = given({"red": RICH, "yellow": {}, "green": {}}).state
    plain, coloured = terminal(100, 60), terminal(100, 60, colour=True)
    for screen in (plain, coloured):
        page_of(state).show(screen)
    assert shown(plain) == shown(coloured)
    assert plain.console.file.getvalue() != coloured.console.file.getvalue()  # type: ignore[attr-defined]


# Alone.


def test_the_goal_has_live_boxes() -> None:
    sheet: dict[str, Any] = {"lira": "36/0", "rubies": {"lira": 2, "A": 8}}
    table = alone(sheet, options={"goal": "3-10"})
    goal = drawn(table, width=120).partition("goal ")[2]
    told = " ".join(goal.split())
    assert told.startswith("challenge 3: [x] exactly 10 rubies, now 10 [x] at least 35 Lira filled in, now 36")
    assert "[ ] at least 1 full goods column, now 0" in told
    started = drawn(alone(options={"goal": "9-12"}))
    assert "challenge 9:  [ ] at least 12 rubies, now 0  [ ] no open icons, now 14" in started


def test_without_a_tile_the_challenges_that_are_met_are_told() -> None:
    assert "challenges met now: 1 12   (10 rubies to go to the wall)" in drawn(alone())
    twelve = drawn(alone({"rubies": {"A": 12}}))
    assert "challenges met now: 1 12 13   (column 12)" in twelve


def outcome(**position: Any) -> str:
    """Return what is told at the end of a solo game: nothing is left to do in it."""
    state = HERE.read({"agenda": [], **position})
    screen = Screen(terminal(100, 60).console)
    screen.show(*drawing_of(d.NAME).ending(state.view(0), page_width(screen)))
    return "\n".join(shown(screen))


def test_the_end_says_which_tiles_were_filled_and_by_how_much_others_were_missed() -> None:
    text = outcome(players={"red": {"rubies": {"A": 6, "B": 5}, "checks": {"1": 2, "5": 2}, "lira": 19}})
    assert "filled  12-11   13-11" in text
    assert "missed   1   [ ] at most 3 checks, 1 too many" in text
    assert "        14   [x] at least 5 rubies of one letter   [ ] at least 20 Lira filled in, 1 short" in text
    assert "dare" not in text


def test_too_few_rubies_fill_nothing_whatever_is_met() -> None:
    text = outcome(players={"red": {"rubies": {"A": 8}}})
    assert text.splitlines() == ["filled  no tile of the wall", "missed  the first column is 10 rubies, 2 more"]


def test_thirteen_rubies_are_the_open_dare() -> None:
    text = outcome(players={"red": {"rubies": {"A": 13}}}, options={"goal": "high-score"})
    assert "the open dare is met" in text
    assert "missed" not in text, "a high score misses nothing"


def test_a_solo_game_is_played_to_its_end_at_the_keyboard(call: Call, tmp_path: Any) -> None:
    file = tmp_path / "alone.record"
    answers = "1\n" * 300
    answer = call("play", "choose-write", "goal=2-10", "-p", "1", "--seed", "3", "--save", str(file), stdin=answers)
    assert (answer.code, answer.err) == (0, "")
    assert re.search(
        r"^filled .*\n(missed .*\n)?You have reached \d+ rubies\.\nOn your wall: ", answer.out, re.MULTILINE
    )
    replayed = call("replay", str(file), "--at", "20")
    assert replayed.code == 0
    assert "12 Catacombs ═" in replayed.out


# The wall.


def solo(name: str, rubies: int, *tiles: str, **reached: int) -> SoloGame:
    usual = dict.fromkeys(("left-overs", *d.MEASURE_WORDS), 0) | {"open-icons": 14}
    return SoloGame(name, 0.0, {}, usual | {"rubies": rubies} | reached, tiles)


def test_the_wall_shows_what_is_set_what_is_near_and_what_is_next() -> None:
    assert HERE.wall is not None
    kept = Collection(HERE.wall, [solo("a", 10, "1-10", "12-10"), solo("b", 12, "12-12", lira=33, checks=4)])
    screen = Screen(terminal(100, 60).console)
    screen.show(*drawing_of(d.NAME).wall(kept, 100))
    rows = {line.split()[0]: " ".join(line.split()) for line in shown(screen) if line.strip()}
    assert rows["1"] == "1 at most 3 checks ✓ 1 1"
    assert rows["2"] == "2 at least 35 Lira filled in 1 2 1"
    assert rows["6"] == "6 at least 2 full goods columns ▸1 2 1"
    assert rows["12"] == "12 no goods cards played ✓ 1 ✓"
    assert rows["best"] == "best 12 rubies and 0 left over, of 2 games"
    assert rows["next"] == "next 6-10 [x] exactly 10 rubies [ ] at least 2 full goods columns"
    assert sum(line.count("✓") for line in shown(screen)) == 3 + 1, "and once in the legend"


def test_a_wall_that_nobody_has_tried_says_so() -> None:
    assert HERE.wall is not None
    screen = Screen(terminal(80, 60).console)
    screen.show(*drawing_of(d.NAME).wall(Collection(HERE.wall), 80))
    assert max(map(len, shown(screen))) <= 80
    assert sum(line.count("·") for line in shown(screen)) == 42 + 1
    assert not any("best" in line for line in shown(screen))
