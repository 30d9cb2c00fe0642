"""A tournament: bots meet in every line-up and every seat order, each time with the same luck.

A deal is one luck and all games that are played with it, one for each seating. The luck of a deal is drawn from the
seed and its number, and bots are made anew for every game. So what comes out depends on nothing else: not on who plays
the games, where and in which order. Every seat thinks with a luck of its own that does not ask who sits there; so two
bots that play alike have the same results over a deal, to the last point.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import islice
from typing import NamedTuple

from bedesten.arena.lineups import LINEUPS, ORDERS, Seating, seatings
from bedesten.arena.luck import DealLuck
from bedesten.arena.playing import MOST_DECISIONS, play_deal
from bedesten.arena.processes import batches_of, on_processes
from bedesten.arena.simulate import demand_end, derive_seed
from bedesten.arena.stopwatch import Stopwatch
from bedesten.bots import BOTS, bot, plays
from bedesten.core.errors import BadBot, BadOption
from bedesten.core.luck import FastLuck, Luck
from bedesten.core.registry import find_game, numbers_of

FEWEST_BOTS = 2


class GameResult(NamedTuple):
    """How one game ended: by seat the score that counts first, and the place, 1 for those who won."""

    round: int
    decisions: int
    scores: tuple[int, ...]
    places: tuple[int, ...]


Times = list[Counter[int]]
"""How many decisions of each bot took how long, by the steps of the stopwatch."""


class Played(NamedTuple):
    """What came of some games in a row, and how long the bots took over them."""

    outcomes: list[GameResult]
    times: Times


Runner = Callable[[Callable[[range], Played], Sequence[range]], Iterator[Played | None]]
"""Who lets batches of games be played: see `on_processes`, which has the form of it."""


@dataclass(frozen=True)
class Tournament:
    """Who meets, at which game, and how often. A bot that is named twice competes with itself.

    No more than `games` are played, and only whole deals.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    lineups: str = "mixed"
    orders: str = "every"

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """Who sits where in the games of a deal."""
        return tuple(seatings(len(self.bots), self.players, self.lineups, self.orders))

    @property
    def deals(self) -> int:
        return self.games // len(self.seatings)

    @property
    def last_game(self) -> int:
        """How many games there are in all deals."""
        return self.deals * len(self.seatings)

    @property
    def labels(self) -> tuple[str, ...]:
        """What the bots are called: by their names, and a number for who has the name of another."""
        return tuple(
            f"{name} ({earlier + 1})" if (earlier := self.bots[:number].count(name)) else name
            for number, name in enumerate(self.bots)
        )

    def demand_playable(self) -> None:
        """Raise BedestenError, saying what is accepted, if this cannot be played."""
        game = find_game(self.game)
        game.settings(self.players, self.options)
        if len(self.bots) < FEWEST_BOTS:
            raise BadOption(f"a tournament needs at least {FEWEST_BOTS} bots, not {len(self.bots)}.")
        for name in dict.fromkeys(self.bots):
            bot(name)
            if not plays(name, game.name, self.players):
                able = ", ".join(known for known in BOTS if plays(known, game.name, self.players))
                seats = numbers_of(range(self.players, self.players + 1))
                raise BadBot(f"the bot {name} does not play {game.title} with {seats}; these do: {able}.")
        for what, chosen, known in (("line-ups", self.lineups, LINEUPS), ("seat orders", self.orders, ORDERS)):
            if chosen not in known:
                raise BadOption(f"there are no {what} '{chosen}'; there are: {', '.join(known)}.")
        # Many bots have more seatings than there is memory for.
        in_a_deal = seatings(len(self.bots), self.players, self.lineups, self.orders)
        if next(islice(in_a_deal, max(0, self.games), None), None) is not None:
            raise BadOption(
                f"one deal of these bots has more than {self.games} games, one for each seat order of each line-up; "
                "ask for more games, fewer bots, the line-ups alone or first, or the orders rotated."
            )


def play_games(tournament: Tournament, numbers: range) -> Played:
    """Play the games of these numbers, counted through all deals."""
    times: Times = [Counter() for _ in tournament.bots]
    return Played([_play_game(tournament, number, times) for number in numbers], times)


def _play_game(tournament: Tournament, number: int, times: Times) -> GameResult:
    deal, turn = divmod(number, len(tournament.seatings))
    seating = tournament.seatings[turn]
    names = [tournament.bots[one] for one in seating]
    watches = [Stopwatch() for _ in seating]
    luck = DealLuck(derive_seed(tournament.seed, deal, "deal"))
    bot_lucks: list[Luck] = [
        FastLuck(derive_seed(tournament.seed, deal, f"seat {seat}")) for seat, _ in enumerate(names)
    ]
    state = find_game(tournament.game).start(tournament.players, luck, **tournament.options)
    decisions = play_deal(state, [bot(name) for name in names], luck, bot_lucks, watches, MOST_DECISIONS)
    demand_end(state, number, decisions, names)
    for one, watch in zip(seating, watches, strict=True):
        times[one].update({step: count for step, count in enumerate(watch.counts) if count})
    ranks = sorted(state.standing().ranks, key=lambda rank: rank.seat)
    return GameResult(
        int(state.round), int(decisions), tuple(rank.scores[0] for rank in ranks), tuple(rank.place for rank in ranks)
    )


def play_on(tournament: Tournament, first: int, run: Runner | None = None) -> Generator[Played | None, None, None]:
    """Yield what comes of the games from the first on, in order; first None, when all is ready to play."""
    batches = batches_of(first, tournament.last_game)
    yield from (run or on_processes)(partial(play_games, tournament), batches)
