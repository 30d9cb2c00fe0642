"""The folder in which a user's things are kept: the house of `bedesten serve`, the walls of games played alone."""

import os
from collections.abc import Mapping
from pathlib import Path

import platformdirs

VARIABLE = "BEDESTEN_DATA"
"""The environment variable that names another folder."""


def data_folder(environment: Mapping[str, str] | None = None) -> Path:
    """Return the folder that the environment names, or where this system keeps the data of a user's programs."""
    named = (os.environ if environment is None else environment).get(VARIABLE)
    return Path(named or platformdirs.user_data_dir("bedesten", appauthor=False)).expanduser().absolute()
