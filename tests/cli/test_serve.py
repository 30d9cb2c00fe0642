"""`bedesten serve`: how the house is opened and closed. A small stand-in answers instead of the house itself."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bedesten.core.engine import is_compiled
from tests.cli.command import ENVIRONMENT, process
from tests.cli.conftest import Call
from tests.house.client import PATIENCE
from tests.house.postgres import Postgres

STAND_IN = '''
"""Read by every Python process of the test: puts a small application in the place of the house."""

import os
import sys
import types


def make_app(settings):
    from fastapi import FastAPI, Response, WebSocket

    from bedesten.house.metrics import Measured, live_tables, render

    if os.environ.get("STAND_IN_FAILS"):
        raise SystemExit(3)
    app = FastAPI()
    app.add_middleware(Measured)
    live_tables.set(1)

    @app.get("/who")
    def who() -> dict[str, object]:
        return {"pid": os.getpid(), "port": settings.port, "chat": settings.chat}

    @app.get("/metrics")
    def metrics() -> Response:
        body, kind = render()
        return Response(body, media_type=kind)

    @app.websocket("/ws")
    async def ws(socket: WebSocket) -> None:
        await socket.accept()
        await socket.send_text("hello")
        async for text in socket.iter_text():
            await socket.send_text(text)

    return app


module = types.ModuleType("bedesten.house.app")
module.make_app = make_app
sys.modules["bedesten.house.app"] = module
'''


class Opened:
    """A running `bedesten serve`."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        (folder / "sitecustomize.py").write_text(STAND_IN)
        self.log = folder / "log.txt"
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "bedesten", "serve", "--data", str(folder / "data"), "--port", "0", *arguments],
                env=os.environ | ENVIRONMENT | {"PYTHONPATH": str(folder)} | environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", self.said)
        self.port = int(found[1]) if found else 0
        self.address = f"http://127.0.0.1:{self.port}"

    def get(self, path: str) -> httpx.Response:
        return httpx.get(self.address + path, trust_env=False, timeout=PATIENCE)

    def stop(self, number: int = signal.SIGTERM) -> int:
        os.kill(self.process.pid, number)
        return self.process.wait(PATIENCE)


@contextmanager
def opened(folder: Path, *arguments: str, **environment: str) -> Iterator[Opened]:
    house = Opened(folder, *arguments, **environment)
    try:
        yield house
    finally:
        for each in psutil.Process(house.process.pid).children(recursive=True) if house.process.poll() is None else ():
            each.kill()
        house.process.kill()
        house.process.wait(PATIENCE)
        if house.process.stdout is not None:
            house.process.stdout.close()


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.waits
def test_the_house_opens_says_where_and_closes(tmp_path: Path, number: int) -> None:
    with opened(tmp_path, "--no-chat") as house:
        assert house.said == f"Bedesten is open at http://localhost:{house.port} (stop with Ctrl+C)\n"
        assert house.get("/who").json() == {"pid": house.process.pid, "port": house.port, "chat": False}
        assert "server" not in house.get("/who").headers
        assert (tmp_path / "data" / "secret.key").stat().st_mode & 0o777 == 0o600
        assert (tmp_path / "data" / "house.db").exists()
        with connect(f"ws://127.0.0.1:{house.port}/ws", proxy=None) as talk:
            assert talk.recv() == "hello"
            os.kill(house.process.pid, number)
            with pytest.raises(ConnectionClosed) as closed:
                talk.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert house.process.wait(PATIENCE) == 0
    lines = house.log.read_text().splitlines()
    assert lines[0].startswith("The engine runs interpreted") is not is_compiled()
    assert "Traceback" not in house.log.read_text()
    assert {"request"} == {json.loads(line)["event"] for line in lines if line.startswith("{")}


@pytest.mark.slow
def test_a_message_that_is_too_large_closes_the_socket(tmp_path: Path) -> None:
    with opened(tmp_path) as house, connect(f"ws://127.0.0.1:{house.port}/ws", proxy=None) as talk:
        assert talk.recv() == "hello"
        talk.send("x" * 65536)
        assert talk.recv() == "x" * 65536
        talk.send("x" * 65537)
        with pytest.raises(ConnectionClosed) as closed:
            talk.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


