"""Metrics: counted by pattern and never by name, from one process or many."""

import asyncio
import multiprocessing
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from fastapi import APIRouter, FastAPI
from prometheus_client import Counter, Gauge, Histogram
from prometheus_client.parser import text_string_to_metric_families
from tests.samples import SOME_GAME

from bedesten.house import metrics
from bedesten.house.metrics import Measured, registry, render


def value(name: str, **labels: str) -> float:
    return registry.get_sample_value(name, labels) or 0.0


def application() -> FastAPI:
    app = FastAPI()
    router = APIRouter(prefix="/api")

    @router.get("/tables/{table}")
    async def table(table: str) -> str:
        return table

    @router.post("/tables/{table}/break")
    async def broken(table: str) -> None:
        raise RuntimeError(table)

    app.include_router(router)
    app.add_middleware(Measured)
    return app


def ask(method: str, path: str) -> int:
    async def send() -> int:
        transport = httpx.ASGITransport(application(), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            return (await client.request(method, path)).status_code

    return asyncio.run(send())


def test_a_request_is_counted_by_the_pattern_of_its_path() -> None:
    labels = {"method": "GET", "route": "/api/tables/{table}", "status": "200"}
    before = value("bedesten_http_requests_total", **labels)
    assert ask("GET", "/api/tables/very-private") == 200
    assert value("bedesten_http_requests_total", **labels) == before + 1
    assert b"very-private" not in render()[0]
    assert value("bedesten_http_seconds_count", method="GET", route="/api/tables/{table}") >= 1


@pytest.mark.parametrize(
    ("method", "path", "labels"),
    [
        ("GET", "/no/such/place", {"method": "GET", "route": "other", "status": "404"}),
        ("DELETE", "/api/tables/x", {"method": "DELETE", "route": "/api/tables/{table}", "status": "405"}),
        ("DANCE", "/api/tables/x", {"method": "other", "route": "/api/tables/{table}", "status": "405"}),
        ("POST", "/api/tables/x/break", {"method": "POST", "route": "/api/tables/{table}/break", "status": "500"}),
    ],
)
def test_what_goes_wrong_is_counted_too(method: str, path: str, labels: dict[str, str]) -> None:
    before = value("bedesten_http_requests_total", **labels)
    assert ask(method, path) == int(labels["status"])
    assert value("bedesten_http_requests_total", **labels) == before + 1


def test_the_text_is_what_prometheus_reads() -> None:
    metrics.actions_total.labels(SOME_GAME, "action").inc()
    body, kind = render()
    assert kind.startswith("text/plain; version=")
    found = {family.name for family in text_string_to_metric_families(body.decode())}
    assert {"bedesten_actions", "bedesten_append_seconds", "bedesten_sockets", "bedesten_live_tables"} <= found
    assert all(name.startswith("bedesten_") for name in found)


def test_no_label_carries_an_id_or_a_name() -> None:
    allowed = {"game", "kind", "code", "level", "outcome", "channel", "method", "route", "status"}
    kept = [each for each in vars(metrics).values() if isinstance(each, Counter | Gauge | Histogram)]
    assert len(kept) == 12
    for metric in kept:
        assert set(metric._labelnames) <= allowed


COUNT = """
from bedesten.house.metrics import answer_seconds, refusals_total, render, sockets
refusals_total.labels("stale").inc(3)
sockets.set(5)
answer_seconds.observe(0.01)
print(render()[0].decode())
"""


@pytest.mark.slow
def test_several_processes_are_added_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = os.environ | {metrics.FOLDER: str(tmp_path)}
    call = [sys.executable, "-c", COUNT]
    first, second = (
        subprocess.run(call, env=environment, capture_output=True, text=True, check=True, timeout=60).stdout
        for _ in range(2)
    )
    assert 'bedesten_refusals_total{code="stale"} 3.0' in first
    assert 'bedesten_refusals_total{code="stale"} 6.0' in second
    assert re.search(r"^bedesten_answer_seconds_count 2.0$", second, re.MULTILINE)
    assert re.search(r"^bedesten_sockets 10.0$", second, re.MULTILINE)

    # Both have ended: their gauges go, what they counted stays.
    monkeypatch.setenv(metrics.FOLDER, str(tmp_path))
    for file in tmp_path.glob("gauge_livesum_*.db"):
        metrics.forget_process(int(re.findall(r"\d+", file.name)[0]))
    text = render()[0].decode()
    assert 'bedesten_refusals_total{code="stale"} 6.0' in text
    assert "bedesten_sockets 10.0" not in text


def test_a_process_is_forgotten_only_where_there_are_several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(metrics.FOLDER, raising=False)
    metrics.forget_process(multiprocessing.current_process().pid or 0)
    assert b"bedesten_live_tables" in render()[0]
