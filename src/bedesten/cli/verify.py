"""`bedesten verify`: prove that the luck of a game was fixed before it began."""

from pathlib import Path
from typing import Annotated

import typer

from bedesten.cli.common import complain, console, print_json, read_record
from bedesten.core.errors import BadRecord
from bedesten.core.fairness import Verdict
from bedesten.core.fairness import verify as proved
from bedesten.terminal.drawing import two_columns

NOT_VERIFIED = 1


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game in the house.")],
    commitment: Annotated[
        str,
        typer.Option(
            metavar="HEX", help="The commitment as you saw it before the game, to be compared.", show_default=False
        ),
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Prove offline that every roll and every draw of a game was fixed before it began.

    Before the start the house shows a commitment: the hash of its secret. Every player adds a seed. Secret and seeds
    fix all luck, and the secret is in the record once the game is over. This command checks that the secret is the one
    committed to, computes all luck anew, and compares it with what happened. What it cannot know is the commitment
    that you saw: compare the one it prints, or give yours with --commitment.

    Exits with 1 if the luck is not proved, and says why.

    [bold]Examples[/bold]
      bedesten verify evening.record
      bedesten verify evening.record --commitment 9f86d081884c…
      bedesten verify evening.record --json
    """
    try:
        verdict = proved(read_record(file), commitment)
    except BadRecord as error:
        complain(f"{file} is not verified: {error}")
        raise typer.Exit(NOT_VERIFIED) from error
    if as_json:
        print_json(_facts(verdict, bool(commitment)))
    else:
        _print_proof(verdict, bool(commitment))


def _facts(verdict: Verdict, compared: bool) -> dict[str, object]:
    return {
        "commitment": verdict.commitment,
        "compared": compared,
        "seeds": list(verdict.seeds),
        "outcomes": verdict.outcomes,
        "seats_by_luck": verdict.seats_by_luck,
        "result": verdict.result,
        "verified": True,
    }


def _print_proof(verdict: Verdict, compared: bool) -> None:
    seats = "shuffled by this luck" if verdict.seats_by_luck else "in the order in which the players joined"
    console().print(
        two_columns(
            [
                ("commitment", verdict.commitment),
                ("", "the one you gave" if compared else "compare it with the one shown before the game"),
                *((f"seed {number}", repr(seed)) for number, seed in enumerate(verdict.seeds)),
                ("seats", seats),
                ("result", verdict.result),
                ("verified", f"yes: all {verdict.outcomes} rolls and draws were fixed before the game began"),
            ]
        )
    )
