"""Draw docs/pictures/board.svg, sheet.svg and market.svg: games as the terminal shows them to the first seat."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import bedesten
from bedesten.terminal.drawings import drawing_of
from bedesten.terminal.page import Page, full_menu, menu_items

ROOT = Path(__file__).resolve().parent.parent
ARCHIVE = ROOT / "tests" / "archive"
PICTURES = ROOT / "docs" / "pictures"
WIDTH = 100
DRAWN = (
    ("istanbul-3-short", "move", 1 / 3, "board"),
    ("choose_write-3-any", "use", 3 / 4, "sheet"),
    ("cairo-4-suggested", "play", 2 / 3, "market"),
)
"""Which record, how the action begins that the first seat is about to choose, how far in the game, which picture."""
NIGHT = TerminalTheme(
    (10, 18, 38),
    (240, 243, 250),
    [
        (19, 31, 63),
        (240, 101, 90),
        (77, 184, 114),
        (246, 191, 67),
        (118, 165, 255),
        (240, 70, 138),
        (64, 190, 200),
        (178, 191, 219),
    ],
)


def main() -> None:
    for record, verb, share, picture in DRAWN:
        draw(ARCHIVE / f"{record}.record", verb, share, PICTURES / f"{picture}.svg")


def draw(file: Path, verb: str, share: float, path: Path) -> None:
    record = bedesten.Record.read(file.read_text("utf-8"))
    game = bedesten.game(record.game)
    first, *others = game.seat_names(bedesten.replay(record, 0))
    own_turns = [n for n, entry in enumerate(record.entries) if entry.seat == first and entry.notation.startswith(verb)]
    state = bedesten.replay(record, own_turns[int(len(own_turns) * share)])
    page = Page(game, drawing_of(game.name), state, state.view(0), ["you", *["Steady bot"] * len(others)])
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    menu = full_menu(menu_items(game, state), WIDTH)
    for part in (*page.table(WIDTH), Text(game.prompt(state), "bold"), menu):
        console.print(part)
    picture = console.export_svg(title=f"bedesten play {game.word}", theme=NIGHT)
    # The picture shows with whatever fixed-width font is at hand and fetches nothing.
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")
    path.write_text(re.sub(r"<!--.*?-->\n", "", picture), "utf-8")


if __name__ == "__main__":
    main()
