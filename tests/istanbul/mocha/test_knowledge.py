"""What a seat may know of Guild cards, and what it imagines (IST-RES-11, IST-RES-15)."""

from typing import Any

import pytest

from bedesten.core.contract import SPECTATOR
from bedesten.core.luck import FastLuck
from bedesten.core.registry import find_game
from bedesten.kit.deck import KIND
from tests.istanbul.mocha.table import drawing_guilds, guilds, mocha
from tests.istanbul.table import Table


def imagined(table: Table, seat: int, seed: int) -> Table:
    return Table(table.state.imagine(seat, FastLuck(seed)))


@pytest.mark.rule("MOC-GLD-11")
@pytest.mark.rule("IST-RES-15")
def test_hidden_guild_cards_may_be_any_that_were_not_seen() -> None:
    table = mocha({"red": {"guild": [3]}, "yellow": {"guild": [5, 9]}, "green": {}}, guild_discards=[1, 2])
    held = {imagined(table, 1, seed).player("red").guild[0] & KIND for seed in range(400)}
    assert held == set(range(1, 21)) - {1, 2, 5, 9}
    assert all(guilds(imagined(table, 1, seed), "yellow") == [5, 9] for seed in range(20))
    anybodys = {number for seed in range(400) for number in guilds(imagined(table, SPECTATOR, seed), "yellow")}
    assert anybodys == set(range(3, 21))


@pytest.mark.rule("IST-RES-15")
def test_a_guild_card_of_an_earlier_pile_is_imagined_as_one_of_that_pile() -> None:
    players = {"red": {"guild": ["3 of pile 1"]}, "yellow": {"guild": ["4 of pile 1", 8]}, "green": {"guild": [9]}}
    table = mocha(players, guild_pile={"number": 2})
    for seed in range(60):
        world = imagined(table, 2, seed)
        assert set(guilds(world, "red")) <= {3, 4}
        assert set(guilds(world, "red") + guilds(world, "yellow")) >= {3, 4}
    assert {guilds(imagined(table, 2, seed), "red")[0] for seed in range(60)} == {3, 4}


@pytest.mark.rule("MOC-GLD-11")
def test_a_view_says_which_guild_cards_are_unseen_and_who_holds_how_many() -> None:
    players = {"red": {"guild": ["3 of pile 1"]}, "yellow": {"guild": [8]}, "green": {"guild": [9, 10]}}
    others = [number for number in range(1, 21) if number not in (3, 8, 9, 10)]
    table = mocha(players, guild_pile={"number": 2, "cards": others[4:]}, guild_discards=others[:4])
    view: Any = table.state.view(2)
    assert view["players"]["green"]["guild"] == [9, 10]
    assert view["players"]["yellow"]["guild"] == []
    assert view["guild_pile"] == {"number": 2, "cards": 12}
    assert view["unseen_guilds"] == [
        {"piles": [1], "cards": {"3": 1}, "hands": {"red": 1}},
        {"piles": [2], "cards": {str(n): 1 for n in sorted([8, *others[4:]])}, "hands": {"yellow": 1}},
    ]


def test_only_its_owner_hears_which_guild_card_was_drawn() -> None:
    table = mocha({"red": {"hand": ["buy-guild"], "coffee": 2}, "yellow": {}})
    table.play("play buy-guild", luck=drawing_guilds(table, 14))
    [event] = table.told("draw guild")
    assert event.seen_by(0) == {"what": "draw guild", "seat": 0, "guild": 14}
    assert event.seen_by(1) == {"what": "draw guild", "seat": 0}


def test_no_doubt_arises_about_guild_cards() -> None:
    """There is one of each, so everybody can tell which draw pile a shown card had come from."""
    players = {"red": {"merchant": 18, "guild": ["3 of pile 1", 8]}, "yellow": {"guild": ["4 of pile 1"]}}
    table = mocha(players, "act", guild_pile={"number": 2}).play("act", "drop 8")
    assert table.state.mocha.guilds.memory is None
    views = [table.state.imagine(1, FastLuck(seed)).view(1) for seed in range(10)]
    assert all(view == table.state.view(1) for view in views)


def test_an_imagined_world_can_be_written_and_read() -> None:
    game = find_game("istanbul")
    table = mocha({"red": {"guild": [3, 4]}, "yellow": {"guild": [5]}, "green": {}})
    world = table.state.imagine(2, FastLuck(3))
    assert game.write(game.read(game.write(world))) == game.write(world)
    assert guilds(table, "red") == [3, 4], "the real hands stay as they are"
