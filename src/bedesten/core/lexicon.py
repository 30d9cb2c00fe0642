"""The lexicon of a game: everything that can ever be said in it, each saying an int and a text."""

import difflib
from collections.abc import Mapping
from dataclasses import dataclass

from bedesten.core.errors import UnreadableAction


@dataclass(frozen=True)
class Saying:
    """One action taken apart: `move 11` has the verb `move` and the place 11."""

    action: int
    text: str
    verb: str
    part: str | None = None
    value: int | str | None = None


class Lexicon:
    """A fixed, versioned table of actions. `parse` and `say` are inverse."""

    def __init__(self, version: int) -> None:
        self.version = version
        self._sayings: dict[int, Saying] = {}
        self._actions: dict[str, int] = {}
        self._in_any_order: dict[str, int] = {}

    def add(self, first: int, verb: str, part: str | None = None, words: Mapping[int, str] | None = None) -> None:
        """Declare the sayings `verb word` at `first + offset` for each offset in `words`; alone, just the verb."""
        if words is None:
            self._put(Saying(first, verb, verb))
            return
        for offset, word in words.items():
            value: int | str = int(word) if word.isdigit() else word
            self._put(Saying(first + offset, f"{verb} {word}", verb, part, value))

    def _put(self, saying: Saying) -> None:
        if saying.action in self._sayings or saying.text in self._actions:
            raise ValueError(f"action {saying.action} or text {saying.text!r} is declared twice")
        self._sayings[saying.action] = saying
        self._actions[saying.text] = saying.action
        self._in_any_order[_in_order(saying.text)] = saying.action

    @property
    def size(self) -> int:
        """One more than the highest action: the size of an action space that holds them all."""
        return max(self._sayings) + 1

    def __len__(self) -> int:
        return len(self._sayings)

    def __contains__(self, action: int) -> bool:
        return action in self._sayings

    def actions(self) -> list[int]:
        """Return every action that has a text, ascending."""
        return sorted(self._sayings)

    def saying(self, action: int) -> Saying:
        """Return an action taken apart, for menus and screens. Raises KeyError for an unknown number."""
        return self._sayings[action]

    def say(self, action: int) -> str:
        """Return the notation of an action. Raises KeyError for an unknown number."""
        return self._sayings[action].text

    def parse(self, text: str) -> int:
        """Return the action with this notation, whatever its case and spacing and the order of goods in it.

        Raises UnreadableAction, with the nearest readings, for anything else.
        """
        words = " ".join(text.split())
        for reading in (words, words.lower(), _shouted(words)):
            if reading in self._actions:
                return self._actions[reading]
        if _in_order(_shouted(words)) in self._in_any_order:
            return self._in_any_order[_in_order(_shouted(words))]
        near = difflib.get_close_matches(words.lower(), self._actions, n=3)
        verbs = sorted({saying.verb for saying in self._sayings.values()})
        hint = f"nearest: {', '.join(near)}" if near else f"an action begins with one of {', '.join(verbs)}"
        raise UnreadableAction(f"'{words[:40]}' is not an action; {hint}.", near)


def _in_order(words: str) -> str:
    """Bring goods into one order, so that `sell YRY` is read as `sell RYY`; all else stays as it is."""
    verb, _, rest = words.partition(" ")
    return f"{verb} {''.join(sorted(rest))}" if rest.isalpha() and rest.isupper() else words


def _shouted(words: str) -> str:
    """Read goods, which are written as capitals, from small letters too: `sell rgy` is `sell RGY`."""
    verb, _, rest = words.lower().partition(" ")
    return f"{verb} {rest.upper()}" if rest else verb
