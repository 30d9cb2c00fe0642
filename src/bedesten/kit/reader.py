"""Reading plain data, such as a position: every part of it is checked, and all that is wrong is gathered."""

from collections.abc import Mapping, Sequence
from typing import Any

from bedesten.core.errors import shown


class DataReader:
    """Reads parts of tables. What is wrong is noted in `problems`, and something that fits is returned instead.

    `where` stands before the name of a part in a message, for instance "red: ".
    """

    def __init__(self) -> None:
        self.problems: list[str] = []

    def fail(self, problem: str) -> None:
        self.problems.append(problem)

    def check_keys(self, where: str, data: Mapping[str, Any], known: Sequence[str]) -> None:
        for key in data:
            if key not in known:
                self.fail(f"{where} has no '{key}'; it has: {', '.join(known)}")

    def number(self, data: Mapping[str, Any], key: str, where: str, low: int, high: int, default: int) -> int:
        value = data.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.fail(f"{where}{key} is a number from {low} to {high}, not {shown(value)}")
            return default
        return value

    def flag(self, data: Mapping[str, Any], key: str, where: str) -> bool:
        value = data.get(key, False)
        if not isinstance(value, bool):
            self.fail(f"{where}{key} is true or false, not {shown(value)}")
            return False
        return value

    def word(self, value: object, words: Sequence[str], what: str, default: int = 0) -> int:
        """Return the index of a word among those there are."""
        if value not in words:
            self.fail(f"{what} is one of {', '.join(words)}, not {shown(value)}")
            return default
        return words.index(str(value))

    def table(self, data: Mapping[str, Any], key: str, where: str = "") -> Mapping[str, Any]:
        value = data.get(key, {})
        if not isinstance(value, Mapping):
            self.fail(f"{where}{key} is a table of names and values, not {shown(value)}")
            return {}
        return value

    def items(self, data: Mapping[str, Any], key: str, where: str = "") -> list[Any]:
        value = data.get(key, [])
        if not isinstance(value, list):
            self.fail(f"{where}{key} is a list, not {shown(value)}")
            return []
        return value

    def words(self, data: Mapping[str, Any], key: str, words: Sequence[str], where: str = "") -> list[int]:
        """Return the indices of the words in a list."""
        return [self.word(item, words, f"each of {where}{key}") for item in self.items(data, key, where)]


def numbers_text(numbers: Sequence[int]) -> str:
    """Say which numbers there are: 1 to 16 and 21 to 24."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " and ".join(f"{run[0]} to {run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
