"""What is wrong with the house now, if anything is: said once in the log and to everybody, however many notice it.

It begins with an error of the database, and what that means.
"""

import errno
import sqlite3
from collections.abc import Callable

import asyncpg
import structlog
from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bedesten.house.clock import elapsed
from bedesten.house.errors import DatabaseAway, DiskFull, HouseError

log = structlog.get_logger()

MAY_BE_AWAY = (OSError, DBAPIError, PoolTimeout, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What is raised when the database is away, among much else: `is_away` tells."""

AWAY = ("08", "25006", "28", "3D000", "53", "55000", "55P03", "57P", "58")
"""How the SQLSTATE begins of what PostgreSQL cannot do now and may do soon: gone, a standby, full, shutting down; or it
lets nobody in, since a password or the name of the database was changed."""

AWAY_SQLITE = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
)


def is_away(error: BaseException) -> bool:
    """Tell whether an error means that the database is gone, restarting or full: what failed may work in a moment."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        said: object = error.orig
    else:
        said = error
    # A driver that cannot connect, or waits in vain, passes on what the system says.
    if isinstance(error, InterfaceError) or isinstance(said, OSError | PoolTimeout | asyncpg.InterfaceError):
        return True
    is_sqlite_away = getattr(said, "sqlite_errorcode", 0) & 0xFF in AWAY_SQLITE
    return is_sqlite_away or str(getattr(said, "sqlstate", None)).startswith(AWAY)


def is_full(error: BaseException) -> bool:
    """Tell whether an error means that a disk is full: of the database's machine, or of this one."""
    said = getattr(error, "orig", None) or error
    return (
        getattr(said, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL
        or getattr(said, "sqlstate", None) == "53100"
        or getattr(said, "errno", None) in (errno.ENOSPC, errno.EDQUOT)
    )


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
