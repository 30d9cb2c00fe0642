"""A tournament on a Ray cluster: it comes out as on one machine, also if a node dies on the way."""

import json
import os
import selectors
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.every_game import ALL_SAMPLES
from tests.samples import TESTS

SMALL_GAME = min(ALL_SAMPLES, key=lambda samples: samples.length).game.name
GAMES = 12
PATIENCE = 120
"""How many seconds anything may take on a busy machine; all of it takes some 20 on a quiet one."""

BOTS = '''
import sys
import time
from pathlib import Path

FOLDER = Path(__file__).parent


class Waiting:
    """Plays at random; on a cluster it notes on which node it plays, and waits there until it may go on."""

    def choose(self, world, luck):
        if "ray" in sys.modules and not (FOLDER / "go").exists():
            node = sys.modules["ray"].get_runtime_context().get_node_id()
            (FOLDER / node).touch()
            while not (FOLDER / "go").exists():
                time.sleep(0.05)
        actions = world.actions()
        return actions[luck.below(len(actions))]
'''


class TwoNodes:
    """A cluster of two nodes, and what it says."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        facts = self.heard()
        self.address, self.nodes = facts["address"], facts["nodes"]

    def kill_second(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("kill\n")
        self.process.stdin.flush()
        assert self.heard() == {"killed": self.nodes[1]}

    def heard(self) -> dict[str, Any]:
        """Return the next line that the cluster says; Ray may say others."""
        assert self.process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            while selector.select(PATIENCE):
                line = self.process.stdout.readline()
                assert line, "the cluster has ended"
                if line.startswith("{"):
                    facts: dict[str, Any] = json.loads(line)
                    return facts
        raise AssertionError("the cluster says nothing")


@pytest.fixture
def quiet_ray() -> Iterator[dict[str, str]]:
    """Settings under which Ray stays by itself, in a folder whose name is short enough for its sockets."""
    folder = tempfile.mkdtemp(prefix="ray-", dir="/tmp")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    yield environment | {
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_TMPDIR": folder,
        # Its name misleads: without it Ray uses no address but that of the machine to itself.
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    }
    shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def two_nodes(environment: dict[str, str]) -> Iterator[TwoNodes]:
    """Start a cluster; it does not outlive the test."""
    with subprocess.Popen(
        [sys.executable, str(TESTS / "arena" / "two_nodes.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    ) as process:
        try:
            yield TwoNodes(process)
        finally:
            assert process.stdin is not None
            process.stdin.close()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()


def wait_for(happens: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < until, what
        time.sleep(0.05)


def arena(folder: Path, environment: dict[str, str], *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [
            *(sys.executable, "-m", "bedesten", "arena", SMALL_GAME, "-p", "2", "--bots", "my_bots:Waiting,random"),
            *("-g", str(GAMES), "--seed", "3", "--play-all", *arguments),
        ],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )


@pytest.mark.slow
@pytest.mark.waits
def test_a_node_that_dies_costs_time_and_nothing_else(quiet_ray: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(BOTS, "utf-8")
    with arena(tmp_path, quiet_ray, "--results", "here.json") as command:
        assert command.communicate(timeout=PATIENCE)[1] == ""
    with (
        two_nodes(quiet_ray) as cluster,
        arena(tmp_path, quiet_ray, "--results", "there.json", "--ray", "auto") as command,
    ):
        try:
            for node in cluster.nodes:
                wait_for((tmp_path / node).exists, "both nodes play")
            cluster.kill_second()
            (tmp_path / "go").touch()
            out, err = command.communicate(timeout=PATIENCE)
        finally:
            command.kill()
        assert (command.returncode, err) == (0, "")
        assert "win share" in out
    here, there = (json.loads((tmp_path / f"{name}.json").read_text("utf-8")) for name in ("here", "there"))
    assert sum(map(len, here["deals"])) == GAMES
    assert there["deals"] == here["deals"]
    assert there["plan"] == here["plan"]