@pytest.mark.slow
@pytest.mark.waits
def test_several_workers_serve_one_port_and_a_dead_one_is_replaced(tmp_path: Path, postgres: Postgres) -> None:
    with postgres.database() as database, opened(tmp_path, "--workers", "2", "--database", database) as house:
        assert house.said.startswith("Bedesten is open at http://localhost:")
        workers = two_workers(house)
        assert house.process.pid not in workers
        victim = workers.pop()
        os.kill(victim, signal.SIGKILL)
        replaced = two_workers(house)
        assert victim not in replaced
        # Each live worker has one table; the dead one's is no longer counted.
        wait_for(lambda: "\nbedesten_live_tables 2.0\n" in house.get("/metrics").text)
        assert house.stop() == 0
        assert not [worker for worker in replaced if psutil.pid_exists(worker)]
    assert "Traceback" not in house.log.read_text()
    assert not list(Path(os.environ.get("TMPDIR", "/tmp")).glob(f"bedesten-metrics-{house.process.pid}-*"))


@pytest.mark.slow
@pytest.mark.waits
def test_workers_end_when_whoever_started_them_is_killed(tmp_path: Path, postgres: Postgres) -> None:
    with postgres.database() as database, opened(tmp_path, "--workers", "2", "--database", database) as house:
        workers = [child for child in psutil.Process(house.process.pid).children(recursive=True) if child.is_running()]
        assert len(workers) >= 2
        house.process.kill()
        gone, alive = psutil.wait_procs(workers, timeout=PATIENCE)
        assert not alive
        assert gone


@pytest.mark.slow
@pytest.mark.waits
def test_a_worker_that_cannot_start_ends_the_house(tmp_path: Path) -> None:
    with opened(tmp_path, STAND_IN_FAILS="1") as house:
        assert house.process.wait(PATIENCE) == 2
    assert house.said == ""
    assert "bedesten: The house could not be opened; the lines above say why." in house.log.read_text()


def two_workers(house: Opened) -> set[int]:
    """Return the two processes that answer."""
    workers: set[int] = set()

    def ask() -> bool:
        with suppress(httpx.TransportError):  # the question went to a worker that was killed
            workers.add(int(house.get("/who").json()["pid"]))
        return len(workers) == 2

    wait_for(ask)
    return workers


