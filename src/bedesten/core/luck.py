"""Luck: the only way chance enters a game.

A game never owns a random generator. Whenever something is left to chance it asks the luck it was handed for an
even choice, `below(n)`, at the moment it happens; so nobody, no search and no bot can look ahead.
"""

import hashlib
import hmac
from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from bedesten.core.errors import BadLuck, shown

WORD: Final = 32
WORD_MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 16
SEED_LIMIT: Final = 1 << 62
DIE: Final = 6
"""How many sides a die has."""


class Luck:
    """Where a game turns when something is left to chance."""

    @abstractmethod
    def below(self, n: i64) -> i64:
        """Return one of 0, 1, … n-1, each equally likely; nothing is used up when n is 1."""

    def die(self) -> i64:
        """Roll one six-sided die."""
        return self.below(DIE) + 1


@final
class FastLuck(Luck):
    """Luck for simulation and search: a small seeded generator (sfc32), the same on every machine."""

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < SEED_LIMIT:
            raise BadLuck(f"a seed is a whole number from 0 to 2^62 - 1, not {shown(seed)}")
        self.a: i64 = seed & WORD_MASK
        self.b: i64 = seed >> WORD
        self.c: i64 = 1
        self.counter: i64 = 1
        turn: i64 = 0
        while turn < WARM_UP:
            self.word()
            turn += 1

    def word(self) -> i64:
        """Return the next 32 bits. Every product and sum stays below 2^63, compiled or not."""
        word: i64 = (self.a + self.b + self.counter) & WORD_MASK
        self.counter = (self.counter + 1) & WORD_MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD_MASK
        self.c = ((((self.c << 21) & WORD_MASK) | (self.c >> 11)) + word) & WORD_MASK
        return word

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if n < 1 or n > WORD_MASK:
            raise BadLuck(f"a choice is among 1 to {WORD_MASK}, not {n}")
        product: i64 = self.word() * n
        low: i64 = product & WORD_MASK
        if low < n:
            unfair: i64 = (WORD_MASK + 1 - n) % n
            while low < unfair:
                product = self.word() * n
                low = product & WORD_MASK
        return product >> WORD


@final
class FairLuck(Luck):
    """Luck that can be proved afterwards: an HMAC-SHA-256 stream of a committed secret and the players' seeds.

    The house publishes `commitment(secret)` before anybody adds a seed. Streams of different names are independent;
    `used` counts the words taken, and a stream continued at `used` goes on where it stopped.
    """

    def __init__(self, secret: bytes, seeds: Sequence[str], stream: str = "play", used: i64 = 0) -> None:
        if len(secret) < 16:
            raise BadLuck(f"the secret of fair luck has at least 16 bytes, not {len(secret)}")
        if isinstance(seeds, str):
            raise BadLuck("the seeds of fair luck are a list of texts, one for each player")
        if used < 0:
            raise BadLuck(f"the words used of fair luck are 0 or more, not {used}")
        self.secret: bytes = secret
        # Lengths in front of the seeds keep ("ab", "c") and ("a", "bc") apart.
        parts = [stream, *seeds]
        texts = [part.encode("utf-8", "surrogatepass") for part in parts]
        self.message: bytes = b"".join([len(text).to_bytes(4, "big") + text for text in texts])
        self.used: i64 = used
        self.block: i64 = -1
        self.words: bytes = b""

    def word(self) -> i64:
        block: i64 = self.used // 8
        if block != self.block:
            number: int = block
            self.words = hmac.new(self.secret, self.message + number.to_bytes(8, "big"), hashlib.sha256).digest()
            self.block = block
        first: i64 = (self.used % 8) * 4
        self.used += 1
        return (
            (self.words[first] << 24)
            | (self.words[first + 1] << 16)
            | (self.words[first + 2] << 8)
            | self.words[first + 3]
        )

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if n < 1 or n > WORD_MASK:
            raise BadLuck(f"a choice is among 1 to {WORD_MASK}, not {n}")
        limit: i64 = (WORD_MASK + 1) // n * n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n


def commitment(secret: bytes) -> str:
    """Return the hash of a secret that may be published before the game."""
    return hashlib.sha256(secret).hexdigest()


@final
class ScriptedLuck(Luck):
    """Luck told in advance: for tests, and for games whose dice are rolled on a real table."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.outcomes: list[int] = list(outcomes)
        self.used: i64 = 0

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.used >= len(self.outcomes):
            raise BadLuck(f"the script has no outcome left for a choice among {n}")
        outcome = self.outcomes[self.used]
        if outcome < 0 or outcome >= n:
            raise BadLuck(f"outcome {outcome} of the script is not below {n}")
        self.used += 1
        return outcome

    def left(self) -> int:
        """Return how many outcomes have not been used."""
        return len(self.outcomes) - self.used


class MoreLuck(Exception):
    """A script of luck is at its end, and a choice among `n` is due."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


@final
class ProbingLuck(Luck):
    """Luck that follows a script and says when it needs more: for going through all that can come."""

    def __init__(self, script: list[int]) -> None:
        self.script: list[int] = script
        self.used: i64 = 0

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.used == len(self.script):
            raise MoreLuck(n)
        self.used += 1
        return self.script[self.used - 1]


@final
class ReplayLuck(Luck):
    """Luck read from a record: every outcome with the number it was chosen among, checked while replaying."""

    def __init__(self, outcomes: Sequence[tuple[int, int]]) -> None:
        self.outcomes: list[tuple[int, int]] = list(outcomes)
        self.used: i64 = 0

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.used >= len(self.outcomes):
            raise BadLuck(f"a choice among {n} is due, but the record has no outcome left for it")
        outcome, among = self.outcomes[self.used]
        if among != n or outcome < 0 or outcome >= n:
            raise BadLuck(f"a choice among {n} is due, but the record says {outcome}/{among}")
        self.used += 1
        return outcome

    def left(self) -> int:
        """Return how many outcomes have not been used."""
        return len(self.outcomes) - self.used


@final
class NotedLuck(Luck):
    """Luck that passes on another luck and notes what came of it, for records."""

    def __init__(self, source: Luck) -> None:
        self.source: Luck = source
        self.outcomes: list[tuple[int, int]] = []

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        outcome = self.source.below(n)
        self.outcomes.append((outcome, n))
        return outcome

    def die(self) -> i64:
        # Not `below`: the other luck may keep dice apart from all else.
        rolled = self.source.die()
        self.outcomes.append((rolled - 1, DIE))
        return rolled

    def take(self) -> list[tuple[int, int]]:
        """Return what was noted since the last call."""
        outcomes = self.outcomes
        self.outcomes = []
        return outcomes
