"""`bedesten play`, driven through pipes as a script would."""

from pathlib import Path

import pytest

from bedesten.arena.simulate import bot_luck, game_luck
from bedesten.bots import GreedyBot, ask
from bedesten.core.contract import OVER
from bedesten.core.engine import is_compiled
from bedesten.core.luck import FastLuck
from bedesten.core.record import UNFINISHED, Record, Recorder, replay
from bedesten.core.registry import find_game
from tests.cli.command import WIDTH, Answer, cut_off, process, random_game, seed_with_start
from tests.cli.conftest import Call

FIRST = str(seed_with_start(0))
"""A seed with which the first seat, the person's, begins."""

PLAY = ("play", "istanbul", "--bot", "random", "--seed", FIRST)


def script(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def prompts(answer: Answer) -> list[str]:
    """Return what was read, as the dialogue shows it."""
    return [line.partition("> ")[2] for line in answer.out.splitlines() if line.startswith("red> ")]


def one_line(answer: Answer) -> str:
    """Return the output without its line breaks."""
    return " ".join(answer.out.split())


def dealt(seed: int) -> dict[str, dict[str, list[str]]]:
    """Return what the players of a new game have."""
    game = find_game("istanbul")
    players: dict[str, dict[str, list[str]]] = game.write(game.start(3, game_luck(seed)))["players"]  # type: ignore[assignment]
    return players


def test_a_game_is_played_saved_resumed_and_left(tmp_path: Path) -> None:
    lines = ("move 9", "1", "undo", "lay", "act", "call 7", "undo", "save evening.txt", "end", "quit")
    answer = process(*PLAY, "--players", "3", "--bots", "2", stdin=script(*lines), cwd=tmp_path)
    assert answer.code == 0
    assert not answer.err
    assert prompts(answer) == list(lines)
    assert "There is nothing to undo: luck was used or a hidden card was seen since." in answer.out
    assert "Saved in evening.txt" in answer.out
    assert answer.out.endswith("Go on with it:\nbedesten play --resume evening.txt\n")

    record = Record.read((tmp_path / "evening.txt").read_text(encoding="utf-8"))
    assert [entry.notation for entry in record.entries[:5]] == ["move 9", "lay", "act", "call 7", "end"]
    assert record.names == ["human", "bot random", "bot random"]
    assert record.result == UNFINISHED
    played = len(record.entries)
    assert {entry.seat for entry in record.entries[5:]} == {"yellow", "green"}

    answer = process("play", "--resume", "evening.txt", stdin=script("log", "move 7", "quit"), cwd=tmp_path)
    assert answer.code == 0
    assert "Red moves from 7 Fountain to 9 Tea House, leaves an assistant on 9 Tea House" in answer.out
    record = Record.read((tmp_path / "evening.txt").read_text(encoding="utf-8"))
    assert len(record.entries) == played + 1
    replay(record)


@pytest.mark.slow
def test_a_whole_game_is_played_to_its_end(tmp_path: Path) -> None:
    """A bot of ours decides beforehand what the person will answer: the same luck brings the same game."""
    recorder = Recorder(find_game("istanbul"), 2, game_luck(5), ["human", "bot greedy"])
    chooser, bot, person = bot_luck(5), GreedyBot(), GreedyBot()
    answers: list[str] = []
    while recorder.state.seat != OVER:
        is_person = recorder.state.seat == 0
        action = ask(person, recorder.state, FastLuck(len(answers))) if is_person else ask(bot, recorder.state, chooser)
        if is_person:
            answers.append(find_game("istanbul").lexicon.say(action))
        recorder.apply(action)
    arguments = ("play", "istanbul", "-p", "2", "--bot", "greedy", "--seed", "5", "--save", "game.record")
    answer = process(*arguments, stdin=script(*answers), cwd=tmp_path)
    assert answer.code == 0
    assert (tmp_path / "game.record").read_text(encoding="utf-8") == recorder.record.write()
    assert "The game is over." in answer.out
    ending = answer.out.splitlines()[-1]
    assert ("You have won" in ending) == (recorder.state.standing().winners == (0,))
    assert process("replay", "game.record", cwd=tmp_path).code == 0
    answer = process("play", "--resume", "game.record", cwd=tmp_path)
    assert answer.code == 0
    assert answer.out.splitlines()[-1] == ending


def test_bots_are_called_by_what_they_are_like(call: Call) -> None:
    for bot, name in (("easy", "Gentle bot"), ("medium", "Steady bot"), ("greedy", "Greedy bot")):
        answer = call("play", "istanbul", "--bot", bot, "--seed", FIRST, stdin=script("quit"))
        assert f"yellow, {name}" in answer.out
        assert f"green, {name}" in answer.out
        assert bot not in answer.out


def test_the_menu_says_in_full_what_an_action_would_bring(call: Call) -> None:
    answer = call(*PLAY, stdin=script("menu", "quit"))
    assert one_line(answer).count("best call 7 (58%), 4.9 Lira on average") == 2


def test_the_page_shows_board_players_log_question_and_menu(call: Call) -> None:
    answer = call(*PLAY, stdin=script("move 9", "lay"))
    head, _, rest = answer.out.partition("red> move 9")
    for name in ("7 Fountain", "9 Tea House", "16 Gemstone Dealer", "12 Police Station"):
        assert name in head
    assert "R4 Y4 G4" in head
    assert "R♥ Y♥ G♥" in head
    assert "red, you" in head
    assert "yellow, Random bot" in head
    assert "Your cards: " in head
    assert "Cards of yellow" not in head
    assert "Red: " in head
    assert " 1  move 1   " in head
    assert "move to 9 Tea House" in head
    assert "Red moves from 7 Fountain to 9 Tea House." in rest
    assert "1  lay   " in rest
    assert max(map(len, answer.out.splitlines())) <= WIDTH


def test_undo_stops_at_what_was_revealed_and_at_the_start(call: Call) -> None:
    answer = call(*PLAY, stdin=script("undo", "move 9; lay; act", "undo", "undo", "undo", "undo", "menu"))
    assert answer.out.count("There is nothing to undo: you have not decided anything yet.") == 2
    assert answer.out.count("Red: where does your merchant go?") == 2
    answer = call(*PLAY, stdin=script("move 9", "stop", "undo"))
    assert "There is nothing to undo: another seat has had its say since." in answer.out


def test_the_record_forgets_what_was_undone(tmp_path: Path, call: Call) -> None:
    file = tmp_path / "game.txt"
    call(*PLAY, "--save", str(file), stdin=script("move 9", "lay", "undo", "undo", "move 6", "lay"))
    record = Record.read(file.read_text(encoding="utf-8"))
    assert [entry.notation for entry in record.entries] == ["move 6", "lay"]
    replay(record)


def test_wrong_answers_are_explained_and_change_nothing(call: Call) -> None:
    answer = call(*PLAY, stdin=script("fly", "0", "11111111111111111111", "12", "move 16", "", "save", "?", "quit"))
    assert "'fly' is not an action" in answer.out
    assert "The menu has no entry 0; it has 1 to " in answer.out
    assert "The menu has no entry 11111111111111111111" in answer.out
    assert "'move 16' is not possible: " in answer.out
    assert "(IST-TRN-03)" in answer.out
    assert "Choose one of 1 to " in answer.out
    assert "Say in which file: save FILE." in answer.out
    assert "undo your last decision" in answer.out
    assert "The game was left." in answer.out
    assert answer.code == 0


def test_one_line_can_hold_a_whole_turn_and_stops_at_the_first_mistake(call: Call) -> None:
    answer = call(*PLAY, stdin=script("move 9; lay; fly; act", "menu"))
    assert "'fly' is not an action" in answer.out
    assert "1  act   " in answer.out.rpartition("red> menu")[2]


def test_enter_does_the_only_thing_possible(call: Call) -> None:
    answer = call(*PLAY, stdin=script("move 9; lay; act; call 3", "", "log"))
    assert "Red ends the turn. • Round 1: Yellow's turn." in one_line(answer)


def test_leaving_an_unsaved_game_takes_two_words(call: Call) -> None:
    answer = call(*PLAY, stdin=script("move 9", "quit", "quit"))
    assert "The game is not saved: save FILE keeps it, quit once more leaves it." in answer.out
    assert "The game was left and not saved." in answer.out


@pytest.mark.parametrize("word", ["places", "cards", "tiles", "tokens", "help", "log", "board", "menu"])
def test_everything_that_help_names_can_be_asked(word: str, call: Call) -> None:
    before, _, after = call(*PLAY, stdin=script("move 9", word)).out.partition(f"red> {word}\n")
    assert before
    assert len(after.splitlines()) > 1 or word == "log"
    assert "is not an action" not in after


def test_a_file_is_never_written_over(tmp_path: Path, call: Call) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada", encoding="utf-8")
    answer = call(*PLAY, stdin=script("move 9", f"save {file}", f"save {tmp_path}/no/where.txt"))
    assert "exists already; choose another name" in one_line(answer)
    assert "cannot be saved" in one_line(answer)
    assert file.read_text(encoding="utf-8") == "Dear Ada"


def test_people_at_one_keyboard_hand_over_before_a_hand_is_shown(call: Call) -> None:
    names = ("--players", "3", "--bots", "1", "--name", "Ada", "--name", "Bo")
    answer = call(*PLAY, *names, stdin=script("", "move 9", "stop", "", "move 9", "quit", "quit"))
    nobody, ada, bo = answer.out.split("Hand over to ")
    assert not nobody
    assert ada.startswith("Ada, who plays red.")
    assert bo.startswith("Bo, who plays yellow.")
    hands = [player["hand"] for player in dealt(int(FIRST)).values()]
    assert f"Your cards: {hands[0][0]}\n" in ada
    assert f"Your cards: {hands[1][0]}\n" in bo
    assert ada.count("cards: ") == bo.count("cards: ") == 1
    assert "red> stop" in ada
    assert "yellow> move 9" in bo
    assert "Red moves from 7 Fountain to 9 Tea House, ends the turn early" in bo


def test_names_are_shown_as_they_are(call: Call) -> None:
    answer = call(*PLAY, "--name", "[bold]Ada :cat:", stdin=script("move 9"))
    assert "red, [bold]Ada :cat:" in answer.out


def test_a_hand_over_can_be_left(call: Call) -> None:
    answer = call(*PLAY, "--bots", "0", stdin=script("quit"))
    assert answer.code == 0
    assert "Your cards" not in answer.out


def test_the_end_names_the_winner_and_what_decided(tmp_path: Path, call: Call) -> None:
    record = random_game(tmp_path, players=3, seed=4)
    whole = record.write()
    answers = cut_off(record, ["Ada", "Bo", "Cem"], 1)
    file = tmp_path / "end.record"
    file.write_text(record.write(), encoding="utf-8")
    answer = call("play", "--resume", str(file), stdin=script("", *answers))
    assert answer.code == 0
    finished = Record.read(file.read_text(encoding="utf-8"))
    assert finished.entries == Record.read(whole).entries
    standing = replay(finished).standing()
    seat = ("red (Ada)", "yellow (Bo)", "green (Cem)")[standing.ranks[0].seat]
    assert all(criterion in answer.out for criterion in standing.criteria)
    assert f"1.  {seat}" in answer.out
    assert f"{seat.capitalize()} has won" in answer.out.splitlines()[-1]
    assert "Your cards" not in answer.out.split("The game is over.")[0].rpartition("Istanbul")[2]


def test_it_fits_into_80_columns() -> None:
    answer = process(*PLAY, "-p", "5", stdin=script("move 9", "lay", "places"), COLUMNS="80")
    assert answer.code == 0
    assert "16 Dealer" in answer.out
    assert max(map(len, answer.out.splitlines())) <= 80


def test_without_colour_nothing_but_text_is_written() -> None:
    assert "\x1b" not in process(*PLAY, stdin=script("move 9")).out


def test_a_terminal_without_unicode_gets_question_marks() -> None:
    answer = process(*PLAY, stdin=script("move 9"), PYTHONIOENCODING="ascii:strict")
    assert answer.code == 0
    assert "Tea House" in answer.out


def test_an_interpreted_engine_says_so_once(call: Call) -> None:
    answer = call(*PLAY, stdin=script("move 9", "lay"))
    assert answer.out.count("The engine runs interpreted") == (0 if is_compiled() else 1)


def test_the_same_seed_deals_the_same_game(call: Call) -> None:
    first, second = (call(*PLAY, stdin=script("move 9", "stop", "board")).out for _ in range(2))
    assert first == second
