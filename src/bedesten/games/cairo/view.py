"""Views: what one seat, or a spectator, may know of a state (CAI-TRN-09 to CAI-TRN-12)."""

from collections import Counter
from typing import Any

from bedesten.core.contract import OVER
from bedesten.core.events import NOBODY
from bedesten.games.cairo import data as d
from bedesten.games.cairo.agenda import cards_in_play, write_agenda
from bedesten.games.cairo.choices import see_cards, see_kinds, see_lures, see_sites
from bedesten.games.cairo.options import settings_of
from bedesten.games.cairo.player import Player
from bedesten.games.cairo.state import PHASE_WORDS, Cairo
from bedesten.kit.deck import KIND, ORIGIN
from bedesten.kit.deck_words import write_discards


def view_of(state: Cairo, seat: int | None) -> dict[str, Any]:
    """Return the table as this seat sees it: hands and money of others stay behind their screens."""
    return _view(state, seat, False)


def open_view_of(state: Cairo) -> dict[str, Any]:
    """Return the table with every hand and all money open."""
    return _view(state, None, True)


def _view(state: Cairo, seat: int | None, is_open: bool) -> dict[str, Any]:
    over = state.seat == OVER
    is_open = is_open or over  # CAI-FIN-19
    decides = not over and seat == state.seat
    return {
        "game": state.game,
        "options": settings_of(state.terms),
        "round": int(state.round),
        "turn": int(state.turn),
        "start": d.SEAT_WORDS[state.start_seat],
        "active": d.SEAT_WORDS[state.active],
        "seat": seat,
        "decides": None if over else d.SEAT_WORDS[state.seat],
        "phase": PHASE_WORDS[state.phase],
        "agenda": write_agenda(state.agenda, decides or is_open),
        "stands": see_stands(state),
        "customers": {
            word: None if site == d.NO_SITE else d.SITE_WORDS[site]
            for word, site in zip(d.TRADE_WORDS, state.customers, strict=True)
        },
        "outside": d.TRADE_WORDS[state.outside],
        "supply": {word: int(left) for word, left in zip(d.TRADE_WORDS, state.supply, strict=True)},
        "medals": see_medals(state),
        "barkers": int(state.barkers),
        "display": [None if card == d.NO_CARD else d.CARD_WORDS[card] for card in state.display],
        "pile": int(state.cards.size),
        "discards": write_discards(state.cards, d.CARD_WORDS)[::-1],
        "unseen": see_unseen(state, seat, is_open),
        "neutral": trade_words(state.neutrals),
        "players": {
            d.SEAT_WORDS[player.seat]: see_player(state, player, is_open or player.seat == seat)
            for player in state.players
        },
        "lures": see_lures(state) if decides else [],
        "kinds": see_kinds(state) if decides else [],
        "sites": see_sites(state) if decides else [],
        "cards": see_cards(state) if decides else [],
        "ends": {
            "empty": [word for word, left in zip(d.TRADE_WORDS, state.supply, strict=True) if left == d.EMPTY],
            "low": [word for word, left in zip(d.TRADE_WORDS, state.supply, strict=True) if left == d.LOW],
        },
    }


def trade_words(trades: int) -> list[str]:
    """Return the trades of a mask."""
    return [word for trade, word in enumerate(d.TRADE_WORDS) if trades >> trade & 1]


def see_stands(state: Cairo) -> list[dict[str, Any]]:
    room = state.see_room()
    return [
        {
            "owner": d.OWNER_WORDS[stand.owner],
            "trade": d.TRADE_WORDS[stand.trade],
            "stall": d.SITE_WORDS[stand.stall],
            "entry": d.SITE_WORDS[stand.entry],
            "expansions": [d.SITE_WORDS[site] for site in stand.expansions],
            "size": int(stand.size),
            "blocked": stand.owner != d.NEUTRAL and bool(room.is_blocked(stand)),
        }
        for stand in state.ground.stands
        if stand is not None
    ]


def see_medals(state: Cairo) -> dict[str, Any]:
    return {
        word: {"gold": holder(state.gold[trade]), "silver": holder(state.silver[trade])}
        for trade, word in enumerate(d.TRADE_WORDS)
    }


def holder(seat: int) -> str | None:
    return None if seat == NOBODY else d.SEAT_WORDS[seat]


def see_player(state: Cairo, player: Player, is_own: bool) -> dict[str, Any]:
    """Return what everybody sees of a player, and behind the screen what the eye may see."""
    hand = [d.CARD_WORDS[kind] for kind in sorted(card & KIND for card in player.hand)]
    money = {word: int(amount) for word, amount in zip(d.TRADE_WORDS, player.money, strict=True)}
    score = int(state.score(player))
    return {
        "points": int(player.points),
        "barkers": int(player.barkers),
        "hand": hand if is_own else [],
        "hand_cards": len(hand),
        "money": money if is_own else None,
        "stalls": trade_words(player.stalls),
        "retired": bool(player.retired),
        "medal_points": int(state.medal_points(player)),
        "if_ended": score if is_own else None,
        "score": score if state.seat == OVER else None,
    }


def see_unseen(state: Cairo, seat: int | None, is_open: bool) -> dict[str, int]:
    """Return the cards that the eye cannot place: those of the pile, and in other hands those drawn from it."""
    unseen = Counter(dict(enumerate(d.CARD_COPIES)))
    unseen.subtract([*state.cards.discarded(), *cards_in_play(state.agenda)])
    unseen.subtract(card for card in state.display if card != d.NO_CARD)
    for player in state.players:
        unseen.subtract(card & KIND for card in player.hand if is_open or player.seat == seat or card < ORIGIN)
    return {d.CARD_WORDS[kind]: copies for kind, copies in sorted(unseen.items()) if copies}
