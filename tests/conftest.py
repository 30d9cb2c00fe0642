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


LONGEST = ("test_bench.py", "test_kill.py", "test_lines.py")
"""Files whose tests wait for a minute and more."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let every worker begin with its share of what takes long, so that at the end none waits for another."""
    items.sort(key=lambda item: (item.path.name not in LONGEST, item.get_closest_marker("slow") is None))
    slow = [item for item in items if item.get_closest_marker("slow")]
    quick = [item for item in items if not item.get_closest_marker("slow")]
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    dealt: list[pytest.Item] = []
    for worker in range(workers):
        # What a worker is given first is a run of neighbours.
        share = slow[worker::workers]
        size = (len(items) - len(dealt)) // (workers - worker)
        more = max(0, size - len(share))
        dealt += share + quick[:more]
        del quick[:more]
    items[:] = dealt + quick
