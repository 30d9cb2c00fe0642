"""Istanbul: merchants and their assistants hurry through the bazaar to gather rubies."""

from collections.abc import Mapping, Sequence

from bedesten.core.contract import State
from bedesten.core.errors import BadOption
from bedesten.core.events import Event, Fact
from bedesten.core.luck import Luck
from bedesten.core.odds import Odds, Stake
from bedesten.core.outlook import Outlook
from bedesten.core.registry import Game, Option, register
from bedesten.games.istanbul import components, options, shape, why, words
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.actions import END
from bedesten.games.istanbul.chapters import RULE_SETS, rule_set
from bedesten.games.istanbul.deck import has_hidden
from bedesten.games.istanbul.letters.chapter import letters_components
from bedesten.games.istanbul.lexicon import LEXICON
from bedesten.games.istanbul.mocha.chapter import mocha_components
from bedesten.games.istanbul.parts import RuleSet
from bedesten.games.istanbul.position import read_position, write_position
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
    usual_answer,
    ways_told,
)
from bedesten.games.istanbul.words.brings import brings


class IstanbulGame(Game):
    """How Istanbul announces itself."""

    name = NAME
    title = "Istanbul"
    summary = "Hurry through the bazaar with your assistants and be the first to gather enough rubies."
    rules_version = 2
    players = range(2, 6)
    options = options.OPTIONS
    lexicon = LEXICON
    view_shape = shape.View
    event_shape = shape.Event

    def components(self) -> dict[str, object]:
        return {
            "ruby_target": d.RUBY_TARGET,
            "dealer_last_price": d.DEALER_LAST_PRICE,
            "palace_last_price": d.PALACE_LAST_PRICE,
            "palace_prices": d.PALACE_PRICES,
            "palace_free_choice": d.PALACE_FREE_CHOICE,
            "large_demand": d.LARGE_DEMAND,
            "small_demand": d.SMALL_DEMAND,
            "large_revenue": d.LARGE_REVENUE,
            "small_revenue": d.SMALL_REVENUE,
            "mail_goods": d.MAIL_GOODS,
            "mail_lira": d.MAIL_LIRA,
            "small_mosque_tiles": [d.TILE_WORDS[tile] for tile in d.SMALL_MOSQUE_TILES],
            "great_mosque_tiles": [d.TILE_WORDS[tile] for tile in d.GREAT_MOSQUE_TILES],
            "bare_capacity": d.BARE_CAPACITY,
            "extensions": d.EXTENSIONS_EACH,
            "extension_price": d.EXTENSION_PRICE,
            "merchant_fee": d.MERCHANT_FEE,
            "token_fee": d.TOKEN_FEE,
            "tile_fee": d.TILE_FEE,
            "catch_lira": d.CATCH_LIRA,
            "card_lira": d.CARD_LIRA,
            "caravansary_cards": d.CARAVANSARY_CARDS,
            "black_market_blue": d.BLACK_MARKET_BLUE,
            "lowest_call": d.LOWEST_CALL,
            "highest_call": d.HIGHEST_CALL,
            "missed_call": d.MISSED_CALL,
            "deck": dict(zip(d.CARD_WORDS, d.BASE_DECK)),
            "rule_sets": {name: self._rule_set(rules) for name, rules in RULE_SETS.items()},
            "mocha": mocha_components(),
            "letters": letters_components(),
        }

    def wrong_components(self, values: Mapping[str, object]) -> list[str]:
        return components.problems_of(values)

    def use_components(self, values: Mapping[str, object]) -> None:
        components.use(values)

    def replaced_components(self, settings: Mapping[str, str]) -> str:
        return "" if settings.get("rules", options.RULES.default) == options.RULES.default else components.digest()

    def _rule_set(self, rules: RuleSet) -> dict[str, object]:
        return {
            "places": rules.numbers(),
            "columns": rules.columns,
            "layouts": options.layout_choices(rules),
            "ruby_target": [rules.ruby_target(players) if players in self.players else 0 for players in range(6)],
            "deck": _deck(rules),
            "all_cards": _deck(rule_set(rules.name, "all")),
        }

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
        text = super().read_option(option, players, value)
        if option is options.NEUTRAL and text == "yes" and players == 5:
            raise BadOption(
                "neutral=yes is not possible with 5 players (IST-NEU-01); "
                "accepted: neutral=yes with 2, 3 or 4 players, neutral=no with any number."
            )
        return text

    def start(self, players: int, luck: Luck, **options_given: object) -> Istanbul:
        settings = self.settings(players, options_given)
        rules = rule_set(settings["rules"], settings["cards"])
        layout = options.layout_of(rules, settings["layout"], luck)
        colours = [d.COLOUR_WORDS.index(colour) for colour in settings["colours"].split(".")]
        return new_game(rules, layout, colours, settings["neutral"] == "yes", luck)

    def write(self, state: State) -> dict[str, object]:
        return write_position(_ours(state))

    def read(self, position: Mapping[str, object]) -> Istanbul:
        return read_position(position)

    def seat_names(self, state: State) -> list[str]:
        return [d.COLOUR_WORDS[player.colour] for player in _ours(state).players]

    def prompt(self, state: State) -> str:
        return words.prompt(_ours(state))

    def describe(self, state: State, action: int) -> str:
        return words.describe(_ours(state), action)

    def brings(self, state: State, seen: Outlook, rolled: Odds | None) -> str:
        return brings(seen, rolled, state.seat)

    def sentence(self, state: State, event: Mapping[str, Fact]) -> str:
        return words.sentence(_ours(state), event)

    def why_not(self, state: State, action: int) -> tuple[str, str]:
        return why.why_not(_ours(state), action)

    def obvious_end(self, state: State) -> int | None:
        ours = _ours(state)
        hand = ours.players[ours.seat].hand
        return END if ours.actions() == [END] and not has_hidden([hand]) else None

    def usual(self, state: State, before: State) -> int | str:
        answer = usual_answer(_ours(state), _ours(before))
        return {CHOICE: "choice", ENOUGH: "turn"}.get(answer, answer)

    def answers(self, state: State) -> Sequence[int]:
        return answers_of(_ours(state))

    def says_all(self, state: State, action: int) -> bool:
        return is_sale(action)

    def restates(self, event: Event) -> bool:
        return event.what in RESTATED

    def ways(self, state: State) -> Sequence[int]:
        return ways_told(_ours(state))

    def is_idle_luck(self, state: State, action: int) -> bool:
        return is_merchants_luck(_ours(state), action)

    def stake(self, state: State, action: int) -> Stake | None:
        return stake_of(_ours(state), action)


def _deck(rules: RuleSet) -> dict[str, int]:
    return {word: copies for word, copies in zip(d.CARD_WORDS, rules.deck) if copies}


def _ours(state: State) -> Istanbul:
    assert isinstance(state, Istanbul)
    return state


register(IstanbulGame())
