"""Put the package into build/compiled: compiled by mypyc, or as it is where no C compiler is at hand.

The wheel is built from a copy of the project. An extension module left in `src` would hide the
source beside it from every later run.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
INTERPRETED = TARGET / "INTERPRETED"
"""Exists when the build fell back to pure Python, and says why."""


def find_compiler() -> str | None:
    """The compiler command to use: $CC if that is set, else the first one on the path."""
    chosen = os.environ.get("CC")
    usual = [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]
    for command in [chosen] if chosen else usual:
        if shutil.which(shlex.split(command)[0]):
            return command
    return None


def what_is_missing(compiler: str | None) -> str | None:
    if compiler is None:
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h is missing"
    return None


def build_wheel(project: Path, environment: dict[str, str]) -> Path:
    """Build in a copy of the project and return the wheel; a compile error ends the program."""
    for name in ("pyproject.toml", "LICENSE", "README.md"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, project)
    shutil.copytree(ROOT / "src", project / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", "dist"]
    done = subprocess.run(command, cwd=project, env=os.environ | environment, check=False)
    if done.returncode:
        sys.exit("The compiled engine could not be built; the error is above.")
    (wheel,) = (project / "dist").glob("*.whl")
    return wheel


def main() -> None:
    compiler = find_compiler()
    missing = what_is_missing(compiler)
    environment = {"HATCH_BUILD_NO_HOOKS": "1"}
    if compiler and not missing:
        environment = {
            "CC": compiler,
            "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1",
            "HATCH_BUILD_CLEAN_HOOKS_AFTER": "1",
        }

    with tempfile.TemporaryDirectory(prefix="bedesten-") as folder:
        wheel = build_wheel(Path(folder), environment)
        shutil.rmtree(TARGET, ignore_errors=True)
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(TARGET)

    if missing:
        reason = f"The engine runs interpreted and much slower, because {missing}: apt-get install gcc python3-dev"
        INTERPRETED.write_text(reason + "\n")
        print(reason)


if __name__ == "__main__":
    main()
