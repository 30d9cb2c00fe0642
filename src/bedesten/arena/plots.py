"""Pictures of a tournament: the win share of each bot with its interval, and the course of the ratings."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from bedesten.arena.figures import Figures
from bedesten.core.errors import BadOption, BedestenError
from bedesten.core.registry import find_game

if TYPE_CHECKING:
    from matplotlib.axes import Axes

ENDINGS = (".svg", ".png")
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8c6d31", "#444444")
"""Told apart also by those who do not see all colours (Okabe and Ito)."""


class NoPlots(BedestenError):
    """What draws plots is not installed."""


def demand_plot(path: Path) -> None:
    """Raise BedestenError, saying what is accepted, if no plot can be drawn into this file."""
    if path.suffix.lower() not in ENDINGS:
        raise BadOption(f"a plot is a file that ends with {' or '.join(ENDINGS)}, not '{path.name}'.")
    if not path.parent.is_dir():
        raise BadOption(f"the plot cannot be drawn: there is no folder {path.parent}.")
    if find_spec("matplotlib") is None:
        raise NoPlots("Plots need matplotlib: pip install 'bedesten[arena]'")


def draw(figures: Figures, path: Path) -> None:
    """Draw the figures into a file, as SVG or PNG by its ending. The same figures give the same file."""
    demand_plot(path)
    from matplotlib import rc_context  # noqa: PLC0415 - it may not be installed
    from matplotlib.figure import Figure  # noqa: PLC0415

    height = max(3.2, 1.4 + 0.45 * len(figures.bots))
    with rc_context({"svg.hashsalt": "bedesten", "svg.fonttype": "none", "font.size": 10}):
        figure = Figure(figsize=(10, height), layout="constrained")
        left, right = figure.subplots(1, 2)
        _draw_shares(left, figures)
        _draw_ratings(right, figures)
        tournament = figures.tournament
        figure.suptitle(
            f"{find_game(tournament.game).title}, {tournament.players} seats: "
            f"{figures.deals} deals, {figures.games} games, seed {tournament.seed}",
            fontsize=11,
        )
        is_svg = path.suffix.lower() == ".svg"
        # The day on which it was drawn would make another file of the same figures.
        figure.savefig(path, dpi=150, metadata={"Date": None} if is_svg else {"Software": "bedesten"})


def _draw_shares(axes: "Axes", figures: Figures) -> None:
    for row, bot in enumerate(figures.bots):
        share = bot.share
        reach = [[100 * (share.mean - share.low)], [100 * (share.high - share.mean)]]
        axes.errorbar(100 * share.mean, row, xerr=reach, fmt="o", color=COLOURS[row % len(COLOURS)], capsize=4)
    axes.axvline(100 * figures.bots[0].share.fair, color="#888888", linestyle="--", linewidth=1, label="fair")
    axes.set_yticks(range(len(figures.bots)), [bot.name for bot in figures.bots])
    axes.set_ylim(len(figures.bots) - 0.5, -0.5)
    axes.set_xlabel("win share in %, with 95 % intervals")
    axes.legend(frameon=False)
    axes.grid(axis="x", alpha=0.3)


def _draw_ratings(axes: "Axes", figures: Figures) -> None:
    deals = range(1, len(figures.courses) + 1)
    for one, bot in enumerate(figures.bots):
        course, colour = [ratings[one] for ratings in figures.courses], COLOURS[one % len(COLOURS)]
        axes.plot(deals, [rating.mu for rating in course], color=colour, label=bot.name)
        lower, upper = ([rating.mu + side * rating.sigma for rating in course] for side in (-1, 1))
        axes.fill_between(deals, lower, upper, color=colour, alpha=0.15, linewidth=0)
    axes.set_xlabel("deals")
    axes.set_ylabel("rating")
    if figures.courses:
        axes.legend(frameon=False)
    axes.grid(alpha=0.3)
