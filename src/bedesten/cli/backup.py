"""`bedesten backup` and `bedesten restore`: the whole house in one file."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from bedesten.cli.house import Data, Database, house, read_options


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the backup.")],
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Write the whole house into one file, while it is open.

    The file holds everything as it was at one moment: people, tables, histories, chat. It is a SQLite file, whatever
    database the house has, and only you can read it: it contains the secrets of games that are under way. Not in it
    is secret.key of the data folder; without that key people must log in again, and guests are strangers.

    [bold]Examples[/bold]
      bedesten backup house.backup
      bedesten backup house.backup --force --data /var/lib/bedesten
      bedesten backup house.backup --database postgresql://bedesten@localhost/bedesten
    """
    settings = read_options({"data": data, "database": database})
    with house():
        from bedesten.house.backup import back_up  # noqa: PLC0415 - it may not be installed
    counts = asyncio.run(back_up(settings, file, force))
    typer.echo(f"The house is saved in {file}: {_in_words(counts)}.")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup, as bedesten backup writes it.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Fill an empty house from a backup.

    Also the way to move a house to another machine, or from SQLite to PostgreSQL. The house must be closed and empty;
    a backup of an older version is upgraded. Bring secret.key along, so that people stay logged in.

    [bold]Examples[/bold]
      bedesten restore house.backup
      bedesten restore house.backup --data /var/lib/bedesten
      bedesten restore house.backup --database postgresql://bedesten@localhost/bedesten
    """
    settings = read_options({"data": data, "database": database})
    with house():
        from bedesten.house.backup import restore as fill  # noqa: PLC0415 - it may not be installed
    counts = asyncio.run(fill(settings, file))
    typer.echo(f"The house is restored from {file}: {_in_words(counts)}.")


def _in_words(counts: dict[str, int]) -> str:
    return ", ".join(f"{counts[name]:,} {name}" for name in ("people", "tables", "entries"))
