"""Play random four-player games of Istanbul, by some rule set, and print one line of JSON.

BEDESTEN_ENGINE decides which engine plays. As for the peer, the setting up of a table is not on the
clock, and a decision is one action applied for a player who was asked, even if there was only one to choose.
"""

import argparse
import json
import resource
from time import perf_counter

import bedesten
from bedesten.arena.playing import play_randomly
from bedesten.core.engine import is_compiled

COPY_GAMES = 5
COPY_EVERY = 50
COPIES = 200


def microseconds_per_clone(seed: int, rules: str) -> float:
    """Return the mean over positions taken from the whole length of some games."""
    seconds = 0.0
    copies = 0
    luck = bedesten.FastLuck(seed)
    for _ in range(COPY_GAMES):
        state = bedesten.game("istanbul").start(4, luck, rules=rules)
        decisions = 0
        while state.seat != bedesten.OVER:
            if decisions % COPY_EVERY == 0:
                start = perf_counter()
                for _ in range(COPIES):
                    state.clone()
                seconds += perf_counter() - start
                copies += COPIES
            actions = state.actions()
            state.apply(actions[luck.below(len(actions))], luck)
            decisions += 1
    return seconds / copies * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rules", default="base")
    arguments = parser.parse_args()
    game = bedesten.game("istanbul")
    games = decisions = 0
    seconds = 0.0
    while seconds < arguments.seconds:
        luck = bedesten.FastLuck(arguments.seed * 1_000_003 + games)
        state = game.start(4, luck, rules=arguments.rules)
        start = perf_counter()
        decisions += play_randomly(state, luck)
        seconds += perf_counter() - start
        games += 1
    print(
        json.dumps(
            {
                "compiled": is_compiled(),
                "games": games,
                "decisions": decisions,
                "seconds": seconds,
                "us_per_copy": microseconds_per_clone(arguments.seed, arguments.rules),
                "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
            }
        )
    )


if __name__ == "__main__":
    main()
