"""Measure the house: a real server process, people in processes of their own, this machine for all of them.

People sit at tables of four, each with an open socket, and play random legal actions. Offered at a steady rate: an
action counts when it is acknowledged, which is when it is stored, and its latency counts from when it was due.

load      the steady rate, then house and database are killed under it, then the highest rate that is answered in time
growth    100, 1,000 and 10,000 tables
commits   what PostgreSQL alone makes durable, with and without news
long      how long others wait while somebody reads a very long table

Prints tables and writes them to build/bench-house.md, and all figures to build/bench-house.json.

    python -m benchmarks.house --part load --tables 50 --seconds 10 --database sqlite
"""

import argparse
import asyncio
import json
import resource
import statistics
import sys
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import psutil
from benchmarks import house_commits, house_growth, long_table
from benchmarks.house_clients import SEATS
from benchmarks.house_stage import (
    DATABASES,
    ROOT,
    SETTLE,
    Clients,
    Figures,
    Sheet,
    Stage,
    Usage,
    Watch,
    say,
    sheet,
    stage,
)

PARTS = ("load", "growth", "commits", "long")
OPEN_FILES = 16_000
FIRST_TABLES = 5
IN_TIME = 100.0  # milliseconds in which 99 of 100 actions must be acknowledged
ALL = 0.97  # of what is offered must be acknowledged meanwhile
STEP = 1.2  # between two rates that are tried
TRIES = 2
FEWEST = 20  # actions that say anything
TWO = 2  # workers


def load(kind: str, arguments: argparse.Namespace, results: dict[str, Figures]) -> None:
    """Measure a house under load on one kind of database; the figures are by how it was set up."""
    with stage(kind, arguments.clients) as here:
        say(f"{here.name}: people come and sit down at {arguments.tables} tables")
        results[here.name] = figures = sit_down(here.clients, here.usages()["server"], arguments)
        say(f"{here.name}: people play, {arguments.rate:g} actions/s")
        figures |= play(here, arguments)
        say(f"{here.name}: the house is killed and comes back")
        figures |= lose_house(here, arguments)
        if here.postgres is not None:
            say(f"{here.name}: the database is killed and comes back")
            figures |= lose_database(here, arguments)
        figures |= most(here, arguments)
        if here.postgres is not None:
            say(f"{here.name}: two workers")
            here.house.stop()
            here.start_again(workers=TWO)
            results[f"{here.name}, {TWO} workers"] = two = play(here, arguments)
            two |= most(here, arguments)
        figures["lost"] = lost(here)


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
        "kilobytes_per_table": 1000 * ((first - empty) / tables - per_socket),
        "kilobytes_per_socket": 1000 * per_socket,
        "megabytes_almost_empty": empty,
    }


def play(here: Stage, arguments: argparse.Namespace) -> Figures:
    """Let people play at the steady rate, and measure what the house makes of it."""
    usages = here.usages()
    written = bytes_written(here)
    with Watch(usages) as watch:
        played = here.clients.do(
            "play",
            rate=arguments.rate / arguments.clients,
            warm_up=arguments.warm_up,
            seconds=arguments.seconds,
        )
    figures = summary(played, arguments.seconds)
    figures["offered_per_second"] = arguments.rate
    rate = figures["acknowledged_per_second"]
    for name, usage in usages.items():
        figures[f"{name}_cpu"] = watch.cpu[name]
        figures[f"{name}_ms_per_action"] = 1000 * watch.cpu[name] / rate
        figures[f"{name}_megabytes"] = max(watch.most[name], usage.pss())
    figures["others_cpu"] = max(0.0, watch.machine - sum(watch.cpu.values()) - figures["clients_cpu"])
    figures["megabytes"] = sum(figures[f"{name}_megabytes"] for name in usages)
    answered = rate * (arguments.seconds + arguments.warm_up)
    figures["kilobytes_written_per_action"] = (bytes_written(here) - written) / answered / 1000
    if here.postgres is not None:
        together = 'select count(*)::float / count(distinct xmin::text) from entries where "at" > '
        since = time.time() - arguments.seconds
        figures["entries_per_commit"] = here.house.rows(f"{together} {since}")[0][0]
    return figures


