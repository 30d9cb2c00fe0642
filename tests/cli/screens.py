"""Screens of any size for tests of what a terminal shows."""

import io
import re

from rich.console import Console

from bedesten.terminal.screen import Screen

CONTROL = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


def terminal(width: int, height: int, colour: bool = False) -> Screen:
    """Return a screen of this size that believes itself to be a terminal."""
    console = Console(
        file=io.StringIO(), force_terminal=True, width=width, height=height, no_color=not colour, highlight=False
    )
    screen = Screen(console)
    screen.is_terminal = True
    return screen


def shown(screen: Screen) -> list[str]:
    file = screen.console.file
    assert isinstance(file, io.StringIO)
    return [line.rstrip() for line in CONTROL.sub("", file.getvalue()).splitlines()]
