"""Views: what one seat, or a spectator, may know of a state (IST-RES-10, IST-RES-11, IST-RES-15)."""

from typing import Any

from bedesten.core.contract import OVER
from bedesten.games.istanbul.actions import PLAY, SMUGGLER
from bedesten.games.istanbul.chapters import CHAPTERS
from bedesten.games.istanbul.data import (
    CARAVANSARY_CARDS,
    CARD_WORDS,
    COLOUR_WORDS,
    GEMSTONE_DEALER,
    LARGE_MARKET,
    PALACE_FREE_CHOICE,
    PALACE_PRICES,
    SMALL_MARKET,
    SULTANS_PALACE,
    TOKEN_WORDS,
)
from bedesten.games.istanbul.encounters import ALL_GOODS, MoveOn, PaySmuggler, TakeGood
from bedesten.games.istanbul.lexicon import goods_text
from bedesten.games.istanbul.markets import demand_at
from bedesten.games.istanbul.parts import OPEN, PutAway, Window
from bedesten.games.istanbul.position import write_position
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.words.names import cards_to_be_had
from bedesten.kit.deck import KIND
from bedesten.kit.deck_words import see_hand, see_pile
from bedesten.kit.unseen import unseen_cards

ANY_GOOD = "*"
"""Stands in a price for a good of any kind."""


def view_of(state: Istanbul, seat: int | None) -> dict[str, Any]:
    """Return the position as this seat sees it: hands of others and the draw pile by their sizes."""
    view = write_position(state)
    view.pop("memory", None)  # it tells where the cards shown had come from
    view["seat"] = seat
    view["decides"] = None if state.seat == OVER else COLOUR_WORDS[state.players[state.seat].colour]
    view["goal"] = state.rules.ruby_target(len(state.players))
    view["last_round"] = state.is_last_round()
    view["wares"] = wares_of(state)
    if isinstance(state.agenda, TakeGood):
        view["giver"] = giver_of(state, state.agenda)
    if seat is not None and seat == state.seat and (barred := barred_cards(state)):
        view["barred"] = barred
    for player in state.players:
        seen = view["players"][COLOUR_WORDS[player.colour]]
        seen["room"] = player.capacity()
        if seat in (None, player.seat):
            steps = state.rules.walks(state, player).steps(player.merchant)
            seen["steps"] = [steps[place] for place in state.board.layout]
        seen["cards"] = len(player.hand)
        seen["hand"] = see_hand(player.hand, player.seat == seat, CARD_WORDS)
    view["draw_pile"] = see_pile(state.deck)
    colours = [COLOUR_WORDS[player.colour] for player in state.players]
    hands = [player.hand for player in state.players]
    view["unseen"] = unseen_cards(seat, state.deck, hands, colours, CARD_WORDS)
    for chapter in CHAPTERS[state.rules.name]:
        chapter.see(state, seat, view)
    return view


def open_view_of(state: Istanbul) -> dict[str, Any]:
    """Return the position with every hand open, so that nothing is unseen."""
    view = view_of(state, None)
    view["unseen"] = []
    for player in state.players:
        view["players"][COLOUR_WORDS[player.colour]]["hand"] = see_hand(player.hand, True, CARD_WORDS)
    for chapter in CHAPTERS[state.rules.name]:
        chapter.open(state, view)
    return view


def wares_of(state: Istanbul) -> dict[str, Any]:
    """Return what the places cost and bring now, so that nobody who shows them has to work it out."""
    price = state.palace_price()
    cards = cards_to_be_had(state.deck, CARAVANSARY_CARDS)
    return {
        "palace": goods_text(PALACE_PRICES[price]) + ANY_GOOD * PALACE_FREE_CHOICE[price]
        if state.rubies[SULTANS_PALACE]
        else None,
        "dealer": state.dealer_price() if state.rubies[GEMSTONE_DEALER] else None,
        "large_market": goods_text(demand_at(state, LARGE_MARKET)),
        "small_market": goods_text(demand_at(state, SMALL_MARKET)),
        "cards": cards,
        "kept": cards - 1,  # one is discarded (IST-PLC-12)
    }


def barred_cards(state: Istanbul) -> list[str]:
    """Return the cards of whoever decides that cannot be played although this is a time for them.

    A time for those that can be played at almost any time is each of their decisions; in the final step, when the rest
    has no use any more, it is the time for all.
    """
    step, player, offered = state.agenda, state.players[state.seat], state.actions()
    windows, place = OPEN, 0
    if isinstance(step, Window):
        windows, place = OPEN | step.windows(state), step.place(state)
    barred: list[str] = []
    for kind in sorted({held & KIND for held in player.hand}):
        card = state.rules.cards[kind]
        is_time = card.when & windows and card.stands_for(state).is_timely(windows, place)
        if (is_time or state.finale) and PLAY + kind not in offered:
            barred.append(CARD_WORDS[kind])
    return barred


def giver_of(state: Istanbul, step: TakeGood) -> int | str | None:
    """Return who gives the good that is to be chosen: a place, also by its Guild card, or a token; None for a card."""
    if isinstance(step.then, PaySmuggler | MoveOn):
        return TOKEN_WORDS[SMUGGLER]
    if isinstance(step.then, PutAway) and step.allowed == ALL_GOODS:
        return None
    return state.acted or state.rules.special_turn(state)
