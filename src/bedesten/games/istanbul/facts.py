"""What is printed on the components, as a screen needs it beside a view: prices, tiles, cards, layouts."""

from typing import get_args

from bedesten.games.istanbul import data as d
from bedesten.games.istanbul import options, shape
from bedesten.games.istanbul.chapters import RULE_SETS, rule_set
from bedesten.games.istanbul.events import Good
from bedesten.games.istanbul.letters.chapter import letters_components
from bedesten.games.istanbul.mocha.chapter import mocha_components
from bedesten.games.istanbul.parts import (
    AFTER,
    ALWAYS,
    BEGINNING,
    FINAL_STEP,
    MOVING,
    OPEN,
    PAYING,
    PHASE_ONE,
    ROLLING,
    RuleSet,
)

GOODS: tuple[Good, ...] = get_args(Good)

# The classes of cards (appendix of docs/rules/istanbul.md).
CLASSES: dict[int, shape.CardClass] = {
    OPEN: "o",
    OPEN | PAYING: "p",
    MOVING: "m",
    PHASE_ONE: "ph1",
    AFTER: "x",
    BEGINNING: "s",
    ROLLING: "r",
    ALWAYS & ~FINAL_STEP: "copied",
}


def facts_of(players: range) -> shape.Components:
    """Return all tables; `players` says with how many people the game is played."""
    return {
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
        "mail_columns": [_mail_column(column) for column in range(d.MAIL_STATES - 1)],
        "small_mosque_tiles": [d.TILE_WORDS[tile] for tile in d.SMALL_MOSQUE_TILES],
        "great_mosque_tiles": [d.TILE_WORDS[tile] for tile in d.GREAT_MOSQUE_TILES],
        "mosque_stacks": d.MOSQUE_STACKS,
        "mosque_rubies": d.MOSQUE_RUBIES,
        "wainwright_rubies": d.WAINWRIGHT_RUBIES,
        "palace_rubies": d.PALACE_RUBIES,
        "dealer_rubies": d.DEALER_RUBIES,
        "neutral_merchants": d.NEUTRAL_MERCHANTS,
        "first_lira": d.FIRST_LIRA,
        "first_cards": d.FIRST_CARDS,
        "assistants": d.ASSISTANTS,
        "bare_capacity": d.BARE_CAPACITY,
        "extensions": d.EXTENSIONS_EACH,
        "extension_price": d.EXTENSION_PRICE,
        "merchant_fee": d.MERCHANT_FEE,
        "token_fee": d.TOKEN_FEE,
        "tile_fee": d.TILE_FEE,
        "turned_die": d.TURNED_DIE,
        "catch_lira": d.CATCH_LIRA,
        "card_lira": d.CARD_LIRA,
        "caravansary_cards": d.CARAVANSARY_CARDS,
        "black_market_blue": d.BLACK_MARKET_BLUE,
        "lowest_call": d.LOWEST_CALL,
        "highest_call": d.HIGHEST_CALL,
        "missed_call": d.MISSED_CALL,
        "cards": _cards(),
        "rule_sets": {
            "base": _rule_set("base", players),
            "mocha": _rule_set("mocha", players),
            "letters": _rule_set("letters", players),
            "great-bazaar": _rule_set("great-bazaar", players),
        },
        "mocha": mocha_components(),
        "letters": letters_components(),
    }


def _mail_column(column: int) -> shape.MailColumn:
    """Return the column whose indicator slides down from one state of the mail to the next: its top then lies open."""
    before, after = d.MAIL_GOODS[column], d.MAIL_GOODS[column + 1]
    for closed, opened in zip(before, after, strict=True):
        if closed != opened:
            return {"top": GOODS[opened], "bottom": GOODS[closed]}
    # Before any indicator slides, the lower fields of all such columns are open, and they are alike.
    of_lira = sum(d.MAIL_GOODS[state] == d.MAIL_GOODS[state + 1] for state in range(d.MAIL_STATES - 1))
    bottom = d.MAIL_LIRA[0] // of_lira
    return {"top": bottom + d.MAIL_LIRA[column + 1] - d.MAIL_LIRA[column], "bottom": bottom}


def _cards() -> dict[d.Card, shape.CardFacts]:
    """Return what is printed on each kind of Bonus card, and how many copies all boxes have together."""
    every = rule_set("great-bazaar", "all")
    return {
        word: {
            "copies": copies,
            "when": CLASSES[card.when & ~FINAL_STEP],
            "places": [place for place in every.numbers() if card.place and card.belongs_to(place)],
            "final": card.when & FINAL_STEP != 0,
        }
        for word, copies, card in zip(d.CARD_WORDS, every.deck, every.cards, strict=True)
    }


def _rule_set(name: shape.Rules, players: range) -> shape.RuleSetFacts:
    rules = RULE_SETS[name]
    return {
        "places": rules.numbers(),
        "columns": rules.columns,
        "layouts": options.layout_choices(rules),
        "grids": options.layouts_of(rules),
        "ruby_target": [rules.ruby_target(count) if count in players else 0 for count in range(players[-1] + 1)],
        "deck": _deck(rules),
        "all_cards": _deck(rule_set(name, "all")),
    }


def _deck(rules: RuleSet) -> dict[d.Card, int]:
    return {word: copies for word, copies in zip(d.CARD_WORDS, rules.deck) if copies}
