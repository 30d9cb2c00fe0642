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
from rich.text import Text

from bedesten.bots import TITLES
from bedesten.core.engine import why_interpreted
from bedesten.core.errors import BadOption, BadRecord
from bedesten.core.record import Record
from bedesten.core.registry import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, such as istanbul.")]
Words = Annotated[
    list[str] | None,
    typer.Argument(metavar="NAME=VALUE", help="Options of the game; bedesten games lists them.", show_default=False),
]
BOT = "bot "
"""How the name of a bot's seat begins in a record."""

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


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


def read_words(here: Game, words: Sequence[str]) -> dict[str, object]:
    """Return the options of a game given as words `name=value`."""
    options: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            names = ", ".join(f"{option.name}=…" for option in here.options)
            raise BadOption(f"'{word}' is not of the form name=value. {here.title} has the options {names}.")
        if name in options:
            raise BadOption(f"the option {name} is given twice.")
        options[name] = value
    return options


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
