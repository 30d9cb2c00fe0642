"""How a house grows: the same people at the same hundred tables, in a house that has ever more tables beside them.

The first tables are made and played as people do. The others are their copies, rows of the database with ids and
people of their own, written while the house is closed. *Stored* tables lie in the database only; then spectators look
at each of them, and all are *live*: in the memory of the house.
"""

import http.client
import statistics
import time
from collections.abc import Mapping

from benchmarks.house_clients import SEATS
from benchmarks.house_stage import Figures, Sheet, Stage, Usage, say, sheet, stage
from tests.house.postgres import fetch

from bedesten.house import schema

RATE = 100.0  # actions/s at the first tables, however many there are
IDLE = 4.0
ASKED = 15  # times for each list
ENTRIES = 30  # of each table before anything is measured; more come as it is
FLAT_OUT = 0.0

OF_COPY = "|| '-' || copy.i"
NAMED = "|| ' ' || copy.i"
FIRST_ONES = "(select id from tables where length(id) = 16)"  # copies have longer ids
COPIED: dict[str, Mapping[str, str]] = {
    "people": {"id": OF_COPY, "name": NAMED, "name_key": NAMED},
    "tables": {"id": OF_COPY, "maker": OF_COPY},
    "seats": {"table": OF_COPY, "person": OF_COPY},  # their names are bound into the luck of the table
    "entries": {"table": OF_COPY},
}
WHICH = {
    "people": f'id in (select person from seats where "table" in {FIRST_ONES})',
    "tables": f"id in {FIRST_ONES}",
    "seats": f'"table" in {FIRST_ONES}',
    "entries": f'"table" in {FIRST_ONES}',
}


def copy_tables(here: Stage, first: int, last: int) -> None:
    """Write copies with these numbers of all that was made at first; the house is closed."""
    assert here.house.process is None, "the house would not know of it"
    address = here.house.database or f"sqlite:///{here.house.folder / 'house.db'}"
    for name, changed in COPIED.items():
        columns = [column.name for column in schema.metadata.tables[name].columns]
        into = ", ".join(f'"{column}"' for column in columns)
        values = ", ".join(f'one."{column}" {changed.get(column, "")}' for column in columns)
        copies = f"with recursive copy(i) as (select {first} union all select i + 1 from copy where i < {last})"
        # The numbers of the copies come from a query of their own: PostgreSQL and SQLite both take it so.
        chosen = f"{copies} select {values} from copy cross join (select * from {name} where {WHICH[name]}) as one"
        fetch(address, f"insert into {name} ({into}) {chosen}")
    if here.postgres is not None:
        fetch(address, "analyze")


