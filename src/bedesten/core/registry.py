"""The registry: how a game announces itself to the command line, the server and the browser."""

import importlib
import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from bedesten.core.contract import Listener, State
from bedesten.core.errors import BadComponents, BadGame, BadOption, IllegalAction, OtherComponents, UnknownName, shown
from bedesten.core.events import Event, Fact
from bedesten.core.lexicon import Lexicon
from bedesten.core.luck import Luck
from bedesten.core.reasons import Catalogue, Reason
from bedesten.core.wall import Wall

if TYPE_CHECKING:
    from bedesten.core.odds import Odds, Stake
    from bedesten.core.outlook import Outlook


@dataclass(frozen=True)
class Option:
    """Something to choose before a game. `choices` lists the words accepted; `also` says in words what else is.

    Where such a value of one's own `arranges` the set-up, the game does not begin as its rules let it. `players` lists
    the choices that not any number of players has, each with those that have it; `rule` is the id of the rule for that.
    `people` is what holds where a person sits at the table, and nothing else can be chosen there.
    """

    name: str
    summary: str
    default: str
    choices: tuple[str, ...]
    also: str = ""
    arranges: bool = False
    players: Mapping[str, range] = field(default_factory=dict, hash=False)
    rule: str = ""
    people: str = ""

    def possible(self, players: int) -> list[str]:
        """Return the choices that so many players have."""
        return [choice for choice in self.choices if players in self.players.get(choice, (players,))]

    def usual(self, players: int) -> str:
        """Return what is chosen where nobody chooses: the default, or the first choice that so many players have."""
        possible = self.possible(players)
        return self.default if self.default in possible or not possible else possible[0]

    def accepted(self) -> str:
        """Return a sentence part that says what the option takes."""
        numbers = {choice: numbers_of(players) for choice, players in self.players.items()}
        listed = ", ".join(f"{choice} ({numbers[choice]})" if choice in numbers else choice for choice in self.choices)
        return f"{listed}, or {self.also}" if self.also else listed


