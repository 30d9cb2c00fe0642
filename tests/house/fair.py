"""Time as this machine gives it: for what is promised in seconds, on a machine that may do much else.

A machine that is taken away for a second makes everybody late by a second, and that is nobody's fault. What is promised
holds by this clock, which stands still for as long as even a thread that only sleeps is woken too late.
"""

import threading
import time

NAP = 0.05
LATE = 0.02


class _Watch(threading.Thread):
    """Sleeps and wakes, and notes how much too late."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.lost = 0.0

    def run(self) -> None:
        while True:
            began = time.monotonic()
            time.sleep(NAP)
            late = time.monotonic() - began - NAP
            if late > LATE:
                self.lost += late


_watch = _Watch()


def seconds() -> float:
    """Return a time in seconds that goes on only while the machine lets threads run."""
    if not _watch.is_alive():
        _watch.start()
    return time.monotonic() - _watch.lost
