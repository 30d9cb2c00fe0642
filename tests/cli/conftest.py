"""Calling the command in this process."""

import io
import sys
from collections.abc import Callable

import pytest

from bedesten.cli import run
from tests.cli.command import WIDTH, Answer

Call = Callable[..., Answer]


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """Return a function that calls the command with arguments and lines to read."""
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    monkeypatch.setenv("NO_COLOR", "1")

    def call(*arguments: str, stdin: str = "") -> Answer:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = run(arguments)
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return call
