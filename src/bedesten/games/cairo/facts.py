"""What is printed on the components, as a screen needs it beside a view: the grid, cards, medals, the first stalls."""

from typing import Any, cast

from bedesten.games.cairo import data as d
from bedesten.games.cairo import shape
from bedesten.games.cairo.reconstructed import NOT_THERE, NOW


def facts_of() -> shape.Components:
    """Return all tables."""
    facts: dict[str, Any] = {
        "side": d.SIDE,
        "segment_side": d.SEGMENT_SIDE,
        "segments": {word: d.SEGMENT_OF[site] + 1 for site, word in enumerate(d.SITE_WORDS)},
        "terrace": [d.SITE_WORDS[site] for site in NOW.restaurant],
        "customer_starts": [d.SITE_WORDS[site] for site in NOW.starts],
        "cards": dict(zip(d.CARD_WORDS, d.CARD_COPIES, strict=True)),
        "card_segments": {word: segments_of(card) for card, word in enumerate(d.CARD_WORDS)},
        "joker_fee": d.JOKER_FEE,
        "cards_for_any": d.CARDS_FOR_ALL,
        "display": d.DISPLAY,
        "dealt": d.DEALT,
        "hand_limit": d.HAND_LIMIT,
        "barkers": d.BARKERS,
        "expansions": d.SUPPLY,
        "costs": d.COST,
        "size_points": d.SIZE_POINTS,
        "start_money": d.START_MONEY,
        "replacement": d.REPLACEMENT,
        "money_per_point": d.MONEY_PER_POINT,
        "stalls_at_start": d.STALLS_AT_START,
        "setup_limit": d.SETUP_LIMIT,
        "turn_cap": NOW.cap,
        "medals": {
            word: {"gold": NOW.gold[trade], "silver": NOW.silver[trade]} for trade, word in enumerate(d.TRADE_WORDS)
        },
        "suggested": [suggested_for(players) for players in range(d.MOST_PLAYERS + 1)],
    }
    return cast("shape.Components", facts)


def segments_of(card: int) -> list[int]:
    """Return the segments that a card shows, counted from 1."""
    return [segment + 1 for segment in NOW.jokers[card - d.JOKER]] if card >= d.JOKER else [card + 1]


def suggested_for(players: int) -> list[dict[str, object]]:
    """Return the stalls of the suggested start with so many players."""
    if players < d.FEWEST_PLAYERS:
        return []
    return [
        {
            "owner": d.OWNER_WORDS[row[d.MOST_PLAYERS - players]],
            "trade": d.TRADE_WORDS[trade],
            "stall": d.SITE_WORDS[stall],
            "entry": d.SITE_WORDS[entry],
        }
        for *row, trade, stall, entry in NOW.suggested
        if row[d.MOST_PLAYERS - players] != NOT_THERE
    ]
