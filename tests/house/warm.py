"""Houses that begin at once: forked from a process in which all that they import is there already.

A house that is started by its command reads its libraries for a second and more, and the tests start hundreds. Whatever
follows is the same: `bedesten serve` in a process group of its own, which can be killed.
"""

import multiprocessing
import os
import subprocess
import sys
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from bedesten.core.engine import VARIABLE as ENGINE
from bedesten.core.registry import VARIABLE as GAMES

OF_IMPORTS = (ENGINE, GAMES, "PYTHONPATH")
"""Variables that decide what is imported."""

forks = multiprocessing.get_context("forkserver")
forks.set_forkserver_preload(
    ["tests.house.warm", "bedesten.cli", "bedesten.house.app", "asyncpg", "aiosqlite", "uvloop"]
)
prepared_for = {name: os.environ.get(name) for name in OF_IMPORTS}


def is_warm(environment: dict[str, str]) -> bool:
    """Tell whether a house with these variables would import what is prepared."""
    return all(environment.get(name) == value for name, value in prepared_for.items())


class WarmHouse:
    """A process of a house, as `subprocess.Popen` shows it."""

    def __init__(self, environment: dict[str, str], folder: Path, log: Path) -> None:
        self._process: ForkServerProcess = forks.Process(target=serve, args=(environment, folder, log))
        self._process.start()
        assert self._process.pid is not None
        self.pid: int = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("bedesten serve", timeout)
        return self._process.exitcode

    def terminate(self) -> None:
        self._process.terminate()


def serve(environment: dict[str, str], folder: Path, log: Path) -> None:
    """Be `bedesten serve` with these variables, in this folder, and write to this log."""
    from bedesten.cli import main  # noqa: PLC0415 - only where a house is

    os.setsid()
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    nowhere, out = os.open(os.devnull, os.O_RDONLY), os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for source, target in ((nowhere, 0), (out, 1), (out, 2)):
        os.dup2(source, target)
    sys.stdin = os.fdopen(0)
    sys.argv = ["bedesten", "serve"]
    main()
