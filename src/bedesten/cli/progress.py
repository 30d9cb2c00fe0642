"""The bar that shows how many games have been played."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bedesten.cli.common import error_console


class GamesBar:
    """A bar that appears with the first news, when all worker processes have been started."""

    def __init__(self, games: int, shown: bool) -> None:
        err = error_console()
        self.progress: Progress | None = None
        if shown and err.is_terminal:
            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self.progress = Progress(*columns, console=err, transient=True)
            self.task = self.progress.add_task("games", total=games)

    def update(self, games: int) -> None:
        if self.progress is not None:
            self.progress.start()
            self.progress.update(self.task, completed=games)

    def stop(self) -> None:
        if self.progress is not None:
            self.progress.stop()


@contextmanager
def games_bar(games: int, shown: bool) -> Iterator[GamesBar]:
    """Show a bar within, if the error output is a terminal."""
    bar = GamesBar(games, shown)
    try:
        yield bar
    finally:
        bar.stop()
