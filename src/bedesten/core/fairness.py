"""Fairness: prove from its record alone that the luck of a game was fixed before it began.

Before anybody joins, the house publishes the hash of a secret; then each player adds a seed. Secret and seeds make the
stream `seats` for the order of seats. Then the terms of the table are complete: all that a record will claim about who
plays what with whom, and where the game begins. Secret and terms make the streams `set-up`, and `play` for all actions
in their order. Nobody could choose them, neither the house, which was bound by its hash, nor the players, who did not
know the secret; and whoever changes a line of the header has to change every roll.

A name is in the terms as a hash with a salt, so that it can be removed and all else stays proved. The salts are drawn
with the secret, whose end is their hash: a house that could choose them later could choose its luck by them.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from bedesten.core.contract import OVER
from bedesten.core.errors import BadRecord
from bedesten.core.luck import FairLuck, commitment
from bedesten.core.record import (
    FORK,
    POSITION,
    SET_UP,
    START,
    Bound,
    Fair,
    Outcomes,
    Record,
    demand_result,
    replay_steps,
    seal_of,
)
from bedesten.core.registry import find_game

ROOT = 32
"""How many bytes at the end of a secret are the hash of the salts."""


@dataclass(frozen=True)
class Verdict:
    """What was proved: so many outcomes are those of the streams, from where the game began; and what was not."""

    commitment: str
    terms: str
    seeds: tuple[str, ...]
    outcomes: int
    seats_by_luck: bool
    began: str
    result: str
    unproved: tuple[str, ...]


def verify(record: Record, published: str = "", terms: str = "") -> Verdict:
    """Replay a record and prove its luck; raise BadRecord, naming the first thing that differs.

    `published` and `terms` are the commitment and the terms as they were seen at the table, if they were noted.
    """
    fair = record.fair
    if fair is None:
        raise BadRecord("the record has no fair luck: its header has no line 'commitment: …'")
    if published and published.strip().lower() != fair.commitment:
        raise BadRecord(f"the commitment of the record is {fair.commitment}, not {published.strip()[:80]}")
    if terms and (fair.bound is None or terms.strip().lower() != fair.bound.terms):
        has = f"the terms of the record are {fair.bound.terms}" if fair.bound else "the record has no terms"
        raise BadRecord(f"{has}, not {terms.strip()[:80]}")
    if not fair.secret:
        raise BadRecord("the record has no secret: the house publishes it when the game is over")
    secret = bytes.fromhex(fair.secret)
    if commitment(secret) != fair.commitment:
        raise BadRecord(f"the commitment of the secret is {commitment(secret)}, not {fair.commitment}")
    if fair.bound is not None:
        _check_terms(record, fair, fair.bound, secret)
    seats_by_luck = _check_order(fair, secret)
    outcomes = _check_luck(record, fair, secret)
    if not outcomes and not terms:
        raise BadRecord("nothing can be proved: the game used no luck that would bind its header; compare its terms")
    began = record.began or (POSITION if record.position is not None else SET_UP if _is_arranged(record) else START)
    unproved = _unproved(fair, began, seats_by_luck, are_terms_compared=bool(terms))
    proved_terms = fair.bound.terms if fair.bound else ""
    return Verdict(
        fair.commitment, proved_terms, fair.seeds, outcomes, seats_by_luck, began, record.result, tuple(unproved)
    )


def stream(secret: bytes, seeds: Sequence[str], terms: str, name: str, used: int = 0) -> FairLuck:
    """Return the luck of a table for its set-up or its play; without terms that of the first kind, from the seeds."""
    return FairLuck(secret, (terms,) if terms else seeds, name, used)


def secret_with(drawn: bytes, salts: Sequence[bytes]) -> bytes:
    """Return the secret of a table: what was drawn, then the hash that binds the salts of its names."""
    return drawn + _root([seal_of(salt) for salt in salts])


def seat_order(secret: bytes, seeds: tuple[str, ...]) -> tuple[int, ...]:
    """Return for each seat which of those who joined sits there, as the stream `seats` shuffles them."""
    luck = FairLuck(secret, seeds, "seats")
    order = list(range(len(seeds)))
    for last in range(len(order) - 1, 0, -1):
        other = luck.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _root(seals: Sequence[str]) -> bytes:
    return hashlib.sha256(bytes.fromhex("".join(seals))).digest()


def _is_arranged(record: Record) -> bool:
    game = find_game(record.game)
    return game.is_arranged(game.settings(record.players, record.options))


def _check_terms(record: Record, fair: Fair, bound: Bound, secret: bytes) -> None:
    due = record.terms()
    if due != bound.terms:
        raise BadRecord(f"a line of the header was changed: its lines come to the terms {due}, not {bound.terms}")
    joined = sorted(range(record.players), key=lambda seat: fair.order[seat])
    if secret[-ROOT:] != _root([bound.names[seat].seal_of_salt() for seat in joined]):
        raise BadRecord("the salts of the names are not those that the house was bound to")


def _check_order(fair: Fair, secret: bytes) -> bool:
    """Tell whether the seats were shuffled; seats in the order of joining were chosen by the players."""
    listed = tuple(range(len(fair.seeds)))
    if fair.bound is None and fair.order in ((), listed):
        return False
    by_luck = fair.bound is None or fair.bound.by_luck
    due = seat_order(secret, fair.seeds) if by_luck else listed
    if fair.order != due:
        gives = "the luck fixed before gives" if by_luck else "seats as listed are"
        raise BadRecord(f"the order of seats is {_words(fair.order)}, but {gives} {_words(due)}")
    return by_luck


def _check_luck(record: Record, fair: Fair, secret: bytes) -> int:
    """Replay all; return how many outcomes there were."""
    terms = fair.bound.terms if fair.bound else ""
    setup, play = (stream(secret, fair.seeds, terms, name) for name in ("set-up", "play"))
    outcomes = 0
    for number, state in enumerate(replay_steps(record)):
        written = record.entries[number - 1].luck if number else record.setup
        _check(number, written, play if number else setup, bool(terms) and not outcomes)
        outcomes += len(written)
        if number == len(record.entries):
            demand_result(record, state)
            if state.seat != OVER:
                raise BadRecord(
                    f"the record was cut: the house publishes its secret when the game is over, but entry {number} "
                    "does not end it"
                )
    if fair.bound is not None and (record.began == SET_UP) != (record.position is None and _is_arranged(record)):
        raise BadRecord(f"the record says 'began: {record.began}', which its options do not say")
    return outcomes


def _unproved(fair: Fair, began: str, by_luck: bool, are_terms_compared: bool) -> list[str]:
    """Return what a record claims beyond its proof."""
    unproved = ["what the players decided: it follows the rules, but nobody has signed it"]
    if not any(fair.seeds):
        unproved.append("that the house did not choose the secret for its luck: no player has added a text")
    if began == POSITION:
        unproved.append("how the position came about in which the game began")
    elif began.startswith(FORK):
        _, table, entry = began.split()
        unproved.append(f"that the position in which the game began is that of table {table} after entry {entry}")
    if fair.bound is None:
        unproved.append("names, and any other line of the header that changes no roll: this record binds none of them")
        if not by_luck:
            unproved.append("the order of seats: it is that of joining, by luck or by choice")
        return unproved
    if not are_terms_compared:
        # All luck comes from secret and terms: whoever has the secret can choose other terms, and play by their luck.
        unproved.append("names and all the header: whoever knows the secret can play another game; compare the terms")
    removed = [seat for seat, proof in enumerate(fair.bound.names) if not proof.salt]
    return [*unproved, *(f"the name of seat {seat}: it was removed" for seat in removed)]


def _words(order: tuple[int, ...]) -> str:
    return " ".join(map(str, order))


def _check(number: int, written: Outcomes, luck: FairLuck, is_first: bool) -> None:
    for place, (outcome, among) in enumerate(written, 1):
        due = luck.below(among)
        if outcome != due:
            which = f"outcome {place} of " if len(written) > 1 else ""
            # Whoever changed a line of the header and its terms has changed all luck.
            header = "; or the header was changed" if is_first else ""
            raise BadRecord(
                f"{which}entry {number} is written as {outcome}/{among}, "
                f"but the luck fixed before gives {due}/{among}{header}"
            )
