"""Put the extension modules of the engine into build/compiled, or a note where no C compiler is at hand.

They are built from a copy of the project. An extension module left in `src` would hide the source beside it from every
later run. `bedesten.core.engine` says when they are run.
"""

import hashlib
import os
import runpy
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
"""Exists when nothing could be compiled, and says why."""

KEY = TARGET / "KEY"
"""All that the extension modules were built from and with."""

SUMS = TARGET / "SUMS"
"""The sources that they were built from, for whoever wants to run them."""


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


def sums_of(project: Path) -> str:
    """Sum up the sources of the engine. The package is not imported for it: it may be broken, or its engine may be."""
    sums: str = runpy.run_path(str(ROOT / "src/bedesten/core/engine.py"))["sums_of"](project / "src" / "bedesten")
    return sums


def key_of(compiler: str | None, sums: str) -> str:
    """Sum up all that the extension modules are made from and with."""
    digest = hashlib.sha256(f"{compiler} {sys.version} {sums}".encode())
    for path in (ROOT / "pyproject.toml", Path(__file__)):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def copy_project(project: Path) -> None:
    for name in ("pyproject.toml", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, project)
    shutil.copytree(ROOT / "src", project / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "pages"))


def build_wheel(project: Path, compiler: str) -> Path:
    """Build in a copy of the project and return the wheel; a compile error ends the program."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", "dist"]
    environment = {"CC": compiler, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1", "HATCH_BUILD_CLEAN_HOOKS_AFTER": "1"}
    done = subprocess.run(command, cwd=project, env=os.environ | environment, check=False)
    if done.returncode:
        sys.exit("The compiled engine could not be built; the error is above.")
    (wheel,) = (project / "dist").glob("*.whl")
    return wheel


def main() -> None:
    compiler = find_compiler()
    missing = what_is_missing(compiler)
    key = key_of(None if missing else compiler, sums_of(ROOT))
    if KEY.exists() and KEY.read_text("utf-8") == key:
        return
    if not missing:
        print("Compiling the engine; that takes a minute or two.", flush=True)
    with tempfile.TemporaryDirectory(prefix="bedesten-") as folder:
        project = Path(folder)
        copy_project(project)
        wheel = build_wheel(project, compiler) if compiler and not missing else None
        shutil.rmtree(TARGET, ignore_errors=True)
        TARGET.mkdir(parents=True)
        if wheel is not None:
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(TARGET, [name for name in archive.namelist() if name.endswith((".so", ".pyd"))])
            SUMS.write_text(sums_of(project), "utf-8")
        else:
            INTERPRETED.write_text(f"{missing}; `apt-get install gcc python3-dev` brings it\n", "utf-8")
            print(f"The engine runs interpreted and much slower: {INTERPRETED.read_text('utf-8')}", end="")
    KEY.write_text(key, "utf-8")


if __name__ == "__main__":
    main()
