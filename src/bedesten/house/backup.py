"""Back the house up into one file while it is open, and restore it into an empty one.

A backup is always a SQLite file with the tables of the house, whatever database it came from; so it is also the way
to move a house from SQLite to PostgreSQL.
"""

import asyncio
import os
import secrets
import sqlite3
import tempfile
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

from sqlalchemy import Table, delete, func, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from bedesten.core.errors import BedestenError
from bedesten.house.migrate import (
    bring_up_to_date,
    changing,
    connecting,
    known_schemas,
    newest_schema,
    place_of,
    schemas_of,
)
from bedesten.house.schema import NOTES, metadata
from bedesten.house.settings import Settings

BATCH = 1000

Counts = dict[str, int]
"""How many rows of each table were copied."""


class BadBackup(BedestenError):
    """A backup cannot be made or restored."""


async def back_up(settings: Settings, file: Path, force: bool = False) -> Counts:
    """Write the whole house, as it is at one moment, into a file for this user only.

    The file appears when it is complete. An existing one is kept unless `force` is given.
    """
    if file.is_dir():
        raise BadBackup(f"{file} is a folder: name a file.")
    if file.exists() and not force:
        raise BadBackup(f"{file} exists already: name a new file, or replace it with --force.")
    unfinished = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        if settings.is_sqlite:
            counts = await asyncio.to_thread(_copy_sqlite, settings, unfinished)
        else:
            counts = await _copy_postgresql(settings, unfinished)
        _flush(unfinished)
        unfinished.replace(file)
    except OSError as error:
        raise BadBackup(f"{file} cannot be written: {error.strerror}.") from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
    return counts


async def restore(settings: Settings, file: Path) -> Counts:
    """Fill an empty house, on SQLite or PostgreSQL, from a backup; an older backup is upgraded on the way."""
    with tempfile.TemporaryDirectory(prefix="bedesten-restore-") as folder:
        copy = Path(folder) / "copy.db"
        await asyncio.to_thread(_read_backup, file, copy)
        backup = _at(settings, copy)
        await bring_up_to_date(backup)
        await bring_up_to_date(settings)
        async with changing(settings) as house:
            await _demand_empty(house, place_of(settings))
            async with connecting(backup) as source, source.connect() as rows:
                counts = await _copy_rows(rows, house)
            if not settings.is_sqlite:
                await _set_sequences(house)
        return counts


def _at(settings: Settings, file: Path) -> Settings:
    return replace(settings, database=f"sqlite+aiosqlite:///{file.absolute()}")


def _copy_sqlite(settings: Settings, target: Path) -> Counts:
    source = Path(str(make_url(settings.database).database))
    if not source.exists():
        raise BadBackup(f"There is no house in {source} yet.")
    try:
        with closing(_opened(source)) as connection:
            _demand_house(connection, f"The database {source} is not that of a house.")
            connection.execute("VACUUM INTO ?", (str(target),))
        with closing(_opened(target)) as connection:
            return {name: connection.execute(f'select count(*) from "{name}"').fetchone()[0] for name in _names()}
    except sqlite3.Error as error:
        raise BadBackup(f"The database {source} cannot be copied: {error}.") from error


async def _copy_postgresql(settings: Settings, target: Path) -> Counts:
    async with connecting(settings) as engine, engine.connect() as source:
        await source.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        found = await source.run_sync(schemas_of)
        if found != {newest_schema()}:
            raise BadBackup(
                f"The database {place_of(settings)} has schema {min(found, default='none')}, not {newest_schema()}: "
                "back it up with the Bedesten that serves it."
            )
        await bring_up_to_date(_at(settings, target))
        async with changing(_at(settings, target)) as copy:
            return await _copy_rows(source, copy)


async def _copy_rows(source: AsyncConnection, target: AsyncConnection) -> Counts:
    """Copy all tables, those that others refer to first."""
    counts: Counts = {}
    for table in metadata.sorted_tables:
        if table in NOTES:
            await target.execute(delete(table))
        count = 0
        result = await source.stream(select(table))
        async for rows in result.mappings().partitions(BATCH):
            await target.execute(insert(table), [dict(row) for row in rows])
            count += len(rows)
        if table not in NOTES:
            counts[table.name] = count
    return counts


def _read_backup(file: Path, copy: Path) -> None:
    """Copy a backup to where it may be upgraded, after making sure that it is one."""
    foreign = f"{file} is not a backup of a house."
    try:
        with file.open("rb") as content:
            if content.read(16) != b"SQLite format 3\0":
                raise BadBackup(foreign)
    except OSError as error:
        raise BadBackup(f"{file} cannot be read: {error.strerror}.") from error
    try:
        with closing(_opened(file)) as source, closing(sqlite3.connect(copy)) as target:
            found = _demand_house(source, foreign)
            newer = sorted(found - known_schemas())
            if newer:
                raise BadBackup(
                    f"{file} has schema {newer[0]}, made by a newer Bedesten; this one knows up to {newest_schema()}: "
                    "upgrade Bedesten."
                )
            if source.execute("PRAGMA quick_check").fetchone() != ("ok",):
                raise BadBackup(f"{file} is damaged.")
            source.backup(target)
    except sqlite3.Error as error:
        raise BadBackup(f"{file} is damaged: {error}.") from error


def _opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=30)


def _demand_house(connection: sqlite3.Connection, otherwise: str) -> set[str]:
    """Return the numbers of the schema; raise BadBackup if these are not the tables of a house."""
    found = {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
    if not {"alembic_version", "people", "tables", "entries"} <= found:
        raise BadBackup(otherwise)
    return {number for (number,) in connection.execute("select version_num from alembic_version")}


async def _demand_empty(house: AsyncConnection, place: str) -> None:
    for table in metadata.sorted_tables:
        if table not in NOTES and await house.scalar(select(func.count()).select_from(table)):
            raise BadBackup(f"The house in {place} is not empty: restore into a new one.")


async def _set_sequences(house: AsyncConnection) -> None:
    """Let PostgreSQL count on where the restored ids end."""
    for table in metadata.sorted_tables:
        column = _counted(table)
        if column is not None and (last := await house.scalar(select(func.max(table.c[column])))) is not None:
            await house.execute(
                text("SELECT setval(pg_get_serial_sequence(:table, :column), :last)"),
                {"table": f'"{table.name}"', "column": column, "last": last},
            )


def _counted(table: Table) -> str | None:
    column = table.autoincrement_column
    return None if column is None else column.name


def _names() -> list[str]:
    return [table.name for table in metadata.sorted_tables if table not in NOTES]


def _flush(file: Path) -> None:
    """Wait until the file has reached the disk."""
    descriptor = os.open(file, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
