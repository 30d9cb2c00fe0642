"""Importing the package announces its games."""

import pytest

import bedesten  # noqa: F401


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that at the end no worker waits for another."""
    items.sort(key=lambda item: (item.path.name != "test_kill.py", item.get_closest_marker("slow") is None))
