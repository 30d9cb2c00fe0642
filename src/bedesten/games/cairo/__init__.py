"""Cairo: stalls in a bazaar, customers who are lured to them, and medals for the largest stands."""

from collections.abc import Mapping, Sequence

from bedesten.core.contract import State
from bedesten.core.errors import BadComponents
from bedesten.core.events import Event, Fact
from bedesten.core.luck import Luck
from bedesten.core.odds import Odds
from bedesten.core.outlook import Outlook
from bedesten.core.reasons import Reason
from bedesten.core.registry import Game, register
from bedesten.games.cairo import components, events, options, shape
from bedesten.games.cairo.data import FEWEST_PLAYERS, MOST_PLAYERS, NAME, SEAT_WORDS
from bedesten.games.cairo.facts import facts_of
from bedesten.games.cairo.lexicon import LEXICON
from bedesten.games.cairo.position import read_position, write_position
from bedesten.games.cairo.prompts import REASONS, describe, prompt, why_not
from bedesten.games.cairo.questions import QUESTIONS
from bedesten.games.cairo.state import Cairo
from bedesten.games.cairo.turn import new_game
from bedesten.games.cairo.usual import CHOICE, RESTATED, says_itself, usual_answer, ways_told
from bedesten.games.cairo.view import open_view_of
from bedesten.games.cairo.words.brings import brings
from bedesten.games.cairo.words.log import sentence


class CairoGame(Game):
    """How Cairo announces itself."""

    name = NAME
    title = "Cairo"
    summary = "Put up stalls, lure customers to them, expand the stands that sell best, and win their medals."
    rules_version = 2
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    options = options.OPTIONS
    lexicon = LEXICON
    reasons = REASONS
    view_shape = shape.View
    event_shape = events.Event
    components_shape = shape.Components

    def components(self) -> shape.Components:
        return facts_of()

    def wrong_components(self, values: Mapping[str, object]) -> list[str]:
        return components.problems_of(values)

    def use_components(self, values: Mapping[str, object]) -> None:
        if problems := components.problems_of(values):
            raise BadComponents(problems)
        components.use(values)

    def replaced_components(self, settings: Mapping[str, str]) -> str:
        return components.digest()

    def settings_of(self, state: State) -> dict[str, str]:
        return options.settings_of(_ours(state).terms)

    def start(self, players: int, luck: Luck, **options_given: object) -> Cairo:
        return new_game(options.terms_of(players, self.settings(players, options_given)), luck)

    def write(self, state: State) -> dict[str, object]:
        return write_position(_ours(state))

    def open_view(self, state: State) -> Mapping[str, object]:
        return open_view_of(_ours(state))

    def read(self, position: Mapping[str, object]) -> Cairo:
        return read_position(self, position)

    def seat_names(self, state: State) -> list[str]:
        return list(SEAT_WORDS[: len(_ours(state).players)])

    def prompt(self, state: State) -> str:
        return prompt(_ours(state))

    def describe(self, state: State, action: int) -> str:
        return describe(_ours(state), action)

    def brings(self, state: State, seen: Outlook, rolled: Odds | None) -> str:
        return brings(seen, state.seat)

    def sentence(self, state: State, event: Mapping[str, Fact]) -> str:
        return sentence(_ours(state), event)

    def why_not(self, state: State, action: int) -> Reason:
        return why_not(_ours(state), action)

    def usual(self, state: State, before: State) -> int | str:
        answer = usual_answer(_ours(state))
        return "choice" if answer == CHOICE else answer

    def ways(self, state: State) -> Sequence[int]:
        return ways_told(_ours(state))

    def says_all(self, state: State, action: int) -> bool:
        return says_itself(_ours(state), action)

    def restates(self, event: Event) -> bool:
        return event.what in RESTATED

    def question(self, state: State) -> str:
        return QUESTIONS.of(_ours(state).agenda).name


def _ours(state: State) -> Cairo:
    assert isinstance(state, Cairo)
    return state


register(CairoGame())
