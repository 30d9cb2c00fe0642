"""The luck of duplicate games: one deal falls alike for all who play it, whoever they are."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.core.errors import BadLuck, shown
from bedesten.core.luck import DIE, SEED_LIMIT, WORD, WORD_MASK, Luck

SIZES: Final = 256
SEATS: Final = 16
MOST: Final = 0x7FFFFFFF  # so that no product reaches 2^63
DICE: Final = 0x80000000  # dice are no choice among so many things
AGAIN: Final = 0x100000  # from a word that would not be fair to the next one


@final
class DealLuck(Luck):
    """Luck that keeps its streams apart, so that none drifts when somebody asks another more often.

    Dice belong to a turn: the k-th die that is rolled in the turn of a seat in a round falls alike in all games of a
    seed, whatever was rolled before. Everything else is one of n: the k-th choice among n falls alike. A pile that
    shrinks asks for each n once, so the same cards come in the same order, whoever draws them and when.

    In one game no choice hangs on another. Whoever plays it says before each decision whose turn it is (`begin`).
    """

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < SEED_LIMIT:
            raise BadLuck(f"a seed is a whole number from 0 to 2^62 - 1, not {shown(seed)}")
        self.low: i64 = seed & WORD_MASK
        self.high: i64 = seed >> WORD
        self.round: i64 = 0
        self.seat: i64 = 0
        self.rolled: list[int] = [0] * SEATS  # in this round, by seat
        self.asked: list[int] = [0] * SIZES

    def begin(self, number: i64, seat: i64) -> None:
        """Say that it is the turn of this seat in the round of this number."""
        self.seat = seat
        if number > self.round:
            self.round = number
            self.rolled = [0] * SEATS

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if n < 1 or n > MOST:
            raise BadLuck(f"a choice is among 1 to {MOST}, not {n}")
        size: i64 = n % SIZES
        times: i64 = self.asked[size]
        self.asked[size] = times + 1
        return self.one_of(n, n, times)

    def die(self) -> i64:
        place: i64 = self.seat % SEATS
        times: i64 = self.rolled[place]
        self.rolled[place] = times + 1
        return self.one_of(DIE, DICE + self.round * SEATS + self.seat, times) + 1

    def one_of(self, n: i64, stream: i64, times: i64) -> i64:
        """Return the choice of this number among n of a stream, each equally likely."""
        product: i64 = self.word(stream, times) * n
        low: i64 = product & WORD_MASK
        if low < n:
            unfair: i64 = (WORD_MASK + 1 - n) % n
            number: i64 = times
            while low < unfair:
                number += AGAIN
                product = self.word(stream, number) * n
                low = product & WORD_MASK
        return product >> WORD

    def word(self, stream: i64, number: i64) -> i64:
        """Return 32 bits that the seed, the stream and the number decide and nothing else."""
        word = mixed(self.low ^ (stream & WORD_MASK))
        word = mixed((word + number) & WORD_MASK)
        return mixed(word ^ self.high)


def mixed(word: i64) -> i64:
    """Return 32 other bits, of which each hangs on all of these. Every product stays below 2^63, compiled or not."""
    word = ((word ^ word >> 16) * 0x7FEB352D) & WORD_MASK
    word = ((word ^ word >> 15) * 0x2C1B3C6D) & WORD_MASK
    return word ^ word >> 16
