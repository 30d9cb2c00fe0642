"""The screen and the keyboard: a terminal, or two pipes when a test or a script plays."""

import sys
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType

try:
    import readline
except ImportError:  # on Windows
    readline = None  # type: ignore[assignment]

FORGET_SCROLLED = "\x1b[3J"


class Screen:
    """Where a game is shown and where its players answer."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_terminal = console.is_terminal and sys.stdin.isatty()
        self._words: list[str] = []
        if self.is_terminal and readline is not None:
            readline.set_completer_delims("")
            readline.set_completer(self._complete)
            readline.parse_and_bind("tab: complete")

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def clear(self, forget: bool = False) -> None:
        """Begin an empty page; `forget` also takes back what has scrolled away. Pipes have no pages."""
        if self.is_terminal:
            if forget:
                self.console.file.write(FORGET_SCROLLED)
            self.console.control(Control(ControlType.CLEAR, ControlType.HOME))

    def height_of(self, *parts: RenderableType) -> int:
        """Return how many lines these parts take."""
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """Return the next line; the words can be completed with the tab key. Raises EOFError when there is none."""
        self._words = list(words)
        if self.is_terminal:
            try:
                return input(prompt).strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                raise
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        # So that what was played through a pipe can be read as a dialogue.
        self.console.print(f"{prompt}{line.rstrip()}", markup=False)
        return line.strip()

    def _complete(self, text: str, index: int) -> str | None:
        fitting = [word for word in self._words if word.startswith(text.lower())]
        return fitting[index] if index < len(fitting) else None
