"""Cairo in a terminal: the market with its ways and owners, the trays beside it, and a game played there."""

import re

import pytest

from bedesten.arena.simulate import bot_luck, game_luck
from bedesten.bots import GreedyBot, ask
from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.core.record import Recorder
from bedesten.games.cairo import data as d
from bedesten.games.cairo.state import Cairo
from bedesten.terminal.drawings import drawing_of
from bedesten.terminal.drawings.cairo import lures_told
from bedesten.terminal.page import Page
from tests.cairo.plain import segment
from tests.cairo.samples import MODES
from tests.cairo.table import HERE, Table, given
from tests.cli.conftest import Call
from tests.cli.screens import shown, terminal
from tests.samples import Mode, play_random

NAMES = ["you", "Steady bot", "Gentle bot", "Zeynep"]
WAY = re.compile(r"^\([WRGYBP]\) ([A-L]\d+) +([A-L]\d+) of .+, (\d+) steps?[^:]*: ([A-L\d ]+?)\s*$", re.MULTILINE)
HAND = re.compile(r"^hand +(.*)$", re.MULTILINE)
CARDS = re.compile(r"^[▸* ][ASHD] .* points +(.*?)  ", re.MULTILINE)
ROW = re.compile(r" ?(\d+) (?=│)")


def page_of(state: Cairo, viewer: int | None = 0) -> Page:
    names = NAMES[: len(state.players)]
    return Page(HERE, drawing_of(d.NAME), state, state.view(viewer), names, [], ["Arch draws."] * 9)


def drawn(table: Table, viewer: int | None = 0, width: int = 100, height: int = 70) -> str:
    screen = terminal(width, height)
    page_of(table.state, viewer).show(screen)
    return "\n".join(shown(screen))


def market(text: str) -> dict[str, str]:
    """Return what is drawn on each site."""
    sites: dict[str, str] = {}
    for line in text.splitlines():
        if row := ROW.match(line):
            cells = line[row.end() :].replace("│", "")
            for column, letter in enumerate("ABCDEFGHIJKL"):
                sites[f"{letter}{row[1]}"] = cells[4 * column : 4 * column + 4].strip()
    assert len(sites) == d.SITES
    return sites


@pytest.mark.parametrize("mode", MODES, ids=str)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (120, 50)])
def test_a_page_fits_into_the_terminal(width: int, height: int, mode: Mode) -> None:
    luck = FastLuck(mode.players)
    state = mode.start(luck, 1)
    assert isinstance(state, Cairo)
    questions = 0
    while state.seat != OVER and questions < 12:
        screen = terminal(width, height)
        page_of(state, int(state.seat)).show(screen)
        lines = shown(screen)
        assert len(lines) <= height - 1, "the line for the answer comes last"
        assert max(map(len, lines)) <= width
        questions += 1
        play_random(state, luck, 23)
    assert questions > 3


def test_stalls_tell_their_trade_and_their_owner() -> None:
    sites = market(drawn(given("E0; 1 red B4>B5 +B3+C4; 2 red H7>H8; 4 blue K2>J2")))
    assert (sites["B4"], sites["B3"], sites["C4"]) == ("[RA]", "ra", "ra")
    assert (sites["H7"], sites["K2"]) == ("[RS]", "[BD]")
    assert any(re.fullmatch(r"\[[WRGYBP]N\]", cell) for cell in market(drawn(given("S2"))).values())


def test_arrows_point_from_an_entry_to_its_stall() -> None:
    sites = market(drawn(given("E0; 1 red B4>B5; 2 red H7>H6; 3 blue K2>J2; 1 white E10>F10"), viewer=1))
    assert [sites[entry] for entry in ("B5", "H6", "J2", "F10")] == ["↑", "↓", "→", "←"]


def test_customers_stand_where_they_are_with_the_entry_they_stand_on() -> None:
    text = drawn(given("E0; @red=F7; @white=B5; 1 red B4>B5; 2 white H7>H6"), viewer=1)
    assert market(text)["F7"] == "(R)"
    assert market(text)["B5"] == "↑(W)"
    assert "outside (P) coffee" in text


def test_a_blocked_stall_is_told_apart() -> None:
    table = given("E0; 1 green B2>B3; 2 blue A3>A2; 3 red D2>C2")
    assert table.is_blocked(1, "green")
    assert market(drawn(table))["B2"] == "<GA>"


