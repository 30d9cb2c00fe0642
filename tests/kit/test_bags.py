"""Bags hold what was put into them, in one number."""

from hypothesis import given
from hypothesis import strategies as st

from bedesten.kit import bags

COPIES = st.lists(st.integers(0, bags.MOST), max_size=31)


@given(COPIES)
def test_a_bag_counts_what_it_was_filled_with(copies: list[int]) -> None:
    bag = bags.filled(copies)
    assert [bags.count(bag, kind) for kind in range(len(copies))] == copies
    assert bags.size(bag) == sum(copies)
    assert bags.kinds(bag) == [kind for kind, number in enumerate(copies) for _ in range(number)]
    assert [bags.nth(bag, index) for index in range(bags.size(bag))] == bags.kinds(bag)


@given(COPIES, st.integers(0, 30))
def test_a_thing_is_put_in_and_taken_out_like_a_number(copies: list[int], kind: int) -> None:
    bag = bags.filled(copies)
    if bags.count(bag, kind) < bags.MOST:
        assert bags.kinds(bag + bags.one(kind)) == sorted([*bags.kinds(bag), kind])
        assert bag + bags.one(kind) - bags.one(kind) == bag


def test_a_bag_without_things_is_nothing() -> None:
    assert bags.filled([]) == bags.filled([0, 0]) == 0
    assert bags.kinds(0) == []
