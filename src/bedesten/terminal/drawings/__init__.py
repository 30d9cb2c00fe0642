"""The drawings of games for a terminal, each in a module with the name of its game."""

from importlib import import_module
from importlib.util import find_spec

from bedesten.terminal.drawing import Drawing, PlainDrawing


def drawing_of(game: str) -> Drawing:
    """Return the drawing of a game; its view as plain data if it has none."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return PlainDrawing()
    drawing = import_module(module).DRAWING
    assert isinstance(drawing, Drawing)
    return drawing
