"""Walls: what counts, what does not, that nothing is lost or counted twice, and that a wall is its person's own."""

import asyncio
from random import Random
from typing import Any

import pytest
from tests.every_game import samples_of
from tests.house.client import ME, Person, Player, Refusal, bot
from tests.house.fixtures import MakeHouse
from tests.house.playing import run_async
from tests.house.server import House

from bedesten.core.record import Record, replay
from bedesten.core.registry import Game, all_games, find_game
from bedesten.core.wall import Wall

Json = dict[str, Any]

GAMES = [game for game in all_games() if game.wall is not None]
every_wall = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
WITHOUT = [game for game in all_games() if game.wall is None]
SHORT = min(GAMES, key=lambda game: samples_of(game).length)
"""What takes a few decisions only, for what is the same in every game."""

PASSWORD = "a carpet for a camel"


def wall_of(game: Game) -> Wall:
    assert game.wall is not None
    return game.wall


async def shown(person: Person, game: Game) -> Json:
    answer: Json = await person.get(f"/api/me/walls/{game.word}")
    return answer


async def begin_alone(person: Person, game: Game, **fields: Any) -> str:
    table = await person.make_table([ME], game=game.name, **fields)
    await person.start(table["id"])
    return str(table["id"])


async def play_alone(person: Person, game: Game, seed: int = 1, **fields: Any) -> str:
    """Play a game alone to its end; return its table."""
    table = await begin_alone(person, game, **fields)
    async with await Player.sit(person, table, 0, luck=Random(seed)) as player:
        await player.play()
        assert player.is_over
    return table


async def reached(person: Person, table: str) -> dict[str, int]:
    """Return what a game has reached, as its record tells it."""
    state = replay(Record.read(await person.record(table)))
    return wall_of(find_game(state.game)).reached(state)


def is_empty(wall: Json) -> bool:
    return wall["played"] == 0 and not wall["games"] and not any(tile["set_by"] for tile in wall["tiles"])


@every_wall
@run_async
async def test_a_game_played_alone_is_on_the_wall_of_its_player_and_of_nobody_else(
    either_database: str, start_house: MakeHouse, game: Game
) -> None:
    house = start_house(database=either_database)
    person, other = await Person.arrive(house.address), await Person.arrive(house.address)
    before = await shown(person, game)
    assert is_empty(before)
    assert [tile["name"] for tile in before["tiles"]] == [tile.name for tile in wall_of(game).tiles({})]
    assert all(condition["have"] is None for tile in before["tiles"] for condition in tile["conditions"])
    assert before["proposal"] == wall_of(game).tiles({})[0].name
    table = await play_alone(person, game)
    wall = await shown(person, game)
    (played,) = wall["games"]
    assert (wall["played"], wall["best"], played["table"]) == (1, table, table)
    kept = played["reached"]
    assert kept == await reached(person, table)
    assert played["score"] == [kept[name] for name in wall["score"]]
    for tile in wall["tiles"]:
        is_set = tile["name"] in played["tiles"]
        assert (tile["set_by"], tile["is_new"]) == ((table, True) if is_set else (None, False))
        assert tile["closest"] == table
        assert [condition["have"] for condition in tile["conditions"]] == [
            kept[condition["what"]] for condition in tile["conditions"]
        ]
        assert is_set == (tile["missing"] == 0) == (not any(each["missing"] for each in tile["conditions"]))
    assert wall["proposal"] in [tile["name"] for tile in wall["tiles"] if not tile["set_by"]]
    assert is_empty(await shown(other, game))
    assert is_empty(await shown(Person(house.address), game))


async def win(person: Person, game: Game) -> tuple[str, Json]:
    """Play games alone until one sets a tile; return its table and the wall."""
    for seed in range(50):
        table = await play_alone(person, game, seed)
        wall = await shown(person, game)
        if any(tile["set_by"] == table for tile in wall["tiles"]):
            return table, wall
    raise AssertionError("no game has set a tile")