def bytes_written(here: Stage) -> float:
    """Return what was written to disk so far: by the house itself, or as the log of PostgreSQL."""
    if here.postgres is None:
        return here.usages()["server"].written()
    return float(here.house.rows("select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')")[0][0])


def lose_house(here: Stage, arguments: argparse.Namespace) -> Figures:
    """Kill the house while people play, start it again, and wait until everybody is back."""
    here.clients.do("expect_all")
    here.clients.do("lose", rate=arguments.rate / arguments.clients)
    time.sleep(SETTLE)
    killed = time.monotonic()
    here.house.kill()
    here.house.start()
    opened = time.monotonic()
    back = here.clients.do("recover", killed=killed)
    return {
        "seconds_to_open": opened - killed,
        "seconds_to_first_answer": min(answer["first_answer"] for answer in back),
        "seconds_to_all_positions": max(answer["seated"] for answer in back),
        "cpu_seconds_to_return": here.usages()["server"].seconds(),
        "failed_after_kill": failed(back),
    }


def lose_database(here: Stage, arguments: argparse.Namespace) -> Figures:
    """Kill the database while people play, start it again, and wait until everybody has heard everything."""
    assert here.postgres is not None
    here.clients.do("lose", rate=arguments.rate / arguments.clients)
    time.sleep(SETTLE)
    here.postgres.kill()
    started = time.monotonic()
    here.postgres.start()
    ready = time.monotonic()
    back = here.clients.do("hear_again", started=started)
    return {
        "database_seconds_to_open": ready - started,
        "database_seconds_to_first_answer": min(answer["first_answer"] for answer in back),
        "database_seconds_to_all_heard": max(answer["heard"] for answer in back),
        "failed_without_database": failed(back),
    }


def most(here: Stage, arguments: argparse.Namespace) -> Figures:
    """Offer more and more; return the highest rate of which nearly all was acknowledged in time."""
    rate, best = arguments.ramp, None
    for _ in range(arguments.most_rates):
        for _ in range(TRIES):
            say(f"{here.name}: people play, {rate:.0f} actions/s")
            with Watch(here.usages()) as watch:
                played = here.clients.do(
                    "play", rate=rate / arguments.clients, warm_up=1, seconds=arguments.ramp_seconds
                )
            figures = summary(played, arguments.ramp_seconds)
            holds = figures["p99_ms"] <= IN_TIME and figures["acknowledged_per_second"] >= ALL * rate
            say(f"    {figures['acknowledged_per_second']:.0f} acknowledged, p99 {figures['p99_ms']:.0f} ms")
            if holds:
                best = figures | {"cpu": watch.cpu | {"clients": figures["clients_cpu"]}}
                break
        else:
            break
        rate *= STEP
    if best is None:
        return {"most_per_second": None}
    return {
        "most_per_second": best["acknowledged_per_second"],
        "most_p50_ms": best["p50_ms"],
        "most_p99_ms": best["p99_ms"],
        "most_cpu": best["cpu"],
        "most_server_cpu": best["cpu"]["server"],
        "most_database_cpu": best["cpu"].get("database"),
        "most_clients_cpu": best["cpu"]["clients"],
    }


def lost(here: Stage) -> int:
    """Return how many actions were acknowledged and are not stored: the database itself says so."""
    here.house.stop()
    rows = here.house.rows('select "table", number, client from entries')
    stored = {(table, number, str(client).partition(":")[2]) for table, number, client in rows}
    told = [tuple(one) for answer in here.clients.do("what_was_told") for one in answer["told"]]
    return sum(one not in stored for one in told)


