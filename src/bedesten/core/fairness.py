"""Fairness: prove from its record alone that the luck of a game was fixed before it began.

Before anybody joins, the house publishes the hash of a secret; then each player adds a seed. Secret and seeds make
three streams of outcomes: `seats` for the order of seats, `set-up`, and `play` for all actions in their order. Nobody
could choose them, neither the house, which was bound by its hash, nor the players, who did not know the secret.
"""

from dataclasses import dataclass

from bedesten.core.errors import BadRecord
from bedesten.core.luck import FairLuck, commitment
from bedesten.core.record import Fair, Outcomes, Record, demand_result, replay_steps


@dataclass(frozen=True)
class Verdict:
    """What was proved: so many outcomes are those of the streams, and perhaps the order of seats."""

    commitment: str
    seeds: tuple[str, ...]
    outcomes: int
    seats_by_luck: bool
    result: str


def verify(record: Record, published: str = "") -> Verdict:
    """Replay a record and prove its luck; raise BadRecord, naming the first entry that differs.

    `published` is the commitment as it was seen before the game, if it was noted.
    """
    fair = record.fair
    if fair is None:
        raise BadRecord("the record has no fair luck: its header has no line 'commitment: …'")
    if published and published.strip().lower() != fair.commitment:
        raise BadRecord(f"the commitment of the record is {fair.commitment}, not {published.strip()[:80]}")
    if not fair.secret:
        raise BadRecord("the record has no secret: the house publishes it when the game is over")
    secret = bytes.fromhex(fair.secret)
    if commitment(secret) != fair.commitment:
        raise BadRecord(f"the commitment of the secret is {commitment(secret)}, not {fair.commitment}")
    seats_by_luck = _check_order(fair, secret)
    play = FairLuck(secret, fair.seeds, "play")
    outcomes = 0
    for number, state in enumerate(replay_steps(record)):
        written = record.entries[number - 1].luck if number else record.setup
        _check(number, written, play if number else FairLuck(secret, fair.seeds, "set-up"))
        outcomes += len(written)
        if number == len(record.entries):
            demand_result(record, state)
    return Verdict(fair.commitment, fair.seeds, outcomes, seats_by_luck, record.result)


def seat_order(secret: bytes, seeds: tuple[str, ...]) -> tuple[int, ...]:
    """Return for each seat which of those who joined sits there, as the stream `seats` shuffles them."""
    luck = FairLuck(secret, seeds, "seats")
    order = list(range(len(seeds)))
    for last in range(len(order) - 1, 0, -1):
        other = luck.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _check_order(fair: Fair, secret: bytes) -> bool:
    """Tell whether the seats were shuffled; seats in the order of joining were chosen by the players."""
    if fair.order in ((), tuple(range(len(fair.seeds)))):
        return False
    due = seat_order(secret, fair.seeds)
    if fair.order != due:
        raise BadRecord(f"the order of seats is {_words(fair.order)}, but the luck fixed before gives {_words(due)}")
    return True


def _words(order: tuple[int, ...]) -> str:
    return " ".join(map(str, order))


def _check(number: int, written: Outcomes, luck: FairLuck) -> None:
    for place, (outcome, among) in enumerate(written, 1):
        due = luck.below(among)
        if outcome != due:
            which = f"outcome {place} of " if len(written) > 1 else ""
            raise BadRecord(
                f"{which}entry {number} is written as {outcome}/{among}, but the luck fixed before gives {due}/{among}"
            )
