"""Which engine runs: the one compiled by mypyc, or the source as it is written.

An installed wheel has its extension modules beside the source, where Python takes them by itself. In a checkout they
lie apart, in build/compiled, and are taken only if they were made from exactly these sources: whoever edits a rule
plays the edited rule. This module is imported before every other one of the package.
"""

import hashlib
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

VARIABLE = "BEDESTEN_ENGINE"
"""With `interpreted` a checkout runs its source, whatever has been compiled."""

COMPILED_ROOMS = ("core", "kit", "games", "bots", "arena")
PACKAGE = Path(__file__).resolve().parents[1]
CHECKOUT = PACKAGE.parents[1]
BUILD = CHECKOUT / "build" / "compiled"


class Compiled(MetaPathFinder):
    """Finds the extension modules of build/compiled, each by the name of its module."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def sums_of(package: Path) -> str:
    """Sum up each file that the compiled engine is made from: a line for each."""
    sources = sorted(path for room in COMPILED_ROOMS for path in (package / room).rglob("*.py"))
    lines = (f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(package)}" for path in sources)
    return "\n".join(lines) + "\n"


def why_not(build: Path, package: Path) -> str:
    """Say why what lies in `build` cannot run in the place of the source; nothing if it can."""
    if os.environ.get(VARIABLE) == "interpreted":
        return f"{VARIABLE} asks for it"
    if (build / "INTERPRETED").exists():
        return (build / "INTERPRETED").read_text("utf-8").strip()
    if not (build / "SUMS").exists():
        return "it has not been compiled yet; `make compiled` does that"
    now, then = (set(text.splitlines()) for text in (sums_of(package), (build / "SUMS").read_text("utf-8")))
    if now != then:
        changed = min(line.split()[1] for line in now ^ then)
        return f"{changed} has changed since it was compiled; `make compiled` does that again"
    if not extensions(build):
        return "it was compiled for another Python; `make compiled` does it for this one"
    return ""


def extensions(build: Path) -> dict[str, Path]:
    """Return the extension modules for this Python by the names of their modules."""
    suffix = EXTENSION_SUFFIXES[0]
    files = build.rglob(f"*{suffix}")
    return {".".join(file.relative_to(build).parts).removesuffix(suffix): file for file in files}


def is_compiled() -> bool:
    """Tell whether the engine runs compiled, or interpreted and many times slower."""
    luck = find_spec("bedesten.core.luck")
    return luck is not None and not str(luck.origin).endswith(".py")


def why_interpreted() -> str:
    """Say why the engine runs interpreted, as the end of a sentence; nothing if it does not."""
    return "" if is_compiled() else _why


def _choose() -> str:
    if not (CHECKOUT / "pyproject.toml").exists() or PACKAGE.parent.name != "src":
        return "this package was built without a compiled one"
    why = why_not(BUILD, PACKAGE)
    if not why:
        sys.meta_path.insert(0, Compiled(extensions(BUILD)))
    return why


_why = _choose()