def failed(answers: list[Figures]) -> int:
    """Return how many actions were refused or never answered."""
    unanswered: int = sum(answer["unanswered"] for answer in answers)
    return unanswered + sum(refused(answers).values())


def refused(answers: list[Figures]) -> dict[str, int]:
    """Return how many actions were refused, by the reason."""
    problems: Counter[str] = Counter()
    for answer in answers:
        problems.update(answer["problems"])
    return problems


def summary(played: list[Figures], seconds: float) -> Figures:
    """Put together what the clients have measured."""
    latencies = [1000 * latency for answer in played for latency in answer["latencies"]]
    if len(latencies) < FEWEST:
        sys.exit(f"only {len(latencies)} actions were acknowledged: {played}")
    parts = statistics.quantiles(latencies, n=100)
    return {
        "acknowledged_per_second": sum(answer["acknowledged"] for answer in played) / seconds,
        "p50_ms": parts[49],
        "p95_ms": parts[94],
        "p99_ms": parts[98],
        "worst_ms": max(latencies),
        "failed": failed(played),
        "refused": refused(played),
        "finished_games": sum(answer["over"] for answer in played),
        "clients_cpu": sum(answer["cpu"] for answer in played),
    }


LOAD = (
    ("actions/s, offered", "offered_per_second", ",.0f"),
    ("actions/s, acknowledged", "acknowledged_per_second", ",.1f"),
    ("latency p50, ms", "p50_ms", ".1f"),
    ("latency p95, ms", "p95_ms", ".1f"),
    ("latency p99, ms", "p99_ms", ".1f"),
    ("latency, worst, ms", "worst_ms", ".0f"),
    ("refused, or never answered", "failed", "d"),
    ("memory in all, MB", "megabytes", ".0f"),
    ("— server, MB", "server_megabytes", ".0f"),
    ("— database server, MB", "database_megabytes", ".0f"),
    ("— each new live table, kB", "kilobytes_per_table", ".0f"),
    ("— each socket, kB", "kilobytes_per_socket", ".0f"),
    ("processors: server", "server_cpu", ".2f"),
    ("— database server", "database_cpu", ".2f"),
    ("— people", "clients_cpu", ".2f"),
    ("— all else on the machine", "others_cpu", ".2f"),
    ("processor time per action: server, ms", "server_ms_per_action", ".2f"),
    ("— database server, ms", "database_ms_per_action", ".2f"),
    ("written to disk per action, kB", "kilobytes_written_per_action", ".1f"),
    ("actions in one commit", "entries_per_commit", ".1f"),
    ("house killed: open again after, s", "seconds_to_open", ".1f"),
    ("— first action acknowledged after, s", "seconds_to_first_answer", ".1f"),
    ("— all sockets have their positions after, s", "seconds_to_all_positions", ".1f"),
    ("— refused, or never answered", "failed_after_kill", "d"),
    ("database killed: takes connections after, s", "database_seconds_to_open", ".1f"),
    ("— first action acknowledged after, s", "database_seconds_to_first_answer", ".1f"),
    ("— all sockets have heard everything after, s", "database_seconds_to_all_heard", ".1f"),
    ("— refused, or never answered", "failed_without_database", "d"),
    ("acknowledged actions that are not stored", "lost", "d"),
    (f"highest rate with a p99 below {IN_TIME:.0f} ms, actions/s", "most_per_second", ",.0f"),
    ("— latency p50, ms", "most_p50_ms", ".0f"),
    ("— latency p99, ms", "most_p99_ms", ".0f"),
    ("— processors: server", "most_server_cpu", ".2f"),
    ("— processors: database server", "most_database_cpu", ".2f"),
    ("— processors: people", "most_clients_cpu", ".2f"),
)


