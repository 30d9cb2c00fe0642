"""Migrations: they make exactly the schema, keep what is stored, and say in one sentence what stands in the way."""

import asyncio
import multiprocessing
import re
import shutil
import sqlite3
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.samples import SOME_GAME

from bedesten.house import migrate as migrating
from bedesten.house.migrate import migrate, place_of
from bedesten.house.schema import metadata
from bedesten.house.settings import BadSetting, Settings, read_settings

PERSON = "insert into people (id, name, name_key, generation, made, seen, automatic_end, email_confirmed, tell_after)"
AYSE = f"{PERSON} values ('p1', 'Ayşe', 'ayşe', 1, 2.5, 2.5, false, true, 30)"
NEWEST = migrating.newest_schema()
TOMORROW = f"{int(NEWEST) + 1:04}"
SECOND = f"""
import sqlalchemy as sa
from alembic import op

revision = "{TOMORROW}"
down_revision = "{NEWEST}"

def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("colour", sa.String(8), nullable=False, server_default="red"))
        people.alter_column("name", type_=sa.String(60))
"""


@pytest.fixture
def second(tmp_path: Path) -> Path:
    """Return the migrations of a house of tomorrow, with one more."""
    folder = tmp_path / "tomorrow"
    shutil.copytree(migrating.SCRIPTS, folder)
    (folder / "versions" / f"{TOMORROW}_colour.py").write_text(SECOND)
    return folder


def house(tmp_path: Path, database: str = "") -> Settings:
    return read_settings({"data": str(tmp_path / "data"), "database": database}, {})


def run(settings: Settings, *statements: str) -> list[tuple[object, ...]]:
    """Do statements on the database of a house; return the rows of the last."""

    async def do() -> list[tuple[object, ...]]:
        engine = create_async_engine(settings.database)
        rows: list[tuple[object, ...]] = []
        async with engine.begin() as connection:
            for statement in statements:
                result = await connection.execute(text(statement))
                rows = [tuple(row) for row in result] if result.returns_rows else []
        await engine.dispose()
        return rows

    return asyncio.run(do())


def differences(settings: Settings) -> list[object]:
    async def compare() -> list[object]:
        engine = create_async_engine(settings.database)

        def look(connection: Connection) -> list[object]:
            context = MigrationContext.configure(connection, opts={"compare_server_default": True})
            return list(compare_metadata(context, metadata))

        async with engine.connect() as connection:
            found = await connection.run_sync(look)
        await engine.dispose()
        return found

    return asyncio.run(compare())


def test_sqlite_gets_exactly_the_schema(tmp_path: Path) -> None:
    settings = house(tmp_path)
    migrate(settings)
    assert differences(settings) == []


def test_sqlite_is_told_the_same_as_by_the_schema(tmp_path: Path) -> None:
    """Constraints and their names too, which the comparison of alembic does not look at."""
    migrate(house(tmp_path))
    engine = create_engine(f"sqlite:///{tmp_path / 'wanted.db'}")
    metadata.create_all(engine)
    engine.dispose()

    def sentences(file: Path) -> dict[str, set[str]]:
        connection = sqlite3.connect(file)
        rows = connection.execute("select name, sql from sqlite_master where sql is not null").fetchall()
        connection.close()
        # A column that came later stands behind the constraints, on the last line.
        return {
            name: {part.strip(" \n\t") for part in re.split(r",(?![^(]*\))", sql.removesuffix(")"))}
            for name, sql in rows
            if name != "alembic_version"
        }

    assert sentences(tmp_path / "data" / "house.db") == sentences(tmp_path / "wanted.db")


def test_postgresql_gets_exactly_the_schema(tmp_path: Path, database: str) -> None:
    settings = house(tmp_path, database)
    migrate(settings)
    assert differences(settings) == []


def test_a_second_start_changes_nothing(tmp_path: Path) -> None:
    settings = house(tmp_path)
    migrate(settings)
    run(settings, AYSE)
    migrate(settings)
    assert run(settings, "select name from people") == [("Ayşe",)]
    assert run(settings, "select * from alembic_version") == [(NEWEST,)]


