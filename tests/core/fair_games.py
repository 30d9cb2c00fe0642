"""Games with fair luck, as the house plays them."""

from bedesten.core.contract import OVER
from bedesten.core.fairness import seat_order
from bedesten.core.luck import FairLuck, FastLuck, NotedLuck, commitment
from bedesten.core.record import Entry, Fair, Record, Recorder, result_of
from bedesten.core.registry import game

SECRET = bytes(range(32))
SEEDS = ("Ayşe: güneş", "", 'two\nlines "quoted" \u2028 [bold]')


def fair_game(players: int = 3, actions: int | None = None, shuffled: bool = True, at: int = 0) -> Record:
    """Return a game of random players; `actions` cuts it short, `at` makes it continue from a position."""
    seeds = SEEDS[:players]
    here = game("istanbul")
    chance = FastLuck(1)
    recorder = Recorder(here, players, FairLuck(SECRET, seeds, "set-up"), ["Ada", "Bo", "Cy"][:players])
    order = seat_order(SECRET, seeds) if shuffled else tuple(range(players))
    record = recorder.record
    record.fair = Fair(commitment(SECRET), SECRET.hex(), seeds, order)
    if at:
        recorder.luck = NotedLuck(FastLuck(2))
        for _ in range(at):
            recorder.apply(recorder.state.actions()[chance.below(len(recorder.state.actions()))])
        record.position, record.setup = here.write(recorder.state), []
        record.entries.clear()
    recorder.luck = NotedLuck(FairLuck(SECRET, seeds, "play"))
    while recorder.state.seat != OVER and len(record.entries) != actions:
        recorder.apply(recorder.state.actions()[chance.below(len(recorder.state.actions()))])
    record.result = result_of(here, recorder.state)
    return record


def with_luck(entry: Entry, luck: list[tuple[int, int]]) -> Entry:
    return Entry(entry.seat, entry.notation, luck)


def first_roll(record: Record) -> int:
    """Return the number of the first entry with dice, whose outcomes can be changed without breaking a rule."""
    return next(number for number, entry in enumerate(record.entries, 1) if entry.luck and entry.luck[0][1] == 6)
