"""What the house counts, for Prometheus. No label carries an id or a name: only words that the house itself chose.

With several server processes each counts in a file of a common folder, and whoever is asked adds them up.
"""

import os
import time
from typing import Any

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the common folder; it must be set before this file is imported."""

METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
OTHER = "other"

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

registry = CollectorRegistry()


def _counter(name: str, text: str, *labels: str) -> Counter:
    return Counter(f"bedesten_{name}", text, labels, registry=registry)


def _gauge(name: str, text: str) -> Gauge:
    return Gauge(f"bedesten_{name}", text, registry=registry, multiprocess_mode="livesum")


def _histogram(name: str, text: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
    return Histogram(f"bedesten_{name}", text, labels, buckets=buckets, registry=registry)


actions_total = _counter("actions_total", "Entries written to the history of tables.", "game", "kind")
refusals_total = _counter("refusals_total", "Actions that were refused.", "code")
append_seconds = _histogram("append_seconds", "Time to make one batch of entries durable.", QUICK)
answer_seconds = _histogram("answer_seconds", "Time from an action received to its answer.", QUICK)
sockets = _gauge("sockets", "Open sockets.")
live_tables = _gauge("live_tables", "Tables in memory.")
bot_thoughts_total = _counter("bot_thoughts_total", "Decisions asked of bots.", "level", "outcome")
bot_seconds = _histogram("bot_seconds", "Time that bots thought about one decision.", SLOW)
told_total = _counter("told_total", "Messages to people away from the table.", "channel", "outcome")
news_total = _counter("news_total", "News from other server processes.")
http_requests_total = _counter("http_requests_total", "Requests answered.", "method", "route", "status")
http_seconds = _histogram("http_seconds", "Time to answer a request.", QUICK, "method", "route")


def render() -> tuple[bytes, str]:
    """Return all metrics as text, and the type of that text."""
    if FOLDER in os.environ:
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return generate_latest(everybody), CONTENT_TYPE_LATEST
    return generate_latest(registry), CONTENT_TYPE_LATEST


def forget_process(pid: int) -> None:
    """Take a process that has ended out of the gauges; what it counted stays."""
    if FOLDER in os.environ:
        mark_process_dead(pid)  # type: ignore[no-untyped-call]


class Measured:
    """ASGI middleware that counts requests and takes their time, by the pattern of their path."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500
        begin = time.perf_counter()

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            method = scope["method"] if scope["method"] in METHODS else OTHER
            route = _pattern(scope)
            http_requests_total.labels(method, route, str(status)).inc()
            http_seconds.labels(method, route).observe(time.perf_counter() - begin)


def _pattern(scope: Scope) -> str:
    route: Any = scope.get("route")
    return str(getattr(route, "path", OTHER))
