"""The wheel of `make wheel` is all there is to a house: installed in an empty environment, people play there.

The environment is filled without a network: the wheel by pip, and the packages that it asks for, no others, by links to
those with which these tests run.
"""

import re
import subprocess
import sys
import sysconfig
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from bedesten.core.engine import BUILD, PACKAGE, VARIABLE, extensions
from tests.house.client import ME, Person, Player, bot, run
from tests.house.server import House
from tests.samples import SOME_GAME

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel() -> Path:
    found = list((ROOT / "dist").glob("*.whl"))
    assert len(found) == 1, "`make wheel` builds it"
    return found[0]


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, and with what the wheel says that a house needs."""
    folder = tmp_path_factory.mktemp("empty") / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python")]
    subprocess.run([*pip, "install", "--quiet", "--no-index", "--no-deps", str(wheel)], check=True)
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(folder)}))
    (installed,) = distributions(name="bedesten", path=[str(packages)])
    for needed in needed_by(installed, {"house"}).values():
        link(needed, packages)
    return folder


def needed_by(package: Distribution, extras: set[str]) -> dict[str, Distribution]:
    """Return the packages that a package asks for, and those that these ask for."""
    found: dict[str, Distribution] = {}
    waiting = [(package, extras)]
    while waiting:
        asking, extras = waiting.pop()
        for text in asking.requires or []:
            wish = Requirement(text)
            if wish.marker and not any(wish.marker.evaluate({"extra": extra}) for extra in {"", *extras}):
                continue
            there = distribution(wish.name)
            assert wish.specifier.contains(there.version), f"{asking.name} wants {text}, and {there.version} is there"
            if wish.name not in found:
                found[wish.name] = there
                waiting.append((there, set(wish.extras)))
    return found


def link(package: Distribution, folder: Path) -> None:
    """Put the modules of an installed package into another environment."""
    for name in {Path(file).parts[0] for file in package.files or []} - {"..", "__pycache__"}:
        if not (folder / name).exists():
            (folder / name).symlink_to(Path(str(package.locate_file(name))))


def test_it_has_every_file_of_the_package_as_it_is_now(wheel: Path) -> None:
    files = [path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    wanted = {f"bedesten/{path.relative_to(PACKAGE).as_posix()}": path for path in files}
    assert "bedesten/house/pages/index.html" in wanted
    if not (BUILD / "INTERPRETED").exists():
        wanted |= {path.relative_to(BUILD).as_posix(): path for path in extensions(BUILD).values()}
        assert "bedesten/core/luck" in {name.partition(".")[0] for name in wanted if name.endswith(".so")}
    with ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if ".dist-info/" not in name}
        assert inside == wanted.keys(), "`make wheel` builds it again"
        for name, path in wanted.items():
            assert archive.read(name) == path.read_bytes(), f"{name} has changed; `make wheel` builds the wheel again"


def test_a_table_is_played_in_an_empty_environment(
    environment: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    compiled = not (BUILD / "INTERPRETED").exists()
    command = environment / "bin" / "bedesten"
    said = subprocess.run([command, "--version"], cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert said.splitlines()[1].partition(",")[0] == f"engine: {'compiled' if compiled else 'interpreted'}"

    house = House(tmp_path)
    house.command = [str(command), "serve"]

    async def visit() -> None:
        async with await Person.arrive(house.address, "Hale") as hale:
            assert (await hale.house())["compiled"] is compiled
            page = (await hale.ask("GET", "/")).text
            parts = re.findall(r'(?:src|href)="(/[^"]+)"', page)
            assert any(part.endswith(".js") for part in parts)
            for part in parts:
                assert (await hale.ask("GET", part)).status_code == 200, part
            table = await hale.make_table([ME, bot("random")])
            await hale.start(table["id"])
            player = await Player.sit(hale, table["id"], 0)
            assert await player.turn()
            before = player.number
            await player.act()
            await player.seen(before + 1)

    with house:
        run(visit())
    assert "Traceback" not in house.log_text()
    files = subprocess.run(
        [environment / "bin" / "python", "-c", f"import bedesten.games.{SOME_GAME}.state as s; print(s.__file__)"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    assert Path(files).is_relative_to(environment)
    assert files.endswith(".py") is not compiled
