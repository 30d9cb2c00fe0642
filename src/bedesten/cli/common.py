"""What the commands share: consoles, options as words, files, and what is said of a slow engine."""

import inspect
import json
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bedesten.bots import TITLES
from bedesten.core.engine import is_compiled, why_interpreted
from bedesten.core.errors import BadOption, BadRecord
from bedesten.core.record import Record
from bedesten.core.registry import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; bedesten games lists them.")]
Words = Annotated[
    list[str] | None,
    typer.Argument(metavar="NAME=VALUE", help="Options of the game; bedesten games lists them.", show_default=False),
]
BOT = "bot "
"""How the name of a bot's seat begins in a record."""

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


Seed = Annotated[int, typer.Option(min=0, metavar="N", help="The same seed plays the same games.")]
Workers = Annotated[int, typer.Option("--workers", "-w", min=1, metavar="N", help="How many processes play.")]


def engine_words() -> str:
    """Say which engine runs, beside figures of how fast it is."""
    return f"engine {'compiled' if is_compiled() else 'interpreted, much slower than compiled'}"


def plain_table(*columns: str) -> Table:
    """Return a table without lines; columns of numbers have a `>` before their name."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in columns:
        is_number = column.startswith(">")
        table.add_column(column.removeprefix(">"), justify="right" if is_number else "left", no_wrap=is_number)
    return table


def slowness() -> str:
    """Say that the engine runs interpreted, and why; nothing if it is compiled."""
    why = why_interpreted()
    return why and f"The engine runs interpreted, so that bots think slowly: {why}."


def shown_name(name: str) -> str:
    """Return how somebody is called whom a record names: bots of the house by what they are like."""
    title = TITLES.get(name.removeprefix(BOT)) if name.startswith(BOT) else None
    return f"{title} bot" if title else name


def help_of(command: Callable[..., None]) -> str:
    """Return the help text of a command: its docstring with paragraphs in one line and examples left as they are."""
    paragraphs = inspect.cleandoc(command.__doc__ or "").split("\n\n")
    return "\n\n".join(text if "\n  " in text else text.replace("\n", " ") for text in paragraphs)


def console() -> Console:
    """Return a console on the output of this moment, so that tests can catch it."""
    return Console(highlight=False)


def error_console() -> Console:
    return Console(stderr=True, highlight=False)


def complain(message: str, prefix: str = "bedesten: ") -> None:
    """Say on the error output what is wrong."""
    try:
        error_console().print(Text.assemble((prefix, "bold red"), message), soft_wrap=True)
    except BrokenPipeError:
        hush_output()


def hush_output() -> None:
    """Send what is still to be written nowhere: its reader has gone."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def print_json(data: object) -> None:
    sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")


def read_words(game: Game, words: Sequence[str]) -> dict[str, object]:
    """Return the options of a game given as words `name=value`."""
    options: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            names = ", ".join(f"{option.name}=…" for option in game.options)
            raise BadOption(f"'{word}' is not of the form name=value. {game.title} has the options {names}.")
        if name in options:
            raise BadOption(f"the option {name} is given twice.")
        options[name] = value
    return options


def usual_players(game: Game, wished: int) -> int:
    """Return how many seats a game has where nobody says it: so many, or as near to it as the game allows."""
    return min(max(wished, game.players[0]), game.players[-1])


def any_seed() -> int:
    """Return a seed nobody can guess."""
    return secrets.randbits(62)


def read_text(path: Path) -> str:
    """Return the text of a file; raise OSError if it cannot be opened and BadRecord if it is no text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path} is not a text file") from error


def read_record(path: Path) -> Record:
    return Record.read(read_text(path))
