"""`bedesten verify`: prove that the luck of a game was fixed before it began."""

from pathlib import Path
from typing import Annotated

import typer

from bedesten.cli.common import complain, console, print_json, read_record
from bedesten.core.errors import BadRecord
from bedesten.core.fairness import Verdict
from bedesten.core.fairness import verify as proved
from bedesten.core.record import SET_UP, START
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
    terms: Annotated[
        str,
        typer.Option(metavar="HEX", help="The terms as you saw them at the table, to be compared.", show_default=False),
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Prove offline that every roll and every draw of a game was fixed before it began.

    Before the start the house shows a commitment: the hash of its secret. Every player adds a seed. At the start it
    shows the terms: the hash of all that the record will say about players, options, seats, and where the game began.
    Secret and terms fix all luck, and the secret is in the record once the game is over. This command checks that the
    secret is the one committed to and the header the one of the terms, computes all luck anew, and compares it with
    what happened. What it cannot know is what you saw at the table: compare the commitment and the terms it prints, or
    give yours with --commitment and --terms. Whatever the record says beyond its proof is named as not proved.

    A game that began in a position, or was played on from another table, is proved only from there on.

    Exits with 1 if the luck is not proved, and says why.

    [bold]Examples[/bold]
      bedesten verify evening.record
      bedesten verify evening.record --commitment 9f86d081884c…
      bedesten verify evening.record --terms 60303ae22b99… --json
    """
    try:
        verdict = proved(read_record(file), commitment, terms)
    except BadRecord as error:
        complain(f"{file} is not verified: {error}")
        raise typer.Exit(NOT_VERIFIED) from error
    if as_json:
        print_json(_facts(verdict, bool(commitment), bool(terms)))
    else:
        _print_proof(verdict, bool(commitment), bool(terms))


def _facts(verdict: Verdict, compared: bool, terms_compared: bool) -> dict[str, object]:
    return {
        "commitment": verdict.commitment,
        "compared": compared,
        "terms": verdict.terms or None,
        "terms_compared": terms_compared,
        "seeds": list(verdict.seeds),
        "outcomes": verdict.outcomes,
        "seats_by_luck": verdict.seats_by_luck,
        "began": verdict.began,
        "result": verdict.result,
        "unproved": list(verdict.unproved),
        "verified": True,
    }


def _print_proof(verdict: Verdict, compared: bool, terms_compared: bool) -> None:
    seats = "shuffled by this luck" if verdict.seats_by_luck else "in the order in which the players joined"
    whose = {True: "the one you gave", False: "compare it with the one shown before the game"}
    terms = {True: "those you gave", False: "compare them with those shown at the table"}
    shown_terms = [("terms", verdict.terms), ("", terms[terms_compared])] if verdict.terms else []
    console().print(
        two_columns(
            [
                ("commitment", verdict.commitment),
                ("", whose[compared]),
                *shown_terms,
                *((f"seed {number}", repr(seed)) for number, seed in enumerate(verdict.seeds)),
                ("seats", seats),
                ("began", _where(verdict.began)),
                ("result", verdict.result),
                ("verified", f"yes: all {verdict.outcomes} rolls and draws were fixed before {_since(verdict.began)}"),
                *(("not proved", claim) for claim in verdict.unproved),
            ]
        )
    )


def _where(began: str) -> str:
    match began.split():
        case ["fork", table, entry]:
            return f"played on from table {table}, after entry {entry}"
        case ["position"]:
            return "in a position; the game before it is not part of this proof"
        case ["set-up"]:
            return "with a set-up that was arranged by hand"
        case _:
            return "with the set-up of the rules"


def _since(began: str) -> str:
    return "the game began" if began in (START, SET_UP) else "it was played on from there"