def measure(arguments: argparse.Namespace, results: dict[str, Figures]) -> None:
    """Measure all that is asked for; what is done is in the results, whatever comes after it."""
    kinds = arguments.database or list(DATABASES)
    if "load" in arguments.part:
        results["load"] = {}
        for kind in kinds:
            load(kind, arguments, results["load"])
    if "growth" in arguments.part:
        results["growth"] = {}
        for kind in kinds:
            house_growth.measure(kind, arguments.growth, arguments.seconds / 5, results["growth"])
    if "commits" in arguments.part and "postgresql" in kinds:
        say("PostgreSQL: commits, with and without news")
        results["commits"] = house_commits.measure(arguments.seconds / 10)
    if "long" in arguments.part:
        say(f"SQLite: somebody reads a table of {arguments.entries:,} entries")
        results["long"] = asyncio.run(long_table.measure(arguments.entries))


def sheets_of(results: dict[str, Figures], arguments: argparse.Namespace) -> list[Sheet]:
    """Return the figures as tables."""
    sheets = []
    if "load" in results:
        title = f"{arguments.tables * SEATS:,} open sockets at {arguments.tables} live tables, {arguments.seconds:g} s"
        sheets.append(sheet(title, LOAD, results["load"]))
    if "growth" in results:
        sheets.append(house_growth.shown(results["growth"]))
    if "commits" in results:
        sheets.append(house_commits.shown(results["commits"]))
    if "long" in results:
        sheets.append(long_table.shown(results["long"], arguments.entries))
    return sheets


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", choices=PARTS, action="append", help="all if not given")
    parser.add_argument("--database", choices=list(DATABASES), action="append", help="both if not given")
    parser.add_argument("--tables", type=int, default=250, help=f"of {SEATS} people each, under load")
    parser.add_argument("--rate", type=float, default=350, help="actions offered each second, in all")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm-up", type=float, default=5)
    parser.add_argument("--ramp", type=float, default=150, help="the first rate on the way to the highest")
    parser.add_argument("--ramp-seconds", type=float, default=5, help="for each rate on the way")
    parser.add_argument("--most-rates", type=int, default=12, help="how many rates are tried on the way")
    parser.add_argument("--growth", type=int, nargs="+", default=[100, 1000, 10000], help="numbers of tables")
    parser.add_argument("--entries", type=int, default=20_000, help="of the very long table")
    parser.add_argument("--clients", type=int, default=1, help="processes that the people are in")
    parser.add_argument("--into", type=Path, default=ROOT / "build", help="folder for bench-house.json and .md")
    arguments = parser.parse_args()
    arguments.part = arguments.part or PARTS
    if arguments.tables % arguments.clients or arguments.tables <= FIRST_TABLES * arguments.clients:
        parser.error(f"the tables, more than {FIRST_TABLES} for each, must be shared evenly among the client processes")
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(limit, OPEN_FILES) if limit > 0 else OPEN_FILES, limit))
    began, load_before = time.monotonic(), psutil.getloadavg()[0]
    results: dict[str, Figures] = {}
    try:
        measure(arguments, results)
    finally:
        publish(results, arguments, began, load_before)


def publish(results: dict[str, Figures], arguments: argparse.Namespace, began: float, load_before: float) -> None:
    """Show the tables, and write them and all figures into files."""
    sheets = sheets_of(results, arguments)
    for one in sheets:
        one.show()
    note = (
        f"Measured on {datetime.now(UTC):%Y-%m-%d} in {(time.monotonic() - began) / 60:.0f} minutes on "
        f"{psutil.cpu_count()} processors; the load of the machine before was {load_before:.1f}."
    )
    print(note)
    arguments.into.mkdir(parents=True, exist_ok=True)
    (arguments.into / "bench-house.json").write_text(json.dumps(results, indent=2) + "\n", "utf-8")
    pages = [one.markdown() for one in sheets]
    (arguments.into / "bench-house.md").write_text("\n".join([*pages, note]) + "\n", "utf-8")


if __name__ == "__main__":
    main()
