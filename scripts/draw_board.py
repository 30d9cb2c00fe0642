"""Draw docs/pictures/board.svg: a game of Istanbul as the terminal shows it to the first seat."""

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
RECORD = ROOT / "tests" / "archive" / "istanbul-3-short.record"
PICTURE = ROOT / "docs" / "pictures" / "board.svg"
WIDTH = 100
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
    record = bedesten.Record.read(RECORD.read_text("utf-8"))
    here = bedesten.game(record.game)
    own_turns = [
        n for n, entry in enumerate(record.entries) if entry.seat == "red" and entry.notation.startswith("move")
    ]
    state = bedesten.replay(record, own_turns[len(own_turns) // 3])
    page = Page(here, drawing_of(here.name), state, state.view(0), ["you", "Steady bot", "Steady bot"])
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    menu = full_menu(menu_items(here, state), WIDTH)
    for part in (*page.table(WIDTH), Text(here.prompt(state), "bold"), menu):
        console.print(part)
    picture = console.export_svg(title="bedesten play istanbul", theme=NIGHT)
    # The picture shows with whatever fixed-width font is at hand and fetches nothing.
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")
    PICTURE.write_text(re.sub(r"<!--.*?-->\n", "", picture), "utf-8")


if __name__ == "__main__":
    main()
