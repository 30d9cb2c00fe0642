"""Backup and restore: everything, at one moment, and nothing over something else."""

import asyncio
import re
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.samples import SOME_GAME

from bedesten.house import migrate as migrating
from bedesten.house.backup import BadBackup, back_up, restore
from bedesten.house.migrate import migrate
from bedesten.house.schema import metadata
from bedesten.house.settings import BadSetting, Settings, read_settings

Rows = dict[str, list[tuple[Any, ...]]]

PEOPLE = [
    {
        "id": f"p{number}",
        "name": f"Ayşe {number}",
        "name_key": f"ayşe {number}",
        "password": None if number % 2 else "$argon2id$…",
        "made": 1.25 + number,
        "seen": 1e9 + number / 3,
        "automatic_end": number % 2 == 0,
    }
    for number in range(1500)
]
TABLE = {
    "id": "t1",
    "phase": "playing",
    "game": SOME_GAME,
    "options": '{"layout": "short"}',
    "visibility": "private",
    "invitation": "sesame",
    "maker": "p1",
    "order": "random",
    "pace": "{}",
    "late": "bot",
    "chat": True,
    "secret": bytes(range(32)),
    "made": 1.0,
}


def house(folder: Path, database: str = "") -> Settings:
    return read_settings({"data": str(folder), "database": database}, {})


def run(settings: Settings, *statements: Any) -> list[tuple[Any, ...]]:
    """Do statements, or pairs of a statement and its rows; return what the last one gave."""

    async def do() -> list[tuple[Any, ...]]:
        engine = create_async_engine(settings.database)
        rows: list[tuple[Any, ...]] = []
        async with engine.begin() as connection:
            for statement in statements:
                pair = statement if isinstance(statement, tuple) else (statement,)
                result = await connection.execute(*pair)
                rows = [tuple(row) for row in result] if result.returns_rows else []
        await engine.dispose()
        return rows

    return asyncio.run(do())


def furnish(settings: Settings) -> None:
    """Put something into every table of a new house."""
    at = metadata.tables
    migrate(settings)
    run(
        settings,
        (insert(at["people"]), PEOPLE),
        (insert(at["tables"]), [TABLE]),
        (insert(at["seats"]), [{"table": "t1", "seat": 0, "person": "p1", "name": "Ayşe", "seed": 'güneş\n"'}]),
        (
            insert(at["entries"]),
            [
                {"table": "t1", "number": n, "kind": "action", "seat": 0, "notation": "end", "at": n, "client": None}
                for n in range(1, 2501)
            ],
        ),
        (insert(at["chat"]), [{"table": "t1", "person": "p1", "name": "Ayşe", "text": "🎲", "at": n} for n in (1, 2)]),
        (
            insert(at["messages"]),
            [{"person": "p1", "table": "t1", "number": 3, "channel": "email", "due": 2.0, "state": "waiting"}],
        ),
        (
            insert(at["solo_games"]),
            [{"table": "t1", "person": "p1", "game": SOME_GAME, "at": 3.0, "reached": '{"çini": 1}', "tiles": "[]"}],
        ),
    )


def content(settings: Settings) -> Rows:
    return {table.name: run(settings, select(table).order_by(*table.primary_key)) for table in metadata.sorted_tables}


def save(settings: Settings, file: Path, force: bool = False) -> dict[str, int]:
    return asyncio.run(back_up(settings, file, force))


def fill(settings: Settings, file: Path) -> dict[str, int]:
    return asyncio.run(restore(settings, file))


def comes_back(source: Settings, target: Settings, file: Path) -> None:
    furnish(source)
    counts = save(source, file)
    assert counts == {
        "people": 1500,
        "tables": 1,
        "seats": 1,
        "entries": 2500,
        "chat": 2,
        "messages": 1,
        "solo_games": 1,
    }
    assert file.stat().st_mode & 0o777 == 0o600
    assert [other.name for other in file.parent.iterdir() if other.name.startswith(".")] == []
    assert fill(target, file) == counts
    assert content(target) == content(source)
    # The restored house counts on where the other was.
    run(target, text("insert into chat (\"table\", name, text, at) values ('t1', 'Bo', 'hi', 3)"))
    assert [row[0] for row in content(target)["chat"]] == [1, 2, 3]


