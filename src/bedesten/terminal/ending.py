"""The end of a game: the last table, the standing, and what decided."""

from rich.table import Table
from rich.text import Text

from bedesten.core.standing import Standing
from bedesten.terminal.page import Page, page_width
from bedesten.terminal.screen import Screen


def show_ending(page: Page, screen: Screen) -> None:
    """Show the table as it stands at the end, and who has won by what."""
    width = page_width(screen)
    standing = page.state.standing()
    seats = [seat_label(seat, name) for seat, name in zip(page.game.seat_names(page.state), page.names, strict=True)]
    screen.clear()
    screen.show(*page.table(width), *page.log_lines(screen, width), Text())
    screen.show(standing_table(standing, seats), *page.drawing.ending(page.seen, width))
    screen.show(Text(verdict(standing, seats), "bold"))


def seat_label(seat: str, name: str) -> str:
    """Return a seat with who sits there: red (Ada)."""
    return f"{seat} ({name or 'human'})"


def standing_table(standing: Standing, seats: list[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", justify="right")
    table.add_column("player")
    for criterion in standing.criteria:
        table.add_column(criterion, justify="right")
    for rank in standing.ranks:
        table.add_row(f"{rank.place}.", Text(seats[rank.seat]), *map(str, rank.scores))
    return table


def verdict(standing: Standing, seats: list[str]) -> str:
    """Return a sentence that names the winner and the tie-break that decided; alone, what was reached."""
    if len(seats) == 1:
        return f"You have reached {standing.ranks[0].scores[0]} {standing.criteria[0]}."
    winners = [seats[seat].capitalize() for seat in standing.winners]
    if len(winners) > 1:
        return f"{', '.join(winners[:-1])} and {winners[-1]} share the victory: they are equal in everything."
    won = "You have won" if winners[0].endswith("(you)") else f"{winners[0]} has won"
    decided = standing.decided_by
    if decided is None:
        return f"{won}."
    equal = standing.criteria[: standing.criteria.index(decided)]
    if not equal:
        return f"{won} with the most {decided}."
    return f"{won}: no more {' and '.join(equal)} than the next, but more {decided}."