def measure(kind: str, numbers: list[int], seconds: float, results: dict[str, Figures]) -> None:
    """Find the figures of each number of tables on one kind of database."""
    first = numbers[0]
    with stage(kind, clients=1) as here:
        say(f"{here.name}: {first} tables are made and played")
        here.clients.do("make", tables=first, visibility="public")
        here.clients.do("sit", seats=list(range(SEATS)))
        while here.house.rows("select min(number) from tables")[0][0] < ENTRIES:
            here.clients.do("play", rate=FLAT_OUT, warm_up=0, seconds=1)
        before = 1
        for number in numbers:
            here.house.stop()
            if number // first > before:
                say(f"{here.name}: copies of them are written, until there are {number:,} tables")
                copy_tables(here, before, number // first - 1)
                before = number // first
            say(f"{here.name}: {number:,} tables, stored")
            opened = here.start_again()
            results[f"{here.name}, {number:,}"] = figures = {"seconds_to_open": opened}
            at(here, number, seconds, figures)


def at(here: Stage, number: int, seconds: float, figures: Figures) -> None:
    """Measure a house with so many tables, of which only the first ones are live before all of them are."""
    server = here.usages()["server"]
    figures |= size(here) | lists(here)
    figures |= {"stored_megabytes": server.settled(), "stored_idle": idle(server)} | actions(here, "stored", seconds)
    others = [row[0] for row in here.house.rows("select id from tables where length(id) > 16")]
    if others:
        say(f"{here.name}: {number:,} tables, live")
        before = server.settled()
        watched = here.clients.do("watch_all", tables=others)[0]
        live = server.settled()
        figures["kilobytes_per_live_table"] = 1000 * (live - before) / len(others)
        figures["ms_to_load"] = 1000 * watched["seconds"] / len(others)
        figures |= {"live_megabytes": live, "live_idle": idle(server)} | actions(here, "live", seconds)
        here.clients.do("leave_all")


def actions(here: Stage, name: str, seconds: float) -> Figures:
    """Return how long actions at the first tables take, at a rate that is the same for every number of tables."""
    played = here.clients.do("play", rate=RATE, warm_up=1, seconds=seconds)[0]
    latencies = [1000 * latency for latency in played["latencies"]]
    parts = statistics.quantiles(latencies, n=100)
    return {f"{name}_p50_ms": parts[49], f"{name}_p99_ms": parts[98]}


def idle(server: Usage) -> float:
    """Return the thousandths of a processor that the house takes while nobody does anything."""
    before, began = server.seconds(), time.monotonic()
    time.sleep(IDLE)
    return 1000 * (server.seconds() - before) / (time.monotonic() - began)


def lists(here: Stage) -> Figures:
    """Return the milliseconds in which lists of tables are answered."""
    cookie = here.clients.do("cookie")[0]["cookie"]
    door = http.client.HTTPConnection("127.0.0.1", here.house.port, timeout=60)
    figures: Figures = {}
    for name, query in (("public", "show=playing"), ("over", "show=over"), ("mine", "show=mine")):
        taken = []
        for _ in range(ASKED):
            began = time.perf_counter()
            door.request("GET", f"/api/tables?{query}", headers={"Cookie": cookie})
            answer = door.getresponse()
            answer.read()
            assert answer.status == http.HTTPStatus.OK, answer.status
            taken.append(1000 * (time.perf_counter() - began))
        figures[f"list_{name}_ms"] = statistics.median(taken)
    door.close()
    return figures


def size(here: Stage) -> Figures:
    """Return what the tables take on disk."""
    if here.postgres is not None:
        taken = here.house.rows("select pg_database_size(current_database())")[0][0]
    else:
        taken = here.house.rows("select page_count * page_size from pragma_page_count(), pragma_page_size()")[0][0]
    tables, entries = here.house.rows("select count(*), sum(number) from tables")[0]
    return {
        "entries_per_table": entries / tables,
        "megabytes_on_disk": taken / 1e6,
        "kilobytes_on_disk_per_table": taken / 1000 / tables,
    }


ROWS = (
    ("entries of a table", "entries_per_table", ".0f"),
    ("on disk, MB", "megabytes_on_disk", ",.1f"),
    ("— each table, kB", "kilobytes_on_disk_per_table", ",.0f"),
    ("start of the house, s", "seconds_to_open", ".1f"),
    ("list of public tables, ms", "list_public_ms", ".1f"),
    ("list of my tables, ms", "list_mine_ms", ".1f"),
    ("stored: memory, MB", "stored_megabytes", ",.0f"),
    ("— processor while nobody acts, ‰", "stored_idle", ".0f"),
    ("— action p50, ms", "stored_p50_ms", ".1f"),
    ("— action p99, ms", "stored_p99_ms", ".1f"),
    ("live: memory, MB", "live_megabytes", ",.0f"),
    ("— each table, kB", "kilobytes_per_live_table", ".0f"),
    ("— time to load one, ms", "ms_to_load", ".1f"),
    ("— processor while nobody acts, ‰", "live_idle", ".0f"),
    ("— action p50, ms", "live_p50_ms", ".1f"),
    ("— action p99, ms", "live_p99_ms", ".1f"),
)


def shown(results: dict[str, Figures]) -> Sheet:
    return sheet("Growth, by number of tables", ROWS, results)
