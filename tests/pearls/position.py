"""Positions of Pearls: writing them, reading them, and what is true of every state."""

from collections.abc import Mapping, Sequence
from typing import Any

from bedesten.core.contract import OVER
from bedesten.core.errors import BadPosition, shown
from bedesten.kit.deck import KIND, ORIGIN, Deck
from bedesten.kit.deck_words import deck_problems, read_deck, read_pile_number, write_discards, write_pile
from bedesten.kit.reader import DataReader
from tests.pearls.data import CHEST, NAME, SEAT_WORDS, SHELL_WORDS, SHELLS, TIDE_WORDS, TIDES
from tests.pearls.options import DAYS
from tests.pearls.state import Diver, Pearls, named

MOST = 1000
"""No round and no number of points is larger."""

PARTS = ("game", "days", "tides", "day", "round", "active", "lit", "throwing", "players", "sea", "tide")
PARTS_OF_PLAYERS = ("hand", "chest", "points", "best", "ashore", "lantern")


def write_position(state: Pearls) -> dict[str, object]:
    """Return the whole state, hidden parts included."""
    return {
        "game": NAME,
        "days": state.days,
        "tides": state.tides,
        "day": state.day,
        "round": int(state.round),
        "active": None if state.seat == OVER else SEAT_WORDS[state.active],
        "lit": state.lit,
        "throwing": [SEAT_WORDS[seat] for seat in state.throwing],
        "players": {
            SEAT_WORDS[seat]: {
                "hand": named(diver.hand),
                "chest": named(diver.chest),
                "points": diver.points,
                "best": diver.best,
                "ashore": diver.ashore,
                "lantern": diver.lantern,
            }
            for seat, diver in enumerate(state.divers)
        },
        "sea": {"draw_pile": write_pile(state.sea, SHELL_WORDS), "discards": write_discards(state.sea, SHELL_WORDS)},
        "tide": {"draw_pile": write_pile(state.tide, TIDE_WORDS), "discards": write_discards(state.tide, TIDE_WORDS)},
    }


def read_position(given: Mapping[str, object]) -> Pearls:
    """Return the state of a position. All but its players may be left out where it is as at the set-up."""
    reader = DataReader()
    position = reader.table({"a position": given}, "a position")
    reader.check_keys("a position", position, PARTS)
    if position.get("game", NAME) != NAME:
        reader.fail(f"game is {NAME}, not {shown(position['game'])}")
    players = reader.table(position, "players")
    seats = SEAT_WORDS[: len(players)]
    if tuple(players) != seats or not players:
        raise BadPosition([*reader.problems, f"players is a table of {', '.join(SEAT_WORDS)}: one of them, two or all"])
    days = reader.number(position, "days", "", 1, int(DAYS.choices[-1]), int(DAYS.default))
    tides = list(TIDES)[reader.word(position.get("tides", "gentle"), list(TIDES), "tides")]
    state = Pearls(len(players), days, tides)
    state.day = reader.number(position, "day", "", 1, days, 1)
    state.round = reader.number(position, "round", "", 1, MOST, 1)
    state.lit = reader.flag(position, "lit", "")
    state.divers = [read_diver(reader, players, word) for word in seats]
    state.throwing = reader.words(position, "throwing", seats)
    active = position.get("active", seats[0])
    state.active = 0 if active is None else reader.word(active, seats, "active")
    state.seat = OVER if active is None else (state.throwing or [state.active])[0]
    held = [shell & KIND for diver in state.divers for shell in diver.hand + diver.chest]
    state.sea = read_pile(reader, position, "sea", SHELLS, held, SHELL_WORDS)
    state.tide = read_pile(reader, position, "tide", TIDES[tides], [], TIDE_WORDS)
    problems = reader.problems + problems_of(state)
    if problems:
        raise BadPosition(problems)
    return state


def read_diver(reader: DataReader, players: Mapping[str, Any], word: str) -> Diver:
    table, where = reader.table(players, word), f"{word}: "
    reader.check_keys(word, table, PARTS_OF_PLAYERS)
    diver = Diver()
    # Whatever somebody holds came from the sea of this day, which is the first pile of its deck.
    diver.hand = sorted(ORIGIN + kind for kind in reader.words(table, "hand", SHELL_WORDS, where))
    diver.chest = sorted(ORIGIN + kind for kind in reader.words(table, "chest", SHELL_WORDS, where))
    diver.points = reader.number(table, "points", where, 0, MOST, 0)
    diver.best = reader.number(table, "best", where, 0, MOST, diver.points)
    diver.ashore = reader.flag(table, "ashore", where)
    diver.lantern = reader.flag({"lantern": True, **table}, "lantern", where)
    return diver


def read_pile(
    reader: DataReader,
    position: Mapping[str, Any],
    name: str,
    copies: Sequence[int],
    held: Sequence[int],
    words: Sequence[str],
) -> Deck:
    table = reader.table(position, name)
    reader.check_keys(name, table, ("draw_pile", "discards"))
    return read_deck(reader, table, read_pile_number(reader, table), copies, held, words)


def problems_of(state: Pearls) -> list[str]:
    """Return every invariant that a state breaks, each as a sentence with its id; none for a sound state."""
    hands = [shells for diver in state.divers for shells in (diver.hand, diver.chest)]
    problems = deck_problems(state.sea, hands) + deck_problems(state.tide, [])
    shells = [shell & KIND for hand in hands for shell in hand]
    problems += lost_or_made(state.sea, SHELLS, shells, SHELL_WORDS, "shells")
    problems += lost_or_made(state.tide, TIDES[state.tides], [], TIDE_WORDS, "tide cards")
    for seat, diver in enumerate(state.divers):
        if len(diver.chest) > CHEST:
            problems.append(f"{SEAT_WORDS[seat]}: a chest holds {CHEST} shells, not {len(diver.chest)} (PRL-INV-02)")
        if not diver.points >= diver.best >= -(-diver.points // state.days):
            problems.append(f"{SEAT_WORDS[seat]}: the best day brought some of the points (PRL-INV-03)")
        if seat in state.throwing and (diver.ashore or not diver.hand):
            problems.append(f"{SEAT_WORDS[seat]}: who throws is at sea with a shell in hand (PRL-INV-04)")
    if state.throwing != [seat for seat in state.at_sea(state.active) if seat in state.throwing]:
        problems.append("throwing: everybody throws once, in the order of turns (PRL-INV-04)")
    over = state.seat == OVER
    if over != all(diver.ashore for diver in state.divers):
        problems.append("the game is over when everybody is ashore, and then nobody is active (PRL-INV-05)")
    elif over and (state.day < state.days or state.throwing):
        problems.append("the game is over after the last day (PRL-INV-05)")
    elif not over and state.divers[state.active].ashore:
        problems.append(f"active: {SEAT_WORDS[state.active]} is ashore (PRL-INV-05)")
    if state.lit and (over or state.divers[state.active].lantern):
        problems.append("lit: a lantern that is lit was taken by the active player (PRL-INV-06)")
    return problems


def lost_or_made(deck: Deck, copies: Sequence[int], held: Sequence[int], words: Sequence[str], what: str) -> list[str]:
    found = [deck.pile[kind] + deck.discarded().count(kind) + held.count(kind) for kind in range(len(copies))]
    return [
        f"there are {due} {what} {word}, not {there} (PRL-INV-01)"
        for there, due, word in zip(found, copies, words, strict=True)
        if there != due
    ]