def numbers_of(players: range) -> str:
    """Return how many players that is, for people."""
    low, high = players[0], players[-1]
    if low == high:
        return "1 player" if low == 1 else f"{low} players"
    return f"{low} to {high} players"


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
    reasons: Catalogue
    """Why something is refused, in English."""
    view_shape: type = dict
    """The type of the game's views, a TypedDict: types of clients are made from it."""
    event_shape: type = dict
    """The type of its events as a seat sees them, likewise."""
    components_shape: type = dict
    """The type of its components, likewise."""
    wall: Wall | None = None
    """What games of it that are played alone add up to, for each person; none if they are games by themselves."""

    @property
    def word(self) -> str:
        """Its name as it is written on a command line, with hyphens."""
        return self.name.replace("_", "-")

    def settings(self, players: int, options: Mapping[str, object]) -> dict[str, str]:
        """Return every option as text, defaults filled in; raise BadOption if one is not accepted."""
        if type(players) is not int or players not in self.players:
            raise BadOption(f"{self.title} is for {numbers_of(self.players)}, not {shown(players)}.")
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                accepted = ", ".join(known)
                raise BadOption(f"{self.title} has no option '{name}'; its options are: {accepted}.")
        return {
            name: self.read_option(option, players, options.get(name, option.usual(players)))
            for name, option in known.items()
        }

    def for_people(self) -> dict[str, str]:
        """Return the options that hold at a table where a person sits."""
        return {option.name: option.people for option in self.options if option.people}

    def with_people(self, options: Mapping[str, object]) -> dict[str, object]:
        """Return options with those that hold where a person sits; raise BadOption if one was to be another."""
        held = self.for_people()
        for name, value in held.items():
            if options.get(name, value) != value:
                raise BadOption(
                    f"{name}={plain(options[name])} is not possible where a person plays; accepted: {value}."
                )
        return dict(options) | held

    def seated(self, position: Mapping[str, object]) -> dict[str, object]:
        """Return a position as it is played on where a person sits, whatever options it was written down with."""
        held = self.for_people()
        options = position.get("options", {})
        return {**position, "options": {**options, **held}} if held and isinstance(options, Mapping) else dict(position)

    def read_option(self, option: Option, players: int, value: object) -> str:
        """Return one option as text; raise BadOption if the value is not accepted."""
        text = {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value
        if text not in option.choices:
            raise BadOption(f"{option.name}={plain(value)} is not possible; accepted: {option.accepted()}.")
        if text not in option.possible(players):
            number = numbers_of(range(players, players + 1)) + (f" ({option.rule})" if option.rule else "")
            raise BadOption(f"{option.name}={text} is not possible with {number}; accepted: {option.accepted()}.")
        return str(text)

    def components(self) -> Mapping[str, object]:
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
    def open_view(self, state: State) -> Mapping[str, object]:
        """Return a view, in the shape of all views, with every hidden part open: for finished games."""

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
    def why_not(self, state: State, action: int) -> Reason:
        """Return the rule that forbids an action now, and why: for everybody to say in their own words."""

    def explain(self, reason: Reason) -> str:
        """Return a reason as a sentence part in English."""
        return self.reasons.say(reason)

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

    def question(self, state: State) -> str:
        """Return the name of the question that is asked now, for those who have their own words for it."""
        return ""

    def ways(self, state: State) -> Sequence[int]:
        """Return the answers to a real choice that are worth telling: how one goes on, or what few things differ in.

        A single one may stand for others that bring the same, or be the one that brings the most.
        """
        return []

    def missed(self, state: State) -> int | None:
        """Return the action that would usually be done now and is not possible; nothing if there is none such.

        The outlook then says why, instead of the action of a place that nothing can be done at. Like all of an outlook
        it depends only on what the seat that decides knows, and so does the reason (`why_not`).
        """
        return None

    def later(self, state: State) -> Sequence[int]:
        """Return the actions that the rest of the turn will offer, whatever is chosen before: whom one will meet."""
        return []

    def is_idle_luck(self, state: State, action: int) -> bool:
        """Tell whether the luck of an action decides nothing that its player goes on with, so one may look past it."""
        return False

    def stake(self, state: State, action: int) -> "Stake | None":
        """Return what is rolled for if this action is done, for its odds; nothing if the game does not say."""
        return None


VARIABLE = "BEDESTEN_GAMES"
"""The environment variable with the modules of games from outside, such as `pearls` or `pearls,my.other_game`."""

_GAMES: dict[str, Game] = {}
_imported: set[str] = set()


def register(game: Game) -> None:
    """Announce a game under its name, which is also that of modules; raise BadGame if it cannot be."""
    if not game.name.isidentifier() or game.name != known_name(game.name):
        raise BadGame(f"'{game.name}' cannot be the name of a game: small letters, digits and underscores")
    _GAMES[game.name] = game


def all_games() -> list[Game]:
    """Return all games in the house, by name; raise BadGame if one from outside cannot be brought in."""
    _import_guests()
    return [_GAMES[name] for name in sorted(_GAMES)]


def known_name(written: str) -> str:
    """Return the name of a game as the house keeps it, however somebody has written it: choose-write, choose_write."""
    return written.strip().lower().replace("-", "_")


def find_game(name: str) -> Game:
    """Return the game of that name, however it is written; raise UnknownName with the names there are."""
    known = known_name(name)
    if known not in _GAMES:
        _import_guests()
    if known not in _GAMES:
        raise UnknownName(f"There is no game '{name}'; there are: {', '.join(game.word for game in all_games())}.")
    return _GAMES[known]


def _import_guests() -> None:
    """Import the modules that the environment names: each announces its games."""
    for module in os.environ.get(VARIABLE, "").split(","):
        name = module.strip()
        if name and name not in _imported:
            try:
                import_from_here(name)
            except Exception as error:
                raise BadGame(f"the game {name} of {VARIABLE} cannot be imported: {said(error)}") from error
            _imported.add(name)


def import_from_here(module: str) -> ModuleType:
    """Import what a user has written: from where Python finds modules, or from the current folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    return importlib.import_module(module)


def said(error: Exception) -> str:
    """Return what an error of somebody else's code says, with its kind."""
    return f"{type(error).__name__}: {error}"


def play(state: State, notation: str, luck: Luck, tell: Listener | None = None) -> int:
    """Do the action that a text names; return it.

    Raises UnreadableAction or IllegalAction, with the rule, and leaves the state as it was.
    """
    game = find_game(state.game)
    action = game.lexicon.parse(notation)
    if action not in state.actions():
        reason = game.why_not(state, action)
        accepted = [game.lexicon.say(legal) for legal in state.actions()]
        raise IllegalAction(game.lexicon.say(action), reason.rule, game.explain(reason), accepted)
    state.apply(action, luck, tell)
    return action
