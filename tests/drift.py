"""Files that guard against drift: perft counts and playthroughs of every game, in the folder of its tests.

`python -m tests.drift` writes them anew, and with names of games only theirs.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import bedesten
import tests.conftest  # noqa: F401 - brings in the game that is made for the tests
from bedesten.core.contract import OVER, State
from bedesten.core.events import Event
from bedesten.core.luck import FastLuck, NotedLuck
from bedesten.core.registry import Game
from tests.every_game import ALL_SAMPLES
from tests.samples import Playthrough

PERFT = "perft"
PLAYTHROUGHS = "playthroughs"
FIRST = 60
LAST = 40
"""How many decisions of a playthrough are shown: those at its beginning and at its end."""


def write_playthrough(game: Game, play: Playthrough) -> str:
    """Return everything that can be observed in the game: actions, luck, events by seat, changes of the position."""
    length = sum(1 for _ in decisions(game, play))
    lines = [f"{game.name}, {play.players} players, {dict(play.options)}, seed {play.seed}: {length} decisions"]
    before: dict[str, Any] = {}
    for number, (state, action, luck, events) in enumerate(decisions(game, play)):
        if FIRST <= number < length - LAST:
            before = flat(game.write(state))
            continue
        position = flat(game.write(state))
        lines.append(f"\n# {number} {game.seat_names(state)[state.seat]}")
        lines += [f"  {key}: {value}" for key, value in position.items() if before.get(key) != value]
        before = position
        lines.append(f"  actions: {', '.join(game.lexicon.say(a) for a in state.actions())}")
        lines.append(f"  > {game.lexicon.say(action)} {' '.join(f'{o}/{n}' for o, n in luck)}".rstrip())
        for event in events:
            lines.append(f"    everybody: {json.dumps(event.seen_by(None))}")
            if event.secret:
                lines.append(f"    seat {event.seat}: {json.dumps(event.seen_by(event.seat))}")
    lines += ["\n# over", str(final(game, play).standing())]
    return "\n".join(lines) + "\n"


def decisions(game: Game, play: Playthrough) -> Iterator[tuple[State, int, list[tuple[int, int]], list[Event]]]:
    """Yield each decision: the state before it, the action, the luck it used, and what was told."""
    luck = NotedLuck(FastLuck(play.seed))
    choice = FastLuck(play.seed + 1000)
    state = game.start(play.players, luck, **play.options)
    luck.take()
    while state.seat != OVER:
        actions = state.actions()
        action = actions[choice.below(len(actions))]
        before = state.clone()
        events: list[Event] = []
        state.apply(action, luck, events.append)
        yield before, action, luck.take(), events


def final(game: Game, play: Playthrough) -> State:
    """Return the state in which the game ends."""
    last: State | None = None
    action = 0
    luck: list[tuple[int, int]] = []
    for last, action, luck, _ in decisions(game, play):  # noqa: B007
        pass
    assert last is not None
    last.apply(action, bedesten.ReplayLuck(luck))
    return last


def flat(data: object, name: str = "") -> dict[str, Any]:
    """Return nested data as lines of name and value."""
    if not isinstance(data, dict):
        return {name: json.dumps(data)}
    lines: dict[str, Any] = {}
    for key, value in data.items():
        lines |= flat(value, f"{name}.{key}" if name else key)
    return lines


def counts(game: Game, position: dict[str, Any], depth: int) -> list[int]:
    """Return how many courses of play there are from a position, for each depth."""
    state = game.read(position)
    return [bedesten.perft(state, number) for number in range(1, depth + 1)]


def main(names: Sequence[str]) -> None:
    """Write all files of these games anew; of all games without a name."""
    for samples in [samples for samples in ALL_SAMPLES if not names or samples.game.name in names]:
        game, perft, playthroughs = samples.game, samples.folder / PERFT, samples.folder / PLAYTHROUGHS
        perft.mkdir(exist_ok=True)
        playthroughs.mkdir(exist_ok=True)
        for play in samples.playthroughs:
            (playthroughs / f"{play.name}.txt").write_text(write_playthrough(game, play), "utf-8")
        for name, (position, depth) in samples.positions.items():
            text = json.dumps({"counts": counts(game, position, depth), "position": position}, indent=2)
            (perft / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
