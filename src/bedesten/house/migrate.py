"""Bring the database up to this version of the house, before anything else uses it.

Any number of houses may start on one database at once: the first makes the change, the others wait and find it done.
"""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bedesten.house.schema import metadata
from bedesten.house.settings import BadSetting, Settings, demand_private

SCRIPTS = Path(__file__).parent / "migrations"
SECONDS_TO_CONNECT = 10
SECONDS_TO_WAIT = 60
ADVISORY_LOCK = 0x6265_6465  # any number, the same in every house


def migrate(settings: Settings) -> None:
    """Make or upgrade the tables; raise BadSetting with one sentence if the database cannot be used."""
    asyncio.run(bring_up_to_date(settings))


async def bring_up_to_date(settings: Settings) -> None:
    """Do the same inside a running loop."""
    if settings.is_sqlite:
        _make_file(settings)
    async with changing(settings) as connection:
        await connection.run_sync(_upgrade, place_of(settings))


@asynccontextmanager
async def changing(settings: Settings) -> AsyncIterator[AsyncConnection]:
    """Give a connection on which nobody else changes the house; say in one sentence what is wrong with the database."""
    async with connecting(settings) as engine, engine.begin() as connection:
        if not settings.is_sqlite:
            await _lock_postgresql(connection, place_of(settings))
        yield connection


@asynccontextmanager
async def connecting(settings: Settings) -> AsyncIterator[AsyncEngine]:
    """Give an engine for one task; what the database refuses becomes a BadSetting."""
    timeout = SECONDS_TO_WAIT if settings.is_sqlite else SECONDS_TO_CONNECT
    engine = create_async_engine(
        settings.database, poolclass=NullPool, connect_args={"timeout": timeout}, hide_parameters=True
    )
    if settings.is_sqlite:
        _lock_file(engine.sync_engine)
    try:
        yield engine
    except (SQLAlchemyError, OSError, TypeError) as error:
        raise BadSetting(_sentence(settings, error)) from error
    finally:
        await engine.dispose()


def demand_private_database(settings: Settings) -> None:
    """Raise BadSetting if other users of this machine can read a database that is a file, or what belongs to it."""
    if settings.is_sqlite:
        for ending in ("", "-wal", "-shm"):
            path = Path(place_of(settings) + ending)
            if path.exists():
                demand_private(path, "The database")


def place_of(settings: Settings) -> str:
    """Return where the database is, as it may be shown: without password and options."""
    url = make_url(settings.database)
    if settings.is_sqlite:
        return str(url.database)
    shown = URL.create("postgresql", url.username, host=url.host, port=url.port, database=url.database)
    return shown.render_as_string()


def newest_schema() -> str:
    """Return the number of the schema that this version makes."""
    head = ScriptDirectory(str(SCRIPTS)).get_current_head()
    assert head is not None
    return head


def known_schemas() -> set[str]:
    """Return the numbers of all schemas that this version can upgrade."""
    return {script.revision for script in ScriptDirectory(str(SCRIPTS)).walk_revisions()}


def _make_file(settings: Settings) -> None:
    """Make the folder and the file, which holds secrets, for this user only."""
    path = Path(str(make_url(settings.database).database))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
    except OSError as error:
        raise BadSetting(f"The database {path} cannot be used: {error.strerror}.") from error


def _lock_file(engine: object) -> None:
    """Let every transaction begin as a writer, and let schema changes be part of it."""

    @event.listens_for(engine, "connect")
    def begin_by_hand(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


async def _lock_postgresql(connection: AsyncConnection, place: str) -> None:
    if await connection.scalar(text("SELECT current_setting('transaction_read_only')")) == "on":
        raise BadSetting(f"The database {place} can only be read: name the one that can be written.")
    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})


def schemas_of(connection: Connection) -> set[str]:
    """Return the number of the schema that a database has; nothing if it has none."""
    return set(MigrationContext.configure(connection).get_current_heads())


def _upgrade(connection: Connection, place: str) -> None:
    found = schemas_of(connection)
    newer = sorted(found - known_schemas())
    if newer:
        raise BadSetting(
            f"The database {place} has schema {newer[0]}, made by a newer Bedesten; "
            f"this one knows up to {newest_schema()}: upgrade Bedesten."
        )
    foreign = set() if found else set(inspect(connection).get_table_names()) & set(metadata.tables)
    if foreign:
        raise BadSetting(
            f"The database {place} has a table '{min(foreign)}' that is not of the house: give it one of its own."
        )
    if found != {newest_schema()}:
        config = Config()
        config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _sentence(settings: Settings, error: BaseException) -> str:
    place = place_of(settings)
    if isinstance(error, TypeError):  # what the driver makes of words it does not know
        return f"The address of the database {place} has options that cannot be used."
    if isinstance(error, OSError):
        return f"The database {place} cannot be reached: {_reason(error)}."
    said = error.orig if isinstance(error, DBAPIError) else error
    match str(getattr(said, "sqlstate", "")):
        case "28P01" | "28000":
            return f"The database {place} refuses this user or password."
        case "3D000":
            return f"The database {place} does not exist: create it first."
        case "42501":
            return f"The user of the database {place} may not make or change its tables."
    reason = str(said).partition("\n")[0].rstrip(".")
    return f"The database {place} cannot be used: {reason}."


def _reason(error: OSError) -> str:
    match error:
        case TimeoutError():
            return "it does not answer"
        case ConnectionRefusedError():
            return "nothing listens there"
        case _:
            return error.strerror or type(error).__name__
