"""`bedesten serve` on a machine with a wrong clock: the file it is given says by how many seconds, at any time."""

import sys
import time
from pathlib import Path
from unittest.mock import patch


def shift_time(file: Path) -> None:
    """Let the clock of this process be wrong; the one that only counts on, which nobody sets, stays."""
    real = time.time
    patch("time.time", lambda: real() + float(file.read_text())).start()


# Bots think in processes that import this file again.
if __name__ == "__main__":
    shift_time(Path(sys.argv[1]))
    from bedesten.cli import main

    sys.argv = ["bedesten", "serve"]
    main()
