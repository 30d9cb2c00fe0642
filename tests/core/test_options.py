"""An option says which of its choices so many players have."""

from copy import copy

import pytest

import bedesten
from bedesten.core.errors import BadOption
from bedesten.core.registry import Game, Option, all_games

MODE = Option(
    "mode",
    "alone or against others",
    "race",
    ("race", "teams", "alone"),
    players={"race": range(2, 6), "teams": range(4, 5), "alone": range(1, 2)},
)


def test_choices_are_those_that_so_many_players_have() -> None:
    assert MODE.possible(1) == ["alone"]
    assert MODE.possible(3) == ["race"]
    assert MODE.possible(4) == ["race", "teams"]


def test_where_so_many_players_do_not_have_the_default_the_first_choice_they_have_is_usual() -> None:
    assert MODE.usual(3) == "race"
    assert MODE.usual(1) == "alone"


def test_what_is_accepted_says_for_how_many() -> None:
    assert MODE.accepted() == "race (2 to 5 players), teams (4 players), alone (1 player)"


def timed_game() -> Game:
    """Return a game that ends by itself among bots, and not among people."""
    game = copy(next(game for game in all_games() if type(game).settings is Game.settings and 3 in game.players))
    game.options = (Option("cap", "turns after which it ends", "300", ("300", "off"), people="off"), MODE)
    return game


def test_where_a_person_sits_an_option_may_be_chosen_otherwise_than_among_bots() -> None:
    game = timed_game()
    assert game.settings(3, {}) == {"cap": "300", "mode": "race"}
    assert game.settings(3, game.with_people({})) == {"cap": "off", "mode": "race"}


def test_people_cannot_choose_what_only_bots_have() -> None:
    game = timed_game()
    assert game.with_people({"cap": "off", "mode": "teams"}) == {"cap": "off", "mode": "teams"}
    with pytest.raises(BadOption, match="cap=300 is not possible where a person plays; accepted: off"):
        game.with_people({"cap": "300"})


def test_a_position_of_bots_is_played_on_by_people_with_what_people_have() -> None:
    game = timed_game()
    assert game.seated({"round": 5}) == {"round": 5, "options": {"cap": "off"}}
    seated = game.seated({"options": {"cap": "300", "mode": "race"}})
    assert seated == {"options": {"cap": "off", "mode": "race"}}
    game.options = (MODE,)
    assert game.seated({"round": 5}) == {"round": 5}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_what_is_chosen_where_a_person_sits_is_one_of_the_choices(game: bedesten.Game) -> None:
    for players in game.players:
        assert game.settings(players, game.with_people({}))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_choice_is_refused_to_a_number_of_players_that_does_not_have_it(game: bedesten.Game) -> None:
    for option in game.options:
        for players in game.players:
            possible = option.possible(players)
            assert not option.choices or possible, "something is possible with every number of players"
            for choice in option.choices:
                if choice in possible:
                    assert game.settings(players, {option.name: choice})
                else:
                    with pytest.raises(bedesten.BadOption, match=rf"{choice} is not possible with {players} player"):
                        game.settings(players, {option.name: choice})
            assert game.settings(players, {})
