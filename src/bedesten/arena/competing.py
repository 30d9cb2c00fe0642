"""Running a tournament: play, keep what was played, and stop when all is certain."""

import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bedesten.arena.certainty import Certainty
from bedesten.arena.results import Results
from bedesten.arena.scoring import contests, highest_share, shares
from bedesten.arena.tournament import Runner, Tournament, play_on

SECONDS = 5.0
"""How often results are kept while games are played."""


def compete(
    tournament: Tournament,
    run: Runner | None = None,
    *,
    file: Path | None = None,
    stops: bool = True,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Play a tournament, all of it or, if it `stops`, until it is certain of all bots who is better than whom.

    `run` lets the games be played, one after the other in this process if there is none. Results are kept in `file`,
    and what it has is not played again. `progress` hears how many games there are each time some are finished.
    Raises BedestenError for what cannot be played.
    """
    tournament.demand_playable()
    results = Results.load(file, tournament) if file is not None and file.exists() else Results(tournament)
    referee = _Referee(results)
    with _kept(results, file) as keep:
        if stops and referee.is_certain():
            return results
        with closing(play_on(tournament, len(results.outcomes), run)) as playing:
            for played in playing:
                if played is not None:
                    results.add(played)
                is_over = stops and referee.is_certain()
                if is_over:
                    results.keep(referee.certainty.deals)
                if progress is not None:
                    progress(len(results.outcomes))
                if is_over:
                    break
                keep()
    return results


class _Referee:
    """Looks at deals as they become whole, one by one: so it stops at the same deal, however games are batched."""

    def __init__(self, results: Results) -> None:
        self.results = results
        self.certainty = Certainty(len(results.tournament.bots), highest_share(results.tournament))

    def is_certain(self) -> bool:
        """Tell whether all is certain, and look no further than to the deal after which it is."""
        bots, seatings = len(self.results.tournament.bots), self.results.tournament.seatings
        while not self.certainty.is_complete and self.certainty.deals < self.results.deals:
            deal = contests(seatings, self.results.deal(self.certainty.deals))
            self.certainty.add(shares(bots, deal))
        return self.certainty.is_complete


@contextmanager
def _kept(results: Results, file: Path | None) -> Iterator[Callable[[], None]]:
    """Keep results in a file every few seconds and in the end, also one that is not as it was meant."""
    if file is not None:
        results.save(file)  # what cannot be written shall not be played
    last = time.monotonic()

    def keep() -> None:
        nonlocal last
        if file is not None and time.monotonic() - last > SECONDS:
            results.save(file)
            last = time.monotonic()

    try:
        yield keep
    finally:
        if file is not None:
            results.save(file)
