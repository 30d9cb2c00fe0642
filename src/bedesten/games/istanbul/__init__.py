"""Istanbul: merchants and their assistants hurry through the bazaar to gather rubies."""

from collections.abc import Mapping

from bedesten.core.contract import State
from bedesten.core.errors import BadOption
from bedesten.core.events import Fact
from bedesten.core.luck import Luck
from bedesten.core.registry import Game, Option, register
from bedesten.games.istanbul import options, why, words
from bedesten.games.istanbul.actions import END
from bedesten.games.istanbul.data import COLOUR_WORDS
from bedesten.games.istanbul.deck import has_hidden
from bedesten.games.istanbul.lexicon import LEXICON
from bedesten.games.istanbul.position import read_position, write_position
from bedesten.games.istanbul.rules import BASE
from bedesten.games.istanbul.setup import new_game, random_layout
from bedesten.games.istanbul.state import NAME, Istanbul


class IstanbulGame(Game):
    """How Istanbul announces itself."""

    name = NAME
    title = "Istanbul"
    summary = "Hurry through the bazaar with your assistants and be the first to gather enough rubies."
    rules_version = 1
    players = range(2, 6)
    options = options.OPTIONS
    lexicon = LEXICON

    def read_option(self, option: Option, players: int, value: object) -> str:
        if option is options.LAYOUT:
            return options.read_layout(value)
        if option is options.COLOURS:
            return options.read_colours(players, value)
        text = super().read_option(option, players, value)
        if option is options.NEUTRAL and text == "yes" and players == 5:
            raise BadOption(
                "neutral=yes is not possible with 5 players (IST-NEU-01); "
                "accepted: neutral=yes with 2, 3 or 4 players, neutral=no with any number."
            )
        return text

    def start(self, players: int, luck: Luck, **options_given: object) -> Istanbul:
        settings = self.settings(players, options_given)
        name = settings["layout"]
        if name == "random":
            layout = random_layout(BASE, luck)
        elif name in options.LAYOUTS:
            layout = options.LAYOUTS[name][:]
        else:
            layout = [int(cell) for row in name.split("/") for cell in row.split(".")]
        colours = [COLOUR_WORDS.index(colour) for colour in settings["colours"].split(".")]
        return new_game(BASE, layout, colours, settings["neutral"] == "yes", luck)

    def write(self, state: State) -> dict[str, object]:
        return write_position(_ours(state))

    def read(self, position: Mapping[str, object]) -> Istanbul:
        return read_position(position)

    def seat_names(self, state: State) -> list[str]:
        return [COLOUR_WORDS[player.colour] for player in _ours(state).players]

    def prompt(self, state: State) -> str:
        return words.prompt(_ours(state))

    def describe(self, state: State, action: int) -> str:
        return words.describe(_ours(state), action)

    def sentence(self, state: State, event: Mapping[str, Fact]) -> str:
        return words.sentence(_ours(state), event)

    def why_not(self, state: State, action: int) -> tuple[str, str]:
        return why.why_not(_ours(state), action)

    def obvious_end(self, state: State) -> int | None:
        ours = _ours(state)
        hand = ours.players[ours.seat].hand
        return END if ours.actions() == [END] and not has_hidden([hand]) else None


def _ours(state: State) -> Istanbul:
    assert isinstance(state, Istanbul)
    return state


register(IstanbulGame())
