"""A stopwatch for many decisions: it counts how many took about how long, and forgets which."""

from typing import Final, final

from mypy_extensions import i64

FINE: Final = 16
"""Into how many steps a doubling of the time is divided: so 3 to 6 % is the error of what is read."""

STEPS: Final = 700
"""The last step is that of hours."""


@final
class Stopwatch:
    """How many decisions took how many nanoseconds, in steps that grow with the time."""

    def __init__(self) -> None:
        self.counts: list[int] = [0] * STEPS

    def add(self, nanoseconds: i64) -> None:
        """Count one decision."""
        rest: i64 = nanoseconds
        doubled: i64 = 0
        while rest >= 2 * FINE:
            rest >>= 1
            doubled += 1
        step: i64 = FINE * doubled + rest
        self.counts[min(step, STEPS - 1)] += 1


def step_time(step: int) -> float:
    """Return the nanoseconds that a step stands for."""
    if step < 2 * FINE:
        return float(step)
    doubled = step // FINE - 1
    return (step - FINE * doubled + 0.5) * (1 << doubled)
