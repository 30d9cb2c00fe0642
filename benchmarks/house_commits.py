"""What PostgreSQL makes durable by itself: small commits of several writers at once, with and without news (NOTIFY)."""

import asyncio
import os
import time

import asyncpg
from benchmarks.house_stage import Figures, Sheet, sheet
from tests.house.postgres import running_postgres

WRITERS = (1, 4, 16)
NEWS = "select pg_notify('bedesten', 'entry:AAAAAAAAAAAAAAAA:57')"


async def commits(address: str, writers: int, seconds: float, news: bool) -> float:
    """Return how many commits there are each second, each with one row of its own."""
    connections = [await asyncpg.connect(address) for _ in range(writers)]
    await connections[0].execute("create table if not exists rows (text text)")
    until = time.monotonic() + seconds

    async def write(connection: asyncpg.Connection) -> int:
        done = 0
        while time.monotonic() < until:
            async with connection.transaction():
                await connection.execute("insert into rows values ('move 11')")
                if news:
                    await connection.execute(NEWS)
            done += 1
        return done

    total = sum(await asyncio.gather(*(write(connection) for connection in connections)))
    for connection in connections:
        await connection.close()
    return total / seconds


def measure(seconds: float) -> dict[str, Figures]:
    """Return the commits each second by number of writers."""
    results: dict[str, Figures] = {}
    with running_postgres(f"bench-{os.getpid()}") as postgres, postgres.database() as address:
        for writers in WRITERS:
            results[f"{writers} at once" if writers > 1 else "1 writer"] = {
                "plain": asyncio.run(commits(address, writers, seconds, news=False)),
                "news": asyncio.run(commits(address, writers, seconds, news=True)),
            }
    return results


ROWS = (("commits/s", "plain", ",.0f"), ("commits/s, each with news", "news", ",.0f"))


def shown(results: dict[str, Figures]) -> Sheet:
    return sheet("PostgreSQL alone", ROWS, results)
