"""Positions: a state as readable data, and back.

Reading takes the set-up as default for whatever a position leaves out, so that a puzzle or a test needs few words.
"""

from collections.abc import Mapping
from typing import Any

from bedesten.core.contract import OVER
from bedesten.core.errors import BadPosition, shown
from bedesten.core.events import NOBODY
from bedesten.core.registry import Game
from bedesten.games.cairo import data as d
from bedesten.games.cairo.agenda import agenda_problems, cards_in_play, write_agenda
from bedesten.games.cairo.ground import Stand, ground_of
from bedesten.games.cairo.invariants import problems_of
from bedesten.games.cairo.options import settings_of
from bedesten.games.cairo.player import ANY_HAND, Player
from bedesten.games.cairo.questions import QUESTIONS
from bedesten.games.cairo.reader import HINT_WORDS, Reader
from bedesten.games.cairo.setup import PLACE_STALL, empty_table
from bedesten.games.cairo.state import FINISHED, NORMAL, PHASE_WORDS, SETUP, Cairo
from bedesten.games.cairo.turn import lay_out
from bedesten.kit.deck import KIND, ORIGIN
from bedesten.kit.deck_words import (
    read_deck,
    read_memory,
    read_pile_number,
    write_card,
    write_discards,
    write_memory,
    write_pile,
)

KEYS = (
    "game", "options", "round", "turn", "start", "active", "phase", "placed", "agenda", "stands", "customers",
    "medals", "display", "draw_pile", "discards", "memory", "neutral", "players",
)  # fmt: skip
MOST = 10**6


def write_position(state: Cairo) -> dict[str, Any]:
    """Return everything in a state, hidden hands and money included."""
    seats = d.SEAT_WORDS[: state.terms.players]
    written: dict[str, Any] = {
        "game": state.game,
        "options": settings_of(state.terms),
        "round": int(state.round),
        "turn": int(state.turn),
        "start": d.SEAT_WORDS[state.start_seat],
        "active": d.SEAT_WORDS[state.active],
        "phase": PHASE_WORDS[state.phase],
        "placed": int(state.placed),
        "agenda": write_agenda(state.agenda),
        "stands": [write_stand(stand) for stand in state.ground.stands if stand is not None],
        "customers": {
            word: None if site == d.NO_SITE else d.SITE_WORDS[site]
            for word, site in zip(d.TRADE_WORDS, state.customers, strict=True)
        },
        "medals": {
            word: {"gold": write_holder(state.gold[trade]), "silver": write_holder(state.silver[trade])}
            for trade, word in enumerate(d.TRADE_WORDS)
            if state.gold[trade] != NOBODY
        },
        "display": [None if card == d.NO_CARD else d.CARD_WORDS[card] for card in state.display],
        "draw_pile": write_pile(state.cards, d.CARD_WORDS),
        "discards": write_discards(state.cards, d.CARD_WORDS),
        "neutral": [word for trade, word in enumerate(d.TRADE_WORDS) if state.neutrals >> trade & 1],
        "players": {word: write_player(state, player) for word, player in zip(seats, state.players, strict=True)},
    }
    if state.cards.memory is not None:
        written["memory"] = write_memory(state.cards.memory, seats, d.CARD_WORDS)
    return written


def write_stand(stand: Stand) -> str:
    """Write a stand: arch red B4>B5 +B3+B2."""
    stall = f"{d.OWNER_WORDS[stand.owner]} {d.TRADE_WORDS[stand.trade]} {d.SITE_WORDS[stand.stall]}"
    expansions = "".join(f"+{d.SITE_WORDS[site]}" for site in stand.expansions)
    return f"{stall}>{d.SITE_WORDS[stand.entry]}" + (f" {expansions}" if expansions else "")


def write_holder(seat: int) -> str | None:
    return None if seat == NOBODY else d.SEAT_WORDS[seat]


def write_player(state: Cairo, player: Player) -> dict[str, Any]:
    written: dict[str, Any] = {
        "points": int(player.points),
        "barkers": int(player.barkers),
        "money": {word: int(amount) for word, amount in zip(d.TRADE_WORDS, player.money, strict=True)},
        "hand": [write_card(card, state.cards.number, d.CARD_WORDS) for card in player.hand],
        "retired": bool(player.retired),
    }
    if player.hint != ANY_HAND:
        written["hint"] = HINT_WORDS[player.hint]
        written["hinted"] = [word for card, word in enumerate(d.CARD_WORDS) if player.hinted >> card & 1]
    return written


def read_position(game: Game, data: Mapping[str, Any]) -> Cairo:
    """Return the state of a position; raise BadPosition with everything that is wrong with it."""
    if not isinstance(data, Mapping):
        raise BadPosition([f"a position is a table of names and values, not {shown(data)}"])
    players = data.get("players", {})
    count = len(players) if isinstance(players, Mapping) else 0
    seats = d.SEAT_WORDS[:count]
    if not d.FEWEST_PLAYERS <= count <= d.MOST_PLAYERS or tuple(players) != seats:
        listed = ", ".join(d.SEAT_WORDS)
        number = f"{d.FEWEST_PLAYERS} to {d.MOST_PLAYERS}"
        raise BadPosition([f"players is a table of the first {number} of {listed}, in this order"])
    reader = Reader(seats)
    reader.check_keys("a position", data, KEYS)
    if data.get("game", d.NAME) != d.NAME:
        reader.fail(f"game is {d.NAME}, not {shown(data['game'])}")
    terms = reader.terms(data, game)
    lay_out(terms)
    state = empty_table(terms)
    _read_grid(reader, data, state)
    _read_course(reader, data, state)
    _read_cards(reader, data, state)
    if reader.problems:
        raise BadPosition(reader.problems)
    problems = problems_of(state) + agenda_problems(state)
    if problems:
        raise BadPosition(problems)
    _ask(state)
    return state


