"""One page: board, players, log, question and menu, fitted into the screen."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bedesten.core.contract import State
from bedesten.core.odds import odds
from bedesten.core.outlook import outlook
from bedesten.core.registry import Game
from bedesten.terminal.drawing import Drawing, Seen
from bedesten.terminal.screen import Screen

Item = tuple[str, str, str, str]
"""A number, a notation, a description and what it would bring."""

WIDEST_PAGE = 110
SHORT_MENU = 4
LONG_MENU = 6
FEWEST_LOG_LINES = 2
ROOM_TO_SAY = 12
"""With less room than this beside the menu, nothing is said there."""
BULLET = "• "


@dataclass
class Page:
    """What a page shows. `old` is the part of the log that its reader has seen before; `notes` answer the reader."""

    game: Game
    drawing: Drawing
    state: State
    seen: Seen
    names: Sequence[str]
    old: Sequence[str] = ()
    new: Sequence[str] = ()
    notes: Sequence[str] = ()

    def show(self, screen: Screen) -> None:
        """Fill the screen: the fuller form of every part where there is room, and as much of the log as fits."""
        width = page_width(screen)
        items = menu_items(self.game, self.state)
        question = Text(self.game.prompt(self.state), "bold")
        tight = self.table(width, tight=True)
        log = self.log_lines(screen, width)
        gap = [Text()] if log else []
        notes = [Text(note) for note in self.notes]
        enough = min(len(log), FEWEST_LOG_LINES)
        full = full_menu(items, width)
        below = [*notes, question]
        bare: list[RenderableType] = [
            *notes,
            Text.assemble(question, ("   (menu explains)", "dim")),
            bare_menu(items, width),
        ]
        # Each form with the lines of the log that it must leave room for: a short menu is worth more than the log.
        forms: list[tuple[list[RenderableType], list[RenderableType], int]] = [
            ([*self.table(width), *gap], [Text(), *below, full], enough),
            (tight, [*below, full], enough if len(items) > SHORT_MENU else 0),
            (tight, [*below, short_menu(items, width)], enough),
            (tight, bare, 0),
            (tight[1:], bare, 0),
        ]
        room = screen.console.height - 1
        fitting = (form for form in forms if room - screen.height_of(*form[0], *form[1]) >= form[2])
        above, under, _ = next(fitting, forms[-1])
        too_many = screen.height_of(*above, *under) - room
        if too_many > 0:
            under = [*under[:-1], cut_menu(items, width, max(1, screen.height_of(under[-1]) - too_many))]
        screen.clear()
        screen.show(*above, *_last(log, room - screen.height_of(*above, *under)), *under)

    def print(self, screen: Screen, whole: bool) -> None:
        """Print what is new where there are no pages; the board only if `whole`."""
        width = page_width(screen)
        if whole:
            screen.show(*self.table(width))
        screen.show(*_wrapped(self.new, screen, width))
        screen.show(*map(Text, self.notes), Text(self.game.prompt(self.state), "bold"))
        screen.show(full_menu(menu_items(self.game, self.state), width, whole=True))

    def table(self, width: int, tight: bool = False) -> list[RenderableType]:
        """Return the head line, the board and the players."""
        offered = [self.game.lexicon.saying(action) for action in self.state.actions()]
        head = Text.assemble((self.game.title, "bold"), f"  {self.drawing.status(self.seen)}")
        head.truncate(width)
        parts: list[RenderableType] = [head, self.drawing.board(self.seen, width, offered, tight)]
        if not tight:
            parts.append(self.drawing.legend(width))
        return [*parts, self.drawing.players(self.seen, self.names, width, tight)]

    def log_lines(self, screen: Screen, width: int) -> list[Text]:
        return _wrapped(self.old, screen, width, "dim") + _wrapped(self.new, screen, width)


def _wrapped(paragraphs: Sequence[str], screen: Screen, width: int, style: str = "") -> list[Text]:
    lines: list[Text] = []
    for paragraph in paragraphs:
        wrapped = Text(paragraph, style).wrap(screen.console, width - len(BULLET))
        lines += [Text.assemble(BULLET if number == 0 else "  ", line) for number, line in enumerate(wrapped)]
    return lines


def _last(lines: list[Text], room: int) -> list[Text]:
    """Return as many of the last lines as there is room for, and a sign where some are missing."""
    if len(lines) <= room:
        return lines
    if room <= FEWEST_LOG_LINES:
        return lines[len(lines) - max(0, room) :]
    return [Text("  … (log tells more)", "dim"), *lines[len(lines) - room + 1 :]]


def page_width(screen: Screen) -> int:
    return min(screen.console.width, WIDEST_PAGE)


def menu_items(game: Game, state: State) -> list[Item]:
    return [
        (str(number), game.lexicon.say(action), game.describe(state, action), _brings(game, state, action))
        for number, action in enumerate(state.actions(), 1)
    ]


def _brings(game: Game, state: State, action: int) -> str:
    if game.says_all(state, action):
        return ""
    seen = outlook(game, state, action)
    return game.brings(state, seen, odds(game, seen))


def full_menu(items: Sequence[Item], width: int, whole: bool = False) -> Table:
    """Return the menu with its descriptions, and beside them what each entry would bring, if there is room for that.

    Many short entries stand in columns. `whole` takes as many lines as all of it needs.
    """
    name = sum(max(len(item[part]) for item in items) for part in range(2)) + 6
    said = max((len(item[2]) for item in items if item[3]), default=0)
    if said and (whole or width - name - said >= ROOM_TO_SAY):
        table = _columns(1)
        table.columns[-1].max_width = None if whole else said  # longer ones, which bring nothing, take two lines
        table.add_column(style="green", no_wrap=not whole, overflow="ellipsis")
        for item in items:
            table.add_row(*map(Text, item))
        return table
    entry = name + max(len(item[2]) for item in items)
    return _in_columns(items, max(1, width // entry) if len(items) > LONG_MENU else 1)


def short_menu(items: Sequence[Item], width: int) -> Table:
    """Return the menu in two columns, where long descriptions are cut off."""
    table = _in_columns(items, 2)
    table.expand = True
    table.width = width
    for column in table.columns[2::3]:
        column.no_wrap = True
        column.overflow = "ellipsis"
        column.ratio = 1
    return table


def bare_menu(items: Sequence[Item], width: int) -> Text:
    """Return the menu without descriptions."""
    lines = [Text()]
    entries = [Text.assemble((number, "bold"), " ", (notation, "cyan")) for number, notation, *_ in items]
    for entry in entries:
        if lines[-1] and lines[-1].cell_len + 3 + entry.cell_len > width:
            lines.append(Text())
        lines[-1].append_text(Text("   ") + entry if lines[-1] else entry)
    return Text("\n").join(lines)


def cut_menu(items: Sequence[Item], width: int, lines: int) -> Text:
    """Return as much of the bare menu as goes into so many lines; the board marks what a long one is about."""
    menu = bare_menu(items, width).split()
    first = menu[: lines - 1]
    return Text("\n").join([*first, Text(f"… {len(items)} in all (menu lists them)", "dim")])


def _columns(count: int) -> Table:
    """Return an empty menu: a number, a notation and a description, so many times side by side."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(count):
        table.add_column(justify="right", style="bold", no_wrap=True)
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
    return table


def _in_columns(items: Sequence[Item], columns: int) -> Table:
    height = -(-len(items) // columns)
    table = _columns(columns)
    for row in range(height):
        table.add_row(*(Text(part) for item in items[row::height] for part in item[:3]))
    return table