@run_async
async def test_a_tile_stays_with_the_first_game_that_set_it_and_is_new_for_one_visit(
    either_database: str, start_house: MakeHouse
) -> None:
    house = start_house(database=either_database)
    person = await Person.arrive(house.address)
    table, wall = await win(person, SHORT)
    first = next(tile for tile in wall["tiles"] if tile["set_by"] == table)
    assert first["is_new"]
    before = wall["played"]
    while True:
        again = await play_alone(person, SHORT, seed=before)
        wall = await shown(person, SHORT)
        before += 1
        assert wall["played"] == before
        if first["name"] in wall["games"][0]["tiles"]:
            break
    assert next(tile for tile in wall["tiles"] if tile["name"] == first["name"])["set_by"] == table
    earlier, latest = (next(each for each in wall["games"] if each["table"] == one)["at"] for one in (table, again))
    await person.post(f"/api/me/walls/{SHORT.name}/seen", until=earlier)
    seen = {tile["name"]: tile["is_new"] for tile in (await shown(person, SHORT))["tiles"]}
    assert not seen[first["name"]]
    await person.post(f"/api/me/walls/{SHORT.name}/seen", until=latest)
    assert not any(tile["is_new"] for tile in (await shown(person, SHORT))["tiles"])


@run_async
async def test_only_the_last_games_and_those_that_matter_are_told(shared_house: House) -> None:
    person = await Person.arrive(shared_house.address)
    tables = [await play_alone(person, SHORT, seed) for seed in range(13)]
    wall = await shown(person, SHORT)
    assert wall["played"] == 13
    assert [game["table"] for game in wall["games"]][:10] == tables[::-1][:10]
    named = {tile[key] for tile in wall["tiles"] for key in ("set_by", "closest")} | {wall["best"]} - {None}
    assert named - {None} <= {game["table"] for game in wall["games"]}
    scores = {game["table"]: game["score"] for game in wall["games"]}
    assert scores[wall["best"]] == max(scores.values())


@run_async
async def test_a_table_that_began_otherwise_than_by_its_rules_never_counts(shared_house: House) -> None:
    person = await Person.arrive(shared_house.address)
    table = await play_alone(person, SHORT)
    counted = await shown(person, SHORT)
    # A fork of the finished game, one of a running game, and a position.
    fork = (await person.continue_from(table, 1))["id"]
    running = await begin_alone(person, SHORT)
    async with await Player.sit(person, running, 0) as player:
        await player.act()
    branch = (await person.continue_from(running, 1))["id"]
    position = next(one for one, _ in samples_of(SHORT).positions.values() if len(one["players"]) == 1)
    given = (await person.make_table([ME], game=SHORT.name, position=position))["id"]
    await person.start(given)
    for number, one in enumerate((fork, branch, given)):
        async with await Player.sit(person, one, 0, luck=Random(number)) as player:
            await player.play()
        assert not (await person.table(one))["may_be_rated"]
        assert (await person.table(one))["phase"] == "over"
    assert await shown(person, SHORT) == counted


@run_async
async def test_a_game_that_a_bot_has_played_in_never_counts(shared_house: House) -> None:
    person = await Person.arrive(shared_house.address)
    table = await begin_alone(person, SHORT)
    async with await Player.sit(person, table, 0) as player:
        await player.act()
        await person.leave(table)
        await player.socket.until(lambda: any(moment["kind"] == "bot" for moment in player.moments) or None)
        await person.come_back(table)
        if not player.is_over:
            await player.play()
    assert (await person.table(table))["phase"] == "over"
    watched = await person.make_table([bot("random")], game=SHORT.name)
    await person.start(watched["id"])
    async with asyncio.timeout(60):
        while (await person.table(watched["id"]))["phase"] != "over":
            await asyncio.sleep(0.05)
    assert is_empty(await shown(person, SHORT))


@run_async
async def test_a_game_of_several_is_on_nobodys_wall(shared_house: House) -> None:
    person = await Person.arrive(shared_house.address)
    table = (await person.make_table([ME, ME], game=SHORT.name))["id"]
    await person.start(table)
    async with (
        await Player.sit(person, table, 0, luck=Random(1)) as one,
        await Player.sit(person, table, 1, luck=Random(2)) as two,
    ):
        await asyncio.gather(one.play(), two.play())
    assert (await person.table(table))["phase"] == "over"
    assert is_empty(await shown(person, SHORT))


