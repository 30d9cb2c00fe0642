"""The planner: tries each line in many games that it imagines to the end, and takes the one that ends best."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.bots.asking import Bot
from bedesten.bots.judge import Guide, guide_of
from bedesten.core.contract import OVER, State
from bedesten.core.luck import FastLuck, Luck

# The bot counts the actions it tries instead of the time it takes, so that it plays alike on every machine.
WORK: Final = 4_000  # actions for one decision, in all
LINE_WORK: Final = 750  # and for each line that it begins with
ROUNDS: Final = 3  # how often the worse half is left out
MOST_LINES: Final = 10
CAUTION: Final = 1.0  # standard errors by which another line must end better than the likeliest one

MASK: Final = 0xFFFFFFFF
SIZES: Final = 64


@final
class PairedLuck(Luck):
    """Luck for games that are compared: in all of one seed the k-th choice among n falls alike.

    A deck that shrinks asks for each n once: the same cards come in the same order, whatever else is left to chance.
    """

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed
        self.asked: list[int] = [0] * SIZES

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        size: i64 = n % SIZES
        times: i64 = self.asked[size]
        self.asked[size] = times + 1
        word: i64 = (self.seed + n * 0x1B873593 + times * 0x297A2D39) & MASK
        word = ((word ^ word >> 16) * 0x7FEB352D) & MASK
        word = ((word ^ word >> 15) * 0x2C1B3C6D) & MASK
        return (word ^ word >> 16) % n


@final
class Line:
    """Actions in a row, and by how much games ended better that began with them than with the likeliest line."""

    def __init__(self, actions: list[int]) -> None:
        self.actions: list[int] = actions
        self.total: float = 0.0
        self.squares: float = 0.0

    def add(self, gain: float) -> None:
        self.total += gain
        self.squares += gain * gain

    def is_better(self, games: i64, caution: float) -> bool:
        """Tell whether the line is better than the likeliest one by more than so many standard errors."""
        mean = self.total / float(games)
        spread = self.squares / float(games) - mean * mean
        return mean > 0.0 and mean * mean * float(games) > caution * caution * spread


@final
class PlannerBot(Bot):
    """Play-outs by habit, the same lucks for every line; the worse half is left out again and again."""

    def __init__(self, guide: Guide | None = None, share: float = 1.0) -> None:
        self.guide: Guide | None = guide  # None: that of the game that is played
        self.share: float = share  # of the usual work
        self.caution: float = CAUTION
        self.tried: i64 = 0  # actions tried for the last decision

    def choose(self, world: State, luck: Luck) -> int:
        self.tried = 0
        actions = world.actions()
        if len(actions) == 1:
            return actions[0]
        guide = self.guide
        if guide is None:
            guide = guide_of(world.game, len(world.standing().ranks))
        seed = luck.below(1 << 30)
        lines = [Line(actions) for actions in guide.lines(world, FastLuck(seed))[:MOST_LINES]]
        likeliest = lines[0]
        rivals = lines[1:]
        part = self.share * min(float(WORK), float(LINE_WORK * len(lines))) / float(ROUNDS)
        games: i64 = 0
        turn: i64 = 0
        while turn < ROUNDS and rivals:
            if turn > 0:
                rivals = better_half(rivals)
            turn += 1
            until: i64 = self.tried + i64(part)
            while self.tried < until:
                games += 1
                usual = self.play_out(guide, world, likeliest, PairedLuck(seed + games))
                for line in rivals:
                    line.add(self.play_out(guide, world, line, PairedLuck(seed + games)) - usual)
        best = better_half(rivals)[0] if rivals else likeliest
        return best.actions[0] if best.is_better(max(games, 1), self.caution) else likeliest.actions[0]

    def play_out(self, guide: Guide, world: State, line: Line, luck: Luck) -> float:
        """Play a world that is imagined anew to its end and return what that is worth."""
        seat = world.seat
        state = world.imagine(seat, luck)
        for action in line.actions:
            if action not in state.actions():
                break
            state.apply(action, luck)
            self.tried += 1
        while state.seat != OVER:
            state.apply(guide.answer(state), luck)
            self.tried += 1
        return guide.result(state, seat)


def better_half(lines: list[Line]) -> list[Line]:
    """Return the better half of the lines, the best one first; of equals, those that were named first."""
    rest = lines[:]
    kept: list[Line] = []
    wanted: i64 = (len(lines) + 1) // 2
    while len(kept) < wanted:
        best: i64 = 0
        for index, line in enumerate(rest):
            if line.total > rest[best].total:
                best = index
        kept.append(rest[best])
        del rest[best]
    return kept
