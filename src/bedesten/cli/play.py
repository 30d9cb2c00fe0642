"""`bedesten play`: a game in the terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from bedesten.arena.simulate import bot_luck, bots_for, derive_seed, game_luck
from bedesten.bots import ask
from bedesten.bots import bot as make_bot
from bedesten.cli.common import (
    BOT,
    Words,
    any_seed,
    console,
    read_record,
    read_words,
    shown_name,
    slowness,
    usual_players,
)
from bedesten.cli.wall import proposed
from bedesten.cli.wall import told as wall_news
from bedesten.core.contract import OVER
from bedesten.core.errors import BadOption, BadRecord
from bedesten.core.events import Event
from bedesten.core.luck import FastLuck, Luck
from bedesten.core.record import Record, Recorder, replay_steps
from bedesten.core.registry import all_games, find_game
from bedesten.terminal.drawings import drawing_of
from bedesten.terminal.log import LoggedEvent
from bedesten.terminal.screen import Screen
from bedesten.terminal.session import HUMAN, Decide, Session
from bedesten.terminal.walls import keep_on_wall

LONGEST_NAME = 20


def play(
    game_name: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game; bedesten games lists them.", show_default=False)
    ] = None,
    words: Words = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help="How many seats.  [dim]\\[default: 3][/dim]")
    ] = None,
    bots: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="How many of them are bots; people have the others.  [dim]\\[default: all but one][/dim]"
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            "-b",
            metavar="NAME",
            help="Who the bots are: easy, medium, greedy, random, or your own as module:Class. "
            "Once for all of them, or once for each.  [dim]\\[default: medium][/dim]",
            show_default=False,
        ),
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", "-n", metavar="NAME", help="The names of the people, once for each.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Play with the luck of this seed.", show_default=False)
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game in this new file while you play.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with the game in this file.")] = None,
    next_tile: Annotated[bool, typer.Option("--next", help="Alone, for the tile that your wall proposes.")] = False,
) -> None:
    """Play in the terminal, alone against bots or with others at one keyboard.

    You answer each question with a number of the menu or in notation (move 11, lay, sell RRB); help lists all else
    that you can say. Bots see what you would see in their seat, and nothing more.

    [bold]Examples[/bold]
      bedesten play istanbul
      bedesten play istanbul --players 4 --bots 3 --bot easy
      bedesten play istanbul layout=long neutral=yes -p 3 --save evening.record
      bedesten play istanbul -p 3 --bots 1 --name Ada --name Bo
      bedesten play choose-write --next
      bedesten play --resume evening.record
    """
    seed = any_seed() if seed is None else seed
    if resume is not None:
        if words or any(given is not None for given in (players, bots)) or bot or name or next_tile:
            raise BadOption("the players and options of a game that is resumed are in its file; leave them out.")
        recorder, told = _resumed(resume, game_name, seed)
    elif game_name is None:
        raise BadOption(
            f"say what to play, for example: bedesten play {all_games()[0].word}. bedesten games lists all."
        )
    else:
        game = find_game(game_name)
        seats = usual_players(game, 1 if next_tile else 3) if players is None else players
        options = game.with_people(read_words(game, [*(words or []), *([proposed(game)] if next_tile else [])]))
        game.settings(seats, options)
        names = seat_names(seats, seats - 1 if bots is None else bots, bot or ["medium"], name or [])
        recorder, told = Recorder(game, seats, game_luck(seed), names, **options), []
    if save is not None and save.exists():
        raise BadOption(f"{save} exists already; name a new file, or go on with it: bedesten play --resume {save}")
    chooser = bot_luck(seed)
    deciders = [_decider(seat_name, chooser) for seat_name in recorder.record.names]
    if all(decider is not None for decider in deciders) and recorder.state.seat != OVER:
        raise BadOption("no seat is left for a person; bedesten simulate lets bots play among themselves.")
    drawing = drawing_of(recorder.game.name)
    shown = [shown_name(seat_name) for seat_name in recorder.record.names]
    screen = Screen(console())
    Session(recorder, deciders, shown, drawing, screen, save or resume, told, slowness()).run()
    finished = keep_on_wall(recorder) if None in deciders else None
    if finished is not None:
        screen.show(*map(Text, wall_news(recorder.game, finished)))


def seat_names(seats: int, bots: int, bot: Sequence[str], people: Sequence[str]) -> list[str]:
    """Return what the record calls the seats: people first, then bots."""
    if not 0 <= bots < seats:
        raise BadOption(
            f"--bots {bots} is not possible with {seats} seats; accepted: 0 to {seats - 1}. "
            "bedesten simulate lets bots play among themselves."
        )
    humans = seats - bots
    if len(people) > humans:
        raise BadOption(f"{len(people)} names are given, but people have {humans} of the {seats} seats.")
    for given in people:
        if given.startswith(BOT) or not given.strip() or not given.isprintable() or len(given) > LONGEST_NAME:
            raise BadOption(
                f"'{given[:30]}' cannot be a name: up to {LONGEST_NAME} letters, not beginning with 'bot '."
            )
    named = [*people, *([HUMAN] * (humans - len(people)))]
    return named + [BOT + one for one in (bots_for(bot, bots) if bots else [])]


def _resumed(path: Path, game_name: str | None, seed: int) -> tuple[Recorder, list[LoggedEvent]]:
    try:
        record = read_record(path)
        if game_name is not None and find_game(game_name) != find_game(record.game):
            raise BadOption(f"{path} is a game of {record.game}, not of {game_name}.")
        luck = FastLuck(derive_seed(seed, len(record.entries), "resumed"))
        return Recorder.resume(record, luck), _told(record)
    except BadRecord as error:
        raise BadRecord(f"{path} cannot be resumed: {error}") from error


def _told(record: Record) -> list[LoggedEvent]:
    """Return the log of a record up to its end."""
    events: list[Event] = []
    told: list[LoggedEvent] = []
    seat = OVER
    for state in replay_steps(record, events.append):
        told += [LoggedEvent(event, seat) for event in events]
        events.clear()
        seat = int(state.seat)
    return told


def _decider(name: str, luck: Luck) -> Decide | None:
    """Return how a seat decides: a bot is asked through an imagined world; None for a person."""
    if not name.startswith(BOT):
        return None
    bot = make_bot(name.removeprefix(BOT))
    return lambda state: ask(bot, state, luck)
