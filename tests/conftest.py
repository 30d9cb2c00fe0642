"""The engine under test is the source, unless BEDESTEN_ENGINE names the compiled one; a guest sits at every table."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

ROOT = Path(__file__).parents[1]
os.environ.setdefault("BEDESTEN_ENGINE", "interpreted")
# A game made for the tests is brought from outside, here and in every process.
os.environ["BEDESTEN_GAMES"] = "tests.pearls"
# What a command keeps for its user is not kept for whoever runs the tests.
DATA = TemporaryDirectory(prefix="bedesten-")
os.environ["BEDESTEN_DATA"] = DATA.name
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
import bedesten  # noqa: E402, F401 - importing the package chooses the engine and announces the games

# Houses and databases, for every folder: defined once, because a PostgreSQL is shared by all who use it.
pytest_plugins = ["tests.house.fixtures", "tests.second_chance"]
# What helpers of the tests demand is explained like what tests demand.
pytest.register_assert_rewrite("tests.house.client", "tests.house.playing", "tests.house.storm")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that at the end no worker waits for another."""
    items.sort(key=lambda item: (item.path.name != "test_kill.py", item.get_closest_marker("slow") is None))