def test_sqlite_to_sqlite(tmp_path: Path) -> None:
    comes_back(house(tmp_path / "old"), house(tmp_path / "new"), tmp_path / "house.backup")


@pytest.mark.slow
def test_sqlite_to_postgresql(tmp_path: Path, database: str) -> None:
    comes_back(house(tmp_path), house(tmp_path, database), tmp_path / "house.backup")


@pytest.mark.slow
def test_postgresql_to_sqlite(tmp_path: Path, database: str) -> None:
    comes_back(house(tmp_path, database), house(tmp_path), tmp_path / "house.backup")


@pytest.mark.slow
def test_postgresql_to_postgresql(tmp_path: Path, database: str, postgres: Any) -> None:
    with postgres.database() as other:
        comes_back(house(tmp_path, database), house(tmp_path, other), tmp_path / "house.backup")


def saves_one_moment(settings: Settings, tmp_path: Path, write: Callable[[int], None]) -> None:
    """Back up while somebody writes, each time an entry together with its table: they must agree in the file."""
    done = threading.Event()
    written = 2500

    def play() -> None:
        nonlocal written
        while not done.is_set():
            written += 1
            write(written)

    player = threading.Thread(target=play)
    player.start()
    try:
        for turn in range(4):
            file = tmp_path / f"{turn}.backup"
            save(settings, file)
            copy = sqlite3.connect(file)
            entries, last = copy.execute("select count(*), max(number) from entries").fetchone()
            (number,) = copy.execute("select number from tables").fetchone()
            copy.close()
            assert entries == last == (number or 2500)
    finally:
        done.set()
        player.join(20)
    assert written > 2502


PAIR = (
    "insert into entries (\"table\", number, kind, seat, notation, at) values ('t1', {0}, 'action', 0, 'end', 1)",
    "update tables set number = {0}",
)


@pytest.mark.slow
def test_sqlite_is_saved_while_it_is_used(tmp_path: Path) -> None:
    settings = house(tmp_path / "house")
    furnish(settings)

    def write(number: int) -> None:
        connection = sqlite3.connect(tmp_path / "house" / "house.db", timeout=20, isolation_level=None)
        connection.execute("pragma journal_mode=wal")
        for statement in ("begin immediate", *PAIR, "commit"):
            connection.execute(statement.format(number))
        connection.close()

    saves_one_moment(settings, tmp_path, write)


@pytest.mark.slow
def test_postgresql_is_saved_while_it_is_used(tmp_path: Path, database: str) -> None:
    settings = house(tmp_path, database)
    furnish(settings)
    saves_one_moment(
        settings, tmp_path, lambda number: (None, run(settings, *(text(one.format(number)) for one in PAIR)))[0]
    )


def test_an_existing_file_is_replaced_only_by_force(tmp_path: Path) -> None:
    settings = house(tmp_path)
    migrate(settings)
    file = tmp_path / "letter"
    file.write_text("Dear Ayşe")
    with pytest.raises(BadBackup, match=r"letter exists already: name a new file, or replace it with --force\.$"):
        save(settings, file)
    assert file.read_text() == "Dear Ayşe"
    save(settings, file, force=True)
    assert file.read_bytes().startswith(b"SQLite format 3\0")


