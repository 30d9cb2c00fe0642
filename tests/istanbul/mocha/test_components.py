"""Printed values of the components instead of reconstructed ones."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from copy import copy
from pathlib import Path

import pytest

from bedesten.core.components import VARIABLE, use_components
from bedesten.core.errors import BadComponents
from bedesten.core.registry import find_game
from bedesten.games.istanbul import components
from bedesten.games.istanbul.reconstructed import NOW, Reconstructed
from tests.istanbul.mocha.table import mocha
from tests.istanbul.table import dice

HOSTING = Path(__file__).parents[3] / "docs" / "hosting.md"


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Put the reconstructed values back in force after each test."""
    yield
    fresh = Reconstructed()
    for name in NAMES:
        setattr(NOW, name, copy(getattr(fresh, name)))


NAMES = [
    "dice_coffee",
    "dice_lira",
    "guild_coffee",
    "guild_lira",
    "guild_goods",
    "guild_blue",
    "guild_extension_price",
    "guild_bonus_cards",
    "guild_hit_times",
    "guild_roast_coffee",
    "guild_guild_cards",
    "baksheesh_back",
]


def written(folder: Path, text: str, name: str = "printed.toml") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def test_a_file_replaces_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    use_components(
        written(
            tmp_path,
            """
            [istanbul]
            baksheesh_back = "BB"
            [istanbul.coffee_dice]
            lira = [9, 0, 0, 0, 0, 3, 3, 4, 4, 5, 5]
            [istanbul.guild.1]
            price = 5
            [istanbul.guild.5]
            coffee = 4
            [istanbul.guild.9]
            times = 3
            """,
        )
    )
    table = mocha({"red": {"guild": [1, 5, 9], "lira": 5, "hand": ["coffee-dice"]}, "yellow": {}})
    table.play("play coffee-dice", luck=dice(1, 1))
    assert (table.player("red").coffee, table.player("red").lira) == (1, 14)
    assert mocha({"red": {"guild": [5]}, "yellow": {}}).play("guild 5").player("red").coffee == 4
    table = mocha({"red": {"guild": [9]}, "yellow": {}}).play("guild 9").play("call 6", luck=dice(3, 4))
    assert table.player("red").lira == 18
    assert "guild 1" not in mocha({"red": {"guild": [1], "lira": 4}, "yellow": {}}).offers()
    table = mocha({"red": {}, "yellow": {}}, baksheesh={"side": "back"})
    assert find_game("istanbul").write(table.state)["baksheesh"] == {"side": "back", "goods": "BB"}
    assert NOW.guild_coffee[13] == 3


def test_json_will_do(tmp_path: Path) -> None:
    use_components(written(tmp_path, json.dumps({"istanbul": {"guild": {"20": {"lira": 7}}}}), "printed.json"))
    assert NOW.guild_lira[20] == 7


def test_everything_that_is_wrong_is_said_and_nothing_changes(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        """
        [istanbul]
        baksheesh_back = "RRX"
        weather = "fine"
        [istanbul.coffee_dice]
        coffee = [1, 2]
        [istanbul.guild.5]
        coffee = 40
        sugar = 1
        [istanbul.guild.16]
        coffee = 2
        [istanbul.guild.6]
        cards = 3
        [chess]
        """,
    )
    with pytest.raises(BadComponents) as refusal:
        use_components(path)
    text = "\n".join(refusal.value.problems)
    for part in (
        "there is no game 'chess'; there are: ",
        "istanbul: it has no 'weather'",
        "istanbul: baksheesh_back are letters of RGYB",
        "istanbul: coffee_dice: coffee has a number from 0 to 20 for each sum from 2 to 12, 11 in all",
        "istanbul: guild: 5: coffee is a number from 0 to 20, not 40",
        "istanbul: guild: 5 has no 'sugar'; it has: coffee",
        "istanbul: guild: 16 is no card with a reconstructed value",
    ):
        assert part in text, part
    assert NOW.guild_coffee[5] == 2


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({"baksheesh_back": "RRRRRR"}, "at most 5 goods of a type"),
        ({"guild": 7}, "guild is a table of names and values, not 7"),
        ({"guild": {"5": 2}}, "guild: 5 is a table of names and values, not 2"),
        ({"guild": {"5": {"coffee": True}}}, "coffee is a number from 0 to 20, not True"),
        ({"guild": {"five": {}}}, "guild: five is no card"),
        ({"coffee_dice": []}, "coffee_dice is a table"),
    ],
)
def test_a_value_that_does_not_fit_is_explained(values: dict[str, object], problem: str) -> None:
    assert any(problem in found for found in components.problems_of(values)), components.problems_of(values)


@pytest.mark.parametrize("text", ["[istanbul", "{"])
def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadComponents, match=r"is not (TOML|JSON)"):
        use_components(written(tmp_path, text, "bad.toml" if "[" in text else "bad.json"))
    with pytest.raises(BadComponents, match="cannot be read"):
        use_components(tmp_path / "nothing.toml")


def test_the_example_for_hosts_changes_nothing(tmp_path: Path) -> None:
    """It shows every value as it is without a file."""
    example = HOSTING.read_text("utf-8").split("```toml\n")[1].split("```")[0]
    before = {name: copy(getattr(NOW, name)) for name in NAMES}
    use_components(written(tmp_path, example))
    assert {name: getattr(NOW, name) for name in NAMES} == before


@pytest.mark.parametrize("command", [["--components", "{}", "games"], ["serve", "--port", "0", "--components", "{}"]])
def test_the_command_line_takes_a_file(tmp_path: Path, command: list[str]) -> None:
    path = written(tmp_path, "[istanbul.guild.5]\ncoffee = 99\n")
    done = run(tmp_path, *(word.format(path) for word in command))
    assert done.returncode == 2
    assert "guild: 5: coffee is a number from 0 to 20, not 99" in " ".join(done.stderr.split())


def test_the_environment_may_name_the_file(tmp_path: Path) -> None:
    """As it does for the processes that the house starts."""
    path = written(tmp_path, "[istanbul.guild.5]\ncoffee = 9\n")
    program = "from bedesten.core.components import use_named_components as use; import bedesten; use(); "
    program += "from bedesten.games.istanbul.reconstructed import NOW; print(NOW.guild_coffee[5])"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, VARIABLE: str(path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "9"


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bedesten", *arguments],
        env={**os.environ, "BEDESTEN_DATA": str(folder)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
