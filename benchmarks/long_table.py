"""Measure how long others wait while somebody reads a table that has been played for hours.

Two people decide at a table of their own, one after the other; meanwhile somebody looks at a table with 20,000 entries
for the first time, reads its moments, replays it and downloads its record. A part of `benchmarks.house`:

    python -m benchmarks.house --part long
"""

import asyncio
import gc
import statistics
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from benchmarks.house_stage import Sheet
from tests.house.client import ME, Person
from tests.house.long_table import lengthen
from tests.house.playing import Party
from tests.house.server import House

PATIENCE = 600.0


async def look(person: Person, table: str) -> int:
    """Look at the table; return the bytes that came."""
    async with await person.socket() as socket:
        await socket.send("watch", table=table, seat=0, since=None)
        await socket.expect("position", table=table, timeout=PATIENCE)
        return sum(len(text.encode()) for text in socket.texts)


async def read(person: Person, path: str) -> int:
    """Ask for something of the table; return the bytes that came."""
    return len((await person.ask("GET", path, timeout=PATIENCE)).content)


async def delays(party: Party, reading: "asyncio.Task[int] | None", least: int) -> list[float]:
    """Return how long each decision of others took, in milliseconds, as long as somebody reads."""
    taken: list[float] = []
    while len(taken) < least or (reading is not None and not reading.done()):
        mover = await party.mover()
        began = time.perf_counter()
        await mover.act()
        taken.append(1000 * (time.perf_counter() - began))
    return taken


async def measure(length: int) -> dict[str, dict[str, float]]:
    """Return the figures of each way to read."""
    figures: dict[str, dict[str, float]] = {}
    with (
        tempfile.TemporaryDirectory(prefix="bedesten-bench-") as folder,
        House(Path(folder), log_level="warning") as house,
    ):
        ada = await Person.arrive(house.address)
        table = (await ada.make_table([ME, {**ME, "name": "Bo"}], order="chosen"))["id"]
        await ada.start(table)
        await asyncio.to_thread(house.stop)
        await asyncio.to_thread(lengthen, house, table, length)
        await asyncio.to_thread(house.start)
        path = f"/api/tables/{table}"
        ways: dict[str, Coroutine[Any, Any, int] | None] = {
            "nobody reads": None,
            "first look, the house loads it": look(ada, table),
            "second look": look(ada, table),
            "moments, a page": read(ada, f"{path}/moments?since={length // 2}"),
            "replay": read(ada, f"{path}/replay/{length - 1}"),
            "record": read(ada, f"{path}/record"),
        }
        # The people share this process: its own garbage collection, 80 ms, would count as a delay by the house.
        gc.collect()
        gc.disable()
        async with await Party.begin(house.address, 2) as party:
            for name, way in ways.items():
                began = time.perf_counter()
                task = None if way is None else asyncio.create_task(way)
                taken = await delays(party, task, 30 if way is None else 1)
                figures[name] = {
                    "decisions": len(taken),
                    "median_ms": statistics.median(taken),
                    "worst_ms": max(taken),
                    "seconds": time.perf_counter() - began,
                    "kilobytes": 0.0 if task is None else (await task) / 1000,
                }
        gc.enable()
    return figures


def shown(figures: dict[str, dict[str, float]], entries: int) -> Sheet:
    return Sheet(
        f"While somebody reads a table of {entries:,} entries, others decide",
        ("decisions", "median, ms", "worst, ms", "read in, s", "read, kB"),
        [
            [
                name,
                f"{one['decisions']:,}",
                *(f"{one[what]:.1f}" for what in ("median_ms", "worst_ms", "seconds")),
                f"{one['kilobytes']:,.0f}",
            ]
            for name, one in figures.items()
        ],
    )
