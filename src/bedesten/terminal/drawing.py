"""How a game is drawn: each game has a drawing of its own, which sees views and never states."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

Seen = Mapping[str, Any]
"""A view of a seat or a spectator, or a whole position."""


class Drawing(ABC):
    """Draws one game. Everything fits into `width` columns, and colour never says anything alone."""

    @abstractmethod
    def board(self, seen: Seen, width: int, marked: Collection[object] = ()) -> RenderableType:
        """Return the board; `marked` are the parts of it that can be chosen now."""

    @abstractmethod
    def status(self, seen: Seen) -> str:
        """Return in a few words how far the game is."""

    @abstractmethod
    def legend(self, width: int) -> Text:
        """Return a line that explains the signs on the board."""

    @abstractmethod
    def players(self, seen: Seen, names: Sequence[str], width: int, tight: bool = False) -> RenderableType:
        """Return what the players own, seat by seat, and the hands that may be seen; `tight` saves lines."""

    def pages(self) -> dict[str, RenderableType]:
        """Return further pages to look up, by the word that asks for them."""
        return {}


class PlainDrawing(Drawing):
    """For a game without a drawing: its view as it is."""

    def board(self, seen: Seen, width: int, marked: Collection[object] = ()) -> RenderableType:
        return Pretty({key: value for key, value in seen.items() if key != "players"})

    def status(self, seen: Seen) -> str:
        return ""

    def legend(self, width: int) -> Text:
        return Text()

    def players(self, seen: Seen, names: Sequence[str], width: int, tight: bool = False) -> RenderableType:
        return Pretty(seen.get("players", {}))


def two_columns(rows: Sequence[tuple[str, str]]) -> Table:
    """Return a page of words and what they mean."""
    page = Table.grid(padding=(0, 2, 0, 0))
    page.add_column(no_wrap=True, style="bold")
    page.add_column()
    for word, meaning in rows:
        page.add_row(Text(word), Text(meaning))
    return page
