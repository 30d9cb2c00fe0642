"""Play random games, of four players if nobody says otherwise, and print one line of JSON.

    python benchmarks/bedesten_side.py istanbul rules=mocha --seconds 2

BEDESTEN_ENGINE decides which engine plays. The clock is that of the processor, which stands still while other work has
it. As for the peer, the setting up of a table is not on the clock, and a decision is one action applied for a player
who was asked, even if there was only one to choose.
"""

import argparse
import json
import resource
from collections.abc import Callable
from time import process_time

import bedesten
from bedesten.arena.playing import play_randomly
from bedesten.cli.common import read_words
from bedesten.core.contract import State
from bedesten.core.engine import is_compiled
from bedesten.core.luck import Luck

COPY_GAMES = 5
COPY_EVERY = 50
COPIES = 200


def microseconds_per_clone(seed: int, start_game: Callable[[Luck], State]) -> float:
    """Return the mean over positions taken from the whole length of some games."""
    seconds = 0.0
    copies = 0
    luck = bedesten.FastLuck(seed)
    for _ in range(COPY_GAMES):
        state = start_game(luck)
        decisions = 0
        while state.seat != bedesten.OVER:
            if decisions % COPY_EVERY == 0:
                start = process_time()
                for _ in range(COPIES):
                    state.clone()
                seconds += process_time() - start
                copies += COPIES
            actions = state.actions()
            state.apply(actions[luck.below(len(actions))], luck)
            decisions += 1
    return seconds / copies * 1e6


def late_to_early(seed: int, start_game: Callable[[Luck], State], seconds: float) -> float:
    """Return how many times as long a decision of the last third of a game takes as one of its first third.

    Each game is played three times, alike: on the clock are all of it, what comes after its first third, and its last.
    """
    early = late = spent = 0.0
    early_decisions = late_decisions = number = 0
    while spent < seconds:
        timed: list[float] = []
        decisions = 0
        for third in range(3):
            luck = bedesten.FastLuck(seed * 1_000_003 + number)
            state = start_game(luck)
            for _ in range(decisions * third // 3):
                actions = state.actions()
                state.apply(actions[luck.below(len(actions))], luck)
            start = process_time()
            played = play_randomly(state, luck)
            timed.append(process_time() - start)
            decisions = decisions or played
        early += timed[0] - timed[1]
        early_decisions += decisions // 3
        late += timed[2]
        late_decisions += decisions - decisions * 2 // 3
        spent += sum(timed)
        number += 1
    return (late / late_decisions) / (early / early_decisions)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("words", nargs="*", help="its options, name=value")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    game = bedesten.game(arguments.game)
    options = read_words(game, arguments.words)

    def start_game(luck: Luck) -> State:
        return game.start(arguments.players, luck, **options)

    games = decisions = 0
    seconds = 0.0
    while seconds < arguments.seconds:
        luck = bedesten.FastLuck(arguments.seed * 1_000_003 + games)
        state = start_game(luck)
        start = process_time()
        decisions += play_randomly(state, luck)
        seconds += process_time() - start
        games += 1
    print(
        json.dumps(
            {
                "compiled": is_compiled(),
                "games": games,
                "decisions": decisions,
                "seconds": seconds,
                "us_per_copy": microseconds_per_clone(arguments.seed, start_game),
                "late_to_early": late_to_early(arguments.seed, start_game, arguments.seconds / 2),
                "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
            }
        )
    )


if __name__ == "__main__":
    main()