def test_the_file_is_for_this_user_only(tmp_path: Path) -> None:
    migrate(house(tmp_path))
    assert (tmp_path / "data" / "house.db").stat().st_mode & 0o777 == 0o600


def test_bots_that_were_named_after_their_level_get_a_name_for_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = tmp_path / "first"
    shutil.copytree(migrating.SCRIPTS, first, ignore=shutil.ignore_patterns("000[2-9]*"))
    settings = house(tmp_path)
    with monkeypatch.context() as then:
        then.setattr(migrating, "SCRIPTS", first)
        migrate(settings)
    names = ["greedy 1", "Hale", "greedy 12", "greedy 3rd", "random 4"]
    run(
        settings,
        AYSE,
        f"insert into tables values ('t1', 'over', '{SOME_GAME}', '{{}}', 'link', 'i', 'p1', 'random', '{{}}', 'bot',"
        " true, x'00', null, '{}', 1, 2, 3, 4, null, null, null, null)",
        *(
            f"insert into seats values ('t1', {seat}, null, '{name}', '{name.split()[0]}', '', false)"
            for seat, name in enumerate(names)
        ),
    )
    migrate(settings)
    found = run(settings, "select name from seats order by seat")
    assert [name for (name,) in found] == ["Bot 1", "Hale", "Bot 12", "greedy 3rd", "Bot 4"]
    assert run(settings, "select id, deadline, winners from tables") == [("t1", None, None)]


LATER = [f"{number:04}" for number in range(6, 100)]
"""Everything since names are known by how they look."""


def test_names_of_before_are_known_by_how_they_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = tmp_path / "first"
    shutil.copytree(migrating.SCRIPTS, first, ignore=lambda _, names: [name for name in names if name[:4] in LATER])
    settings = house(tmp_path)
    with monkeypatch.context() as then:
        then.setattr(migrating, "SCRIPTS", first)
        migrate(settings)
    run(settings, AYSE, f"{PERSON} values ('p2', 'Сара', 'сара', 1, 1, 1, false, false, 30)")
    migrate(settings)
    assert run(settings, "select id, name_look from people order by id") == [("p1", "ayse"), ("p2", "capa")]


