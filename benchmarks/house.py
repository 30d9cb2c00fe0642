"""Measure the house under load: a real server process, people in processes of their own, this machine for all of them.

People sit at tables of four, each with an open socket, and play random legal actions. Offered at a steady rate: an
action counts when it is acknowledged, which is when it is stored, and its latency counts from when it was due. Then the
server is killed under the same load and started again. Prints a table and writes build/bench-house.json.

    python -m benchmarks.house --tables 50 --seconds 10 --database sqlite
"""

import argparse
import http.client
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any

import psutil
from benchmarks.house_clients import SEATS
from rich.console import Console
from rich.table import Table
from tests.house.postgres import running_postgres
from tests.house.server import House

ROOT = Path(__file__).resolve().parent.parent
DATABASES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
MEGABYTE = 1_000_000
SETTLE = 2.0
LOOK = 2.0  # seconds between two looks at the memory
OPEN_FILES = 16_000
FIRST_TABLES = 5

Figures = dict[str, Any]


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


class Watched(House):
    """A house that is asked often whether it is open again, without taking much of the machine from it."""

    def is_well(self) -> bool:
        door = http.client.HTTPConnection("127.0.0.1", self.port, timeout=2)
        try:
            door.request("GET", "/health")
            return door.getresponse().status == HTTPStatus.OK
        except (OSError, http.client.HTTPException):
            return False
        finally:
            door.close()


class Usage:
    """What the processes of one kind use."""

    def __init__(self, first: int) -> None:
        self.first = psutil.Process(first)

    def all(self) -> list[psutil.Process]:
        return [self.first, *self.first.children(recursive=True)]

    def memory(self) -> dict[str, float]:
        """Return megabytes: what is shared counts once (PSS), and what it would be if nothing were shared (RSS)."""
        infos = [process.memory_full_info() for process in self.all()]
        return {"pss": sum(i.pss for i in infos) / MEGABYTE, "rss": sum(i.rss for i in infos) / MEGABYTE}

    def pss(self) -> float:
        return self.memory()["pss"]

    def settled(self) -> float:
        """Return the memory after a moment in which nothing is asked."""
        time.sleep(SETTLE)
        return self.pss()

    def seconds(self) -> float:
        """Return the processor time used so far."""
        return sum(sum(process.cpu_times()[:2]) for process in self.all())


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


@contextmanager
def database(kind: str) -> Iterator[tuple[str, int]]:
    """Give the address of an empty database, and the first process of its server if it has one."""
    if kind == "sqlite":
        yield "", 0
    else:
        with running_postgres(f"bench-{os.getpid()}") as postgres, postgres.database() as address:
            yield address, postgres.server.get_pid() or 0


def measure(kind: str, arguments: argparse.Namespace, console: Console) -> Figures:
    """Run everything once on one kind of database."""
    with ExitStack() as stack:
        say = stack.enter_context(console.status(f"{DATABASES[kind]}: starting")).update
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bedesten-bench-")))
        address, postgres = stack.enter_context(database(kind))
        house = stack.enter_context(Watched(folder, database=address, log_level="warning", workers=arguments.workers))
        clients = Clients(house.address, arguments.clients)
        stack.callback(clients.end)
        usages = usages_of(house, postgres)
        say(f"{DATABASES[kind]}: people come and sit down")
        figures = sit_down(clients, usages["server"], arguments)
        say(f"{DATABASES[kind]}: people play")
        figures |= play(clients, usages, arguments)
        say(f"{DATABASES[kind]}: the server is killed and comes back")
        figures |= come_back(clients, house, arguments)
        usages = usages_of(house, postgres)
        figures["cpu_seconds_to_return"] = usages["server"].seconds()
        figures["megabytes_after_return"] = sum(usage.pss() for usage in usages.values())
        refused = sum(figures["problems"].values())
        figures["failed"] = figures["unanswered_in_play"] + figures["unanswered_after_kill"] + refused
        return figures