@run_async
async def test_what_is_taken_back_during_a_game_is_not_on_the_wall(shared_house: House) -> None:
    person = await Person.arrive(shared_house.address)
    table = await begin_alone(person, SHORT)
    async with await Player.sit(person, table, 0, luck=Random(5)) as player:
        offers = player.position["actions"]
        await player.act(next(offer["action"] for offer in offers if offer.get("what") and "stop" not in offer))
        await player.undo()
        await player.play()
        assert player.is_over
    wall = await shown(person, SHORT)
    assert wall["played"] == 1
    assert wall["games"][0]["reached"] == await reached(person, table)


@run_async
async def test_after_a_kill_every_game_that_ended_is_there_once(either_database: str, start_house: MakeHouse) -> None:
    house = start_house(database=either_database)
    person = await Person.arrive(house.address)
    ended: list[str] = []
    for seed in range(3):
        table = await begin_alone(person, SHORT)
        async with await Player.sit(person, table, 0, luck=Random(seed)) as player:
            for _ in range(seed + 1):
                await player.act()
            await asyncio.to_thread(house.kill)
            await asyncio.to_thread(house.start)
            await player.reconnect()
            await player.play()
            assert player.is_over
        # The last decision was acknowledged a moment ago.
        await asyncio.to_thread(house.kill)
        ended.append(table)
        await asyncio.to_thread(house.start)
        wall = await shown(person, SHORT)
        assert [game["table"] for game in wall["games"]] == ended[::-1]
        assert wall["played"] == len(ended)
        assert wall["games"][0]["reached"] == await reached(person, table)


@run_async
async def test_a_guest_who_makes_an_account_keeps_the_wall(shared_house: House) -> None:
    person = await Person.arrive(shared_house.address)
    await play_alone(person, SHORT)
    wall = await shown(person, SHORT)
    assert wall["played"] == 1
    await person.set_password(PASSWORD)
    assert await shown(person, SHORT) == wall
    elsewhere = Person(shared_house.address)
    await elsewhere.login(person.name, PASSWORD)
    assert await shown(elsewhere, SHORT) == wall


@run_async
async def test_a_wall_is_exported_and_deleted_with_its_person(either_database: str, start_house: MakeHouse) -> None:
    house = start_house(database=either_database)
    person, other = await Person.arrive(house.address, "Ayşe"), await Person.arrive(house.address, "Bora")
    table = await play_alone(person, SHORT, seed=3)
    await play_alone(other, SHORT, seed=4)
    await person.say(table, "alone at last")
    wall = await shown(person, SHORT)
    response = await person.ask("GET", "/api/me/export")
    assert response.headers["content-disposition"] == 'attachment; filename="bedesten.json"'
    export = response.json()
    assert export["me"] == await person.whoami()
    assert [(row["table"], row["seat"], row["name"]) for row in export["tables"]] == [(table, 0, "Ayşe")]
    assert [(line["table"], line["text"]) for line in export["chat"]] == [(table, "alone at last")]
    (kept,) = export["solo_games"]
    (told,) = wall["games"]
    assert kept == {
        "table": table, "game": SHORT.name, "at": told["at"], "reached": told["reached"], "tiles": told["tiles"],
    }  # fmt: skip
    for secret in ("password", "cookie", "Bora"):
        assert secret not in response.text
    await person.delete()
    assert await person.status("GET", "/api/me/export") == 401
    assert (await shown(other, SHORT))["played"] == 1
    assert await asyncio.to_thread(house.rows, "select count(*) from solo_games") == [(1,)]


@run_async
async def test_what_has_no_wall_is_not_found(shared_house: House) -> None:
    person = await Person.arrive(shared_house.address)
    for name in ("no-such-game", *(game.word for game in WITHOUT)):
        for method, path in (("GET", f"/api/me/walls/{name}"), ("POST", f"/api/me/walls/{name}/seen")):
            assert await person.status(method, path, json={"until": 1}) == 404
    nobody = Person(shared_house.address)
    assert await nobody.status("POST", f"/api/me/walls/{SHORT.name}/seen", json={"until": 1}) == 401
    assert await nobody.status("GET", "/api/me/export") == 401
    for until in (-1, 1e300, "yesterday", None):
        assert await person.status("POST", f"/api/me/walls/{SHORT.name}/seen", json={"until": until}) == 422
    with pytest.raises(Refusal) as refused:
        await person.get(f"/api/me/walls/{'x' * 41}")
    assert refused.value.status == 422
