"""Which engine runs: the compiled one by itself, but never one that is older than its sources."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from bedesten.core import engine

ROOT = Path(__file__).parents[1]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package as it is in a checkout."""
    for room in engine.COMPILED_ROOMS:
        (tmp_path / "src" / room).mkdir(parents=True)
        (tmp_path / "src" / room / "table.py").write_text("CHAIRS = 5\n")
    return tmp_path / "src"


@pytest.fixture
def build(tmp_path: Path, package: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What was compiled from it a moment ago."""
    monkeypatch.delenv(engine.VARIABLE)
    folder = tmp_path / "build"
    (folder / "bedesten" / "core").mkdir(parents=True)
    (folder / "bedesten" / "core" / f"table{EXTENSION_SUFFIXES[0]}").touch()
    (folder / "SUMS").write_text(engine.sums_of(package))
    return folder


def test_what_was_compiled_from_these_sources_may_run(package: Path, build: Path) -> None:
    assert engine.why_not(build, package) == ""
    assert engine.extensions(build).keys() == {"bedesten.core.table"}
    (package / "core" / "table.py").touch()
    assert engine.why_not(build, package) == "", "only the text counts: a clone or a branch gives files new times"


def test_an_edited_source_is_run_itself_and_named(package: Path, build: Path) -> None:
    (package / "games" / "table.py").write_text("CHAIRS = 6\n")
    assert engine.why_not(build, package).startswith(
        "games/table.py has changed since it was compiled; `make compiled`"
    )


def test_a_source_that_came_or_went_is_a_change(package: Path, build: Path) -> None:
    (package / "bots" / "chair.py").touch()
    assert engine.why_not(build, package).startswith("bots/chair.py has changed")
    (package / "bots" / "chair.py").unlink()
    (package / "arena" / "table.py").unlink()
    assert engine.why_not(build, package).startswith("arena/table.py has changed")


def test_what_was_not_compiled_or_not_for_this_python_does_not_run(package: Path, build: Path) -> None:
    shutil.rmtree(build / "bedesten")
    assert "another Python" in engine.why_not(build, package)
    (build / "SUMS").unlink()
    assert "has not been compiled" in engine.why_not(build, package)
    (build / "INTERPRETED").write_text("there is no C compiler\n")
    assert engine.why_not(build, package) == "there is no C compiler"


def test_the_source_can_be_asked_for(package: Path, build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(engine.VARIABLE, "interpreted")
    assert engine.why_not(build, package) == "BEDESTEN_ENGINE asks for it"


def test_the_engine_is_the_one_that_was_asked_for() -> None:
    assert engine.is_compiled() == (os.environ[engine.VARIABLE] == "compiled")
    assert bool(engine.why_interpreted()) is not engine.is_compiled()


def test_no_compiled_module_is_left_in_the_source_tree() -> None:
    """A shared object beside a source file would shadow it for ever."""
    assert list((ROOT / "src").rglob("*.so")) == []


@pytest.mark.slow
def test_the_command_runs_what_was_compiled_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`make test` compiles before it tests, so that here nothing may be out of date."""
    monkeypatch.delenv(engine.VARIABLE)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    note = engine.BUILD / "INTERPRETED"
    why = f"interpreted, much slower than compiled: {note.read_text('utf-8').strip()}" if note.exists() else "compiled"
    command = Path(sys.executable).with_name("bedesten")
    said = subprocess.run([command, "--version"], cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert said.splitlines()[1] == f"engine: {why}"
