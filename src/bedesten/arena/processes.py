"""Work in batches, on this process or on several; what comes of it comes in order."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from bedesten.core.components import use_named_components
from bedesten.core.errors import BadBot, BedestenError

BATCHES = 100
LARGEST_BATCH = 50

Batch = TypeVar("Batch")
Answer = TypeVar("Answer")


def batches_of(first: int, last: int) -> list[range]:
    """Return numbers from the first up to, not including, the last, in batches of a sensible size."""
    size = max(1, min(LARGEST_BATCH, (last - first) // BATCHES))
    return [range(at, min(at + size, last)) for at in range(first, last, size)]


def on_processes(
    work: Callable[[Batch], Answer], batches: Sequence[Batch], workers: int = 1
) -> Iterator[Answer | None]:
    """Yield what comes of each batch, in order; first None, when all processes have been started.

    Raises what is wrong with the work as BedestenError. Whoever stops asking stops the work.
    """
    if workers == 1 or not batches:
        yield None
        yield from map(work, batches)
        return
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(min(workers, len(batches)), initializer=_end_on_interrupt) as pool:
        try:
            futures = [pool.submit(attempt, work, batch) for batch in batches]
            yield None
            for future in futures:
                yield answer_of(future.result())
        except BrokenProcessPool as error:
            raise BedestenError("a worker process was ended from outside, perhaps for want of memory.") from error
        except BaseException:
            # Nobody waits for the rest, and slow bots could take long over it.
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
            pool.shutdown(cancel_futures=True)
            raise


def attempt(work: Callable[[Batch], Answer], batch: Batch) -> tuple[Answer | None, str]:
    """Return what comes of a batch, or what is wrong: errors do not all survive the way between processes."""
    try:
        return work(batch), ""
    except BedestenError as error:
        return None, str(error)


def answer_of(attempted: tuple[Answer | None, str]) -> Answer | None:
    """Return what came of an attempt, or raise what was wrong."""
    answer, wrong = attempted
    if wrong:
        raise BadBot(wrong)
    return answer


def _end_on_interrupt() -> None:
    """Let Ctrl-C end a worker without a word; the process that waits for it has the say."""
    use_named_components()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