def sit_down(clients: Clients, server: Usage, arguments: argparse.Namespace) -> Figures:
    """Open all tables and sockets, and measure what they take."""
    # A few before the first look at the memory, so that what is needed once is there.
    clients.do("make", tables=FIRST_TABLES)
    clients.do("sit", seats=list(range(SEATS)))
    tables = arguments.tables - FIRST_TABLES * arguments.clients
    empty = server.settled()
    clients.do("make", tables=tables // arguments.clients)
    clients.do("sit", seats=[0])
    first = server.settled()
    clients.do("sit", seats=list(range(1, SEATS)))
    full = server.settled()
    per_socket = (full - first) / (tables * (SEATS - 1))
    return {
        "tables": arguments.tables,
        "sockets": arguments.tables * SEATS,
        "kilobytes_per_table": 1000 * ((first - empty) / tables - per_socket),
        "kilobytes_per_socket": 1000 * per_socket,
        "megabytes_almost_empty": empty,
    }


def play(clients: Clients, usages: dict[str, Usage], arguments: argparse.Namespace) -> Figures:
    """Let people play, and measure what the house makes of it."""
    rate = 0 if arguments.flat_out else arguments.rate / arguments.clients
    with Watch(usages) as watch:
        played = clients.do("play", rate=rate, warm_up=arguments.warm_up, seconds=arguments.seconds)
    figures = summary(played, arguments.seconds)
    figures["offered_per_second"] = None if arguments.flat_out else arguments.rate
    for name, usage in usages.items():
        figures[f"{name}_cpu"] = watch.cpu[name]
        figures[f"{name}_megabytes"] = max(watch.most[name], usage.pss())
    figures["others_cpu"] = max(0.0, watch.machine - sum(watch.cpu.values()) - figures["clients_cpu"])
    figures["megabytes"] = sum(figures[f"{name}_megabytes"] for name in usages)
    figures["server_megabytes_rss"] = usages["server"].memory()["rss"]
    return figures


def come_back(clients: Clients, house: House, arguments: argparse.Namespace) -> Figures:
    """Kill the server while people play, start it again, and wait until everybody is back."""
    clients.do("lose", rate=arguments.rate / arguments.clients)
    time.sleep(SETTLE)
    killed = time.monotonic()
    house.kill()
    house.start()
    opened = time.monotonic()
    back = clients.do("recover", killed=killed)
    return {
        "seconds_to_open": opened - killed,
        "seconds_to_first_answer": min(answer["first_answer"] for answer in back),
        "seconds_to_all_positions": max(answer["seated"] for answer in back),
        "lost": sum(answer["lost"] for answer in back),
        "unanswered_after_kill": sum(answer["unanswered"] for answer in back),
        "problems": merged([answer["problems"] for answer in back]),
    }


def usages_of(house: House, postgres: int) -> dict[str, Usage]:
    assert house.process is not None
    return {"server": Usage(house.process.pid), **({"database": Usage(postgres)} if postgres else {})}


def merged(problems: list[dict[str, int]]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for some in problems:
        total.update(some)
    return total


def summary(played: list[Figures], seconds: float) -> Figures:
    """Put together what the clients have measured."""
    latencies = [1000 * latency for answer in played for latency in answer["latencies"]]
    if len(latencies) < 100:
        sys.exit(f"only {len(latencies)} actions were acknowledged: {played}")
    parts = statistics.quantiles(latencies, n=100)
    return {
        "acknowledged_per_second": sum(answer["acknowledged"] for answer in played) / seconds,
        "p50_ms": parts[49],
        "p95_ms": parts[94],
        "p99_ms": parts[98],
        "worst_ms": max(latencies),
        "unanswered_in_play": sum(answer["unanswered"] for answer in played),
        "finished_games": sum(answer["over"] for answer in played),
        "clients_cpu": sum(answer["cpu"] for answer in played),
    }


ROWS = (
    ("offered actions/s", "offered_per_second", ",.0f"),
    ("acknowledged actions/s", "acknowledged_per_second", ",.1f"),
    ("latency p50, ms", "p50_ms", ".1f"),
    ("latency p95, ms", "p95_ms", ".1f"),
    ("latency p99, ms", "p99_ms", ".1f"),
    ("latency, worst, ms", "worst_ms", ".1f"),
    ("memory in all, MB", "megabytes", ".1f"),
    ("  server, MB", "server_megabytes", ".1f"),
    ("  database server, MB", "database_megabytes", ".1f"),
    ("memory per live table, kB", "kilobytes_per_table", ".1f"),
    ("memory per socket, kB", "kilobytes_per_socket", ".1f"),
    ("processors: server", "server_cpu", ".2f"),
    ("processors: database server", "database_cpu", ".2f"),
    ("processors: clients", "clients_cpu", ".2f"),
    ("processors: all else on this machine", "others_cpu", ".2f"),
    ("killed: open again after, s", "seconds_to_open", ".2f"),
    ("killed: first action acknowledged after, s", "seconds_to_first_answer", ".2f"),
    ("killed: all sockets have their positions after, s", "seconds_to_all_positions", ".2f"),
    ("killed: acknowledged actions lost", "lost", "d"),
    ("refused, or never answered", "failed", "d"),
)


def show(results: dict[str, Figures], arguments: argparse.Namespace, console: Console) -> None:
    sockets = arguments.tables * SEATS
    table = Table(title=f"{sockets:,} open sockets at {arguments.tables} live tables, {arguments.seconds:g} s")
    table.add_column("")
    for kind in results:
        table.add_column(DATABASES[kind], justify="right")
    for heading, name, form in ROWS:
        values = [figures.get(name) for figures in results.values()]
        if any(value is not None for value in values):
            table.add_row(heading, *("–" if value is None else format(value, form) for value in values))
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=list(DATABASES), action="append", help="both if not given")
    parser.add_argument("--tables", type=int, default=250, help=f"of {SEATS} people each")
    parser.add_argument("--rate", type=float, default=350, help="actions offered each second, in all")
    parser.add_argument("--flat-out", action="store_true", help="everybody acts as soon as the house lets them")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm-up", type=float, default=5)
    parser.add_argument("--clients", type=int, default=1, help="processes that the people are in")
    parser.add_argument("--workers", type=int, default=1, help="server processes; more than one for PostgreSQL only")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench-house.json", help="file for the figures")
    arguments = parser.parse_args()
    if arguments.tables % arguments.clients or arguments.tables <= FIRST_TABLES * arguments.clients:
        parser.error(f"the tables, more than {FIRST_TABLES} for each, must be shared evenly among the client processes")
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(limit, OPEN_FILES) if limit > 0 else OPEN_FILES, limit))
    console = Console(width=max(Console().width, 100))
    results: dict[str, Figures] = {}
    for kind in arguments.database or DATABASES:
        results[kind] = measure(kind, arguments, console)
    show(results, arguments, console)
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps(results, indent=2) + "\n", "utf-8")
    print(json.dumps(results))


if __name__ == "__main__":
    main()
