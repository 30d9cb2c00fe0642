"""The engine under test is the source, unless BEDESTEN_ENGINE names the compiled one."""

import os

import pytest

os.environ.setdefault("BEDESTEN_ENGINE", "interpreted")
import bedesten  # noqa: F401 - importing the package chooses the engine and announces the games

# What helpers of the tests demand is explained like what tests demand.
pytest.register_assert_rewrite("tests.house.client", "tests.house.playing", "tests.house.storm")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that at the end no worker waits for another."""
    items.sort(key=lambda item: (item.path.name != "test_kill.py", item.get_closest_marker("slow") is None))
