"""`bedesten serve` with a wrong clock: the file it is given says by how many seconds, at any time.

The clock is that of its machine, or, with the word `database`, that of its database.
"""

import sys
import time
from pathlib import Path
from unittest.mock import patch


def shift_time(file: Path) -> None:
    """Let the clock of this process be wrong; the one that only counts on, which nobody sets, stays."""
    real = time.time
    patch("time.time", lambda: real() + float(file.read_text())).start()


def shift_database(file: Path) -> None:
    """Let the clock of the database be wrong."""
    from bedesten.house.pulse import Pulse  # noqa: PLC0415 - the processes of bots do without all this

    real = Pulse._time

    async def shifted(pulse: Pulse, *asked: object) -> float:
        return await real(pulse, *asked) + float(file.read_text())  # type: ignore[arg-type]

    patch.object(Pulse, "_time", shifted).start()


# Bots think in processes that import this file again.
if __name__ == "__main__":
    shift = shift_database if "database" in sys.argv else shift_time
    shift(Path(sys.argv[1]))
    from bedesten.cli import main

    sys.argv = ["bedesten", "serve"]
    main()
