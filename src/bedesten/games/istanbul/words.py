"""placeholder"""

from typing import Any


def prompt(state: Any) -> str:
    return ""


def describe(state: Any, action: int) -> str:
    return ""


def sentence(state: Any, event: Any) -> str:
    return ""
