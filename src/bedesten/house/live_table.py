"""A table that has started, as one worker has it in memory: the fold of what is stored, and who sits there."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace

from bedesten.house.bot_workers import LEVELS
from bedesten.house.clock import now
from bedesten.house.history import History, SetAside, Start
from bedesten.house.store import Row
from bedesten.house.waiting import Waiting, waiting


class LiveTable:
    """A table that has started."""

    def __init__(self, row: Row, sitting: Iterable[Row]) -> None:
        self.table: str = row["id"]
        self.late: str = row["late"]
        self.sitting: list[Row] = list(sitting)
        start = Start.read(row["start"], row["secret"], *self._named())
        self.history = History(start)
        if [seat["seat"] for seat in self.sitting] != list(range(start.players)) or not start.is_as_bound():
            raise SetAside("This table cannot go on: what it was started with has been changed.")
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.turn_told = 0  # up to which number those whose turn it is have been told
        self.is_stale = False  # more may be stored than this worker has heard of: read on before anything else
        self.used = now()

    def sit(self, sitting: Iterable[Row]) -> None:
        """Take note of who sits here and what they wish."""
        self.sitting = list(sitting)
        names, salts = self._named()
        self.history.start = replace(self.history.start, names=names, salts=salts)

    def _named(self) -> tuple[tuple[str, ...], tuple[bytes | None, ...]]:
        """Return the names of the seats, and their salts."""
        return tuple(seat["name"] for seat in self.sitting), tuple(seat["salt"] for seat in self.sitting)

    def owner(self, seat: int | None) -> str | None:
        """Return the person this seat belongs to."""
        return None if seat is None else self.sitting[seat]["person"]

    def owners(self) -> set[str]:
        """Return all people who have a seat here."""
        return {row["person"] for row in self.sitting if row["person"] is not None}

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats that belong to somebody."""
        return [row["seat"] for row in self.sitting if person is not None and row["person"] == person]

    def demand_bots(self) -> None:
        """Raise SetAside if a bot plays here that this house does not have."""
        playing = {*self.history.start.bots, *self.history.current.away.values()}
        unknown = {level for level in playing if level} - {*LEVELS}
        if unknown:
            raise SetAside(f"This table cannot go on: this house has no bot of the level '{min(unknown)}'.")

    def waiting(self) -> Waiting:
        """Return what this table waits for."""
        return waiting(self.history.current, self.sitting, self.late, now())
