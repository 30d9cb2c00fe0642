"""Importing the package announces its games."""

import bedesten  # noqa: F401
