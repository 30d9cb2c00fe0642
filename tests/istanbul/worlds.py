"""Worlds of recorded games of Istanbul that somebody cannot tell apart."""

from collections.abc import Callable, Iterator
from random import Random

from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.core.record import Record, replay_steps
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.turn import Move, TurnStart
from bedesten.kit.deck import ORIGIN
from tests.house.worlds import PACES, TRIES, Pair, other_world
from tests.samples import TESTS

ARCHIVE = TESTS / "archive"
LONGEST_PLAY = 6000

# States of recorded games.


def records(kind: str) -> list[tuple[str, Record]]:
    """Return the recorded games of a kind, by name: "3" are those of three players."""
    prefix = f"istanbul-{kind}-"
    files = sorted(ARCHIVE.glob(f"{prefix}*.record"))
    return [(file.stem.removeprefix(prefix), Record.read(file.read_text())) for file in files]


def states(record: Record) -> Iterator[Istanbul]:
    """Yield a copy of every state of a recorded game in which somebody must decide."""
    for state in replay_steps(record):
        assert isinstance(state, Istanbul)
        if state.seat != OVER:
            yield state.clone()


def hidden_from(state: Istanbul, eye: int | None) -> int:
    """Return how many cards others hold that this eye does not know."""
    others = [player for player in state.players if player.seat != eye]
    return sum(card >= ORIGIN for player in others for card in (*player.hand, *player.guild))


def richest(record: Record, eye: int | None) -> Istanbul:
    """Return the first beginning of a turn, not near the end of a game, when most is hidden from an eye."""
    turns = [state for state in list(states(record))[:-60] if begins_turn(state)]
    return max(turns, key=lambda state: hidden_from(state, eye))


def begins_turn(state: Istanbul) -> bool:
    """Tell whether somebody must move: that much is possible with any hand."""
    return isinstance(state.agenda, TurnStart | Move)


def random_play(state: Istanbul, seed: int) -> Iterator[Istanbul]:
    """Play on at random from a state; yield all that follows, always the same object. Cards are shuffled anew then."""
    choice, luck, now = Random(seed), FastLuck(seed), state.clone()
    for _ in range(LONGEST_PLAY):
        now.apply(choice.choice(now.actions()), luck)
        if now.seat == OVER:
            return
        yield now


def played_on(state: Istanbul, eye: int | None, until: Callable[[Istanbul], bool]) -> Istanbul:
    """Play on at random until a turn begins, something is so, and an eye can be mistaken."""
    for seed in range(TRIES):
        for now in random_play(state, seed):
            if begins_turn(now) and until(now) and other_world(now, eye) is not None:
                return now
    raise AssertionError("no such state was found")


def pairs(kind: str) -> list[Pair]:
    """Return pairs of worlds for a kind of games: every recorded one, after a reshuffle, in doubt about the piles."""
    found: list[Pair] = []

    def add(name: str, eye: int | None, state: Istanbul) -> None:
        other = other_world(state, eye)
        assert other is not None, f"nothing is hidden in {name}"
        found.append(Pair(name, eye, state, other, PACES[len(found) % len(PACES)]))

    games = records(kind)
    players = games[0][1].players
    for number, (name, record) in enumerate(games):
        eye = number % players
        add(name, eye, richest(record, eye))
    last = players - 1
    begin = next(states(games[0][1]))
    add("reshuffled", last, played_on(begin, last, lambda now: now.deck.number > 1 and hidden_from(now, last) > 1))
    add("doubtful", 0, played_on(begin, 0, lambda now: now.deck.memory is not None))
    add("watched", None, richest(games[1][1], None))
    return found
