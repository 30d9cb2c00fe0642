"""What the commands of the house share: its settings as options, and that it may not be installed."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand, TyperOption

from bedesten.core.errors import BedestenError

if TYPE_CHECKING:
    from bedesten.house.settings import Settings

Data = Annotated[str | None, typer.Option(metavar="FOLDER", show_default=False)]
Database = Annotated[str | None, typer.Option(metavar="ADDRESS", show_default=False)]


class NotInstalled(BedestenError):
    """The house needs packages that the library and the terminal do without."""


@contextmanager
def house() -> Iterator[None]:
    """Import the house within; it is only looked for when a command needs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing == "bedesten":
            raise
        raise NotInstalled(
            f"The house needs packages that are not installed ({missing}): pip install 'bedesten[house]'"
        ) from error


class HouseCommand(TyperCommand):
    """A command whose options are settings of the house, explained as they are there."""

    def get_params(self, ctx: Any) -> Any:
        with house():
            from bedesten.house.settings import Settings  # noqa: PLC0415 - it may not be installed
        known = {item.name: item for item in fields(Settings)}
        params = super().get_params(ctx)
        for option in params:
            if isinstance(option, TyperOption) and option.help is None and option.name in known:
                item = known[option.name]
                option.help = f"{_capital(str(item.metadata['summary']))}."
                if item.default != "" and not isinstance(item.default, bool):
                    option.help += f"  [dim]\\[default: {item.default}][/dim]"
        return params


def read_options(options: dict[str, object]) -> "Settings":
    """Return the settings from the options of a command, the environment and the defaults."""
    with house():
        from bedesten.house.settings import read_settings  # noqa: PLC0415 - it may not be installed
    return read_settings(options, os.environ)


def _capital(text: str) -> str:
    return text if text.startswith("sqlite:") else text[0].upper() + text[1:]
