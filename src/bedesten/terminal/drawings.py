"""Which drawing belongs to which game."""

from bedesten.terminal.drawing import Drawing, PlainDrawing
from bedesten.terminal.istanbul import IstanbulDrawing

DRAWINGS: dict[str, Drawing] = {"istanbul": IstanbulDrawing()}


def drawing_of(game: str) -> Drawing:
    """Return the drawing of a game; its view as plain data if it has none."""
    return DRAWINGS.get(game) or PlainDrawing()
