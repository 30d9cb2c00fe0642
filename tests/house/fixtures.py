"""What the tests of the house share: a running house, PostgreSQL, and a place for both."""

import os
import secrets
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.house.postgres import Postgres, running_postgres
from tests.house.server import House

MakeHouse = Callable[..., House]


def show_log(house: House) -> None:
    """Write what matters of a house's log to the output, which pytest shows when a test has failed."""
    lines = [line for line in house.log_text().splitlines() if '"request"' not in line]
    sys.stdout.write("\n".join([f"The log of {house.address}:", *lines[-60:], ""]))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, shared by all workers of this test run.

    One fixture for all tests: a worker is counted once among those who use the server, and must leave it once.
    """
    with running_postgres(os.environ.get("PYTEST_XDIST_TESTRUNUID") or str(os.getpid())) as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """The address of a new, empty PostgreSQL database. Name it before the houses that use it: they end first."""
    with postgres.database() as address:
        yield address


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of this test alone, which may kill it. Name it before its database and houses."""
    with running_postgres(f"own-{os.getpid()}-{secrets.token_hex(4)}") as server:
        yield server


@pytest.fixture
def own_database(own_postgres: Postgres) -> Iterator[str]:
    """The address of an empty database of that server."""
    with own_postgres.database() as address:
        yield address


@pytest.fixture
def start_house(tmp_path: Path) -> Iterator[MakeHouse]:
    """Start houses, all with the same data folder, which end with the test."""
    houses: list[House] = []

    def start(**settings: object) -> House:
        houses.append(House(tmp_path, **settings))  # type: ignore[arg-type]
        return houses[-1].start()

    yield start
    for house in houses:
        house.kill()
        show_log(house)
    for house in houses:
        assert "Traceback" not in house.log_text()


@pytest.fixture(params=["sqlite", "postgresql"])
def either_database(request: pytest.FixtureRequest) -> str:
    """The address of a new database of either kind. Name it before the houses that use it."""
    return str(request.getfixturevalue("database")) if request.param == "postgresql" else ""


@pytest.fixture
def house(start_house: MakeHouse) -> House:
    """A running house on SQLite, without limits."""
    return start_house()


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running house for all tests of a file that do not disturb one another."""
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house
        show_log(house)
        assert "Traceback" not in house.log_text()
