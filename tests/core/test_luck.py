"""The kinds of luck."""

import hashlib
import hmac
from collections import Counter

import pytest

from bedesten.core.errors import BadLuck
from bedesten.core.luck import FairLuck, FastLuck, NotedLuck, ReplayLuck, ScriptedLuck, commitment


def test_fast_luck_is_the_same_on_every_machine() -> None:
    luck = FastLuck(7)
    assert [luck.below(1000) for _ in range(8)] == [880, 41, 378, 753, 481, 895, 360, 977]


def test_fast_luck_of_other_seeds_is_other_luck() -> None:
    courses = {tuple(FastLuck(seed).below(6) for _ in range(1)) for seed in range(200)}
    assert len(courses) == 6
    assert len({tuple(below_often(FastLuck(seed))) for seed in range(500)}) == 500


def below_often(luck: FastLuck) -> list[int]:
    return [luck.below(26) for _ in range(12)]


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 26])
def test_fast_luck_is_even(n: int) -> None:
    luck = FastLuck(n)
    counts = Counter(luck.below(n) for _ in range(2000 * n))
    assert set(counts) == set(range(n))
    chi_square = sum((count - 2000) ** 2 / 2000 for count in counts.values())
    assert chi_square < 3 * n + 20


def test_the_large_range_of_fast_luck_is_covered_without_bias() -> None:
    luck = FastLuck(3)
    big = 3 << 30
    third = Counter(luck.below(big) // (1 << 30) for _ in range(30_000))
    assert all(abs(count - 10_000) < 400 for count in third.values())


@pytest.mark.parametrize("seed", [-1, 1 << 62, 1 << 200])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadLuck, match="a seed is a whole number from 0 to"):
        FastLuck(seed)


def test_a_choice_among_one_uses_nothing() -> None:
    luck = NotedLuck(FastLuck(1))
    assert luck.below(1) == 0
    assert luck.take() == []


def test_a_die_shows_one_to_six() -> None:
    luck = FastLuck(5)
    assert {luck.die() for _ in range(200)} == {1, 2, 3, 4, 5, 6}


SECRET = bytes(range(32))


def test_fair_luck_follows_from_secret_seeds_and_stream() -> None:
    message = b"\x00\x00\x00\x04play" + b"\x00\x00\x00\x05ayshe" + b"\x00\x00\x00\x03bob" + bytes(8)
    first = int.from_bytes(hmac.new(SECRET, message, hashlib.sha256).digest()[:4], "big")
    assert FairLuck(SECRET, ["ayshe", "bob"]).below(6) == first % 6


def test_fair_luck_differs_by_stream_by_seed_and_by_where_seeds_end() -> None:
    streams = [
        FairLuck(SECRET, ["ab", "c"]),
        FairLuck(SECRET, ["a", "bc"]),
        FairLuck(SECRET, ["ab", "c"], "set-up"),
        FairLuck(SECRET[::-1], ["ab", "c"]),
    ]
    assert len({tuple(luck.below(1 << 20) for _ in range(4)) for luck in streams}) == 4


def test_fair_luck_goes_on_where_it_stopped() -> None:
    whole = FairLuck(SECRET, ["x"])
    course = [whole.below(6) for _ in range(40)]
    part = FairLuck(SECRET, ["x"])
    begun = [part.below(6) for _ in range(13)]
    rest = FairLuck(SECRET, ["x"], used=part.used)
    assert begun + [rest.below(6) for _ in range(27)] == course


def test_fair_luck_is_even() -> None:
    luck = FairLuck(SECRET, ["a"])
    counts = Counter(luck.below(6) for _ in range(12_000))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 25


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(BadLuck, match="at least 16 bytes"):
        FairLuck(b"short", [])


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_scripted_luck_says_when_the_script_does_not_fit() -> None:
    luck = ScriptedLuck([5, 6])
    assert luck.below(6) == 5
    with pytest.raises(BadLuck, match="outcome 6 of the script is not below 6"):
        luck.below(6)
    assert luck.left() == 1
    with pytest.raises(BadLuck, match="no outcome left for a choice among 4"):
        ScriptedLuck([]).below(4)


def test_replayed_luck_checks_what_was_chosen_among() -> None:
    noted = NotedLuck(FastLuck(2))
    outcomes = [noted.below(6), noted.below(26)]
    replayed = ReplayLuck(noted.take())
    assert [replayed.below(6), replayed.below(26)] == outcomes
    with pytest.raises(BadLuck, match="no outcome left"):
        replayed.below(6)
    with pytest.raises(BadLuck, match="a choice among 5 is due, but the record says 3/6"):
        ReplayLuck([(3, 6)]).below(5)
