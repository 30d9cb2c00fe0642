"""What every measurement of the house needs: a house on a database, people in processes of their own, looks at both."""

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil
from rich.console import Console
from rich.table import Table
from tests.house.postgres import Postgres, running_postgres
from tests.house.server import COMMAND, House

ROOT = Path(__file__).resolve().parent.parent
DATABASES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
MEGABYTE = 1_000_000
SETTLE = 2.0
LOOK = 2.0  # seconds between two looks at the memory
PATIENCE = 300.0
NOTHING = "–"

Figures = dict[str, Any]
console = Console(stderr=True, width=120)


def say(text: str) -> None:
    """Say on the terminal what is being measured."""
    console.print(f"[dim]{time.strftime('%H:%M:%S')}[/dim] {text}", highlight=False)


class Clients:
    """The processes in which people play; all get the same commands, and share the load."""

    def __init__(self, address: str, count: int) -> None:
        self.processes = [
            subprocess.Popen(
                [sys.executable, "-m", "benchmarks.house_clients", f"crowd-{number}", address],
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            for number in range(count)
        ]

    def do(self, what: str, **parts: object) -> list[Figures]:
        """Let all do something at the same time; return their answers."""
        for process in self.processes:
            assert process.stdin is not None
            print(json.dumps({"do": what, **parts}), file=process.stdin, flush=True)
        return [self._answer(process) for process in self.processes]

    def _answer(self, process: subprocess.Popen[str]) -> Figures:
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            sys.exit(f"the clients have failed ({process.wait()})")
        answer: Figures = json.loads(line)
        return answer

    def end(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()


class PatientHouse(House):
    """A house that starts as any other, and may take its time to open: everybody comes back to it at once."""

    def __init__(self, *given: Any, **settings: Any) -> None:
        super().__init__(*given, **settings)
        self.command = COMMAND.copy()  # nothing is prepared for it, as it is for the houses of the tests

    def wait_until_ready(self, timeout: float = PATIENCE) -> None:
        super().wait_until_ready(timeout)


class Usage:
    """What the processes of one kind use."""

    def __init__(self, first: int) -> None:
        self.first = psutil.Process(first)

    def all(self) -> list[psutil.Process]:
        return [self.first, *self.first.children(recursive=True)]

    def pss(self) -> float:
        """Return megabytes of memory; what is shared among processes counts once."""
        total = 0.0
        for process in self.all():
            with suppress(psutil.NoSuchProcess):
                total += process.memory_full_info().pss
        return total / MEGABYTE

    def settled(self) -> float:
        """Return the memory after a moment in which nothing is asked."""
        time.sleep(SETTLE)
        return self.pss()

    def seconds(self) -> float:
        """Return the processor time used so far, that of children that have ended too."""
        total = 0.0
        for process in self.all():
            with suppress(psutil.NoSuchProcess):
                total += sum(process.cpu_times()[:4])
        return total

    def written(self) -> float:
        """Return the bytes written to disk so far."""
        return float(sum(process.io_counters().write_bytes for process in self.all()))


class Watch:
    """Looks at the memory now and then, and keeps the most."""

    def __init__(self, usages: dict[str, Usage]) -> None:
        self.usages = usages
        self.most = dict.fromkeys(usages, 0.0)
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self._look, daemon=True)

    def _look(self) -> None:
        while not self.is_over.wait(LOOK):
            for name, usage in self.usages.items():
                self.most[name] = max(self.most[name], usage.pss())

    def __enter__(self) -> "Watch":
        self.before = {name: usage.seconds() for name, usage in self.usages.items()}
        self.machine = busy_seconds()
        self.start = time.monotonic()
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        seconds = time.monotonic() - self.start
        self.cpu = {name: (usage.seconds() - self.before[name]) / seconds for name, usage in self.usages.items()}
        self.machine = (busy_seconds() - self.machine) / seconds
        self.is_over.set()
        self.thread.join()


def busy_seconds() -> float:
    """Return the processor time that was used on this machine, by whomever."""
    times = psutil.cpu_times()
    return float(sum(times[:8]) - times.idle - getattr(times, "iowait", 0.0))


@dataclass
class Stage:
    """A house that is open, its database server if it has one, and the people."""

    kind: str
    house: House
    postgres: Postgres | None
    clients: Clients

    @property
    def name(self) -> str:
        return DATABASES[self.kind]

    def usages(self) -> dict[str, Usage]:
        """Return what to look at; anew after each start of the house or the database."""
        assert self.house.process is not None
        usages = {"server": Usage(self.house.process.pid)}
        if self.postgres is not None:
            usages["database"] = Usage(self.postgres.server.get_pid() or 0)
        return usages

    def start_again(self, **settings: object) -> float:
        """Start a house that is closed, and wait until everybody is back; return the seconds until it was open."""
        self.house.settings.update(settings)
        self.clients.do("expect_all")
        began = time.monotonic()
        self.house.start()
        opened = time.monotonic() - began
        self.clients.do("all_back")
        return opened


@contextmanager
def stage(kind: str, clients: int) -> Iterator[Stage]:
    """Open a house on an empty database of this kind."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bedesten-bench-")))
        address, postgres = "", None
        if kind == "postgresql":
            postgres = stack.enter_context(running_postgres(f"bench-{os.getpid()}"))
            address = stack.enter_context(postgres.database())
        house = stack.enter_context(PatientHouse(folder, database=address, log_level="warning"))
        people = Clients(house.address, clients)
        stack.callback(people.end)
        yield Stage(kind, house, postgres, people)


@dataclass
class Sheet:
    """A table of figures, for the terminal and for the documents."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]

    def show(self) -> None:
        table = Table("", title=self.title)
        for column in self.columns:
            table.add_column(column, justify="right")
        for row in self.rows:
            table.add_row(*row)
        Console(width=130).print(table)

    def markdown(self) -> str:
        lines = [("", *self.columns), ("---", *["---:"] * len(self.columns)), *self.rows]
        return f"{self.title}\n\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines).replace("|  |", "| |")


Row = tuple[str, str, str]
"""What a line of a sheet is called, the name of its figure, and how that is written."""


def sheet(title: str, rows: Sequence[Row], columns: dict[str, Figures]) -> Sheet:
    """Return a sheet of these figures, without the lines that are empty everywhere."""
    lines = []
    for heading, name, form in rows:
        values = [figures.get(name) for figures in columns.values()]
        if any(value is not None for value in values):
            lines.append([heading, *(NOTHING if value is None else format(value, form) for value in values)])
    return Sheet(title, list(columns), lines)
