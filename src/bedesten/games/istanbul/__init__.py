"""Istanbul: merchants and their assistants hurry through the bazaar to gather rubies."""

from collections.abc import Mapping, Sequence

from bedesten.core.contract import State
from bedesten.core.events import Event, Fact
from bedesten.core.luck import Luck
from bedesten.core.odds import Odds, Stake
from bedesten.core.outlook import Outlook
from bedesten.core.reasons import Reason
from bedesten.core.registry import Game, Option, register
from bedesten.games.istanbul import components, events, options, shape, why, words
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.actions import END
from bedesten.games.istanbul.agenda import QUESTIONS
from bedesten.games.istanbul.chapters import RULE_SETS, rule_set
from bedesten.games.istanbul.facts import facts_of
from bedesten.games.istanbul.lexicon import LEXICON
from bedesten.games.istanbul.position import read_position, write_position
from bedesten.games.istanbul.prompts import REASONS, describe, prompt
from bedesten.games.istanbul.setup import new_game
from bedesten.games.istanbul.stakes import stake_of
from bedesten.games.istanbul.state import NAME, Istanbul
from bedesten.games.istanbul.usual import (
    CHOICE,
    ENOUGH,
    RESTATED,
    answers_of,
    is_merchants_luck,
    is_sale,
    met_later,
    missed_action,
    usual_answer,
    ways_told,
)
from bedesten.games.istanbul.view import open_view_of
from bedesten.games.istanbul.words.brings import brings
from bedesten.kit.deck import has_hidden


class IstanbulGame(Game):
    """How Istanbul announces itself."""

    name = NAME
    title = "Istanbul"
    summary = "Hurry through the bazaar with your assistants and be the first to gather enough rubies."
    rules_version = 2
    players = range(2, 6)
    options = options.OPTIONS
    lexicon = LEXICON
    reasons = REASONS
    view_shape = shape.View
    event_shape = events.Event
    components_shape = shape.Components

    def components(self) -> shape.Components:
        return facts_of(self.players)

    def wrong_components(self, values: Mapping[str, object]) -> list[str]:
        return components.problems_of(values)

    def use_components(self, values: Mapping[str, object]) -> None:
        components.use(values)

    def replaced_components(self, settings: Mapping[str, str]) -> str:
        return "" if settings.get("rules", options.RULES.default) == options.RULES.default else components.digest()

    def settings(self, players: int, options_given: Mapping[str, object]) -> dict[str, str]:
        settings = super().settings(players, options_given)
        # Which layouts there are depends on the rule set.
        value = options_given.get("layout", options.LAYOUT.default)
        return settings | {"layout": options.read_layout(RULE_SETS[settings["rules"]], value)}

    def settings_of(self, state: State) -> dict[str, str]:
        ours = _ours(state)
        return {
            "rules": ours.rules.name,
            "cards": ours.rules.which_cards or options.CARDS.default,
            "layout": options.layout_text(ours.rules, ours.board.layout),
            "neutral": "yes" if ours.neutral_lying or any(player.has_neutral() for player in ours.players) else "no",
            "colours": ".".join(self.seat_names(ours)),
        }

    def read_option(self, option: Option, players: int, value: object) -> str:
        if option is options.LAYOUT:
            return option.default
        if option is options.COLOURS:
            return options.read_colours(players, value)
        return super().read_option(option, players, value)

    def start(self, players: int, luck: Luck, **options_given: object) -> Istanbul:
        settings = self.settings(players, options_given)
        rules = rule_set(settings["rules"], settings["cards"])
        layout = options.layout_of(rules, settings["layout"], luck)
        colours = [d.COLOUR_WORDS.index(colour) for colour in settings["colours"].split(".")]
        return new_game(rules, layout, colours, settings["neutral"] == "yes", luck)

    def write(self, state: State) -> dict[str, object]:
        return write_position(_ours(state))

    def open_view(self, state: State) -> Mapping[str, object]:
        return open_view_of(_ours(state))

    def read(self, position: Mapping[str, object]) -> Istanbul:
        return read_position(position)

    def seat_names(self, state: State) -> list[str]:
        return [d.COLOUR_WORDS[player.colour] for player in _ours(state).players]

    def prompt(self, state: State) -> str:
        return prompt(_ours(state))

    def describe(self, state: State, action: int) -> str:
        return describe(_ours(state), action)

    def brings(self, state: State, seen: Outlook, rolled: Odds | None) -> str:
        return brings(seen, rolled, state.seat, self.reasons)

    def sentence(self, state: State, event: Mapping[str, Fact]) -> str:
        return words.sentence(_ours(state), event)

    def why_not(self, state: State, action: int) -> Reason:
        return why.why_not(_ours(state), action)

    def obvious_end(self, state: State) -> int | None:
        ours = _ours(state)
        hand = ours.players[ours.seat].hand
        return END if ours.actions() == [END] and not has_hidden([hand]) else None

    def usual(self, state: State, before: State) -> int | str:
        answer = usual_answer(_ours(state), _ours(before))
        return answer if answer >= 0 else NO_ANSWER[answer]

    def answers(self, state: State) -> Sequence[int]:
        return answers_of(_ours(state))

    def says_all(self, state: State, action: int) -> bool:
        return is_sale(action)

    def restates(self, event: Event) -> bool:
        return event.what in RESTATED

    def ways(self, state: State) -> Sequence[int]:
        return ways_told(_ours(state))

    def question(self, state: State) -> str:
        return QUESTIONS.of(_ours(state).agenda).name

    def missed(self, state: State) -> int | None:
        missed = missed_action(_ours(state))
        return None if missed < 0 else missed

    def later(self, state: State) -> Sequence[int]:
        return met_later(_ours(state))

    def is_idle_luck(self, state: State, action: int) -> bool:
        return is_merchants_luck(_ours(state), action)

    def stake(self, state: State, action: int) -> Stake | None:
        return stake_of(_ours(state), action)


NO_ANSWER = {CHOICE: "choice", ENOUGH: "turn"}


def _ours(state: State) -> Istanbul:
    assert isinstance(state, Istanbul)
    return state


register(IstanbulGame())
