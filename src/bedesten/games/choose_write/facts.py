"""What is printed on the components, as a screen needs it beside a view: the plan, sheets, cards, challenges."""

from typing import Any, cast

from bedesten.games.choose_write import data as d
from bedesten.games.choose_write import shape
from bedesten.games.choose_write.parts import location_copies
from bedesten.games.choose_write.reconstructed import NOW
from bedesten.games.choose_write.words.names import letters_of

THINGS = (
    "lira", "good", "same", "different", "card", "guild", "check", "space", "ruby", "card-or-good", "check-or-space",
    "keep-one",
)  # fmt: skip


def facts_of() -> shape.Components:
    """Return all tables."""
    facts: dict[str, Any] = {
        "offers": {
            d.LOCATION_WORDS[place]: [d.LOCATION_WORDS[offered] for offered in d.OFFERS[place]]
            for place in range(1, d.LOCATIONS)
        },
        "warehouses": {d.LOCATION_WORDS[place]: d.GOOD_WORDS[NOW.warehouse[place]] for place in d.WAREHOUSES},
        "warehouse_goods": d.WAREHOUSE_GOODS,
        "tea_house": NOW.tea_house,
        "squares": {d.LOCATION_WORDS[place]: NOW.squares(place) for place in d.SQUARES},
        "icons": [
            {word: icons[place] for place, word in enumerate(d.LOCATION_WORDS) if icons[place]} for icons in NOW.icons
        ],
        "column": NOW.column,
        "rows": NOW.rows,
        "lira_sections": NOW.lira_sections,
        "lira_marks": NOW.lira_marks(),
        "action_spaces": [
            NOW.action_spaces + (players == d.MOST_PLAYERS) if players else 0 for players in range(d.MOST_PLAYERS + 1)
        ],
        "amulet": d.AMULET,
        "ruby_target": d.RUBY_TARGET,
        "dealer_price": d.DEALER_PRICE,
        "large_market_goods": d.LARGE_MARKET_GOODS,
        "large_market_lira": d.LARGE_MARKET_LIRA,
        "post_lira": d.POST_LIRA,
        "roasted_goods": d.ROASTED_GOODS,
        "small_market_lira": d.SMALL_MARKET_LIRA,
        "wainwright_checks": d.WAINWRIGHT_CHECKS,
        "location_cards": {
            word: copies for word, copies in zip(d.CARD_WORDS, location_copies(True), strict=True) if copies
        },
        "fountains": dict(zip(d.FOUNTAIN_WORDS, _gains(d.FOUNTAIN_GAINS), strict=True)),
        "ruby_cards": {
            word: [d.GOOD_WORDS[good] for good in NOW.ruby_cards[card]] for card, word in enumerate(d.RUBY_WORDS)
        },
        "ruby_cards_each": d.RUBY_CARDS_EACH,
        "goods_cards": dict(zip(d.GOODS_CARD_WORDS, NOW.goods_cards, strict=True)),
        "caravans": {
            word: {"palaces": letters_of(d.CARAVAN_PALACES[card]), "gains": _gains(d.CARAVAN_GAINS[card])}
            for card, word in enumerate(d.CARAVAN_WORDS)
        },
        "guilds": {
            word: {
                "lira": NOW.guild_lira[guild],
                "palaces": letters_of(d.GUILD_PALACES[guild]),
                "cards": d.GUILD_CARDS[guild],
                "goods": d.GUILD_GOODS[guild],
                "gains": _gains(d.GUILD_GAINS[guild]),
            }
            for guild, word in enumerate(d.GUILD_WORDS)
        },
        "challenges": [
            [
                {
                    "measure": d.MEASURE_WORDS[measure],
                    "asks": "at-most" if asks == d.AT_MOST else "at-least",
                    "need": need,
                }
                for measure, asks, need in conditions
            ]
            for conditions in d.CHALLENGES
        ],
        "columns": d.COLUMNS,
        "open_dare": d.OPEN_DARE,
        "left_over_card": d.LEFT_OVER_CARD,
    }
    return cast("shape.Components", facts)


def _gains(gains: list[list[int]]) -> list[dict[str, object]]:
    return [{"thing": THINGS[thing], "amount": amount} for thing, amount in gains]
