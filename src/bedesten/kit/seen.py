"""An event as a seat has seen it, for the sentences of a log."""

from collections.abc import Mapping

from bedesten.core.events import Fact


class SeenEvent:
    """An event whose facts are read; a game adds who it happens to, and what its own facts are called."""

    def __init__(self, event: Mapping[str, Fact]) -> None:
        self.event = event

    def number(self, key: str) -> int:
        fact = self.event[key]
        assert isinstance(fact, int)
        return fact

    def word(self, key: str) -> str:
        return str(self.event[key])
