"""Games with fair luck, as the house plays them."""

from dataclasses import replace
from functools import cache

from bedesten.core.contract import OVER
from bedesten.core.fairness import seat_order, secret_with, stream
from bedesten.core.luck import FastLuck, NotedLuck, commitment
from bedesten.core.record import Bound, Fair, NameProof, Record, RecordEntry, Recorder, result_of
from bedesten.core.registry import find_game
from tests.samples import SOME_GAME

DRAWN = bytes(range(32))
SEEDS = ("Ayşe: güneş", "", 'two\nlines "quoted" \u2028 [bold]')
NAMES = ("Ada", "Bo", "Cy")
SALTS = tuple(bytes([number]) * 32 for number in range(3))
GRID = "16.2.3.4/5.6.7.8/9.10.11.12/13.14.15.1"


def secret_of(players: int = 3) -> bytes:
    """Return the secret of such a game, which binds its salts."""
    return secret_with(DRAWN, SALTS[:players])


SECRET = secret_of()


def fair_game(
    players: int = 3,
    actions: int | None = None,
    shuffled: bool = True,
    at: int = 0,
    began: str = "start",
    bound: bool = True,
    seeds: tuple[str, ...] = SEEDS,
) -> Record:
    """Return a game of random players; `actions` cuts it short, `at` makes it continue from a position.

    Without `bound` it is of the first kind of fair luck, as houses played it that bound no header.
    """
    played = _played(players, actions, shuffled, at, began, bound, seeds[:players])
    return replace(played, names=[*played.names], setup=[*played.setup], entries=[*played.entries])


@cache
def _played(
    players: int, actions: int | None, shuffled: bool, at: int, began: str, bound: bool, seeds: tuple[str, ...]
) -> Record:
    game = find_game(SOME_GAME)
    chance = FastLuck(1)
    secret = secret_of(players)
    order = seat_order(secret, seeds) if shuffled else tuple(range(players))
    options = game.settings(players, {"layout": GRID} if began == "set-up" else {})
    record = Record(game.name, game.rules_version, players, options, list(NAMES[:players]), [])
    record.fair = Fair(commitment(secret), secret.hex(), seeds, order)
    if at:
        recorder = Recorder(game, players, FastLuck(2), [])
        for _ in range(at):
            recorder.apply(recorder.state.actions()[chance.below(len(recorder.state.actions()))])
        record.position = game.write(recorder.state)
    if bound:
        record.began = began
        proofs = tuple(NameProof(salt=SALTS[joined].hex()) for joined in order)
        record.fair = replace(record.fair, bound=Bound("", shuffled, (None,) * (players - 1) + ("easy",), proofs))
        bind(record)
    return play(record, actions, chance)


def play(record: Record, actions: int | None = None, chance: FastLuck | None = None) -> Record:
    """Let random players play with the luck that the header of a record fixes; return the record."""
    assert record.fair is not None
    fair, game, chance = record.fair, find_game(record.game), chance or FastLuck(1)
    terms, secret = fair.bound.terms if fair.bound else "", bytes.fromhex(fair.secret)
    setup, luck = (NotedLuck(stream(secret, fair.seeds, terms, name)) for name in ("set-up", "play"))
    if record.position is None:
        state = game.start(record.players, setup, **record.options)
    else:
        state = game.read(record.position)
    record.setup, record.entries = setup.take(), []
    names = game.seat_names(state)
    while state.seat != OVER and len(record.entries) != actions:
        action, seat = state.actions()[chance.below(len(state.actions()))], names[state.seat]
        state.apply(action, luck)
        record.entries.append(RecordEntry(seat, game.lexicon.say(action), luck.take()))
    record.result = result_of(game, state)
    return record


def bind(record: Record) -> None:
    """Write the terms that the header comes to, as the house does and as a forger would."""
    assert record.fair is not None
    assert record.fair.bound is not None
    record.fair = replace(record.fair, bound=replace(record.fair.bound, terms=record.terms()))


def with_luck(entry: RecordEntry, luck: list[tuple[int, int]]) -> RecordEntry:
    return RecordEntry(entry.seat, entry.notation, luck)


def first_roll(record: Record) -> int:
    """Return the number of the first entry with dice, whose outcomes can be changed without breaking a rule."""
    return next(number for number, entry in enumerate(record.entries, 1) if entry.luck and entry.luck[0][1] == 6)
