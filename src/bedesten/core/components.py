"""Printed values of components that the games here do not know: a file that a host writes, by the name of a game."""

import json
import os
import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bedesten.core.errors import BadComponents
from bedesten.core.registry import all_games, known_name

VARIABLE = "BEDESTEN_COMPONENTS"
"""The environment variable that names the file, so that processes started later use it too."""


def use_components(path: str | Path) -> None:
    """Let all games use the values of a TOML or JSON file from now on; to be called before any game begins.

    Raises BadComponents with everything that is wrong; then nothing has changed.
    """
    games = {game.name: game for game in all_games()}
    read = _read(Path(path))
    tables = {known_name(name): values for name, values in read.items()}
    problems = [f"{name} is there twice" for name, times in Counter(map(known_name, read)).items() if times > 1]
    problems += [f"there is no game '{name}'; there are: {', '.join(games)}" for name in tables if name not in games]
    known = [(games[name], values) for name, values in tables.items() if name in games]
    for game, values in known:
        if isinstance(values, Mapping):
            problems += [f"{game.name}: {problem}" for problem in game.wrong_components(values)]
        else:
            problems.append(f"{game.name} is a table of names and values")
    if problems:
        raise BadComponents(problems)
    for game, values in known:
        game.use_components(values)


def use_named_components() -> None:
    """Use the file that the environment names, if it names one."""
    if path := os.environ.get(VARIABLE):
        use_components(path)


def _read(path: Path) -> Mapping[str, Any]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents([f"the file {path} cannot be read: {error}"]) from error
    try:
        tables = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except ValueError as error:
        kind = "JSON" if path.suffix == ".json" else "TOML"
        raise BadComponents([f"the file {path} is not {kind}: {error}"]) from error
    if not isinstance(tables, Mapping):
        raise BadComponents([f"the file {path} has a table for each game, with its name at the head"])
    return tables