def test_a_backup_that_fails_leaves_the_old_one(tmp_path: Path) -> None:
    settings = house(tmp_path / "house", f"sqlite:///{tmp_path / 'letter.txt'}")
    (tmp_path / "letter.txt").write_text("Dear Ayşe, " * 200)
    file = tmp_path / "house.backup"
    file.write_text("the old one")
    with pytest.raises(BadBackup, match="cannot be copied: file is not a database"):
        save(settings, file, force=True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["house.backup", "letter.txt"]
    assert file.read_text() == "the old one"


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    settings = house(tmp_path)
    migrate(settings)
    with pytest.raises(BadBackup, match="is a folder: name a file"):
        save(settings, tmp_path)
    with pytest.raises(BadBackup, match=r"x/house.backup cannot be written: No such file or directory\.$"):
        save(settings, tmp_path / "x" / "house.backup")


def test_where_there_is_no_house(tmp_path: Path, database: str) -> None:
    with pytest.raises(BadBackup, match=r"There is no house in \S+house\.db yet\.$"):
        save(house(tmp_path / "nowhere"), tmp_path / "file")
    with pytest.raises(BadBackup, match="has schema none, not"):
        save(house(tmp_path, database), tmp_path / "file")
    shop = tmp_path / "shop.db"
    with closing(sqlite3.connect(shop)) as connection:
        connection.execute("create table goods (name text)")
    with pytest.raises(BadBackup, match="is not that of a house"):
        save(house(tmp_path, f"sqlite:///{shop}"), tmp_path / "file")
    with pytest.raises(BadSetting, match="cannot be reached"):
        save(house(tmp_path, "postgresql://a:sesame@127.0.0.1:1/b"), tmp_path / "file")
    assert not (tmp_path / "file").exists()


def test_a_house_with_people_is_not_overwritten(tmp_path: Path) -> None:
    settings = house(tmp_path)
    furnish(settings)
    save(settings, tmp_path / "house.backup")
    before = content(settings)
    with pytest.raises(BadBackup, match=r"is not empty: restore into a new one\.$"):
        fill(settings, tmp_path / "house.backup")
    assert content(settings) == before


def test_a_file_that_is_no_backup(tmp_path: Path) -> None:
    settings = house(tmp_path / "house")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ayşe, " * 200)
    with pytest.raises(BadBackup, match=r"letter\.txt is not a backup of a house\.$"):
        fill(settings, letter)
    shop = tmp_path / "shop.db"
    with closing(sqlite3.connect(shop)) as connection:
        connection.execute("create table people (name text)")
    with pytest.raises(BadBackup, match=r"shop\.db is not a backup of a house\.$"):
        fill(settings, shop)
    with pytest.raises(BadBackup, match=r"nothing cannot be read: No such file or directory\.$"):
        fill(settings, tmp_path / "nothing")
    with pytest.raises(BadBackup, match="cannot be read: Is a directory"):
        fill(settings, tmp_path)
    assert not (tmp_path / "house").exists()


def test_a_damaged_backup(tmp_path: Path) -> None:
    settings = house(tmp_path / "old")
    furnish(settings)
    file = tmp_path / "house.backup"
    save(settings, file)
    content = file.read_bytes()
    file.write_bytes(content[:8192] + bytes(len(content) - 8192))
    with pytest.raises(BadBackup, match=r"house\.backup is damaged"):
        fill(house(tmp_path / "new"), file)
    assert not (tmp_path / "new").exists()


def test_a_backup_of_a_newer_house(tmp_path: Path) -> None:
    settings = house(tmp_path / "old")
    migrate(settings)
    run(settings, text("update alembic_version set version_num = '9999'"))
    save(settings, tmp_path / "house.backup")
    with pytest.raises(BadBackup, match="has schema 9999, made by a newer Bedesten"):
        fill(house(tmp_path / "new"), tmp_path / "house.backup")


def test_a_backup_of_an_older_house_is_upgraded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = house(tmp_path / "old")
    furnish(old)
    save(old, tmp_path / "house.backup")
    newest = migrating.newest_schema()
    tomorrow = tmp_path / "tomorrow"
    shutil.copytree(migrating.SCRIPTS, tomorrow)
    (tomorrow / "versions" / "9999_rename.py").write_text(
        f"from alembic import op\nrevision = '9999'\ndown_revision = '{newest}'\n\n"
        'def upgrade() -> None:\n    op.execute("update people set name = upper(name)")\n'
    )
    monkeypatch.setattr(migrating, "SCRIPTS", tomorrow)
    new = house(tmp_path / "new")
    fill(new, tmp_path / "house.backup")
    assert run(new, text("select version_num from alembic_version")) == [("9999",)]
    assert content(new)["people"][0][1].startswith("AY")
    assert content(old)["people"][0][1] == "Ayşe 0"
    assert re.fullmatch(r"\d{4}", newest)
