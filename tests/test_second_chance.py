"""The second chance: who gets one, who does not, and that nobody gets one in silence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

WHOLE = """
from pathlib import Path
import pytest
from tests.second_chance import promise

def tries(name):
    with open(f"{name}.tries", "a") as file:
        file.write("x")
    return len(Path(f"{name}.tries").read_text())

@pytest.mark.waits
def test_passes_the_second_time():
    assert tries("second") == 2

@pytest.mark.waits
def test_never_passes():
    tries("never")
    assert False, "too late"

def test_waits_for_nothing():
    assert tries("nothing") == 2

@pytest.mark.waits
def test_loses_a_move():
    with promise("nothing is lost"):
        assert tries("lost") == 2

@pytest.mark.waits
@pytest.mark.parametrize("number", range(6))
def test_is_one_of_many(number):
    assert tries(f"many{number}") == 2
"""


def run(folder: Path, chosen: str) -> tuple[int, list[str], dict[str, int]]:
    """Run some of those tests; return the exit code, what was noted, and how often each was tried."""
    (folder / "test_it.py").write_text(WHOLE, "utf-8")
    (folder / "pytest.ini").write_text("[pytest]\naddopts = -p no:cacheprovider\nmarkers = waits\n", "utf-8")
    noted = folder / "noted.txt"
    environment = os.environ | {"BEDESTEN_SECOND_CHANCES": str(noted), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "tests.second_chance", "-n2", "-k", chosen, "test_it.py"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    names = noted.read_text("utf-8").splitlines() if noted.exists() else []
    return done.returncode, names, {file.stem: len(file.read_text("utf-8")) for file in folder.glob("*.tries")}


@pytest.mark.slow
def test_what_passes_only_the_second_time_is_named(tmp_path: Path) -> None:
    assert run(tmp_path, "second") == (0, ["test_it.py::test_passes_the_second_time"], {"second": 2})


@pytest.mark.slow
@pytest.mark.parametrize(
    ("chosen", "tries"),
    [
        ("never", {"never": 2}),
        ("nothing", {"nothing": 1}),
        ("loses", {"lost": 1}),
        ("many", {f"many{number}": 1 for number in range(6)}),
        # One that gets none is enough: the run has failed already.
        ("second or loses", {"second": 1, "lost": 1}),
    ],
)
def test_what_is_no_matter_of_time_fails(tmp_path: Path, chosen: str, tries: dict[str, int]) -> None:
    assert run(tmp_path, chosen) == (1, [], tries)