def _read_grid(reader: Reader, data: Mapping[str, Any], state: Cairo) -> None:
    terms = state.terms
    customers = reader.customers(data, terms)
    outside = [trade for trade, site in enumerate(customers) if site == d.NO_SITE]
    if len(outside) != 1:
        reader.fail("customers: five stand on different sites, and one is outside (CAI-INV-08)")
    state.put_customers(customers, outside[0] if outside else 0)
    stands = reader.stands(data, terms)
    state.ground = ground_of(terms, stands, next((site for site in customers if site != d.NO_SITE), terms.starts[0]))
    state.room = None
    state.supply = [
        d.SUPPLY - sum(len(stand.expansions) for stand in stands if stand is not None and stand.trade == trade)
        for trade in range(d.TRADES)
    ]
    state.gold, state.silver = reader.medals(data, stands)


def _read_course(reader: Reader, data: Mapping[str, Any], state: Cairo) -> None:
    terms = state.terms
    on_grid = sum(stand is not None for stand in state.ground.stands)
    is_setup = terms.is_variable and on_grid < terms.placements and "stands" not in data
    usual = SETUP if is_setup else NORMAL
    state.phase = reader.word(data.get("phase", PHASE_WORDS[usual]), PHASE_WORDS, "phase", usual)
    began = 0 if state.phase == SETUP else 1
    state.round = reader.number(data, "round", "", 0, MOST, began)
    state.turn = reader.number(data, "turn", "", 0, MOST, began)
    state.start_seat = reader.word(data.get("start", reader.seats[0]), reader.seats, "start")
    placed = min(on_grid, int(terms.placements)) if state.phase == SETUP else int(terms.placements)
    state.placed = reader.number(data, "placed", "", 0, int(terms.placements), placed)
    first = int(state.start_seat + state.placed) % len(reader.seats) if state.phase == SETUP else int(state.start_seat)
    state.active = reader.word(data.get("active", reader.seats[first]), reader.seats, "active")
    in_bag = [trade for trade in range(d.TRADES) if state.ground.stand(d.NEUTRAL, trade) is None]
    waits = terms.has_neutrals and state.phase == SETUP
    bag = reader.words(data, "neutral", d.TRADE_WORDS) if "neutral" in data else in_bag if waits else []
    state.neutrals = sum(1 << trade for trade in set(bag))
    usual_step = PLACE_STALL if state.phase == SETUP else None if state.phase == FINISHED else terms.take_turn
    state.agenda = reader.agenda(data) if "agenda" in data else usual_step


def _read_cards(reader: Reader, data: Mapping[str, Any], state: Cairo) -> None:
    """Read players, their hands, the display and the piles."""
    stands = state.ground.stands
    tables = [reader.table(data["players"], seat) for seat in reader.seats]
    state.players = [reader.player(seat, table, stands) for seat, table in enumerate(tables)]
    state.barkers = d.BARKERS - sum(int(player.barkers) for player in state.players)
    in_play = cards_in_play(state.agenda)
    reader.name_cards(data, in_play)
    pile = read_pile_number(reader, data)
    display = reader.display(data)
    hands = [reader.hand(table, f"{reader.seats[seat]}: ", pile) for seat, table in enumerate(tables)]
    for player, hand in zip(state.players, hands, strict=True):
        if hand is None:
            dealt = reader.any_cards(d.DEALT, reader.seats[player.seat])
            hand = sorted(card + ORIGIN * pile for card in dealt)  # noqa: PLW2901 - as at the set-up
        player.hand = hand
    if len(display) == d.DISPLAY:
        state.display = display
    open_cards = [card for card in display if card != d.NO_CARD]
    held = [card & KIND for player in state.players for card in player.hand]
    state.cards = read_deck(reader, data, pile, d.CARD_COPIES, [*open_cards, *held, *in_play], d.CARD_WORDS)
    state.cards.memory = read_memory(reader, data, reader.seats, pile, d.CARD_WORDS)


def _ask(state: Cairo) -> None:
    """Find who must decide what; a game that is over asks nothing."""
    step = state.agenda
    if step is None:
        state.seat = OVER
        return
    choices = step.options(state, state.players[state.active])
    if not choices:
        raise BadPosition([f"agenda: there is nothing to decide at '{QUESTIONS.of(step).name}'"])
    if not step.is_asked(len(choices)):
        raise BadPosition([f"agenda: '{QUESTIONS.of(step).name}' has one answer, which is taken by itself"])
    state.choices = choices
    state.seat = state.active
