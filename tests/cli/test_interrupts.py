"""Ctrl-C and closed pipes end the command without a word."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bedesten.core.registry import find_game
from tests.samples import SOME_GAME


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """Start the command with pipes; it does not outlive the test."""
    pipe = subprocess.PIPE
    # Tests that run in the background have inherited that nobody interrupts them, and would pass it on.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        [sys.executable, "-m", "bedesten", *arguments],
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
    ) as child:
        try:
            yield child
        finally:
            child.kill()


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.waits
def test_an_interrupted_simulation_is_quiet(workers: str, tmp_path: Path) -> None:
    with started("simulate", SOME_GAME, "-g", "1000", "-w", workers, "--records", str(tmp_path)) as child:
        for _ in range(300):
            time.sleep(0.1)
            if any(tmp_path.iterdir()):
                break
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=30)
        assert (child.returncode, out, err) == (130, b"", b"")


@pytest.mark.waits
def test_an_interrupted_game_is_quiet_and_stays_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with started("play", SOME_GAME, "--bot", "random", "--save", str(file)) as child:
        assert child.stdout is not None
        assert child.stdout.readline().startswith(find_game(SOME_GAME).title.encode())
        child.send_signal(signal.SIGINT)
        _, err = child.communicate(timeout=30)
        assert (child.returncode, err) == (130, b"")
    assert file.read_text(encoding="utf-8").startswith("bedesten record 1")


def test_a_closed_pipe_is_quiet() -> None:
    with started("simulate", SOME_GAME, "-g", "1", "--json") as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        assert child.stderr.read() == b""
        assert child.wait(timeout=30) == 141