def keeps_its_rows(settings: Settings, second: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    migrate(settings)
    run(settings, AYSE)
    old = migrating.SCRIPTS
    monkeypatch.setattr(migrating, "SCRIPTS", second)
    migrate(settings)
    assert run(settings, "select id, name, made, colour from people") == [("p1", "Ayşe", 2.5, "red")]
    monkeypatch.setattr(migrating, "SCRIPTS", old)
    with pytest.raises(
        BadSetting, match=f"has schema {TOMORROW}, made by a newer Bedesten; this one knows up to {NEWEST}"
    ):
        migrate(settings)


def test_an_upgrade_of_sqlite_keeps_what_is_stored(
    tmp_path: Path, second: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeps_its_rows(house(tmp_path), second, monkeypatch)


def test_an_upgrade_of_postgresql_keeps_what_is_stored(
    tmp_path: Path, second: Path, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    keeps_its_rows(house(tmp_path, database), second, monkeypatch)


def test_a_migration_that_fails_leaves_all_as_it_was(
    tmp_path: Path, second: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = house(tmp_path)
    migrate(settings)
    run(settings, AYSE)
    (second / "versions" / f"{TOMORROW}_colour.py").write_text(SECOND + "\n    op.execute('select * from nowhere')\n")
    monkeypatch.setattr(migrating, "SCRIPTS", second)
    with pytest.raises(BadSetting, match="no such table: nowhere"):
        migrate(settings)
    assert run(settings, "select * from alembic_version") == [(NEWEST,)]
    assert run(settings, "select name from people") == [("Ayşe",)]
    assert differences(settings) == []


@pytest.mark.slow
def test_many_machines_start_at_once(tmp_path: Path, database: str) -> None:
    for settings in (house(tmp_path), house(tmp_path, database)):
        spawn = multiprocessing.get_context("spawn")
        starts = [spawn.Process(target=migrate, args=(settings,)) for _ in range(4)]
        for start in starts:
            start.start()
        for start in starts:
            start.join(60)
        assert [start.exitcode for start in starts] == [0, 0, 0, 0]
        assert differences(settings) == []


def test_a_start_waits_for_whoever_is_writing(tmp_path: Path) -> None:
    settings = house(tmp_path)
    migrate(settings)
    writer = sqlite3.connect(tmp_path / "data" / "house.db", isolation_level=None, check_same_thread=False)
    writer.execute("begin immediate")
    threading.Timer(0.3, writer.close).start()
    migrate(settings)
    assert run(settings, "select * from alembic_version") == [(NEWEST,)]


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ayşe, " * 200)
    with pytest.raises(BadSetting, match=r"letter\.txt cannot be used: file is not a database\.$"):
        migrate(house(tmp_path, f"sqlite:///{file}"))
    assert file.read_text().startswith("Dear Ayşe")


def test_a_file_that_can_only_be_read(tmp_path: Path) -> None:
    settings = house(tmp_path)
    migrate(settings)
    file = tmp_path / "data" / "house.db"
    content = bytearray(file.read_bytes())
    content[18] = 3  # the version needed for writing: one that SQLite does not know, so not even root may write
    file.write_bytes(content)
    with pytest.raises(BadSetting, match=r"house\.db cannot be used: attempt to write a readonly database\.$"):
        migrate(settings)


@pytest.mark.parametrize("place", ["letter.txt/house.db", ""])
def test_a_place_where_no_file_can_be(tmp_path: Path, place: str) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ayşe")
    with pytest.raises(BadSetting, match=r"^The database \S+ cannot be used: [A-Z][a-z ]+\.$"):
        migrate(house(tmp_path, f"sqlite:///{tmp_path / place}"))


def test_a_database_of_something_else(tmp_path: Path) -> None:
    settings = house(tmp_path, f"sqlite:///{tmp_path / 'shop.db'}")
    run(settings, "create table tables (legs integer)")
    with pytest.raises(BadSetting, match="has a table 'tables' that is not of the house"):
        migrate(settings)


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("postgresql://ayse:open-sesame@127.0.0.1:1/house", "127.0.0.1:1/house cannot be reached: nothing listens"),
        ("postgresql://ayse:open-sesame@nowhere.invalid/house", "nowhere.invalid/house cannot be reached: "),
        ("postgresql://ayse:open-sesame@127.0.0.1/house?colour=open-sesame", "options that cannot be used"),
    ],
)
def test_a_server_that_cannot_be_used(tmp_path: Path, database: str, reason: str) -> None:
    with pytest.raises(BadSetting) as caught:
        migrate(house(tmp_path, database))
    assert reason in str(caught.value)
    assert "open-sesame" not in str(caught.value)
    assert str(caught.value).count(".\n") == 0


def test_a_database_that_does_not_exist(tmp_path: Path, database: str) -> None:
    name = database.partition("?")[0].rpartition("/")[2]
    with pytest.raises(BadSetting, match="elsewhere does not exist: create it first"):
        migrate(house(tmp_path, database.replace(name, "elsewhere")))


def test_a_wrong_password_or_too_few_rights(tmp_path: Path, database: str) -> None:
    owner = house(tmp_path, database)
    run(owner, "drop role if exists visitor", "create role visitor login")
    visitor = house(tmp_path, database.replace("postgres:@", "visitor:open-sesame@"))
    with pytest.raises(BadSetting, match="may not make or change its tables"):
        migrate(visitor)
    run(owner, "alter role visitor nologin")
    with pytest.raises(BadSetting, match="refuses this user or password") as caught:
        migrate(visitor)
    assert "open-sesame" not in str(caught.value)
    run(owner, "drop role visitor")


def test_a_standby_can_only_be_read(tmp_path: Path, database: str) -> None:
    settings = house(tmp_path, database)
    name = database.partition("?")[0].rpartition("/")[2]
    run(settings, f"alter database {name} set default_transaction_read_only = on")
    with pytest.raises(BadSetting, match="can only be read"):
        migrate(settings)


def test_a_place_is_shown_without_password_and_options(tmp_path: Path) -> None:
    settings = house(tmp_path, "postgresql://ayse:open-sesame@db:5432/house?password=x")
    assert place_of(settings) == "postgresql://ayse@db:5432/house"