def test_entries_that_customers_can_be_lured_to_are_marked() -> None:
    table = given("S4")
    sites = market(drawn(table))
    assert {site for site, cell in sites.items() if cell.startswith("▸")} == table.offered("lure") != set()
    assert not any(cell.startswith("▸") for cell in market(drawn(table, 1)).values()), "nobody else is asked"


def test_sites_that_can_be_chosen_show_their_names() -> None:
    table = given("S4", hand="1 5 9", money="9 9 9 9 9 9").play("play 1+5+9")
    table.play(table.some("build"))
    sites = market(drawn(table))
    assert table.question() == "segment"
    every = table.sites()
    assert {site for site, cell in sites.items() if cell == site} == every
    site = min(every)
    table.play(f"segment {segment(site)}")
    chosen = {one for one, cell in market(drawn(table)).items() if cell == one}
    assert site in chosen == table.offered("site") < every
    assert re.fullmatch(r"\{[WRGYBP]A\}", market(drawn(table.put(site)))[site])


def test_the_ways_of_customers_are_looked_up_step_by_step(call: Call) -> None:
    answer = call("play", "cairo", "-p", "2", "--bot", "random", "--seed", "1", stdin="lures\nstands\nquit\n")
    assert answer.code == 0
    ways = WAY.findall(re.sub(r" *\n {6,}(?=[A-L]\d)", " ", answer.out))  # long ones take two lines
    assert ways
    for start, entry, steps, way in ways:
        assert (way.split()[0], way.split()[-1], len(way.split()) - 1) == (start, entry, int(steps))
    assert re.search(r"^arch \w+ +size 1: [A-L]\d+, entry [A-L]\d+", answer.out, re.MULTILINE)


def test_a_way_says_whose_the_entry_is_who_earns_what_and_why_it_is_closed() -> None:
    text = "S4; @white=F6; @blue=A1; @purple=D7; @out=yellow; 1 red B4>B5 +B3"
    lines = [" ".join(line) for line in lures_told(given(text).view(1))]
    said = "\n".join(lines)
    assert "(W) F6 D7 of drop: occupied by the coffee customer" in lines
    assert re.search(r"\(R\) L1 F1 of star: you \+1, star \+1, 8 steps: L1 ", said)
    assert re.search(r"\(R\) L1 B5 of your own: you \+2, 14 steps, 1 barker due and you have 0: L1 ", said)
    assert "-1" not in said


def test_hands_and_money_of_others_stay_hidden() -> None:
    table = given("S4", hand={1: "J147 2", 2: "J369 7"}, money={1: "5 0 0 0 0 0", 2: "0 8 0 0 0 0"})
    own, theirs, nobody = (drawn(table, viewer) for viewer in (0, 1, None))
    hands = [HAND.findall(text) for text in (own, theirs, nobody)]
    assert hands == [["card 2  joker 1-4-7"], ["card 7  joker 3-6-9"], []]
    players = [CARDS.findall(text)[:2] for text in (own, theirs, nobody)]
    assert players == [["2 J147", "2 cards"], ["2 cards", "7 J369"], ["2 cards", "2 cards"]]
    assert [re.findall(r"W porcelain .* (\d+)$", text, re.MULTILINE) for text in (own, theirs)] == [["5"], ["0"]]


def test_colour_is_used_but_not_needed() -> None:
    state = given("S4; 1 red B4>B5 +B3").state
    plain, coloured = terminal(100, 60), terminal(100, 60, colour=True)
    for screen in (plain, coloured):
        page_of(state).show(screen)
    assert shown(plain) == shown(coloured)
    assert plain.console.file.getvalue() != coloured.console.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.slow
def test_a_whole_game_is_played_to_its_end(call: Call) -> None:
    """A bot of ours decides beforehand what the person will answer: the same luck brings the same game."""
    recorder = Recorder(HERE, 2, game_luck(5), ["human", "bot random"])
    answers: list[str] = []
    chooser, person = bot_luck(5), GreedyBot()
    while recorder.state.seat != OVER:
        if recorder.state.seat == 0:
            action = ask(person, recorder.state, FastLuck(len(answers)))
            answers.append(HERE.lexicon.say(action))
        else:
            offered = recorder.state.actions()
            action = offered[chooser.below(len(offered))]
        recorder.apply(action)
    answer = call(
        "play", "cairo", "-p", "2", "--bots", "1", "--bot", "random", "--seed", "5",
        stdin="".join(f"{line}\n" for line in answers),
    )  # fmt: skip
    assert answer.code == 0
    for rank in recorder.state.standing().ranks:
        assert f": {rank.scores[0]} points in the end" in answer.out
