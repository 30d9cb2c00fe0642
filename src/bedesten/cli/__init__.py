"""The command `bedesten`: one file for each of its sub-commands."""

import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer

from bedesten.cli import arena, backup, games, perft, play, replay, serve, simulate, verify, wall
from bedesten.cli.common import complain, help_of, hush_output
from bedesten.cli.house import HouseCommand
from bedesten.core.components import VARIABLE, use_components
from bedesten.core.engine import why_interpreted
from bedesten.core.errors import BedestenError

WRONG_USAGE = 2
INTERRUPTED = 130
CLOSED_PIPE = 141

app = typer.Typer(
    name="bedesten",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS: tuple[Callable[..., None], ...] = (
    games.games,
    play.play,
    wall.wall,
    simulate.simulate,
    arena.arena,
    replay.replay,
    verify.verify,
    perft.perft,
)
COMMANDS_OF_THE_HOUSE: tuple[Callable[..., None], ...] = (serve.serve, backup.backup, backup.restore)
for command in COMMANDS:
    app.command(command.__name__, help=help_of(command))(command)
for command in COMMANDS_OF_THE_HOUSE:
    app.command(command.__name__, help=help_of(command), cls=HouseCommand)(command)


@app.callback(invoke_without_command=True)
def bedesten(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Print the version, and which engine runs.")] = False,
    components: Annotated[
        str | None,
        typer.Option(metavar="FILE", envvar=VARIABLE, help="Printed values of components.", show_default=False),
    ] = None,
) -> None:
    """A house for bazaar board games: play in the terminal or over the network, let bots play, check records.

    [bold]Examples[/bold]
      bedesten games
      bedesten play istanbul --players 3 --bots 2
      bedesten simulate istanbul --players 4 --games 1000 --bot random
      bedesten arena istanbul --bots medium,easy --players 2
      bedesten replay games/00000.record
      bedesten serve

    Each command explains itself: bedesten play --help
    """
    if components:
        os.environ[VARIABLE] = components
        use_components(components)
    if show_version:
        typer.echo(f"bedesten {_version()}\nengine: {_engine()}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _version() -> str:
    try:
        return version("bedesten")
    except PackageNotFoundError:
        return "(not installed)"


def _engine() -> str:
    why = why_interpreted()
    return f"interpreted, much slower than compiled: {why}" if why else "compiled"


def run(arguments: Sequence[str]) -> int:
    """Run the command; return its exit code. Whatever a caller did wrong is told in one message."""
    try:
        code = app(list(arguments), prog_name="bedesten", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        complain(error.format_message())
        complain(f"Try '{context.command_path if context else 'bedesten'} --help'.", prefix="")
        return WRONG_USAGE
    except BedestenError as error:
        complain(str(error))
        return WRONG_USAGE
    except BrokenPipeError:
        hush_output()
        return CLOSED_PIPE
    except SystemExit:
        # Typer and rich leave so when nobody reads their output any more.
        hush_output()
        return CLOSED_PIPE
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        return WRONG_USAGE
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def main() -> None:
    """The entry point of the command."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal without Unicode shows question marks rather than ending the game.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
