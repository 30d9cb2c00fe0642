"""Batches on a Ray cluster; what comes of them comes in order, as if they were played here.

A batch whose machine or process is lost is played again elsewhere. As it has its own luck it comes out the same.
"""

import hashlib
import logging
import os
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from bedesten.arena.processes import answer_of, attempt
from bedesten.core import components, registry
from bedesten.core.components import use_named_components
from bedesten.core.engine import PACKAGE, sums_of
from bedesten.core.errors import BedestenError

LOSSES = 20
"""How often a batch is played again after its process was lost: who loses more has perhaps ended them itself."""

AHEAD = 4
"""How many batches wait for each processor, so that none is ever idle."""

PATIENCE = 10.0
"""How many seconds a cluster has to answer."""

AUTO = "auto"

Batch = TypeVar("Batch")
Answer = TypeVar("Answer")


class NoCluster(BedestenError):
    """There is no Ray, or no cluster at this address."""


class Workplace(NamedTuple):
    """What a process elsewhere must know to play as here: the folder with the bots of a user, and the games."""

    folder: str
    variables: dict[str, str]
    sources: str

    @classmethod
    def here(cls) -> "Workplace":
        names = (registry.VARIABLE, components.VARIABLE)
        variables = {name: os.environ[name] for name in names if name in os.environ}
        return cls(str(Path.cwd()), variables, _sources())

    def enter(self) -> None:
        """Make this process one that plays as there; raise BedestenError if it cannot."""
        if _sources() != self.sources:
            raise BedestenError(f"the machine {socket.gethostname()} has another version of Bedesten.")
        if self.folder not in sys.path:
            sys.path.insert(0, self.folder)
        os.environ.update(self.variables)
        use_named_components()


_entered: list[Workplace] = []


def on_cluster(
    work: Callable[[Batch], Answer], batches: Sequence[Batch], address: str = AUTO
) -> Iterator[Answer | None]:
    """Yield what comes of each batch, in order; first None, when there is a connection to the cluster.

    Raises NoCluster, or what is wrong with the work as BedestenError. Whoever stops asking stops the work.
    """
    with _connected(address) as ray:
        task = ray.remote(max_retries=LOSSES, num_cpus=1)(_attempt_there)
        here = Workplace.here()
        waiting = deque(batches)
        under_way: deque[Any] = deque()
        yield None
        while waiting or under_way:
            processors = int(ray.cluster_resources().get("CPU", 1))
            while waiting and len(under_way) < AHEAD * max(1, processors):
                under_way.append(task.remote(here, work, waiting.popleft()))
            try:
                attempted = ray.get(under_way[0])
            except ray.exceptions.WorkerCrashedError as error:
                raise BedestenError(
                    f"a worker process was ended from outside {LOSSES} times over one batch."
                ) from error
            except ray.exceptions.RayError as error:
                raise BedestenError(f"the cluster could not play: {_first_line(error)}") from error
            under_way.popleft()
            yield answer_of(attempted)


def _attempt_there(there: Workplace, work: Callable[[Batch], Answer], batch: Batch) -> tuple[Answer | None, str]:
    try:
        if there not in _entered:
            there.enter()
            _entered.append(there)
    except BedestenError as error:
        return None, str(error)
    return attempt(work, batch)


@contextmanager
def _connected(address: str) -> Iterator[Any]:
    """Connect to a cluster within."""
    # Nothing about anybody's games is sent to those who make Ray.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray  # noqa: PLC0415 - it may not be installed
        import ray.exceptions  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise NoCluster("A cluster needs Ray: pip install 'bedesten[ray]'") from error
    _demand_somebody(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise NoCluster(f"there is no Ray cluster at {address}: {_first_line(error)}") from error
    try:
        yield ray
    finally:
        ray.shutdown()


def _demand_somebody(address: str) -> None:
    """Raise NoCluster if nobody listens at an address: Ray itself would wait long, and say much."""
    if address == AUTO:
        return
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        raise NoCluster(
            f"'{address}' is no address of a Ray cluster: it is {AUTO}, or host:port such as 10.0.0.5:6379."
        )
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"there is no Ray cluster at {address}: nobody answers there.") from error


def _sources() -> str:
    """Return what tells the sources of the engine from others."""
    return hashlib.sha256(sums_of(PACKAGE).encode()).hexdigest()


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
