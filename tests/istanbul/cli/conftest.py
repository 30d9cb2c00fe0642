"""The command is called here as it is in the general tests."""

from tests.cli.conftest import call  # noqa: F401 - a fixture
