"""The wall over many games: its tiles, what a finished game adds to it, and the tile to try next."""

from typing import Any

import pytest

from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.core.wall import Collection, SoloGame, Tile, Wall
from bedesten.games.choose_write.wall import ChallengeWall
from tests.choose_write.table import HERE, alone

WALL: Wall = ChallengeWall()


def ended(number: int, sheet: dict[str, Any], **options: str) -> SoloGame:
    """Return a solo game that ended with this sheet."""
    state = alone(sheet, agenda=[], options=options).state
    return WALL.finished(f"game {number}", number, HERE.settings_of(state), state)


def next_tile(*games: SoloGame) -> Tile:
    tile = Collection(WALL, games).proposal()
    assert tile is not None
    return tile


def test_the_game_announces_its_wall() -> None:
    assert isinstance(HERE.wall, ChallengeWall)
    assert HERE.settings(1, {WALL.goal: "7-11"})[WALL.goal] == "7-11"


@pytest.mark.rule("CNW-SOL-35")
def test_the_wall_has_forty_two_tiles_and_each_can_be_the_goal() -> None:
    tiles = WALL.tiles({})
    assert len(tiles) == 42
    assert sum(tile.level < 2 for tile in tiles) == 28
    for tile in tiles:
        assert HERE.settings(1, {WALL.goal: tile.name})[WALL.goal] == tile.name


@pytest.mark.rule("CNW-SOL-28")
@pytest.mark.rule("CNW-SOL-29")
def test_a_column_asks_for_its_rubies_and_the_last_one_for_as_many_at_least() -> None:
    rubies = [tile.conditions[0] for tile in WALL.tiles({})[:3]]
    assert [(each.asks, each.need) for each in rubies] == [("exactly", 10), ("exactly", 11), ("at-least", 12)]
    up_to = [tile.conditions[0].asks for tile in WALL.tiles({"solo_columns": "up-to"})[:3]]
    assert up_to == ["at-least"] * 3


@pytest.mark.rule("CNW-SOL-14")
def test_the_tiles_of_a_game_are_those_of_its_options() -> None:
    usual, strict = WALL.tiles({})[-1], WALL.tiles({"letter_challenge_exclusive": "yes"})[-1]
    assert [each.what for each in usual.conditions] == ["rubies", "letter-rubies", "lira"]
    assert [each.what for each in strict.conditions] == ["rubies", "letter-rubies", "lira", "other-letters"]


@pytest.mark.rule("CNW-SOL-35")
def test_a_wall_is_filled_over_many_games() -> None:
    # So many lira bring two rubies.
    sheet = {"lira": 35, "icons": {"1": 1}, "cards_used": 1, "guild_played": 1}
    first = ended(1, sheet | {"rubies": {"dealer": 8}})
    second = ended(2, sheet | {"rubies": {"dealer": 9}})
    assert (first.tiles, second.tiles) == (("1-10", "2-10"), ("1-11", "2-11"))
    wall = Collection(WALL, [first, second])
    assert {name: game.id for name, game in wall.set.items()} == {
        "1-10": "game 1", "2-10": "game 1", "1-11": "game 2", "2-11": "game 2",
    }  # fmt: skip


@pytest.mark.rule("CNW-SOL-36")
@pytest.mark.example("EX-82")
def test_the_best_game_has_the_most_rubies_then_the_most_left_overs() -> None:
    fewer = ended(1, {"rubies": {"dealer": 12}, "actions": 5})
    more = ended(2, {"rubies": {"dealer": 12}, "actions": 7})
    wall = Collection(WALL, [fewer, more])
    assert (wall.score_of(fewer), wall.score_of(more)) == ((12, 5), (12, 7))
    assert wall.best() == more


def test_before_the_first_game_the_first_tile_is_next() -> None:
    assert next_tile().name == "1-10"


def test_the_next_tile_is_the_one_that_was_missed_by_the_fewest_conditions() -> None:
    # Eleven rubies, 37 lira, eleven jewels: one step is missing for challenge 3, and others ask for more.
    sheet = {
        "rubies": {"dealer": 9},
        "lira": 37,
        "goods": {"JE": 11},
        "icons": {"1": 1},
        "checks": {"1": 2, "5": 2},
        "cards_used": 1,
        "guild_played": 1,
    }
    game = ended(1, sheet)
    assert game.tiles == ("2-11",)
    closest = Collection(WALL, [game]).closest["3-11"]
    assert (closest.missed, closest.steps) == ((0, 0, 1), 1)
    assert game.reached["JE"] == 11
    # Of those that one step is missing for, 2-10 has the lowest column: it asks for a ruby less.
    assert next_tile(game).name == "2-10"
    won = ended(2, sheet | {"rubies": {"dealer": 8}})
    assert won.tiles == ("2-10",)
    assert next_tile(game, won).name == "1-10"


def test_what_random_games_fill_is_what_their_views_say() -> None:
    for seed in range(30):
        luck = FastLuck(seed)
        state = HERE.start(1, luck, solo_columns="up-to" if seed % 2 else "one")
        while state.seat != OVER:
            actions = state.actions()
            state.apply(actions[luck.below(len(actions))], luck)
        solo: Any = state.view(0)["solo"]
        kept = WALL.finished("", 0.0, HERE.settings_of(state), state)
        assert list(kept.tiles) == [
            f"{each['challenge']}-{column}" for each in solo["challenges"] for column in each["fills"]
        ]
        reached = kept.reached
        assert [reached[what] for what in WALL.score] == solo["score"]
        for each in solo["challenges"]:
            for condition in each["conditions"]:
                assert reached[condition["measure"]] == condition["have"]
