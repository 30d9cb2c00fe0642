"""The registry: how a game announces itself to the command line, the server and the browser."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bedesten.core.contract import OVER, State, Teller
from bedesten.core.errors import BadComponents, BadOption, IllegalAction, OtherComponents, UnknownName, shown
from bedesten.core.events import Event, Fact
from bedesten.core.lexicon import Lexicon
from bedesten.core.luck import Luck

if TYPE_CHECKING:
    from bedesten.core.odds import Odds, Stake
    from bedesten.core.outlook import Outlook


@dataclass(frozen=True)
class Option:
    """Something to choose before a game. `choices` lists the words accepted; `also` says in words what else is.

    Where such a value of one's own `arranges` the set-up, the game does not begin as its rules let it.
    """

    name: str
    summary: str
    default: str
    choices: tuple[str, ...]
    also: str = ""
    arranges: bool = False

    def accepted(self) -> str:
        """Return a sentence part that says what the option takes."""
        listed = ", ".join(self.choices)
        return f"{listed}, or {self.also}" if self.also else listed


def plain(value: object) -> str:
    """Return an option's value as it was written, for a message."""
    return value[:60] if isinstance(value, str) else shown(value)


class Game(ABC):
    """A game that can be played in the house."""

    name: str
    title: str
    summary: str
    rules_version: int
    players: range
    options: tuple[Option, ...]
    lexicon: Lexicon
    view_shape: type = dict
    """The type of the game's views, a TypedDict: types of clients are made from it."""
    event_shape: type = dict
    """The type of its events as a seat sees them, likewise."""

    def settings(self, players: int, options: Mapping[str, object]) -> dict[str, str]:
        """Return every option as text, defaults filled in; raise BadOption if one is not accepted."""
        if type(players) is not int or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadOption(f"{self.title} is for {low} to {high} players, not {shown(players)}.")
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                accepted = ", ".join(known)
                raise BadOption(f"{self.title} has no option '{name}'; its options are: {accepted}.")
        return {
            name: self.read_option(option, players, options.get(name, option.default)) for name, option in known.items()
        }

    def read_option(self, option: Option, players: int, value: object) -> str:
        """Return one option as text; raise BadOption if the value is not accepted."""
        text = {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value
        if text not in option.choices:
            raise BadOption(f"{option.name}={plain(value)} is not possible; accepted: {option.accepted()}.")
        return str(text)

    def components(self) -> dict[str, object]:
        """Return the tables of prices, tiles and cards that a screen needs beside a view."""
        return {}

    def wrong_components(self, values: Mapping[str, object]) -> list[str]:
        """Return why these printed values cannot replace those that the game had to make up; none if they can."""
        return [f"{self.title} has no values to replace"]

    def use_components(self, values: Mapping[str, object]) -> None:
        """Use printed values that are not wrong instead of those that the game had to make up."""
        raise BadComponents(self.wrong_components(values))

    def settings_of(self, state: State) -> dict[str, str]:
        """Return the options with which a state is played, as far as it shows them."""
        return {}

    def is_arranged(self, settings: Mapping[str, str]) -> bool:
        """Tell whether somebody has arranged the set-up by hand."""
        return any(
            option.arranges and settings.get(option.name, option.default) not in option.choices
            for option in self.options
        )

    def replaced_components(self, settings: Mapping[str, str]) -> str:
        """Return what identifies the printed values that such a game is played with; nothing if it has its own ones.

        With other values it would not go on as it did, so records and tables note this.
        """
        return ""

    def demand_components(self, settings: Mapping[str, str], noted: str) -> None:
        """Raise OtherComponents if a game with these settings was begun with other values than it would be now."""
        now = self.replaced_components(settings)
        if noted != now:
            theirs = f"with the printed components {noted}" if noted else "without printed components"
            ours = f"those in use are {now}" if now else "none are in use"
            raise OtherComponents(f"the game was begun {theirs}, and {ours} (--components FILE)")

    @abstractmethod
    def start(self, players: int, luck: Luck, **options: object) -> State:
        """Set up a game; raise BadOption, saying what is accepted, for options that do not fit."""

    @abstractmethod
    def write(self, state: State) -> dict[str, object]:
        """Return the whole state, hidden parts included, as a readable position."""

    @abstractmethod
    def read(self, position: Mapping[str, object]) -> State:
        """Return the state of a position; raise BadPosition with all that is wrong."""

    @abstractmethod
    def seat_names(self, state: State) -> list[str]:
        """Return what the seats are called in this game, such as their colours."""

    @abstractmethod
    def prompt(self, state: State) -> str:
        """Return a sentence that says what is to be decided now."""

    @abstractmethod
    def describe(self, state: State, action: int) -> str:
        """Return a short text that says what an action would do in this state."""

    def brings(self, state: State, seen: "Outlook", rolled: "Odds | None") -> str:
        """Return in a few words what an action would bring beyond what its description says; empty if nothing."""
        return ""

    @abstractmethod
    def sentence(self, state: State, event: Mapping[str, Fact]) -> str:
        """Return an event, as a seat has seen it, as a sentence for the log; empty for what needs no line."""

    @abstractmethod
    def why_not(self, state: State, action: int) -> tuple[str, str]:
        """Return the id of the rule that forbids an action now, and the reason as a sentence part."""

    def obvious_end(self, state: State) -> int | None:
        """Return the action that ends a turn, if everybody can see that nothing else is possible.

        A house may do it for a player who does not want to be asked. It must not depend on anything hidden, or the
        others would learn of it by seeing whether the player is asked.
        """
        return None

    def usual(self, state: State, before: State) -> int | str:
        """Return the answer with which the seat that decides usually goes on; "choice" or "turn" if there is none.

        "choice": there is a real choice; "turn": nothing is left but to end the turn, which its player does. `before`
        is where the same seat decided last: what it passed over there gives it no new choice here. Like all of an
        outlook the answer depends only on what this seat knows.
        """
        return "choice"

    def answers(self, state: State) -> Sequence[int]:
        """Return the actions that answer the question; others, such as playing a card, may be done before it."""
        return state.actions()

    def says_all(self, state: State, action: int) -> bool:
        """Tell whether an action is one of many that say themselves all that they bring, and need no outlook."""
        return False

    def restates(self, event: Event) -> bool:
        """Tell whether an event of the seat that decides says no more than the answer that made it happen."""
        return False

    def ways(self, state: State) -> Sequence[int]:
        """Return the answers to a real choice that are worth telling: how one goes on, or what few things differ in."""
        return []

    def is_idle_luck(self, state: State, action: int) -> bool:
        """Tell whether the luck of an action decides nothing that its player goes on with, so one may look past it."""
        return False

    def stake(self, state: State, action: int) -> "Stake | None":
        """Return what is rolled for if this action is done, for its odds; nothing if the game does not say."""
        return None


_GAMES: dict[str, Game] = {}


def register(game: Game) -> None:
    """Announce a game under its name."""
    _GAMES[game.name] = game


def all_games() -> list[Game]:
    """Return all games in the house, by name."""
    return [_GAMES[name] for name in sorted(_GAMES)]


def game(name: str) -> Game:
    """Return the game of that name; raise UnknownName with the names there are."""
    if name not in _GAMES:
        raise UnknownName(f"There is no game '{name}'; there are: {', '.join(sorted(_GAMES))}.")
    return _GAMES[name]


def play(state: State, notation: str, luck: Luck, tell: Teller | None = None) -> int:
    """Do the action that a text names; return it.

    Raises UnreadableAction or IllegalAction, with the rule, and leaves the state as it was.
    """
    here = game(state.game)
    action = here.lexicon.parse(notation)
    if action not in state.actions():
        text = here.lexicon.say(action)
        if state.seat == OVER:
            raise IllegalAction(text, *here.why_not(state, action), ["nothing, the game is over"])
        raise IllegalAction(text, *here.why_not(state, action), [here.lexicon.say(a) for a in state.actions()])
    state.apply(action, luck, tell)
    return action
