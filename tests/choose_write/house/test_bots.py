"""Bots of Choose & Write in a house: the planner sits down alone, and nowhere else."""

import pytest

from bedesten.games.choose_write.data import NAME
from tests.house.client import ME, Person, bot
from tests.house.playing import run_async
from tests.house.server import House

pytestmark = pytest.mark.slow


@run_async
async def test_the_planner_is_offered_for_a_table_with_one_seat(shared_house: House) -> None:
    async with await Person.arrive(shared_house.address) as person:
        games = {game["name"]: game for game in await person.get("/api/games")}
        levels = games[NAME]["levels"]
        assert levels["1"] == ["easy", "medium", "planner"]
        assert all(levels[str(players)] == ["easy", "medium"] for players in range(2, 6))
        table = await person.make_table([bot("planner")], game=NAME)
        assert [seat["bot"] for seat in table["seats"]] == ["planner"]


@run_async
async def test_the_planner_is_refused_with_several_seats(shared_house: House) -> None:
    async with await Person.arrive(shared_house.address) as person:
        answer = await person.ask("POST", "/api/tables", json={"game": NAME, "seats": [ME, bot("planner")]})
        assert answer.status_code == 422
        message = answer.json()["error"]["message"]
        assert message == "The bot 'planner' does not play this game with so many; levels: easy, medium."
