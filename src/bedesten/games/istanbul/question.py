"""How a question of Istanbul is declared: what the kit asks of every question, and what the bazaar adds to it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from bedesten.core.errors import shown
from bedesten.games.istanbul.data import CARD_WORDS, COFFEE_LETTER, GOOD_LETTERS
from bedesten.games.istanbul.parts import Step
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.kit import questions as kit
from bedesten.kit.questions import Argument

if TYPE_CHECKING:
    from bedesten.games.istanbul.reader import Reader

StepT = TypeVar("StepT", bound=Step)


# Arguments that only this game has.


class PlaceArgument(Argument["Reader"]):
    """A place of the board; 0 may stand for a card that is used nowhere."""

    def __init__(self, name: str = "place", or_card: bool = False) -> None:
        super().__init__(name)
        self.or_card = or_card

    def value(self, reader: "Reader", data: Mapping[str, Any], where: str) -> int:
        return reader.place(data, self.name, where, 0 if self.or_card else reader.known[0])


class CardArgument(Argument["Reader"]):
    """A kind of Bonus card."""

    def value(self, reader: "Reader", data: Mapping[str, Any], where: str) -> int:
        return reader.word(data[self.name], reader.cards, f"{where}{self.name}")

    def write(self, value: int) -> object:
        return CARD_WORDS[value]


class GoodsArgument(Argument["Reader"]):
    """Goods, and perhaps coffee, to choose from: RGY. In the step a bit for each."""

    THINGS = GOOD_LETTERS + COFFEE_LETTER

    def value(self, reader: "Reader", data: Mapping[str, Any], where: str) -> int:
        letters = data[self.name]
        if not isinstance(letters, str) or not letters or set(letters) - set(self.THINGS):
            reader.fail(f"{where}{self.name} are letters of {self.THINGS}, not {shown(letters)}")
            return 0
        return sum(1 << self.THINGS.index(letter) for letter in set(letters))

    def write(self, value: int) -> object:
        return "".join(letter for thing, letter in enumerate(self.THINGS) if value >> thing & 1)


PLACE = PlaceArgument()


# Declarations.


@dataclass(frozen=True, kw_only=True)
class Question(kit.Question[Istanbul, Player, StepT]):
    """A question of the bazaar. Unless it says so, no card, no place and no token asks it."""

    cards: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """The cards that ask it while they are resolved, and the questions with which the game goes on after each."""
    place: int | Callable[[StepT, Player], int] = 0
    """The place whose action asks it."""
    token: int | Callable[[StepT], int] | None = None
    """The neutral token that is being used: it was met, and stands where it was met."""

    def place_of(self, step: StepT, player: Player) -> int:
        return self.place(step, player) if callable(self.place) else self.place

    def token_of(self, step: StepT) -> int | None:
        return self.token(step) if callable(self.token) else self.token

    def extended(self, added: "Addition[StepT]") -> "Question[StepT]":
        """Return the question together with what an expansion adds to it."""

        def problem(state: Istanbul, step: StepT) -> str:
            theirs = added.problem(state, step)
            return self.problem(state, step) if theirs is None else theirs

        def entry(verb: str) -> Callable[[Istanbul, Player, StepT, int], str]:
            return lambda state, player, step, about: (
                added.menu[verb](state, player, step, about) or self.describe(state, player, step, verb, about)
            )

        cards = {kind: (*self.cards.get(kind, ()), *afterwards) for kind, afterwards in added.cards.items()}
        return replace(
            self,
            then=tuple(dict.fromkeys((*self.then, *added.then))),
            cards={**self.cards, **cards},
            problem=problem,
            menu={**self.menu, **{verb: entry(verb) for verb in added.menu}},
        )


@dataclass(frozen=True, kw_only=True)
class Addition(Generic[StepT]):
    """What an expansion adds to a question of another box."""

    then: tuple[str, ...] = ()
    cards: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    problem: Callable[[Istanbul, StepT], str | None] = lambda state, step: None
    """Why the question cannot be asked, as a sentence, or empty because it can; None leaves it to the other box."""
    menu: Mapping[str, Callable[[Istanbul, Player, StepT, int], str]] = field(default_factory=dict)
    """By verb what an answer does; empty leaves it to the other box."""
