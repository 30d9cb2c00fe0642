"""A real house for the tests: `python -m bedesten serve` as a process of its own, which can be killed."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import psutil
from tests.house.postgres import fetch
from tests.house.warm import WarmHouse, is_warm

from bedesten.core.engine import VARIABLE as ENGINE
from bedesten.core.registry import VARIABLE as GAMES

COMMAND = [sys.executable, "-m", "bedesten", "serve"]
READY = 120.0
STOP = 60.0

# Ports that no outgoing connection is given, so that a house that was killed finds its own again.
PORTS = range(20000, 32000)

UNLIMITED = {"rate": 100_000, "sockets": 100_000, "tables": 100_000, "newcomers": 1_000_000}
"""Settings for tests that are not about limits."""


def free_port() -> int:
    """Return a port that nobody listens on."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class House:
    """A server process with its own data folder and port.

    `settings` are those of the house (rate=…, workers=…), handed over as environment variables. Without a database
    it keeps its tables in SQLite. Two houses with the same folder and the same PostgreSQL database are one house on
    two ports.
    """

    def __init__(self, folder: Path, *, database: str = "", limited: bool = False, **settings: object) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.settings = {
            **({} if limited else UNLIMITED),
            "data": folder,
            "database": database,
            "host": "127.0.0.1",
            "port": self.port,
            **settings,
        }
        self.log = folder / f"house-{self.port}.log"
        self.command = COMMAND
        self.process: subprocess.Popen[bytes] | WarmHouse | None = None

    # Start and stop.

    def start(self) -> Self:
        """Start the house and wait until it is ready."""
        assert self.process is None, "this house runs already"
        environment = self.environment()
        # What a killed house cannot clear away must not stay in the folder of everybody.
        temporary = self.folder / "temporary"
        temporary.mkdir(parents=True, exist_ok=True)
        environment["TMPDIR"] = str(temporary)
        if self.command is COMMAND and is_warm(environment):
            self.process = WarmHouse(environment, self.folder, self.log)
        else:
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    self.command,
                    env=environment,
                    cwd=self.folder,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,
                )
        try:
            self.wait_until_ready()
        except BaseException:
            self.kill()
            raise
        return self

    def environment(self) -> dict[str, str]:
        """Return the variables of the house: no settings but its own, the engine under test and the games."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if name in (ENGINE, GAMES) or not name.startswith("BEDESTEN_")
        }
        return kept | {f"BEDESTEN_{name.upper()}": _text(value) for name, value in self.settings.items()}

    def wait_until_ready(self, timeout: float = READY) -> None:
        """Return as soon as the house says that it is well."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            assert self.process is not None
            if self.process.poll() is not None:
                raise AssertionError(f"the house did not start:\n{self.log_text()[-4000:]}")
            if self.is_well():
                return
            time.sleep(0.02)
        raise AssertionError(f"the house was not ready in {timeout} s:\n{self.log_text()[-4000:]}")

    def is_well(self) -> bool:
        """Tell whether the house answers."""
        # The plainest client there is: this is asked often while a house starts, on the same few processors.
        asked = HTTPConnection("127.0.0.1", self.port, timeout=2)
        try:
            asked.request("GET", "/health")
            return asked.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            asked.close()

    def processes(self) -> list[psutil.Process]:
        """Return all processes of the house, the first one first."""
        if self.process is None:
            return []
        try:
            first = psutil.Process(self.process.pid)
            return [first, *first.children(recursive=True)]
        except psutil.NoSuchProcess:
            return []

    def workers(self) -> list[psutil.Process]:
        """Return the server processes, without the supervisor that starts them when there are several."""
        listening = [process for process in self.processes() if self._listens(process)]
        return listening[1:] or listening

    def _listens(self, process: psutil.Process) -> bool:
        try:
            return any(
                connection.status == psutil.CONN_LISTEN and connection.laddr.port == self.port
                for connection in process.net_connections("tcp")
            )
        except psutil.NoSuchProcess:
            return False

    def kill(self) -> None:
        """End every process of the house at once, without a word (SIGKILL)."""
        if self.process is None:
            return
        family = self.processes()
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(STOP)
        psutil.wait_procs(family, STOP)
        self.process = None

    def stop(self) -> int:
        """Ask the house to end (SIGTERM) and return its exit code; every process must be gone by then."""
        assert self.process is not None, "this house does not run"
        family = self.processes()
        self.process.terminate()
        try:
            code = self.process.wait(STOP)
            _, left = psutil.wait_procs(family, 2)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"the house did not stop in {STOP} s:\n{self.log_text()[-4000:]}") from None
        self.kill()
        assert not left, f"the house left processes behind: {left}"
        return code

    def restart(self) -> None:
        """Stop the house and start it again on the same port with the same data."""
        self.stop()
        self.start()

    def __enter__(self) -> Self:
        return self if self.process is not None else self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    # What it leaves.

    def log_text(self) -> str:
        """Return all that the house has written to its log so far."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def rows(self, statement: str) -> list[tuple[Any, ...]]:
        """Ask the database of the house, past the house."""
        return fetch(self.stored, statement)

    @property
    def stored(self) -> str:
        """The address of the database of the house."""
        return self.database or f"sqlite:///{self.folder / 'house.db'}"


def _text(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
