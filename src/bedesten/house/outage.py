"""What is wrong with the house now, if anything is: said once in the log and to everybody, however many notice it."""

from collections.abc import Callable

import structlog

from bedesten.house.clock import elapsed
from bedesten.house.errors import DatabaseAway, DiskFull, HouseError
from bedesten.house.store import is_full

log = structlog.get_logger()


class Outage:
    """Whether people can play at this worker, as far as it has noticed."""

    def __init__(self) -> None:
        self.trouble: HouseError | None = None
        self.changed: Callable[[], None] = lambda: None  # called when the trouble begins, is another one, or ends
        self._since = 0.0

    def notice(self, error: BaseException) -> None:
        """Say that something could not be read or stored, and why."""
        trouble = error if isinstance(error, HouseError) else DiskFull() if is_full(error) else DatabaseAway()
        if self.trouble is None:
            self._since = elapsed()
        elif self.trouble.code == trouble.code:
            return
        self.trouble = trouble
        log.warning("the house is not well", reason=trouble.code)
        self.changed()

    def end(self) -> None:
        """Say that all is well, if it was not."""
        if self.trouble is not None:
            log.warning("the house is well again", after=self.trouble.code, seconds=round(elapsed() - self._since, 1))
            self.trouble = None
            self.changed()


outage = Outage()
