"""Choose & Write: a card is played, everybody uses a location of it, and writes rubies on a sheet."""

from collections.abc import Mapping, Sequence

from bedesten.core.contract import State
from bedesten.core.errors import BadComponents
from bedesten.core.events import Event, Fact
from bedesten.core.luck import Luck
from bedesten.core.odds import Odds
from bedesten.core.outlook import Outlook
from bedesten.core.reasons import Reason
from bedesten.core.registry import Game, Option, register
from bedesten.games.choose_write import components, events, options, shape
from bedesten.games.choose_write.data import COLOUR_WORDS, NAME
from bedesten.games.choose_write.facts import facts_of
from bedesten.games.choose_write.lexicon import LEXICON
from bedesten.games.choose_write.position import read_position, write_position
from bedesten.games.choose_write.prompts import REASONS, describe, prompt, why_not
from bedesten.games.choose_write.questions import QUESTIONS
from bedesten.games.choose_write.setup import new_game
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.games.choose_write.usual import CHOICE, RESTATED, usual_answer, ways_told
from bedesten.games.choose_write.view import open_view_of
from bedesten.games.choose_write.wall import ChallengeWall
from bedesten.games.choose_write.words.brings import brings
from bedesten.games.choose_write.words.log import sentence


class ChooseWriteGame(Game):
    """How Choose & Write announces itself."""

    name = NAME
    title = "Choose & Write"
    summary = "Choose a card, use one of its locations, follow the others, and be the first to write ten rubies."
    rules_version = 1
    players = range(1, 6)
    options = options.OPTIONS
    lexicon = LEXICON
    reasons = REASONS
    view_shape = shape.View
    event_shape = events.Event
    components_shape = shape.Components
    wall = ChallengeWall()

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

    def read_option(self, option: Option, players: int, value: object) -> str:
        tile = options.read_goal(players, value) if option is options.GOAL else None
        return super().read_option(option, players, value) if tile is None else tile

    def settings_of(self, state: State) -> dict[str, str]:
        return options.settings_of(_ours(state).terms)

    def start(self, players: int, luck: Luck, **options_given: object) -> ChooseWrite:
        return new_game(options.terms_of(players, self.settings(players, options_given)), luck)

    def write(self, state: State) -> dict[str, object]:
        return write_position(_ours(state))

    def open_view(self, state: State) -> Mapping[str, object]:
        return open_view_of(_ours(state))

    def read(self, position: Mapping[str, object]) -> ChooseWrite:
        return read_position(self, position)

    def seat_names(self, state: State) -> list[str]:
        return list(COLOUR_WORDS[: len(_ours(state).players)])

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

    def restates(self, event: Event) -> bool:
        return event.what in RESTATED

    def question(self, state: State) -> str:
        return QUESTIONS.of(_ours(state).agenda).name


def _ours(state: State) -> ChooseWrite:
    assert isinstance(state, ChooseWrite)
    return state


register(ChooseWriteGame())
