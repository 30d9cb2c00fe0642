"""Pearls: a small game made for the tests, for one to three players. No room of the house knows it by name."""

from collections.abc import Mapping

from bedesten.bots.judge import Judges, StandingJudge, register_judges
from bedesten.core.contract import State
from bedesten.core.errors import BadComponents, shown
from bedesten.core.events import Fact
from bedesten.core.luck import Luck
from bedesten.core.reasons import Reason
from bedesten.core.registry import Game, register
from tests.pearls import data, options, shape, words
from tests.pearls.lexicon import LEXICON, REST
from tests.pearls.position import read_position, write_position
from tests.pearls.state import Pearls
from tests.pearls.wall import PearlWall

MOST_BONUS = 9


class PearlsGame(Game):
    """How Pearls announces itself."""

    name = data.NAME
    title = "Pearls"
    summary = "Dive for pearls, hide the best ones, and be ashore before the storm."
    rules_version = 1
    players = range(1, 4)
    options = options.OPTIONS
    lexicon = LEXICON
    reasons = words.REASONS
    view_shape = shape.View
    event_shape = shape.Event  # type: ignore[assignment]
    components_shape = shape.Components
    wall = PearlWall()

    def components(self) -> shape.Components:
        return {
            "shells": dict(zip(data.SHELL_WORDS, data.SHELLS, strict=True)),
            "worth": dict(zip(data.SHELL_WORDS, data.WORTH, strict=True)),
            "tides": {name: dict(zip(data.TIDE_WORDS, cards, strict=True)) for name, cards in data.TIDES.items()},
            "chest": data.CHEST,
            "set_bonus": data.Printed.set_bonus,
        }

    def wrong_components(self, values: Mapping[str, object]) -> list[str]:
        problems = [f"there is no {shown(name)}; there is set_bonus" for name in values if name != "set_bonus"]
        bonus = values.get("set_bonus", 0)
        if type(bonus) is not int or not 0 <= bonus <= MOST_BONUS:
            problems.append(f"set_bonus is a number from 0 to {MOST_BONUS}, not {shown(bonus)}")
        return problems

    def use_components(self, values: Mapping[str, object]) -> None:
        bonus = values.get("set_bonus", data.SET_BONUS)
        if problems := self.wrong_components(values):
            raise BadComponents(problems)
        assert isinstance(bonus, int)
        data.Printed.set_bonus = bonus

    def replaced_components(self, settings: Mapping[str, str]) -> str:
        bonus = data.Printed.set_bonus
        return "" if bonus == data.SET_BONUS else f"set-bonus-{bonus}"

    def settings_of(self, state: State) -> dict[str, str]:
        ours = _ours(state)
        return {"days": str(ours.days), "tides": ours.tides}

    def start(self, players: int, luck: Luck, **options_given: object) -> Pearls:
        settings = self.settings(players, options_given)
        return Pearls(players, int(settings["days"]), settings["tides"])

    def write(self, state: State) -> dict[str, object]:
        return write_position(_ours(state))

    def open_view(self, state: State) -> Mapping[str, object]:
        return _ours(state).seen_by(range(len(_ours(state).divers)))

    def read(self, position: Mapping[str, object]) -> Pearls:
        return read_position(position)

    def seat_names(self, state: State) -> list[str]:
        return list(data.SEAT_WORDS[: len(_ours(state).divers)])

    def prompt(self, state: State) -> str:
        return words.prompt(_ours(state))

    def describe(self, state: State, action: int) -> str:
        return words.describe(_ours(state), action)

    def sentence(self, state: State, event: Mapping[str, Fact]) -> str:
        return words.sentence(event)

    def why_not(self, state: State, action: int) -> Reason:
        return words.why_not(_ours(state), action)

    def obvious_end(self, state: State) -> int | None:
        # That there is nothing to hide, everybody can see.
        return REST if state.actions() == [REST] else None

    def question(self, state: State) -> str:
        return "throw" if _ours(state).throwing else "turn"

    def usual(self, state: State, before: State) -> int | str:
        ours = _ours(state)
        return "choice" if ours.lit or ours.throwing else "turn"


def _ours(state: State) -> Pearls:
    assert isinstance(state, Pearls)
    return state


register(PearlsGame())
# The bots have nobody yet who knows this game.
register_judges(data.NAME, Judges(easy=StandingJudge(), medium=StandingJudge(), greedy=StandingJudge()))
