"""`bedesten replay`: check a record, and look at any of its positions."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from bedesten.cli.common import complain, console, print_json, read_record, shown_name
from bedesten.core.contract import OVER, State
from bedesten.core.errors import BadOption, BadRecord
from bedesten.core.record import Record
from bedesten.core.record import replay as replayed
from bedesten.core.registry import find_game
from bedesten.terminal.drawing import two_columns
from bedesten.terminal.drawings import drawing_of
from bedesten.terminal.ending import seat_label, standing_table, verdict
from bedesten.terminal.page import Page, page_width
from bedesten.terminal.screen import Screen

NOT_VERIFIED = 1


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as play and simulate write them.")],
    at: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="Show the position after N actions, all hands open.", show_default=False),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON: the summary, or the position.")] = False,
) -> None:
    """Play a record again and verify it: every action, all luck and the result.

    Exits with 1 if the record is not what the rules make of it, and says which entry is wrong and why.

    [bold]Examples[/bold]
      bedesten replay games/00000.record
      bedesten replay games/00000.record --at 40
      bedesten replay games/00000.record --at 40 --json > position.json
    """
    try:
        record = read_record(file)
        state = replayed(record)
    except BadRecord as error:
        complain(f"{file} is not verified: {error}")
        raise typer.Exit(NOT_VERIFIED) from error
    if at is None:
        _show_summary(record, state, as_json)
        return
    if at > len(record.entries):
        raise BadOption(f"--at {at} is not possible: the record has the positions 0 to {len(record.entries)}.")
    _show_position(record, replayed(record, at), as_json)


def _show_summary(record: Record, state: State, as_json: bool) -> None:
    game = find_game(record.game)
    seats = [
        seat_label(seat, shown_name(name)) for seat, name in zip(game.seat_names(state), record.names, strict=True)
    ]
    if as_json:
        print_json(
            {
                "game": record.game,
                "rules": record.rules,
                "options": record.options,
                "players": record.players,
                "seats": game.seat_names(state),
                "names": record.names,
                "actions": len(record.entries),
                "rounds": int(state.round),
                "result": record.result,
                "verified": True,
            }
        )
        return
    out = console()
    over = state.seat == OVER
    out.print(
        two_columns(
            [
                ("game", f"{game.title}, rules version {record.rules}"),
                ("options", ", ".join(f"{name}={value}" for name, value in record.options.items())),
                ("players", ", ".join(seats)),
                ("actions", str(len(record.entries))),
                ("rounds", str(state.round)),
                ("result", record.result if over else f"unfinished, {seats[state.seat]} must decide"),
                ("verified", "yes: every action, all luck and the result"),
            ]
        )
    )
    if over:
        out.print()
        out.print(standing_table(state.standing(), seats), Text(verdict(state.standing(), seats)))


def _show_position(record: Record, state: State, as_json: bool) -> None:
    game = find_game(record.game)
    if as_json:
        print_json(game.write(state))
        return
    screen = Screen(console())
    names = [shown_name(name) or "human" for name in record.names]
    page = Page(game, drawing_of(game.name), state, game.open_view(state), names)
    screen.show(*page.table(page_width(screen)), Text(game.prompt(state), "bold"))
