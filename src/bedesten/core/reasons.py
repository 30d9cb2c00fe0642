"""Why something is refused, in no language: the rule, a key and arguments. Whoever shows it says it in their own words.

The English for the terminal, for errors and for clients that ask for it is the `Catalogue` of a game.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

Argument = int | str | Sequence[str] | Sequence["Reason"]
"""A number (a place, an amount), a word (a card, a colour), several words, or several reasons that hold together."""

_HOLE = re.compile(r"\{([a-z]+)\}")


@dataclass(frozen=True)
class Reason:
    """The id of the rule that forbids something, and why it does."""

    rule: str
    key: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True)
class Catalogue:
    """The reasons of a game in English. A sentence part for each key has its arguments as `{holes}`.

    The name of an argument says what it is, in every sentence: `words` has the English for each word that it can be,
    `texts`, `numbers` and `lists` say how others are told; all else are plain numbers. `{reasons}` are reasons.
    """

    sentences: Mapping[str, str]
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    numbers: Mapping[str, Callable[[int], str]] = field(default_factory=dict)
    texts: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    lists: Mapping[str, Callable[[Sequence[str]], str]] = field(default_factory=dict)

    def say(self, reason: Reason) -> str:
        """Return a reason as a sentence part."""
        return _HOLE.sub(
            lambda hole: self._said(hole[1], reason.arguments[hole[1]]),
            self.sentences[reason.key],
        )

    def _said(self, name: str, value: Argument) -> str:
        if isinstance(value, int):
            return self.numbers.get(name, str)(value)
        if isinstance(value, str):
            return self.words[name][value] if name in self.words else self.texts[name](value)
        if name == "reasons":
            return "; ".join(self.say(part) for part in value if isinstance(part, Reason))
        return self.lists[name]([word for word in value if isinstance(word, str)])

    def arguments(self, key: str) -> list[str]:
        """Return the names of the arguments of a key."""
        return sorted(set(_HOLE.findall(self.sentences[key])))

    def schema(self) -> dict[str, object]:
        """Return a JSON schema with a property for each key: the arguments that come with it."""
        return _object(
            {key: _object({name: self._shape(name) for name in self.arguments(key)}) for key in self.sentences}
        )

    def definitions(self) -> dict[str, object]:
        """Return the definitions that the schema names: all that a word can be."""
        return {_defined(name): {"enum": list(words), "type": "string"} for name, words in self.words.items()}

    def _shape(self, name: str) -> dict[str, object]:
        if name in self.words:
            return {"$ref": f"#/$defs/{_defined(name)}"}
        if name in self.texts:
            return {"type": "string"}
        if name in self.lists:
            return {"type": "array", "items": {"type": "string"}}
        if name == "reasons":
            return {"type": "array", "items": {"type": "object"}}
        return {"type": "integer"}


def _defined(name: str) -> str:
    return f"{name.capitalize()}OfReason"


def _object(properties: dict[str, object]) -> dict[str, object]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
