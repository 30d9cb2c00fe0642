"""Play random four-player games of catanatron and print one line of JSON.

Runs in an environment of its own, where only catanatron is installed. Catanatron is shown at its
best: no accumulators, no check of the actions that its own generator has just offered, and the
building of a board is not on the clock. A decision is one action applied for a player who was
asked, even if there was only one to choose.
"""

import argparse
import json
import random
from time import process_time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

COPY_GAMES = 5
COPY_EVERY = 50
COPIES = 20


def new_game(seed: int) -> Game:
    # Catanatron takes seed 0 for no seed at all.
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


def is_over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play(game: Game) -> int:
    """Play to the end and return the number of decisions."""
    decisions = 0
    state = game.state
    while not is_over(game):
        action = state.current_player().decide(game, state.playable_actions)
        game.execute(action, validate_action=False)
        decisions += 1
    return decisions


def microseconds_per_copy(games: list[Game]) -> float:
    """The mean over positions taken from the whole length of these games."""
    seconds = 0.0
    copies = 0
    for game in games:
        decisions = 0
        while not is_over(game):
            if decisions % COPY_EVERY == 0:
                start = process_time()
                for _ in range(COPIES):
                    game.copy()
                seconds += process_time() - start
                copies += COPIES
            game.execute(game.state.current_player().decide(game, game.state.playable_actions))
            decisions += 1
    return seconds / copies * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="play at least this long")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()

    seeds = random.Random(arguments.seed)
    copy_cost = microseconds_per_copy([new_game(seeds.randrange(2**32)) for _ in range(COPY_GAMES)])
    games = decisions = 0
    seconds = 0.0
    while seconds < arguments.seconds:
        game = new_game(seeds.randrange(2**32))
        start = process_time()
        decisions += play(game)
        seconds += process_time() - start
        games += 1
    report = {
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "us_per_copy": round(copy_cost, 1),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
