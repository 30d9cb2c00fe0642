"""How a game is drawn: each game has a drawing of its own, which sees views and never states."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from bedesten.core.lexicon import Saying
from bedesten.core.wall import Collection

Seen = Mapping[str, Any]
"""A view of a seat, of a spectator, or with all hands open."""


class Drawing(ABC):
    """Draws one game. Everything fits into `width` columns, and colour never says anything alone."""

    @abstractmethod
    def board(self, seen: Seen, width: int, offered: Iterable[Saying] = (), tight: bool = False) -> RenderableType:
        """Return the board; `offered` is what can be done now, of which it marks the parts; `tight` saves lines."""

    @abstractmethod
    def status(self, seen: Seen) -> str:
        """Return in a few words how far the game is."""

    @abstractmethod
    def legend(self, width: int) -> Text:
        """Return a line that explains the signs on the board."""

    @abstractmethod
    def players(self, seen: Seen, names: Sequence[str], width: int, tight: bool = False) -> RenderableType:
        """Return what the players own, seat by seat, and the hands that may be seen; `tight` saves lines."""

    def pages(self, seen: Seen, width: int) -> dict[str, RenderableType]:
        """Return further pages to look up, by the word that asks for them."""
        return {}

    def ending(self, seen: Seen, width: int) -> Sequence[RenderableType]:
        """Return what is to be told of a finished game beside its standing."""
        return ()

    def wall(self, kept: Collection, width: int) -> Sequence[RenderableType]:
        """Return what somebody has reached alone, over many games."""
        return [two_columns([(tile.name, "set" if tile.name in kept.set else "") for tile in kept.tiles])]


class PlainDrawing(Drawing):
    """For a game without a drawing: its view as it is."""

    def board(self, seen: Seen, width: int, offered: Iterable[Saying] = (), tight: bool = False) -> RenderableType:
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
