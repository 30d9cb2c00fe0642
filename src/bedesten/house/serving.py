"""Open the house: the port, the database, the key, then one server process or several that a supervisor watches."""

import errno
import multiprocessing
import os
import shutil
import signal
import socket
import tempfile
import threading
from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec
from multiprocessing.process import BaseProcess

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from bedesten.core.components import use_components, use_named_components
from bedesten.core.errors import shown
from bedesten.house.logs import set_up_logs
from bedesten.house.metrics import FOLDER, forget_process
from bedesten.house.migrate import demand_private_database, migrate
from bedesten.house.settings import BadSetting, Settings, read_settings
from bedesten.house.tidying import settle

BACKLOG = 2048
LARGEST_MESSAGE = 65536
SECONDS_TO_STOP = 5
SECONDS_TO_KEEP = 75
"""A line over which nobody asks for longer is closed: longer than the minute that proxies and browsers keep theirs."""

SECONDS_TO_ANSWER = 15
"""A worker that is silent for longer is taken for dead and replaced."""

FAILED = "The house could not be opened; the lines above say why."

Ready = Callable[[str], None]


def serve(settings: Settings, ready: Ready) -> None:
    """Serve until SIGINT or SIGTERM; call `ready` with the address once the house answers.

    Raises BadSetting with one sentence if a port, the database or a file cannot be used.
    """
    if settings.components:
        use_components(settings.components)
    with bind(settings) as listener:
        settings = replace(settings, port=listener.getsockname()[1])
        set_up_logs(settings.log_level)
        migrate(settings)
        demand_private_database(settings)
        settings.secret_key()
        _listen(listener, settings)
        os.environ.update(settings.as_environment())
        if settings.workers == 1:
            _run_here(settings, listener, ready)
        else:
            _run_workers(settings, listener, ready)


def make_worker() -> FastAPI:
    """Make the application of a server process, with the settings in its environment."""
    from bedesten.house.app import make_app  # noqa: PLC0415 - a supervisor does without all that

    settings = read_settings()
    set_up_logs(settings.log_level)
    use_named_components()
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_stop_with, args=(parent,), daemon=True).start()
    app = make_app(settings)
    settle()
    return app


def bind(settings: Settings) -> socket.socket:
    """Take the port, before anything else is done."""
    host, port = settings.host, settings.port
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError) as error:
        raise BadSetting(f"The host {shown(host)} is no address of this machine.") from error
    listener = socket.socket(family, kind, protocol)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
    except OSError as error:
        listener.close()
        raise BadSetting(_why_no_port(error, host, port)) from error
    return listener


def _listen(listener: socket.socket, settings: Settings) -> None:
    try:
        listener.listen(BACKLOG)
    except OSError as error:  # somebody was faster
        raise BadSetting(_why_no_port(error, settings.host, settings.port)) from error


def _why_no_port(error: OSError, host: str, port: int) -> str:
    match error.errno:
        case errno.EADDRINUSE:
            return f"Port {port} is taken: stop what listens there, or give another with --port."
        case errno.EACCES | errno.EPERM:
            return f"Port {port} is not for this user: give one from 1024 on with --port."
        case errno.EADDRNOTAVAIL:
            return f"The host {shown(host)} is no address of this machine."
        case _:
            return f"Port {port} of {shown(host)} cannot be used: {error.strerror}."


def _configuration(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        "bedesten.house.serving:make_worker",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        loop="uvloop" if find_spec("uvloop") else "asyncio",
        http="bedesten.house.lines:HttpLine",
        ws="bedesten.house.lines:SocketLine",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        # Compression would cost more memory for each socket than all else together.
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        server_header=False,
        proxy_headers=True,  # from the proxies that FORWARDED_ALLOW_IPS names
        timeout_keep_alive=SECONDS_TO_KEEP,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        timeout_worker_healthcheck=SECONDS_TO_ANSWER,
    )


class _Server(uvicorn.Server):
    """A server in this process that says when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self.ready()


def _run_here(settings: Settings, listener: socket.socket, ready: Ready) -> None:
    server = _Server(_configuration(settings), lambda: ready(settings.web_address))
    # The server repeats a signal when it has stopped, for whoever was there before: that must not be an error.
    before = {number: signal.signal(number, server.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        server.run([listener])
    except SystemExit as error:
        raise BadSetting(FAILED) from error
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class _Supervisor(Multiprocess):
    """Server processes side by side; one that dies is replaced."""

    def __init__(self, config: uvicorn.Config, listener: socket.socket, ready: Callable[[], None]) -> None:
        super().__init__(config, [listener])
        self.ready = ready
        self.is_open = False

    def keep_subprocess_alive(self) -> None:
        before = {process.pid for process in self.processes}
        super().keep_subprocess_alive()
        for pid in before - {process.pid for process in self.processes}:
            if pid is not None:
                forget_process(pid)
        if not self.is_open and not self.should_exit.is_set() and all(worker.is_ready(1) for worker in self.processes):
            self.is_open = True
            self.ready()

    def has_failed(self) -> bool:
        return any(process.exitcode == uvicorn.config.STARTUP_FAILURE for process in self.processes)


def _run_workers(settings: Settings, listener: socket.socket, ready: Ready) -> None:
    folder = tempfile.mkdtemp(prefix=f"bedesten-metrics-{os.getpid()}-")
    os.environ[FOLDER] = folder
    try:
        supervisor = _Supervisor(_configuration(settings), listener, lambda: ready(settings.web_address))
        supervisor.run()
        if supervisor.has_failed():
            raise BadSetting(FAILED)
    finally:
        del os.environ[FOLDER]
        shutil.rmtree(folder, ignore_errors=True)


def _stop_with(parent: BaseProcess) -> None:
    """Stop this worker when its supervisor is gone, however that came about; a worker alone would keep the port."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
