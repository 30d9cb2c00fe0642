"""Put the package into build/compiled: compiled by mypyc, or as it is where no C compiler is at hand.

The wheel is built from a copy of the project. An extension module left in `src` would hide the
source beside it from every later run.
"""

import hashlib
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

KEY = TARGET / "KEY"
"""What the extension modules were built from."""

COMPILED_ROOMS = ("core", "games", "bots", "arena")


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


def key_of(compiler: str | None) -> str:
    """Sum up all that the extension modules are made from."""
    sources = [path for room in COMPILED_ROOMS for path in (ROOT / "src" / "bedesten" / room).rglob("*.py")]
    digest = hashlib.sha256(f"{compiler} {sys.version}".encode())
    for path in [ROOT / "pyproject.toml", Path(__file__), *sorted(sources)]:
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def bring_up_to_date() -> None:
    """Copy the sources anew and leave the extension modules as they are."""
    source, target = ROOT / "src" / "bedesten", TARGET / "bedesten"
    for path in target.rglob("*.py"):
        if not (source / path.relative_to(target)).exists():
            path.unlink()
    shutil.copytree(source, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.so"))


def main() -> None:
    compiler = find_compiler()
    missing = what_is_missing(compiler)
    key = key_of(None if missing else compiler)
    if KEY.exists() and KEY.read_text() == key:
        bring_up_to_date()
        return
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
        KEY.write_text(key)

    if missing:
        reason = f"The engine runs interpreted and much slower, because {missing}: apt-get install gcc python3-dev"
        INTERPRETED.write_text(reason + "\n")
        print(reason)


if __name__ == "__main__":
    main()
