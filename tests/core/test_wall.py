"""A wall of tiles over many games: what is set, what came closest, which tile is next."""

from collections.abc import Mapping, Sequence

import pytest

from bedesten.core.contract import State
from bedesten.core.wall import Collection, Condition, SoloGame, Tile, Wall


class Orchard(Wall):
    """Apples and pears; with strict=yes an apple too many spoils a tile."""

    score = ("apples", "pears")

    def tiles(self, settings: Mapping[str, str]) -> Sequence[Tile]:
        apples = Condition("apples", "exactly" if settings.get("strict") == "yes" else "at-least", 3)
        return (
            Tile("few", 0, (Condition("apples", "at-most", 1), Condition("pears", "at-least", 2))),
            Tile("many", 1, (apples, Condition("pears", "at-least", 2))),
            Tile("three", 0, (apples, Condition("pears", "at-most", 0))),
        )

    def reached(self, state: State) -> dict[str, int]:
        raise AssertionError


def game(number: int, apples: int, pears: int, *tiles: str, strict: str = "no") -> SoloGame:
    return SoloGame(f"game {number}", number, {"strict": strict}, {"apples": apples, "pears": pears}, tiles)


def test_before_any_game_the_lowest_tile_with_the_fewest_conditions_is_next() -> None:
    wall = Collection(Orchard())
    assert (wall.set, wall.best()) == ({}, None)
    assert wall.closest["many"].game is None
    assert wall.closest["many"].missed == (3, 2)
    proposal = wall.proposal()
    assert proposal is not None
    assert proposal.name == "few"


def test_a_tile_is_set_by_the_first_game_that_sets_it() -> None:
    wall = Collection(Orchard(), [game(1, 3, 0, "three"), game(2, 5, 0, "three")])
    assert wall.set == {"three": game(1, 3, 0, "three")}


def test_the_closest_game_misses_the_fewest_conditions_then_the_least() -> None:
    wall = Collection(Orchard(), [game(1, 2, 1), game(2, 0, 2), game(3, 1, 2), game(4, 0, 0)])
    closest = wall.closest["many"]
    assert closest.game == game(3, 1, 2)
    assert (closest.missed, closest.steps) == ((2, 0), 1)


def test_of_equal_games_the_last_is_the_closest_and_the_first_is_the_best() -> None:
    wall = Collection(Orchard(), [game(1, 2, 1), game(2, 2, 1)])
    closest = wall.closest["many"]
    assert (closest.game, wall.best()) == (game(2, 2, 1), game(1, 2, 1))


def test_the_best_game_has_most_of_the_first_thing_that_counts() -> None:
    wall = Collection(Orchard(), [game(1, 2, 9), game(2, 3, 1), game(3, 3, 2)])
    assert wall.best() == game(3, 3, 2)


@pytest.mark.parametrize(
    ("games", "next_tile"),
    [
        ([game(1, 2, 2)], "few"),  # one condition of each is missing: the lowest level, then the order
        ([game(1, 3, 1)], "three"),
        ([game(1, 9, 2, "many")], "three"),
        ([game(1, 9, 2, "many"), game(2, 4, 0, "three")], "few"),
        ([game(1, 9, 2, "many"), game(2, 4, 0, "three"), game(3, 0, 2, "few")], None),
    ],
)
def test_the_next_tile_misses_the_fewest_conditions(games: list[SoloGame], next_tile: str | None) -> None:
    proposal = Collection(Orchard(), games).proposal()
    assert (proposal.name if proposal else None) == next_tile


def test_a_fewest_condition_counts_more_than_a_low_level() -> None:
    # "few" lacks a pear and has apples too many, "three" has pears too many and lacks apples; "many" lacks an apple.
    wall = Collection(Orchard(), [game(1, 2, 3, strict="yes")])
    assert [wall.closest[tile.name].steps for tile in wall.tiles] == [1, 1, 2]
    assert wall.closest["few"].missed == (1, 0)


def test_each_game_counts_by_its_own_options() -> None:
    strict = game(1, 4, 2, strict="yes")
    closest = Collection(Orchard(), [strict]).closest["many"]
    assert (closest.conditions[0].asks, closest.missed) == ("exactly", (1, 0))


def test_what_nobody_noted_is_missed() -> None:
    old = SoloGame("old", 0, {}, {"apples": 3}, ())
    wall = Collection(Orchard(), [old])
    assert wall.closest["three"].missed == (0, 1)
    assert wall.closest["many"].missed == (0, 2)
    assert wall.score_of(old) == (3, 0)