def wait_for(done: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


WRONG = [
    ("--port none", "'--port'"),
    ("--port 70000", "port is a number from 0 to 65535, not 70000."),
    ("--workers 0", "workers is a number from 1 to 64, not 0."),
    ("--workers 2", "Several workers need PostgreSQL: give --database postgresql://…"),
    ("--host not.a.host.invalid", "The host 'not.a.host.invalid' is no address of this machine."),
    ("--host 203.0.113.9", "The host '203.0.113.9' is no address of this machine."),
    ("--database mysql://a:open-sesame@b/c", "not in 'mysql'"),
    ("--database open-sesame", "is not of the form sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."),
    ("--database sqlite://", "A house in memory would lose its games"),
    ("--database postgresql://a:open-sesame@127.0.0.1:1/b", "postgresql://a@127.0.0.1:1/b cannot be reached: nothing"),
    ("--address play.example.org", "The address is an http or https address"),
    ("--smtp mail.example.org", "The mail server is of the form smtp://HOST:PORT"),
    ("--smtp smtp://mail.example.org", "A mail server needs --mail-from"),
    ("--log-level loud", "log level is debug, info, warning or error, not 'loud'."),
    ("--chat maybe", "unexpected extra argument"),
    ("--fly", "No such option: --fly"),
]


@pytest.mark.parametrize(("arguments", "message"), WRONG, ids=[arguments for arguments, _ in WRONG])
def test_a_bad_value_is_one_clear_sentence(call: Call, tmp_path: Path, arguments: str, message: str) -> None:
    answer = call("serve", "--data", str(tmp_path / "data"), "--port", "0", *arguments.split())
    assert answer.code == 2
    assert message in answer.err
    assert "Traceback" not in answer.err
    assert "open-sesame" not in answer.err or arguments == "--database open-sesame"
    assert len(complaints(answer.err)) <= 2
    assert not answer.out


def complaints(text: str) -> list[str]:
    return [line for line in text.splitlines() if "interpreted" not in line]


def test_a_bad_environment_variable_is_named(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEDESTEN_CHAT", "maybe")
    answer = call("serve")
    assert answer.code == 2
    assert complaints(answer.err) == ["bedesten: BEDESTEN_CHAT is yes or no, not 'maybe'."]


def test_a_port_that_is_taken(call: Call, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        answer = call("serve", "--data", str(tmp_path / "data"), "--port", str(port))
    assert answer.code == 2
    assert complaints(answer.err) == [
        f"bedesten: Port {port} is taken: stop what listens there, or give another with --port."
    ]
    assert not (tmp_path / "data").exists()


def test_a_port_that_is_not_for_this_user(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(self: socket.socket, address: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", forbid)
    answer = call("serve", "--data", str(tmp_path / "data"), "--port", "80")
    assert answer.code == 2
    assert complaints(answer.err) == ["bedesten: Port 80 is not for this user: give one from 1024 on with --port."]


def test_a_data_folder_that_cannot_be_made(call: Call, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ayşe")
    answer = call("serve", "--data", str(tmp_path / "letter"), "--port", "0")
    assert answer.code == 2
    assert len(complaints(answer.err)) == 1
    assert "letter/house.db cannot be used: " in answer.err


def serve_anyway(folder: Path) -> str:
    """Return the one sentence with which a house refuses to open on the files of a folder."""
    answer = process("serve", "--data", str(folder), "--port", "0")
    assert answer.code == 2
    assert not answer.out
    (sentence,) = complaints(answer.err)
    return sentence


@pytest.mark.parametrize(
    ("content", "state"),
    [
        (b"", "empty"),
        (b" \n\n", "empty"),
        (bytes(65), "empty"),
        (b"too short\n", "damaged"),
        (b"\xff\xfe\x00", "damaged"),
        (b"begun" + bytes(60), "damaged"),
    ],
)
def test_a_broken_key_is_told_with_what_to_do(tmp_path: Path, content: bytes, state: str) -> None:
    key = tmp_path / "secret.key"
    key.write_bytes(content)
    key.chmod(0o600)
    assert serve_anyway(tmp_path) == (
        f"bedesten: The secret key {key} is {state}: put back a copy of it, or delete it to get a new one "
        "(accounts log in again, guests are lost)."
    )


def test_a_key_that_is_no_file_is_told_with_what_to_do(tmp_path: Path) -> None:
    key = tmp_path / "secret.key"
    key.mkdir()
    assert serve_anyway(tmp_path) == (
        f"bedesten: The secret key {key} is no file: move away what is there, and put back the key."
    )


@pytest.mark.parametrize(
    ("name", "what", "mode"),
    [
        *(("secret.key", "The secret key", mode) for mode in (0o644, 0o666, 0o602, 0o640, 0o660, 0o620)),
        *(("house.db", "The database", mode) for mode in (0o644, 0o666, 0o602)),
        *(("house.db-wal", "The database", mode) for mode in (0o644, 0o666, 0o602)),
    ],
)
def test_a_file_with_secrets_that_is_open_to_everybody_is_told_with_what_to_do(
    tmp_path: Path, name: str, what: str, mode: int
) -> None:
    (tmp_path / "secret.key").write_text("k" * 64)
    (tmp_path / "secret.key").chmod(0o600)
    (tmp_path / "house.db").touch(0o640)  # a group may make copies of it
    file = tmp_path / name
    file.touch()
    file.chmod(mode)
    assert serve_anyway(tmp_path) == (
        f"bedesten: {what} {file} is open to other users of this machine: close it with chmod 600 '{file}'."
    )


def test_without_its_packages_the_house_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['sqlalchemy'] = None\n")
    answer = process("serve", PYTHONPATH=str(tmp_path))
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == (
        "bedesten: The house needs packages that are not installed (sqlalchemy): pip install 'bedesten[house]'\n"
    )
    assert process("games", PYTHONPATH=str(tmp_path)).code == 0
