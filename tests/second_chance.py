"""A second chance for tests that wait for processes or clocks, said aloud.

    python -m tests.second_chance -n 3 tests

runs pytest with these arguments. If at most five tests have failed, and all of them are marked `waits`, those run once
more, alone. What passes only then does not stop the rest, but is noted in a file that `make test` prints at its very
end: it is a defect to mend. Whatever breaks a promise (`promise`) fails at once, in whatever test: a lost move, a leak,
a deaf socket, something told twice.
"""

import json
import os
import subprocess
import sys
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

NOTED = "BEDESTEN_SECOND_CHANCES"
"""The variable that names the file of what passed only the second time."""

MOST = 5
"""Failed tests that may run once more: where more fail, it is not the machine."""

_WAITS = "waits"


class Broken(AssertionError):
    """What the house promises was not kept; no second try makes that good."""


@contextmanager
def promise(what: str) -> Iterator[None]:
    """Demand something that must hold however busy the machine is."""
    try:
        yield
    except (AssertionError, TimeoutError) as error:
        raise Broken(f"{what}: {error}") from error


# As a plugin of pytest: which tests have failed, and which of them may try again.


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--failures", metavar="FILE", help="write which tests have failed, and whether each may run again")


def pytest_configure(config: pytest.Config) -> None:
    if (file := config.getoption("--failures")) and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Failures(Path(str(file))))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and call.excinfo is not None:
        may = item.get_closest_marker(_WAITS) is not None and not _is_broken(call.excinfo.value)
        report.user_properties.append((_WAITS, may))
    return report


def _is_broken(error: BaseException) -> bool:
    if isinstance(error, BaseExceptionGroup):
        return any(_is_broken(one) for one in error.exceptions)
    return isinstance(error, Broken)


class _Failures:
    """All that has failed, from however many workers."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.found: dict[str, bool] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            # A worker that died has said nothing, and gets no second chance.
            may = dict(report.user_properties).get(_WAITS) is True
            self.found[report.nodeid] = self.found.get(report.nodeid, True) and may

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.found[report.nodeid] = False

    def pytest_sessionfinish(self) -> None:
        self.file.write_text(json.dumps(self.found), "utf-8")


# As a command.


def run_tests(arguments: Sequence[str]) -> int:
    """Run pytest, and those that may try again once more; return the exit code of it all."""
    with TemporaryDirectory(prefix="bedesten-failures-") as folder:
        failures = Path(folder) / "failures.json"
        code = _pytest(*arguments, "--failures", str(failures))
        if code != pytest.ExitCode.TESTS_FAILED:
            return code
        failed: dict[str, bool] = json.loads(failures.read_text("utf-8"))
    if not 0 < len(failed) <= MOST or not all(failed.values()):
        return code
    sys.stdout.write(f"Once more, alone, as they wait for processes or clocks: {len(failed)} of the tests.\n")
    sys.stdout.flush()
    code = _pytest("-n0", *failed)
    if code == pytest.ExitCode.OK:
        _note(failed)
    return code


def _pytest(*arguments: str) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", "-p", __spec__.name, *arguments], check=False).returncode


def _note(names: Iterable[str]) -> None:
    file = Path(os.environ.get(NOTED) or "build/second-chances.txt")
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as noted:
        noted.writelines(f"{name}\n" for name in names)


if __name__ == "__main__":
    sys.exit(run_tests(sys.argv[1:]))
