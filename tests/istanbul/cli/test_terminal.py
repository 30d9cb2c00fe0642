"""The page in a terminal: it fits, it shows all there is, and it keeps secrets."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from bedesten.arena.simulate import game_luck
from bedesten.core.contract import State
from bedesten.core.events import Event
from bedesten.core.record import Recorder
from bedesten.core.registry import find_game
from bedesten.core.standing import Standing
from bedesten.games.istanbul.chapters import RULE_SETS
from bedesten.terminal.drawing import PlainDrawing
from bedesten.terminal.drawings import drawing_of
from bedesten.terminal.ending import verdict
from bedesten.terminal.log import LoggedEvent, paragraphs
from bedesten.terminal.page import Page
from bedesten.terminal.undo import REVEALED, UndoStack
from tests.cli.screens import shown, terminal

HERE = find_game("istanbul")


def page_of(state: State, viewer: int | None = 0, new: Sequence[str] = ()) -> Page:
    names = ["you", "Steady bot", "Steady bot", "Gentle bot", "Zeynep"][: len(HERE.seat_names(state))]
    return Page(HERE, drawing_of("istanbul"), state, state.view(viewer), names, [], list(new))


def position(players: dict[str, dict[str, Any]], **rest: Any) -> State:
    return HERE.read({"players": players, **rest})


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (120, 50), (200, 60)])
def test_a_page_fits_into_the_terminal(width: int, height: int, players: int, rules: str) -> None:
    screen = terminal(width, height)
    log = [f"Turn {number}: {'Red does something long-winded, ' * 6}." for number in range(10)]
    page_of(HERE.start(players, game_luck(1), rules=rules), new=log).show(screen)
    lines = shown(screen)
    assert len(lines) <= height - 1, "the line for the answer comes last"
    assert max(map(len, lines)) <= width
    assert any("where does" in line for line in lines)
    assert any(line.startswith((" 1 ", "1 ")) for line in lines)
    # On 24 lines a board of five rows, or the panels of five players, leave no room for the log.
    has_room = height > 24 or (rules != "great-bazaar" and players + (rules != "base") < 5)
    assert any("Turn 9" in line or "long-winded" in line for line in lines) or not has_room


def test_a_large_terminal_shows_more_of_the_log_and_the_legend() -> None:
    small, large = terminal(100, 33), terminal(100, 60)
    page = page_of(HERE.start(3, game_luck(1)), new=[f"Turn {number}." for number in range(12)])
    page.show(small)
    page.show(large)
    assert sum("Turn" in line for line in shown(large)) == 12
    assert sum("Turn" in line for line in shown(small)) < 12
    assert any("log tells more" in line for line in shown(small)) or any("Turn 11" in line for line in shown(small))
    assert any("family member  N n neutral" in line for line in shown(large))


def test_everything_that_stands_on_a_place_is_drawn_with_letters() -> None:
    state = position(
        {
            "red": {"merchant": 9, "family": 9, "lying": [9, 3], "lira": 17},
            "blue": {"merchant": 9, "lying": [9, 3], "tiles": ["red", "yellow"], "goods": "RRB", "extensions": 1},
        },
        governor=9,
        smuggler=9,
        neutral_merchants=[14, 9, 16],
    )
    for width in (80, 100):
        screen = terminal(width, 60)
        page_of(state).show(screen)
        text = "\n".join(shown(screen))
        for token in ("R2", "B2", "N", "R♥", "Gov", "Smu", "r b"):
            assert token in text
        assert "R2 G0 Y0 B1/3" in text
        assert "RY" in text
        assert "17" in text


def test_prices_demand_mail_and_tiles_are_those_of_the_position() -> None:
    state = position(
        {"red": {"tiles": ["red"]}, "blue": {}, "green": {}},
        mail=3,
        large_market={"top": "L2"},
        small_market={"top": "S3"},
    )
    screen = terminal(100, 60)
    page_of(state).show(screen)
    text = "\n".join(shown(screen))
    assert "R B and 3 Lira" in text
    assert "RGBBB for 3·7·12·18·25" in text
    assert "RGGGY for 2·5·9·14·20" in text
    assert "R 34  G 234  ◆3" in text
    assert "RGYB+1  ◆6" in text
    assert "14 Lira  ◆10" in text


def test_places_that_can_be_chosen_are_marked() -> None:
    screen = terminal(100, 60)
    state = HERE.start(3, game_luck(1))
    page_of(state, viewer=int(state.seat)).show(screen)
    marked = {int(number) for line in shown(screen) for number in re.findall(r"▸(\d+) ", line)}
    sayings = [HERE.lexicon.saying(action) for action in state.actions()]
    assert marked == {saying.value for saying in sayings if saying.verb == "move"}


def test_the_menu_says_what_an_action_would_bring_where_there_is_room() -> None:
    state = position({"red": {"merchant": 7, "lira": 2}, "yellow": {}}, governor=6)
    wide, narrow = terminal(110, 50), terminal(80, 24)
    page_of(state).show(wide)
    page_of(state).show(narrow)
    menu = {line.split()[2]: line for line in shown(wide) if re.match(r" *\d+  move ", line)}
    assert menu["2"].endswith("+2 R")
    assert menu["9"].endswith("best call 7 (58%), 4.9 Lira on average")
    assert menu["1"].endswith("an extension costs 7 Lira, you have 2")
    assert max(map(len, shown(narrow))) <= 80
    assert len(shown(narrow)) < 24


def test_only_the_own_hand_is_open() -> None:
    state = position({"red": {"hand": ["five-lira"]}, "blue": {"hand": ["far-move", "stay openly"]}})
    own, other, nobody = (terminal(100, 60) for _ in range(3))
    page_of(state, 0).show(own)
    page_of(state, 1).show(other)
    page_of(state, None).show(nobody)
    assert "Your cards: five-lira" in shown(own)
    assert "Cards of blue: stay" in shown(own)
    assert not any("far-move" in line for line in shown(own) + shown(nobody))
    assert not any("five-lira" in line and "play" not in line for line in shown(other) + shown(nobody))


def test_colour_is_used_but_not_needed() -> None:
    state = HERE.start(3, game_luck(1))
    plain, coloured = terminal(100, 60), terminal(100, 60, colour=True)
    page_of(state).show(plain)
    page_of(state).show(coloured)
    assert shown(plain) == shown(coloured)
    assert plain.console.file.getvalue() != coloured.console.file.getvalue()  # type: ignore[attr-defined]


def test_a_turn_is_told_in_one_paragraph() -> None:
    state = HERE.start(3, game_luck(1))
    events = [
        (Event("turn", 1, {"round": 2}), 0),
        (Event("move", 1, {"token": "merchant", "from": 7, "to": 9}), 1),
        (Event("draw", 1, {}, {"card": "stay"}), 1),
        (Event("end", 1), 1),
        (Event("turn", 0, {"round": 2}), 1),
    ]
    told = [LoggedEvent(event, by) for event, by in events]
    mine, theirs = (paragraphs(HERE, state, told, viewer) for viewer in (1, 0))
    assert len(mine) == len(theirs) == 1
    assert theirs[0].startswith("Round 2: Yellow's turn. Yellow moves from 7 Fountain to 9 Tea House, draws a card, ")
    assert "Stay" in mine[0]
    assert "Stay" not in theirs[0]


def test_undo_does_not_go_behind_a_card_that_was_seen() -> None:
    recorder = Recorder(HERE, 2, game_luck(1), ["human", "human"])
    undo = UndoStack(recorder)
    before = HERE.write(recorder.state)
    seat = int(recorder.state.seat)
    undo.mark(0)
    recorder.apply(recorder.state.actions()[0])
    undo.judge(seat, [Event("move", seat)])
    assert undo.back() == 0
    assert HERE.write(recorder.state) == before
    assert not recorder.record.entries

    undo.mark(0)
    recorder.apply(recorder.state.actions()[0])
    # The last card of a pile is drawn without luck, and yet nobody knew it.
    undo.judge(seat, [Event("draw", seat, {}, {"card": "stay"})])
    assert undo.back() is None
    assert undo.refusal == REVEALED


@pytest.mark.parametrize(
    ("scores", "sentence"),
    [
        ([[5, 3], [4, 9]], "Red has won with the most rubies."),
        ([[5, 3], [5, 9]], "Blue has won: no more rubies than the next, but more lira."),
        ([[5, 3], [5, 3]], "Red and Blue share the victory: they are equal in everything."),
    ],
)
def test_the_verdict_names_the_tie_break(scores: list[list[int]], sentence: str) -> None:
    assert verdict(Standing.of(("rubies", "lira"), scores), ["red", "blue"]) == sentence


def test_you_win_in_the_second_person() -> None:
    assert verdict(Standing.of(("rubies",), [[1], [5]]), ["red", "blue (you)"]) == "You have won with the most rubies."


def test_a_game_without_a_drawing_shows_its_view() -> None:
    screen = terminal(100, 200)
    state = HERE.start(2, game_luck(1))
    Page(HERE, PlainDrawing(), state, state.view(0), ["a", "b"]).show(screen)
    assert any("'governor'" in line for line in shown(screen))
    assert isinstance(drawing_of("no such game"), PlainDrawing)
