"""A question of a game, declared once: its words, and how it is written into a position and read from one.

What a question offers and what an answer does is rules, in a step class of the game. All that is said and checked about
it lies in one declaration, which positions, prompts, menus and reasons ask.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, Generic, TypeVar

from bedesten.core.reasons import Reason
from bedesten.kit import bags
from bedesten.kit.reader import DataReader

StateT = TypeVar("StateT")
PlayerT = TypeVar("PlayerT")
StepT = TypeVar("StepT")
ReaderT = TypeVar("ReaderT", bound=DataReader)


class Argument(ABC, Generic[ReaderT]):
    """Something that a step was made with, a number in the step: its name in positions, and how it is written there."""

    def __init__(self, name: str) -> None:
        self.name = name

    def read(self, reader: ReaderT, data: Mapping[str, Any], where: str) -> int:
        """Read the argument, which must be there."""
        if self.name in data:
            return self.value(reader, data, where)
        reader.fail(f"{where}{self.name} is missing")
        return 1

    @abstractmethod
    def value(self, reader: ReaderT, data: Mapping[str, Any], where: str) -> int:
        """Read the argument, which is there."""

    def write(self, value: int) -> object:
        return value


class Flag(Argument[DataReader]):
    """True or false; left out, it is false."""

    def read(self, reader: DataReader, data: Mapping[str, Any], where: str) -> int:
        return self.value(reader, data, where)

    def value(self, reader: DataReader, data: Mapping[str, Any], where: str) -> int:
        return reader.flag(data, self.name, where)

    def write(self, value: int) -> object:
        return bool(value)


class Number(Argument[DataReader]):
    """A number of a range."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def value(self, reader: DataReader, data: Mapping[str, Any], where: str) -> int:
        return reader.number(data, self.name, where, self.low, self.high, self.low)


class Word(Argument[DataReader]):
    """One word of a list; in the step its index."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        super().__init__(name)
        self.words = words

    def value(self, reader: DataReader, data: Mapping[str, Any], where: str) -> int:
        return reader.word(data[self.name], self.words, f"{where}{self.name}")

    def write(self, value: int) -> object:
        return self.words[value]


class WordSet(Argument[DataReader]):
    """Some words of a list; in the step a bit for each."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        super().__init__(name)
        self.words = words

    def value(self, reader: DataReader, data: Mapping[str, Any], where: str) -> int:
        return sum(1 << bit for bit in set(reader.words(data, self.name, self.words, where)))

    def write(self, value: int) -> object:
        return [word for bit, word in enumerate(self.words) if value >> bit & 1]


class WordBag(Argument[DataReader]):
    """Words of a list, each as often as it is there; in the step a bag."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        super().__init__(name)
        self.words = words

    def value(self, reader: DataReader, data: Mapping[str, Any], where: str) -> int:
        kinds = reader.words(data, self.name, self.words, where)
        return bags.filled([min(kinds.count(kind), bags.MOST) for kind in range(len(self.words))])

    def write(self, value: int) -> object:
        return [self.words[kind] for kind in bags.kinds(value)]


@dataclass(frozen=True)
class Question(Generic[StateT, PlayerT, StepT]):
    """All that is not rules about one kind of step."""

    step: type[StepT]
    name: str
    """Its name in positions, in views and in the browser."""
    _: KW_ONLY
    arguments: tuple[Argument[Any], ...] = ()
    """What the step is made with, in this order, besides `then`."""
    own: tuple[str, ...] = ()
    """The names of those arguments that nobody but the seat that is asked may know."""
    then: tuple[str | None, ...]
    """The questions that may come directly after it; None is the end of the agenda."""
    problem: Callable[[StateT, StepT], str] = lambda state, step: ""
    """Why it cannot be asked as the table stands, as a sentence; empty if it can."""
    about: str = ""
    """What it is about, to say that an answer belongs to another question: "which goods you sell"."""
    prompt: str | Callable[[StateT, PlayerT, StepT], str] = ""
    """What is asked. Empty for a step that asks nobody and settles itself."""
    menu: Mapping[str, str | Callable[[StateT, PlayerT, StepT, int], str]] = field(default_factory=dict)
    """By verb what an answer does, where this question says it in its own way; empty for "as everywhere"."""

    reason: Callable[[StateT, PlayerT, StepT, str, int], Reason | None] = lambda state, player, step, verb, about: None
    """Why an answer, a verb and what it is about, is refused while this is asked; None for "as everywhere"."""

    def ask(self, state: StateT, player: PlayerT, step: StepT) -> str:
        """Return the prompt as it is said to a player."""
        return self.prompt if isinstance(self.prompt, str) else self.prompt(state, player, step)

    def describe(self, state: StateT, player: PlayerT, step: StepT, verb: str, about: int) -> str:
        """Return the menu entry of an answer; empty if it is described as everywhere."""
        entry = self.menu.get(verb, "")
        return entry if isinstance(entry, str) else entry(state, player, step, about)

    def write(self, arguments: Sequence[int], is_own: bool = True) -> str | dict[str, dict[str, object]]:
        """Write the question with what it is asked with; for others than who is asked, with what they may know."""
        values = {
            known.name: known.write(value)
            for known, value in zip(self.arguments, arguments, strict=True)
            if is_own or known.name not in self.own
        }
        return {self.name: values} if values else self.name

    def read(self, reader: DataReader, data: Mapping[str, Any], where: str) -> list[int]:
        """Read what the question is asked with."""
        return [argument.read(reader, data, where) for argument in self.arguments]


QuestionT = TypeVar("QuestionT", bound=Question[Any, Any, Any])


class Questions(Generic[QuestionT]):
    """All questions of a game, by name and by step."""

    def __init__(self, declared: Iterable[QuestionT]) -> None:
        self._by_name: dict[str, QuestionT] = {}
        self._by_step: dict[object, QuestionT] = {}
        for question in declared:
            if question.name in self._by_name or question.step in self._by_step:
                raise ValueError(f"'{question.name}' is declared twice")
            self._by_name[question.name] = question
            self._by_step[question.step] = question

    def __iter__(self) -> Iterator[QuestionT]:
        return iter(self._by_name.values())

    def __getitem__(self, name: str) -> QuestionT:
        return self._by_name[name]

    def of(self, step: object) -> QuestionT:
        """Return the declaration of a step."""
        return self._by_step[type(step)]

    def names(self) -> list[str]:
        return list(self._by_name)
