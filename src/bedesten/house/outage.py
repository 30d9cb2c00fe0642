"""The database is away: one line in the log when that is noticed, one when it is back, however many ask meanwhile."""

import structlog

from bedesten.house.clock import elapsed

log = structlog.get_logger()


class Outage:
    """Whether the database is away, as far as this process has noticed."""

    def __init__(self) -> None:
        self._since: float | None = None

    def notice(self, error: BaseException) -> None:
        """Say that the database is away, unless that was said."""
        if self._since is None:
            self._since = elapsed()
            log.warning("the database is away", reason=type(error).__name__)

    def end(self) -> None:
        """Say that the database is back, if it was away."""
        if self._since is not None:
            log.info("the database is back", seconds=round(elapsed() - self._since, 1))
            self._since = None


outage = Outage()
