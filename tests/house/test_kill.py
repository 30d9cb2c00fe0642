"""Nothing is lost and nobody goes deaf, however often the house or its database is killed: short storms.

`make storm` rages longer.
"""

import pytest
from tests.house.client import run
from tests.house.fixtures import MakeHouse
from tests.house.postgres import Postgres
from tests.house.server import House
from tests.house.storm import Storm, check

pytestmark = [pytest.mark.slow, pytest.mark.waits]


def test_nothing_is_lost_when_the_house_is_killed_20_times(house: House) -> None:
    storm = Storm([house], seed=50)
    run(storm.rage(20))
    figures = check(storm, house)
    assert figures["acknowledged"] > 400
    assert storm.kills == 20
    assert storm.resent > 10


def test_nothing_is_lost_when_one_of_two_houses_is_killed_10_times(database: str, start_house: MakeHouse) -> None:
    houses = [start_house(database=database), start_house(database=database)]
    storm = Storm(houses, seed=20)
    run(storm.rage(10))
    figures = check(storm, houses[0])
    assert figures["acknowledged"] > 200
    assert storm.kills == 10
    assert storm.resent > 5


def test_nobody_goes_deaf_when_the_database_is_killed_20_times(
    own_postgres: Postgres, own_database: str, start_house: MakeHouse
) -> None:
    """Two workers lose PostgreSQL under load; within 3 s of its return every open socket has heard everything."""
    house = start_house(database=own_database, workers=2)
    storm = Storm([house], seed=21)
    storm.victims = [own_postgres]
    run(storm.rage(20))
    figures = check(storm, house)
    assert figures["acknowledged"] > 400
    assert storm.kills == 20
    assert storm.resent > 10
