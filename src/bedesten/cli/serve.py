"""`bedesten serve`: open the house."""

from typing import Annotated

import typer

from bedesten.cli.common import slowness
from bedesten.cli.house import Data, Database, house, read_options

Text = Annotated[str | None, typer.Option(metavar="TEXT", show_default=False)]
Number = Annotated[int | None, typer.Option(metavar="N", show_default=False)]
Choice = Annotated[bool | None, typer.Option(show_default=False)]


def serve(
    data: Data = None,
    database: Database = None,
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", show_default=False)] = None,
    port: Number = None,
    workers: Number = None,
    bot_workers: Number = None,
    address: Annotated[str | None, typer.Option(metavar="URL", show_default=False)] = None,
    smtp: Annotated[str | None, typer.Option(metavar="URL", show_default=False)] = None,
    mail_from: Annotated[str | None, typer.Option(metavar="E-MAIL", show_default=False)] = None,
    private_webhooks: Choice = None,
    chat: Choice = None,
    rate: Number = None,
    sockets: Number = None,
    tables: Number = None,
    newcomers: Number = None,
    components: Annotated[str | None, typer.Option(metavar="FILE", show_default=False)] = None,
    log_level: Annotated[str | None, typer.Option(metavar="LEVEL", show_default=False)] = None,
) -> None:
    """Open the house: tables where people and bots play over the network.

    Without any option it keeps its tables in a file of your user's data folder and is for this machine only. Ctrl+C
    closes the house; started again, every table goes on where it was. Each option can also be given as an environment
    variable: --log-level is BEDESTEN_LOG_LEVEL, --no-chat is BEDESTEN_CHAT=no.

    [bold]Examples[/bold]
      bedesten serve
      bedesten serve --host 0.0.0.0 --port 8080
      bedesten serve --address https://play.example.org --data /var/lib/bedesten
      bedesten serve --database postgresql://bedesten@localhost/bedesten --workers 2
    """
    settings = read_options(dict(locals()))
    with house():
        from bedesten.house import serving  # noqa: PLC0415 - it may not be installed
    if slow := slowness():
        typer.echo(slow, err=True)
    serving.serve(settings, _say_open)


def _say_open(address: str) -> None:
    typer.echo(f"Bedesten is open at {address} (stop with Ctrl+C)")
