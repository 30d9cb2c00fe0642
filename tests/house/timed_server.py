"""`bedesten serve` that notes what holds its event loop, in the file that it is given.

A line for each step of the loop that took long: when it began (by `time.monotonic`, which all processes share), the
milliseconds of processor time that it took, and what it was. However busy the machine is, a step takes no more of that.
"""

import asyncio
import sys
import time
from pathlib import Path
from unittest.mock import patch

LEAST = 0.005


def note_steps(file: Path) -> None:
    """Measure every step of every event loop of this process."""
    notes = file.open("a", buffering=1)
    run = asyncio.Handle._run

    def timed(step: asyncio.Handle) -> None:
        at, began = time.monotonic(), time.thread_time()
        run(step)
        took = time.thread_time() - began
        if took >= LEAST:
            notes.write(f"{at} {1000 * took:.1f} {_name(step)}\n")

    patch("asyncio.Handle._run", timed).start()
    # The usual loop of a house is written in C; this one does the same steps.
    patch("bedesten.house.serving.find_spec", lambda _: None).start()


def _name(step: asyncio.Handle) -> str:
    what = getattr(step, "_callback", None)
    task = getattr(what, "__self__", None)
    return f"{task.get_coro() if isinstance(task, asyncio.Task) else what}"


# Bots think in processes that import this file again.
if __name__ == "__main__":
    note_steps(Path(sys.argv[1]))
    from bedesten.cli import main

    sys.argv = ["bedesten", "serve"]
    main()
